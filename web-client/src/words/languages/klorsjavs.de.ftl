# Klørsjavs auf Deutsch: nur seine eigenen Wörter; die des Hauses stehen in de.ftl.

klorsjavs-bid = { $n ->
    [1] ein einfaches Spiel
    [2] ein Handspiel
    [3] ein Tout
   *[other] ein Hand-Tout
  }
klorsjavs-bidding = Die Ansagen laufen.
klorsjavs-contract = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { klorsjavs-bid }{ $suit ->
    [none] .
   *[other] , Trumpf ist { suit }.
  }
klorsjavs-stake = Der Alleinspieler spielt gegen alle anderen und braucht { $needs } Augen.
klorsjavs-stake-of = { $cat ->
    [taken] Die Katze wurde genommen.
    [left] Die Katze zählt für den Alleinspieler.
   *[lies] Die Katze liegt noch.
  } { $tout ->
    [yes] Alle Stiche sind nötig.
   *[no] { $needs } Augen sind nötig.
  }
klorsjavs-level = steht gleich
klorsjavs-redealt = Alle haben gepasst; dieselbe Person gibt noch einmal.
klorsjavs-loses = { $who ->
    [you] Du verlierst
   *[other] { who } verliert
  } { klorsjavs-amount }.
klorsjavs-wins = { $who ->
    [you] Du gewinnst
   *[other] { who } gewinnt
  } { klorsjavs-amount }.
klorsjavs-amount = { $n } { $unit ->
    [ore] Øre
   *[jetons] { $n ->
        [one] Jeton
       *[other] Jetons
      }
  }
klorsjavs-why-folded = { $who ->
    [you] Du hast das Spiel aufgegeben.
   *[other] { who } hat das Spiel aufgegeben.
  }
klorsjavs-why-nothing = { $who ->
    [you] Du hast keinen Stich gemacht.
   *[other] { who } hat keinen Stich gemacht.
  }
klorsjavs-why-tout = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $n } von 6 Stichen gemacht.
klorsjavs-why = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } geholt{ $lies ->
    [0] { "" }
   *[other] , davon { $lies } in den zwei Karten, die bei { $who ->
        [you] dir
       *[other] { who }
      } lagen
  }: { $made ->
    [yes] genug.
   *[no] zu wenig.
  }
klorsjavs-why-jan = Die verlierende Seite hat { $n } geholt, weniger als 31: doppelt.
klorsjavs-why-no-trick = Die verlierende Seite hat keinen Stich gemacht: dreifach.
klorsjavs-lost-match = { $who ->
    [you] Du hast die Partie verloren.
   *[other] { who } hat die Partie verloren.
  }
klorsjavs-won-match = { $who ->
    [you] Du hast die Partie gewonnen.
   *[other] { who } hat die Partie gewonnen.
  }
klorsjavs-pays = { $who ->
    [you] Du zahlst
   *[other] { who } zahlt
  } { $n ->
    [one] 1 Einheit.
   *[other] { $n } Einheiten.
  }
klorsjavs-gets = { $who ->
    [you] Du bekommst
   *[other] { who } bekommt
  } { $n ->
    [one] 1 Einheit.
   *[other] { $n } Einheiten.
  }
klorsjavs-ore = Øre übrig
klorsjavs-jetons = Jetons
klorsjavs-hands = Spiele
klorsjavs-sheet-explained = Alle beginnen mit 60 Øre; wer zuerst keine mehr hat, verliert die Partie. Im Auktions-Sjavs werden Jetons gewonnen und verloren, und die meisten gewinnen.
klorsjavs-answer-sheet = { who }: { klorsjavs-amount }.
klorsjavs-replay-sheet = Zettel { $totals }.
klorsjavs-match-result = { $won ->
    [none] aufgegeben
    [won] gewonnen
   *[lost] gewonnen von { $names }
  }

# Optionen.
option-form = Form
option-form-three = zu dritt
option-form-four = zu viert
option-form-auction = Auktions-Sjavs, zu dritt
option-cat = Die Katze
option-cat-unseen = wird blind genommen
option-cat-seen = wird erst angesehen
option-auction-hands = Eine Auktionspartie hat
option-hands-twelve = zwölf Spiele
option-hands-six = sechs Spiele
option-hands-twenty_four = vierundzwanzig Spiele
option-untouched = Wer noch bei 60 steht, zahlt auch, nur nicht in der Auktion

# Der Tausch mit der Katze.
turn-exchange = Zwei Karten für die Katze?
turn-take = Du bist dran: die Katze nehmen oder liegen lassen.
turn-lay = Zwei Karten weglegen.
cat-take = Katze nehmen
cat-leave = Katze liegen lassen
cat-lay = Weglegen
fold = Spiel aufgeben
mark-take = nimmt die Katze
mark-laid = nahm die Katze
mark-lay = nahm die Katze
mark-leave = lässt die Katze liegen
mark-fold = gibt auf
say-take = { $who ->
    [you] Du nimmst die Katze.
   *[other] { who } nimmt die Katze.
  }
say-laid = { $who ->
    [you] Du legst zwei Karten für die Katze weg.
   *[other] { who } legt zwei Karten für die Katze weg.
  }
say-lay = { $who ->
    [you] Du legst { $cards } weg.
   *[other] { who } legt { $cards } weg.
  }
say-leave = { $who ->
    [you] Du lässt die Katze liegen.
   *[other] { who } lässt die Katze liegen.
  }
say-fold = { $who ->
    [you] Du gibst das Spiel auf.
   *[other] { who } gibt das Spiel auf.
  }
own-laid = Du hast { $cards } weggelegt.
own-taken = Du hast { $cards } aus der Katze genommen.
cat-was = Die Katze: { $cards }
laid-away = Weggelegt: { $cards }
hint-take = Ein Bot würde die Katze nehmen:
hint-leave = Ein Bot würde die Katze liegen lassen:
hint-lay = Ein Bot würde { $cards } weglegen:
hint-fold = Ein Bot würde das Spiel aufgeben:
command-lay-needs = Welche zwei Karten weglegen? weglegen dh 5ka.
command-take = nehmen, nehme, nimm
command-lay = weglegen, legen, lege, weg
command-fold = aufgeben, aufgabe
klorsjavs-price-fold = Aufgeben? Das Spiel endet, und du verlierst 8 Øre.
klorsjavs-stakes-auction = { $n ->
    [one] { $n } Einheit je Jeton
   *[other] { $n } Einheiten je Jeton
  }

reason-six-cards-each = Alle bekommen je sechs Karten.
reason-four-cards-each = Alle bekommen je vier Karten.
reason-cat-is-declarers = Nur der Alleinspieler darf die Katze nehmen oder liegen lassen.
reason-cat-is-done = Die Katze wurde schon genommen oder liegen gelassen.
reason-cat-first = Erst nimmt der Alleinspieler die Katze oder lässt sie liegen.
reason-take-cat-first = An diesem Tisch wird die Katze genommen, bevor Karten weggelegt werden.
reason-lay-two-away = Lege zwei deiner Karten weg.
reason-no-cat-in-strike = Ein Handspiel und ein Hand-Tout spielt man ohne die Katze.
reason-fold-is-declarers = Nur der Alleinspieler darf das Spiel aufgeben.
reason-fold-too-late = Nach der ersten gespielten Karte darf niemand mehr aufgeben.
reason-no-fold-here = Im Auktions-Sjavs darf niemand aufgeben.
