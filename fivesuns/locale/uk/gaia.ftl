# Проєкт «Гая»: усі тексти українською

# title
title = Проєкт «Гая»
tagline = Чотирнадцять цивілізацій, одна галактика, шість раундів і жодної краплі удачі після підготовки.

# options
option-setup = Підготовка
option-setup-help = У першій партії обирають із названих цивілізацій, а вчотирьох задано й шахти.
option-setup-advanced = вільний вибір
option-setup-first = перша партія
option-map = Карта
option-map-help = Як викладено сектори. Для одного і двох гравців: звичайна або всі сектори.
option-map-base = звичайна
option-map-outer = перемішано сектори 05–10
option-map-both = 01–04 і 05–10 перемішано окремо
option-map-all = перемішано всі сектори
option-map_builder = Викладання секторів
option-map_builder-help = Хто викладає й повертає перемішані сектори.
option-map_builder-dice = випадок
option-map_builder-last_player = останній гравець
option-leave_out = Менша карта для трьох
option-leave_out-help = Утрьох можна грати без одного крайнього сектора.
option-leave_out-none = усі сектори
option-leave_out-9 = без сектора 09
option-leave_out-10 = без сектора 10
option-turn_order = Порядок ходу
option-turn_order-help = Хто за ким ходить у наступному раунді. Перша партія завжди грається за годинниковою стрілкою.
option-turn_order-pass = у порядку пасів
option-turn_order-clockwise = за годинниковою стрілкою від того, хто спасував першим
option-auction = Аукціон
option-auction-help = Цивілізації купують за очки; ставки віднімаються наприкінці гри.
option-auction-off = без аукціону
option-auction-bids = ставки
option-automa_faction = Цивілізація Автоми
option-automa_faction-help = Лише для гри наодинці.
option-automa_faction-terrans = Террани
option-automa_faction-xenos = Ксеноси
option-automa_faction-taklons = Таклони
option-automa_faction-hadsch_hallas = Хадш-халла
option-automa_faction-geodens = Геодени
option-automa_faction-firaks = Фіракси
option-automa_faction-itars = Ітари
option-difficulty = Складність Автоми
option-difficulty-help = Лише для гри наодинці; кожен рівень сильніший за попередній.
option-difficulty-automalein = Автомаляйн (легко)
option-difficulty-automa = Автома (звичайно)
option-difficulty-automaechtig = Автомехтіг (важко)
option-difficulty-ultoma = Ультома (дуже важко)
option-difficulty-alptrauma = Альптраума (жах)
option-income_order = Порядок доходу енергії
option-income_order-help = Спочатку жетони чи спочатку зарядка: питати, коли це важливо, або обирати найбільшу зарядку.
option-income_order-ask = питати
option-income_order-best = найкращий порядок
option-discard = Які жетони віддавати
option-discard-help = Якими жетонами енергії платять за супутники та проєкти «Гая».
option-discard-lowest = із найнижчої зони
option-discard-choose = обирає власник
option-combine = Обмін одним платежем
option-combine-help = Якщо жетон вартий двох чи трьох одиниць енергії, ним можна оплатити кілька обмінів одразу.
option-combine-allowed = дозволено
option-combine-forbidden = заборонено
option-waste = Дії без користі
option-waste-help = Чи можна виконувати дію, вся вигода від якої пропадає?
option-waste-forbidden = заборонено
option-waste-allowed = дозволено
option-advance = Крок за жетон технології
option-advance-help = Чи можна відмовитися від кроку дослідження за жетон технології?
option-advance-optional = за бажанням
option-advance-must = обов'язковий
option-charge_time = Момент пасивної зарядки
option-charge_time-help = Коли суперники заряджають енергію після будівництва.
option-charge_time-end_of_turn = після ходу
option-charge_time-at_once = одразу
option-null_charge = Пропозиція без користі
option-null_charge-help = Чи питати гравців, яким нічого заряджати?
option-null_charge-no_offer = не питати
option-null_charge-offer = питати
option-one_power = Зарядка на одиницю
option-one_power-help = Вона безкоштовна: усе одно питати чи брати одразу.
option-one_power-ask = питати
option-one_power-take = брати
option-flexible_federations = Федерації в обхід своїх планет
option-flexible_federations-help = Чи можна оминути свої планети ціною зайвих супутників?
option-flexible_federations-no = ні
option-flexible_federations-yes = так
option-satellites = Супутники
option-satellites-help = Скільки супутників може збудувати кожен гравець.
option-satellites-all = усі 25
option-satellites-without_markers = крім тих, що служать позначками
option-map_adjacency = Однакові планети поруч
option-map_adjacency-help = Яким планетам не можна сусідити на межі секторів змінної карти.
option-map_adjacency-all = жодним
option-map_adjacency-home = рідним типам
option-rank_zero = Місце без прогресу
option-rank_zero-help = Чи отримують очки за місце гравці з нульовим результатом?
option-rank_zero-nothing = не отримують
option-rank_zero-points = отримують
option-end_conversion = Обмін наприкінці гри
option-end_conversion-help = Перед підрахунком ресурсів енергія обмінюється на кредити, а ККІ на руду.
option-end_conversion-off = ні
option-end_conversion-on = так
option-terran_rest = Террани у фазі Гая
option-terran_rest-help = Чи мусять террани з інститутом використати всю енергію, що повертається?
option-terran_rest-optional = за бажанням
option-terran_rest-all = мусять
option-itars_order = Ітари у фазі Гая
option-itars_order-help = Чи лишаються інші жетони в зоні Гая, поки беруть жетони технологій?
option-itars_order-stay = лишаються
option-itars_order-move_first = виходять раніше
option-itars_lost = Загублена планета у фазі Гая
option-itars_lost-help = Коли суперники заряджають енергію, якщо ітари виклали її в цій фазі.
option-itars_lost-at_once = одразу
option-itars_lost-later = під час наступної зарядки
option-ivits_grow = Зростання федерації івітів
option-ivits_grow-help = Чи треба щоразу приєднувати щось нове?
option-ivits_grow-total = важлива лише енергоємність
option-ivits_grow-new_planet = потрібне нове
option-station = Станція на супутнику
option-station-help = Чи можуть івіти поставити станцію на клітинку зі своїм супутником?
option-station-anywhere = так
option-station-off_satellites = ні
option-swap_lost = Обмін із загубленою планетою
option-swap_lost-help = Чи можуть амбаси поміняти інститут із шахтою на загубленій планеті?
option-swap_lost-no = ні
option-swap_lost-yes = так
option-guest_gaia = Гостьова шахта на планеті Гая: очки
option-guest_gaia-help = Чи вважається шахта лантидів поруч із чужою будівлею шахтою на планеті Гая?
option-guest_gaia-no_points = ні
option-guest_gaia-points = так
option-guest_qic = Гостьова шахта на планеті Гая: ціна
option-guest_qic-help = Чи потрібен для неї ККІ?
option-guest_qic-free = ні
option-guest_qic-pay = один ККІ

# factions
terrans = Террани
lantids = Лантиди
xenos = Ксеноси
gleens = Гліни
taklons = Таклони
ambas = Амбаси
hadsch_hallas = Хадш-халла
ivits = Івіти
geodens = Геодени
bal_taks = Бал-т'аки
firaks = Фіракси
bescods = Бескоди
nevlas = Невли
itars = Ітари
help-terrans = Енергія із зони Гая повертається до зони II. Інститут: у фазі Гая енергія, що повертається, ще й приносить ресурси.
help-lantids = Можуть збудувати шахту поруч із чужою будівлею; її не можна перебудувати, тип планети не зараховується. Інститут: 2 знання за кожну таку шахту.
help-xenos = Починають із третьою шахтою. Інститут: для федерації досить енергоємності 6.
help-gleens = Отримують руду замість ККІ, доки немає правої академії; планети Гая коштують руди; 2 ПО за шахту на планеті Гая. Інститут: власний жетон федерації.
help-taklons = Камінь розуму — жетон, яким платять за 3 енергії. Інститут: жетон енергії за кожної пасивної зарядки.
help-ambas = Інститут: раз на раунд міняється місцями зі своєю шахтою.
help-hadsch_hallas = Інститут: за ККІ, руду й знання можна платити кредитами замість енергії.
help-ivits = Починають з інститутом; єдина федерація весь час росте, супутники коштують ККІ. Інститут: раз на раунд космічна станція.
help-geodens = Інститут: 3 знання за першу шахту на кожному новому типі планет.
help-bal_taks = Гаяформери можна на час обміняти на ККІ; навігація недоступна до побудови інституту.
help-firaks = Інститут: раз на раунд лабораторія знову стає аванпостом, а ви просуваєтеся на рівень.
help-bescods = Академії та інститут помінялися місцями; раз на раунд крок у найнижчій галузі. Інститут: енергоємність на титанових планетах на 1 більша.
help-nevlas = Жетон із зони III можна перемістити в зону Гая за 1 знання. Інститут: жетони зони III варті 2 енергії.
help-itars = Скинуті заради енергії жетони йдуть у зону Гая. Інститут: у фазі Гая 4 такі жетони дають жетон технології.

# planets
terra = земний
oxide = кислотний
volcanic = вулканічний
desert = пустельний
swamp = болотний
titanium = титановий
ice = крижаний
gaia = планета типу Гая
transdim = нестабільна планета
lost = загублена планета
empty = порожній космос
blue = синій
yellow = жовтий
brown = коричневий
red = червоний
orange = помаранчевий
grey = сірий
white = білий

# structures and resources
mine = шахта
trading_station = торговий аванпост
research_lab = наукова лабораторія
planetary_institute = планетарний інститут
academy_left = ліва академія
academy_right = права академія
lost_planet_mine = шахта на загубленій планеті
guest_mine = гостьова шахта
gaiaformer = гаяформер
satellite = супутник
space_station = космічна станція
credits = кредити
ore = руда
knowledge = знання
qic = ККІ
charge = зарядка
token = жетон енергії
vp = ПО
area1 = зона I
area2 = зона II
area3 = зона III
gaia_area = зона Гая
brainstone = камінь розуму

# research tracks
terraforming = Тераформування
navigation = Навігація
artificial_intelligence = Штучний інтелект
gaia_project = Проєкт «Гая»
economy = Економіка
science = Наука
free1 = перша вільна комірка
free2 = друга вільна комірка
free3 = третя вільна комірка
help-terraforming = Здешевлює етапи тераформування; на вершині — жетон федерації.
help-navigation = Збільшує дальність; на вершині — загублена планета.
help-artificial_intelligence = ККІ на кожному рівні.
help-gaia_project = Гаяформери й дешевші проєкти «Гая»; на вершині 4 ПО і по 1 за кожну планету Гая.
help-economy = Дохід кредитів, руди й енергії; на вершині одразу 3 руди, 6 кредитів і зарядка 6.
help-science = Дохід знань; на вершині одразу 9 знань.

# standard technology tiles
tech1 = Технологія: 1 руда, 1 ККІ
tech2 = Технологія: 1 знання за тип планет
tech3 = Технологія: енергоємність інституту й академій 4
tech4 = Технологія: 7 ПО
tech5 = Технологія: дохід 1 руда, зарядка 1
tech6 = Технологія: дохід 1 знання, 1 кредит
tech7 = Технологія: 3 ПО за шахту на планеті Гая
tech8 = Технологія: дохід 4 кредити
tech9 = Технологія: дія, зарядка 4
help-tech1 = Одразу 1 руда і 1 ККІ.
help-tech2 = Одразу 1 знання за кожен тип колонізованих вами планет.
help-tech3 = Енергоємність вашого планетарного інституту й академій дорівнює 4 замість 3.
help-tech4 = Одразу 7 ПО.
help-tech5 = Щораунду 1 руда і зарядка 1.
help-tech6 = Щораунду 1 знання і 1 кредит.
help-tech7 = 3 ПО щоразу, коли ви будуєте шахту на планеті Гая.
help-tech8 = Щораунду 4 кредити.
help-tech9 = Спеціальна дія раз на раунд: зарядка 4.

# advanced technology tiles
advtech1 = Передова: 3 ПО за жетон федерації під час пасу
advtech2 = Передова: 2 ПО за кожен новий рівень досліджень
advtech3 = Передова: дія, 1 ККІ і 5 кредитів
advtech4 = Передова: 2 ПО за шахту
advtech5 = Передова: 3 ПО за лабораторію під час пасу
advtech6 = Передова: 1 руда за сектор
advtech7 = Передова: 1 ПО за тип планет під час пасу
advtech8 = Передова: 2 ПО за планету Гая
advtech9 = Передова: 4 ПО за аванпост
advtech10 = Передова: 2 ПО за сектор
advtech11 = Передова: дія, 3 руди
advtech12 = Передова: 5 ПО за жетон федерації
advtech13 = Передова: дія, 3 знання
advtech14 = Передова: 3 ПО за кожну збудовану шахту
advtech15 = Передова: 3 ПО за кожен збудований аванпост
help-advtech1 = Щоразу, коли ви пасуєте: 3 ПО за кожен ваш жетон федерації, зелений чи сірий.
help-advtech2 = 2 ПО щоразу, коли ви просуваєтеся в галузі досліджень.
help-advtech3 = Спеціальна дія раз на раунд: 1 ККІ і 5 кредитів.
help-advtech4 = Одразу 2 ПО за кожну вашу шахту на карті.
help-advtech5 = Щоразу, коли ви пасуєте: 3 ПО за кожну вашу лабораторію.
help-advtech6 = Одразу 1 руда за кожен сектор із вашою будівлею.
help-advtech7 = Щоразу, коли ви пасуєте: 1 ПО за кожен ваш тип планет.
help-advtech8 = Одразу 2 ПО за кожну колонізовану планету Гая.
help-advtech9 = Одразу 4 ПО за кожен ваш аванпост.
help-advtech10 = Одразу 2 ПО за кожен сектор із вашою будівлею.
help-advtech11 = Спеціальна дія раз на раунд: 3 руди.
help-advtech12 = Одразу 5 ПО за кожен ваш жетон федерації.
help-advtech13 = Спеціальна дія раз на раунд: 3 знання.
help-advtech14 = 3 ПО щоразу, коли ви будуєте шахту.
help-advtech15 = 3 ПО щоразу, коли ви будуєте аванпост.

# boosters
booster1 = Підсилювач: 1 руда, 1 знання
booster2 = Підсилювач: 2 жетони енергії, 1 руда
booster3 = Підсилювач: 2 кредити, 1 ККІ
booster4 = Підсилювач: 2 кредити; дія, етап тераформування
booster5 = Підсилювач: зарядка 2; дія, дальність +3
booster6 = Підсилювач: 1 руда; 1 ПО за шахту
booster7 = Підсилювач: 1 руда; 2 ПО за аванпост
booster8 = Підсилювач: 1 знання; 3 ПО за лабораторію
booster9 = Підсилювач: зарядка 4; 4 ПО за інститут чи академію
booster10 = Підсилювач: 4 кредити; 1 ПО за планету Гая
help-booster1 = Дохід: 1 руда і 1 знання.
help-booster2 = Дохід: 2 жетони енергії і 1 руда.
help-booster3 = Дохід: 2 кредити і 1 ККІ.
help-booster4 = Дохід: 2 кредити. Спеціальна дія: збудуйте шахту з одним безкоштовним етапом тераформування.
help-booster5 = Дохід: зарядка 2. Спеціальна дія: збудуйте шахту або почніть проєкт «Гая» з дальністю на 3 більше.
help-booster6 = Дохід: 1 руда. Під час пасу 1 ПО за кожну вашу шахту.
help-booster7 = Дохід: 1 руда. Під час пасу 2 ПО за кожен ваш аванпост.
help-booster8 = Дохід: 1 знання. Під час пасу 3 ПО за кожну вашу лабораторію.
help-booster9 = Дохід: зарядка 4. Під час пасу 4 ПО за інститут і за кожну академію.
help-booster10 = Дохід: 4 кредити. Під час пасу 1 ПО за кожну колонізовану планету Гая.

# round scoring tiles
score1 = Ціль раунду: 2 ПО за етап тераформування
score2 = Ціль раунду: 2 ПО за рівень досліджень
score3 = Ціль раунду: 2 ПО за шахту
score4 = Ціль раунду: 5 ПО за жетон федерації
score5 = Ціль раунду: 4 ПО за аванпост
score6 = Ціль раунду: 4 ПО за шахту на планеті Гая
score7 = Ціль раунду: 5 ПО за інститут чи академію
score8 = Ціль раунду: 3 ПО за аванпост
score9 = Ціль раунду: 3 ПО за шахту на планеті Гая
score10 = Ціль раунду: 5 ПО за інститут чи академію

# final scoring tiles
structures = Найбільше будівель
federation_structures = Найбільше будівель у федераціях
planet_types = Найбільше типів планет
gaia_planets = Найбільше планет Гая
sectors = Найбільше секторів
satellites = Найбільше супутників

# federation tokens
fed1 = Федерація: 12 ПО
fed2 = Федерація: 8 ПО, 1 ККІ
fed3 = Федерація: 8 ПО, 2 жетони енергії
fed4 = Федерація: 7 ПО, 2 руди
fed5 = Федерація: 7 ПО, 6 кредитів
fed6 = Федерація: 6 ПО, 2 знання
fed_gleens = Федерація глінів: 1 руда, 1 знання, 2 кредити

# power and QIC actions
power1 = 3 знання за 7 енергії
power2 = шахта з двома етапами тераформування за 5 енергії
power3 = 2 руди за 4 енергії
power4 = 7 кредитів за 4 енергії
power5 = 2 знання за 4 енергії
power6 = шахта з одним етапом тераформування за 3 енергії
power7 = 2 жетони за 3 енергії
qic1 = жетон технології за 4 ККІ
qic2 = повторна нагорода жетона федерації за 3 ККІ
qic3 = 3 ПО і по 1 за тип планет за 2 ККІ

# free actions
burn = скинути жетон зони II, щоб пересунути інший до III
power_to_qic = 1 ККІ за 4 енергії
power_to_ore = 1 руда за 3 енергії
power_to_knowledge = 1 знання за 4 енергії
power_to_credit = 1 кредит за 1 енергію
qic_to_ore = 1 руда за 1 ККІ
ore_to_credit = 1 кредит за 1 руду
ore_to_token = 1 жетон енергії за 1 руду
knowledge_to_credit = 1 кредит за 1 знання
credits_to_qic = 1 ККІ за 4 кредити
credits_to_ore = 1 руда за 3 кредити
credits_to_knowledge = 1 знання за 4 кредити
gaiaformer_to_qic = гаяформер відпочиває за 1 ККІ
token_to_knowledge = жетон зони III відпочиває за 1 знання
convert_all = уся енергія в кредити, усі ККІ в руду

# special actions
academy = права академія
faction = властивість цивілізації

# cards of the Automa
card01 = Карта Автоми 1
card02 = Карта Автоми 2
card03 = Карта Автоми 3
card04 = Карта Автоми 4
card05 = Карта Автоми 5
card06 = Карта Автоми 6
card07 = Карта Автоми 7
card08 = Карта Автоми 8
card09 = Карта Автоми 9
card10 = Карта Автоми 10
card11 = Карта Автоми 11
card12 = Карта Автоми 12
card13 = Карта Автоми 13
card14 = Карта Автоми 14
card15 = Карта Автоми 15
card16 = Карта Автоми 16
card17 = Карта Автоми 17

# what the table shows
view-round = Раунд
view-current = Хід гравця
view-first = Перший гравець
view-order = Порядок ходу
view-passed = Спасували
view-player_count = Гравців
view-map = Карта
view-board = Поле досліджень
view-boosters = Вільні підсилювачі
view-round_tiles = Цілі раундів
view-nominated = На аукціоні
view-final_tiles = Фінальний підрахунок
view-automa = Автома
view-faction = Цивілізація
view-colour = Колір
view-home = Рідні планети
view-credits = Кредити
view-ore = Руда
view-knowledge = Знання
view-qic = ККІ
view-vp = ПО
view-power = Коло енергії
view-research = Дослідження
view-range = Дальність
view-step_cost = Руди за етап тераформування
view-project_cost = Жетонів за проєкт «Гая»
view-gaiaformers = Гаяформери
view-supply = Лишилося будівель
view-satellites_left = Лишилося супутників
view-stations_left = Лишилося станцій
view-tiles = Жетони технологій
view-covered = Накриті жетони
view-advanced = Передові технології
view-tokens = Жетони федерацій
view-federations = Федерації
view-federation = Наступна федерація
view-booster = Підсилювач
view-next_booster = Наступний підсилювач
view-used = Виконані спеціальні дії
view-specials = Доступні спеціальні дії
view-income = Наступний дохід
view-points = Очки за джерелами
view-history = Очки за раундами
view-bid = Ставка
view-guest_mines = Гостьові шахти
view-final = Якби гра закінчилася зараз
view-seat = Місце
view-mines = Ціни шахт
view-projects = Ціни проєктів «Гая»
view-upgrades = Ціни перебудови
score-start = Початок
score-round_tiles = Цілі раундів
score-boosters = Підсилювачі
score-technology = Жетони технологій
score-federations = Федерації
score-charging = Плата за зарядку
score-faction = Цивілізація
score-qic_actions = Дії ККІ
score-research_bonus = Галузь «Проєкт „Гая“»
score-final1 = Перший фінальний жетон
score-final2 = Другий фінальний жетон
score-research = Дослідження
score-resources = Ресурси
score-auction = Аукціон
score-automa_cards = Карти рішень
score-automa_faction = Карта цивілізації
score-automa_rounds = Цілі раундів (Автома)

# questions
ask-faction = За яку цивілізацію ви граєте?
ask-nominate = Яку цивілізацію ви виставляєте на аукціон?
ask-bid = Зробіть ставку за цивілізацію.
ask-place_sector = Який сектор лежить на місці { $a }, довкола { $b }?
ask-turn_sector = На скільки повернути сектор { $a }? (у шостих частках за годинниковою стрілкою)
ask-first_structure = Де ви починаєте?
ask-booster = Оберіть перший підсилювач раунду.
ask-income = Дохід енергії: у якому порядку? Оберіть підсумок (зони I, II, III).
ask-terrans = Енергія, що повертається: лишилося { $a }. Що ви отримуєте?
ask-itars = Скинути 4 жетони зони Гая (усього { $a }) заради жетона технології?
ask-itars_tiles = Скільки жетонів технологій ви берете, по 4 жетони енергії за кожен?
ask-act = Ваш хід.
ask-end = Ще вільні дії чи кінець ходу?
ask-bundle = Лишилася зайва енергія: { $a }. Використати і її?
ask-mine = Де ви будуєте шахту?
ask-far = Де ви будуєте чи починаєте проєкт зі збільшеною дальністю?
ask-tile = Який жетон технології ви берете?
ask-cover = Який жетон ви накриваєте жетоном «{ $a }»?
ask-advance = У якій галузі ви просуваєтеся?
ask-lowest = У якій із найнижчих галузей ви просуваєтеся?
ask-lost_planet = Де ви знаходите загублену планету?
ask-federation = Які планети й супутники утворюють федерацію?
ask-token = Який жетон федерації ви берете?
ask-token_again = Нагороду якого жетона федерації ви отримуєте знову?
ask-tokens = Які жетони ви віддаєте? Усього: { $a } (зони I, II, III)
ask-swap = З якою шахтою інститут міняється місцями?
ask-downgrade = Яка лабораторія стає аванпостом?
ask-station = Де ви розміщуєте космічну станцію?
ask-charge = Сусід будує: { $c }. Зарядити енергію ({ $a }) { $b ->
     [0] безкоштовно
    *[other] за { $b } ПО
    }?
ask-brainstone = Зарядка { $a }: де опиниться камінь розуму?
ask-pay_brainstone = Ви витрачаєте енергію: { $a }. Використати камінь розуму?
ask-give_brainstone = Ви віддаєте жетони: { $a }. Серед них камінь розуму?
ask-burn_brainstone = Що станеться з каменем розуму?

# answers
do-build = Збудувати шахту: { $a }
do-at = { $a }
do-project = Почати проєкт «Гая»: { $a }
do-upgrade = Перебудувати ({ $a }): { $b }
do-act-federation = Створити федерацію
do-research = Дослідити: { $a }
do-power = Дія енергії, { $a ->
     [1] 7 енергії: 3 знання
     [2] 5 енергії: шахта з двома етапами
     [3] 4 енергії: 2 руди
     [4] 4 енергії: 7 кредитів
     [5] 4 енергії: 2 знання
     [6] 3 енергії: шахта з одним етапом
    *[7] 3 енергії: 2 жетони
    }
do-qic = Дія ККІ, { $a ->
     [1] 4 ККІ: жетон технології
     [2] 3 ККІ: жетон федерації ще раз
    *[3] 2 ККІ: 3 ПО і по 1 за тип планет
    }
do-special = Спеціальна дія: { $a }
do-act-pass = Спасувати і взяти «{ $a }»
do-last_pass = Спасувати востаннє
do-free = Вільно: { $a }
do-end = Закінчити хід
do-bowls = Зони { $a } / { $b } / { $c }
do-bowls_stone = Зони { $a } / { $b } / { $c }, камінь розуму: { $d }
do-take = { $a } із I, { $b } із II, { $c } із III
do-take_stone = камінь розуму, { $a } із I, { $b } із II, { $c } із III
do-sector = Сектор { $a }
do-turn_sector-number = на { $a }/6
do-charge-charge = Зарядити { $a }
do-charge-token_first = Спочатку жетон, потім зарядити { $a }
do-charge-pass = Не заряджати
do-keep = Лишити
do-use = Використати
do-move = Пересунути до зони III
do-discard = Скинути назавжди
do-itars-tile = Взяти жетон
do-itars-pass = Закінчити
do-terrans-pass = Більше нічого
do-bundle-pass = Хай пропаде
do-advance-pass = Не просуватися
verb-build = Збудувати шахту
verb-project = Проєкт «Гая»
verb-upgrade = Перебудувати
verb-federation = Федерація
verb-research = Дослідження
verb-board = Енергія, ККІ
verb-special = Спеціальні
verb-free = Вільні дії
verb-pass = Пас
verb-power = Дія енергії
verb-qic = Дія ККІ

# events
event-round = Починається раунд { $round }.
event-faction = { $seat } грає за цивілізацію: { $faction }.
event-bid = { $seat } ставить { $points } на цивілізацію: { $faction }.
event-placed = { $seat } починає тут: { $hex }.
event-booster = { $seat } бере «{ $booster }».
event-income = { $seat } отримує дохід: { $gains }.
event-built_mine = { $seat } будує шахту: { $hex }; платить { $paid }.
event-started_project = { $seat } починає проєкт «Гая»: { $hex }; платить { $paid }.
event-upgraded = { $seat } перебудовує ({ $hex }): { $structure }; платить { $paid }.
event-downgraded = { $seat } перетворює лабораторію ({ $hex }) на аванпост.
event-swapped = { $seat } переносить інститут: { $hex }.
event-station = { $seat } розміщує станцію: { $hex }.
event-lost_planet = { $seat } знаходить загублену планету: { $hex }{ $qic ->
     [0] {""}
    *[other] ; платить { $qic } ККІ
    }.
event-researched = { $seat } досягає рівня { $level }: { $track }{ $knowledge ->
     [0] {""}
     [one] ; платить { $knowledge } знання
     [few] ; платить { $knowledge } знання
    *[other] ; платить { $knowledge } знань
    }.
event-took_tile = { $seat } бере «{ $tile }».
event-federation = { $seat } створює федерацію: { $planets ->
     [one] { $planets } планета
     [few] { $planets } планети
    *[other] { $planets } планет
    }{ $satellites ->
     [0] {""}
     [one] , { $satellites } супутник; платить { $paid }
     [few] , { $satellites } супутники; платить { $paid }
    *[other] , { $satellites } супутників; платить { $paid }
    }.
event-federation_token = { $seat } отримує «{ $token }».
event-board_action = { $seat } виконує: { $action }.
event-special_action = { $seat } виконує спеціальну дію: { $action }.
event-free_action = { $seat }: { $action }.
event-charged = { $seat } заряджає { $power ->
     [one] { $power } одиницю енергії
     [few] { $power } одиниці енергії
    *[other] { $power } одиниць енергії
    }{ $points ->
     [0] {""}
     [one] {" "}за { $points } очко
     [few] {" "}за { $points } очки
    *[other] {" "}за { $points } очок
    }.
event-declined = { $seat } не заряджає { $power ->
     [one] { $power } одиницю енергії
     [few] { $power } одиниці енергії
    *[other] { $power } одиниць енергії
    }{ $points ->
     [0] {""}
     [one] {" "}за { $points } очко
     [few] {" "}за { $points } очки
    *[other] {" "}за { $points } очок
    }.
event-brainstone_lost = { $seat } скидає камінь розуму.
event-passed = { $seat } пасує і бере «{ $booster }»{ $points ->
     [0] {""}
     [one] ; +{ $points } очко
     [few] ; +{ $points } очки
    *[other] ; +{ $points } очок
    }.
event-passed_last = { $seat } пасує востаннє{ $points ->
     [0] {""}
     [one] ; +{ $points } очко
     [few] ; +{ $points } очки
    *[other] ; +{ $points } очок
    }.
event-final = Підсумкові очки: { $points }.
event-automa_card = Відкрито: { $card }.
event-automa_placed = Автома починає тут: { $hex }.
event-automa_booster = Автома бере «{ $booster }».
event-automa_built = Автома будує шахту: { $hex }.
event-automa_upgraded = Автома перебудовує ({ $hex }): { $structure }.
event-automa_researched = Автома досягає рівня { $level }: { $track }.
event-automa_removed = Автома прибирає: { $tile }.
event-automa_covered = Автома займає: { $action }.
event-automa_passed = Автома пасує і бере «{ $booster }».
event-automa_passed_last = Автома пасує востаннє.
event-gained = { $seat } отримує { $gains }.
event-points = { $seat }: +{ $points ->
     [one] { $points } очко
     [few] { $points } очки
    *[other] { $points } очок
    } ({ $source }).

# so many of something, in the log
amount-credits = { $n ->
     [one] { $n } кредит
     [few] { $n } кредити
    *[other] { $n } кредитів
    }
amount-ore = { $n ->
     [one] { $n } руду
     [few] { $n } руди
    *[other] { $n } руди
    }
amount-knowledge = { $n ->
     [one] { $n } знання
     [few] { $n } знання
    *[other] { $n } знань
    }
amount-qic = { $n } ККІ
amount-token = { $n ->
     [one] { $n } жетон енергії
     [few] { $n } жетони енергії
    *[other] { $n } жетонів енергії
    }
amount-charge = { $n ->
     [one] { $n } заряд енергії
     [few] { $n } заряди енергії
    *[other] { $n } зарядів енергії
    }
amount-vp = { $n ->
     [one] { $n } очко
     [few] { $n } очки
    *[other] { $n } очок
    }
amount-gaiaformer = { $n ->
     [one] { $n } гаяформер
     [few] { $n } гаяформери
    *[other] { $n } гаяформерів
    }

# stages
stage-set_up = Підготовка
stage-round = Раунд { $a }
stage-deal = Викладання
stage-choose_factions = Вибір цивілізацій
stage-nominate = Цивілізації для аукціону
stage-auction = Аукціон
stage-lay_map = Карта
stage-place_first_structures = Початкові будівлі
stage-choose_boosters = Початкові підсилювачі
stage-begin_round = Початок раунду
stage-income = Дохід
stage-gaia_planets_form = Фаза Гая
stage-gaia_phase = Фаза Гая
stage-begin_actions = Фаза дій
stage-turn = Хід
stage-next_turn = Фаза дій
stage-charging = Пасивна зарядка
stage-end_round = Прибирання
stage-final_scoring = Фінальний підрахунок
stage-prepare_deck = Колода Автоми
stage-shuffle_deck = Колода Автоми
stage-automa_turn = Хід Автоми

# reasons
why-occupied = Там уже є будівля.
why-gaiaformer_of_another = Там гаяформер іншого гравця.
why-no_piece = Не лишилося: { $a }.
why-mine_price = Ціна: кредити { $a }, руда { $b }, ККІ { $c } (етапів тераформування: { $d }).
why-has_gaiaformer = Там уже є гаяформер.
why-no_gaiaformer = У вас немає доступного гаяформера.
why-tokens = Потрібно жетонів енергії: { $a }, у вас { $b }.
why-range_qic = Надто далеко: потрібно ККІ { $a }, у вас { $b }.
why-price = Ціна: кредити { $a }, руда { $b }.
why-knowledge = Ціна: знання { $a }.
why-top_level = Ви вже на вершині.
why-no_navigation = Бал-т'аки не можуть просуватися тут без інституту.
why-level_taken = Вершину зайняв інший гравець.
why-green_token = Потрібен зелений жетон федерації.
why-used = Уже використано в цьому раунді.
why-power = Ціна: енергія { $a }, у вас { $b }.
why-qic = Ціна: ККІ { $a }, у вас { $b }.
why-no_target = Немає відповідної планети.
why-no_tile = Для вас немає жетона технології.
why-no_use = Нічого з цього не вміститься: для цього немає місця.
why-covered = Жетон накрито.
why-no_institute = Потрібен ваш планетарний інститут.
why-no_mine = У вас немає відповідної шахти.
why-no_lab = У вас немає наукової лабораторії.
why-no_track = Немає галузі, у якій ви могли б просунутися.
why-no_hex = У межах досяжності немає порожньої клітинки.
why-no_token = У вас немає жетона федерації.
why-federation_value = Потрібна енергоємність { $a }, у вас { $b }.
why-federation_satellites = Потрібно більше супутників, ніж ви можете оплатити ({ $a }).
why-federation_nothing_new = Треба приєднати щось нове, а поза федерацією у вас нічого немає.
why-no_tokens_left = Жетонів федерації не лишилося.
flaw-federation-joins = { $a } сусідить із нею і входить до неї.
flaw-federation-apart = Вона не зв'язана: з'єднайте все супутниками.
flaw-federation-value = Її енергоємність { $b }, потрібно { $a }.
flaw-federation-budget = У ній супутників: { $b }, а у вас може бути { $a }.
flaw-federation-fewer = Ці планети можна зв'язати меншою кількістю супутників, ніж { $a }.
flaw-federation-needless = Вистачило б частини цих планет, з меншою кількістю супутників.
