# Die Lektionen von Sjavs zu dritt oder zu zweit auf Deutsch.

learn-title-sjavsalone = Sjavs zu dritt oder zu zweit lernen

lesson-sjavsalone-skat-title = Der Skat
lesson-sjavsalone-skat-begin = Ihr spielt zu dritt, alle für sich. Ost hat gegeben, also sprichst du zuerst.
lesson-sjavsalone-skat-1 = Zwei ständige Trümpfe und drei Kreuz machen fünf: Sag 5 an.
lesson-sjavsalone-skat-2 = Du spielst allein. Karo ist gleich lang, also musst du Kreuz nennen; das zählt doppelt.
lesson-sjavsalone-skat-3 = Leg beide Zehnen weg: Sie zählen für dich, und niemand kann sie dir nehmen.
lesson-sjavsalone-skat-4 = Im Skat lag der höchste Trumpf. Spiel einen niedrigen aus: Die anderen müssen bedienen.
lesson-sjavsalone-skat-5 = Du spielst als Letztes, und deine Dame nimmt eine Zehn.
lesson-sjavsalone-skat-6 = Zwei Trümpfe sind noch draußen. Spiel noch einmal Trumpf.
lesson-sjavsalone-skat-9 = Du hast kein Herz: Der Trumpf-König nimmt fünfzehn Augen.
lesson-sjavsalone-skat-end = 69 Augen, davon 20 in den weggelegten Zehnen; nötig waren 61. Du kommst um 4 herunter.

lesson-sjavsalone-rows-title = Eine Reihe Karten
lesson-sjavsalone-rows-begin = Ihr spielt zu zweit. Vor euch liegen je vier Karten in einer Reihe, jede auf einer Karte, die niemand kennt.
lesson-sjavsalone-rows-1 = Deine Reihe zählt zur Hand: Du siehst zwölf Karten. Mit Herz sind sechs davon Trumpf.
lesson-sjavsalone-rows-2 = Nenne Herz: Keine andere Farbe ist so lang.
lesson-sjavsalone-rows-3 = Die Herz-Dame liegt in deiner Reihe. Spiel sie aus und zieh Trümpfe.
lesson-sjavsalone-rows-4 = Das Kreuz-Ass lag unter ihr und gehört jetzt dir. Hier ist die Neun hoch genug.
lesson-sjavsalone-rows-5 = Spiel das aufgedeckte Ass aus: Es ist das höchste Kreuz.
lesson-sjavsalone-rows-8 = Der König nimmt die Zehn: Sie steht unter König und Dame.
lesson-sjavsalone-rows-10 = Spiel die Neun aus deiner Reihe und sieh, welche Karte darunter liegt.
lesson-sjavsalone-rows-12 = Du hast kein Karo mehr: Das Trumpf-Ass nimmt 22 Augen.
lesson-sjavsalone-rows-end = 72 von 120 Augen; nötig waren 61. Du kommst um 2 herunter.
