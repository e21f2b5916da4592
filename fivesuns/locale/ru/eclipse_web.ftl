# Доска «Эклипса» в браузере. Названия компонентов, вопросы и события — в eclipse.ftl.

# панели
panels = Части доски
panel-map = Галактика
panel-techs = Технологии
panel-ships = Корабли
panel-battle = Сражения
panel-supply = Запас
map = Карта Галактики. Стрелки двигают её, плюс и минус меняют масштаб.
close = Закрыть
fresh = Изменилось после вашего прошлого решения

# секторы
ring-center = Центр
ring-inner = Внутреннее кольцо
ring-middle = Среднее кольцо
ring-outer = Внешнее кольцо
ring-starting = Начальный сектор
ring-guardian = Сектор стража
points = Победные очки
points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
vp-short = { $n } ПО
controlled-by = Под контролем: { $who }
uncontrolled = Никто не контролирует
squares-n = свободно ячеек населения: { $free } из { $all }
square = { $what }, { $advanced ->
    [yes] передовая,{" "}
   *[no] {""}
}{ $state ->
    [used] занята
   *[free] свободна
}
advanced = передовая
used = занята
free = свободна
has-discovery = Жетон открытия
has-artifact = Артефакт
has-monolith = Монолит, { $n } ПО
has-portal = { $n ->
    [0] Гиперпортал
   *[other] Гиперпортал, { $n } ПО
}
ships = { $n } × { $ship }
damage = урон { $n }
draws-for = жетонов репутации за каждый уничтоженный: { $n }
leads-to = Соединён с { $sectors }.
half-leads-to = Наполовину соединён с { $sectors }.
zone = Не разведано, { $ring }, осталось секторов: { $n }
tiles-left = { $n ->
    [one] { $n } сектор
    [few] { $n } сектора
   *[other] { $n } секторов
}

# блокировка
pinned-all = { $n ->
    [one] Заблокирован: улететь не может.
   *[other] Заблокированы все ({ $n }): улететь нельзя.
}
pinned-some = Заблокировано: { $n }, могут улететь: { $free }.
pinned-why = Каждый корабль противника блокирует один ваш (с маскировочным устройством на это нужны два).
pinned-by-gcds = Защита центра Галактики блокирует здесь все корабли.

# шансы
odds-now = Сражение как есть, против: { $foe }
odds-if = Если добавить ({ $ship }), против: { $foe }
about-percent = ≈ { $n } %
ships-left = при победе останется кораблей: { $n }
odds-short = Сражение, противник — { $foe }:
going-to = В { $sector }.
no-battle-there = Сражаться там не с кем.
odds-how = Рассчитано по правилам игры; никто не отступает, обе стороны целятся в крупнейший корабль, который могут уничтожить
computing = считаем …
no-odds = шансы неизвестны
attacker-odds = { $who } побеждает:

# что можно сделать в секторе
take-ship = Взять: { $ship } (здесь { $n })
take-this = { $ship }, ход { $drive }
do-colonise = { $advanced ->
    [yes] Заселить передовую ячейку: { $track }
   *[no] Заселить: { $track }
}
do-build = Построить: { $item }
do-shift-to = Перенести этот диск в { $sector }
do-shift-from = Перенести сюда диск из { $sector }
do-retreat = Отступить сюда: { $ship }
do-control = Взять под контроль
do-influence = Положить сюда диск
do-claim = Положить сюда диск
do-release = Забрать диск
do-abandon = Отказаться от сектора
do-leave = Оставить без диска
do-portal = Поставить портал здесь
income-becomes = доход { $now } → { $then }
upkeep-becomes = содержание { $now } → { $then }, после него останется { $balance }
upkeep-falls = содержание { $now } → { $then }; население вернётся
costs-of = стоит { $n } из { $have }

# разведка
lay = Выложить
lay-here = Выложить { $sector } так, как он повёрнут сейчас
which-tile = Какой сектор
turn-left = Повернуть влево
turn-right = Повернуть вправо
turned = положение { $n } из { $of }
fits-nowhere = Здесь он никак не подходит: ни одна кротовина не соединит его с вами.
reveal-again = Открыть второй сектор
discard = Сбросить
also-found = Также открыто: { $list }
found = Открытие
install-on = Поставить на корабль

# строительство, перемещение, влияние
build = Строительство
build-what = Выберите, что построить, потом — где.
build-where = { $item }: выберите свой сектор.
move = Перемещение
move-what = Выберите корабль, потом — куда он летит.
move-where = { $ship } из { $sector }, { $drive ->
    [one] до { $drive } шага
   *[other] до { $drive } шагов
}: выберите сектор.
put-down = Отложить
influence = Влияние
influence-what = Нажмите на свободный сектор, чтобы положить туда диск, или на свой, чтобы взять его диск.
influence-no-disc = На шкале нет дисков: нажмите на свой сектор, чтобы перенести или забрать его диск.
shift-where = Диск из { $sector }: выберите, куда его положить.
refresh = Подготовить колониальный корабль (ещё { $n })

# технологии
my-technologies = Мои технологии
technologies = Технологии
track-state = { $n }/{ $of }, скидка { $discount }
rare-any-track = на любую шкалу
owned = есть
free-of-charge = даром
none-here = Сейчас ничего нет.
onto-track = Шкала для «{ $tech }»
onto = На шкалу: { $track }
cost-and-least = стоит { $cost }, не меньше { $least }
has-it = Уже есть у
point-at-tech = Наведите на технологию или коснитесь её, чтобы узнать, что она даёт.
slot-worth = Скидка на следующую: { $discount }. Очков, когда ячейка занята: { $points }.

# корабли
whose-ships = Чьи корабли
mine = Мои
parts = Части кораблей
upgrade-how = Выберите часть, потом ячейку, или наоборот; мышью можно перетащить.
part-where = { $part }: выберите ячейку.
part-which = Выберите часть для этой ячейки.
install-where = Выберите для неё ячейку или сохраните на потом.
swap-which = С ней не хватит энергии или не останется двигателя: выберите, какой жетон снять.
stored-part = отложенная часть древних
stored-parts = Отложенные части древних:
take-off = Снять: { $part }
not-yet = { $n ->
    [one] { $n } часть пока недоступна
    [few] { $n } части пока недоступны
   *[other] { $n } частей пока недоступны
}
fits-n = { $n ->
    [one] Подходит к { $n } ячейке
   *[other] Подходит к { $n } ячейкам
}
fits-nowhere-now = Сейчас никуда не подходит: мало энергии или пропадёт двигатель
slot = { $ship }, ячейка { $n }: { $part }{ $kind ->
    [printed] {" "}(напечатано)
    [tile] {" "}(жетон)
   *[empty] {""}
}
empty = пусто
build-price = Цена в материалах
figures-left = Осталось фигурок
left-n = ещё { $n }
printed-base = Напечатано: инициатива { $initiative }, компьютер { $computer }, энергия { $energy }
fault-energy = Не хватает энергии: нужно { $used }, есть { $made }.
fault-drive = Нужен двигатель.
fault-starbase_drive = У звёздной базы не может быть двигателя.
npc-ships = Корабли не-игроков
no-species-yet = Вид ещё не выбран.
stat-initiative = Инициатива
stat-computer = Компьютер: прибавляется к каждому броску
stat-shield = Щит: вычитается из бросков противника
stat-hull = Корпус
stat-drive = Перемещение
stat-energy = Энергия: расход и выработка
stat-cannon = Орудия: урон каждого кубика
stat-missile = Ракеты: один залп перед сражением
die-damage = { $n ->
    [one] { $n } кубик с уроном { $damage }
    [few] { $n } кубика с уроном { $damage }
   *[other] { $n } кубиков с уроном { $damage }
}

# сражение
battle-in = Сражение в { $sector }
missile-step = Ракеты
engagement = Столкновение { $n }
attacker = атакует
defender = защищается
order = Порядок инициативы
hulls = Корпус { $hull }, урон { $damage }
no-ships-left = Кораблей не осталось
draws-so-far = Жетонов репутации пока: { $n }.
retreat-penalty = Все отступают: за участие жетона не будет.
retreating-to = отступает в { $sector }
dice = Кубики
rolled-by = { $who }, { $ship }: брошено кубиков — { $n }
rolled-npc = { $ship }: брошено кубиков — { $n }
resolved = применено
die-shows = Выпало: { $face }, урон { $damage }
face-burst = взрыв
face-blank = пусто
hit-burst = Попадание: взрыв попадает всегда
miss-blank = Промах: пустая грань не попадает никогда
hit-sum = Попадание: { $sum } = { $total } (нужно 6)
miss-sum = Промах: { $sum } = { $total } (нужно 6)
assign = Попадание, урон { $damage }: в какой корабль?
dice-to-go = { $n ->
    [one] последнее попадание
   *[other] осталось распределить: { $n }
}
destroys = уничтожит
survives-with = чтобы уничтожить, нужно ещё { $n }
suggested = советуем
follow-all = Все { $n } как советуют
no-dice = ничего не бросает
dice-chance = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}, шанс попасть у каждого: { $same ->
    [yes] { $low } из 6
   *[no] от { $low } до { $high } из 6
}
retreat-explained = По отступающим ещё можно стрелять; они уйдут в свой следующий черёд. Если отступят все ваши корабли, за участие репутации не будет.

# моя сторона
stores = Ресурсы и население
resource-material = Материалы
resource-science = Знания
resource-money = Кредиты
income = Доход за раунд
population-track = { $what }: доход { $n }, фишек на шкале { $cubes }
produces = Доход { $n }
graveyard = На кладбище до фазы обновления
upkeep = Влияние и содержание
influence-track = Шкала влияния: дисков { $n }, содержание { $cost }
space-cost = Содержание { $n }, когда эта ячейка пуста
discs-left = Дисков влияния осталось
after-upkeep = после содержания
after-one-more = ещё действие
balance-how = в запасе { $have }, доход { $income }, содержание { $cost }
next-how = Содержание станет { $cost }
no-disc-left = на действие нет диска
bankrupt-now = На содержание не хватает { $n }. Обмен может дать { $trade }, иначе придётся отказаться от секторов.
bankrupt-next = Ещё одно действие — и не хватит { $n } (обмен может дать { $trade }).
colony-ready = колониальных кораблей готово: { $n } из { $of }
colony-ships = Колониальные корабли
actions = Действия
action-help = { $action }: { $n ->
    [one] { $n } активация
    [few] { $n } активации
   *[other] { $n } активаций
}
discs-here = дисков: { $n }
trade = Обмен
trade-rate = Обмен
trade-for = { $n } × { $give } за 1 × { $take }
reputation-track = Репутация и послы
reputation-tiles = Жетоны репутации
slot-either = Место для жетона репутации или посла
slot-ambassador = Место для посла
slot-reputation = Место для жетона репутации
ambassador-of = Посол: { $who }
hidden-tile = Жетон репутации, достоинство скрыто
drawn = Вытянуто:
give-back = Вернуть жетон
propose-to = Предложить отношения: { $who }
you-are-traitor = Вы предатель: новых отношений не будет, −2 ПО.
kept-n = Открытий сохранено: { $n }, это { $points } ПО
kept-discoveries = Открытия, сохранённые ради очков

# другие
start-player = Первый игрок
next-start-player = Первый игрок следующего раунда
has-passed = пас
eliminated = выбыл
traitor = Предатель
sectors = Секторы
show-ships = Показать корабли
show-ships-of = Корабли: { $who }

# запас и справочник
stacks = Стопки секторов
discarded = Сброшено
bags = Мешки
bag-techs = Технологий в мешке: { $n }
bag-reputation = Жетонов репутации в мешке: { $n }
bag-discoveries = Жетонов открытий осталось: { $n }
box = Вне игры
discoveries = Открытия
other-parts = Базовые части и части древних
basic-part = базовая
ancient-part = древних
nothing-found = Ничего не нашлось.
starts-with = С самого начала: { $techs }
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-white = белый
colour-black = чёрный

# таблица всех игроков
row-score = Очки
row-upkeep = Содержание
row-balance = Кредиты после содержания
row-discs = Дисков осталось
row-sectors = Секторы
row-reputation = Жетоны репутации
row-ambassadors = Послы
row-colony = Колониальных кораблей готово

# чем отличаются виды
about-eridani = Богаты, но дисков на два меньше; начинают с двух жетонов репутации; на кораблях больше энергии.
about-hydran = Исследуют дважды за действие; передовые лаборатории работают с начала.
about-planta = Разведывают дважды; четыре колониальных корабля; очко за каждый сектор. Население гибнет от любого врага; корабли медленные.
about-draco = Открывают два сектора при разведке; живут с древними в мире и получают очко за каждый их корабль.
about-mechanema = Улучшают и строят трижды за действие, строят дешевле.
about-orion = Начинают с крейсера, щитов и нейтронных бомб; быстрые, мощные корабли; невыгодный обмен.
about-terran = Перемещаются трижды за действие, лучше всех меняются; слабостей нет.

# названия секторов
sector-1 = Центр Галактики
sector-101 = Кастор
sector-102 = Поллукс
sector-103 = Бета Льва
sector-104 = Арктур
sector-105 = Дзета Геркулеса
sector-106 = Капелла
sector-107 = Альдебаран
sector-108 = Мю Кассиопеи
sector-109 = Альфа Ящерицы
sector-110 = Йота Волопаса
sector-201 = Альфа Центавра
sector-202 = Фомальгаут
sector-203 = Хи Дракона
sector-204 = Вега
sector-205 = Мю Геркулеса
sector-206 = Эпсилон Индейца
sector-207 = Дзета Сетки
sector-208 = Йота Персея
sector-209 = Дельта Эридана
sector-210 = Пси Козерога
sector-211 = Бета Орла
sector-214 = Бета Единорога
sector-221 = Процион
sector-222 = Эпсилон Эридана
sector-223 = Альтаир
sector-224 = Бета Южной Гидры
sector-225 = Эта Кассиопеи
sector-226 = 61 Лебедя
sector-227 = Сириус
sector-228 = Сигма Дракона
sector-229 = Тау Кита
sector-230 = Лямбда Возничего
sector-231 = Дельта Павлина
sector-232 = Ригель
sector-271 = Омега Печи
sector-272 = Сигма Гидры
sector-273 = Тета Змееносца
sector-274 = Альфа Рыси
sector-281 = Дельта Ворона
sector-301 = Дзета Дракона
sector-302 = Гамма Змеи
sector-303 = Эта Цефея
sector-304 = Тета Пегаса
sector-305 = Лямбда Змеи
sector-306 = Бета Центавра
sector-307 = Сигма Стрельца
sector-308 = Каппа Скорпиона
sector-309 = Фи Рыб
sector-310 = Ню Феникса
sector-311 = Канопус
sector-312 = Антарес
sector-313 = Альфа Малой Медведицы
sector-314 = Спика
sector-315 = Эпсилон Возничего
sector-316 = Йота Киля
sector-317 = Бета Южного Креста
sector-318 = Гамма Парусов
sector-381 = Бета Секстанта
sector-382 = Дзета Хамелеона

# battles: the rarer questions, and the history
stalemate-explained = Пушек ни у кого не осталось. Ваши корабли уходят сразу или гибнут; защитник остаётся.
cube-on = Кубик: { $square }{ $advanced ->
    [yes] , передовая
   *[no] { "" }
}
cube-on-orbital = Кубик на орбитальной станции
population-of = Население в { $sector }, владелец { $who }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
bombard-explained = Каждая единица урона уничтожает кубик; щиты не считаются. Сектор без кубиков владелец теряет.
bombs-explained = все кубики сразу
battles-so-far = Прошедшие сражения
battles-none = Сражений ещё не было.
battle-round = Раунд { $n }
battle-of = { $attacker } против { $defender }
losses = уничтожено:
no-losses = ничего не уничтожено
battle-running = идёт сейчас
population-attacked = Население
cubes-lost = { $n ->
    [one] потерян { $n } кубик
    [few] потеряно { $n } кубика
   *[other] потеряно { $n } кубиков
}
