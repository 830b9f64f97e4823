# Einwerfen in English: its own words; the house’s stand in en.ftl.

einwerfen-shown = { $who ->
    [you] You turned
    [partner] Your partner turned
   *[other] { who } turned
  } the { card }.
einwerfen-contract = Trumps are { suit }.
einwerfen-stake = Trumps are { suit }. 61: 1 game, 90: 2, every trick: 3{ $n ->
    [1] .
   *[other] , times { $n }.
  }
einwerfen-games = Games
einwerfen-doubled = Counts more
einwerfen-favourite = The favourite suit, { suit }, counts double.
einwerfen-ties = { $n ->
    [one] 1 tie waits: the next hand counts double.
   *[other] { $n } ties wait: each doubles the next hand.
  }
einwerfen-sheet-explained = More games win when the hands are played.
einwerfen-result-tie = 60 to 60: nobody wins, and the tie doubles the next hand.
einwerfen-result = { $side ->
    [us] You win
    [them] They win
   *[other] { side } win
  } the hand: { $n ->
    [one] 1 game.
   *[other] { $n } games.
  }
einwerfen-why = { $taken ->
    [all] Every trick: 3 games.
    [much] { $points } points, 90 or more: 2 games.
   *[won] { $points } points: 1 game.
  }
einwerfen-why-favourite = The favourite suit doubles.
einwerfen-why-ties = { $n ->
    [one] The tie before doubles.
   *[other] Each of the { $n } ties before doubles.
  }
einwerfen-outcome = { $side ->
    [us] You have won the match by { $n }
    [them] They have won the match by { $n }
   *[other] { side } have won the match by { $n }
  } { $n ->
    [one] game.
   *[other] games.
  }
einwerfen-answer-sheet = { side }: { $n ->
    [one] 1 game
   *[other] { $n } games
  }.
einwerfen-replay-sheet = Games { $games }; ties that wait: { $n }.
einwerfen-match-result = { $won ->
    [none] given up
    [won] won by { $n }
   *[lost] lost by { $n }
  }
option-hands = A match has
option-hands-sixteen = sixteen hands
option-hands-eight = eight hands
option-hands-four = four hands
option-stakes-per_game = per game of difference, in units
stakes-of-per_game = { $n ->
    [one] { $n } unit a game of difference
   *[other] { $n } units a game of difference
  }
results-games = Games, own to theirs
