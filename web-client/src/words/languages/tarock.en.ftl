# Bavarian Tarock in English: its own words; the house’s stand in en.ftl.

tarock-bid = { $n ->
    [1] play
    [61] hand
   *[other] hand at { $n }
  }
tarock-bidding = The bidding is open.
tarock-soloist = soloist
tarock-said = { $who ->
    [you] You have
   *[other] { who } has
  } said { $call }.
tarock-contract = { $who ->
    [you] You play
   *[other] { who } plays
  } { $contract ->
    [pick_up] with the stock
   *[hand] from the hand
  } for { $n } points{ $suit ->
    [none] .
   *[other] , trumps are { suit }.
  }
tarock-stake = One plays alone against two, for 61 points or more.
tarock-passed-out = All passed; nothing is written.
tarock-nothing-left = The pot had nothing left.
tarock-loses = { $who ->
    [you] You lose
   *[other] { who } loses
  } { tarock-units }.
tarock-wins = { $who ->
    [you] You win
   *[other] { who } wins
  } { tarock-units }.
tarock-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
tarock-why = { $who ->
    [you] You took
   *[other] { who } took
  } { $points ->
    [one] 1 card point
   *[other] { $points } card points
  }{ $lies ->
    [0] { "" }
   *[other] , { $lies } of them in the three cards that lay aside,
  } and needed { $figure }: { $made ->
    [yes] made.
   *[no] lost.
  }
tarock-why-raised = { $n } more from each for the raise.
tarock-won-match = { $who ->
    [you] You have won the match.
   *[other] { who } has won the match.
  }
tarock-pays = { $who ->
    [you] You pay
   *[other] { who } pays
  } { tarock-units }.
tarock-gets = { $who ->
    [you] You get
   *[other] { who } gets
  } { tarock-units }.
tarock-account = Account
tarock-pot = Pot
tarock-sheet-explained = Each begins with what they put into the pot. The match ends when the pot is empty, and the highest account wins.
tarock-answer-sheet = { who }: { $n }.
tarock-answer-pot = The pot has { tarock-units }.
tarock-replay-sheet = Accounts { $accounts }, pot { $pot }.
tarock-stakes = { $n ->
    [one] { $n } unit for one of the account
   *[other] { $n } units for one of the account
  }
tarock-match-result = { $won ->
    [none] given up
    [won] won
   *[lost] { $names } won
  }

# Options.
option-pot = Each puts into the pot
option-pot-hundred = 100 units
option-pot-fifty = 50 units
option-raise_alone = A hand that nobody contested may be raised

# The stock.
turn-take = Your turn. Take the stock or play from the hand.
turn-lay = Choose three cards to lay away.
cat-take = Take the stock
cat-lay = Lay away
mark-take = takes the stock
mark-laid = took the stock
mark-lay = took the stock
say-take = { $who ->
    [you] You take the stock.
   *[other] { who } takes the stock.
  }
say-laid = { $who ->
    [you] You lay three cards away.
   *[other] { who } lays three cards away.
  }
say-lay = { $who ->
    [you] You lay away { $cards }.
   *[other] { who } lays away { $cards }.
  }
own-laid = You laid away { $cards }.
own-taken = You took { $cards } from the stock.
cat-was = The stock: { $cards }
laid-away = Laid away: { $cards }
hint-take = A bot would take the stock:
hint-lay = A bot would lay away { $cards }:
command-lay-needs = Name three cards: lay qh 9d 8d.
command-take = take
command-lay = lay, away

reason-play-is-said = Somebody has said play: say hand, or pass.
reason-not-the-next-figure = That is not the figure that may be said next.
reason-choice-is-due = First the soloist takes the stock or says hand.
reason-choice-is-made = The soloist has taken the stock or said hand already.
reason-no-raise-alone = At this table a hand that nobody contested is played for 61 points.
reason-must-head = You must play a higher card of the suit if you can.
reason-overtrump-if-able = You must play a higher trump if you can.
