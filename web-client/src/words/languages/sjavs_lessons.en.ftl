# The lessons of Sjavs in English: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-sjavs = Learn Sjavs

lesson-sjavs-calls-title = Calls and trumps
lesson-sjavs-calls-begin = Six queens and jacks are always trumps; the suit that is named adds its other cards.
lesson-sjavs-calls-1 = With hearts you have six trumps: call 6.
lesson-sjavs-calls-2 = All passed: name hearts.
lesson-sjavs-calls-3 = The dealer’s left leads: you. The queen of clubs is the highest of all.
lesson-sjavs-calls-4 = Draw on with a low trump: higher ones are kept.
lesson-sjavs-calls-end = The order: queens of clubs and spades, the four jacks, then the trump suit from its ace.

lesson-sjavs-better-title = Better
lesson-sjavs-better-begin = West has called 5. With clubs you have five trumps too.
lesson-sjavs-better-1 = Clubs go before the same length: say “better”.
lesson-sjavs-better-2 = After “better” clubs must be named.
lesson-sjavs-better-end = 106 points in clubs: you come down by 8, from 24 to 16.

lesson-sjavs-points-title = What a hand is worth
lesson-sjavs-points-begin = 61 points win the hand; from 90 on it counts twice, with every trick more.
lesson-sjavs-points-1 = You hold no five trumps: pass.
lesson-sjavs-points-end = 99 points: your side comes down by 4, from 24 to 20.

lesson-sjavs-defend-title = Against the declarer
lesson-sjavs-defend-begin = East calls 5. Keep them below 61, and your side comes down.
lesson-sjavs-defend-1 = You hold no five trumps: pass.
lesson-sjavs-defend-2 = Keep the two black queens: play a low heart.
lesson-sjavs-defend-5 = The queen of spades takes it; the one card above it is yours.
lesson-sjavs-defend-end = 48 points for them, 4 down for you. With 30 or fewer, javn, it would be 8.
