# Sjavs zu dritt oder zu zweit auf Deutsch: seine eigenen Wörter neben denen aus sjavs.de.ftl; die des Hauses stehen in de.ftl.

sjavsalone-calling = Die Ansagen: wie viele Trümpfe, von 5 bis { $most }. „Better“ ist dieselbe Länge in Kreuz.
sjavsalone-stake = 61: { $win } herunter, ab 90: { $much }; sonst { $two ->
    [yes] der Gegner
   *[no] jeder Gegner
  } { $lose } oder mehr.
sjavsalone-exchanged = { $n ->
    [0] Nichts getauscht.
    [1] Eine Karte getauscht.
   *[other] Zwei Karten getauscht.
  }
sjavsalone-comes-down = { $who ->
    [you] Du kommst
   *[other] { who } kommt
  } um { $n } herunter.
sjavsalone-why = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $row ->
    [vol] alle Stiche gemacht (vol)
    [nothing] keinen Stich gemacht
    [javn] nur { $points } Augen geholt (javn)
    [lost] nur { $points } Augen geholt
   *[other] { $points } Augen geholt
  }{ $lies ->
    [0] { "" }
   *[other] { $row ->
        [vol] , und in den zwei Karten, die beiseite lagen, waren { $lies } Augen
        [nothing] , und in den zwei Karten, die beiseite lagen, waren { $lies } Augen
       *[other] , davon { $lies } in den zwei Karten, die beiseite lagen
      }
  }. Gespielt wurde { $clubs ->
    [yes] in Kreuz.
   *[no] í simplum.
  }
sjavsalone-outcome = { $who ->
    [you] Du hast die Partie gewonnen
   *[other] { who } hat die Partie gewonnen
  }{ $cross ->
    [yes] , mit einem Kreuz: sonst ist niemand von 24 heruntergekommen.
   *[no] .
  }
sjavsalone-sheet-explained = Der tiefste Stand gewinnt, sobald er bei 0 oder darunter liegt und nur eine Person ihn hat.
sjavsalone-answer-sheet = { who }: { $n }.
sjavsalone-match-result = { $won ->
    [none] aufgegeben
    [won] { $cross ->
        [yes] gewonnen mit einem Kreuz
       *[no] gewonnen
      }
   *[lost] gewonnen von { $names }
  }

# Optionen.
option-form = Form
option-form-three = zu dritt
option-form-two = zu zweit
option-tie-by_side = 2 für Alleinspieler, 4 für Gegner

# Der Tausch mit dem Skat.
turn-exchange = Eine oder zwei Karten weglegen?
cat-lay = Weglegen
cat-leave = Hand behalten
mark-laid = tauschte
mark-lay = tauschte
mark-leave = behielt die Hand
say-laid = { $who ->
    [you] Du tauschst mit dem Skat.
   *[other] { who } tauscht mit dem Skat.
  }
say-lay = { $who ->
    [you] Du legst { $cards } weg.
   *[other] { who } legt { $cards } weg.
  }
say-leave = { $who ->
    [you] Du behältst die Hand.
   *[other] { who } behält die Hand.
  }
own-laid = Du hast { $cards } weggelegt.
own-taken = Du hast { $cards } aus dem Skat genommen.
cat-was = Der Skat: { $cards }
laid-away = Weggelegt: { $cards }
hint-leave = Ein Bot würde die Hand behalten:
hint-lay = Ein Bot würde { $cards } weglegen:
command-lay-needs = Nenne eine oder zwei Karten: weglegen dh 9ka.
command-lay = weglegen, legen, lege, weg

# Die Reihen zu zweit.
card-upon = { $name } auf einer verdeckten Karte
sjavsalone-down = eine verdeckte Karte
sjavsalone-empty = eine leere Stelle
sjavsalone-row = { $who ->
    [you] Vor dir liegen
   *[other] Vor { who } liegen
  } { $cards }.

say-uncovered = { $who ->
    [you] Du deckst
   *[other] { who } deckt
  } { card-acc } auf.

reason-call-out-of-range = Angesagt wird eine Länge von 5 bis 10, zu zweit bis 12.
reason-ten-cards-each = Alle bekommen je zehn Karten.
reason-sixteen-cards-each = Alle bekommen je sechzehn Karten.
reason-no-exchange-here = Zu zweit wird nicht getauscht.
reason-exchange-is-done = Der Tausch ist vorbei.
reason-exchange-is-declarers = Nur der Alleinspieler tauscht Karten.
reason-exchange-first = Erst tauscht der Alleinspieler Karten oder behält die Hand.
reason-lay-one-or-two = Lege eine oder zwei deiner Karten weg.
