# Owcy Głowa in European Portuguese: its own words; the house’s stand in pt.ftl.

owcyglowa-contract = Ninguém sabe ainda quem joga a solo.
owcyglowa-soloist = { $who ->
    [you] Jogas a solo.
   *[other] { subject } joga a solo.
  }
owcyglowa-stake = O solista, com as duas damas pretas ou com nenhuma, precisa de 54 pontos.
owcyglowa-star = solista
owcyglowa-granny = avó de { suit }
owcyglowa-result-none = Ninguém ganha tentos.
owcyglowa-result = { $who ->
    [you] Ganhas
   *[other] { subject } ganha
  } { $n ->
    [0] 0 tentos.
    [one] 1 tento.
   *[other] { $n } tentos.
  }
owcyglowa-why-solo = { $who ->
    [you] Jogaste a solo e fizeste
   *[other] { subject } jogou a solo e fez
  } { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }: { $made ->
    [yes] o suficiente.
   *[no] menos de 54.
  }
owcyglowa-why-bid = { $who ->
    [you] Licitaste { $range } e fizeste { $points }: { $made ->
        [yes] acertaste.
       *[no] falhaste.
      }
   *[other] { subject } licitou { $range } e fez { $points }: { $made ->
        [yes] acertou.
       *[no] falhou.
      }
  }
owcyglowa-outcome = { $who ->
    [you] Ganhaste a partida.
   *[other] { subject } ganhou a partida.
  }
owcyglowa-strokes = Riscos
owcyglowa-sheet-explained = Cada tento é um risco: três, três, dois e um fazem uma cabeça de ovelha. Nove ou mais ganham, quando só uma pessoa está à frente.
owcyglowa-answer-sheet = { who }: { $n ->
    [0] 0 tentos
    [one] 1 tento
   *[other] { $n } tentos
  }.
owcyglowa-replay-sheet = Tentos { $totals }.
owcyglowa-match-result = { $won ->
    [none] desistência
    [won] vitória
   *[lost] vitória de { $winner }
  }
results-game-points = Tentos, próprios contra alheios

reason-bid-with-first-card = Licita-se antes de jogar a primeira carta.
reason-bid-once = Já fizeste a tua licitação.
reason-no-such-range = Um intervalo é um número de 1 a 4.
reason-granny-not-alone = Uma dama preta só se joga como a tua última carta do seu naipe.
