# The pages in the browser: все тексты по-русски

# shell
skip = К основному содержимому
to-lobby = В лобби
language = Язык
theme = Тема
theme-dark = Тёмная
theme-light = Светлая
theme-to-dark = Включить тёмную тему
theme-to-light = Включить светлую тему
auto = Автоматически
loading = Загрузка…
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
reset = Сбросить
clear = Очистить
more = Ещё
all = Все
none = нет
you = Вы
guest = Гость
copy = Копировать
copied = Скопировано
try-again = Повторить
nowhere = Здесь ничего нет
nowhere-help = Такой страницы нет. Ваши столы в порядке: они в лобби.
nothing-found = Ничего не найдено.
error-unknown = Что-то пошло не так. Ничего не изменилось.
error-unreachable = Сервер сейчас недоступен. Всё отправленное ранее сохранено; повторите чуть позже.
winner = победитель
bot = бот
bot-house = Домашний бот
bot-random = Случайный бот

# lobby
lobby-games = Во что сыграем?
lobby-lead = Без регистрации: стол — это ссылка. Играйте с ботами сразу или отправьте ссылку друзьям.
no-games = На этом сервере нет игр.
players-count = Игроков: { $from }–{ $to }
play-first = Первая партия
play-bots = Играть с ботами
new-table = Новый стол
rules = Правила
first-round = Ваш первый раунд
first-round-none = У этой игры такой страницы пока нет.
first-round-play = Сыграть первую партию
my-tables = Мои столы
my-tables-empty = Вы пока не сидите ни за одним столом. Начните партию выше или откройте ссылку от друга.
open-tables = Открытые столы
open-tables-empty = Таких столов сейчас нет.
filter-game = Игра
filter-pace = Темп
filter-status = Состояние
pace-live = в реальном времени
pace-slow = медленно, ходы по дням
slow-short = медленная
status-free = есть свободное место
status-open = ждёт игроков
status-playing = идёт партия
status-over = окончена
status-cancelled = отменена
your-turn = Ваш ход
seat-free = Есть место
seat-open = свободно
seat-kept = место ждёт: { $who }
waiting-for = ход: { $who }
options-standard = Ни одна настройка не изменена: игра идёт по правилам.
options-all = Все настройки
expert-options = { $n ->
    [one] { $n } настройка для знатоков
    [few] { $n } настройки для знатоков
   *[other] { $n } настроек для знатоков
}
expert-changed = изменено: { $n }
put-away = Убрать
put-away-tables = Убранные столы ({ $n })
bring-back = Вернуть
remove-table = Удалить с этого устройства
remove-running = Партия ещё идёт: без ссылки вы не вернётесь на своё место. Всё равно удалить?
waits-elsewhere = { $n ->
    [one] Вас ждёт ещё { $n } стол
    [few] Вас ждут ещё { $n } стола
   *[other] Вас ждут ещё { $n } столов
}
import-record = Загрузить запись партии
import-help = Законченную партию можно пересмотреть и продолжить с любого места; незаконченная продолжится с ботами.
imported = загружена
imported-short = загружена, { $signature ->
    [ours] подписана этим сервером
    [unknown] подписавший неизвестен
    [wrong] подпись не подходит
   *[unsigned] без подписи
}
imported-whole = Эта партия загружена из записи. { $signature ->
    [ours] Запись подписана этим сервером.
    [unknown] Запись подписал кто-то, кого этот сервер не знает.
    [wrong] Подпись не подходит к записи.
   *[unsigned] Запись не подписана.
} { $fair ->
    [true] Случай следует из зерна, которое в ней названо.
   *[false] Честность случая не доказана.
}

# new table
game = Игра
seats = Места
options = Варианты
presets = Наборы вариантов
preset-race-standard = Обычная партия
preset-race-first = Первая партия
preset-race-duel = Дуэль
preset-gaia-standard = Обычная
preset-gaia-first = Первая партия
preset-gaia-shuffled = Случайная карта
preset-eclipse-standard = Обычная
preset-eclipse-quick-start = Быстрый старт
preset-eclipse-hard = Сильные противники
preset-eclipse-portals = Порталы
preset-sidereal-standard = Обычная
preset-sidereal-first = Первая партия
preset-sidereal-exact = Точный подсчёт
preset-twilight-standard = Обычная
preset-twilight-first = Первая партия
table = Стол
seat-kind = Кто сидит на месте { $letter }
kind-me = Я
kind-screen = За этим же экраном
kind-open = Свободно
kind-bot = Бот
kind-open-help = для того, у кого есть ссылка
bot-kind = Какой бот
your-name = Ваше имя
their-name = Имя
player-letter = Игрок { $letter }
screen-help = Несколько игроков за одним экраном: перед каждым ходом занавес скрывает карты, пока устройство передают.
table-title = Название стола
table-public = Показывать в лобби
table-slow = Медленная партия: ход может занять дни
table-spectators = Можно наблюдать
table-windows = Отменять ход можно и после вопросов, на которые другие лишь спасовали
create-table = Создать стол

# waiting room
room-lead = Партия начнётся, как только займут все места.
share-link = Пригласить по ссылке
share-public = Стол также виден в лобби.
share-private = Стол найдёт только тот, у кого есть ссылка.
sit-here = Сесть сюда
sit-screen = Кто-то за этим экраном
seat-link = Ссылка на это место
seat-link-help = Кто откроет эту ссылку, тот займёт место. Отправьте её одному человеку.
put-bot = Посадить бота
open-seat = Освободить место
leave = Встать
start-with-bots = Начать, посадив ботов на свободные места
table-closed = Этот стол нельзя открыть
table-closed-help = Если ссылку прислал друг, попросите её ещё раз. Ваши остальные столы в порядке.

# at the table
views = Виды
face-board = Поле
face-sheet = Таблица всех игроков
face-cards = Все карты
face-result = Итог
panes = Части стола
pane-board = Поле
pane-me = Я
pane-others = Игроки
pane-log = Журнал
asked-here = ответ здесь
side-panels = Журнал, чат, заметки, правила
tab-log = Журнал
tab-chat = Чат
tab-notes = Заметки
tab-rules = Правила
players = Игроки
round = Раунд { $n }
points = очков
points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
watching = вы наблюдаете
reconnecting = Связь потеряна. Восстанавливаем сами; отправленное не пропало.
away = не на месте
left = встал из-за стола
deciding = решает
has-decided = решил
spreadsheet = Таблица всех игроков
search-cards = Поиск по картам
cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
about-card = О карте «{ $card }»

# the decision bar
decision = Решение
where = Где мы
which-rule = Какое правило?
trial = Что, если?
trial-help = Сначала попробовать: никто этого не увидит
trial-begun = Проба: ваши ответы видите пока только вы.
trial-tried = { $n ->
    [one] Опробован { $n } ответ,
    [few] Опробовано { $n } ответа,
   *[other] Опробовано { $n } ответов,
} никто об этом не знает.
trial-ends = Дальше проба не идёт.
trial-stop-chance = Здесь решает случай.
trial-stop-other = Здесь спрашивают другого игрока.
trial-stop-together = Остальные решают одновременно: попробовать нельзя.
trial-stop-hidden = Это открыло бы скрытое: попробовать нельзя.
trial-stop-over = Это закончило бы партию: попробовать нельзя.
trial-play = Сыграть так
trial-drop = Отбросить
undo = Отменить
take-back = Взять назад
undo-ask = Так просто не отменить: { $reason }. Спросить остальных?
undo-ask-yes = Спросить
undo-reason-chance = с тех пор брали карты или бросали кубики
undo-reason-other = с тех пор ответил кто-то другой
undo-reason-reveal = с тех пор что-то раскрыто
secret = тайно
secret-help = Этот ответ не видит никто другой.
picked-of = { $n } из { $most }
picked-between = Выбрано: { $n }, можно от { $least } до { $most }
given-of = { $n } из { $total }, осталось { $left }
choose-more = Выберите ещё { $n }
give-more = Распределите ещё { $n }
confirm = Подтвердить
confirm-this = Подтвердить: { $what }
confirm-end = Это завершит ваш ход. Подтвердить
not-meant = Вернуться
meant = Да: { $what }
costs-round = Вы ещё можете действовать. После паса раунд для вас закончится.
costs-actions = У вас остались действия, они пропадут.
costs-good = То, от чего вы откажетесь, уже не вернуть.
costs-hand = Это вся ваша рука.
costs-offers = Есть предложения, на которые вы не ответили.
costs-nothing = Вы уверены?
costs-seat = Ваше место сразу займёт бот.
costs-table = Если согласятся все, партия закончится без результата.
show-all = Показать все
why-not = Почему не другие? ({ $n })
always-pass = всегда пас
played-by-rules = играет по правилам карт
against-unseated = Ваш соперник: { $who }, за него играют правила.
standing-here = Здесь
standing-ask = спрашивать
standing-until = до
standing-no-end = бессрочно
standing-idle = только если мне нечем ответить
standing-idle-help = Иногда вас всё же спросят, чтобы быстрые пасы никому не выдавали, что у вас на руках.
also-deciding = Одновременно решают: { $who }
you-may = Вы можете высказаться; стол ждёт: { $who }.
you-may-also = Можно также:
aside-send = Сказать
aside-begun = начато
compose-add = Добавить
compose-field = { $what }, значение { $n }
compose-fine = Это можно отправить.
compose-judging = Спрашиваем правила…
compose-unjudged = Спросить правила пока не удалось; пробуем снова.
compose-dropped = Больше невозможно, убрано: { $what }
sealed-waiting = Ваш ответ принят.
waiting-for-lead = Ждём:
working = Стол считает…
position-safe = Позиция до этого сохранена.
game-over = Партия окончена
game-cancelled = Партия отменена
number = Число
less = Меньше
greater = Больше
from-to = от { $low } до { $high }
less-of = Меньше: { $what }
more-of = Больше: { $what }
earlier = Раньше: { $what }
later = Позже: { $what }
take-out = Убрать: { $what }

# proposals
proposal-undo = { $who } просит вернуть ходы.
proposal-cancel = { $who } предлагает отменить партию.
proposal-replace = { $who } предлагает посадить бота вместо игрока { $whom }.
agree = Согласиться
refuse = Отказать
withdraw = Отозвать

# log, chat, notes, rules
log = Журнал
log-empty = Здесь будет рассказано, что происходит.
search-log = Поиск по журналу
filter-seat = Только один игрок
only-seat = Только { $who }
notation = Запись партии текстом
notation-known = То, что может знать ваше место. Скрытые ответы (?) откроются после игры.
notation-whole = Вся партия. Её можно загрузить в списке столов.
notation-hidden = скрыто до конца игры
notation-chance = случай
type-answer = Ответ по имени
type-beside = помимо вопроса
type-nothing = Сейчас вас ни о чём не спрашивают
type-send = Ответить
typed-unknown = «{ $what }» здесь нельзя. Можно: { $legal }
typed-number = Число от { $low } до { $high }{ $step ->
    [1] .
   *[other] , с шагом { $step }.
}
typed-count = От { $least } до { $most } из этих: { $legal }
typed-sets = Такое сочетание нельзя. Можно: { $legal }
typed-order = Все эти, в нужном порядке: { $legal }
typed-total = Распределите от { $least } до { $total } в виде имя,число. Не больше: { $legal }
typed-parts = Что-нибудь из этого, через пробел: { $legal }
typed-often = «{ $what }» не больше { $most ->
    [one] { $most } раза.
   *[other] { $most } раз.
}
key-type = ввести ответ по имени
look-here = Посмотреть
undo-here = Вернуться сюда
undo-here-ask = Попросить вернуться сюда
chat = Чат
chat-empty = Пока никто ничего не сказал.
say-something = Написать сообщение
send = Отправить
notes-help = Личное: видите только вы.
notes-saved = Хранится вместе с вашим местом.
notes-saving = Сохраняем…
search-rules = Поиск по правилам
rules-only-english = Эти правила пока есть только на английском.
rules-partly-english = Что ещё не переведено, показано на английском.
in-english = на английском

# replay
playback = Показывать, что произошло до моего вопроса
playback-off = Нет
playback-slow = Медленно
playback-normal = Обычно
playback-fast = Быстро
playback-step = { $n } из { $of }
playback-again = Ещё раз
playback-again-help = Что произошло до этого вопроса, ещё раз
playback-skip = Пропустить
playback-skip-help = Любая клавиша покажет конец
replay = Просмотр партии
replay-first = В начало
replay-back = Шаг назад
replay-forth = Шаг вперёд
replay-last = К настоящему
replay-slider = Место в партии
replay-at = { $n } из { $of }
play = Пуск
pause = Пауза
jump-round = К раунду…
copy-moment = Ссылка на этот момент
whose-eyes = Чьими глазами
eyes-of = как видел игрок { $who }
eyes-public = как видели все
fork-here = Играть отсюда
back-to-now = Вернуться

# one screen
pass-to = Передайте устройство: { $who }
pass-help = Карты скрыты, пока не подойдёт нужный игрок.
pass-ready = Я — { $who }

# the end
result = Итог
you-won = Вы победили!
won = { $n ->
    [one] Победа: { $who }
   *[other] Победу делят { $who }
}
after-rounds = { $n ->
    [0] Ходов: { $answers }
    [one] Сыгран { $n } раунд
    [few] Сыграно { $n } раунда
   *[other] Сыграно { $n } раундов
}
points-by-source = Очки по источникам
total = Всего
answers-given = Решений
time-used = Затрачено времени
chart-rounds = Счёт по раундам
rematch = Сыграть ещё раз
to-rematch = К следующей партии
show-board = Показать поле
download-record = Запись партии
with-names = с именами
download-csv = Числа (CSV)
copy-link = Копировать ссылку
fair-dice = Был ли случай честным?
fair-dice-help = Первое число было показано до партии, второе — только сейчас; из них следует каждый добор и бросок.
fair-dice-data = Всё нужное для проверки
undos = Возвратов хода: { $n }.
reopened = После конца, когда весь случай был уже известен, партию возвращали и продолжали: { $n } { $n ->
    [one] раз
    [few] раза
   *[other] раз
}.

# settings
settings = Настройки
settings-look = Вид
motion = Анимация
motion-on = Включена
motion-off = Выключена
seat-colours = Цвета мест
colour-of = Цвет: { $who }
settings-play = Игра
confirm-answers = Переспрашивать перед отправкой ответа
confirm-never = Никогда
confirm-touch = На сенсорных экранах
confirm-always = Всегда
ask-before = Переспрашивать перед пасом, концом хода и отказом от чего-либо
ask-before-costly = Когда это чего-то стоит
confirm-turn = Подтверждать конец моего хода
show-hints = Подсказки в первой партии
sound = Звук, когда мой ход
my-seat = Моё место
my-link = Копировать ссылку на моё место
my-link-help = Открывает ваше место на любом устройстве. Никому её не давайте.
notify = Сообщать, когда мой ход
notify-push = В этом браузере, даже если страница закрыта
push-insecure = Браузеры разрешают это только по адресам, которые начинаются с https:// (или на самой машине, по адресу localhost).
push-unsupported = Этот браузер не умеет показывать сообщения закрытых страниц.
push-denied = В этом браузере сообщения отсюда запрещены. Разрешите уведомления для этой страницы в его настройках и загрузите её заново.
push-failed = Браузер не смог договориться со своей службой уведомлений. Попробуйте позже.
notify-mail = Эл. почта
notify-webhook = Веб-хук (Slack, Discord и другие)
notify-quiet = Не ночью (с 22 до 8)
mail-confirmed = Адрес подтверждён.
mail-unconfirmed = Откройте ссылку в отправленном вам письме.
this-table = Этот стол
replace-by-bot = Бот вместо: { $who }
propose-replace = Предложить бота вместо: { $who }
propose-cancel = Предложить отменить партию
come-back = Вернуться за стол
leave-to-bot = Встать; за вас ({ $who }) доиграет бот
report = Сообщение об ошибке
report-bug = Что-то не так?
report-help = Напишите, чего вы ждали. Позиция приложится такой, какой вы её видите.
report-send = Отправить сообщение
report-thanks = Спасибо. Сообщение здесь:
report-position = Позиция
versions = Fivesuns { $server }, версия правил { $game }
keys = Клавиши
key-numbers = выбрать вариант
key-last = пас или конец: последнее в строке
key-enter = подтвердить
key-escape = очистить выбор
key-undo = отменить
key-try = сначала попробовать незаметно
key-again = что произошло, ещё раз
key-arrows = просмотр партии
key-search = поиск по журналу
key-rule = какое правило?
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё
zoom-asked = Показать, о чём речь

# the race board
race-phases = Фазы раунда
race-nth = { $n } из 2
race-piles = Колода, сброс, очки
race-my-tableau = Мой сектор
race-hand = Моя рука
race-hand-empty = На руке нет карт.
race-drawn = Выбирайте из этих
race-placing = размещается
race-has-good = На ней лежит товар
race-scores-by-text = по тексту
race-keyword-rebel = Повстанцы
race-keyword-alien = Пришельцы
race-letter-novelty = Л
race-letter-rare = Р
race-letter-genes = Г
race-letter-alien = П
race-pay-short = { $n ->
    [0] бесплатно
   *[other] цена { $n }
}
race-conquer-short = { $n } против { $m }
race-would-pay = { $n ->
    [0] Платить не нужно.
   *[other] Цена: { $n }. Других карт на руке: { $m }.
}
race-would-conquer = Ваша атака против него: { $n }; его защита: { $m }.
race-would-sell = { $n ->
    [one] Принесёт { $n } карту.
    [few] Принесёт { $n } карты.
   *[other] Принесёт { $n } карт.
}

# hints in a first game of race
hint-race-discard = Оставьте то, что скоро сможете оплатить: дешёвые миры и разработки. Карты на руке — это и деньги.
hint-race-action = Каждый тайно выбирает фазу; выбранные фазы играют все, а привилегию получает тот, кто выбрал. Чтобы разместить мир, выберите освоение, для разработки — разработку; исследование приносит карты.
hint-race-keep = Щёлкните карты, которые хотите оставить. Ищите то, что подходит вашему сектору: тот же вид товара или атаку.
hint-race-develop = Карты в латунной рамке можно внедрить сейчас. Ярлык говорит, сколько других карт вы затем сбросите с руки в уплату.
hint-race-settle = Миры с белым кругом оплачивают картами; миры с красным кольцом захватывают: ваша атака должна достигать числа.
hint-race-pay = Щёлкните карты, которые нужны меньше всего; они уйдут в сброс рубашкой вверх.
hint-race-method = Этот мир можно разместить по-разному: выберите, чем платить.
hint-race-sell = Продайте товар, который принесёт больше карт и меньше нужен для очков.
hint-race-consume = Способности потребления превращают товары в победные очки и карты. Каждая применяется один раз; порядок ваш.
hint-race-goods = Щёлкните миры, товары которых отдаёте.
hint-race-windfall = У миров накопления пунктирный ореол: новый товар там появляется только от таких способностей.
hint-race-limit = В конце раунда на руке остаётся не больше десяти карт.
hint-race-guess = Верхнюю карту увидят все; она ваша, если вы назвали её стоимость или защиту. Чаще всего встречаются небольшие числа.
hint-race-spend = Ненужная карта может стать здесь победным очком.

# hints in a first game of Sidereal Confluence
hint-sidereal-species = Виды стоят от простых к сложным; прочтите, чем каждый живёт.
hint-sidereal-trade = Выменяйте недостающее, запустите фиолетовые преобразователи (Т), затем нажмите «Готово».
hint-sidereal-economy = Лучший план уже лежит на ваших картах. Измените его, если хотите, и запустите экономику.
hint-sidereal-bid = Корабли на колонии приносят кубики каждый раунд, на научные группы — изобретения. Что не поставите, останется у вас.
hint-sidereal-colonies = Нажмите колонию на шкале, чтобы купить её за свою ставку; спасовав, вы оставите корабли себе.
hint-sidereal-research = Нажмите научную группу на шкале, чтобы купить её за свою ставку; спасовав, вы оставите корабли себе.
hint-sidereal-unsupported = Колоний больше, чем хватает снабжения. Откажитесь от той, что приносит меньше.
hint-sidereal-leftovers = Оставшееся на карте пожертвований достанется другому: выберите, кому.

# hints in a first game of Twilight Imperium
hint-twilight-strategy_card = Число на карте говорит, когда вы ходите, а её основное свойство — только ваше; остальные могут применить второстепенное.
hint-twilight-action = Активируйте систему, чтобы привести туда корабли (жетон тактического резерва), примените карту стратегии или другую карту. Пасуйте, когда делать нечего: карту стратегии надо применить раньше.
hint-twilight-move = Корабли приходят из систем, где нет вашего жетона. Транспорты везут наземные войска: только они занимают планеты.
hint-twilight-commit = Высадите наземные войска, чтобы занять планету: её ресурсы и влияние вы сможете тратить после ближайшей фазы статуса.
hint-twilight-produce = За отряды платят ресурсами планет. Истребителям и пехоте нужно место на кораблях или планета.
hint-twilight-tokens = Тактические жетоны — это ходы, жетоны флота — сколько кораблей вмещает система, стратегические оплачивают карты других.
hint-twilight-secondary = Другой игрок применил карту стратегии. Почти все второстепенные свойства стоят жетон стратегического резерва.
hint-twilight-score_public = Так — одна цель за раунд, и надо владеть планетами родной системы.
hint-twilight-vote = Влияние планет — это голоса; голосовавшие планеты истощены, пока их не восстановят.
hint-twilight-faction = Прочтите, что умеет только эта фракция: от этого зависит ваша игра. Для первой партии подойдёт любая.
hint-twilight-tile = Кладите полезные вам системы ближе к родной, а аномалии — ближе к другим.
hint-twilight-first_technology = Она сразу считается требованием своего цвета.
hint-twilight-first_units = Все начинают в родной системе: наземные войска и постройки — на её планетах.
hint-twilight-keep_secret = Оставьте ту, к которой вы и так идёте.
hint-twilight-react = Случилось то, на что можно ответить картой или свойством. Если отвечать нечем, пропустите (клавиша 0).
hint-twilight-target = Предлагается всё, к чему можно применить эту карту или свойство.
hint-twilight-space_cannon = Выстрел пушки ничего не стоит: воздержитесь, только если обещали.
hint-twilight-space_cannon_foe = Все ваши пушки стреляют по одному игроку.
hint-twilight-barrage = Он бывает перед первым раундом космического боя и попадает только в истребители.
hint-twilight-announce_retreat = Вы уйдёте после этого раунда боя, если уцелеете: в соседнюю систему без чужих кораблей, где есть ваши отряды или планета.
hint-twilight-retreat = Туда ляжет ваш жетон: эти корабли останутся там до конца раунда.
hint-twilight-retreat_cargo = Кому не хватит места, тот останется и погибнет.
hint-twilight-sustain = Повреждённый корабль уцелеет, его починят в фазе статуса; второе попадание его уничтожит.
hint-twilight-hits = Каждое попадание уничтожает отряд по вашему выбору. Обычно теряют самые дешёвые.
hint-twilight-reroll = Считается новый результат, даже если он хуже.
hint-twilight-single_out = Выберите самое чувствительное для соперника.
hint-twilight-bombard = Бомбардировка — перед высадкой. Планетарный щит останавливает всех, кроме солнц войны.
hint-twilight-custodians = За 6 влияния вы получите очко, сможете высадиться на Мекатол-Рекс, и с этих пор будут заседания.
hint-twilight-order_planets = Бои идут на одной планете за другой.
hint-twilight-recycle = Все ваши фигурки этого вида в игре: часть придётся снять с поля.
hint-twilight-pay_resources = Самая бережливая оплата уже выложена. Товар заменяет единицу.
hint-twilight-pay_influence = Самая бережливая оплата уже выложена. Заплатившие планеты в этом раунде не голосуют.
hint-twilight-buy_tokens = Жетоны приказа — это ваши ходы: покупайте, сколько не жаль влияния.
hint-twilight-redistribute = Переложите жетоны туда, где они нужны в следующем раунде; без изменений всё останется как есть.
hint-twilight-spend_tokens = Жетоны флота — сколько кораблей вмещает система: берите там, где не жаль.
hint-twilight-token_source = Вне планшета жетонов нет, поэтому он берётся с планшета.
hint-twilight-take_back_token = Эту систему снова можно активировать в этом раунде.
hint-twilight-tokens_without_plastic = Фигурок меньше, чем отрядов: некоторые придётся убрать.
hint-twilight-diplomacy = Никто другой не активирует эту систему в этом раунде: защитите то, что под угрозой.
hint-twilight-ready_planets = Восстановленные планеты смогут снова заплатить или проголосовать.
hint-twilight-new_speaker = Спикер первым берёт карту стратегии и решает при равенстве голосов.
hint-twilight-agenda_order = То, что сверху, обсудят следующим; другие этого не знают.
hint-twilight-structure = База производит отряды; ПСО стреляет по кораблям и защищает свою планету.
hint-twilight-construction_system = Жетон удержит там ваши корабли: выбирайте систему, где ходить больше не нужно.
hint-twilight-trade_free = Кто пополняет даром, тот вам должен: сначала договоритесь.
hint-twilight-which_dock = Отряды появятся в её системе.
hint-twilight-research = Знаки на технологии — её требования: технологии этих цветов или планета с таким знаком.
hint-twilight-may_research = Каждая технология помогает исследовать следующие того же цвета.
hint-twilight-second_technology = Дорого, но две технологии за раунд — это преимущество.
hint-twilight-gain_technology = Требования для неё не нужны.
hint-twilight-score_secret = Так — одна секретная цель за раунд; выполненные лежат открыто.
hint-twilight-return_secret = Не больше трёх вместе с выполненными.
hint-twilight-discard = На руке остаётся не больше семи карт действий.
hint-twilight-fleet_excess = Система вмещает столько ваших кораблей, сколько жетонов в резерве флота; истребители не в счёт.
hint-twilight-cargo_excess = Истребителям и войскам в космосе нужно место на кораблях.
hint-twilight-destroy_units = Выбранное вернётся в ваш запас.
hint-twilight-tie = Голосов поровну: решает ваше слово спикера.
hint-twilight-settler = Кто поселится, получит от вас планету.
hint-twilight-talk = Ваша продукция вам бесполезна, но у других становится товарами: меняйтесь.
hint-twilight-set_cards = Получатель увидит их только при передаче, если вы не покажете раньше.
hint-twilight-show_card = Её увидит только выбранный игрок.
