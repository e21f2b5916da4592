# Twilight Imperium on its board
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
fleet-limit = ships in a system: up to { $n }
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
printed-cost = before reductions
you-have = Ready planets { $planets }, trade goods { $goods }
cost-one = { $n } each
cost-pair = two for { $n }
none-of-it = Nothing of it
send-production = Produce
send-no-production = Produce nothing
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
