# Das Menü eines Tisches auf Deutsch.

other-device = Auf einem anderen Gerät weiterspielen
other-device-hint = Ein Link nur für dich: Er gilt einmal, zehn Minuten lang, und wer ihn öffnet, spielt als du.
make-link = Link erzeugen
own-link = Dein eigener Link
abandon-ask = Die Partie aufgeben? Sie endet ohne Sieg, wenn alle am Tisch zustimmen.
leave-match = Partie verlassen
leave-match-ask = Die Partie verlassen? Ein Bot spielt für dich zu Ende, und es ist nicht sicher, dass du deinen Platz zurückbekommst.
open-hand = Meine Hand für Zuschauende öffnen…
open-hand-title = Wer darf deine Karten ein Spiel später sehen?
open-hand-hint = Sie sehen die Karten, die du hattest, nach dem Ende des Spiels, während das nächste läuft. Die anderen am Tisch erfahren es.
open-hand-do = { $n ->
    [0] Für niemanden
   *[other] Für { $n } öffnen
  }
open-hand-to = Deine Karten sind, ein Spiel später, offen für { $names }.
nobody-watches = Gerade sieht niemand zu.
keys-and-commands = Tasten und Befehle
key-hand = deine Hand
key-trick = dieser Stich
key-sheet = der Zettel
key-bids = Gebote, Trumpf, wer spielt, Klopfen
key-turn = wer dran ist
key-players = wer am Tisch sitzt
key-deal = was beim Geben gezeigt wurde
key-points = Augen und Stiche
key-can = was du tun darfst
key-help = was man tippen kann
key-cards = zu dieser Karte deiner Hand; Enter spielt sie
key-arrows = von Karte zu Karte, zur ersten, zur letzten
key-escape = schließt das Feld
key-command = zur Befehlszeile
open-hand-between = Wer deine Karten später sieht, wählst du zwischen den Spielen.
device-line = { $name }, zuletzt hier: { $day }
device-seen-never = unbekannt
device-unnamed = Ein Gerät
device-here = (dieses)
device-end = Abmelden
device-end-others = Alle anderen Geräte abmelden
