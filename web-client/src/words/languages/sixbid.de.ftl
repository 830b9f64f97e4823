# Six-Bid und Frog auf Deutsch: ihre eigenen Wörter; die des Hauses stehen in de.ftl.

sixbid-bid = { $form ->
    [frog] { $n ->
        [1] Frog
        [2] Chico
       *[other] Grand
      }
   *[six_bid] { $n ->
        [1] Solo
        [2] Herzsolo
        [3] Misère
        [4] Garantiesolo
        [5] offene Misère
       *[other] Rufsolo
      }
  }
sixbid-bidding = Es wird gereizt.
sixbid-soloist = Solist
sixbid-said = { $who ->
    [you] Du hast
   *[other] { who } hat
  } „{ $bid }“ gesagt.
sixbid-contract = { $who ->
    [you] Du spielst
   *[other] { who } spielt
  } { $contract ->
    [solo] ein Solo
    [heart_solo] ein Herzsolo
    [misere] eine Misère
    [guarantee] ein Garantiesolo
    [spread_misere] eine offene Misère
    [call_solo] ein Rufsolo
    [frog] einen Frog
    [chico] einen Chico
   *[grand] einen Grand
  }{ $suit ->
    [none] .
   *[other] , Trumpf ist { suit }.
  }
sixbid-needs = { $points ->
    [0] Alle Stiche müssen verloren werden.
   *[other] { $points } Augen sind nötig.
  }
sixbid-stake = Eine Person spielt allein gegen zwei und sagt an, worum es geht.
sixbid-asked-of = { card-nom-first } kam von { who }.
sixbid-asked-of-you = { card-nom-first } kam von dir.
sixbid-asked = Gerufen wurde { card-nom }.
sixbid-given-card = Dafür gegeben: { $cards }.
sixbid-open = { $who ->
    [you] Deine offene Hand: { $cards }
   *[other] Offene Hand von { who }: { $cards }
  }
sixbid-thrown-in = Alle haben gepasst; es wird nichts geschrieben.
sixbid-level = Genau 60 Augen; niemand zahlt.
sixbid-loses = { $who ->
    [you] Du verlierst
   *[other] { who } verliert
  } { sixbid-units }.
sixbid-wins = { $who ->
    [you] Du gewinnst
   *[other] { who } gewinnt
  } { sixbid-units }.
sixbid-units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
sixbid-why = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } geholt{ $lies ->
    [0] { "" }
   *[other] , davon { $lies } in den drei Karten, die beiseite lagen
  }, nötig waren { $needed }: { $made ->
    [yes] gewonnen.
   *[no] verloren.
  }
sixbid-why-misere = { $who ->
    [you] Du hast
   *[other] { who } hat
  } { $tricks ->
    [0] keinen Stich gemacht: gewonnen.
   *[other] einen Stich gemacht: verloren.
  }
sixbid-won-match = { $who ->
    [you] Du hast die Partie gewonnen.
   *[other] { who } hat die Partie gewonnen.
  }
sixbid-pays = { $who ->
    [you] Du zahlst
   *[other] { who } zahlt
  } { sixbid-units }.
sixbid-gets = { $who ->
    [you] Du bekommst
   *[other] { who } bekommt
  } { sixbid-units }.
sixbid-account = Konto
sixbid-hands = Spiele
sixbid-sheet-explained = Der Solist gewinnt Einheiten von jedem der beiden anderen oder verliert sie an jeden. Nach dem letzten Spiel gewinnt das höchste Konto.
sixbid-answer-sheet = { who }: { $n }.
sixbid-answer-hands = { $n ->
    [one] 1 Spiel wurde gespielt.
   *[other] { $n } Spiele wurden gespielt.
  }
sixbid-replay-sheet = Konten { $accounts }.
sixbid-stakes = { $n ->
    [one] { $n } Einheit je Einheit des Kontos
   *[other] { $n } Einheiten je Einheit des Kontos
  }
sixbid-match-result = { $won ->
    [none] aufgegeben
    [won] gewonnen
   *[lost] gewonnen von { $names }
  }

# Optionen.
option-form = Form
option-form-six_bid = Six-Bid Solo
option-form-frog = Frog
option-hands = Eine Partie hat
option-hands-twelve = zwölf Spiele
option-hands-six = sechs Spiele
option-hands-twenty_four = vierundzwanzig Spiele

# Der Stock, die gerufene Karte und die, die dafür gegeben wird.
turn-lay = Drei Karten weglegen.
turn-exchange = Du bist dran: eine Karte rufen oder keine.
turn-give = Eine Karte für die gerufene geben.
cat-lay = Weglegen
cat-leave = Keine Karte rufen
ask-card = { $rank ->
    [A] Das { card }
    [K] Den { card }
    [J] Den { suit }-Buben
   *[other] Die { card }
  } rufen
give-card = Diese Karte geben
mark-laid = legte drei weg
mark-lay = legte drei weg
mark-ask = ruft eine Karte
mark-given = gab eine Karte
mark-give = gab eine Karte
mark-leave = ruft keine Karte
say-laid = { $who ->
    [you] Du legst drei Karten weg.
   *[other] { who } legt drei Karten weg.
  }
say-lay = { $who ->
    [you] Du legst { $cards } weg.
   *[other] { who } legt { $cards } weg.
  }
say-ask = { $who ->
    [you] Du rufst
   *[other] { who } ruft
  } { card-acc }.
say-given = { $who ->
    [you] Du gibst dafür eine Karte.
   *[other] { who } gibt dafür eine Karte.
  }
say-give = { $who ->
    [you] Du gibst
   *[other] { who } gibt
  } dafür { card-acc }.
say-leave = { $who ->
    [you] Du rufst
   *[other] { who } ruft
  } keine Karte.
own-laid = Du hast { $cards } weggelegt.
own-taken = Du hast { $cards } aus dem Stock genommen.
cat-was = Der Stock: { $cards }
laid-away = Weggelegt: { $cards }
hint-lay = Ein Bot würde { $cards } weglegen:
hint-ask = Ein Bot würde { card-acc } rufen:
hint-leave = Ein Bot würde keine Karte rufen:
hint-give = Ein Bot würde { card-acc } geben:
command-lay-needs = Welche drei Karten weglegen? weglegen dh 9ka 8ka.
command-ask-needs = Welche Karte rufen? rufen ah.
command-give-needs = Welche deiner Karten geben? geben 6h.
command-lay = weglegen, legen, lege, weg, lay, away
command-ask = rufen, rufe, ruf, ask, call
command-give = geben, gebe, gib, give

reason-bid-of-other-form = Dieses Gebot gibt es in dieser Form des Spiels nicht.
reason-hearts-not-here = Herz ist bei dieser Ansage nicht Trumpf; nenne eine andere Farbe.
reason-no-call-now = Jetzt wird keine Karte gerufen oder gegeben.
reason-call-another-card = Rufe eine Karte aus dem Kartenspiel, die du nicht hast.
reason-give-another-card = Gib eine andere Karte als die, die du gerufen hast.
reason-call-first = Erst ruft der Solist eine Karte oder keine.
reason-give-first = Erst gibt der Solist eine Karte für die gerufene.
reason-left-of-soloist-leads = Zum ersten Stich spielt aus, wer links vom Solisten sitzt.
