# Antworten auf Tasten und getippte Befehle und deren Wörter auf Deutsch.

answer-no-cards = Du hast keine Karten.
answer-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }: { $cards }.
answer-hand-parts = Trumpf { $trumps }; dazu { $rest }
answer-lengths = Längen: Kreuz { $C }, Pik { $S }, Herz { $H }, Karo { $D }.
answer-no-trick = Es läuft kein Stich.
answer-nothing-led = Stich { $n }: Noch ist nichts ausgespielt.
answer-trick = Stich { $n }. { $cards }
answer-no-last-trick = Es gibt keinen letzten Stich.
answer-points = { side }: { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
  }.
answer-tricks = { side }: { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }.
answer-can-play = { $n ->
    [one] Du darfst nur eine Karte spielen: { $cards }.
   *[other] Du darfst { $n } Karten spielen: { $cards }.
  }
answer-can-bid = Du darfst { $lengths } bieten.
answer-can-call = Du darfst auch: { $calls }.
answer-nobody-acts = Niemand ist am Zug.
answer-player-at = { who }, { $name }
answer-to-act = Am Zug: { $names }.
answer-time-reserve = { $n ->
    [one] Noch 1 Sekunde
   *[other] Noch { $n } Sekunden
  } und { $reserve } in Reserve.
answer-player = { who }: { $name }, { $state ->
    [bot] Bot
    [stand_in] eine Vertretung spielt
    [here] da
   *[away] weg
  }.
answer-no-bids = Nichts wurde geboten.
answer-nothing-shown = Beim Geben wurde nichts gezeigt.
answer-spectators = { spectators }.
command-help = Tippe eine Karte: dkr für Kreuz-Dame, 10h für Herz-Zehn, oder ihre Nummer im Blatt. Farben: kr, p, h, ka; Bilder: a, k, d, b. Oder: { $verbs }. Fragen: hand, stich, letzter, zettel, gebote, dran, plätze, gegeben, augen, darf. Etwas sagen: sagen hallo.
command-help-down = Für eine verdeckte Karte: verdeckt, verdeckt lächeln, verdeckt stirnrunzeln.
command-hand = hand, h, karten
command-trick = stich, s
command-last = letzter, letzte, letzten, l
command-sheet = zettel, z, punkte, widder
command-bids = gebote, ansage
command-turn = dran, wer, zug
command-players = plätze, plaetze, platze, leute, spieler
command-deal = gegeben, gezeigt
command-points = augen, stand
command-can = darf, kann
command-help-words = hilfe
command-rest = rest, alles
command-better = better
command-bid = bieten, biete, b
command-pass = passen, passe, p
command-knock = klopfen, klopfe, k
command-name = nennen, nenne, farbe
command-stop = beenden, beende, stopp
command-next = weiter, w, n, bereit
command-back = zurück, zurueck, zuruck
command-hint = tipp, warum
command-say = sagen, sage, sag
command-down = verdeckt, v
command-up = offen
command-smile = lächeln, laecheln, lacheln, wertvoll
command-frown = stirnrunzeln, wertlos
command-suit-C = c, kr, kreuz
command-suit-S = s, p, pik
command-suit-H = h, herz
command-suit-D = d, ka, karo
command-rank-A = a
command-rank-T = z
command-rank-K = k
command-rank-Q = d
command-rank-J = b
command-rank-9 = 9
command-rank-8 = 8
command-rank-7 = 7
command-rank-6 = 6
command-rank-5 = 5
command-rank-4 = 4
command-rank-3 = 3
command-rank-2 = 2
command-card = { card }, { card-acc }, { card-dat }
command-better-needs = Gerade gibt es keine Länge, auf die „better“ passt.
command-bid-needs = Was bieten? Eine Zahl von 1 bis 8: bieten 5.
command-name-needs = Welche Farbe nennen? nennen herz.
command-down-needs = Welche Karte verdeckt ausspielen? dkr verdeckt lächeln.
command-unknown = { $text } ist unverständlich. Tippe ? und erfahre, was man tippen kann.
