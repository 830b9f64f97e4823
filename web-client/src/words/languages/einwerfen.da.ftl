# Einwerfen på dansk: kun dets egne ord; husets står i da.ftl.

einwerfen-shown = { who } vendte { card }.
einwerfen-contract = Trumf er { suit }.
einwerfen-stake = Trumf er { suit }. 61: 1 sejr, 90: 2, alle stik: 3{ $n ->
    [1] .
   *[other] , gange { $n }.
  }
einwerfen-games = Sejre
einwerfen-doubled = Tæller mere
einwerfen-favourite = Favoritfarven, { suit }, tæller dobbelt.
einwerfen-ties = { $n ->
    [one] 1 uafgjort venter: det næste spil tæller dobbelt.
   *[other] { $n } uafgjorte venter: hver fordobler det næste spil.
  }
einwerfen-sheet-explained = Flest sejre vinder, når alle spil er spillet.
einwerfen-result-tie = 60 mod 60: ingen vinder, og den uafgjorte fordobler det næste spil.
einwerfen-result = { side } vinder: { $n ->
    [one] 1 sejr.
   *[other] { $n } sejre.
  }
einwerfen-why = { $taken ->
    [all] Alle stik: 3 sejre.
    [much] { $points } point, 90 eller flere: 2 sejre.
   *[won] { $points } point: 1 sejr.
  }
einwerfen-why-favourite = Favoritfarven fordobler.
einwerfen-why-ties = { $n ->
    [one] Den forrige uafgjorte fordobler.
   *[other] Hver af de { $n } forrige uafgjorte fordobler.
  }
einwerfen-outcome = { side } har vundet partiet med { $n ->
    [one] 1 sejr.
   *[other] { $n } sejre.
  }
einwerfen-answer-sheet = { side }: { $n ->
    [one] 1 sejr
   *[other] { $n } sejre
  }.
einwerfen-replay-sheet = Sejre { $games }; uafgjorte, der venter: { $n }.
einwerfen-match-result = { $won ->
    [none] opgivet
    [won] vundet med { $n }
   *[lost] tabt med { $n }
  }
option-hands = Et parti har
option-hands-sixteen = seksten spil
option-hands-eight = otte spil
option-hands-four = fire spil
option-stakes-per_game = pr. sejrs forskel, i enheder
stakes-of-per_game = { $n ->
    [one] { $n } enhed pr. sejrs forskel
   *[other] { $n } enheder pr. sejrs forskel
  }
results-games = Sejre, egne mod deres
