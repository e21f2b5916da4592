# Eclipse: все тексты на русском

# title
title = Eclipse. Второй рассвет Галактики
tagline = Исследуйте неизведанную галактику, растите империю, а остальное решат кубики и хорошие орудия.

# resources, ships, structures
material = Материалы
science = Знания
money = Кредиты
any = любой ресурс
interceptor = Перехватчик
cruiser = Крейсер
dreadnought = Дредноут
starbase = Звёздная база
orbital = Орбитальная станция
monolith = Монолит
ancient = Древний
guardian = Страж
gcds = СЗЦГ
colony_ship = Колониальный корабль
disc = Диск влияния
cube = Фишка населения
ambassador = Посол
traitor = Предатель
artifact = Артефакт
yellow = жёлтый
orange = оранжевый
blue = синий
red = красный
green = зелёный
white = белый
black = чёрный
reputation_1 = Репутация 1
reputation_2 = Репутация 2
reputation_3 = Репутация 3
reputation_4 = Репутация 4

# actions, phases, rings, tracks
explore = Разведка
research = Исследование
upgrade = Улучшение
build = Строительство
move = Перемещение
influence = Влияние
military = Военные
grid = Сетевые
nano = Нанотехнологии
rare = Редкие
center = Центр Галактики
inner = внутреннее кольцо
middle = среднее кольцо
outer = внешнее кольцо
starting = начальный сектор
either = посол или репутация
reputation = Репутация

# species
eridani = Империя Эридана
hydran = Прогресс Гидры
planta = Плантоиды
draco = Наследники Дракона
mechanema = Механемы
orion = Гегемония Ориона
terran_directorate = Земной Директорат
terran_federation = Земная Федерация
terran_union = Земной Союз
terran_republic = Земная Республика
terran_conglomerate = Земной Конгломерат
terran_alliance = Земной Альянс
help-eridani = Богаты: на старте два жетона репутации и три технологии, но на два диска меньше. Корабли, кроме баз, дают на 1 энергию больше.
help-hydran = Исследует дважды за действие и начинает с фишкой в передовой ячейке знаний.
help-planta = Две разведки за действие, четыре колониальных корабля, +1 ПО за каждый сектор. Фишки рядом с чужими кораблями гибнут без боя; корабли медленнее и меньше, но умнее.
help-draco = При разведке смотрит два сектора, живёт в мире с древними и получает 1 ПО за каждого уцелевшего.
help-mechanema = По три активации улучшения и строительства, строит дешевле всех.
help-orion = Военный флот: крейсер на старте, больше инициативы, энергии и щитов. Меняет плохо, 4 к 1.
help-terran_directorate = Три активации перемещения, обмен 2 к 1, может строить звёздные базы. Все земные фракции одинаковы.
help-terran_federation = Три активации перемещения, обмен 2 к 1, может строить звёздные базы. Все земные фракции одинаковы.
help-terran_union = Три активации перемещения, обмен 2 к 1, может строить звёздные базы. Все земные фракции одинаковы.
help-terran_republic = Три активации перемещения, обмен 2 к 1, может строить звёздные базы. Все земные фракции одинаковы.
help-terran_conglomerate = Три активации перемещения, обмен 2 к 1, может строить звёздные базы. Все земные фракции одинаковы.
help-terran_alliance = Три активации перемещения, обмен 2 к 1, может строить звёздные базы. Все земные фракции одинаковы.

# technologies and ship parts
neutron_bombs = Нейтронные бомбы
plasma_cannon = Плазменное орудие
phase_shield = Фазовый щит
advanced_mining = Передовая добыча
tachyon_source = Тахионный реактор
gluon_computer = Глюонный компьютер
plasma_missile = Плазменные ракеты
gauss_shield = Щит Гаусса
fusion_source = Термоядерный реактор
improved_hull = Усиленный корпус
positron_computer = Позитронный компьютер
advanced_economy = Передовая экономика
tachyon_drive = Тахионный двигатель
antimatter_cannon = Антиматериальное орудие
quantum_grid = Квантовая сеть
nanorobots = Нанороботы
fusion_drive = Термоядерный двигатель
advanced_robotics = Передовая робототехника
advanced_labs = Передовые лаборатории
wormhole_generator = Генератор кротовин
artifact_key = Ключ от артефакта
antimatter_splitter = Расщепитель антиматерии
conifold_field = Конифолдовое поле
neutron_absorber = Поглотитель нейтронов
absorption_shield = Поглощающий щит
cloaking_device = Маскированное устройство
improved_logistics = Продвинутая логистика
sentient_hull = Разумный корпус
soliton_cannon = Солитонное орудие
transition_drive = Скачковый двигатель
warp_portal = Гиперпортал
flux_missile = Искривляющие ракеты
pico_modulator = Пикомодулятор
ancient_labs = Лаборатории древних
zero_point_source = Реактор нулевой энергии
metasynthesis = Метасинтез
ion_cannon = Ионное орудие
electron_computer = Электронный компьютер
hull = Корпус
nuclear_drive = Атомный двигатель
nuclear_source = Атомный реактор
ion_disruptor = Ионный дезинтегратор
ion_turret = Ионная турель
plasma_turret = Плазменная турель
soliton_charger = Солитонный излучатель
ion_missile = Ионные ракеты
soliton_missile = Солитонные ракеты
antimatter_missile = Антиматериальные ракеты
axion_computer = Аксионный компьютер
flux_shield = Искривляющий щит
inversion_shield = Инверсионный щит
shard_hull = Осколочный корпус
conformal_drive = Конформный двигатель
nonlinear_drive = Нелинейный двигатель
hypergrid_source = Реактор гиперсети
muon_source = Мюонный реактор
help-neutron_bombs = При атаке на население можно без броска уничтожить все фишки в секторе.
help-starbase = Сильная, стреляет первой и не перемещается. Нужна технология.
help-plasma_cannon = Один оранжевый кубик: 2 урона. Тратит 2 энергии.
help-phase_shield = Щит 2. Тратит 1 энергию.
help-advanced_mining = Колониальные корабли могут занимать передовые ячейки материалов.
help-tachyon_source = Даёт 9 энергии.
help-gluon_computer = Компьютер +3. Тратит 2 энергии.
help-plasma_missile = Два оранжевых кубика один раз, до столкновений. Тратит 1 энергию.
help-gauss_shield = Щит 1.
help-fusion_source = Даёт 6 энергии.
help-improved_hull = Корпус 2.
help-positron_computer = Компьютер +2. Тратит 1 энергию.
help-advanced_economy = Колониальные корабли могут занимать передовые ячейки кредитов.
help-tachyon_drive = Перемещение 3, инициатива 3. Тратит 3 энергии.
help-antimatter_cannon = Один красный кубик: 4 урона. Тратит 4 энергии.
help-quantum_grid = Сразу два новых диска на шкалу влияния.
help-nanorobots = Одна дополнительная активация строительства.
help-fusion_drive = Перемещение 2, инициатива 2. Тратит 2 энергии.
help-orbital = Ещё одна ячейка населения в секторе: знания или кредиты.
help-advanced_robotics = Сразу один новый диск на шкалу влияния.
help-advanced_labs = Колониальные корабли могут занимать передовые ячейки знаний.
help-monolith = 3 ПО тому, кто контролирует его сектор в конце игры.
help-wormhole_generator = Для разведки, перемещения, влияния и отступления достаточно одной кротовины с любой стороны.
help-artifact_key = Сразу по 5 одного ресурса за каждый артефакт в ваших секторах.
help-antimatter_splitter = Урон ваших антиматериальных орудий можно делить между целями.
help-conifold_field = Корпус 3. Тратит 2 энергии.
help-neutron_absorber = Чужие нейтронные бомбы на вас не действуют.
help-absorption_shield = Щит 1 и 4 энергии.
help-cloaking_device = Чтобы заблокировать ваш корабль, нужны два чужих.
help-improved_logistics = Одна дополнительная активация перемещения.
help-sentient_hull = Корпус 1 и компьютер +1.
help-soliton_cannon = Один синий кубик: 3 урона. Тратит 3 энергии.
help-transition_drive = Перемещение 3 без затрат энергии, но без инициативы.
help-warp_portal = Сразу портал в одном из ваших секторов. Все сектора с порталами соседние; 1 ПО контролирующему в конце.
help-flux_missile = Два жёлтых кубика один раз, до столкновений; инициатива 1.
help-pico_modulator = Две дополнительные активации улучшения.
help-ancient_labs = Сразу возьмите жетон открытия.
help-zero_point_source = Даёт 12 энергии.
help-metasynthesis = Колониальные корабли могут занимать любые передовые ячейки.
help-ion_cannon = Один жёлтый кубик: 1 урон. Тратит 1 энергию.
help-electron_computer = Компьютер +1.
help-hull = Корпус 1.
help-nuclear_drive = Перемещение 1, инициатива 1. Тратит 1 энергию.
help-nuclear_source = Даёт 3 энергии.
help-ion_disruptor = Один жёлтый кубик, инициатива 3.
help-ion_turret = Два жёлтых кубика.
help-plasma_turret = Два оранжевых кубика. Тратит 3 энергии.
help-soliton_charger = Один синий кубик. Тратит 1 энергию.
help-ion_missile = Три жёлтых кубика один раз, до столкновений.
help-soliton_missile = Один синий кубик один раз, до столкновений; инициатива 1.
help-antimatter_missile = Один красный кубик один раз, до столкновений.
help-axion_computer = Компьютер +2, инициатива 1.
help-flux_shield = Щит 3, инициатива 1. Тратит 2 энергии.
help-inversion_shield = Щит 2 и 2 энергии.
help-shard_hull = Корпус 3.
help-conformal_drive = Перемещение 4, инициатива 2. Тратит 2 энергии.
help-nonlinear_drive = Перемещение 2 и 2 энергии.
help-hypergrid_source = Даёт 11 энергии.
help-muon_source = Вне сетки и навсегда: 2 энергии, инициатива 1.
help-interceptor = Маленький, быстрый и дешёвый; стреляет раньше других.
help-cruiser = Середина флота: шесть ячеек.
help-dreadnought = Большой и медлительный в бою: восемь ячеек. Их всего два.
help-ancient = Охраняет сектора и открытия; не перемещается и не отступает.
help-guardian = Охраняет незанятую начальную зону.
help-gcds = Охраняет Центр Галактики и блокирует в нём все корабли.

# discoveries
gain_material_6 = 6 материалов
gain_science_5 = 5 знаний
gain_money_8 = 8 кредитов
gain_mixed_2_2_3 = 2 материала, 2 знания, 3 кредита
ancient_tech = Технология древних
ancient_cruiser = Крейсер древних
ancient_orbital = Орбитальная станция древних
ancient_monolith = Монолит древних
ancient_warp_portal = Гиперпортал древних
help-ancient_tech = Бесплатно самая дешёвая обычная технология из органайзера, которой у вас нет.
help-ancient_cruiser = В этом секторе появляется один из ваших непостроенных крейсеров.
help-ancient_orbital = Орбитальная станция в этом секторе и 2 материала.
help-ancient_monolith = Монолит в этом секторе.
help-ancient_warp_portal = Портал в этом секторе; в конце 2 ПО контролирующему.

# sectors
sector_1 = Центр Галактики
sector_101 = Кастор
sector_102 = Поллукс
sector_103 = Бета Льва
sector_104 = Арктур
sector_105 = Дзета Геркулеса
sector_106 = Капелла
sector_107 = Альдебаран
sector_108 = Мю Кассиопеи
sector_109 = Альфа Ящерицы
sector_110 = Йота Волопаса
sector_201 = Альфа Центавра
sector_202 = Фомальгаут
sector_203 = Хи Дракона
sector_204 = Вега
sector_205 = Мю Геркулеса
sector_206 = Эпсилон Индейца
sector_207 = Дзета Сетки
sector_208 = Йота Персея
sector_209 = Дельта Эридана
sector_210 = Пси Козерога
sector_211 = Бета Орла
sector_214 = Бета Единорога
sector_221 = Процион
sector_222 = Эпсилон Эридана
sector_223 = Альтаир
sector_224 = Бета Южной Гидры
sector_225 = Эта Кассиопеи
sector_226 = 61 Лебедя
sector_227 = Сириус
sector_228 = Сигма Дракона
sector_229 = Тау Кита
sector_230 = Лямбда Возничего
sector_231 = Дельта Павлина
sector_232 = Ригель
sector_271 = Омега Печи
sector_272 = Сигма Гидры
sector_273 = Тета Змееносца
sector_274 = Альфа Рыси
sector_281 = Дельта Ворона
sector_301 = Дзета Дракона
sector_302 = Гамма Змеи
sector_303 = Эта Цефея
sector_304 = Тета Пегаса
sector_305 = Лямбда Змеи
sector_306 = Бета Центавра
sector_307 = Сигма Стрельца
sector_308 = Каппа Скорпиона
sector_309 = Фи Рыб
sector_310 = Ню Феникса
sector_311 = Канопус
sector_312 = Антарес
sector_313 = Альфа Малой Медведицы
sector_314 = Спика
sector_315 = Эпсилон Возничего
sector_316 = Йота Киля
sector_317 = Бета Южного Креста
sector_318 = Гамма Парусов
sector_381 = Бета Секстанта
sector_382 = Дзета Хамелеона

# questions
ask-species = За какой вид вы играете?
ask-turn = Ваш ход. Дисков: { $a }. Кредиты после содержания: { $b }, если ещё действие: { $c }.
ask-reaction = Вы спасовали: реакция или снова пас. Дисков: { $a }; кредитов после содержания: { $b }, если ещё диск: { $c }.
ask-explore = Какую зону разведать? Осталось активаций: { $a }.
ask-sector = Выложить сектор или сбросить?
ask-settle = Сектор { $a } можно занять. Найдено: { $b }.
ask-research = Какую технологию исследовать? Осталось активаций: { $a }.
ask-upgrade = Улучшите чертежи. Осталось активаций: { $a }.
ask-build = Что построить и где? Осталось активаций: { $a }.
ask-move = Какой корабль переместить? Осталось активаций: { $a }.
ask-influence = Где усилить или ослабить влияние? Осталось активаций: { $a }.
ask-wind_up = Что-нибудь ещё перед концом хода?
ask-discovery = Вы нашли: { $a }. Какую сторону жетона выбрать?
ask-relations = { $a } предлагает дипломатические отношения. Согласны?
ask-envoy = С какой шкалы взять фишку для посла? Получатель: { $a }.
ask-cube = На какую шкалу вернуть фишку?
ask-grave = На какое кладбище положить фишку?
ask-return_reputation = Какой жетон репутации вернуть в мешочек?
ask-keep = Оставить один из жетонов репутации?
ask-artifacts = Артефактов: { $total }. По пять какого ресурса за каждый?
ask-portal = Где откроется портал?
ask-engage = Сектор { $a }, столкновение { $b }: атака или отступление?
ask-missiles = Сектор { $a }: чьи ракеты первыми?
ask-assign = Попадание, урон { $a } (грань { $b }). В какой корабль?
ask-stalemate = В секторе { $a } никто не может стрелять. Отступить или уничтожить корабли?
ask-bombard = Атаковать население в секторе { $a } ({ $b })?
ask-destroy = Какую фишку в секторе { $a }? Осталось урона: { $b }.
ask-claim = Взять под контроль сектор { $a }?
ask-colonise = Использовать колониальные корабли до оплаты? Кредитов после содержания: { $a }.
ask-bankrupt = Не хватает кредитов на содержание: { $a }. Обменяйте ресурсы или откажитесь от сектора.
ask-parley = Предложить дипломатические отношения до содержания?

# answers
do-pass = Пас
do-done = Готово
do-turn-explore = Разведка
do-turn-research = Исследование
do-turn-upgrade = Улучшение
do-turn-build = Строительство
do-turn-move = Перемещение
do-turn-influence = Влияние
do-react = Реакция: { $a }
do-explore = Разведать { $a }
do-research = { $a } ({ $b })
do-build = { $a }, сектор { $b }
do-move = { $a }: { $b } → { $c }
do-influence = Диск со шкалы в сектор { $a }
do-shift = Диск из сектора { $a } в сектор { $b }
do-release = Забрать диск из сектора { $a }
do-refresh = Перевернуть колониальный корабль
do-trade = Обменять: { $a } → { $b }
do-colonise = Колониальный корабль в сектор { $a }, ячейка { $b }: { $c }
do-propose = Предложить отношения: { $a }
do-return_reputation = Вернуть жетон репутации
do-lay = Выложить сектор { $a }, поворот { $b }
do-reveal = Открыть второй сектор
do-discard = Сбросить
do-control = Взять под контроль сектор { $a }
do-keep = Оставить ради 2 ПО
do-keep-pass = Не оставлять
do-use = Взять награду
do-take = Взять: { $a }
do-store = Отложить часть на потом
do-install = Поместить: { $a }, ячейка { $b }
do-swap = Поместить: { $a }, ячейка { $b }, убрав ячейку { $c }
do-place = { $c }: { $a }, ячейка { $b }
do-remove = Убрать жетон: { $a }, ячейка { $b }
do-accept = Согласиться
do-decline = Отказаться
do-portal = Сектор { $a }
do-fire = Сначала { $a }
do-attack = { $a }: атака
do-retreat = { $a }: отступить в сектор { $b }
do-leave = { $a }: завершить отступление
do-hit = { $a }, урон { $b }
do-scuttle = Уничтожить свои корабли: { $a }
do-bombard = Атаковать: { $a }
do-bombs = Нейтронные бомбы
do-spare = Пощадить население
do-square = Ячейка { $a }
do-claim = Взять под контроль
do-claim-leave = Не брать
do-abandon = Отказаться от сектора { $a }
verb-colonise = Колониальные корабли
verb-trade = Обмен
verb-more = Другое
verb-shift = Переместить диск
verb-release = Забрать диск
verb-place = Поставить часть
verb-remove = Убрать часть
verb-install = Поставить на корабль
verb-swap = Поставить взамен
verb-lay = Выложить сектор
verb-retreat = Отступить
verb-attack = Атаковать
verb-control = Взять под контроль
verb-abandon = Отказаться от сектора

# log
event-species = { $seat }: { $species }
event-round = Раунд { $round }
event-acted = { $seat }: { $action }
event-reacted = { $seat }, реакция: { $action }
event-passed_first = { $seat } пасует первым: { $money ->
     [one] { $money } кредит
     [few] { $money } кредита
    *[other] { $money } кредитов
    } и жетон первого игрока
event-passed = { $seat } пасует
event-passed_again = { $seat } снова пасует
event-traded = { $seat } меняет { $paid } на { $gains }
event-colonised = { $seat } заселяет сектор { $sector }: { $resource }
event-refreshed = { $seat } переворачивает колониальный корабль
event-returned_reputation = { $seat } возвращает жетон репутации
event-revealed = { $seat } открывает сектор { $sector }
event-reshuffled = Сброшенные сектора кольца { $ring } перемешаны заново
event-explored = { $seat } выкладывает сектор { $sector }
event-discarded = { $seat } сбрасывает { $sectors }
event-controlled = { $seat } берёт под контроль сектор { $sector }
event-released = { $seat } освобождает сектор { $sector }
event-discovered = { $seat } находит: { $discovery }{ $sector ->
     [0] {""}
    *[other] , сектор { $sector }
    }
event-used_discovery = { $seat } использует: { $discovery }
event-kept_discovery = { $seat } оставляет ради 2 ПО: { $discovery }
event-researched = { $seat } исследует: { $technology }; цена: { $paid ->
     [one] { $paid } знание
     [few] { $paid } знания
    *[other] { $paid } знаний
    }
event-learned = { $seat } получает технологию: { $technology }
event-got_discs = { $seat } получает { $discs ->
     [one] { $discs } диск влияния
     [few] { $discs } диска влияния
    *[other] { $discs } дисков влияния
    }
event-opened_artifacts = { $seat } открывает { $artifacts ->
     [one] { $artifacts } артефакт
     [few] { $artifacts } артефакта
    *[other] { $artifacts } артефактов
    } и получает { $gains }
event-placed_portal = { $seat } открывает портал в секторе { $sector }
event-placed_part = { $seat }: { $part } ({ $ship })
event-removed_part = { $seat } убирает: { $part } ({ $ship })
event-built = { $seat } строит: { $item }, сектор { $sector }; цена: { $paid ->
     [one] { $paid } материал
     [few] { $paid } материала
    *[other] { $paid } материалов
    }
event-moved = { $seat } перемещает: { $ship }, { $start } → { $end }
event-proposed = { $seat } предлагает отношения игроку { $by }
event-declined = { $seat } отказывается
event-related = { $seat } и { $by } обмениваются послами
event-betrayed = { $seat } совершает акт агрессии против { $by } и становится предателем
event-battle = { $seat } атакует: { $foe }, сектор { $sector }
event-battle_over = Сражение в секторе { $sector } закончено
event-battle_won = { $seat } побеждает в сражении в секторе { $sector }; противник: { $foe }
event-fired = { $seat } стреляет, { $ship }: { $faces }
event-fired_missiles = { $seat }, ракеты ({ $ship }): { $faces }
event-damaged = { $seat } наносит урон { $damage }: { $ship } ({ $foe })
event-destroyed = { $seat } уничтожает: { $ship } ({ $foe })
event-retreating = { $seat }, { $ship }: отступление к сектору { $sector }
event-retreated = { $seat }, { $ship }: отход в сектор { $sector } завершён
event-drew_reputation = { $seat } берёт { $tiles ->
     [one] { $tiles } жетон репутации
     [few] { $tiles } жетона репутации
    *[other] { $tiles } жетонов репутации
    }
event-kept_reputation = { $seat } { $tiles ->
     [0] не оставляет жетона репутации
    *[other] оставляет 1 жетон репутации
    }
event-bombarded = { $seat } атакует население игрока { $foe }, сектор { $sector }: урон { $damage }
event-cube_destroyed = { $foe } теряет фишку в секторе { $sector }: { $resource }
event-lost_sector = { $seat } теряет сектор { $sector }
event-upkeep = { $seat } получает { $gains }; содержание: { $cost ->
     [one] { $cost } кредит
     [few] { $cost } кредита
    *[other] { $cost } кредитов
    }
event-bankrupt = { $seat }: на содержание не хватает { $missing } кред., нужно обменивать ресурсы или отказываться от секторов
event-abandoned = { $seat } отказывается от сектора { $sector }
event-eliminated = { $seat } выбывает: { $points ->
     [one] { $points } очко
     [few] { $points } очка
    *[other] { $points } очков
    }
event-new_technologies = Новые технологии: { $technologies }
event-over = Игра окончена
event-gained = { $seat } получает { $gains }

# so many of something, in the log
amount-money = { $n ->
     [one] { $n } кредит
     [few] { $n } кредита
    *[other] { $n } кредитов
    }
amount-material = { $n ->
     [one] { $n } материал
     [few] { $n } материала
    *[other] { $n } материалов
    }
amount-science = { $n ->
     [one] { $n } знание
     [few] { $n } знания
    *[other] { $n } знаний
    }

# where we are
stage-round = Раунд { $a }
stage-setup = Подготовка
stage-action = Фаза действий
stage-combat = Фаза боя
stage-upkeep = Фаза содержания
stage-cleanup = Фаза обновления
stage-over = Конец игры
stage-prepare = Подготовка
stage-choose_species = Выбор вида
stage-new_round = Новый раунд
stage-end_round = Конец раунда
stage-action_phase = Фаза действий
stage-turn = Ход
stage-wind_up = Конец хода
stage-explore = Разведка
stage-place_sector = Новый сектор
stage-settle = Открытие и контроль
stage-research = Исследование
stage-upgrade = Улучшение
stage-build = Строительство
stage-move = Перемещение
stage-influence = Влияние
stage-choose_side = Открытие
stage-combat_phase = Фаза боя
stage-sector_battles = Сражения
stage-battle = Сражение в секторе { $a }
stage-missiles = Ракеты
stage-engagement = Столкновение { $a }
stage-stalemate = Безвыходное положение
stage-draw_reputation = Репутация
stage-give_back_wrecks = Уничтоженные корабли
stage-attack_population = Атака на население
stage-bombard = Атака на население
stage-influence_sectors = Влияние на сектора
stage-claim = Влияние на сектора
stage-share_discoveries = Открытия
stage-pick_up = Открытия
stage-repair = Ремонт
stage-parley = Отношения
stage-upkeep_phase = Фаза содержания
stage-colonise_in_upkeep = Колониальные корабли
stage-pay_upkeep = Содержание
stage-cleanup_phase = Новые технологии
stage-tidy_up = Возврат дисков и фишек

# why not
why-no_wormhole = Туда не ведёт кротовина.
why-no_sectors = Для этого кольца не осталось секторов.
why-owned = Она у вас уже есть.
why-track_full = Шкала технологий заполнена.
why-costs = Цена: { $a } ({ $b }), а есть { $c }.
why-no_technology = Нужна технология: { $a }.
why-blueprint_illegal = Чертёж ещё не годится: { $a } (энергия или двигатель).
why-no_figures = В запасе не осталось: { $a }.
why-starbase = Звёздные базы не перемещаются.
why-pinned = Блокировка: должны остаться кораблей: { $a }.
why-disc_moved = В этом ходу здесь уже двигали диск.
why-opponents_there = Там корабли противника.
why-no_disc = На шкале влияния не осталось дисков.
why-no_connection = Нет соединения с вашими секторами или кораблями.

# points
score-reputation = Жетоны репутации
score-ambassadors = Послы
score-sectors = Контролируемые сектора
score-monoliths = Монолиты
score-discoveries = Жетоны открытий
score-traitor = Предатель
score-technologies = Шкалы технологий
score-portals = Гиперпорталы
score-species = Бонус вида

# options
option-species = Виды
option-species-help = Кто за кого играет: выбирают по очереди или раздают.
option-species-choose = выбирают по очереди
option-species-random = случайные
option-species-random_aliens = случайные инопланетяне
option-species-random_terrans = только земляне
option-portals = Гиперпорталы
option-portals-help = Добавляет три сектора, технологию и открытие с порталами, соединяющими дальние углы карты.
option-start_player = Первый игрок
option-start_player-help = Кто начинает первый раунд: определяет жребий, или место, о котором договорились.
option-start_player-lot = по жребию
option-start_player-1 = место 1
option-start_player-2 = место 2
option-start_player-3 = место 3
option-start_player-4 = место 4
option-start_player-5 = место 5
option-start_player-6 = место 6
option-zones = Начальные зоны
option-zones-help = Где лежат начальные сектора: в порядке мест за столом или по жребию.
option-zones-seats = в порядке мест
option-zones-lot = по жребию
option-ancients = Древние
option-ancients-help = Какой чертёж у древних.
option-guardians = Стражи
option-guardians-help = Какой чертёж у стражей.
option-gcds = СЗЦГ
option-gcds-help = Какой чертёж у системы защиты Центра Галактики.
option-ancients-standard = обычный
option-guardians-standard = обычный
option-gcds-standard = обычный
option-ancients-advanced = передовой
option-guardians-advanced = передовой
option-gcds-advanced = передовой
option-ancients-random = случайный
option-guardians-random = случайный
option-gcds-random = случайный
option-ancients-worlds_afar = третий набор (дополнение Worlds Afar)
option-guardians-worlds_afar = третий набор (дополнение Worlds Afar)
option-gcds-worlds_afar = третий набор (дополнение Worlds Afar)
option-portal_parts = Жетоны порталов без модуля
option-portal_parts-help = Остаются ли технология и открытие с порталом в игре без секторов с порталами.
option-portal_parts-removed = убраны
option-portal_parts-stay = остаются
option-trade = Обмен
option-trade-help = Когда можно менять ресурсы: при любом своём решении или только в свой ход.
option-trade-any_decision = при любом решении
option-trade-own_turn = в свой ход
option-acts_before_pass = Колониальные корабли перед пасом
option-acts_before_pass-help = Можно ли использовать колониальные корабли и дипломатию в ход, когда вы пасуете.
option-acts_before_pass-yes = да
option-acts_before_pass-no = нет
option-blind_explore = Разведка без кротовины
option-blind_explore-help = Можно ли разведать зону без кротовины только ради сброса сектора.
option-blind_explore-forbidden = запрещена
option-blind_explore-allowed = разрешена
option-discovery_order = Открытие или контроль
option-discovery_order-help = Нужно ли выбрать сторону открытия до взятия сектора под контроль.
option-discovery_order-free = в любом порядке
option-discovery_order-side_first = сначала сторона
option-blueprint_check = Когда проверяют чертежи
option-blueprint_check-help = Все чертежи после каждой активации или только тот, куда помещают часть.
option-blueprint_check-activation = после активации
option-blueprint_check-placing = при размещении
option-gcds_pins = Маскировка в Центре
option-gcds_pins-help = Блокирует ли СЗЦГ и замаскированные корабли.
option-gcds_pins-all = блокирует
option-gcds_pins-uncloaked = не блокирует
option-entry = Порядок входа
option-entry-help = Какой вход важен для порядка сражений: первого корабля или последнего.
option-entry-first = первый корабль
option-entry-last = последний корабль
option-relations = Отношения за ход
option-relations-help = Сколько отношений можно установить за ход.
option-relations-unlimited = сколько угодно
option-relations-one_per_turn = одни
option-ancient_tech = Технология древних и полные шкалы
option-ancient_tech-help = Самая дешёвая технология или самая дешёвая из тех, что помещаются на шкалу.
option-ancient_tech-cheapest = самая дешёвая
option-ancient_tech-cheapest_that_fits = самая дешёвая подходящая
option-discovery_lost = Награды, которые некуда поместить
option-discovery_lost-help = Можно ли выбрать награду, если поместить нечего.
option-discovery_lost-forbidden = нельзя
option-discovery_lost-allowed = можно
option-portal_retreat = Отступление через порталы
option-portal_retreat-help = Можно ли отступать через портал.
option-portal_retreat-yes = да
option-portal_retreat-no = нет
option-splitter_shields = Расщепитель и щиты
option-splitter_shields-help = Должен ли расщеплённый кубик попадать в каждую цель или достаточно одной.
option-splitter_shields-each = каждая цель
option-splitter_shields-first_only = достаточно одной
option-splitter_missiles = Расщепитель и ракеты
option-splitter_missiles-help = Можно ли делить попадания антиматериальных ракет.
option-splitter_missiles-yes = да
option-splitter_missiles-no = нет
option-starbase_retreat = Отступление звёздных баз
option-starbase_retreat-help = Могут ли отступать звёздные базы.
option-starbase_retreat-yes = да
option-starbase_retreat-no = нет
option-relation_cube = Отношения без фишки
option-relation_cube-help = Нужна ли для отношений фишка от каждой стороны.
option-relation_cube-if_any = если есть
option-relation_cube-needed = обязательна
option-second_reveal = Второй сектор Дракона
option-second_reveal-help = Перемешивают ли сброс ради второго сектора.
option-second_reveal-reshuffle = перемешивают
option-second_reveal-no_reshuffle = нет
option-muon_source = Мюонный реактор
option-muon_source-help = Можно ли отложить его или поместить на звёздную базу, либо только сразу на другой корабль.
option-muon_source-any_time = когда и куда угодно
option-muon_source-at_once = сразу, не на базу
option-retreat_penalty = Штраф за отступление
option-retreat_penalty-help = Проверяется при объявлении отступления или также при гибели кораблей.
option-retreat_penalty-declared = при объявлении
option-retreat_penalty-any_time = в любой момент
option-ancients_disturb = Древние мешают Дракону
option-ancients_disturb-help = Мешают ли древние колониальным кораблям Дракона в фазе содержания и отступлению в их сектор.
option-ancients_disturb-yes = да
option-ancients_disturb-no = нет
option-two_portals = Два портала в секторе
option-two_portals-help = Может ли в секторе быть два жетона порталов.
option-two_portals-yes = да
option-two_portals-no = нет
option-portal_without_sector = Гиперпортал без сектора
option-portal_without_sector-help = Может ли исследовать гиперпортал тот, кто ничего не контролирует.
option-portal_without_sector-yes = да
option-portal_without_sector-no = нет
option-late_relations = Отношения после боя
option-late_relations-help = Можно ли предлагать отношения и в конце фазы боя.
option-late_relations-yes = да
option-late_relations-no = нет
option-portal_connects = Порталы при разведке
option-portal_connects-help = Достаточно ли портала на новом секторе для соединения.
option-portal_connects-yes = да
option-portal_connects-no = нет
option-reshuffle = Перемешивание секторов
option-reshuffle-help = Когда сброс становится новой стопкой.
option-reshuffle-when_needed = когда нужно
option-reshuffle-at_once = сразу
option-bombs_need_cannons = Бомбы без орудий
option-bombs_need_cannons-help = Нужен ли корабль с орудиями для нейтронных бомб и слабости плантоидов.
option-bombs_need_cannons-no = любой корабль
option-bombs_need_cannons-yes = нужны орудия
option-ancient_tech_instant = Мгновенный эффект технологии древних
option-ancient_tech_instant-help = Действует ли найденная так мгновенная технология.
option-ancient_tech_instant-yes = да
option-ancient_tech_instant-no = нет
option-draco_discovery = Открытие в секторе Дракона
option-draco_discovery-help = Кто берёт его, если древних уничтожил пришелец.
option-draco_discovery-controller = контролирующий
option-draco_discovery-ships = у кого там корабли

# what the table shows
view-round = Раунд
view-rounds = Всего раундов
view-phase = Фаза
view-start = Первый игрок
view-next_start = Первый игрок следующего раунда
view-active = Активный игрок
view-traitor = Предатель
view-portals = Гиперпорталы
view-npc = Корабли не-игроков
view-map = Галактика
view-stacks = Стопки секторов
view-tray = Доступные технологии
view-bag = Технологий в мешочке
view-discoveries = Жетоны открытий
view-reputation_bag = Жетонов репутации в мешочке
view-box = Вне игры
view-zone = Разведываемая зона
view-revealed = Открытые сектора
view-found = Открытие
view-finds = Открытия, о которых ещё не решено
view-site = Место открытия
view-touched = Диски, сдвинутые в этот ход
view-refresh = Можно перевернуть колониальных кораблей
view-battle = Сражение
view-seat = Место
view-species = Вид
view-colour = Цвет
view-home = Начальный сектор
view-out = Выбыл
view-passed = Спасовал
view-resources = Ресурсы
view-production = Производство
view-cubes = Фишки на шкалах
view-graveyard = Кладбища
view-discs = Диски на шкале влияния
view-spare = Запасные диски
view-actions = Выполненные действия
view-reactions = Выполненные реакции
view-upkeep = Содержание
view-next_upkeep = Содержание после ещё одного диска
view-balance = Кредиты после содержания
view-next_balance = Кредиты после содержания и ещё одного действия
view-colony = Колониальные корабли
view-supply = Корабли в запасе
view-techs = Технологии
view-discounts = Скидки
view-trade = Значение обмена
view-activations = Активации
view-build = Стоимость строительства
view-blueprints = Чертежи
view-stored = Отложенные части
view-kept = Открытия ради ПО
view-reputation = Жетоны репутации
view-ambassadors = Послы
view-ambassadors_left = Осталось своих послов
view-sheet = Очки по источникам
view-score = Очки
view-drawn = Взятые жетоны репутации
view-prices = Цены технологий
