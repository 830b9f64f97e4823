# Owcy Głowa auf Deutsch: nur seine eigenen Wörter; die des Hauses stehen in de.ftl.

owcyglowa-contract = Niemand weiß bisher, wer allein spielt.
owcyglowa-soloist = { $who ->
    [you] Du spielst allein.
   *[other] { who } spielt allein.
  }
owcyglowa-stake = Der Alleinspieler, mit beiden schwarzen Damen oder mit keiner, braucht 54 Augen.
owcyglowa-star = Alleinspieler
owcyglowa-granny = { suit }-Oma
owcyglowa-result-none = Niemand bekommt einen Punkt.
owcyglowa-result = { $who ->
    [you] Du bekommst
   *[other] { who } bekommt
  } { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
  }
owcyglowa-why-solo = { $who ->
    [you] Du hast
   *[other] { who } hat
  } allein gespielt und { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } geholt: { $made ->
    [yes] genug.
   *[no] weniger als 54.
  }
owcyglowa-why-bid = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $range } angesagt und { $points } geholt: { $made ->
    [yes] getroffen.
   *[no] verfehlt.
  }
owcyglowa-outcome = { $who ->
    [you] Du hast die Partie gewonnen.
   *[other] { who } hat die Partie gewonnen.
  }
owcyglowa-strokes = Striche
owcyglowa-sheet-explained = Jeder Punkt ist ein Strich: drei, drei, zwei und einer ergeben einen Schafskopf. Neun oder mehr gewinnen, sobald jemand allein vorn liegt.
owcyglowa-answer-sheet = { who }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }.
owcyglowa-replay-sheet = Punkte { $totals }.
owcyglowa-match-result = { $won ->
    [none] aufgegeben
    [won] gewonnen
   *[lost] { $winner } gewann
  }
results-game-points = Punkte, eigene zu fremden

reason-bid-with-first-card = Angesagt wird vor der eigenen ersten Karte.
reason-bid-once = Du hast schon angesagt.
reason-no-such-range = Ein Bereich ist eine Zahl von 1 bis 4.
reason-granny-not-alone = Eine schwarze Dame spielst du nur als deine letzte Karte ihrer Farbe.
