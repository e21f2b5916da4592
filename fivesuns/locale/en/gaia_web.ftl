# What the board of Gaia Project says beyond the game's own words.
automa = Automa
map = Map of the galaxy
panels = Parts of the board
panel-map = Map
panel-plans = Federations
panel-research = Research
panel-scoring = Scoring
row-end = If the game ended now
forecast = → { $n } if it ended now
row-academies = academies
price-mine = { $what }: { $price }{ $steps ->
    [0] { "" }
    [one] , 1 terraforming step
   *[other] , { $steps } terraforming steps
}; distance { $distance }
price-project = { $what }: { $price }; distance { $distance }
place-of = { $planet }, sector { $sector }
orbit-of = sector { $sector }
bar-research = { $what }: { $price }
research-price = A step costs { $price }
bar-priced = { $what } on { $place }: { $price }
bar-at = { $what }: { $place }
value = power value { $n }
in-federation = in a federation
free-tiles = Technology tiles with a step of your choice
board-actions = Power and QIC actions
taken = taken this round
tokens = Federation tokens
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
neutral = neutral
automa-deck = { $n ->
    [one] { $n } card in the deck, { $turned } turned this round
   *[other] { $n } cards in the deck, { $turned } turned this round
}
bid = bid { $n }
spendable = { $n } to spend
stores = Resources
next-power = next: charge { $charge }, tokens { $token }
pieces = Pieces left and abilities
federation-help = Power value of pieces outside federations, and what the next federation needs
next-federation = next federation
budget = { $n ->
    [one] ({ $n } satellite at most)
   *[other] ({ $n } satellites at most)
}
my-tiles = My tiles
covered = covered
green = green
grey = grey
exchanges = Free actions
warn-specials = { $n ->
    [one] 1 special action is still unused.
   *[other] { $n } special actions are still unused.
}
warn-overflow = Next income: { $n } { $what } would be lost.
warn-charge = { $n ->
    [one] Next income: { $n } charge would move nothing.
   *[other] Next income: { $n } charges would move nothing.
}
has-passed = passed
charge-setting = When others build nearby
charge-always = always charge
charge-up-to-ask = { $points ->
    [0] charge 1 (free), ask me for more
    [one] charge up to { $n } (1 point), ask me for more
   *[other] charge up to { $n } ({ $points } points), ask me for more
}
charge-up-to-decline = { $points ->
    [0] charge 1 (free), decline more
    [one] charge up to { $n } (1 point), decline more
   *[other] charge up to { $n } ({ $points } points), decline more
}
charge-never = never charge
charge-taklons = Taklons with an institute charge first and take the token afterwards.
income-setting = Order of power income
income-best = choose the best for me
settings = Answers given for me
plans = Possible federations
plans-need = power value { $n } or more
plan-satellites = { $n ->
    [0] no satellites
    [one] 1 satellite
   *[other] { $n } satellites
}
plan-price = price: { $n } × { $what }
plan-way = satellites:
plan-one-way = satellites, for example ({ $n } ways, you choose afterwards):
automa-card = { $card }: { $action }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
automa-support = Where and how is decided by the card before: { $card }.
automa-build_mine = builds a mine
automa-upgrade = upgrades a structure
automa-research_highest = advances on its highest track
automa-research_random = advances on some track
automa-power_qic = covers a power or QIC action
automa-faction = the action of its faction
plans-many = { $n ->
    [one] { $n } possible
   *[other] { $n } to choose from
}
can-begin = you can begin here
just-changed = has just changed
tile-on = { $kind } on { $track }: { $what }
tile-free = { $kind } with a step of your choice: { $what }
side-middle = middle
side-right = right
side-lower-right = lower right
side-below = below
side-lower-left = lower left
side-left = left
side-upper-left = upper left
side-above = above
side-upper-right = upper right
hour = { $n } o’clock
hour-inner = near the middle
panel-board = Boards
panel-factions = Factions
level = { $track }, level { $n }
level-step = a terraforming step costs { $n } ore
level-range = range { $n }
level-cost = { $n ->
    [one] a Gaia project takes { $n } power token
   *[other] a Gaia project takes { $n } power tokens
}
level-income = every round { $what }
level-bonus = at once { $what }
level-gaia = { $n } more for each Gaia planet
top-help = Only one player can reach it, and it takes a green federation token
top-one = max 1
top-taken = taken
crossing = level 3: charge { $n }
tile-gone = taken
in-words = Everything in words
goal-now = This round:
live-goal = { $n } → { $points ->
    [one] 1 point
   *[other] { $points } points
}
price = price
price-near = { $n ->
    [one] { $n } credit beside another player
   *[other] { $n } credits beside another player
}
slots-built = { $what }: { $n } of { $all } built
next-income = the next one brings every round
next-action = special action once a round
base-income = income from the start
specials = Special actions of this round
special-used = used
no-specials = none
on-map = on the map { $n }
my-board = My board
whose-board = Whose board
board-of = Board of { $who }
begins-with = Begins with
homes = Home planets ({ $planet }), and what lies within { $n } hexes of them
near-steps = { $steps ->
    [0] { $n } of the same kind
    [one] { $n } with 1 step
   *[other] { $n } with { $steps } steps
}
near-gaia = { $n ->
    [one] 1 Gaia planet
   *[other] { $n } Gaia planets
}
near-transdim = { $n } transdim
near-others = { $n ->
    [one] 1 neighbour
   *[other] { $n } neighbours
}
near-nothing = nothing

first-begin-title = Before the first round
first-begin-text = Everybody has a faction with a home planet and begins with two mines, Xenos with three, Ivits with a planetary institute and no mine. Then each takes a round booster: it brings income, and some bring points when you pass.
first-income-title = Income
first-income-text = Each round begins with income. Every structure that leaves your faction board uncovers what it brings: so build, and the next round is richer. Research, tiles and the booster add to it.
first-mine-title = Your turn: build a mine
first-mine-text = A mine costs 2 credits and 1 ore and must be within your range. On a planet of another kind it is terraformed first, here by one step for 3 ore. Each Q.I.C. takes you two further.
first-upgrade-title = Upgrade a structure
first-upgrade-text = A mine becomes a trading station, that a research lab or the planetary institute, a lab an academy. Beside an opponent the trading station costs half the credits; labs and academies bring a technology tile. Opponents within two hexes may charge power.
first-power-title = Power moves through three bowls
first-power-text = Charging moves tokens from the first bowl to the second, and when the first is empty, to the third. Only what is in the third can be spent; then it is back in the first.
first-research-title = Research
first-research-text = For 4 knowledge, or with a technology tile, you go up one level of a track. Each level gives something at once, every round, or for good: cheaper terraforming, a longer range, Q.I.C., Gaiaformers, income.
first-actions-title = Power and Q.I.C. actions
first-actions-text = Each of these can be taken by one player only in a round, so early turns are worth something. What is crossed out is gone until the next round.
first-gaia-title = Gaia project
first-gaia-text = A Gaiaformer on a purple transdim planet turns it into a Gaia planet by the next round; the power tokens that it costs lie in the Gaia area and come back. Then you build a mine there without terraforming.
first-federation-title = Later: form a federation
first-federation-text = Link structures with a total value of 7 by satellites, each for one power token. You take a federation token: points and a gift. Its green side pays for the top level of a track, or for an advanced tile.
first-pass-title = Pass and choose a new booster
first-pass-text = When you want nothing more, pass: your booster scores, you return it and take another. Whoever passes first begins the next round. What the goal of this round names brought points while you did it.
first-end-title = After six rounds
first-end-text = Two final goals compare all players: 18, 12 and 6 points. Each level above the second on a research track brings 4 points, and every three resources left one more.
