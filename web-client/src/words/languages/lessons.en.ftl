# The lessons of Avinas in English: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of en.ftl speak.

learn-title = Learn Avinas
learn-of = Lesson { $n } of { $of }
learn-next = Next lesson
learn-begin = Begin
learn-other = That is allowed; but try this:

lesson-trumps-title = What trumps are
lesson-trumps-begin = Two sevens were turned up in the deal. The one dealt last is yours, the seven of spades: so spades are trumps, and you declare. All queens and jacks are trumps as well. Your five trumps stand on the left, the highest first.
lesson-trumps-1 = Before the first lead you could knock; that is for later. Pass.
lesson-trumps-2 = You lead to the first trick, with a trump. The queen of clubs is the highest card of all: lead it.
lesson-trumps-3 = The seven of trumps comes second, and the second trick is led with a trump as well: lead it.
lesson-trumps-4 = A jack draws the high trumps that are left. Lead it.
lesson-trumps-5 = East leads the ace of clubs, which is no trump. Follow with a club that costs little.
lesson-trumps-end = Queen of clubs, seven of trumps, the other queens, the jacks, then ace, ten, king, nine, eight: that is the order of trumps.

lesson-sevens-title = A sevens game
lesson-sevens-begin = Two sevens lie open, and East, whose seven came last, declares clubs. There are 120 points in the cards: with 61 East's side wins, 2 rams against you; with fewer it loses, 4 against them. You and your partner want 60.
lesson-sevens-1 = East leads a trump. You must follow with one: the eight of clubs costs least.
lesson-sevens-2 = The queen of spades is a trump and beats the jack. Play it.
lesson-sevens-end = You have 77 points, the declarers 43: they lost. 2 sevens, so 4 rams against them.

lesson-secrets-title = The deal's secrets
lesson-secrets-begin = You deal. The fourth and the eighth card of both opponents lie open before them. You alone have looked at those of your own and your partner's hand; no seven was among them. An eye marks what only you see: your partner's king of clubs and eight of diamonds.
lesson-secrets-1 = Without a seven the length of the trumps is bid, and the suit is kept secret. Queens and jacks count: with spades you have six. Bid 6.
lesson-secrets-2 = You declare. Your first lead makes the trumps; after a queen you are asked for the suit. Lead the queen of clubs.
lesson-secrets-3 = You are asked: name spades.
lesson-secrets-4 = The second lead must be a trump as well. A cheap one will do.
lesson-secrets-end = What was shown in the deal stays on the table until it is played: to you, and to all.

lesson-knock-title = Knocking
lesson-knock-begin = Diamonds are trumps, and you hold seven of them, the two highest among them. The declarer or their partner may knock before the first lead: then only all eight tricks win, for twice the rams, and one lost trick costs twice as many.
lesson-knock-1 = Knock.
lesson-knock-2 = Nobody knocked again. Draw the trumps from the top: the queen of clubs.
lesson-knock-end = All eight tricks: 2 sevens and a knock win 4 rams.

lesson-bid-title = A no-sevens game
lesson-bid-begin = No seven was turned up. Each in turn bids how many trumps they would have, or passes; the longest length declares.
lesson-bid-1 = With hearts you have five trumps: bid 5. Bid more than you hold, and the match is lost.
lesson-bid-2 = You declare. The suit of your first card makes the trumps: lead a heart.
lesson-bid-9 = You have 65 points, and 61 win. Stop the game now: further tricks could only give points away.
lesson-bid-end = The others have 28, fewer than 31: 2 pips against them. Pips are never cancelled; at 12 the match ends.

lesson-hide-title = A card face down
lesson-hide-begin = Your partner will declare. The winner of the first trick must lead a trump to the second. A player who has none leads any card, face up or face down, with a face for the partner.
lesson-hide-1 = Your partner bids eight, which nobody can beat. Pass.
lesson-hide-2 = The queen of clubs takes the trick. Play it: it was your last trump.
lesson-hide-3 = You have no trump to lead. Lead the nine of diamonds face down, with a frown: your partner knows that it is worth nothing.
lesson-hide-end = And why might one want to lose a hand? A side with 12 pips wins the match after all if the others have pips too, and rams are left against them. Now you can play.
