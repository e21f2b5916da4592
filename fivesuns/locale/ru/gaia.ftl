# Проект «Гайя»: все тексты на русском

# title
title = Проект «Гайя»
tagline = Четырнадцать цивилизаций, одна галактика, шесть раундов и ни капли удачи после подготовки.

# options
option-setup = Подготовка
option-setup-help = В первой партии выбирают из названных цивилизаций, а вчетвером заданы и шахты.
option-setup-advanced = свободный выбор
option-setup-first = первая партия
option-map = Карта
option-map-help = Как выложены сектора. Для одного и двух игроков: обычная или все сектора.
option-map-base = обычная
option-map-outer = перемешаны сектора 05–10
option-map-both = 01–04 и 05–10 перемешаны отдельно
option-map-all = перемешаны все сектора
option-map_builder = Раскладка секторов
option-map_builder-help = Кто выкладывает и поворачивает перемешанные сектора.
option-map_builder-dice = случай
option-map_builder-last_player = последний игрок
option-leave_out = Уменьшенная карта для троих
option-leave_out-help = Втроём можно играть без одного крайнего сектора.
option-leave_out-none = все сектора
option-leave_out-9 = без сектора 09
option-leave_out-10 = без сектора 10
option-turn_order = Порядок хода
option-turn_order-help = Кто за кем ходит в следующем раунде. Первая партия всегда играется по часовой стрелке.
option-turn_order-pass = в порядке пасов
option-turn_order-clockwise = по часовой стрелке от спасовавшего первым
option-auction = Аукцион
option-auction-help = Цивилизации покупают за очки; ставки вычитаются в конце игры.
option-auction-off = без аукциона
option-auction-bids = ставки
option-automa_faction = Цивилизация Автомы
option-automa_faction-help = Только для одиночной игры.
option-automa_faction-terrans = Терраны
option-automa_faction-xenos = Ксеносы
option-automa_faction-taklons = Таклоны
option-automa_faction-hadsch_hallas = Хадш-халла
option-automa_faction-geodens = Геодены
option-automa_faction-firaks = Фираксы
option-automa_faction-itars = Итары
option-difficulty = Сложность Автомы
option-difficulty-help = Только для одиночной игры; каждый уровень сильнее предыдущего.
option-difficulty-automalein = Автомалейн (легко)
option-difficulty-automa = Автома (обычно)
option-difficulty-automaechtig = Автомехтиг (трудно)
option-difficulty-ultoma = Ультома (очень трудно)
option-difficulty-alptrauma = Альптраума (кошмар)
option-income_order = Порядок дохода энергии
option-income_order-help = Сначала фишки или сначала подзарядка: спрашивать, когда это важно, или выбирать наибольшую подзарядку.
option-income_order-ask = спрашивать
option-income_order-best = лучший порядок
option-discard = Какие фишки отдавать
option-discard-help = Какими фишками энергии платят за спутники и проекты «Гайя».
option-discard-lowest = из нижней зоны
option-discard-choose = выбирает владелец
option-combine = Обмен одним платежом
option-combine-help = Если фишка стоит две или три энергии, ею можно оплатить несколько обменов сразу.
option-combine-allowed = разрешён
option-combine-forbidden = запрещён
option-waste = Действия без пользы
option-waste-help = Можно ли выполнять действие, вся выгода от которого пропадает?
option-waste-forbidden = запрещены
option-waste-allowed = разрешены
option-advance = Шаг за жетон технологии
option-advance-help = Можно ли отказаться от шага исследования за жетон технологии?
option-advance-optional = по желанию
option-advance-must = обязателен
option-charge_time = Момент пассивной подзарядки
option-charge_time-help = Когда соперники заряжают энергию после стройки.
option-charge_time-end_of_turn = после хода
option-charge_time-at_once = сразу
option-null_charge = Предложение без пользы
option-null_charge-help = Спрашивать ли игроков, которым нечего заряжать?
option-null_charge-no_offer = не спрашивать
option-null_charge-offer = спрашивать
option-one_power = Подзарядка на единицу
option-one_power-help = Она бесплатна: всё равно спрашивать или брать сразу.
option-one_power-ask = спрашивать
option-one_power-take = брать
option-flexible_federations = Федерации в обход своих планет
option-flexible_federations-help = Можно ли обойти свои планеты ценой лишних спутников?
option-flexible_federations-no = нет
option-flexible_federations-yes = да
option-satellites = Спутники
option-satellites-help = Сколько спутников может построить каждый игрок.
option-satellites-all = все 25
option-satellites-without_markers = кроме тех, что служат метками
option-map_adjacency = Одинаковые планеты рядом
option-map_adjacency-help = Каким планетам нельзя соседствовать на границе секторов изменяемой карты.
option-map_adjacency-all = никаким
option-map_adjacency-home = родным типам
option-rank_zero = Место без прогресса
option-rank_zero-help = Получают ли очки за место игроки с нулевым результатом?
option-rank_zero-nothing = не получают
option-rank_zero-points = получают
option-end_conversion = Обмен в конце игры
option-end_conversion-help = Перед подсчётом ресурсов энергия обменивается на кредиты, а ККИ на руду.
option-end_conversion-off = нет
option-end_conversion-on = да
option-terran_rest = Терраны в фазе гайя
option-terran_rest-help = Обязаны ли терраны с институтом использовать всю возвращаемую энергию?
option-terran_rest-optional = по желанию
option-terran_rest-all = обязаны
option-itars_order = Итары в фазе гайя
option-itars_order-help = Остаются ли прочие фишки в зоне гайя, пока берут жетоны технологий?
option-itars_order-stay = остаются
option-itars_order-move_first = уходят раньше
option-itars_lost = Затерянная планета в фазе гайя
option-itars_lost-help = Когда соперники заряжают энергию, если итары выложили её в этой фазе.
option-itars_lost-at_once = сразу
option-itars_lost-later = при следующей подзарядке
option-ivits_grow = Рост федерации ивитов
option-ivits_grow-help = Нужно ли при каждом увеличении присоединять что-то новое?
option-ivits_grow-total = важна только энергоёмкость
option-ivits_grow-new_planet = нужно новое
option-station = Станция на спутнике
option-station-help = Могут ли ивиты поставить станцию на гекс со своим спутником?
option-station-anywhere = да
option-station-off_satellites = нет
option-swap_lost = Обмен с затерянной планетой
option-swap_lost-help = Могут ли амбасы поменять институт с шахтой на затерянной планете?
option-swap_lost-no = нет
option-swap_lost-yes = да
option-guest_gaia = Гостевая шахта на планете гайя: очки
option-guest_gaia-help = Считается ли шахта лантидов рядом с чужим строением шахтой на планете гайя?
option-guest_gaia-no_points = нет
option-guest_gaia-points = да
option-guest_qic = Гостевая шахта на планете гайя: цена
option-guest_qic-help = Нужен ли для неё ККИ?
option-guest_qic-free = нет
option-guest_qic-pay = один ККИ

# factions
terrans = Терраны
lantids = Лантиды
xenos = Ксеносы
gleens = Глины
taklons = Таклоны
ambas = Амбасы
hadsch_hallas = Хадш-халла
ivits = Ивиты
geodens = Геодены
bal_taks = Бал-т'аки
firaks = Фираксы
bescods = Бескоды
nevlas = Невлы
itars = Итары
help-terrans = Энергия из зоны гайя возвращается в зону II. Институт: в фазе гайя возвращаемая энергия ещё и приносит ресурсы.
help-lantids = Могут построить шахту рядом с чужим строением; её нельзя перестроить, тип планеты не засчитывается. Институт: 2 знания за каждую такую шахту.
help-xenos = Начинают с третьей шахтой. Институт: для федерации достаточно энергоёмкости 6.
help-gleens = Получают руду вместо ККИ, пока нет правой академии; планеты гайя стоят руды; 2 ПО за шахту на планете гайя. Институт: собственный жетон федерации.
help-taklons = Камень разума — фишка, которой платят за 3 энергии. Институт: фишка энергии при каждой пассивной подзарядке.
help-ambas = Институт: раз в раунд меняется местами со своей шахтой.
help-hadsch_hallas = Институт: за ККИ, руду и знания можно платить кредитами вместо энергии.
help-ivits = Начинают с институтом; единственная федерация всё время растёт, спутники стоят ККИ. Институт: раз в раунд космическая станция.
help-geodens = Институт: 3 знания за первую шахту на каждом новом типе планет.
help-bal_taks = Гайяформеры можно на время обменять на ККИ; навигация недоступна до постройки института.
help-firaks = Институт: раз в раунд лаборатория снова становится аванпостом, а вы продвигаетесь на уровень.
help-bescods = Академии и институт поменялись местами; раз в раунд шаг в самой отстающей области. Институт: энергоёмкость на титановых планетах на 1 больше.
help-nevlas = Фишку из зоны III можно отправить в зону гайя за 1 знание. Институт: фишки зоны III стоят 2 энергии.
help-itars = Сброшенные ради энергии фишки идут в зону гайя. Институт: в фазе гайя 4 таких фишки дают жетон технологии.

# planets
terra = земной
oxide = кислотный
volcanic = вулканический
desert = пустынный
swamp = болотный
titanium = титановый
ice = ледяной
gaia = планета типа гайя
transdim = нестабильная планета
lost = затерянная планета
empty = пустой космос
blue = синий
yellow = жёлтый
brown = коричневый
red = красный
orange = оранжевый
grey = серый
white = белый

# structures and resources
mine = шахта
trading_station = торговый аванпост
research_lab = научная лаборатория
planetary_institute = планетарный институт
academy_left = левая академия
academy_right = правая академия
lost_planet_mine = шахта на затерянной планете
guest_mine = гостевая шахта
gaiaformer = гайяформер
satellite = спутник
space_station = космическая станция
credits = кредиты
ore = руда
knowledge = знания
qic = ККИ
charge = подзарядка
token = фишка энергии
vp = ПО
area1 = зона I
area2 = зона II
area3 = зона III
gaia_area = зона гайя
brainstone = камень разума

# research tracks
terraforming = Терраформирование
navigation = Навигация
artificial_intelligence = Искусственный интеллект
gaia_project = Проект «Гайя»
economy = Экономика
science = Наука
free1 = первая свободная ячейка
free2 = вторая свободная ячейка
free3 = третья свободная ячейка
help-terraforming = Удешевляет этапы терраформирования; на вершине — жетон федерации.
help-navigation = Увеличивает дальность; на вершине — затерянная планета.
help-artificial_intelligence = ККИ на каждом уровне.
help-gaia_project = Гайяформеры и более дешёвые проекты «Гайя»; на вершине 4 ПО и по 1 за каждую планету гайя.
help-economy = Доход кредитов, руды и энергии; на вершине сразу 3 руды, 6 кредитов и подзарядка 6.
help-science = Доход знаний; на вершине сразу 9 знаний.

# standard technology tiles
tech1 = Технология: 1 руда, 1 ККИ
tech2 = Технология: 1 знание за тип планет
tech3 = Технология: энергоёмкость института и академий 4
tech4 = Технология: 7 ПО
tech5 = Технология: доход 1 руда, подзарядка 1
tech6 = Технология: доход 1 знание, 1 кредит
tech7 = Технология: 3 ПО за шахту на планете гайя
tech8 = Технология: доход 4 кредита
tech9 = Технология: действие, подзарядка 4
help-tech1 = Сразу 1 руда и 1 ККИ.
help-tech2 = Сразу 1 знание за каждый тип колонизированных вами планет.
help-tech3 = Энергоёмкость вашего планетарного института и академий равна 4 вместо 3.
help-tech4 = Сразу 7 ПО.
help-tech5 = Каждый раунд 1 руда и подзарядка 1.
help-tech6 = Каждый раунд 1 знание и 1 кредит.
help-tech7 = 3 ПО каждый раз, когда вы строите шахту на планете гайя.
help-tech8 = Каждый раунд 4 кредита.
help-tech9 = Специальное действие раз в раунд: подзарядка 4.

# advanced technology tiles
advtech1 = Передовая: 3 ПО за жетон федерации при пасе
advtech2 = Передовая: 2 ПО за каждый новый уровень исследований
advtech3 = Передовая: действие, 1 ККИ и 5 кредитов
advtech4 = Передовая: 2 ПО за шахту
advtech5 = Передовая: 3 ПО за лабораторию при пасе
advtech6 = Передовая: 1 руда за сектор
advtech7 = Передовая: 1 ПО за тип планет при пасе
advtech8 = Передовая: 2 ПО за планету гайя
advtech9 = Передовая: 4 ПО за аванпост
advtech10 = Передовая: 2 ПО за сектор
advtech11 = Передовая: действие, 3 руды
advtech12 = Передовая: 5 ПО за жетон федерации
advtech13 = Передовая: действие, 3 знания
advtech14 = Передовая: 3 ПО за каждую построенную шахту
advtech15 = Передовая: 3 ПО за каждый построенный аванпост
help-advtech1 = Каждый раз, когда вы пасуете: 3 ПО за каждый ваш жетон федерации, зелёный или серый.
help-advtech2 = 2 ПО каждый раз, когда вы продвигаетесь в области исследования.
help-advtech3 = Специальное действие раз в раунд: 1 ККИ и 5 кредитов.
help-advtech4 = Сразу 2 ПО за каждую вашу шахту на карте.
help-advtech5 = Каждый раз, когда вы пасуете: 3 ПО за каждую вашу лабораторию.
help-advtech6 = Сразу 1 руда за каждый сектор с вашим строением.
help-advtech7 = Каждый раз, когда вы пасуете: 1 ПО за каждый ваш тип планет.
help-advtech8 = Сразу 2 ПО за каждую колонизированную планету гайя.
help-advtech9 = Сразу 4 ПО за каждый ваш аванпост.
help-advtech10 = Сразу 2 ПО за каждый сектор с вашим строением.
help-advtech11 = Специальное действие раз в раунд: 3 руды.
help-advtech12 = Сразу 5 ПО за каждый ваш жетон федерации.
help-advtech13 = Специальное действие раз в раунд: 3 знания.
help-advtech14 = 3 ПО каждый раз, когда вы строите шахту.
help-advtech15 = 3 ПО каждый раз, когда вы строите аванпост.

# boosters
booster1 = Усилитель: 1 руда, 1 знание
booster2 = Усилитель: 2 фишки энергии, 1 руда
booster3 = Усилитель: 2 кредита, 1 ККИ
booster4 = Усилитель: 2 кредита; действие, этап терраформирования
booster5 = Усилитель: подзарядка 2; действие, дальность +3
booster6 = Усилитель: 1 руда; 1 ПО за шахту
booster7 = Усилитель: 1 руда; 2 ПО за аванпост
booster8 = Усилитель: 1 знание; 3 ПО за лабораторию
booster9 = Усилитель: подзарядка 4; 4 ПО за институт или академию
booster10 = Усилитель: 4 кредита; 1 ПО за планету гайя
help-booster1 = Доход: 1 руда и 1 знание.
help-booster2 = Доход: 2 фишки энергии и 1 руда.
help-booster3 = Доход: 2 кредита и 1 ККИ.
help-booster4 = Доход: 2 кредита. Специальное действие: постройте шахту с одним бесплатным этапом терраформирования.
help-booster5 = Доход: подзарядка 2. Специальное действие: постройте шахту или начните проект «Гайя» с дальностью на 3 больше.
help-booster6 = Доход: 1 руда. При пасе 1 ПО за каждую вашу шахту.
help-booster7 = Доход: 1 руда. При пасе 2 ПО за каждый ваш аванпост.
help-booster8 = Доход: 1 знание. При пасе 3 ПО за каждую вашу лабораторию.
help-booster9 = Доход: подзарядка 4. При пасе 4 ПО за институт и за каждую академию.
help-booster10 = Доход: 4 кредита. При пасе 1 ПО за каждую колонизированную планету гайя.

# round scoring tiles
score1 = Цель раунда: 2 ПО за этап терраформирования
score2 = Цель раунда: 2 ПО за уровень исследований
score3 = Цель раунда: 2 ПО за шахту
score4 = Цель раунда: 5 ПО за жетон федерации
score5 = Цель раунда: 4 ПО за аванпост
score6 = Цель раунда: 4 ПО за шахту на планете гайя
score7 = Цель раунда: 5 ПО за институт или академию
score8 = Цель раунда: 3 ПО за аванпост
score9 = Цель раунда: 3 ПО за шахту на планете гайя
score10 = Цель раунда: 5 ПО за институт или академию

# final scoring tiles
structures = Больше всего строений
federation_structures = Больше всего строений в федерациях
planet_types = Больше всего типов планет
gaia_planets = Больше всего планет гайя
sectors = Больше всего секторов
satellites = Больше всего спутников

# federation tokens
fed1 = Федерация: 12 ПО
fed2 = Федерация: 8 ПО, 1 ККИ
fed3 = Федерация: 8 ПО, 2 фишки энергии
fed4 = Федерация: 7 ПО, 2 руды
fed5 = Федерация: 7 ПО, 6 кредитов
fed6 = Федерация: 6 ПО, 2 знания
fed_gleens = Федерация глинов: 1 руда, 1 знание, 2 кредита

# power and QIC actions
power1 = 3 знания за 7 энергии
power2 = шахта с двумя этапами терраформирования за 5 энергии
power3 = 2 руды за 4 энергии
power4 = 7 кредитов за 4 энергии
power5 = 2 знания за 4 энергии
power6 = шахта с одним этапом терраформирования за 3 энергии
power7 = 2 фишки за 3 энергии
qic1 = жетон технологии за 4 ККИ
qic2 = повторная награда жетона федерации за 3 ККИ
qic3 = 3 ПО и по 1 за тип планет за 2 ККИ

# free actions
burn = сбросить фишку зоны II, чтобы передвинуть другую в III
power_to_qic = 1 ККИ за 4 энергии
power_to_ore = 1 руда за 3 энергии
power_to_knowledge = 1 знание за 4 энергии
power_to_credit = 1 кредит за 1 энергию
qic_to_ore = 1 руда за 1 ККИ
ore_to_credit = 1 кредит за 1 руду
ore_to_token = 1 фишка энергии за 1 руду
knowledge_to_credit = 1 кредит за 1 знание
credits_to_qic = 1 ККИ за 4 кредита
credits_to_ore = 1 руда за 3 кредита
credits_to_knowledge = 1 знание за 4 кредита
gaiaformer_to_qic = 1 ККИ за гайяформер, который уходит в зону гайя
token_to_knowledge = 1 знание за фишку зоны III, которая уходит в зону гайя
convert_all = вся энергия в кредиты, все ККИ в руду

# special actions
academy = правая академия
faction = свойство цивилизации

# cards of the Automa
card01 = Карта Автомы 1
card02 = Карта Автомы 2
card03 = Карта Автомы 3
card04 = Карта Автомы 4
card05 = Карта Автомы 5
card06 = Карта Автомы 6
card07 = Карта Автомы 7
card08 = Карта Автомы 8
card09 = Карта Автомы 9
card10 = Карта Автомы 10
card11 = Карта Автомы 11
card12 = Карта Автомы 12
card13 = Карта Автомы 13
card14 = Карта Автомы 14
card15 = Карта Автомы 15
card16 = Карта Автомы 16
card17 = Карта Автомы 17

# what the table shows
view-round = Раунд
view-current = Ход игрока
view-first = Первый игрок
view-order = Порядок хода
view-passed = Спасовали
view-player_count = Игроков
view-map = Карта
view-board = Поле исследований
view-boosters = Свободные усилители
view-round_tiles = Цели раундов
view-nominated = На аукционе
view-final_tiles = Финальный подсчёт
view-automa = Автома
view-faction = Цивилизация
view-colour = Цвет
view-home = Родные планеты
view-credits = Кредиты
view-ore = Руда
view-knowledge = Знания
view-qic = ККИ
view-vp = ПО
view-power = Энергетический цикл
view-research = Исследования
view-range = Дальность
view-step_cost = Руды за этап терраформирования
view-project_cost = Фишек за проект «Гайя»
view-gaiaformers = Гайяформеры
view-supply = Осталось строений
view-satellites_left = Осталось спутников
view-stations_left = Осталось станций
view-tiles = Жетоны технологий
view-covered = Накрытые жетоны
view-advanced = Передовые технологии
view-tokens = Жетоны федераций
view-federations = Федерации
view-federation = Следующая федерация
view-booster = Усилитель
view-next_booster = Следующий усилитель
view-used = Выполненные специальные действия
view-specials = Доступные специальные действия
view-income = Следующий доход
view-points = Очки по источникам
view-history = Очки по раундам
view-bid = Ставка
view-guest_mines = Гостевые шахты
view-final = Если бы игра закончилась сейчас
view-seat = Место
view-mines = Цены шахт
view-projects = Цены проектов «Гайя»
view-upgrades = Цены перестройки
score-start = Начало
score-round_tiles = Цели раундов
score-boosters = Усилители
score-technology = Жетоны технологий
score-federations = Федерации
score-charging = Плата за подзарядку
score-faction = Цивилизация
score-qic_actions = Действия ККИ
score-research_bonus = Область «Проект „Гайя“»
score-final1 = Первый финальный жетон
score-final2 = Второй финальный жетон
score-research = Исследования
score-resources = Ресурсы
score-auction = Аукцион
score-automa_cards = Карты решений
score-automa_faction = Карта цивилизации
score-automa_rounds = Цели раундов (Автома)

# questions
ask-faction = За какую цивилизацию вы играете?
ask-nominate = Какую цивилизацию вы выставляете на аукцион?
ask-bid = Сделайте ставку за цивилизацию.
ask-place_sector = Какой сектор лежит на месте { $a }, вокруг { $b }?
ask-turn_sector = На сколько повернуть сектор { $a }? (в шестых долях по часовой стрелке)
ask-first_structure = Где вы начинаете?
ask-booster = Выберите первый усилитель раунда.
ask-income = Доход энергии: в каком порядке? Выберите итог (зоны I, II, III).
ask-terrans = Возвращаемая энергия: осталось { $a }. Что вы получаете?
ask-itars = Сбросить 4 из фишек зоны гайя (всего { $a }) ради жетона технологии?
ask-itars_tiles = Сколько жетонов технологий вы берёте, по 4 фишки за каждый?
ask-act = Ваш ход.
ask-end = Ещё свободные действия или конец хода?
ask-bundle = Осталась лишняя энергия: { $a }. Использовать и её?
ask-mine = Где вы строите шахту?
ask-far = Где вы строите или начинаете проект с увеличенной дальностью?
ask-tile = Какой жетон технологии вы берёте?
ask-cover = Какой жетон вы накрываете жетоном «{ $a }»?
ask-advance = В какой области вы продвигаетесь?
ask-lowest = В какой из отстающих областей вы продвигаетесь?
ask-lost_planet = Где вы находите затерянную планету?
ask-federation = Какие планеты и спутники образуют федерацию?
ask-token = Какой жетон федерации вы берёте?
ask-token_again = Награду какого жетона федерации вы получаете снова?
ask-tokens = Какие фишки вы отдаёте? Всего: { $a } (зоны I, II, III)
ask-swap = С какой шахтой институт меняется местами?
ask-downgrade = Какая лаборатория становится аванпостом?
ask-station = Где вы размещаете космическую станцию?
ask-charge = Сосед строит: { $c }. Зарядить энергию ({ $a }) { $b ->
     [0] бесплатно
    *[other] за { $b } ПО
    }?
ask-brainstone = Подзарядка { $a }: где окажется камень разума?
ask-pay_brainstone = Вы тратите энергию: { $a }. Использовать камень разума?
ask-give_brainstone = Вы отдаёте фишки: { $a }. В их числе камень разума?
ask-burn_brainstone = Что станет с камнем разума?

# answers
do-build = Построить шахту: { $a }
do-at = { $a }
do-project = Начать проект «Гайя»: { $a }
do-upgrade = Перестроить ({ $a }): { $b }
do-act-federation = Создать федерацию
do-research = Исследовать: { $a }
do-power = Действие энергии { $a ->
     [1] 7 энергии: 3 знания
     [2] 5 энергии: шахта с двумя этапами
     [3] 4 энергии: 2 руды
     [4] 4 энергии: 7 кредитов
     [5] 4 энергии: 2 знания
     [6] 3 энергии: шахта с одним этапом
    *[7] 3 энергии: 2 фишки
    }
do-qic = Действие ККИ { $a ->
     [1] 4 ККИ: жетон технологии
     [2] 3 ККИ: жетон федерации ещё раз
    *[3] 2 ККИ: 3 ПО и по 1 за тип планет
    }
do-special = Специальное действие: { $a }
do-act-pass = Спасовать и взять «{ $a }»
do-last_pass = Спасовать в последний раз
do-free = Свободно: { $a }
do-end = Закончить ход
do-bowls = Зоны { $a } / { $b } / { $c }
do-bowls_stone = Зоны { $a } / { $b } / { $c }, камень разума: { $d }
do-take = { $a } из I, { $b } из II, { $c } из III
do-take_stone = камень разума, { $a } из I, { $b } из II, { $c } из III
do-sector = Сектор { $a }
do-turn_sector-number = на { $a }/6
do-charge-charge = Зарядить { $a }
do-charge-token_first = Сначала фишка, потом зарядить { $a }
do-charge-pass = Не заряжать
do-keep = Оставить
do-use = Использовать
do-move = Передвинуть в зону III
do-discard = Сбросить навсегда
do-itars-tile = Взять жетон
do-itars-pass = Закончить
do-terrans-pass = Больше ничего
do-bundle-pass = Пусть пропадёт
do-advance-pass = Не продвигаться
verb-build = Построить шахту
verb-project = Проект «Гайя»
verb-upgrade = Перестроить
verb-federation = Федерация
verb-research = Исследование
verb-board = Энергия, ККИ
verb-special = Специальные
verb-free = Свободные действия
verb-pass = Пас
verb-power = Действие энергии
verb-qic = Действие ККИ

# events
event-round = Начинается раунд { $round }.
event-faction = { $seat } играет за цивилизацию: { $faction }.
event-bid = { $seat } ставит { $points } на цивилизацию: { $faction }.
event-placed = { $seat } начинает здесь: { $hex }.
event-booster = { $seat } берёт «{ $booster }».
event-income = { $seat } получает доход: { $gains }.
event-built_mine = { $seat } строит шахту: { $hex }; платит { $paid }.
event-started_project = { $seat } начинает проект «Гайя»: { $hex }; платит { $paid }.
event-upgraded = { $seat } перестраивает ({ $hex }): { $structure }; платит { $paid }.
event-downgraded = { $seat } превращает лабораторию ({ $hex }) в аванпост.
event-swapped = { $seat } переносит институт: { $hex }.
event-station = { $seat } размещает станцию: { $hex }.
event-lost_planet = { $seat } находит затерянную планету: { $hex }{ $qic ->
     [0] {""}
    *[other] ; платит { $qic } ККИ
    }.
event-researched = { $seat } достигает уровня { $level }: { $track }{ $knowledge ->
     [0] {""}
     [one] ; платит { $knowledge } знание
     [few] ; платит { $knowledge } знания
    *[other] ; платит { $knowledge } знаний
    }.
event-took_tile = { $seat } берёт «{ $tile }».
event-federation = { $seat } создаёт федерацию: { $planets ->
     [one] { $planets } планета
     [few] { $planets } планеты
    *[other] { $planets } планет
    }{ $satellites ->
     [0] {""}
     [one] , { $satellites } спутник; платит { $paid }
     [few] , { $satellites } спутника; платит { $paid }
    *[other] , { $satellites } спутников; платит { $paid }
    }.
event-federation_token = { $seat } получает «{ $token }».
event-board_action = { $seat } выполняет: { $action }.
event-special_action = { $seat } выполняет специальное действие: { $action }.
event-free_action = { $seat }: { $action }.
event-charged = { $seat } заряжает { $power ->
     [one] { $power } единицу энергии
     [few] { $power } единицы энергии
    *[other] { $power } единиц энергии
    }{ $points ->
     [0] {""}
     [one] {" "}за { $points } очко
     [few] {" "}за { $points } очка
    *[other] {" "}за { $points } очков
    }.
event-declined = { $seat } не заряжает { $power ->
     [one] { $power } единицу энергии
     [few] { $power } единицы энергии
    *[other] { $power } единиц энергии
    }{ $points ->
     [0] {""}
     [one] {" "}за { $points } очко
     [few] {" "}за { $points } очка
    *[other] {" "}за { $points } очков
    }.
event-brainstone_lost = { $seat } сбрасывает камень разума.
event-passed = { $seat } пасует и берёт «{ $booster }»{ $points ->
     [0] {""}
     [one] ; +{ $points } очко
     [few] ; +{ $points } очка
    *[other] ; +{ $points } очков
    }.
event-passed_last = { $seat } пасует в последний раз{ $points ->
     [0] {""}
     [one] ; +{ $points } очко
     [few] ; +{ $points } очка
    *[other] ; +{ $points } очков
    }.
event-final = Итоговые очки: { $points }.
event-automa_card = Открыта: { $card }.
event-automa_placed = Автома начинает здесь: { $hex }.
event-automa_booster = Автома берёт «{ $booster }».
event-automa_built = Автома строит шахту: { $hex }.
event-automa_upgraded = Автома перестраивает ({ $hex }): { $structure }.
event-automa_researched = Автома достигает уровня { $level }: { $track }.
event-automa_removed = Автома убирает: { $tile }.
event-automa_covered = Автома занимает: { $action }.
event-automa_passed = Автома пасует и берёт «{ $booster }».
event-automa_passed_last = Автома пасует в последний раз.
event-gained = { $seat } получает { $gains }.
event-points = { $seat }: +{ $points ->
     [one] { $points } очко
     [few] { $points } очка
    *[other] { $points } очков
    } ({ $source }).

# so many of something, in the log
amount-credits = { $n ->
     [one] { $n } кредит
     [few] { $n } кредита
    *[other] { $n } кредитов
    }
amount-ore = { $n ->
     [one] { $n } руду
     [few] { $n } руды
    *[other] { $n } руды
    }
amount-knowledge = { $n ->
     [one] { $n } знание
     [few] { $n } знания
    *[other] { $n } знаний
    }
amount-qic = { $n } ККИ
amount-token = { $n ->
     [one] { $n } фишку энергии
     [few] { $n } фишки энергии
    *[other] { $n } фишек энергии
    }
amount-charge = { $n ->
     [one] { $n } заряд энергии
     [few] { $n } заряда энергии
    *[other] { $n } зарядов энергии
    }
amount-vp = { $n ->
     [one] { $n } очко
     [few] { $n } очка
    *[other] { $n } очков
    }
amount-gaiaformer = { $n ->
     [one] { $n } гайяформер
     [few] { $n } гайяформера
    *[other] { $n } гайяформеров
    }

# stages
stage-set_up = Подготовка
stage-round = Раунд { $a }
stage-deal = Раскладка
stage-choose_factions = Выбор цивилизаций
stage-nominate = Цивилизации для аукциона
stage-auction = Аукцион
stage-lay_map = Карта
stage-place_first_structures = Начальные строения
stage-choose_boosters = Начальные усилители
stage-begin_round = Начало раунда
stage-income = Доход
stage-gaia_planets_form = Фаза гайя
stage-gaia_phase = Фаза гайя
stage-begin_actions = Фаза действий
stage-turn = Ход
stage-next_turn = Фаза действий
stage-charging = Пассивная подзарядка
stage-end_round = Расчистка
stage-final_scoring = Финальный подсчёт
stage-prepare_deck = Колода Автомы
stage-shuffle_deck = Колода Автомы
stage-automa_turn = Ход Автомы

# reasons
why-occupied = Там уже есть строение.
why-gaiaformer_of_another = Там гайяформер другого игрока.
why-no_piece = Не осталось: { $a }.
why-mine_price = Цена: кредиты { $a }, руда { $b }, ККИ { $c } (этапов терраформирования: { $d }).
why-has_gaiaformer = Там уже есть гайяформер.
why-no_gaiaformer = У вас нет доступного гайяформера.
why-tokens = Нужно фишек энергии: { $a }, у вас { $b }.
why-range_qic = Слишком далеко: нужно ККИ { $a }, у вас { $b }.
why-price = Цена: кредиты { $a }, руда { $b }.
why-knowledge = Цена: знания { $a }.
why-top_level = Вы уже на вершине.
why-no_navigation = Бал-т'аки не могут продвигаться здесь без института.
why-level_taken = Вершину занял другой игрок.
why-green_token = Нужен зелёный жетон федерации.
why-used = Уже использовано в этом раунде.
why-power = Цена: энергия { $a }, у вас { $b }.
why-qic = Цена: ККИ { $a }, у вас { $b }.
why-no_target = Нет подходящей планеты.
why-no_tile = Для вас нет жетона технологии.
why-no_use = Ничего из этого не поместится: для этого нет места.
why-covered = Жетон накрыт.
why-no_institute = Нужен ваш планетарный институт.
why-no_mine = У вас нет подходящей шахты.
why-no_lab = У вас нет научной лаборатории.
why-no_track = Нет области, в которой вы могли бы продвинуться.
why-no_hex = В пределах досягаемости нет пустого гекса.
why-no_token = У вас нет жетона федерации.
why-federation_value = Нужна энергоёмкость { $a }, у вас { $b }.
why-federation_satellites = Нужно больше спутников, чем вы можете оплатить ({ $a }).
why-federation_nothing_new = Нужно присоединить что-то новое, а вне федерации у вас ничего нет.
why-no_tokens_left = Жетонов федерации не осталось.
flaw-federation-joins = { $a } соседствует с ней и входит в неё.
flaw-federation-apart = Она не связана: соедините всё спутниками.
flaw-federation-value = Её энергоёмкость { $b }, нужно { $a }.
flaw-federation-budget = В ней спутников: { $b }, а у вас может быть { $a }.
flaw-federation-fewer = Эти планеты можно связать меньшим числом спутников, чем { $a }.
flaw-federation-needless = Хватило бы части этих планет, с меньшим числом спутников.
