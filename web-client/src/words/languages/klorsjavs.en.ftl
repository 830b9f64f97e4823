# Klørsjavs in English: its own words; the house’s stand in en.ftl.

klorsjavs-bid = { $n ->
    [1] a game
    [2] a strike
    [3] a tout
   *[other] a strike tout
  }
klorsjavs-bidding = The bidding is open.
klorsjavs-contract = { $who ->
    [you] You play
   *[other] { who } plays
  } { klorsjavs-bid }{ $suit ->
    [none] .
   *[other] { "" }, trumps are { suit }.
  }
klorsjavs-stake = The declarer plays alone and needs { $needs } points.
klorsjavs-stake-of = { $cat ->
    [taken] The cat was taken.
    [left] The cat counts for the declarer.
   *[lies] The cat still lies.
  } { $tout ->
    [yes] All tricks are needed.
   *[no] { $needs } points are needed.
  }
klorsjavs-level = level
klorsjavs-redealt = All passed; the same dealer deals again.
klorsjavs-loses = { $who ->
    [you] You lose
   *[other] { who } loses
  } { klorsjavs-amount }.
klorsjavs-wins = { $who ->
    [you] You win
   *[other] { who } wins
  } { klorsjavs-amount }.
klorsjavs-amount = { $n } { $unit ->
    [ore] øre
   *[jetons] { $n ->
        [one] jeton
       *[other] jetons
      }
  }
klorsjavs-why-folded = { $who ->
    [you] You folded.
   *[other] { who } folded.
  }
klorsjavs-why-nothing = { $who ->
    [you] You took no trick.
   *[other] { who } took no trick.
  }
klorsjavs-why-tout = { $who ->
    [you] You took
   *[other] { who } took
  } { $n } of 6 tricks.
klorsjavs-why = { $who ->
    [you] You took
   *[other] { who } took
  } { $points ->
    [one] 1 card point
   *[other] { $points } card points
  }{ $lies ->
    [0] { "" }
   *[other] , { $lies } of them in the two cards that lay with { $who ->
        [you] you
       *[other] { who }
      }
  }: { $made ->
    [yes] enough.
   *[no] too few.
  }
klorsjavs-why-jan = The losers took { $n }, fewer than 31: double.
klorsjavs-why-no-trick = The losers took no trick: triple.
klorsjavs-lost-match = { $who ->
    [you] You have lost the match.
   *[other] { who } has lost the match.
  }
klorsjavs-won-match = { $who ->
    [you] You have won the match.
   *[other] { who } has won the match.
  }
klorsjavs-pays = { $who ->
    [you] You pay
   *[other] { who } pays
  } { $n ->
    [one] 1 unit.
   *[other] { $n } units.
  }
klorsjavs-gets = { $who ->
    [you] You get
   *[other] { who } gets
  } { $n ->
    [one] 1 unit.
   *[other] { $n } units.
  }
klorsjavs-ore = Øre left
klorsjavs-jetons = Jetons
klorsjavs-hands = Hands
klorsjavs-sheet-explained = Each begins with 60 øre; the first to have none left loses the match. In Auction Sjavs jetons are won and lost, and most of them win.
klorsjavs-answer-sheet = { who }: { klorsjavs-amount }.
klorsjavs-replay-sheet = Sheet { $totals }.
klorsjavs-match-result = { $won ->
    [none] given up
    [won] won
   *[lost] { $names } won
  }

# Options.
option-form = Form
option-form-three = three players
option-form-four = four players
option-form-auction = Auction Sjavs, for three
option-cat = The cat
option-cat-unseen = is taken unseen
option-cat-seen = is seen first
option-auction-hands = An auction match has
option-hands-twelve = twelve hands
option-hands-six = six hands
option-hands-twenty_four = twenty-four hands
option-untouched = A player still at 60 pays too, but not in the auction

# The exchange with the cat.
turn-exchange = Choose two cards, or leave the cat.
turn-take = Your turn. Take the cat or leave it.
turn-lay = Choose two cards to lay away.
cat-take = Take the cat
cat-leave = Leave the cat
cat-lay = Lay away
fold = Fold
mark-take = takes the cat
mark-laid = took the cat
mark-lay = took the cat
mark-leave = leaves the cat
mark-fold = folds
say-take = { $who ->
    [you] You take the cat.
   *[other] { who } takes the cat.
  }
say-laid = { $who ->
    [you] You lay two cards away for the cat.
   *[other] { who } lays two cards away for the cat.
  }
say-lay = { $who ->
    [you] You lay away { $cards }.
   *[other] { who } lays away { $cards }.
  }
say-leave = { $who ->
    [you] You leave the cat.
   *[other] { who } leaves the cat.
  }
say-fold = { $who ->
    [you] You fold.
   *[other] { who } folds.
  }
own-laid = You laid away { $cards }.
own-taken = You took { $cards } from the cat.
cat-was = The cat: { $cards }
laid-away = Laid away: { $cards }
hint-take = A bot would take the cat:
hint-leave = A bot would leave the cat:
hint-lay = A bot would lay away { $cards }:
hint-fold = A bot would fold:
command-lay-needs = Name two cards: lay qh 5d.
command-take = take
command-lay = lay, away
command-fold = fold
klorsjavs-price-fold = Fold? The hand ends, and you lose 8 øre.
klorsjavs-stakes-auction = { $n ->
    [one] { $n } unit a jeton
   *[other] { $n } units a jeton
  }

reason-six-cards-each = Each player gets six cards.
reason-four-cards-each = Each player gets four cards.
reason-cat-is-declarers = Only the declarer may take the cat or leave it.
reason-cat-is-done = The cat was taken or left already.
reason-cat-first = First the declarer takes the cat or leaves it.
reason-take-cat-first = At this table the cat is taken before cards are laid away.
reason-lay-two-away = Lay two of your cards away.
reason-no-cat-in-strike = A strike is played without the cat.
reason-fold-is-declarers = Only the declarer may fold.
reason-fold-too-late = Nobody folds once a card was played.
reason-no-fold-here = Nobody folds in the auction.
