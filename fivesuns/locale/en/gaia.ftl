# Gaia Project: all texts in English

# title
title = Gaia Project
tagline = Fourteen peoples, one galaxy, six rounds, and not a grain of luck after the set-up.

# options
option-setup = Set-up
option-setup-help = In the first game you choose among the factions named, and with four players the mines are given.
option-setup-advanced = free choice
option-setup-first = first game
option-map = Map
option-map-help = How the sectors are laid out. One and two players: base or all.
option-map-base = base layout
option-map-outer = sectors 05 to 10 shuffled
option-map-both = 01 to 04 and 05 to 10 shuffled apart
option-map-all = all sectors shuffled
option-map_builder = Laying the sectors
option-map_builder-help = Who lays and turns the shuffled sectors.
option-map_builder-dice = by chance
option-map_builder-last_player = the last player
option-leave_out = Smaller map for three
option-leave_out-help = With three players one outer sector may stay in the box.
option-leave_out-none = all sectors
option-leave_out-9 = without sector 09
option-leave_out-10 = without sector 10
option-turn_order = Turn order
option-turn_order-help = Who plays after whom in the next round. The first game is always played clockwise.
option-turn_order-pass = in the order of passing
option-turn_order-clockwise = clockwise from the first to pass
option-auction = Auction
option-auction-help = Bid points for the factions; bids are subtracted at the end.
option-auction-off = no auction
option-auction-bids = bids
option-automa_faction = Faction of the Automa
option-automa_faction-help = Solo game only.
option-automa_faction-terrans = Terrans
option-automa_faction-xenos = Xenos
option-automa_faction-taklons = Taklons
option-automa_faction-hadsch_hallas = Hadsch Hallas
option-automa_faction-geodens = Geodens
option-automa_faction-firaks = Firaks
option-automa_faction-itars = Itars
option-difficulty = Difficulty of the Automa
option-difficulty-help = Solo game only; each level is stronger than the one before.
option-difficulty-automalein = Automalein (easy)
option-difficulty-automa = Automa (normal)
option-difficulty-automaechtig = Automächtig (hard)
option-difficulty-ultoma = Ultoma (very hard)
option-difficulty-alptrauma = Alptrauma (nightmare)
option-income_order = Order of power income
option-income_order-help = New tokens first or charging first: ask where it matters, or take what moves the most power.
option-income_order-ask = ask
option-income_order-best = best order
option-discard = Tokens given up
option-discard-help = Which power tokens pay for satellites and Gaia projects.
option-discard-lowest = from the lowest area
option-discard-choose = owner chooses
option-combine = Bundled conversions
option-combine-help = Where a token is worth two or three power, several conversions may share one payment.
option-combine-allowed = allowed
option-combine-forbidden = forbidden
option-waste = Actions without effect
option-waste-help = May you take an action whose whole benefit is lost?
option-waste-forbidden = forbidden
option-waste-allowed = allowed
option-advance = Step with a technology tile
option-advance-help = Is the free research step with a technology tile optional?
option-advance-optional = optional
option-advance-must = compulsory
option-charge_time = Moment of passive charging
option-charge_time-help = When the others may charge after a building.
option-charge_time-end_of_turn = after the turn
option-charge_time-at_once = at once
option-null_charge = Offers without effect
option-null_charge-help = Ask players who could charge but have nothing to move?
option-null_charge-no_offer = do not ask
option-null_charge-offer = ask
option-one_power = A charge of one power
option-one_power-help = It costs no points: ask all the same, or take it.
option-one_power-ask = ask
option-one_power-take = take it
option-flexible_federations = Federations around own planets
option-flexible_federations-help = May a federation avoid own planets at the price of more satellites?
option-flexible_federations-no = no
option-flexible_federations-yes = yes
option-satellites = Satellites
option-satellites-help = How many satellites each player can build.
option-satellites-all = all 25
option-satellites-without_markers = without those used as markers
option-map_adjacency = Equal planets side by side
option-map_adjacency-help = Which planets may not be neighbours across sectors of a variable map.
option-map_adjacency-all = no type
option-map_adjacency-home = no home type
option-rank_zero = Rank without progress
option-rank_zero-help = Do players with nothing to count score their rank at the end?
option-rank_zero-nothing = no points
option-rank_zero-points = points by rank
option-end_conversion = Conversion at the end
option-end_conversion-help = Turn power into credits and QIC into ore before resources are scored.
option-end_conversion-off = off
option-end_conversion-on = on
option-terran_rest = Terrans in the Gaia phase
option-terran_rest-help = Must Terrans with an institute use all of the returning power?
option-terran_rest-optional = as they like
option-terran_rest-all = all of it
option-itars_order = Itars in the Gaia phase
option-itars_order-help = Do tokens that buy no tile stay in the Gaia area until all tiles are taken?
option-itars_order-stay = they stay
option-itars_order-move_first = they move first
option-itars_lost = Lost Planet in the Gaia phase
option-itars_lost-help = When the others may charge if the Itars place it then.
option-itars_lost-at_once = at once
option-itars_lost-later = with the next charging
option-ivits_grow = Growth of the Ivits' federation
option-ivits_grow-help = Must a later federation action link something new?
option-ivits_grow-total = only the value counts
option-ivits_grow-new_planet = something new is needed
option-station = Space station on a satellite
option-station-help = May Ivits put a space station where their own satellite is?
option-station-anywhere = yes
option-station-off_satellites = no
option-swap_lost = Swap with the Lost Planet
option-swap_lost-help = May Ambas swap their institute with the mine of the Lost Planet?
option-swap_lost-no = no
option-swap_lost-yes = yes
option-guest_gaia = Guest mine on a Gaia planet: points
option-guest_gaia-help = Does a Lantid mine beside another's structure score as a mine on a Gaia planet?
option-guest_gaia-no_points = no
option-guest_gaia-points = yes
option-guest_qic = Guest mine on a Gaia planet: price
option-guest_qic-help = Does it cost a QIC?
option-guest_qic-free = no
option-guest_qic-pay = one QIC

# factions
terrans = Terrans
lantids = Lantids
xenos = Xenos
gleens = Gleens
taklons = Taklons
ambas = Ambas
hadsch_hallas = Hadsch Hallas
ivits = Ivits
geodens = Geodens
bal_taks = Bal T'aks
firaks = Firaks
bescods = Bescods
nevlas = Nevlas
itars = Itars
help-terrans = Power returns from the Gaia area to area II. Institute: in the Gaia phase the returning power also buys resources.
help-lantids = May build a mine beside another's structure; it cannot be upgraded and counts for no planet type. Institute: 2 knowledge for each such mine.
help-xenos = Begin with a third mine. Institute: federations need a value of 6 only.
help-gleens = Get ore instead of QIC until the right academy stands; Gaia planets cost ore; 2 points for each mine on a Gaia planet. Institute: their own federation token.
help-taklons = The brainstone is a token that pays 3 power. Institute: a token each time they charge passively.
help-ambas = Institute: once a round it changes places with an own mine.
help-hadsch_hallas = Institute: credits pay for QIC, ore and knowledge like power.
help-ivits = Begin with the institute; one federation that keeps growing, satellites cost QIC. Institute: a space station once a round.
help-geodens = Institute: 3 knowledge for the first mine on each new planet type.
help-bal_taks = Gaiaformers can be lent out for QIC; no Navigation before the institute stands.
help-firaks = Institute: once a round a lab becomes a trading station again and a level is gained.
help-bescods = Academies and institute have changed places; once a round a step in the lowest track. Institute: structures on titanium planets are worth 1 more.
help-nevlas = A token from area III can go to the Gaia area for 1 knowledge. Institute: tokens in area III pay 2 power.
help-itars = Burnt tokens go to the Gaia area. Institute: in the Gaia phase 4 of them buy a technology tile.

# planets
terra = terra
oxide = oxide
volcanic = volcanic
desert = desert
swamp = swamp
titanium = titanium
ice = ice
gaia = Gaia planet
transdim = transdim planet
lost = Lost Planet
empty = empty space
blue = blue
yellow = yellow
brown = brown
red = red
orange = orange
grey = grey
white = white

# structures and resources
mine = mine
trading_station = trading station
research_lab = research lab
planetary_institute = planetary institute
academy_left = left academy
academy_right = right academy
lost_planet_mine = mine on the Lost Planet
guest_mine = guest mine
gaiaformer = gaiaformer
satellite = satellite
space_station = space station
credits = credits
ore = ore
knowledge = knowledge
qic = QIC
charge = charge
token = power token
vp = points
area1 = area I
area2 = area II
area3 = area III
gaia_area = Gaia area
brainstone = brainstone

# research tracks
terraforming = Terraforming
navigation = Navigation
artificial_intelligence = Artificial Intelligence
gaia_project = Gaia Project
economy = Economy
science = Science
free1 = first free slot
free2 = second free slot
free3 = third free slot
help-terraforming = Cheaper terraforming steps; at the top a federation token.
help-navigation = More range; at the top the Lost Planet.
help-artificial_intelligence = QIC at every level.
help-gaia_project = Gaiaformers, and cheaper Gaia projects; at the top 4 points and 1 for each Gaia planet.
help-economy = Income of credits, ore and power; at the top 3 ore, 6 credits and a charge of 6 at once.
help-science = Income of knowledge; at the top 9 knowledge at once.

# standard technology tiles
tech1 = Technology: 1 ore, 1 QIC
tech2 = Technology: 1 knowledge per planet type
tech3 = Technology: institute and academies worth 4
tech4 = Technology: 7 points
tech5 = Technology: income 1 ore, charge 1
tech6 = Technology: income 1 knowledge, 1 credit
tech7 = Technology: 3 points per mine built on a Gaia planet
tech8 = Technology: income 4 credits
tech9 = Technology: action, charge 4
help-tech1 = At once 1 ore and 1 QIC.
help-tech2 = At once 1 knowledge for each type of planet you have colonised.
help-tech3 = Your planetary institute and academies have a power value of 4 instead of 3.
help-tech4 = At once 7 points.
help-tech5 = Every round 1 ore and charge 1 power.
help-tech6 = Every round 1 knowledge and 1 credit.
help-tech7 = 3 points each time you build a mine on a Gaia planet.
help-tech8 = Every round 4 credits.
help-tech9 = Special action once a round: charge 4 power.

# advanced technology tiles
advtech1 = Advanced: 3 points per federation token when passing
advtech2 = Advanced: 2 points per research level gained
advtech3 = Advanced: action, 1 QIC and 5 credits
advtech4 = Advanced: 2 points per mine
advtech5 = Advanced: 3 points per lab when passing
advtech6 = Advanced: 1 ore per sector
advtech7 = Advanced: 1 point per planet type when passing
advtech8 = Advanced: 2 points per Gaia planet
advtech9 = Advanced: 4 points per trading station
advtech10 = Advanced: 2 points per sector
advtech11 = Advanced: action, 3 ore
advtech12 = Advanced: 5 points per federation token
advtech13 = Advanced: action, 3 knowledge
advtech14 = Advanced: 3 points per mine built
advtech15 = Advanced: 3 points per trading station built
help-advtech1 = Each time you pass: 3 points for each of your federation tokens, green or grey.
help-advtech2 = 2 points each time you advance on a research track.
help-advtech3 = Special action once a round: 1 QIC and 5 credits.
help-advtech4 = At once 2 points for each of your mines on the map.
help-advtech5 = Each time you pass: 3 points for each of your research labs.
help-advtech6 = At once 1 ore for each sector with one of your structures.
help-advtech7 = Each time you pass: 1 point for each of your planet types.
help-advtech8 = At once 2 points for each Gaia planet you have colonised.
help-advtech9 = At once 4 points for each of your trading stations.
help-advtech10 = At once 2 points for each sector with one of your structures.
help-advtech11 = Special action once a round: 3 ore.
help-advtech12 = At once 5 points for each of your federation tokens.
help-advtech13 = Special action once a round: 3 knowledge.
help-advtech14 = 3 points each time you build a mine.
help-advtech15 = 3 points each time you build a trading station.

# boosters
booster1 = Booster: 1 ore, 1 knowledge
booster2 = Booster: 2 tokens, 1 ore
booster3 = Booster: 2 credits, 1 QIC
booster4 = Booster: 2 credits; action, a terraforming step
booster5 = Booster: charge 2; action, range +3
booster6 = Booster: 1 ore; 1 point per mine
booster7 = Booster: 1 ore; 2 points per trading station
booster8 = Booster: 1 knowledge; 3 points per lab
booster9 = Booster: charge 4; 4 points per institute or academy
booster10 = Booster: 4 credits; 1 point per Gaia planet
help-booster1 = Income 1 ore and 1 knowledge.
help-booster2 = Income 2 power tokens and 1 ore.
help-booster3 = Income 2 credits and 1 QIC.
help-booster4 = Income 2 credits. Special action: build a mine with one free terraforming step.
help-booster5 = Income charge 2. Special action: build a mine or start a Gaia project with three more range.
help-booster6 = Income 1 ore. When passing 1 point for each of your mines.
help-booster7 = Income 1 ore. When passing 2 points for each of your trading stations.
help-booster8 = Income 1 knowledge. When passing 3 points for each of your labs.
help-booster9 = Income charge 4. When passing 4 points for the institute and for each academy.
help-booster10 = Income 4 credits. When passing 1 point for each Gaia planet you have colonised.

# round scoring tiles
score1 = Round goal: 2 points per terraforming step
score2 = Round goal: 2 points per research level
score3 = Round goal: 2 points per mine
score4 = Round goal: 5 points per federation token
score5 = Round goal: 4 points per trading station
score6 = Round goal: 4 points per mine on a Gaia planet
score7 = Round goal: 5 points per institute or academy
score8 = Round goal: 3 points per trading station
score9 = Round goal: 3 points per mine on a Gaia planet
score10 = Round goal: 5 points per institute or academy

# final scoring tiles
structures = Most structures
federation_structures = Most structures in federations
planet_types = Most planet types
gaia_planets = Most Gaia planets
sectors = Most sectors
satellites = Most satellites

# federation tokens
fed1 = Federation: 12 points
fed2 = Federation: 8 points, 1 QIC
fed3 = Federation: 8 points, 2 power tokens
fed4 = Federation: 7 points, 2 ore
fed5 = Federation: 7 points, 6 credits
fed6 = Federation: 6 points, 2 knowledge
fed_gleens = Gleens' federation: 1 ore, 1 knowledge, 2 credits

# power and QIC actions
power1 = 7 power for 3 knowledge
power2 = 5 power for a mine with two terraforming steps
power3 = 4 power for 2 ore
power4 = 4 power for 7 credits
power5 = 4 power for 2 knowledge
power6 = 3 power for a mine with one terraforming step
power7 = 3 power for 2 tokens
qic1 = 4 QIC for a technology tile
qic2 = 3 QIC for a federation token's reward again
qic3 = 2 QIC for 3 points and 1 per planet type

# free actions
burn = discard a token of area II to move another one to III
power_to_qic = 4 power for 1 QIC
power_to_ore = 3 power for 1 ore
power_to_knowledge = 4 power for 1 knowledge
power_to_credit = 1 power for 1 credit
qic_to_ore = 1 QIC for 1 ore
ore_to_credit = 1 ore for 1 credit
ore_to_token = 1 ore for 1 power token
knowledge_to_credit = 1 knowledge for 1 credit
credits_to_qic = 4 credits for 1 QIC
credits_to_ore = 3 credits for 1 ore
credits_to_knowledge = 4 credits for 1 knowledge
gaiaformer_to_qic = a gaiaformer rests for 1 QIC
token_to_knowledge = a token of area III rests for 1 knowledge
convert_all = all power to credits, all QIC to ore

# special actions
academy = right academy
faction = faction ability

# cards of the Automa
card01 = Automa card 1
card02 = Automa card 2
card03 = Automa card 3
card04 = Automa card 4
card05 = Automa card 5
card06 = Automa card 6
card07 = Automa card 7
card08 = Automa card 8
card09 = Automa card 9
card10 = Automa card 10
card11 = Automa card 11
card12 = Automa card 12
card13 = Automa card 13
card14 = Automa card 14
card15 = Automa card 15
card16 = Automa card 16
card17 = Automa card 17

# what the table shows
view-round = Round
view-current = Turn of player
view-first = First player
view-order = Turn order
view-passed = Passed
view-player_count = Players
view-map = Map
view-board = Research board
view-boosters = Free boosters
view-round_tiles = Round goals
view-nominated = Up for auction
view-final_tiles = Final scoring
view-automa = Automa
view-faction = Faction
view-colour = Colour
view-home = Home planets
view-credits = Credits
view-ore = Ore
view-knowledge = Knowledge
view-qic = QIC
view-vp = Points
view-power = Power cycle
view-research = Research
view-range = Range
view-step_cost = Ore per terraforming step
view-project_cost = Tokens per Gaia project
view-gaiaformers = Gaiaformers
view-supply = Pieces left
view-satellites_left = Satellites left
view-stations_left = Space stations left
view-tiles = Technology tiles
view-covered = Covered tiles
view-advanced = Advanced tiles
view-tokens = Federation tokens
view-federations = Federations
view-federation = Next federation
view-booster = Booster
view-next_booster = Next booster
view-used = Used special actions
view-specials = Special actions left
view-income = Next income
view-points = Points by source
view-history = Points after each round
view-bid = Bid
view-guest_mines = Guest mines
view-final = If the game ended now
view-seat = Seat
view-mines = Prices of mines
view-projects = Prices of Gaia projects
view-upgrades = Prices of upgrades
score-start = Start
score-round_tiles = Round goals
score-boosters = Boosters
score-technology = Technology tiles
score-federations = Federations
score-charging = Paid for charging
score-faction = Faction
score-qic_actions = QIC actions
score-research_bonus = Gaia Project track
score-final1 = First final tile
score-final2 = Second final tile
score-research = Research
score-resources = Resources
score-auction = Auction
score-automa_cards = Decision cards
score-automa_faction = Faction card
score-automa_rounds = Round goals (Automa)

# questions
ask-faction = Which faction do you play?
ask-nominate = Which faction do you put up for auction?
ask-bid = Bid points for a faction.
ask-place_sector = Which sector lies at place { $a }, around { $b }?
ask-turn_sector = How far do you turn sector { $a }? (sixths, clockwise)
ask-first_structure = Where do you begin?
ask-booster = Choose your first round booster.
ask-income = Power income: in which order? Choose the result (areas I, II, III).
ask-terrans = Returning power: { $a } left to use. What do you gain?
ask-itars = Discard 4 of the { $a } tokens in the Gaia area for a technology tile?
ask-itars_tiles = How many technology tiles do you buy for 4 tokens each?
ask-act = Your turn.
ask-end = Any more free actions, or end your turn?
ask-bundle = There is power left over: { $a }. Use it as well?
ask-mine = Where do you build the mine?
ask-far = Where do you build or start a project with more range?
ask-tile = Which technology tile do you take?
ask-cover = Which tile do you cover with { $a }?
ask-advance = In which track do you advance?
ask-lowest = Which of your lowest tracks do you advance?
ask-lost_planet = Where do you find the Lost Planet?
ask-federation = Which planets and satellites form the federation?
ask-token = Which federation token do you take?
ask-token_again = Which of your federation tokens do you gain again?
ask-tokens = { $a ->
    [one] Which { $a } token do you give up? (areas I, II, III)
   *[other] Which { $a } tokens do you give up? (areas I, II, III)
}
ask-swap = With which mine does the institute change places?
ask-downgrade = Which lab becomes a trading station?
ask-station = Where do you place the space station?
ask-charge = { $b ->
    [0] Others have built at { $c }. Charge { $a } power for free?
    [one] Others have built at { $c }. Charge { $a } power for { $b } point?
   *[other] Others have built at { $c }. Charge { $a } power for { $b } points?
}
ask-brainstone = You charge { $a }: where does the brainstone end up?
ask-pay_brainstone = You spend { $a } power: with the brainstone?
ask-give_brainstone = { $a ->
    [one] You give up { $a } token: the brainstone?
   *[other] You give up { $a } tokens: the brainstone among them?
}
ask-burn_brainstone = What happens to the brainstone?

# answers
do-build = Build a mine at { $a }
do-at = { $a }
do-project = Start a Gaia project at { $a }
do-upgrade = Upgrade { $a } to: { $b }
do-act-federation = Form a federation
do-research = Research: { $a }
do-power = Power action { $a ->
     [1] 7 power: 3 knowledge
     [2] 5 power: mine with two steps
     [3] 4 power: 2 ore
     [4] 4 power: 7 credits
     [5] 4 power: 2 knowledge
     [6] 3 power: mine with one step
    *[7] 3 power: 2 tokens
    }
do-qic = QIC action { $a ->
     [1] 4 QIC: technology tile
     [2] 3 QIC: a federation token again
    *[3] 2 QIC: 3 points and 1 per planet type
    }
do-special = Special action: { $a }
do-act-pass = Pass and take: { $a }
do-last_pass = Pass for the last time
do-free = Free: { $a }
do-end = End the turn
do-bowls = Areas { $a } / { $b } / { $c }
do-bowls_stone = Areas { $a } / { $b } / { $c }, brainstone: { $d }
do-take = { $a } from I, { $b } from II, { $c } from III
do-take_stone = the brainstone, { $a } from I, { $b } from II, { $c } from III
do-sector = Sector { $a }
do-turn_sector-number = { $a } sixths
do-charge-charge = Charge { $a }
do-charge-token_first = First the token, then charge { $a }
do-charge-pass = Do not charge
do-keep = Keep it
do-use = Use it
do-move = Move it to area III
do-discard = Discard it for good
do-itars-tile = Take a tile
do-itars-pass = Stop
do-terrans-pass = Nothing more
do-bundle-pass = Let it be lost
do-advance-pass = Do not advance
verb-build = Build a mine
verb-project = Gaia project
verb-upgrade = Upgrade
verb-federation = Federation
verb-research = Research
verb-board = Power, QIC
verb-special = Special
verb-free = Free actions
verb-pass = Pass
verb-power = Power action
verb-qic = QIC action

# events
event-round = Round { $round } begins.
event-faction = { $seat } plays { $faction }.
event-bid = { $seat } bids { $points } for { $faction }.
event-placed = { $seat } begins at { $hex }.
event-booster = { $seat } takes: { $booster }.
event-income = { $seat } gets income: { $gains }.
event-built_mine = { $seat } builds a mine at { $hex } and pays { $paid }.
event-started_project = { $seat } starts a Gaia project at { $hex } and pays { $paid }.
event-upgraded = { $seat } upgrades at { $hex }: { $structure }; pays { $paid }.
event-downgraded = { $seat } turns the lab at { $hex } back into a trading station.
event-swapped = { $seat } moves the institute to { $hex }.
event-station = { $seat } places a space station at { $hex }.
event-lost_planet = { $seat } finds the Lost Planet at { $hex }{ $qic ->
     [0] {""}
    *[other] {" "}and pays { $qic } QIC
    }.
event-researched = { $seat } reaches level { $level }: { $track }{ $knowledge ->
     [0] {""}
    *[other] ; pays { $knowledge } knowledge
    }.
event-took_tile = { $seat } takes: { $tile }.
event-federation = { $seat } forms a federation of { $planets ->
     [one] { $planets } planet
    *[other] { $planets } planets
    }{ $satellites ->
     [0] {""}
     [one] {" "}and { $satellites } satellite; pays { $paid }
    *[other] {" "}and { $satellites } satellites; pays { $paid }
    }.
event-federation_token = { $seat } gets: { $token }.
event-board_action = { $seat } uses: { $action }.
event-special_action = { $seat } uses a special action: { $action }.
event-free_action = { $seat }: { $action }.
event-charged = { $seat } charges { $power } power{ $points ->
     [0] {""}
     [one] {" "}and pays { $points } point
    *[other] {" "}and pays { $points } points
    }.
event-declined = { $seat } does not charge { $power } power{ $points ->
     [0] {""}
     [one] {" "}for { $points } point
    *[other] {" "}for { $points } points
    }.
event-brainstone_lost = { $seat } discards the brainstone.
event-passed = { $seat } passes and takes: { $booster }{ $points ->
     [0] {""}
     [one] ; +{ $points } point
    *[other] ; +{ $points } points
    }.
event-passed_last = { $seat } passes for the last time{ $points ->
     [0] {""}
     [one] ; +{ $points } point
    *[other] ; +{ $points } points
    }.
event-final = Final points: { $points }.
event-automa_card = Turned: { $card }.
event-automa_placed = The Automa begins at { $hex }.
event-automa_booster = The Automa takes: { $booster }.
event-automa_built = The Automa builds a mine at { $hex }.
event-automa_upgraded = The Automa upgrades at { $hex }: { $structure }.
event-automa_researched = The Automa reaches level { $level }: { $track }.
event-automa_removed = The Automa removes: { $tile }.
event-automa_covered = The Automa covers: { $action }.
event-automa_passed = The Automa passes and takes: { $booster }.
event-automa_passed_last = The Automa passes for the last time.
event-gained = { $seat } gets { $gains }.
event-points = { $seat }: +{ $points ->
     [one] { $points } point
    *[other] { $points } points
    } ({ $source }).

# so many of something, in the log
amount-credits = { $n ->
     [one] { $n } credit
    *[other] { $n } credits
    }
amount-ore = { $n } ore
amount-knowledge = { $n } knowledge
amount-qic = { $n } QIC
amount-token = { $n ->
     [one] { $n } power token
    *[other] { $n } power tokens
    }
amount-charge = { $n ->
     [one] { $n } charge of power
    *[other] { $n } charges of power
    }
amount-vp = { $n ->
     [one] { $n } point
    *[other] { $n } points
    }
amount-gaiaformer = { $n ->
     [one] { $n } gaiaformer
    *[other] { $n } gaiaformers
    }

# stages
stage-set_up = Set-up
stage-round = Round { $a }
stage-deal = Laying out
stage-choose_factions = Choice of factions
stage-nominate = Factions for the auction
stage-auction = Auction
stage-lay_map = The map
stage-place_first_structures = First structures
stage-choose_boosters = First boosters
stage-begin_round = Start of the round
stage-income = Income
stage-gaia_planets_form = Gaia phase
stage-gaia_phase = Gaia phase
stage-begin_actions = Action phase
stage-turn = Turn
stage-next_turn = Action phase
stage-charging = Passive charging
stage-end_round = Clean-up
stage-final_scoring = Final scoring
stage-prepare_deck = The Automa's deck
stage-shuffle_deck = The Automa's deck
stage-automa_turn = Turn of the Automa

# reasons
why-occupied = There is a structure already.
why-gaiaformer_of_another = Another player's gaiaformer is there.
why-no_piece = No piece left: { $a }.
why-mine_price = It costs { $a } credits, { $b } ore and { $c } QIC (terraforming steps: { $d }).
why-has_gaiaformer = There is a gaiaformer already.
why-no_gaiaformer = You have no gaiaformer available.
why-tokens = It needs { $a } power tokens, you have { $b }.
why-range_qic = Too far: { $a } QIC needed, you have { $b }.
why-price = It costs { $a } credits and { $b } ore.
why-knowledge = It costs { $a } knowledge.
why-top_level = You are at the top.
why-no_navigation = Bal T'aks cannot advance here before their institute stands.
why-level_taken = Another player is at the top.
why-green_token = It needs a green federation token.
why-used = Already used in this round.
why-power = It costs { $a } power, you have { $b }.
why-qic = It costs { $a } QIC, you have { $b }.
why-no_target = There is no planet for it.
why-no_tile = There is no technology tile for you.
why-no_use = Nothing of it would arrive: you have no room for it.
why-covered = The tile is covered.
why-no_institute = It needs your planetary institute.
why-no_mine = You have no mine for it.
why-no_lab = You have no research lab.
why-no_track = There is no track in which you could advance.
why-no_hex = There is no empty hex within reach.
why-no_token = You have no federation token.
why-federation_value = It needs a power value of { $a }, you have { $b }.
why-federation_satellites = It needs more satellites than you can pay for ({ $a }).
why-federation_nothing_new = It must link something new, and nothing of yours is outside.
why-no_tokens_left = There are no federation tokens left.
flaw-federation-joins = { $a } is adjacent to it and belongs to it.
flaw-federation-apart = It is not connected: link everything with satellites.
flaw-federation-value = Its power value is { $b }, it needs { $a }.
flaw-federation-budget = It has { $b } satellites, you can have { $a }.
flaw-federation-fewer = These planets can be linked with fewer than { $a } satellites.
flaw-federation-needless = Some of these planets alone would be enough, with fewer satellites.
