# Klubabende auf Deutsch.

evenings = Abende
evenings-none = Gerade läuft kein Abend.
evening-new = Ein neuer Abend
evening-name = Name des Abends
evening-game = Spiel
evening-movement = Wie Paare sich treffen
movement-howell = Jedes Paar trifft jedes andere
movement-mitchell = Zwei Linien, eine wandert
movement-swiss = Paare mit gleichem Stand
evening-rounds = Runden
evening-hands = Spiele einer Runde, an allen Tischen dieselben Karten
evening-match = Eine ganze Partie
evening-open = Den Abend eröffnen
evening-look = Ansehen
evening-look-at = { $name } ansehen
evening-back = Alle Abende
evening-line = { $n ->
    [one] 1 Paar
   *[other] { $n } Paare
  }, { $stage ->
    [gathering] Paare kommen herein
    [playing] eine Runde läuft
    [over] vorbei
   *[between] zwischen den Runden
  }
evening-plan = { $movement ->
    [mitchell] Zwei Linien: die Paare der einen wandern von Tisch zu Tisch
    [swiss] Paare mit gleichem Stand treffen sich
   *[howell] Jedes Paar trifft jedes andere
  }. Runden: { $rounds }. { $hands ->
    [0] Jede Runde ist eine ganze Partie.
   *[other] Spiele einer Runde: { $hands }, an allen Tischen mit denselben Karten.
  } Gastgeber: { $host }.
evening-stage = { $stage ->
    [gathering] Paare kommen herein. Der Gastgeber beginnt die erste Runde.
    [playing] Runde { $n } von { $of } läuft.
    [over] Der Abend ist vorbei.
   *[between] Runde { $n } von { $of } ist vorbei.
  }
evening-pairs = Paare
evening-line-sits = Die Linie, die sitzt
evening-line-moves = Die Linie, die wandert
evening-score = Spiel { $n }: { $score }
evening-pair = Paar
evening-bot = ein Bot
evening-gone = ist gegangen
evening-percent = Vergleichspunkte
evening-won = Gewonnen
evening-difference = Punkte über den anderen
evening-counted = Spiele
evening-matches = Partien
evening-rule = Ein Spiel wird mit denselben Karten an den anderen Tischen verglichen: zwei Vergleichspunkte für jeden Tisch, der schlechter abschnitt, einer für jeden, der gleich abschnitt.
evening-enter = Als neues Paar hereinkommen
evening-join = Mit { $name } spielen
evening-leave = Den Abend verlassen
evening-to-table = Zum eigenen Tisch
evening-sits-out = Euer Paar setzt in dieser Runde aus.
evening-begin = Runde { $n } beginnen
evening-too-few = Weniger als vier Paare spielen nur an einem Tisch, und dessen Spiele werden mit keinen verglichen: Die Runde zählt nicht. Wartet auf weitere Paare oder eröffnet einen Abend mit ganzen Partien.
evening-close-round = Die Runde jetzt beenden
evening-end = Den Abend beenden
evening-ask-close_round = Die Runde beenden? Spiele, die nicht zu Ende sind, zählen nicht.
evening-ask-end = Den Abend beenden? Der Stand bleibt, wie er ist.
evening-take-out = Jemanden herausnehmen
evening-take-out-ask = { $name } aus dem Abend nehmen?
evening-round = Runde { $n }
evening-round-before = Runde davor
evening-round-after = Runde danach
evening-against = { $a } gegen { $b }:
evening-result = { $kind ->
    [first] { $a } gewann
    [second] { $b } gewann
   *[runs] { $played } von { $hands } zu Ende
  }
evening-seed = Der Startwert aller gemeinsamen Karten, auf den sich der Server festgelegt hatte:
evening-link = Link zu diesem Abend
evening-both = Zwei Tische nebeneinander
evening-meeting = { $a } gegen { $b }
evening-one-table = Ein Tisch
evening-other-table = Der andere Tisch
evening-hand = Spiel
evening-both-show = Beide ansehen
