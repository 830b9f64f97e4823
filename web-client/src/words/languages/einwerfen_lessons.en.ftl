# The lessons of Einwerfen in English: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-einwerfen = Learn Einwerfen

lesson-einwerfen-trumps-title = The turned card
lesson-einwerfen-trumps-begin = East dealt last to themselves and turned the 8 of clubs: clubs are trumps.
lesson-einwerfen-trumps-1 = The dealer’s left leads: you. You hold four of the eight trumps: draw with the lowest.
lesson-einwerfen-trumps-2 = The ten ranks below king, queen and jack: your partner’s queen takes the trick, so give it the ten.
lesson-einwerfen-trumps-end = The order in every suit, trumps too: ace, king, queen, jack, ten, nine, eight, seven.

lesson-einwerfen-hand-title = What a hand is worth
lesson-einwerfen-hand-begin = 61 points win a game, 90 two, every trick three. You turned the ace of spades.
lesson-einwerfen-hand-1 = Nobody plays after you: the king takes the ten.
lesson-einwerfen-hand-end = 113 points: 2 games. Spades are the favourite from now on: later hands in spades count double.
