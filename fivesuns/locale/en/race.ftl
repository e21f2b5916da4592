# Race for the Galaxy: all texts in English

# title
title = Race for the Galaxy
tagline = Explore, develop, settle, consume, produce: a galactic civilisation in a dozen cards.

# options
option-first_game = First game
option-first_game-help = Fixed start worlds and hands that suit a first game.
option-duel = Duel for experienced players
option-duel-help = Two players, two actions each in every round.
option-second_edition = Second-edition cards
option-second_edition-help = Five cards get the values of the second edition.
option-choose_produce_order = Choose the order of produce powers
option-choose_produce_order-help = In the Produce phase you say which power comes next. Otherwise the program makes all draws first, so that nothing is lost.
option-tactics_without_world = New Military Tactics without a world
option-tactics_without_world-help = In the Settle phase the card may be discarded even if you place no world.
option-keldon_order = Draw order of Keldon's program
option-keldon_order-help = Cards leave the deck in the order of that program, for comparing games.
option-max_rounds = Round limit
option-max_rounds-help = Ends the game after so many rounds. The rules know no limit.
option-max_rounds-0 = no limit
option-max_rounds-10 = 10 rounds
option-max_rounds-15 = 15 rounds
option-max_rounds-20 = 20 rounds
option-max_rounds-30 = 30 rounds
option-max_rounds-50 = 50 rounds

# terms
explore = Explore
develop = Develop
settle = Settle
consume = Consume
produce = Produce
explore_5 = Explore +5
explore_1_1 = Explore +1, +1
develop_2 = second Develop
settle_2 = second Settle
consume_trade = Consume: Trade
consume_x2 = Consume: 2x VP
novelty = novelty goods
rare = rare elements
genes = genes
alien = alien technology
rebel = rebels

# what the table shows
view-round = Round
view-phase = Phase
view-nth = Which of two such phases
view-over = Finished
view-order = Seat order
view-pool = VP pool
view-deck = Deck
view-discard = Discard pile
view-seen = Seen in the discard pile
view-start = Start world
view-actions = Actions
view-tableau = Tableau
view-goods = Goods on
view-plan = Being placed
view-hand = Hand
view-drawn = Drawn
view-shown = Known in hand
view-chips = VP chips
view-military = Military
view-sixes = Worth of six-cost developments
view-against = Military added against
view-boost = for a discard
view-used = Powers used
view-produced = Produced on
view-score = Score
view-seat = Seat
view-discards = Own discards
score-worlds = Worlds
score-developments = Developments
score-six_cost = Six-cost developments
score-chips = VP chips

# questions
ask-discard = Discard { $least } of your six cards.
ask-action = Choose an action in secret.
ask-actions = Choose two actions in secret.
ask-keep = Keep { $least ->
     [one] { $least } card
    *[other] { $least } cards
    } of those you drew.
ask-develop = { $a ->
     [1] First of two Develop phases: which development do you place?
     [2] Second of two Develop phases: which development do you place?
    *[other] Which development do you place?
    }
ask-settle = { $a ->
     [1] First of two Settle phases: which world do you place?
     [2] Second of two Settle phases: which world do you place?
    *[other] Which world do you place?
    }
ask-pay = Discard { $b ->
     [one] { $b } card
    *[other] { $b } cards
    } to pay for { $a }.
ask-method = How do you place { $a }?
ask-tactics = You place no world. Discard New Military Tactics all the same?
ask-sell = Which good do you sell?
ask-consume = Which power do you use next?
ask-goods = Which goods do you give up for { $a }? ({ $b })
ask-spend = { $a }: which hand cards do you discard for VP? (up to { $most })
ask-guess = Name a cost or defense from { $low } to { $high }.
ask-produce_order = Which power do you use next?
ask-windfall = On which windfall world do you produce? ({ $a })
ask-limit = More than ten cards in hand: discard { $least }.

# answers
do-action-explore_5 = Explore +5: look at five more cards
do-action-explore_1_1 = Explore +1, +1: look at one more, keep one more
do-action-develop = Develop: pay one card less
do-action-settle = Settle: draw a card after placing a world
do-action-consume_trade = Consume: sell a good first
do-action-consume_x2 = Consume: double VP
do-action-produce = Produce: a good on one windfall world more
do-actions-explore_5 = { explore_5 } and { $a }
do-actions-explore_1_1 = { explore_1_1 } and { $a }
do-actions-develop = { develop } and { $a }
do-actions-develop_2 = { develop_2 } and { $a }
do-actions-settle = { settle } and { $a }
do-actions-settle_2 = { settle_2 } and { $a }
do-actions-consume_trade = { consume_trade } and { $a }
do-actions-consume_x2 = { consume_x2 } and { $a }
do-develop-pass = Place nothing
do-settle-pass = Place nothing
do-method-pay = Pay { $a ->
     [0] nothing
     [one] { $a } card
    *[other] { $a } cards
    }
do-method-pay_tactics = Pay { $a ->
     [0] nothing
     [one] { $a } card
    *[other] { $a } cards
    } and discard New Military Tactics
do-method-ship = Discard Colony Ship: no cost
do-method-ship_tactics = Discard Colony Ship and New Military Tactics: no cost
do-method-conquer = Conquer
do-method-conquer_tactics = Conquer, discarding New Military Tactics
do-method-diplomacy = Contact Specialist: pay { $a ->
     [0] nothing
     [one] { $a } card
    *[other] { $a } cards
    }
do-method-diplomacy_tactics = Contact Specialist: pay { $a ->
     [0] nothing
     [one] { $a } card
    *[other] { $a } cards
    }; discard New Military Tactics
do-method-diplomacy_ship = Contact Specialist and discarded Colony Ship: no cost
do-method-diplomacy_ship_tactics = Contact Specialist and discarded Colony Ship: no cost; discard New Military Tactics
do-tactics-pass = Keep it
do-consume-consume = { $a }: consume
do-consume-consume_all = { $a }: consume all goods
do-consume-sell = { $a }: sell a good
do-consume-draw = { $a }: draw
do-consume-guess = { $a }: guess
do-consume-spend = { $a }: discard hand cards for VP
do-consume-pass = Stop consuming
do-produce_order-draw = { $a }: draw
do-produce_order-draw_per_world = { $a }: draw for worlds
do-produce_order-good = { $a }: produce a good
do-produce_order-windfall = { $a }: a good on a windfall world
do-produce_order-bonus = Bonus: a good on a windfall world
do-produce_order-rest = All that is left, in the usual order

# why something cannot be placed
why-dear = It costs { $a }; you can pay { $b }.
why-twin = { $a } already lies in your tableau.
why-weak = Its defense is { $a }; your military against it is { $b }.
why-weak_boosted = Its defense is { $a }; your military against it is { $b }, with New Military Tactics { $c }.
why-weak_dear = Its defense is { $a }; your military against it is { $b }. With Contact Specialist it costs { $c }; you can pay { $d }.
why-weak_boosted_dear = Its defense is { $a }; your military against it is { $b }, with New Military Tactics { $c }. With Contact Specialist it costs { $d }; you can pay { $e }.

# what happens
event-start_world = { $seat } begins with { $card }.
event-round = Round { $n } begins.
event-chose = { $seat } chooses { $actions }.
event-looked = { $seat } looks at { $n ->
     [one] { $n } card
    *[other] { $n } cards
    }.
event-looked_at = You look at { $cards }.
event-kept = { $seat } keeps { $n ->
     [one] { $n } card
    *[other] { $n } cards
    } and discards { $m ->
     [one] { $m } card
    *[other] { $m } cards
    }.
event-drew = { $seat } draws { $n ->
     [one] { $n } card
    *[other] { $n } cards
    }.
event-drew_these = You draw { $cards }.
event-reveals = { $seat } reveals { $card }.
event-developed = { $seat } develops { $card } { $paid ->
     [0] for free
     [one] and pays { $paid } card
    *[other] and pays { $paid } cards
    }.
event-settled = { $seat } settles { $card } { $paid ->
     [0] for free
     [one] and pays { $paid } card
    *[other] and pays { $paid } cards
    }.
event-conquered = { $seat } conquers { $card } (defense { $defense }).
event-discarded_power = { $seat } discards { $card } from the tableau.
event-windfall = A windfall good lies on { $world } of { $seat }.
event-sold = { $seat } sells the good of { $world } for { $n ->
     [one] { $n } card
    *[other] { $n } cards
    }.
event-consumed = { $seat } uses { $card }: goods of { $worlds }{ $vp ->
     [0] {""}
    *[other] , +{ $vp } VP
    }{ $n ->
     [0] {""}
     [one] , { $n } card
    *[other] , { $n } cards
    }.
event-guessed = { $seat } says { $n } and wins { $card }.
event-missed = { $seat } says { $n }, but it is { $card }.
event-spent = { $seat } uses { $card }: pays { $n ->
     [one] { $n } hand card
    *[other] { $n } hand cards
    }, +{ $vp } VP.
event-produced = { $seat } produces on { $world }.
event-limit = { $seat } discards { $n ->
     [one] { $n } card
    *[other] { $n } cards
    } down to the hand limit.
event-reshuffled = The discard pile is the new deck of { $cards ->
     [one] { $cards } card
    *[other] { $cards } cards
    }.
event-last_chip = The last VP chip is taken: the game is over.
event-full_tableau = { $seat } has { $n ->
     [one] { $n } card
    *[other] { $n } cards
    } in the tableau: the game is over.
event-last_round = Round { $n } was the last one.

# where we are
stage-deal = Preparation
stage-discard_two = First discard
stage-round = Round { $a }
stage-begin_round = Choice of actions
stage-phase = { $a }
stage-phase_of_two = { $a }, { $b ->
     [1] first
    *[other] second
    } of two
stage-explore = Explore
stage-develop = Develop
stage-place_development = Placing a development
stage-settle = Settle
stage-place_world = Placing a world
stage-drop_tactics = Settling nothing
stage-consume = Consume
stage-sell = Trade
stage-use_power = Consume powers
stage-produce = Produce
stage-produce_goods = Producing
stage-count_most = Who produced most
stage-end_of_round = End of the round

# cards
old_earth = Old Earth
epsilon_eridani = Epsilon Eridani
alpha_centauri = Alpha Centauri
new_sparta = New Sparta
earths_lost_colony = Earth's Lost Colony
pilgrimage_world = Pilgrimage World
refugee_world = Refugee World
artist_colony = Artist Colony
destroyed_world = Destroyed World
empath_world = Empath World
expanding_colony = Expanding Colony
gambling_world = Gambling World
secluded_world = Secluded World
asteroid_belt = Asteroid Belt
galactic_engineers = Galactic Engineers
gem_world = Gem World
new_vinland = New Vinland
pre_sentient_race = Pre-Sentient Race
radioactive_world = Radioactive World
space_port = Space Port
spice_world = Spice World
alien_rosetta_stone_world = Alien Rosetta Stone World
bio_hazard_mining_world = Bio-Hazard Mining World
black_market_trading_world = Black Market Trading World
blaster_gem_mines = Blaster Gem Mines
comet_zone = Comet Zone
galactic_resort = Galactic Resort
mining_world = Mining World
plague_world = Plague World
prosperous_world = Prosperous World
deserted_alien_outpost = Deserted Alien Outpost
distant_world = Distant World
imperium_armaments_world = Imperium Armaments World
merchant_world = Merchant World
tourist_world = Tourist World
deserted_alien_colony = Deserted Alien Colony
galactic_trendsetters = Galactic Trendsetters
lost_species_ark_world = Lost Species Ark World
new_earth = New Earth
terraformed_world = Terraformed World
alien_robotic_factory = Alien Robotic Factory
deserted_alien_library = Deserted Alien Library
last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
new_survivalists = New Survivalists
outlaw_world = Outlaw World
rebel_fuel_cache = Rebel Fuel Cache
runaway_robots = Runaway Robots
star_nomad_lair = Star Nomad Lair
alien_robot_sentry = Alien Robot Sentry
aquatic_uplift_race = Aquatic Uplift Race
avian_uplift_race = Avian Uplift Race
former_penal_colony = Former Penal Colony
rebel_miners = Rebel Miners
reptilian_uplift_race = Reptilian Uplift Race
pirate_world = Pirate World
rebel_underground = Rebel Underground
rebel_warrior_race = Rebel Warrior Race
alien_robot_scout_ship = Alien Robot Scout Ship
malevolent_lifeforms = Malevolent Lifeforms
lost_alien_warship = Lost Alien Warship
rebel_outpost = Rebel Outpost
lost_alien_battle_fleet = Lost Alien Battle Fleet
rebel_base = Rebel Base
rebel_homeworld = Rebel Homeworld
contact_specialist = Contact Specialist
expedition_force = Expedition Force
export_duties = Export Duties
investment_credits = Investment Credits
new_military_tactics = New Military Tactics
public_works = Public Works
colony_ship = Colony Ship
deficit_spending = Deficit Spending
genetics_lab = Genetics Lab
interstellar_bank = Interstellar Bank
mining_robots = Mining Robots
space_marines = Space Marines
mining_conglomerate = Mining Conglomerate
terraforming_robots = Terraforming Robots
diversified_economy = Diversified Economy
drop_ships = Drop Ships
replicant_robots = Replicant Robots
research_labs = Research Labs
consumer_markets = Consumer Markets
alien_tech_institute = Alien Tech Institute
free_trade_association = Free Trade Association
galactic_federation = Galactic Federation
galactic_imperium = Galactic Imperium
galactic_renaissance = Galactic Renaissance
galactic_survey_seti = Galactic Survey: SETI
merchant_guild = Merchant Guild
mining_league = Mining League
new_economy = New Economy
new_galactic_order = New Galactic Order
pan_galactic_league = Pan-Galactic League
trade_league = Trade League

# what the cards do
help-old_earth = World, cost 3, start world 0, 2 VP. Trade: 1 more card when you sell any good. Consume: up to 2 goods, as many as possible, for 1 VP each.
help-epsilon_eridani = World, cost 2, start world 1, 1 VP. Settle: +1 military. Consume: any good for 1 VP and 1 card.
help-alpha_centauri = World, cost 2, start world 2, 0 VP. Windfall of rare elements. Settle: rare worlds cost 1 less; +1 military against rare worlds.
help-new_sparta = Military world, defense 2, start world 3, 1 VP. Settle: +2 military.
help-earths_lost_colony = World, cost 2, start world 4, 1 VP. Produces novelty goods. Consume: any good for 1 VP.
help-pilgrimage_world = World, cost 0, 2 VP. Consume: all your goods for one VP less than their number.
help-refugee_world = World, cost 0, 1 VP. Windfall of novelty goods. Settle: −1 military.
help-artist_colony = World, cost 1, 1 VP. Produces novelty goods.
help-destroyed_world = World, cost 1, 0 VP. Windfall of rare elements.
help-empath_world = World, cost 1, 1 VP. Windfall of genes. Settle: −1 military.
help-expanding_colony = World, cost 1, 1 VP. Consume: any good for 1 VP. Produce: a good on one of your empty novelty windfall worlds.
help-gambling_world = World, cost 1, 1 VP. Consume: any good for 1 VP; name a number from 1 to 7 and reveal the top card; it is yours if that is its cost or defense.
help-secluded_world = World, cost 1, 1 VP. Produces novelty goods. Consume: any good for 1 card.
help-asteroid_belt = World, cost 2, 1 VP. Windfall of rare elements.
help-galactic_engineers = World, cost 2, 1 VP. Trade: 1 more card when you sell any good. Produce: a good on one of your empty windfall worlds.
help-gem_world = World, cost 2, 1 VP. Produces novelty goods. Produce: draw 1 card when this world produces.
help-new_vinland = World, cost 2, 1 VP. Produces novelty goods. Consume: any good for 2 cards.
help-pre_sentient_race = World, cost 2, 1 VP. Windfall of genes.
help-radioactive_world = World, cost 2, 1 VP. Windfall of rare elements.
help-space_port = World, cost 2, 1 VP. Produces novelty goods. Trade: 2 more cards when you sell rare elements.
help-spice_world = World, cost 2, 1 VP. Produces novelty goods. Trade: 2 more cards when you sell novelty goods.
help-alien_rosetta_stone_world = World, cost 3, Alien, 3 VP. Settle: alien worlds cost 2 less; +2 military against alien worlds. Produce: a good on one of your empty alien windfall worlds.
help-bio_hazard_mining_world = World, cost 3, 2 VP. Produces rare elements. Trade: 2 more cards when you sell genes. Second edition: cost 2, 0 VP.
help-black_market_trading_world = World, cost 3, 2 VP. Consume: sell a good for its price, without trade powers. Second edition: cost 2, 1 VP.
help-blaster_gem_mines = World, cost 3, 2 VP. Windfall of rare elements. Settle: +1 military.
help-comet_zone = World, cost 3, 2 VP. Produces rare elements. Produce: draw 1 card when this world produces.
help-galactic_resort = World, cost 3, 2 VP. Windfall of novelty goods. Consume: any good for 1 VP and 1 card.
help-mining_world = World, cost 3, 2 VP. Produces rare elements. Produce: draw 1 card when this world produces.
help-plague_world = World, cost 3, 0 VP. Produces genes. Consume: a genes good for 1 VP and 1 card.
help-prosperous_world = World, cost 3, 2 VP. Produces novelty goods. Consume: any good for 1 VP.
help-deserted_alien_outpost = World, cost 4, Alien, 3 VP. Windfall of alien technology.
help-distant_world = World, cost 4, 2 VP. Produces genes. Trade: 3 more cards when you sell novelty goods.
help-imperium_armaments_world = World, cost 4, 2 VP. Produces rare elements. Settle: +1 military. Second edition: cost 3.
help-merchant_world = World, cost 4, 2 VP. Trade: 2 more cards when you sell any good. Consume: you may discard up to 2 hand cards for 1 VP each, never doubled.
help-tourist_world = World, cost 4, 2 VP. Consume: any 2 goods for 3 VP.
help-deserted_alien_colony = World, cost 5, Alien, 4 VP. Windfall of alien technology.
help-galactic_trendsetters = World, cost 5, 3 VP. Consume: any good for 2 VP.
help-lost_species_ark_world = World, cost 5, 3 VP. Produces genes. Produce: draw 2 cards when this world produces.
help-new_earth = World, cost 5, 3 VP. Produces rare elements. Consume: any good for 1 VP and 1 card.
help-terraformed_world = World, cost 5, 5 VP. Consume: any good for 1 VP.
help-alien_robotic_factory = World, cost 6, Alien, 5 VP. Produces alien technology.
help-deserted_alien_library = World, cost 6, Alien, 5 VP. Windfall of alien technology.
help-last_of_the_uplift_gnarssh = Military world, defense 1, 0 VP. Windfall of genes.
help-new_survivalists = Military world, defense 1, 1 VP. Produces novelty goods. Consume: a novelty good for 1 card.
help-outlaw_world = Military world, defense 1, 1 VP. Consume: any good for 1 VP and 1 card. Second edition: +1 military.
help-rebel_fuel_cache = Military world, defense 1, Rebel, 1 VP. Windfall of rare elements.
help-runaway_robots = Military world, defense 1, 1 VP. Windfall of rare elements. Produce: draw 1 card when this world produces.
help-star_nomad_lair = Military world, defense 1, 1 VP. Windfall of novelty goods. Explore: look at 1 more card. Trade: 1 more card when you sell the good of this world.
help-alien_robot_sentry = Military world, defense 2, Alien, 2 VP. Windfall of alien technology.
help-aquatic_uplift_race = Military world, defense 2, 2 VP. Windfall of genes.
help-avian_uplift_race = Military world, defense 2, 2 VP. Windfall of genes.
help-former_penal_colony = Military world, defense 2, 1 VP. Windfall of novelty goods. Settle: +1 military.
help-rebel_miners = Military world, defense 2, Rebel, 1 VP. Produces rare elements.
help-reptilian_uplift_race = Military world, defense 2, 2 VP. Windfall of genes.
help-pirate_world = Military world, defense 3, 2 VP. Windfall of novelty goods. Trade: 3 more cards when you sell the good of this world.
help-rebel_underground = Military world, defense 3, Rebel, 4 VP. Produce: draw 1 card.
help-rebel_warrior_race = Military world, defense 3, Rebel, 2 VP. Windfall of genes. Settle: +1 military.
help-alien_robot_scout_ship = Military world, defense 4, Alien, 2 VP. Windfall of alien technology. Settle: +1 military.
help-malevolent_lifeforms = Military world, defense 4, 2 VP. Produces genes. Explore: look at 1 more card.
help-lost_alien_warship = Military world, defense 5, Alien, 3 VP. Windfall of alien technology. Settle: +2 military.
help-rebel_outpost = Military world, defense 5, Rebel, 5 VP. Settle: +1 military.
help-lost_alien_battle_fleet = Military world, defense 6, Alien, 4 VP. Produces alien technology. Settle: +3 military.
help-rebel_base = Military world, defense 6, Rebel, 6 VP.
help-rebel_homeworld = Military world, defense 7, Rebel, 7 VP.
help-contact_specialist = Development, cost 1, 1 VP. Settle: −1 military; you may pay for a military world instead of conquering it: its defense less 1; not for alien worlds.
help-expedition_force = Development, cost 1, 1 VP. Explore: look at 1 more card. Settle: +1 military.
help-export_duties = Development, cost 1, 1 VP. Trade: 1 more card when you sell any good.
help-investment_credits = Development, cost 1, 1 VP. Develop: developments cost 1 less.
help-new_military_tactics = Development, cost 1, 1 VP. Settle: you may discard this card for +3 military until the end of the phase.
help-public_works = Development, cost 1, 1 VP. Develop: draw 1 card after placing a development. Consume: any good for 1 VP.
help-colony_ship = Development, cost 2, 1 VP. Settle: you may discard this card to place a non-military world for nothing, but not an alien world that gives goods.
help-deficit_spending = Development, cost 2, 1 VP. Consume: you may discard up to 2 hand cards for 1 VP each, never doubled.
help-genetics_lab = Development, cost 2, 1 VP. Trade: 1 more card when you sell genes. Produce: a good on one of your empty genes windfall worlds.
help-interstellar_bank = Development, cost 2, 1 VP. Develop: draw 1 card when the phase begins.
help-mining_robots = Development, cost 2, 1 VP. Settle: rare worlds cost 1 less. Produce: a good on one of your empty rare windfall worlds.
help-space_marines = Development, cost 2, 1 VP. Settle: +2 military.
help-mining_conglomerate = Development, cost 3, 2 VP. Trade: 1 more card when you sell rare elements. Consume: up to 2 rare goods, as many as possible, for 1 VP each. Produce: draw 2 cards if you produced more rare elements than every other player.
help-terraforming_robots = Development, cost 3, 2 VP. Settle: draw 1 card after placing a world. Consume: a rare good for 1 VP and 1 card.
help-diversified_economy = Development, cost 4, 2 VP. Consume: 3 goods of different kinds for 3 VP. Produce: draw 1 card for each kind of good you produced.
help-drop_ships = Development, cost 4, 2 VP. Settle: +3 military.
help-replicant_robots = Development, cost 4, 2 VP. Settle: worlds cost 2 less.
help-research_labs = Development, cost 4, 2 VP. Explore: keep 1 more. Consume: a genes good for 1 VP. Produce: draw 1 card for each alien good you produced.
help-consumer_markets = Development, cost 5, 3 VP. Consume: up to 3 novelty goods, as many as possible, for 1 VP each. Produce: draw 1 card for each novelty good you produced.
help-alien_tech_institute = Development, cost 6, Alien. Settle: alien worlds cost 2 less; +2 military against alien worlds. VP: 3 per alien production world; 2 per alien windfall world; 2 per other Alien card, this one included.
help-free_trade_association = Development, cost 6. Consume: up to 3 novelty goods, as many as possible, for 1 VP and 1 card each. Produce: a good on one of your empty novelty windfall worlds. VP: 2 per novelty production world; 1 per novelty windfall world; 2 for Consumer Markets; 2 for Expanding Colony.
help-galactic_federation = Development, cost 6. Develop: developments cost 2 less. VP: 2 per six-cost development, this one included; 1 per other development.
help-galactic_imperium = Development, cost 6. Settle: +4 military against Rebel worlds. VP: 2 per Rebel military world; 1 per other military world.
help-galactic_renaissance = Development, cost 6. Explore: look at 2 more cards; keep 1 more. VP: 1 per 3 VP in chips; 3 for Research Labs; 3 for Galactic Trendsetters; 3 for Artist Colony.
help-galactic_survey_seti = Development, cost 6. Explore: look at 2 more cards. VP: 1 per development with an Explore power, this one included; 2 per world with an Explore power; 1 per other world.
help-merchant_guild = Development, cost 6. Produce: draw 2 cards. VP: 2 per production world. Second edition: also 1 per good on your worlds.
help-mining_league = Development, cost 6. Consume: 2 rare goods for 3 VP. Produce: a good on one of your empty rare windfall worlds. VP: 2 per rare production world; 1 per rare windfall world; 2 for Mining Robots; 2 for Mining Conglomerate.
help-new_economy = Development, cost 6. Consume: draw 1 card. VP: 2 per development with a Consume power, this one included; 1 per world with a Consume power.
help-new_galactic_order = Development, cost 6. Settle: +2 military. VP: 1 per point of general military, the 2 of this card included; negative military counts, and the sum may be negative.
help-pan_galactic_league = Development, cost 6. Settle: −1 military. Produce: draw 1 card for each of your genes worlds. VP: 2 per genes world; 1 per other military world; 3 for Contact Specialist.
help-trade_league = Development, cost 6. Trade: 1 more card when you sell any good. Consume: sell a good, with all trade powers. VP: 2 per development with a Trade power, this one included; 1 per world with a Trade power.
