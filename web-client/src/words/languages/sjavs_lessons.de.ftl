# Die Lektionen von Sjavs auf Deutsch: Titel, Anfang und Ende, und ein Satz zu manchen Entscheidungen nach ihrer
# Nummer; zu den anderen sprechen die Tipps aus de.ftl.

learn-title-sjavs = Sjavs lernen

lesson-sjavs-calls-title = Ansagen und Trümpfe
lesson-sjavs-calls-begin = Sechs Damen und Buben sind immer Trumpf; die genannte Farbe gibt ihre anderen Karten dazu.
lesson-sjavs-calls-1 = Mit Herz hast du sechs Trümpfe: sage 6 an.
lesson-sjavs-calls-2 = Alle haben gepasst: nenne Herz.
lesson-sjavs-calls-3 = Links vom Geber wird ausgespielt: du. Die Kreuz-Dame ist die höchste von allen.
lesson-sjavs-calls-4 = Ziehe weiter mit einem niedrigen Trumpf: die hohen bleiben.
lesson-sjavs-calls-end = Die Reihenfolge: Kreuz- und Pik-Dame, die vier Buben, dann die Trumpffarbe vom Ass an.

lesson-sjavs-better-title = Better
lesson-sjavs-better-begin = West hat 5 angesagt. Mit Kreuz hast du auch fünf Trümpfe.
lesson-sjavs-better-1 = Kreuz geht derselben Länge vor: sage „better“.
lesson-sjavs-better-2 = Nach „better“ muss Kreuz genannt werden.
lesson-sjavs-better-end = 106 Augen in Kreuz: ihr kommt um 8 herunter, von 24 auf 16.

lesson-sjavs-points-title = Was ein Spiel zählt
lesson-sjavs-points-begin = 61 Augen gewinnen; ab 90 zählt es doppelt, mit allen Stichen mehr.
lesson-sjavs-points-1 = Du hast keine fünf Trümpfe: passe.
lesson-sjavs-points-end = 99 Augen: ihr kommt um 4 herunter, von 24 auf 20.

lesson-sjavs-defend-title = Gegen den Alleinspieler
lesson-sjavs-defend-begin = Ost sagt 5 an. Haltet sie unter 61, dann kommt ihr herunter.
lesson-sjavs-defend-1 = Du hast keine fünf Trümpfe: passe.
lesson-sjavs-defend-2 = Behalte die zwei schwarzen Damen: lege ein niedriges Herz.
lesson-sjavs-defend-5 = Die Pik-Dame nimmt den Stich; die einzige höhere Karte hast du.
lesson-sjavs-defend-end = 48 Augen für sie, 4 herunter für euch. Mit 30 oder weniger, javn, wären es 8.
