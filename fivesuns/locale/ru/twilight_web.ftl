# Twilight Imperium on its board
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
