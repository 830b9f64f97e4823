# Sueca på dansk: kun dets egne ord; husets står i da.ftl. Partiernes navne forbliver portugisiske.

sueca-shown = { who } vendte { card }.
sueca-contract = Trumf er { suit }.
sueca-stake = Trumf er { suit }. 61: 1 sejr, 91: 2, alle { $flag ->
    [points] point
   *[tricks] stik
  }: 4{ $n ->
    [0] .
   *[other] , og { $n } mere.
  }
sueca-games = Sejre
sueca-doubled = Venter
sueca-ties = { $n ->
    [one] Det næste vundne spil tæller 1 sejr mere.
   *[other] Det næste vundne spil tæller { $n } sejre mere.
  }
sueca-sheet-explained = Den side, der først har fire sejre (eller ti, efter bordets valg), vinder partiet.
sueca-result-tie = 60 mod 60: ingen vinder.
sueca-result = { side } vinder: { $n ->
    [one] 1 sejr.
   *[other] { $n } sejre.
  }
sueca-why = { $taken ->
    [flag] En bandeira, { $points } point: 4 sejre.
    [much] { $points } point, 91 eller flere: 2 sejre.
   *[won] { $points } point: 1 sejr.
  }
sueca-why-ties = { $n ->
    [one] Den forrige uafgjorte giver én mere.
   *[other] De { $n } forrige uafgjorte giver én mere hver.
  }
sueca-outcome = { side } har vundet partiet{ $name ->
    [gato] : en gato, en kat. De andre har ingen sejr.
    [chapeu] : en chapéu, en hat. De andre har én sejr.
    [arrepio] : en arrepio, et gys. De andre førte tre mod nul.
   *[plain] .
  }
sueca-answer-sheet = { side }: { $n ->
    [one] 1 sejr
   *[other] { $n } sejre
  }.
sueca-replay-sheet = Sejre { $games }; sejre, der venter: { $n }.
sueca-match-result = { $won ->
    [none] opgivet
    [won] vundet
   *[lost] tabt
  }{ $name ->
    [gato] , gato
    [chapeu] , chapéu
    [arrepio] , arrepio
   *[plain] {""}
  }
option-games = Et parti går til
option-games-four = fire sejre
option-games-ten = ti sejre
option-bandeira = En bandeira, 4 sejre, er for
option-bandeira-tricks = alle stik
option-bandeira-points = alle point
option-tied_hand = Ved 60 mod 60
option-tied_hand-nothing = scorer ingen
option-tied_hand-one_more = tæller det næste spil én sejr mere
results-games = Sejre, egne mod deres
results-gatos = Gatos, vundet og lidt

reason-ten-cards-each = Hver spiller får ti kort.
