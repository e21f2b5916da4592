### What the server says to people: refusals, mails, plain pages.

error-bad-request = This request cannot be understood.
error-too-large = This is too large.
error-too-many = Too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-not-found = There is nothing here.
error-wrong-method = That cannot be done here.
error-wrong-host = This server answers only to its own name.
error-no-such-table = There is no such table.
error-no-such-game = There is no such game.
error-no-such-seat = This table has no seat { $seat }.
error-no-such-text = There is no such text.
error-no-such-rule = There is no such rule.
error-no-such-report = There is no such report.
error-no-such-number = The game never stood there.
error-no-catalogue = This game has no catalogue.
error-no-odds = This game has no odds to work out.
error-odds-refused = The battle cannot be worked out as it was given.
error-bad-key = This link does not open a seat at this table.
error-no-such-ring = This link to your tables does not work any more. The tables that this device knows are still here.
error-not-your-seat = This is not your seat.
error-not-host = Only who opened the table can do that.
error-not-open = This seat is not open.
error-not-started = The game has not begun.
error-already-over = The game is over.
error-not-over = The game is not over yet.
error-not-asked = You are not asked anything now.
error-not-legal = The rules do not allow that now.
error-not-standing = That cannot be answered ahead here.
error-not-to-try = Not enough is known here to try anything.
error-moment-gone = The table has moved on. Look again, then decide.
error-nothing-to-take-back = There is nothing to take back: the last answer is in.
error-nothing-to-undo = There is nothing to undo.
error-undo-needs-consent = Somebody has learnt something since, or it would take back what somebody else has said. They must agree to undo this.
error-no-such-proposal = This proposal is no longer on the table.
error-proposal-running = Another proposal is waiting for an answer.
error-options-refused = The game cannot be played with these options.
error-seats-refused = This game has { $least } to { $most } seats.
error-no-such-bot = There is no such bot for this game.
error-record-refused = This is not the record of a game that follows the rules.
error-name-refused = A name has at most { $most } characters.
error-text-refused = Write something, with at most { $most } characters.
error-notify-refused = { $what ->
    [mail] Mail cannot be sent to this address from here.
    [webhook] This webhook cannot be used from here. It must begin with https://.
    [push] This browser cannot be told from here.
    [zone] This time zone is not known.
   *[other] You cannot be notified this way.
}
error-clock-refused = { $what ->
    [alone] A clock needs at least two players.
    [increment] A turn can add up to { $hours } hours, and only to the time of a game.
   *[seconds] A clock has at least { $least } seconds and at most { $days } days.
}
error-not-left = Somebody sits there.
error-hidden = You can look with other eyes when the game is over.
error-no-spectators = This table is not open to spectators.
error-table-stuck = This table is being repaired. Nothing is lost. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-slow = This took too long and was stopped. Nothing has changed.
error-busy = The server is busy. Nothing has changed. Try again.
error-broken = Something is wrong in the rules of this game. Nothing has changed. Please report it.
error-trouble-bot = A bot cannot go on here. Nothing is lost, and it is tried again by itself.
error-other-version = The rules have changed since this table began. It can be looked at but not played on.
error-origin-refused = This page may not connect to this server.
error-slow-hello = Nothing was said in time.
error-stopping = The server is restarting. Nothing is lost.
error-not-away = This seat is taken by somebody who was here not long ago. A bot can take it after an absence of { $days ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
    [one] one day
   *[other] { $days } days
}.
error-no-storage = The server cannot store answers just now. Nothing is lost: what was stored stays, and it is tried again by itself.
error-too-busy = The server is full. Who plays goes on; new tables and spectators have to wait. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-failed = Something went wrong in the server. Nothing is lost.

mail-turn-subject = { $tables ->
    [1] Your turn: { $title }
   *[other] Your turn at { $tables } tables
}
mail-turn-intro = { $tables ->
    [1] It is your turn.
   *[other] It is your turn at { $tables } tables.
}
mail-offer-subject = { $tables ->
    [1] An offer for you: { $title }
   *[other] Offers for you at { $tables } tables
}
mail-offer-intro = { $tables ->
    [1] Somebody has made you an offer. The table does not wait for you.
   *[other] There are offers for you at { $tables } tables. They do not wait for you.
}
mail-reminder-subject = { $tables ->
    [1] Your time is running out: { $title }
   *[other] Your time is running out at { $tables } tables
}
mail-reminder-intro = { $tables ->
    [1] It is still your turn, and your time is running out.
   *[other] It is still your turn at { $tables } tables, and your time is running out.
}
mail-turn-line = Table { $title } ({ $game }): { $link }
mail-stop = To get no more of these mails: { $link }
mail-confirm-subject = Mails about your turns?
mail-confirm-body = Somebody, probably you, wants mails to this address when it is their turn at the table { $title }.
    To get them, open this page and confirm: { $link }
    If it was not you, do nothing: there will be no more mails.
webhook-turn = It is your turn: { $game }, { $title }. { $link }
webhook-turn-named = { $name }, it is your turn: { $game }, { $title }. { $link }
webhook-offer = There is an offer for you: { $game }, { $title }. { $link }
webhook-offer-named = { $name }, there is an offer for you: { $game }, { $title }. { $link }
webhook-reminder = Your time is running out: { $game }, { $title }. { $link }
webhook-reminder-named = { $name }, your time is running out: { $game }, { $title }. { $link }
push-reminder-title = Your time is running out
push-offer-title = An offer for you
push-turn-title = Your turn
push-turn = { $game }
push-turn-at = { $game }: { $title }

page-confirm-title = Mails about your turns
page-confirm-ask = Do you want a mail when it is your turn?
page-confirm-button = Yes, send me mails
page-confirm-done = Done. You will get a mail when it is your turn and you are away.
page-stop-title = No more mails
page-stop-ask = Do you want no more mails about this table?
page-stop-button = Stop these mails
page-stop-done = Done. There will be no more mails.
page-mail-unknown = This link is no longer valid.

dice-how = Key: SHA-256 of "fivesuns dice", the length of the seed (4 bytes, big-endian), the seed, then for each nonce its length (4 bytes) and its UTF-8 bytes. Outcome number n of the log is made from the words of SHA-256 of the key, n (8 bytes) and a counter from 0 (4 bytes), each digest giving four words of 8 bytes, first to last. A choice below k takes the first word that is less than the largest multiple of k, modulo k. The commitment is SHA-256 of "fivesuns commitment" and the seed.
