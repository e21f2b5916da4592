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
window-retreat_announced = Оголошено відступ
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
window-score = Зарахування цілей
window-reveal_obj = Розкривається загальна ціль
window-status_draw = Взяття карт дій
window-tokens_when = Жетони наказів у фазі статусу
window-screturn_when = Повертаються карти стратегії
window-status_end = Кінець фази статусу
window-ag_start = Початок фази засідання
window-ag_reveal_when = Розкривається карта засідання
window-ag_reveal_after = Розкриту карту засідання не замінено
window-ag_vote_before = Перед голосуванням
window-ag_vote = Голосування
window-ag_cast_after = Гравець віддав голоси
window-ag_speaker_after = Речник проголосував
window-ag_tie = Нічия або немає голосів
window-ag_elected_when = Обрано гравця
window-ag_resolve = Виконується рішення
window-ag_predict = Нагороди за передбачення
window-ag_end = Обидва засідання завершено

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
