# Twilight Imperium on its board
map = Галактика
panels = Что показано
panel-map = Галактика
panel-empires = Игроки
panel-hand = Мои карты
ships-can-come = кораблей может прибыть: { $n }
factions = Фракции
seat-n = Игрок { $n }
damaged = повреждено: { $n }
worth = ресурсы { $resources }, влияние { $influence }
controlled = контролирует { $who }
controlled-exhausted = контролирует { $who }, истощена
active-system = активная система
token-of = жетон приказа: { $who }
free-place = Свободное место { $at }
custodians-short = хранители
combat-in = Бой: { $place }, раунд { $n }
shot = { $add ->
     [0] от { $value }:
    *[other] от { $value }, изменение { $add }:
    }
votes-n = { $n ->
     [one] { $n } голос
     [few] { $n } голоса
    *[other] { $n } голосов
    }
points-n = { $n } ПО
scored-by = Выполнили: { $who }
covered-n = Закрыто: этап I { $one }, этап II { $two }
used = использована
exhausted = истощена
face-up = в открытую
abilities = Свойства фракции
no-technologies = Без технологий
stores = Что у меня есть
ready-worth = Восстановленные планеты: ресурсы { $resources }, влияние { $influence }
settings = О чём меня спрашивать
react-setting = Моменты, когда я могу вмешаться
react-never = Ничего не делать
panel-fleet = Перемещение
fleet = Перемещение
fleet-to = Корабли, которые перемещаются в систему { $system }
of = { $n } из { $all }
aboard = на борту { $n } из { $all }
stays = { $ship } остаётся
less-aboard = Меньше: { $what }, { $where }
more-aboard = Больше: { $what }, { $where }
way-through = Путь через
any-way = лучший путь
send-ships = Переместить
send-none = Ничего не перемещать
panel-common = Стратегия
panel-objectives = Цели
panel-technology = Технологии
panel-agenda = Заседание
panel-trade = Торговля
panel-production = Производство
panel-factions = Фракции

# strategy cards
initiative = инициатива
primary = Основное:
secondary = Второстепенное:
not-used = ещё не использована
is-named = вот-вот возьмут
nobody-has-it = ни у кого нет
decks-left = Осталось карт: карт действий { $actions }, секретных целей { $secrets }, карт заседания { $agendas }

# objectives
track = Победные очки
scored = выполнена
is-met = условие выполнено
scored-at-once = Выполняется в фазе действий, сразу когда это произошло.
face-down-n = закрыто: { $n }
open-secrets = Секретные цели, ставшие открытыми
my-secrets = Мои секретные цели
only-you-see = это видите только вы
cannot-score = Не могут выполнять открытые цели без всех планет родной системы: { $who }

# technologies
needs = Требуется
pip-met = есть
pip-help = можно заменить
pip-missing = не хватает
tech-have = изучена
tech-spent = изучена, истощена
tech-open = можно исследовать
tech-helped = можно исследовать с помощью
tech-closed = не хватает требований
of-faction = вашей фракции
other-technologies = Прочие технологии
can-help = Что можно истощить вместо требования
for-resources = и { $n } ресурсов
who-has-it = У кого есть
point-at-technology = Выберите технологию, чтобы прочитать, что она делает и что для неё нужно.

# units
cost = цена
combat-value = бой
move-value = ход
capacity = вместимость
production-by = производство: { $n } и ресурсы планеты
upgraded = улучшен
sheet = Лист фракции
commodity-limit = Предел продукции: { $n }
fleet-limit = кораблей в системе: до { $n }
begins-with = Начинает с
one-of = одна из: { $list }
own-technologies = Технологии фракции
own-note = Обязательство фракции
laws = Законы
directives = Постановления
nothing-found = Ничего не найдено.

# agenda
outcomes = Решения
settled = уже ясно: { $what }
leads = впереди: { $what }; ещё могут отдать голосов: { $n }
no-votes-yet = голосов ещё нет; может быть { $n }
any-of = Кого или что выбирают, называет голосующий.
my-votes = Мои голоса
all-planets = все планеты
no-planets = без планет
vote-or-abstain = Выберите решение и планеты или воздержитесь.
choose-planets = Выберите планеты, которые голосуют.
voting-order = Порядок голосования
votes-later = ещё будет
votes-now = голосует
votes-voted = проголосовал
votes-abstained = воздержался
votes-barred = не может голосовать
up-to = до { $n }
send-vote = Голосовать
send-abstain = Воздержаться
no-agenda = Сейчас нет голосования.
no-agenda-custodians = Пока жетон хранителей лежит на Мекатол-Рексе, заседаний нет.
no-laws = Законов нет.
agendas-known = Карты заседания, которые вы видели
deck-from-top = сверху: { $n }
deck-from-bottom = снизу: { $n }

# trade
new-offer = Предложить сделку
with-whom = С кем
can-trade = Сейчас можно провести обмен
choose-partner = Выберите игрока. С отмеченными знаком сделки можно провести обмен сейчас.
promises-only = Обещать всё равно можно.
nothing-to-say = Сейчас нельзя предлагать сделки.
i-give = Я даю
i-want = Я хочу от: { $who }
gives = даёт
wants = хочет
promises = Обещание
the-note = отложенное обязательство
the-cards = отложенные карты действий
declines = ничего не делает в этот момент
deal-text = { $who }: вы даёте — { $gives }; вы хотите — { $wants }.
send-offer = Предложить
say-it = Подтвердить
put-away = Убрать
accept = Принять
refuse = Отказать
withdraw = Отозвать
my-notes = Мои обязательства
is-aside = отложено для передачи
set-aside = Отложить
show-to = Показать
ledger = Что уже сделано
no-deals = Сделок пока нет.
in-round = раунд { $n }
less-of = Меньше: { $what }
more-of = Больше: { $what }

# production
units-so-far = Отряды
printed-cost = без скидок
you-have = Восстановленные планеты { $planets }, товары { $goods }
cost-one = по { $n }
cost-pair = два за { $n }
none-of-it = Ничего из этого
send-production = Произвести
send-no-production = Ничего не производить
point-at-card = Наведите на карту, чтобы прочитать оба её свойства.
panel-payment = Оплата
panel-tokens = Жетоны приказа
paid-of = Оплачено: { $n } из { $cost } ({ $what })
is-lost = { $n } пропадёт
waste-least = С наименьшей потерей
other-influence = влияние { $n }
other-resources = ресурсы { $n }
each-worth = каждый за { $n }
tokens-left = Осталось распределить жетонов: { $n }
tokens-placed = Все жетоны распределены.
as-now = Как сейчас
pool-tactic = по одному на каждую активируемую систему
pool-fleet = столько кораблей в каждой системе
pool-strategy = на второстепенные свойства
