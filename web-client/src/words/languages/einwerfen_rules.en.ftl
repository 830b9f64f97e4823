# The rules of Einwerfen in English; the numbers are those of docs/rules/einwerfen.md.

rules-intro = Every refusal and every figure of a result names its rule; here they are, by number.
rules-1 = Players, cards, ranks, values
rules-2 = The deal
rules-3 = Play
rules-4 = What a hand is worth
rules-5 = The sheet and the end of the match
rules-6 = Who may see what
rule-1-1 = Four players in two pairs, partners opposite; seats clockwise North, East, South, West; sides NS and EW. Deal and play go clockwise.
rule-1-2 = 32 cards: A K Q J 10 9 8 7 of clubs, spades, hearts, diamonds. They rank in this order in every suit, trumps too, highest first. The ten ranks fifth.
rule-1-3 = Card points: A 11, 10 10, K 4, Q 3, J 2, 9, 8 and 7 nothing; 120 in all. No card is always a trump.
rule-2-1 = The first dealer is drawn at random; after each hand the deal passes to the left.
rule-2-2 = Eight cards each in two packets of four, clockwise from the dealer’s left.
rule-2-3 = The last card dealt, the dealer’s eighth, is turned: its suit is trumps (some books cut for trumps before the deal). The dealer plays it like any other card, and it lies open until then. Everybody can see which card it was until the next deal.
rule-3-1 = The player on the dealer’s left leads any card to the first trick.
rule-3-2 = Follow suit if you can. A player who cannot follow plays any card. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
rule-3-3 = All eight tricks are played.
rule-4-1 = The side with 61 points or more wins one game; with 90 or more, two; with every trick, three. Some books ask for 91 points for the second game and for 120 points for the third.
rule-4-2 = Nobody scores at 60 to 60, and the next hand counts double. A second tie in a row doubles again. The sixteenth tie in a row and later ones add nothing.
rule-4-3 = The trump suit of the match’s first hand is the favourite suit. Every later hand in it counts double; the first does not. Doublings for the favourite and for ties multiply.
rule-4-4 = A tied first hand makes its suit the favourite too.
rule-5-1 = The sheet has a column a side, with the games as running totals.
rule-5-2 = Table option “A match has”: “sixteen hands”, the default, “eight hands” or “four hands”, tied ones counted. The side with more games wins. Hands go on, one at a time, if the sides are equal then or the last hand was tied, until one side has more games and no tie waits.
rule-5-3 = Stakes in units: none, flat for the match, or per game of difference. The losers owe them.
rule-6-1 = Everybody sees the dealer, the turned card, the trump suit, the number of cards in each hand, the trick in progress and the last one, the points and tricks of each side, the sheet with the favourite suit and the ties that wait, the options, and whose turn it is. Players see their own hand besides and what they may play. Spectators see only what everybody sees. Nobody sees older tricks until the hand ends. Then all hands, actions and the shuffle are open. You are sent the same, to the last byte, in every deal that you cannot tell apart from the true one.
