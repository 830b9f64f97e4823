# Die Regeln von Einwerfen auf Deutsch; die Nummern sind die von docs/rules/einwerfen.md.

rules-intro = Jede Ablehnung und jede Zahl eines Ergebnisses nennt ihre Regel; hier stehen sie, nach Nummern.
rules-1 = Mitspielende, Karten, Rangfolge, Werte
rules-2 = Das Geben
rules-3 = Das Spielen der Karten
rules-4 = Was ein Spiel zählt
rules-5 = Der Zettel und das Ende der Partie
rules-6 = Wer was sehen darf
rule-1-1 = Gespielt wird zu viert in zwei Paaren; ein Paar bildet, wer sich gegenübersitzt; Plätze im Uhrzeigersinn Nord, Ost, Süd, West; Seiten Nord–Süd und Ost–West. Geben und Spielen gehen im Uhrzeigersinn.
rule-1-2 = 32 Karten: A K D B 10 9 8 7 in Kreuz, Pik, Herz, Karo. Das ist in jeder Farbe, auch im Trumpf, die Rangfolge, die höchste zuerst. Die Zehn steht an fünfter Stelle.
rule-1-3 = Augen: A 11, 10 10, K 4, D 3, B 2, 9, 8 und 7 nichts; zusammen 120. Keine Karte ist immer Trumpf.
rule-2-1 = Wer als Erstes gibt, wird ausgelost; nach jedem Spiel geht das Geben nach links weiter.
rule-2-2 = Alle erhalten acht Karten in zwei Päckchen zu vier, im Uhrzeigersinn, beginnend links von der gebenden Person.
rule-2-3 = Die letzte Karte, die achte der gebenden Person, wird aufgedeckt: Ihre Farbe ist Trumpf (nach manchen Büchern wird Trumpf vor dem Geben abgehoben). Wer gibt, spielt sie wie jede andere Karte, und bis dahin liegt sie offen. Welche Karte es war, sehen alle bis zum nächsten Geben.
rule-3-1 = Zum ersten Stich spielt die Person links von der gebenden eine beliebige Karte aus.
rule-3-2 = Bediene die Farbe, wenn du kannst. Kann jemand nicht bedienen, ist jede Karte erlaubt. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus.
rule-3-3 = Alle acht Stiche werden gespielt.
rule-4-1 = Die Seite mit 61 Augen oder mehr bekommt einen Sieg (Lump), mit 90 oder mehr zwei (Matsch), mit allen Stichen drei (Bombe). Manche Bücher verlangen 91 Augen für den zweiten und 120 Augen für den dritten Sieg.
rule-4-2 = Bei 60 zu 60 gewinnt niemand, und das nächste Spiel zählt doppelt. Ein zweites Unentschieden in Folge verdoppelt noch einmal. Vom sechzehnten Unentschieden in Folge an kommt nichts mehr dazu.
rule-4-3 = Die Trumpffarbe des ersten Spiels der Partie ist die Favoritfarbe. Jedes spätere Spiel in ihr zählt doppelt; das erste nicht. Verdopplungen durch Favoritfarbe und Unentschieden werden miteinander multipliziert.
rule-4-4 = Auch ein unentschiedenes erstes Spiel macht seine Farbe zur Favoritfarbe.
rule-5-1 = Der Zettel hat eine Spalte je Seite, mit den Siegen als laufenden Summen.
rule-5-2 = Option des Tisches „Eine Partie hat“: „sechzehn Spiele“ (in der Regel), „acht Spiele“ oder „vier Spiele“; unentschiedene zählen mit. Die Seite mit mehr Siegen gewinnt. Steht es dann gleich oder war das letzte Spiel unentschieden, so geht es Spiel um Spiel weiter, bis eine Seite mehr Siege hat und kein Unentschieden wartet.
rule-5-3 = Einsatz in Einheiten: keiner, fest für die Partie, oder je Sieg Unterschied. Die verlierende Seite schuldet ihn.
rule-6-1 = Alle sehen, wer gibt, die aufgedeckte Karte, die Trumpffarbe, die Zahl der Karten in jeder Hand, den laufenden und den letzten Stich, Augen und Stiche jeder Seite, den Zettel mit der Favoritfarbe und den wartenden Unentschieden, die Optionen und wer am Zug ist. Wer mitspielt, sieht dazu die eigene Hand und welche Karten erlaubt sind. Zuschauende sehen nur, was alle sehen. Ältere Stiche sieht niemand, bis das Spiel endet. Dann sind alle Hände, alle Züge und das Mischen offen. Was dir gesendet wird, hängt bis aufs letzte Byte nur davon ab, was du wissen darfst.
