# The board of Eclipse in the browser. Names of components, prompts and events are in eclipse.ftl.

# panels
panels = Parts of the board
panel-map = Galaxy
panel-techs = Technologies
panel-ships = Ships
panel-battle = Battles
panel-supply = Supply
map = Map of the galaxy. Arrow keys move it, plus and minus zoom.
close = Close
fresh = Changed since your last decision

# sectors
ring-center = Centre
ring-inner = Inner ring
ring-middle = Middle ring
ring-outer = Outer ring
ring-starting = Home sector
ring-guardian = Guardian sector
points = Victory points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
vp-short = { $n } VP
controlled-by = Controlled by { $who }
uncontrolled = Nobody controls it
squares-n = { $free } of { $all } population squares free
square = { $what }, { $advanced ->
    [yes] advanced,{" "}
   *[no] {""}
}{ $state ->
    [used] used
   *[free] free
}
advanced = advanced
used = used
free = free
has-discovery = Discovery tile
has-artifact = Artifact
has-monolith = { $n ->
    [one] Monolith, { $n } point
   *[other] Monolith, { $n } points
}
has-portal = { $n ->
    [0] Warp portal
    [one] Warp portal, { $n } point
   *[other] Warp portal, { $n } points
}
ships = { $n } × { $ship }
damage = damage { $n }
draws-for = { $n ->
    [one] { $n } reputation draw for each destroyed
   *[other] { $n } reputation draws for each destroyed
}
leads-to = Connected to { $sectors }.
half-leads-to = Half connected to { $sectors }.
zone-beside = { $ring }, { $side ->
    [0] north
    [1] northeast
    [2] southeast
    [3] south
    [4] southwest
   *[5] northwest
} of { $sector }
zone = Unexplored, { $ring }, { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
tiles-left = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

# pinning
pinned-all = { $n ->
    [one] Pinned: it cannot leave.
   *[other] All { $n } pinned: none can leave.
}
pinned-some = { $n } pinned, { $free } free to leave.
pinned-why = Every opposing ship pins one (with a Cloaking Device it takes two).
pinned-by-gcds = The centre's defence pins every ship here.

# chances
odds-now = Battle against { $foe } as it stands
odds-if = With one { $ship } more against { $foe }
about-percent = ≈ { $n } %
ships-left = { $n ->
    [one] { $n } ship left if you win
   *[other] { $n } ships left if you win
}
odds-short = Battle against { $foe }:
going-to = To { $sector }.
no-battle-there = Nobody to fight there.
odds-how = Worked out by the rules of the game; nobody retreats, both sides aim at the largest ship they can destroy
computing = computing …
no-odds = no odds
attacker-odds = { $who } wins:

# what may be done in a sector
take-ship = Take { $ship } ({ $n } here)
take-this = { $ship }, moves { $drive }
do-colonise = { $advanced ->
    [yes] Colonise the advanced square with { $track }
   *[no] Colonise with { $track }
}
do-build = Build: { $item }
do-shift-to = Move this disc to { $sector }
do-shift-from = Bring the disc from { $sector }
do-retreat = Retreat here: { $ship }
do-control = Take control
do-influence = Put a disc here
do-claim = Put a disc here
do-release = Take the disc back
do-abandon = Abandon
do-leave = Leave it without a disc
do-portal = Put the portal here
income-becomes = income { $now } → { $then }
upkeep-becomes = upkeep { $now } → { $then }, then { $balance } after upkeep
upkeep-falls = upkeep { $now } → { $then }; its cubes go home
costs-of = costs { $n } of { $have }

# exploring
lay = Place it
lay-so = Place { $sector }, position { $n } of { $of }
beat-first = You control it only when they are beaten.
lay-here = Place { $sector } as it is turned now
which-tile = Which tile
turn-left = Turn left
turn-right = Turn right
turned = way { $n } of { $of }
fits-nowhere = It fits nowhere here: no wormhole would connect it to you.
reveal-again = Reveal a second tile
discard = Discard
also-found = Turned over as well: { $list }
found = Discovery
install-on = Put it on a ship

# building, moving, influence
build = Build
build-what = Choose what to build, then where.
build-where = { $item }: choose a sector of yours.
move = Move
move-what = Choose a ship, then where it goes.
move-where = { $ship } from { $sector }, up to { $drive ->
    [one] { $drive } step
   *[other] { $drive } steps
}: choose a sector.
put-down = Put down
influence = Influence
influence-what = Click a free sector to put a disc there, or one of yours to take its disc.
influence-no-disc = No disc on your track: click a sector of yours to move or take back its disc.
shift-where = Disc of { $sector }: choose where it goes.
refresh = Ready a colony ship ({ $n } left)

# technologies
my-technologies = My technologies
technologies = Technologies
track-state = { $n }/{ $of }, discount { $discount }
rare-any-track = goes on any track
owned = yours
free-of-charge = free
none-here = None here now.
onto-track = Track for { $tech }
onto = On the track { $track }
cost-and-least = costs { $cost }, never less than { $least }
has-it = Known to
point-at-tech = Point at or touch a technology to read what it does.
slot-worth = Discount for the next one: { $discount }. Points with this slot filled: { $points }.

# ships
whose-ships = Whose ships
mine = Mine
parts = Ship parts
upgrade-how = Choose a part and then a slot, or a slot and then a part; with the mouse you can drag.
part-where = { $part }: choose a slot.
part-which = Choose the part for this slot.
install-where = Choose the slot for it, or keep it for later.
swap-which = There is not enough energy, or no drive, with it: choose the tile that goes.
stored-part = kept Ancient part
stored-parts = Ancient parts kept for later:
take-off = Take off: { $part }
not-yet = { $n ->
    [one] { $n } part you cannot use yet
   *[other] { $n } parts you cannot use yet
}
fits-n = { $n ->
    [one] Fits { $n } slot
   *[other] Fits { $n } slots
}
fits-nowhere-now = Fits nowhere now: too little energy, or the drive would go
slot = { $ship }, slot { $n }: { $part }{ $kind ->
    [printed] {" "}(printed)
    [tile] {" "}(tile)
   *[empty] {""}
}
empty = empty
build-price = Price in materials
figures-left = Figures left to build
left-n = { $n } left
printed-base = Printed: initiative { $initiative }, computer { $computer }, energy { $energy }
fault-energy = Not enough energy: uses { $used }, has { $made }.
fault-drive = Needs a drive.
fault-starbase_drive = A starbase must have no drive.
npc-ships = Ships nobody plays
no-species-yet = No species chosen yet.
stat-initiative = Initiative
stat-computer = Computer: added to each roll
stat-shield = Shield: taken from each roll against it
stat-hull = Hull
stat-drive = Movement
stat-energy = Energy used and made
stat-cannon = Cannons: damage of each die
stat-missile = Missiles: fired once, before the battle
die-damage = { $n ->
    [one] { $n } die of damage { $damage }
   *[other] { $n } dice of damage { $damage }
}

# battle
battle-in = Battle in { $sector }
missile-step = Missiles
engagement = Engagement round { $n }
attacker = attacks
defender = defends
order = Order of initiative
hulls = Hull { $hull }, damage { $damage }
no-ships-left = No ships left
draws-so-far = { $n ->
    [one] { $n } reputation draw so far.
   *[other] { $n } reputation draws so far.
}
retreat-penalty = All in retreat: no draw for taking part.
retreating-to = retreating to { $sector }
dice = Dice
rolled-by = { $who }, { $ship }: { $n ->
    [one] { $n } die rolled
   *[other] { $n } dice rolled
}
rolled-npc = { $ship }: { $n ->
    [one] { $n } die rolled
   *[other] { $n } dice rolled
}
resolved = resolved
die-shows = Shows { $face }, damage { $damage }
face-burst = burst
face-blank = blank
hit-burst = Hit: a burst always hits
miss-blank = Miss: a blank never hits
hit-sum = Hit: { $sum } = { $total } (6 needed)
miss-sum = Miss: { $sum } = { $total } (6 needed)
assign = A hit of { $damage }: on which ship?
dice-to-go = { $n ->
    [one] last hit
   *[other] { $n } hits to assign
}
destroys = destroys it
survives-with = { $n ->
    [one] { $n } more would destroy it
   *[other] { $n } more would destroy it
}
suggested = suggested
follow-all = All { $n } as suggested
no-dice = rolls nothing
dice-chance = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, each hits { $same ->
    [yes] { $low ->
        [one] once
       *[other] { $low } times
    } in 6
   *[no] { $low } to { $high } times in 6
}
retreat-explained = Retreating ships can still be shot at; they leave at their next turn. If all of yours retreat you draw no reputation for taking part.

# my side
stores = Resources and population
resource-material = Materials
resource-science = Science
resource-money = Money
income = Income each round
population-track = { $cubes ->
    [one] { $what }: income { $n }, { $cubes } cube left on the track
   *[other] { $what }: income { $n }, { $cubes } cubes left on the track
}
produces = Income { $n }
graveyard = In the graveyard until clean-up
upkeep = Influence and upkeep
influence-track = { $n ->
    [one] Influence track: { $n } disc left, upkeep { $cost }
   *[other] Influence track: { $n } discs left, upkeep { $cost }
}
space-cost = Upkeep { $n } when this space is empty
discs-left = Influence discs left
after-upkeep = after upkeep
after-one-more = one action more
balance-how = { $have } in store, plus { $income } income, minus { $cost } upkeep
next-how = Upkeep would be { $cost }
no-disc-left = no disc for another action
bankrupt-now = { $n } short at upkeep. Trading could bring { $trade }, else sectors must be abandoned.
bankrupt-next = One action more: { $n } short at upkeep (trading could bring { $trade }).
colony-ready = { $n } of { $of } colony ships ready
colony-ships = Colony ships
actions = Actions
action-help = { $action }: { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
discs-here = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
trade = Trade
trade-rate = Trade
trade-for = { $n } × { $give } for 1 × { $take }
reputation-track = Reputation and ambassadors
reputation-tiles = Reputation tiles
slot-either = A slot for a reputation tile or an ambassador
slot-ambassador = A slot for an ambassador
slot-reputation = A slot for a reputation tile
ambassador-of = Ambassador of { $who }
hidden-tile = Reputation tile, value hidden
drawn = Drawn:
give-back = Return a tile
propose-to = Propose relations: { $who }
you-are-traitor = You are the traitor: no new relations, −2 points.
kept-n = { $n ->
    [one] { $n } discovery kept: { $points } points
   *[other] { $n } discoveries kept: { $points } points
}
kept-discoveries = Discoveries kept for points

# others
start-player = Start player
next-start-player = Start player of the next round
has-passed = passed
eliminated = out of the game
traitor = Traitor
sectors = Sectors
show-ships = Show the ships
show-ships-of = Ships of { $who }

# supply and reference
stacks = Sector stacks
discarded = Discarded
bags = Bags
bag-techs = { $n ->
    [one] { $n } technology tile in the bag
   *[other] { $n } technology tiles in the bag
}
bag-reputation = { $n ->
    [one] { $n } reputation tile in the bag
   *[other] { $n } reputation tiles in the bag
}
bag-discoveries = { $n ->
    [one] { $n } discovery tile left
   *[other] { $n } discovery tiles left
}
box = Out of the game
discoveries = Discoveries
other-parts = Basic and Ancient ship parts
basic-part = basic
ancient-part = Ancient
nothing-found = Nothing found.
starts-with = Starts with { $techs }
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white
colour-black = black

# the table of all players
row-score = Points
row-upkeep = Upkeep
row-balance = Money after upkeep
row-discs = Discs left
row-sectors = Sectors
row-reputation = Reputation tiles
row-ambassadors = Ambassadors
row-colony = Colony ships ready

# what makes a species different
about-eridani = Rich, but two discs fewer; begins with two reputation tiles; more energy on its ships.
about-hydran = Researches twice in an action; begins with Advanced Labs in use.
about-planta = Explores twice; four colony ships; a point for every sector. Its population falls to any enemy ship; slow ships.
about-draco = Turns over two tiles when exploring; lives in peace with the Ancients and scores a point for each of their ships.
about-mechanema = Upgrades and builds three times in an action, and builds more cheaply.
about-orion = Begins with a cruiser, shields and Neutron Bombs; fast, powerful ships; trades badly.
about-terran = Moves three times in an action and trades best; no weakness.

# names of sectors
sector-1 = Galactic Centre
sector-101 = Castor
sector-102 = Pollux
sector-103 = Beta Leonis
sector-104 = Arcturus
sector-105 = Zeta Herculis
sector-106 = Capella
sector-107 = Aldebaran
sector-108 = Mu Cassiopeiae
sector-109 = Alpha Lacertae
sector-110 = Iota Bootis
sector-201 = Alpha Centauri
sector-202 = Fomalhaut
sector-203 = Chi Draconis
sector-204 = Vega
sector-205 = Mu Herculis
sector-206 = Epsilon Indi
sector-207 = Zeta Reticuli
sector-208 = Iota Persei
sector-209 = Delta Eridani
sector-210 = Psi Capricorni
sector-211 = Beta Aquilae
sector-214 = Beta Monocerotis
sector-221 = Procyon
sector-222 = Epsilon Eridani
sector-223 = Altair
sector-224 = Beta Hydri
sector-225 = Eta Cassiopeiae
sector-226 = 61 Cygni
sector-227 = Sirius
sector-228 = Sigma Draconis
sector-229 = Tau Ceti
sector-230 = Lambda Aurigae
sector-231 = Delta Pavonis
sector-232 = Rigel
sector-271 = Omega Fornacis
sector-272 = Sigma Hydrae
sector-273 = Theta Ophiuchi
sector-274 = Alpha Lyncis
sector-281 = Delta Corvi
sector-301 = Zeta Draconis
sector-302 = Gamma Serpentis
sector-303 = Eta Cephei
sector-304 = Theta Pegasi
sector-305 = Lambda Serpentis
sector-306 = Beta Centauri
sector-307 = Sigma Sagittarii
sector-308 = Kappa Scorpii
sector-309 = Phi Piscium
sector-310 = Nu Phoenicis
sector-311 = Canopus
sector-312 = Antares
sector-313 = Alpha Ursae Minoris
sector-314 = Spica
sector-315 = Epsilon Aurigae
sector-316 = Iota Carinae
sector-317 = Beta Crucis
sector-318 = Gamma Velorum
sector-381 = Beta Sextantis
sector-382 = Zeta Chamaeleontis

# battles: the rarer questions, and the history
stalemate-explained = Nobody has a cannon left. Your ships go at once, or are lost; the defender stays.
cube-on = Cube: { $square }{ $advanced ->
    [yes] , advanced
   *[no] { "" }
}
cube-on-orbital = Cube on the orbital
population-of = Population in { $sector }: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} of { $who }
bombard-explained = Each point of damage destroys a cube; shields do not count. A sector without cubes is lost to its owner.
bombs-explained = all cubes at once
battles-so-far = Battles so far
battles-none = No battle has been fought yet.
battle-round = Round { $n }
battle-of = { $attacker } against { $defender }
losses = destroyed:
no-losses = nothing destroyed
battle-running = going on
won-by = won by { $who }
ships-legend = Signs of ships
population-attacked = Population
cubes-lost = { $n ->
    [one] { $n } cube lost
   *[other] { $n } cubes lost
}
first-turn-title = Your turn: one action
first-turn-text = In turn everybody takes one action: explore, research, upgrade, build, move or influence. Each costs an influence disc, and the more discs are gone, the more money you pay at the end of the round. When you have enough, pass.
first-explore-title = Explore: draw a sector
first-explore-text = Choose a zone beside a sector of yours and draw a tile. Turn it until a wormhole meets yours: only where two half-circles meet can ships fly. You may also throw it away.
first-settle-title = Take control and settle
first-settle-text = A disc on the sector makes it yours. Then colony ships put population cubes on its squares: brown brings material, pink science, orange money. What a cube leaves on your track is your income from now on.
first-research-title = Research: buy technologies
first-research-text = Science buys technologies: weapons and hulls for ships, structures, or lasting advantages. Each one that you have in a row makes the next of that row cheaper, and a long row is worth points.
first-upgrade-title = Upgrade: better ships
first-upgrade-text = Put ship parts on your blueprints; all ships of a class get better at once. Every ship but the starbase needs a drive, and the sources must give the energy that the parts use.
first-build-title = Build: ships and structures
first-build-text = Material buys interceptors, cruisers, dreadnoughts, starbases, orbitals and monoliths. They stand in sectors that you control.
first-move-title = Move: fly through wormholes
first-move-text = A move takes ships as far as their drives go. Where an enemy stands they must stop, as many as there are enemies. Ancients guard rich sectors.
first-battle-title = Combat
first-battle-text = In the combat phase all battles are fought. By initiative each class of ships rolls its dice: a burst always hits, else the computer helps and the shield of the target hinders. The odds stand beside the battle. Whoever fought draws reputation: hidden points.
first-upkeep-title = Upkeep and the next round
first-upkeep-text = Pay for your discs with the money you have and earn; then material and science come in and the discs return. After eight rounds sectors, reputation, discoveries, technologies and monoliths are counted.
tie-broken = Equal points: whoever has more resources in store wins.
