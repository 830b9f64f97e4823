# „Sueca“ lietuviškai: tik jos žodžiai; namų žodžiai – lt.ftl. Mačų pavadinimai lieka portugališki.

sueca-shown = { $who ->
    [you] Atvertėte
    [partner] Partneris atvertė
   *[other] { who } atvertė
  } { card-acc }.
sueca-contract = Koziriai – { suit }.
sueca-stake = Koziriai – { suit }. 61: 1 pergalė, 91: 2, { $flag ->
    [points] visos akys
   *[tricks] visi kirčiai
  }: 4{ $n ->
    [0] .
   *[other] , ir dar { $n }.
  }
sueca-games = Pergalės
sueca-doubled = Laukia
sueca-ties = { $n ->
    [one] Kita laimėta partija verta { $n } pergale daugiau.
    [few] Kita laimėta partija verta { $n } pergalėmis daugiau.
   *[other] Kita laimėta partija verta { $n } pergalių daugiau.
  }
sueca-sheet-explained = Mačą laimi pora, pirmoji surinkusi keturias pergales (arba dešimt, jei taip pasirinkta).
sueca-result-tie = 60 ir 60: niekas nelaimi.
sueca-result = { $side ->
    [us] Laimite partiją
    [them] Jie laimi partiją
   *[other] { side } laimi partiją
  }: { $n ->
    [one] { $n } pergalė.
    [few] { $n } pergalės.
   *[other] { $n } pergalių.
  }
sueca-why = { $taken ->
    [flag] „Bandeira“, akių { $points }: 4 pergalės.
    [much] Akių { $points }, 91 ar daugiau: 2 pergalės.
   *[won] Akių { $points }: 1 pergalė.
  }
sueca-why-ties = { $n ->
    [one] Ankstesnės lygiosios prideda vieną.
   *[other] Kiekvienos iš { $n } ankstesnių lygiųjų prideda po vieną.
  }
sueca-outcome = { $side ->
    [us] Laimėjote mačą
    [them] Jie laimėjo mačą
   *[other] { side } laimėjo mačą
  }{ $name ->
    [gato] : „gato“, katinas. Kita pora pergalių neturi.
    [chapeu] : „chapéu“, skrybėlė. Kita pora turi vieną pergalę.
    [arrepio] : „arrepio“, šiurpas. Kita pora pirmavo trimis pergalėmis be atsakymo.
   *[plain] .
  }
sueca-answer-sheet = { side }: { $n ->
    [one] { $n } pergalė
    [few] { $n } pergalės
   *[other] { $n } pergalių
  }.
sueca-replay-sheet = Pergalės { $games }; laukia pergalių: { $n }.
sueca-match-result = { $won ->
    [none] nutrauktas
    [won] laimėtas
   *[lost] pralaimėtas
  }{ $name ->
    [gato] , „gato“
    [chapeu] , „chapéu“
    [arrepio] , „arrepio“
   *[plain] {""}
  }
option-games = Mačas iki
option-games-four = keturių pergalių
option-games-ten = dešimties pergalių
option-bandeira = „Bandeira“, 4 pergalės, skiriama už
option-bandeira-tricks = visus kirčius
option-bandeira-points = visas akis
option-tied_hand = Esant 60 ir 60
option-tied_hand-nothing = nieko nerašoma
option-tied_hand-one_more = kita partija verta viena pergale daugiau
results-games = Pergalės, savos ir jų
results-gatos = „Gato“: padaryta ir patirta

reason-ten-cards-each = Kiekvienas žaidėjas gauna po dešimt kortų.
