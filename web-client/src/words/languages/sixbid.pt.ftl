# Six-Bid e Frog em português: as suas próprias palavras; as da casa estão em pt.ftl.

sixbid-bid = { $form ->
    [frog] { $n ->
        [1] frog
        [2] chico
       *[other] grand
      }
   *[six_bid] { $n ->
        [1] solo
        [2] solo de copas
        [3] miséria
        [4] solo garantido
        [5] miséria aberta
       *[other] solo com chamada
      }
  }
sixbid-bidding = A licitação está aberta.
sixbid-soloist = solista
sixbid-said = { $who ->
    [you] Disseste
   *[other] { subject } disse
  } «{ $bid }».
sixbid-contract = { $who ->
    [you] Jogas
   *[other] { subject } joga
  } { $contract ->
    [solo] um solo
    [heart_solo] um solo de copas
    [misere] uma miséria
    [guarantee] um solo garantido
    [spread_misere] uma miséria aberta
    [call_solo] um solo com chamada
    [frog] um frog
    [chico] um chico
   *[grand] um grand
  }{ $suit ->
    [none] .
   *[other] , o trunfo é { suit }.
  }
sixbid-needs = { $points ->
    [0] É preciso perder todas as vazas.
   *[other] São precisos { $points } pontos.
  }
sixbid-stake = Uma pessoa joga sozinha contra duas, e diz a que joga.
sixbid-asked-of = A carta chamada, { card-o }, veio de { who }.
sixbid-asked-of-you = A carta chamada, { card-o }, veio de ti.
sixbid-asked = A carta chamada: { card }.
sixbid-given-card = A carta dada em troca: { $cards }.
sixbid-open = { $who ->
    [you] A tua mão à vista: { $cards }
   *[other] Mão à vista de { who }: { $cards }
  }
sixbid-thrown-in = Todos passaram; não se escreve nada.
sixbid-level = São 60 pontos certos; ninguém paga.
sixbid-loses = { $who ->
    [you] Perdes
   *[other] { subject } perde
  } { sixbid-units }.
sixbid-wins = { $who ->
    [you] Ganhas
   *[other] { subject } ganha
  } { sixbid-units }.
sixbid-units = { $n ->
    [0] 0 unidades
    [one] 1 unidade
   *[other] { $n } unidades
  }
sixbid-why = { $who ->
    [you] Fizeste
   *[other] { subject } fez
  } { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }{ $lies ->
    [0] { "" }
   *[other] , { $lies } deles nas três cartas postas de lado
  }, de { $needed } precisos: { $made ->
    [yes] ganho.
   *[no] perdido.
  }
sixbid-why-misere = { $tricks ->
    [0] { $who ->
        [you] Não fizeste
       *[other] { subject } não fez
      } nenhuma vaza: ganho.
   *[other] { $who ->
        [you] Fizeste
       *[other] { subject } fez
      } uma vaza: perdido.
  }
sixbid-won-match = { $who ->
    [you] Ganhaste a partida.
   *[other] { subject } ganhou a partida.
  }
sixbid-pays = { $who ->
    [you] Pagas
   *[other] { subject } paga
  } { sixbid-units }.
sixbid-gets = { $who ->
    [you] Recebes
   *[other] { subject } recebe
  } { sixbid-units }.
sixbid-account = Conta
sixbid-hands = Mãos
sixbid-sheet-explained = O solista ganha unidades a cada um dos outros, ou perde-as para cada um. Depois da última mão, ganha a conta mais alta.
sixbid-answer-sheet = { who }: { $n }.
sixbid-answer-hands = { $n ->
    [0] Jogaram-se 0 mãos.
    [one] Jogou-se 1 mão.
   *[other] Jogaram-se { $n } mãos.
  }
sixbid-replay-sheet = Contas { $accounts }.
sixbid-stakes = { $n ->
    [one] { $n } unidade por unidade da conta
   *[other] { $n } unidades por unidade da conta
  }
sixbid-match-result = { $won ->
    [none] desistência
    [won] vitória
   *[lost] vitória de { $names }
  }

# Opções.
option-form = Forma
option-form-six_bid = Six-Bid Solo
option-form-frog = Frog
option-hands = Uma partida tem
option-hands-twelve = doze mãos
option-hands-six = seis mãos
option-hands-twenty_four = vinte e quatro mãos

# O monte, a carta chamada, e a que se dá em troca.
turn-lay = Põe três cartas de lado.
turn-exchange = É a tua vez. Chama uma carta, ou nenhuma.
turn-give = Escolhe a carta que dás pela que chamaste.
cat-lay = Pôr de lado
cat-leave = Não chamar carta
ask-card = Chamar { card-o }
give-card = Dar esta carta
mark-laid = pôs três de lado
mark-lay = pôs três de lado
mark-ask = chama uma carta
mark-given = deu uma carta
mark-give = deu uma carta
mark-leave = não chama carta
say-laid = { $who ->
    [you] Pões três cartas de lado.
   *[other] { subject } põe três cartas de lado.
  }
say-lay = { $who ->
    [you] Pões de lado: { $cards }.
   *[other] { subject } põe de lado: { $cards }.
  }
say-ask = { $who ->
    [you] Chamas
   *[other] { subject } chama
  } { card-o }.
say-given = { $who ->
    [you] Dás uma carta em troca.
   *[other] { subject } dá uma carta em troca.
  }
say-give = { $who ->
    [you] Dás
   *[other] { subject } dá
  } { card-o } em troca.
say-leave = { $who ->
    [you] Não chamas
   *[other] { subject } não chama
  } nenhuma carta.
own-laid = Puseste de lado: { $cards }.
own-taken = Tiraste do monte: { $cards }.
cat-was = O monte: { $cards }
laid-away = Cartas postas de lado: { $cards }
hint-lay = Um bot poria de lado { $cards }:
hint-ask = Um bot chamaria { card-o }:
hint-leave = Um bot não chamaria nenhuma carta:
hint-give = Um bot daria { card-o }:
command-lay-needs = Pôr de lado que três cartas? pôr dco 9o 8o.
command-ask-needs = Chamar que carta? chamar aco.
command-give-needs = Dar que carta das tuas? dar 6co.
command-lay = pôr, por, ponho, lay, away
command-ask = chamar, chamo, ask, call
command-give = dar, dou, give

reason-bid-of-other-form = Essa licitação não existe nesta forma do jogo.
reason-hearts-not-here = Copas não é o trunfo deste contrato; escolhe outro naipe.
reason-no-call-now = Agora não se chama nem se dá nenhuma carta.
reason-call-another-card = Chama uma carta do baralho que não tenhas.
reason-give-another-card = Dá outra carta que não a que chamaste.
reason-call-first = Primeiro o solista chama uma carta, ou nenhuma.
reason-give-first = Primeiro o solista dá uma carta em troca da que chamou.
reason-left-of-soloist-leads = Quem está à esquerda do solista sai na primeira vaza.
