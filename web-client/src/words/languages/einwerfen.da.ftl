# Einwerfen på dansk: kun dets egne ord; husets står i da.ftl.

einwerfen-contract = { who } vendte { card }: { suit } er trumf.
einwerfen-stake = Trumf er { suit }. 61: 1 spil, 90: 2, alle stik: 3{ $n ->
    [1] .
   *[other] , gange { $n }.
  }
einwerfen-games = Vundne spil
einwerfen-doubled = Tæller mere
einwerfen-favourite = Favoritfarven, { suit }, tæller dobbelt.
einwerfen-ties = { $n ->
    [one] 1 uafgjort venter: det næste spil tæller dobbelt.
   *[other] { $n } uafgjorte venter: hver fordobler det næste spil.
  }
einwerfen-sheet-explained = Flest vundne spil vinder, når alle er spillet.
einwerfen-result-tie = 60 mod 60: ingen vinder, og det næste spil tæller dobbelt.
einwerfen-result = { side } vinder: { $n } spil.
einwerfen-why = { $taken ->
    [all] Alle stik: 3 spil.
    [much] { $points } point, 90 eller flere: 2 spil.
   *[won] { $points } point: 1 spil.
  }
einwerfen-why-favourite = Favoritfarven fordobler.
einwerfen-why-ties = { $n ->
    [one] Den uafgjorte før fordobler.
   *[other] Hver af de { $n } uafgjorte før fordobler.
  }
einwerfen-outcome = { side } har vundet partiet med { $n } spil.
einwerfen-answer-sheet = { side }: { $n } spil.
einwerfen-replay-sheet = Vundne spil { $games }; uafgjorte, der venter: { $n }.
einwerfen-match-result = { $won ->
    [none] opgivet
    [won] vundet med { $n }
   *[lost] tabt med { $n }
  }
option-hands = Et parti har
option-hands-sixteen = seksten spil
option-hands-eight = otte spil
option-hands-four = fire spil
option-stakes-per_game = pr. spil i forskel, i enheder
stakes-of-per_game = { $n ->
    [one] { $n } enhed pr. spil i forskel
   *[other] { $n } enheder pr. spil i forskel
  }
results-games = Vundne spil, egne mod deres
