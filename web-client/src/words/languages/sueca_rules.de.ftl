# Die Regeln von Sueca auf Deutsch; die Nummern sind die von docs/rules/sueca.md.

rules-intro = Jede Ablehnung und jede Zahl eines Ergebnisses nennt ihre Regel; hier stehen sie, nach Nummern.
rules-1 = Mitspielende, Karten, Rangfolge, Werte
rules-2 = Das Geben
rules-3 = Das Spielen der Karten
rules-4 = Was ein Spiel zählt
rules-5 = Der Zettel und das Ende der Partie
rules-6 = Wer was sehen darf
rule-1-1 = Gespielt wird zu viert in zwei Paaren; ein Paar bildet, wer sich gegenübersitzt; Plätze im Uhrzeigersinn Nord, Ost, Süd, West; Seiten Nord–Süd und Ost–West. Geben und Spielen gehen gegen den Uhrzeigersinn, wie in Portugal: Auf Nord folgt West.
rule-1-2 = 40 Karten: A 7 K B D 6 5 4 3 2 in Kreuz, Pik, Herz, Karo; 8, 9 und 10 fehlen. Das ist in jeder Farbe, auch im Trumpf, die Rangfolge, die höchste zuerst. Die Sieben steht an zweiter Stelle, der Bube über der Dame.
rule-1-3 = Augen: A 11, 7 10, K 4, B 3, D 2, 6, 5, 4, 3 und 2 nichts; zusammen 120.
rule-2-1 = Wer als Erstes gibt, wird ausgelost; nach jedem Spiel geht das Geben nach rechts weiter.
rule-2-2 = Alle erhalten zehn Karten auf einmal, gegen den Uhrzeigersinn, beginnend rechts von der gebenden Person, sie selbst zuletzt.
rule-2-3 = Die letzte Karte, die zehnte der gebenden Person, wird aufgedeckt: Ihre Farbe ist Trumpf. Wer gibt, spielt sie wie jede andere Karte, und bis dahin liegt sie offen. Welche Karte es war, sehen alle bis zum nächsten Geben.
rule-3-1 = Zum ersten Stich spielt die Person rechts von der gebenden eine beliebige Karte aus.
rule-3-2 = Bediene die Farbe, wenn du kannst. Kann jemand nicht bedienen, ist jede Karte erlaubt. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus. Falsches Bedienen, das an einem echten Tisch Siege kostet, wird hier abgelehnt.
rule-3-3 = Alle zehn Stiche werden gespielt.
rule-4-1 = Die Seite mit 61 bis 90 Augen bekommt einen Sieg, mit 91 oder mehr zwei.
rule-4-2 = Eine Bandeira (Flagge) zählt vier Siege. Option des Tisches „Eine Bandeira, 4 Siege, gibt es für“: „alle Stiche“ (in der Regel) oder „alle Augen“; dann genügen alle 120 Augen, auch wenn ein Stich ohne Augen verloren ging.
rule-4-3 = Bei 60 zu 60 gewinnt niemand. Option des Tisches „Bei 60 zu 60“: „schreibt niemand“ (in der Regel), mehr nicht; oder „zählt das nächste Spiel einen Sieg mehr“, und zwar das nächste gewonnene. Unentschieden summieren sich, bis zu fünfzehn.
rule-5-1 = Der Zettel hat eine Spalte je Seite, mit den Siegen als laufenden Summen. Die Seite, die zuerst vier Siege oder mehr hat, gewinnt; in einer längeren Partie zehn oder mehr.
rule-5-2 = Option des Tisches „Eine Partie geht bis“: „vier Siege“ (in der Regel) oder „zehn Siege“.
rule-5-3 = Eine Partie bis vier Siege hat einen Namen. Sie ist ein Gato (eine Katze), wenn die verlierende Seite keinen Sieg hat, und ein Chapéu (ein Hut), wenn diese einen hat. Sie ist ein Arrepio (ein Schauder), wenn die verlierende Seite nach einem Spiel bei drei stand, während die andere keinen hatte. Jede andere ist einfach, und so auch jede Partie bis zehn Siege.
rule-5-4 = Einsatz in Einheiten: keiner, oder fest für die Partie. Die verlierende Seite schuldet ihn.
rule-6-1 = Alle sehen, wer gibt, die aufgedeckte Karte, die Trumpffarbe, die Zahl der Karten in jeder Hand, den laufenden und den letzten Stich, Augen und Stiche jeder Seite, den Zettel mit den wartenden Siegen, die Optionen und wer am Zug ist. Wer mitspielt, sieht dazu die eigene Hand und welche Karten erlaubt sind. Zuschauende sehen nur, was alle sehen. Ältere Stiche sieht niemand, bis das Spiel endet. Dann sind alle Hände, alle Züge und das Mischen offen. Was dir gesendet wird, hängt bis aufs letzte Byte nur davon ab, was du wissen darfst.
