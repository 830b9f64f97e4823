# O que só as regras do Avinas proíbem, em português.

reason-length-out-of-range = Um comprimento é um número de 1 a 8.
reason-other-side-is-asked = Não é à tua dupla que se pergunta se bate.
reason-passed-already = Já passaste.
reason-knock-before-lead = Só se bate antes da primeira saída.
reason-no-knock-here = Num jogo sem setes não se bate.
reason-declarer-leads = É quem declara que sai na primeira vaza.
reason-first-lead-face-up = A primeira saída é à vista.
reason-knock-window-open = Ainda se pode bater.
reason-sevens-game-goes-on = Um jogo de setes não se termina antes do fim.
reason-declarers-stop = Só quem declara, ou o seu parceiro, pode terminar a mão.
reason-stop-too-early = Uma mão só se pode terminar quando já se sabe o trunfo.
reason-face-up = Só a saída da segunda vaza pode ser tapada, e só sem trunfo.
reason-first-lead-trump = A primeira saída tem de ser um trunfo.
reason-second-lead-trump = Tens trunfo, por isso tens de sair com um na segunda vaza.
reason-signal-is-duty = Nesta mesa, uma saída com carta tapada leva sempre um sinal.
reason-follow-as-if-trump = Na segunda vaza, assiste como se a saída fosse um trunfo.
reason-signal-needs-face-down = Um sinal só acompanha uma saída com carta tapada.
