# «Зоряне злиття»: усі тексти українською

# title
title = Зоряне злиття
tagline = Дев'ять видів, шість раундів, одні великі перемовини: збагатіть усіх, а себе трохи більше.

## Rounds, bids, options

# questions
ask-species = Оберіть свій вид
ask-handicap = { $a ->
    [-1] Фора: без якого малого кубика ви починаєте?
   *[1] Фора: який малий кубик ви берете?
    }
ask-unsupported = Колоній більше, ніж постачання: які йдуть під колоду ({ $least })?
ask-order = У якому порядку ваші колонії йдуть під колоду?
ask-bid = Поставте кораблі на колонії та на наукові групи; у вас { $a }
ask-colonies = Купіть колонію за ставку { $a } або спасуйте й залиште кораблі собі
ask-research = Купіть наукову групу за ставку { $a } або спасуйте й залиште кораблі собі
ask-steal = Кого ви обкрадаєте і як?
ask-bribe = Чим ви платите за «{ $b }»? Кого обкрадаєте: { $a } ({ $total })
ask-loot = Що ви крадете картою «{ $b }»? У кого: { $a } ({ $total })
do-colonies-split = Розділити ставку
do-steal-rob = { $a }: { $b }, спосіб оплати { $d }, перетворювач { $c }
part-bid-bid = Ставка
part-bid-open = Відкрити ставки
field-bid-bid-a = кораблі на колонії
field-bid-bid-b = кораблі на наукові групи

# what is wrong with a bid
flaw-too-many-ships = Обидві ставки разом — { $a }, а кораблів у вас { $b }: ставте менше.
flaw-promised-bid = Ви обіцяли: на цій шкалі ({ $a }) ставка не менше { $b } і не більше { $c }.
flaw-borrowed-upgrade = Карту «{ $a }» позичено, а позичені карти за цим столом не покращують: це може зробити її власник.
why-lacks = Бракує: { $b }

# what happens
event-species = { $seat } грає за вид: { $species }
event-handicap = { $n ->
    [-1] { $seat } починає без одного кубика: { $kind }
   *[1] { $seat } починає із зайвим кубиком: { $kind }
    }
event-round = Раунд { $round }
event-entered = { $seat } вводить у гру: { $card }
event-invented = { $seat } винаходить: { $card }
event-acknowledged = { $seat } повертає визнання, { $to } отримує очко
event-gained = { $seat } отримує завдяки карті «{ $card }»: { $goods }
event-lost = { $seat } не має постачання для колонії «{ $card }»: вона йде під колоду
event-bonus = { $seat } отримує { $vp } ПО за спільне використання ({ $card })
event-announced = { $seat } оголошує кораблі: { $ships }
event-bid = { $seat }: ставку зроблено
event-revealed = { $seat }: ставка { $ships } ({ $track })
event-split = { $seat } ділить ставку: { $more } і { $less }
event-passed = { $seat } пасує і залишає собі кораблі: { $ships }
event-bought = { $seat } купує «{ $card }» за { $ships }
event-sown = { $seat } отримує насінину на колонію «{ $card }»
event-stolen = { $seat } краде у гравця { $foe } картою «{ $card }»: { $loot }. Сплачено: { $paid }.
event-returned = { $seat } повертає карту власникові ({ $to }): { $card }
event-over = Гру закінчено

# stages and phases
stage-round = Раунд { $a }
stage-phase = { $a }
stage-set_up = Підготовка
stage-choose_species = Вибір виду
stage-handicap = Фора
stage-deal = Підготовка
setup = Підготовка
trade = Фаза торгівлі
economy = Фаза економіки
sharing = Спільне використання
bidding = Ставки
colonies = Колонії
research = Наукові групи
steal = Фаза крадіжки
over = Кінець

# points, and keys of the view
score-vp = Переможні очки
score-leftovers = Залишок
view-round = Раунд
view-rounds = Раундів
view-phase = Фаза
view-over = Закінчено
view-cards = Карти у грі
view-turned = Покращені й освоєні карти
view-seedlings = Колонії з насіниною
view-used = Запущені перетворювачі
view-tucked = Витрачені карти
view-removed = Поза грою
view-species_left = Вільні види
view-relics = Реліктових світів у колоді
view-invented = Винайдено в цьому раунді
view-column = Винайдено раніше
view-licensed = Ліцензії
view-offers = Пропозиції
view-promises = Обіцянки
view-deals = Укладено угод
view-order = Нерозіграні ставки
view-traded = У безпеці від крадіжки
view-robbed = Обкрадені в цьому раунді
view-species = Вид
view-stock = Запас
view-donation = Карта пожертв
view-envoy_gift = Піде одному гравцю
view-acknowledgements = Визнання
view-envoys = Посланці
view-support = Постачання колоній
view-bonus = Бонус спільного використання
view-ready = Готовність
view-announced = Оголошено кораблів
view-has_bid = Ставку зроблено
view-bid = Ставка
view-vp = Очки
view-score = Рахунок
view-colonies = Шкала колоній
view-research = Шкала наукових груп
view-seat = Місце
cells = комірки
least = мінімальні ставки
top = верхня карта
under = під колодою
unseen = невідомих карт
used = запущено
turned = перевернуто
ships = кораблі
seat = місце
view-made = Зроблено пропозицій
span-round = цей раунд

# options
option-species = Види
option-species-help = Хто за кого грає: обирають за порядком місць, у порядку за жеребом, або види роздають.
option-species-choose = обирають за порядком місць
option-species-random = обирають у порядку за жеребом
option-species-dealt = роздаються
option-first_game = Перша партія
option-first_game-help = Обирати можна лише з найпростіших видів, за кількістю гравців.
option-exact_scoring = Точний підрахунок
option-exact_scoring-help = Залишок наприкінці рахують у дванадцятих частках очка, без округлення.
option-trade_timer = Таймер торгівлі
option-trade_timer-help = Хто мовчить, доки не вийшов час, вважається готовим.
option-lien = Застава
option-lien-help = Чи можна витрачати те, що ви маєте віддати в цій самій фазі торгівлі.
option-lien-free = можна витрачати
option-lien-strict = не можна витрачати
option-split_leftover_donations = Ділити залишок пожертв
option-split_leftover_donations-help = Залишок на карті пожертв може піти кільком гравцям.
option-open_offers = Відкриті пропозиції
option-open_offers-help = Кожну пропозицію бачать усі, а не лише ті, кому її зроблено.
option-open_points = Відкриті очки
option-open_points-help = Очки всіх гравців видно всім.
option-borrowed_upgrade = Покращення позичених карт
option-borrowed_upgrade-help = Той, у кого лежить позичена карта, може запустити перетворювач, який її покращує.
option-borrowed_upgrade-yes = так
option-borrowed_upgrade-no = ні
option-lending_on = Позичати далі
option-lending_on-help = Позичену карту можна позичити далі до кінця раунду.
option-lending_on-yes = так
option-lending_on-no = ні
option-loot_pays = Плата краденим
option-loot_pays-help = Украденим у цій фазі можна платити за наступну крадіжку.
option-loot_pays-yes = так
option-loot_pays-no = ні
option-short_loot = Неповна здобич
option-short_loot-help = Обікрасти можна й того, у кого менше, ніж треба вкрасти.
option-short_loot-yes = так
option-short_loot-no = ні
option-handicap_1 = Фора, місце 1
option-handicap_1-help = На один малий кубик менше чи більше на початку.
option-handicap_1-0 = немає
option-handicap_1--1 = на кубик менше
option-handicap_1-1 = на кубик більше
option-handicap_2 = Фора, місце 2
option-handicap_2-help = На один малий кубик менше чи більше на початку.
option-handicap_2-0 = немає
option-handicap_2--1 = на кубик менше
option-handicap_2-1 = на кубик більше
option-handicap_3 = Фора, місце 3
option-handicap_3-help = На один малий кубик менше чи більше на початку.
option-handicap_3-0 = немає
option-handicap_3--1 = на кубик менше
option-handicap_3-1 = на кубик більше
option-handicap_4 = Фора, місце 4
option-handicap_4-help = На один малий кубик менше чи більше на початку.
option-handicap_4-0 = немає
option-handicap_4--1 = на кубик менше
option-handicap_4-1 = на кубик більше
option-handicap_5 = Фора, місце 5
option-handicap_5-help = На один малий кубик менше чи більше на початку.
option-handicap_5-0 = немає
option-handicap_5--1 = на кубик менше
option-handicap_5-1 = на кубик більше
option-handicap_6 = Фора, місце 6
option-handicap_6-help = На один малий кубик менше чи більше на початку.
option-handicap_6-0 = немає
option-handicap_6--1 = на кубик менше
option-handicap_6-1 = на кубик більше
option-handicap_7 = Фора, місце 7
option-handicap_7-help = На один малий кубик менше чи більше на початку.
option-handicap_7-0 = немає
option-handicap_7--1 = на кубик менше
option-handicap_7-1 = на кубик більше
option-handicap_8 = Фора, місце 8
option-handicap_8-help = На один малий кубик менше чи більше на початку.
option-handicap_8-0 = немає
option-handicap_8--1 = на кубик менше
option-handicap_8-1 = на кубик більше
option-handicap_9 = Фора, місце 9
option-handicap_9-help = На один малий кубик менше чи більше на початку.
option-handicap_9-0 = немає
option-handicap_9--1 = на кубик менше
option-handicap_9-1 = на кубик більше

## Trade, deals, promises

# questions
ask-trade = Торгуйте або скажіть «Готово»
ask-which = Які кубики переходять: { $a } → { $b } ({ $total })
ask-buy = Скільки ви купуєте? Продає { $a }: { $b }, кожен за { $c } ({ $d }); не більше { $high }
ask-compensate = Ви не можете виконати обіцянку { $a }: запропонуйте компенсацію
ask-compensation = { $a }: обіцянку { $b } не можна виконати. Погоджуєтеся на компенсацію?
ask-leftovers = Кому дістанеться залишок із вашої карти пожертв?
ask-share_leftovers = Роздайте все, що залишилося на вашій карті пожертв
do-compensation-agree = Погодитися
do-compensation-refuse = Відмовити: усе можливе, потім очки
agree = згода
refuse = відмова

# what one says
part-ready = Готово
part-unready = Торгувати далі
part-run = Запустити перетворювач
part-tuck = Підкласти карту
part-offer = Запропонувати
part-amend = Змінити
part-accept = Прийняти
part-decline = Відхилити
part-withdraw = Відкликати
part-give = Віддати
part-donated = Віддати з карти пожертв
part-card = Передати карту
part-acks = Передати визнання
part-licence = Дати ліцензію на технологію
part-runs = Запускає перетворювач
part-tucks = Підкладає карту
part-pay = Сплатити
part-use = Витратити колонію
part-later = Пізніше
part-if-takes = Якщо карту взято
part-if-runs = Якщо перетворювач запущено
part-if-invents = Якщо винайдено
part-else = А інакше віддати
part-any = Віддати кубики будь-якого кольору
part-buy = Може купити
part-atmost = Ставка не більше
part-atleast = Ставка не менше
part-take = Взяти карту
part-leave = Не брати карту
part-spare = Не красти
part-will = Запустити у фазі економіки
part-wont = Не запускати у фазі економіки
part-noinvent = Не винаходити
part-replaces = Замінює обіцянку

# their fields
field-run-a = карта
field-run-b = перетворювач
field-run-c = спосіб оплати
field-tuck-a = карта
field-tuck-b = під яку
field-amend-a = пропозиція
field-accept-a = пропозиція
field-accept-b = версія
field-decline-a = пропозиція
field-withdraw-a = пропозиція
field-give-a = від кого
field-give-b = кому
field-give-c = що
field-give-d = скільки
field-donated-a = від кого
field-donated-b = кому
field-donated-c = що
field-donated-d = скільки
field-card-a = від кого
field-card-b = кому
field-card-c = карта
field-acks-a = від кого
field-acks-b = кому
field-acks-c = скільки
field-licence-a = від кого
field-licence-b = кому
field-licence-c = технологія
field-runs-a = хто
field-runs-b = карта
field-runs-c = перетворювач
field-runs-d = спосіб оплати
field-tucks-a = хто
field-tucks-b = карта
field-tucks-c = під яку
field-pay-a = що
field-pay-b = скільки
field-use-a = колонія
field-later-a = раунд
field-later-b = коли
field-if-takes-a = хто
field-if-takes-b = карта
field-if-runs-a = хто
field-if-runs-b = карта
field-if-runs-c = перетворювач
field-if-invents-a = хто
field-if-invents-b = технологія
field-else-a = від кого
field-else-b = кому
field-else-c = що
field-else-d = скільки
field-any-a = від кого
field-any-b = кому
field-any-c = розмір
field-any-d = скільки
field-any-e = хто обирає
field-buy-a = хто
field-buy-b = від кого
field-buy-c = що
field-buy-d = не більше
field-buy-e = чим платить
field-buy-f = ціна за штуку
field-atmost-a = хто
field-atmost-b = шкала
field-atmost-c = кораблі
field-atleast-a = хто
field-atleast-b = шкала
field-atleast-c = кораблі
field-take-a = хто
field-take-b = карта
field-leave-a = хто
field-leave-b = карта
field-spare-a = хто
field-spare-b = кого
field-will-a = хто
field-will-b = карта
field-will-c = перетворювач
field-wont-a = хто
field-wont-b = карта
field-wont-c = перетворювач
field-noinvent-a = хто
field-noinvent-b = технологія
field-replaces-a = обіцянка
field-compensate-give-a = кому
field-share_leftovers-give-a = кому
field-compensate-give-b = що
field-share_leftovers-give-b = що
field-compensate-give-c = скільки
field-share_leftovers-give-c = скільки
field-compensate-card-a = кому
field-compensate-card-b = карта
start = на початку його фази торгівлі
end = наприкінці його фази торгівлі
debtor = хто віддає
creditor = хто отримує

# what is wrong with an act
flaw-no-act = Спершу скажіть, що ви робите: готовність, запуск, карта під карту, пропозиція, зміна, згода, відмова чи відкликання.
flaw-one-act = Одна дія за раз: після пропозиції — лише її умови, після запуску — лише оплата.
flaw-no-terms = Скажіть, що пропонується.
flaw-too-many-terms = В угоді не більше { $a } умов.
flaw-nothing-promised = Після «пізніше» або «якщо» йде обіцянка.
flaw-pays-nothing = Оплата стоїть одразу після перетворювача, який вона оплачує, і лише якщо він запускається одразу.
flaw-else-nothing = «А інакше» стоїть одразу після обіцянки, яку відшкодовує.
flaw-only-promised = Це можна лише обіцяти: поставте після «пізніше».
flaw-only-now = Це не можна обіцяти: поставте перед «пізніше».
flaw-nothing-now = Під час ставок обмін заборонено: обіцяйте це на наступний раунд.
flaw-not-about-bids = Під час ставок домовляються лише про те, що стосується цих ставок і карт: скажіть щось про них або зачекайте фази торгівлі.
flaw-no-bids-then = У раунді { $a } ставок немає: обіцяйте на раніший.
flaw-over-already = Ця частина раунду вже минула: обіцяйте на наступний раунд.
flaw-waits-for-pick = До цього ніхто не бере карт зі шкал, тож боргу ніколи не виникне: назвіть пізніший раунд.
flaw-to-oneself = Із собою угод не буває: назвіть двох гравців.
flaw-too-late = Гра закінчується раундом { $a }: пізніших строків немає.
flaw-due-already = Ця мить уже минула: найраніша — кінець цієї фази торгівлі.
flaw-not-tradeable = { $a }: цією картою торгувати не можна.
flaw-same-kind = Ціна й товар одного виду: оберіть іншу ціну.
flaw-one-party = В угоді щонайменше двоє учасників.
flaw-standing-for-two = Пропозиція будь-кому — між вами й тим, хто її прийме: більше нікого не називайте.
flaw-contradicts = Це не можна виконати разом з іншою обіцянкою того самого гравця.
flaw-too-few-ships = { $a }: кораблів — { $b }, на все, що було б обіцяно, їх не вистачить: обіцяйте менше.
flaw-no-such-promise = Обіцянка { $a } вже закрита.
flaw-has-too-few = { $a }: стільки немає, { $b } — { $c }.
flaw-donates-too-few = { $a }: на карті пожертв стільки немає, { $b } — { $c }. Отримане з посланцем іде разом із ним.
flaw-not-licensable = { $a }: не їхній винахід, ліцензуються лише власні.
flaw-has-it-already = { $a }: { $b } вже у грі або витрачена.
flaw-promised-not-to = Обіцяно не винаходити в цьому раунді: { $a }.
flaw-not-held = { $a }: карти немає, { $b }.
flaw-borrowed = { $a }: карта позичена, а за цим столом позичене далі не передають.
flaw-other-version = Пропозиція { $a } змінилася: прочитайте версію { $b }.
flaw-too-many-offers = Не більше { $a } пропозицій і змін за фазу; чужі можна приймати й відхиляти.
flaw-too-many-open = Не більше { $a } відкритих пропозицій одразу: спершу відкличте одну.
flaw-all-ready = Усі інші готові: угоду вже не укласти. Діяти самотужки ще можна.
flaw-owed = { $a }: це витрачає те, що треба віддати наприкінці фази.
flaw-left-over = З карти пожертв треба віддати все.

# what happens
event-ready = { $seat }: готово
event-unready = { $seat }: вже не готово
event-offered = { $seat }: пропозиція { $number }
event-amended = { $seat }: пропозицію { $number } змінено (версія { $version })
event-accepted = { $seat }: пропозицію { $number } прийнято
event-declined = { $seat }: пропозицію { $number } відхилено
event-withdrew = { $seat }: пропозицію { $number } відкликано
event-signed = Угоду { $number } укладено (пропозиція: { $by })
event-gave = { $seat } → { $to }: { $goods }
event-donated = { $seat } → { $to } з карти пожертв: { $goods }
event-handed = { $seat } передає гравцеві { $to } карту: { $card }
event-acknowledges = { $seat } передає гравцеві { $to } визнання: { $many }
event-licensed = { $seat } дає гравцеві { $to } ліцензію: { $technology }
event-promised = { $seat }: обіцянка { $number }, строк — раунд { $round }
event-promise_holds = Обіцянка { $number } ({ $seat }) набирає чинності: умову виконано
event-promise_ended = { $how ->
    [kept] { $seat }: обіцянку { $number } виконано
    [compensated] { $seat }: обіцянку { $number } відшкодовано
    [penalised] { $seat }: обіцянку { $number } не виконано, втрачено очок: { $points }
    [broken] { $seat }: обіцянку { $number } не вдалося виконати
    [replaced] Обіцянку { $number } ({ $seat }) замінено
   *[void] Обіцянка { $number } ({ $seat }) недійсна
    }
event-compensation_refused = Компенсацію гравця { $seat } за обіцянку { $number } відхилено

# stages of the trade phase
stage-start_trade = Торгівля
stage-trade = Торгівля
stage-close_trade = Кінець торгівлі
stage-leftovers = Залишки пожертв
stage-settle = Обіцянки, строк яких настав

# species
caylion = Кейліони
eni_et = Еніети
faderan = Фодерони
imdril = Імдрильці
kit = Кіти
kjas = К'яси
unity = Єдність
yengii = Єнгайці
zeth = Дзети
faction-caylion = Плутократія кейліонів
faction-eni_et = Володарювання еніетів
faction-faderan = Конклав фодеронів
faction-imdril = Кочівники імдрильців
faction-kit = Адхократія кітзеркітритлів
faction-kjas = Директорат к'ясджавікаліммів
faction-unity = Єдність
faction-yengii = Спільнота єнгайців
faction-zeth = Анократія дзетів
help-caylion = Широка економіка, якій нічого особливо не треба, крім кораблів. Колонії, куплені на шкалі, отримують насінину й працюють двічі, але ставки на колонії рахуються вполовину.
help-eni_et = Самі небагаті, але збагачують інших: шість відсоткових карт, які можуть запускати лише інші. Живуть із того, що отримують за їх позичання.
help-faderan = За білі кубики й колонії-льодовики випадково відкривають реліктові світи, деякі з них дуже сильні. Роздані визнання приносять очки, коли інші винаходять.
help-imdril = Найсильніші перетворювачі, але без флотів жоден не працює, а флоти коштують восьмикутних фішок, чорних і коричневих кубиків. Колоній у них не буває.
help-kit = Їм потрібні зелені кубики, і натомість є що запропонувати: власні колонії за трохи жовтого, скільки завгодно. З них легко почати.
help-kjas = Ростуть колоніями: ставку на них можна розділити й купити дві, а колонії стають володіннями. Наприкінці майже не залежать від інших.
help-unity = Роблять сірих джокерів, потрібних усім, із кубиків будь-якого кольору. Багато за мале, якщо добре торгуватися.
help-yengii = Не діляться винаходами: хто хоче ними користуватися, купує ліцензію. Зате їхній бонус спільного використання малий.
help-zeth = Наприкінці раунду крадуть у тих, хто з ними не торгував. Для тих, хто вже знає гру.

# kinds
green = зелений
white = білий
brown = коричневий
black = чорний
blue = синій
yellow = жовтий
octagon = восьмикутна фішка
wild_small = малий джокер
wild_large = великий джокер
ship = корабель
vp = ПО
small = малий кубик
large = великий кубик
any_small = будь-який малий кубик
any_large = будь-який великий кубик
colony_any = будь-яка колонія
colony_desert = колонія-пустеля
colony_ice = колонія-льодовики
colony_jungle = колонія-джунглі
colony_ocean = колонія-океан
envoy = посланець
acknowledgement = визнання
seedling = насінина
extortion = жетон здирництва
help-green = Їжа: малий кубик.
help-white = Культура: малий кубик.
help-brown = Промисловість: малий кубик.
help-black = Інформація: великий кубик.
help-blue = Біотехнологія: великий кубик.
help-yellow = Енергія: великий кубик.
help-octagon = Надтехнологія: варта приблизно одного очка, двох великих або трьох малих кубиків.
help-wild_small = Сірий кубик, який замінює будь-який малий.
help-wild_large = Сірий кубик, який замінює будь-який великий.
help-ship = Ними платять за ставки на колонії й наукові групи; вартий приблизно малого кубика.

# climates, sorts of cards
desert = пустеля
ice = льодовики
jungle = джунглі
ocean = океан
technology = технологія
starting = початкова карта
interest = відсоткова карта
relic = реліктовий світ
deck = колода реліктових світів
fleet = флот
territory = володіння
computer = комп'ютерний світ
nullspace = колонія нуль-простору
half = половина перетворювача
colony = колонія
team = наукова група

# so many of something
amount-green = { $n ->
     [one] { $n } зелений
     [few] { $n } зелені
    *[other] { $n } зелених
    }
amount-white = { $n ->
     [one] { $n } білий
     [few] { $n } білі
    *[other] { $n } білих
    }
amount-brown = { $n ->
     [one] { $n } коричневий
     [few] { $n } коричневі
    *[other] { $n } коричневих
    }
amount-black = { $n ->
     [one] { $n } чорний
     [few] { $n } чорні
    *[other] { $n } чорних
    }
amount-blue = { $n ->
     [one] { $n } синій
     [few] { $n } сині
    *[other] { $n } синіх
    }
amount-yellow = { $n ->
     [one] { $n } жовтий
     [few] { $n } жовті
    *[other] { $n } жовтих
    }
amount-octagon = { $n ->
     [one] { $n } восьмикутна фішка
     [few] { $n } восьмикутні фішки
    *[other] { $n } восьмикутних фішок
    }
amount-wild_small = { $n ->
     [one] { $n } малий джокер
     [few] { $n } малі джокери
    *[other] { $n } малих джокерів
    }
amount-wild_large = { $n ->
     [one] { $n } великий джокер
     [few] { $n } великі джокери
    *[other] { $n } великих джокерів
    }
amount-ship = { $n ->
     [one] { $n } корабель
     [few] { $n } кораблі
    *[other] { $n } кораблів
    }
amount-small = { $n ->
     [one] { $n } малий кубик
     [few] { $n } малі кубики
    *[other] { $n } малих кубиків
    }
amount-large = { $n ->
     [one] { $n } великий кубик
     [few] { $n } великі кубики
    *[other] { $n } великих кубиків
    }
amount-any_small = { $n ->
     [one] { $n } будь-який малий кубик
     [few] { $n } будь-які малі кубики
    *[other] { $n } будь-яких малих кубиків
    }
amount-any_large = { $n ->
     [one] { $n } будь-який великий кубик
     [few] { $n } будь-які великі кубики
    *[other] { $n } будь-яких великих кубиків
    }
amount-envoy = { $n ->
     [one] { $n } посланець
     [few] { $n } посланці
    *[other] { $n } посланців
    }
amount-acknowledgement = { $n ->
     [one] { $n } визнання
     [few] { $n } визнання
    *[other] { $n } визнань
    }
amount-colony_any = { $n ->
     [one] { $n } колонія
     [few] { $n } колонії
    *[other] { $n } колоній
    }
amount-colony_desert = { $n ->
     [one] { $n } колонія-пустеля
     [few] { $n } колонії-пустелі
    *[other] { $n } колоній-пустель
    }
amount-colony_ice = { $n ->
     [one] { $n } колонія-льодовики
     [few] { $n } колонії-льодовики
    *[other] { $n } колоній-льодовиків
    }
amount-colony_jungle = { $n ->
     [one] { $n } колонія-джунглі
     [few] { $n } колонії-джунглі
    *[other] { $n } колоній-джунглів
    }
amount-colony_ocean = { $n ->
     [one] { $n } колонія-океан
     [few] { $n } колонії-океани
    *[other] { $n } колоній-океанів
    }
amount-vp = { $n } ПО

## Converters and the economy
amount-fleet = підтримка флоту: { $n }
ask-economy = Які білі перетворювачі запустити на тому, що є зараз?
part-economy-run = Запустити перетворювач
part-economy-interest = Запустити відсоткову карту
part-economy-pay = Сплатити кубики будь-якого кольору
field-economy-run-a = карта
field-economy-run-b = перетворювач
field-economy-run-c = варіант внеску
field-economy-interest-a = карта
field-economy-interest-b = перетворювач
field-economy-interest-c = вид внеску
field-economy-interest-d = із них джокерів
field-economy-pay-a = вид
field-economy-pay-b = скільки
event-ran = { $seat } запускає: { $card }. Внесок: { $paid }; вигода: { $gained }.
event-consumed = { $seat } поглинає колонію: { $card }.
event-tucked = { $seat } покращує карту { $under }: під неї покладено { $card }.
event-turned = { $seat } перевертає карту на кращий бік: { $card }.
event-economy = { $seat } запускає: { $cards }. Внесок: { $paid }; вигода: { $gained }.
event-for_donation = { $seat } кладе на карту пожертв: { $goods }.
event-kept = { $seat } лишає собі те, що інакше пожертвував би: { $goods }.
flaw-no-converter = Карта { $a } зараз не має такого перетворювача. Виберіть один із надрукованих на боці, що лежить догори.
flaw-not-yours = Карта { $a } не ваша або лежить не перед вами.
why-only-others = Карту { $a } можуть запускати лише інші види: позичте її їм.
flaw-other-phase = Цей перетворювач карти { $a } працює в іншій фазі: фіолетові стрілки — у фазі торгівлі, білі — у фазі економіки, червоні — коли крадуть дзети.
flaw-already-run = Карту { $a } цього раунду вже запустили стільки разів, скільки можна.
flaw-no-relics = У колоді не лишилося реліктових світів.
flaw-lacks = Для карти { $a } у вас є не все. Бракує: { $b }.
flaw-other-payment = Карта { $a } коштує рівно стільки: { $b }. Джокери замінюють кольори свого розміру.
flaw-pays-more-than-held = У вас немає всього, чим ви хочете заплатити за карту { $a }.
flaw-other-colonies = Карта { $a } поглинає колонії, що лежать перед вами, кожну названо один раз: { $b }.
flaw-no-upgrade = Карту { $a } не можна покращити, або її вже покращено.
flaw-not-tucked = Карта { $a } не покращує карту { $b }. Її покращують надруковані на ній технології, поки не покращені самі.
flaw-promised-to-run = Ви обіцяли запустити карту { $a }.
flaw-promised-not-to-run = Ви обіцяли не запускати карту { $a }.
flaw-pay-in-order = Назвіть кожен вид один раз, у тому порядку, у якому їх перелічено: { $a } стоїть запізно.
flaw-pay-last = Спершу скажіть, що запускається, потім — чим це сплачено.
flaw-no-interest = Карта { $a } не повертає вкладене: просто запустіть її.
flaw-interest-of-what = Скажіть, який вид вкладається в карту { $a } і скільки джокерів.
flaw-other-interest = Карта { $a } бере один вид і джокери його розміру, разом: { $b }.
flaw-no-support = Потрібна підтримка флоту { $a }, а ваші флоти дають { $b }.
flaw-plan-lacks = На все разом треба більше, ніж у вас було на початку економіки. Бракує: { $a }.
flaw-any-payment = Названим треба сплатити рівно це: { $a }.

# technologies; upgraded: …_back
nanotechnology = Нанотехнології
nanotechnology_back = Нанофабрикатори
genetic_engineering = Генна інженерія
genetic_engineering_back = Генетичний ресинтез
universal_translator = Універсальний перекладач
universal_translator_back = Універсальне емпатичне спілкування
quantum_computers = Квантові комп'ютери
quantum_computers_back = Недетермінований поліноміальний колапс
clinical_immortality = Клінічне безсмертя
clinical_immortality_back = Практичне безсмертя
ubiquitous_cultural_repository = Всюдисуще сховище культури
ubiquitous_cultural_repository_back = Меметичні форми життя
atomic_transmutation = Трансмутація атомів
atomic_transmutation_back = Псевдоматеріали
antimatter_power = Енергія антиматерії
antimatter_power_back = Сполуки антиматерії
interspecies_medical_exchange = Міжвидовий обмін медичними знаннями
interspecies_medical_exchange_back = Панбіологічна медицина
cross_species_ethical_equality = Міжвидова етична рівність
cross_species_ethical_equality_back = Конкретна універсальна метаетика
achronal_analysis = Ахрональний аналіз
achronal_analysis_back = Оглядачі часу
organic_construction = Органічне будівництво
organic_construction_back = Жива інфраструктура
hyperspace_mining = Гіперпросторовий видобуток
hyperspace_mining_back = Гіперпросторові поселення
singularity_control = Керування сингулярністю
singularity_control_back = Мережа червоточин
xeno_cultural_exchange = Ксенокультурний обмін
xeno_cultural_exchange_back = Багатовидові гібридні культури
poly_species_corporations = Багатовидові корпорації
poly_species_corporations_back = Повна міжвидова інтеграція
social_exodus = Соціальний вихід
social_exodus_back = Колонізація галактики
galactic_telecomm_control = Контроль галактичного зв'язку
galactic_telecomm_control_back = Галактичне панування
temporal_dilation = Уповільнення часу
temporal_dilation_back = Поле стазису
matter_generation = Створення матерії
matter_generation_back = Макротелепортація
megastructures = Мегаструктури
megastructures_back = Рої Дайсона

# research teams
mechanical_engineers = Інженери-механіки
computational_theoreticians = Теоретики обчислень
linguistic_analysts = Лінгвісти-аналітики
organic_chemists = Хіміки-органіки
pharmaceutical_scientists = Учені-фармацевти
sociologists = Соціологи
nuclear_physicists = Фізики-ядерники
comparative_physiologists = Порівняльні фізіологи
n_space_mathematicians = Математики N-простору
gravitic_topologists = Топологи гравітації
metaethicists = Метаетики
quantum_theoreticians = Теоретики квантів
quantum_statisticians = Квантові статистики
organic_architects = Органічні архітектори
stellar_architectural_planners = Планувальники зоряної архітектури
psychohistorians = Психоісторики
subquantum_manipulators = Субквантові маніпулятори
memetic_artists = Художники-меметики
interspecies_managers = Міжвидові управителі
cultural_diffusionologists = Дослідники поширення культур
chronophysicists = Хронофізики
cultural_polymorphologists = Культурні поліморфологи
reconstructive_paleobotanists = Палеоботаніки-реконструктори
abiotic_pathologists = Абіотичні патологи
interphasal_theoreticians = Теоретики міжфазних станів
mesoscale_geoengineers = Мезомасштабні геоінженери
sapience_developers = Творці розуму
autonomic_teleoperators = Автономні телеоператори
fractal_microbiologists = Фрактальні мікробіологи
stellar_plasma_flow_engineers = Інженери потоків зоряної плазми
chaos_theoreticians = Теоретики хаосу
oceanographic_biotechnicians = Океанографи-біотехніки
recursive_metatheoreticians = Рекурсивні метатеоретики
singularity_control_technicians = Техніки керування сингулярністю
applied_topologists = Прикладні топологи
metacognitive_ecologists = Метакогнітивні екологи
plasma_auxonologists = Плазмові ауксонологи
psychohistorical_ethicists = Психоісторики-етики
tachyon_astrotechnicians = Тахіонні астротехніки
in_situ_genetic_editors = Редактори геному на місці
macroscale_biophysicists = Макромасштабні біофізики

# colonies
acrux = Акрукс
acrux_back = { acrux } (освоєна)
spica = Спіка
spica_back = { spica } (освоєна)
antares = Антарес
antares_back = { antares } (освоєна)
mimosa = Мімоза
mimosa_back = { mimosa } (освоєна)
regulus = Регул
regulus_back = { regulus } (освоєна)
castor = Кастор
castor_back = { castor } (освоєна)
miaplacidus = Міаплацид
miaplacidus_back = { miaplacidus } (освоєна)
toliman = Толіман
toliman_back = { toliman } (освоєна)
wezen = Везен
wezen_back = { wezen } (освоєна)
mirfak = Мірфак
mirfak_back = { mirfak } (освоєна)
benetnasch = Бенетнаш
benetnasch_back = { benetnasch } (освоєна)
sargas = Саргас
sargas_back = { sargas } (освоєна)
peacock = Пікок
peacock_back = { peacock } (освоєна)
koo_she = Ку Ше
koo_she_back = { koo_she } (освоєна)
polaris = Полярна зоря
polaris_back = { polaris } (освоєна)
fomalhaut = Фомальгаут
fomalhaut_back = { fomalhaut } (освоєна)
gacrux = Гакрукс
gacrux_back = { gacrux } (освоєна)
betelgeuse = Бетельгейзе
betelgeuse_back = { betelgeuse } (освоєна)
arcturus = Арктур
arcturus_back = { arcturus } (освоєна)
alnair = Альнаїр
alnair_back = { alnair } (освоєна)
alioth = Аліот
alioth_back = { alioth } (освоєна)
adara = Адара
adara_back = { adara } (освоєна)
sirius = Сіріус
sirius_back = { sirius } (освоєна)
rigel = Рігель
rigel_back = { rigel } (освоєна)
el_nath = Ель-Нат
el_nath_back = { el_nath } (освоєна)
aldebaran = Альдебаран
aldebaran_back = { aldebaran } (освоєна)
atria = Атрія
atria_back = { atria } (освоєна)
alnitak = Альнітак
alnitak_back = { alnitak } (освоєна)
hadar = Хадар
hadar_back = { hadar } (освоєна)
capella = Капелла
capella_back = { capella } (освоєна)
shaula = Шаула
shaula_back = { shaula } (освоєна)
canopus = Канопус
canopus_back = { canopus } (освоєна)
vega = Вега
vega_back = { vega } (освоєна)
altair = Альтаїр
altair_back = { altair } (освоєна)
suhail = Сухаїль
suhail_back = { suhail } (освоєна)
pollux = Поллукс
pollux_back = { pollux } (освоєна)
deneb = Денеб
deneb_back = { deneb } (освоєна)
bellatrix = Беллатрікс
bellatrix_back = { bellatrix } (освоєна)
achernar = Ахернар
achernar_back = { achernar } (освоєна)
procyon = Проціон
procyon_back = { procyon } (освоєна)

# cards of kit
kit_polyutility_components = Багатоцільові деталі
kit_polyutility_components_back = Пристосовні конструкції
kit_hand_crafted = Зроблені вручну
kit_hand_crafted_back = Мікровиготовлені
kit_high_risk_laboratories = Лабораторії високого ризику
kit_high_risk_laboratories_back = Установки зоряної енергії
kit_anarchic_sacrificial = Анархічні жертовні
kit_anarchic_sacrificial_back = Багатосистемні
kit_diffusion = Поширення
kit_diffusion_back = Телеологічне перевлаштування
kit_expansive_social = Експансивне суспільне
kit_expansive_social_back = Психоісторичне
kit_zdnx = Zd'Nx
kit_kztlr = Kz'Tlr
kit_klnqn = Kln'Qn
kit_nzchtqtrz = Nz'Cht'Qt'Rz
kit_tnrgtxtc = Tn'Rg'Tx'Tc
kit_gzzd = Gz'Zd
kit_inzrkz = !IN'ZR'KZ
kit_tkt_zk = Tk'T!'Zk
kit_krxnxx = Kr'Xn'Xx
kit_ktdqrnnr = Kt'Dq'Rn'Nr
kit_nxxt_in = Nx'Xt'!In
kit_nxdr = Nx'Dr
kit_nztt = Nz'Tt
kit_nanotechnology = { nanotechnology }
kit_nanotechnology_back = { nanotechnology_back }
kit_genetic_engineering = { genetic_engineering }
kit_genetic_engineering_back = { genetic_engineering_back }
kit_universal_translator = { universal_translator }
kit_universal_translator_back = { universal_translator_back }
kit_antimatter_power = { antimatter_power }
kit_antimatter_power_back = { antimatter_power_back }
kit_interspecies_medical_exchange = { interspecies_medical_exchange }
kit_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
kit_cross_species_ethical_equality = { cross_species_ethical_equality }
kit_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
kit_xeno_cultural_exchange = { xeno_cultural_exchange }
kit_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
kit_poly_species_corporations = { poly_species_corporations }
kit_poly_species_corporations_back = { poly_species_corporations_back }
kit_social_exodus = { social_exodus }
kit_social_exodus_back = { social_exodus_back }
kit_quantum_computers = { quantum_computers }
kit_quantum_computers_back = { quantum_computers_back }
kit_clinical_immortality = { clinical_immortality }
kit_clinical_immortality_back = { clinical_immortality_back }
kit_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
kit_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
kit_achronal_analysis = { achronal_analysis }
kit_achronal_analysis_back = { achronal_analysis_back }
kit_organic_construction = { organic_construction }
kit_organic_construction_back = { organic_construction_back }
kit_hyperspace_mining = { hyperspace_mining }
kit_hyperspace_mining_back = { hyperspace_mining_back }
kit_galactic_telecomm_control = { galactic_telecomm_control }
kit_galactic_telecomm_control_back = { galactic_telecomm_control_back }
kit_temporal_dilation = { temporal_dilation }
kit_temporal_dilation_back = { temporal_dilation_back }
kit_matter_generation = { matter_generation }
kit_matter_generation_back = { matter_generation_back }
kit_atomic_transmutation = { atomic_transmutation }
kit_atomic_transmutation_back = { atomic_transmutation_back }
kit_singularity_control = { singularity_control }
kit_singularity_control_back = { singularity_control_back }
kit_megastructures = { megastructures }
kit_megastructures_back = { megastructures_back }

# cards of caylion
caylion_lunar_mining_consortium = Консорціум місячного видобутку
caylion_lunar_mining_consortium_back = Ауксонічний збір на околицях системи
caylion_planetary_ecological_dominance = Екологічне панування на планеті
caylion_planetary_ecological_dominance_back = Гравітаційне панування в системі
caylion_oceanic_processing = Перероблення океану
caylion_oceanic_processing_back = Всепланетна промислова марикультура
caylion_distributed_telenet = Розподілена телемережа
caylion_distributed_telenet_back = Міжсистемне суспільство на ансиблях
caylion_nanotechnology = { nanotechnology }
caylion_nanotechnology_back = { nanotechnology_back }
caylion_genetic_engineering = { genetic_engineering }
caylion_genetic_engineering_back = { genetic_engineering_back }
caylion_universal_translator = { universal_translator }
caylion_universal_translator_back = { universal_translator_back }
caylion_antimatter_power = { antimatter_power }
caylion_antimatter_power_back = { antimatter_power_back }
caylion_interspecies_medical_exchange = { interspecies_medical_exchange }
caylion_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
caylion_cross_species_ethical_equality = { cross_species_ethical_equality }
caylion_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
caylion_xeno_cultural_exchange = { xeno_cultural_exchange }
caylion_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
caylion_poly_species_corporations = { poly_species_corporations }
caylion_poly_species_corporations_back = { poly_species_corporations_back }
caylion_social_exodus = { social_exodus }
caylion_social_exodus_back = { social_exodus_back }
caylion_quantum_computers = { quantum_computers }
caylion_quantum_computers_back = { quantum_computers_back }
caylion_clinical_immortality = { clinical_immortality }
caylion_clinical_immortality_back = { clinical_immortality_back }
caylion_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
caylion_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
caylion_achronal_analysis = { achronal_analysis }
caylion_achronal_analysis_back = { achronal_analysis_back }
caylion_organic_construction = { organic_construction }
caylion_organic_construction_back = { organic_construction_back }
caylion_hyperspace_mining = { hyperspace_mining }
caylion_hyperspace_mining_back = { hyperspace_mining_back }
caylion_galactic_telecomm_control = { galactic_telecomm_control }
caylion_galactic_telecomm_control_back = { galactic_telecomm_control_back }
caylion_temporal_dilation = { temporal_dilation }
caylion_temporal_dilation_back = { temporal_dilation_back }
caylion_matter_generation = { matter_generation }
caylion_matter_generation_back = { matter_generation_back }
caylion_atomic_transmutation = { atomic_transmutation }
caylion_atomic_transmutation_back = { atomic_transmutation_back }
caylion_singularity_control = { singularity_control }
caylion_singularity_control_back = { singularity_control_back }
caylion_megastructures = { megastructures }
caylion_megastructures_back = { megastructures_back }

# cards of kjas
kjas_starstrider_jumpcores = Стрибкові ядра зореходів
kjas_starstrider_jumpcores_back = Мережа швидких стрибків
kjas_underground_cities = Підземні міста
kjas_underground_cities_back = Мережа астероїдних шахт
kjas_perfume_pheromone_loyalty = Вірність за запахом феромонів
kjas_perfume_pheromone_loyalty_back = Багатоконформна феромоніка
kjas_balkanized_states_colonies = Колонії роздроблених держав
kjas_balkanized_states_colonies_back = Гегемонія далеких рубежів
kjas_hadsja_vassal_territory = Васальна територія Хадсья
kjas_hadsja_vassal_territory_back = Імперія Хадсья
kjas_vagnleg_suzarainty = Сюзеренітет Вагнлег
kjas_vagnleg_suzarainty_back = Володарювання Вагнлег
kjas_nanotechnology = { nanotechnology }
kjas_nanotechnology_back = { nanotechnology_back }
kjas_genetic_engineering = { genetic_engineering }
kjas_genetic_engineering_back = { genetic_engineering_back }
kjas_universal_translator = { universal_translator }
kjas_universal_translator_back = { universal_translator_back }
kjas_antimatter_power = { antimatter_power }
kjas_antimatter_power_back = { antimatter_power_back }
kjas_interspecies_medical_exchange = { interspecies_medical_exchange }
kjas_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
kjas_cross_species_ethical_equality = { cross_species_ethical_equality }
kjas_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
kjas_xeno_cultural_exchange = { xeno_cultural_exchange }
kjas_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
kjas_poly_species_corporations = { poly_species_corporations }
kjas_poly_species_corporations_back = { poly_species_corporations_back }
kjas_social_exodus = { social_exodus }
kjas_social_exodus_back = { social_exodus_back }
kjas_quantum_computers = { quantum_computers }
kjas_quantum_computers_back = { quantum_computers_back }
kjas_clinical_immortality = { clinical_immortality }
kjas_clinical_immortality_back = { clinical_immortality_back }
kjas_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
kjas_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
kjas_achronal_analysis = { achronal_analysis }
kjas_achronal_analysis_back = { achronal_analysis_back }
kjas_organic_construction = { organic_construction }
kjas_organic_construction_back = { organic_construction_back }
kjas_hyperspace_mining = { hyperspace_mining }
kjas_hyperspace_mining_back = { hyperspace_mining_back }
kjas_galactic_telecomm_control = { galactic_telecomm_control }
kjas_galactic_telecomm_control_back = { galactic_telecomm_control_back }
kjas_temporal_dilation = { temporal_dilation }
kjas_temporal_dilation_back = { temporal_dilation_back }
kjas_matter_generation = { matter_generation }
kjas_matter_generation_back = { matter_generation_back }
kjas_atomic_transmutation = { atomic_transmutation }
kjas_atomic_transmutation_back = { atomic_transmutation_back }
kjas_singularity_control = { singularity_control }
kjas_singularity_control_back = { singularity_control_back }
kjas_megastructures = { megastructures }
kjas_megastructures_back = { megastructures_back }

# cards of faderan
faderan_gift_of_the_duruntai = Дар Дурунтаї
faderan_contextual_integrator_cache = Сховище контекстного інтегратора
faderan_automated_transport_network = Автоматична транспортна мережа
faderan_relic_detector = Детектор реліктів
faderan_library_of_entelechy = Бібліотека ентелехії
faderan_transmutive_decomposer = Трансмутаційний розкладач
faderan_nalgorian_grindstone = Налгоріанське жорно
faderan_stars_ruin = Зоряні руїни
faderan_paradise_converter = Перетворювач раю
faderan_barian_trade_armada = Баріанська торгова армада
faderan_thils_demiring = Півкільце Тіля
faderan_the_grand_armilla = Велика армілла
faderan_relic_repurposing = Пристосування реліквій
faderan_relic_repurposing_back = Виробництво реліквій
faderan_archaic_automated_support_network = Прадавня автоматична мережа підтримки
faderan_archaic_automated_support_network_back = Приручена автоматична мережа підтримки
faderan_ritual_government = Ритуальне правління
faderan_ritual_government_back = Міжвидова столиця
faderan_non_indigenous_fauna = Немісцева фауна
faderan_non_indigenous_fauna_back = Генетично податлива фауна
faderan_relic_deck = Колода реліктових світів
faderan_nanotechnology = { nanotechnology }
faderan_nanotechnology_back = { nanotechnology_back }
faderan_genetic_engineering = { genetic_engineering }
faderan_genetic_engineering_back = { genetic_engineering_back }
faderan_universal_translator = { universal_translator }
faderan_universal_translator_back = { universal_translator_back }
faderan_antimatter_power = { antimatter_power }
faderan_antimatter_power_back = { antimatter_power_back }
faderan_interspecies_medical_exchange = { interspecies_medical_exchange }
faderan_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
faderan_cross_species_ethical_equality = { cross_species_ethical_equality }
faderan_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
faderan_xeno_cultural_exchange = { xeno_cultural_exchange }
faderan_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
faderan_poly_species_corporations = { poly_species_corporations }
faderan_poly_species_corporations_back = { poly_species_corporations_back }
faderan_social_exodus = { social_exodus }
faderan_social_exodus_back = { social_exodus_back }
faderan_quantum_computers = { quantum_computers }
faderan_quantum_computers_back = { quantum_computers_back }
faderan_clinical_immortality = { clinical_immortality }
faderan_clinical_immortality_back = { clinical_immortality_back }
faderan_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
faderan_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
faderan_achronal_analysis = { achronal_analysis }
faderan_achronal_analysis_back = { achronal_analysis_back }
faderan_organic_construction = { organic_construction }
faderan_organic_construction_back = { organic_construction_back }
faderan_hyperspace_mining = { hyperspace_mining }
faderan_hyperspace_mining_back = { hyperspace_mining_back }
faderan_galactic_telecomm_control = { galactic_telecomm_control }
faderan_galactic_telecomm_control_back = { galactic_telecomm_control_back }
faderan_temporal_dilation = { temporal_dilation }
faderan_temporal_dilation_back = { temporal_dilation_back }
faderan_matter_generation = { matter_generation }
faderan_matter_generation_back = { matter_generation_back }
faderan_atomic_transmutation = { atomic_transmutation }
faderan_atomic_transmutation_back = { atomic_transmutation_back }
faderan_singularity_control = { singularity_control }
faderan_singularity_control_back = { singularity_control_back }
faderan_megastructures = { megastructures }
faderan_megastructures_back = { megastructures_back }

# cards of imdril
imdril_galactic_exploration = Дослідження галактики
imdril_galactic_exploration_back = Картографія галактичних знахідок
imdril_asteroid_mining = Видобуток на астероїдах
imdril_asteroid_mining_back = Астероїдні верфі
imdril_microgravity_assembly = Складання в мікрогравітації
imdril_microgravity_assembly_back = Розподілене виробництво
imdril_faderan_relic_caches = Схованки реліквій фодеронів
imdril_faderan_relic_caches_back = Ресинтез реліквій
imdril_fleet_121 = Флот 121 (підтримка 3)
imdril_fleet_124 = Флот 124 (підтримка 1)
imdril_fleet_125 = Флот 125 (підтримка 1)
imdril_fleet_126 = Флот 126 (підтримка 1)
imdril_fleet_127 = Флот 127 (підтримка 2)
imdril_fleet_128 = Флот 128 (підтримка 2)
imdril_fleet_129 = Флот 129 (підтримка 2)
imdril_nanotechnology = { nanotechnology }
imdril_nanotechnology_back = { nanotechnology_back }
imdril_genetic_engineering = { genetic_engineering }
imdril_genetic_engineering_back = { genetic_engineering_back }
imdril_universal_translator = { universal_translator }
imdril_universal_translator_back = { universal_translator_back }
imdril_antimatter_power = { antimatter_power }
imdril_antimatter_power_back = { antimatter_power_back }
imdril_interspecies_medical_exchange = { interspecies_medical_exchange }
imdril_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
imdril_cross_species_ethical_equality = { cross_species_ethical_equality }
imdril_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
imdril_xeno_cultural_exchange = { xeno_cultural_exchange }
imdril_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
imdril_poly_species_corporations = { poly_species_corporations }
imdril_poly_species_corporations_back = { poly_species_corporations_back }
imdril_social_exodus = { social_exodus }
imdril_social_exodus_back = Возз'єднання галактики
imdril_quantum_computers = { quantum_computers }
imdril_quantum_computers_back = { quantum_computers_back }
imdril_clinical_immortality = { clinical_immortality }
imdril_clinical_immortality_back = { clinical_immortality_back }
imdril_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
imdril_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
imdril_achronal_analysis = { achronal_analysis }
imdril_achronal_analysis_back = { achronal_analysis_back }
imdril_organic_construction = { organic_construction }
imdril_organic_construction_back = { organic_construction_back }
imdril_hyperspace_mining = { hyperspace_mining }
imdril_hyperspace_mining_back = { hyperspace_mining_back }
imdril_galactic_telecomm_control = { galactic_telecomm_control }
imdril_galactic_telecomm_control_back = { galactic_telecomm_control_back }
imdril_temporal_dilation = { temporal_dilation }
imdril_temporal_dilation_back = { temporal_dilation_back }
imdril_matter_generation = { matter_generation }
imdril_matter_generation_back = { matter_generation_back }
imdril_atomic_transmutation = { atomic_transmutation }
imdril_atomic_transmutation_back = { atomic_transmutation_back }
imdril_singularity_control = { singularity_control }
imdril_singularity_control_back = { singularity_control_back }
imdril_megastructures = { megastructures }
imdril_megastructures_back = { megastructures_back }

# cards of eni_et
eni_et_bone_carving = Різьблення по кістці
eni_et_bone_carving_back = Наноремесло
eni_et_deep_hunting = Підводне полювання
eni_et_deep_hunting_back = Глибоководне полювання
eni_et_choral_song = Хоровий спів
eni_et_choral_song_back = Вічна музика
eni_et_universal_applied_metaethics = Універсальна прикладна метаетика
eni_et_universal_applied_metaethics_back = Усевидові метаетичні моделі
eni_et_cultural_charity = Культурна доброчинність
eni_et_cultural_charity_back = Усекультурна динамічна доброчинність
eni_et_volunteer_medical_movement = Добровольчий медичний рух
eni_et_volunteer_medical_movement_back = Загальне здоров'я
eni_et_mutual_understanding = Взаєморозуміння
eni_et_mutual_understanding_back = Міжвидова емпатія
eni_et_elders_wisdom = Мудрість старійшин
eni_et_elders_wisdom_back = Мудрість безсмертних
eni_et_intercultural_archive = Міжкультурний архів
eni_et_intercultural_archive_back = Всюдисущий культурний вплив
eni_et_xenotech_pool = Фонд ксенотехніки
eni_et_xenotech_pool_back = Спільнота надтехнологій
eni_et_nanotechnology = { nanotechnology }
eni_et_nanotechnology_back = { nanotechnology_back }
eni_et_genetic_engineering = { genetic_engineering }
eni_et_genetic_engineering_back = { genetic_engineering_back }
eni_et_universal_translator = { universal_translator }
eni_et_universal_translator_back = { universal_translator_back }
eni_et_antimatter_power = { antimatter_power }
eni_et_antimatter_power_back = { antimatter_power_back }
eni_et_interspecies_medical_exchange = { interspecies_medical_exchange }
eni_et_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
eni_et_cross_species_ethical_equality = { cross_species_ethical_equality }
eni_et_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
eni_et_xeno_cultural_exchange = { xeno_cultural_exchange }
eni_et_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
eni_et_poly_species_corporations = { poly_species_corporations }
eni_et_poly_species_corporations_back = { poly_species_corporations_back }
eni_et_social_exodus = { social_exodus }
eni_et_social_exodus_back = { social_exodus_back }
eni_et_quantum_computers = { quantum_computers }
eni_et_quantum_computers_back = { quantum_computers_back }
eni_et_clinical_immortality = { clinical_immortality }
eni_et_clinical_immortality_back = { clinical_immortality_back }
eni_et_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
eni_et_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
eni_et_achronal_analysis = { achronal_analysis }
eni_et_achronal_analysis_back = { achronal_analysis_back }
eni_et_organic_construction = { organic_construction }
eni_et_organic_construction_back = { organic_construction_back }
eni_et_hyperspace_mining = { hyperspace_mining }
eni_et_hyperspace_mining_back = { hyperspace_mining_back }
eni_et_galactic_telecomm_control = { galactic_telecomm_control }
eni_et_galactic_telecomm_control_back = { galactic_telecomm_control_back }
eni_et_temporal_dilation = { temporal_dilation }
eni_et_temporal_dilation_back = { temporal_dilation_back }
eni_et_matter_generation = { matter_generation }
eni_et_matter_generation_back = { matter_generation_back }
eni_et_atomic_transmutation = { atomic_transmutation }
eni_et_atomic_transmutation_back = { atomic_transmutation_back }
eni_et_singularity_control = { singularity_control }
eni_et_singularity_control_back = { singularity_control_back }
eni_et_megastructures = { megastructures }
eni_et_megastructures_back = { megastructures_back }

# cards of unity
unity_limit = Межа
unity_fractal_symmetry = Фрактальна симетрія
unity_bezier = Безьє
unity_color_space = Простір кольорів
unity_explorer_collection = Колекція дослідника
unity_explorer_collection_back = Решітка датчиків гравітаційної лінзи
unity_adamantine_synthesis = Синтез адамантину
unity_adamantine_synthesis_back = Програмована псевдоматерія
unity_adaptive_fabrication = Адаптивне виробництво
unity_adaptive_fabrication_back = Передбачливе виробництво
unity_limit_back = { unity_limit } (покращено)
unity_fractal_symmetry_back = { unity_fractal_symmetry } (покращено)
unity_bezier_back = { unity_bezier } (покращено)
unity_color_space_back = { unity_color_space } (покращено)
unity_universal_translator = { universal_translator }
unity_universal_translator_back = { universal_translator_back }
unity_cross_species_ethical_equality = { cross_species_ethical_equality }
unity_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
unity_nanotechnology = { nanotechnology }
unity_nanotechnology_back = { nanotechnology_back }
unity_genetic_engineering = { genetic_engineering }
unity_genetic_engineering_back = { genetic_engineering_back }
unity_social_exodus = { social_exodus }
unity_social_exodus_back = { social_exodus_back }
unity_antimatter_power = { antimatter_power }
unity_antimatter_power_back = { antimatter_power_back }
unity_interspecies_medical_exchange = { interspecies_medical_exchange }
unity_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
unity_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
unity_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
unity_xeno_cultural_exchange = { xeno_cultural_exchange }
unity_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
unity_poly_species_corporations = { poly_species_corporations }
unity_poly_species_corporations_back = { poly_species_corporations_back }
unity_hyperspace_mining = { hyperspace_mining }
unity_hyperspace_mining_back = { hyperspace_mining_back }
unity_quantum_computers = { quantum_computers }
unity_quantum_computers_back = { quantum_computers_back }
unity_clinical_immortality = { clinical_immortality }
unity_clinical_immortality_back = { clinical_immortality_back }
unity_matter_generation = { matter_generation }
unity_matter_generation_back = { matter_generation_back }
unity_achronal_analysis = { achronal_analysis }
unity_achronal_analysis_back = { achronal_analysis_back }
unity_organic_construction = { organic_construction }
unity_organic_construction_back = { organic_construction_back }
unity_atomic_transmutation = { atomic_transmutation }
unity_atomic_transmutation_back = { atomic_transmutation_back }
unity_galactic_telecomm_control = { galactic_telecomm_control }
unity_galactic_telecomm_control_back = { galactic_telecomm_control_back }
unity_temporal_dilation = { temporal_dilation }
unity_temporal_dilation_back = { temporal_dilation_back }
unity_singularity_control = { singularity_control }
unity_singularity_control_back = { singularity_control_back }
unity_megastructures = { megastructures }
unity_megastructures_back = { megastructures_back }

# cards of yengii
yengii_choice_of_paths = Вибір шляхів
yengii_choice_of_paths_back = Урахування чужих рішень
yengii_empathy_of_words = Емпатія слів
yengii_empathy_of_words_back = Міжвидове дипломатичне володіння
yengii_innovation_of_hands = Винахідливість рук
yengii_innovation_of_hands_back = Мозковий центр крізь час
yengii_work_of_mules = Праця мулів
yengii_work_of_mules_back = Гравітаційне складання
yengii_social_ecological_mutualism = Соціально-екологічний мутуалізм
yengii_social_ecological_mutualism_back = Мутуалістична інтеграція чужих
yengii_nanotechnology = { nanotechnology }
yengii_nanotechnology_back = { nanotechnology_back }
yengii_genetic_engineering = { genetic_engineering }
yengii_genetic_engineering_back = { genetic_engineering_back }
yengii_universal_translator = { universal_translator }
yengii_universal_translator_back = { universal_translator_back }
yengii_antimatter_power = { antimatter_power }
yengii_antimatter_power_back = { antimatter_power_back }
yengii_interspecies_medical_exchange = { interspecies_medical_exchange }
yengii_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
yengii_cross_species_ethical_equality = { cross_species_ethical_equality }
yengii_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
yengii_xeno_cultural_exchange = { xeno_cultural_exchange }
yengii_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
yengii_poly_species_corporations = { poly_species_corporations }
yengii_poly_species_corporations_back = { poly_species_corporations_back }
yengii_social_exodus = { social_exodus }
yengii_social_exodus_back = { social_exodus_back }
yengii_quantum_computers = { quantum_computers }
yengii_quantum_computers_back = { quantum_computers_back }
yengii_clinical_immortality = { clinical_immortality }
yengii_clinical_immortality_back = { clinical_immortality_back }
yengii_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
yengii_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
yengii_achronal_analysis = { achronal_analysis }
yengii_achronal_analysis_back = { achronal_analysis_back }
yengii_organic_construction = { organic_construction }
yengii_organic_construction_back = { organic_construction_back }
yengii_hyperspace_mining = { hyperspace_mining }
yengii_hyperspace_mining_back = { hyperspace_mining_back }
yengii_galactic_telecomm_control = { galactic_telecomm_control }
yengii_galactic_telecomm_control_back = { galactic_telecomm_control_back }
yengii_temporal_dilation = { temporal_dilation }
yengii_temporal_dilation_back = { temporal_dilation_back }
yengii_matter_generation = { matter_generation }
yengii_matter_generation_back = { matter_generation_back }
yengii_atomic_transmutation = { atomic_transmutation }
yengii_atomic_transmutation_back = { atomic_transmutation_back }
yengii_singularity_control = { singularity_control }
yengii_singularity_control_back = { singularity_control_back }
yengii_megastructures = { megastructures }
yengii_megastructures_back = { megastructures_back }

# cards of zeth
zeth_smuggling_network = Контрабандна мережа
zeth_smuggling_network_back = Викрадення в гіперпросторі
zeth_envoys = Посланці
zeth_envoys_back = Діаспора дзетів
zeth_cascading_deception = Каскадний обман
zeth_cascading_deception_back = Психоісторичний обман
zeth_systemic_bribery = Системний підкуп
zeth_systemic_bribery_back = Передбачене впровадження агентів
zeth_black_market = Чорний ринок
zeth_black_market_back = Невідстежувані афери
zeth_nanotechnology = { nanotechnology }
zeth_nanotechnology_back = { nanotechnology_back }
zeth_genetic_engineering = { genetic_engineering }
zeth_genetic_engineering_back = { genetic_engineering_back }
zeth_universal_translator = { universal_translator }
zeth_universal_translator_back = { universal_translator_back }
zeth_antimatter_power = { antimatter_power }
zeth_antimatter_power_back = { antimatter_power_back }
zeth_interspecies_medical_exchange = { interspecies_medical_exchange }
zeth_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
zeth_cross_species_ethical_equality = { cross_species_ethical_equality }
zeth_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
zeth_xeno_cultural_exchange = { xeno_cultural_exchange }
zeth_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
zeth_poly_species_corporations = { poly_species_corporations }
zeth_poly_species_corporations_back = { poly_species_corporations_back }
zeth_social_exodus = { social_exodus }
zeth_social_exodus_back = { social_exodus_back }
zeth_quantum_computers = { quantum_computers }
zeth_quantum_computers_back = { quantum_computers_back }
zeth_clinical_immortality = { clinical_immortality }
zeth_clinical_immortality_back = { clinical_immortality_back }
zeth_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
zeth_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
zeth_achronal_analysis = { achronal_analysis }
zeth_achronal_analysis_back = { achronal_analysis_back }
zeth_organic_construction = { organic_construction }
zeth_organic_construction_back = { organic_construction_back }
zeth_hyperspace_mining = { hyperspace_mining }
zeth_hyperspace_mining_back = { hyperspace_mining_back }
zeth_galactic_telecomm_control = { galactic_telecomm_control }
zeth_galactic_telecomm_control_back = { galactic_telecomm_control_back }
zeth_temporal_dilation = { temporal_dilation }
zeth_temporal_dilation_back = { temporal_dilation_back }
zeth_matter_generation = { matter_generation }
zeth_matter_generation_back = { matter_generation_back }
zeth_atomic_transmutation = { atomic_transmutation }
zeth_atomic_transmutation_back = { atomic_transmutation_back }
zeth_singularity_control = { singularity_control }
zeth_singularity_control_back = { singularity_control_back }
zeth_megastructures = { megastructures }
zeth_megastructures_back = { megastructures_back }
