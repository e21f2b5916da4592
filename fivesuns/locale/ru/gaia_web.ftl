# Что говорит поле «Проекта Гайя» сверх слов самой игры.
automa = Автома
map = Карта галактики
panels = Части поля
panel-map = Карта
panel-plans = Федерации
panel-research = Исследования
panel-scoring = Подсчёт
row-end = Если бы игра закончилась сейчас
forecast = → { $n }, если бы конец сейчас
row-academies = академии
price-mine = { $what }: { $price }{ $steps ->
    [0] { "" }
   *[other] , шагов терраформирования: { $steps }
}; расстояние { $distance }
price-project = { $what }: { $price }; расстояние { $distance }
place-of = { $planet }, сектор { $sector }
bar-priced = { $what } — { $place }: { $price }
bar-at = { $what }: { $place }
value = энергоёмкость { $n }
in-federation = в федерации
free-tiles = Жетоны технологий с шагом на выбор
board-actions = Действия за энергию и ККИ
taken = занято в этом раунде
tokens = Жетоны федераций
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
neutral = нейтральный
automa-deck = карт в колоде { $n }, открыто в этом раунде { $turned }
bid = ставка { $n }
spendable = можно потратить { $n }
stores = Ресурсы
next-power = далее: подзарядка { $charge }, фишки { $token }
pieces = Запас строений и возможности
federation-help = Энергоёмкость строений вне федераций и сколько нужно для следующей федерации
next-federation = следующая федерация
budget = (спутников не больше { $n })
my-tiles = Мои жетоны
covered = закрыт
green = зелёный
grey = серый
exchanges = Свободные действия
warn-specials = Неиспользованных особых действий: { $n }.
warn-overflow = Следующий доход: пропадёт { $what } — { $n }.
warn-charge = Следующий доход: впустую уйдёт подзарядок — { $n }.
has-passed = спасовал
charge-setting = Когда рядом строят другие
charge-always = всегда заряжать
charge-up-to-ask = { $points ->
    [0] заряжать 1 (бесплатно), о большем спросить
    [one] заряжать до { $n } ({ $points } очко), о большем спросить
    [few] заряжать до { $n } ({ $points } очка), о большем спросить
   *[other] заряжать до { $n } ({ $points } очков), о большем спросить
}
charge-up-to-decline = { $points ->
    [0] заряжать 1 (бесплатно), от большего отказываться
    [one] заряжать до { $n } ({ $points } очко), от большего отказываться
    [few] заряжать до { $n } ({ $points } очка), от большего отказываться
   *[other] заряжать до { $n } ({ $points } очков), от большего отказываться
}
charge-never = никогда не заряжать
charge-taklons = Таклоны с институтом сначала заряжают, потом берут фишку.
income-setting = Порядок дохода энергии
income-best = выбирать лучший за меня
settings = Ответы за меня
plans = Возможные федерации
plans-need = нужна энергоёмкость от { $n }
plan-satellites = { $n ->
    [0] без спутников
    [one] { $n } спутник
    [few] { $n } спутника
   *[other] { $n } спутников
}
plan-price = цена: { $what } × { $n }
plan-way = спутники: { $where }
plan-one-way = например, { $where }; вариантов: { $n }, выбор потом
automa-card = { $card }: { $action }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
automa-support = Где и как, решает предыдущая карта: { $card }.
automa-build_mine = строит шахту
automa-upgrade = улучшает строение
automa-research_highest = продвигается по самой развитой шкале
automa-research_random = продвигается по случайной шкале
automa-power_qic = занимает действие за энергию или ККИ
automa-faction = действие своей цивилизации
plans-many = вариантов: { $n }
can-begin = здесь можно начать
just-changed = только что изменилось
tile-on = { $kind }, { $track }: { $what }
tile-free = { $kind }, шаг на выбор: { $what }
side-middle = посередине
side-right = справа
side-lower-right = справа внизу
side-below = внизу
side-lower-left = слева внизу
side-left = слева
side-upper-left = слева вверху
side-above = вверху
side-upper-right = справа вверху
panel-board = Планшеты
panel-factions = Цивилизации
level = { $track }, уровень { $n }
level-step = руды за шаг терраформирования: { $n }
level-range = дальность { $n }
level-cost = фишек энергии на проект Гайя: { $n }
level-income = каждый раунд { $what }
level-bonus = сразу { $what }
level-gaia = и ещё { $n } за каждую планету гайя
top-help = Сюда попадёт только один игрок, и нужен зелёный жетон федерации
top-one = макс. 1
top-taken = занят
crossing = уровень 3: подзарядка { $n }
tile-gone = взят
in-words = Всё словами
goal-now = В этом раунде:
live-goal = { $n } → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
price = цена
price-near = рядом с другим игроком кредитов: { $n }
slots-built = { $what }: построено { $n } из { $all }
next-income = следующее даёт каждый раунд
next-action = особое действие раз в раунд
base-income = доход с самого начала
specials = Особые действия этого раунда
special-used = использовано
no-specials = нет
on-map = на карте { $n }
my-board = Мой планшет
whose-board = Чей планшет
board-of = Планшет: { $who }
begins-with = Начинает с
homes = Родные планеты ({ $planet }) и что лежит не дальше { $n } клеток
near-steps = { $steps ->
    [0] того же типа: { $n }
    [one] в { $steps } шаг: { $n }
    [few] в { $steps } шага: { $n }
   *[other] в { $steps } шагов: { $n }
}
near-gaia = планет гайя: { $n }
near-transdim = нестабильных: { $n }
near-others = соседей: { $n }
near-nothing = ничего
