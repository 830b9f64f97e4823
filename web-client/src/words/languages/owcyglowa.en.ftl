# Owcy Głowa in English: its own words; the house’s stand in en.ftl.

owcyglowa-contract = Nobody knows yet who plays alone.
owcyglowa-soloist = { $who ->
    [you] You play alone.
   *[other] { who } plays alone.
  }
owcyglowa-stake = The soloist, with both black queens or with neither, needs 54 points.
owcyglowa-star = soloist
owcyglowa-granny = granny { $suit ->
    [C] of clubs
   *[S] of spades
  }
owcyglowa-result-none = Nobody wins a point.
owcyglowa-result = { $who ->
    [you] You win
   *[other] { who } wins
  } { $n ->
    [one] 1 point.
   *[other] { $n } points.
  }
owcyglowa-why-solo = { $who ->
    [you] You played alone and took
   *[other] { who } played alone and took
  } { $points ->
    [one] 1 card point
   *[other] { $points } card points
  }: { $made ->
    [yes] enough.
   *[no] fewer than 54.
  }
owcyglowa-why-bid = { $who ->
    [you] You bid
   *[other] { who } bid
  } { $range } and took { $points }: { $made ->
    [yes] hit.
   *[no] missed.
  }
owcyglowa-outcome = { $who ->
    [you] You have won the match.
   *[other] { who } has won the match.
  }
owcyglowa-strokes = Strokes
owcyglowa-sheet-explained = Each game point is a stroke: three, three, two and one make a sheep’s head. Nine or more win, once one player leads.
owcyglowa-answer-sheet = { who }: { $n ->
    [one] 1 game point
   *[other] { $n } game points
  }.
owcyglowa-replay-sheet = Game points { $totals }.
owcyglowa-match-result = { $won ->
    [none] given up
    [won] won
   *[lost] { $winner } won
  }
results-game-points = Game points, own to the others’

reason-bid-with-first-card = A bid is made before one’s first card.
reason-bid-once = You have made your bid.
reason-no-such-range = A range is a number from 1 to 4.
reason-granny-not-alone = A black queen is played only as your last card of its suit.
