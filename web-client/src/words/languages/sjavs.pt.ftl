# Sjavs in European Portuguese: its own words; the house’s stand in pt.ftl. Faroese words of the game stay Faroese.

sjavs-calling = As licitações: quantos trunfos, de 5 a 8. “Better” é o mesmo comprimento em paus.
sjavs-contract-none = Todos passaram: só os seis trunfos permanentes são trunfo.
sjavs-contract-unnamed = { declares } com { $n }{ $better ->
    [yes] , better
   *[no] {""}
  }; o trunfo ainda não foi escolhido.
sjavs-contract = { declares } { suit } com { $n }.
sjavs-stake = { declares } { suit } com { $n }. Com 61: desce { $win }, a partir de 90: { $much }; senão, a defesa desce { $lose } ou mais.
sjavs-ties = { $n ->
    [0] 0 empates à espera.
    [one] 1 empate à espera: a próxima vitória conta mais.
   *[other] { $n } empates à espera: a próxima vitória conta mais.
  }
sjavs-ties-wait = Empates
sjavs-head = { $side ->
    [us] Vit (vocês)
   *[them] Tit (eles)
  }
sjavs-totals = A descer de 24
sjavs-sheet-explained = Ganha a dupla que chegar primeiro a 0.
sjavs-result-redealt = Todos passaram; dá outra vez a mesma pessoa.
sjavs-result-tie = 60 a 60: ninguém desce, e a próxima vitória conta mais.
sjavs-result = { $side ->
    [us] Vocês ganham a mão e descem { $n }.
    [them] Eles ganham a mão e descem { $n }.
   *[other] { side } ganham a mão e descem { $n }.
  }
sjavs-why = { $taken ->
    [solo] Todas as vazas de uma só pessoa
    [vol] Vol, todas as vazas
    [much] Quem declarou fez { $points }, 90 ou mais
    [won] Quem declarou fez { $points }
    [lost] Quem declarou só fez { $points }
    [javn] Javn: quem declarou só fez { $points }
    [alone] Sem declarante, quem ganhou fez { $points }
   *[nothing] Quem declarou não fez nenhuma vaza
  }, { $clubs ->
    [yes] em paus.
   *[no] í simplum.
  }
sjavs-why-ties = Destes, { $n } por empates à espera.
sjavs-outcome = { $side ->
    [us] Vocês ganharam a partida
    [them] Eles ganharam a partida
   *[other] { side } ganharam a partida
  }{ $cross ->
    [yes] {" "}com uma cruz: os outros continuam em 24.
   *[no] .
  }
sjavs-answer-sheet = { side }: { $total }.
sjavs-replay-sheet = Falta descer: { $totals }; empates à espera: { $n }.
sjavs-match-result = { $won ->
    [none] desistência
    [won] { $cross ->
        [yes] vitória com uma cruz
       *[no] vitória
      }
   *[lost] { $cross ->
        [yes] derrota com uma cruz
       *[no] derrota
      }
  }
custom-suduroy = Como em Suðuroy
option-calls = Um naipe mais comprido
option-calls-forced = tem de ser licitado
option-calls-free = pode ficar por dizer
option-all_pass = Se todos passarem
option-all_pass-redeal = dá outra vez a mesma pessoa
option-all_pass-played = joga-se sem declarante
option-overtrump = Um trunfo na mesa, quando não se pode assistir
option-overtrump-free = não é preciso superá-lo
option-overtrump-must = tem de ser superado
option-tie = Um empate acrescenta à próxima vitória
option-tie-by_suit = 2, em paus 4
option-tie-by_side = 2 para quem declara, 4 para a defesa
option-solo_vol = Todas as vazas de uma só pessoa contam mais
option-double_win = Uma vitória acima de 24 é uma cruz
say-better = { $who ->
    [you] Dizes { $n }, better.
   *[other] { subject } diz { $n }, better.
  }
mark-better = { $n } better
call-better = { $n }, better
results-crosses-made = Cruzes feitas
results-crosses-been = Cruzes sofridas
results-totals = O que falta na escada, próprio contra alheio
hint-better = Um bot diria { $n }, better:

reason-call-out-of-range = Uma licitação é um comprimento de 5 a 8.
reason-not-better = Podes dizer “better” a um comprimento igual em paus, uma vez.
reason-longest-is-duty = Nesta mesa tens de licitar o teu maior comprimento, se superar a licitação anterior.
reason-clubs-are-due = Tens de escolher paus.
reason-must-overtrump = Nesta mesa tens de jogar um trunfo mais alto se não puderes assistir ao naipe.
