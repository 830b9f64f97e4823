# Die Lektionen von Einwerfen auf Deutsch: Titel, Anfang und Ende, und ein Satz zu manchen Entscheidungen nach ihrer
# Nummer; zu den anderen sprechen die Tipps aus de.ftl.

learn-title-einwerfen = Einwerfen lernen

lesson-einwerfen-trumps-title = Die aufgedeckte Karte
lesson-einwerfen-trumps-begin = Ost gibt und deckt die letzte eigene Karte auf, die Kreuz-Acht: Kreuz ist Trumpf.
lesson-einwerfen-trumps-1 = Die Person links vom Geber spielt aus: das bist du. Du hast vier der acht Trümpfe: ziehe mit dem niedrigsten.
lesson-einwerfen-trumps-2 = Die Zehn steht unter König, Dame und Bube: die Dame deines Partners macht den Stich, gib ihm die Zehn.
lesson-einwerfen-trumps-end = Die Reihenfolge in jeder Farbe, auch im Trumpf: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.

lesson-einwerfen-hand-title = Was ein Spiel zählt
lesson-einwerfen-hand-begin = 61 Augen sind ein Sieg, 90 zwei, alle Stiche drei. Du hast das Pik-Ass aufgedeckt.
lesson-einwerfen-hand-1 = Nach dir spielt niemand: der König nimmt die Zehn.
lesson-einwerfen-hand-end = 113 Augen: 2 Siege. Pik ist nun die Favoritfarbe: spätere Spiele in Pik zählen doppelt.
