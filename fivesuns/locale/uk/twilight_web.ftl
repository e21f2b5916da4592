# Twilight Imperium on its board
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
