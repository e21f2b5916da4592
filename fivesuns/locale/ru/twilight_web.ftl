# Twilight Imperium on its board
about-asteroid_field = Корабли не могут проходить через неё и входить в неё.
about-supernova = Корабли не могут проходить через неё и входить в неё.
about-nebula = Корабли могут закончить здесь ход, но не пройти; у выходящих ход 1; защитник прибавляет 1 к броскам боя.
about-gravity_rift = Каждый раз, когда корабль выходит отсюда, его ход больше на 1, но при броске 1–3 он пропадает.
changed = изменилось с прошлого вопроса
close-card = Закрыть
can-come = Могут прибыть
can-fire = Могут стрелять по кораблям здесь
odds-all = Космический бой, { $who }, если прибудут все
odds = победа { $win } %, ничья { $draw } %, поражение { $lose } %
odds-unknown = нельзя вычислить
odds-space = Космический бой
odds-ground = Наземный бой, { $planet }, если там высадятся все
odds-choose = Выберите корабли, чтобы увидеть шансы.
custodians-here = Здесь лежит жетон хранителей.
tokens-here = Жетоны приказов:
as-printed = напечатано
unit-combat = бой
unit-move = ход
unit-capacity = вместимость
unit-by-resources = { $n } + ресурсы планеты
fleet-count = Кораблей { $n } из { $all }
capacity-count = Вместимость { $n } из { $all }
too-many = лишнее придётся снять
all-ships = Все
ship-goes = { $ship } из системы { $system } перемещается
moves = ход { $n }
by-way = через: { $way }
spurred = Только как единственный корабль, ускоренный в этом действии
rift-risk = Риск { $n } % пропасть в гравитационном разломе
fill = Заполнить
map = Галактика
panels = Что показано
panel-map = Галактика
panel-common = Стол
panel-empires = Игроки
panel-hand = Мои карты
ships-can-come = кораблей может прибыть: { $n }
factions = Фракции
seat-n = Игрок { $n }
damaged = повреждено: { $n }
worth = ресурсы { $resources }, влияние { $influence }
controlled = контролирует { $who }
controlled-exhausted = контролирует { $who }, истощена
active-system = активная система
token-of = жетон приказа: { $who }
free-place = Свободное место { $at }
custodians-short = хранители
combat-in = Бой: { $place }, раунд { $n }
shot = { $add ->
     [0] от { $value }:
    *[other] от { $value }, изменение { $add }:
    }
votes-n = { $n ->
     [one] { $n } голос
     [few] { $n } голоса
    *[other] { $n } голосов
    }
points-n = { $n } ПО
scored-by = Выполнили: { $who }
covered-n = Закрыто: этап I { $one }, этап II { $two }
used = использована
exhausted = истощена
face-up = в открытую
abilities = Свойства фракции
no-technologies = Без технологий
stores = Что у меня есть
ready-worth = Восстановленные планеты: ресурсы { $resources }, влияние { $influence }
settings = О чём меня спрашивать
react-setting = Моменты, когда я могу вмешаться
react-never = Ничего не делать
panel-fleet = Перемещение
fleet = Перемещение
fleet-to = Корабли, которые перемещаются в систему { $system }
of = { $n } из { $all }
aboard = на борту { $n } из { $all }
stays = { $ship } остаётся
less-aboard = Меньше: { $what }, { $where }
more-aboard = Больше: { $what }, { $where }
way-through = Путь через
any-way = лучший путь
send-ships = Переместить
send-none = Ничего не перемещать
