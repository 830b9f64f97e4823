# Einwerfen lietuviškai: tik jo žodžiai; namų žodžiai – lt.ftl.

einwerfen-contract = { $who ->
    [you] Atvertėte
    [partner] Partneris atvertė
   *[other] { who } atvertė
  } { card-acc }: koziriai – { suit }.
einwerfen-stake = Koziriai – { suit }. 61: 1 pergalė, 90: 2, visi kirčiai: 3{ $n ->
    [1] .
   *[other] , kartų { $n }.
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
einwerfen-result-tie = 60 ir 60: niekas nelaimi, kita partija verta dvigubai.
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
    [much] Taškų { $points }, 90 ar daugiau: 2 pergalės.
   *[won] Taškų { $points }: 1 pergalė.
  }
einwerfen-why-favourite = Mėgstamoji spalva dvigubina.
einwerfen-why-ties = { $n ->
    [one] Ankstesnės lygiosios dvigubina.
   *[other] Ankstesnės lygiosios ({ $n }) dvigubina kiekvienos.
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
option-stakes-per_game = už kiekvieną pergalę skirtumo, vienetais
stakes-of-per_game = { $n ->
    [one] { $n } vienetas už pergalę skirtumo
    [few] { $n } vienetai už pergalę skirtumo
   *[other] { $n } vienetų už pergalę skirtumo
  }
results-games = Pergalės, savos ir jų
