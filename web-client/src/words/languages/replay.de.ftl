## The replay of a match, and the worth of its decisions
replay-open-file = Aufzeichnung einer Partie öffnen
replay-open-hint = Eine Datei, die am Ende einer Partie heruntergeladen wurde. Der Server prüft sie nach den Regeln und behält nichts davon.
replay-untrue = Diese Aufzeichnung verstößt gegen die Regeln, also wird sie nicht gezeigt: Sie wurde verändert oder ist unvollständig. Lade sie noch einmal herunter.
replay-not-checked = Der Server konnte nicht gefragt werden, ob diese Aufzeichnung den Regeln standhält; versuche es noch einmal.
replay-loading = Die Partie wird gesucht…
replay-missing = Hier gibt es keine beendete Partie mit dieser Kennung; prüfe den Link oder öffne ihre Aufzeichnung.
replay-hand = Spiel { $n } von { $of }
replay-as = Gesehen von
replay-all = allen, alle Hände offen
replay-first = Anfang
replay-back = Zurück
replay-forward = Vor
replay-last = Ergebnis
replay-previous-hand = Voriges Spiel
replay-next-hand = Nächstes Spiel
replay-steps = Schritte des Spiels
replay-play = Mit { $n }× abspielen
replay-dealt = { $who ->
    [you] Du hast gegeben.
   *[other] { who } hat gegeben.
  }
replay-share = Link zu dieser Partie
record-none = Diese Datei ist keine Aufzeichnung einer Partie: Wähle eine, die am Ende einer Partie heruntergeladen wurde.
record-newer = Diese Aufzeichnung hat die Version { $version } und ist neuer als diese Seite.
record-other-game = Diese Aufzeichnung ist vom Spiel „{ $game }“, das diese Seite nicht kennt.
record-empty = Diese Partie hat keine Spiele.
record-broken = Spiel { $n } dieser Aufzeichnung ist in sich nicht stimmig.
review-looking = Die Karten werden angesehen…
review-how = Bei offenen Karten und fehlerlosem Spiel aller danach.
review-better-lost = Für die Partie wäre es für die Spielpartei besser gewesen, dieses Spiel absichtlich zu verlieren: { pips-n } (Regel 6.3).
review-none = Besser ging es nicht.
review-cost = { $unit ->
    [points] { $n ->
        [one] Das kostete 1 Auge.
       *[other] Das kostete { $n } Augen.
      }
    [pips] { $n ->
        [one] Das kostete 1 Punkt.
       *[other] Das kostete { $n } Punkte.
      }
    [score] Das kostete { $n } auf dem Zettel.
   *[rams] Das kostete { $n } Widder.
  }
review-better = Am besten: { $what }.
review-unlucky = Pech: Nach dem, was man wissen konnte, war das am besten.
review-decisive = Das entschied das Spiel.
review-pass = passen
review-knock = klopfen
review-curve = Augen, die die Spielpartei bei bestem Spiel aller erreicht: { $first } vor der ersten Karte, { $last } am Ende. Sie braucht 61.
review-curve-side = { side }, Augen bei bestem Spiel aller: { $first } vor der ersten Karte, { $last } am Ende. 61 gewinnen.
review-turning = Zum Wendepunkt
review-show = Zeigen
review-players = Entscheidungen aller
review-player = { $name }: { $best } von { $n } waren bei offenen Karten am besten, { $known } von { $n } nach dem, was man wissen konnte.
review-match = Jede Entscheidung ansehen
review-match-failed = Die Partie konnte nicht angesehen werden: { $why }
review-no-line = Der Server ist nicht zu erreichen; versuche es noch einmal.
replay-both = Zwei Tische nebeneinander
replay-table = Tisch { $n }
