# The lessons of Six-Bid in English: a title, a beginning and an end for each, and a sentence for some of the
# learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-sixbid = Learn Six-Bid

lesson-sixbid-solo-title = A solo
lesson-sixbid-solo-begin = Three play, each alone. East has dealt, so you speak first.
lesson-sixbid-solo-1 = Three aces and a ten: bid a solo. You undertake 60 points, alone against two.
lesson-sixbid-solo-2 = Four diamonds with the ace and the king: name diamonds. Hearts are the trumps of a heart solo alone.
lesson-sixbid-solo-3 = Lead a low club: it costs nothing, and you have one club fewer.
lesson-sixbid-solo-4 = A ten and a jack lie there: take them with the ace of trumps.
lesson-sixbid-solo-5 = Your king is the highest trump that is left. Draw trumps with it.
lesson-sixbid-solo-6 = One trump is out, the queen. Your ace of hearts is high.
lesson-sixbid-solo-7 = And the ten is high now.
lesson-sixbid-solo-9 = You play last, and the jack is high enough.
lesson-sixbid-solo-end = 80 points, 3 of them in the blind; 60 were needed. Each of the others pays you 40 units.

lesson-sixbid-misere-title = Against a misère
lesson-sixbid-misere-begin = East speaks first, and bids a misère: they must lose every trick, and nothing is trumps.
lesson-sixbid-misere-1 = Your hand is too weak for a guarantee: pass, and play together with North.
lesson-sixbid-misere-2 = You must follow suit. Your ten takes the trick, so you lead next.
lesson-sixbid-misere-4 = Lead the nine of hearts: East takes it, unless they have a lower one.
lesson-sixbid-misere-5 = East has no heart left. Take the trick, and lead another suit.
lesson-sixbid-misere-7 = Let North take a trick with the queen: North has diamonds to lead.
lesson-sixbid-misere-8 = You have no diamond: throw a club away, and the trick is East’s.
lesson-sixbid-misere-end = East took a trick, so the misère is lost. East pays each of you 30 units.
