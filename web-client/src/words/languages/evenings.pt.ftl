# Serões do clube em português.

evenings = Serões
evenings-none = Não há nenhum serão a decorrer.
evening-new = Um novo serão
evening-name = Nome do serão
evening-game = Jogo
evening-movement = Como as duplas se encontram
movement-howell = Cada dupla encontra todas as outras
movement-mitchell = Duas filas, uma anda
movement-swiss = Duplas com resultado parecido
evening-rounds = Rondas
evening-hands = Mãos de uma ronda, as mesmas cartas em todas as mesas
evening-match = Uma partida inteira
evening-open = Abrir o serão
evening-look = Ver
evening-look-at = Ver { $name }
evening-back = Todos os serões
evening-line = { $n ->
    [one] 1 dupla
   *[other] { $n } duplas
  }, { $stage ->
    [gathering] as duplas entram
    [playing] joga-se uma ronda
    [over] terminado
   *[between] entre rondas
  }
evening-plan = { $movement ->
    [mitchell] Duas filas: as duplas de uma andam de mesa em mesa
    [swiss] Encontram-se duplas com resultado parecido
   *[howell] Cada dupla encontra todas as outras
  }. Rondas: { $rounds }. { $hands ->
    [0] Cada ronda é uma partida inteira.
   *[other] Mãos de uma ronda: { $hands }, com as mesmas cartas em todas as mesas.
  } Anfitrião: { $host }.
evening-stage = { $stage ->
    [gathering] As duplas entram. O anfitrião começa a primeira ronda.
    [playing] Joga-se a ronda { $n } de { $of }.
    [over] O serão terminou.
   *[between] A ronda { $n } de { $of } terminou.
  }
evening-pairs = Duplas
evening-line-sits = A fila que fica
evening-line-moves = A fila que anda
evening-score = Mão { $n }: { $score }
evening-pair = Dupla
evening-bot = um bot
evening-gone = saiu
evening-percent = Pontos de comparação
evening-won = Ganhas
evening-difference = Pontos acima das outras
evening-counted = Mãos
evening-matches = Partidas
evening-rule = Uma mão é comparada com as mesmas cartas nas outras mesas: dois pontos de comparação por cada mesa que fez pior, um por cada mesa que fez igual.
evening-enter = Entrar como nova dupla
evening-join = Jogar com { $name }
evening-leave = Deixar o serão
evening-to-table = Ir para a vossa mesa
evening-sits-out = A vossa dupla não joga nesta ronda.
evening-begin = Começar a ronda { $n }
evening-too-few = Menos de quatro duplas jogam numa só mesa, cujas mãos não se comparam com outras: a ronda não conta. Espere por mais duplas ou abra um serão de partidas inteiras.
evening-close-round = Terminar a ronda agora
evening-end = Terminar o serão
evening-ask-close_round = Terminar a ronda? As mãos por acabar não contam.
evening-ask-end = Terminar o serão? A classificação fica como está.
evening-take-out = Retirar alguém
evening-take-out-ask = Retirar { $name } do serão?
evening-round = Ronda { $n }
evening-round-before = Ronda anterior
evening-round-after = Ronda seguinte
evening-against = { $a } contra { $b }:
evening-result = { $kind ->
    [first] ganhou { $a }
    [second] ganhou { $b }
   *[runs] { $played } de { $hands } acabadas
  }
evening-seed = A semente de todas as cartas comuns, com que o servidor se tinha comprometido:
evening-link = Link para este serão
evening-both = Duas mesas lado a lado
evening-meeting = { $a } contra { $b }
evening-one-table = Uma mesa
evening-other-table = A outra mesa
evening-hand = Mão
evening-both-show = Ver as duas
