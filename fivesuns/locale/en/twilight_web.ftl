# Twilight Imperium on its board
map = Galaxy
panels = What is shown
panel-map = Galaxy
panel-common = Table
panel-empires = Players
panel-hand = My cards
ships-can-come = ships that can come: { $n }
factions = Factions
seat-n = Player { $n }
damaged = damaged: { $n }
worth = resources { $resources }, influence { $influence }
controlled = controlled by { $who }
controlled-exhausted = controlled by { $who }, exhausted
active-system = active system
token-of = command token: { $who }
free-place = Free place { $at }
custodians-short = custodians
combat-in = Combat: { $place }, round { $n }
shot = { $add ->
     [0] from { $value }:
    *[other] from { $value }, modifier { $add }:
    }
votes-n = { $n ->
     [one] { $n } vote
    *[other] { $n } votes
    }
points-n = { $n } VP
scored-by = Scored by { $who }
covered-n = Face down: stage I { $one }, stage II { $two }
used = used
exhausted = exhausted
face-up = face up
abilities = Abilities of the faction
no-technologies = No technologies
stores = What I have
ready-worth = Ready planets: resources { $resources }, influence { $influence }
settings = What I am asked
react-setting = Moments at which I could react
react-never = Do nothing
panel-fleet = Movement
fleet = Movement
fleet-to = Ships that move to { $system }
of = { $n } of { $all }
aboard = aboard { $n } of { $all }
stays = { $ship } stays
less-aboard = Less: { $what }, { $where }
more-aboard = More: { $what }, { $where }
way-through = Way through
any-way = the best way
send-ships = Move
send-none = Move nothing
