# Sjavs auf Deutsch: nur seine eigenen Wörter; die des Hauses stehen in de.ftl. Färöische Wörter bleiben färöisch.

sjavs-calling = Die Ansagen: wie viele Trümpfe, von 5 bis 8. „Better“ ist dieselbe Länge in Kreuz.
sjavs-contract-none = Alle haben gepasst: nur die sechs ständigen Trümpfe sind Trumpf.
sjavs-contract-unnamed = { $who ->
    [you] Du spielst
    [partner] Dein Partner spielt
   *[other] { who } spielt
  } mit { $n }{ $better ->
    [yes] , better
   *[no] {""}
  }; Trumpf ist noch nicht genannt.
sjavs-contract = { $who ->
    [you] Du spielst
    [partner] Dein Partner spielt
   *[other] { who } spielt
  } { suit } mit { $n }.
sjavs-stake = { $who ->
    [you] Du spielst
    [partner] Partner spielt
   *[other] { who } spielt
  } { suit } mit { $n }. 61: { $win } herunter, ab 90: { $much }; sonst die Gegner { $lose } oder mehr.
sjavs-ties = { $n ->
    [one] 1 Unentschieden wartet: der nächste Sieg zählt mehr.
   *[other] { $n } Unentschieden warten: der nächste Sieg zählt mehr.
  }
sjavs-ties-wait = Unentschieden
sjavs-head = { $side ->
    [us] Vit (ihr)
   *[them] Tit (sie)
  }
sjavs-totals = Von 24 herunter
sjavs-sheet-explained = Die Seite, die zuerst bei 0 ankommt, hat gewonnen.
sjavs-result-redealt = Alle haben gepasst; derselbe gibt noch einmal.
sjavs-result-tie = 60 zu 60: niemand kommt herunter, und der nächste Sieg zählt mehr.
sjavs-result = { $side ->
    [us] Ihr gewinnt das Spiel und kommt um { $n } herunter.
    [them] Sie gewinnen das Spiel und kommen um { $n } herunter.
   *[other] { side } gewinnen das Spiel und kommen um { $n } herunter.
  }
sjavs-why = { $taken ->
    [solo] Alle Stiche von einem Einzigen
    [vol] Vol, alle Stiche
    [much] Die Alleinspieler holten { $points }, 90 oder mehr
    [won] Die Alleinspieler holten { $points }
    [lost] Die Alleinspieler holten nur { $points }
    [javn] Javn: die Alleinspieler holten nur { $points }
    [alone] Ohne Alleinspieler holten die Sieger { $points }
   *[nothing] Die Alleinspieler holten keinen Stich
  }, { $clubs ->
    [yes] in Kreuz.
   *[no] í simplum.
  }
sjavs-why-ties = Davon { $n } für wartende Unentschieden.
sjavs-outcome = { $side ->
    [us] Ihr habt die Partie gewonnen
    [them] Sie haben die Partie gewonnen
   *[other] { side } haben die Partie gewonnen
  }{ $cross ->
    [yes] , mit einem Kreuz: die anderen stehen noch bei 24.
   *[no] .
  }
sjavs-answer-sheet = { side }: { $total }.
sjavs-replay-sheet = Noch herunterzukommen: { $totals }; wartende Unentschieden: { $n }.
sjavs-match-result = { $won ->
    [none] aufgegeben
    [won] { $cross ->
        [yes] gewonnen mit einem Kreuz
       *[no] gewonnen
      }
   *[lost] { $cross ->
        [yes] verloren mit einem Kreuz
       *[no] verloren
      }
  }
custom-suduroy = Wie auf Suðuroy
option-calls = Eine größere Länge
option-calls-forced = muss angesagt werden
option-calls-free = darf verschwiegen werden
option-all_pass = Passen alle
option-all_pass-redeal = gibt derselbe noch einmal
option-all_pass-played = wird ohne Alleinspieler gespielt
option-overtrump = Ein Trumpf auf dem Tisch, wenn man nicht bedienen kann
option-overtrump-free = muss nicht übertrumpft werden
option-overtrump-must = muss übertrumpft werden
option-tie = Ein Unentschieden bringt dem nächsten Sieg
option-tie-by_suit = 2, in Kreuz 4
option-tie-by_side = 2 für Alleinspieler, 4 für Gegner
option-solo_vol = Alle Stiche von einem zählen mehr
option-double_win = Ein Sieg über 24 ist ein Kreuz
say-better = { $who ->
    [you] Du sagst { $n }, better.
   *[other] { who } sagt { $n }, better.
  }
mark-better = { $n } better
call-better = { $n }, better
results-crosses-made = Kreuze gemacht
results-crosses-been = Kreuze erlitten
results-totals = Noch auf der Leiter, eigen zu ihren
hint-better = Ein Bot würde { $n }, better sagen:

reason-call-out-of-range = Angesagt wird eine Länge von 5 bis 8.
reason-not-better = „Better“ sagst du einmal, bei gleicher Länge in Kreuz.
reason-longest-is-duty = An diesem Tisch musst du deine größte Länge ansagen, wenn sie die Ansage davor schlägt.
reason-clubs-are-due = Du musst Kreuz nennen.
reason-must-overtrump = An diesem Tisch musst du übertrumpfen, wenn du nicht bedienen kannst.
