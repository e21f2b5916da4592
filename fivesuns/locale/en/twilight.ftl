# Twilight Imperium: all texts in English

# title
title = Twilight Imperium
tagline = Seventeen factions, one empty throne: fleets, votes and promises decide who will sit on it.

# factions
arborec = The Arborec
letnev = The Barony of Letnev
saar = The Clan of Saar
muaat = The Embers of Muaat
hacan = The Emirates of Hacan
sol = The Federation of Sol
creuss = The Ghosts of Creuss
l1z1x = The L1Z1X Mindnet
mentak = The Mentak Coalition
naalu = The Naalu Collective
nekro = The Nekro Virus
norr = Sardakk N'orr
jolnar = The Universities of Jol-Nar
winnu = The Winnu
xxcha = The Xxcha Kingdom
yin = The Yin Brotherhood
yssaril = The Yssaril Tribes

# planets
jord = Jord
moll_primus = Moll Primus
darien = Darien
planet_muaat = Muaat
nestphar = Nestphar
planet_0_0_0 = { "[0.0.0]" }
planet_winnu = Winnu
mordai_ii = Mordai II
druaa = Druaa
maaluuk = Maaluuk
arc_prime = Arc Prime
wren_terra = Wren Terra
lisis_ii = Lisis II
ragh = Ragh
jol = Jol
nar = Nar
quinarra = Quinarra
trenlak = Tren'lak
archon_ren = Archon Ren
archon_tau = Archon Tau
retillion = Retillion
shalloq = Shalloq
arretze = Arretze
hercant = Hercant
kamdorn = Kamdorn
mecatol_rex = Mecatol Rex
wellon = Wellon
vefut_ii = Vefut II
thibah = Thibah
tarmann = Tar'mann
saudor = Saudor
mehar_xull = Mehar Xull
quann = Quann
lodor = Lodor
new_albion = New Albion
starpoint = Starpoint
tequran = Tequ'ran
torkan = Torkan
qucenn = Qucen'n
rarron = Rarron
mellon = Mellon
zohbat = Zohbat
lazar = Lazar
sakulag = Sakulag
dal_bootha = Dal Bootha
xxehan = Xxehan
corneeq = Corneeq
resculon = Resculon
centauri = Centauri
gral = Gral
bereg = Bereg
lirta_iv = Lirta IV
arnor = Arnor
lor = Lor
arinam = Arinam
meer = Meer
abyz = Abyz
fria = Fria
planet_creuss = Creuss

# units
infantry = Infantry
infantry_ii = Infantry II
fighter = Fighter
fighter_ii = Fighter II
destroyer = Destroyer
destroyer_ii = Destroyer II
cruiser = Cruiser
cruiser_ii = Cruiser II
carrier = Carrier
carrier_ii = Carrier II
dreadnought = Dreadnought
dreadnought_ii = Dreadnought II
war_sun = War Sun
pds = PDS
pds_ii = PDS II
space_dock = Space Dock
space_dock_ii = Space Dock II
flagship = Flagship
letani_warrior = Letani Warrior
letani_warrior_ii = Letani Warrior II
spec_ops = Spec Ops
spec_ops_ii = Spec Ops II
advanced_carrier = Advanced Carrier
advanced_carrier_ii = Advanced Carrier II
super_dreadnought = Super-Dreadnought
super_dreadnought_ii = Super-Dreadnought II
exotrireme = Exotrireme
exotrireme_ii = Exotrireme II
prototype_war_sun = Prototype War Sun
prototype_war_sun_ii = Prototype War Sun II
hybrid_crystal_fighter = Hybrid Crystal Fighter
hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
floating_factory = Floating Factory
floating_factory_ii = Floating Factory II
flagship_arborec = Duha Menaimon
flagship_letnev = Arc Secundus
flagship_saar = Son of Ragh
flagship_muaat = The Inferno
flagship_hacan = Wrath of Kenara
flagship_sol = Genesis
flagship_creuss = Hil Colish
flagship_l1z1x = { "[0.0.1]" }
flagship_mentak = Fourth Moon
flagship_naalu = Matriarch
flagship_nekro = The Alastor
flagship_norr = C'morran N'orr
flagship_jolnar = J.N.S. Hylarim
flagship_winnu = Salai Sai Corian
flagship_xxcha = Loncara Ssodu
flagship_yin = Van Hauge
flagship_yssaril = Y'sia Y'ssrila

# technologies
neural_motivator = Neural Motivator
dacxive_animators = Dacxive Animators
hyper_metabolism = Hyper Metabolism
x_89_bacterial_weapon = X-89 Bacterial Weapon
antimass_deflectors = Antimass Deflectors
gravity_drive = Gravity Drive
fleet_logistics = Fleet Logistics
light_wave_deflector = Light/Wave Deflector
sarween_tools = Sarween Tools
graviton_laser_system = Graviton Laser System
transit_diodes = Transit Diodes
integrated_economy = Integrated Economy
plasma_scoring = Plasma Scoring
magen_defense_grid = Magen Defense Grid
duranium_armor = Duranium Armor
assault_cannon = Assault Cannon
bioplasmosis = Bioplasmosis
l4_disruptors = L4 Disruptors
non_euclidean_shielding = Non-Euclidean Shielding
chaos_mapping = Chaos Mapping
magmus_reactor = Magmus Reactor
production_biomes = Production Biomes
quantum_datahub_node = Quantum Datahub Node
wormhole_generator = Wormhole Generator
dimensional_splicer = Dimensional Splicer
inheritance_systems = Inheritance Systems
mirror_computing = Mirror Computing
salvage_operations = Salvage Operations
neuroglaive = Neuroglaive
valefar_assimilator_x = Valefar Assimilator X
valefar_assimilator_y = Valefar Assimilator Y
valkyrie_particle_weave = Valkyrie Particle Weave
spacial_conduit_cylinder = Spacial Conduit Cylinder
e_res_siphons = E-Res Siphons
lazax_gate_folding = Lazax Gate Folding
hegemonic_trade_policy = Hegemonic Trade Policy
instinct_training = Instinct Training
nullification_field = Nullification Field
yin_spinner = Yin Spinner
impulse_core = Impulse Core
transparasteel_plating = Transparasteel Plating
mageon_implants = Mageon Implants

# abilities of factions
mitosis = Mitosis
munitions_reserves = Munitions Reserves
armada = Armada
scavenge = Scavenge
nomadic = Nomadic
star_forge = Star Forge
gashlai_physiology = Gashlai Physiology
masters_of_trade = Masters of Trade
guild_ships = Guild Ships
arbiters = Arbiters
orbital_drop = Orbital Drop
versatile = Versatile
quantum_entanglement = Quantum Entanglement
slipstream = Slipstream
creuss_gate = Creuss Gate
assimilate = Assimilate
harrow = Harrow
ambush = Ambush
pillage = Pillage
telepathic = Telepathic
foresight = Foresight
galactic_threat = Galactic Threat
technological_singularity = Technological Singularity
propagation = Propagation
unrelenting = Unrelenting
fragile = Fragile
brilliant = Brilliant
analytical = Analytical
blood_ties = Blood Ties
reclamation = Reclamation
peace_accords = Peace Accords
quash = Quash
indoctrination = Indoctrination
devotion = Devotion
stall_tactics = Stall Tactics
scheming = Scheming
crafty = Crafty

# strategy cards
leadership = Leadership
diplomacy = Diplomacy
politics = Politics
construction = Construction
trade = Trade
warfare = Warfare
technology = Technology
imperial = Imperial

# action cards
ancient_burial_sites = Ancient Burial Sites
assassinate_representative = Assassinate Representative
bribery = Bribery
bunker = Bunker
confusing_legal_text = Confusing Legal Text
construction_rider = Construction Rider
courageous_to_the_end = Courageous to the End
cripple_defenses = Cripple Defenses
diplomacy_rider = Diplomacy Rider
direct_hit = Direct Hit
disable = Disable
distinguished_councilor = Distinguished Councilor
economic_initiative = Economic Initiative
emergency_repairs = Emergency Repairs
experimental_battlestation = Experimental Battlestation
fighter_prototype = Fighter Prototype
fire_team = Fire Team
flank_speed = Flank Speed
focused_research = Focused Research
frontline_deployment = Frontline Deployment
ghost_ship = Ghost Ship
imperial_rider = Imperial Rider
in_the_silence_of_space = In The Silence Of Space
industrial_initiative = Industrial Initiative
infiltrate = Infiltrate
insubordination = Insubordination
intercept = Intercept
leadership_rider = Leadership Rider
lost_star_chart = Lost Star Chart
lucky_shot = Lucky Shot
maneuvering_jets = Maneuvering Jets
mining_initiative = Mining Initiative
morale_boost = Morale Boost
parley = Parley
plague = Plague
political_stability = Political Stability
politics_rider = Politics Rider
public_disgrace = Public Disgrace
reactor_meltdown = Reactor Meltdown
reparations = Reparations
repeal_law = Repeal Law
rise_of_a_messiah = Rise of a Messiah
sabotage = Sabotage
salvage = Salvage
shields_holding = Shields Holding
signal_jamming = Signal Jamming
skilled_retreat = Skilled Retreat
spy = Spy
summit = Summit
tactical_bombardment = Tactical Bombardment
technology_rider = Technology Rider
trade_rider = Trade Rider
unexpected_action = Unexpected Action
unstable_planet = Unstable Planet
upgrade = Upgrade
uprising = Uprising
veto = Veto
war_effort = War Effort
warfare_rider = Warfare Rider

# agendas
anti_intellectual_revolution = Anti-Intellectual Revolution
classified_document_leaks = Classified Document Leaks
committee_formation = Committee Formation
conventions_of_war = Conventions of War
core_mining = Core Mining
demilitarized_zone = Demilitarized Zone
enforced_travel_ban = Enforced Travel Ban
executive_sanctions = Executive Sanctions
fleet_regulations = Fleet Regulations
holy_planet_of_ixth = Holy Planet of Ixth
homeland_defense_act = Homeland Defense Act
imperial_arbiter = Imperial Arbiter
minister_of_commerce = Minister of Commerce
minister_of_exploration = Minister of Exploration
minister_of_industry = Minister of Industry
minister_of_peace = Minister of Peace
minister_of_policy = Minister of Policy
minister_of_sciences = Minister of Sciences
minister_of_war = Minister of War
prophecy_of_ixth = Prophecy of Ixth
publicize_weapon_schematics = Publicize Weapon Schematics
regulated_conscription = Regulated Conscription
representative_government = Representative Government
research_team_biotic = Research Team: Biotic
research_team_cybernetic = Research Team: Cybernetic
research_team_propulsion = Research Team: Propulsion
research_team_warfare = Research Team: Warfare
senate_sanctuary = Senate Sanctuary
shard_of_the_throne = Shard of the Throne
shared_research = Shared Research
terraforming_initiative = Terraforming Initiative
the_crown_of_emphidia = The Crown of Emphidia
the_crown_of_thalnos = The Crown of Thalnos
wormhole_reconstruction = Wormhole Reconstruction
archived_secret = Archived Secret
arms_reduction = Arms Reduction
colonial_redistribution = Colonial Redistribution
compensated_disarmament = Compensated Disarmament
economic_equality = Economic Equality
incentive_program = Incentive Program
ixthian_artifact = Ixthian Artifact
judicial_abolishment = Judicial Abolishment
miscount_disclosed = Miscount Disclosed
mutiny = Mutiny
new_constitution = New Constitution
public_execution = Public Execution
seed_of_an_empire = Seed of an Empire
swords_to_plowshares = Swords to Plowshares
unconventional_measures = Unconventional Measures
wormhole_research = Wormhole Research

# objectives
corner_the_market = Corner the Market
develop_weaponry = Develop Weaponry
diversify_research = Diversify Research
erect_a_monument = Erect a Monument
expand_borders = Expand Borders
found_research_outposts = Found Research Outposts
intimidate_council = Intimidate Council
lead_from_the_front = Lead From the Front
negotiate_trade_routes = Negotiate Trade Routes
sway_the_council = Sway the Council
centralize_galactic_trade = Centralize Galactic Trade
conquer_the_weak = Conquer the Weak
form_galactic_brain_trust = Form Galactic Brain Trust
found_a_golden_age = Found a Golden Age
galvanize_the_people = Galvanize the People
manipulate_galactic_law = Manipulate Galactic Law
master_the_sciences = Master the Sciences
revolutionize_warfare = Revolutionize Warfare
subdue_the_galaxy = Subdue the Galaxy
unify_the_colonies = Unify the Colonies
adapt_new_strategies = Adapt New Strategies
become_the_gatekeeper = Become the Gatekeeper
control_the_region = Control the Region
cut_supply_lines = Cut Supply Lines
destroy_their_greatest_ship = Destroy Their Greatest Ship
establish_a_perimeter = Establish a Perimeter
forge_an_alliance = Forge an Alliance
form_a_spy_network = Form a Spy Network
fuel_the_war_machine = Fuel the War Machine
gather_a_mighty_fleet = Gather a Mighty Fleet
learn_the_secrets_of_the_cosmos = Learn the Secrets of the Cosmos
make_an_example_of_their_world = Make an Example of Their World
master_the_laws_of_physics = Master the Laws of Physics
mine_rare_metals = Mine Rare Metals
monopolize_production = Monopolize Production
occupy_the_seat_of_the_empire = Occupy the Seat of the Empire
spark_a_rebellion = Spark a Rebellion
threaten_enemies = Threaten Enemies
turn_their_fleets_to_dust = Turn Their Fleets to Dust
unveil_flagship = Unveil Flagship

# promissory notes
ceasefire = Ceasefire
trade_agreement = Trade Agreement
political_secret = Political Secret
support_for_the_throne = Support for the Throne
stymie = Stymie
war_funding = War Funding
raghs_call = Ragh's Call
fires_of_the_gashlai = Fires of the Gashlai
trade_convoys = Trade Convoys
military_support = Military Support
creuss_iff = Creuss Iff
cybernetic_enhancements = Cybernetic Enhancements
promise_of_protection = Promise of Protection
gift_of_prescience = Gift of Prescience
antivirus = Antivirus
tekklar_legion = Tekklar Legion
research_agreement = Research Agreement
acquiescence = Acquiescence
political_favor = Political Favor
greyfire_mutagen = Greyfire Mutagen
spy_net = Spy Net

# tokens, pools, goods
creuss_alpha = Creuss alpha wormhole
creuss_beta = Creuss beta wormhole
naalu_zero = Naalu “0” token
assimilator_x = Assimilator X
assimilator_y = Assimilator Y
custodians = custodians token
speaker = speaker
tactic = tactic pool
fleet = fleet pool
strategy = strategy pool
reinforcements = reinforcements
command_token = command token
trade_good = trade good
commodity = commodity
resources = resources
influence = influence
victory_points = victory points

# kinds
ship = ship
ground = ground forces
structure = structure
green = biotic (green)
blue = propulsion (blue)
yellow = cybernetic (yellow)
red = warfare (red)
unit_upgrade = unit upgrade
cultural = cultural
hazardous = hazardous
industrial = industrial
asteroid_field = asteroid field
nebula = nebula
supernova = supernova
gravity_rift = gravity rift
alpha = alpha wormhole
beta = beta wormhole
delta = delta wormhole
empty_space = empty space
law = law
directive = directive
stage_1 = stage I objective
stage_2 = stage II objective
secret = secret objective
sustain = sustain damage
shield = planetary shield
barrage = anti-fighter barrage
bombardment = bombardment
space_cannon = space cannon
production = production

# windows
window-strat_start = Start of the strategy phase
window-scpick_when = A strategy card has been named
window-strat_end = End of the strategy phase
window-turn_start = Start of a turn
window-action_choice = Choice of the action
window-transact = Transactions
window-action_after = An action has been completed
window-pass = A player passes
window-turn_end = End of a turn
window-ac_played = An action card was played, nothing resolved yet
window-ac_draw = Action cards are drawn
window-pn_received = A note was received
window-transact_after = A transaction was resolved
window-tg_gained = Trade goods were gained
window-comm_when = Commodities are replenished
window-comm_after = Commodities were replenished
window-spend = A cost in resources or influence is paid
window-research_when = A technology is being researched
window-research_after = A technology was researched
window-techgain_when = Nekro would gain a technology
window-vp = Victory points changed
window-eliminated = A player has been eliminated
window-sa_when = A strategic action is resolved
window-sc_primary_after = Primary resolved, before the secondaries
window-secondary = Secondary of a strategy card
window-secondary_after = A secondary has been resolved
window-dock_placed = A space dock was placed
window-activate_after = A system was activated
window-rift = Gravity-rift dice
window-move_after = Ships have arrived
window-sc_before = Before SPACE CANNON is used
window-sc_when = SPACE CANNON is used
window-sc_hits_before = Before SPACE CANNON hits are assigned
window-sustain_when = SUSTAIN DAMAGE is used
window-sustain_after = SUSTAIN DAMAGE has cancelled a hit
window-destroy_when = A unit is destroyed
window-destroyed = A unit was destroyed
window-sco_end = Space cannon offense is over
window-spc_before = Before a space combat
window-spc_start = Start of a space combat (round 1)
window-afb = Anti-fighter barrage
window-spc_round_start = Start of a space combat round (2nd and later)
window-retreat_announced = A retreat was announced
window-spc_rolled = One side has rolled its space combat dice
window-spc_both_rolled = Both sides have rolled
window-spc_hits_before = Before hits are assigned to ships
window-spc_hits_after = Space combat hits were assigned
window-retreat = Retreat step
window-spc_round_end = End of a space combat round
window-combat_end = End of a combat, space or ground
window-combat_won = A combat was won or lost
window-inv_start = Start of the invasion
window-bomb_when = BOMBARDMENT is used
window-bomb_hits_before = Before bombardment hits are assigned
window-bomb_end = Bombardment is over
window-custodians = Just before commitment: custodians token
window-commit_after = Units were committed to a planet
window-gc_start = Start of a ground combat (round 1)
window-gc_round_start = Start of a ground combat round (2nd and later)
window-gc_rolled = Ground combat dice rolled
window-gc_hits_before = Before ground combat hits are assigned
window-gc_hits_after = Ground combat hits were assigned
window-gc_round_end = End of a ground combat round
window-control_when = Control of a planet is gained
window-control_lost = Control of a planet is lost
window-control_after = Control of a planet was gained
window-inv_end = The invasion is over
window-prod_when = Units are produced
window-prod_after = Units were produced with PRODUCTION
window-tactical_end = The tactical action is resolved
window-status_start = Start of the status phase
window-score = Score objectives
window-reveal_obj = A public objective is revealed
window-status_draw = Draw action cards
window-tokens_when = Command tokens of the status phase
window-screturn_when = Strategy cards would be returned
window-status_end = End of the status phase
window-ag_start = Start of the agenda phase
window-ag_reveal_when = An agenda is revealed
window-ag_reveal_after = The revealed agenda stands
window-ag_vote_before = Before voting
window-ag_vote = Votes
window-ag_cast_after = A player has cast votes
window-ag_speaker_after = The speaker has voted
window-ag_tie = Tie or no votes
window-ag_elected_when = A player is elected
window-ag_resolve = The outcome is resolved
window-ag_predict = Predictions are rewarded
window-ag_end = Both agendas are done

# systems: their planets, or what else is there, and the number of the tile
s1 = { jord } · 1
s2 = { moll_primus } · 2
s3 = { darien } · 3
s4 = { planet_muaat } · 4
s5 = { nestphar } · 5
s6 = { planet_0_0_0 } · 6
s7 = { planet_winnu } · 7
s8 = { mordai_ii } · 8
s9 = { druaa }, { maaluuk } · 9
s10 = { arc_prime }, { wren_terra } · 10
s11 = { lisis_ii }, { ragh } · 11
s12 = { jol }, { nar } · 12
s13 = { quinarra }, { trenlak } · 13
s14 = { archon_ren }, { archon_tau } · 14
s15 = { retillion }, { shalloq } · 15
s16 = { arretze }, { hercant }, { kamdorn } · 16
s17 = { creuss_gate } · 17
s18 = { mecatol_rex } · 18
s19 = { wellon } · 19
s20 = { vefut_ii } · 20
s21 = { thibah } · 21
s22 = { tarmann } · 22
s23 = { saudor } · 23
s24 = { mehar_xull } · 24
s25 = { quann } · 25
s26 = { lodor } · 26
s27 = { new_albion }, { starpoint } · 27
s28 = { tequran }, { torkan } · 28
s29 = { qucenn }, { rarron } · 29
s30 = { mellon }, { zohbat } · 30
s31 = { lazar }, { sakulag } · 31
s32 = { dal_bootha }, { xxehan } · 32
s33 = { corneeq }, { resculon } · 33
s34 = { centauri }, { gral } · 34
s35 = { bereg }, { lirta_iv } · 35
s36 = { arnor }, { lor } · 36
s37 = { arinam }, { meer } · 37
s38 = { abyz }, { fria } · 38
s39 = { alpha } · 39
s40 = { beta } · 40
s41 = { gravity_rift } · 41
s42 = { nebula } · 42
s43 = { supernova } · 43
s44 = { asteroid_field } · 44
s45 = { asteroid_field } · 45
s46 = { empty_space } · 46
s47 = { empty_space } · 47
s48 = { empty_space } · 48
s49 = { empty_space } · 49
s50 = { empty_space } · 50
s51 = { planet_creuss } · 51

# so many of something
amount-infantry = { $n } infantry
amount-fighter = { $n ->
     [one] { $n } fighter
    *[other] { $n } fighters
    }
amount-destroyer = { $n ->
     [one] { $n } destroyer
    *[other] { $n } destroyers
    }
amount-cruiser = { $n ->
     [one] { $n } cruiser
    *[other] { $n } cruisers
    }
amount-carrier = { $n ->
     [one] { $n } carrier
    *[other] { $n } carriers
    }
amount-dreadnought = { $n ->
     [one] { $n } dreadnought
    *[other] { $n } dreadnoughts
    }
amount-war_sun = { $n ->
     [one] { $n } war sun
    *[other] { $n } war suns
    }
amount-flagship = { $n ->
     [one] { $n } flagship
    *[other] { $n } flagships
    }
amount-pds = { $n } PDS
amount-space_dock = { $n ->
     [one] { $n } space dock
    *[other] { $n } space docks
    }
amount-trade_good = { $n ->
     [one] { $n } trade good
    *[other] { $n } trade goods
    }
amount-commodity = { $n ->
     [one] { $n } commodity
    *[other] { $n } commodities
    }
amount-command_token = { $n ->
     [one] { $n } command token
    *[other] { $n } command tokens
    }
