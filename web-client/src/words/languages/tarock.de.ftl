# Bayerisches Tarock auf Deutsch: seine eigenen Wörter; die des Hauses stehen in de.ftl.

tarock-bid = { $n ->
    [1] ein Spiel
    [61] Hand
   *[other] Hand mit { $n }
  }
tarock-bidding = Es wird gereizt.
tarock-soloist = Solist
tarock-said = { $who ->
    [you] Du hast
   *[other] { who } hat
  } „{ $call }“ gesagt.
tarock-contract = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { $contract ->
    [pick_up] mit dem Gstaat
   *[hand] aus der Hand
  } um { $n } Augen{ $suit ->
    [none] .
   *[other] , Trumpf ist { suit }.
  }
tarock-stake = Eine Person spielt allein gegen zwei, um 61 Augen oder mehr.
tarock-passed-out = Alle haben gepasst; es wird nichts geschrieben.
tarock-nothing-left = Im Haferl war nichts mehr.
tarock-loses = { $who ->
    [you] Du verlierst
   *[other] { who } verliert
  } { tarock-units }.
tarock-wins = { $who ->
    [you] Du gewinnst
   *[other] { who } gewinnt
  } { tarock-units }.
tarock-units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
tarock-why = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } geholt{ $lies ->
    [0] { "" }
   *[other] , davon { $lies } in den drei Karten, die beiseite lagen
  }, nötig waren { $figure }: { $made ->
    [yes] gewonnen.
   *[no] verloren.
  }
tarock-why-raised = { $n } mehr von beiden für das Erhöhen.
tarock-won-match = { $who ->
    [you] Du hast die Partie gewonnen.
   *[other] { who } hat die Partie gewonnen.
  }
tarock-pays = { $who ->
    [you] Du zahlst
   *[other] { who } zahlt
  } { tarock-units }.
tarock-gets = { $who ->
    [you] Du bekommst
   *[other] { who } bekommt
  } { tarock-units }.
tarock-account = Konto
tarock-pot = Haferl
tarock-sheet-explained = Alle beginnen mit dem, was sie ins Haferl gelegt haben. Ist das Haferl leer, endet die Partie, und das höchste Konto gewinnt.
tarock-answer-sheet = { who }: { $n }.
tarock-answer-pot = Im Haferl: { tarock-units }.
tarock-replay-sheet = Konten { $accounts }, Haferl { $pot }.
tarock-stakes = { $n ->
    [one] { $n } Einheit je Einheit des Kontos
   *[other] { $n } Einheiten je Einheit des Kontos
  }
tarock-match-result = { $won ->
    [none] aufgegeben
    [won] gewonnen
   *[lost] gewonnen von { $names }
  }

option-pot = Einlage ins Haferl
option-pot-hundred = 100 Einheiten
option-pot-fifty = 50 Einheiten
option-raise_alone = Eine Hand, die niemand streitig macht, darf erhöht werden

turn-take = Du bist dran: den Gstaat aufnehmen oder aus der Hand spielen.
turn-lay = Drei Karten weglegen.
cat-take = Gstaat aufnehmen
cat-lay = Weglegen
mark-take = nimmt den Gstaat auf
mark-laid = nahm den Gstaat auf
mark-lay = nahm den Gstaat auf
say-take = { $who ->
    [you] Du nimmst den Gstaat auf.
   *[other] { who } nimmt den Gstaat auf.
  }
say-laid = { $who ->
    [you] Du legst drei Karten weg.
   *[other] { who } legt drei Karten weg.
  }
say-lay = { $who ->
    [you] Du legst { $cards } weg.
   *[other] { who } legt { $cards } weg.
  }
own-laid = Du hast { $cards } weggelegt.
own-taken = Du hast { $cards } aus dem Gstaat genommen.
cat-was = Der Gstaat: { $cards }
laid-away = Weggelegt: { $cards }
hint-take = Ein Bot würde den Gstaat aufnehmen:
hint-lay = Ein Bot würde { $cards } weglegen:
command-lay-needs = Welche drei Karten weglegen? weglegen dh 9ka 8ka.
command-take = nehmen, nehme, nimm
command-lay = weglegen, legen, lege, weg

reason-play-is-said = Jemand hat schon „ich spiele“ gesagt: Sag Hand oder passe.
reason-not-the-next-figure = Das ist nicht die nächste Zahl, die gesagt werden darf.
reason-choice-is-due = Erst nimmt der Solist den Gstaat auf oder sagt Hand.
reason-choice-is-made = Der Solist hat den Gstaat schon aufgenommen oder Hand gesagt.
reason-no-raise-alone = An diesem Tisch wird eine Hand, die niemand streitig macht, um 61 Augen gespielt.
reason-must-head = Du musst eine höhere Karte der Farbe spielen, wenn du kannst.
reason-overtrump-if-able = Du musst einen höheren Trumpf spielen, wenn du kannst.
