# The pages in the browser: усі тексти українською

# shell
skip = До основного вмісту
to-lobby = До лобі
language = Мова
theme = Тема
theme-dark = Темна
theme-light = Світла
theme-to-dark = Увімкнути темну тему
theme-to-light = Увімкнути світлу тему
auto = Автоматично
loading = Завантаження…
close = Закрити
cancel = Скасувати
save = Зберегти
saved = Збережено.
reset = Скинути
clear = Очистити
more = Ще
all = Усі
none = немає
you = Ви
guest = Гість
copy = Копіювати
copied = Скопійовано
try-again = Спробувати ще
nowhere = Тут нічого немає
nowhere-help = Такої сторінки немає. Ваші столи в порядку: вони в лобі.
nothing-found = Нічого не знайдено.
error-unknown = Щось пішло не так. Нічого не змінилося.
error-unreachable = Сервер зараз недоступний. Усе надіслане раніше збережено; спробуйте трохи згодом.
winner = переможець
bot = бот
bot-house = Домашній бот
bot-random = Випадковий бот

# lobby
lobby-games = У що зіграємо?
lobby-lead = Без реєстрації: стіл — це посилання. Грайте з ботами одразу або надішліть посилання друзям.
no-games = На цьому сервері немає ігор.
players-count = Гравців: { $from }–{ $to }
play-first = Перша партія
play-bots = Грати з ботами
new-table = Новий стіл
rules = Правила
first-round = Ваш перший раунд
first-round-none = У цієї гри такої сторінки поки немає.
first-round-play = Зіграти першу партію
my-tables = Мої столи
my-tables-empty = Ви поки не сидите за жодним столом. Почніть партію вище або відкрийте посилання від друга.
open-tables = Відкриті столи
open-tables-empty = Таких столів зараз немає.
filter-game = Гра
filter-pace = Темп
filter-status = Стан
pace-live = наживо
pace-slow = повільно, ходи днями
slow-short = повільна
status-free = є вільне місце
status-open = чекає на гравців
status-playing = триває партія
status-over = завершена
status-cancelled = скасована
your-turn = Ваш хід
seat-free = Є місце
seat-open = вільно
seat-kept = місце чекає: { $who }
waiting-for = хід: { $who }
options-standard = Жодного налаштування не змінено: гра йде за правилами.
options-all = Усі налаштування
expert-options = { $n ->
    [one] { $n } налаштування для знавців
    [few] { $n } налаштування для знавців
   *[other] { $n } налаштувань для знавців
}
expert-changed = змінено: { $n }
put-away = Прибрати
put-away-tables = Прибрані столи ({ $n })
bring-back = Повернути
remove-table = Видалити з цього пристрою
remove-running = Партія ще триває: без посилання ви не повернетеся на своє місце. Усе одно видалити?
waits-elsewhere = { $n ->
    [one] На вас чекає ще { $n } стіл
    [few] На вас чекають ще { $n } столи
   *[other] На вас чекають ще { $n } столів
}
import-record = Завантажити запис партії
import-help = Завершену партію можна переглянути й продовжити з будь-якого місця; незавершена триватиме з ботами.
imported = завантажена
imported-short = завантажена, { $signature ->
    [ours] підписана цим сервером
    [unknown] підписант невідомий
    [wrong] підпис не підходить
   *[unsigned] без підпису
}
imported-whole = Цю партію завантажено із запису. { $signature ->
    [ours] Запис підписав цей сервер.
    [unknown] Запис підписав хтось, кого цей сервер не знає.
    [wrong] Підпис не підходить до запису.
   *[unsigned] Запис не підписано.
} { $fair ->
    [true] Випадок випливає із зерна, яке в ньому названо.
   *[false] Чесність випадку не доведено.
}

# new table
game = Гра
seats = Місця
options = Варіанти
presets = Набори варіантів
preset-race-standard = Звичайна партія
preset-race-first = Перша партія
preset-race-duel = Дуель
preset-gaia-standard = Звичайна
preset-gaia-first = Перша партія
preset-gaia-shuffled = Випадкова карта
preset-eclipse-standard = Звичайна
preset-eclipse-quick-start = Швидкий старт
preset-eclipse-hard = Сильні супротивники
preset-eclipse-portals = Портали
preset-sidereal-standard = Звичайна
preset-sidereal-first = Перша партія
preset-sidereal-exact = Точний підрахунок
preset-twilight-standard = Звичайна
preset-twilight-first = Перша партія
table = Стіл
seat-kind = Хто сидить на місці { $letter }
kind-me = Я
kind-screen = За цим самим екраном
kind-open = Вільно
kind-bot = Бот
kind-open-help = для того, хто має посилання
bot-kind = Який бот
your-name = Ваше ім’я
their-name = Ім’я
player-letter = Гравець { $letter }
screen-help = Кілька гравців за одним екраном: перед кожним ходом завіса ховає карти, поки пристрій передають.
table-title = Назва столу
table-public = Показувати в лобі
table-slow = Повільна партія: хід може тривати дні
table-spectators = Можна спостерігати
table-windows = Скасовувати хід можна й після запитань, на які інші лише спасували
create-table = Створити стіл

# waiting room
room-lead = Партія почнеться, щойно займуть усі місця.
share-link = Запросити за посиланням
share-public = Стіл також видно в лобі.
share-private = Стіл знайде лише той, хто має посилання.
sit-here = Сісти сюди
sit-screen = Хтось за цим екраном
seat-link = Посилання на це місце
seat-link-help = Хто відкриє це посилання, той займе місце. Надішліть його одній людині.
put-bot = Посадити бота
open-seat = Звільнити місце
leave = Встати
start-with-bots = Почати, посадивши ботів на вільні місця
table-closed = Цей стіл неможливо відкрити
table-closed-help = Якщо посилання надіслав друг, попросіть його ще раз. Решта ваших столів у порядку.

# at the table
views = Вигляди
face-board = Поле
face-sheet = Таблиця всіх гравців
face-cards = Усі карти
face-result = Підсумок
panes = Частини столу
pane-board = Поле
pane-me = Я
pane-others = Гравці
pane-log = Журнал
asked-here = відповідь тут
side-panels = Журнал, чат, нотатки, правила
tab-log = Журнал
tab-chat = Чат
tab-notes = Нотатки
tab-rules = Правила
players = Гравці
round = Раунд { $n }
points = очок
points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
watching = ви спостерігаєте
reconnecting = Зв’язок втрачено. Відновлюємо самі; надіслане не зникло.
away = не на місці
left = встав із-за столу
deciding = вирішує
has-decided = вирішив
spreadsheet = Таблиця всіх гравців
search-cards = Пошук серед карт
cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
about-card = Про карту «{ $card }»

# the decision bar
decision = Рішення
where = Де ми
which-rule = Яке правило?
trial = А якщо?
trial-help = Спершу спробувати: ніхто цього не побачить
trial-begun = Проба: ваші відповіді поки бачите лише ви.
trial-tried = { $n ->
    [one] Випробувано { $n } відповідь,
    [few] Випробувано { $n } відповіді,
   *[other] Випробувано { $n } відповідей,
} ніхто про це не знає.
trial-ends = Далі проба не йде.
trial-stop-chance = Тут вирішує випадок.
trial-stop-other = Тут питають іншого гравця.
trial-stop-together = Решта вирішує одночасно: спробувати не можна.
trial-stop-hidden = Це відкрило б приховане: спробувати не можна.
trial-stop-over = Це закінчило б партію: спробувати не можна.
trial-play = Зіграти так
trial-drop = Відкинути
undo = Скасувати хід
take-back = Забрати назад
undo-ask = Так просто не скасувати: { $reason }. Спитати решту?
undo-ask-yes = Спитати
undo-reason-chance = відтоді брали карти чи кидали кубики
undo-reason-other = відтоді відповів хтось інший
undo-reason-reveal = відтоді щось розкрито
secret = таємно
secret-help = Цієї відповіді не бачить ніхто інший.
picked-of = { $n } з { $most }
picked-between = Вибрано: { $n }, можна від { $least } до { $most }
given-of = { $n } з { $total }, лишилося { $left }
choose-more = Виберіть ще { $n }
give-more = Розподіліть ще { $n }
confirm = Підтвердити
confirm-this = Підтвердити: { $what }
confirm-end = Це завершить ваш хід. Підтвердити
not-meant = Повернутися
meant = Так: { $what }
costs-round = Ви ще можете діяти. Після пасу раунд для вас закінчиться.
costs-actions = У вас лишилися дії, вони пропадуть.
costs-good = Те, від чого ви відмовитеся, вже не повернути.
costs-hand = Це вся ваша рука.
costs-offers = Є пропозиції, на які ви не відповіли.
costs-nothing = Ви певні?
costs-seat = Ваше місце одразу займе бот.
costs-table = Якщо погодяться всі, партія закінчиться без результату.
show-all = Показати всі
why-not = Чому не інші? ({ $n })
always-pass = завжди пас
played-by-rules = грає за правилами карток
against-unseated = Ваш суперник: { $who }, за нього грають правила.
standing-here = Тут
standing-ask = запитувати
standing-until = до
standing-no-end = безстроково
standing-idle = лише якщо мені нема чим відповісти
standing-idle-help = Часом вас усе ж спитають, щоб швидкі паси нікому не виказували, що ви тримаєте.
also-deciding = Одночасно вирішують: { $who }
you-may = Ви можете висловитися; стіл чекає: { $who }.
you-may-also = Можна також:
aside-send = Сказати
aside-begun = розпочато
compose-add = Додати
compose-field = { $what }, значення { $n }
compose-fine = Це можна надіслати.
compose-judging = Питаємо правила…
compose-unjudged = Спитати правила поки не вдалося; пробуємо знову.
compose-dropped = Більше неможливо, прибрано: { $what }
sealed-waiting = Вашу відповідь прийнято.
waiting-for-lead = Чекаємо:
working = Стіл рахує…
position-safe = Позиція до цього збережена.
game-over = Партію завершено
game-cancelled = Партію скасовано
number = Число
less = Менше
greater = Більше
from-to = від { $low } до { $high }
less-of = Менше: { $what }
more-of = Більше: { $what }
earlier = Раніше: { $what }
later = Пізніше: { $what }
take-out = Прибрати: { $what }

# proposals
proposal-undo = { $who } просить повернути ходи.
proposal-cancel = { $who } пропонує скасувати партію.
proposal-replace = { $who } пропонує посадити бота замість гравця { $whom }.
agree = Погодитися
refuse = Відмовити
withdraw = Відкликати

# log, chat, notes, rules
log = Журнал
log-empty = Тут буде розказано, що відбувається.
search-log = Пошук у журналі
filter-seat = Лише один гравець
only-seat = Лише { $who }
notation = Запис партії текстом
notation-known = Те, що може знати ваше місце. Приховані відповіді (?) відкриються після гри.
notation-whole = Уся партія. Її можна завантажити у списку столів.
notation-hidden = приховано до кінця гри
notation-chance = випадок
type-answer = Відповідь за іменем
type-beside = крім питання
type-nothing = Зараз вас ні про що не питають
type-send = Відповісти
typed-unknown = «{ $what }» тут не можна. Можна: { $legal }
typed-number = Число від { $low } до { $high }{ $step ->
    [1] .
   *[other] , з кроком { $step }.
}
typed-count = Від { $least } до { $most } із цих: { $legal }
typed-sets = Таке поєднання не можна. Можна: { $legal }
typed-order = Усі ці, у потрібному порядку: { $legal }
typed-total = Розподіліть від { $least } до { $total } у вигляді ім’я,число. Не більше: { $legal }
typed-parts = Щось із цього, через пробіл: { $legal }
typed-often = «{ $what }» не більше { $most ->
    [one] { $most } разу.
   *[other] { $most } разів.
}
key-type = ввести відповідь за іменем
look-here = Подивитися
undo-here = Повернутися сюди
undo-here-ask = Попросити повернутися сюди
chat = Чат
chat-empty = Поки ніхто нічого не сказав.
say-something = Написати повідомлення
send = Надіслати
notes-help = Особисте: бачите лише ви.
notes-saved = Зберігається разом із вашим місцем.
notes-saving = Зберігаємо…
search-rules = Пошук у правилах
rules-only-english = Ці правила поки що є лише англійською.
rules-partly-english = Що ще не перекладено, показано англійською.
in-english = англійською

# replay
playback = Показувати, що сталося до мого запитання
playback-off = Ні
playback-slow = Повільно
playback-normal = Звичайно
playback-fast = Швидко
playback-step = { $n } з { $of }
playback-again = Ще раз
playback-again-help = Що сталося до цього запитання, ще раз
playback-skip = Пропустити
playback-skip-help = Будь-яка клавіша покаже кінець
replay = Перегляд партії
replay-first = На початок
replay-back = Крок назад
replay-forth = Крок уперед
replay-last = До теперішнього
replay-slider = Місце в партії
replay-at = { $n } з { $of }
play = Пуск
pause = Пауза
jump-round = До раунду…
copy-moment = Посилання на цю мить
whose-eyes = Чиїми очима
eyes-of = як бачив гравець { $who }
eyes-public = як бачили всі
fork-here = Грати звідси
back-to-now = Повернутися

# one screen
pass-to = Передайте пристрій: { $who }
pass-help = Карти приховані, доки не підійде потрібний гравець.
pass-ready = Я — { $who }

# the end
result = Підсумок
you-won = Ви перемогли!
won = { $n ->
    [one] Перемога: { $who }
   *[other] Перемогу ділять { $who }
}
after-rounds = { $n ->
    [0] Ходів: { $answers }
    [one] Зіграно { $n } раунд
    [few] Зіграно { $n } раунди
   *[other] Зіграно { $n } раундів
}
points-by-source = Очки за джерелами
total = Разом
answers-given = Рішень
time-used = Витрачено часу
chart-rounds = Рахунок за раундами
rematch = Зіграти ще раз
to-rematch = До наступної партії
show-board = Показати поле
download-record = Запис партії
with-names = з іменами
download-csv = Числа (CSV)
copy-link = Копіювати посилання
fair-dice = Чи був випадок чесним?
fair-dice-help = Перше число було показано до партії, друге — лише тепер; з них випливає кожен добір і кидок.
fair-dice-data = Усе потрібне для перевірки
undos = Повернень ходу: { $n }.
reopened = Після кінця, коли весь випадок був уже відомий, партію повертали й продовжували: { $n } { $n ->
    [one] раз
    [few] рази
   *[other] разів
}.

# settings
settings = Налаштування
settings-look = Вигляд
motion = Анімація
motion-on = Увімкнена
motion-off = Вимкнена
seat-colours = Кольори місць
colour-of = Колір: { $who }
settings-play = Гра
confirm-answers = Перепитувати перед надсиланням відповіді
confirm-never = Ніколи
confirm-touch = На сенсорних екранах
confirm-always = Завжди
ask-before = Перепитувати перед пасом, кінцем ходу й відмовою від чогось
ask-before-costly = Коли це чогось коштує
confirm-turn = Підтверджувати кінець мого ходу
show-hints = Підказки в першій партії
sound = Звук, коли мій хід
my-seat = Моє місце
my-link = Копіювати посилання на моє місце
my-link-help = Відкриває ваше місце на будь-якому пристрої. Нікому його не давайте.
notify = Повідомляти, коли мій хід
notify-push = У цьому браузері, навіть якщо сторінку закрито
push-insecure = Браузери дозволяють це лише за адресами, що починаються з https:// (або на самій машині, за адресою localhost).
push-unsupported = Цей браузер не вміє показувати повідомлення закритих сторінок.
push-denied = У цьому браузері повідомлення звідси заборонено. Дозвольте сповіщення для цієї сторінки в його налаштуваннях і завантажте її знову.
push-failed = Браузер не зміг домовитися зі своєю службою сповіщень. Спробуйте пізніше.
notify-mail = Ел. пошта
notify-webhook = Вебхук (Slack, Discord та інші)
notify-quiet = Не вночі (з 22 до 8)
mail-confirmed = Адресу підтверджено.
mail-unconfirmed = Відкрийте посилання в надісланому вам листі.
this-table = Цей стіл
replace-by-bot = Бот замість: { $who }
propose-replace = Запропонувати бота замість: { $who }
propose-cancel = Запропонувати скасувати партію
come-back = Повернутися за стіл
leave-to-bot = Встати; за вас ({ $who }) дограє бот
report = Повідомлення про помилку
report-bug = Щось не так?
report-help = Напишіть, чого ви чекали. Позиція додасться такою, якою ви її бачите.
report-send = Надіслати повідомлення
report-thanks = Дякуємо. Повідомлення тут:
report-position = Позиція
versions = Fivesuns { $server }, версія правил { $game }
keys = Клавіші
key-numbers = вибрати варіант
key-last = пас або кінець: останнє в рядку
key-enter = підтвердити
key-escape = очистити вибір
key-undo = скасувати хід
key-try = спершу спробувати непомітно
key-again = що сталося, ще раз
key-arrows = перегляд партії
key-search = пошук у журналі
key-rule = яке правило?
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Показати все
zoom-asked = Показати, про що мова

# the race board
race-phases = Фази раунду
race-nth = { $n } з 2
race-piles = Колода, скид, очки
race-my-tableau = Мій сектор
race-hand = Моя рука
race-hand-empty = На руці немає карт.
race-drawn = Вибирайте з цих
race-placing = розміщується
race-has-good = На ній лежить товар
race-scores-by-text = за текстом
race-keyword-rebel = Повстанці
race-keyword-alien = Прибульці
race-letter-novelty = Л
race-letter-rare = Р
race-letter-genes = Г
race-letter-alien = П
race-pay-short = { $n ->
    [0] безкоштовно
   *[other] ціна { $n }
}
race-conquer-short = { $n } проти { $m }
race-would-pay = { $n ->
    [0] Платити не потрібно.
   *[other] Ціна: { $n }. Інших карт на руці: { $m }.
}
race-would-conquer = Ваша атака проти нього: { $n }; його захист: { $m }.
race-would-sell = { $n ->
    [one] Принесе { $n } карту.
    [few] Принесе { $n } карти.
   *[other] Принесе { $n } карт.
}

# hints in a first game of race
hint-race-discard = Залиште те, що скоро зможете оплатити: дешеві світи й розробки. Карти на руці — це й гроші.
hint-race-action = Кожен таємно вибирає фазу; вибрані фази грають усі, а привілей отримує той, хто вибрав. Щоб розмістити світ, виберіть освоєння, для розробки — розробку; дослідження приносить карти.
hint-race-keep = Клацніть карти, які хочете залишити. Шукайте те, що пасує вашому сектору: той самий вид товару або атаку.
hint-race-develop = Карти в латунній рамці можна впровадити зараз. Ярлик каже, скільки інших карт ви потім скинете з руки в оплату.
hint-race-settle = Світи з білим колом оплачують картами; світи з червоним кільцем захоплюють: ваша атака має сягати числа.
hint-race-pay = Клацніть карти, які потрібні найменше; вони підуть у скид сорочкою догори.
hint-race-method = Цей світ можна розмістити по-різному: виберіть, чим платити.
hint-race-sell = Продайте товар, який принесе більше карт і менше потрібен для очок.
hint-race-consume = Здібності споживання перетворюють товари на переможні очки й карти. Кожна застосовується раз; порядок ваш.
hint-race-goods = Клацніть світи, товари яких віддаєте.
hint-race-windfall = У світів накопичення пунктирний ореол: новий товар там з’являється лише від таких здібностей.
hint-race-limit = Наприкінці раунду на руці лишається не більше десяти карт.
hint-race-guess = Верхню карту побачать усі; вона ваша, якщо ви назвали її вартість чи захист. Найчастіше трапляються невеликі числа.
hint-race-spend = Непотрібна карта може стати тут переможним очком.

# hints in a first game of Sidereal Confluence
hint-sidereal-species = Види стоять від простих до складних; прочитайте, чим кожен живе.
hint-sidereal-trade = Виміняйте те, чого бракує, запустіть фіолетові перетворювачі (Т), потім натисніть «Готово».
hint-sidereal-economy = Найкращий план уже лежить на ваших картах. Змініть його, якщо хочете, і запустіть економіку.
hint-sidereal-bid = Кораблі на колонії приносять кубики щораунду, на наукові групи — винаходи. Що не поставите, залишиться у вас.
hint-sidereal-colonies = Натисніть колонію на шкалі, щоб купити її за свою ставку; спасувавши, ви залишите кораблі собі.
hint-sidereal-research = Натисніть наукову групу на шкалі, щоб купити її за свою ставку; спасувавши, ви залишите кораблі собі.
hint-sidereal-unsupported = Колоній більше, ніж вистачає постачання. Відмовтеся від тієї, що приносить найменше.
hint-sidereal-leftovers = Те, що залишилося на карті пожертв, дістанеться іншому: виберіть, кому.

# hints in a first game of Twilight Imperium
hint-twilight-strategy_card = Число на карті каже, коли ви ходите, а її основна властивість — лише ваша; інші можуть застосувати другорядну.
hint-twilight-action = Активуйте систему, щоб привести туди кораблі (жетон тактичного резерву), застосуйте карту стратегії або іншу карту. Пропускайте хід, коли робити нічого: карту стратегії треба застосувати раніше.
hint-twilight-move = Кораблі приходять із систем, де немає вашого жетона. Транспортери везуть наземні війська: лише вони займають планети.
hint-twilight-commit = Висадіть наземні війська, щоб зайняти планету: її ресурси та вплив ви зможете витрачати після найближчої фази статусу.
hint-twilight-produce = За загони платять ресурсами планет. Винищувачам і піхоті потрібне місце на кораблях або планета.
hint-twilight-tokens = Тактичні жетони — це ходи, жетони флоту — скільки кораблів вміщує система, стратегічні оплачують карти інших.
hint-twilight-secondary = Інший гравець застосував карту стратегії. Майже всі другорядні властивості коштують жетон стратегічного резерву.
hint-twilight-score_public = Так — одна ціль за раунд, і треба володіти планетами рідної системи.
hint-twilight-vote = Вплив планет — це голоси; планети, що голосували, виснажені, доки їх не відновлять.
hint-twilight-faction = Прочитайте, що вміє лише ця фракція: від цього залежить ваша гра. Для першої партії підійде будь-яка.
hint-twilight-tile = Кладіть корисні вам системи ближче до рідної, а аномалії — ближче до інших.
hint-twilight-first_technology = Вона відразу вважається вимогою свого кольору.
hint-twilight-first_units = Усі починають у рідній системі: наземні війська та споруди — на її планетах.
hint-twilight-keep_secret = Залиште ту, до якої ви й так ідете.
hint-twilight-react = Сталося те, на що можна відповісти картою чи властивістю. Якщо відповідати нічим, пропустіть (клавіша 0).
hint-twilight-target = Пропонується все, до чого можна застосувати цю карту чи властивість.
hint-twilight-space_cannon = Постріл гармати нічого не коштує: утримайтеся, лише якщо обіцяли.
hint-twilight-space_cannon_foe = Усі ваші гармати стріляють по одному гравцю.
hint-twilight-barrage = Він буває перед першим раундом космічного бою і влучає лише у винищувачі.
hint-twilight-announce_retreat = Ви підете після цього раунду бою, якщо вцілієте: до сусідньої системи без чужих кораблів, де є ваші загони чи планета.
hint-twilight-retreat = Туди ляже ваш жетон: ці кораблі залишаться там до кінця раунду.
hint-twilight-retreat_cargo = Кому забракне місця, той залишиться й загине.
hint-twilight-sustain = Пошкоджений корабель уціліє, його полагодять у фазі статусу; друге влучання його знищить.
hint-twilight-hits = Кожне влучання знищує загін на ваш вибір. Зазвичай втрачають найдешевші.
hint-twilight-reroll = Рахується новий результат, навіть якщо він гірший.
hint-twilight-single_out = Оберіть найчутливіше для суперника.
hint-twilight-bombard = Бомбардування — перед висаджуванням. Планетний щит спиняє всіх, крім сонць війни.
hint-twilight-custodians = За 6 впливу ви отримаєте очко, зможете висадитися на Мекатол-Рекс, і відтепер будуть засідання.
hint-twilight-order_planets = Бої йдуть на одній планеті за іншою.
hint-twilight-recycle = Усі ваші фігурки цього виду в грі: частину доведеться зняти з поля.
hint-twilight-pay_resources = Найощадливішу оплату вже викладено. Товар замінює одиницю.
hint-twilight-pay_influence = Найощадливішу оплату вже викладено. Планети, що заплатили, цього раунду не голосують.
hint-twilight-buy_tokens = Жетони наказу — це ваші ходи: купуйте, скільки не шкода впливу.
hint-twilight-redistribute = Перекладіть жетони туди, де вони потрібні наступного раунду; без змін усе залишиться як є.
hint-twilight-spend_tokens = Жетони флоту — скільки кораблів вміщує система: беріть там, де не шкода.
hint-twilight-token_source = Поза планшетом жетонів немає, тому він береться з планшета.
hint-twilight-take_back_token = Цю систему знову можна активувати цього раунду.
hint-twilight-tokens_without_plastic = Фігурок менше, ніж загонів: деякі доведеться прибрати.
hint-twilight-diplomacy = Ніхто інший не активує цю систему цього раунду: захистіть те, що під загрозою.
hint-twilight-ready_planets = Відновлені планети зможуть знову заплатити чи проголосувати.
hint-twilight-new_speaker = Речник першим бере карту стратегії та вирішує за рівності голосів.
hint-twilight-agenda_order = Те, що зверху, обговорять наступним; інші цього не знають.
hint-twilight-structure = База створює загони; ПСО стріляє по кораблях і захищає свою планету.
hint-twilight-construction_system = Жетон утримає там ваші кораблі: обирайте систему, де ходити більше не треба.
hint-twilight-trade_free = Хто поповнює задарма, той вам винен: спершу домовтеся.
hint-twilight-which_dock = Загони з’являться в її системі.
hint-twilight-research = Знаки на технології — її вимоги: технології цих кольорів або планета з таким знаком.
hint-twilight-may_research = Кожна технологія допомагає дослідити наступні того самого кольору.
hint-twilight-second_technology = Дорого, але дві технології за раунд — це перевага.
hint-twilight-gain_technology = Вимоги для неї не потрібні.
hint-twilight-score_secret = Так — одна секретна ціль за раунд; виконані лежать відкрито.
hint-twilight-return_secret = Не більше трьох разом із виконаними.
hint-twilight-discard = На руці залишається не більше семи карт дій.
hint-twilight-fleet_excess = Система вміщує стільки ваших кораблів, скільки жетонів у резерві флоту; винищувачі не рахуються.
hint-twilight-cargo_excess = Винищувачам і військам у космосі потрібне місце на кораблях.
hint-twilight-destroy_units = Обране повернеться до вашого запасу.
hint-twilight-tie = Голосів порівну: вирішує ваше слово речника.
hint-twilight-settler = Хто поселиться, отримає від вас планету.
hint-twilight-talk = Ваша продукція вам марна, але в інших стає товарами: міняйтеся.
hint-twilight-set_cards = Отримувач побачить їх лише під час передання, якщо ви не покажете раніше.
hint-twilight-show_card = Її побачить лише обраний гравець.
