# Eclipse: усі тексти українською

# title
title = Eclipse. Другий світанок Галактики
tagline = Досліджуйте незвідану галактику, розбудовуйте імперію, а решту вирішать кубики й добрі гармати.

# resources, ships, structures
material = Матеріали
science = Знання
money = Кредити
any = будь-який ресурс
interceptor = Перехоплювач
cruiser = Крейсер
dreadnought = Дредноут
starbase = Зоряна база
orbital = Орбітальна станція
monolith = Моноліт
ancient = Древній
guardian = Вартовий
gcds = СЗЦГ
colony_ship = Колоніальний корабель
disc = Диск впливу
cube = Кубик населення
ambassador = Посол
traitor = Зрадник
artifact = Артефакт
yellow = жовтий
orange = помаранчевий
blue = синій
red = червоний
green = зелений
white = білий
black = чорний
reputation_1 = Репутація 1
reputation_2 = Репутація 2
reputation_3 = Репутація 3
reputation_4 = Репутація 4

# actions, phases, rings, tracks
explore = Розвідка
research = Дослідження
upgrade = Удосконалення
build = Будівництво
move = Переміщення
influence = Вплив
military = Військові
grid = Мережеві
nano = Нанотехнології
rare = Рідкісні
center = Центр Галактики
inner = внутрішнє кільце
middle = середнє кільце
outer = зовнішнє кільце
starting = початковий сектор
either = посол або репутація
reputation = Репутація

# species
eridani = Імперія Ерідана
hydran = Прогрес Гідри
planta = Плантоїди
draco = Нащадки Дракона
mechanema = Механеми
orion = Гегемонія Оріона
terran_directorate = Земний Директорат
terran_federation = Земна Федерація
terran_union = Земний Союз
terran_republic = Земна Республіка
terran_conglomerate = Земний Конгломерат
terran_alliance = Земний Альянс
help-eridani = Багаті: на старті два жетони репутації й три технології, але на два диски менше. Кораблі, крім баз, дають на 1 енергію більше.
help-hydran = Досліджує двічі за дію і починає з кубиком у передовій клітинці знань.
help-planta = Дві розвідки за дію, чотири колоніальні кораблі, +1 ПО за кожен сектор. Кубики поруч із чужими кораблями гинуть без бою; кораблі повільніші й менші, але розумніші.
help-draco = Під час розвідки дивиться два сектори, живе в мирі з древніми та отримує 1 ПО за кожного вцілілого.
help-mechanema = По три активації удосконалення й будівництва, будує найдешевше.
help-orion = Військовий флот: крейсер на старті, більше ініціативи, енергії та щитів. Міняє погано, 4 до 1.
help-terran_directorate = Три активації переміщення, обмін 2 до 1, може будувати зоряні бази. Усі земні фракції однакові.
help-terran_federation = Три активації переміщення, обмін 2 до 1, може будувати зоряні бази. Усі земні фракції однакові.
help-terran_union = Три активації переміщення, обмін 2 до 1, може будувати зоряні бази. Усі земні фракції однакові.
help-terran_republic = Три активації переміщення, обмін 2 до 1, може будувати зоряні бази. Усі земні фракції однакові.
help-terran_conglomerate = Три активації переміщення, обмін 2 до 1, може будувати зоряні бази. Усі земні фракції однакові.
help-terran_alliance = Три активації переміщення, обмін 2 до 1, може будувати зоряні бази. Усі земні фракції однакові.

# technologies and ship parts
neutron_bombs = Нейтронні бомби
plasma_cannon = Плазмова гармата
phase_shield = Фазовий щит
advanced_mining = Передовий видобуток
tachyon_source = Тахіонний реактор
gluon_computer = Глюонний комп'ютер
plasma_missile = Плазмові ракети
gauss_shield = Щит Гауса
fusion_source = Термоядерний реактор
improved_hull = Посилений корпус
positron_computer = Позитронний комп'ютер
advanced_economy = Передова економіка
tachyon_drive = Тахіонний двигун
antimatter_cannon = Антиматеріальна гармата
quantum_grid = Квантова мережа
nanorobots = Нанороботи
fusion_drive = Термоядерний двигун
advanced_robotics = Передова робототехніка
advanced_labs = Передові лабораторії
wormhole_generator = Генератор червоточин
artifact_key = Ключ від артефакту
antimatter_splitter = Розщеплювач антиматерії
conifold_field = Коніфолдове поле
neutron_absorber = Поглинач нейтронів
absorption_shield = Поглинальний щит
cloaking_device = Маскувальний пристрій
improved_logistics = Покращена логістика
sentient_hull = Розумний корпус
soliton_cannon = Солітонна гармата
transition_drive = Стрибковий двигун
warp_portal = Гіперпортал
flux_missile = Викривлювальні ракети
pico_modulator = Пікомодулятор
ancient_labs = Лабораторії древніх
zero_point_source = Реактор нульової енергії
metasynthesis = Метасинтез
ion_cannon = Іонна гармата
electron_computer = Електронний комп'ютер
hull = Корпус
nuclear_drive = Атомний двигун
nuclear_source = Атомний реактор
ion_disruptor = Іонний дезінтегратор
ion_turret = Іонна турель
plasma_turret = Плазмова турель
soliton_charger = Солітонний випромінювач
ion_missile = Іонні ракети
soliton_missile = Солітонні ракети
antimatter_missile = Антиматеріальні ракети
axion_computer = Аксіонний комп'ютер
flux_shield = Викривлювальний щит
inversion_shield = Інверсійний щит
shard_hull = Осколковий корпус
conformal_drive = Конформний двигун
nonlinear_drive = Нелінійний двигун
hypergrid_source = Реактор гіпермережі
muon_source = Мюонний реактор
help-neutron_bombs = Під час атаки на населення можна без кидка знищити всі кубики в секторі.
help-starbase = Сильна, стріляє першою і не переміщується. Потрібна технологія.
help-plasma_cannon = Один помаранчевий кубик: 2 шкоди. Витрачає 2 енергії.
help-phase_shield = Щит 2. Витрачає 1 енергію.
help-advanced_mining = Колоніальні кораблі можуть займати передові клітинки матеріалів.
help-tachyon_source = Дає 9 енергії.
help-gluon_computer = Комп'ютер +3. Витрачає 2 енергії.
help-plasma_missile = Два помаранчеві кубики один раз, до зіткнень. Витрачає 1 енергію.
help-gauss_shield = Щит 1.
help-fusion_source = Дає 6 енергії.
help-improved_hull = Корпус 2.
help-positron_computer = Комп'ютер +2. Витрачає 1 енергію.
help-advanced_economy = Колоніальні кораблі можуть займати передові клітинки кредитів.
help-tachyon_drive = Переміщення 3, ініціатива 3. Витрачає 3 енергії.
help-antimatter_cannon = Один червоний кубик: 4 шкоди. Витрачає 4 енергії.
help-quantum_grid = Одразу два нові диски на шкалу впливу.
help-nanorobots = Одна додаткова активація будівництва.
help-fusion_drive = Переміщення 2, ініціатива 2. Витрачає 2 енергії.
help-orbital = Ще одна клітинка населення в секторі: знання або кредити.
help-advanced_robotics = Одразу один новий диск на шкалу впливу.
help-advanced_labs = Колоніальні кораблі можуть займати передові клітинки знань.
help-monolith = 3 ПО тому, хто контролює його сектор наприкінці гри.
help-wormhole_generator = Для розвідки, переміщення, впливу й відступу досить однієї червоточини з будь-якого боку.
help-artifact_key = Одразу по 5 одного ресурсу за кожен артефакт у ваших секторах.
help-antimatter_splitter = Шкоду ваших антиматеріальних гармат можна ділити між цілями.
help-conifold_field = Корпус 3. Витрачає 2 енергії.
help-neutron_absorber = Чужі нейтронні бомби на вас не діють.
help-absorption_shield = Щит 1 і 4 енергії.
help-cloaking_device = Щоб заблокувати ваш корабель, потрібні два чужі.
help-improved_logistics = Одна додаткова активація переміщення.
help-sentient_hull = Корпус 1 і комп'ютер +1.
help-soliton_cannon = Один синій кубик: 3 шкоди. Витрачає 3 енергії.
help-transition_drive = Переміщення 3 без витрат енергії, але без ініціативи.
help-warp_portal = Одразу портал в одному з ваших секторів. Усі сектори з порталами сусідні; 1 ПО тому, хто контролює, наприкінці.
help-flux_missile = Два жовті кубики один раз, до зіткнень; ініціатива 1.
help-pico_modulator = Дві додаткові активації удосконалення.
help-ancient_labs = Одразу візьміть жетон відкриття.
help-zero_point_source = Дає 12 енергії.
help-metasynthesis = Колоніальні кораблі можуть займати будь-які передові клітинки.
help-ion_cannon = Один жовтий кубик: 1 шкода. Витрачає 1 енергію.
help-electron_computer = Комп'ютер +1.
help-hull = Корпус 1.
help-nuclear_drive = Переміщення 1, ініціатива 1. Витрачає 1 енергію.
help-nuclear_source = Дає 3 енергії.
help-ion_disruptor = Один жовтий кубик, ініціатива 3.
help-ion_turret = Два жовті кубики.
help-plasma_turret = Два помаранчеві кубики. Витрачає 3 енергії.
help-soliton_charger = Один синій кубик. Витрачає 1 енергію.
help-ion_missile = Три жовті кубики один раз, до зіткнень.
help-soliton_missile = Один синій кубик один раз, до зіткнень; ініціатива 1.
help-antimatter_missile = Один червоний кубик один раз, до зіткнень.
help-axion_computer = Комп'ютер +2, ініціатива 1.
help-flux_shield = Щит 3, ініціатива 1. Витрачає 2 енергії.
help-inversion_shield = Щит 2 і 2 енергії.
help-shard_hull = Корпус 3.
help-conformal_drive = Переміщення 4, ініціатива 2. Витрачає 2 енергії.
help-nonlinear_drive = Переміщення 2 і 2 енергії.
help-hypergrid_source = Дає 11 енергії.
help-muon_source = Поза сіткою і назавжди: 2 енергії, ініціатива 1.
help-interceptor = Маленький, швидкий і дешевий; стріляє раніше за інших.
help-cruiser = Середина флоту: шість клітинок.
help-dreadnought = Великий і повільний у бою: вісім клітинок. Їх лише два.
help-ancient = Охороняє сектори й відкриття; не переміщується і не відступає.
help-guardian = Охороняє незайняту початкову зону.
help-gcds = Охороняє Центр Галактики й блокує в ньому всі кораблі.

# discoveries
gain_material_6 = 6 матеріалів
gain_science_5 = 5 знань
gain_money_8 = 8 кредитів
gain_mixed_2_2_3 = 2 матеріали, 2 знання, 3 кредити
ancient_tech = Технологія древніх
ancient_cruiser = Крейсер древніх
ancient_orbital = Орбітальна станція древніх
ancient_monolith = Моноліт древніх
ancient_warp_portal = Гіперпортал древніх
help-ancient_tech = Безкоштовно найдешевша звичайна технологія з органайзера, якої у вас немає.
help-ancient_cruiser = У цьому секторі з'являється один із ваших непобудованих крейсерів.
help-ancient_orbital = Орбітальна станція в цьому секторі та 2 матеріали.
help-ancient_monolith = Моноліт у цьому секторі.
help-ancient_warp_portal = Портал у цьому секторі; наприкінці 2 ПО тому, хто контролює.

# sectors
sector_1 = Центр Галактики
sector_101 = Кастор
sector_102 = Поллукс
sector_103 = Бета Лева
sector_104 = Арктур
sector_105 = Дзета Геркулеса
sector_106 = Капелла
sector_107 = Альдебаран
sector_108 = Мю Кассіопеї
sector_109 = Альфа Ящірки
sector_110 = Йота Волопаса
sector_201 = Альфа Центавра
sector_202 = Фомальгаут
sector_203 = Хі Дракона
sector_204 = Вега
sector_205 = Мю Геркулеса
sector_206 = Епсилон Індіанця
sector_207 = Дзета Сітки
sector_208 = Йота Персея
sector_209 = Дельта Ерідана
sector_210 = Псі Козорога
sector_211 = Бета Орла
sector_214 = Бета Єдинорога
sector_221 = Проціон
sector_222 = Епсилон Ерідана
sector_223 = Альтаїр
sector_224 = Бета Південної Гідри
sector_225 = Ета Кассіопеї
sector_226 = 61 Лебедя
sector_227 = Сіріус
sector_228 = Сигма Дракона
sector_229 = Тау Кита
sector_230 = Лямбда Візничого
sector_231 = Дельта Павича
sector_232 = Рігель
sector_271 = Омега Печі
sector_272 = Сигма Гідри
sector_273 = Тета Змієносця
sector_274 = Альфа Рисі
sector_281 = Дельта Ворона
sector_301 = Дзета Дракона
sector_302 = Гамма Змії
sector_303 = Ета Цефея
sector_304 = Тета Пегаса
sector_305 = Лямбда Змії
sector_306 = Бета Центавра
sector_307 = Сигма Стрільця
sector_308 = Каппа Скорпіона
sector_309 = Фі Риб
sector_310 = Ню Фенікса
sector_311 = Канопус
sector_312 = Антарес
sector_313 = Альфа Малої Ведмедиці
sector_314 = Спіка
sector_315 = Епсилон Візничого
sector_316 = Йота Кіля
sector_317 = Бета Південного Хреста
sector_318 = Гамма Вітрил
sector_381 = Бета Секстанта
sector_382 = Дзета Хамелеона

# questions
ask-species = За який вид ви граєте?
ask-turn = Ваш хід. Дисків: { $a }. Кредити після утримання: { $b }, якщо ще дія: { $c }.
ask-reaction = Ви спасували: реакція або знову пас. Дисків: { $a }; кредитів після утримання: { $b }, якщо ще диск: { $c }.
ask-explore = Яку зону розвідати? Лишилося активацій: { $a }.
ask-sector = Викласти сектор чи скинути?
ask-settle = Сектор { $a } можна зайняти. Знайдено: { $b }.
ask-research = Яку технологію дослідити? Лишилося активацій: { $a }.
ask-upgrade = Удоскональте креслення. Лишилося активацій: { $a }.
ask-build = Що збудувати і де? Лишилося активацій: { $a }.
ask-move = Який корабель перемістити? Лишилося активацій: { $a }.
ask-influence = Де посилити чи послабити вплив? Лишилося активацій: { $a }.
ask-wind_up = Щось іще перед кінцем ходу?
ask-discovery = Ви знайшли: { $a }. Який бік жетона обрати?
ask-relations = { $a } пропонує дипломатичні відносини. Згодні?
ask-envoy = З якої шкали взяти кубик для посла? Отримувач: { $a }.
ask-cube = На яку шкалу повернути кубик?
ask-grave = На яке кладовище покласти кубик?
ask-return_reputation = Який жетон репутації повернути в мішечок?
ask-keep = Залишити один із жетонів репутації?
ask-artifacts = Артефактів: { $total }. По п'ять якого ресурсу за кожен?
ask-portal = Де відкриється портал?
ask-engage = Сектор { $a }, зіткнення { $b }: атака чи відступ?
ask-missiles = Сектор { $a }: чиї ракети першими?
ask-assign = Влучання, шкода { $a } (грань { $b }). У який корабель?
ask-stalemate = У секторі { $a } ніхто не може стріляти. Відступити чи знищити кораблі?
ask-bombard = Атакувати населення в секторі { $a } ({ $b })?
ask-destroy = Який кубик у секторі { $a }? Лишилося шкоди: { $b }.
ask-claim = Взяти під контроль сектор { $a }?
ask-colonise = Використати колоніальні кораблі до оплати? Кредитів після утримання: { $a }.
ask-bankrupt = Бракує кредитів на утримання: { $a }. Обміняйте ресурси або відмовтеся від сектора.
ask-parley = Запропонувати дипломатичні відносини до утримання?

# answers
do-pass = Пас
do-done = Готово
do-turn-explore = Розвідка
do-turn-research = Дослідження
do-turn-upgrade = Удосконалення
do-turn-build = Будівництво
do-turn-move = Переміщення
do-turn-influence = Вплив
do-react = Реакція: { $a }
do-explore = Розвідати { $a }
do-research = { $a } ({ $b })
do-build = { $a }, сектор { $b }
do-move = { $a }: { $b } → { $c }
do-influence = Диск зі шкали в сектор { $a }
do-shift = Диск із сектора { $a } в сектор { $b }
do-release = Забрати диск із сектора { $a }
do-refresh = Перевернути колоніальний корабель
do-trade = Обміняти: { $a } → { $b }
do-colonise = Колоніальний корабель у сектор { $a }, клітинка { $b }: { $c }
do-propose = Запропонувати відносини: { $a }
do-return_reputation = Повернути жетон репутації
do-lay = Викласти сектор { $a }, поворот { $b }
do-reveal = Відкрити другий сектор
do-discard = Скинути
do-control = Взяти під контроль сектор { $a }
do-keep = Залишити заради 2 ПО
do-keep-pass = Не залишати
do-use = Взяти нагороду
do-take = Взяти: { $a }
do-store = Відкласти частину на потім
do-install = Розмістити: { $a }, клітинка { $b }
do-swap = Розмістити: { $a }, клітинка { $b }, прибравши клітинку { $c }
do-place = { $c }: { $a }, клітинка { $b }
do-remove = Прибрати жетон: { $a }, клітинка { $b }
do-accept = Погодитися
do-decline = Відмовитися
do-portal = Сектор { $a }
do-fire = Спершу { $a }
do-attack = { $a }: атака
do-retreat = { $a }: відступити в сектор { $b }
do-leave = { $a }: завершити відступ
do-hit = { $a }, шкода { $b }
do-scuttle = Знищити свої кораблі: { $a }
do-bombard = Атакувати: { $a }
do-bombs = Нейтронні бомби
do-spare = Пощадити населення
do-square = Клітинка { $a }
do-claim = Взяти під контроль
do-claim-leave = Не брати
do-abandon = Відмовитися від сектора { $a }
verb-colonise = Колоніальні кораблі
verb-trade = Обмін
verb-more = Інше
verb-shift = Перемістити диск
verb-release = Забрати диск
verb-place = Поставити частину
verb-remove = Прибрати частину
verb-install = Поставити на корабель
verb-swap = Поставити замість
verb-lay = Викласти сектор
verb-retreat = Відступити
verb-attack = Атакувати
verb-control = Взяти під контроль
verb-abandon = Відмовитися від сектора

# log
event-species = { $seat }: { $species }
event-round = Раунд { $round }
event-acted = { $seat }: { $action }
event-reacted = { $seat }, реакція: { $action }
event-passed_first = { $seat } пасує першим: { $money ->
     [one] { $money } кредит
     [few] { $money } кредити
    *[other] { $money } кредитів
    } і жетон першого гравця
event-passed = { $seat } пасує
event-passed_again = { $seat } знову пасує
event-traded = { $seat } міняє { $paid } на { $gains }
event-colonised = { $seat } заселяє сектор { $sector }: { $resource }
event-refreshed = { $seat } перевертає колоніальний корабель
event-returned_reputation = { $seat } повертає жетон репутації
event-revealed = { $seat } відкриває сектор { $sector }
event-reshuffled = Скинуті сектори кільця { $ring } перемішано наново
event-explored = { $seat } викладає сектор { $sector }
event-discarded = { $seat } скидає { $sectors }
event-controlled = { $seat } бере під контроль сектор { $sector }
event-released = { $seat } звільняє сектор { $sector }
event-discovered = { $seat } знаходить: { $discovery }{ $sector ->
     [0] {""}
    *[other] , сектор { $sector }
    }
event-used_discovery = { $seat } використовує: { $discovery }
event-kept_discovery = { $seat } залишає заради 2 ПО: { $discovery }
event-researched = { $seat } досліджує: { $technology }; ціна: { $paid ->
     [one] { $paid } знання
     [few] { $paid } знання
    *[other] { $paid } знань
    }
event-learned = { $seat } отримує технологію: { $technology }
event-got_discs = { $seat } отримує { $discs ->
     [one] { $discs } диск впливу
     [few] { $discs } диски впливу
    *[other] { $discs } дисків впливу
    }
event-opened_artifacts = { $seat } відкриває { $artifacts ->
     [one] { $artifacts } артефакт
     [few] { $artifacts } артефакти
    *[other] { $artifacts } артефактів
    } й отримує { $gains }
event-placed_portal = { $seat } відкриває портал у секторі { $sector }
event-placed_part = { $seat }: { $part } ({ $ship })
event-removed_part = { $seat } прибирає: { $part } ({ $ship })
event-built = { $seat } будує: { $item }, сектор { $sector }; ціна: { $paid ->
     [one] { $paid } матеріал
     [few] { $paid } матеріали
    *[other] { $paid } матеріалів
    }
event-moved = { $seat } переміщує: { $ship }, { $start } → { $end }
event-proposed = { $seat } пропонує відносини гравцеві { $by }
event-declined = { $seat } відмовляється
event-related = { $seat } і { $by } обмінюються послами
event-betrayed = { $seat } вчиняє акт агресії проти гравця { $by } і стає зрадником
event-battle = { $seat } атакує: { $foe }, сектор { $sector }
event-battle_over = Битву в секторі { $sector } закінчено
event-battle_won = { $seat } перемагає в битві в секторі { $sector }; супротивник: { $foe }
event-fired = { $seat } стріляє, { $ship }: { $faces }
event-fired_missiles = { $seat }, ракети ({ $ship }): { $faces }
event-damaged = { $seat } завдає шкоди { $damage }: { $ship } ({ $foe })
event-destroyed = { $seat } знищує: { $ship } ({ $foe })
event-retreating = { $seat }, { $ship }: відступ до сектора { $sector }
event-retreated = { $seat }, { $ship }: відступ у сектор { $sector } завершено
event-drew_reputation = { $seat } бере { $tiles ->
     [one] { $tiles } жетон репутації
     [few] { $tiles } жетони репутації
    *[other] { $tiles } жетонів репутації
    }
event-kept_reputation = { $seat } { $tiles ->
     [0] не залишає жетона репутації
    *[other] залишає 1 жетон репутації
    }
event-bombarded = { $seat } атакує населення гравця { $foe }, сектор { $sector }: шкода { $damage }
event-cube_destroyed = { $foe } втрачає кубик у секторі { $sector }: { $resource }
event-lost_sector = { $seat } втрачає сектор { $sector }
event-upkeep = { $seat } отримує { $gains }; утримання: { $cost ->
     [one] { $cost } кредит
     [few] { $cost } кредити
    *[other] { $cost } кредитів
    }
event-bankrupt = { $seat }: на утримання бракує { $missing ->
     [one] { $missing } кредиту
    *[other] { $missing } кредитів
    }, треба обмінювати ресурси або відмовлятися від секторів
event-abandoned = { $seat } відмовляється від сектора { $sector }
event-eliminated = { $seat } вибуває: { $points ->
     [one] { $points } очко
     [few] { $points } очки
    *[other] { $points } очок
    }
event-new_technologies = Нові технології: { $technologies }
event-over = Гру закінчено
event-gained = { $seat } отримує { $gains }

# so many of something, in the log
amount-money = { $n ->
     [one] { $n } кредит
     [few] { $n } кредити
    *[other] { $n } кредитів
    }
amount-material = { $n ->
     [one] { $n } матеріал
     [few] { $n } матеріали
    *[other] { $n } матеріалів
    }
amount-science = { $n ->
     [one] { $n } знання
     [few] { $n } знання
    *[other] { $n } знань
    }

# where we are
stage-round = Раунд { $a }
stage-setup = Підготовка
stage-action = Фаза дій
stage-combat = Фаза бою
stage-upkeep = Фаза утримання
stage-cleanup = Фаза оновлення
stage-over = Кінець гри
stage-prepare = Підготовка
stage-choose_species = Вибір виду
stage-new_round = Новий раунд
stage-end_round = Кінець раунду
stage-action_phase = Фаза дій
stage-turn = Хід
stage-wind_up = Кінець ходу
stage-explore = Розвідка
stage-place_sector = Новий сектор
stage-settle = Відкриття і контроль
stage-research = Дослідження
stage-upgrade = Удосконалення
stage-build = Будівництво
stage-move = Переміщення
stage-influence = Вплив
stage-choose_side = Відкриття
stage-combat_phase = Фаза бою
stage-sector_battles = Битви
stage-battle = Битва в секторі { $a }
stage-missiles = Ракети
stage-engagement = Зіткнення { $a }
stage-stalemate = Безвихідне становище
stage-draw_reputation = Репутація
stage-give_back_wrecks = Знищені кораблі
stage-attack_population = Атака на населення
stage-bombard = Атака на населення
stage-influence_sectors = Вплив на сектори
stage-claim = Вплив на сектори
stage-share_discoveries = Відкриття
stage-pick_up = Відкриття
stage-repair = Ремонт
stage-parley = Відносини
stage-upkeep_phase = Фаза утримання
stage-colonise_in_upkeep = Колоніальні кораблі
stage-pay_upkeep = Утримання
stage-cleanup_phase = Нові технології
stage-tidy_up = Повернення дисків і кубиків

# why not
why-no_wormhole = Туди не веде червоточина.
why-no_sectors = Для цього кільця не лишилося секторів.
why-owned = Вона у вас уже є.
why-track_full = Шкалу технологій заповнено.
why-costs = Ціна: { $a } ({ $b }), а є { $c }.
why-no_technology = Потрібна технологія: { $a }.
why-blueprint_illegal = Креслення ще не годиться: { $a } (енергія або двигун).
why-no_figures = У запасі не лишилося: { $a }.
why-starbase = Зоряні бази не переміщуються.
why-pinned = Блокування: мають лишитися кораблів: { $a }.
why-disc_moved = Цього ходу тут уже рухали диск.
why-opponents_there = Там кораблі противника.
why-no_disc = На шкалі впливу не лишилося дисків.
why-no_connection = Немає з'єднання з вашими секторами чи кораблями.

# points
score-reputation = Жетони репутації
score-ambassadors = Посли
score-sectors = Контрольовані сектори
score-monoliths = Моноліти
score-discoveries = Жетони відкриттів
score-traitor = Зрадник
score-technologies = Шкали технологій
score-portals = Гіперпортали
score-species = Бонус виду

# options
option-species = Види
option-species-help = Хто за кого грає: обирають по черзі або роздають.
option-species-choose = обирають по черзі
option-species-random = випадкові
option-species-random_aliens = випадкові інопланетяни
option-species-random_terrans = лише земляни
option-portals = Гіперпортали
option-portals-help = Додає три сектори, технологію та відкриття з порталами, що з'єднують далекі кути галактики.
option-start_player = Перший гравець
option-start_player-help = Хто починає перший раунд: визначає жереб, або місце, про яке домовилися.
option-start_player-lot = за жеребом
option-start_player-1 = місце 1
option-start_player-2 = місце 2
option-start_player-3 = місце 3
option-start_player-4 = місце 4
option-start_player-5 = місце 5
option-start_player-6 = місце 6
option-zones = Початкові зони
option-zones-help = Де лежать початкові сектори: у порядку місць за столом чи за жеребом.
option-zones-seats = у порядку місць
option-zones-lot = за жеребом
option-ancients = Древні
option-ancients-help = Яке креслення у древніх.
option-guardians = Вартові
option-guardians-help = Яке креслення у вартових.
option-gcds = СЗЦГ
option-gcds-help = Яке креслення у системи захисту Центру Галактики.
option-ancients-standard = звичайне
option-guardians-standard = звичайне
option-gcds-standard = звичайне
option-ancients-advanced = передове
option-guardians-advanced = передове
option-gcds-advanced = передове
option-ancients-random = випадкове
option-guardians-random = випадкове
option-gcds-random = випадкове
option-ancients-worlds_afar = третій набір (доповнення Worlds Afar)
option-guardians-worlds_afar = третій набір (доповнення Worlds Afar)
option-gcds-worlds_afar = третій набір (доповнення Worlds Afar)
option-portal_parts = Жетони порталів без модуля
option-portal_parts-help = Чи лишаються технологія та відкриття з порталом у грі без секторів із порталами.
option-portal_parts-removed = прибрано
option-portal_parts-stay = лишаються
option-trade = Обмін
option-trade-help = Коли можна міняти ресурси: за будь-якого свого рішення чи лише у свій хід.
option-trade-any_decision = за будь-якого рішення
option-trade-own_turn = у свій хід
option-acts_before_pass = Колоніальні кораблі перед пасом
option-acts_before_pass-help = Чи можна використовувати колоніальні кораблі й дипломатію в хід, коли ви пасуєте.
option-acts_before_pass-yes = так
option-acts_before_pass-no = ні
option-blind_explore = Розвідка без червоточини
option-blind_explore-help = Чи можна розвідати зону без червоточини лише заради скидання сектора.
option-blind_explore-forbidden = заборонено
option-blind_explore-allowed = дозволено
option-discovery_order = Відкриття чи контроль
option-discovery_order-help = Чи треба обрати бік відкриття до взяття сектора під контроль.
option-discovery_order-free = у будь-якому порядку
option-discovery_order-side_first = спершу бік
option-blueprint_check = Коли перевіряють креслення
option-blueprint_check-help = Усі креслення після кожної активації чи лише те, куди кладуть частину.
option-blueprint_check-activation = після активації
option-blueprint_check-placing = під час розміщення
option-gcds_pins = Маскування в Центрі
option-gcds_pins-help = Чи блокує СЗЦГ і замасковані кораблі.
option-gcds_pins-all = блокує
option-gcds_pins-uncloaked = не блокує
option-entry = Порядок входу
option-entry-help = Який вхід важливий для порядку битв: першого корабля чи останнього.
option-entry-first = перший корабель
option-entry-last = останній корабель
option-relations = Відносини за хід
option-relations-help = Скільки відносин можна встановити за хід.
option-relations-unlimited = скільки завгодно
option-relations-one_per_turn = одні
option-ancient_tech = Технологія древніх і повні шкали
option-ancient_tech-help = Найдешевша технологія чи найдешевша з тих, що вміщаються на шкалу.
option-ancient_tech-cheapest = найдешевша
option-ancient_tech-cheapest_that_fits = найдешевша придатна
option-discovery_lost = Нагороди, які нікуди покласти
option-discovery_lost-help = Чи можна обрати нагороду, якщо класти нічого.
option-discovery_lost-forbidden = не можна
option-discovery_lost-allowed = можна
option-portal_retreat = Відступ через портали
option-portal_retreat-help = Чи можна відступати через портал.
option-portal_retreat-yes = так
option-portal_retreat-no = ні
option-splitter_shields = Розщеплювач і щити
option-splitter_shields-help = Чи має розщеплений кубик влучати в кожну ціль, чи досить однієї.
option-splitter_shields-each = кожна ціль
option-splitter_shields-first_only = досить однієї
option-splitter_missiles = Розщеплювач і ракети
option-splitter_missiles-help = Чи можна ділити влучання антиматеріальних ракет.
option-splitter_missiles-yes = так
option-splitter_missiles-no = ні
option-starbase_retreat = Відступ зоряних баз
option-starbase_retreat-help = Чи можуть відступати зоряні бази.
option-starbase_retreat-yes = так
option-starbase_retreat-no = ні
option-relation_cube = Відносини без кубика
option-relation_cube-help = Чи потрібен для відносин кубик від кожної сторони.
option-relation_cube-if_any = якщо є
option-relation_cube-needed = обов'язковий
option-second_reveal = Другий сектор Дракона
option-second_reveal-help = Чи перемішують скинуте заради другого сектора.
option-second_reveal-reshuffle = перемішують
option-second_reveal-no_reshuffle = ні
option-muon_source = Мюонний реактор
option-muon_source-help = Чи можна відкласти його або покласти на зоряну базу, чи лише одразу на інший корабель.
option-muon_source-any_time = коли й куди завгодно
option-muon_source-at_once = одразу, не на базу
option-retreat_penalty = Штраф за відступ
option-retreat_penalty-help = Перевіряється під час оголошення відступу чи також під час загибелі кораблів.
option-retreat_penalty-declared = під час оголошення
option-retreat_penalty-any_time = будь-коли
option-ancients_disturb = Древні заважають Дракону
option-ancients_disturb-help = Чи заважають древні колоніальним кораблям Дракона у фазі утримання та відступу в їхній сектор.
option-ancients_disturb-yes = так
option-ancients_disturb-no = ні
option-two_portals = Два портали в секторі
option-two_portals-help = Чи може в секторі бути два жетони порталів.
option-two_portals-yes = так
option-two_portals-no = ні
option-portal_without_sector = Гіперпортал без сектора
option-portal_without_sector-help = Чи може дослідити гіперпортал той, хто нічого не контролює.
option-portal_without_sector-yes = так
option-portal_without_sector-no = ні
option-late_relations = Відносини після бою
option-late_relations-help = Чи можна пропонувати відносини й наприкінці фази бою.
option-late_relations-yes = так
option-late_relations-no = ні
option-portal_connects = Портали під час розвідки
option-portal_connects-help = Чи досить порталу на новому секторі для з'єднання.
option-portal_connects-yes = так
option-portal_connects-no = ні
option-reshuffle = Перемішування секторів
option-reshuffle-help = Коли скинуте стає новим стосом.
option-reshuffle-when_needed = коли потрібно
option-reshuffle-at_once = одразу
option-bombs_need_cannons = Бомби без гармат
option-bombs_need_cannons-help = Чи потрібен корабель із гарматами для нейтронних бомб і слабкості плантоїдів.
option-bombs_need_cannons-no = будь-який корабель
option-bombs_need_cannons-yes = потрібні гармати
option-ancient_tech_instant = Миттєвий ефект технології древніх
option-ancient_tech_instant-help = Чи діє знайдена так миттєва технологія.
option-ancient_tech_instant-yes = так
option-ancient_tech_instant-no = ні
option-draco_discovery = Відкриття в секторі Дракона
option-draco_discovery-help = Хто бере його, якщо древніх знищив той, хто прилетів.
option-draco_discovery-controller = хто контролює
option-draco_discovery-ships = чиї там кораблі

# what the table shows
view-round = Раунд
view-rounds = Усього раундів
view-phase = Фаза
view-start = Перший гравець
view-next_start = Перший гравець наступного раунду
view-active = Активний гравець
view-traitor = Зрадник
view-portals = Гіперпортали
view-npc = Кораблі не-гравців
view-map = Галактика
view-stacks = Стоси секторів
view-tray = Доступні технології
view-bag = Технологій у мішечку
view-discoveries = Жетони відкриттів
view-reputation_bag = Жетонів репутації в мішечку
view-box = Поза грою
view-zone = Зона, яку розвідують
view-revealed = Відкриті сектори
view-found = Відкриття
view-finds = Відкриття, про які ще не вирішено
view-site = Місце відкриття
view-touched = Диски, зрушені цього ходу
view-refresh = Можна перевернути колоніальних кораблів
view-battle = Битва
view-seat = Місце
view-species = Вид
view-colour = Колір
view-home = Початковий сектор
view-out = Вибув
view-passed = Спасував
view-resources = Ресурси
view-production = Виробництво
view-cubes = Кубики на шкалах
view-graveyard = Кладовища
view-discs = Диски на шкалі впливу
view-spare = Запасні диски
view-actions = Виконані дії
view-reactions = Виконані реакції
view-upkeep = Утримання
view-next_upkeep = Утримання після ще одного диска
view-balance = Кредити після утримання
view-next_balance = Кредити після утримання і ще однієї дії
view-colony = Колоніальні кораблі
view-supply = Кораблі в запасі
view-techs = Технології
view-discounts = Знижки
view-trade = Значення обміну
view-activations = Активації
view-build = Вартість будівництва
view-blueprints = Креслення
view-stored = Відкладені частини
view-kept = Відкриття заради ПО
view-reputation = Жетони репутації
view-ambassadors = Посли
view-ambassadors_left = Лишилося своїх послів
view-sheet = Очки за джерелами
view-score = Очки
view-drawn = Узяті жетони репутації
view-prices = Ціни технологій
