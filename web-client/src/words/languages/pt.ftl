# Avinas in European Portuguese. docs/translating.md tells how these messages are used.
# $who is you, partner, person (named $person), or N, E, S, W; $side is us, them, NS or EW (named $NS and $EW); $suit is C, S, H or D;
# $rank is A, T, K, Q, J or a number from 9 to 2.
# mão – hand, partida – match, carneiros – rams, pintas – pips, pontos – card points, vaza – trick, sair – to lead,
# assistir – to follow suit, cortar – to trump, licitar – to bid, bater – to knock, tapada – face down, à vista – face up.
# One reader is “tu”, their side “vocês”. Articles: card-o (o rei), card-o-first (O rei); by-who is “por” and “por” + “o” = “pelo”.
# A number that may be 0 has a variant of its own: to plain “pt” 0 is singular, in Portugal it is plural.

## Cartas e pessoas

suit = { $suit ->
    [C] paus
    [S] espadas
    [H] copas
   *[D] ouros
  }
rank = { $rank ->
    [A] ás
    [T] dez
    [K] rei
    [Q] dama
    [J] valete
    [9] nove
    [8] oito
    [6] seis
    [5] cinco
    [4] quatro
    [3] três
    [2] dois
   *[7] sete
  }
rank-letter-A = A
rank-letter-K = R
rank-letter-Q = D
rank-letter-J = V
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card = { rank } de { suit }
# Com artigo: a dama de paus, o rei de paus.
card-o = { $rank ->
    [Q] a { card }
   *[other] o { card }
  }
card-with-note = { $name }, { $note }
joint = {" "}
who = { $who ->
    [person] { $person }
    [you] Tu
    [partner] Parceiro
    [N] Norte
    [E] Leste
    [S] Sul
   *[W] Oeste
  }
who-you = tu
# Quem faz alguma coisa, no princípio de uma frase.
subject = { $who ->
    [you] Tu
    [partner] O parceiro
   *[other] { who }
  }
declares = { $who ->
    [you] Declaras
   *[other] { subject } declara
  }
by-who = { $who ->
    [you] por ti
    [partner] pelo parceiro
   *[other] por { who }
  }
relation = { $who ->
    [person] { $person }
    [you] tu
    [partner] parceiro
    [N] Norte
    [E] Leste
    [S] Sul
   *[W] Oeste
  }
side = { $side ->
    [us] Vocês
    [them] Eles
    [NS] { $NS }
   *[EW] { $EW }
  }
rams-n = { $n ->
    [0] 0 carneiros
    [one] 1 carneiro
   *[other] { $n } carneiros
  }
pips-n = { $n ->
    [0] 0 pintas
    [one] 1 pinta
   *[other] { $n } pintas
  }
points-n = { $n ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $n } pontos
  }
rams = Carneiros
pips = Pintas
trumps = trunfo
tricks = { $n ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $n } vazas
  }

## A primeira página

title = Avinas
title-turn = ● É a tua vez – { $title }
tagline-avinas = O jogo de cartas lituano para duas duplas.
tagline-more-avinas = Os setes virados ao dar as cartas definem o trunfo. Damas e valetes são sempre trunfo. Bate, se te atreves a ganhar tudo.
tagline-sjavs = O jogo de cartas nacional das Ilhas Faroé, para duas duplas.
tagline-more-sjavs = Diz quantos trunfos tens: o naipe mais comprido é o trunfo. Seis damas e valetes são sempre trunfo. Desce de 24 a 0 antes dos outros.
tagline-einwerfen = O velho e simples jogo alemão de vazas, para duas duplas.
tagline-more-einwerfen = A última carta dada é virada: o seu naipe é o trunfo. Assiste ao naipe e faz 61 pontos; um empate dobra a mão seguinte; as mãos no naipe favorito contam a dobrar.
tagline-sueca = O jogo português de vazas, para duas duplas.
tagline-more-sueca = A última carta dada é virada: o seu naipe é trunfo. O sete é a segunda carta, o valete está acima da dama. Assiste ao naipe, faz 61 pontos, chega primeiro a quatro jogos.
tagline-owcyglowa = Um jogo polaco para três: cada pessoa joga por si, e ninguém sabe contra quem.
tagline-more-owcyglowa = Assiste ao naipe; não há trunfo, e o dez é só a quinta carta. Uma dama preta, uma avó, fica guardada até estar sozinha no seu naipe. O solista, com as duas avós ou com nenhuma, precisa de 54 pontos; a licitação de um intervalo conta à parte. Nove tentos ganham.
tagline-klorsjavs = Um jogo dinamarquês para três ou quatro: uma pessoa joga sozinha contra as outras.
tagline-more-klorsjavs = O trunfo é paus, e acima dele ficam seis damas e valetes. Diz que jogas, põe duas cartas de lado pelas duas do gato e faz 61 pontos. Quem primeiro ficar sem nada perde. O Sjavs com leilão também está aqui.
tagline-tarock = Um jogo bávaro para três: uma pessoa joga sozinha contra duas, pelo bolo.
tagline-more-tarock = Diz que jogas e tira as três cartas do monte, ou joga sem elas. Sobe de cinco em cinco, de 61 a 116. Escolhe o trunfo, assiste ao naipe e cobre, se puderes. A partida acaba quando o bolo fica vazio.
tagline-sixbid = Um jogo americano para três: uma pessoa joga sozinha contra duas, e diz a que joga.
tagline-more-sixbid = Seis licitações, do solo ao solo com chamada, ou as três do Frog, o seu antepassado. Faz 60 pontos, todos os 120, ou nem uma só vaza.
tagline-sjavsalone = Sjavs para três ou dois: cada pessoa joga por si.
tagline-more-sjavsalone = A três, joga-se com um monte de duas cartas. A dois, cada pessoa tem à frente uma fila de cartas, e debaixo de cada uma está outra, virada para baixo. Desce de 24 a 0 antes dos outros.
choose-game = Escolhe um jogo
game-avinas = Avinas
game-sjavs = Sjavs
game-einwerfen = Einwerfen
game-sueca = Sueca
game-owcyglowa = Owcy Głowa
game-klorsjavs = Klørsjavs
game-tarock = Tarock bávaro
game-sixbid = Six-Bid
game-sjavsalone = Sjavs a três ou a dois
game-line-avinas = Lituânia. Os setes definem o trunfo.
game-line-sjavs = Ilhas Faroé. O naipe mais comprido define o trunfo.
game-line-einwerfen = Alemanha. Uma carta virada define o trunfo.
game-line-sueca = Portugal. O sete bate o rei.
game-line-owcyglowa = Polónia. Duas avós de que ninguém fala.
game-line-klorsjavs = Dinamarca. Uma pessoa sozinha, com o gato.
game-line-tarock = Baviera. Sobe cinco, esvazia o bolo.
game-line-sixbid = América. Seis licitações, e o velho Frog.
game-line-sjavsalone = Ilhas Faroé. A três ou a dois, cada um por si.
play-with-bots = Jogar com bots
learn = Aprender em cinco minutos
play-with-friends = Jogar com amigos
have-code = Tenho um código
back-to-game = Voltar ao teu jogo
sign-in = Iniciar sessão
rules = As regras
you-are = És { $name }, { role }.
role = { $role ->
    [owner] direção do clube
    [host] anfitrião do clube
    [member] membro
    [bot] bot
    [banned] conta banida
   *[guest] visitante
  }
change-name = Mudar de nome
friends-hint = Recebes um link para lhes enviar.
your-name = O teu nome
name-hint = Os outros veem-no à mesa.
name-invited = Tens um convite. Escreve o nome com que vais jogar.
password = Palavra-passe
password-hint = Os membros iniciam sessão com ela. Visitantes deixam-na em branco, a não ser que o clube tenha uma palavra-passe.
have-password = Tenho uma palavra-passe
come-in = Entrar
invited-to-table = Tens um convite para uma mesa
invited-to-evening = Tens um convite para um serão do clube: escreve um nome e entra.
door-table = { $n ->
    [0] Mesa { $table }: ainda não está lá ninguém.
    [one] Mesa { $table }: { $names } está lá.
   *[other] Mesa { $table }: { $names } estão lá.
}
door-host = { $n ->
    [0] { $host } convida-te para a mesa { $table } e está lá à espera.
    [one] { $host } convida-te para a mesa { $table }. { $names } também está lá.
   *[other] { $host } convida-te para a mesa { $table }. { $names } também estão lá.
}
table-code = Código ou link da mesa
join = Ir para a mesa
home = Início
connecting = A ligar…
looking = A procurar…
language = Língua
settings = Definições
setting-theme = Tema
setting-theme-system = como no sistema
setting-theme-light = claro
setting-theme-dark = escuro
setting-suits = Cores dos naipes
setting-suits-two = duas
setting-suits-four = quatro
setting-speech = O que se diz
setting-speech-short = pouco
setting-speech-normal = também nomes e pontos
setting-speech-full = tudo
setting-bots = Bots
setting-bots-usual = ao ritmo habitual
setting-bots-waiting = esperam pelo que se diz
setting-taps = Um toque levanta a carta, um segundo joga-a
setting-last-card = A última carta joga-se sozinha
setting-sounds = Sons
setting-notify = Avisar-me quando for a minha vez e esta página não estiver à vista
setting-keys = Atalhos de uma só tecla (H, T, L…)
sound-offer = Jogar com sons?
yes = Sim
no = Não
cancel = Cancelar
close = Fechar
are-you-sure = Tens a certeza?
all-the-same = Fazê-lo mesmo assim

## A sala e o clube

open-table = Abrir uma mesa
may-not-open = Neste clube podes jogar e ver, mas não abrir mesas.
preset-title = Tipo de mesa
preset-friends = Amigos: sem relógio, aparece na sala
preset-quick = Rápida: vinte segundos por decisão
preset-private = Privada: não aparece na sala, ninguém vê
preset-open = Aberta: quem vê tem todas as cartas à vista, com uma mão de atraso
preset-own = Personalizada
called-to-table = { $name } chama-te para uma mesa.
come-along = Vamos lá
night-next = Próxima noite de jogo: { $when }.
night-calendar = Pôr no calendário
done = Feito.
banned = conta banida
activity = O clube está ativo?
results = Resultados
standings = Classificação do clube
by-reason = { $reason ->
    [rams] por carneiros
    [pips] por pintas
   *[overbid] por licitação excessiva
  }

## A mesa

table-of = Mesa { $name }
the-table = Mesa
players = Quem joga
your-hand = As tuas cartas
decision = A tua decisão
panels = Mais
panel-sheet = Folha
panel-talk = Conversa
panel-story = História
panel-menu = Menu
panel-news = novo
to-hall = Sala
seat-free = livre
seat-name = { $seat ->
    [N] Norte
    [E] Leste
    [S] Sul
   *[W] Oeste
  }
sit = Sentar em { seat-name }
ask-for-seat = Pedir o lugar de { $name }
let-in = Deixar entrar { $name }
bot = { $level ->
    [learner] bot, aprendiz
    [master] bot, mestre
   *[club] bot, experiente
}
bot-plays-as = { $name } joga como
level-learner = aprendiz
level-club = experiente
level-master = mestre
away = ausente
stand-in = joga um substituto
open-mark = cartas abertas mais tarde a { $names }
ready = a postos
dealer = dá cartas
dealer-letter = D
declarer = declarante
to-act = a jogar
cards-left = { $n ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $n } cartas
  }
shown-by = Mostradas ao dar as cartas: { who }
only-you-see = só tu vês esta
led-is = Saída
trick-number = Vaza { $n }
card-of = { by-who }
card-of-winner = { by-who }, ganha a vaza
card-hidden = carta tapada, { by-who }
card-seen = { $name }, à vista de todos
card-sending = { $name }, a enviar…
card-not-now = { $name }, agora não se pode jogar
signal-smile = um sorriso: vale muito
signal-frown = uma careta: não vale nada
lead-how = Sair com { card-o }…
lead-face-up = à vista
lead-face-down = tapada
lead-down-smile = tapada, com um sorriso
lead-down-frown = tapada, com uma careta
pass = Passar
knock = Bater
knock-again = Bater outra vez
bid = Licitar { $n }
name-suit = { suit }: { $n }
stop = Terminar a mão
stand-in-plays = Um substituto joga no teu lugar.
take-back = Voltar ao meu lugar
paused = A mesa está em pausa.
storage = De momento, o servidor não consegue guardar o jogo; a mesa espera.
next-hand = Mão seguinte
turn-of = { $who ->
    [you] É a tua vez
    [partner] É a vez do parceiro
   *[other] É a vez de { who }
  }
waiting-for-others = À espera dos outros…
your-turn = É a tua vez.
turn-bid = É a tua vez. Licita ou passa.
turn-must_bid = É a tua vez. Tens de licitar.
turn-pass = É a tua vez. Só podes passar.
turn-knock = É a tua vez. Bate ou passa.
turn-name_trump = É a tua vez. Escolhe o trunfo.
turn-lead = Sais tu.
turn-bid_or_play = É a tua vez. Podes licitar antes de jogar a carta.
turn-play = É a tua vez.
turn-play-short = Tu.
turn-act = É a tua vez.
price-shorter = Licitaste { $bid }, mas com trunfo { suit } só tens { $n }. A tua dupla perderia a partida.
price-overbid = O teu naipe mais comprido tem { $longest }. Se declarares com { $n }, a tua dupla perde a partida.
price-stop-uncounted = Com menos de 61 pontos, a tua dupla perde a mão.
price-stop-won = Vocês têm { $n }: isso ganha a mão, a não ser que tenham licitado mais trunfos do que tinham.
price-stop-short = Vocês têm { $n }: com menos de 61, a tua dupla perde a mão.
take-rest = O resto é meu
hint = Dica
hint-play = Um bot jogaria { card-o }:
hint-play-down = Um bot sairia com { card-o }, carta tapada:
hint-bid = Um bot licitaria { $n }:
hint-pass = Um bot passaria:
hint-knock = Um bot bateria:
hint-stop = Um bot terminaria a mão:
hint-name = Um bot escolheria { suit }:
hint-why-only-choice = não há outra escolha.
hint-why-won-already = com { points-of } a mão está ganha, e mais vazas só ajudam os outros.
hint-why-stop-pays = já tens { points-of }, e melhor não pode vir.
hint-why-lose-to-win = perder de propósito ({ pips-n }) acaba a partida, e a tua dupla ganha-a: os outros têm carneiros (regra 6.3).
hint-why-lose-for-match = perder de propósito ({ pips-n }) aproxima o fim, e a tua dupla está à frente em carneiros (regra 6.3).
hint-why-long-suit = com { suit } tens { trumps-n }.
hint-why-too-short = o teu naipe mais comprido faz { trumps-n }, e isso aqui é pouco.
hint-why-knock-strong = em { $n } de 100 distribuições possíveis pelo que sabes, a tua dupla faz todas as vazas.
hint-why-knock-unsure = só em { $n } de 100 distribuições possíveis pelo que sabes é que a tua dupla faz todas as vazas.
hint-why-knock-back = em { $n } de 100 distribuições possíveis pelo que sabes, a tua dupla faz uma vaza.
hint-why-knock-stands = só em { $n } de 100 distribuições possíveis pelo que sabes é que a tua dupla faz uma vaza.
hint-why-longest-named = faz { trumps-n }, o máximo que podes ter.
hint-why-open-top = nenhuma carta lhe ganha.
hint-why-open-long = com { suit } tens { trumps-n }.
hint-why-draw-safely = ninguém lhe pode ganhar, e { $n ->
    [0] mais ninguém tem trunfos
    [one] puxa o único trunfo que ainda falta
   *[other] puxa os { $n } trunfos que ainda faltam
  }.
hint-why-draw-trumps = { $n ->
    [0] já não faltam trunfos
    [one] ainda falta 1 trunfo
   *[other] ainda faltam { $n } trunfos
  }; mais altos: { $higher }.
hint-why-run-safely = ninguém da outra dupla lhe pode ganhar nem a pode cortar.
hint-why-run-highest = já não falta nenhuma carta mais alta de { suit }; só um trunfo lhe ganha.
hint-why-partner-trumps = o teu parceiro não tem { suit } e pode cortar.
hint-why-lead-low = se os outros fizerem a vaza, { $points ->
    [0] não custa nada
   *[other] só custa { points-of }
  }.
hint-why-hide-low = sem trunfo para sair, tapa uma carta que custe pouco.
hint-why-hide-high = sem trunfo para sair, tapa uma carta de valor e sorri ao teu parceiro.
hint-why-give-partner = ninguém pode tirar a vaza ao teu parceiro ({ card }){ $points ->
    [0] .
   *[other] : dá-lhe { points-of }.
  }
hint-why-leave-partner = { card-o } do teu parceiro faz a vaza, a não ser que apareça { $n ->
    [one] a única carta que lhe ganha
   *[other] uma das { $n } cartas que lhe ganham
  }.
hint-why-take-last = jogas por último e ganhas { points-of }.
hint-why-take-safely = ninguém que jogue depois de ti lhe pode ganhar, e a vaza tem { points-of }.
hint-why-take-unless = faz a vaza, a não ser que apareça { $n ->
    [one] a única carta que lhe ganha
   *[other] uma das { $n } cartas que lhe ganham
  }.
hint-why-throw-low = não podes fazer a vaza, e esta carta { $points ->
    [0] não custa nada
   *[other] só custa { points-of }
  }.
hint-why-save-high = a vaza tem { points-of }; as cartas fortes valem mais adiante.
hint-why-ahead-often = em { $n } de 100 distribuições possíveis pelo que sabes, ficas à frente com isso.
hint-why-ahead-seldom = só em { $n } de 100 distribuições possíveis pelo que sabes é que outra coisa te deixaria à frente.
hint-why-best-on-average = em média, é o melhor nas distribuições possíveis pelo que viste.
trumps-n = { $n ->
    [0] 0 trunfos
    [one] 1 trunfo
   *[other] { $n } trunfos
  }
points-of = { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }
stake-seating = A partida começa quando todos os lugares estiverem ocupados.
stake-before-deal = A mão seguinte é dada quando todos estiverem a postos.
stake-sevens = { declares } { suit }, { sevens-n }. Com 61: { rams-win } contra a defesa; senão, { $lose } contra quem declara.
stake-knocked = { declares } { suit }, com batida. Com as 8 vazas: { rams-win } contra a defesa; senão, { $lose } contra quem declara.
sevens-n = { $n ->
    [0] 0 setes
    [one] 1 sete
   *[other] { $n } setes
  }
rams-win = { $win ->
    [0] 0 carneiros
    [one] 1 carneiro
   *[other] { $win } carneiros
  }
no-hand-yet = Ainda não foi dada nenhuma mão.
contract-bidding = Sem setes: licita-se o número de trunfos.
contract-sevens = { sevens-n }. { declares } { suit }.{ $knock ->
    [knock] { " " }Houve batida.
    [knock_again] { " " }Houve batida, e outra da defesa.
   *[none] {""}
  }
contract-trump-unknown = Sem setes. { declares } com { $n }; ainda não se sabe o trunfo.
contract-no-sevens = { declares } { suit } com { $n }. Com 61: 1–3 pintas contra a defesa; senão, 2–6 contra quem declara.
gather-sit = Escolhe um lugar.
gather-start = Estão todos à mesa: começa a partida.
gather-wait-start = Estão todos à mesa: cabe ao anfitrião da mesa começar a partida.
gather-fill = Envia o link aos teus amigos, ou preenche os lugares vazios com bots.
gather-wait = À espera de quem falta.
invite-link = Envia este link aos teus amigos
copy-link = Copiar o link
share-link = Partilhar
code-to-scan = Código para ler com o telemóvel
copied = Link copiado.
copy-by-hand = O link está selecionado: copia-o com Ctrl+C.
link-stays-here = Este link só funciona neste computador. Para os outros, abre o clube no endereço de rede deste computador, por exemplo http://192.168.1.5:8080; o manual de operação explica como.
start = Começar a partida
another-match = Mais uma partida
to-evening = Ao serão
fill-bots = Preencher os lugares vazios com bots
send-away = Tirar { $name } de { seat-name }
stand-up = Levantar-me
options = Opções
options-of-table = Opções desta mesa
set-options = Definir as opções
door = Quem pode vir
option-overbid = Uma licitação excessiva
option-overbid-loses_match = perde a partida
option-overbid-refused = é recusada
option-signal = Uma saída com carta tapada
option-signal-may = pode levar um sinal
option-signal-must = leva sempre um sinal
option-signal_seen_by = O sinal é visto
option-signal_seen_by-partner = pelo parceiro
option-signal_seen_by-table = por toda a mesa
option-points_shown = Os pontos durante a mão
option-points_shown-table = são contados à vista de todos
option-points_shown-no = não se mostram; cada um conta por si
option-stakes = Aposta
option-stakes-none = nenhuma
option-stakes-flat = fixa, em unidades
option-stakes-per_ram = por carneiro, em unidades
option-units = Unidades
option-clock = Relógio
option-clock-none = sem relógio
option-clock-calm = calmo: 60 segundos, 5 minutos de reserva
option-clock-quick = rápido: 20 segundos, 1 minuto de reserva
option-clock-of = { $n } segundos, { $reserve } de reserva
option-hold = Um substituto entra por quem se ausenta
option-hold-of = ao fim de { $n ->
    [0] { $n } minutos
    [one] { $n } minuto
   *[other] { $n } minutos
}
option-at_zero = Quando o tempo acaba
option-at_zero-stand_in = joga um substituto
option-at_zero-wait = a mesa espera
option-watching = Quem pode ver
option-watching-anyone = qualquer pessoa com o link
option-watching-members = quem é membro do clube
option-watching-nobody = ninguém
option-listed = Aparece na sala
option-group-game = Jogo
option-group-time = Tempo e aposta
option-group-people = Pessoas
option-talk = Conversa à mesa
option-talk-off = desligada
option-talk-between_hands = entre mãos
option-talk-always = sempre
option-emotes = Gestos sem palavras
option-one_hand_behind = Quem vê tem todas as cartas à vista, com uma mão de atraso
option-cats_tradition = Depois de Gatos, não se joga mais nesse dia
option-line = { $what }: { $how }.
stakes-of-flat = { $n ->
    [0] { $n } unidades por partida
    [one] { $n } unidade por partida
   *[other] { $n } unidades por partida
  }
stakes-of-per_ram = { $n ->
    [0] { $n } unidades por carneiro
    [one] { $n } unidade por carneiro
   *[other] { $n } unidades por carneiro
  }
say-options-changed = O anfitrião da mesa mudou as condições do jogo: { $changes }
pause = Pausa
resume = Continuar
abandon = Desistir da partida
proposals = Propostas
proposed-pause = Para fazer uma pausa: { $names }.
proposed-resume = Para continuar: { $names }.
proposed-abandon = Para desistir da partida: { $names }.
agree = Concordar
withdraw = Retirar
say-something = Diz alguma coisa
send = Enviar
talk-off = Por agora, esta mesa joga sem conversa.
without-words = Sem palavras
emote-hello = Labas!
emote-thanks = Agradeço
emote-well_played = Bem jogado
emote-sorry = Desculpa
emote-one_moment = Um momento
emote-cheers = Saúde
emote-said-hello = { $name } diz labas.
emote-said-thanks = { $name } agradece.
emote-said-well_played = { $name } acena: bem jogado.
emote-said-sorry = { $name } pede desculpa.
emote-said-one_moment = { $name } pede um momento.
emote-said-cheers = { $name } ergue o copo.
spectators = { $n ->
    [0] Ninguém a ver
    [one] 1 pessoa a ver
   *[other] { $n } pessoas a ver
  }
behind = Uma mão de atraso
behind-hand = Uma mão de atraso: mão { $n }
behind-leave = A mão em jogo
sheet-none = nada
sheet-rams = { $left ->
    [0] 0 carneiros
    [one] 1 carneiro
   *[other] { $left } carneiros
  }{ $struck ->
    [0] {""}
    [one] , 1 riscado
   *[other] , { $struck } riscados
  }
sheet-explained = Um círculo é um carneiro contra essa dupla; riscado, já não conta. As pintas somam-se; com 12 acaba a partida.
hand-end = A mão acabou
match-end = A partida acabou
every-trick = Todas as vazas
trick-entry = { $name }: { $card }
card-was-down = { $name } (tapada)
share-picture = Partilhar a imagem
turning-points = Os momentos decisivos
hand-number = Mão { $n }:
every-hand = Todas as mãos ({ $n })
last-hand = A última mão
replay-match = Rever a partida
download-record = Descarregar o registo da partida
rule-link = Regra { $rule }
mark-bids = licita { $n }
mark-pass = passa
mark-knock = bate!
mark-stop = termina
mark-names = { suit }

## O que aconteceu

say-bids = { $who ->
    [you] Licitas
   *[other] { subject } licita
  } { $n }.
say-passes = { $who ->
    [you] Passas.
   *[other] { subject } passa.
  }
say-knocks = { $who ->
    [you] Bates!
   *[other] { subject } bate!
  }
say-names = { $who ->
    [you] Escolhes
   *[other] { subject } escolhe
  } { suit }.
say-stops = { $who ->
    [you] Terminas a mão.
   *[other] { subject } termina a mão.
  }
say-card-short = { who }: { card-short }{ with-signal }.
say-card-bare = { card-short }.
say-rank-short = { who }: { rank-short }.
say-rank-bare = { rank-short }.
rank-short = { rank }
card-short = { card }
say-leads = { $who ->
    [you] Sais
   *[other] { subject } sai
  } com { card-o }{ $trump ->
    [yes] , trunfo
   *[no] {""}
  }{ with-signal }.
say-plays = { $who ->
    [you] Jogas
   *[other] { subject } joga
  } { card-o }{ $trump ->
    [yes] , trunfo
   *[no] {""}
  }.
say-leads-hidden = { who }: uma carta tapada{ with-signal }.
say-leads-down = { who }: { card }, carta tapada{ with-signal }.
with-signal = { $signal ->
    [valuable] , com um sorriso
    [worthless] , com uma careta
   *[none] {""}
  }
say-turned-up = A carta tapada era { card-o }.
say-trumps = O trunfo é { suit }.
takes = { $who ->
    [you] Fazes a vaza
   *[other] { subject } faz a vaza
  }
say-takes = { takes }.
say-takes-short = { takes }.
say-takes-points = { takes }, { $n }.
say-takes-with = { takes } com { card-o }, { points-n }.
say-rest = { $who ->
    [you] Fazes tudo o que falta.
   *[other] { subject } faz tudo o que falta.
  }
say-hand = Mão { $n }.
say-dealt = Mão { $n }. { $who ->
    [you] Dás tu.
   *[other] { subject } dá.
  }
say-shown-of = { $who ->
    [you] Mostras
   *[other] { subject } mostra
  }: { $cards }.
say-shown-secret = Só tu vês, do parceiro: { $cards }.
say-seat-freed = { seat-name } está livre.
say-sat = { $who ->
    [you] Sentas-te em { seat-name } como { $name }.
   *[other] { $name } senta-se em { seat-name }.
  }
say-asks_for_seat = { $name } pede o lugar de { seat-name }.
say-went_away = { $name } ausentou-se.
say-came_back = { $name } voltou.
say-stand_in = { $who ->
    [you] { stand-in-plays }
   *[other] Um substituto joga por { $name }.
  }
say-plays_again = { $name } joga de novo.
say-paused = A mesa está em pausa.
say-resumed = O jogo continua.
say-given_up =
    { $evening ->
        [yes] A ronda foi terminada.
       *[no] Houve desistência da partida.
    }
say-said = { $name }: { $text }
say-previous-hand = A mão { $n } já se pode seguir com as cartas à vista.
result-passed-out = Todos passaram; não se marca nada.
result-unfinished = A mão não chegou ao fim.
side-wins = { $side ->
    [us] Vocês ganham
    [them] Eles ganham
   *[other] { side } ganham
  }
result-won = { side-wins } a mão.
result-rams = { side-wins } a mão: { rams-n } contra { against }.
result-pips = { side-wins } a mão: { pips-n } contra { against }.
against = { $against ->
    [us] vocês
    [them] eles
    [NS] { $NS }
   *[EW] { $EW }
  }
result-overbid = { side-wins } a partida: { $side ->
    [us] eles licitaram de mais.
    [them] vocês licitaram de mais.
   *[other] os outros licitaram de mais.
  }
points-each = { side }: { $n ->
    [0] 0 pontos.
    [one] 1 ponto.
   *[other] { $n } pontos.
  }
result-points = Pontos: { $first ->
    [us] vocês
    [them] eles
    [NS] { $NS }
   *[EW] { $EW }
  } { $a }, { $second ->
    [us] vocês
    [them] eles
    [NS] { $NS }
   *[EW] { $EW }
  } { $b }.
why-overbid = { $n ->
    [one] Foi licitado 1 trunfo, que não havia.
   *[other] Foram licitados { $n } trunfos, e não havia tantos.
  }
why-rams = { $sevens ->
    [0] 0 setes
    [one] 1 sete
   *[other] { $sevens } setes
  }, { $lost ->
    [declarers] quem declarou perdeu
   *[defenders] a defesa perdeu
  }{ $knock ->
    [knock] , depois de uma batida
    [knock_again] , depois de duas batidas
   *[none] {""}
  }: { rams-n }.
why-pips = { $lost ->
    [declarers] Quem declarou perdeu
   *[defenders] A defesa perdeu
  } com { points-of }: { pips-n }.
outcome = { side-wins } a partida: { $reason ->
    [cats] { $loser ->
        [us] vocês são Gatos: 12 pintas ou mais, e eles não têm nenhuma.
        [them] eles são Gatos: 12 pintas ou mais, e vocês não têm nenhuma.
       *[other] os outros são Gatos.
      }
    [rams] { $loser ->
        [us] vocês ainda têm carneiros na folha.
        [them] eles ainda têm carneiros na folha.
       *[other] os outros ainda têm carneiros na folha.
      }
    [pips] { $loser ->
        [us] eles têm menos pintas.
        [them] vocês têm menos pintas.
       *[other] têm menos pintas.
      }
   *[overbid] { $loser ->
        [us] vocês licitaram de mais.
        [them] eles licitaram de mais.
       *[other] os outros licitaram de mais.
      }
  }
outcome-owed-by-each = Os outros devem { $n ->
    [0] 0 unidades cada.
    [one] 1 unidade cada.
   *[other] { $n } unidades cada.
  }
outcome-owed-by-the-other = A outra parte deve { $n ->
    [0] 0 unidades.
    [one] 1 unidade.
   *[other] { $n } unidades.
  }
outcome-owed = { $side ->
    [us] Vocês devem
    [them] Eles devem
   *[other] { side } devem
  } { $n ->
    [0] 0 unidades.
    [one] 1 unidade.
   *[other] { $n } unidades.
  }

## Respostas

answer-sheet = { side }: { $rams ->
    [0] 0 carneiros
    [one] 1 carneiro
   *[other] { $rams } carneiros
  }, { $pips ->
    [0] 0 pintas
    [one] 1 pinta
   *[other] { $pips } pintas
  }.
answer-time = { $n ->
    [0] Não resta tempo.
    [one] Resta 1 segundo.
   *[other] Restam { $n } segundos.
  }
command = Comando
command-example = dp · licitar 5 · passar · ?
key-last = a última vaza

## A ligação

line-lost = Ligação perdida. A ligar de novo…
line-lost-seat-kept = Ligação perdida; o teu lugar fica guardado. A ligar de novo…
part-missing = Uma parte desta página não chegou. Talvez o clube esteja a reiniciar; o teu lugar fica guardado.
load-anew = Carregar a página de novo
taken-over-title = Aberta noutro sítio
taken-over = Abriste esta mesa noutra janela ou noutro dispositivo; o jogo continua lá.
play-here = Jogar aqui
use-link = Este link inicia sessão noutro dispositivo da pessoa que o criou. Jogar aqui como essa pessoa, e não como tu?

## Cartas bem dadas

deal-checking = A verificar as cartas dadas…
deal-good = As cartas foram bem dadas: as sementes correspondem à promessa do servidor e produzem estas cartas.
deal-bad = As cartas NÃO foram bem dadas. Guarda o registo e fala com um anfitrião do clube.
deal-promise = O servidor prometeu antes de dar as cartas:
the-server = Servidor

## Rever

replay = Rever
replay-open = Rever uma partida
licences = Licenças
replay-sheet = Carneiros { $rams }; pintas { $pips }.

## Quanto valeram as decisões de uma mão
review = O que as cartas custaram
review-ask = Quanto custaram as cartas?
somebody = Alguém
levels-by-agreement = O nível dos bots muda quando concordam todas as pessoas que jogam.
propose-level = Propor: todos os bots no nível { $level }
proposed-bots_learner = Para todos os bots no nível aprendiz: { $names }.
proposed-bots_club = Para todos os bots no nível experiente: { $names }.
proposed-bots_master = Para todos os bots no nível mestre: { $names }.
use-invitation = Este link é um convite para o clube. Queres aceitá-lo com o teu próprio nome? Pode tornar-te membro.
take-invitation = Aceitar
