# The lessons of Avinas in English: a title, a beginning and an end for each, and a sentence for some of
# the learner's decisions by number; for the others the hints of en.ftl speak.

learn-title-avinas = Learn Avinas
learn-of = Lesson { $n } of { $of }
learn-next = Next lesson
learn-begin = Begin
learn-other = That is allowed; but try this:
learn-costs = { $unit ->
    [points] { $n ->
        [one] With all cards open that costs 1 point; try this:
       *[other] With all cards open that costs { $n } points; try this:
      }
    [pips] { $n ->
        [one] With all cards open that costs 1 pip; try this:
       *[other] With all cards open that costs { $n } pips; try this:
      }
    [score] { $n ->
        [one] With all cards open that costs 1 point on the sheet; try this:
       *[other] With all cards open that costs { $n } points on the sheet; try this:
      }
   *[rams] { $n ->
        [one] With all cards open that costs 1 ram; try this:
       *[other] With all cards open that costs { $n } rams; try this:
      }
  }

lesson-trumps-title = What trumps are
lesson-trumps-begin = Your seven was turned up last: you declare spades. Queens and jacks are trumps too.
lesson-trumps-1 = Pass; knocking comes later.
lesson-trumps-2 = Lead the queen of clubs: the highest.
lesson-trumps-3 = Lead the seven, second highest.
lesson-trumps-4 = A jack draws the last high trumps.
lesson-trumps-5 = Follow East’s club cheaply.
lesson-trumps-end = The order: queen of clubs, seven, queens, jacks, ace, ten, king, nine, eight.

lesson-sevens-title = A sevens game
lesson-sevens-begin = East declares clubs: their 61 of 120 points give you 2 rams, marks against you; fewer, them 4.
lesson-sevens-1 = Your eight of clubs counts nothing. Ace 11, ten 10, king 4, queen 3, jack 2.
lesson-sevens-2 = Your queen of spades beats the jack.
lesson-sevens-end = 77 points to 43: they lost. 2 sevens, 4 rams.

lesson-secrets-title = The deal's secrets
lesson-secrets-begin = Some cards lie open. As dealer you see two of your partner’s: the eye marks them.
lesson-secrets-1 = No seven: trumps are bid by length. Spades give you six: bid 6.
lesson-secrets-2 = Your first lead makes the trumps: the queen of clubs.
lesson-secrets-3 = After a queen you are asked: name spades.
lesson-secrets-4 = Lead a cheap trump.
lesson-secrets-end = Shown cards stay on the table until played.

lesson-knock-title = Knocking
lesson-knock-begin = You hold seven trumps. Knocking promises all eight tricks for twice the rams.
lesson-knock-1 = Knock.
lesson-knock-2 = Draw their trumps from the top.
lesson-knock-end = All eight tricks: 2 sevens and a knock, 4 rams.

lesson-bid-title = A no-sevens game
lesson-bid-begin = No seven again. Each bids a length or passes; the longest declares.
lesson-bid-1 = Hearts give five trumps: bid 5. Too high a bid loses the match.
lesson-bid-2 = Lead a heart: it makes the trumps.
lesson-bid-9 = You have 65; 61 win. Stop.
lesson-bid-end = They have 28, under 31: 2 pips against them. At 12 the match ends.

lesson-hide-title = A card face down
lesson-hide-begin = The first trick’s winner leads a trump, or without one any card, even face down.
lesson-hide-1 = Partner bids eight: pass.
lesson-hide-2 = Win with the queen of clubs, your last trump.
lesson-hide-3 = Lead the nine of diamonds face down, frowning: it is worthless.
lesson-hide-end = Ahead in rams, a side may want pips: 12 end the match, rams decide.
