# Einwerfen in European Portuguese: its own words; the house’s stand in pt.ftl.

einwerfen-shown = { $who ->
    [you] Viraste
   *[other] { subject } virou
  } { card-o }.
einwerfen-contract = O trunfo é { suit }.
einwerfen-stake = O trunfo é { suit }. Com 61: 1 jogo, com 90: 2, todas as vazas: 3{ $n ->
    [1] .
   *[other] , vezes { $n }.
  }
einwerfen-games = Jogos
einwerfen-doubled = Conta mais
einwerfen-favourite = O naipe favorito, { suit }, conta a dobrar.
einwerfen-ties = { $n ->
    [0] 0 empates à espera.
    [one] 1 empate à espera: a mão seguinte conta a dobrar.
   *[other] { $n } empates à espera: cada um dobra a mão seguinte.
  }
einwerfen-sheet-explained = Jogadas todas as mãos, ganha quem tiver mais jogos.
einwerfen-result-tie = 60 a 60: ninguém ganha, e o empate dobra a mão seguinte.
einwerfen-result = { side-wins } a mão: { games-n }.
games-n = { $n ->
    [0] 0 jogos
    [one] 1 jogo
   *[other] { $n } jogos
  }
einwerfen-why = { $taken ->
    [all] Todas as vazas: 3 jogos.
    [much] { $points } pontos, 90 ou mais: 2 jogos.
   *[won] { $points } pontos: 1 jogo.
  }
einwerfen-why-favourite = O naipe favorito dobra.
einwerfen-why-ties = { $n ->
    [one] O empate anterior dobra.
   *[other] Cada um dos { $n } empates anteriores dobra.
  }
einwerfen-outcome = { $side ->
    [us] Vocês ganharam a partida
    [them] Eles ganharam a partida
   *[other] { side } ganharam a partida
  } por { games-n }.
einwerfen-answer-sheet = { side }: { games-n }.
einwerfen-replay-sheet = Jogos { $games }; empates à espera: { $n }.
einwerfen-match-result = { $won ->
    [none] desistência
    [won] vitória por { $n }
   *[lost] derrota por { $n }
  }
option-hands = Uma partida tem
option-hands-sixteen = dezasseis mãos
option-hands-eight = oito mãos
option-hands-four = quatro mãos
option-stakes-per_game = por jogo de diferença, em unidades
stakes-of-per_game = { $n ->
    [0] { $n } unidades por jogo de diferença
    [one] { $n } unidade por jogo de diferença
   *[other] { $n } unidades por jogo de diferença
  }
results-games = Jogos, próprios contra alheios
