## The replay of a match, and the worth of its decisions
replay-open-file = Abrir o registo de uma partida
replay-open-hint = Um ficheiro descarregado no fim de uma partida. O servidor verifica-o pelas regras e não guarda nada dele.
replay-untrue = Este registo não respeita as regras, por isso não é mostrado: foi alterado ou está incompleto. Descarrega-o de novo.
replay-not-checked = O servidor não conseguiu verificar este registo pelas regras; tenta outra vez.
replay-loading = À procura da partida…
replay-missing = Não há aqui nenhuma partida acabada com essa identificação; confirma o link, ou abre o registo dela.
replay-hand = Mão { $n } de { $of }
replay-as = Ver como
replay-all = toda a gente, com todas as cartas à vista
replay-first = Início
replay-back = Atrás
replay-forward = À frente
replay-last = Resultado
replay-previous-hand = Mão anterior
replay-next-hand = Mão seguinte
replay-steps = Passos da mão
replay-play = Reproduzir a { $n }×
replay-dealt = { $who ->
    [you] Deste as cartas.
   *[other] { subject } deu as cartas.
  }
replay-share = Link para esta partida
record-none = Este ficheiro não é o registo de uma partida: escolhe um que tenha sido descarregado no fim de uma partida.
record-newer = Este registo tem a versão { $version }, mais recente do que esta página.
record-other-game = Este registo é do jogo “{ $game }”, que esta página não conhece.
record-empty = Esta partida não tem mãos.
record-broken = A mão { $n } deste registo não bate certo.
review-looking = A analisar as cartas…
review-how = Com todas as cartas à vista e jogo perfeito de todos daí em diante.
review-better-lost = Para a partida, era melhor quem declarou perder esta mão de propósito, com { pips-n } (regra 6.3).
review-none = Não havia nada melhor.
review-cost = { $unit ->
    [points] { $n ->
        [one] Custou 1 ponto.
       *[other] Custou { $n } pontos.
      }
    [pips] { $n ->
        [one] Custou 1 pinta.
       *[other] Custou { $n } pintas.
      }
    [score] Custou { $n } na folha.
   *[rams] { $n ->
        [one] Custou 1 carneiro.
       *[other] Custou { $n } carneiros.
      }
  }
review-better = O melhor: { $what }.
review-unlucky = Azar: pelo que se podia saber, era o melhor.
review-decisive = Isso decidiu a mão.
review-pass = passar
review-knock = bater
review-curve = Pontos que quem declara alcança com o melhor jogo: { $first } antes da primeira carta, { $last } no fim. Precisa de 61.
review-curve-side = { side }, pontos com o melhor jogo de todos: { $first } antes da primeira carta, { $last } no fim. 61 ganham a mão.
review-turning = Ir ao momento decisivo
review-show = Mostrar
review-players = Decisões de cada pessoa
review-player = { $name }: { $best } de { $n } foram as melhores com todas as cartas à vista, { $known } de { $n } pelo que se podia saber.
review-match = Analisar todas as decisões
review-match-failed = Não foi possível analisar a partida: { $why }
review-no-line = Não se consegue chegar ao servidor; tenta outra vez.
replay-both = Duas mesas lado a lado
replay-table = Mesa { $n }
