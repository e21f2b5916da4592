# Sidereal Confluence: слова столу

# panels
panels = Частини столу
panel-deals = Угоди
panel-table = Є і треба
panel-tracks = Шкали
panel-promises = Обіцянки
panel-technologies = Технології
panel-economies = Економіки
panel-history = Укладено

# who
you = Ви
anyone = хто прийме
anyone-chip = Будь-хто
seat-n = Місце { $n }
seat = Вид
nothing = нічого
or = або

# who has and wants what
wants-caption = Що в кого є і чого бракує перетворювачам
has = Є
wants = Треба
state = Стан
ready = готово
trading = торгує
bidding = робить ставку …
has-bid = ставку зроблено
look-at = Подивитися цю економіку
trade = Торгувати
trade-with = Торгувати: { $who }
colonies-help = колонії / постачання колоній
cards-help = карти в грі
colonies-of = Колонії: { $n }
cards-of = Карти: { $n }
fleets = Підтримка флоту:
donation = Пожертва:

# cards and converters
arrow-white = працює у фазі економіки
arrow-purple = працює у фазі торгівлі
arrow-red = краде
arrow-letter-white = Е
arrow-letter-purple = Т
arrow-letter-red = К
effect-enter = вводить карту в гру
effect-upgrade = покращення
effect-settle = освоєння
effect-invent = винахід
effect-relic = реліктовий світ
run = Запустити
run-none = Запустити
run-enter = Ввести в гру
run-upgrade = Покращити
run-settle = Освоїти
run-invent = Винайти
run-relic = Знайти реліктовий світ
runs = працює
runs-twice = працює двічі
done = уже запущено
can-run = можна запустити
only-others = лише для інших
lacks = бракує
needs-fleet = потрібна підтримка флоту: { $n }
gives-fleet = дає підтримку флоту: { $n }
era = Епоха { $n }
upgraded = покращена
settled = освоєна
tucked = витрачена на покращення
seedling = насінина: працює двічі
borrowed = позичена
never = не передається
never-help = Цю карту не можна передати.
half-of = Працює разом із картою «{ $card }».
gains = Коли входить у гру:
special-giver = Хто її передає (раз на раунд), отримує:
special-owner = Її вид при цьому отримує:
special-acknowledgements = Коли входить у гру: 1 ПО за кожні { $n } визнання в інших, неповна група теж рахується.
special-discount = Хто винаходить і повертає визнання, платить менше кубиків кожного кольору: на { $n }.
special-colonies = Коли входить у гру: колонії з верху колоди: { $n }.
special-support = Постачання колоній: +{ $n }.
special-sharing = Коли входить у гру: бонус спільного використання цього раунду, стільки разів: { $n }.
alternative = Які ресурси
alternative-n = спосіб { $n }
converter-n = перетворювач { $n }
my-cards = Мої карти
no-cards = Немає карт.
tuck = Покращити: підкласти «{ $card }»
payment = Оплата
payment-of = Оплата: { $card }
pay-otherwise = Заплатити інакше
which-colony = Яка колонія витрачається
put-away = Прибрати
whose = Чия економіка

# the economy plan
plan = План економіки
best-plan = Найкращий план
is-best-plan = Це найкращий план за цінностями з правил
run-nothing = Нічого не запускати
plan-runs = Перетворювачі: { $n }
plan-fleets = Підтримка флоту: { $n } з { $of }
plan-send = Запустити економіку
plan-pays = Платить
plan-makes = Виробляє
pay-any = Кубики будь-якого кольору сплатити так (якщо не сказано: як зазвичай)
interest-kind = Що вкладається
interest-wilds = З них джокерами
wilds-n = { $n ->
     [one] { $n } джокер
     [few] { $n } джокери
     [many] { $n } джокерів
    *[other] { $n } джокерів
    }

# deals
composer = Пропозиція, що складається
new-offer = Нова пропозиція
answer-to = Інші умови для пропозиції { $n }
with-whom = З ким
choose-partner = Виберіть, з ким. «Будь-хто» — загальна пропозиція для всіх.
pair = Інша сторона
you-give = Ви → { $who }
gives-you = { $who } → вам
gives = { $giver } → { $taker }
runs-at-once = Запуски у складі угоди: { $n }
licences = Ліцензії
licence-of = Ліцензія: { $technology }
add-promise = Додати обіцянку
promise-this = Додати
always = без умови
otherwise = Якщо не вийде — натомість інше
replace-promise = Угода замінює обіцянку
terms-now = Пропозиція
send-to = Запропонувати: { $who }
earlier = Раніше: { $what }
take-out = Прибрати: { $what }
before-after = До і після
short = (бракує { $n })
offers-incoming = Пропозиції вам
offers-standing = Загальні пропозиції
offers-mine = Ваші пропозиції
offers-others = Пропозиції між іншими
no-offers = Пропозицій вам немає. Складіть свою нижче.
no-offers-now = Пропозицій немає.
offer-n = пропозиція { $n }
standing-offer = загальна пропозиція { $n }
version = версія { $n }
waits-for = чекає відповіді
accept = Прийняти
struck = Угоду укладено: { $who }
struck-got = Ви отримали: { $what }
struck-gave = Ви віддали: { $what }
struck-promised = Що обіцяно, дивіться в «Обіцянках».
accepted-by-you = Ви прийняли.
counter = Зустрічна
change = Змінити
decline = Відхилити
withdraw = Відкликати
deal-in = Угода { $n }, раунд { $round }
only-mine = Лише мої
no-deals = Угод ще не було.

# terms of a deal, as sentences
term-give = { $role ->
     [giver] Ви → { $taker }: { $what }
     [taker] { $giver } → вам: { $what }
     [to_any] Ви → тому, хто прийме: { $what }
     [from_any] Хто прийме → вам: { $what }
    *[other] { $giver } → { $taker }: { $what }
    }
term-donated = { $role ->
     [giver] Ви → { $taker } з карти пожертв: { $what }
     [taker] { $giver } → вам з карти пожертв: { $what }
     [to_any] Ви → тому, хто прийме з карти пожертв: { $what }
     [from_any] Хто прийме → вам з карти пожертв: { $what }
    *[other] { $giver } → { $taker } з карти пожертв: { $what }
    }
term-licence = { $role ->
     [giver] Ви → { $taker }, ліцензія: { $what }
     [taker] { $giver } → вам, ліцензія: { $what }
     [to_any] Ви → тому, хто прийме, ліцензія: { $what }
     [from_any] Хто прийме → вам, ліцензія: { $what }
    *[other] { $giver } → { $taker }, ліцензія: { $what }
    }
term-card-what = { $loan ->
     [lent] «{ $card }» (до кінця раунду)
    *[kept] «{ $card }»
    }
term-else = { $role ->
     [giver] Інакше ви → { $taker }: { $what }
     [taker] Інакше { $giver } → вам: { $what }
     [to_any] Інакше ви → тому, хто прийме: { $what }
     [from_any] Інакше хто прийме → вам: { $what }
    *[other] Інакше { $giver } → { $taker }: { $what }
    }
chooser-debtor = вибирає той, хто віддає
chooser-creditor = вибирає той, хто отримує
term-any = { $role ->
     [giver] Ви → { $taker }: { $what } ({ $chooser })
     [taker] { $giver } → вам: { $what } ({ $chooser })
     [to_any] Ви → тому, хто прийме: { $what } ({ $chooser })
     [from_any] Хто прийме → вам: { $what } ({ $chooser })
    *[other] { $giver } → { $taker }: { $what } ({ $chooser })
    }
term-buy = { $role ->
     [taker] Ви можете купити (продає { $giver }), не більше: { $what }; ціна за кожен: { $price }
     [giver] { $taker }: право купити у вас, не більше: { $what }; ціна за кожен: { $price }
    *[other] { $taker }: право купити (продає { $giver }), не більше: { $what }; ціна за кожен: { $price }
    }
term-spare = { $role ->
     [giver] Ви не крадете: { $taker }
     [taker] { $giver }: не красти у вас
    *[other] { $giver }: не красти ({ $taker })
    }
term-runs = { $role ->
     [me] Ви запускаєте «{ $card }»
    *[other] { $actor }: запуск «{ $card }»
    }
term-tucks = { $role ->
     [me] Ви підкладаєте «{ $card }» під «{ $under }»
    *[other] { $actor }: підкласти «{ $card }» під «{ $under }»
    }
term-atmost = { $role ->
     [me] Ваша ставка не більша за { $ships }: { $track }
    *[other] { $actor }: ставка не більша за { $ships }: { $track }
    }
term-atleast = { $role ->
     [me] Ваша ставка не менша за { $ships }: { $track }
    *[other] { $actor }: ставка не менша за { $ships }: { $track }
    }
term-take = { $role ->
     [me] Ви берете зі шкали «{ $card }», якщо можете
    *[other] { $actor }: взяти зі шкали «{ $card }», якщо можливо
    }
term-leave = { $role ->
     [me] Ви не берете зі шкали «{ $card }»
    *[other] { $actor }: не брати зі шкали «{ $card }»
    }
term-will = { $role ->
     [me] Ви запускаєте «{ $card }» у фазі економіки
    *[other] { $actor }: запустити «{ $card }» у фазі економіки
    }
term-wont = { $role ->
     [me] Ви не запускаєте «{ $card }» у фазі економіки
    *[other] { $actor }: не запускати «{ $card }» у фазі економіки
    }
term-noinvent = { $role ->
     [me] Ви не винаходите «{ $technology }»
    *[other] { $actor }: не винаходити «{ $technology }»
    }
term-if-takes = { $role ->
     [me] Якщо ви візьмете зі шкали «{ $card }»:
    *[other] Якщо зі шкали взято карту «{ $card }» ({ $actor }):
    }
term-if-runs = { $role ->
     [me] Якщо ви запустите «{ $card }»:
    *[other] Якщо запущено карту «{ $card }» ({ $actor }):
    }
term-if-invents = { $role ->
     [me] Якщо ви винайдете «{ $technology }»:
    *[other] Якщо винайдено технологію «{ $technology }» ({ $actor }):
    }
term-pay = оплата: { $what }
term-use = з колонією «{ $what }»
term-later = { $point ->
     [start] Обіцяно на раунд { $round }, початок торгівлі:
    *[end] Обіцяно на раунд { $round }, кінець торгівлі:
    }
term-replaces = Замінює обіцянку { $promise }

# what can be promised
promise-give = віддати ресурси
promise-any = віддати кубики будь-якого кольору
promise-buy = право купити
promise-card = передати карту
promise-donated = віддати з карти пожертв
promise-acks = віддати визнання
promise-licence = продати ліцензію
promise-runs = запустити перетворювач
promise-atmost = ставка не більша
promise-atleast = ставка не менша
promise-take = взяти карту зі шкали
promise-leave = не брати карту зі шкали
promise-will = запустити у фазі економіки
promise-wont = не запускати у фазі економіки
promise-spare = не красти
promise-noinvent = не винаходити
promise-if-takes = якщо карту взято зі шкали
promise-if-runs = якщо перетворювач запущено
promise-if-invents = якщо технологію винайдено
field-round = Раунд
field-point = Коли
field-what = Обіцянка
field-condition = Умова
field-giver = Хто віддає
field-taker = Хто отримує
field-actor = Хто
field-kind = Що
field-gift = Що
field-many = Скільки
field-card = Карта
field-technology = Технологія
field-index = Перетворювач
field-alternative = Спосіб оплати
field-under = Під яку
field-size = Розмір
field-chooser = Хто вибирає
field-price = Чим платити
field-each = Ціна за штуку
field-track = Шкала
field-ships = Кораблі
field-promise = Обіцянка
point-start = початок торгівлі
point-end = кінець торгівлі

# promises
promises-mine = Ваші обіцянки й обіцяне вам
promises-others = Обіцянки між іншими
no-promises = Нічого не обіцяно.
due = { $point ->
     [start] Раунд { $round }, початок
    *[end] Раунд { $round }, кінець
    }
promise-n = № { $n }
met = (уже сталося)
not-met = (ще ні)

# tracks and bids
track-colonies = Колонії
track-research = Наукові групи
my-bid = Ваша ставка
ships-left = { $n ->
     [0] поставлено всі: { $of }
    *[other] залишилося кораблів: { $n } з { $of }
    }
bid = Зробити ставку
is-bid = Ставку зроблено
bids = Ставки
bid-of = колонії { $colonies }, наукові групи { $research }
still-to-buy = Ще купують:
least-bid = Мінімальна ставка
deck-of = у колоді: { $n }
empty = порожньо
next = Наступна карта

# technologies
sharing = Бонус за кожен винахід
round = Раунд
points = ПО
technology-invented-now = винайдено цього раунду:
technology-invented = винайдено:
technology-held = досліджується:
technology-on-track = група на шкалі, ставка від { $n }
technology-next = група наступна в колоді
technology-unknown = ще не з'являлася
had-by = У грі:

# species
support-of = постачання колоній { $n }
support-unlimited = колоній скільки завгодно
starts-with = на початку колоній: { $colonies }, груп: { $teams }

# what one says, in the bar
do-ready = Готово
do-unready = Торгувати далі
do-open = Відкрити ставки
do-offer = Пропозиція
do-amend = Інші умови для пропозиції { $n }
do-accept = Прийняти ({ $who }): { $what }
do-decline = Відхилити пропозицію { $n }: { $who }
do-withdraw = Відкликати пропозицію { $n }
do-run = Запустити «{ $card }»
do-tuck = Підкласти «{ $card }» під «{ $under }»
do-bid = Ставка: колонії { $colonies }, наукові групи { $research }
do-steal = Украсти ({ $who }): «{ $card }», спосіб { $n }

# rows of the table of all players
row-vp = ПО зараз
row-colonies = Колонії
row-technologies = Технології в грі
row-invented = Винаходи
row-cards = Карти в грі

# where the round is, and what matters now
round-of = Раунд { $n } з { $of }
advice = Що робити зараз
due-next = Найближчі строки
fits = Хто може допомогти
you-lack = вам бракує
can-spare = зайві:
propose = До угоди
no-fits = Зайвого, якого бракує вам, ні в кого немає.
helps = Це в них зайве, а вам бракує: натисніть або перетягніть у пропозицію
value-change = цінність { $n }
value-help = За приблизними цінностями з правил, у малих кубиках: великий кубик — 1½, восьмикутна фішка або очко — 3
economy-change = економіка: перетворювачі { $runs } → { $then }, прибуток { $gain } → { $later }
economy-same = економіка: перетворювачі { $runs }, прибуток { $gain }
economy-help = Прогноз: скільки перетворювачів можна запустити з таким запасом і скільки вони принесуть, у малих кубиках
more-terms = та інше
brings-run = запуск «{ $card }»
brings-promise = обіцянка
advice-trade-1 = Ваші карти внизу. Біла стрілка (Е) працює у фазі економіки, після торгівлі; фіолетову (Т) ви запускаєте зараз її кнопкою. «Бракує» — яких кубиків недостає.
advice-trade-2 = Отримайте те, чого бракує, в інших: прийміть пропозицію, від якої ваша економіка стане кращою, або складіть свою. Угоду укладено, коли прийняли всі сторони, і домовленість обов'язкова.
advice-trade-3 = Кубики, які не потрібні вашим перетворювачам, самі по собі нічого вам не дають: міняйте їх на потрібні. Виграють обидві сторони — в цьому й сенс гри.
advice-trade-4 = Коли торгувати більше нічим, натисніть «Готово». Фаза закінчується, коли готові всі, крім одного.
advice-economy-1 = Усі ваші перетворювачі з білою стрілкою працюють одночасно, на тому, що є зараз. Найкращий план уже складено; змініть його, якщо хочете.
advice-economy-2 = Потім натисніть «Запустити економіку». Отримане знадобиться в наступному раунді, а в останньому стане очками.
advice-bidding-1 = За кораблі купують колонії та наукові групи. Таємно розділіть свої на дві ставки; непоставлені кораблі залишаються у вас.
advice-bidding-2 = Колонія дає кубики кожного раунду, поки вистачає постачання. Наукова група веде до винаходу: очки вам і технологія всім.
advice-bidding-3 = Першим вибирає той, чия ставка більша. Карта коштує всієї ставки, і ставка має бути не меншою за число над картою.
advice-colonies-1 = Натисніть колонію на шкалі, щоб купити її за свою ставку, або спасуйте й залиште кораблі собі.
advice-research-1 = Натисніть наукову групу, щоб купити її за свою ставку, або спасуйте й залиште кораблі собі. Подивіться, скільки коштує винахід: ці кубики знадобляться.
cannot-now = Зараз не може віддати своє: { $who }.
cannot-now-you = Зараз вам бракує того, що треба віддати.
for-you = ваша карта:

first-begin-title = Перед першим раундом
first-begin-text = У кожного свій вид зі своїми кубиками, кораблями й картами. Малі кубики — зелені, білі та коричневі, великі — чорні, сині й жовті; найдорожча восьмикутна фішка. Майже ніхто не може використати те, що виробляє сам, тому торгувати доводиться всім.
first-card-title = Що робить карта
first-card-text = Карта раз на раунд перетворює те, що ліворуч від стрілки, на те, що праворуч. Біла стрілка працює після торгівлі, фіолетова — будь-коли під час торгівлі: тут ви віддаєте два кубики й колонію, перевертаєте карту, і вона назавжди дає більше.
first-trade-title = Торгують усі одразу
first-trade-text = Усі домовляються з усіма одночасно, і міняти можна майже все: кубики, кораблі, карти — зараз чи потім. Відкрийте «Нова пропозиція», вкажіть, хто що дає, і надішліть. Стіл покаже, що угода дає вашій економіці й чужій.
first-chain-title = Угоди багатьох
first-chain-text = Сторін в угоді може бути скільки завгодно. Вона відбувається, коли погодилася остання, і вся цілком: ніхто не може взяти своє й піти.
first-promise-title = Обіцянки зобов'язують
first-promise-text = Можна дати зараз, а отримати потім. Хто обіцяв, той віддасть: у призначений день стіл сам про це подбає. Кому нема чим віддати, втрачає очки за те, чого бракує, або платить те, на що згодні всі сторони.
first-colony-title = Освоїти колонію
first-colony-text = Колонія дає щось кожного раунду. Заплатіть те, що стоїть біля її фіолетової стрілки, і переверніть: вона даватиме більше, часто вже в іншому кліматі. Утримувати можна лише кілька колоній.
first-invent-title = Винайти технологію
first-invent-text = Наукова група винаходить свою технологію за кубики на карті: одразу очки й нова карта вашого виду. Усіх кубиків у вас майже ніколи немає — зберіть їх торгівлею.
first-economy-title = Економіка
first-economy-text = Тепер ніхто не домовляється. Усі ваші білі стрілки працюють одночасно, на тому, що було: зроблене однією інша використає лише в наступному раунді. Найкращий план уже складено; змініть його, якщо хочете.
first-share-title = Винайдене — всім
first-share-text = Кожен винахід отримують усі, картою свого виду. Винахідник отримує бонус спільного використання: у перших раундах великий, потім менший.
first-bid-title = Ставки на нові карти
first-bid-text = Таємно розділіть кораблі на ставку на колонії та ставку на наукові групи. Більша ставка вибирає першою і йде цілком; вона має бути не меншою за число над картою. Хто пасує, залишає кораблі собі.
first-end-title = Після шести раундів
first-end-text = Перемагає той, у кого більше очок. Їх дають винаходи, бонуси й перетворювачі. Залишки коштують мало: пів очка за восьмикутну фішку, за два великі кубики або за три малі кубики й кораблі.
