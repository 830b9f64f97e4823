# Einwerfen lietuviškai: tik jo žodžiai; namų žodžiai – lt.ftl.

einwerfen-shown = { $who ->
    [you] Atvertėte
    [partner] Partneris atvertė
   *[other] { who } atvertė
  } { card-acc }.
einwerfen-contract = Koziriai – { suit }.
einwerfen-stake = Koziriai – { suit }. 61: 1 pergalė, 90: 2, visi kirčiai: 3{ $n ->
    [1] .
   *[other] , dauginama iš { $n }.
  }
einwerfen-games = Pergalės
einwerfen-doubled = Verta daugiau
einwerfen-favourite = Mėgstamoji spalva, { suit }, verta dvigubai.
einwerfen-ties = { $n ->
    [one] Laukia { $n } lygiosios: kita partija verta dvigubai.
    [few] Laukia { $n } lygiosios: kiekvienos dvigubina kitą partiją.
   *[other] Laukia { $n } lygiųjų: kiekvienos dvigubina kitą partiją.
  }
einwerfen-sheet-explained = Sužaidus visas partijas laimi pora, turinti daugiau pergalių.
einwerfen-result-tie = 60 ir 60: niekas nelaimi, lygiosios dvigubina kitą partiją.
einwerfen-result = { $side ->
    [us] Laimite partiją
    [them] Jie laimi partiją
   *[other] { side } laimi partiją
  }: { $n ->
    [one] { $n } pergalė.
    [few] { $n } pergalės.
   *[other] { $n } pergalių.
  }
einwerfen-why = { $taken ->
    [all] Visi kirčiai: 3 pergalės.
    [much] Akių { $points }, 90 ar daugiau: 2 pergalės.
   *[won] Akių { $points }: 1 pergalė.
  }
einwerfen-why-favourite = Mėgstamoji spalva dvigubina.
einwerfen-why-ties = { $n ->
    [one] Ankstesnės lygiosios dvigubina.
   *[other] Kiekvienos iš { $n } ankstesnių lygiųjų dvigubina.
  }
einwerfen-outcome = { $side ->
    [us] Laimėjote mačą
    [them] Jie laimėjo mačą
   *[other] { side } laimėjo mačą
  }, persvara { $n }.
einwerfen-answer-sheet = { side }: { $n ->
    [one] { $n } pergalė
    [few] { $n } pergalės
   *[other] { $n } pergalių
  }.
einwerfen-replay-sheet = Pergalės { $games }; laukia lygiųjų: { $n }.
einwerfen-match-result = { $won ->
    [none] nutrauktas
    [won] laimėtas, persvara { $n }
   *[lost] pralaimėtas, trūko { $n }
  }
option-hands = Mačą sudaro
option-hands-sixteen = šešiolika partijų
option-hands-eight = aštuonios partijos
option-hands-four = keturios partijos
option-stakes-per_game = už kiekvieną skirtumo pergalę, vienetais
stakes-of-per_game = { $n ->
    [one] { $n } vienetas už kiekvieną skirtumo pergalę
    [few] { $n } vienetai už kiekvieną skirtumo pergalę
   *[other] { $n } vienetų už kiekvieną skirtumo pergalę
  }
results-games = Pergalės, savos ir jų
