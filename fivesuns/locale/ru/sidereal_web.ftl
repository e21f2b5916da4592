# Sidereal Confluence: слова стола

# panels
panels = Части стола
panel-deals = Сделки
panel-table = Есть и нужно
panel-tracks = Шкалы
panel-promises = Обещания
panel-technologies = Технологии
panel-economies = Экономики
panel-history = Заключены

# who
you = Вы
anyone = кто примет
anyone-chip = Кто угодно
seat-n = Место { $n }
seat = Вид
nothing = ничего
or = или

# who has and wants what
wants-caption = Что у кого есть и чего не хватает преобразователям
has = Есть
wants = Нужно
state = Состояние
ready = готово
trading = торгует
bidding = делает ставку …
has-bid = ставка сделана
look-at = Посмотреть эту экономику
trade = Торговать
trade-with = Торговать: { $who }
colonies-help = колонии / снабжение колоний
cards-help = карты в игре
colonies-of = Колонии: { $n }
cards-of = Карты: { $n }
fleets = Поддержка флота:
donation = Пожертвование:

# cards and converters
arrow-white = работает в фазе экономики
arrow-purple = работает в фазе торговли
arrow-red = крадёт
arrow-letter-white = Э
arrow-letter-purple = Т
arrow-letter-red = К
effect-enter = вводит карту в игру
effect-upgrade = улучшение
effect-settle = освоение
effect-invent = изобретение
effect-relic = реликтовый мир
run = Запустить
run-none = Запустить
run-enter = Ввести в игру
run-upgrade = Улучшить
run-settle = Освоить
run-invent = Изобрести
run-relic = Найти реликтовый мир
runs = работает
runs-twice = работает дважды
done = уже запущен
can-run = можно запустить
only-others = только для других
lacks = не хватает
needs-fleet = нужна поддержка флота: { $n }
gives-fleet = даёт поддержку флота: { $n }
era = Эпоха { $n }
upgraded = улучшена
settled = освоена
tucked = потрачена на улучшение
seedling = семя: работает дважды
borrowed = взаймы
never = не передаётся
never-help = Эту карту нельзя передать.
half-of = Работает вместе с картой «{ $card }».
gains = При вводе в игру:
special-giver = Кто её передаёт (раз в раунд), получает:
special-owner = Её вид при этом получает:
special-acknowledgements = При вводе в игру: 1 ПО за каждые { $n } признания у других, неполная группа тоже считается.
special-discount = Кто изобретает и возвращает признание, платит меньше кубиков каждого цвета: на { $n }.
special-colonies = При вводе в игру: колонии с верха колоды: { $n }.
special-support = Снабжение колоний: +{ $n }.
special-sharing = При вводе в игру: бонус совместного использования этого раунда, столько раз: { $n }.
alternative = Какие ресурсы
alternative-n = способ { $n }
converter-n = преобразователь { $n }
my-cards = Мои карты
no-cards = Нет карт.
tuck = Улучшить: подложить «{ $card }»
payment = Оплата
payment-of = Оплата: { $card }
pay-otherwise = Заплатить иначе
which-colony = Какая колония расходуется
put-away = Убрать
whose = Чья экономика

# the economy plan
plan = План экономики
best-plan = Лучший план
is-best-plan = Это лучший план по ценностям из правил
run-nothing = Ничего не запускать
plan-runs = Преобразователи: { $n }
plan-fleets = Поддержка флота: { $n } из { $of }
plan-send = Запустить экономику
plan-pays = Платит
plan-makes = Производит
pay-any = Кубики любого цвета оплатить так (если не сказано: как обычно)
interest-kind = Что вкладывается
interest-wilds = Из них джокерами
wilds-n = { $n ->
     [one] { $n } джокер
     [few] { $n } джокера
     [many] { $n } джокеров
    *[other] { $n } джокеров
    }

# deals
composer = Составляемое предложение
new-offer = Новое предложение
answer-to = Другие условия для предложения { $n }
with-whom = С кем
choose-partner = Выберите, с кем. «Кто угодно» — общее предложение для всех.
pair = Другая сторона
you-give = Вы → { $who }
gives-you = { $who } → вам
gives = { $giver } → { $taker }
runs-at-once = Запуски в составе сделки: { $n }
licences = Лицензии
licence-of = Лицензия: { $technology }
add-promise = Добавить обещание
promise-this = Добавить
always = без условия
otherwise = Если не выйдет — взамен другое
replace-promise = Сделка заменяет обещание
terms-now = Предложение
send-to = Предложить: { $who }
earlier = Раньше: { $what }
take-out = Убрать: { $what }
before-after = До и после
short = (не хватает { $n })
offers-incoming = Предложения вам
offers-standing = Общие предложения
offers-mine = Ваши предложения
offers-others = Предложения между другими
no-offers = Предложений вам нет. Составьте своё ниже.
no-offers-now = Предложений нет.
offer-n = предложение { $n }
standing-offer = общее предложение { $n }
version = версия { $n }
waits-for = ждёт ответа
accept = Принять
struck = Сделка заключена: { $who }
struck-got = Вы получили: { $what }
struck-gave = Вы отдали: { $what }
struck-promised = Что обещано, смотрите в «Обещаниях».
accepted-by-you = Вы приняли.
counter = Встречное
change = Изменить
decline = Отклонить
withdraw = Отозвать
deal-in = Сделка { $n }, раунд { $round }
only-mine = Только мои
no-deals = Сделок ещё не было.

# terms of a deal, as sentences
term-give = { $role ->
     [giver] Вы → { $taker }: { $what }
     [taker] { $giver } → вам: { $what }
     [to_any] Вы → тому, кто примет: { $what }
     [from_any] Кто примет → вам: { $what }
    *[other] { $giver } → { $taker }: { $what }
    }
term-donated = { $role ->
     [giver] Вы → { $taker } с карты пожертвований: { $what }
     [taker] { $giver } → вам с карты пожертвований: { $what }
     [to_any] Вы → тому, кто примет с карты пожертвований: { $what }
     [from_any] Кто примет → вам с карты пожертвований: { $what }
    *[other] { $giver } → { $taker } с карты пожертвований: { $what }
    }
term-licence = { $role ->
     [giver] Вы → { $taker }, лицензия: { $what }
     [taker] { $giver } → вам, лицензия: { $what }
     [to_any] Вы → тому, кто примет, лицензия: { $what }
     [from_any] Кто примет → вам, лицензия: { $what }
    *[other] { $giver } → { $taker }, лицензия: { $what }
    }
term-card-what = { $loan ->
     [lent] «{ $card }» (до конца раунда)
    *[kept] «{ $card }»
    }
term-else = { $role ->
     [giver] Иначе вы → { $taker }: { $what }
     [taker] Иначе { $giver } → вам: { $what }
     [to_any] Иначе вы → тому, кто примет: { $what }
     [from_any] Иначе кто примет → вам: { $what }
    *[other] Иначе { $giver } → { $taker }: { $what }
    }
chooser-debtor = выбирает отдающий
chooser-creditor = выбирает получающий
term-any = { $role ->
     [giver] Вы → { $taker }: { $what } ({ $chooser })
     [taker] { $giver } → вам: { $what } ({ $chooser })
     [to_any] Вы → тому, кто примет: { $what } ({ $chooser })
     [from_any] Кто примет → вам: { $what } ({ $chooser })
    *[other] { $giver } → { $taker }: { $what } ({ $chooser })
    }
term-buy = { $role ->
     [taker] Вы можете купить ({ $giver }) до: { $what }, каждый за { $price }
     [giver] { $taker }: право купить у вас до: { $what }, каждый за { $price }
    *[other] { $taker }: право купить ({ $giver }) до: { $what }, каждый за { $price }
    }
term-spare = { $role ->
     [giver] Вы не крадёте: { $taker }
     [taker] { $giver }: не красть у вас
    *[other] { $giver }: не красть ({ $taker })
    }
term-runs = { $role ->
     [me] Вы запускаете «{ $card }»
    *[other] { $actor }: запуск «{ $card }»
    }
term-tucks = { $role ->
     [me] Вы подкладываете «{ $card }» под «{ $under }»
    *[other] { $actor }: подложить «{ $card }» под «{ $under }»
    }
term-atmost = { $role ->
     [me] Ваша ставка не больше { $ships }: { $track }
    *[other] { $actor }: ставка не больше { $ships }: { $track }
    }
term-atleast = { $role ->
     [me] Ваша ставка не меньше { $ships }: { $track }
    *[other] { $actor }: ставка не меньше { $ships }: { $track }
    }
term-take = { $role ->
     [me] Вы берёте со шкалы «{ $card }», если можете
    *[other] { $actor }: взять со шкалы «{ $card }», если возможно
    }
term-leave = { $role ->
     [me] Вы не берёте со шкалы «{ $card }»
    *[other] { $actor }: не брать со шкалы «{ $card }»
    }
term-will = { $role ->
     [me] Вы запускаете «{ $card }» в фазе экономики
    *[other] { $actor }: запустить «{ $card }» в фазе экономики
    }
term-wont = { $role ->
     [me] Вы не запускаете «{ $card }» в фазе экономики
    *[other] { $actor }: не запускать «{ $card }» в фазе экономики
    }
term-noinvent = { $role ->
     [me] Вы не изобретаете «{ $technology }»
    *[other] { $actor }: не изобретать «{ $technology }»
    }
term-if-takes = { $role ->
     [me] Если вы возьмёте со шкалы «{ $card }»:
    *[other] Если со шкалы взята карта «{ $card }» ({ $actor }):
    }
term-if-runs = { $role ->
     [me] Если вы запустите «{ $card }»:
    *[other] Если запущена карта «{ $card }» ({ $actor }):
    }
term-if-invents = { $role ->
     [me] Если вы изобретёте «{ $technology }»:
    *[other] Если изобретена технология «{ $technology }» ({ $actor }):
    }
term-pay = оплата: { $what }
term-use = с колонией «{ $what }»
term-later = { $point ->
     [start] Обещано на раунд { $round }, начало торговли:
    *[end] Обещано на раунд { $round }, конец торговли:
    }
term-replaces = Заменяет обещание { $promise }

# what can be promised
promise-give = отдать ресурсы
promise-any = отдать кубики любого цвета
promise-buy = право купить
promise-card = передать карту
promise-donated = отдать с карты пожертвований
promise-acks = отдать признания
promise-licence = продать лицензию
promise-runs = запустить преобразователь
promise-atmost = ставка не больше
promise-atleast = ставка не меньше
promise-take = взять карту со шкалы
promise-leave = не брать карту со шкалы
promise-will = запустить в фазе экономики
promise-wont = не запускать в фазе экономики
promise-spare = не красть
promise-noinvent = не изобретать
promise-if-takes = если карта взята со шкалы
promise-if-runs = если преобразователь запущен
promise-if-invents = если технология изобретена
field-round = Раунд
field-point = Когда
field-what = Обещание
field-condition = Условие
field-giver = Кто отдаёт
field-taker = Кто получает
field-actor = Кто
field-kind = Что
field-gift = Что
field-many = Сколько
field-card = Карта
field-technology = Технология
field-index = Преобразователь
field-alternative = Способ оплаты
field-under = Под какую
field-size = Размер
field-chooser = Кто выбирает
field-price = Чем платить
field-each = Цена за штуку
field-track = Шкала
field-ships = Корабли
field-promise = Обещание
point-start = начало торговли
point-end = конец торговли

# promises
promises-mine = Ваши обещания и обещанное вам
promises-others = Обещания между другими
no-promises = Ничего не обещано.
due = { $point ->
     [start] Раунд { $round }, начало
    *[end] Раунд { $round }, конец
    }
promise-n = № { $n }
met = (уже произошло)
not-met = (ещё нет)

# tracks and bids
track-colonies = Колонии
track-research = Научные группы
my-bid = Ваша ставка
ships-left = { $n ->
     [0] поставлены все: { $of }
    *[other] осталось кораблей: { $n } из { $of }
    }
bid = Сделать ставку
is-bid = Ставка сделана
bids = Ставки
bid-of = колонии { $colonies }, научные группы { $research }
still-to-buy = Ещё покупают:
least-bid = Минимальная ставка
deck-of = в колоде: { $n }
empty = пусто
next = Следующая карта

# technologies
sharing = Бонус за каждое изобретение
round = Раунд
points = ПО
technology-invented-now = изобретена в этом раунде:
technology-invented = изобретена:
technology-held = исследуется:
technology-on-track = группа на шкале, ставка от { $n }
technology-next = группа следующая в колоде
technology-unknown = ещё не появлялась
had-by = В игре:

# species
support-of = снабжение колоний { $n }
support-unlimited = колоний сколько угодно
starts-with = в начале колоний: { $colonies }, групп: { $teams }

# what one says, in the bar
do-ready = Готово
do-unready = Ещё не готово
do-open = Открыть ставки
do-offer = Предложение
do-amend = Другие условия для предложения { $n }
do-accept = Принять ({ $who }): { $what }
do-decline = Отклонить предложение { $n }: { $who }
do-withdraw = Отозвать предложение { $n }
do-run = Запустить «{ $card }»
do-tuck = Подложить «{ $card }» под «{ $under }»
do-bid = Ставка: колонии { $colonies }, научные группы { $research }
do-steal = Украсть ({ $who }): «{ $card }», способ { $n }

# rows of the table of all players
row-vp = ПО сейчас
row-colonies = Колонии
row-technologies = Технологии в игре
row-invented = Изобретения
row-cards = Карты в игре

# where the round is, and what matters now
round-of = Раунд { $n } из { $of }
advice = Что делать сейчас
due-next = Ближайшие сроки
fits = Кто может помочь
you-lack = вам не хватает
can-spare = лишние:
propose = Составить
no-fits = Лишнего, которого не хватает вам, ни у кого нет.
helps = Это у них лишнее, а вам не хватает: нажмите или перетащите в предложение
value-change = ценность { $n }
value-help = По примерным ценностям из правил, в маленьких кубиках: большой кубик — 1½, восьмиугольная фишка или очко — 3
economy-change = экономика: преобразователи { $runs } → { $then }, прибыль { $gain } → { $later }
economy-same = экономика: преобразователи { $runs }, прибыль { $gain }
economy-help = Прогноз: сколько преобразователей можно запустить с таким запасом и сколько они принесут, в маленьких кубиках
more-terms = и другое
brings-run = запуск «{ $card }»
brings-promise = обещание
advice-trade-1 = Ваши карты внизу. Белая стрелка (Э) работает в фазе экономики, после торговли; фиолетовую (Т) вы запускаете сейчас её кнопкой. «Не хватает» — каких кубиков недостаёт.
advice-trade-2 = Получите недостающее у других: примите предложение, от которого ваша экономика станет лучше, или составьте своё. Сделка заключена, когда приняли все стороны, и уговор обязателен.
advice-trade-3 = Кубики, которые не нужны вашим преобразователям, сами по себе ничего вам не дают: меняйте их на нужные. Выигрывают обе стороны — в этом и смысл игры.
advice-trade-4 = Когда торговать больше нечем, нажмите «Готово». Фаза кончается, когда готовы все, кроме одного.
advice-economy-1 = Все ваши преобразователи с белой стрелкой работают одновременно, на том, что есть сейчас. Лучший план уже составлен; измените его, если хотите.
advice-economy-2 = Затем нажмите «Запустить экономику». Полученное пригодится в следующем раунде, а в последнем станет очками.
advice-bidding-1 = За корабли покупают колонии и научные группы. Тайно разделите свои на две ставки; непоставленные корабли остаются у вас.
advice-bidding-2 = Колония даёт кубики каждый раунд, пока хватает снабжения. Научная группа ведёт к изобретению: очки вам и технология всем.
advice-bidding-3 = Первым выбирает тот, чья ставка больше. Карта стоит всей ставки, и ставка должна быть не меньше числа над картой.
advice-colonies-1 = Нажмите колонию на шкале, чтобы купить её за свою ставку, или спасуйте и оставьте корабли себе.
advice-research-1 = Нажмите научную группу, чтобы купить её за свою ставку, или спасуйте и оставьте корабли себе. Посмотрите, сколько стоит изобретение: эти кубики понадобятся.
cannot-now = Сейчас не может отдать своё: { $who }.
cannot-now-you = Сейчас вам не хватает того, что надо отдать.
for-you = ваша карта:

first-begin-title = Перед первым раундом
first-begin-text = У каждого свой вид со своими кубиками, кораблями и картами. Маленькие кубики — зелёные, белые и коричневые, большие — чёрные, синие и жёлтые; дороже всего восьмиугольная фишка. Почти никто не может использовать то, что делает сам, поэтому торговать приходится всем.
first-card-title = Что делает карта
first-card-text = Карта раз за раунд превращает то, что слева от стрелки, в то, что справа. Белая стрелка работает после торговли, фиолетовая — когда угодно во время торговли: здесь вы отдаёте два кубика и колонию, переворачиваете карту, и она навсегда даёт больше.
first-trade-title = Торгуют все сразу
first-trade-text = Все договариваются со всеми одновременно, и менять можно почти всё: кубики, корабли, карты — сейчас или потом. Откройте «Новое предложение», укажите, кто что даёт, и отправьте. Стол покажет, что сделка даёт вашей экономике и чужой.
first-chain-title = Сделки многих
first-chain-text = Сторон в сделке может быть сколько угодно. Она совершается, когда согласилась последняя, и вся целиком: никто не может взять своё и уйти.
first-promise-title = Обещания обязывают
first-promise-text = Можно дать сейчас, а получить потом. Кто обещал, тот отдаст: в назначенный день стол сам об этом позаботится. Кому нечем отдать, теряет очки за недостающее или платит то, на что согласны все стороны.
first-colony-title = Освоить колонию
first-colony-text = Колония даёт что-то каждый раунд. Заплатите то, что стоит у её фиолетовой стрелки, и переверните: она станет давать больше, часто уже в другом климате. Колоний может быть не больше, чем позволяет ваше снабжение.
first-invent-title = Изобрести технологию
first-invent-text = Научная группа изобретает свою технологию за кубики на карте: сразу очки и новая карта вашего вида. Всех кубиков у вас почти никогда нет — соберите их торговлей.
first-economy-title = Экономика
first-economy-text = Теперь никто не договаривается. Все ваши белые стрелки работают одновременно, на том, что было: сделанное одной другая использует только в следующем раунде. Лучший план уже составлен; измените его, если хотите.
first-share-title = Изобретённое — всем
first-share-text = Каждое изобретение получают все, картой своего вида. Изобретатель получает бонус совместного использования: в первых раундах большой, потом меньше.
first-bid-title = Ставки на новые карты
first-bid-text = Тайно разделите корабли на ставку на колонии и ставку на научные группы. Большая ставка выбирает первой и уходит целиком; она должна быть не меньше числа над картой. Кто пасует, оставляет корабли себе.
first-end-title = После шести раундов
first-end-text = Побеждает тот, у кого больше очков. Их дают изобретения, бонусы и преобразователи. Остатки стоят мало: пол-очка за восьмиугольную фишку, за два больших кубика или за три маленьких кубика и корабля.
