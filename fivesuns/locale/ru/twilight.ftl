# «Сумеречная империя»: все тексты по-русски

# title
title = Сумеречная империя
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
window-ag_end = Оба заседания завершены

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
