# O menu da mesa em português.

other-device = Continuar noutro dispositivo
other-device-hint = Um link só teu: funciona uma vez, durante dez minutos, e quem o abrir joga em teu nome.
make-link = Criar um link
own-link = O teu link pessoal
abandon-ask = Desistir da partida? Acaba sem vitória para ninguém, quando toda a mesa concordar.
leave-match = Abandonar a partida
leave-match-ask = Abandonar a partida? Um bot joga no teu lugar até ao fim, e não é certo que o recuperes.
open-hand = Abrir as minhas cartas a quem vê…
open-hand-title = Quem pode ver as tuas cartas uma mão mais tarde?
open-hand-hint = Veem as cartas que tiveste quando a mão acaba, enquanto se joga a seguinte. Os outros à mesa ficam a saber.
open-hand-do = { $n ->
    [0] A ninguém
   *[other] Abrir a { $n }
  }
open-hand-to = As tuas cartas estão abertas, uma mão mais tarde, a { $names }.
nobody-watches = De momento ninguém está a ver.
keys-and-commands = Teclas e comandos
key-hand = as tuas cartas
key-trick = esta vaza
key-sheet = a folha
key-bids = licitações, trunfo, declarante, batidas
key-turn = de quem é a vez
key-players = quem joga
key-deal = o que se mostrou ao dar as cartas
key-points = pontos e vazas
key-can = o que podes fazer
key-help = o que se pode escrever
key-cards = até essa carta da tua mão; Enter joga-a
key-arrows = de carta em carta, à primeira, à última
key-escape = fecha o painel
key-command = até à linha de comando
open-hand-between = É entre mãos que escolhes quem vê mais tarde as tuas cartas.
device-line = { $name }, última vez aqui: { $day }
device-seen-never = não se sabe
device-unnamed = Um dispositivo
device-here = (este)
device-end = Terminar sessão
device-end-others = Terminar sessão em todos os outros dispositivos
