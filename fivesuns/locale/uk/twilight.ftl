# «Сутінки імперії»: усі тексти українською

# title
title = Сутінки імперії
tagline = Сімнадцять фракцій, один порожній трон: флоти, голоси й обіцянки вирішать, хто на нього сяде.

# options
option-first_game = Перша партія
option-first_game-help = Фракції навмання із шести, викладена галактика, одна секретна ціль, без карт зобов'язань.
option-points = Переможні очки
option-points-help = Скільки очок потрібно для перемоги.
option-points-10 = 10
option-points-14 = 14, довга партія
option-speaker = Речник
option-speaker-help = Хто перший речник.
option-speaker-random = за жеребом
option-speaker-first = перше місце
option-factions = Вибір фракцій
option-factions-help = Як гравці отримують фракції, за годинниковою стрілкою від речника.
option-factions-choose = вільний вибір
option-factions-dealt = одна з двох розданих
option-factions-random = навмання
option-galaxy = Галактика
option-galaxy-help = Гравці будують її плитка за плиткою, або її викладають, як у першій партії.
option-galaxy-built = будують гравці
option-galaxy-fixed = як у першій партії
option-diplomacy_primary = Дипломатія
option-diplomacy_primary-help = Які планети відновлює основна властивість.
option-diplomacy_primary-reference = будь-які дві
option-diplomacy_primary-card = планети вибраної системи
option-space_cannon_first = Хто стріляє першим
option-space_cannon_first-help = Хто перший застосовує космічну гармату в кроці атаки.
option-space_cannon_first-left = гравець ліворуч від активного
option-space_cannon_first-active = активний гравець
option-production_places = Створені наземні війська
option-production_places-help = Куди вони йдуть, якщо в системі створюють кілька загонів.
option-production_places-producer = на планету загону, що їх створив
option-production_places-any = на планету будь-якого загону, що створює
option-action_objectives = Цілі фази дій
option-action_objectives-help = У чиї ходи досягають секретних цілей фази дій.
option-action_objectives-any_turn = у будь-чий хід
option-action_objectives-own_turn = лише у свій хід
option-hegemonic_trade_policy = Політика торговельної гегемонії
option-hegemonic_trade_policy-help = Як довго характеристики планети поміняно місцями.
option-hegemonic_trade_policy-turn = до кінця ходу, як надруковано
option-hegemonic_trade_policy-production = поки створюють загони, як виправлено пізніше
option-showing_cards = Показ карт
option-showing_cards-help = Чи можуть гравці показувати одне одному карти дій і секретні цілі.

# Action cards in transactions, and pillage
ask-take_card = { $a }: яку карту дії ви забираєте?
ask-set_cards = Які карти дій ви відкладаєте для угоди?
part-talk-set_cards = Відкласти карти дій або взяти їх назад
part-talk-show_cards = Показати відкладені карти дій
part-talk-cards = Я віддаю відкладені карти дій
part-talk-want_cards = Я хочу відкладені карти дій
flaw-no-cards-traded = Картами дій торгують лише з Гаканськими Еміратами.
flaw-no-cards-shown = { $a }: спочатку карти дій слід відкласти й показати.
event-set_cards = { $seat } відкладає карти дій: { $many }
event-shown_cards = { $seat } показує карти { $cards }, бачить { $to }
event-cards = { $seat } віддає карти { $cards }, отримує { $to }
event-pillaged = { $seat } грабує гравця { $foe }: { $ware }
view-apart = Відкладені карти дій
view-apart_shown = Карти показано гравцям

# factions
arborec = Арбореки
letnev = Баронат Летнев
saar = Клан саарів
muaat = Жарини Муаату
hacan = Гаканські Емірати
sol = Федерація Сол
creuss = Привиди Креусса
l1z1x = Розумомережа Л1З1КС
mentak = Коаліція Ментак
naalu = Клубок наалу
nekro = Некровірус
norr = Сардак Н'орр
jolnar = Університети Джол-Нару
winnu = Вінну
xxcha = Королівство Ксксча
yin = Братство Їнь
yssaril = Племена Іссарил

# planets
jord = Джорд
moll_primus = Молл-Прімус
darien = Дарієн
planet_muaat = Муаат
nestphar = Нестфар
planet_0_0_0 = { "[0.0.0]" }
planet_winnu = Вінну (планета)
mordai_ii = Мордай II
druaa = Друаа
maaluuk = Маалуук
arc_prime = Арк-Прайм
wren_terra = Рен-Терра
lisis_ii = Лісіс II
ragh = Раг
jol = Джол
nar = Нар
quinarra = Квінарра
trenlak = Трен'лак
archon_ren = Аркон-Рен
archon_tau = Аркон-Тау
retillion = Ретілліон
shalloq = Шаллок
arretze = Арретце
hercant = Геркант
kamdorn = Камдорн
mecatol_rex = Мекатол-Рекс
wellon = Веллон
vefut_ii = Вефут II
thibah = Тіба
tarmann = Тар'манн
saudor = Саудор
mehar_xull = Мегар-Ксул
quann = Кванн
lodor = Лодор
new_albion = Новий Альбіон
starpoint = Старпойнт
tequran = Теку'ран
torkan = Торкан
qucenn = Кусен'н
rarron = Раррон
mellon = Меллон
zohbat = Зогбат
lazar = Лазар
sakulag = Сакулаг
dal_bootha = Дал-Бута
xxehan = Ксксеган
corneeq = Корнік
resculon = Рескулон
centauri = Центаврі
gral = Грал
bereg = Берег
lirta_iv = Лірта IV
arnor = Арнор
lor = Лор
arinam = Арінам
meer = Меер
abyz = Абіз
fria = Фрія
planet_creuss = Креусс

# units
infantry = Загін піхоти
infantry_ii = Піхота II
fighter = Винищувач
fighter_ii = Винищувач II
destroyer = Есмінець
destroyer_ii = Есмінець II
cruiser = Крейсер
cruiser_ii = Крейсер II
carrier = Транспортер
carrier_ii = Транспортер II
dreadnought = Дредноут
dreadnought_ii = Дредноут II
war_sun = Сонце війни
pds = ПСО
pds_ii = ПСО II. Далекобійна космічна гармата
space_dock = База
space_dock_ii = База II
flagship = Флагман
letani_warrior = Воїн летані
letani_warrior_ii = Воїн летані II
spec_ops = Спецпризначенець
spec_ops_ii = Спецпризначенець II
advanced_carrier = Удосконалений транспортер
advanced_carrier_ii = Удосконалений транспортер II
super_dreadnought = Супердредноут
super_dreadnought_ii = Супердредноут II
exotrireme = Екзотрирема
exotrireme_ii = Екзотрирема II
prototype_war_sun = Прототип сонця війни
prototype_war_sun_ii = Прототип сонця війни II
hybrid_crystal_fighter = Гібридний кристалічний винищувач
hybrid_crystal_fighter_ii = Гібридний кристалічний винищувач II
floating_factory = Летюча фабрика
floating_factory_ii = Летюча фабрика II
flagship_arborec = «Дуга Менаймон»
flagship_letnev = «Арк Секундус»
flagship_saar = «Син Рага»
flagship_muaat = «Інферно»
flagship_hacan = «Гнів Кенари»
flagship_sol = «Генезис»
flagship_creuss = «Гіл Коліш»
flagship_l1z1x = { "[0.0.1]" }
flagship_mentak = «Четвертий Місяць»
flagship_naalu = «Матріарх»
flagship_nekro = «Аластор»
flagship_norr = «К'морран Н'орр»
flagship_jolnar = «Дж. Н. С. Гіларим»
flagship_winnu = «Салай Сай Коріан»
flagship_xxcha = «Лонкара Ссоду»
flagship_yin = «Ван Хауге»
flagship_yssaril = «І'сія І'ссрила»

# technologies
neural_motivator = Нейромотиватор
dacxive_animators = Аніматори «Даксів»
hyper_metabolism = Гіперметаболізм
x_89_bacterial_weapon = Бактеріологічна зброя X-89
antimass_deflectors = Антимасові дефлектори
gravity_drive = Гравітаційний двигун
fleet_logistics = Логістика флоту
light_wave_deflector = Світлохвильовий дефлектор
sarween_tools = Інструменти «Сарвін»
graviton_laser_system = Гравітонна лазерна система
transit_diodes = Транзитні діоди
integrated_economy = Інтегрована економіка
plasma_scoring = Плазмовий заряд
magen_defense_grid = Захисна сітка «Маген»
duranium_armor = Дюранієва броня
assault_cannon = Штурмова гармата
bioplasmosis = Біоплазмоз
l4_disruptors = Дезінтегратори Л4
non_euclidean_shielding = Неевклідове екранування
chaos_mapping = Картографування хаосу
magmus_reactor = Магматичний реактор
production_biomes = Виробничі біоми
quantum_datahub_node = Вузол квантових даних
wormhole_generator = Генератор червоточин
dimensional_splicer = Розсікач вимірів
inheritance_systems = Системи спадкування
mirror_computing = Дзеркальні обчислення
salvage_operations = Збирання уламків
neuroglaive = Нейроглефа
valefar_assimilator_x = Асимілятор Валефара X
valefar_assimilator_y = Асимілятор Валефара Y
valkyrie_particle_weave = Плетиво частинок «Валькірія»
spacial_conduit_cylinder = Циліндр просторового каналу
e_res_siphons = Сифони е-рес
lazax_gate_folding = Згортання лазакських воріт
hegemonic_trade_policy = Політика торговельної гегемонії
instinct_training = Тренування інстинктів
nullification_field = Поле нейтралізації
yin_spinner = Веретено Їнь
impulse_core = Імпульсне ядро
transparasteel_plating = Обшивка з транспаристалі
mageon_implants = Імпланти «Магеон»

# abilities of factions
mitosis = Мітоз
munitions_reserves = Запаси боєприпасів
armada = Армада
scavenge = Мародерство
nomadic = Кочівники
star_forge = Зоряне горно
gashlai_physiology = Фізіологія гашлаїв
masters_of_trade = Майстри торгівлі
guild_ships = Кораблі гільдії
arbiters = Арбітри
orbital_drop = Орбітальний десант
versatile = Універсальність
quantum_entanglement = Квантова заплутаність
slipstream = Потік
creuss_gate = Ворота Креусса
assimilate = Асиміляція
harrow = Килимове бомбардування
ambush = Засідка
pillage = Грабунок
telepathic = Телепатія
foresight = Передбачливість
galactic_threat = Загроза галактиці
technological_singularity = Технологічна сингулярність
propagation = Розмноження
unrelenting = Невблаганність
fragile = Крихкість
brilliant = Геніальність
analytical = Аналітичність
blood_ties = Кровні узи
reclamation = Повернення
peace_accords = Мирні договори
quash = Скасування
indoctrination = Навернення
devotion = Відданість
stall_tactics = Зволікання
scheming = Інтриги
crafty = Хитрість

# strategy cards
leadership = Лідерство
diplomacy = Дипломатія
politics = Політика
construction = Будівництво
trade = Торгівля
warfare = Війна
technology = Дослідження
imperial = Експансія

# action cards
ancient_burial_sites = Стародавні поховання
assassinate_representative = Убивство представника
bribery = Підкуп
bunker = Бункер
confusing_legal_text = Заплутане формулювання
construction_rider = Поправка «Будівництво»
courageous_to_the_end = Мужність до кінця
cripple_defenses = Послаблення оборони
diplomacy_rider = Поправка «Дипломатія»
direct_hit = Вдале влучання
disable = Виведення з ладу
distinguished_councilor = Видатний радник
economic_initiative = Економічна ініціатива
emergency_repairs = Аварійний ремонт
experimental_battlestation = Експериментальна бойова станція
fighter_prototype = Прототип винищувача
fire_team = Вогнева група
flank_speed = Повний хід
focused_research = Цілеспрямоване дослідження
frontline_deployment = Розгортання на передовій
ghost_ship = Корабель-привид
imperial_rider = Поправка «Експансія»
in_the_silence_of_space = У тиші космосу
industrial_initiative = Промислова ініціатива
infiltrate = Проникнення
insubordination = Непокора
intercept = Перехоплення
leadership_rider = Поправка «Лідерство»
lost_star_chart = Загублена зоряна мапа
lucky_shot = Щасливий постріл
maneuvering_jets = Маневрові двигуни
mining_initiative = Видобувна ініціатива
morale_boost = Піднесення духу
parley = Перемовини
plague = Чума
political_stability = Політична стабільність
politics_rider = Поправка «Політика»
public_disgrace = Публічна ганьба
reactor_meltdown = Розплавлення реактора
reparations = Репарації
repeal_law = Скасування закону
rise_of_a_messiah = Пришестя месії
sabotage = Саботаж
salvage = Трофеї
shields_holding = Щити тримаються
signal_jamming = Глушіння сигналу
skilled_retreat = Умілий відступ
spy = Шпигун
summit = Саміт
tactical_bombardment = Тактичне бомбардування
technology_rider = Поправка «Дослідження»
trade_rider = Поправка «Торгівля»
unexpected_action = Несподівана дія
unstable_planet = Нестабільна планета
upgrade = Переобладнання
uprising = Повстання
veto = Вето
war_effort = Воєнні зусилля
warfare_rider = Поправка «Війна»

# agendas
anti_intellectual_revolution = Антиінтелектуальна революція
classified_document_leaks = Витік таємних документів
committee_formation = Формування комітету
conventions_of_war = Воєнні конвенції
core_mining = Розробка ядра
demilitarized_zone = Демілітаризована зона
enforced_travel_ban = Заборона на подорожі
executive_sanctions = Урядові санкції
fleet_regulations = Регламентація флотів
holy_planet_of_ixth = Священна планета Ікст
homeland_defense_act = Акт про оборону вітчизни
imperial_arbiter = Імперський арбітр
minister_of_commerce = Міністр торгівлі
minister_of_exploration = Міністр розвідки космосу
minister_of_industry = Міністр промисловості
minister_of_peace = Міністр миру
minister_of_policy = Міністр політики
minister_of_sciences = Міністр наук
minister_of_war = Міністр війни
prophecy_of_ixth = Пророцтво Ікст
publicize_weapon_schematics = Оприлюднення креслень зброї
regulated_conscription = Регламентований призов
representative_government = Представницьке правління
research_team_biotic = Дослідницька група: біотехнології
research_team_cybernetic = Дослідницька група: кібернетика
research_team_propulsion = Дослідницька група: реактивні технології
research_team_warfare = Дослідницька група: військові технології
senate_sanctuary = Притулок сенату
shard_of_the_throne = Уламок трону
shared_research = Спільні дослідження
terraforming_initiative = Програма тераформування
the_crown_of_emphidia = Корона Емфідії
the_crown_of_thalnos = Корона Талноса
wormhole_reconstruction = Відбудова червоточин
archived_secret = Архівна таємниця
arms_reduction = Скорочення озброєнь
colonial_redistribution = Перерозподіл колоній
compensated_disarmament = Роззброєння з відшкодуванням
economic_equality = Економічна рівність
incentive_program = Програма заохочення
ixthian_artifact = Ікстіанський артефакт
judicial_abolishment = Судове скасування
miscount_disclosed = Викрита помилка в підрахунку
mutiny = Заколот
new_constitution = Нова конституція
public_execution = Публічна страта
seed_of_an_empire = Зерно імперії
swords_to_plowshares = Мечі на орала
unconventional_measures = Нетрадиційні заходи
wormhole_research = Дослідження червоточин

# objectives
corner_the_market = Захопити ринок
develop_weaponry = Розробити озброєння
diversify_research = Урізноманітнити дослідження
erect_a_monument = Звести монумент
expand_borders = Розширити кордони
found_research_outposts = Заснувати дослідницькі форпости
intimidate_council = Залякати раду
lead_from_the_front = Вести за собою
negotiate_trade_routes = Домовитися про торгові шляхи
sway_the_council = Схилити раду
centralize_galactic_trade = Централізувати галактичну торгівлю
conquer_the_weak = Підкорити слабких
form_galactic_brain_trust = Зібрати мозковий центр галактики
found_a_golden_age = Почати золоту добу
galvanize_the_people = Надихнути народ
manipulate_galactic_law = Маніпулювати галактичним правом
master_the_sciences = Опанувати науки
revolutionize_warfare = Змінити воєнне мистецтво
subdue_the_galaxy = Упокорити галактику
unify_the_colonies = Об'єднати колонії
adapt_new_strategies = Запровадити нові стратегії
become_the_gatekeeper = Стати брамником
control_the_region = Контролювати регіон
cut_supply_lines = Перерізати лінії постачання
destroy_their_greatest_ship = Знищити їхній найбільший корабель
establish_a_perimeter = Установити периметр
forge_an_alliance = Укласти союз
form_a_spy_network = Створити шпигунську мережу
fuel_the_war_machine = Підживити воєнну машину
gather_a_mighty_fleet = Зібрати могутній флот
learn_the_secrets_of_the_cosmos = Пізнати таємниці космосу
make_an_example_of_their_world = Покарати їхній світ для науки
master_the_laws_of_physics = Опанувати закони фізики
mine_rare_metals = Видобувати рідкісні метали
monopolize_production = Монополізувати виробництво
occupy_the_seat_of_the_empire = Зайняти престол імперії
spark_a_rebellion = Розпалити повстання
threaten_enemies = Погрожувати ворогам
turn_their_fleets_to_dust = Обернути їхні флоти на порох
unveil_flagship = Явити флагман

# promissory notes
ceasefire = Припинення вогню
trade_agreement = Торговельна угода
political_secret = Політична таємниця
support_for_the_throne = Підтримка трону
stymie = Перешкода
war_funding = Фінансування війни
raghs_call = Поклик Рага
fires_of_the_gashlai = Вогні гашлаїв
trade_convoys = Торговельні каравани
military_support = Військова підтримка
creuss_iff = Розпізнавання Креусса
cybernetic_enhancements = Кібернетичні вдосконалення
promise_of_protection = Обіцянка захисту
gift_of_prescience = Дар провидіння
antivirus = Антивірус
tekklar_legion = Легіон Текклар
research_agreement = Угода про дослідження
acquiescence = Згода
political_favor = Політична послуга
greyfire_mutagen = Мутаген «Сірий вогонь»
spy_net = Шпигунська мережа

# tokens, pools, goods
creuss_alpha = Альфа-червоточина Креусса
creuss_beta = Бета-червоточина Креусса
naalu_zero = Жетон «0» наалу
assimilator_x = Жетон асиміляції X
assimilator_y = Жетон асиміляції Y
custodians = жетон охоронців
speaker = речник
tactic = тактичний резерв
fleet = резерв флоту
strategy = стратегічний резерв
reinforcements = підкріплення
command_token = жетон наказу
trade_good = товар
commodity = продукція
resources = ресурси
influence = вплив
victory_points = переможні очки

# kinds
ship = корабель
ground = наземні війська
structure = споруда
green = біотехнології (зелені)
blue = реактивні (сині)
yellow = кібернетичні (жовті)
red = військові (червоні)
unit_upgrade = поліпшення загону
cultural = культурна
hazardous = небезпечна
industrial = промислова
asteroid_field = поле астероїдів
nebula = туманність
supernova = наднова
gravity_rift = гравітаційний розлом
alpha = червоточина альфа
beta = червоточина бета
delta = червоточина дельта
empty_space = порожній космос
law = закон
directive = розпорядження
stage_1 = загальна ціль, етап I
stage_2 = загальна ціль, етап II
secret = секретна ціль
sustain = зазнавання пошкоджень
shield = планетний щит
barrage = загороджувальний вогонь
bombardment = бомбардування
space_cannon = космічна гармата
production = виробництво

# windows
window-strat_start = Початок фази стратегії
window-scpick_when = Названо карту стратегії
window-strat_end = Кінець фази стратегії
window-turn_start = Початок ходу
window-action_choice = Вибір дії
window-transact = Угоди
window-action_after = Дію завершено
window-pass = Гравець пропускає хід
window-turn_end = Кінець ходу
window-ac_played = Зіграно карту дії, вона ще не діє
window-ac_draw = Беруться карти дій
window-pn_received = Отримано зобов'язання
window-transact_after = Угоду укладено
window-tg_gained = Отримано товари
window-comm_when = Поповнюється продукція
window-comm_after = Продукцію поповнено
window-spend = Сплачуються ресурси або вплив
window-research_when = Досліджується технологія
window-research_after = Технологію досліджено
window-techgain_when = Некровірус отримує технологію
window-vp = Змінилися переможні очки
window-eliminated = Гравець вибув із гри
window-sa_when = Виконується стратегічна дія
window-sc_primary_after = Основну властивість виконано, другорядні ще ні
window-secondary = Другорядна властивість карти стратегії
window-secondary_after = Другорядну властивість виконано
window-dock_placed = Розміщено базу
window-activate_after = Активовано систему
window-rift = Кидки гравітаційного розлому
window-move_after = Кораблі прибули
window-sc_before = Перед пострілом космічної гармати
window-sc_when = Стріляє космічна гармата
window-sc_hits_before = Перед призначанням влучань космічної гармати
window-sustain_when = Загін зазнає пошкоджень
window-sustain_after = Зазнавання пошкоджень скасувало влучання
window-destroy_when = Загін знищується
window-destroyed = Загін знищено
window-sco_end = Атаку космічних гармат завершено
window-spc_before = Перед космічним боєм
window-spc_start = Початок космічного бою (раунд 1)
window-afb = Загороджувальний вогонь
window-spc_round_start = Початок раунду космічного бою (з другого)
window-retreat_announced = Оголошено про відступ
window-spc_rolled = Одна сторона кинула кістки в космічному бою
window-spc_both_rolled = Обидві сторони кинули кістки
window-spc_hits_before = Перед призначанням влучань кораблям
window-spc_hits_after = Влучання в космічному бою призначено
window-retreat = Відступ
window-spc_round_end = Кінець раунду космічного бою
window-combat_end = Кінець бою, космічного чи наземного
window-combat_won = Бій виграно або програно
window-inv_start = Початок завоювання
window-bomb_when = Виконується бомбардування
window-bomb_hits_before = Перед призначанням влучань бомбардування
window-bomb_end = Бомбардування завершено
window-custodians = Перед висаджуванням: жетон охоронців
window-commit_after = Загони висадилися на планету
window-gc_start = Початок наземного бою (раунд 1)
window-gc_round_start = Початок раунду наземного бою (з другого)
window-gc_rolled = Кинуто кістки в наземному бою
window-gc_hits_before = Перед призначанням влучань у наземному бою
window-gc_hits_after = Влучання в наземному бою призначено
window-gc_round_end = Кінець раунду наземного бою
window-control_when = Гравець отримує контроль над планетою
window-control_lost = Гравець втрачає контроль над планетою
window-control_after = Контроль над планетою отримано
window-inv_end = Завоювання завершено
window-prod_when = Створюються загони
window-prod_after = Загони створено виробництвом
window-tactical_end = Тактичну дію завершено
window-status_start = Початок фази статусу
window-score = Досягнення цілей
window-reveal_obj = Розкривається загальна ціль
window-status_draw = Взяття карт дій
window-tokens_when = Жетони наказів у фазі статусу
window-screturn_when = Повертаються карти стратегії
window-status_end = Кінець фази статусу
window-ag_start = Початок фази засідання
window-ag_reveal_when = Відкривається карта засідання
window-ag_reveal_after = Відкриту карту засідання не замінено
window-ag_vote_before = Перед голосуванням
window-ag_vote = Голосування
window-ag_cast_after = Гравець віддав голоси
window-ag_speaker_after = Речник проголосував
window-ag_tie = Нічия або немає голосів
window-ag_elected_when = Обрано гравця
window-ag_resolve = Виконується рішення
window-ag_predict = Нагороди за передбачення
window-ag_end = Обидва голосування завершено

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
     [one] { $n } загін піхоти
     [few] { $n } загони піхоти
    *[other] { $n } загонів піхоти
    }
amount-fighter = { $n ->
     [one] { $n } винищувач
     [few] { $n } винищувачі
    *[other] { $n } винищувачів
    }
amount-destroyer = { $n ->
     [one] { $n } есмінець
     [few] { $n } есмінці
    *[other] { $n } есмінців
    }
amount-cruiser = { $n ->
     [one] { $n } крейсер
     [few] { $n } крейсери
    *[other] { $n } крейсерів
    }
amount-carrier = { $n ->
     [one] { $n } транспортер
     [few] { $n } транспортери
    *[other] { $n } транспортерів
    }
amount-dreadnought = { $n ->
     [one] { $n } дредноут
     [few] { $n } дредноути
    *[other] { $n } дредноутів
    }
amount-war_sun = { $n ->
     [one] { $n } сонце війни
     [few] { $n } сонця війни
    *[other] { $n } сонць війни
    }
amount-flagship = { $n ->
     [one] { $n } флагман
     [few] { $n } флагмани
    *[other] { $n } флагманів
    }
amount-pds = { $n } ПСО
amount-space_dock = { $n ->
     [one] { $n } базу
     [few] { $n } бази
    *[other] { $n } баз
    }
amount-trade_good = { $n ->
     [one] { $n } товар
     [few] { $n } товари
    *[other] { $n } товарів
    }
amount-commodity = { $n ->
     [one] { $n } жетон продукції
     [few] { $n } жетони продукції
    *[other] { $n } жетонів продукції
    }
amount-command_token = { $n ->
     [one] { $n } жетон наказу
     [few] { $n } жетони наказів
    *[other] { $n } жетонів наказів
    }

# what strategy cards do
primary-leadership = отримайте 3 жетони наказів і ще по одному за кожні 3 витрачені впливу.
secondary-leadership = отримайте по жетону наказу за кожні 3 витрачені впливу.
help-leadership = Основна: { primary-leadership } Другорядна: { secondary-leadership }
primary-diplomacy = оберіть систему зі своєю планетою, але не систему Мекатол-Рекса; усі інші кладуть туди по жетону наказу з підкріплень; потім відновіть свої планети в ній.
secondary-diplomacy = витратьте жетон зі стратегічного резерву, щоб відновити до 2 планет.
help-diplomacy = Основна: { primary-diplomacy } Другорядна: { secondary-diplomacy }
primary-politics = призначте нового речника, будь-кого, крім теперішнього; візьміть 2 карти дій; перегляньте 2 верхні карти засідання й покладіть кожну на колоду або під неї.
secondary-politics = витратьте жетон зі стратегічного резерву, щоб узяти 2 карти дій.
help-politics = Основна: { primary-politics } Другорядна: { secondary-politics }
primary-construction = розмістіть ПСО або базу на своїй планеті, потім ПСО на своїй планеті.
secondary-construction = покладіть жетон зі стратегічного резерву в систему; там можна розмістити ПСО або базу на своїй планеті.
help-construction = Основна: { primary-construction } Другорядна: { secondary-construction }
primary-trade = отримайте 3 товари, поповніть продукцію й оберіть будь-яких гравців: вони застосують другорядну властивість безкоштовно.
secondary-trade = витратьте жетон зі стратегічного резерву, щоб поповнити продукцію.
help-trade = Основна: { primary-trade } Другорядна: { secondary-trade }
primary-warfare = вилучіть один свій жетон наказу з поля й отримайте один жетон наказу; потім перерозподіліть жетони на своєму планшеті, як хочете.
secondary-warfare = витратьте жетон зі стратегічного резерву, щоб створити загони однією базою у своїй рідній системі.
help-warfare = Основна: { primary-warfare } Другорядна: { secondary-warfare }
primary-technology = дослідіть технологію; потім можна витратити 6 ресурсів, щоб дослідити ще одну.
secondary-technology = витратьте жетон зі стратегічного резерву й 4 ресурси, щоб дослідити технологію.
help-technology = Основна: { primary-technology } Другорядна: { secondary-technology }
primary-imperial = одразу досягніть загальної цілі, якщо виконуєте її умови; потім отримайте 1 переможне очко, якщо контролюєте Мекатол-Рекс, інакше візьміть секретну ціль.
secondary-imperial = витратьте жетон зі стратегічного резерву, щоб узяти секретну ціль.
help-imperial = Основна: { primary-imperial } Другорядна: { secondary-imperial }

# what action cards do
help-ancient_burial_sites = На початку фази засідання: оберіть гравця; усі його культурні планети виснажуються.
help-assassinate_representative = Після того як відкрито карту засідання: оберіть гравця; він не може за неї голосувати.
help-bribery = Після голосування речника: віддайте будь-скільки товарів; за кожен — ще один голос за варіант, за який ви голосували.
help-bunker = На початку завоювання: поки воно триває, від кожного результату бомбардування ваших планет віднімається 4.
help-confusing_legal_text = Коли обрали вас: назвіть іншого гравця; обрано його, а не вас.
help-construction_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, розмістіть базу з підкріплень на своїй планеті.
help-courageous_to_the_end = Після того як ваш корабель знищено в космічному бою: киньте дві кістки. За кожен результат, не менший за значення бою цього корабля, суперник обирає і знищує один свій корабель.
help-cripple_defenses = Дія: оберіть планету; усі ПСО на ній знищуються.
help-diplomacy_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, оберіть систему зі своєю планетою: усі інші кладуть туди жетон наказу з підкріплень.
help-direct_hit = Після того як чужий корабель зазнав пошкодження від влучання ваших загонів чи властивостей: цей корабель знищується.
help-disable = На початку завоювання в системі з ПСО суперників: поки воно триває, вони не мають ні планетного щита, ні космічної гармати.
help-distinguished_councilor = Після того як ви проголосували: ще п'ять голосів за ваш варіант.
help-economic_initiative = Дія: відновіть усі свої культурні планети.
help-emergency_repairs = На початку або в кінці раунду бою: відремонтуйте в активній системі всі свої загони, здатні зазнавати пошкоджень.
help-experimental_battlestation = Після того як інший гравець перемістив кораблі тактичною дією: одна ваша база в активній або суміжній із нею системі стріляє по кораблях там трьома кістками як космічна гармата, влучаючи з 5 і більше.
help-fighter_prototype = На початку першого раунду космічного бою: у цьому раунді до кожного результату ваших винищувачів додається 2.
help-fire_team = Після кидка ваших наземних військ у раунді наземного бою: перекиньте будь-які свої кістки.
help-flank_speed = Після того як ви активували систему: у цій тактичній дії політ кожного вашого корабля більший на 1.
help-focused_research = Дія: віддайте 4 товари й дослідіть технологію.
help-frontline_deployment = Дія: розмістіть 3 загони піхоти з підкріплень на одній своїй планеті.
help-ghost_ship = Дія: розмістіть есмінець із підкріплень у системі з червоточиною, не рідній і без чужих кораблів.
help-imperial_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, отримайте 1 переможне очко.
help-in_the_silence_of_space = Після того як ви активували систему: оберіть систему; у цій тактичній дії ваші кораблі звідти можуть проходити через системи з чужими кораблями.
help-industrial_initiative = Дія: отримайте 1 товар за кожну свою промислову планету.
help-infiltrate = Коли ви здобуваєте контроль над планетою: кожна ПСО і кожна база на ній замінюються вашими з підкріплень.
help-insubordination = Дія: інший гравець повертає жетон наказу з тактичного резерву в підкріплення.
help-intercept = Після того як суперник оголосив про відступ: у цьому раунді бою він не може відступити.
help-leadership_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, отримайте 3 жетони наказів.
help-lost_star_chart = Після того як ви активували систему: у цій тактичній дії системи з червоточинами альфа і бета суміжні одна з одною.
help-lucky_shot = Дія: знищте дредноут, крейсер або есмінець у системі, де ви контролюєте планету.
help-maneuvering_jets = Перед тим як ви призначите влучання чужої космічної гармати: скасуйте одне з них.
help-mining_initiative = Дія: отримайте стільки товарів, скільки ресурсів має одна ваша планета.
help-morale_boost = На початку раунду бою: у цьому раунді до кожного результату ваших загонів додається 1.
help-parley = Після того як інший гравець висадив загони на вашу планету: ці загони повертаються в космос.
help-plague = Дія: оберіть чужу планету й киньте по кістці за кожен загін піхоти на ній; кожен результат 6 і більше знищує один.
help-political_stability = Коли ви маєте повернути свої карти стратегії: залиште їх собі й не обирайте нових у наступній фазі стратегії.
help-politics_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, візьміть 3 карти дій і станьте речником.
help-public_disgrace = Коли інший гравець обирає карту стратегії: він має обрати іншу, якщо може.
help-reactor_meltdown = Дія: знищте базу в системі, яка не є рідною.
help-reparations = Після того як інший гравець здобув контроль над вашою планетою: виснажте одну його планету й відновіть одну свою.
help-repeal_law = Дія: скиньте закон, який у грі.
help-rise_of_a_messiah = Дія: розмістіть по 1 загону піхоти з підкріплень на кожній своїй планеті.
help-sabotage = Коли інший гравець грає карту дії, крім «Саботажу»: цю карту скасовано.
help-salvage = Після вашої перемоги в космічному бою: суперник віддає вам усю свою продукцію.
help-shields_holding = Перед тим як ви призначите влучання своїм кораблям у космічному бою: скасуйте до 2 з них.
help-signal_jamming = Дія: оберіть не рідну систему зі своїми кораблями або суміжну з такою; покладіть туди жетон наказу з підкріплень іншого гравця.
help-skilled_retreat = На початку раунду космічного бою: перемістіть усі свої кораблі з активної системи в суміжну без чужих кораблів; ніхто не переміг. Потім покладіть туди жетон наказу з підкріплень.
help-spy = Дія: оберіть гравця; він віддає вам випадкову карту дії.
help-summit = На початку фази стратегії: отримайте 2 жетони наказів.
help-tactical_bombardment = Дія: оберіть систему з вашим загоном, здатним бомбардувати; усі чужі планети там виснажуються.
help-technology_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, дослідіть технологію.
help-trade_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, отримайте 5 товарів.
help-unexpected_action = Дія: поверніть один свій жетон наказу з поля в підкріплення.
help-unstable_planet = Дія: оберіть небезпечну планету; вона виснажується, і на ній знищується до 3 загонів піхоти.
help-upgrade = Після того як ви активували систему зі своїми кораблями: замініть там один свій крейсер дредноутом із підкріплень.
help-uprising = Дія: виснажте чужу планету не в рідній системі й отримайте стільки товарів, скільки в неї ресурсів.
help-veto = Коли відкрито карту засідання: її скидають і голосують за наступну.
help-war_effort = Дія: розмістіть крейсер із підкріплень у системі зі своїми кораблями.
help-warfare_rider = Після того як відкрито карту засідання: ви не можете за неї голосувати. Передбачте рішення вголос; якщо вгадали, розмістіть дредноут із підкріплень у системі зі своїми кораблями.

# what agendas do
help-anti_intellectual_revolution = За: хто досліджує технологію, знищує один свій корабель, не винищувач. Проти: на початку наступної фази стратегії кожен виснажує по одній своїй планеті на вибір за кожну свою технологію.
help-archived_secret = Оберіть гравця; він бере секретну ціль.
help-arms_reduction = За: кожен знищує свої дредноути понад 2 і крейсери понад 4. Проти: на початку наступної фази стратегії кожен виснажує свої планети з технологічною спеціалізацією.
help-classified_document_leaks = Оберіть досягнуту секретну ціль. Відтепер це загальна ціль.
help-colonial_redistribution = Оберіть планету не в рідній системі й не Мекатол-Рекс: усі загони на ній знищуються. Потім той, хто її контролює, обирає одного з гравців із найменшою кількістю переможних очок; той може розмістити там 1 загін піхоти.
help-committee_formation = Оберіть гравця; карта в нього: перед голосуванням, де обирають гравця, він може скинути її й сам назвати обраного; голосування тоді немає.
help-compensated_disarmament = Оберіть планету: усі наземні війська на ній знищуються; той, хто її контролює, отримує по 1 товару за кожен загін.
help-conventions_of_war = За: загони на культурних планетах не можна бомбардувати. Проти: усі, хто голосував проти, скидають усі свої карти дій.
help-core_mining = Оберіть небезпечну планету: на ній знищується 1 загін піхоти, а її ресурси більші на 2.
help-demilitarized_zone = Оберіть культурну планету: усі загони на ній знищуються; висаджувати, створювати й розміщувати їх там не можна.
help-economic_equality = За: усі повертають усі свої товари, потім кожен отримує 5. Проти: усі повертають усі свої товари.
help-enforced_travel_ban = За: червоточини альфа і бета не діють під час руху. Проти: кожна ПСО в системі з червоточиною або суміжній із нею знищується.
help-executive_sanctions = За: на руці щонайбільше 3 карти дій. Проти: кожен скидає випадкову карту дії.
help-fleet_regulations = За: у резерві флоту щонайбільше 4 жетони. Проти: кожен кладе жетон наказу з підкріплень у резерв флоту.
help-holy_planet_of_ixth = Оберіть культурну планету: той, хто її контролює, отримує 1 переможне очко, а загони там не можуть створювати. Хто здобуває планету, отримує 1 очко, хто втрачає — втрачає 1.
help-homeland_defense_act = За: на своїй планеті може стояти будь-скільки ваших ПСО. Проти: кожен знищує одну свою ПСО.
help-imperial_arbiter = Оберіть гравця; карта в нього: у кінці фази стратегії він може скинути її й обміняти одну свою карту стратегії на чужу.
help-incentive_program = За: розкривається ще одна загальна ціль етапу I. Проти: розкривається ціль етапу II.
help-ixthian_artifact = За: речник кидає кістку. 6–10: кожен може дослідити дві технології. 1–5: усі загони в системі Мекатол-Рекса знищуються, а в кожній суміжній із нею системі кожен, хто там є, знищує три свої загони. Проти: нічого не відбувається.
help-judicial_abolishment = Оберіть закон: його скидають.
help-minister_of_commerce = Оберіть гравця; карта в нього: поповнивши продукцію, він отримує по 1 товару за кожного сусіда.
help-minister_of_exploration = Оберіть гравця; карта в нього: здобувши контроль над планетою, він отримує 1 товар.
help-minister_of_industry = Оберіть гравця; карта в нього: коли він розміщує базу, його загони в цій системі можуть створювати.
help-minister_of_peace = Оберіть гравця; карта в нього: коли хтось активує систему з чужими загонами, він може скинути її, і хід того гравця одразу закінчується.
help-minister_of_policy = Оберіть гравця; карта в нього: у кінці фази статусу він бере карту дії.
help-minister_of_sciences = Оберіть гравця; карта в нього: дослідження за картою стратегії «Дослідження» не коштує йому ресурсів.
help-minister_of_war = Оберіть гравця; карта в нього: після дії він може скинути її, прибрати з поля один свій жетон наказу й виконати ще одну дію.
help-miscount_disclosed = Оберіть закон: за нього голосують знову, ніби його щойно відкрили.
help-mutiny = За: усі, хто голосував за, отримують по 1 переможному очку. Проти: усі, хто голосував за, втрачають по 1.
help-new_constitution = За: усі закони скидаються; на початку наступної фази стратегії кожен виснажує планети своєї рідної системи. Проти: нічого не відбувається.
help-prophecy_of_ixth = Оберіть гравця; карта в нього: до результатів бою його винищувачів додається 1. Якщо він, застосувавши виробництво, створює менше ніж 2 винищувачі, карту скидають.
help-public_execution = Оберіть гравця: він скидає всі карти дій, віддає жетон речника, якщо має його, ліворуч і до кінця цієї фази засідання не голосує.
help-publicize_weapon_schematics = За: якщо хтось має технологію сонця війни, вона ні від кого нічого не вимагає; сонця війни не можуть зазнавати пошкоджень. Проти: усі, хто її має, скидають усі карти дій.
help-regulated_conscription = За: за свою ціну створюється один загін піхоти або один винищувач, а не два. Проти: нічого не відбувається.
help-representative_government = За: планети не можна виснажувати заради голосів; кожен має один голос за кожну карту. Проти: на початку наступної фази стратегії всі, хто голосував проти, виснажують свої культурні планети.
help-research_team_biotic = Оберіть промислову планету: той, хто її контролює, може, досліджуючи, виснажити цю карту замість однієї зеленої вимоги.
help-research_team_cybernetic = Оберіть промислову планету: той, хто її контролює, може, досліджуючи, виснажити цю карту замість однієї жовтої вимоги.
help-research_team_propulsion = Оберіть промислову планету: той, хто її контролює, може, досліджуючи, виснажити цю карту замість однієї синьої вимоги.
help-research_team_warfare = Оберіть небезпечну планету: той, хто її контролює, може, досліджуючи, виснажити цю карту замість однієї червоної вимоги.
help-seed_of_an_empire = За: гравець із найбільшою кількістю переможних очок отримує 1. Проти: отримує 1 гравець із найменшою.
help-senate_sanctuary = Оберіть культурну планету: її вплив більший на 2.
help-shard_of_the_throne = Оберіть гравця: він отримує цю карту й 1 переможне очко. Хто перемагає власника в бою, забирає карту й отримує 1 очко; власник втрачає 1.
help-shared_research = За: кораблі можуть проходити крізь туманності. Проти: кожен кладе жетон наказу з підкріплень у свою рідну систему, якщо може.
help-swords_to_plowshares = За: на кожній своїй планеті кожен знищує половину своєї піхоти, з округленням угору, й отримує стільки ж товарів. Проти: кожен розміщує по 1 загону піхоти з підкріплень на кожній своїй планеті.
help-terraforming_initiative = Оберіть небезпечну планету: її ресурси та вплив більші на 1.
help-the_crown_of_emphidia = Оберіть гравця: він отримує цю карту й 1 переможне очко. Хто здобуває контроль над планетою в рідній системі власника, забирає карту й отримує 1 очко; власник втрачає 1.
help-the_crown_of_thalnos = Оберіть гравця; карта в нього: у кожному раунді бою він може перекинути будь-які свої кістки; кожен його загін, перекидання якого не дало влучання, знищується.
help-unconventional_measures = За: усі, хто голосував за, беруть по 2 карти дій. Проти: усі, хто голосував за, скидають усі карти дій.
help-wormhole_reconstruction = За: усі системи з червоточинами альфа чи бета суміжні одна з одною. Проти: кожен кладе по жетону наказу з підкріплень у кожну систему з червоточиною і своїми кораблями.
help-wormhole_research = За: кожен, хто має кораблі в системі з червоточиною, може дослідити технологію; потім усі кораблі в системах із червоточинами альфа чи бета знищуються. Проти: усі, хто голосував проти, повертають жетон наказу зі свого планшета в підкріплення.

# what objectives ask for
help-corner_the_market = Контролюйте 4 планети одного типу.
help-develop_weaponry = Майте 2 поліпшення загонів.
help-diversify_research = Майте по 2 технології 2 кольорів.
help-erect_a_monument = Витратьте 8 ресурсів.
help-expand_borders = Контролюйте 6 планет не в рідних системах.
help-found_research_outposts = Контролюйте 3 планети з технологічною спеціалізацією.
help-intimidate_council = Майте кораблі у 2 системах, суміжних із системою Мекатол-Рекса.
help-lead_from_the_front = Витратьте 3 жетони наказів з тактичного чи стратегічного резерву.
help-negotiate_trade_routes = Витратьте 5 товарів.
help-sway_the_council = Витратьте 8 впливу.
help-centralize_galactic_trade = Витратьте 10 товарів.
help-conquer_the_weak = Контролюйте 1 планету в чужій рідній системі.
help-form_galactic_brain_trust = Контролюйте 5 планет із технологічною спеціалізацією.
help-found_a_golden_age = Витратьте 16 ресурсів.
help-galvanize_the_people = Витратьте 6 жетонів наказів з тактичного чи стратегічного резерву.
help-manipulate_galactic_law = Витратьте 16 впливу.
help-master_the_sciences = Майте по 2 технології 4 кольорів.
help-revolutionize_warfare = Майте 3 поліпшення загонів.
help-subdue_the_galaxy = Контролюйте 11 планет не в рідних системах.
help-unify_the_colonies = Контролюйте 6 планет одного типу.
help-adapt_new_strategies = Майте 2 технології своєї фракції; асимілятори Валефара не рахуються.
help-become_the_gatekeeper = Майте корабель у системі з червоточиною альфа і корабель у системі з червоточиною бета.
help-control_the_region = Майте кораблі в 6 системах.
help-cut_supply_lines = Майте корабель у системі з чужою базою.
help-destroy_their_greatest_ship = Знищте чуже сонце війни або флагман.
help-establish_a_perimeter = Майте 4 ПСО на полі.
help-forge_an_alliance = Контролюйте 4 культурні планети.
help-form_a_spy_network = Скиньте 5 карт дій.
help-fuel_the_war_machine = Майте 3 бази на полі.
help-gather_a_mighty_fleet = Майте 5 дредноутів на полі.
help-learn_the_secrets_of_the_cosmos = Майте кораблі в 3 системах, суміжних з аномалією.
help-make_an_example_of_their_world = Знищте бомбардуванням останні наземні війська гравця на планеті.
help-master_the_laws_of_physics = Майте 4 технології одного кольору.
help-mine_rare_metals = Контролюйте 4 небезпечні планети.
help-monopolize_production = Контролюйте 4 промислові планети.
help-occupy_the_seat_of_the_empire = Контролюйте Мекатол-Рекс і майте в його системі щонайменше 3 кораблі.
help-spark_a_rebellion = Переможіть у бою гравця, який має найбільше переможних очок.
help-threaten_enemies = Майте корабель у системі, суміжній із чужою рідною системою.
help-turn_their_fleets_to_dust = Знищте космічною гарматою останній корабель гравця в системі.
help-unveil_flagship = Переможіть у космічному бою в системі зі своїм флагманом і збережіть флагман.

# what technologies do
help-neural_motivator = У фазі статусу ви берете 2 карти дій замість 1.
help-dacxive_animators = Після перемоги в наземному бою можна розмістити на цій планеті 1 загін піхоти з підкріплень.
help-hyper_metabolism = У фазі статусу ви отримуєте 3 жетони наказів замість 2.
help-x_89_bacterial_weapon = Дія, виснажте карту: оберіть планету в системі з вашими кораблями, здатними бомбардувати; уся піхота на ній знищується. Планетний щит не допомагає.
help-antimass_deflectors = Ваші кораблі можуть входити в поля астероїдів і проходити крізь них. Від результатів чужих космічних гармат по ваших загонах віднімається 1.
help-gravity_drive = Після активації системи політ одного вашого корабля в цій тактичній дії більший на 1.
help-fleet_logistics = У кожному своєму ході фази дій можна виконати дві дії замість однієї.
help-light_wave_deflector = Ваші кораблі можуть проходити крізь системи з чужими кораблями.
help-sarween_tools = Коли ваші загони створюють, загальна ціна створеного менша на 1.
help-graviton_laser_system = Перед пострілом ваших космічних гармат, виснажте карту: їхні влучання призначаються кораблям, які не винищувачі, якщо такі є.
help-transit_diodes = На початку свого ходу, виснажте карту: зніміть із поля до 4 своїх наземних військ і розмістіть на своїх планетах.
help-integrated_economy = Здобувши контроль над планетою, можна створити там загони загальною ціною не більшою за її ресурси.
help-plasma_scoring = Коли ваші загони бомбардують або стріляють із космічних гармат, один із них може кинути на одну кістку більше.
help-magen_defense_grid = На початку раунду наземного бою на планеті з вашими загонами з планетним щитом, виснажте карту: у цьому раунді суперник не кидає кісток.
help-duranium_armor = У кожному раунді бою, призначивши влучання, відремонтуйте один свій пошкоджений загін, який не зазнавав пошкоджень у цьому раунді.
help-assault_cannon = На початку космічного бою, якщо у вас там щонайменше 3 кораблі, які не винищувачі, суперник знищує один свій корабель, не винищувач.
help-bioplasmosis = У кінці фази статусу можна зняти будь-яку свою піхоту зі своїх планет і розмістити на своїх планетах у тих самих або суміжних системах.
help-l4_disruptors = Під час завоювання космічні гармати не можуть стріляти по ваших загонах.
help-non_euclidean_shielding = Коли ваш загін зазнає пошкодження, скасовуються 2 влучання замість 1.
help-chaos_mapping = Інші не можуть активувати поля астероїдів із вашими кораблями. На початку свого ходу можна створити один загін у системі з вашим загоном, здатним створювати.
help-magmus_reactor = Ваші кораблі можуть входити в наднові. Після виробництва ваших загонів у системі з сонцем війни або суміжній із надновою отримайте 1 товар.
help-production_biomes = Дія, виснажте карту й витратьте жетон зі стратегічного резерву: отримайте 4 товари; інший гравець на ваш вибір отримує 2.
help-quantum_datahub_node = У кінці фази стратегії можна витратити жетон зі стратегічного резерву й віддати іншому гравцеві 3 свої товари, щоб обміняти одну свою карту стратегії на його карту.
help-wormhole_generator = На початку фази статусу розмістіть або перемістіть жетон червоточини Креусса в систему зі своєю планетою або в не рідну систему без чужих кораблів.
help-dimensional_splicer = На початку космічного бою в системі з червоточиною і вашими кораблями можна завдати 1 влучання й самому призначити його кораблеві суперника.
help-inheritance_systems = Досліджуючи технологію, виснажте карту й витратьте 2 ресурси: вимоги не потрібні.
help-mirror_computing = Коли ви витрачаєте товари, кожен вартий 2 ресурси або 2 впливу.
help-salvage_operations = Після перемоги чи поразки в космічному бою отримайте 1 товар; перемігши, можна також створити там один корабель такого типу, який було знищено в бою.
help-neuroglaive = Після того як інший гравець активує систему з вашими кораблями, він повертає жетон із резерву флоту в підкріплення.
help-valefar_assimilator_x = Отримуючи чужу технологію властивістю своєї фракції, можна натомість покласти жетон X на технологію фракції цього гравця. Поки він там, ця карта має текст тієї технології. На одній технології не може бути двох жетонів асиміляторів.
help-valefar_assimilator_y = Отримуючи чужу технологію властивістю своєї фракції, можна натомість покласти жетон Y на технологію фракції цього гравця. Поки він там, ця карта має текст тієї технології. На одній технології не може бути двох жетонів асиміляторів.
help-valkyrie_particle_weave = Після кидків у раунді наземного бою, якщо суперник влучив хоча б раз, у вас на одне влучання більше.
help-spacial_conduit_cylinder = Після активації системи зі своїми загонами, виснажте карту: на час цієї активації вона суміжна з усіма іншими системами з вашими загонами.
help-e_res_siphons = Після того як інший гравець активує систему з вашими кораблями, отримайте 4 товари.
help-lazax_gate_folding = У ваших тактичних діях, поки ви не контролюєте Мекатол-Рекс, у його системі є червоточини альфа і бета. Дія, виснажте карту: якщо ви контролюєте Мекатол-Рекс, розмістіть на ньому 1 загін піхоти з підкріплень.
help-hegemonic_trade_policy = Коли ваші загони створюють, виснажте карту: до кінця вашого ходу ресурси та вплив однієї вашої планети міняються місцями.
help-instinct_training = Коли інший гравець грає карту дії, виснажте карту й витратьте жетон зі стратегічного резерву: ту карту скасовано.
help-nullification_field = Після того як інший гравець активує систему з вашими кораблями, виснажте карту й витратьте жетон зі стратегічного резерву: його хід одразу закінчується.
help-yin_spinner = Після виробництва ваших загонів розмістіть 1 загін піхоти з підкріплень на своїй планеті в цій системі.
help-impulse_core = На початку космічного бою можна знищити там один свій крейсер або есмінець: суперник отримує 1 влучання, яке призначається кораблеві, не винищувачу, якщо такий є.
help-transparasteel_plating = У ваших ходах фази дій гравці, які пропустили хід, не можуть грати карти дій.
help-mageon_implants = Дія, виснажте карту: перегляньте карти дій іншого гравця й візьміть одну з них.

# what promissory notes do
help-ceasefire = Після того як гравець цього кольору активує систему з вашими загонами: він не може переміщувати туди загони. Потім карта повертається.
help-trade_agreement = Коли гравець цього кольору поповнює продукцію: він віддає вам її всю. Потім карта повертається.
help-political_secret = Коли відкрито карту засідання: поки її не вирішено, гравець цього кольору не голосує, не грає карт дій і не застосовує властивостей фракції. Потім карта повертається.
help-support_for_the_throne = Отримавши її від іншого гравця, покладіть перед собою горілиць: це 1 переможне очко. Якщо ви активуєте систему з його загонами або він вибуває, ви втрачаєте очко й карту.
help-stymie = Дія: покладіть її перед собою горілиць. Арбореки не можуть створювати в не рідних системах із вашими загонами та в суміжних із ними. Якщо ви активуєте систему з їхніми загонами, карта повертається.
help-war_funding = На початку раунду космічного бою: гравець за Летнев втрачає 2 товари, а ви в цьому раунді можете перекинути будь-які свої кістки. Потім карта повертається.
help-raghs_call = Після того як ви висадили загони на планету: усі наземні війська саарів із неї йдуть на планету, яку саари контролюють. Потім карта повертається.
help-fires_of_the_gashlai = Дія: жетон із резерву флоту гравця за Муаат повертається, а ви отримуєте технологію свого сонця війни. Потім карта повертається.
help-trade_convoys = Дія: покладіть її перед собою горілиць. Ви можете торгувати не лише із сусідами. Якщо ви активуєте систему із загонами гаканців, карта повертається.
help-military_support = На початку ходу гравця за Сол: він повертає жетон зі стратегічного резерву, якщо може, а ви можете розмістити 2 загони піхоти з підкріплень на своїй планеті. Потім карта повертається.
help-creuss_iff = На початку свого ходу: розмістіть або перемістіть жетон червоточини Креусса в систему зі своєю планетою або в не рідну систему без чужих кораблів. Потім карта повертається.
help-cybernetic_enhancements = На початку свого ходу: жетон зі стратегічного резерву гравця за Л1З1КС повертається, а ви кладете жетон із підкріплень у свій стратегічний резерв. Потім карта повертається.
help-promise_of_protection = Дія: покладіть її перед собою горілиць. Коаліція Ментак не може вас грабувати. Якщо ви активуєте систему з її загонами, карта повертається.
help-gift_of_prescience = У кінці фази стратегії: покладіть її перед собою горілиць. У цьому раунді у вас жетон 0 наалу і ви ходите першим; «Телепатія» наалу не діє. У кінці фази статусу карта повертається.
help-antivirus = На початку бою: покладіть її перед собою горілиць. Некровірус не може застосовувати проти вас «Технологічну сингулярність». Якщо ви активуєте систему з його загонами, карта повертається.
help-tekklar_legion = На початку наземного бою: у ньому до ваших результатів додається 1, а від результатів Н'орр, якщо вони ваш суперник, віднімається 1. Потім карта повертається.
help-research_agreement = Після того як гравець за Джол-Нар досліджує технологію не своєї фракції: ви отримуєте цю технологію. Потім карта повертається.
help-acquiescence = У кінці фази стратегії: обміняйте одну свою карту стратегії на одну з обраних у ній гравцем за Вінну. Потім карта повертається.
help-political_favor = Коли відкрито карту засідання: жетон зі стратегічного резерву гравця за Ксксча повертається; карту скидають і голосують за наступну. Потім зобов'язання повертається.
help-greyfire_mutagen = Після активації системи: у цій тактичній дії гравець за Їнь не може застосовувати властивості й технології фракції. Потім карта повертається.
help-spy_net = На початку свого ходу: перегляньте карти дій гравця за Іссарил і візьміть одну. Потім карта повертається.

# what abilities of factions do
help-mitosis = Ваші бази не можуть створювати піхоту. На початку фази статусу розмістіть 1 загін піхоти з підкріплень на своїй планеті.
help-munitions_reserves = На початку раунду космічного бою можна витратити 2 товари: у цьому раунді можна перекинути будь-які свої кістки.
help-armada = У кожній системі ви можете мати на 2 кораблі більше, не рахуючи винищувачів, ніж жетонів у резерві флоту.
help-scavenge = Здобувши контроль над планетою, отримайте 1 товар.
help-nomadic = Ви можете досягати цілей, не контролюючи планет своєї рідної системи.
help-star_forge = Дія: витратьте жетон зі стратегічного резерву, щоб розмістити 2 винищувачі або 1 есмінець із підкріплень у системі зі своїм сонцем війни.
help-gashlai_physiology = Ваші кораблі можуть проходити крізь наднові.
help-masters_of_trade = Другорядна властивість «Торгівлі» не коштує вам жетона наказу.
help-guild_ships = Ви можете торгувати не лише із сусідами.
help-arbiters = У ваших угодах можуть бути карти дій.
help-orbital_drop = Дія: витратьте жетон зі стратегічного резерву, щоб розмістити 2 загони піхоти з підкріплень на своїй планеті.
help-versatile = У фазі статусу ви отримуєте на 1 жетон наказу більше.
help-quantum_entanglement = Для вас усі системи з червоточинами альфа чи бета суміжні одна з одною. Цьому не можна завадити.
help-slipstream = Політ ваших кораблів, які починають у вашій рідній системі або в системі з червоточиною альфа чи бета, більший на 1.
help-creuss_gate = На місці вашої рідної системи лежать Ворота Креусса; вони не рідна система. Сама рідна система лежить поруч із полем; в обох є червоточина дельта.
help-assimilate = Коли ви здобуваєте контроль над планетою, кожна ПСО і кожна база на ній замінюються вашими з підкріплень.
help-harrow = У кінці кожного раунду наземного бою ваші кораблі в активній системі можуть бомбардувати наземні війська суперника на планеті.
help-ambush = На початку космічного бою можна кинути по кістці за щонайбільше 2 свої крейсери чи есмінці там; кожен результат, не менший за значення бою корабля, — влучання, яке призначає суперник.
help-pillage = Після того як ваш сусід отримав товари або уклав угоду, якщо він має щонайменше 3 товари, можна забрати в нього 1 товар або продукцію.
help-telepathic = У кінці фази стратегії покладіть жетон 0 на свою карту стратегії: ви перший у порядку ініціативи.
help-foresight = Після того як інший гравець перемістив кораблі в систему з вашими кораблями, можна покласти жетон зі стратегічного резерву в суміжну систему без чужих кораблів і перемістити свої кораблі туди.
help-galactic_threat = Ви не можете голосувати. Раз за фазу засідання, після того як відкрито карту, можна передбачити рішення вголос; якщо вгадали, отримайте технологію гравця, який за нього голосував.
help-technological_singularity = Раз за бій, після того як загін суперника знищено, можна отримати технологію, яку він має.
help-propagation = Ви не можете досліджувати технології. Замість дослідження отримайте 3 жетони наказів.
help-unrelenting = До кожного результату бою ваших загонів додається 1.
help-fragile = Від кожного результату бою ваших загонів віднімається 1.
help-brilliant = Витрачаючи жетон на другорядну властивість «Досліджень», можна замість неї застосувати основну.
help-analytical = Досліджуючи технологію, яка не поліпшення загону, можна обійтися без однієї вимоги.
help-blood_ties = Вилучити жетон охоронців не коштує вам впливу.
help-reclamation = Після тактичної дії, у якій ви здобули Мекатол-Рекс, можна розмістити на ньому ПСО і базу з підкріплень.
help-peace_accords = Застосувавши основну чи другорядну властивість «Дипломатії», можна здобути контроль над планетою без загонів, крім Мекатол-Рекса, у системі, суміжній із вашою планетою.
help-quash = Коли відкрито карту засідання, можна витратити жетон зі стратегічного резерву: її скидають і голосують за наступну.
help-indoctrination = На початку наземного бою можна витратити 2 впливу, щоб замінити один загін піхоти суперника в ньому своїм із підкріплень.
help-devotion = У кінці кожного раунду космічного бою можна знищити один свій крейсер або есмінець в активній системі, щоб завдати 1 влучання; ви самі призначаєте його кораблеві суперника там.
help-stall_tactics = Дія: скиньте карту дії.
help-scheming = Беручи карти дій, візьміть на одну більше, потім скиньте одну.
help-crafty = Ви можете мати будь-скільки карт дій. Цьому не можна завадити.

# what units do
help-infantry_ii = Коли загін знищено, киньте кістку: з 6 і більше він лишається на цій карті. На початку свого наступного ходу розмістіть усе, що на ній, на своїх планетах у рідній системі.
help-letani_warrior_ii = Може створювати. Коли загін знищено, киньте кістку: з 6 і більше він лишається на цій карті. На початку свого наступного ходу розмістіть усе, що на ній, на своїх планетах у рідній системі.
help-spec_ops_ii = Коли загін знищено, киньте кістку: з 5 і більше він лишається на цій карті. На початку свого наступного ходу розмістіть усе, що на ній, на своїх планетах у рідній системі.
help-fighter_ii = Рухається без перевезення. Винищувачі, яким бракує місць на борту ваших кораблів, рахуються як кораблі для резерву флоту.
help-hybrid_crystal_fighter_ii = Рухається без перевезення. Винищувачі, яким бракує місць на борту ваших кораблів, рахуються кожен за пів корабля для резерву флоту.
help-dreadnought_ii = «Вдале влучання» не може його знищити.
help-super_dreadnought_ii = «Вдале влучання» не може його знищити.
help-exotrireme_ii = «Вдале влучання» не може його знищити. Після раунду космічного бою можна знищити цей корабель, щоб знищити до 2 кораблів у системі.
help-war_sun = Чужі загони в цій системі не мають планетного щита.
help-prototype_war_sun = Чужі загони в цій системі не мають планетного щита.
help-prototype_war_sun_ii = Чужі загони в цій системі не мають планетного щита.
help-pds_ii = Її космічна гармата дістає і кораблі в суміжних системах.
help-space_dock = До 3 винищувачів у її системі не потребують місць на борту.
help-space_dock_ii = До 3 винищувачів у її системі не потребують місць на борту.
help-floating_factory = Стоїть у космосі, а не на планеті, рухається й відступає як корабель. Під час блокади знищується.
help-floating_factory_ii = Стоїть у космосі, а не на планеті, рухається й відступає як корабель. Під час блокади знищується.
help-flagship_arborec = Активувавши систему цього корабля, можна створити в ній до 5 загонів.
help-flagship_letnev = Чужі загони в цій системі не мають планетного щита. На початку кожного раунду космічного бою цей корабель ремонтується.
help-flagship_muaat = Дія: витратьте жетон зі стратегічного резерву, щоб розмістити крейсер із підкріплень у системі цього корабля.
help-flagship_hacan = У космічному бою тут, після кидка своєї кістки, можна витратити 1 товар, щоб додати 1 до її результату.
help-flagship_sol = У кінці фази статусу розмістіть 1 загін піхоти з підкріплень у космосі цієї системи.
help-flagship_creuss = У його системі є червоточина дельта. Він може рухатися до або після інших ваших кораблів.
help-flagship_l1z1x = Влучання цього корабля і ваших дредноутів тут призначаються кораблям, які не винищувачі, якщо такі є.
help-flagship_mentak = Чужі кораблі в цій системі не можуть зазнавати пошкоджень.
help-flagship_naalu = Під час завоювання тут можна висаджувати винищувачі, ніби це наземні війська; по закінченні бою вони повертаються в космос.
help-flagship_nekro = На початку космічного бою будь-які ваші наземні війська в цій системі можуть брати в ньому участь, ніби це кораблі.
help-flagship_norr = До кожного результату бою ваших інших кораблів тут додається 1.
help-flagship_jolnar = Кожні 9 або 10 на його кістках, до всіх додатків, дають ще 2 влучання.
help-flagship_winnu = Кидає стільки кісток, скільки в суперника тут кораблів, які не винищувачі.
help-flagship_xxcha = Його космічна гармата дістає і кораблі в суміжних системах.
help-flagship_yin = Коли його знищено, знищуються всі кораблі в його системі.
help-flagship_yssaril = Може проходити крізь системи з чужими кораблями.

# questions
ask-faction = Оберіть фракцію
ask-tile = Покладіть плитку системи
ask-first_technology = Оберіть початкову технологію
ask-first_units = Де стоять на початку гри ваші загони: { $a }? Усього: { $total }
ask-keep_secret = Яку секретну ціль ви залишаєте?
ask-strategy_card = Оберіть карту стратегії
ask-action = Ваш хід: оберіть дію
ask-react = { $b ->
     [0] { $a }
     [1] { $a }: { $c }
     [2] { $a }: { $c }, { $d }
     [3] { $a }: { $c }, { $d }, { $e }
    *[other] { $a }: { $c }, { $d }, { $e }, { $f }
    }
ask-target = { $a }: оберіть мішень
ask-move = Які кораблі переміщуються до системи { $a }?
ask-space_cannon = Які космічні гармати стріляють ({ $a })?
ask-space_cannon_foe = По кому стріляють ваші космічні гармати?
ask-barrage = Які загони ведуть загороджувальний вогонь?
ask-announce_retreat = Чи оголошуєте ви про відступ?
ask-retreat = Куди ви відступаєте?
ask-retreat_cargo = Що беруть із собою ваші кораблі (місць: { $total })?
ask-sustain = { $a }, влучань: { $b }. Які загони зазнають пошкоджень?
ask-cancel = { $a }, влучань: { $b }. Скільки з них скасовується?
ask-hits = { $a }: призначте влучання ({ $total })
ask-assault_cannon = Який із ваших кораблів буде знищено?
ask-ram = { $a }: які кораблі суперника буде знищено (не більше { $total })?
ask-reroll = Які кістки ви перекидаєте?
ask-bombard = Які загони бомбардують які планети?
ask-custodians = Чи вилучаєте ви жетон охоронців із Мекатол-Рекса? Ціна, вплив: { $a }; це дає переможне очко.
ask-commit = Які наземні війська де висаджуються?
ask-order_planets = У якому порядку?
ask-produce = { $a }: які загони ви створюєте?
ask-pay_resources = Сплатіть ресурси: { $a }
ask-pay_influence = Сплатіть вплив: { $a }
ask-recycle = { $a }: у підкріпленні бракує. Звідки взяти { $total }?
ask-secondary = { $a }: чи застосовуєте ви другорядну властивість?
ask-buy_tokens = Скільки жетонів наказів ви берете, по 3 впливу за кожен?
ask-tokens = Куди покласти нові жетони наказів ({ $total })?
ask-redistribute = Розподіліть усі жетони наказів на планшеті заново ({ $total })
ask-spend_tokens = З яких резервів витратити жетони наказів ({ $total })?
ask-lose_token = З якого резерву ви втрачаєте жетон наказу?
ask-token_source = У підкріпленні порожньо: з якого резерву взяти жетон наказу?
ask-take_back_token = Який жетон наказу ви забираєте з поля?
ask-diplomacy = До якої системи всі інші кладуть жетон наказу?
ask-ready_planets = Які виснажені планети ви відновлюєте (не більше { $most })?
ask-exhaust_planets = Які планети ви виснажуєте ({ $least })?
ask-new_speaker = Хто стане речником?
ask-agenda_order = Поверніть карти засідання: на колоду в цьому порядку або під неї
ask-structure = Де ви ставите споруду?
ask-construction_system = До якої системи ви кладете жетон наказу, щоб будувати там?
ask-trade_free = Хто поповнює продукцію безкоштовно?
ask-which_dock = Яка база створює загони?
ask-research = Яку технологію ви досліджуєте?
ask-may_research = Чи досліджуєте ви технологію?
ask-second_technology = Чи досліджуєте ви другу технологію? Ціна, ресурси: { $a }.
ask-score_public = Якої загальної цілі ви досягаєте?
ask-score_secret = Якої секретної цілі ви досягаєте?
ask-return_secret = У вас забагато секретних цілей: яка повернеться до колоди?
ask-discard = Які карти дій ви скидаєте ({ $least })?
ask-stall_tactics = Яку карту дії ви скидаєте?
ask-fleet_excess = { $a }: кораблів більше, ніж дозволяє резерв флоту. Які вилучити ({ $total })?
ask-cargo_excess = { $a }: на кораблях бракує місць. Що буде знищено ({ $total })?
ask-tokens_without_plastic = { $a }: бракує фігурок. Де вилучити загони?
ask-destroy_units = { $a }: які з ваших загонів буде знищено ({ $total })?
ask-vote = { $a }: віддайте голоси або утримайтеся
ask-tie = { $a }: вирішуєте ви як речник
ask-settler = Хто може заселити планету { $a }?
ask-settle = Чи ставите ви піхоту на планету { $a }?
ask-new_dreadnought = Де з'являється дредноут?
ask-military_support = На якій планеті з'являється піхота?
ask-spy_net = { $a }: яку карту дії ви забираєте?
ask-revived = На які планети повертається піхота ({ $total })?
ask-transit_diodes = Які наземні війська куди вирушають?
ask-bioplasmosis = Яка піхота куди вирушає?
ask-unstable_planet = { $a }: скільки піхоти буде знищено?
ask-talk = Укласти угоду

# options
do-action-activate = Тактична дія: { $a }
do-action-activation = Тактична дія
do-action-strategy = Стратегічна дія: { $a }
do-action-use = Компонентна дія: { $a }
do-action-pass = Пропустити хід
do-action-done = Завершити хід
do-announce_retreat-stay = Залишитися й битися
do-announce_retreat-retreat = Оголосити про відступ
do-custodians-leave = Залишити його там
do-custodians-remove = Вилучити його
do-secondary-decline = Відмовитися
do-secondary-use = Застосувати другорядну властивість
do-secondary-primary = Застосувати основну властивість
do-no = Ні
do-yes = Так
do-structure-pds = ПСО: { $a }
do-structure-space_dock = База: { $a }
do-structure-pass = Не ставити
do-react-pass = Нічого не робити
do-score_public-pass = Не досягати
do-score_secret-pass = Не досягати
do-military_support-pass = На жодній
do-reroll-each = { $a }, кістка { $b }: { $c }
do-tile-each = { $a }, місце { $b }

# parts of composed answers
part-move-via = Шлях через
part-move-carry_infantry = Взяти піхоту на борт
part-move-carry_fighter = Взяти винищувачі на борт
field-move-a = звідки
field-move-b = скільки
field-move-via-a = система
part-vote-elect = Обрати
part-vote-for = За
part-vote-against = Проти
part-talk-offer = Зробити пропозицію
part-talk-accept = Прийняти пропозицію
part-talk-refuse = Відхилити пропозицію
part-talk-withdraw = Відкликати пропозицію
part-talk-set_aside = Відкласти карту зобов'язання для угоди
part-talk-show = Показати відкладену карту зобов'язання
part-talk-goods = Я віддаю товари
part-talk-commodities = Я віддаю продукцію
part-talk-note = Я віддаю відкладену карту зобов'язання
part-talk-decline = Я нічого не роблю в цьому моменті
part-talk-forgo = Я не застосовую зараз цю властивість
part-talk-promise = Я обіцяю
part-talk-want_goods = Я хочу товари
part-talk-want_commodities = Я хочу продукцію
part-talk-want_note = Я хочу відкладену карту зобов'язання
part-talk-want_decline = Вони нічого не роблять у цьому моменті
part-talk-want_forgo = Вони не застосовують зараз цю властивість
part-talk-want_promise = Вони обіцяють
promise-peace = не активувати системи з вашими загонами
promise-no_landing = не висаджуватися на ваших планетах
promise-free_passage = прибрати кораблі з вашого шляху
promise-no_cards = не грати карти дій проти вас
promise-vote_along = голосувати як ви
promise-abstain = не голосувати
promise-replenish = дати вам безкоштовно поповнити продукцію
promise-speaker = зробити вас речником
promise-pay_back = віддати товари згодом
promise-give_note = віддати карту зобов'язання згодом

# what is wrong with an answer
flaw-too-many-units = Це забагато: не більше { $a }.
flaw-too-dear = Це коштує { $a }, стільки вам не сплатити.
flaw-no-room = { $a }: місць лише { $b }.
flaw-short = Залишилося сплатити, { $a }: { $b }.
flaw-not-so-many = Стільки немає: { $a }.
flaw-must-land = На планету { $a } має висадитися піхота.
flaw-no-ship = Спочатку оберіть корабель, потім його шлях і тих, кого він везе.
flaw-no-way = { $a }, { $b }: для цього корабля немає достатньо короткого шляху.
flaw-not-on-the-way = { $a } не лежить на шляху цього корабля.
flaw-not-placed = Візьміть стільки наземних військ, скільки ставите.
flaw-worth-too-much = Загони можуть коштувати не більше { $a }.
flaw-one-outcome = Голосуйте за один варіант рішення.
flaw-no-planet = Оберіть планети, які голосують.
flaw-one-technology = Оберіть одну технологію.
flaw-lacks-prerequisites = { $a }: не виконано вимогу, { $b }.
flaw-needless = { $a } не потрібна для цієї технології.
flaw-no-act = Спочатку скажіть, чого ви хочете: запропонувати, відповісти, відкласти чи показати.
flaw-one-act = Робіть щось одне.
flaw-no-terms = Скажіть, що ви віддаєте, хочете або обіцяєте.
flaw-nothing-to-decline = { $a }: у цьому моменті й так нічого не можна зробити.
flaw-paying = { $a }: триває оплата, зачекайте.
flaw-window-closed = Момент, про який ішлося, минув.
flaw-has-too-few = { $a }, { $b }: є лише { $c }.
flaw-no-note-shown = { $a }: спочатку карту зобов'язання слід відкласти й показати.
flaw-no-market = Угоди укладають під час ходу одного з двох або під час засідання.
flaw-traded-already = { $a }: ви вже уклали угоду.
flaw-no-neighbours = { $a }: ви не сусіди.
flaw-promised-already = Це вже обіцяно: { $a }.
flaw-too-many-promises = Не можна дати більше ніж { $a } обіцянок.
why-own-token-there = Там уже лежить ваш жетон наказу.
why-no-tactic-token = Ваш тактичний резерв порожній.
why-strategy-first = Спочатку використайте карту стратегії: { $a }.
why-guarded = Це поле астероїдів охороняють чужі кораблі.

# events
event-activated = { $seat } активує систему { $system }
event-agenda = Карта засідання: { $agenda }
event-cancelled = { $card } ({ $seat }): карту скасовано
event-combat = Бій, { $place }: { $seat } атакує, обороняється { $foe }
event-combat_draw = Бій завершується внічию: { $place }
event-combat_over = { $seat } перемагає в бою: { $place }
event-control = { $seat } отримує контроль над планетою { $planet }
event-converted = { $seat } обертає на свою піхоту загін гравця { $foe }: { $place }
event-custodians = { $seat } вилучає жетон охоронців
event-destroyed = { $seat } втрачає { $units }: { $place }
event-discarded = { $seat } скидає: { $cards }
event-drew = { $seat } бере карти дій: { $many }
event-drew_secrets = { $seat } бере секретні цілі: { $many }
event-elected = Обрано гравця { $seat }
event-eliminated = { $seat } вибуває з гри
event-exhausted = { $seat } виснажує: { $planets }
event-faction = { $seat } грає за фракцію { $faction }
event-landed = { $seat } висаджує наземні війська: { $landing }
event-law = Закон: { $law } ({ $outcome })
event-looked = Ви бачите наступні карти засідання: { $agendas }
event-lost = { $seat }: { $type } із системи { $origin } зникає в гравітаційному розломі (на борту: { $cargo })
event-lost_token = { $seat } втрачає жетон наказу: { $pool }
event-more_votes = { $seat } додає голоси ({ $source }): { $votes }, { $outcome }
event-moved = { $seat } переміщує: { $type } із системи { $origin } (на борту: { $cargo })
event-names = { $seat } оголошує: { $ability }
event-note = { $seat } віддає карту зобов'язання { $note }, отримує { $to }
event-note_back = { $note } повертається: { $seat } → { $to }
event-objective = Нова загальна ціль: { $objective }
event-offered = Пропозиція { $number }, { $seat } → { $to }: { $terms }
event-outcome = { $agenda }: { $outcome }
event-over = Гру завершено
event-paid = { $many ->
     [0] { $seat } витрачає товари: { $goods }
    *[other] { $goods ->
         [0] { $seat } виснажує планети ({ $many }): { $planets }
        *[other] { $seat } виснажує планети ({ $many }): { $planets }; товари: { $goods }
        }
    }
event-parley = { $seat } повертає тих, хто висадився, у космос: { $planet }
event-passed = { $seat } пропускає хід
event-phase = { $phase }
event-picked = { $goods ->
     [0] { $seat } бере карту «{ $card }»
    *[other] { $seat } бере карту «{ $card }» і товари: { $goods }
    }
event-placed = { $seat } ставить: { $type }, { $place }
event-played = { $seat } грає карту { $card } ({ $target })
event-point = { $seat }, переможні очки за { $source }: { $many }
event-predicted = { $seat } передбачає ({ $card }): { $outcome }
event-produced = { $seat } створює, { $system }: { $units }
event-promised = { $seat } обіцяє гравцеві { $to }: { $what }
event-put_back = { $seat } повертає карти засідання, на колоду: { $top }, під колоду: { $under }
event-readied = { $seat } відновлює: { $planets }
event-recycled = { $seat } забирає з поля: { $type }, { $places }
event-redistributed = { $seat } розподіляє жетони наказів: { $pools }
event-refused = { $seat } відхиляє пропозицію { $number }
event-removed = { $seat } вилучає { $units }: { $place }
event-repaired = { $seat } ремонтує загони: { $place }
event-repealed = Закон скасовано: { $law }
event-replenished = { $seat } поповнює продукцію
event-rerolled = { $seat } перекидає: { $faces }
event-reshuffled = Зі скиду утворюється нова колода: { $deck }
event-retreated = { $seat } відступає до системи { $system }
event-retreats = { $seat } оголошує про відступ
event-returned_secret = { $seat } повертає секретну ціль
event-revealed = { $note } лежить відкрито, гравець { $seat }
event-revived = { $seat } кидає кістки за полеглу піхоту, { $value } або більше: { $faces }. Врятовано: { $units }
event-rift = { $seat } кидає кістки за гравітаційний розлом: { $dice }
event-rolled = { $seat } кидає кістки ({ $what }): { $faces }. Влучань: { $hits }
event-round = Раунд { $round }
event-scored = { $seat } досягає цілі: { $objective }
event-secondary = { $seat } застосовує другорядну властивість: { $card }
event-set_aside = { $seat } відкладає карту зобов'язання
event-shown = { $seat } показує карту зобов'язання { $note }, бачить { $to }
event-speaker = { $seat } тепер речник
event-spied = { $seat } забирає карту { $card } у гравця { $foe }
event-strategic = { $seat } виконує стратегічну дію: { $card }
event-struck = Пропозицію { $number } прийнято: { $seat } і { $to }
event-sustained = { $seat }, пошкоджено: { $units }, { $place }
event-swapped = { $seat } віддає карту { $given } гравцеві { $foe } і забирає { $taken }
event-technology = { $seat } отримує технологію: { $technology }
event-tile = { $seat } кладе плитку { $system }
event-token = { $seat } кладе жетон наказу: { $system }
event-token_back = { $seat } забирає жетон наказу: { $system }
event-tokens = { $seat } отримує жетони наказів: { $pools }
event-traded = { $seat } і { $to } укладають угоду: { $terms }
event-transported = { $seat } переносить наземні війська: { $units }
event-turn = { $seat } ходить
event-used = { $ability } діє, { $seat } ({ $target })
event-voted = { $seat } віддає голоси: { $votes }, { $outcome }
event-withdrew = { $seat } відкликає пропозицію { $number }
event-wormhole = { $seat } кладе жетон червоточини, { $system }: { $kind }

# where we are
stage-setup = Приготування
stage-round = Раунд { $a }
stage-phase = { $a }
stage-turn = Хід: { $a }
stage-agenda = { $a }
stage-system = { $a }
stage-combat = Бій, { $a }, раунд { $b }
phase-setup = Приготування
phase-strategy = Фаза стратегії
phase-action = Фаза дій
phase-status = Фаза статусу
phase-agenda = Фаза засідання
phase-over = Кінець гри
span-round = до кінця раунду
span-turn = до кінця ходу
span-window = у цьому моменті
lasts-use = цього разу
lasts-tactical = у цій тактичній дії
lasts-turn = цього ходу
lasts-invasion = у цьому завоюванні
lasts-combat_round = у цьому раунді бою
lasts-combat = у цьому бою
lasts-agenda = на час цієї карти засідання
lasts-agenda_phase = у цій фазі засідання
lasts-strategy_phase = у цій фазі стратегії
lasts-status_phase = у цій фазі статусу

# points
score-public = загальні цілі
score-secret = секретні цілі
score-notes = карти зобов'язань
score-custodians = жетон охоронців
score-imperial = { imperial }
score-imperial_rider = { imperial_rider }
score-mutiny = { mutiny }
score-holy_planet_of_ixth = { holy_planet_of_ixth }
score-shard_of_the_throne = { shard_of_the_throne }
score-the_crown_of_emphidia = { the_crown_of_emphidia }
score-classified_document_leaks = { classified_document_leaks }
score-over = понад трек очок

# words
word-at = { $a }, { $b }
word-to = { $a } → { $b }
word-marked = { $a } (пошкоджено)
for = за
against = проти
take = взяти
put = поставити
deck = колода
deck-actions = карти дій
deck-agendas = карти засідання
goods = товари
commodities = продукція
combat = бій
promise = обіцянка
want_promise = зустрічна обіцянка
forgo = не застосовує
want_forgo = інший не застосовує
hidden = прихована
nothing = нічого
actions = карти дій
secrets = секретні цілі
agendas = карти засідання
top = зверху
under = знизу
seat = гравець
by = чиє
to = кому
place = де
card = карта
target = мішень
cancelled = скасовано
source = що
lasts = як довго
number = номер
terms = умови
debtor = хто обіцяє
creditor = кому
what = що
attacker = нападник
defender = оборонець
foe = суперник
shots = кістки
type = загін
value = значення
add = зміна
faces = результати
hits = влучання
window = момент
trait = ознака
specialty = спеціалізація
amount-goods = { $n ->
     [one] { $n } товар
     [few] { $n } товари
    *[other] { $n } товарів
    }
amount-commodities = { $n ->
     [one] { $n } жетон продукції
     [few] { $n } жетони продукції
    *[other] { $n } жетонів продукції
    }
amount-note = відкладена карта зобов'язання ({ $n })
amount-decline = у цьому моменті нічого не робити ({ $n })
amount-want_goods = { $n ->
     [one] натомість { $n } товар
     [few] натомість { $n } товари
    *[other] натомість { $n } товарів
    }
amount-want_commodities = { $n ->
     [one] натомість { $n } жетон продукції
     [few] натомість { $n } жетони продукції
    *[other] натомість { $n } жетонів продукції
    }
amount-want_note = натомість відкладена карта зобов'язання ({ $n })
amount-want_decline = натомість у цьому моменті нічого не робити ({ $n })

# what is seen
view-round = Раунд
view-phase = Фаза
view-over = Гру завершено
view-points = Переможні очки
view-speaker = Речник
view-active = Активний гравець
view-system = Активна система
view-order = Порядок ініціативи
view-zero = Ініціатива 0
view-systems = Галактика
view-homes = Рідні системи
view-planets = Планети
view-wormholes = Жетони червоточин
view-custodians = Жетон охоронців
view-laying = Плитка, яку кладуть
view-strategy = Карти стратегії
view-named = Карта стратегії, яку обирають
view-objectives = Загальні цілі
view-covered = Закриті цілі
view-laws = Закони
view-exhausted = Виснажені закони
view-delayed = Ще попереду
view-vote = Карта засідання
view-outcome = Рішення
view-recount = Закон на повторне голосування
view-votes = Голоси
view-predictions = Передбачення
view-combat = Бій
view-dice = Кістки
view-batches = Влучання до призначення
view-happenings = Моменти
view-plays = Розігрувані карти
view-using = Застосовується
view-forces = Діє
view-offers = Пропозиції
view-traded = Уклали угоди
view-promises = Обіцянки
view-agendas = Карти засідання в колоді
view-looked = Карти, які ви дивитеся
view-decks = Колоди
view-discards = Скинуті карти дій
view-agenda_discards = Скинуті карти засідання
view-box = Поза грою
view-faction = Фракція
view-pools = Жетони наказів
view-goods = Товари
view-commodities = Продукція
view-limit = Межа продукції
view-passed = Пропустив хід
view-out = Вибув із гри
view-technologies = Технології
view-units = Загони
view-damaged = Пошкоджені
view-local = Особливе в цьому місці
view-why = Значення не як надруковано
view-spurs = Один корабель швидший
view-hangars = Винищувачі, яких обслуговують бази
view-excess = Винищувач без місця на борту, у половинах корабля
view-cannons = Космічні гармати за системами
view-tokens = Жетони наказів на полі
view-stored = Піхота, яка повернеться
view-hand = Карти дій
view-secrets = Секретні цілі
view-scored = Досягнуті секретні цілі
view-notes = Карти зобов'язань
view-hidden_notes = Інші карти зобов'язань
view-area = Відкриті карти зобов'язань
view-aside = Відкладена карта зобов'язання
view-shown = Показано гравцям
view-words = Сказано за хід
view-tiles = Плитки для галактики
view-spent = Виснажені
view-seat = Місце
verb-activate = Тактична дія
verb-use = Компонентна дія

# cards that are shown
part-talk-show_card = Показати приховану карту
event-shows = { $seat } показує карту гравцеві { $to }
event-shown_card = { $seat } показує гравцеві { $to } карту { $card }
ask-show_card = Яку карту показати?
view-shown_cards = Показані карти
view-deck = Ще не досліджені технології

# бій: надбавки до кісток, засідка, влучання в один корабель; наземні війська замість кораблів; копії технологій
ask-raise = До яких кісток ви додаєте 1 (по товару за кожну)?
ask-ambush = { $a }: які кораблі стріляють із засідки (не більше { $total })?
ask-single_out = { $a }: у який корабель суперника влучання?
ask-salvage_operations = { $a }: який корабель ви створюєте?
ask-as_ships = Які наземні війська беруть участь у космічному бою?
ask-gain_technology = { $a }: яку технологію ви отримуєте?
ask-land_docks = { $a }: на яких планетах стануть бази?
event-raised = { $seat } додає 1 до кісток
event-lifted_off = { $seat }, повертаються в космос із { $planet }: { $type }, { $units }
event-as_ships = { $seat }: наземні війська беруть участь у космічному бою: { $units }
event-docks_landed = { $seat } ставить бази на планети, { $system }: { $docks }. Втрачено: { $lost }
event-assimilated = { $seat } копіює: { $technology } ({ $token })
view-assimilated = Скопійовані технології

# what is told beside the position
printed = надруковано
view-progress = Хто скільки виконав
view-voters = Хто голосує
view-may_score = Може досягати загальних цілей
view-partners = З ким можна торгувати
view-research = Що можна дослідити
view-sheet = Поліпшені загони
