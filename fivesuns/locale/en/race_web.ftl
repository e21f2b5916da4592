first-choose-title = Choose a phase in secret
first-choose-text = Everybody picks one of the actions at the same time. Only phases that somebody picked are played, but then by all; whoever picked one gets its bonus. So think: what will the others pick for me?
first-explore-title = I. Explore: look for cards
first-explore-text = Draw two cards and keep one. With the bonus of +5 you look at seven and keep one; with +1 +1 you look at three and keep two. Cards are plans and money at once.
first-develop-title = II. Develop: build a development
first-develop-text = Place a development from your hand and pay its cost, the number in the diamond, by discarding other cards of your hand. Whoever picked the phase pays one card less. Its powers are yours from now on.
first-settle-title = III. Settle: place a world
first-settle-text = A world with its number on a filled circle is paid with cards. One with a red ring is conquered for nothing, if your military reaches its number. Whoever picked the phase draws a card afterwards.
first-produce-title = V. Produce: goods appear
first-produce-text = Each of your production worlds without a good gets one. Worlds with a dashed halo got one when they were placed, and get a new one only by powers, or by the bonus.
first-consume-title = IV. Consume: goods become points
first-consume-text = Powers of consumption turn goods into victory points and cards. With the bonus “trade” you sell one good for cards first; with “×2” the points are doubled.
first-end-title = The end
first-end-text = After a round in which somebody has twelve cards on the table, or the last point chip was taken, the game is over. The cards on your table, the chips and the big developments count.
tie-broken = Equal points: whoever has more cards in hand and goods on worlds wins.
last = Last round.
last-chip = The last victory point chip has been taken: the game ends after this round.
last-tableau = { $who } { $count ->
     [one] has
    *[other] have
    } 12 cards in the tableau, or more: the game ends after this round.
last-limit = This table plays { $n } rounds.
ended = The game is over.
ended-chip = The game ended because the last victory point chip was taken.
ended-tableau = The game ended because { $who } had { $count ->
     [one] { $n }
    *[other] 12 or more
    } cards in the tableau.
ended-limit = This table played { $n } rounds.
