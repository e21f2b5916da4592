# «Звёздное слияние»: все тексты по-русски

# title
title = Звёздное слияние
tagline = Девять видов, шесть раундов, одни большие переговоры: обогатите всех, а себя чуть больше.

## Rounds, bids, options

# questions
ask-species = Выберите свой вид
ask-handicap = { $a ->
    [-1] Фора: без какого маленького кубика вы начинаете?
   *[1] Фора: какой маленький кубик вы берёте?
    }
ask-unsupported = Колоний больше, чем снабжения: какие уходят под колоду ({ $least })?
ask-order = В каком порядке ваши колонии уходят под колоду?
ask-bid = Поставьте корабли на колонии и на научные группы; у вас { $a }
ask-colonies = Купите колонию за ставку { $a } или спасуйте и оставьте корабли себе
ask-research = Купите научную группу за ставку { $a } или спасуйте и оставьте корабли себе
ask-steal = Кого вы обкрадываете и как?
ask-bribe = Чем вы платите за «{ $b }» против { $a } ({ $total })?
ask-loot = Что вы берёте у { $a } с помощью «{ $b }» ({ $total })?
do-colonies-split = Разделить ставку
do-steal-rob = { $a }: { $b }, способ оплаты { $d }, преобразователь { $c }
part-bid-bid = Ставка
part-bid-open = Открыть ставки
field-bid-bid-a = корабли на колонии
field-bid-bid-b = корабли на научные группы

# what is wrong with a bid
flaw-too-many-ships = Обе ставки вместе — { $a }, а кораблей у вас { $b }: ставьте меньше.
flaw-promised-bid = Вы обещали: на этой шкале ({ $a }) ставка не меньше { $b } и не больше { $c }.
flaw-borrowed-upgrade = Карта «{ $a }» одолжена, а одолженные карты за этим столом не улучшают: это может сделать её владелец.
why-lacks = Не хватает: { $b }

# what happens
event-species = { $seat } играет за вид: { $species }
event-handicap = { $n ->
    [-1] { $seat } начинает без одного кубика: { $kind }
   *[1] { $seat } начинает с лишним кубиком: { $kind }
    }
event-round = Раунд { $round }
event-entered = В игру входит { $card } ({ $seat })
event-invented = { $seat } изобретает: { $card }
event-acknowledged = { $seat } возвращает признание, { $to } получает очко
event-gained = { $seat } получает благодаря карте «{ $card }»: { $goods }
event-lost = { $seat } не снабжает колонию { $card }: она уходит под колоду
event-bonus = { $seat } получает { $vp } ПО за совместное использование ({ $card })
event-announced = { $seat } объявляет корабли: { $ships }
event-bid = { $seat }: ставка сделана
event-revealed = { $seat }: ставка { $ships } ({ $track })
event-split = { $seat } делит ставку: { $more } и { $less }
event-passed = { $seat } пасует и оставляет себе корабли: { $ships }
event-bought = { $seat } покупает «{ $card }» за { $ships }
event-sown = На колонии { $card } — семя ({ $seat })
event-stolen = { $seat } крадёт у { $foe } с помощью «{ $card }»: { $loot }. Уплачено: { $paid }.
event-returned = { $card }: от { $seat } домой к { $to }
event-over = Игра окончена

# stages and phases
stage-round = Раунд { $a }
stage-phase = { $a }
stage-set_up = Подготовка
stage-choose_species = Выбор вида
stage-handicap = Фора
stage-deal = Подготовка
setup = Подготовка
trade = Фаза торговли
economy = Фаза экономики
sharing = Совместное использование
bidding = Ставки
colonies = Колонии
research = Научные группы
steal = Фаза кражи
over = Конец

# points, and keys of the view
score-vp = Победные очки
score-leftovers = Остаток
view-round = Раунд
view-rounds = Раундов
view-phase = Фаза
view-over = Окончена
view-cards = Карты в игре
view-turned = Улучшенные и освоенные карты
view-seedlings = Колонии с семенем
view-used = Запущенные преобразователи
view-tucked = Потраченные карты
view-removed = Вне игры
view-species_left = Свободные виды
view-relics = Реликтовых миров в колоде
view-invented = Изобретено в этом раунде
view-column = Изобретено раньше
view-licensed = Лицензии
view-offers = Предложения
view-promises = Обещания
view-deals = Заключено сделок
view-order = Неразыгранные ставки
view-traded = В безопасности от кражи
view-robbed = Обкрадены в этом раунде
view-species = Вид
view-stock = Запас
view-donation = Карта пожертвований
view-envoy_gift = Уйдёт одному игроку
view-acknowledgements = Признания
view-envoys = Посыльные
view-support = Снабжение колоний
view-bonus = Бонус совместного использования
view-ready = Готовность
view-announced = Объявлено кораблей
view-has_bid = Ставка сделана
view-bid = Ставка
view-vp = Очки
view-score = Счёт
view-colonies = Шкала колоний
view-research = Шкала научных групп
view-seat = Место
cells = ячейки
least = минимальные ставки
top = верхняя карта
under = под колодой
unseen = неизвестных карт
used = запущены
turned = перевёрнута
ships = корабли
seat = место
view-made = Сделано предложений
span-round = этот раунд

# options
option-species = Виды
option-species-help = Кто за кого играет: выбирают по порядку мест, в порядке по жребию, или виды раздают.
option-species-choose = выбирают по порядку мест
option-species-random = выбирают в порядке по жребию
option-species-dealt = раздаются
option-first_game = Первая партия
option-first_game-help = Выбирать можно только из самых простых видов, по числу игроков.
option-exact_scoring = Точный подсчёт
option-exact_scoring-help = Остаток в конце считают в двенадцатых долях очка, без округления.
option-trade_timer = Таймер торговли
option-trade_timer-help = Кто молчит, пока не вышло время, считается готовым.
option-lien = Залог
option-lien-help = Можно ли тратить то, что вы должны отдать в этой же фазе торговли.
option-lien-free = можно тратить
option-lien-strict = нельзя тратить
option-split_leftover_donations = Делить остаток пожертвований
option-split_leftover_donations-help = Остаток на карте пожертвований может уйти нескольким игрокам.
option-open_offers = Открытые предложения
option-open_offers-help = Каждое предложение видят все, а не только те, кому оно сделано.
option-open_points = Открытые очки
option-open_points-help = Очки всех игроков видны всем.
option-borrowed_upgrade = Улучшение одолженных карт
option-borrowed_upgrade-help = Тот, у кого лежит одолженная карта, может запустить преобразователь, который её улучшает.
option-borrowed_upgrade-yes = да
option-borrowed_upgrade-no = нет
option-lending_on = Одалживать дальше
option-lending_on-help = Одолженную карту можно одолжить дальше до конца раунда.
option-lending_on-yes = да
option-lending_on-no = нет
option-loot_pays = Плата краденым
option-loot_pays-help = Украденным в этой фазе можно платить за следующую кражу.
option-loot_pays-yes = да
option-loot_pays-no = нет
option-short_loot = Неполная добыча
option-short_loot-help = Обокрасть можно и того, у кого меньше, чем нужно украсть.
option-short_loot-yes = да
option-short_loot-no = нет
option-handicap_1 = Фора, место 1
option-handicap_1-help = На один маленький кубик меньше или больше в начале.
option-handicap_1-0 = нет
option-handicap_1--1 = на кубик меньше
option-handicap_1-1 = на кубик больше
option-handicap_2 = Фора, место 2
option-handicap_2-help = На один маленький кубик меньше или больше в начале.
option-handicap_2-0 = нет
option-handicap_2--1 = на кубик меньше
option-handicap_2-1 = на кубик больше
option-handicap_3 = Фора, место 3
option-handicap_3-help = На один маленький кубик меньше или больше в начале.
option-handicap_3-0 = нет
option-handicap_3--1 = на кубик меньше
option-handicap_3-1 = на кубик больше
option-handicap_4 = Фора, место 4
option-handicap_4-help = На один маленький кубик меньше или больше в начале.
option-handicap_4-0 = нет
option-handicap_4--1 = на кубик меньше
option-handicap_4-1 = на кубик больше
option-handicap_5 = Фора, место 5
option-handicap_5-help = На один маленький кубик меньше или больше в начале.
option-handicap_5-0 = нет
option-handicap_5--1 = на кубик меньше
option-handicap_5-1 = на кубик больше
option-handicap_6 = Фора, место 6
option-handicap_6-help = На один маленький кубик меньше или больше в начале.
option-handicap_6-0 = нет
option-handicap_6--1 = на кубик меньше
option-handicap_6-1 = на кубик больше
option-handicap_7 = Фора, место 7
option-handicap_7-help = На один маленький кубик меньше или больше в начале.
option-handicap_7-0 = нет
option-handicap_7--1 = на кубик меньше
option-handicap_7-1 = на кубик больше
option-handicap_8 = Фора, место 8
option-handicap_8-help = На один маленький кубик меньше или больше в начале.
option-handicap_8-0 = нет
option-handicap_8--1 = на кубик меньше
option-handicap_8-1 = на кубик больше
option-handicap_9 = Фора, место 9
option-handicap_9-help = На один маленький кубик меньше или больше в начале.
option-handicap_9-0 = нет
option-handicap_9--1 = на кубик меньше
option-handicap_9-1 = на кубик больше

## Trade, deals, promises

# questions
ask-trade = Торгуйте или скажите «Готово»
ask-which = Какие кубики переходят: { $a } → { $b } ({ $total })
ask-buy = Сколько вы покупаете? Продаёт { $a }: { $b }, каждый за { $c } ({ $d }); не больше { $high }
ask-compensate = Вы не можете выполнить обещание { $a }: предложите компенсацию
ask-compensation = { $a }: обещание { $b } нельзя выполнить. Согласны на компенсацию?
ask-leftovers = Кому достанется остаток с вашей карты пожертвований?
ask-share_leftovers = Раздайте всё, что осталось на вашей карте пожертвований
do-compensation-agree = Согласиться
do-compensation-refuse = Отказать: всё возможное, потом очки
agree = согласие
refuse = отказ

# what one says
part-ready = Готово
part-unready = Ещё не готово
part-run = Запустить преобразователь
part-tuck = Подложить карту
part-offer = Предложить
part-amend = Изменить
part-accept = Принять
part-decline = Отклонить
part-withdraw = Отозвать
part-give = Отдать
part-donated = Отдать с карты пожертвований
part-card = Передать карту
part-acks = Передать признания
part-licence = Дать лицензию на технологию
part-runs = Запускает преобразователь
part-tucks = Подкладывает карту
part-pay = Оплатить
part-use = Потратить колонию
part-later = Позже
part-if-takes = Если карта взята
part-if-runs = Если преобразователь запущен
part-if-invents = Если изобретено
part-else = А иначе отдать
part-any = Отдать кубики любого цвета
part-buy = Может купить
part-atmost = Ставка не больше
part-atleast = Ставка не меньше
part-take = Взять карту
part-leave = Не брать карту
part-spare = Не красть
part-will = Запустить в фазе экономики
part-wont = Не запускать в фазе экономики
part-noinvent = Не изобретать
part-replaces = Заменяет обещание

# their fields
field-run-a = карта
field-run-b = преобразователь
field-run-c = способ оплаты
field-tuck-a = карта
field-tuck-b = под какую
field-amend-a = предложение
field-accept-a = предложение
field-accept-b = версия
field-decline-a = предложение
field-withdraw-a = предложение
field-give-a = от кого
field-give-b = кому
field-give-c = что
field-give-d = сколько
field-donated-a = от кого
field-donated-b = кому
field-donated-c = что
field-donated-d = сколько
field-card-a = от кого
field-card-b = кому
field-card-c = карта
field-acks-a = от кого
field-acks-b = кому
field-acks-c = сколько
field-licence-a = от кого
field-licence-b = кому
field-licence-c = технология
field-runs-a = кто
field-runs-b = карта
field-runs-c = преобразователь
field-runs-d = способ оплаты
field-tucks-a = кто
field-tucks-b = карта
field-tucks-c = под какую
field-pay-a = что
field-pay-b = сколько
field-use-a = колония
field-later-a = раунд
field-later-b = когда
field-if-takes-a = кто
field-if-takes-b = карта
field-if-runs-a = кто
field-if-runs-b = карта
field-if-runs-c = преобразователь
field-if-invents-a = кто
field-if-invents-b = технология
field-else-a = от кого
field-else-b = кому
field-else-c = что
field-else-d = сколько
field-any-a = от кого
field-any-b = кому
field-any-c = размер
field-any-d = сколько
field-any-e = кто выбирает
field-buy-a = кто
field-buy-b = от кого
field-buy-c = что
field-buy-d = не больше
field-buy-e = чем платит
field-buy-f = цена за штуку
field-atmost-a = кто
field-atmost-b = шкала
field-atmost-c = корабли
field-atleast-a = кто
field-atleast-b = шкала
field-atleast-c = корабли
field-take-a = кто
field-take-b = карта
field-leave-a = кто
field-leave-b = карта
field-spare-a = кто
field-spare-b = кого
field-will-a = кто
field-will-b = карта
field-will-c = преобразователь
field-wont-a = кто
field-wont-b = карта
field-wont-c = преобразователь
field-noinvent-a = кто
field-noinvent-b = технология
field-replaces-a = обещание
field-compensate-give-a = кому
field-share_leftovers-give-a = кому
field-compensate-give-b = что
field-share_leftovers-give-b = что
field-compensate-give-c = сколько
field-share_leftovers-give-c = сколько
field-compensate-card-a = кому
field-compensate-card-b = карта
start = в начале его фазы торговли
end = в конце его фазы торговли
debtor = кто отдаёт
creditor = кто получает

# what is wrong with an act
flaw-no-act = Сначала скажите, что вы делаете: готовность, запуск, карта под карту, предложение, изменение, согласие, отказ или отзыв.
flaw-one-act = Одно действие за раз: после предложения — только его условия, после запуска — только оплата.
flaw-no-terms = Скажите, что предлагается.
flaw-too-many-terms = В сделке не больше { $a } условий.
flaw-nothing-promised = После «позже» или «если» следует обещание.
flaw-pays-nothing = Оплата стоит сразу после преобразователя, который она оплачивает, и только если он запускается сразу.
flaw-else-nothing = «А иначе» стоит сразу после обещания, которое возмещает.
flaw-only-promised = Это можно только обещать: поставьте после «позже».
flaw-only-now = Это нельзя обещать: поставьте перед «позже».
flaw-nothing-now = Во время ставок обмен запрещён: обещайте это на следующий раунд.
flaw-not-about-bids = Во время ставок договариваются только о том, что касается этих ставок и карт: скажите что-нибудь о них или подождите фазы торговли.
flaw-no-bids-then = В раунде { $a } ставок нет: обещайте на более ранний.
flaw-over-already = Эта часть раунда уже прошла: обещайте на следующий раунд.
flaw-waits-for-pick = До этого никто не берёт карт со шкал, так что долга никогда не возникнет: назовите более поздний раунд.
flaw-to-oneself = С собой сделок не бывает: назовите двух игроков.
flaw-too-late = Игра заканчивается раундом { $a }: позже сроков нет.
flaw-due-already = Этот момент уже прошёл: самый ранний — конец этой фазы торговли.
flaw-not-tradeable = { $a }: этой картой торговать нельзя.
flaw-same-kind = Цена и товар одного вида: выберите другую цену.
flaw-one-party = В сделке не меньше двух участников.
flaw-standing-for-two = Предложение любому — между вами и тем, кто его примет: больше никого не называйте.
flaw-contradicts = Это нельзя выполнить вместе с другим обещанием того же игрока.
flaw-too-few-ships = { $a }: кораблей — { $b }, на всё, что было бы обещано, их не хватит: обещайте меньше.
flaw-no-such-promise = Обещание { $a } уже закрыто.
flaw-has-too-few = { $a }: столько нет, { $b } — { $c }.
flaw-donates-too-few = { $a }: на карте пожертвований столько нет, { $b } — { $c }. Полученное с посыльным уходит вместе с ним.
flaw-not-licensable = { $a }: не их изобретение, лицензируются только свои.
flaw-has-it-already = { $a }: { $b } уже в игре или потрачена.
flaw-promised-not-to = Обещано не изобретать в этом раунде: { $a }.
flaw-not-held = { $a }: карты нет, { $b }.
flaw-borrowed = { $a }: карта одолжена, а за этим столом одолженное дальше не передают.
flaw-other-version = Предложение { $a } изменилось: прочтите версию { $b }.
flaw-too-many-offers = Не больше { $a } предложений и изменений за фазу; чужие можно принимать и отклонять.
flaw-too-many-open = Не больше { $a } открытых предложений сразу: сначала отзовите одно.
flaw-all-ready = Все остальные готовы: сделку уже не заключить. Действовать в одиночку ещё можно.
flaw-owed = { $a }: это тратит то, что нужно отдать в конце фазы.
flaw-left-over = С карты пожертвований нужно отдать всё.

# what happens
event-ready = { $seat }: готово
event-unready = { $seat }: уже не готово
event-offered = { $seat }: предложение { $number }
event-amended = { $seat }: предложение { $number } изменено (версия { $version })
event-accepted = { $seat }: предложение { $number } принято
event-declined = { $seat }: предложение { $number } отклонено
event-withdrew = { $seat }: предложение { $number } отозвано
event-signed = Сделка { $number } заключена (предложение: { $by })
event-gave = { $seat } → { $to }: { $goods }
event-donated = { $seat } → { $to } с карты пожертвований: { $goods }
event-handed = { $seat } передаёт { $to }: { $card }
event-acknowledges = { $seat } передаёт признания { $to }: { $many }
event-licensed = { $seat } даёт { $to } лицензию: { $technology }
event-promised = { $seat }: обещание { $number }, срок — раунд { $round }
event-promise_holds = Обещание { $number } ({ $seat }) вступает в силу: условие выполнено
event-promise_ended = { $how ->
    [kept] { $seat }: обещание { $number } выполнено
    [compensated] { $seat }: обещание { $number } возмещено
    [penalised] { $seat }: обещание { $number } не выполнено, потеряно очков: { $points }
    [broken] { $seat }: обещание { $number } не удалось выполнить
    [replaced] Обещание { $number } ({ $seat }) заменено
   *[void] Обещание { $number } ({ $seat }) недействительно
    }
event-compensation_refused = Компенсация { $seat } за обещание { $number } отклонена

# stages of the trade phase
stage-start_trade = Торговля
stage-trade = Торговля
stage-close_trade = Конец торговли
stage-leftovers = Оставшиеся пожертвования
stage-settle = Обещания, срок которых настал

# species
caylion = Кейлионы
eni_et = Эниеты
faderan = Фодероны
imdril = Имдрильцы
kit = Киты
kjas = Кьясы
unity = Единство
yengii = Йенгайцы
zeth = Дзеты
faction-caylion = Плутократия кейлионов
faction-eni_et = Владычество эниетов
faction-faderan = Конклав фодеронов
faction-imdril = Кочевники имдрильцев
faction-kit = Адхократия китзеркитритлов
faction-kjas = Директорат кьясджавикалиммов
faction-unity = Единство
faction-yengii = Сообщество йенгайцев
faction-zeth = Анократия дзетов
help-caylion = Широкая экономика, которой ничего особенно не нужно, кроме кораблей. Колонии, купленные на шкале, получают семя и работают дважды, но ставки на колонии считаются вполовину.
help-eni_et = Сами небогаты, но обогащают других: шесть процентных карт, которые могут запускать только другие. Живут тем, что получают за их одалживание.
help-faderan = За белые кубики и колонии-ледники случайно открывают реликтовые миры, иные из них очень сильны. Розданные признания приносят очки, когда другие изобретают.
help-imdril = Самые сильные преобразователи, но без флотов ни один не работает, а флоты стоят восьмиугольных фишек, чёрных и коричневых кубиков. Колоний у них не бывает.
help-kit = Им нужны зелёные кубики, и взамен есть что предложить: свои колонии за немного жёлтого, сколько угодно. С них легко начать.
help-kjas = Растут колониями: ставку на них можно разделить и купить две, а колонии превращаются во владения. В конце почти не зависят от других.
help-unity = Делают серых джокеров, нужных всем, из кубиков любого цвета. Много за малое, если хорошо торговаться.
help-yengii = Не делятся изобретениями: кто хочет ими пользоваться, покупает лицензию. Зато их бонус совместного использования мал.
help-zeth = В конце раунда крадут у тех, кто с ними не торговал. Для тех, кто уже знаком с игрой.

# kinds
green = зелёный
white = белый
brown = коричневый
black = чёрный
blue = синий
yellow = жёлтый
octagon = восьмиугольная фишка
wild_small = маленький джокер
wild_large = большой джокер
ship = корабль
vp = ПО
small = маленький кубик
large = большой кубик
any_small = любой маленький кубик
any_large = любой большой кубик
colony_any = любая колония
colony_desert = колония-пустыня
colony_ice = колония-ледники
colony_jungle = колония-джунгли
colony_ocean = колония-океан
envoy = посыльный
acknowledgement = признание
seedling = семя
extortion = жетон вымогательства
help-green = Пища: маленький кубик.
help-white = Культура: маленький кубик.
help-brown = Промышленность: маленький кубик.
help-black = Информация: большой кубик.
help-blue = Биотехнология: большой кубик.
help-yellow = Энергия: большой кубик.
help-octagon = Сверхтехнология: стоит примерно одно очко, два больших или три маленьких кубика.
help-wild_small = Серый кубик, который заменяет любой маленький.
help-wild_large = Серый кубик, который заменяет любой большой.
help-ship = Ими платят за ставки на колонии и научные группы; стоит примерно как маленький кубик.

# climates, sorts of cards
desert = пустыня
ice = ледники
jungle = джунгли
ocean = океан
technology = технология
starting = начальная карта
interest = процентная карта
relic = реликтовый мир
deck = колода реликтовых миров
fleet = флот
territory = владение
computer = компьютерный мир
nullspace = колония нуль-пространства
half = половина преобразователя
colony = колония
team = научная группа

# so many of something
amount-green = { $n ->
     [one] { $n } зелёный
    *[other] { $n } зелёных
    }
amount-white = { $n ->
     [one] { $n } белый
    *[other] { $n } белых
    }
amount-brown = { $n ->
     [one] { $n } коричневый
    *[other] { $n } коричневых
    }
amount-black = { $n ->
     [one] { $n } чёрный
    *[other] { $n } чёрных
    }
amount-blue = { $n ->
     [one] { $n } синий
    *[other] { $n } синих
    }
amount-yellow = { $n ->
     [one] { $n } жёлтый
    *[other] { $n } жёлтых
    }
amount-octagon = { $n ->
     [one] { $n } восьмиугольную фишку
     [few] { $n } восьмиугольные фишки
    *[other] { $n } восьмиугольных фишек
    }
amount-wild_small = { $n ->
     [one] { $n } маленького джокера
     [few] { $n } маленьких джокера
    *[other] { $n } маленьких джокеров
    }
amount-wild_large = { $n ->
     [one] { $n } большого джокера
     [few] { $n } больших джокера
    *[other] { $n } больших джокеров
    }
amount-ship = { $n ->
     [one] { $n } корабль
     [few] { $n } корабля
    *[other] { $n } кораблей
    }
amount-small = { $n ->
     [one] { $n } маленький кубик
     [few] { $n } маленьких кубика
    *[other] { $n } маленьких кубиков
    }
amount-large = { $n ->
     [one] { $n } большой кубик
     [few] { $n } больших кубика
    *[other] { $n } больших кубиков
    }
amount-any_small = { $n ->
     [one] { $n } любой маленький кубик
     [few] { $n } любых маленьких кубика
    *[other] { $n } любых маленьких кубиков
    }
amount-any_large = { $n ->
     [one] { $n } любой большой кубик
     [few] { $n } любых больших кубика
    *[other] { $n } любых больших кубиков
    }
amount-envoy = { $n ->
     [one] { $n } посыльного
     [few] { $n } посыльных
    *[other] { $n } посыльных
    }
amount-acknowledgement = { $n ->
     [one] { $n } признание
     [few] { $n } признания
    *[other] { $n } признаний
    }
amount-colony_any = { $n ->
     [one] { $n } колонию
     [few] { $n } колонии
    *[other] { $n } колоний
    }
amount-colony_desert = { $n ->
     [one] { $n } колонию-пустыню
     [few] { $n } колонии-пустыни
    *[other] { $n } колоний-пустынь
    }
amount-colony_ice = { $n ->
     [one] { $n } колонию-ледники
     [few] { $n } колонии-ледники
    *[other] { $n } колоний-ледников
    }
amount-colony_jungle = { $n ->
     [one] { $n } колонию-джунгли
     [few] { $n } колонии-джунгли
    *[other] { $n } колоний-джунглей
    }
amount-colony_ocean = { $n ->
     [one] { $n } колонию-океан
     [few] { $n } колонии-океана
    *[other] { $n } колоний-океанов
    }
amount-vp = { $n } ПО

## Converters and the economy
amount-fleet = поддержка флота: { $n }
ask-economy = Какие белые преобразователи запустить на том, что есть сейчас?
part-economy-run = Запустить преобразователь
part-economy-interest = Запустить процентную карту
part-economy-pay = Оплатить кубики любого цвета
field-economy-run-a = карта
field-economy-run-b = преобразователь
field-economy-run-c = вариант вклада
field-economy-interest-a = карта
field-economy-interest-b = преобразователь
field-economy-interest-c = вид вклада
field-economy-interest-d = из них джокеров
field-economy-pay-a = вид
field-economy-pay-b = сколько
event-ran = { $seat } запускает: { $card }. Вклад: { $paid }; выгода: { $gained }.
event-consumed = { $seat } поглощает колонию: { $card }.
event-tucked = { $seat } улучшает карту { $under }: под неё положена { $card }.
event-turned = { $seat } переворачивает карту на лучшую сторону: { $card }.
event-economy = { $seat } запускает: { $cards }. Вклад: { $paid }; выгода: { $gained }.
event-for_donation = { $seat } кладёт на карту пожертвований: { $goods }.
event-kept = { $seat } оставляет себе то, что иначе пожертвовал бы: { $goods }.
flaw-no-converter = У карты { $a } сейчас нет такого преобразователя. Выберите один из напечатанных на стороне, лежащей вверх.
flaw-not-yours = Карта { $a } не ваша или лежит не перед вами.
why-only-others = Карту { $a } могут запускать только другие виды: одолжите её им.
flaw-other-phase = Этот преобразователь карты { $a } работает в другой фазе: фиолетовые стрелки — в фазе торговли, белые — в фазе экономики, красные — когда крадут дзеты.
flaw-already-run = Карту { $a } в этом раунде уже запустили столько раз, сколько можно.
flaw-no-relics = В колоде не осталось реликтовых миров.
flaw-lacks = Для карты { $a } у вас есть не всё. Не хватает: { $b }.
flaw-other-payment = Карта { $a } стоит ровно столько: { $b }. Джокеры заменяют цвета своего размера.
flaw-pays-more-than-held = У вас нет всего, чем вы хотите заплатить за карту { $a }.
flaw-other-colonies = Карта { $a } поглощает колонии, лежащие перед вами, каждая названа один раз: { $b }.
flaw-no-upgrade = Карту { $a } нельзя улучшить, или она уже улучшена.
flaw-not-tucked = Карта { $a } не улучшает карту { $b }. Её улучшают напечатанные на ней технологии, пока не улучшены сами.
flaw-promised-to-run = Вы обещали запустить карту { $a }.
flaw-promised-not-to-run = Вы обещали не запускать карту { $a }.
flaw-pay-in-order = Назовите каждый вид один раз, в том порядке, в каком они перечислены: { $a } стоит слишком поздно.
flaw-pay-last = Сначала скажите, что запускается, потом — чем это оплачено.
flaw-no-interest = Карта { $a } не возвращает вложенное: просто запустите её.
flaw-interest-of-what = Скажите, какой вид вкладывается в карту { $a } и сколько джокеров.
flaw-other-interest = Карта { $a } берёт один вид и джокеры его размера, вместе: { $b }.
flaw-no-support = Нужна поддержка флота { $a }, а ваши флоты дают { $b }.
flaw-plan-lacks = На всё вместе нужно больше, чем у вас было в начале экономики. Не хватает: { $a }.
flaw-any-payment = Названным надо оплатить ровно это: { $a }.

# technologies; upgraded: …_back
nanotechnology = Нанотехнологии
nanotechnology_back = Нанофабрикаторы
genetic_engineering = Генная инженерия
genetic_engineering_back = Генетический ресинтез
universal_translator = Универсальный переводчик
universal_translator_back = Универсальное эмпатическое общение
quantum_computers = Квантовые компьютеры
quantum_computers_back = Недетерминированный полиномиальный коллапс
clinical_immortality = Клиническое бессмертие
clinical_immortality_back = Практическое бессмертие
ubiquitous_cultural_repository = Вездесущее хранилище культуры
ubiquitous_cultural_repository_back = Меметические формы жизни
atomic_transmutation = Трансмутация атомов
atomic_transmutation_back = Псевдоматериалы
antimatter_power = Энергия антиматерии
antimatter_power_back = Соединения антиматерии
interspecies_medical_exchange = Межвидовой обмен медицинскими знаниями
interspecies_medical_exchange_back = Панбиологическая медицина
cross_species_ethical_equality = Межвидовое этическое равенство
cross_species_ethical_equality_back = Конкретная универсальная метаэтика
achronal_analysis = Ахрональный анализ
achronal_analysis_back = Обозреватели времени
organic_construction = Органическое строительство
organic_construction_back = Живая инфраструктура
hyperspace_mining = Гиперпространственная добыча
hyperspace_mining_back = Гиперпространственные поселения
singularity_control = Управление сингулярностью
singularity_control_back = Сеть червоточин
xeno_cultural_exchange = Ксенокультурный обмен
xeno_cultural_exchange_back = Многовидовые гибридные культуры
poly_species_corporations = Многовидовые корпорации
poly_species_corporations_back = Полная межвидовая интеграция
social_exodus = Социальный исход
social_exodus_back = Колонизация галактики
galactic_telecomm_control = Контроль галактической связи
galactic_telecomm_control_back = Галактическое господство
temporal_dilation = Замедление времени
temporal_dilation_back = Поле стазиса
matter_generation = Создание материи
matter_generation_back = Макротелепортация
megastructures = Мегаструктуры
megastructures_back = Рои Дайсона

# research teams
mechanical_engineers = Инженеры-механики
computational_theoreticians = Теоретики вычислений
linguistic_analysts = Лингвисты-аналитики
organic_chemists = Химики-органики
pharmaceutical_scientists = Учёные-фармацевты
sociologists = Социологи
nuclear_physicists = Физики-ядерщики
comparative_physiologists = Сравнительные физиологи
n_space_mathematicians = Математики N-пространства
gravitic_topologists = Топологи гравитации
metaethicists = Метаэтики
quantum_theoreticians = Теоретики квантов
quantum_statisticians = Квантовые статистики
organic_architects = Органические архитекторы
stellar_architectural_planners = Планировщики звёздной архитектуры
psychohistorians = Психоисторики
subquantum_manipulators = Субквантовые манипуляторы
memetic_artists = Художники-меметики
interspecies_managers = Межвидовые управляющие
cultural_diffusionologists = Исследователи распространения культур
chronophysicists = Хронофизики
cultural_polymorphologists = Культурные полиморфологи
reconstructive_paleobotanists = Палеоботаники-реконструкторы
abiotic_pathologists = Абиотические патологи
interphasal_theoreticians = Теоретики межфазных состояний
mesoscale_geoengineers = Мезомасштабные геоинженеры
sapience_developers = Создатели разума
autonomic_teleoperators = Автономные телеоператоры
fractal_microbiologists = Фрактальные микробиологи
stellar_plasma_flow_engineers = Инженеры потоков звёздной плазмы
chaos_theoreticians = Теоретики хаоса
oceanographic_biotechnicians = Океанографы-биотехники
recursive_metatheoreticians = Рекурсивные метатеоретики
singularity_control_technicians = Техники управления сингулярностью
applied_topologists = Прикладные топологи
metacognitive_ecologists = Метакогнитивные экологи
plasma_auxonologists = Плазменные ауксонологи
psychohistorical_ethicists = Психоисторики-этики
tachyon_astrotechnicians = Тахионные астротехники
in_situ_genetic_editors = Редакторы генома на месте
macroscale_biophysicists = Макромасштабные биофизики

# colonies
acrux = Акрукс
acrux_back = { acrux } (освоена)
spica = Спика
spica_back = { spica } (освоена)
antares = Антарес
antares_back = { antares } (освоена)
mimosa = Мимоза
mimosa_back = { mimosa } (освоена)
regulus = Регул
regulus_back = { regulus } (освоена)
castor = Кастор
castor_back = { castor } (освоена)
miaplacidus = Миаплацидус
miaplacidus_back = { miaplacidus } (освоена)
toliman = Толиман
toliman_back = { toliman } (освоена)
wezen = Везен
wezen_back = { wezen } (освоена)
mirfak = Мирфак
mirfak_back = { mirfak } (освоена)
benetnasch = Бенетнаш
benetnasch_back = { benetnasch } (освоена)
sargas = Саргас
sargas_back = { sargas } (освоена)
peacock = Пикок
peacock_back = { peacock } (освоена)
koo_she = Ку Ше
koo_she_back = { koo_she } (освоена)
polaris = Полярная звезда
polaris_back = { polaris } (освоена)
fomalhaut = Фомальгаут
fomalhaut_back = { fomalhaut } (освоена)
gacrux = Гакрукс
gacrux_back = { gacrux } (освоена)
betelgeuse = Бетельгейзе
betelgeuse_back = { betelgeuse } (освоена)
arcturus = Арктур
arcturus_back = { arcturus } (освоена)
alnair = Альнаир
alnair_back = { alnair } (освоена)
alioth = Алиот
alioth_back = { alioth } (освоена)
adara = Адара
adara_back = { adara } (освоена)
sirius = Сириус
sirius_back = { sirius } (освоена)
rigel = Ригель
rigel_back = { rigel } (освоена)
el_nath = Эль-Нат
el_nath_back = { el_nath } (освоена)
aldebaran = Альдебаран
aldebaran_back = { aldebaran } (освоена)
atria = Атрия
atria_back = { atria } (освоена)
alnitak = Альнитак
alnitak_back = { alnitak } (освоена)
hadar = Хадар
hadar_back = { hadar } (освоена)
capella = Капелла
capella_back = { capella } (освоена)
shaula = Шаула
shaula_back = { shaula } (освоена)
canopus = Канопус
canopus_back = { canopus } (освоена)
vega = Вега
vega_back = { vega } (освоена)
altair = Альтаир
altair_back = { altair } (освоена)
suhail = Сухаиль
suhail_back = { suhail } (освоена)
pollux = Поллукс
pollux_back = { pollux } (освоена)
deneb = Денеб
deneb_back = { deneb } (освоена)
bellatrix = Беллатрикс
bellatrix_back = { bellatrix } (освоена)
achernar = Ахернар
achernar_back = { achernar } (освоена)
procyon = Процион
procyon_back = { procyon } (освоена)

# cards of kit
kit_polyutility_components = Многоцелевые детали
kit_polyutility_components_back = Приспосабливаемые конструкции
kit_hand_crafted = Сделанные вручную
kit_hand_crafted_back = Микроизготовленные
kit_high_risk_laboratories = Лаборатории высокого риска
kit_high_risk_laboratories_back = Установки звёздной энергии
kit_anarchic_sacrificial = Анархические жертвенные
kit_anarchic_sacrificial_back = Многосистемные
kit_diffusion = Распространение
kit_diffusion_back = Телеологическое переустройство
kit_expansive_social = Экспансивное общественное
kit_expansive_social_back = Психоисторическое
kit_zdnx = Zd'Nx
kit_kztlr = Kz'Tlr
kit_klnqn = Kln'Qn
kit_nzchtqtrz = Nz'Cht'Qt'Rz
kit_tnrgtxtc = Tn'Rg'Tx'Tc
kit_gzzd = Gz'Zd
kit_inzrkz = !IN'ZR'KZ
kit_tkt_zk = Tk'T!'Zk
kit_krxnxx = Kr'Xn'Xx
kit_ktdqrnnr = Kt'Dq'Rn'Nr
kit_nxxt_in = Nx'Xt'!In
kit_nxdr = Nx'Dr
kit_nztt = Nz'Tt
kit_nanotechnology = { nanotechnology }
kit_nanotechnology_back = { nanotechnology_back }
kit_genetic_engineering = { genetic_engineering }
kit_genetic_engineering_back = { genetic_engineering_back }
kit_universal_translator = { universal_translator }
kit_universal_translator_back = { universal_translator_back }
kit_antimatter_power = { antimatter_power }
kit_antimatter_power_back = { antimatter_power_back }
kit_interspecies_medical_exchange = { interspecies_medical_exchange }
kit_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
kit_cross_species_ethical_equality = { cross_species_ethical_equality }
kit_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
kit_xeno_cultural_exchange = { xeno_cultural_exchange }
kit_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
kit_poly_species_corporations = { poly_species_corporations }
kit_poly_species_corporations_back = { poly_species_corporations_back }
kit_social_exodus = { social_exodus }
kit_social_exodus_back = { social_exodus_back }
kit_quantum_computers = { quantum_computers }
kit_quantum_computers_back = { quantum_computers_back }
kit_clinical_immortality = { clinical_immortality }
kit_clinical_immortality_back = { clinical_immortality_back }
kit_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
kit_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
kit_achronal_analysis = { achronal_analysis }
kit_achronal_analysis_back = { achronal_analysis_back }
kit_organic_construction = { organic_construction }
kit_organic_construction_back = { organic_construction_back }
kit_hyperspace_mining = { hyperspace_mining }
kit_hyperspace_mining_back = { hyperspace_mining_back }
kit_galactic_telecomm_control = { galactic_telecomm_control }
kit_galactic_telecomm_control_back = { galactic_telecomm_control_back }
kit_temporal_dilation = { temporal_dilation }
kit_temporal_dilation_back = { temporal_dilation_back }
kit_matter_generation = { matter_generation }
kit_matter_generation_back = { matter_generation_back }
kit_atomic_transmutation = { atomic_transmutation }
kit_atomic_transmutation_back = { atomic_transmutation_back }
kit_singularity_control = { singularity_control }
kit_singularity_control_back = { singularity_control_back }
kit_megastructures = { megastructures }
kit_megastructures_back = { megastructures_back }

# cards of caylion
caylion_lunar_mining_consortium = Консорциум лунной добычи
caylion_lunar_mining_consortium_back = Ауксонический сбор на окраинах системы
caylion_planetary_ecological_dominance = Экологическое господство на планете
caylion_planetary_ecological_dominance_back = Гравитационное господство в системе
caylion_oceanic_processing = Переработка океана
caylion_oceanic_processing_back = Всепланетная промышленная марикультура
caylion_distributed_telenet = Распределённая телесеть
caylion_distributed_telenet_back = Межсистемное общество на ансиблях
caylion_nanotechnology = { nanotechnology }
caylion_nanotechnology_back = { nanotechnology_back }
caylion_genetic_engineering = { genetic_engineering }
caylion_genetic_engineering_back = { genetic_engineering_back }
caylion_universal_translator = { universal_translator }
caylion_universal_translator_back = { universal_translator_back }
caylion_antimatter_power = { antimatter_power }
caylion_antimatter_power_back = { antimatter_power_back }
caylion_interspecies_medical_exchange = { interspecies_medical_exchange }
caylion_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
caylion_cross_species_ethical_equality = { cross_species_ethical_equality }
caylion_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
caylion_xeno_cultural_exchange = { xeno_cultural_exchange }
caylion_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
caylion_poly_species_corporations = { poly_species_corporations }
caylion_poly_species_corporations_back = { poly_species_corporations_back }
caylion_social_exodus = { social_exodus }
caylion_social_exodus_back = { social_exodus_back }
caylion_quantum_computers = { quantum_computers }
caylion_quantum_computers_back = { quantum_computers_back }
caylion_clinical_immortality = { clinical_immortality }
caylion_clinical_immortality_back = { clinical_immortality_back }
caylion_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
caylion_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
caylion_achronal_analysis = { achronal_analysis }
caylion_achronal_analysis_back = { achronal_analysis_back }
caylion_organic_construction = { organic_construction }
caylion_organic_construction_back = { organic_construction_back }
caylion_hyperspace_mining = { hyperspace_mining }
caylion_hyperspace_mining_back = { hyperspace_mining_back }
caylion_galactic_telecomm_control = { galactic_telecomm_control }
caylion_galactic_telecomm_control_back = { galactic_telecomm_control_back }
caylion_temporal_dilation = { temporal_dilation }
caylion_temporal_dilation_back = { temporal_dilation_back }
caylion_matter_generation = { matter_generation }
caylion_matter_generation_back = { matter_generation_back }
caylion_atomic_transmutation = { atomic_transmutation }
caylion_atomic_transmutation_back = { atomic_transmutation_back }
caylion_singularity_control = { singularity_control }
caylion_singularity_control_back = { singularity_control_back }
caylion_megastructures = { megastructures }
caylion_megastructures_back = { megastructures_back }

# cards of kjas
kjas_starstrider_jumpcores = Прыжковые ядра звездоходов
kjas_starstrider_jumpcores_back = Сеть быстрых прыжков
kjas_underground_cities = Подземные города
kjas_underground_cities_back = Сеть астероидных шахт
kjas_perfume_pheromone_loyalty = Верность по запаху феромонов
kjas_perfume_pheromone_loyalty_back = Многоконформная феромоника
kjas_balkanized_states_colonies = Колонии раздробленных государств
kjas_balkanized_states_colonies_back = Гегемония дальних рубежей
kjas_hadsja_vassal_territory = Вассальная территория Хадсья
kjas_hadsja_vassal_territory_back = Империя Хадсья
kjas_vagnleg_suzarainty = Сюзеренитет Вагнлег
kjas_vagnleg_suzarainty_back = Владычество Вагнлег
kjas_nanotechnology = { nanotechnology }
kjas_nanotechnology_back = { nanotechnology_back }
kjas_genetic_engineering = { genetic_engineering }
kjas_genetic_engineering_back = { genetic_engineering_back }
kjas_universal_translator = { universal_translator }
kjas_universal_translator_back = { universal_translator_back }
kjas_antimatter_power = { antimatter_power }
kjas_antimatter_power_back = { antimatter_power_back }
kjas_interspecies_medical_exchange = { interspecies_medical_exchange }
kjas_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
kjas_cross_species_ethical_equality = { cross_species_ethical_equality }
kjas_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
kjas_xeno_cultural_exchange = { xeno_cultural_exchange }
kjas_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
kjas_poly_species_corporations = { poly_species_corporations }
kjas_poly_species_corporations_back = { poly_species_corporations_back }
kjas_social_exodus = { social_exodus }
kjas_social_exodus_back = { social_exodus_back }
kjas_quantum_computers = { quantum_computers }
kjas_quantum_computers_back = { quantum_computers_back }
kjas_clinical_immortality = { clinical_immortality }
kjas_clinical_immortality_back = { clinical_immortality_back }
kjas_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
kjas_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
kjas_achronal_analysis = { achronal_analysis }
kjas_achronal_analysis_back = { achronal_analysis_back }
kjas_organic_construction = { organic_construction }
kjas_organic_construction_back = { organic_construction_back }
kjas_hyperspace_mining = { hyperspace_mining }
kjas_hyperspace_mining_back = { hyperspace_mining_back }
kjas_galactic_telecomm_control = { galactic_telecomm_control }
kjas_galactic_telecomm_control_back = { galactic_telecomm_control_back }
kjas_temporal_dilation = { temporal_dilation }
kjas_temporal_dilation_back = { temporal_dilation_back }
kjas_matter_generation = { matter_generation }
kjas_matter_generation_back = { matter_generation_back }
kjas_atomic_transmutation = { atomic_transmutation }
kjas_atomic_transmutation_back = { atomic_transmutation_back }
kjas_singularity_control = { singularity_control }
kjas_singularity_control_back = { singularity_control_back }
kjas_megastructures = { megastructures }
kjas_megastructures_back = { megastructures_back }

# cards of faderan
faderan_gift_of_the_duruntai = Дар Дурунтаи
faderan_contextual_integrator_cache = Хранилище контекстного интегратора
faderan_automated_transport_network = Автоматическая транспортная сеть
faderan_relic_detector = Детектор реликтов
faderan_library_of_entelechy = Библиотека энтелехии
faderan_transmutive_decomposer = Трансмутирующий разлагатель
faderan_nalgorian_grindstone = Налгорианский жернов
faderan_stars_ruin = Звёздные руины
faderan_paradise_converter = Преобразователь рая
faderan_barian_trade_armada = Барианская торговая армада
faderan_thils_demiring = Полукольцо Тиля
faderan_the_grand_armilla = Великая армилла
faderan_relic_repurposing = Приспособление реликвий
faderan_relic_repurposing_back = Производство реликвий
faderan_archaic_automated_support_network = Древняя автоматическая сеть поддержки
faderan_archaic_automated_support_network_back = Приручённая автоматическая сеть поддержки
faderan_ritual_government = Ритуальное правление
faderan_ritual_government_back = Межвидовая столица
faderan_non_indigenous_fauna = Неместная фауна
faderan_non_indigenous_fauna_back = Генетически податливая фауна
faderan_relic_deck = Колода реликтовых миров
faderan_nanotechnology = { nanotechnology }
faderan_nanotechnology_back = { nanotechnology_back }
faderan_genetic_engineering = { genetic_engineering }
faderan_genetic_engineering_back = { genetic_engineering_back }
faderan_universal_translator = { universal_translator }
faderan_universal_translator_back = { universal_translator_back }
faderan_antimatter_power = { antimatter_power }
faderan_antimatter_power_back = { antimatter_power_back }
faderan_interspecies_medical_exchange = { interspecies_medical_exchange }
faderan_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
faderan_cross_species_ethical_equality = { cross_species_ethical_equality }
faderan_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
faderan_xeno_cultural_exchange = { xeno_cultural_exchange }
faderan_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
faderan_poly_species_corporations = { poly_species_corporations }
faderan_poly_species_corporations_back = { poly_species_corporations_back }
faderan_social_exodus = { social_exodus }
faderan_social_exodus_back = { social_exodus_back }
faderan_quantum_computers = { quantum_computers }
faderan_quantum_computers_back = { quantum_computers_back }
faderan_clinical_immortality = { clinical_immortality }
faderan_clinical_immortality_back = { clinical_immortality_back }
faderan_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
faderan_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
faderan_achronal_analysis = { achronal_analysis }
faderan_achronal_analysis_back = { achronal_analysis_back }
faderan_organic_construction = { organic_construction }
faderan_organic_construction_back = { organic_construction_back }
faderan_hyperspace_mining = { hyperspace_mining }
faderan_hyperspace_mining_back = { hyperspace_mining_back }
faderan_galactic_telecomm_control = { galactic_telecomm_control }
faderan_galactic_telecomm_control_back = { galactic_telecomm_control_back }
faderan_temporal_dilation = { temporal_dilation }
faderan_temporal_dilation_back = { temporal_dilation_back }
faderan_matter_generation = { matter_generation }
faderan_matter_generation_back = { matter_generation_back }
faderan_atomic_transmutation = { atomic_transmutation }
faderan_atomic_transmutation_back = { atomic_transmutation_back }
faderan_singularity_control = { singularity_control }
faderan_singularity_control_back = { singularity_control_back }
faderan_megastructures = { megastructures }
faderan_megastructures_back = { megastructures_back }

# cards of imdril
imdril_galactic_exploration = Исследование галактики
imdril_galactic_exploration_back = Картография галактических находок
imdril_asteroid_mining = Добыча на астероидах
imdril_asteroid_mining_back = Астероидные верфи
imdril_microgravity_assembly = Сборка в микрогравитации
imdril_microgravity_assembly_back = Распределённое производство
imdril_faderan_relic_caches = Тайники реликвий фодеронов
imdril_faderan_relic_caches_back = Ресинтез реликвий
imdril_fleet_121 = Флот 121 (поддержка 3)
imdril_fleet_124 = Флот 124 (поддержка 1)
imdril_fleet_125 = Флот 125 (поддержка 1)
imdril_fleet_126 = Флот 126 (поддержка 1)
imdril_fleet_127 = Флот 127 (поддержка 2)
imdril_fleet_128 = Флот 128 (поддержка 2)
imdril_fleet_129 = Флот 129 (поддержка 2)
imdril_nanotechnology = { nanotechnology }
imdril_nanotechnology_back = { nanotechnology_back }
imdril_genetic_engineering = { genetic_engineering }
imdril_genetic_engineering_back = { genetic_engineering_back }
imdril_universal_translator = { universal_translator }
imdril_universal_translator_back = { universal_translator_back }
imdril_antimatter_power = { antimatter_power }
imdril_antimatter_power_back = { antimatter_power_back }
imdril_interspecies_medical_exchange = { interspecies_medical_exchange }
imdril_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
imdril_cross_species_ethical_equality = { cross_species_ethical_equality }
imdril_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
imdril_xeno_cultural_exchange = { xeno_cultural_exchange }
imdril_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
imdril_poly_species_corporations = { poly_species_corporations }
imdril_poly_species_corporations_back = { poly_species_corporations_back }
imdril_social_exodus = { social_exodus }
imdril_social_exodus_back = Воссоединение галактики
imdril_quantum_computers = { quantum_computers }
imdril_quantum_computers_back = { quantum_computers_back }
imdril_clinical_immortality = { clinical_immortality }
imdril_clinical_immortality_back = { clinical_immortality_back }
imdril_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
imdril_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
imdril_achronal_analysis = { achronal_analysis }
imdril_achronal_analysis_back = { achronal_analysis_back }
imdril_organic_construction = { organic_construction }
imdril_organic_construction_back = { organic_construction_back }
imdril_hyperspace_mining = { hyperspace_mining }
imdril_hyperspace_mining_back = { hyperspace_mining_back }
imdril_galactic_telecomm_control = { galactic_telecomm_control }
imdril_galactic_telecomm_control_back = { galactic_telecomm_control_back }
imdril_temporal_dilation = { temporal_dilation }
imdril_temporal_dilation_back = { temporal_dilation_back }
imdril_matter_generation = { matter_generation }
imdril_matter_generation_back = { matter_generation_back }
imdril_atomic_transmutation = { atomic_transmutation }
imdril_atomic_transmutation_back = { atomic_transmutation_back }
imdril_singularity_control = { singularity_control }
imdril_singularity_control_back = { singularity_control_back }
imdril_megastructures = { megastructures }
imdril_megastructures_back = { megastructures_back }

# cards of eni_et
eni_et_bone_carving = Резьба по кости
eni_et_bone_carving_back = Наноремесло
eni_et_deep_hunting = Подводная охота
eni_et_deep_hunting_back = Глубоководная охота
eni_et_choral_song = Хоровое пение
eni_et_choral_song_back = Вечная музыка
eni_et_universal_applied_metaethics = Универсальная прикладная метаэтика
eni_et_universal_applied_metaethics_back = Всевидовые метаэтические модели
eni_et_cultural_charity = Культурная благотворительность
eni_et_cultural_charity_back = Всекультурная динамическая благотворительность
eni_et_volunteer_medical_movement = Добровольческое медицинское движение
eni_et_volunteer_medical_movement_back = Всеобщее здоровье
eni_et_mutual_understanding = Взаимопонимание
eni_et_mutual_understanding_back = Межвидовая эмпатия
eni_et_elders_wisdom = Мудрость старейшин
eni_et_elders_wisdom_back = Мудрость бессмертных
eni_et_intercultural_archive = Межкультурный архив
eni_et_intercultural_archive_back = Вездесущее культурное влияние
eni_et_xenotech_pool = Фонд ксенотехники
eni_et_xenotech_pool_back = Сообщество сверхтехнологий
eni_et_nanotechnology = { nanotechnology }
eni_et_nanotechnology_back = { nanotechnology_back }
eni_et_genetic_engineering = { genetic_engineering }
eni_et_genetic_engineering_back = { genetic_engineering_back }
eni_et_universal_translator = { universal_translator }
eni_et_universal_translator_back = { universal_translator_back }
eni_et_antimatter_power = { antimatter_power }
eni_et_antimatter_power_back = { antimatter_power_back }
eni_et_interspecies_medical_exchange = { interspecies_medical_exchange }
eni_et_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
eni_et_cross_species_ethical_equality = { cross_species_ethical_equality }
eni_et_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
eni_et_xeno_cultural_exchange = { xeno_cultural_exchange }
eni_et_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
eni_et_poly_species_corporations = { poly_species_corporations }
eni_et_poly_species_corporations_back = { poly_species_corporations_back }
eni_et_social_exodus = { social_exodus }
eni_et_social_exodus_back = { social_exodus_back }
eni_et_quantum_computers = { quantum_computers }
eni_et_quantum_computers_back = { quantum_computers_back }
eni_et_clinical_immortality = { clinical_immortality }
eni_et_clinical_immortality_back = { clinical_immortality_back }
eni_et_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
eni_et_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
eni_et_achronal_analysis = { achronal_analysis }
eni_et_achronal_analysis_back = { achronal_analysis_back }
eni_et_organic_construction = { organic_construction }
eni_et_organic_construction_back = { organic_construction_back }
eni_et_hyperspace_mining = { hyperspace_mining }
eni_et_hyperspace_mining_back = { hyperspace_mining_back }
eni_et_galactic_telecomm_control = { galactic_telecomm_control }
eni_et_galactic_telecomm_control_back = { galactic_telecomm_control_back }
eni_et_temporal_dilation = { temporal_dilation }
eni_et_temporal_dilation_back = { temporal_dilation_back }
eni_et_matter_generation = { matter_generation }
eni_et_matter_generation_back = { matter_generation_back }
eni_et_atomic_transmutation = { atomic_transmutation }
eni_et_atomic_transmutation_back = { atomic_transmutation_back }
eni_et_singularity_control = { singularity_control }
eni_et_singularity_control_back = { singularity_control_back }
eni_et_megastructures = { megastructures }
eni_et_megastructures_back = { megastructures_back }

# cards of unity
unity_limit = Предел
unity_fractal_symmetry = Фрактальная симметрия
unity_bezier = Безье
unity_color_space = Цветовое пространство
unity_explorer_collection = Коллекция исследователя
unity_explorer_collection_back = Решётка датчиков гравитационной линзы
unity_adamantine_synthesis = Синтез адамантина
unity_adamantine_synthesis_back = Программируемая псевдоматерия
unity_adaptive_fabrication = Адаптивное производство
unity_adaptive_fabrication_back = Предсказывающее производство
unity_limit_back = { unity_limit } (улучшено)
unity_fractal_symmetry_back = { unity_fractal_symmetry } (улучшено)
unity_bezier_back = { unity_bezier } (улучшено)
unity_color_space_back = { unity_color_space } (улучшено)
unity_universal_translator = { universal_translator }
unity_universal_translator_back = { universal_translator_back }
unity_cross_species_ethical_equality = { cross_species_ethical_equality }
unity_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
unity_nanotechnology = { nanotechnology }
unity_nanotechnology_back = { nanotechnology_back }
unity_genetic_engineering = { genetic_engineering }
unity_genetic_engineering_back = { genetic_engineering_back }
unity_social_exodus = { social_exodus }
unity_social_exodus_back = { social_exodus_back }
unity_antimatter_power = { antimatter_power }
unity_antimatter_power_back = { antimatter_power_back }
unity_interspecies_medical_exchange = { interspecies_medical_exchange }
unity_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
unity_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
unity_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
unity_xeno_cultural_exchange = { xeno_cultural_exchange }
unity_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
unity_poly_species_corporations = { poly_species_corporations }
unity_poly_species_corporations_back = { poly_species_corporations_back }
unity_hyperspace_mining = { hyperspace_mining }
unity_hyperspace_mining_back = { hyperspace_mining_back }
unity_quantum_computers = { quantum_computers }
unity_quantum_computers_back = { quantum_computers_back }
unity_clinical_immortality = { clinical_immortality }
unity_clinical_immortality_back = { clinical_immortality_back }
unity_matter_generation = { matter_generation }
unity_matter_generation_back = { matter_generation_back }
unity_achronal_analysis = { achronal_analysis }
unity_achronal_analysis_back = { achronal_analysis_back }
unity_organic_construction = { organic_construction }
unity_organic_construction_back = { organic_construction_back }
unity_atomic_transmutation = { atomic_transmutation }
unity_atomic_transmutation_back = { atomic_transmutation_back }
unity_galactic_telecomm_control = { galactic_telecomm_control }
unity_galactic_telecomm_control_back = { galactic_telecomm_control_back }
unity_temporal_dilation = { temporal_dilation }
unity_temporal_dilation_back = { temporal_dilation_back }
unity_singularity_control = { singularity_control }
unity_singularity_control_back = { singularity_control_back }
unity_megastructures = { megastructures }
unity_megastructures_back = { megastructures_back }

# cards of yengii
yengii_choice_of_paths = Выбор путей
yengii_choice_of_paths_back = Учёт чужих решений
yengii_empathy_of_words = Эмпатия слов
yengii_empathy_of_words_back = Межвидовое дипломатическое владение
yengii_innovation_of_hands = Изобретательность рук
yengii_innovation_of_hands_back = Мозговой центр сквозь время
yengii_work_of_mules = Труд мулов
yengii_work_of_mules_back = Гравитационная сборка
yengii_social_ecological_mutualism = Социально-экологический мутуализм
yengii_social_ecological_mutualism_back = Мутуалистическая интеграция чужих
yengii_nanotechnology = { nanotechnology }
yengii_nanotechnology_back = { nanotechnology_back }
yengii_genetic_engineering = { genetic_engineering }
yengii_genetic_engineering_back = { genetic_engineering_back }
yengii_universal_translator = { universal_translator }
yengii_universal_translator_back = { universal_translator_back }
yengii_antimatter_power = { antimatter_power }
yengii_antimatter_power_back = { antimatter_power_back }
yengii_interspecies_medical_exchange = { interspecies_medical_exchange }
yengii_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
yengii_cross_species_ethical_equality = { cross_species_ethical_equality }
yengii_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
yengii_xeno_cultural_exchange = { xeno_cultural_exchange }
yengii_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
yengii_poly_species_corporations = { poly_species_corporations }
yengii_poly_species_corporations_back = { poly_species_corporations_back }
yengii_social_exodus = { social_exodus }
yengii_social_exodus_back = { social_exodus_back }
yengii_quantum_computers = { quantum_computers }
yengii_quantum_computers_back = { quantum_computers_back }
yengii_clinical_immortality = { clinical_immortality }
yengii_clinical_immortality_back = { clinical_immortality_back }
yengii_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
yengii_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
yengii_achronal_analysis = { achronal_analysis }
yengii_achronal_analysis_back = { achronal_analysis_back }
yengii_organic_construction = { organic_construction }
yengii_organic_construction_back = { organic_construction_back }
yengii_hyperspace_mining = { hyperspace_mining }
yengii_hyperspace_mining_back = { hyperspace_mining_back }
yengii_galactic_telecomm_control = { galactic_telecomm_control }
yengii_galactic_telecomm_control_back = { galactic_telecomm_control_back }
yengii_temporal_dilation = { temporal_dilation }
yengii_temporal_dilation_back = { temporal_dilation_back }
yengii_matter_generation = { matter_generation }
yengii_matter_generation_back = { matter_generation_back }
yengii_atomic_transmutation = { atomic_transmutation }
yengii_atomic_transmutation_back = { atomic_transmutation_back }
yengii_singularity_control = { singularity_control }
yengii_singularity_control_back = { singularity_control_back }
yengii_megastructures = { megastructures }
yengii_megastructures_back = { megastructures_back }

# cards of zeth
zeth_smuggling_network = Контрабандная сеть
zeth_smuggling_network_back = Угон в гиперпространстве
zeth_envoys = Посыльные
zeth_envoys_back = Диаспора дзетов
zeth_cascading_deception = Каскадный обман
zeth_cascading_deception_back = Психоисторический обман
zeth_systemic_bribery = Системный подкуп
zeth_systemic_bribery_back = Предсказанное внедрение агентов
zeth_black_market = Чёрный рынок
zeth_black_market_back = Неотслеживаемые аферы
zeth_nanotechnology = { nanotechnology }
zeth_nanotechnology_back = { nanotechnology_back }
zeth_genetic_engineering = { genetic_engineering }
zeth_genetic_engineering_back = { genetic_engineering_back }
zeth_universal_translator = { universal_translator }
zeth_universal_translator_back = { universal_translator_back }
zeth_antimatter_power = { antimatter_power }
zeth_antimatter_power_back = { antimatter_power_back }
zeth_interspecies_medical_exchange = { interspecies_medical_exchange }
zeth_interspecies_medical_exchange_back = { interspecies_medical_exchange_back }
zeth_cross_species_ethical_equality = { cross_species_ethical_equality }
zeth_cross_species_ethical_equality_back = { cross_species_ethical_equality_back }
zeth_xeno_cultural_exchange = { xeno_cultural_exchange }
zeth_xeno_cultural_exchange_back = { xeno_cultural_exchange_back }
zeth_poly_species_corporations = { poly_species_corporations }
zeth_poly_species_corporations_back = { poly_species_corporations_back }
zeth_social_exodus = { social_exodus }
zeth_social_exodus_back = { social_exodus_back }
zeth_quantum_computers = { quantum_computers }
zeth_quantum_computers_back = { quantum_computers_back }
zeth_clinical_immortality = { clinical_immortality }
zeth_clinical_immortality_back = { clinical_immortality_back }
zeth_ubiquitous_cultural_repository = { ubiquitous_cultural_repository }
zeth_ubiquitous_cultural_repository_back = { ubiquitous_cultural_repository_back }
zeth_achronal_analysis = { achronal_analysis }
zeth_achronal_analysis_back = { achronal_analysis_back }
zeth_organic_construction = { organic_construction }
zeth_organic_construction_back = { organic_construction_back }
zeth_hyperspace_mining = { hyperspace_mining }
zeth_hyperspace_mining_back = { hyperspace_mining_back }
zeth_galactic_telecomm_control = { galactic_telecomm_control }
zeth_galactic_telecomm_control_back = { galactic_telecomm_control_back }
zeth_temporal_dilation = { temporal_dilation }
zeth_temporal_dilation_back = { temporal_dilation_back }
zeth_matter_generation = { matter_generation }
zeth_matter_generation_back = { matter_generation_back }
zeth_atomic_transmutation = { atomic_transmutation }
zeth_atomic_transmutation_back = { atomic_transmutation_back }
zeth_singularity_control = { singularity_control }
zeth_singularity_control_back = { singularity_control_back }
zeth_megastructures = { megastructures }
zeth_megastructures_back = { megastructures_back }
