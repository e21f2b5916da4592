about = Five board games of galactic civilisation. Without a command it opens a server on this machine and a page in the browser.
command = command
command-play = open a server on this machine and a page in the browser
command-serve = run the server
command-text = play in the terminal
command-selfplay = let bots play each other, and sum up
command-replay = show a recorded game
command-verify = prove that nobody tampered with the luck of a recorded game
command-rules = show the rules of a game, or one clause
command-odds = calculate the odds of battles
command-bench = measure the speed
help-language = language: en, ru or uk
help-host = address to listen on
help-port = port to listen on
help-database = database URL (default: a SQLite file)
help-workers = processes in which bots think
help-processes = server processes that share the port and the database
help-base-url = how people reach the server from outside, such as https://games.example
help-proxies = addresses of proxies to believe
help-no-browser = do not open a browser
help-game = a game: race, gaia, eclipse, sidereal, twilight
help-text-seats = who sits where, such as me,strong,beginner
help-seats = number of seats
help-bots = kinds of bots, such as random,beginner,solid,strong; they change seats from game to game
help-agent = another program that plays, under a name for a seat or a bot; can be repeated (see docs/agents.md)
help-games = how many games
help-matches = how many two-sided matches between two kinds of bots, instead of games: two games with the same dice, in which they change places; whoever has more points in both together wins
help-seed = the same seed gives the same game
help-option = an option of the game; may be given several times
help-selfplay-workers = processes that play side by side
help-record = write the record to this file (- for standard output)
help-record-file = a record (- for standard input)
help-key = whose signature is expected: a public key, a file of keys, or the address of a server (https://…)
verify-codes = Exit codes: 0 fair (and signed by the key, if one is given); 1 not proven, incomplete, not signed by the key, or changed after it was signed; 2 the record or the key cannot be read.
help-upto = stop after so many answers
help-clause = a clause or a chapter, such as RFG-6.3 or RFG-6
help-cases = a JSON file of battles (- for standard input)
player-me = Player { $letter }
player-bot = { $letter } ({ $kind } bot)
bot-random = random
bot-beginner = beginner
bot-solid = solid
bot-strong = strong
bot-me = you
curtain = { $player }, your turn: take the screen and press Enter.
hint-choose = Type a number. u undo · ? rule · w why not · h help · q quit
hint-exactly = Choose { $least }: type { $least ->
    [one] its number
   *[other] their numbers with blanks between them
}.
hint-pick = Choose { $least } to { $most }: type their numbers with blanks between them, 0 for none.
hint-number = Type a number from { $low } to { $high }.
hint-allocate = Share out { $least } to { $total }: type number:amount pairs, such as 1:2 3:1; 0 for none.
hint-arrange = Type all numbers in the order you want.
hint-compose = Put together what you want: numbers or names with blanks between them, values after a colon, such as 1 3:2; 0 for nothing.
hint-ordered = In the order you want: numbers or names with blanks between them, values after a colon, such as 2:1:red 1; 0 for nothing.
hint-aside = b: { $what }
hint-ahead = { $n ->
    [one] a: answer a question that is to come
   *[other] a: answer { $n } questions that are to come
}
hint-may = Nobody waits for you: Enter says nothing.
not-legal = “{ $given }” is not possible here.
help-line = A number or a name answers; u takes back; b speaks beside the question, where one may; s declares a standing answer; a answers ahead; ? shows the rule; w says why something is missing; q leaves.
help-base = compare with this commit: both take turns, and 1 is returned if a game became slower
aside-prompt = Beside the question: { $what } (Enter: nothing)
no-aside = There is nothing to say beside the question.
standing-help = s ANSWER declares a standing answer to this question (several with ; between them, the first possible one is given), “until” and a span end it, “idle” answers only when there is nothing else to say; s - ends it. Spans: { $spans }
standing-one = { $key }: { $names }{ $until ->
    [none] { "" }
   *[other] , until { $until }
}{ $idle ->
    [yes] , only when idle
   *[no] { "" }
}
standing-none = Nothing is answered for you.
standing-set = From now on this is answered for you.
standing-lifted = You are asked again.
standing-refused = This question cannot be answered ahead, or not like this.
ahead-one = { $n }. { $what }{ $said ->
    [none] { "" }
   *[other] {" "}– said: { $said }
}
ahead-help = a NUMBER ANSWER answers such a question once, when it comes, if that is possible then (several with ; between them, the first possible one is given); a NUMBER - asks you after all.
ahead-none = Nothing can be answered ahead now.
ahead-set = This will be answered for you, once.
nothing-to-undo = There is nothing to take back.
nothing-refused = Nothing that you could expect is missing here.
no-clause = There is no clause { $id }.
rules-in-english = Shown in English where there is no translation yet.
game-over = The game is over
playing = Playing
games-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
column-bot = bot
column-score = mean score
column-deviation = deviation
column-best = best
column-wins = wins
column-interval = 95 % interval
matches-won = { $bot } won { $wins } of { $n } two-sided matches: { $share } ({ $interval })
two-sides = { $n ->
    [one] A match has two sides, and there is { $n } kind of bots.
   *[other] A match has two sides, and there are { $n } kinds of bots.
}
lengths = Answers per game, chance included: { $low } to { $high }, mean { $mean }
final-scores = { $n ->
    [one] After { $n } answer the game ended: { $scores }
   *[other] After { $n } answers the game ended: { $scores }
}
scores-now = { $n ->
    [one] After { $n } answer the scores are: { $scores }
   *[other] After { $n } answers the scores are: { $scores }
}
fair = { $n ->
    [one] Fair: a game of { $game } with { $n } answer, and every outcome is the one that the committed seed had to give.
   *[other] Fair: a game of { $game } with { $n } answers, and every outcome is the one that the committed seed had to give.
}
not-fair = Not proven: { $why }
incomplete = Incomplete: this game of { $game } was not finished and is not called fair. { $checked ->
    [0] None of its outcomes could be checked
    [one] One outcome was checked and is as committed
   *[other] { $checked } outcomes were checked and are as committed
}: { $why }
undone = Play went back { $n ->
    [one] once
   *[other] { $n } times
}.
signature-ours = Signed: the record is as the server of this key gave it out.
signature-unknown = Unknown signer: the signature is good, but nothing is known here of the key { $key } (see --key).
signature-unsigned = Unsigned: nobody vouches that the commitment was shown before the game.
signature-wrong = The signature does not match: the record was changed after it was signed.
bad-key = there is no public key in { $key }: give 64 digits 0-9 a-f, a file of those, or the address of a server
bad-cases = these are not battles that can be calculated: { $why }
bench-plain = Uncompiled
bench-compiled = Compiled
bench-not-compiled = Not measured compiled: run “make fast” first (it needs a C compiler).
bench-gaia-federations = Gaia Project, all federations of a player with pieces enough for one, rounds 5 and 6, uncompiled, { $n } positions: median { $median } ms, 90 % below { $most } ms, worst { $worst } ms
bench-sidereal-plans = Sidereal Confluence, the best plan of a rich economy, nine seats, uncompiled, { $n } positions: median { $median } ms, 90 % below { $most } ms, worst { $worst } ms
bench-sidereal-margins = Sidereal Confluence, what one thing more or one card less would change, uncompiled, { $n } positions: median { $median } ms, 90 % below { $most } ms, worst { $worst } ms
bench-twilight-payments = Twilight Imperium, a payment of 19 things described, uncompiled, { $n } costs: median { $median } ms, 90 % below { $most } ms, worst { $worst } ms
bench-late-answers = Eclipse, one answer in the last round with six players watching, undo limits included, uncompiled, { $n } answers: median { $median } ms, 90 % below { $most } ms, worst { $worst } ms
bench-by-turns = By turns, uncompiled: { $base } and now
bench-late-answers-by-turns = Eclipse, one answer in the last round with six players watching, undo limits included, uncompiled: median { $base } ms base, { $now } ms now, ratio { $ratio }; 90 % below { $base_most } ms base, { $now_most } ms now, ratio { $ratio_most }
bench-failed = Failed: { $game }: { $why }
bench-slower = More than 5 % slower than the base: { $games }
