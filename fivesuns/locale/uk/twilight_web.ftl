# Twilight Imperium on its board
about-asteroid_field = Кораблі не можуть проходити крізь неї та входити в неї.
about-supernova = Кораблі не можуть проходити крізь неї та входити в неї.
about-nebula = Кораблі можуть закінчити тут рух, але не пройти; у тих, що виходять, рух 1; захисник додає 1 до кидків бою.
about-gravity_rift = Щоразу, коли корабель виходить звідси, його рух більший на 1, але при кидку 1–3 він зникає.
changed = змінилося з минулого запитання
close-card = Закрити
can-come = Можуть прибути
can-fire = Можуть стріляти по кораблях тут
odds-all = Космічний бій, { $who }, якщо прибудуть усі
odds = перемога { $win } %, нічия { $draw } %, поразка { $lose } %
odds-unknown = неможливо обчислити
odds-space = Космічний бій
odds-ground = Наземний бій, { $planet }, якщо там висадяться всі
odds-choose = Оберіть кораблі, щоб побачити шанси.
custodians-here = Тут лежить жетон охоронців.
tokens-here = Жетони наказів:
as-printed = надруковано
unit-combat = бій
unit-move = рух
unit-capacity = місткість
unit-by-resources = { $n } + ресурси планети
fleet-count = Кораблів { $n } з { $all }
capacity-count = Місткість { $n } з { $all }
too-many = зайве доведеться прибрати
all-ships = Усі
ship-goes = { $ship } із системи { $system } переміщується
moves = рух { $n }
by-way = через: { $way }
spurred = Лише як єдиний корабель, прискорений у цій дії
rift-risk = Ризик { $n } % зникнути в гравітаційному розломі
fill = Заповнити
map = Галактика
panels = Що показано
panel-map = Галактика
panel-common = Стіл
panel-empires = Гравці
panel-hand = Мої карти
ships-can-come = кораблів може прибути: { $n }
factions = Фракції
seat-n = Гравець { $n }
damaged = пошкоджено: { $n }
worth = ресурси { $resources }, вплив { $influence }
controlled = контролює { $who }
controlled-exhausted = контролює { $who }, виснажена
active-system = активна система
token-of = жетон наказу: { $who }
free-place = Вільне місце { $at }
custodians-short = охоронці
combat-in = Бій: { $place }, раунд { $n }
shot = { $add ->
     [0] від { $value }:
    *[other] від { $value }, зміна { $add }:
    }
votes-n = { $n ->
     [one] { $n } голос
     [few] { $n } голоси
    *[other] { $n } голосів
    }
points-n = { $n } ПО
scored-by = Досягли: { $who }
covered-n = Закрито: етап I { $one }, етап II { $two }
used = використана
exhausted = виснажена
face-up = відкрито
abilities = Властивості фракції
no-technologies = Без технологій
stores = Що в мене є
ready-worth = Відновлені планети: ресурси { $resources }, вплив { $influence }
settings = Про що мене питати
react-setting = Моменти, коли я можу втрутитися
react-never = Нічого не робити
panel-fleet = Переміщення
fleet = Переміщення
fleet-to = Кораблі, які переміщуються до системи { $system }
of = { $n } із { $all }
aboard = на борту { $n } із { $all }
stays = { $ship } залишається
less-aboard = Менше: { $what }, { $where }
more-aboard = Більше: { $what }, { $where }
way-through = Шлях через
any-way = найкращий шлях
send-ships = Перемістити
send-none = Нічого не переміщувати
