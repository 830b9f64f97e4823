# Einwerfen auf Deutsch: nur seine eigenen Wörter; die des Hauses stehen in de.ftl. Die Namen der Gewinne sind die alten.

einwerfen-shown = { $who ->
    [you] Du hast
    [partner] Dein Partner hat
   *[other] { who } hat
  } { card-acc } aufgedeckt.
einwerfen-contract = { suit } ist Trumpf.
einwerfen-stake = { suit } ist Trumpf. 61: 1 Sieg, 90: 2, alle Stiche: 3{ $n ->
    [1] .
   *[other] , mal { $n }.
  }
einwerfen-games = Siege
einwerfen-doubled = Zählt mehr
einwerfen-favourite = Die Favoritfarbe { suit } zählt doppelt.
einwerfen-ties = { $n ->
    [one] 1 Unentschieden wartet: das nächste Spiel zählt doppelt.
   *[other] { $n } Unentschieden warten: jedes verdoppelt das nächste Spiel.
  }
einwerfen-sheet-explained = Die Seite mit mehr Siegen gewinnt, wenn alle Spiele gespielt sind.
einwerfen-result-tie = 60 zu 60: niemand gewinnt, und das Unentschieden verdoppelt das nächste Spiel.
einwerfen-result = { $side ->
    [us] Ihr gewinnt
    [them] Sie gewinnen
   *[other] { side } gewinnen
  }: { $n ->
    [one] 1 Sieg.
   *[other] { $n } Siege.
  }
einwerfen-why = { $taken ->
    [all] Bombe, alle Stiche: 3 Siege.
    [much] Matsch, { $points } Augen, 90 oder mehr: 2 Siege.
   *[won] Lump, { $points } Augen: 1 Sieg.
  }
einwerfen-why-favourite = Die Favoritfarbe verdoppelt.
einwerfen-why-ties = { $n ->
    [one] Das Unentschieden davor verdoppelt.
   *[other] Jedes der { $n } Unentschieden davor verdoppelt.
  }
einwerfen-outcome = { $side ->
    [us] Ihr habt die Partie gewonnen
    [them] Sie haben die Partie gewonnen
   *[other] { side } haben die Partie gewonnen
  }, mit { $n ->
    [one] 1 Sieg
   *[other] { $n } Siegen
  } Vorsprung.
einwerfen-answer-sheet = { side }: { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
  }.
einwerfen-replay-sheet = Siege { $games }; wartende Unentschieden: { $n }.
einwerfen-match-result = { $won ->
    [none] aufgegeben
    [won] gewonnen, { $n } voraus
   *[lost] verloren, { $n } zurück
  }
option-hands = Eine Partie hat
option-hands-sixteen = sechzehn Spiele
option-hands-eight = acht Spiele
option-hands-four = vier Spiele
option-stakes-per_game = je Sieg Unterschied, in Einheiten
stakes-of-per_game = { $n ->
    [one] { $n } Einheit je Sieg Unterschied
   *[other] { $n } Einheiten je Sieg Unterschied
  }
results-games = Siege, eigene zu fremden
