# Sidereal Confluence: what the board says

# panels
panels = Parts of the board
panel-deals = Deals
panel-table = Have and want
panel-tracks = Tracks
panel-promises = Promises
panel-technologies = Technologies
panel-economies = Economies
panel-history = Signed

# who
you = You
anyone = whoever takes it
anyone-chip = Anyone
seat-n = Seat { $n }
seat = Species
nothing = nothing
or = or

# who has and wants what
wants-caption = What everybody has, and what their converters need
has = Has
wants = Wants
state = State
ready = ready
trading = trades
bidding = bids …
has-bid = has bid
look-at = Look at this economy
trade = Trade
trade-with = Trade: { $who }
colonies-help = colonies / colony support
cards-help = cards in play
colonies-of = Colonies: { $n }
cards-of = Cards: { $n }
fleets = Fleet support:
donation = Donation:

# cards and converters
arrow-white = runs in the economy phase
arrow-purple = runs in the trade phase
arrow-red = steals
arrow-letter-white = E
arrow-letter-purple = T
arrow-letter-red = S
effect-enter = enters play
effect-upgrade = upgrade
effect-settle = settle
effect-invent = invention
effect-relic = a relic world
run = Run
run-none = Run
run-enter = Bring into play
run-upgrade = Upgrade
run-settle = Settle
run-invent = Invent
run-relic = Find a relic
runs = runs
runs-twice = runs twice
done = done
can-run = can run
only-others = only for others
lacks = lacks
needs-fleet = needs fleet support: { $n }
gives-fleet = gives fleet support: { $n }
era = Era { $n }
upgraded = upgraded
settled = settled
tucked = spent for an upgrade
seedling = seedling: runs twice
borrowed = borrowed
never = stays
never-help = This card is never handed over.
half-of = Works together with { $card }.
gains = When it enters play:
special-giver = Whoever hands it over (once a round) gains:
special-owner = Its species gains then:
special-acknowledgements = When it enters play: 1 VP for each { $n } acknowledgements that others hold, or a part of so many.
special-discount = Whoever invents and returns an acknowledgement pays fewer cubes of each colour: { $n }.
special-colonies = When it enters play: colonies from the top of the deck: { $n }.
special-support = Colony support: +{ $n }.
special-sharing = When it enters play: this round’s sharing bonus, so many times: { $n }.
alternative = Which inputs
alternative-n = way { $n }
converter-n = converter { $n }
my-cards = My cards
no-cards = No cards.
tuck = Upgrade: tuck { $card } under it
payment = Payment
payment-of = Payment: { $card }
pay-otherwise = Pay in another way
which-colony = Which colony is consumed
put-away = Put away
whose = Whose economy

# the economy plan
plan = Economy plan
best-plan = Best plan
is-best-plan = This is the best plan by the values of the rules
run-nothing = Run nothing
plan-runs = Converters: { $n }
plan-fleets = Fleet support: { $n } of { $of }
plan-send = Run the economy
plan-pays = Pays
plan-makes = Makes
pay-any = Cubes of any colour are paid with (nothing said: the usual way)
interest-kind = Kind that is put in
interest-wilds = Of these as wilds
wilds-n = { $n ->
     [one] { $n } wild
    *[other] { $n } wilds
    }

# deals
composer = An offer in the making
new-offer = New offer
answer-to = Other terms for offer { $n }
with-whom = With whom
choose-partner = Choose with whom. “Anyone” makes a standing offer.
pair = The other side
you-give = You give: { $who }
gives-you = You get: { $who }
gives = { $giver } gives: { $taker }
runs-at-once = Runs as a part of the deal: { $n }
licences = Licences
licence-of = Licence: { $technology }
add-promise = Add a promise
promise-this = Add
always = without condition
otherwise = If that fails, something else
replace-promise = This deal replaces a promise
terms-now = The offer
send-to = Offer to { $who }
earlier = Earlier: { $what }
take-out = Take out: { $what }
before-after = Before and after
short = (short by { $n })
offers-incoming = Offers to you
offers-standing = Standing offers
offers-mine = Your offers
offers-others = Offers between others
no-offers = No offers to you. Put one together below.
no-offers-now = No open offers.
offer-n = offer { $n }
standing-offer = standing offer { $n }
version = version { $n }
waits-for = waits for
accept = Accept
struck = Deal struck: { $who }
struck-got = You got: { $what }
struck-gave = You gave: { $what }
struck-promised = What was promised stands under “Promises”.
accepted-by-you = You have accepted.
counter = Counter
change = Change
decline = Decline
withdraw = Withdraw
deal-in = Deal { $n }, round { $round }
only-mine = Only mine
no-deals = No deal has been signed yet.

# terms of a deal, as sentences
term-give = { $role ->
     [giver] You give { $taker }: { $what }
     [taker] { $giver } gives you: { $what }
     [to_any] You give whoever takes it: { $what }
     [from_any] Whoever takes it gives you: { $what }
    *[other] { $giver } gives { $taker }: { $what }
    }
term-donated = { $role ->
     [giver] You give { $taker } from the donation card: { $what }
     [taker] { $giver } gives you from the donation card: { $what }
     [to_any] You give whoever takes it from the donation card: { $what }
     [from_any] Whoever takes it gives you from the donation card: { $what }
    *[other] { $giver } gives { $taker } from the donation card: { $what }
    }
term-licence = { $role ->
     [giver] You give { $taker } a licence: { $what }
     [taker] { $giver } gives you a licence: { $what }
     [to_any] You give whoever takes it a licence: { $what }
     [from_any] Whoever takes it gives you a licence: { $what }
    *[other] { $giver } gives { $taker } a licence: { $what }
    }
term-card-what = { $loan ->
     [lent] { $card } (until the end of the round)
    *[kept] { $card }
    }
term-else = { $role ->
     [giver] Otherwise you give { $taker }: { $what }
     [taker] Otherwise { $giver } gives you: { $what }
     [to_any] Otherwise you give whoever takes it: { $what }
     [from_any] Otherwise whoever takes it gives you: { $what }
    *[other] Otherwise { $giver } gives { $taker }: { $what }
    }
chooser-debtor = whoever gives chooses
chooser-creditor = whoever gets them chooses
term-any = { $role ->
     [giver] You give { $taker }: { $what } ({ $chooser })
     [taker] { $giver } gives you: { $what } ({ $chooser })
     [to_any] You give whoever takes it: { $what } ({ $chooser })
     [from_any] Whoever takes it gives you: { $what } ({ $chooser })
    *[other] { $giver } gives { $taker }: { $what } ({ $chooser })
    }
term-buy = { $role ->
     [taker] You may buy from { $giver } up to: { $what }, each for { $price }
     [giver] { $taker } may buy from you up to: { $what }, each for { $price }
    *[other] { $taker } may buy from { $giver } up to: { $what }, each for { $price }
    }
term-spare = { $role ->
     [giver] You do not steal from { $taker }
     [taker] { $giver } does not steal from you
    *[other] { $giver } does not steal from { $taker }
    }
term-runs = { $role ->
     [me] You run { $card }
    *[other] { $actor } runs { $card }
    }
term-tucks = { $role ->
     [me] You tuck { $card } under { $under }
    *[other] { $actor } tucks { $card } under { $under }
    }
term-atmost = { $role ->
     [me] You bid at most { $ships } on this track: { $track }
    *[other] { $actor } bids at most { $ships } on this track: { $track }
    }
term-atleast = { $role ->
     [me] You bid at least { $ships } on this track: { $track }
    *[other] { $actor } bids at least { $ships } on this track: { $track }
    }
term-take = { $role ->
     [me] You take { $card } from the track, if you can
    *[other] { $actor } takes { $card } from the track, if possible
    }
term-leave = { $role ->
     [me] You do not take { $card } from the track
    *[other] { $actor } does not take { $card } from the track
    }
term-will = { $role ->
     [me] You run { $card } in the economy phase
    *[other] { $actor } runs { $card } in the economy phase
    }
term-wont = { $role ->
     [me] You do not run { $card } in the economy phase
    *[other] { $actor } does not run { $card } in the economy phase
    }
term-noinvent = { $role ->
     [me] You do not invent { $technology }
    *[other] { $actor } does not invent { $technology }
    }
term-if-takes = { $role ->
     [me] If you take { $card } from the track:
    *[other] If { $actor } takes { $card } from the track:
    }
term-if-runs = { $role ->
     [me] If you run { $card }:
    *[other] If { $actor } runs { $card }:
    }
term-if-invents = { $role ->
     [me] If you invent { $technology }:
    *[other] If { $actor } invents { $technology }:
    }
term-pay = paid with { $what }
term-use = with the colony { $what }
term-later = { $point ->
     [start] Promised for round { $round }, start of the trade phase:
    *[end] Promised for round { $round }, end of the trade phase:
    }
term-replaces = This replaces promise { $promise }

# what can be promised
promise-give = to give goods
promise-any = to give cubes of any colour
promise-buy = a right to buy
promise-card = to hand over a card
promise-donated = to give from the donation card
promise-acks = to give acknowledgements
promise-licence = to license a technology
promise-runs = to run a converter
promise-atmost = to bid at most
promise-atleast = to bid at least
promise-take = to take a card of a track
promise-leave = to leave a card of a track
promise-will = to run a converter in the economy phase
promise-wont = not to run a converter in the economy phase
promise-spare = not to steal from somebody
promise-noinvent = not to invent
promise-if-takes = if a card of a track is taken
promise-if-runs = if a converter is run
promise-if-invents = if something is invented
field-round = Round
field-point = When
field-what = Promise
field-condition = Condition
field-giver = From
field-taker = To
field-actor = Who
field-kind = Kind
field-gift = Kind
field-many = How many
field-card = Card
field-technology = Technology
field-index = Converter
field-alternative = Way to pay
field-under = Under
field-size = Size
field-chooser = Who chooses
field-price = Paid in
field-each = Price of each
field-track = Track
field-ships = Ships
field-promise = Promise
point-start = start of the trade phase
point-end = end of the trade phase

# promises
promises-mine = Your promises, and those to you
promises-others = Promises between others
no-promises = Nothing is promised.
due = { $point ->
     [start] Round { $round }, start
    *[end] Round { $round }, end
    }
promise-n = no. { $n }
met = (has happened)
not-met = (not yet)

# tracks and bids
track-colonies = Colonies
track-research = Research teams
my-bid = Your bid
ships-left = { $n ->
     [0] all { $of } are bid
    *[other] { $n } of { $of } ships left
    }
bid = Bid
is-bid = Bid is made
bids = Bids
bid-of = colonies { $colonies }, research { $research }
still-to-buy = Still to buy:
least-bid = Minimum bid
deck-of = in the deck: { $n }
empty = empty
next = Next card

# technologies
sharing = Sharing bonus for each invention
round = Round
points = VP
technology-invented-now = invented this round:
technology-invented = invented by
technology-held = being researched by
technology-on-track = research team on the track, minimum bid { $n }
technology-next = research team comes next
technology-unknown = not come up yet
had-by = In play:

# species
support-of = colony support { $n }
support-unlimited = any number of colonies
starts-with = starts with colonies: { $colonies }, research teams: { $teams }

# what one says, in the bar
do-ready = I am ready
do-unready = Not ready after all
do-open = Open the bids
do-offer = Offer
do-amend = Other terms for offer { $n }
do-accept = Accept { $who }: { $what }
do-decline = Decline offer { $n }: { $who }
do-withdraw = Withdraw offer { $n }
do-run = Run { $card }
do-tuck = Tuck { $card } under { $under }
do-bid = Bid: colonies { $colonies }, research { $research }
do-steal = Steal from { $who } with { $card } (way { $n })

# rows of the table of all players
row-vp = VP so far
row-colonies = Colonies
row-technologies = Technologies in play
row-invented = Inventions
row-cards = Cards in play

# where the round is, and what matters now
round-of = Round { $n } of { $of }
advice = What to do now
due-next = Falls due next
fits = Who could help you
you-lack = you lack
can-spare = can spare
propose = Put together
no-fits = Nobody can spare what you lack.
helps = They can spare this, and you lack it: press or drag it into an offer
value-change = value { $n }
value-help = By the guide values of the rules, in small cubes: a large cube is 1½, an octagon or a point 3
economy-change = economy: { $runs } → { $then } converters, gain { $gain } → { $later }
economy-same = economy: { $runs } converters, gain { $gain }
economy-help = A forecast: how many converters could run with this stock, and what they would gain, in small cubes
more-terms = more
brings-run = runs “{ $card }”
brings-promise = a promise
advice-trade-1 = Your cards stand below. A white arrow (E) runs in the economy phase, after trading; a purple one (T) you run now, by its button. “Lacks” says which cubes are missing.
advice-trade-2 = Get what you lack from others: accept an offer that makes your economy better, or put one together. Nothing is settled until all sides have accepted, and what was agreed must be kept.
advice-trade-3 = Cubes that none of your converters needs are worth nothing to you alone: give them for what you do need. Others gain too; that is the point of the game.
advice-trade-4 = When there is nothing more to trade, press “I am ready”. The phase ends when all but one are ready.
advice-economy-1 = All your converters with a white arrow run at the same time, on what you have now. The best plan is laid out; change it if you like.
advice-economy-2 = Then press “Run the economy”. What you make is there for the next round, and in the last one it counts as points.
advice-bidding-1 = Ships buy new colonies and research teams. Split yours in secret into two bids; ships that you do not bid are kept.
advice-bidding-2 = A colony makes cubes in every round, as long as you can support it. A research team is the way to an invention: points for you, and a technology for all.
advice-bidding-3 = Who bids most chooses first. A card costs your whole bid, and the bid must reach the number above the card.
advice-colonies-1 = Press a colony on the track to buy it for your bid, or pass and keep your ships.
advice-research-1 = Press a research team to buy it for your bid, or pass and keep your ships. Look at what its invention costs: you will need these cubes.
cannot-now = As things stand { $who } cannot do their part.
cannot-now-you = As things stand you cannot do your part.
for-you = your card:

first-begin-title = Before the first round
first-begin-text = Everybody plays another species with cubes, ships and cards of its own. Small cubes are green, white and brown, large ones black, blue and yellow; an octagon is worth the most. Hardly anybody can use the cubes that they make themselves: so all must trade.
first-card-title = What a card does
first-card-text = A card turns what stands left of the arrow into what stands right of it, once a round. A white arrow works after the trading, a purple one whenever you like while all trade: here you give two cubes and a colony to turn the card over, and it brings more for good.
first-trade-title = Trade, all at once
first-trade-text = Everybody deals with everybody at the same time, and nearly everything can be traded: cubes, ships, cards, for now or for later. Open a new offer, say what each side gives, and send it. The table shows what it does for your economy and for theirs.
first-chain-title = Deals of many
first-chain-text = A deal may have as many sides as you like. It happens when the last of them has accepted, and then all at once: nobody can take theirs and go.
first-promise-title = Promises bind
first-promise-text = You may give now and be paid later. Whoever has promised delivers: the table sees to it by itself when the day comes. Who cannot pay loses points for what is missing, or pays what all sides agree on.
first-colony-title = Settle a colony
first-colony-text = A colony makes something every round. Pay what stands beside its purple arrow and turn it over: it makes more, often in another climate. You can support only so many.
first-invent-title = Invent a technology
first-invent-text = A research team invents its technology for the cubes on its card: points now, and a new card of your own species at once. You will hardly have all the cubes: collect them by trading.
first-economy-title = The economy
first-economy-text = Now nobody deals any more. All your white arrows work at the same time, on what you had before: what one makes the other cannot use until the next round. The best plan is already made; change it if you like.
first-share-title = All share what was invented
first-share-text = Each invention goes to everybody, as a card of their own species. Whoever invented it gains the sharing bonus: much in the first rounds, less later.
first-bid-title = Bid for new cards
first-bid-text = Split your ships in secret into a bid for colonies and a bid for research teams. The highest bid chooses first and pays all of it; it must reach the number above the card. Who passes keeps the ships.
first-end-title = After six rounds
first-end-text = Most points win. They were made by inventions, by bonuses and by converters. What is left over counts little: half a point for an octagon, for two large cubes, or for three small cubes and ships.
