# Die Lektionen von Owcy Głowa auf Deutsch: Titel, Anfang und Ende, und ein Satz zu manchen Entscheidungen nach
# ihrer Nummer; zu den anderen sprechen die Tipps aus de.ftl.

learn-title-owcyglowa = Owcy Głowa lernen

lesson-owcyglowa-grannies-title = Die Omas
lesson-owcyglowa-grannies-begin = Ihr spielt zu dritt, alle für sich, nach rechts. Du hast eine Oma, die Kreuz-Dame, und dazu die Kreuz-Zehn.
lesson-owcyglowa-grannies-1 = Du darfst eine Oma nicht spielen, solange du noch ein anderes Kreuz hast. Spiele niedrig aus.
lesson-owcyglowa-grannies-3 = Spiele die Kreuz-Zehn aus: dann ist deine Oma in ihrer Farbe allein und damit frei.
lesson-owcyglowa-grannies-7 = Du hast kein Herz: wirf deine Oma ab. Dann sind beide gespielt, und alle sehen, dass Nord allein spielt.
lesson-owcyglowa-grannies-end = Nord hat als Alleinspieler 39 Augen geholt, weniger als 54: 1 Punkt für Ost und 1 für dich.

lesson-owcyglowa-bid-title = Eine Ansage und das Alleinspiel
lesson-owcyglowa-bid-begin = Du darfst vor deiner ersten Karte einen Bereich für deine Augen ansagen. Du hast keine Oma.
lesson-owcyglowa-bid-1 = Zwei Asse und niedrige Karten, die sich gut ausspielen lassen: sage 41 bis 80 an.
lesson-owcyglowa-bid-3 = Eine rote Dame ist keine Oma. Du hast das Herz-Ass, also schlägt sie nur der König.
lesson-owcyglowa-bid-5 = Lass dem König den Stich und behalte dein Ass.
lesson-owcyglowa-bid-end = Du warst Alleinspieler, mit keiner der Omas. 69 Augen: 1 Punkt für die Ansage, 1 für das Alleinspiel.
