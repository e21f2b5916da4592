# Twilight Imperium on its board
panel-battle = Бій
hits-on = влучання від { $n }
die-hits = { $face }: влучання
die-misses = { $face }: промах
odds-now = { $who }, якщо бій триватиме
odds-before-hits = { $who } до цих влучань
hits-to-assign = { $who }: розподілити влучань: { $n }
attacker = нападник
defender = оборонець
about-asteroid_field = Кораблі не можуть проходити крізь неї та входити в неї.
about-supernova = Кораблі не можуть проходити крізь неї та входити в неї.
about-nebula = Кораблі можуть закінчити тут переміщення, але не пройти; у тих, що виходять, політ 1; оборонець додає 1 до бойових перевірок.
about-gravity_rift = Щоразу, коли корабель виходить звідси, його політ більший на 1, але при кидку 1–3 він зникає.
changed = змінилося з минулого запитання
close-card = Закрити
can-come = Можуть прибути
can-fire = Можуть стріляти по кораблях тут
odds-all = Космічний бій, { $who }, якщо прибудуть усі
odds = перемога { $win } %, нічия { $draw } %, поразка { $lose } %
odds-unknown = неможливо обчислити
odds-space = Космічний бій
odds-ground = Наземний бій, { $planet }, якщо там висадяться всі
odds-choose = Оберіть кораблі, щоб побачити шанси.
custodians-here = Тут лежить жетон охоронців.
tokens-here = Жетони наказів:
as-printed = надруковано
fleet-count = Кораблів
capacity-count = Місць на борту
too-many = зайве доведеться прибрати
all-ships = Усі
ship-goes = { $ship } переміщується, звідки: { $system }
moves = політ
by-way = через: { $way }
spurred = Лише як єдиний корабель, прискорений у цій дії
rift-risk = Ризик { $n } % зникнути в гравітаційному розломі
fill = Заповнити
map = Галактика
panels = Що показано
panel-map = Галактика
panel-empires = Гравці
panel-hand = Мої карти
ships-can-come = кораблів може прибути: { $n }
factions = Фракції
seat-n = Гравець { $n }
damaged = пошкоджено: { $n }
worth = ресурси { $resources }, вплив { $influence }
controlled = контролює { $who }
controlled-exhausted = контролює { $who }, виснажена
active-system = активна система
token-of = жетон наказу: { $who }
free-place = Вільне місце { $at }
custodians-short = охоронці
combat-in = Бій: { $place }, раунд { $n }
shot = { $add ->
     [0] від { $value }:
    *[other] від { $value }, зміна { $add }:
    }
votes-n = { $n ->
     [one] { $n } голос
     [few] { $n } голоси
    *[other] { $n } голосів
    }
points-n = { $n } ПО
scored-by = Досягли: { $who }
covered-n = Закрито: етап I { $one }, етап II { $two }
used = використана
exhausted = виснажена
face-up = відкрито
abilities = Властивості фракції
no-technologies = Без технологій
stores = Що в мене є
ready-worth = Відновлені планети: ресурси { $resources }, вплив { $influence }
settings = Про що мене питати
react-setting = Моменти, коли я можу втрутитися
react-never = Нічого не робити
panel-fleet = Переміщення
fleet = Переміщення
fleet-to = Кораблі переміщуються, куди: { $system }
of = { $n } із { $all }
aboard = на борту { $n } із { $all }
stays = { $ship } залишається
less-aboard = Менше: { $what }, { $where }
more-aboard = Більше: { $what }, { $where }
way-through = Шлях через
any-way = найкращий шлях
send-ships = Перемістити
send-none = Нічого не переміщувати
panel-common = Стратегія
panel-objectives = Цілі
panel-technology = Технології
panel-agenda = Засідання
panel-trade = Торгівля
panel-production = Виробництво
panel-factions = Фракції

# strategy cards
initiative = ініціатива
primary = Основна:
secondary = Другорядна:
secondary-does = Другорядна властивість: { $what }
not-used = ще не використана
is-named = ось-ось візьмуть
nobody-has-it = ні в кого немає
decks-left = Залишилося карт: карт дій { $actions }, секретних цілей { $secrets }, карт засідання { $agendas }

# objectives
track = Переможні очки
scored = досягнута
is-met = умову виконано
scored-at-once = Досягають у фазі дій, щойно це сталося.
face-down-n = закрито: { $n }
open-secrets = Секретні цілі, що стали загальними
my-secrets = Мої секретні цілі
only-you-see = це бачите лише ви
cannot-score = Не можуть досягати загальних цілей без усіх планет рідної системи: { $who }

# technologies
needs = Потрібно
pip-met = є
pip-help = можна замінити
pip-missing = бракує
tech-have = досліджена
tech-spent = досліджена, виснажена
tech-open = можна дослідити
tech-helped = можна дослідити з допомогою
tech-closed = бракує вимог
of-faction = вашої фракції
other-technologies = Інші технології
can-help = Що можна виснажити замість вимоги
for-resources = { $n ->
    [one] і { $n } ресурс
    [few] і { $n } ресурси
   *[other] і { $n } ресурсів
}
who-has-it = У кого є
point-at-technology = Оберіть технологію, щоб прочитати, що вона робить і що для неї потрібно.

# units
cost = ціна
combat-value = бій
move-value = політ
capacity = місця
production-by = виробництво: { $n } і ресурси планети
upgraded = поліпшено
sheet = Планшет фракції
commodity-limit = Межа продукції: { $n }
begins-with = Починає з
one-of = одна з: { $list }
own-technologies = Технології фракції
own-note = Зобов'язання фракції
laws = Закони
directives = Розпорядження
nothing-found = Нічого не знайдено.

# agenda
outcomes = Рішення
settled = уже зрозуміло: { $what }
leads = попереду: { $what }; ще можуть віддати голосів: { $n }
no-votes-yet = голосів ще немає; може бути { $n }
any-of = Кого чи що обирають, називає той, хто голосує.
my-votes = Мої голоси
all-planets = усі планети
no-planets = без планет
secondaries-ahead = Другорядні властивості, до яких дійде черга
ahead-help = Дайте відповідь зараз, і на вас не чекатимуть. Вона спрацює один раз, якщо ще буде можлива. Доти її можна змінити, і інші її не бачать.
vote-ahead = Голосувати так
abstain-ahead = Утриматися
ask-me = Запитати мене
said-ahead = Відповідь наперед:
said-abstain = я утримуюся
vote-or-abstain = Оберіть рішення і планети або утримайтеся.
choose-planets = Оберіть планети, що голосують.
voting-order = Порядок голосування
votes-later = ще буде
votes-now = голосує
votes-voted = голоси віддано
votes-abstained = утримується
votes-barred = не може голосувати
up-to = до { $n }
send-vote = Голосувати
send-abstain = Утриматися
no-agenda = Зараз немає голосування.
no-agenda-custodians = Поки жетон охоронців лежить на Мекатол-Рексі, засідань немає.
no-laws = Законів немає.
agendas-known = Карти засідання, які ви бачили
deck-from-top = згори: { $n }
deck-from-bottom = знизу: { $n }

# trade
new-offer = Запропонувати угоду
with-whom = З ким
can-trade = Зараз можна укласти угоду
choose-partner = Оберіть гравця. З позначеними знаком угоди її можна укласти зараз.
promises-only = Обіцяти все одно можна.
nothing-to-say = Зараз не можна пропонувати угоди.
i-give = Я даю
i-want = Я хочу від: { $who }
gives = дає
wants = хоче
promises = Обіцянка
the-note = відкладене зобов'язання
the-cards = відкладені карти дій
declines = нічого не робить у цей момент
deal-text = { $who }: ви даєте — { $gives }; ви хочете — { $wants }.
send-offer = Запропонувати
become-goods = Жетони продукції стають товарами, коли їх отримує інший гравець.
offers-to-me = Пропозицій вам: { $n }
say-it = Підтвердити
put-away = Прибрати
accept = Прийняти
refuse = Відмовити
withdraw = Відкликати
my-notes = Мої зобов'язання
is-aside = відкладено для передачі
set-aside = Відкласти
show-to = Показати
ledger = Що вже зроблено
no-deals = Угод поки немає.
in-round = раунд { $n }
less-of = Менше: { $what }
more-of = Більше: { $what }

# production
units-so-far = Загони
you-have = Відновлені планети { $planets }, товари { $goods }
cost-one = по { $n }
cost-pair = два за { $n }
none-of-it = Нічого з цього
send-production = Створити
send-no-production = Нічого не створювати
send-landing = Висадити
send-no-landing = Нікого не висаджувати
over-fleet = Резерв флоту дозволяє тримати кораблів у системі: { $pool }. Зайві доведеться прибрати: { $over }.
point-at-card = Наведіть на карту, щоб прочитати обидві її властивості.
panel-payment = Оплата
panel-tokens = Жетони наказів
paid-of = Сплачено: { $n } з { $cost } ({ $what })
is-lost = { $n } пропаде
waste-least = З найменшою втратою
other-influence = вплив { $n }
other-resources = ресурси { $n }
each-worth = кожен за { $n }
tokens-left = Залишилося розподілити жетонів: { $n }
tokens-placed = Усі жетони розподілено.
as-now = Як зараз
pool-tactic = по одному на кожну активовану систему
pool-fleet = стільки кораблів у кожній системі
pool-strategy = на другорядні властивості
my-cards = Мої карти

# values of a player that something may change
value-fleet_limit = Кораблів у системі, не більше
value-action_card_hand_limit = Карт дій на руці, не більше
value-actions_per_turn = Дій за хід
value-bombardment_dice = Додаткових кісток одного загону під час бомбардування
value-custodians_influence = Впливу, щоб вилучити жетон охоронців
value-fighters_infantry_per_cost = Винищувачів або піхоти за одну ціну
value-hits_cancelled_per_sustain = Влучань скасовує одне зазнавання пошкоджень
value-home_system_needed_to_score = Чи потрібна рідна система, щоб досягати загальних цілей (1: так, 0: ні)
value-production_total_cost = Зміна ціни виробництва
value-space_cannon_dice = Додаткових кісток одного загону під час стрільби космічних гармат
value-space_cannon_result = Додається до стрільби гармат по цих загонах
value-status_action_cards = Карт дій у фазі статусу
value-status_tokens = Жетонів наказів у фазі статусу
value-technology_card_resources = Ресурсів за дослідження за картою «Дослідження»
value-trade_good_value = Скільки вартий один товар
value-trade_secondary_tokens = Жетонів наказів за другорядну властивість «Торгівлі»

# the table of rounds
chronicle-points = Очки
chronicle-cards = Карти стратегії
chronicle-planets = Планети
chronicle-won = Бої виграно
chronicle-beaten = Бої програно
chronicle-drawn = Бої внічию
chronicle-technologies = Технології
chronicle-partners = Угоди

# your first round
first-strategy-title = Фаза стратегії: візьміть карту
first-strategy-text = Починаючи з речника, кожен бере карту стратегії (утрьох і вчотирьох — дві). Її число каже, коли ви ходите цього раунду; її основна властивість — лише ваша. На картах, яких ніхто не взяв, накопичуються товари.
first-activate-title = Ваш хід: активуйте систему
first-activate-text = Найчастіше хід — це тактична дія. Ви кладете жетон наказу з тактичного резерву в систему; тут вона суміжна з вашою рідною. Кораблі прийдуть туди, і до кінця раунду жоден із неї не піде.
first-move-title = Приходять кораблі
first-move-text = Оберіть кораблі, які можуть дійти; планувальник покаже шляхи, місце й шанси до відправлення. Транспортери беруть із собою піхоту та винищувачі. Кораблів у системі не більше, ніж жетонів у резерві флоту; винищувачі не рахуються.
first-battle-title = Якщо там хтось є: космічний бій
first-battle-text = Обидві сторони кидають за кожен корабель десятигранну кістку; влучає той, хто викинув своє значення бою чи більше. Кожне влучання знищує корабель на вибір власника або пошкоджує загін із зазнаванням пошкоджень. Так раунд за раундом, доки одна сторона не загине чи не відступить.
first-invade-title = Висадіться й займіть планети
first-invade-text = Піхота висаджується на планети. Якщо їх захищають, вирішує наземний бій. Ваша планета дає ресурси та вплив; вам вона дістанеться виснаженою й відновиться наприкінці раунду.
first-produce-title = Створіть загони
first-produce-text = Якщо ваша база стоїть в активній системі, наприкінці дії вона створює загони. Активуйте рідну систему одним із наступних ходів: планети виснажуються й платять ресурсами, найощадливішу оплату вже викладено.
first-secondary-title = Карти стратегії служать усім
first-secondary-text = Іншим ходом ви застосовуєте карту стратегії. Решта можуть застосувати її другорядну властивість, зазвичай за жетон стратегічного резерву; ви — їхніх карт. Пропустити хід можна лише тоді, коли карту застосовано.
first-trade-title = Укладайте угоди
first-trade-text = Ваша продукція вам марна, але в сусіда стає товарами. Обміняйтеся: виграють обидва. Товар замінює ресурс або вплив. Домовлятися можна будь-коли; обмінюються в хід одного з двох, раз за хід із кожним сусідом.
first-score-title = Фаза статусу: очки
first-score-text = Коли всі пропустили хід, кожен може досягти однієї загальної й однієї секретної цілі. Смужки показують, хто наскільки близько. Потім розкривають нову ціль, приходять жетони й карти, усе відновлюється. Перемагає той, хто першим набере десять очок.
first-agenda-title = Мекатол-Рекс і засідання
first-agenda-text = Хто першим заплатить 6 впливу й висадиться на Мекатол-Рекс, отримає очко. Відтоді наприкінці кожного раунду обговорюють два питання: вплив ваших відновлених планет — це голоси.
tie-broken = За рівності очок перемагає той, хто раніше в порядку ініціативи.
