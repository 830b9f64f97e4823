# Respostas a teclas e comandos escritos, e as suas palavras, em português.

answer-no-cards = Não tens cartas.
answer-hand = { cards-left }: { $cards }.
answer-hand-parts = trunfo: { $trumps }; e ainda { $rest }
answer-lengths = Comprimentos: paus { $C }, espadas { $S }, copas { $H }, ouros { $D }.
answer-no-trick = Não se está a jogar nenhuma vaza.
answer-nothing-led = Vaza { $n }: ainda ninguém saiu.
answer-trick = Vaza { $n }. { $cards }
answer-no-last-trick = Não há última vaza.
answer-points = { side }: { points-of } em { $tricks ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $tricks } vazas
  }.
answer-tricks = { side }: { $tricks ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $tricks } vazas
  }.
answer-can-play = { $n ->
    [one] Só podes jogar uma carta: { $cards }.
   *[other] Podes jogar { $n } cartas: { $cards }.
  }
answer-can-bid = Podes licitar { $lengths }.
answer-can-call = Também podes: { $calls }.
answer-nobody-acts = Ninguém tem a vez.
answer-player-at = { who }, { $name }
answer-to-act = A jogar: { $names }.
answer-time-reserve = { $n ->
    [0] 0 segundos
    [one] 1 segundo
   *[other] { $n } segundos
  }, e { $reserve } de reserva.
answer-player = { who }: { $name }, { $state ->
    [bot] bot
    [stand_in] joga um substituto
    [here] presente
   *[away] ausente
  }.
answer-no-bids = Ninguém licitou.
answer-nothing-shown = Ao dar as cartas não se mostrou nenhuma.
answer-spectators = { spectators }.
command-help = Escreve uma carta: dp para a dama de paus, 10co para o dez de copas, ou o seu número na mão. Naipes: p, e, co, o; figuras: a, r, d, v. Ou: { $verbs }. Perguntas: cartas, vaza, última, folha, licitações, vez, lugares, dadas, pontos, posso. Dizer alguma coisa: dizer olá.
command-help-down = Para uma carta tapada: tapada, tapada sorriso, tapada careta.
command-hand = cartas, mão, mao
command-trick = vaza
command-last = última, ultima, anterior
command-sheet = folha, carneiros, pintas
command-bids = licitações, licitacoes, licitação, licitacao
command-turn = vez, quem
command-players = lugares, jogadores, jogadoras, pessoas
command-deal = dadas, mostradas, distribuição, distribuicao
command-points = pontos, contagem
command-can = posso, pode
command-help-words = ajuda
command-rest = resto, tudo
command-better = better
command-bid = licitar, licito, lic
command-pass = passar, passo
command-knock = bater, bato
command-name = escolher, escolho, trunfo, naipe
command-stop = terminar, termino, parar, paro
command-next = seguinte, continuar, pronto, pronta
command-back = voltar, volto
command-hint = dica, porquê, porque
command-say = dizer, digo, diz
command-down = tapada, tapado, fechada
command-up = aberta, destapada
command-smile = sorriso, valiosa
command-frown = careta, fraca
command-suit-C = p, pa, paus
command-suit-S = e, es, espadas
command-suit-H = co, cp, h, copas
command-suit-D = o, ou, ouros
command-rank-A = a
command-rank-T = t
command-rank-K = r
command-rank-Q = d
command-rank-J = v
command-rank-9 = 9
command-rank-8 = 8
command-rank-7 = 7
command-rank-6 = 6
command-rank-5 = 5
command-rank-4 = 4
command-rank-3 = 3
command-rank-2 = 2
command-card = { card }{ $rank ->
    [A] , as de { suit }
    [T] , 10 de { suit }
    [9] , 9 de { suit }
    [8] , 8 de { suit }
    [7] , 7 de { suit }
    [6] , 6 de { suit }
    [5] , 5 de { suit }
    [4] , 4 de { suit }
    [3] , 3 de { suit }
    [2] , 2 de { suit }
   *[other] {""}
  }
command-better-needs = Agora não há comprimento a que se possa dizer “better”.
command-bid-needs = Licitar quanto? Um número de 1 a 8: licitar 5.
command-name-needs = Escolher que naipe? escolher copas.
command-down-needs = Que carta sai tapada? dp tapada sorriso.
command-unknown = Não se percebe { $text }. Escreve ? para saberes o que podes escrever.
