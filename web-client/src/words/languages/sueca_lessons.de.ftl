# Die Lektionen von Sueca auf Deutsch: Titel, Anfang und Ende, und ein Satz zu manchen Entscheidungen nach ihrer
# Nummer; zu den anderen sprechen die Tipps aus de.ftl.

learn-title-sueca = Sueca lernen

lesson-sueca-seven-title = Die Sieben und die Richtung
lesson-sueca-seven-begin = West gibt und deckt die letzte eigene Karte auf, die Pik-Drei: Pik ist Trumpf. Gespielt wird nach rechts.
lesson-sueca-seven-1 = Du sitzt rechts vom Geber und spielst aus. Nach dir kommt Ost, dann dein Partner.
lesson-sueca-seven-3 = Über der Sieben steht nur das Ass. Du musst bekennen, auch wenn Ost stechen kann.
lesson-sueca-seven-5 = Ass und Sieben sind die höchsten Trümpfe: ziehe mit der Sieben.
lesson-sueca-seven-end = Die Reihenfolge in jeder Farbe, auch im Trumpf: Ass, Sieben, König, Bube, Dame, Sechs, Fünf, Vier, Drei, Zwei.

lesson-sueca-hand-title = Was ein Spiel zählt
lesson-sueca-hand-begin = 61 Augen sind ein Sieg, 91 zwei, alle Stiche vier. Du hast das Herz-Ass aufgedeckt.
lesson-sueca-hand-4 = Dein Partner gab das Ass: stich mit dem niedrigsten Trumpf, und es gehört euch.
lesson-sueca-hand-9 = Das Pik-Ass ist fort: deine Sieben ist die höchste.
lesson-sueca-hand-end = 94 Augen: 2 Siege. Wer zuerst vier hat, gewinnt die Partie.
