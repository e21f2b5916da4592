# The pages in the browser: all texts in English

# shell
skip = Skip to the main part
to-lobby = To the lobby
language = Language
theme = Theme
theme-dark = Dark
theme-light = Light
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
auto = Automatic
loading = Loading …
close = Close
cancel = Cancel
save = Save
saved = Saved.
reset = Reset
clear = Clear
more = More
all = All
none = none
you = You
guest = Guest
copy = Copy
copied = Copied
try-again = Try again
nowhere = There is nothing here
nowhere-help = The address leads to no page. Your tables are safe: you find them in the lobby.
nothing-found = Nothing found.
error-unknown = Something went wrong. Nothing was changed.
error-unreachable = The server cannot be reached right now. What was sent before is safe; try again in a moment.
winner = winner
bot = bot
bot-beginner = Beginner bot
bot-solid = Solid bot
bot-strong = Strong bot
bot-random = Random bot

# lobby
lobby-games = Great board games of the stars, in your browser
lobby-lead = No account, nothing to install. Press “First game”: bots sit down with you, and hints tell what to do.
game-minutes = { $from }–{ $to } minutes
game-hours = { $from }–{ $to } hours
next-waits = Your turn: { $game }
next-more = { $n ->
    [one] One more table waits for you
   *[other] { $n } more tables wait for you
}
next-go = Play on
friends-title = With friends
friends-text = Make a table and send the link. Everybody plays on their own device, or all at one screen; in one sitting, or a few moves a day.
my-tables-safe = Your tables are safe. They are shown as soon as the server answers.
no-games = This server has no games.
players-count = { $from } to { $to } players
play-first = First game
play-bots = Play against bots
new-table = New table
rules = Rules
first-round = Your first round
first-round-none = This game has no such page yet.
first-round-play = Play a first game
my-tables = My tables
my-tables-empty = You sit at no table yet. Start a game above, or open a link from a friend.
guide = You know the game?
guide-lead = What this table does that a box does not. Everything works by mouse, by touch and by keys.
guide-bar-title = What is asked stands in the bar
guide-bar-text = Below the board, always in the same place: whose turn it is, what is asked, and what you can answer. Passing and ending stand apart at the end. The same answers glow on the board: press them there if you like.
guide-place-title = Point before you press
guide-place-text = A place, card or button says what it costs and brings, and lights up where it belongs. What cannot be chosen says why not. On a touch screen hold a button to read what it does; without a mouse press e, and Tab goes through the signs.
guide-rule-title = Which rule?
guide-rule-text = Every question names the rule it comes from: press the book, or ?. All rules can be read and searched beside the board.
guide-try-title = Try it first
guide-try-text = Press “What if?”, or w: play out some moves unseen by the others, as far as they depend on you alone. Then play them or drop them.
guide-undo-title = Undo
guide-undo-text = What only you have seen can be taken back at once. What others have seen or luck has shown they must allow; the table asks them.
guide-happened-title = What did I miss?
guide-happened-text = What the others did since your last move is shown before your question, as fast as you like, and again with a.
guide-log-title = Log, replay, play on
guide-log-text = Every line of the log leads to its moment. Replay shows the whole game, and after the end you can play on from any moment against bots.
guide-ahead-title = Answer ahead
guide-ahead-text = What you always answer alike can be said ahead: never react here, always take the power. Then nobody waits for you.
guide-talk-title = Talk and notes
guide-talk-text = Chat with the table; notes are yours alone and stay with your seat.
guide-seats-title = A seat is a link
guide-seats-text = There are no accounts. The link to your seat opens it on any device; keep it to yourself. The link to the table is for those who come or look on.
guide-screen-title = At one screen
guide-screen-text = Several people can sit at one device: their hands are hidden until the right one is there.
guide-slow-title = Over days
guide-slow-text = Tables may take weeks. In the settings you say how you want to be told that it is your turn: by this browser, by mail, or in your chat. A table can have a clock, and anybody can ask for a pause.
guide-dice-title = Fair luck
guide-dice-text = All luck is fixed before the game and shown after it: anybody can check that every draw and every roll was honest.
guide-end-title = After the game
guide-end-text = Points by source, the way there as a chart, the record as a file: it can be opened here again, and studied with Python.
devices = My tables on other devices
devices-lead = There are no accounts here: each device keeps the keys to your seats. A link, opened once on another device of yours, shows all your tables there too, those to come included.
devices-make = Make a link
devices-link = Open this on your other device
devices-once = It is shown only now. Whoever has it plays your seats: send it to nobody but yourself.
devices-square = The link as a QR code
devices-here = This device shares its tables with those that opened your link.
devices-new = New link
devices-melt = Stop sharing
devices-melt-help = A new link replaces the old one: devices that opened the old one must open the new one. If you stop sharing, the link works no more; each device keeps the tables that it has.
devices-join = Is this your own link?
devices-join-help = It shows your tables on this device, and the tables of this device on your others. Go on only if you made the link yourself: whoever made it can play the seats that this device holds.
devices-join-yes = Yes, share my tables
devices-join-no = No
devices-unreadable = This link is not complete. Copy it whole, or read the QR code again.
open-tables = Public tables
open-tables-empty = No such table right now.
filter-game = Game
filter-pace = Pace
filter-status = State
pace-live = live
pace-slow = slow, days per turn
slow-short = slow
status-free = with a free seat
status-open = waiting for players
status-playing = playing
status-over = finished
status-cancelled = cancelled
your-turn = Your turn
seat-free = Free seat
seat-open = free
seat-kept = kept for { $who }
waiting-for = waiting for { $who }
options-standard = No option is changed: the game as the rulebook has it.
options-all = All options
expert-options = { $n ->
    [one] One option for experts
   *[other] { $n } options for experts
}
expert-changed = { $n } changed
put-away = Put away
put-away-tables = Tables put away ({ $n })
bring-back = Bring back
remove-table = Remove from this device
remove-everywhere = Remove from all my devices
remove-running = The game goes on: without its link you cannot come back to your seat. Remove it all the same?
waits-elsewhere = { $n ->
    [one] Another table waits for you
   *[other] { $n } other tables wait for you
}
import-record = Import a record
import-help = A finished game can be replayed and forked; an unfinished one goes on against bots.
imported = imported
imported-short = imported, { $signature ->
    [ours] signed by this server
    [unknown] unknown signer
    [wrong] signature does not match
   *[unsigned] unsigned
}
imported-whole = This game was imported. { $signature ->
    [ours] Its record was signed by this server.
    [unknown] Its record was signed by somebody whom this server does not know.
    [wrong] The signature of its record does not match.
   *[unsigned] Its record is not signed.
} { $fair ->
    [true] Its luck follows from the seed that it names.
   *[false] Its luck is not proven.
}

# new table
game = Game
seats = Seats
options = Options
presets = Presets
preset-race-standard = Standard
preset-race-first = First game
preset-race-duel = Duel
preset-gaia-standard = Standard
preset-gaia-first = First game
preset-gaia-shuffled = Shuffled map
preset-eclipse-standard = Standard
preset-eclipse-quick-start = Quick start
preset-eclipse-hard = Stronger opponents
preset-eclipse-portals = Warp portals
preset-sidereal-standard = Standard
preset-sidereal-first = First game
preset-sidereal-exact = Exact scoring
preset-twilight-standard = Standard
preset-twilight-first = First game
table = Table
seat-kind = Who sits at { $letter }
kind-me = Me
kind-screen = Same screen
kind-open = Free seat
kind-bot = Bot
kind-open-help = for whoever has the link
bot-level = Level of the bot at { $letter }
your-name = Your name
their-name = Name
player-letter = Player { $letter }
screen-help = Several people on one screen: before each turn a curtain hides the cards while the device is passed on.
table-title = Name of the table
table-public = Show in the lobby
table-slow = Slow game: a turn may take days
table-spectators = Spectators may watch
table-windows = Undo may go back behind questions that others only passed
create-table = Create the table

# clock
clock = Clock
clock-choose = Time to think
clock-none = none
clock-live = In one sitting
clock-slow = Over days
clock-own-numbers = other numbers…
clock-for = Time for
clock-for-turn = a turn
clock-for-game = a game
clock-minutes = Minutes
clock-more = Seconds more each turn
clock-then = When time is up
clock-then-bot = a bot takes the seat
clock-then-vote = the others vote
clock-then-bot-help = When your time is up a bot takes your seat until you come back.
clock-then-vote-help = When your time is up the others may vote for a bot in your place.
clock-help = Where the rules let silence mean something, such as a pass, that is what counts. Reactions and secret choices have a time of their own, the same for all.
clock-turn = { $time } a turn
clock-game = { $time } a game
clock-game-more = { $time } a game, { $more } more each turn
clock-own = Time left
clock-all = Time for all who are asked
clock-low = Your time is running out.
clock-is-up = { $who } has no time left.
clock-bot-plays = A bot plays for { $who }.

# waiting room
room-lead = The game begins as soon as every seat is taken.
share-link = Invite by link
share-public = The table is also listed in the lobby.
share-private = Only who has this link finds the table.
sit-here = Sit here
sit-screen = Somebody at this screen
seat-link = Link to this seat
seat-link-help = Whoever opens this link has the seat. Send it to one person only.
bots-level = Which bots to put on free seats
put-bot = Put a bot here
open-seat = Free this seat
leave = Leave
start-with-bots = Begin, bots on the free seats
table-closed = This table cannot be opened
table-closed-help = If a friend sent you the link, ask for it once more. Your other tables are safe.

# at the table
views = Views
face-board = Board
face-sheet = Table of all players
face-cards = All cards
face-result = Result
panes = Parts of the table
pane-board = Board
pane-me = Me
pane-others = Others
pane-log = Log
asked-here = answer here
side-panels = Log, chat, notes, rules
tab-log = Log
tab-rounds = Rounds
tab-chat = Chat
tab-notes = Notes
tab-rules = Rules
players = Players
rounds-none = No round has begun yet.
round-word = Round
round = Round { $n }
points = points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
watching = watching
reconnecting = The connection is lost. Reconnecting by itself; nothing you sent is lost.
away = away
left = has left
deciding = deciding
has-decided = has decided
spreadsheet = Table of all players
search-cards = Search the cards
cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
about-card = About { $card }

# the decision bar
decision = Decision
where = Where we are
which-rule = Which rule?
trial = What if?
trial-help = Try answers first: nobody sees it
trial-begun = A trial: what you answer now is shown only to you.
trial-tried = { $n ->
    [one] One answer is tried,
   *[other] { $n } answers are tried,
} and nobody has heard of it.
trial-ends = The trial goes no further.
trial-stop-chance = Here chance decides.
trial-stop-other = Here somebody else is asked.
trial-stop-together = Others decide at the same time: that cannot be tried.
trial-stop-hidden = That would show something hidden: it cannot be tried.
trial-stop-over = That would end the game: it cannot be tried.
trial-play = Play it
trial-drop = Drop it
undo = Undo
take-back = Take back
undo-ask = This cannot be undone freely: { $reason }. Ask the others?
undo-ask-yes = Ask them
undo-reason-chance = cards were drawn or dice rolled since
undo-reason-other = somebody else has answered since
undo-reason-reveal = something was revealed since
secret = secret
secret-help = Nobody else sees this answer.
picked-of = { $n } of { $most }
picked-between = { $n } chosen, { $least } to { $most } allowed
given-of = { $n } of { $total }, { $left } left
choose-more = Choose { $n } more
give-more = Give out { $n } more
confirm = Confirm
confirm-this = Confirm: { $what }
confirm-end = This ends your turn. Confirm
not-meant = Go back
meant = Yes: { $what }
costs-round = You can still act. Passing ends the round for you.
costs-actions = You have actions left, and they are lost.
costs-good = What you give up is gone for good.
costs-hand = That is your whole hand.
costs-offers = There are offers that you have not answered.
costs-nothing = Is it meant?
costs-seat = A bot takes your place at once.
costs-table = If all agree, the game is over without a result.
show-all = Show all
why-not = Why not others? ({ $n })
always-pass = always pass
played-by-rules = played by the rules
against-unseated = You play against: { $who }, played by the rules.
paused-by = { $who } has asked for a pause. Nobody is waited for.
paused-until = { $who } has asked for a pause until { $until }. Nobody is waited for.
resume = Go on
pause-game = Pause the game
pause-open = until somebody goes on
pause-hour = for an hour
pause-day = for a day
pause-week = for a week
while-away = While you were away
show-steps = Show step by step
and-more = { $n ->
    [one] and { $n } more thing
   *[other] and { $n } more things
}
standing-here = Here
standing-ask = ask me
standing-until = until
standing-no-end = no end
standing-idle = only if I hold nothing
standing-idle-help = And now and then you are asked all the same, so that quick passes tell nobody what you hold.
also-deciding = Deciding at the same time: { $who }
you-may = You may speak; the table waits for { $who }.
you-may-also = You may also:
aside-send = Say it
aside-begun = begun
compose-add = Add
compose-field = { $what }, value { $n }
compose-fine = This can be sent.
compose-judging = The rules are asked …
compose-unjudged = The rules could not be asked yet; trying again.
compose-dropped = No longer possible, taken out: { $what }
sealed-waiting = Your answer is sealed.
waiting-for-lead = Waiting for
working = The table is working …
position-safe = The position before is safe.
game-over = The game is over
game-cancelled = The game was cancelled
number = Number
less = Less
greater = More
from-to = { $low } to { $high }
less-of = Less: { $what }
more-of = More: { $what }
earlier = Earlier: { $what }
later = Later: { $what }
take-out = Take out: { $what }

# proposals
proposal-undo = { $who } asks to take moves back.
proposal-cancel = { $who } asks to cancel the game.
proposal-replace = { $who } asks to put a bot in the place of { $whom }.
agree = Agree
refuse = Refuse
withdraw = Withdraw

# log, chat, notes, rules
log = Log
log-empty = What happens will be told here.
search-log = Search the log
filter-seat = Only one player
only-seat = Only { $who }
notation = The record as text
notation-known = What your seat may know. Hidden answers (?) are shown when the game is over.
notation-whole = The whole game. It can be imported in the lobby.
notation-hidden = hidden until the game is over
notation-chance = chance
type-answer = Answer by its name
type-beside = beside the question
type-nothing = You are asked nothing now
type-send = Answer
typed-unknown = “{ $what }” is not legal here. Legal: { $legal }
typed-number = A number from { $low } to { $high }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}
typed-count = From { $least } to { $most } of these: { $legal }
typed-sets = These do not go together. Legal: { $legal }
typed-order = All of these, in the order you want: { $legal }
typed-total = Give out { $least } to { $total } as name,number. The most: { $legal }
typed-parts = Some of these, with blanks between them: { $legal }
typed-often = “{ $what }” at most { $most ->
    [one] once.
   *[other] { $most } times.
}
key-type = type an answer by its name
key-explain = what the signs mean: go through them with Tab, Esc ends it
explain-on = Signs explain themselves. Tab goes on, Esc ends it.
look-here = Look here
undo-here = Undo to here
undo-here-ask = Ask to undo to here
chat = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
notes-help = Private: only you see this.
notes-saved = Kept with your seat.
notes-saving = Saving …
search-rules = Search the rules
rules-only-english = These rules are in English only so far.
rules-partly-english = What is not translated yet is shown in English.
in-english = in English

# replay
playback = Show what happened before my question
playback-off = No
playback-slow = Slowly
playback-normal = Normal
playback-fast = Fast
playback-step = { $n } of { $of }
playback-again = Again
playback-again-help = What happened before this question, once more
playback-skip = Skip
playback-skip-help = Any key shows the end
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forth = One step forward
replay-last = To the present
replay-slider = Position in the game
replay-at = { $n } of { $of }
play = Play
pause = Pause
jump-round = Go to round …
copy-moment = Link to this moment
whose-eyes = Whose eyes
eyes-of = as { $who } saw it
eyes-public = as everybody saw it
fork-here = Play on from here
back-to-now = Back to now

# one screen
pass-to = Pass the device to { $who }
pass-help = The cards are hidden until the right person is here.
pass-ready = I am { $who }

# the end
result = Result
you-won = You have won!
won = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
after-rounds = { $n ->
    [0] { $answers } moves
    [one] After { $n } round
   *[other] After { $n } rounds
}
points-by-source = Points by source
total = Total
answers-given = Decisions
time-used = Time used
chart-rounds = Score over the rounds
rematch = Play again
to-rematch = To the next game
show-board = Show the board
download-record = Record
with-names = with names
download-csv = Numbers (CSV)
copy-link = Copy the link
fair-dice = Check that the luck was not rigged
fair-dice-help = All draws and rolls of this game follow from one secret number. A fingerprint of it (the first line) was shown before the game, the number itself (the second) only now: nobody could choose or change the luck on the way.
fair-dice-data = All that is needed to check
undos = Play went back { $n ->
    [0] never
    [one] once
   *[other] { $n } times
}.
reopened = After the end, with all luck known, play went back { $n ->
    [one] once
   *[other] { $n } times
} and on.

# settings
settings = Settings
settings-look = Look
size = Size at the table
size-small = Small
size-normal = Normal
size-large = Large
motion = Motion
motion-on = On
motion-off = Off
seat-colours = Colours of the seats
colour-of = Colour of { $who }
settings-play = Play
confirm-answers = Ask once more before an answer is sent
confirm-never = Never
confirm-touch = On touch screens
confirm-always = Always
ask-before = Ask before I pass, end or give something up
ask-before-costly = When it costs something
confirm-turn = Confirm the end of my turn
show-hints = Show hints in a first game
sound = Sound when it is my turn
my-seat = My seat
my-link = Copy the link to my seat
my-link-help = Opens this seat on another device, so that you can play on there. Whoever has the link plays in your place: do not pass it on.
notify = Tell me when it is my turn
notify-push = In this browser, even when the page is closed
push-insecure = Browsers allow this only at addresses that begin with https:// (or on the machine itself, at localhost).
push-unsupported = This browser cannot show messages of closed pages.
push-denied = This browser is set to show no messages from here. Allow notifications for this page in its settings, then load the page again.
push-failed = The browser could not arrange this with its push service. Try again later.
notify-mail = E-mail
notify-webhook = Webhook (Slack, Discord and others)
notify-quiet = Not at night (22 to 8)
mail-confirmed = The address is confirmed.
mail-unconfirmed = Please open the link in the mail that was sent to you.
this-table = This table
replace-by-bot = Bot for { $who }
propose-replace = Ask for a bot in place of { $who }
propose-cancel = Ask to cancel the game
come-back = Come back
leave-to-bot = Leave; a bot plays on for { $who }
report = Report
report-bug = Something wrong?
report-help = Say what you expected. The position goes with it, as you see it.
report-send = Send the report
report-thanks = Thank you. The report is here:
report-position = Position
versions = Fivesuns { $server }, rules version { $game }
keys = Keys
key-numbers = choose an option
key-last = pass or end: the last one in the bar
key-enter = confirm
key-escape = clear the choice
key-undo = undo
key-try = try answers first, unseen
key-again = what happened, once more
key-arrows = replay
key-search = search the log
key-rule = which rule?
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
zoom-asked = Show what is asked

# the race board
race-phases = Phases of the round
race-nth = { $n } of 2
race-piles = Deck, discard pile, points
race-help-tableau = Cards in the tableau: with twelve the game ends after the round
race-help-hand = Cards in hand: they are what one pays with
race-help-military = Military: a world with a red ring is conquered if this is not below its number
race-help-chips = Victory point chips, taken for consuming
race-help-pool = Victory points (VP) left: when none are, the round is the last
race-help-goods = Goods on worlds: they are sold or consumed
race-my-tableau = My tableau
race-hand = My hand
race-hand-empty = No cards in hand.
race-drawn = Choose from these
race-placing = being placed
race-has-good = A good lies on it
race-scores-by-text = by text
race-keyword-rebel = Rebel
race-keyword-alien = Alien
race-letter-novelty = N
race-letter-rare = R
race-letter-genes = G
race-letter-alien = A
race-pay-short = { $n ->
    [0] free
   *[other] pay { $n }
}
race-conquer-short = military { $n } of { $m }
race-would-pay = { $n ->
    [0] You pay nothing.
   *[other] You pay { $n } of your { $m } other cards.
}
race-would-conquer = Your military against it: { $n }; its defense: { $m }.
race-would-sell = { $n ->
    [one] Sells for { $n } card.
   *[other] Sells for { $n } cards.
}
race-worth = { $n ->
    [one] Worth { $n } point now
   *[other] Worth { $n } points now
}
race-would-be-worth = { $n ->
    [one] If placed now, { $n } point
   *[other] If placed now, { $n } points
}
race-this-card = this card

# hints in a first game of race
hint-race-discard = Keep cards you can afford soon: cheap worlds and developments. Cards in hand are also your money.
hint-race-action = All chosen phases happen for everybody; you get the bonus of your own. Settle places worlds, Explore brings cards.
hint-race-keep = Click the cards you want to keep. Look for cards that fit your tableau: the same kind of goods, or military.
hint-race-develop = Cards with a dashed frame can be built now. The label says how many other cards you then discard from your hand to pay.
hint-race-settle = Worlds with a number on a filled circle are paid for with cards; those with a red ring are conquered by enough military.
hint-race-pay = Click the cards you need least; they are discarded face down.
hint-race-method = There is more than one way to place this world: choose what it costs you.
hint-race-sell = Sell the good that brings most cards and that you need least for points.
hint-race-consume = Consume powers turn goods into victory points and cards. Each is used once; the order is yours.
hint-race-goods = Click the worlds whose goods you give up.
hint-race-windfall = Windfall worlds have a dashed halo: they get a new good only by such powers.
hint-race-limit = At most ten cards stay in hand at the end of a round.
hint-race-guess = The top card is shown to all; it is yours if you named its cost or defense. Low numbers are the most common.
hint-race-spend = A card you do not need can become a victory point here.

# hints in a first game of Sidereal Confluence
hint-sidereal-species = The species stand from simple to hard; read how each makes its living.
hint-sidereal-trade = Trade for what your converters lack, run purple converters (T), then say that you are ready.
hint-sidereal-economy = The best plan is laid out on your cards. Change it if you like, then run the economy.
hint-sidereal-bid = Ships on colonies bring cubes every round, ships on research teams bring inventions. What you do not bid you keep.
hint-sidereal-colonies = Press a colony on the track to buy it for your bid; passing keeps the ships.
hint-sidereal-research = Press a research team on the track to buy it for your bid; passing keeps the ships.
hint-sidereal-unsupported = You have more colonies than you can support. Give up what brings you least.
hint-sidereal-leftovers = What is left on your donation card goes to somebody else: choose who gets it.

# hints in a first game of Twilight Imperium
hint-twilight-strategy_card = The number on a card says when you take your turns, and its ability is yours alone; the others may follow with the second one.
hint-twilight-action = Activate a system to bring ships there, or use a card. You can pass once your strategy card has been used.
hint-twilight-move = Ships come from systems that have no token of yours. Carriers bring ground forces: only these take planets.
hint-twilight-commit = Land ground forces to take the planet: its resources and influence are yours to spend, from the next status phase on.
hint-twilight-produce = Resources of planets pay for units. Fighters and infantry need room on ships or a planet.
hint-twilight-tokens = Tactic tokens are turns, fleet tokens say how many ships a system holds, strategy tokens pay for the cards of others.
hint-twilight-secondary = Another player has used a strategy card. Most of its second abilities cost a token of the strategy pool.
hint-twilight-score_public = One objective in this way each round, and you must control the planets of your home system.
hint-twilight-vote = Influence of planets makes votes; planets that vote are exhausted until they are readied.
hint-twilight-faction = Read what only this faction can do: it says how you will play. Any will do for a first game.
hint-twilight-tile = Put systems that are good for you near your home, and anomalies near others.
hint-twilight-first_technology = It counts as a prerequisite of its colour from now on.
hint-twilight-first_units = All of them begin in your home system; ground forces and structures on its planets.
hint-twilight-keep_secret = Keep the one that you can reach by what you want to do anyhow.
hint-twilight-react = Something has happened to which cards or abilities may answer. If you hold nothing for it, pass (key 0).
hint-twilight-target = Everything that the card or ability may be used on is offered.
hint-twilight-space_cannon = A cannon costs nothing to fire: hold it back only if you have promised to.
hint-twilight-space_cannon_foe = All your cannons fire at one player.
hint-twilight-barrage = It comes before the first round of a space combat and hits fighters only.
hint-twilight-announce_retreat = You leave after this round of combat, if you are still there: to a system next door without ships of others where you have units or a planet.
hint-twilight-retreat = A token of yours is put there, so these ships stay there for the round.
hint-twilight-retreat_cargo = What finds no room stays behind and is lost.
hint-twilight-sustain = A damaged ship lives on and is repaired in the status phase; a second hit destroys it.
hint-twilight-hits = Every hit destroys a unit of your choice. Most players lose the cheapest first.
hint-twilight-reroll = The new result counts, even if it is worse.
hint-twilight-single_out = Choose what hurts your opponent most.
hint-twilight-bombard = Bombardment comes before the landing. A planetary shield stops it, but for war suns.
hint-twilight-custodians = For 6 influence you get a point, may land on Mecatol Rex, and agendas are voted on from now on.
hint-twilight-order_planets = Combats are fought one planet after the other.
hint-twilight-recycle = All your figures of this kind are in play: some come back from the board.
hint-twilight-pay_resources = The payment that wastes least is laid out. Trade goods stand in for one each.
hint-twilight-pay_influence = The payment that wastes least is laid out. Planets that pay have no votes this round.
hint-twilight-buy_tokens = Command tokens are your turns: buy as many as you can spare influence for.
hint-twilight-redistribute = Move tokens to where you need them next round; they lie as they are unless you change it.
hint-twilight-spend_tokens = Tokens of the fleet pool say how many ships a system holds: take from where you can spare them.
hint-twilight-token_source = You have none left beside the sheet, so it comes from the sheet.
hint-twilight-take_back_token = That system can be activated again in this round.
hint-twilight-tokens_without_plastic = There are fewer figures in the box than units: some have to go.
hint-twilight-diplomacy = Nobody else can activate that system in this round: protect what is under threat.
hint-twilight-ready_planets = Planets that are ready can pay, or vote, once more in this round.
hint-twilight-new_speaker = The speaker picks a strategy card first, and decides where votes are equal.
hint-twilight-agenda_order = What you put on top is voted on next; others do not know it.
hint-twilight-structure = A space dock produces units; a PDS fires at ships and protects its planet.
hint-twilight-construction_system = The token keeps your ships there, so choose a system in which you need not act any more.
hint-twilight-trade_free = Whoever may replenish for nothing owes you something: ask for it first.
hint-twilight-which_dock = Units appear in its system.
hint-twilight-research = Signs on a technology are what it needs: technologies of these colours, or a planet with such a sign.
hint-twilight-may_research = Each technology serves the next ones of its colour.
hint-twilight-second_technology = Dear, but two technologies in a round are a lead.
hint-twilight-gain_technology = No prerequisites are needed for it.
hint-twilight-score_secret = One secret objective in this way each round; scored ones lie open.
hint-twilight-return_secret = Three at the most, scored ones included.
hint-twilight-discard = Seven action cards at the most stay in hand.
hint-twilight-fleet_excess = A system holds as many of your ships as you have tokens in the fleet pool; fighters do not count.
hint-twilight-cargo_excess = Fighters and ground forces in space need room on ships.
hint-twilight-destroy_units = What you choose goes back to your reinforcements.
hint-twilight-tie = As many votes for several outcomes: your word as the speaker decides.
hint-twilight-settler = Whoever settles there gets a planet from you.
hint-twilight-talk = Commodities are worth nothing to you, but become trade goods in the hands of others: swap them.
hint-twilight-set_cards = Who gets them sees them only when they are handed over, unless you show them.
hint-twilight-show_card = Only the player whom you choose sees it.
hint-race-actions = In a duel you choose two actions; the second may be the same phase again.
hint-race-produce_order = Powers that count what was produced are best used last.
hint-race-tactics = A card spent here raises your military for this world only.
hint-sidereal-handicap = A small cube more or less at the start evens out how strong the players are.
hint-sidereal-order = Cards under the deck come back later: those on top of the others come first.
hint-sidereal-steal = Choose whose goods serve you best, and which card takes them.
hint-sidereal-bribe = Pay with what your converters need least.
hint-sidereal-loot = Take what your own converters lack.
hint-sidereal-which = The promise leaves the choice to you: give what you can spare.
hint-sidereal-buy = You agreed that you may buy at this price; you need not.
hint-sidereal-compensate = Offer something of equal worth, or you lose points for what is missing.
hint-sidereal-compensation = If you refuse, you get what there is, and the other loses points.
hint-sidereal-share_leftovers = It cannot stay with you: give it to whom you want to please.
hint-gaia-faction = Your own planet type is cheap to settle; others need terraforming. Read what the faction can do.
hint-gaia-nominate = Put up a faction that you would like to play, or one that others will pay much for.
hint-gaia-bid = What you bid is taken from your points at the end.
hint-gaia-place_sector = Keep planets of your type near each other, if you know it already.
hint-gaia-turn_sector = Turn it so that planets of the same type are not neighbours.
hint-gaia-first_structure = Begin where many planets are near and others too: neighbours make your stations cheaper.
hint-gaia-booster = A booster gives income every round that you hold it; you swap it when you pass.
hint-gaia-income = New tokens first, then charging, mostly leaves more power in area III.
hint-gaia-terrans = The power that comes back from Gaia projects buys something for free.
hint-gaia-itars = A technology tile is worth a lot, but four tokens are gone for good.
hint-gaia-itars_tiles = Each tile costs four tokens for good: keep enough power for actions.
hint-gaia-act = Build mines to spread and upgrade them for income; look at the round goal: it pays points for what you do now.
hint-gaia-act-ending = The last round: no income follows. Spend all you have on the round goal, research and the final tiles.
hint-gaia-end = Exchanges are free, but power spent badly is missed later.
hint-gaia-bundle = Power left over may buy a little more now; what you do not use is lost.
hint-gaia-mine = The steps that you have now make dear planets cheap.
hint-gaia-far = With more range you reach planets that were out of reach before.
hint-gaia-tile = A tile lies under a track: taking it there also moves you up in it.
hint-gaia-cover = Cover the tile that brings you least from now on; its income and action are lost.
hint-gaia-advance = Every level gives something; at level 3 you charge power, level 5 needs a federation.
hint-gaia-lowest = Choose the track whose next level helps you soonest.
hint-gaia-lost_planet = It counts as a planet of a type of its own: near others it helps federations.
hint-gaia-federation = Take a ready one from the list, or mark your planets and the hexes for satellites on the map: seven in all are needed.
hint-gaia-token = Green tokens, which are all but the one for 12 points, open level 5 of a track later.
hint-gaia-token_again = Take what you need most now: the reward comes a second time.
hint-gaia-tokens = Tokens of area I are missed least.
hint-gaia-swap = The institute goes where it helps a federation or brings power.
hint-gaia-downgrade = You may build the lab again later, and take another tile.
hint-gaia-station = A space station counts as a planet for reach and federations.
hint-gaia-charge = A neighbour has built: you may charge power. The first is free, each more costs a point.
hint-gaia-brainstone = The brainstone counts three: it is best in area III.
hint-gaia-pay_brainstone = The brainstone pays three at once and moves to area I.
hint-gaia-give_brainstone = The brainstone is worth three tokens: give it up last.
hint-gaia-burn_brainstone = Keep the brainstone; burn another token if you can.
hint-eclipse-species = Terran species are alike and easiest; each alien species has its own strengths.
hint-eclipse-turn = Explore and settle early, count points towards the end. Every action costs a disc and makes upkeep dearer: watch the money.
hint-eclipse-reaction = A reaction is a small action for a disc: upgrade, build or move once.
hint-eclipse-explore = A zone beside a sector of yours with a wormhole towards it. The middle is rich and guarded.
hint-eclipse-sector = Turn it so that a wormhole meets one of yours; without a connection you cannot go there.
hint-eclipse-settle = Put a disc there to own it, then colony ships fill the squares of colours that you can use.
hint-eclipse-research = Technologies get cheaper with each one in the same row. Your science pays.
hint-eclipse-upgrade = Put better parts on your blueprints: every ship must have a drive and enough energy.
hint-eclipse-build = Ships and structures cost material and appear in sectors that you control.
hint-eclipse-move = Ships move as far as their drive allows; where enemies are, somebody must stay.
hint-eclipse-influence = Move discs to new sectors or take them back to pay less; two colony ships are turned up.
hint-eclipse-wind_up = Colony ships may still settle what you have; then the turn ends.
hint-eclipse-discovery = Use what you found now, or keep it face down for two points at the end.
hint-eclipse-relations = Diplomatic relations bring income to both, as long as nobody attacks the other.
hint-eclipse-envoy = The cube leaves a track: where it was, income is uncovered.
hint-eclipse-cube = Where the cube returns, income gets less.
hint-eclipse-grave = Cubes in graveyards come back at the end of the round.
hint-eclipse-return_reputation = Give back the tile of least worth; an ambassador needs its place.
hint-eclipse-keep = Reputation tiles are points: keep the highest.
hint-eclipse-artifacts = Take what your next actions cost.
hint-eclipse-portal = A portal joins far sectors: place it where your fleet is needed.
hint-eclipse-engage = Look at the odds: who retreats in time loses less.
hint-eclipse-missiles = Missiles fire once, before all cannons; who is first may end it.
hint-eclipse-assign = Destroy a ship rather than scratch two.
hint-eclipse-stalemate = Nobody can hurt the other: going away saves the ships.
hint-eclipse-bombard = Without its people the sector can become yours.
hint-eclipse-destroy = Every cube less is income less for its owner.
hint-eclipse-claim = A disc makes the sector yours; then it can be settled.
hint-eclipse-colonise = The last chance before upkeep: money squares help to pay.
hint-eclipse-bankrupt = Trade what you can spare; who abandons a sector gets its disc back and pays less.
hint-eclipse-parley = Peace with a neighbour brings income; it costs a place for reputation.
