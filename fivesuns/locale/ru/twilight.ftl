# «Сумерки империи»: все тексты по-русски

# title
title = Сумерки империи
tagline = Семнадцать фракций, один пустой трон: флоты, голоса и обещания решат, кто на него сядет.

# options
option-first_game = Первая партия
option-first_game-help = Фракции наугад из шести, выложенная галактика, одна секретная цель, без карт обязательств.
option-points = Победные очки
option-points-help = Сколько очков нужно для победы.
option-points-10 = 10
option-points-14 = 14, долгая партия
option-speaker = Спикер
option-speaker-help = Кто первый спикер.
option-speaker-random = по жребию
option-speaker-first = первое место
option-factions = Выбор фракций
option-factions-help = Как игроки получают фракции, по часовой стрелке от спикера.
option-factions-choose = свободный выбор
option-factions-dealt = одна из двух розданных
option-factions-random = наугад
option-galaxy = Галактика
option-galaxy-help = Игроки строят её плитка за плиткой, или её выкладывают, как в первой партии.
option-galaxy-built = строят игроки
option-galaxy-fixed = как в первой партии
option-diplomacy_primary = Дипломатия
option-diplomacy_primary-help = Какие планеты восстанавливает основное свойство.
option-diplomacy_primary-reference = любые две
option-diplomacy_primary-card = планеты выбранной системы
option-space_cannon_first = Кто стреляет первым
option-space_cannon_first-help = Кто первым применяет космическую пушку на шаге атаки.
option-space_cannon_first-left = игрок слева от активного
option-space_cannon_first-active = активный игрок
option-production_places = Произведённые наземные войска
option-production_places-help = Куда они идут, если в системе производят несколько отрядов.
option-production_places-producer = на планету отряда, который их произвёл
option-production_places-any = на планету любого производящего отряда
option-action_objectives = Цели фазы действий
option-action_objectives-help = В чьи ходы выполняют секретные цели фазы действий.
option-action_objectives-any_turn = в любой ход
option-action_objectives-own_turn = только в свой ход
option-hegemonic_trade_policy = Политика торговой гегемонии
option-hegemonic_trade_policy-help = Как долго характеристики планеты поменяны местами.
option-hegemonic_trade_policy-turn = до конца хода, как напечатано
option-hegemonic_trade_policy-production = пока производят отряды, как исправлено позже
option-showing_cards = Показ карт
option-showing_cards-help = Могут ли игроки показывать друг другу карты действий и секретные цели.

# Action cards in transactions, and pillage
ask-take_card = { $a }: какую карту действия вы забираете?
ask-set_cards = Какие карты действий вы откладываете для сделки?
part-talk-set_cards = Отложить карты действий или взять их обратно
part-talk-show_cards = Показать отложенные карты действий
part-talk-cards = Я отдаю отложенные карты действий
part-talk-want_cards = Я хочу отложенные карты действий
flaw-no-cards-traded = Картами действий торгуют только с Эмиратами Хакана.
flaw-no-cards-shown = { $a }: сначала карты действий нужно отложить и показать.
event-set_cards = { $seat } откладывает карты действий: { $many }
event-shown_cards = { $seat } показывает карты { $cards }, видит { $to }
event-cards = { $seat } отдаёт карты { $cards }, получает { $to }
event-pillaged = { $seat } грабит игрока { $foe }: { $ware }
view-apart = Отложенные карты действий
view-apart_shown = Карты показаны игрокам

# factions
arborec = Арбореки
letnev = Баронство Летнев
saar = Клан сааров
muaat = Пламя Муаата
hacan = Эмираты Хакана
sol = Федерация Сол
creuss = Призраки Креусса
l1z1x = Разумосеть Л1З1КС
mentak = Коалиция Ментака
naalu = Клубок наалу
nekro = Некровирус
norr = Сардак Н'орр
jolnar = Университеты Джол-Нара
winnu = Винну
xxcha = Королевство Ксксча
yin = Братство Инь
yssaril = Племена Иссарил

# planets
jord = Джорд
moll_primus = Молл-Примус
darien = Дариен
planet_muaat = Муаат
nestphar = Нестфар
planet_0_0_0 = { "[0.0.0]" }
planet_winnu = Винну (планета)
mordai_ii = Мордай II
druaa = Друаа
maaluuk = Маалуук
arc_prime = Арк-Прайм
wren_terra = Рен-Терра
lisis_ii = Лисис II
ragh = Раг
jol = Джол
nar = Нар
quinarra = Квинарра
trenlak = Трен'лак
archon_ren = Аркон-Рен
archon_tau = Аркон-Тау
retillion = Ретиллион
shalloq = Шаллок
arretze = Арретце
hercant = Херкант
kamdorn = Камдорн
mecatol_rex = Мекатол-Рекс
wellon = Веллон
vefut_ii = Вефут II
thibah = Тиба
tarmann = Тар'манн
saudor = Саудор
mehar_xull = Мехар-Ксул
quann = Кванн
lodor = Лодор
new_albion = Новый Альбион
starpoint = Старпойнт
tequran = Теку'ран
torkan = Торкан
qucenn = Кусен'н
rarron = Раррон
mellon = Меллон
zohbat = Зохбат
lazar = Лазар
sakulag = Сакулаг
dal_bootha = Дал-Бута
xxehan = Ксксехан
corneeq = Корник
resculon = Рескулон
centauri = Центаври
gral = Грал
bereg = Берег
lirta_iv = Лирта IV
arnor = Арнор
lor = Лор
arinam = Аринам
meer = Меер
abyz = Абиз
fria = Фрия
planet_creuss = Креусс

# units
infantry = Пехота
infantry_ii = Пехота II
fighter = Истребитель
fighter_ii = Истребитель II
destroyer = Эсминец
destroyer_ii = Эсминец II
cruiser = Крейсер
cruiser_ii = Крейсер II
carrier = Транспорт
carrier_ii = Транспорт II
dreadnought = Дредноут
dreadnought_ii = Дредноут II
war_sun = Солнце войны
pds = ПСО
pds_ii = ПСО II. Дальнобойная космическая пушка
space_dock = База
space_dock_ii = База II
flagship = Флагман
letani_warrior = Воин летани
letani_warrior_ii = Воин летани II
spec_ops = Спецназовец
spec_ops_ii = Спецназовец II
advanced_carrier = Усовершенствованный транспорт
advanced_carrier_ii = Усовершенствованный транспорт II
super_dreadnought = Супердредноут
super_dreadnought_ii = Супердредноут II
exotrireme = Экзотрирема
exotrireme_ii = Экзотрирема II
prototype_war_sun = Прототип солнца войны
prototype_war_sun_ii = Прототип солнца войны II
hybrid_crystal_fighter = Гибридный кристаллический истребитель
hybrid_crystal_fighter_ii = Гибридный кристаллический истребитель II
floating_factory = Летающая фабрика
floating_factory_ii = Летающая фабрика II
flagship_arborec = «Духа Менаймон»
flagship_letnev = «Арк Секундус»
flagship_saar = «Сын Рага»
flagship_muaat = «Инферно»
flagship_hacan = «Гнев Кенары»
flagship_sol = «Генезис»
flagship_creuss = «Хил Колиш»
flagship_l1z1x = { "[0.0.1]" }
flagship_mentak = «Четвёртая Луна»
flagship_naalu = «Матриарх»
flagship_nekro = «Аластор»
flagship_norr = «К'морран Н'орр»
flagship_jolnar = «Дж. Н. С. Хиларим»
flagship_winnu = «Салай Сай Кориан»
flagship_xxcha = «Лонкара Ссоду»
flagship_yin = «Ван Хауге»
flagship_yssaril = «И'сия И'ссрила»

# technologies
neural_motivator = Нейромотиватор
dacxive_animators = Аниматоры «Даксив»
hyper_metabolism = Гиперметаболизм
x_89_bacterial_weapon = Бактериологическое оружие X-89
antimass_deflectors = Антимассовые дефлекторы
gravity_drive = Гравитационный двигатель
fleet_logistics = Логистика флота
light_wave_deflector = Световолновой дефлектор
sarween_tools = Инструменты «Сарвин»
graviton_laser_system = Гравитонная лазерная система
transit_diodes = Транзитные диоды
integrated_economy = Интегрированная экономика
plasma_scoring = Плазменный заряд
magen_defense_grid = Защитная сеть «Маген»
duranium_armor = Дюраниевая броня
assault_cannon = Штурмовое орудие
bioplasmosis = Биоплазмоз
l4_disruptors = Дезинтеграторы Л4
non_euclidean_shielding = Неевклидово экранирование
chaos_mapping = Картография хаоса
magmus_reactor = Магматический реактор
production_biomes = Производственные биомы
quantum_datahub_node = Узел квантовых данных
wormhole_generator = Генератор червоточин
dimensional_splicer = Рассекатель измерений
inheritance_systems = Системы наследования
mirror_computing = Зеркальные вычисления
salvage_operations = Сбор обломков
neuroglaive = Нейроглефа
valefar_assimilator_x = Ассимилятор Валефара X
valefar_assimilator_y = Ассимилятор Валефара Y
valkyrie_particle_weave = Плетение частиц «Валькирия»
spacial_conduit_cylinder = Цилиндр пространственного канала
e_res_siphons = Сифоны э-рес
lazax_gate_folding = Свёртывание лазакских врат
hegemonic_trade_policy = Политика торговой гегемонии
instinct_training = Тренировка инстинктов
nullification_field = Поле нейтрализации
yin_spinner = Веретено Инь
impulse_core = Импульсное ядро
transparasteel_plating = Обшивка из транспаристали
mageon_implants = Импланты «Магеон»

# abilities of factions
mitosis = Митоз
munitions_reserves = Запасы боеприпасов
armada = Армада
scavenge = Мародёрство
nomadic = Кочевники
star_forge = Звёздный горн
gashlai_physiology = Физиология гашлаев
masters_of_trade = Мастера торговли
guild_ships = Корабли гильдии
arbiters = Арбитры
orbital_drop = Орбитальный десант
versatile = Универсальность
quantum_entanglement = Квантовая запутанность
slipstream = Поток
creuss_gate = Врата Креусса
assimilate = Ассимиляция
harrow = Ковровая бомбардировка
ambush = Засада
pillage = Грабёж
telepathic = Телепатия
foresight = Предвидение
galactic_threat = Угроза галактике
technological_singularity = Технологическая сингулярность
propagation = Размножение
unrelenting = Неумолимость
fragile = Хрупкость
brilliant = Гениальность
analytical = Аналитичность
blood_ties = Кровные узы
reclamation = Возвращение
peace_accords = Мирные договоры
quash = Отклонение
indoctrination = Обращение в веру
devotion = Преданность
stall_tactics = Проволочки
scheming = Интриги
crafty = Хитрость

# strategy cards
leadership = Лидерство
diplomacy = Дипломатия
politics = Политика
construction = Строительство
trade = Торговля
warfare = Война
technology = Исследования
imperial = Экспансия

# action cards
ancient_burial_sites = Древние захоронения
assassinate_representative = Убийство представителя
bribery = Подкуп
bunker = Бункер
confusing_legal_text = Запутанная формулировка
construction_rider = Поправка «Строительство»
courageous_to_the_end = Мужество до конца
cripple_defenses = Ослабление обороны
diplomacy_rider = Поправка «Дипломатия»
direct_hit = Прямое попадание
disable = Вывод из строя
distinguished_councilor = Видный советник
economic_initiative = Экономическая инициатива
emergency_repairs = Аварийный ремонт
experimental_battlestation = Экспериментальная боевая станция
fighter_prototype = Прототип истребителя
fire_team = Огневая группа
flank_speed = Полный ход
focused_research = Целенаправленное исследование
frontline_deployment = Развёртывание на передовой
ghost_ship = Корабль-призрак
imperial_rider = Поправка «Экспансия»
in_the_silence_of_space = В тишине космоса
industrial_initiative = Промышленная инициатива
infiltrate = Проникновение
insubordination = Неповиновение
intercept = Перехват
leadership_rider = Поправка «Лидерство»
lost_star_chart = Утерянная звёздная карта
lucky_shot = Удачный выстрел
maneuvering_jets = Маневровые двигатели
mining_initiative = Добывающая инициатива
morale_boost = Подъём духа
parley = Переговоры
plague = Чума
political_stability = Политическая стабильность
politics_rider = Поправка «Политика»
public_disgrace = Публичный позор
reactor_meltdown = Расплавление реактора
reparations = Репарации
repeal_law = Отмена закона
rise_of_a_messiah = Пришествие мессии
sabotage = Саботаж
salvage = Трофеи
shields_holding = Щиты держатся
signal_jamming = Глушение сигнала
skilled_retreat = Умелое отступление
spy = Шпион
summit = Саммит
tactical_bombardment = Тактическая бомбардировка
technology_rider = Поправка «Исследования»
trade_rider = Поправка «Торговля»
unexpected_action = Неожиданное действие
unstable_planet = Нестабильная планета
upgrade = Переоборудование
uprising = Восстание
veto = Вето
war_effort = Военные усилия
warfare_rider = Поправка «Война»

# agendas
anti_intellectual_revolution = Антиинтеллектуальная революция
classified_document_leaks = Утечка секретных документов
committee_formation = Формирование комитета
conventions_of_war = Военные конвенции
core_mining = Разработка ядра
demilitarized_zone = Демилитаризованная зона
enforced_travel_ban = Запрет на путешествия
executive_sanctions = Правительственные санкции
fleet_regulations = Регламентация флотов
holy_planet_of_ixth = Священная планета Икст
homeland_defense_act = Акт об обороне отечества
imperial_arbiter = Имперский арбитр
minister_of_commerce = Министр торговли
minister_of_exploration = Министр разведки космоса
minister_of_industry = Министр промышленности
minister_of_peace = Министр мира
minister_of_policy = Министр политики
minister_of_sciences = Министр наук
minister_of_war = Министр войны
prophecy_of_ixth = Пророчество Икст
publicize_weapon_schematics = Обнародование чертежей оружия
regulated_conscription = Регламентированный призыв
representative_government = Представительное правление
research_team_biotic = Исследовательская группа: биотехнологии
research_team_cybernetic = Исследовательская группа: кибернетика
research_team_propulsion = Исследовательская группа: реактивные технологии
research_team_warfare = Исследовательская группа: военные технологии
senate_sanctuary = Убежище сената
shard_of_the_throne = Осколок трона
shared_research = Совместные исследования
terraforming_initiative = Программа терраформирования
the_crown_of_emphidia = Корона Эмфидии
the_crown_of_thalnos = Корона Талноса
wormhole_reconstruction = Восстановление червоточин
archived_secret = Архивная тайна
arms_reduction = Сокращение вооружений
colonial_redistribution = Передел колоний
compensated_disarmament = Разоружение с возмещением
economic_equality = Экономическое равенство
incentive_program = Программа поощрения
ixthian_artifact = Икстианский артефакт
judicial_abolishment = Судебная отмена
miscount_disclosed = Раскрытая ошибка подсчёта
mutiny = Мятеж
new_constitution = Новая конституция
public_execution = Публичная казнь
seed_of_an_empire = Зерно империи
swords_to_plowshares = Мечи на орала
unconventional_measures = Нестандартные меры
wormhole_research = Исследование червоточин

# objectives
corner_the_market = Захватить рынок
develop_weaponry = Разработать вооружение
diversify_research = Разнообразить исследования
erect_a_monument = Воздвигнуть монумент
expand_borders = Расширить границы
found_research_outposts = Основать исследовательские форпосты
intimidate_council = Запугать совет
lead_from_the_front = Вести за собой
negotiate_trade_routes = Договориться о торговых путях
sway_the_council = Склонить совет
centralize_galactic_trade = Централизовать галактическую торговлю
conquer_the_weak = Покорить слабых
form_galactic_brain_trust = Собрать мозговой центр галактики
found_a_golden_age = Начать золотой век
galvanize_the_people = Воодушевить народ
manipulate_galactic_law = Манипулировать галактическим правом
master_the_sciences = Овладеть науками
revolutionize_warfare = Изменить военное искусство
subdue_the_galaxy = Подчинить галактику
unify_the_colonies = Объединить колонии
adapt_new_strategies = Принять новые стратегии
become_the_gatekeeper = Стать привратником
control_the_region = Контролировать регион
cut_supply_lines = Перерезать линии снабжения
destroy_their_greatest_ship = Уничтожить их величайший корабль
establish_a_perimeter = Установить периметр
forge_an_alliance = Заключить союз
form_a_spy_network = Создать шпионскую сеть
fuel_the_war_machine = Подпитать военную машину
gather_a_mighty_fleet = Собрать могучий флот
learn_the_secrets_of_the_cosmos = Познать тайны космоса
make_an_example_of_their_world = Покарать их мир в назидание
master_the_laws_of_physics = Овладеть законами физики
mine_rare_metals = Добывать редкие металлы
monopolize_production = Монополизировать производство
occupy_the_seat_of_the_empire = Занять престол империи
spark_a_rebellion = Разжечь восстание
threaten_enemies = Угрожать врагам
turn_their_fleets_to_dust = Обратить их флоты в прах
unveil_flagship = Явить флагман

# promissory notes
ceasefire = Прекращение огня
trade_agreement = Торговое соглашение
political_secret = Политическая тайна
support_for_the_throne = Поддержка трона
stymie = Помеха
war_funding = Финансирование войны
raghs_call = Зов Рага
fires_of_the_gashlai = Огни гашлаев
trade_convoys = Торговые караваны
military_support = Военная поддержка
creuss_iff = Опознавание Креусса
cybernetic_enhancements = Кибернетические улучшения
promise_of_protection = Обещание защиты
gift_of_prescience = Дар предвидения
antivirus = Антивирус
tekklar_legion = Легион Текклар
research_agreement = Соглашение об исследованиях
acquiescence = Согласие
political_favor = Политическая услуга
greyfire_mutagen = Мутаген «Серый огонь»
spy_net = Шпионская сеть

# tokens, pools, goods
creuss_alpha = Альфа-червоточина Креусса
creuss_beta = Бета-червоточина Креусса
naalu_zero = Жетон «0» наалу
assimilator_x = Жетон ассимиляции X
assimilator_y = Жетон ассимиляции Y
custodians = жетон хранителей
speaker = спикер
tactic = тактический резерв
fleet = резерв флота
strategy = стратегический резерв
reinforcements = подкрепления
command_token = жетон приказа
trade_good = товар
commodity = продукция
resources = ресурсы
influence = влияние
victory_points = победные очки

# kinds
ship = корабль
ground = наземные войска
structure = сооружение
green = биотехнологии (зелёные)
blue = реактивные (синие)
yellow = кибернетические (жёлтые)
red = военные (красные)
unit_upgrade = улучшение отряда
cultural = культурная
hazardous = опасная
industrial = промышленная
asteroid_field = поле астероидов
nebula = туманность
supernova = сверхновая
gravity_rift = гравитационный разлом
alpha = червоточина альфа
beta = червоточина бета
delta = червоточина дельта
empty_space = пустой космос
law = закон
directive = постановление
stage_1 = общая цель, этап I
stage_2 = общая цель, этап II
secret = секретная цель
sustain = стойкость к повреждениям
shield = планетарный щит
barrage = заградительный огонь
bombardment = бомбардировка
space_cannon = космическая пушка
production = производство

# windows
window-strat_start = Начало фазы стратегии
window-scpick_when = Названа карта стратегии
window-strat_end = Конец фазы стратегии
window-turn_start = Начало хода
window-action_choice = Выбор действия
window-transact = Сделки
window-action_after = Действие завершено
window-pass = Игрок пасует
window-turn_end = Конец хода
window-ac_played = Сыграна карта действия, она ещё не действует
window-ac_draw = Берутся карты действий
window-pn_received = Получено обязательство
window-transact_after = Сделка заключена
window-tg_gained = Получены товары
window-comm_when = Пополняется продукция
window-comm_after = Продукция пополнена
window-spend = Тратятся ресурсы или влияние
window-research_when = Исследуется технология
window-research_after = Технология исследована
window-techgain_when = Некровирус получает технологию
window-vp = Изменились победные очки
window-eliminated = Игрок выбыл из игры
window-sa_when = Выполняется стратегическое действие
window-sc_primary_after = Основное свойство выполнено, второстепенные ещё нет
window-secondary = Второстепенное свойство карты стратегии
window-secondary_after = Второстепенное свойство выполнено
window-dock_placed = Размещена база
window-activate_after = Активирована система
window-rift = Броски гравитационного разлома
window-move_after = Корабли прибыли
window-sc_before = Перед выстрелом космической пушки
window-sc_when = Стреляет космическая пушка
window-sc_hits_before = Перед назначением попаданий космической пушки
window-sustain_when = Отряд получает повреждения
window-sustain_after = Стойкость к повреждениям отменила попадание
window-destroy_when = Отряд уничтожается
window-destroyed = Отряд уничтожен
window-sco_end = Атака космических пушек завершена
window-spc_before = Перед космическим боем
window-spc_start = Начало космического боя (раунд 1)
window-afb = Заградительный огонь
window-spc_round_start = Начало раунда космического боя (со второго)
window-retreat_announced = Объявлено отступление
window-spc_rolled = Одна сторона бросила кости в космическом бою
window-spc_both_rolled = Обе стороны бросили кости
window-spc_hits_before = Перед назначением попаданий кораблям
window-spc_hits_after = Попадания в космическом бою назначены
window-retreat = Отступление
window-spc_round_end = Конец раунда космического боя
window-combat_end = Конец боя, космического или наземного
window-combat_won = Бой выигран или проигран
window-inv_start = Начало вторжения
window-bomb_when = Выполняется бомбардировка
window-bomb_hits_before = Перед назначением попаданий бомбардировки
window-bomb_end = Бомбардировка завершена
window-custodians = Перед высадкой: жетон хранителей
window-commit_after = Отряды высадились на планету
window-gc_start = Начало наземного боя (раунд 1)
window-gc_round_start = Начало раунда наземного боя (со второго)
window-gc_rolled = Брошены кости в наземном бою
window-gc_hits_before = Перед назначением попаданий в наземном бою
window-gc_hits_after = Попадания в наземном бою назначены
window-gc_round_end = Конец раунда наземного боя
window-control_when = Игрок получает контроль над планетой
window-control_lost = Игрок теряет контроль над планетой
window-control_after = Контроль над планетой получен
window-inv_end = Вторжение завершено
window-prod_when = Создаются отряды
window-prod_after = Отряды созданы производством
window-tactical_end = Тактическое действие завершено
window-status_start = Начало фазы статуса
window-score = Выполнение целей
window-reveal_obj = Раскрывается общая цель
window-status_draw = Взятие карт действий
window-tokens_when = Жетоны приказов в фазе статуса
window-screturn_when = Возвращаются карты стратегии
window-status_end = Конец фазы статуса
window-ag_start = Начало фазы заседания
window-ag_reveal_when = Раскрывается карта заседания
window-ag_reveal_after = Раскрытая карта заседания не заменена
window-ag_vote_before = Перед голосованием
window-ag_vote = Голосование
window-ag_cast_after = Игрок отдал голоса
window-ag_speaker_after = Спикер проголосовал
window-ag_tie = Ничья или нет голосов
window-ag_elected_when = Избран игрок
window-ag_resolve = Выполняется решение
window-ag_predict = Награды за предсказания
window-ag_end = Оба голосования окончены

# systems: their planets, or what else is there, and the number of the tile
s1 = { jord } · 1
s2 = { moll_primus } · 2
s3 = { darien } · 3
s4 = { planet_muaat } · 4
s5 = { nestphar } · 5
s6 = { planet_0_0_0 } · 6
s7 = { planet_winnu } · 7
s8 = { mordai_ii } · 8
s9 = { druaa }, { maaluuk } · 9
s10 = { arc_prime }, { wren_terra } · 10
s11 = { lisis_ii }, { ragh } · 11
s12 = { jol }, { nar } · 12
s13 = { quinarra }, { trenlak } · 13
s14 = { archon_ren }, { archon_tau } · 14
s15 = { retillion }, { shalloq } · 15
s16 = { arretze }, { hercant }, { kamdorn } · 16
s17 = { creuss_gate } · 17
s18 = { mecatol_rex } · 18
s19 = { wellon } · 19
s20 = { vefut_ii } · 20
s21 = { thibah } · 21
s22 = { tarmann } · 22
s23 = { saudor } · 23
s24 = { mehar_xull } · 24
s25 = { quann } · 25
s26 = { lodor } · 26
s27 = { new_albion }, { starpoint } · 27
s28 = { tequran }, { torkan } · 28
s29 = { qucenn }, { rarron } · 29
s30 = { mellon }, { zohbat } · 30
s31 = { lazar }, { sakulag } · 31
s32 = { dal_bootha }, { xxehan } · 32
s33 = { corneeq }, { resculon } · 33
s34 = { centauri }, { gral } · 34
s35 = { bereg }, { lirta_iv } · 35
s36 = { arnor }, { lor } · 36
s37 = { arinam }, { meer } · 37
s38 = { abyz }, { fria } · 38
s39 = { alpha } · 39
s40 = { beta } · 40
s41 = { gravity_rift } · 41
s42 = { nebula } · 42
s43 = { supernova } · 43
s44 = { asteroid_field } · 44
s45 = { asteroid_field } · 45
s46 = { empty_space } · 46
s47 = { empty_space } · 47
s48 = { empty_space } · 48
s49 = { empty_space } · 49
s50 = { empty_space } · 50
s51 = { planet_creuss } · 51

# so many of something
amount-infantry = { $n ->
     [one] { $n } отряд пехоты
     [few] { $n } отряда пехоты
    *[other] { $n } отрядов пехоты
    }
amount-fighter = { $n ->
     [one] { $n } истребитель
     [few] { $n } истребителя
    *[other] { $n } истребителей
    }
amount-destroyer = { $n ->
     [one] { $n } эсминец
     [few] { $n } эсминца
    *[other] { $n } эсминцев
    }
amount-cruiser = { $n ->
     [one] { $n } крейсер
     [few] { $n } крейсера
    *[other] { $n } крейсеров
    }
amount-carrier = { $n ->
     [one] { $n } транспорт
     [few] { $n } транспорта
    *[other] { $n } транспортов
    }
amount-dreadnought = { $n ->
     [one] { $n } дредноут
     [few] { $n } дредноута
    *[other] { $n } дредноутов
    }
amount-war_sun = { $n ->
     [one] { $n } солнце войны
     [few] { $n } солнца войны
    *[other] { $n } солнц войны
    }
amount-flagship = { $n ->
     [one] { $n } флагман
     [few] { $n } флагмана
    *[other] { $n } флагманов
    }
amount-pds = { $n } ПСО
amount-space_dock = { $n ->
     [one] { $n } базу
     [few] { $n } базы
    *[other] { $n } баз
    }
amount-trade_good = { $n ->
     [one] { $n } товар
     [few] { $n } товара
    *[other] { $n } товаров
    }
amount-commodity = { $n ->
     [one] { $n } жетон продукции
     [few] { $n } жетона продукции
    *[other] { $n } жетонов продукции
    }
amount-command_token = { $n ->
     [one] { $n } жетон приказа
     [few] { $n } жетона приказа
    *[other] { $n } жетонов приказа
    }

# what strategy cards do
primary-leadership = получите 3 жетона приказа и ещё по одному за каждые 3 потраченных влияния.
secondary-leadership = получите по жетону приказа за каждые 3 потраченных влияния.
help-leadership = Основное: { primary-leadership } Второстепенное: { secondary-leadership }
primary-diplomacy = выберите систему со своей планетой, но не систему Мекатол-Рекса; все остальные кладут туда по жетону приказа из подкреплений; затем восстановите свои планеты в ней.
secondary-diplomacy = потратьте жетон из стратегического резерва, чтобы восстановить до 2 планет.
help-diplomacy = Основное: { primary-diplomacy } Второстепенное: { secondary-diplomacy }
primary-politics = назначьте нового спикера, любого, кроме нынешнего; возьмите 2 карты действий; посмотрите 2 верхние карты заседания и положите каждую на колоду или под неё.
secondary-politics = потратьте жетон из стратегического резерва, чтобы взять 2 карты действий.
help-politics = Основное: { primary-politics } Второстепенное: { secondary-politics }
primary-construction = разместите ПСО или базу на своей планете, затем ПСО на своей планете.
secondary-construction = положите жетон из стратегического резерва в систему; там можно разместить ПСО или базу на своей планете.
help-construction = Основное: { primary-construction } Второстепенное: { secondary-construction }
primary-trade = получите 3 товара, пополните продукцию и выберите любых игроков: они применят второстепенное свойство бесплатно.
secondary-trade = потратьте жетон из стратегического резерва, чтобы пополнить продукцию.
help-trade = Основное: { primary-trade } Второстепенное: { secondary-trade }
primary-warfare = уберите один свой жетон приказа с поля и получите один жетон приказа; затем перераспределите жетоны на своём планшете, как хотите.
secondary-warfare = потратьте жетон из стратегического резерва, чтобы произвести отряды одной базой в своей родной системе.
help-warfare = Основное: { primary-warfare } Второстепенное: { secondary-warfare }
primary-technology = исследуйте технологию; затем можно потратить 6 ресурсов, чтобы исследовать ещё одну.
secondary-technology = потратьте жетон из стратегического резерва и 4 ресурса, чтобы исследовать технологию.
help-technology = Основное: { primary-technology } Второстепенное: { secondary-technology }
primary-imperial = сразу выполните общую цель, если её условие соблюдено; затем получите 1 победное очко, если контролируете Мекатол-Рекс, иначе возьмите секретную цель.
secondary-imperial = потратьте жетон из стратегического резерва, чтобы взять секретную цель.
help-imperial = Основное: { primary-imperial } Второстепенное: { secondary-imperial }

# what action cards do
help-ancient_burial_sites = В начале фазы заседания: выберите игрока; все его культурные планеты истощаются.
help-assassinate_representative = После того как открыта карта заседания: выберите игрока; он не может по ней голосовать.
help-bribery = После голосования спикера: отдайте сколько угодно товаров; за каждый — ещё один голос за вариант, за который вы голосовали.
help-bunker = В начале вторжения: пока оно длится, от каждого результата бомбардировки ваших планет отнимается 4.
help-confusing_legal_text = Когда выбрали вас: назовите другого игрока; избран он, а не вы.
help-construction_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, разместите базу из подкреплений на своей планете.
help-courageous_to_the_end = После того как ваш корабль уничтожен в космическом бою: бросьте две кости. За каждый результат не ниже значения боя этого корабля противник выбирает и уничтожает один свой корабль.
help-cripple_defenses = Действие: выберите планету; все ПСО на ней уничтожаются.
help-diplomacy_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, выберите систему со своей планетой: все остальные кладут туда жетон приказа из подкреплений.
help-direct_hit = После того как чужой корабль выдержал повреждение от попадания ваших отрядов или свойств: этот корабль уничтожается.
help-disable = В начале вторжения в системе с ПСО противников: пока оно длится, у них нет ни планетарного щита, ни космической пушки.
help-distinguished_councilor = После того как вы проголосовали: ещё пять голосов за ваш вариант.
help-economic_initiative = Действие: восстановите все свои культурные планеты.
help-emergency_repairs = В начале или в конце раунда боя: отремонтируйте в активной системе все свои отряды, способные выдержать повреждение.
help-experimental_battlestation = После того как другой игрок переместил корабли тактическим действием: одна ваша база в активной системе или рядом с ней стреляет по кораблям там тремя костями как космическая пушка, попадая с 5 и больше.
help-fighter_prototype = В начале первого раунда космического боя: в этом раунде к каждому результату ваших истребителей прибавляется 2.
help-fire_team = После броска ваших наземных войск в раунде наземного боя: перебросьте любые свои кости.
help-flank_speed = После того как вы активировали систему: в этом тактическом действии дальность каждого вашего корабля больше на 1.
help-focused_research = Действие: отдайте 4 товара и исследуйте технологию.
help-frontline_deployment = Действие: разместите 3 пехоты из подкреплений на одной своей планете.
help-ghost_ship = Действие: разместите эсминец из подкреплений в системе с червоточиной, не родной и без чужих кораблей.
help-imperial_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, получите 1 победное очко.
help-in_the_silence_of_space = После того как вы активировали систему: выберите систему; в этом тактическом действии ваши корабли оттуда могут проходить через системы с чужими кораблями.
help-industrial_initiative = Действие: получите 1 товар за каждую свою промышленную планету.
help-infiltrate = Когда вы получаете контроль над планетой: каждое ПСО и каждая база на ней заменяются вашими из подкреплений.
help-insubordination = Действие: другой игрок возвращает жетон приказа из тактического резерва в подкрепления.
help-intercept = После того как противник объявил отступление: в этом раунде боя он не может отступить.
help-leadership_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, получите 3 жетона приказа.
help-lost_star_chart = После того как вы активировали систему: в этом тактическом действии системы с червоточинами альфа и бета смежны друг с другом.
help-lucky_shot = Действие: уничтожьте дредноут, крейсер или эсминец в системе, где вы контролируете планету.
help-maneuvering_jets = Перед тем как вы назначите попадания чужой космической пушки: отмените одно из них.
help-mining_initiative = Действие: получите столько товаров, сколько ресурсов у одной вашей планеты.
help-morale_boost = В начале раунда боя: в этом раунде к каждому результату ваших отрядов прибавляется 1.
help-parley = После того как другой игрок высадил отряды на вашу планету: эти отряды возвращаются в космос.
help-plague = Действие: выберите чужую планету и бросьте по кости за каждую пехоту на ней; каждый результат 6 и больше уничтожает одну.
help-political_stability = Когда вы должны вернуть свои карты стратегии: оставьте их себе и не выбирайте новых в следующей фазе стратегии.
help-politics_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, возьмите 3 карты действий и станьте спикером.
help-public_disgrace = Когда другой игрок выбирает карту стратегии: он должен выбрать иную, если может.
help-reactor_meltdown = Действие: уничтожьте базу в системе, которая не является родной.
help-reparations = После того как другой игрок получил контроль над вашей планетой: истощите одну его планету и восстановите одну свою.
help-repeal_law = Действие: сбросьте закон, который в игре.
help-rise_of_a_messiah = Действие: разместите по 1 пехоте из подкреплений на каждой своей планете.
help-sabotage = Когда другой игрок играет карту действия, кроме «Саботажа»: эта карта отменяется.
help-salvage = После вашей победы в космическом бою: противник отдаёт вам всю свою продукцию.
help-shields_holding = Перед тем как вы назначите попадания своим кораблям в космическом бою: отмените до 2 из них.
help-signal_jamming = Действие: выберите не родную систему со своими кораблями или смежную с такой; положите туда жетон приказа из подкреплений другого игрока.
help-skilled_retreat = В начале раунда космического боя: переместите все свои корабли из активной системы в смежную без чужих кораблей; никто не победил. Затем положите туда жетон приказа из подкреплений.
help-spy = Действие: выберите игрока; он отдаёт вам случайную карту действия.
help-summit = В начале фазы стратегии: получите 2 жетона приказа.
help-tactical_bombardment = Действие: выберите систему с вашим отрядом, способным бомбардировать; все чужие планеты там истощаются.
help-technology_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, исследуйте технологию.
help-trade_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, получите 5 товаров.
help-unexpected_action = Действие: верните один свой жетон приказа с поля в подкрепления.
help-unstable_planet = Действие: выберите опасную планету; она истощается, и на ней уничтожается до 3 пехоты.
help-upgrade = После того как вы активировали систему со своими кораблями: замените там один свой крейсер дредноутом из подкреплений.
help-uprising = Действие: истощите чужую планету не в родной системе и получите столько товаров, сколько у неё ресурсов.
help-veto = Когда открыта карта заседания: она сбрасывается, и голосуют по следующей.
help-war_effort = Действие: разместите крейсер из подкреплений в системе со своими кораблями.
help-warfare_rider = После того как открыта карта заседания: вы не можете по ней голосовать. Предскажите решение вслух; если угадали, разместите дредноут из подкреплений в системе со своими кораблями.

# what agendas do
help-anti_intellectual_revolution = За: кто исследует технологию, уничтожает один свой корабль, не истребитель. Против: в начале следующей фазы стратегии каждый истощает по одной своей планете на выбор за каждую свою технологию.
help-archived_secret = Выберите игрока; он берёт секретную цель.
help-arms_reduction = За: каждый уничтожает свои дредноуты сверх 2 и крейсеры сверх 4. Против: в начале следующей фазы стратегии каждый истощает свои планеты с технологической специализацией.
help-classified_document_leaks = Выберите выполненную секретную цель. Отныне это общая цель.
help-colonial_redistribution = Выберите планету не в родной системе и не Мекатол-Рекс: все отряды на ней уничтожаются. Затем тот, кто её контролирует, выбирает одного из игроков с наименьшим числом победных очков; тот может разместить там 1 пехоту.
help-committee_formation = Выберите игрока; карта у него: перед голосованием, где выбирают игрока, он может сбросить её и сам назвать избранного; голосования тогда нет.
help-compensated_disarmament = Выберите планету: все наземные войска на ней уничтожаются; тот, кто её контролирует, получает по 1 товару за каждое.
help-conventions_of_war = За: отряды на культурных планетах нельзя бомбардировать. Против: все, кто голосовал против, сбрасывают все свои карты действий.
help-core_mining = Выберите опасную планету: на ней уничтожается 1 пехота, а её ресурсы больше на 2.
help-demilitarized_zone = Выберите культурную планету: все отряды на ней уничтожаются; высаживать, производить и размещать их там нельзя.
help-economic_equality = За: все возвращают все свои товары, затем каждый получает 5. Против: все возвращают все свои товары.
help-enforced_travel_ban = За: червоточины альфа и бета не действуют при движении. Против: каждое ПСО в системе с червоточиной или смежной с ней уничтожается.
help-executive_sanctions = За: на руке не больше 3 карт действий. Против: каждый сбрасывает случайную карту действия.
help-fleet_regulations = За: в резерве флота не больше 4 жетонов. Против: каждый кладёт жетон приказа из подкреплений в резерв флота.
help-holy_planet_of_ixth = Выберите культурную планету: тот, кто её контролирует, получает 1 победное очко, а отряды там не могут производить. Кто получает планету, получает 1 очко, кто теряет — теряет 1.
help-homeland_defense_act = За: на своей планете может стоять сколько угодно ваших ПСО. Против: каждый уничтожает одно своё ПСО.
help-imperial_arbiter = Выберите игрока; карта у него: в конце фазы стратегии он может сбросить её и обменять одну свою карту стратегии на чужую.
help-incentive_program = За: открывается ещё одна общая цель этапа I. Против: открывается цель этапа II.
help-ixthian_artifact = За: спикер бросает кость. 6–10: каждый может исследовать две технологии. 1–5: все отряды в системе Мекатол-Рекса уничтожаются, а в каждой смежной с ней системе каждый, кто там есть, уничтожает три своих отряда. Против: ничего не происходит.
help-judicial_abolishment = Выберите закон: он сбрасывается.
help-minister_of_commerce = Выберите игрока; карта у него: пополнив продукцию, он получает по 1 товару за каждого соседа.
help-minister_of_exploration = Выберите игрока; карта у него: получив контроль над планетой, он получает 1 товар.
help-minister_of_industry = Выберите игрока; карта у него: когда он размещает базу, его отряды в этой системе могут производить.
help-minister_of_peace = Выберите игрока; карта у него: когда кто-то активирует систему с чужими отрядами, он может сбросить её, и ход того игрока сразу кончается.
help-minister_of_policy = Выберите игрока; карта у него: в конце фазы статуса он берёт карту действия.
help-minister_of_sciences = Выберите игрока; карта у него: исследование по карте стратегии «Исследования» не стоит ему ресурсов.
help-minister_of_war = Выберите игрока; карта у него: после действия он может сбросить её, убрать с поля один свой жетон приказа и выполнить ещё одно действие.
help-miscount_disclosed = Выберите закон: по нему голосуют снова, как будто его только что открыли.
help-mutiny = За: все, кто голосовал за, получают по 1 победному очку. Против: все, кто голосовал за, теряют по 1.
help-new_constitution = За: все законы сбрасываются; в начале следующей фазы стратегии каждый истощает планеты своей родной системы. Против: ничего не происходит.
help-prophecy_of_ixth = Выберите игрока; карта у него: к результатам боя его истребителей прибавляется 1. Если он, производя, создаёт меньше 2 истребителей, карта сбрасывается.
help-public_execution = Выберите игрока: он сбрасывает все карты действий, отдаёт жетон спикера, если он у него, налево и до конца этой фазы заседания не голосует.
help-publicize_weapon_schematics = За: если у кого-то есть технология солнца войны, она ни от кого ничего не требует; солнца войны не могут выдержать повреждение. Против: все, у кого она есть, сбрасывают все карты действий.
help-regulated_conscription = За: за свою цену производится одна пехота или один истребитель, а не два отряда. Против: ничего не происходит.
help-representative_government = За: планеты нельзя истощать ради голосов; у каждого один голос по каждой карте. Против: в начале следующей фазы стратегии все, кто голосовал против, истощают свои культурные планеты.
help-research_team_biotic = Выберите промышленную планету: тот, кто её контролирует, может, исследуя, истощить эту карту вместо одного зелёного требования.
help-research_team_cybernetic = Выберите промышленную планету: тот, кто её контролирует, может, исследуя, истощить эту карту вместо одного жёлтого требования.
help-research_team_propulsion = Выберите промышленную планету: тот, кто её контролирует, может, исследуя, истощить эту карту вместо одного синего требования.
help-research_team_warfare = Выберите опасную планету: тот, кто её контролирует, может, исследуя, истощить эту карту вместо одного красного требования.
help-seed_of_an_empire = За: игрок с наибольшим числом победных очков получает 1. Против: получает 1 игрок с наименьшим.
help-senate_sanctuary = Выберите культурную планету: её влияние больше на 2.
help-shard_of_the_throne = Выберите игрока: он получает эту карту и 1 победное очко. Кто побеждает владельца в бою, забирает карту и получает 1 очко; владелец теряет 1.
help-shared_research = За: корабли могут проходить через туманности. Против: каждый кладёт жетон приказа из подкреплений в свою родную систему, если может.
help-swords_to_plowshares = За: на каждой своей планете каждый уничтожает половину своей пехоты, с округлением вверх, и получает столько же товаров. Против: каждый размещает по 1 пехоте из подкреплений на каждой своей планете.
help-terraforming_initiative = Выберите опасную планету: её ресурсы и влияние больше на 1.
help-the_crown_of_emphidia = Выберите игрока: он получает эту карту и 1 победное очко. Кто получает контроль над планетой в родной системе владельца, забирает карту и получает 1 очко; владелец теряет 1.
help-the_crown_of_thalnos = Выберите игрока; карта у него: в каждом раунде боя он может перебросить любые свои кости; каждый его отряд, переброс которого не дал попадания, уничтожается.
help-unconventional_measures = За: все, кто голосовал за, берут по 2 карты действий. Против: все, кто голосовал за, сбрасывают все карты действий.
help-wormhole_reconstruction = За: все системы с червоточинами альфа или бета смежны друг с другом. Против: каждый кладёт по жетону приказа из подкреплений в каждую систему с червоточиной и своими кораблями.
help-wormhole_research = За: каждый, у кого есть корабли в системе с червоточиной, может исследовать технологию; затем все корабли в системах с червоточинами альфа или бета уничтожаются. Против: все, кто голосовал против, возвращают жетон приказа со своего листа в подкрепления.

# what objectives ask for
help-corner_the_market = Контролируйте 4 планеты одного типа.
help-develop_weaponry = Имейте 2 улучшения отрядов.
help-diversify_research = Имейте по 2 технологии 2 цветов.
help-erect_a_monument = Потратьте 8 ресурсов.
help-expand_borders = Контролируйте 6 планет не в родных системах.
help-found_research_outposts = Контролируйте 3 планеты с технологической специализацией.
help-intimidate_council = Имейте корабли в 2 системах, смежных с системой Мекатол-Рекса.
help-lead_from_the_front = Потратьте 3 жетона приказа из тактического или стратегического резерва.
help-negotiate_trade_routes = Потратьте 5 товаров.
help-sway_the_council = Потратьте 8 влияния.
help-centralize_galactic_trade = Потратьте 10 товаров.
help-conquer_the_weak = Контролируйте 1 планету в чужой родной системе.
help-form_galactic_brain_trust = Контролируйте 5 планет с технологической специализацией.
help-found_a_golden_age = Потратьте 16 ресурсов.
help-galvanize_the_people = Потратьте 6 жетонов приказа из тактического или стратегического резерва.
help-manipulate_galactic_law = Потратьте 16 влияния.
help-master_the_sciences = Имейте по 2 технологии 4 цветов.
help-revolutionize_warfare = Имейте 3 улучшения отрядов.
help-subdue_the_galaxy = Контролируйте 11 планет не в родных системах.
help-unify_the_colonies = Контролируйте 6 планет одного типа.
help-adapt_new_strategies = Имейте 2 технологии своей фракции; ассимиляторы Валефара не считаются.
help-become_the_gatekeeper = Имейте корабль в системе с червоточиной альфа и корабль в системе с червоточиной бета.
help-control_the_region = Имейте корабли в 6 системах.
help-cut_supply_lines = Имейте корабль в системе с чужой базой.
help-destroy_their_greatest_ship = Уничтожьте чужое солнце войны или флагман.
help-establish_a_perimeter = Имейте 4 ПСО на поле.
help-forge_an_alliance = Контролируйте 4 культурные планеты.
help-form_a_spy_network = Сбросьте 5 карт действий.
help-fuel_the_war_machine = Имейте 3 базы на поле.
help-gather_a_mighty_fleet = Имейте 5 дредноутов на поле.
help-learn_the_secrets_of_the_cosmos = Имейте корабли в 3 системах, смежных с аномалией.
help-make_an_example_of_their_world = Уничтожьте бомбардировкой последние наземные войска игрока на планете.
help-master_the_laws_of_physics = Имейте 4 технологии одного цвета.
help-mine_rare_metals = Контролируйте 4 опасные планеты.
help-monopolize_production = Контролируйте 4 промышленные планеты.
help-occupy_the_seat_of_the_empire = Контролируйте Мекатол-Рекс и имейте в его системе не меньше 3 кораблей.
help-spark_a_rebellion = Победите в бою игрока, у которого больше всего победных очков.
help-threaten_enemies = Имейте корабль в системе, смежной с чужой родной системой.
help-turn_their_fleets_to_dust = Уничтожьте космической пушкой последний корабль игрока в системе.
help-unveil_flagship = Победите в космическом бою в системе со своим флагманом и сохраните флагман.

# what technologies do
help-neural_motivator = В фазе статуса вы берёте 2 карты действий вместо 1.
help-dacxive_animators = После победы в наземном бою можно разместить на этой планете 1 пехоту из подкреплений.
help-hyper_metabolism = В фазе статуса вы получаете 3 жетона приказа вместо 2.
help-x_89_bacterial_weapon = Действие, истощите карту: выберите планету в системе с вашими кораблями, способными бомбардировать; вся пехота на ней уничтожается. Планетарный щит не помогает.
help-antimass_deflectors = Ваши корабли могут входить в поля астероидов и проходить через них. От результатов чужих космических пушек по вашим отрядам отнимается 1.
help-gravity_drive = После активации системы дальность одного вашего корабля в этом тактическом действии больше на 1.
help-fleet_logistics = В каждом своём ходе фазы действий можно выполнить два действия вместо одного.
help-light_wave_deflector = Ваши корабли могут проходить через системы с чужими кораблями.
help-sarween_tools = Когда ваши отряды производят, общая цена произведённого меньше на 1.
help-graviton_laser_system = Перед выстрелом ваших космических пушек, истощите карту: их попадания назначаются кораблям, которые не истребители, если такие есть.
help-transit_diodes = В начале своего хода, истощите карту: снимите с поля до 4 своих наземных войск и разместите на своих планетах.
help-integrated_economy = Получив контроль над планетой, можно произвести там отряды общей ценой не больше её ресурсов.
help-plasma_scoring = Когда ваши отряды бомбардируют или стреляют из космических пушек, один из них может бросить на одну кость больше.
help-magen_defense_grid = В начале раунда наземного боя на планете с вашими отрядами с планетарным щитом, истощите карту: в этом раунде противник не бросает кости.
help-duranium_armor = В каждом раунде боя, назначив попадания, отремонтируйте один свой повреждённый отряд, который не выдерживал повреждение в этом раунде.
help-assault_cannon = В начале космического боя, если у вас там не меньше 3 кораблей, которые не истребители, противник уничтожает один свой корабль, не истребитель.
help-bioplasmosis = В конце фазы статуса можно снять любую свою пехоту со своих планет и разместить на своих планетах в тех же или смежных системах.
help-l4_disruptors = Во время вторжения космические пушки не могут стрелять по вашим отрядам.
help-non_euclidean_shielding = Когда ваш отряд выдерживает повреждение, отменяются 2 попадания вместо 1.
help-chaos_mapping = Другие не могут активировать поля астероидов с вашими кораблями. В начале своего хода можно произвести один отряд в системе с вашим отрядом, способным производить.
help-magmus_reactor = Ваши корабли могут входить в сверхновые. После производства ваших отрядов в системе с солнцем войны или рядом со сверхновой получите 1 товар.
help-production_biomes = Действие, истощите карту и потратьте жетон из стратегического резерва: получите 4 товара; другой игрок на ваш выбор получает 2.
help-quantum_datahub_node = В конце фазы стратегии можно потратить жетон из стратегического резерва и отдать другому игроку 3 своих товара, чтобы обменять одну свою карту стратегии на его карту.
help-wormhole_generator = В начале фазы статуса разместите или переместите жетон червоточины Креусса в систему со своей планетой или в не родную систему без чужих кораблей.
help-dimensional_splicer = В начале космического боя в системе с червоточиной и вашими кораблями можно нанести 1 попадание и самому назначить его кораблю противника.
help-inheritance_systems = Исследуя технологию, истощите карту и потратьте 2 ресурса: требования не нужны.
help-mirror_computing = Когда вы тратите товары, каждый стоит 2 ресурса или 2 влияния.
help-salvage_operations = После победы или поражения в космическом бою получите 1 товар; победив, можно также произвести там один корабль такого типа, который был в бою уничтожен.
help-neuroglaive = После того как другой игрок активирует систему с вашими кораблями, он возвращает жетон из резерва флота в подкрепления.
help-valefar_assimilator_x = Получая чужую технологию свойством своей фракции, можно вместо этого положить жетон X на технологию фракции этого игрока. Пока он там, у этой карты текст той технологии. На одной технологии не может быть двух жетонов ассимиляторов.
help-valefar_assimilator_y = Получая чужую технологию свойством своей фракции, можно вместо этого положить жетон Y на технологию фракции этого игрока. Пока он там, у этой карты текст той технологии. На одной технологии не может быть двух жетонов ассимиляторов.
help-valkyrie_particle_weave = После бросков в раунде наземного боя, если противник попал хотя бы раз, у вас на одно попадание больше.
help-spacial_conduit_cylinder = После активации системы со своими отрядами, истощите карту: на время этой активации она смежна со всеми другими системами с вашими отрядами.
help-e_res_siphons = После того как другой игрок активирует систему с вашими кораблями, получите 4 товара.
help-lazax_gate_folding = В ваших тактических действиях, пока вы не контролируете Мекатол-Рекс, в его системе есть червоточины альфа и бета. Действие, истощите карту: если вы контролируете Мекатол-Рекс, разместите на нём 1 пехоту из подкреплений.
help-hegemonic_trade_policy = Когда ваши отряды производят, истощите карту: до конца вашего хода ресурсы и влияние одной вашей планеты меняются местами.
help-instinct_training = Когда другой игрок играет карту действия, истощите карту и потратьте жетон из стратегического резерва: та карта отменяется.
help-nullification_field = После того как другой игрок активирует систему с вашими кораблями, истощите карту и потратьте жетон из стратегического резерва: его ход сразу кончается.
help-yin_spinner = После производства ваших отрядов разместите 1 пехоту из подкреплений на своей планете в этой системе.
help-impulse_core = В начале космического боя можно уничтожить там один свой крейсер или эсминец: противник получает 1 попадание, которое назначается кораблю, не истребителю, если такой есть.
help-transparasteel_plating = В ваших ходах фазы действий спасовавшие игроки не могут играть карты действий.
help-mageon_implants = Действие, истощите карту: посмотрите карты действий другого игрока и возьмите одну из них.

# what promissory notes do
help-ceasefire = После того как игрок этого цвета активирует систему с вашими отрядами: он не может перемещать туда отряды. Затем карта возвращается.
help-trade_agreement = Когда игрок этого цвета пополняет продукцию: он отдаёт вам её всю. Затем карта возвращается.
help-political_secret = Когда открыта карта заседания: пока она не решена, игрок этого цвета не голосует, не играет карт действий и не применяет свойств фракции. Затем карта возвращается.
help-support_for_the_throne = Получив её от другого игрока, положите перед собой лицом вверх: это 1 победное очко. Если вы активируете систему с его отрядами или он выбывает, вы теряете очко и карту.
help-stymie = Действие: положите её перед собой лицом вверх. Арбореки не могут производить в не родных системах с вашими отрядами и рядом с ними. Если вы активируете систему с их отрядами, карта возвращается.
help-war_funding = В начале раунда космического боя: игрок за Летнев теряет 2 товара, а вы в этом раунде можете перебросить любые свои кости. Затем карта возвращается.
help-raghs_call = После того как вы высадили отряды на планету: все наземные войска сааров с неё уходят на планету, которую саары контролируют. Затем карта возвращается.
help-fires_of_the_gashlai = Действие: жетон из резерва флота игрока за Муаат возвращается, а вы получаете технологию своего солнца войны. Затем карта возвращается.
help-trade_convoys = Действие: положите её перед собой лицом вверх. Вы можете торговать не только с соседями. Если вы активируете систему с отрядами Хакана, карта возвращается.
help-military_support = В начале хода игрока за Сол: он возвращает жетон из стратегического резерва, если может, а вы можете разместить 2 пехоты из подкреплений на своей планете. Затем карта возвращается.
help-creuss_iff = В начале своего хода: разместите или переместите жетон червоточины Креусса в систему со своей планетой или в не родную систему без чужих кораблей. Затем карта возвращается.
help-cybernetic_enhancements = В начале своего хода: жетон из стратегического резерва игрока за Л1З1КС возвращается, а вы кладёте жетон из подкреплений в свой стратегический резерв. Затем карта возвращается.
help-promise_of_protection = Действие: положите её перед собой лицом вверх. Коалиция Ментака не может вас грабить. Если вы активируете систему с её отрядами, карта возвращается.
help-gift_of_prescience = В конце фазы стратегии: положите её перед собой лицом вверх. В этом раунде у вас жетон 0 наалу и вы ходите первым; «Телепатия» наалу не действует. В конце фазы статуса карта возвращается.
help-antivirus = В начале боя: положите её перед собой лицом вверх. Некровирус не может применять против вас «Технологическую сингулярность». Если вы активируете систему с его отрядами, карта возвращается.
help-tekklar_legion = В начале наземного боя: в нём к вашим результатам прибавляется 1, а от результатов Н'орр, если они ваш противник, отнимается 1. Затем карта возвращается.
help-research_agreement = После того как игрок за Джол-Нар исследует технологию не своей фракции: вы получаете эту технологию. Затем карта возвращается.
help-acquiescence = В конце фазы стратегии: обменяйте одну свою карту стратегии на одну из выбранных в ней игроком за Винну. Затем карта возвращается.
help-political_favor = Когда открыта карта заседания: жетон из стратегического резерва игрока за Ксксча возвращается; карта сбрасывается, и голосуют по следующей. Затем обязательство возвращается.
help-greyfire_mutagen = После активации системы: в этом тактическом действии игрок за Инь не может применять свойства и технологии фракции. Затем карта возвращается.
help-spy_net = В начале своего хода: посмотрите карты действий игрока за Иссарил и возьмите одну. Затем карта возвращается.

# what abilities of factions do
help-mitosis = Ваши базы не могут производить пехоту. В начале фазы статуса разместите 1 пехоту из подкреплений на своей планете.
help-munitions_reserves = В начале раунда космического боя можно потратить 2 товара: в этом раунде можно перебросить любые свои кости.
help-armada = В каждой системе у вас может быть на 2 корабля больше, не считая истребителей, чем жетонов в резерве флота.
help-scavenge = Получив контроль над планетой, получите 1 товар.
help-nomadic = Вы можете выполнять цели, не контролируя планеты своей родной системы.
help-star_forge = Действие: потратьте жетон из стратегического резерва, чтобы разместить 2 истребителя или 1 эсминец из подкреплений в системе со своим солнцем войны.
help-gashlai_physiology = Ваши корабли могут проходить через сверхновые.
help-masters_of_trade = Второстепенное свойство «Торговли» не стоит вам жетона приказа.
help-guild_ships = Вы можете торговать не только с соседями.
help-arbiters = В ваших сделках могут участвовать карты действий.
help-orbital_drop = Действие: потратьте жетон из стратегического резерва, чтобы разместить 2 пехоты из подкреплений на своей планете.
help-versatile = В фазе статуса вы получаете на 1 жетон приказа больше.
help-quantum_entanglement = Для вас все системы с червоточинами альфа или бета смежны друг с другом. Этому нельзя помешать.
help-slipstream = Дальность ваших кораблей, которые начинают в вашей родной системе или в системе с червоточиной альфа или бета, больше на 1.
help-creuss_gate = На месте вашей родной системы лежат Врата Креусса; они не родная система. Сама родная система лежит рядом с полем; в обеих есть червоточина дельта.
help-assimilate = Когда вы получаете контроль над планетой, каждое ПСО и каждая база на ней заменяются вашими из подкреплений.
help-harrow = В конце каждого раунда наземного боя ваши корабли в активной системе могут бомбардировать наземные войска противника на планете.
help-ambush = В начале космического боя можно бросить по кости за до 2 своих крейсеров или эсминцев там; каждый результат не ниже значения боя корабля — попадание, которое назначает противник.
help-pillage = После того как ваш сосед получил товары или заключил сделку, если у него не меньше 3 товаров, можно забрать у него 1 товар или продукцию.
help-telepathic = В конце фазы стратегии положите жетон 0 на свою карту стратегии: вы первый в порядке инициативы.
help-foresight = После того как другой игрок переместил корабли в систему с вашими кораблями, можно положить жетон из стратегического резерва в смежную систему без чужих кораблей и переместить свои корабли туда.
help-galactic_threat = Вы не можете голосовать. Раз за фазу заседания, после того как открыта карта, можно предсказать решение вслух; если угадали, получите технологию игрока, который за него голосовал.
help-technological_singularity = Раз за бой, после того как отряд противника уничтожен, можно получить технологию, которая у него есть.
help-propagation = Вы не можете исследовать технологии. Вместо исследования получите 3 жетона приказа.
help-unrelenting = К каждому результату боя ваших отрядов прибавляется 1.
help-fragile = От каждого результата боя ваших отрядов отнимается 1.
help-brilliant = Тратя жетон на второстепенное свойство «Исследований», можно вместо него применить основное.
help-analytical = Исследуя технологию, которая не улучшение отряда, можно обойтись без одного требования.
help-blood_ties = Убрать жетон хранителей не стоит вам влияния.
help-reclamation = После тактического действия, в котором вы получили Мекатол-Рекс, можно разместить на нём ПСО и базу из подкреплений.
help-peace_accords = Применив основное или второстепенное свойство «Дипломатии», можно получить контроль над планетой без отрядов, кроме Мекатол-Рекса, в системе, смежной с вашей планетой.
help-quash = Когда открыта карта заседания, можно потратить жетон из стратегического резерва: она сбрасывается, и голосуют по следующей.
help-indoctrination = В начале наземного боя можно потратить 2 влияния, чтобы заменить одну пехоту противника в нём своей из подкреплений.
help-devotion = В конце каждого раунда космического боя можно уничтожить один свой крейсер или эсминец в активной системе, чтобы нанести 1 попадание; вы сами назначаете его кораблю противника там.
help-stall_tactics = Действие: сбросьте карту действия.
help-scheming = Беря карты действий, возьмите на одну больше, затем сбросьте одну.
help-crafty = У вас может быть сколько угодно карт действий. Этому нельзя помешать.

# what units do
help-infantry_ii = Когда отряд уничтожен, бросьте кость: с 6 и больше он остаётся на этой карте. В начале своего следующего хода разместите всё, что на ней, на своих планетах в родной системе.
help-letani_warrior_ii = Может производить. Когда отряд уничтожен, бросьте кость: с 6 и больше он остаётся на этой карте. В начале своего следующего хода разместите всё, что на ней, на своих планетах в родной системе.
help-spec_ops_ii = Когда отряд уничтожен, бросьте кость: с 5 и больше он остаётся на этой карте. В начале своего следующего хода разместите всё, что на ней, на своих планетах в родной системе.
help-fighter_ii = Движется без перевозки. Истребители сверх вместимости ваших кораблей считаются кораблями для резерва флота.
help-hybrid_crystal_fighter_ii = Движется без перевозки. Истребители сверх вместимости ваших кораблей считаются каждый за полкорабля для резерва флота.
help-dreadnought_ii = «Прямое попадание» не может его уничтожить.
help-super_dreadnought_ii = «Прямое попадание» не может его уничтожить.
help-exotrireme_ii = «Прямое попадание» не может его уничтожить. После раунда космического боя можно уничтожить этот корабль, чтобы уничтожить до 2 кораблей в системе.
help-war_sun = У чужих отрядов в этой системе нет планетарного щита.
help-prototype_war_sun = У чужих отрядов в этой системе нет планетарного щита.
help-prototype_war_sun_ii = У чужих отрядов в этой системе нет планетарного щита.
help-pds_ii = Его космическая пушка достаёт и корабли в смежных системах.
help-space_dock = До 3 истребителей в её системе не требуют вместимости кораблей.
help-space_dock_ii = До 3 истребителей в её системе не требуют вместимости кораблей.
help-floating_factory = Стоит в космосе, а не на планете, движется и отступает как корабль. При блокаде уничтожается.
help-floating_factory_ii = Стоит в космосе, а не на планете, движется и отступает как корабль. При блокаде уничтожается.
help-flagship_arborec = Активировав систему этого корабля, можно произвести в ней до 5 отрядов.
help-flagship_letnev = У чужих отрядов в этой системе нет планетарного щита. В начале каждого раунда космического боя этот корабль ремонтируется.
help-flagship_muaat = Действие: потратьте жетон из стратегического резерва, чтобы разместить крейсер из подкреплений в системе этого корабля.
help-flagship_hacan = В космическом бою здесь, после броска своей кости, можно потратить 1 товар, чтобы прибавить 1 к её результату.
help-flagship_sol = В конце фазы статуса разместите 1 пехоту из подкреплений в космосе этой системы.
help-flagship_creuss = В его системе есть червоточина дельта. Он может двигаться до или после других ваших кораблей.
help-flagship_l1z1x = Попадания этого корабля и ваших дредноутов здесь назначаются кораблям, которые не истребители, если такие есть.
help-flagship_mentak = Чужие корабли в этой системе не могут выдержать повреждение.
help-flagship_naalu = При вторжении здесь можно высаживать истребители, будто это наземные войска; по окончании боя они возвращаются в космос.
help-flagship_nekro = В начале космического боя любые ваши наземные войска в этой системе могут участвовать в нём, будто это корабли.
help-flagship_norr = К каждому результату боя ваших других кораблей здесь прибавляется 1.
help-flagship_jolnar = Каждые 9 или 10 на его костях, до всех прибавок, дают ещё 2 попадания.
help-flagship_winnu = Бросает столько костей, сколько у противника здесь кораблей, которые не истребители.
help-flagship_xxcha = Его космическая пушка достаёт и корабли в смежных системах.
help-flagship_yin = Когда он уничтожен, уничтожаются все корабли в его системе.
help-flagship_yssaril = Может проходить через системы с чужими кораблями.

# questions
ask-faction = Выберите фракцию
ask-tile = Положите плитку системы
ask-first_technology = Выберите начальную технологию
ask-first_units = Где стоят в начале игры ваши отряды: { $a }? Всего: { $total }
ask-keep_secret = Какую секретную цель вы оставляете?
ask-strategy_card = Выберите карту стратегии
ask-action = Ваш ход: выберите действие
ask-react = { $b ->
     [0] { $a }
     [1] { $a }: { $c }
     [2] { $a }: { $c }, { $d }
     [3] { $a }: { $c }, { $d }, { $e }
    *[other] { $a }: { $c }, { $d }, { $e }, { $f }
    }
ask-target = { $a }: выберите цель
ask-move = Какие корабли перемещаются в систему { $a }?
ask-space_cannon = Какие космические пушки стреляют ({ $a })?
ask-space_cannon_foe = По кому стреляют ваши космические пушки?
ask-barrage = Какие отряды ведут заградительный огонь?
ask-announce_retreat = Объявляете ли вы отступление?
ask-retreat = Куда вы отступаете?
ask-retreat_cargo = Что берут с собой ваши корабли (мест: { $total })?
ask-sustain = { $a }, попаданий: { $b }. Какие отряды выдерживают повреждения?
ask-cancel = { $a }, попаданий: { $b }. Сколько из них отменяется?
ask-hits = { $a }: назначьте попадания ({ $total })
ask-assault_cannon = Какой из ваших кораблей будет уничтожен?
ask-ram = { $a }: какие корабли противника будут уничтожены (не больше { $total })?
ask-reroll = Какие кости вы перебрасываете?
ask-bombard = Какие отряды бомбардируют какие планеты?
ask-custodians = Убираете ли вы жетон хранителей с Мекатол-Рекса? Цена, влияние: { $a }; это приносит победное очко.
ask-commit = Какие наземные войска где высаживаются?
ask-order_planets = В каком порядке?
ask-produce = { $a }: какие отряды вы производите?
ask-pay_resources = Заплатите ресурсы: { $a }
ask-pay_influence = Заплатите влияние: { $a }
ask-recycle = { $a }: в подкреплениях не хватает. Откуда взять { $total }?
ask-secondary = { $a }: применяете ли вы второстепенное свойство?
ask-buy_tokens = Сколько жетонов приказа вы берёте, по 3 влияния за каждый?
ask-tokens = Куда положить новые жетоны приказа ({ $total })?
ask-redistribute = Распределите все жетоны приказа на планшете заново ({ $total })
ask-spend_tokens = Из каких резервов потратить жетоны приказа ({ $total })?
ask-lose_token = Из какого резерва вы теряете жетон приказа?
ask-token_source = В подкреплениях пусто: из какого резерва взять жетон приказа?
ask-take_back_token = Какой жетон приказа вы забираете с поля?
ask-diplomacy = В какую систему все остальные кладут жетон приказа?
ask-ready_planets = Какие истощённые планеты вы восстанавливаете (не больше { $most })?
ask-exhaust_planets = Какие планеты вы истощаете ({ $least })?
ask-new_speaker = Кто станет спикером?
ask-agenda_order = Верните карты заседания: на колоду в этом порядке или под неё
ask-structure = Где вы ставите сооружение?
ask-construction_system = В какую систему вы кладёте жетон приказа, чтобы строить там?
ask-trade_free = Кто пополняет продукцию бесплатно?
ask-which_dock = Какая база производит отряды?
ask-research = Какую технологию вы исследуете?
ask-may_research = Исследуете ли вы технологию?
ask-second_technology = Исследуете ли вы вторую технологию? Цена, ресурсы: { $a }.
ask-score_public = Какую общую цель вы выполняете?
ask-score_secret = Какую секретную цель вы выполняете?
ask-return_secret = У вас слишком много секретных целей: какая вернётся в колоду?
ask-discard = Какие карты действий вы сбрасываете ({ $least })?
ask-stall_tactics = Какую карту действия вы сбрасываете?
ask-fleet_excess = { $a }: кораблей больше, чем позволяет резерв флота. Какие убрать ({ $total })?
ask-cargo_excess = { $a }: на кораблях не хватает мест. Что будет уничтожено ({ $total })?
ask-tokens_without_plastic = { $a }: не хватает фигурок. Где убрать отряды?
ask-destroy_units = { $a }: какие из ваших отрядов будут уничтожены ({ $total })?
ask-vote = { $a }: отдайте голоса или воздержитесь
ask-tie = { $a }: решаете вы как спикер
ask-settler = Кто может заселить планету { $a }?
ask-settle = Ставите ли вы пехоту на планету { $a }?
ask-new_dreadnought = Где появляется дредноут?
ask-military_support = На какой планете появляется пехота?
ask-spy_net = { $a }: какую карту действия вы забираете?
ask-revived = На какие планеты возвращается пехота ({ $total })?
ask-transit_diodes = Какие наземные войска куда отправляются?
ask-bioplasmosis = Какая пехота куда отправляется?
ask-unstable_planet = { $a }: сколько пехоты будет уничтожено?
ask-talk = Заключить сделку

# options
do-action-activate = Тактическое действие: { $a }
do-action-activation = Тактическое действие
do-action-strategy = Стратегическое действие: { $a }
do-action-use = Компонентное действие: { $a }
do-action-pass = Спасовать до конца фазы
do-action-done = Закончить ход
do-announce_retreat-stay = Остаться и сражаться
do-announce_retreat-retreat = Объявить отступление
do-custodians-leave = Оставить его там
do-custodians-remove = Убрать его
do-secondary-decline = Отказаться
do-secondary-use = Применить второстепенное свойство
do-secondary-primary = Применить основное свойство
do-no = Нет
do-yes = Да
do-structure-pds = ПСО: { $a }
do-structure-space_dock = База: { $a }
do-structure-pass = Не ставить
do-react-pass = Ничего не делать
do-score_public-pass = Не выполнять
do-score_secret-pass = Не выполнять
do-military_support-pass = Ни на какой
do-reroll-each = { $a }, кость { $b }: { $c }
do-tile-each = { $a }, место { $b }

# parts of composed answers
part-move-via = Путь через
part-move-carry_infantry = Взять пехоту на борт
part-move-carry_fighter = Взять истребители на борт
field-move-a = откуда
field-move-b = сколько
field-move-via-a = система
part-vote-elect = Избрать
part-vote-for = За
part-vote-against = Против
part-talk-offer = Сделать предложение
part-talk-accept = Принять предложение
part-talk-refuse = Отклонить предложение
part-talk-withdraw = Отозвать предложение
part-talk-set_aside = Отложить обязательство для сделки
part-talk-show = Показать отложенное обязательство
part-talk-goods = Я отдаю товары
part-talk-commodities = Я отдаю продукцию
part-talk-note = Я отдаю отложенное обязательство
part-talk-decline = Я ничего не делаю в этом моменте
part-talk-forgo = Я не применяю сейчас это свойство
part-talk-promise = Я обещаю
part-talk-want_goods = Я хочу товары
part-talk-want_commodities = Я хочу продукцию
part-talk-want_note = Я хочу отложенное обязательство
part-talk-want_decline = Они ничего не делают в этом моменте
part-talk-want_forgo = Они не применяют сейчас это свойство
part-talk-want_promise = Они обещают
promise-peace = не активировать системы с вашими отрядами
promise-no_landing = не высаживаться на ваших планетах
promise-free_passage = убрать корабли с вашего пути
promise-no_cards = не играть карты действий против вас
promise-vote_along = голосовать как вы
promise-abstain = не голосовать
promise-replenish = дать вам бесплатно пополнить продукцию
promise-speaker = сделать вас спикером
promise-pay_back = отдать товары позже
promise-give_note = отдать обязательство позже

# what is wrong with an answer
flaw-too-many-units = Это слишком много: не больше { $a }.
flaw-too-dear = Это стоит { $a }, столько вам не заплатить.
flaw-no-room = { $a }: мест только { $b }.
flaw-short = Осталось заплатить, { $a }: { $b }.
flaw-not-so-many = Столько нет: { $a }.
flaw-must-land = На планету { $a } должна высадиться пехота.
flaw-no-ship = Сначала выберите корабль, затем его путь и груз.
flaw-no-way = { $a }, { $b }: для этого корабля нет достаточно короткого пути.
flaw-not-on-the-way = { $a } не лежит на пути этого корабля.
flaw-not-placed = Возьмите столько наземных войск, сколько ставите.
flaw-worth-too-much = Отряды могут стоить не больше { $a }.
flaw-one-outcome = Голосуйте за один вариант решения.
flaw-no-planet = Выберите планеты, которые голосуют.
flaw-one-technology = Выберите одну технологию.
flaw-lacks-prerequisites = { $a }: не выполнено требование, { $b }.
flaw-needless = { $a } не нужна для этой технологии.
flaw-no-act = Сначала скажите, что вы хотите: предложить, ответить, отложить или показать.
flaw-one-act = Делайте что-то одно.
flaw-no-terms = Скажите, что вы отдаёте, хотите или обещаете.
flaw-nothing-to-decline = { $a }: в этом моменте и так ничего нельзя сделать.
flaw-paying = { $a }: идёт оплата, подождите.
flaw-window-closed = Момент, о котором шла речь, прошёл.
flaw-has-too-few = { $a }, { $b }: есть только { $c }.
flaw-no-note-shown = { $a }: сначала обязательство нужно отложить и показать.
flaw-no-market = Сделки заключают в ход одного из двоих или во время заседания.
flaw-traded-already = { $a }: вы уже заключили сделку.
flaw-no-neighbours = { $a }: вы не соседи.
flaw-promised-already = Это уже обещано: { $a }.
flaw-too-many-promises = Нельзя дать больше { $a } обещаний.
why-own-token-there = Там уже лежит ваш жетон приказа.
why-no-tactic-token = Ваш тактический резерв пуст.
why-strategy-first = Сначала используйте карту стратегии: { $a }.
why-guarded = Это поле астероидов охраняют чужие корабли.

# events
event-activated = { $seat } активирует систему { $system }
event-agenda = Карта заседания: { $agenda }
event-cancelled = { $card } ({ $seat }): карта отменена
event-combat = Бой, { $place }: { $seat } атакует, защищается { $foe }
event-combat_draw = Бой заканчивается вничью: { $place }
event-combat_over = { $seat } побеждает в бою: { $place }
event-control = { $seat } получает контроль над планетой { $planet }
event-converted = { $seat } обращает в свою пехоту отряд игрока { $foe }: { $place }
event-custodians = { $seat } убирает жетон хранителей
event-destroyed = { $seat } теряет { $units }: { $place }
event-discarded = { $seat } сбрасывает: { $cards }
event-drew = { $seat } берёт карты действий: { $many }
event-drew_secrets = { $seat } берёт секретные цели: { $many }
event-elected = Избран игрок { $seat }
event-eliminated = { $seat } выбывает из игры
event-exhausted = { $seat } истощает: { $planets }
event-faction = { $seat } играет за фракцию { $faction }
event-landed = { $seat } высаживает наземные войска: { $landing }
event-law = Закон: { $law } ({ $outcome })
event-looked = Вы видите следующие карты заседания: { $agendas }
event-lost = { $seat }: { $type } из системы { $origin } пропадает в гравитационном разломе (на борту: { $cargo })
event-lost_token = { $seat } теряет жетон приказа: { $pool }
event-more_votes = { $seat } добавляет голоса ({ $source }): { $votes }, { $outcome }
event-moved = { $seat } перемещает: { $type } из системы { $origin } (на борту: { $cargo })
event-names = { $seat } объявляет: { $ability }
event-note = { $seat } отдаёт обязательство { $note }, получает { $to }
event-note_back = { $note } возвращается: { $seat } → { $to }
event-objective = Новая общая цель: { $objective }
event-offered = Предложение { $number }, { $seat } → { $to }: { $terms }
event-outcome = { $agenda }: { $outcome }
event-over = Игра окончена
event-paid = { $many ->
     [0] { $seat } тратит товары: { $goods }
    *[other] { $goods ->
         [0] { $seat } истощает планеты ({ $many }): { $planets }
        *[other] { $seat } истощает планеты ({ $many }): { $planets }; товары: { $goods }
        }
    }
event-parley = { $seat } возвращает высадившихся в космос: { $planet }
event-passed = { $seat } пасует
event-phase = { $phase }
event-picked = { $goods ->
     [0] { $seat } берёт карту «{ $card }»
    *[other] { $seat } берёт карту «{ $card }» и товары: { $goods }
    }
event-placed = { $seat } ставит: { $type }, { $place }
event-played = { $seat } играет карту { $card } ({ $target })
event-point = { $seat }, победные очки за { $source }: { $many }
event-predicted = { $seat } предсказывает ({ $card }): { $outcome }
event-produced = { $seat } производит, { $system }: { $units }
event-promised = { $seat } обещает игроку { $to }: { $what }
event-put_back = { $seat } возвращает карты заседания, на колоду: { $top }, под колоду: { $under }
event-readied = { $seat } восстанавливает: { $planets }
event-recycled = { $seat } забирает с поля: { $type }, { $places }
event-redistributed = { $seat } распределяет жетоны приказа: { $pools }
event-refused = { $seat } отклоняет предложение { $number }
event-removed = { $seat } убирает { $units }: { $place }
event-repaired = { $seat } чинит отряды: { $place }
event-repealed = Закон отменён: { $law }
event-replenished = { $seat } пополняет продукцию
event-rerolled = { $seat } перебрасывает: { $faces }
event-reshuffled = Из сброса получается новая колода: { $deck }
event-retreated = { $seat } отступает в систему { $system }
event-retreats = { $seat } объявляет отступление
event-returned_secret = { $seat } возвращает секретную цель
event-revealed = { $note } лежит в открытую, игрок { $seat }
event-revived = { $seat } бросает кости за павшую пехоту, { $value } или больше: { $faces }. Спасено: { $units }
event-rift = { $seat } бросает кости за гравитационный разлом: { $dice }
event-rolled = { $seat } бросает кости ({ $what }): { $faces }. Попаданий: { $hits }
event-round = Раунд { $round }
event-scored = { $seat } выполняет цель: { $objective }
event-secondary = { $seat } применяет второстепенное свойство: { $card }
event-set_aside = { $seat } откладывает обязательство
event-shown = { $seat } показывает обязательство { $note }, видит { $to }
event-speaker = { $seat } теперь спикер
event-spied = { $seat } забирает карту { $card } у игрока { $foe }
event-strategic = { $seat } совершает стратегическое действие: { $card }
event-struck = Предложение { $number } принято: { $seat } и { $to }
event-sustained = { $seat }, повреждено: { $units }, { $place }
event-swapped = { $seat } отдаёт карту { $given } игроку { $foe } и забирает { $taken }
event-technology = { $seat } получает технологию: { $technology }
event-tile = { $seat } кладёт плитку { $system }
event-token = { $seat } кладёт жетон приказа: { $system }
event-token_back = { $seat } забирает жетон приказа: { $system }
event-tokens = { $seat } получает жетоны приказа: { $pools }
event-traded = { $seat } и { $to } заключают сделку: { $terms }
event-transported = { $seat } переносит наземные войска: { $units }
event-turn = { $seat } ходит
event-used = { $ability } действует, { $seat } ({ $target })
event-voted = { $seat } отдаёт голоса: { $votes }, { $outcome }
event-withdrew = { $seat } отзывает предложение { $number }
event-wormhole = { $seat } кладёт жетон червоточины, { $system }: { $kind }

# where we are
stage-setup = Подготовка
stage-round = Раунд { $a }
stage-phase = { $a }
stage-turn = Ход: { $a }
stage-agenda = { $a }
stage-system = { $a }
stage-combat = Бой, { $a }, раунд { $b }
phase-setup = Подготовка
phase-strategy = Фаза стратегии
phase-action = Фаза действий
phase-status = Фаза статуса
phase-agenda = Фаза заседания
phase-over = Конец игры
span-round = до конца раунда
span-turn = до конца хода
span-window = в этом моменте
lasts-use = в этот раз
lasts-tactical = в этом тактическом действии
lasts-turn = в этот ход
lasts-invasion = в этом вторжении
lasts-combat_round = в этом раунде боя
lasts-combat = в этом бою
lasts-agenda = на время этой карты заседания
lasts-agenda_phase = в этой фазе заседания
lasts-strategy_phase = в этой фазе стратегии
lasts-status_phase = в этой фазе статуса

# points
score-public = общие цели
score-secret = секретные цели
score-notes = обязательства
score-custodians = жетон хранителей
score-imperial = { imperial }
score-imperial_rider = { imperial_rider }
score-mutiny = { mutiny }
score-holy_planet_of_ixth = { holy_planet_of_ixth }
score-shard_of_the_throne = { shard_of_the_throne }
score-the_crown_of_emphidia = { the_crown_of_emphidia }
score-classified_document_leaks = { classified_document_leaks }
score-over = сверх шкалы очков

# words
word-at = { $a }, { $b }
word-to = { $a } → { $b }
word-marked = { $a } (повреждён)
for = за
against = против
take = взять
put = поставить
deck = колода
deck-actions = карты действий
deck-agendas = карты заседания
goods = товары
commodities = продукция
combat = бой
promise = обещание
want_promise = встречное обещание
forgo = не применяет
want_forgo = другой не применяет
hidden = скрытое
nothing = ничего
actions = карты действий
secrets = секретные цели
agendas = карты заседания
top = сверху
under = снизу
seat = игрок
by = чьё
to = кому
place = где
card = карта
target = цель
cancelled = отменена
source = что
lasts = как долго
number = номер
terms = условия
debtor = кто обещает
creditor = кому
what = что
attacker = атакующий
defender = обороняющийся
foe = противник
shots = кости
type = отряд
value = значение
add = изменение
faces = результаты
hits = попадания
window = момент
trait = вид
specialty = специализация
amount-goods = { $n ->
     [one] { $n } товар
     [few] { $n } товара
    *[other] { $n } товаров
    }
amount-commodities = { $n ->
     [one] { $n } жетон продукции
     [few] { $n } жетона продукции
    *[other] { $n } жетонов продукции
    }
amount-note = отложенное обязательство ({ $n })
amount-decline = в этом моменте ничего не делать ({ $n })
amount-want_goods = { $n ->
     [one] взамен { $n } товар
     [few] взамен { $n } товара
    *[other] взамен { $n } товаров
    }
amount-want_commodities = { $n ->
     [one] взамен { $n } жетон продукции
     [few] взамен { $n } жетона продукции
    *[other] взамен { $n } жетонов продукции
    }
amount-want_note = взамен отложенное обязательство ({ $n })
amount-want_decline = взамен в этом моменте ничего не делать ({ $n })

# what is seen
view-round = Раунд
view-phase = Фаза
view-over = Игра окончена
view-points = Победные очки
view-speaker = Спикер
view-active = Активный игрок
view-system = Активная система
view-order = Порядок инициативы
view-zero = Инициатива 0
view-systems = Галактика
view-homes = Родные системы
view-planets = Планеты
view-wormholes = Жетоны червоточин
view-custodians = Жетон хранителей
view-laying = Плитка, которую кладут
view-strategy = Карты стратегии
view-named = Выбираемая карта стратегии
view-objectives = Общие цели
view-covered = Закрытые цели
view-laws = Законы
view-exhausted = Истощённые законы
view-delayed = Ещё впереди
view-vote = Карта заседания
view-outcome = Решение
view-recount = Закон к повторному голосованию
view-votes = Голоса
view-predictions = Предсказания
view-combat = Бой
view-dice = Кубики
view-batches = Попадания к назначению
view-happenings = Моменты
view-plays = Разыгрываемые карты
view-using = Применяется
view-forces = Действует
view-offers = Предложения
view-traded = Заключили сделки
view-promises = Обещания
view-agendas = Карты заседания в колоде
view-looked = Карты, которые вы смотрите
view-decks = Колоды
view-discards = Сброшенные карты действий
view-agenda_discards = Сброшенные карты заседания
view-box = Вне игры
view-faction = Фракция
view-pools = Жетоны приказа
view-goods = Товары
view-commodities = Продукция
view-limit = Предел продукции
view-passed = Спасовал
view-out = Выбыл из игры
view-technologies = Технологии
view-units = Отряды
view-damaged = Повреждены
view-local = Особое в этом месте
view-why = Значения не как напечатано
view-spurs = Один корабль быстрее
view-hangars = Истребители, которых обслуживают базы
view-excess = Истребитель сверх вместимости, в половинах корабля
view-cannons = Космические пушки по системам
view-tokens = Жетоны приказа на поле
view-stored = Пехота, которая вернётся
view-hand = Карты действий
view-secrets = Секретные цели
view-scored = Выполненные секретные цели
view-notes = Обязательства
view-hidden_notes = Другие обязательства
view-area = Открытые обязательства
view-aside = Отложенное обязательство
view-shown = Показано игрокам
view-words = Сказано за ход
view-tiles = Плитки для галактики
view-spent = Истощены
view-seat = Место
verb-activate = Тактическое действие
verb-use = Компонентное действие

# cards that are shown
part-talk-show_card = Показать скрытую карту
event-shows = { $seat } показывает карту игроку { $to }
event-shown_card = { $seat } показывает игроку { $to } карту { $card }
ask-show_card = Какую карту показать?
view-shown_cards = Показанные карты
view-deck = Ещё не исследованные технологии

# бой: прибавки к костям, засада, попадание в один корабль; наземные войска вместо кораблей; копии технологий
ask-raise = К каким костям вы прибавляете 1 (по товару за каждую)?
ask-ambush = { $a }: какие корабли стреляют из засады (не больше { $total })?
ask-single_out = { $a }: в какой корабль противника попадание?
ask-salvage_operations = { $a }: какой корабль вы производите?
ask-as_ships = Какие наземные войска участвуют в космическом бою?
ask-gain_technology = { $a }: какую технологию вы получаете?
ask-land_docks = { $a }: на каких планетах встанут базы?
event-raised = { $seat } прибавляет 1 к костям
event-lifted_off = { $seat }, возвращаются в космос с { $planet }: { $type }, { $units }
event-as_ships = { $seat }: наземные войска участвуют в космическом бою: { $units }
event-docks_landed = { $seat } ставит базы на планеты, { $system }: { $docks }. Потеряно: { $lost }
event-assimilated = { $seat } копирует: { $technology } ({ $token })
view-assimilated = Скопированные технологии

# what is told beside the position
printed = напечатано
view-progress = Кто сколько выполнил
view-voters = Кто голосует
view-may_score = Может выполнять общие цели
view-partners = С кем можно торговать
view-research = Что можно исследовать
view-sheet = Улучшенные отряды
