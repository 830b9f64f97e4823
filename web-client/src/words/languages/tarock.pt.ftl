# Tarock bávaro em português: as suas próprias palavras; as da casa estão em pt.ftl.

tarock-bid = { $n ->
    [1] jogo
    [61] sem monte
   *[other] sem monte a { $n }
  }
tarock-bidding = A licitação está aberta.
tarock-soloist = solista
tarock-said = { $who ->
    [you] Disseste
   *[other] { subject } disse
  } «{ $call }».
tarock-contract = { $who ->
    [you] Jogas
   *[other] { subject } joga
  } { $contract ->
    [pick_up] com o monte
   *[hand] sem o monte
  } por { $n } pontos{ $suit ->
    [none] .
   *[other] , o trunfo é { suit }.
  }
tarock-stake = Uma pessoa joga sozinha contra duas, por 61 pontos ou mais.
tarock-passed-out = Todos passaram; não se escreve nada.
tarock-nothing-left = O bolo já não tinha nada.
tarock-loses = { $who ->
    [you] Perdes
   *[other] { subject } perde
  } { tarock-units }.
tarock-wins = { $who ->
    [you] Ganhas
   *[other] { subject } ganha
  } { tarock-units }.
tarock-units = { $n ->
    [0] 0 unidades
    [one] 1 unidade
   *[other] { $n } unidades
  }
tarock-why = { $who ->
    [you] Fizeste
   *[other] { subject } fez
  } { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }{ $lies ->
    [0] { "" }
   *[other] , { $lies } deles nas três cartas postas de lado
  }, de { $figure } precisos: { $made ->
    [yes] ganho.
   *[no] perdido.
  }
tarock-why-raised = Mais { $n } de cada um pela subida.
tarock-won-match = { $who ->
    [you] Ganhaste a partida.
   *[other] { subject } ganhou a partida.
  }
tarock-pays = { $who ->
    [you] Pagas
   *[other] { subject } paga
  } { tarock-units }.
tarock-gets = { $who ->
    [you] Recebes
   *[other] { subject } recebe
  } { tarock-units }.
tarock-account = Conta
tarock-pot = Bolo
tarock-sheet-explained = Cada um começa com o que pôs no bolo. A partida acaba quando o bolo fica vazio, e ganha a conta mais alta.
tarock-answer-sheet = { who }: { $n }.
tarock-answer-pot = No bolo: { tarock-units }.
tarock-replay-sheet = Contas { $accounts }, bolo { $pot }.
tarock-stakes = { $n ->
    [one] { $n } unidade por unidade da conta
   *[other] { $n } unidades por unidade da conta
  }
tarock-match-result = { $won ->
    [none] desistência
    [won] vitória
   *[lost] vitória de { $names }
  }

option-pot = Cada um põe no bolo
option-pot-hundred = 100 unidades
option-pot-fifty = 50 unidades
option-raise_alone = Um jogo sem monte que ninguém contesta pode subir

turn-take = É a tua vez. Tira o monte ou joga sem ele.
turn-lay = Põe três cartas de lado.
cat-take = Tirar o monte
cat-lay = Pôr de lado
mark-take = tira o monte
mark-laid = tirou o monte
mark-lay = tirou o monte
say-take = { $who ->
    [you] Tiras o monte.
   *[other] { subject } tira o monte.
  }
say-laid = { $who ->
    [you] Pões três cartas de lado.
   *[other] { subject } põe três cartas de lado.
  }
say-lay = { $who ->
    [you] Pões de lado: { $cards }.
   *[other] { subject } põe de lado: { $cards }.
  }
own-laid = Puseste de lado: { $cards }.
own-taken = Tiraste do monte: { $cards }.
cat-was = O monte: { $cards }
laid-away = Cartas postas de lado: { $cards }
hint-take = Um bot tiraria o monte:
hint-lay = Um bot poria de lado { $cards }:
command-lay-needs = Pôr de lado que três cartas? pôr dco 9o 8o.
command-take = tirar, tiro
command-lay = pôr, por, ponho

reason-play-is-said = Já foi dito «jogo»: diz «sem monte» ou passa.
reason-not-the-next-figure = Esse não é o número que se pode dizer a seguir.
reason-choice-is-due = Primeiro o solista tira o monte ou diz «sem monte».
reason-choice-is-made = O solista já tirou o monte ou disse «sem monte».
reason-no-raise-alone = Nesta mesa, um jogo sem monte que ninguém contesta joga-se por 61 pontos.
reason-must-head = Tens de jogar uma carta mais alta do naipe, se puderes.
reason-overtrump-if-able = Tens de jogar um trunfo mais alto, se puderes.
