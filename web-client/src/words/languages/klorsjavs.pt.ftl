# Klørsjavs in European Portuguese: its own words; the house’s stand in pt.ftl.

klorsjavs-bid = { $n ->
    [1] um jogo
    [2] um jogo sem gato
    [3] um tout
   *[other] um tout sem gato
  }
klorsjavs-bidding = As licitações estão abertas.
klorsjavs-contract = { declares } { klorsjavs-bid }{ $suit ->
    [none] .
   *[other] , o trunfo é { suit }.
  }
klorsjavs-stake = O declarante joga sozinho e precisa de { $needs } pontos.
klorsjavs-stake-of = { $cat ->
    [taken] O gato foi tirado.
    [left] O gato conta para o declarante.
   *[lies] O gato ainda está na mesa.
  } { $tout ->
    [yes] O declarante precisa de todas as vazas.
   *[no] O declarante precisa de { $needs } pontos.
  }
klorsjavs-level = em igualdade
klorsjavs-redealt = Todos passaram; dá outra vez a mesma pessoa.
klorsjavs-loses = { $who ->
    [you] Perdes
   *[other] { subject } perde
  } { klorsjavs-amount }.
klorsjavs-wins = { $who ->
    [you] Ganhas
   *[other] { subject } ganha
  } { klorsjavs-amount }.
klorsjavs-amount = { $n } { $unit ->
    [ore] øre
   *[jetons] { $n ->
        [0] fichas
        [one] ficha
       *[other] fichas
      }
  }
klorsjavs-why-folded = { $who ->
    [you] Desististe da mão.
   *[other] { subject } desistiu da mão.
  }
klorsjavs-why-nothing = { $who ->
    [you] Não fizeste nenhuma vaza.
   *[other] { subject } não fez nenhuma vaza.
  }
klorsjavs-why-tout = { $who ->
    [you] Fizeste
   *[other] { subject } fez
  } { $n } das 6 vazas.
klorsjavs-why = { $who ->
    [you] Fizeste
   *[other] { subject } fez
  } { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }{ $lies ->
    [0] { "" }
   *[other] , { $lies } deles nas duas cartas que ficaram { $who ->
        [you] contigo
       *[other] com { who }
      }
  }: { $made ->
    [yes] o suficiente.
   *[no] não chega.
  }
klorsjavs-why-jan = O lado que perdeu fez { $n }, menos de 31: a dobrar.
klorsjavs-why-no-trick = O lado que perdeu não fez nenhuma vaza: a triplicar.
klorsjavs-lost-match = { $who ->
    [you] Perdeste a partida.
   *[other] { subject } perdeu a partida.
  }
klorsjavs-won-match = { $who ->
    [you] Ganhaste a partida.
   *[other] { subject } ganhou a partida.
  }
klorsjavs-pays = { $who ->
    [you] Pagas
   *[other] { subject } paga
  } { $n ->
    [0] 0 unidades.
    [one] 1 unidade.
   *[other] { $n } unidades.
  }
klorsjavs-gets = { $who ->
    [you] Recebes
   *[other] { subject } recebe
  } { $n ->
    [0] 0 unidades.
    [one] 1 unidade.
   *[other] { $n } unidades.
  }
klorsjavs-ore = Øre que restam
klorsjavs-jetons = Fichas
klorsjavs-hands = Mãos
klorsjavs-sheet-explained = Cada pessoa começa com 60 øre; a primeira a ficar sem nenhum perde a partida. No Sjavs com leilão ganham-se e perdem-se fichas, e quem tiver mais ganha.
klorsjavs-answer-sheet = { who }: { klorsjavs-amount }.
klorsjavs-replay-sheet = Folha { $totals }.
klorsjavs-match-result = { $won ->
    [none] desistência
    [won] vitória
   *[lost] vitória de { $names }
  }

# Opções.
option-form = Forma
option-form-three = a três
option-form-four = a quatro
option-form-auction = Sjavs com leilão, a três
option-cat = O gato
option-cat-unseen = tira-se sem ver
option-cat-seen = vê-se primeiro
option-auction-hands = Uma partida com leilão tem
option-hands-twelve = doze mãos
option-hands-six = seis mãos
option-hands-twenty_four = vinte e quatro mãos
option-untouched = Quem ainda tem 60 também paga, menos no leilão

# A troca com o gato.
turn-exchange = Duas cartas, ou deixa o gato.
turn-take = É a tua vez. Tira o gato ou deixa-o.
turn-lay = Põe duas cartas de lado.
cat-take = Tirar o gato
cat-leave = Deixar o gato
cat-lay = Pôr de lado
fold = Desistir da mão
mark-take = tira o gato
mark-laid = tirou o gato
mark-lay = tirou o gato
mark-leave = deixa o gato
mark-fold = desiste
say-take = { $who ->
    [you] Tiras o gato.
   *[other] { subject } tira o gato.
  }
say-laid = { $who ->
    [you] Pões duas cartas de lado pelo gato.
   *[other] { subject } põe duas cartas de lado pelo gato.
  }
say-lay = { $who ->
    [you] Pões de lado: { $cards }.
   *[other] { subject } põe de lado: { $cards }.
  }
say-leave = { $who ->
    [you] Deixas o gato.
   *[other] { subject } deixa o gato.
  }
say-fold = { $who ->
    [you] Desistes da mão.
   *[other] { subject } desiste da mão.
  }
own-laid = Puseste de lado: { $cards }.
own-taken = Tiraste do gato: { $cards }.
cat-was = O gato: { $cards }
laid-away = Cartas postas de lado: { $cards }
hint-take = Um bot tiraria o gato:
hint-leave = Um bot deixaria o gato:
hint-lay = Um bot poria de lado { $cards }:
hint-fold = Um bot desistiria da mão:
command-lay-needs = Pôr de lado que duas cartas? pôr dco 5o.
command-take = tirar, tiro
command-lay = pôr, por, ponho
command-fold = desistir, desisto
klorsjavs-price-fold = Desistir? A mão acaba, e perdes 8 øre.
klorsjavs-stakes-auction = { $n ->
    [one] { $n } unidade por ficha
   *[other] { $n } unidades por ficha
  }

reason-six-cards-each = Cada pessoa recebe seis cartas.
reason-four-cards-each = Cada pessoa recebe quatro cartas.
reason-cat-is-declarers = Só o declarante pode tirar o gato ou deixá-lo.
reason-cat-is-done = O gato já foi tirado ou deixado.
reason-cat-first = Primeiro, o declarante tira o gato ou deixa-o.
reason-take-cat-first = Nesta mesa, o gato tira-se antes de pôr cartas de lado.
reason-lay-two-away = Põe de lado duas das tuas cartas.
reason-no-cat-in-strike = Este contrato joga-se sem o gato.
reason-fold-is-declarers = Só o declarante pode desistir.
reason-fold-too-late = Ninguém pode desistir depois de se jogar uma carta.
reason-no-fold-here = No Sjavs com leilão ninguém pode desistir.
