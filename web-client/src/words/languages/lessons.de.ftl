# Die Lektionen von Avinas auf Deutsch: je ein Titel, ein Anfang und ein Ende, und ein Satz für einige
# Entscheidungen nach ihrer Nummer; für die übrigen sprechen die Tipps von de.ftl.

learn-title = Avinas lernen
learn-of = Lektion { $n } von { $of }
learn-next = Nächste Lektion
learn-begin = Beginnen
learn-other = Das ist erlaubt; versuche aber dies:

lesson-trumps-title = Was Trumpf ist
lesson-trumps-begin = Beim Geben wurden zwei Siebenen aufgedeckt. Die zuletzt gegebene ist deine, die Pik-Sieben: Also ist Pik Trumpf, und du hast das Spiel. Auch alle Damen und Buben sind Trumpf. Deine fünf Trümpfe stehen links, der höchste zuerst.
lesson-trumps-1 = Vor dem ersten Ausspielen könntest du klopfen; das kommt später. Passe.
lesson-trumps-2 = Du spielst zum ersten Stich aus, und zwar Trumpf. Die Kreuz-Dame ist die höchste Karte von allen: Spiele sie aus.
lesson-trumps-3 = Die Trumpf-Sieben ist der zweithöchste Trumpf, und auch zum zweiten Stich wird Trumpf ausgespielt: Spiele sie aus.
lesson-trumps-4 = Ein Bube zieht die hohen Trümpfe, die noch übrig sind. Spiele ihn aus.
lesson-trumps-5 = Ost spielt das Kreuz-Ass aus, und das ist kein Trumpf. Bediene mit einer Kreuz-Karte, die wenig kostet.
lesson-trumps-end = Kreuz-Dame, Trumpf-Sieben, die anderen Damen, die Buben, dann Ass, Zehn, König, Neun, Acht: Das ist die Rangfolge der Trümpfe.

lesson-sevens-title = Ein Siebenerspiel
lesson-sevens-begin = Zwei Siebenen liegen offen, und Ost, mit der zuletzt gegebenen, hat das Spiel: Trumpf ist Kreuz. In den Karten stecken 120 Augen: Mit 61 gewinnen Ost und West, 2 Widder gegen euch; mit weniger sind es 4 gegen sie. Ihr beide braucht 60.
lesson-sevens-1 = Ost spielt Trumpf aus. Du musst Trumpf bedienen: Die Kreuz-Acht kostet am wenigsten.
lesson-sevens-2 = Die Pik-Dame ist Trumpf und schlägt den Buben. Spiele sie.
lesson-sevens-end = Ihr habt 77 Augen, die Spielpartei 43: Sie hat verloren. 2 Siebenen, also 4 Widder gegen sie.

lesson-secrets-title = Geheimnisse beim Geben
lesson-secrets-begin = Du gibst. Bei den anderen, Ost und West, liegen je die vierte und die achte Karte offen. In deiner Hand und der deines Gegenübers hast nur du diese Karten angesehen; keine Sieben war darunter. Ein Augensymbol markiert, was nur du siehst: Kreuz-König und Karo-Acht deines Gegenübers.
lesson-secrets-1 = Ohne Siebenen wird die Länge der Trümpfe geboten, und die Farbe bleibt geheim. Damen und Buben zählen mit: Mit Pik hast du sechs Trümpfe. Biete 6.
lesson-secrets-2 = Du hast das Spiel. Dein erstes Ausspielen bestimmt die Trumpffarbe; nach einer Dame wirst du nach der Farbe gefragt. Spiele die Kreuz-Dame aus.
lesson-secrets-3 = Du wirst gefragt: Nenne Pik.
lesson-secrets-4 = Auch zum zweiten Stich musst du Trumpf ausspielen. Ein billiger genügt.
lesson-secrets-end = Was beim Geben gezeigt wurde, ob nur dir oder allen, bleibt auf dem Tisch, bis es gespielt ist.

lesson-knock-title = Klopfen
lesson-knock-begin = Karo ist Trumpf, und du hältst sieben Trümpfe, darunter die beiden höchsten. In der Spielpartei darf jede der beiden Personen vor dem ersten Ausspielen klopfen: Dann gewinnen nur alle acht Stiche, für doppelt so viele Widder, und ein verlorener Stich kostet doppelt so viele.
lesson-knock-1 = Klopfe.
lesson-knock-2 = Niemand hat nochmals geklopft. Zieh die Trümpfe von oben: Spiele die Kreuz-Dame aus.
lesson-knock-end = Alle acht Stiche: 2 Siebenen und geklopft, also 4 Widder gegen die anderen.

lesson-bid-title = Ein Spiel ohne Siebenen
lesson-bid-begin = Keine Sieben wurde aufgedeckt. Reihum bieten alle, wie viele Trümpfe sie hätten, oder passen; wer die größte Länge bietet, bekommt das Spiel.
lesson-bid-1 = Mit Herz hast du fünf Trümpfe: Biete 5. Bietest du mehr, als du hältst, ist die Partie verloren.
lesson-bid-2 = Du hast das Spiel. Die Farbe deiner ersten Karte wird Trumpf: Spiele Herz aus.
lesson-bid-9 = Ihr habt 65 Augen, und 61 gewinnen. Beende das Spiel jetzt: Weitere Stiche könnten nur Augen verschenken.
lesson-bid-end = Die anderen haben 28, weniger als 31: 2 Punkte gegen sie. Punkte werden nie gestrichen; bei 12 endet die Partie.

lesson-hide-title = Eine verdeckte Karte
lesson-hide-begin = Das Spiel bekommt Nord, dein Gegenüber. Wer den ersten Stich macht, muss zum zweiten Trumpf ausspielen. Ohne Trumpf ist jede Karte erlaubt, offen oder verdeckt, mit einer Miene für das Gegenüber.
lesson-hide-1 = Nord, dein Gegenüber, bietet 8, und das kann niemand überbieten. Passe.
lesson-hide-2 = Die Kreuz-Dame macht den Stich. Spiele sie: Sie ist dein letzter Trumpf.
lesson-hide-3 = Du hast keinen Trumpf zum Ausspielen. Spiele die Karo-Neun verdeckt aus, mit Stirnrunzeln: Dein Gegenüber weiß dann, dass sie nichts wert ist.
lesson-hide-end = Und warum sollte man ein Spiel verlieren wollen? Eine Seite mit 12 Punkten gewinnt die Partie doch noch, wenn die anderen auch Punkte haben und dazu Widder gegen sich. Jetzt kannst du spielen.
