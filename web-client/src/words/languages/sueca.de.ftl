# Sueca auf Deutsch: nur ihre eigenen Wörter; die des Hauses stehen in de.ftl. Die Namen der Partien bleiben portugiesisch.

sueca-shown = { $who ->
    [you] Du hast
    [partner] Dein Partner hat
   *[other] { who } hat
  } { card-acc } aufgedeckt.
sueca-contract = { suit } ist Trumpf.
sueca-stake = { suit } ist Trumpf. 61: 1 Sieg, 91: 2, alle { $flag ->
    [points] Augen
   *[tricks] Stiche
  }: 4{ $n ->
    [0] .
   *[other] , und { $n } mehr.
  }
sueca-games = Siege
sueca-doubled = Wartet
sueca-ties = { $n ->
    [one] Das nächste gewonnene Spiel zählt 1 Sieg mehr.
   *[other] Das nächste gewonnene Spiel zählt { $n } Siege mehr.
  }
sueca-sheet-explained = Die Seite, die zuerst vier Siege hat (oder zehn, je nach Tisch), gewinnt die Partie.
sueca-result-tie = 60 zu 60: niemand gewinnt.
sueca-result = { $side ->
    [us] Ihr gewinnt
    [them] Sie gewinnen
   *[other] { side } gewinnen
  }: { $n ->
    [one] 1 Sieg.
   *[other] { $n } Siege.
  }
sueca-why = { $taken ->
    [flag] Eine Bandeira, { $points } Augen: 4 Siege.
    [much] { $points } Augen, 91 oder mehr: 2 Siege.
   *[won] { $points } Augen: 1 Sieg.
  }
sueca-why-ties = { $n ->
    [one] Das Unentschieden davor gibt einen mehr.
   *[other] Die { $n } Unentschieden davor geben je einen mehr.
  }
sueca-outcome = { $side ->
    [us] Ihr habt die Partie gewonnen
    [them] Sie haben die Partie gewonnen
   *[other] { side } haben die Partie gewonnen
  }{ $name ->
    [gato] : ein Gato, eine Katze. Die anderen haben keinen Sieg.
    [chapeu] : ein Chapéu, ein Hut. Die anderen haben einen Sieg.
    [arrepio] : ein Arrepio, ein Schauder. Die anderen führten drei zu null.
   *[plain] .
  }
sueca-answer-sheet = { side }: { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
  }.
sueca-replay-sheet = Siege { $games }; wartende Siege: { $n }.
sueca-match-result = { $won ->
    [none] aufgegeben
    [won] gewonnen
   *[lost] verloren
  }{ $name ->
    [gato] , Gato
    [chapeu] , Chapéu
    [arrepio] , Arrepio
   *[plain] {""}
  }
option-games = Eine Partie geht bis
option-games-four = vier Siege
option-games-ten = zehn Siege
option-bandeira = Eine Bandeira, 4 Siege, gibt es für
option-bandeira-tricks = alle Stiche
option-bandeira-points = alle Augen
option-tied_hand = Bei 60 zu 60
option-tied_hand-nothing = schreibt niemand
option-tied_hand-one_more = zählt das nächste Spiel einen Sieg mehr
results-games = Siege, eigene zu fremden
results-gatos = Gatos, gemacht und erlitten

reason-ten-cards-each = Alle bekommen je zehn Karten.
