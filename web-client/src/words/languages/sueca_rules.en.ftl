# The rules of Sueca in English; the numbers are those of docs/rules/sueca.md.

rules-intro = Every refusal and every figure of a result names its rule; here they are, by number.
rules-1 = Players, cards, ranks, values
rules-2 = The deal
rules-3 = Play
rules-4 = What a hand is worth
rules-5 = The sheet and the end of the match
rules-6 = Who may see what
rule-1-1 = Four players in two pairs, partners opposite; seats clockwise North, East, South, West; sides NS and EW. Deal and play go counter-clockwise, as in Portugal: West comes after North.
rule-1-2 = 40 cards: A 7 K J Q 6 5 4 3 2 of clubs, spades, hearts, diamonds; there is no 8, 9 or 10. They rank in this order in every suit, trumps too, highest first. The seven ranks second, and the jack above the queen.
rule-1-3 = Card points: A 11, 7 10, K 4, J 3, Q 2, 6, 5, 4, 3 and 2 nothing; 120 in all.
rule-2-1 = The first dealer is drawn at random; after each hand the deal passes to the right.
rule-2-2 = Ten cards each in one packet, counter-clockwise from the dealer’s right, the dealer last.
rule-2-3 = The last card dealt, the dealer’s tenth, is turned: its suit is trumps. The dealer plays it like any other card, and it lies open until then. Everybody can see which card it was until the next deal.
rule-3-1 = The player on the dealer’s right leads any card to the first trick.
rule-3-2 = Follow suit if you can. A player who cannot follow plays any card. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next. A revoke, which costs games at a real table, is refused here.
rule-3-3 = All ten tricks are played.
rule-4-1 = The side with 61 to 90 points wins one game; with 91 or more, two.
rule-4-2 = A bandeira (a flag) is worth four games. Table option “A bandeira, 4 games, is for”: “every trick”, the default; or “every point”: all 120 points are enough, even if a trick without points was lost.
rule-4-3 = Nobody scores at 60 to 60. Table option “At 60 to 60”: “nobody scores”, the default, and that is all; or “the next hand is worth one game more”: the next hand that is won. Ties add up, to fifteen at most.
rule-5-1 = The sheet has a column a side, with the games as running totals. The side that first has four games or more wins; in a longer match, ten or more.
rule-5-2 = Table option “A match goes to”: “four games”, the default, or “ten games”.
rule-5-3 = A match of four games has a name. It is a gato (a cat) if the losers have no game, and a chapéu (a hat) if they have one. It is an arrepio (a shiver) if they stood at three, after a hand, while the winners had none. Any other match is plain, and so is every match of ten games.
rule-5-4 = Stakes in units: none, or flat for the match. The losers owe them.
rule-6-1 = Everybody sees the dealer, the turned card, the trump suit, the number of cards in each hand, the trick in progress and the last one, the points and tricks of each side, the sheet with the games that wait, the options, and whose turn it is. Players see their own hand besides and what they may play. Spectators see only what everybody sees. Nobody sees older tricks until the hand ends. Then all hands, actions and the shuffle are open. You are sent the same, to the last byte, in every deal that you cannot tell apart from the true one.
