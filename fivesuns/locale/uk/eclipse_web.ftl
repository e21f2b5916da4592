# Дошка «Екліпсу» у браузері. Назви компонентів, запитання й події — в eclipse.ftl.

# панелі
panels = Частини дошки
panel-map = Галактика
panel-techs = Технології
panel-ships = Кораблі
panel-battle = Битви
panel-supply = Запас
map = Мапа Галактики. Стрілки рухають її, плюс і мінус змінюють масштаб.
close = Закрити
fresh = Змінилося після вашого минулого рішення

# сектори
ring-center = Центр
ring-inner = Внутрішнє кільце
ring-middle = Середнє кільце
ring-outer = Зовнішнє кільце
ring-starting = Початковий сектор
ring-guardian = Сектор вартового
points = Переможні очки
points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
vp-short = { $n } ПО
controlled-by = Під контролем: { $who }
uncontrolled = Ніхто не контролює
squares-n = вільних комірок населення: { $free } з { $all }
square = { $what }, { $advanced ->
    [yes] передова,{" "}
   *[no] {""}
}{ $state ->
    [used] зайнята
   *[free] вільна
}
advanced = передова
used = зайнята
free = вільна
has-discovery = Жетон відкриття
has-artifact = Артефакт
has-monolith = Моноліт, { $n } ПО
has-portal = { $n ->
    [0] Гіперпортал
   *[other] Гіперпортал, { $n } ПО
}
ships = { $n } × { $ship }
damage = шкода { $n }
draws-for = жетонів репутації за кожен знищений: { $n }
leads-to = З'єднаний із { $sectors }.
half-leads-to = Наполовину з'єднаний із { $sectors }.
zone = Не розвідано, { $ring }, лишилося секторів: { $n }
tiles-left = { $n ->
    [one] { $n } сектор
    [few] { $n } сектори
   *[other] { $n } секторів
}

# блокування
pinned-all = { $n ->
    [one] Заблокований: полетіти не може.
   *[other] Заблоковані всі ({ $n }): полетіти не можна.
}
pinned-some = Заблоковано: { $n }, можуть полетіти: { $free }.
pinned-why = Кожен корабель супротивника блокує один ваш (з пристроєм маскування для цього треба два).
pinned-by-gcds = Захист центру Галактики блокує тут усі кораблі.

# шанси
odds-now = Битва як є, проти: { $foe }
odds-if = Якщо додати ({ $ship }), проти: { $foe }
about-percent = ≈ { $n } %
ships-left = у разі перемоги лишиться кораблів: { $n }
odds-short = Битва, супротивник — { $foe }:
going-to = До { $sector }.
no-battle-there = Битися там ні з ким.
odds-how = Розраховано за правилами гри; ніхто не відступає, обидві сторони цілять у найбільший корабель, який можуть знищити
computing = рахуємо …
no-odds = шанси невідомі
attacker-odds = { $who } перемагає:

# що можна зробити в секторі
take-ship = Взяти: { $ship } (тут { $n })
take-this = { $ship }, хід { $drive }
do-colonise = { $advanced ->
    [yes] Заселити передову комірку: { $track }
   *[no] Заселити: { $track }
}
do-build = Збудувати: { $item }
do-shift-to = Перенести цей диск до { $sector }
do-shift-from = Перенести сюди диск із { $sector }
do-retreat = Відступити сюди: { $ship }
do-control = Взяти під контроль
do-influence = Покласти сюди диск
do-claim = Покласти сюди диск
do-release = Забрати диск
do-abandon = Відмовитися від сектора
do-leave = Лишити без диска
do-portal = Поставити портал тут
income-becomes = дохід { $now } → { $then }
upkeep-becomes = утримання { $now } → { $then }, після нього лишиться { $balance }
upkeep-falls = утримання { $now } → { $then }; населення повернеться
costs-of = коштує { $n } з { $have }

# розвідка
lay = Викласти
lay-here = Викласти { $sector } так, як його повернуто зараз
which-tile = Який сектор
turn-left = Повернути ліворуч
turn-right = Повернути праворуч
turned = положення { $n } з { $of }
fits-nowhere = Тут він ніяк не підходить: жодна червоточина не з'єднає його з вами.
reveal-again = Відкрити другий сектор
discard = Скинути
also-found = Також відкрито: { $list }
found = Відкриття
install-on = Поставити на корабель

# будівництво, переміщення, вплив
build = Будівництво
build-what = Оберіть, що збудувати, потім — де.
build-where = { $item }: оберіть свій сектор.
move = Переміщення
move-what = Оберіть корабель, потім — куди він летить.
move-where = { $ship } із { $sector }, { $drive ->
    [one] до { $drive } кроку
   *[other] до { $drive } кроків
}: оберіть сектор.
put-down = Відкласти
influence = Вплив
influence-what = Натисніть на вільний сектор, щоб покласти туди диск, або на свій, щоб узяти його диск.
influence-no-disc = На шкалі немає дисків: натисніть на свій сектор, щоб перенести чи забрати його диск.
shift-where = Диск із { $sector }: оберіть, куди його покласти.
refresh = Підготувати колоніальний корабель (ще { $n })

# технології
my-technologies = Мої технології
technologies = Технології
track-state = { $n }/{ $of }, знижка { $discount }
rare-any-track = на будь-яку шкалу
owned = є
free-of-charge = задарма
none-here = Зараз нічого немає.
onto-track = Шкала для «{ $tech }»
onto = На шкалу: { $track }
cost-and-least = коштує { $cost }, не менше { $least }
has-it = Уже є в
point-at-tech = Наведіть на технологію або торкніться її, щоб дізнатися, що вона дає.
slot-worth = Знижка на наступну: { $discount }. Очок, коли комірку зайнято: { $points }.

# кораблі
whose-ships = Чиї кораблі
mine = Мої
parts = Частини кораблів
upgrade-how = Оберіть частину, потім комірку, або навпаки; мишею можна перетягнути.
part-where = { $part }: оберіть комірку.
part-which = Оберіть частину для цієї комірки.
install-where = Оберіть для неї комірку або збережіть на потім.
swap-which = З нею бракуватиме енергії або не лишиться двигуна: оберіть, який жетон зняти.
stored-part = відкладена частина древніх
stored-parts = Відкладені частини древніх:
take-off = Зняти: { $part }
not-yet = { $n ->
    [one] { $n } частина поки недоступна
    [few] { $n } частини поки недоступні
   *[other] { $n } частин поки недоступні
}
fits-n = { $n ->
    [one] Підходить до { $n } комірки
   *[other] Підходить до { $n } комірок
}
fits-nowhere-now = Зараз нікуди не підходить: мало енергії або зникне двигун
slot = { $ship }, комірка { $n }: { $part }{ $kind ->
    [printed] {" "}(надруковано)
    [tile] {" "}(жетон)
   *[empty] {""}
}
empty = порожньо
build-price = Ціна в матеріалах
figures-left = Лишилося фігурок
left-n = ще { $n }
printed-base = Надруковано: ініціатива { $initiative }, комп'ютер { $computer }, енергія { $energy }
fault-energy = Бракує енергії: треба { $used }, є { $made }.
fault-drive = Потрібен двигун.
fault-starbase_drive = Зоряна база не може мати двигуна.
npc-ships = Кораблі не-гравців
no-species-yet = Вид ще не обрано.
stat-initiative = Ініціатива
stat-computer = Комп'ютер: додається до кожного кидка
stat-shield = Щит: віднімається від кидків супротивника
stat-hull = Корпус
stat-drive = Переміщення
stat-energy = Енергія: витрата й вироблення
stat-cannon = Гармати: шкода кожного кубика
stat-missile = Ракети: один залп перед битвою
die-damage = { $n ->
    [one] { $n } кубик зі шкодою { $damage }
    [few] { $n } кубики зі шкодою { $damage }
   *[other] { $n } кубиків зі шкодою { $damage }
}

# битва
battle-in = Битва в { $sector }
missile-step = Ракети
engagement = Зіткнення { $n }
attacker = атакує
defender = захищається
order = Порядок ініціативи
hulls = Корпус { $hull }, шкода { $damage }
no-ships-left = Кораблів не лишилося
draws-so-far = Жетонів репутації поки: { $n }.
retreat-penalty = Усі відступають: за участь жетона не буде.
retreating-to = відступає до { $sector }
dice = Кубики
rolled-by = { $who }, { $ship }: кинуто кубиків — { $n }
rolled-npc = { $ship }: кинуто кубиків — { $n }
resolved = застосовано
die-shows = Випало: { $face }, шкода { $damage }
face-burst = вибух
face-blank = порожньо
hit-burst = Влучання: вибух влучає завжди
miss-blank = Промах: порожня грань не влучає ніколи
hit-sum = Влучання: { $sum } = { $total } (треба 6)
miss-sum = Промах: { $sum } = { $total } (треба 6)
assign = Влучання, шкода { $damage }: у який корабель?
dice-to-go = { $n ->
    [one] останнє влучання
   *[other] лишилося розподілити: { $n }
}
destroys = знищить
survives-with = щоб знищити, треба ще { $n }
suggested = радимо
follow-all = Усі { $n } як радять
no-dice = нічого не кидає
dice-chance = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
}, шанс влучити для кожного: { $same ->
    [yes] { $low } з 6
   *[no] від { $low } до { $high } з 6
}
retreat-explained = По тих, хто відступає, ще можна стріляти; вони підуть у свою наступну чергу. Якщо відступлять усі ваші кораблі, за участь репутації не буде.

# мій бік
stores = Ресурси й населення
resource-material = Матеріали
resource-science = Знання
resource-money = Кредити
income = Дохід за раунд
population-track = { $what }: дохід { $n }, кубиків на шкалі { $cubes }
produces = Дохід { $n }
graveyard = На цвинтарі до фази оновлення
upkeep = Вплив і утримання
influence-track = Шкала впливу: дисків { $n }, утримання { $cost }
space-cost = Утримання { $n }, коли ця комірка порожня
discs-left = Дисків впливу лишилося
after-upkeep = після утримання
after-one-more = ще дія
balance-how = у запасі { $have }, дохід { $income }, утримання { $cost }
next-how = Утримання стане { $cost }
no-disc-left = на дію немає диска
bankrupt-now = На утримання бракує { $n }. Обмін може дати { $trade }, інакше доведеться відмовитися від секторів.
bankrupt-next = Ще одна дія — і забракне { $n } (обмін може дати { $trade }).
colony-ready = колоніальних кораблів готово: { $n } з { $of }
colony-ships = Колоніальні кораблі
actions = Дії
action-help = { $action }: { $n ->
    [one] { $n } активація
    [few] { $n } активації
   *[other] { $n } активацій
}
discs-here = дисків: { $n }
trade = Обмін
trade-rate = Обмін
trade-for = { $n } × { $give } за 1 × { $take }
reputation-track = Репутація й посли
reputation-tiles = Жетони репутації
slot-either = Місце для жетона репутації або посла
slot-ambassador = Місце для посла
slot-reputation = Місце для жетона репутації
ambassador-of = Посол: { $who }
hidden-tile = Жетон репутації, гідність прихована
drawn = Витягнуто:
give-back = Повернути жетон
propose-to = Запропонувати відносини: { $who }
you-are-traitor = Ви зрадник: нових відносин не буде, −2 ПО.
kept-n = Відкриттів збережено: { $n }, це { $points } ПО
kept-discoveries = Відкриття, збережені заради очок

# інші
start-player = Перший гравець
next-start-player = Перший гравець наступного раунду
has-passed = пас
eliminated = вибув
traitor = Зрадник
sectors = Сектори
show-ships = Показати кораблі
show-ships-of = Кораблі: { $who }

# запас і довідник
stacks = Стоси секторів
discarded = Скинуто
bags = Мішки
bag-techs = Технологій у мішку: { $n }
bag-reputation = Жетонів репутації в мішку: { $n }
bag-discoveries = Жетонів відкриттів лишилося: { $n }
box = Поза грою
discoveries = Відкриття
other-parts = Базові частини й частини древніх
basic-part = базова
ancient-part = древніх
nothing-found = Нічого не знайшлося.
starts-with = Із самого початку: { $techs }
colour-red = червоний
colour-blue = синій
colour-green = зелений
colour-yellow = жовтий
colour-white = білий
colour-black = чорний

# таблиця всіх гравців
row-score = Очки
row-upkeep = Утримання
row-balance = Кредити після утримання
row-discs = Дисків лишилося
row-sectors = Сектори
row-reputation = Жетони репутації
row-ambassadors = Посли
row-colony = Колоніальних кораблів готово

# чим відрізняються види
about-eridani = Багаті, але дисків на два менше; починають із двох жетонів репутації; на кораблях більше енергії.
about-hydran = Досліджують двічі за дію; передові лабораторії працюють від початку.
about-planta = Розвідують двічі; чотири колоніальні кораблі; очко за кожен сектор. Населення гине від будь-якого ворога; кораблі повільні.
about-draco = Відкривають два сектори під час розвідки; живуть із древніми в мирі й мають очко за кожен їхній корабель.
about-mechanema = Удосконалюють і будують тричі за дію, будують дешевше.
about-orion = Починають із крейсера, щитів і нейтронних бомб; швидкі, потужні кораблі; невигідний обмін.
about-terran = Переміщуються тричі за дію, найкраще міняються; слабкостей немає.

# назви секторів
sector-1 = Центр Галактики
sector-101 = Кастор
sector-102 = Поллукс
sector-103 = Бета Лева
sector-104 = Арктур
sector-105 = Дзета Геркулеса
sector-106 = Капелла
sector-107 = Альдебаран
sector-108 = Мю Кассіопеї
sector-109 = Альфа Ящірки
sector-110 = Йота Волопаса
sector-201 = Альфа Центавра
sector-202 = Фомальгаут
sector-203 = Хі Дракона
sector-204 = Вега
sector-205 = Мю Геркулеса
sector-206 = Епсилон Індіанця
sector-207 = Дзета Сітки
sector-208 = Йота Персея
sector-209 = Дельта Ерідана
sector-210 = Псі Козорога
sector-211 = Бета Орла
sector-214 = Бета Єдинорога
sector-221 = Проціон
sector-222 = Епсилон Ерідана
sector-223 = Альтаїр
sector-224 = Бета Південної Гідри
sector-225 = Ета Кассіопеї
sector-226 = 61 Лебедя
sector-227 = Сіріус
sector-228 = Сигма Дракона
sector-229 = Тау Кита
sector-230 = Лямбда Візничого
sector-231 = Дельта Павича
sector-232 = Рігель
sector-271 = Омега Печі
sector-272 = Сигма Гідри
sector-273 = Тета Змієносця
sector-274 = Альфа Рисі
sector-281 = Дельта Ворона
sector-301 = Дзета Дракона
sector-302 = Гамма Змії
sector-303 = Ета Цефея
sector-304 = Тета Пегаса
sector-305 = Лямбда Змії
sector-306 = Бета Центавра
sector-307 = Сигма Стрільця
sector-308 = Каппа Скорпіона
sector-309 = Фі Риб
sector-310 = Ню Фенікса
sector-311 = Канопус
sector-312 = Антарес
sector-313 = Альфа Малої Ведмедиці
sector-314 = Спіка
sector-315 = Епсилон Візничого
sector-316 = Йота Кіля
sector-317 = Бета Південного Хреста
sector-318 = Гамма Вітрил
sector-381 = Бета Секстанта
sector-382 = Дзета Хамелеона

# battles: the rarer questions, and the history
stalemate-explained = Гармат ні в кого не лишилося. Ваші кораблі йдуть одразу або гинуть; захисник лишається.
cube-on = Кубик: { $square }{ $advanced ->
    [yes] , передова
   *[no] { "" }
}
cube-on-orbital = Кубик на орбітальній станції
population-of = Населення в { $sector }, власник { $who }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
}
bombard-explained = Кожна одиниця шкоди знищує кубик; щити не рахуються. Сектор без кубиків власник втрачає.
bombs-explained = усі кубики одразу
battles-so-far = Минулі битви
battles-none = Битв ще не було.
battle-round = Раунд { $n }
battle-of = { $attacker } проти { $defender }
losses = знищено:
no-losses = нічого не знищено
battle-running = триває
population-attacked = Населення
cubes-lost = { $n ->
    [one] втрачено { $n } кубик
    [few] втрачено { $n } кубики
   *[other] втрачено { $n } кубиків
}
