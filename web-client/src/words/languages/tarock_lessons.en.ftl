# The lessons of Bavarian Tarock in English: a title, a beginning and an end for each, and a sentence for some of the
# learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-tarock = Learn Bavarian Tarock

lesson-tarock-auction-title = The stock
lesson-tarock-auction-begin = Three play, each alone. East has dealt, so you speak first.
lesson-tarock-auction-1 = An ace and four tens: say play. You undertake 61 points, alone against two.
lesson-tarock-auction-2 = Nobody contested it: take the three cards of the stock.
lesson-tarock-auction-3 = Lay the diamonds and the six of hearts away: the ten counts for you, and you can trump diamonds.
lesson-tarock-auction-4 = Five spades with the ace and the ten: name spades.
lesson-tarock-auction-5 = Only you hold a higher spade than the ten: draw trumps with it.
lesson-tarock-auction-6 = Two trumps are still out. The ace draws them.
lesson-tarock-auction-7 = No trump is out: nobody can take the ace of hearts.
lesson-tarock-auction-9 = Lead a low club: the ace has to come, and your ten and king are high.
lesson-tarock-auction-10 = You have no diamond, so you must trump: 11 points.
lesson-tarock-auction-end = 106 points, 10 of them laid away; 61 were needed. The pot pays you 50 units.

lesson-tarock-heading-title = Heading the trick
lesson-tarock-heading-begin = East speaks first, and says play.
lesson-tarock-heading-1 = Two aces and no long suit: pass, and defend together with North.
lesson-tarock-heading-2 = Diamonds are trumps. You must follow, and nothing of yours beats the ace: give a low one.
lesson-tarock-heading-3 = You must head the trick if you can: the ace of spades.
lesson-tarock-heading-4 = Lead a trump: East has to beat it, and has one fewer then.
lesson-tarock-heading-5 = North has no trump left: your queen takes the trick.
lesson-tarock-heading-6 = A trump again. Even your seven has to be beaten.
lesson-tarock-heading-8 = Only the ten of clubs heads the trick, so you must play it.
lesson-tarock-heading-9 = East has no trump left. Lead the low club and keep the ace.
lesson-tarock-heading-end = East took 45 points; 61 were needed. East pays you 20 units, and the pot pays North 20.
