# Twilight Imperium on its board
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
fleet-to = Кораблі, які переміщуються до системи { $system }
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
not-used = ще не використана
is-named = ось-ось візьмуть
nobody-has-it = ні в кого немає
decks-left = Залишилося карт: карт дій { $actions }, секретних цілей { $secrets }, карт засідання { $agendas }

# objectives
track = Переможні очки
scored = виконана
is-met = умову виконано
scored-at-once = Виконується у фазі дій, одразу коли це сталося.
face-down-n = закрито: { $n }
open-secrets = Секретні цілі, що стали відкритими
my-secrets = Мої секретні цілі
only-you-see = це бачите лише ви
cannot-score = Не можуть виконувати відкриті цілі без усіх планет рідної системи: { $who }

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
for-resources = і { $n } ресурсів
who-has-it = У кого є
point-at-technology = Оберіть технологію, щоб прочитати, що вона робить і що для неї потрібно.

# units
cost = ціна
combat-value = бій
move-value = хід
capacity = місткість
production-by = виробництво: { $n } і ресурси планети
upgraded = поліпшено
sheet = Аркуш фракції
commodity-limit = Межа продукції: { $n }
fleet-limit = кораблів у системі: до { $n }
begins-with = Починає з
one-of = одна з: { $list }
own-technologies = Технології фракції
own-note = Зобов’язання фракції
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
vote-or-abstain = Оберіть рішення і планети або утримайтеся.
choose-planets = Оберіть планети, що голосують.
voting-order = Порядок голосування
votes-later = ще буде
votes-now = голосує
votes-voted = проголосував
votes-abstained = утримався
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
can-trade = Зараз можна провести обмін
choose-partner = Оберіть гравця. З позначеними знаком угоди можна провести обмін зараз.
promises-only = Обіцяти все одно можна.
nothing-to-say = Зараз не можна пропонувати угоди.
i-give = Я даю
i-want = Я хочу від: { $who }
gives = дає
wants = хоче
promises = Обіцянка
the-note = відкладене зобов’язання
the-cards = відкладені карти дій
declines = нічого не робить у цей момент
deal-text = { $who }: ви даєте — { $gives }; ви хочете — { $wants }.
send-offer = Запропонувати
say-it = Підтвердити
put-away = Прибрати
accept = Прийняти
refuse = Відмовити
withdraw = Відкликати
my-notes = Мої зобов’язання
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
printed-cost = без знижок
you-have = Відновлені планети { $planets }, товари { $goods }
cost-one = по { $n }
cost-pair = два за { $n }
none-of-it = Нічого з цього
send-production = Виробити
send-no-production = Нічого не виробляти
point-at-card = Наведіть на карту, щоб прочитати обидві її властивості.
panel-payment = Оплата
panel-tokens = Жетони наказу
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
