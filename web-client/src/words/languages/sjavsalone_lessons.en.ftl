# The lessons of Sjavs for three or two in English: a title, a beginning and an end for each, and a sentence for some
# of the learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-sjavsalone = Learn Sjavs for three or two

lesson-sjavsalone-skat-title = The skat
lesson-sjavsalone-skat-begin = Three play, each alone. East has dealt, so you speak first.
lesson-sjavsalone-skat-1 = Two permanent trumps and three clubs make five: say 5.
lesson-sjavsalone-skat-2 = You play alone. Diamonds are as long, so clubs must be named; they count double.
lesson-sjavsalone-skat-3 = Lay both tens away: they count for you, and nobody can take them.
lesson-sjavsalone-skat-4 = The skat held the highest trump. Lead a low one: the others must follow.
lesson-sjavsalone-skat-5 = You play last, and your queen takes a ten.
lesson-sjavsalone-skat-6 = Two trumps are still out. Lead trumps again.
lesson-sjavsalone-skat-9 = You have no heart: the king of trumps takes fifteen points.
lesson-sjavsalone-skat-end = 69 points, 20 of them in the tens that lay aside; 61 were needed. You come down by 4.

lesson-sjavsalone-rows-title = A row of cards
lesson-sjavsalone-rows-begin = Two play. Before each lie four cards in a row, each upon a card that nobody knows.
lesson-sjavsalone-rows-1 = Your row counts as your hand: you see twelve cards. Six of them make hearts.
lesson-sjavsalone-rows-2 = Name hearts: no other suit is so long.
lesson-sjavsalone-rows-3 = The queen of hearts lies in your row. Lead her to draw trumps.
lesson-sjavsalone-rows-4 = The ace of clubs lay beneath her and is yours now. Here the nine is high enough.
lesson-sjavsalone-rows-5 = Lead the ace that was turned: it is the highest club.
lesson-sjavsalone-rows-8 = The king takes the ten: the ten stands below king and queen.
lesson-sjavsalone-rows-10 = Play the nine of your row, and see the card beneath.
lesson-sjavsalone-rows-12 = You have no diamond left: the ace of trumps takes 22 points.
lesson-sjavsalone-rows-end = 72 points of 120; 61 were needed. You come down by 2.
