# Sueca in English: its own words; the house’s stand in en.ftl. The names of matches stay Portuguese.

sueca-shown = { $who ->
    [you] You turned
    [partner] Your partner turned
   *[other] { who } turned
  } the { card }.
sueca-contract = Trumps are { suit }.
sueca-stake = Trumps are { suit }. 61: 1 game, 91: 2, every { $flag ->
    [points] point
   *[tricks] trick
  }: 4{ $n ->
    [0] .
   *[other] , and { $n } more.
  }
sueca-games = Games
sueca-doubled = Waits
sueca-ties = { $n ->
    [one] The next hand that is won is worth 1 game more.
   *[other] The next hand that is won is worth { $n } games more.
  }
sueca-sheet-explained = The first side with games enough wins the match: four, or ten by the table’s choice.
sueca-result-tie = 60 to 60: nobody wins.
sueca-result = { $side ->
    [us] You win
    [them] They win
   *[other] { side } win
  } the hand: { $n ->
    [one] 1 game.
   *[other] { $n } games.
  }
sueca-why = { $taken ->
    [flag] A bandeira, { $points } points: 4 games.
    [much] { $points } points, 91 or more: 2 games.
   *[won] { $points } points: 1 game.
  }
sueca-why-ties = { $n ->
    [one] The tie before adds one.
   *[other] The { $n } ties before add one each.
  }
sueca-outcome = { $side ->
    [us] You have won the match
    [them] They have won the match
   *[other] { side } have won the match
  }{ $name ->
    [gato] : a gato, a cat. The others have no game.
    [chapeu] : a chapéu, a hat. The others have one game.
    [arrepio] : an arrepio, a shiver. The others led by three to none.
   *[plain] .
  }
sueca-answer-sheet = { side }: { $n ->
    [one] 1 game
   *[other] { $n } games
  }.
sueca-replay-sheet = Games { $games }; games that wait: { $n }.
sueca-match-result = { $won ->
    [none] given up
    [won] won
   *[lost] lost
  }{ $name ->
    [gato] , gato
    [chapeu] , chapéu
    [arrepio] , arrepio
   *[plain] {""}
  }
option-games = A match goes to
option-games-four = four games
option-games-ten = ten games
option-bandeira = A bandeira, 4 games, is for
option-bandeira-tricks = every trick
option-bandeira-points = every point
option-tied_hand = At 60 to 60
option-tied_hand-nothing = nobody scores
option-tied_hand-one_more = the next hand is worth one game more
results-games = Games, own to theirs
results-gatos = Gatos made and suffered

reason-ten-cards-each = Each player gets ten cards.
