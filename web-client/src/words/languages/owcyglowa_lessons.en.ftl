# The lessons of Owcy Głowa in English: a title, a beginning and an end for each, and a sentence for some of the
# learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-owcyglowa = Learn Owcy Głowa

lesson-owcyglowa-grannies-title = The grannies
lesson-owcyglowa-grannies-begin = Three play, each alone, to the right. You hold a granny, the queen of clubs, beside the ten.
lesson-owcyglowa-grannies-1 = A granny may not be played while another club is in your hand. Lead low.
lesson-owcyglowa-grannies-3 = Lead the ten of clubs: then your granny is alone in her suit, and free.
lesson-owcyglowa-grannies-7 = You have no heart: your granny may go. Both are out then, and all see that North plays alone.
lesson-owcyglowa-grannies-end = North, the soloist, took 39 points, fewer than 54: 1 point to East and 1 to you.

lesson-owcyglowa-bid-title = A bid, and the solo
lesson-owcyglowa-bid-begin = Before your first card you may bid a range of card points. You hold no granny.
lesson-owcyglowa-bid-1 = Two aces, and low cards that lead well: bid 41 to 80.
lesson-owcyglowa-bid-3 = A red queen is no granny. The ace of hearts is yours, so the king alone beats her.
lesson-owcyglowa-bid-5 = Leave this trick to the king, and keep your ace.
lesson-owcyglowa-bid-end = You were the soloist, with neither granny. 69 points: 1 for the bid, 1 for the solo.
