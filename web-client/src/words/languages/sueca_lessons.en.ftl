# The lessons of Sueca in English: a title, a beginning and an end for each, and a sentence for some of the
# learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-sueca = Learn Sueca

lesson-sueca-seven-title = The seven, and the way round
lesson-sueca-seven-begin = West dealt last to themselves and turned the 3 of spades: spades are trumps. Play goes to the right.
lesson-sueca-seven-1 = You sit on the dealer’s right, so you lead. East plays next, then your partner.
lesson-sueca-seven-3 = Only the ace is above the seven. You must follow, though East may trump.
lesson-sueca-seven-5 = Ace and seven are the two highest trumps: draw with the seven.
lesson-sueca-seven-end = The order in every suit, trumps too: ace, seven, king, jack, queen, six, five, four, three, two.

lesson-sueca-hand-title = What a hand is worth
lesson-sueca-hand-begin = 61 points win a game, 91 two, every trick four. You turned the ace of hearts.
lesson-sueca-hand-4 = Your partner gave the ace: trump with your lowest, and it is yours.
lesson-sueca-hand-9 = The ace of spades is gone: your seven is the highest.
lesson-sueca-hand-end = 94 points: 2 games. The first side with four wins the match.
