# Sjavs a três ou a dois em português: as suas próprias palavras, a par das de sjavs.pt.ftl; as da casa estão em pt.ftl.

sjavsalone-calling = As licitações: quantos trunfos, de 5 a { $most }. “Better” é o mesmo comprimento em paus.
sjavsalone-stake = Com 61: desce { $win }, a partir de 90: { $much }; senão, { $two ->
    [yes] a defesa
   *[no] cada defensor
  } { $lose } ou mais.
sjavsalone-exchanged = { $n ->
    [0] Nada trocado.
    [1] Uma carta trocada.
   *[other] Duas cartas trocadas.
  }
sjavsalone-comes-down = { $who ->
    [you] Desces
   *[other] { subject } desce
  } { $n }.
sjavsalone-made = { $who ->
    [you] Fizeste
   *[other] { subject } fez
  }
sjavsalone-why = { $row ->
    [vol] { sjavsalone-made } todas as vazas (vol)
    [nothing] { $who ->
        [you] Não fizeste
       *[other] { subject } não fez
      } nenhuma vaza
    [javn] { sjavsalone-made } só { $points } pontos (javn)
    [lost] { sjavsalone-made } só { $points } pontos
   *[other] { sjavsalone-made } { $points } pontos
  }{ $lies ->
    [0] { "" }
   *[other] { $row ->
        [vol] , e nas duas cartas que ficaram de lado havia { $lies } pontos
        [nothing] , e nas duas cartas que ficaram de lado havia { $lies } pontos
       *[other] , { $lies } deles nas duas cartas que ficaram de lado
      }
  }. Jogou-se { $clubs ->
    [yes] em paus.
   *[no] í simplum.
  }
sjavsalone-outcome = { $who ->
    [you] Ganhaste a partida
   *[other] { subject } ganhou a partida
  }{ $cross ->
    [yes] {" "}com uma cruz: mais ninguém desceu de 24.
   *[no] .
  }
sjavsalone-sheet-explained = Ganha o total mais baixo, quando for 0 ou menos e só uma pessoa o tiver.
sjavsalone-answer-sheet = { who }: { $n }.
sjavsalone-match-result = { $won ->
    [none] desistência
    [won] { $cross ->
        [yes] vitória com uma cruz
       *[no] vitória
      }
   *[lost] vitória de { $names }
  }

# Opções.
option-form = Forma
option-form-three = a três
option-form-two = a dois
option-tie-by_side = 2 para quem declara, 4 para a defesa

# A troca com o monte.
turn-exchange = Uma ou duas cartas de lado?
cat-lay = Pôr de lado
cat-leave = Ficar com a mão
mark-laid = trocou
mark-lay = trocou
mark-leave = ficou com a mão
say-laid = { $who ->
    [you] Trocas com o monte.
   *[other] { subject } troca com o monte.
  }
say-lay = { $who ->
    [you] Pões de lado: { $cards }.
   *[other] { subject } põe de lado: { $cards }.
  }
say-leave = { $who ->
    [you] Ficas com a tua mão.
   *[other] { subject } fica com a sua mão.
  }
own-laid = Puseste de lado: { $cards }.
own-taken = Tiraste do monte: { $cards }.
cat-was = O monte: { $cards }
laid-away = Cartas postas de lado: { $cards }
hint-leave = Um bot ficaria com a sua mão:
hint-lay = Um bot poria de lado { $cards }:
command-lay-needs = Diz uma ou duas cartas: pôr dco 9o.
command-lay = pôr, por, ponho

# As filas a dois.
card-upon = { $name } sobre uma carta virada para baixo
sjavsalone-down = uma carta virada para baixo
sjavsalone-empty = uma posição vazia
sjavsalone-row = { $who ->
    [you] À tua frente
   *[other] À frente de { who }
  }: { $cards }.

say-uncovered = { $who ->
    [you] Viras
   *[other] { subject } vira
  } { card-o }.

reason-call-out-of-range = Uma licitação é um comprimento de 5 a 10; a dois, até 12.
reason-ten-cards-each = Cada pessoa recebe dez cartas.
reason-sixteen-cards-each = Cada pessoa recebe dezasseis cartas.
reason-no-exchange-here = A dois, não se trocam cartas.
reason-exchange-is-done = A troca já acabou.
reason-exchange-is-declarers = Só o declarante troca cartas.
reason-exchange-first = Primeiro, o declarante troca cartas ou fica com a sua mão.
reason-lay-one-or-two = Põe de lado uma ou duas das tuas cartas.
