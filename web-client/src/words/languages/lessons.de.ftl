# Die Lektionen von Avinas auf Deutsch: je ein Titel, ein Anfang und ein Ende, und ein Satz für einige
# Entscheidungen nach ihrer Nummer; für die übrigen sprechen die Tipps von de.ftl.

learn-title-avinas = Avinas lernen
learn-of = Lektion { $n } von { $of }
learn-next = Nächste Lektion
learn-begin = Beginnen
learn-other = Das ist erlaubt; versuche aber dies:
learn-costs = { $unit ->
    [points] { $n ->
        [one] Bei offenen Karten kostet das 1 Auge; versuche dies:
       *[other] Bei offenen Karten kostet das { $n } Augen; versuche dies:
      }
    [pips] { $n ->
        [one] Bei offenen Karten kostet das 1 Punkt; versuche dies:
       *[other] Bei offenen Karten kostet das { $n } Punkte; versuche dies:
      }
    [score] Bei offenen Karten kostet das { $n } auf dem Zettel; versuche dies:
   *[rams] { $n ->
        [one] Bei offenen Karten kostet das 1 Widder; versuche dies:
       *[other] Bei offenen Karten kostet das { $n } Widder; versuche dies:
      }
  }

lesson-trumps-title = Was Trumpf ist
lesson-trumps-begin = Deine Sieben wurde zuletzt aufgedeckt: Du spielst Pik. Auch Damen und Buben sind Trumpf.
lesson-trumps-1 = Passe; klopfen kommt später.
lesson-trumps-2 = Spiele die Kreuz-Dame aus, die höchste von allen.
lesson-trumps-3 = Die Trumpf-Sieben ist die zweite: Spiele sie aus.
lesson-trumps-4 = Ein Bube zieht die letzten hohen Trümpfe.
lesson-trumps-5 = Bediene das Kreuz von Ost billig.
lesson-trumps-end = Die Rangfolge: Kreuz-Dame, Sieben, Damen, Buben, Ass, Zehn, König, Neun, Acht.

lesson-sevens-title = Ein Siebenerspiel
lesson-sevens-begin = Ost spielt Kreuz: Holen sie 61 von 120 Augen, bekommt ihr 2 Widder, Zeichen gegen euch; sonst bekommen sie 4.
lesson-sevens-1 = Deine Kreuz-Acht zählt nichts. Ass 11, Zehn 10, König 4, Dame 3, Bube 2.
lesson-sevens-2 = Deine Pik-Dame schlägt den Buben.
lesson-sevens-end = 77 Augen zu 43: Die Spielpartei hat verloren. 2 Siebenen, also 4 Widder.

lesson-secrets-title = Geheimnisse beim Geben
lesson-secrets-begin = Einige Karten liegen offen. Beim Geben siehst du auch zwei deines Gegenübers: Das Auge markiert sie.
lesson-secrets-1 = Keine Sieben: Geboten wird die Länge der Trümpfe. Mit Pik hast du sechs: Biete 6.
lesson-secrets-2 = Dein erstes Ausspielen bestimmt Trumpf: die Kreuz-Dame.
lesson-secrets-3 = Nach einer Dame wirst du gefragt: Nenne Pik.
lesson-secrets-4 = Spiele noch einen Trumpf aus, einen billigen.
lesson-secrets-end = Gezeigte Karten bleiben auf dem Tisch, bis sie gespielt sind.

lesson-knock-title = Klopfen
lesson-knock-begin = Du hältst sieben Trümpfe. Klopfen verspricht alle acht Stiche für doppelt so viele Widder.
lesson-knock-1 = Klopfe.
lesson-knock-2 = Zieh die Trümpfe von oben.
lesson-knock-end = Alle acht Stiche: 2 Siebenen und geklopft, also 4 Widder.

lesson-bid-title = Ein Spiel ohne Siebenen
lesson-bid-begin = Wieder keine Sieben. Alle bieten eine Länge oder passen; die größte spielt.
lesson-bid-1 = Herz gibt fünf Trümpfe: Biete 5. Ein zu hohes Gebot verliert die Partie.
lesson-bid-2 = Deine erste Karte bestimmt Trumpf: Spiele Herz aus.
lesson-bid-9 = Du hast 65; 61 gewinnen. Beende jetzt.
lesson-bid-end = Die anderen haben 28, unter 31: 2 Punkte gegen sie. Bei 12 endet die Partie.

lesson-hide-title = Eine verdeckte Karte
lesson-hide-begin = Nach dem ersten Stich wird Trumpf ausgespielt, ohne Trumpf jede Karte, auch verdeckt.
lesson-hide-1 = Dein Gegenüber bietet acht. Passe.
lesson-hide-2 = Gewinne mit der Kreuz-Dame, deinem letzten Trumpf.
lesson-hide-3 = Spiele die Karo-Neun verdeckt aus, mit Stirnrunzeln: Sie ist wertlos.
lesson-hide-end = Mit Vorsprung an Widdern sind Punkte gut: 12 beenden die Partie, Widder entscheiden.
