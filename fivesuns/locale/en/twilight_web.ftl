# Twilight Imperium on its board
panel-battle = Combat
hits-on = hits on { $n } or more
die-hits = { $face }: a hit
die-misses = { $face }: a miss
odds-now = { $who } from here on
odds-before-hits = { $who } before these hits
hits-to-assign = { $who }: hits to assign: { $n }
attacker = attacker
defender = defender
about-asteroid_field = Ships cannot move through or into it.
about-supernova = Ships cannot move through or into it.
about-nebula = Ships can end here but not pass; those that leave have move 1; defenders add 1 to combat rolls.
about-gravity_rift = Each time a ship leaves it, its move grows by 1, and on a roll of 1 to 3 the ship is lost.
changed = changed since you were asked
close-card = Close
can-come = Can come
can-fire = May fire at ships here
odds-all = Space combat with { $who }, if all come
odds = { $win } % win, { $draw } % draw, { $lose } % loss
odds-unknown = cannot be computed
odds-space = Space combat
odds-ground = Ground combat for { $planet }, if all land there
odds-choose = Choose ships to see the odds.
custodians-here = The custodians token lies here.
tokens-here = Command tokens:
as-printed = printed
fleet-count = Ships
capacity-count = Capacity
too-many = the rest will be removed
all-ships = All
ship-goes = { $ship } from { $system } moves
moves = move
by-way = through { $way }
spurred = Only as the one ship that is faster in this action
rift-risk = { $n } % risk of getting lost in a gravity rift
fill = Fill up
map = Galaxy
panels = What is shown
panel-map = Galaxy
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
panel-common = Strategy
panel-objectives = Objectives
panel-technology = Technologies
panel-agenda = Agenda
panel-trade = Trade
panel-production = Production
panel-factions = Factions

# strategy cards
initiative = initiative
primary = Primary:
secondary = Secondary:
secondary-does = Secondary ability: { $what }
not-used = not used yet
is-named = about to be taken
nobody-has-it = nobody has it
decks-left = Cards left: action cards { $actions }, secret objectives { $secrets }, agendas { $agendas }

# objectives
track = Victory points
scored = scored
is-met = fulfilled
scored-at-once = Scored in the action phase, at once when it is done.
face-down-n = face down: { $n }
open-secrets = Secret objectives that are public now
my-secrets = My secret objectives
only-you-see = only you see this
cannot-score = Cannot score public objectives without all planets of the home system: { $who }

# technologies
needs = Needs
pip-met = you have it
pip-help = can be helped
pip-missing = missing
tech-have = yours
tech-spent = yours, exhausted
tech-open = can be researched
tech-helped = can be researched with help
tech-closed = prerequisites are missing
of-faction = of your faction
other-technologies = Other technologies
can-help = What can be exhausted in place of a prerequisite
for-resources = and { $n } resources
who-has-it = Who has it
point-at-technology = Choose a technology to read what it does and what it needs.

# units
cost = cost
combat-value = combat
move-value = move
capacity = capacity
production-by = production: { $n } and the resources of the planet
upgraded = upgraded
sheet = Faction sheet
commodity-limit = Commodity limit: { $n }
begins-with = Begins with
one-of = one of: { $list }
own-technologies = Technologies of the faction
own-note = Promissory note of the faction
laws = Laws
directives = Directives
nothing-found = Nothing found.

# agenda
outcomes = Outcomes
settled = decided: { $what }
leads = leads: { $what }; votes that may still come: { $n }
no-votes-yet = no votes yet; there may be { $n }
any-of = Whom or what is elected is said by whoever votes.
my-votes = My votes
all-planets = all planets
no-planets = no planets
secondaries-ahead = Secondary abilities to come
ahead-help = Say it now, and nobody waits for you. It counts once, if it is still possible. Until then you can change it, and nobody else sees it.
vote-ahead = Vote like this
abstain-ahead = Abstain
ask-me = Ask me
said-ahead = Said ahead:
said-abstain = I abstain
vote-or-abstain = Choose an outcome and planets, or abstain.
choose-planets = Choose planets that vote.
voting-order = Order of voting
votes-later = to come
votes-now = is voting
votes-voted = has voted
votes-abstained = has abstained
votes-barred = cannot vote
up-to = up to { $n }
send-vote = Vote
send-abstain = Abstain
no-agenda = No agenda is being voted on.
no-agenda-custodians = There are no agendas while the custodians token lies on Mecatol Rex.
no-laws = No laws are in play.
agendas-known = Agendas that you have seen
deck-from-top = from the top: { $n }
deck-from-bottom = from the bottom: { $n }

# trade
new-offer = Make an offer
with-whom = With whom
can-trade = You can make a transaction now
choose-partner = Choose a player. Those with the sign of a deal can make a transaction with you now.
promises-only = Promises can be made all the same.
nothing-to-say = You cannot make offers now.
i-give = I give
i-want = I want from: { $who }
gives = gives
wants = wants
promises = Promise
the-note = the note that was set aside
the-cards = the action cards that were set aside
declines = does nothing in this moment
deal-text = { $who }: you give { $gives }; you want { $wants }.
send-offer = Offer
become-goods = Commodities become trade goods when another player gets them.
offers-to-me = { $n ->
    [one] { $n } offer to you
   *[other] { $n } offers to you
}
say-it = Confirm
put-away = Put away
accept = Accept
refuse = Refuse
withdraw = Withdraw
my-notes = My promissory notes
is-aside = set aside to be given
set-aside = Set aside
show-to = Show to
ledger = What was dealt
no-deals = No deals so far.
in-round = round { $n }
less-of = Less: { $what }
more-of = More: { $what }

# production
units-so-far = Units
you-have = Ready planets { $planets }, trade goods { $goods }
cost-one = { $n } each
cost-pair = two for { $n }
none-of-it = Nothing of it
send-production = Produce
send-no-production = Produce nothing
send-landing = Land
send-no-landing = Land nobody
over-fleet = So many ships of yours can stay in a system, by your fleet pool: { $pool }. To be removed again: { $over }.
point-at-card = Point at a card to read both of its abilities.
panel-payment = Payment
panel-tokens = Command tokens
paid-of = Paid: { $n } of { $cost } ({ $what })
is-lost = { $n } would be lost
waste-least = What wastes least
other-influence = influence { $n }
other-resources = resources { $n }
each-worth = each is worth { $n }
tokens-left = Tokens still to distribute: { $n }
tokens-placed = All tokens are distributed.
as-now = As they lie now
pool-tactic = one for each system that you activate
pool-fleet = so many ships in each system
pool-strategy = for secondary abilities
my-cards = My cards

# values of a player that something may change
value-fleet_limit = Ships in a system, at the most
value-action_card_hand_limit = Action cards in hand, at the most
value-actions_per_turn = Actions in a turn
value-bombardment_dice = More dice of one unit in a bombardment
value-custodians_influence = Influence to remove the custodians token
value-fighters_infantry_per_cost = Fighters or infantry for one cost
value-hits_cancelled_per_sustain = Hits cancelled by sustaining damage
value-home_system_needed_to_score = Home system needed to score public objectives (1: yes, 0: no)
value-production_total_cost = Change of the cost of a production
value-space_cannon_dice = More dice of one unit that fires its space cannon
value-space_cannon_result = Added to space cannons that fire at these units
value-status_action_cards = Action cards drawn in the status phase
value-status_tokens = Command tokens gained in the status phase
value-technology_card_resources = Resources to research with the Technology card
value-trade_good_value = What a trade good is worth
value-trade_secondary_tokens = Command tokens for the secondary ability of Trade

# the table of rounds
chronicle-points = Points
chronicle-cards = Strategy cards
chronicle-planets = Planets
chronicle-won = Combats won
chronicle-beaten = Combats lost
chronicle-drawn = Combats drawn
chronicle-technologies = Technologies
chronicle-partners = Transactions

# your first round
first-strategy-title = Strategy phase: take a card
first-strategy-text = Beginning with the speaker, everybody takes a strategy card (with three or four players, two). Its number says when you have your turns in this round; its first ability is yours alone. Cards that nobody took collect trade goods for the next round.
first-activate-title = Your turn: activate a system
first-activate-text = Most turns are tactical actions. You put a command token from your tactic pool into a system; here it is the neighbour of your home. Ships will come to it, and none will leave it for the rest of the round.
first-move-title = Ships move in
first-move-text = Choose ships that can reach the system; the planner shows ways, room and odds before you send them. Carriers take infantry and fighters along. Not more ships than tokens in your fleet pool may be there; fighters do not count.
first-battle-title = If somebody is there: space combat
first-battle-text = Both sides roll a ten-sided die for each ship; what reaches its combat value hits. Each hit destroys a ship that its owner chooses, or damages one that can sustain it. Rounds follow until one side is gone or retreats.
first-invade-title = Land and take planets
first-invade-text = Infantry lands on planets. Where others defend, ground combat decides. A planet that is yours gives resources and influence; it comes exhausted and is readied at the end of the round.
first-produce-title = Produce units
first-produce-text = If your space dock is in the active system, it produces units at the end of the action. Activate your home in a later turn: planets are exhausted to pay their resources, and the payment that wastes least is laid out for you.
first-secondary-title = Strategy cards serve everybody
first-secondary-text = In another turn you use your strategy card. The others may follow with its second ability, mostly for a token of the strategy pool; you may follow theirs. You cannot pass before your card is used.
first-trade-title = Make deals
first-trade-text = Your commodities are worth nothing to you, but they become trade goods in the hands of a neighbour. Swap them: both win. A trade good pays one resource or one influence. Deals can be made at any time; goods change hands in the turn of one of the two, once a turn with each neighbour.
first-score-title = Status phase: score
first-score-text = When all have passed, each may score one public and one secret objective. The bars show how far everybody is. Then a new objective is shown, tokens and cards come, and all is readied. Whoever has ten points first wins.
first-agenda-title = Mecatol Rex and the agendas
first-agenda-text = Whoever first pays 6 influence to land on Mecatol Rex gets a point. From then on each round ends with two agendas: the influence of your ready planets is your votes.
tie-broken = Equal points: whoever comes first in initiative order wins.
