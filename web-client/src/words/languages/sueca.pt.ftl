# Sueca in European Portuguese: its own words; the house’s stand in pt.ftl.

sueca-shown = { $who ->
    [you] Viraste
   *[other] { subject } virou
  } { card-o }.
sueca-contract = O trunfo é { suit }.
sueca-stake = O trunfo é { suit }. Com 61: 1 jogo, com 91: 2, { $flag ->
    [points] todos os pontos
   *[tricks] todas as vazas
  }: 4{ $n ->
    [0] .
   *[other] , e mais { $n }.
  }
sueca-games = Jogos
sueca-doubled = À espera
sueca-ties = { $n ->
    [one] A próxima mão ganha vale mais 1 jogo.
   *[other] A próxima mão ganha vale mais { $n } jogos.
  }
sueca-sheet-explained = Ganha a partida a dupla que primeiro tiver quatro jogos (ou dez, à escolha da mesa).
sueca-result-tie = 60 a 60: ninguém ganha.
sueca-result = { side-wins } a mão: { games-n }.
games-n = { $n ->
    [0] 0 jogos
    [one] 1 jogo
   *[other] { $n } jogos
  }
sueca-why = { $taken ->
    [flag] Bandeira, { $points } pontos: 4 jogos.
    [much] { $points } pontos, 91 ou mais: 2 jogos.
   *[won] { $points } pontos: 1 jogo.
  }
sueca-why-ties = { $n ->
    [one] O empate anterior acrescenta um.
   *[other] Cada um dos { $n } empates anteriores acrescenta um.
  }
sueca-outcome = { $side ->
    [us] Vocês ganharam a partida
    [them] Eles ganharam a partida
   *[other] { side } ganharam a partida
  }{ $name ->
    [gato] : gato! Os outros não têm nenhum jogo.
    [chapeu] : chapéu! Os outros têm um jogo.
    [arrepio] : arrepio! Os outros estavam a ganhar por três a zero.
   *[plain] .
  }
sueca-answer-sheet = { side }: { games-n }.
sueca-replay-sheet = Jogos { $games }; jogos à espera: { $n }.
sueca-match-result = { $won ->
    [none] desistência
    [won] vitória
   *[lost] derrota
  }{ $name ->
    [gato] , gato
    [chapeu] , chapéu
    [arrepio] , arrepio
   *[plain] {""}
  }
option-games = Uma partida vai até
option-games-four = quatro jogos
option-games-ten = dez jogos
option-bandeira = A bandeira, 4 jogos, é para
option-bandeira-tricks = todas as vazas
option-bandeira-points = todos os pontos
option-tied_hand = Com 60 a 60
option-tied_hand-nothing = ninguém marca
option-tied_hand-one_more = a mão seguinte vale mais um jogo
results-games = Jogos, próprios contra alheios
results-gatos = Gatos, dados e sofridos

reason-ten-cards-each = Cada pessoa recebe dez cartas.
