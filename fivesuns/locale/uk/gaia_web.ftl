# Що каже поле «Проєкту Гая» понад слова самої гри.
automa = Автома
map = Карта галактики
panels = Частини поля
panel-map = Карта
panel-plans = Федерації
panel-research = Дослідження
panel-scoring = Підрахунок
row-end = Якби гра закінчилася зараз
forecast = → { $n }, якби кінець зараз
row-academies = академії
price-mine = { $what }: { $price }{ $steps ->
    [0] { "" }
   *[other] , кроків тераформування: { $steps }
}; відстань { $distance }
price-project = { $what }: { $price }; відстань { $distance }
place-of = { $planet }, сектор { $sector }
bar-priced = { $what } — { $place }: { $price }
bar-at = { $what }: { $place }
value = енергоємність { $n }
in-federation = у федерації
free-tiles = Жетони технологій із кроком на вибір
board-actions = Дії за енергію та ККІ
taken = зайнято в цьому раунді
tokens = Жетони федерацій
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
neutral = нейтральний
automa-deck = карт у колоді { $n }, відкрито в цьому раунді { $turned }
bid = ставка { $n }
spendable = можна витратити { $n }
stores = Ресурси
next-power = далі: зарядка { $charge }, жетони { $token }
pieces = Запас будівель і можливості
federation-help = Енергоємність будівель поза федераціями та скільки треба для наступної федерації
next-federation = наступна федерація
budget = (супутників не більше { $n })
my-tiles = Мої жетони
covered = закритий
green = зелений
grey = сірий
exchanges = Вільні дії
warn-specials = Невикористаних особливих дій: { $n }.
warn-overflow = Наступний дохід: пропаде { $what } — { $n }.
warn-charge = Наступний дохід: марно піде зарядів — { $n }.
has-passed = спасував
charge-setting = Коли поруч будують інші
charge-always = завжди заряджати
charge-up-to-ask = { $points ->
    [0] заряджати 1 (безкоштовно), про більше запитати
    [one] заряджати до { $n } ({ $points } очко), про більше запитати
    [few] заряджати до { $n } ({ $points } очка), про більше запитати
   *[other] заряджати до { $n } ({ $points } очок), про більше запитати
}
charge-up-to-decline = { $points ->
    [0] заряджати 1 (безкоштовно), від більшого відмовлятися
    [one] заряджати до { $n } ({ $points } очко), від більшого відмовлятися
    [few] заряджати до { $n } ({ $points } очка), від більшого відмовлятися
   *[other] заряджати до { $n } ({ $points } очок), від більшого відмовлятися
}
charge-never = ніколи не заряджати
charge-taklons = Таклони з інститутом спершу заряджають, потім беруть фішку.
income-setting = Порядок доходу енергії
income-best = обирати найкращий за мене
settings = Відповіді за мене
plans = Можливі федерації
plans-need = потрібна енергоємність від { $n }
plan-satellites = { $n ->
    [0] без супутників
    [one] { $n } супутник
    [few] { $n } супутники
   *[other] { $n } супутників
}
plan-price = ціна: { $what } × { $n }
plan-way = супутники: { $where }
plan-one-way = наприклад, { $where }; варіантів: { $n }, вибір потім
automa-card = { $card }: { $action }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очок
}
automa-support = Де і як, вирішує попередня карта: { $card }.
automa-build_mine = будує шахту
automa-upgrade = поліпшує споруду
automa-research_highest = просувається найрозвиненішою шкалою
automa-research_random = просувається випадковою шкалою
automa-power_qic = займає дію за енергію або ККІ
automa-faction = дія своєї цивілізації
plans-many = варіантів: { $n }
can-begin = тут можна почати
just-changed = щойно змінилося
tile-on = { $kind }, { $track }: { $what }
tile-free = { $kind }, крок на вибір: { $what }
side-middle = посередині
side-right = праворуч
side-lower-right = праворуч унизу
side-below = унизу
side-lower-left = ліворуч унизу
side-left = ліворуч
side-upper-left = ліворуч угорі
side-above = угорі
side-upper-right = праворуч угорі
panel-board = Планшети
panel-factions = Цивілізації
level = { $track }, рівень { $n }
level-step = руди за крок тераформування: { $n }
level-range = дальність { $n }
level-cost = жетонів енергії на проєкт Гая: { $n }
level-income = щораунду { $what }
level-bonus = одразу { $what }
level-gaia = і ще { $n } за кожну планету Гая
top-help = Сюди потрапить лише один гравець, і потрібен зелений жетон федерації
top-one = макс. 1
top-taken = зайнято
crossing = рівень 3: зарядка { $n }
tile-gone = узято
in-words = Усе словами
goal-now = У цьому раунді:
live-goal = { $n } → { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
price = ціна
price-near = поруч з іншим гравцем кредитів: { $n }
slots-built = { $what }: збудовано { $n } з { $all }
next-income = наступна дає щораунду
next-action = особлива дія раз на раунд
base-income = дохід від самого початку
specials = Особливі дії цього раунду
special-used = використано
no-specials = немає
on-map = на карті { $n }
my-board = Мій планшет
whose-board = Чий планшет
board-of = Планшет: { $who }
begins-with = Починає з
homes = Рідні планети ({ $planet }) і що лежить не далі ніж за { $n } клітинки
near-steps = { $steps ->
    [0] того самого типу: { $n }
    [one] за { $steps } крок: { $n }
    [few] за { $steps } кроки: { $n }
   *[other] за { $steps } кроків: { $n }
}
near-gaia = планет Гая: { $n }
near-transdim = нестабільних: { $n }
near-others = сусідів: { $n }
near-nothing = нічого
