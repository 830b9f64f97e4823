# Die Lektionen von Klørsjavs auf Deutsch: Titel, Anfang und Ende, und ein Satz zu manchen Entscheidungen nach
# ihrer Nummer; zu den anderen sprechen die Tipps aus de.ftl.

learn-title-klorsjavs = Klørsjavs lernen

lesson-klorsjavs-cat-title = Die Katze
lesson-klorsjavs-cat-begin = Ihr spielt zu dritt. Kreuz ist Trumpf, und darüber stehen sechs Damen und Buben. Du hast die zwei höchsten.
lesson-klorsjavs-cat-1 = Vier Trümpfe, darunter die zwei höchsten: sage ein Spiel an. Du spielst allein gegen beide.
lesson-klorsjavs-cat-2 = Eine Fünf zählt zehn Augen, macht aber keinen Stich. Lege beide Fünfen weg: sie zählen für dich.
lesson-klorsjavs-cat-3 = Aus der Katze kamen Könige. Niemand schlägt die Kreuz-Dame: ziehe die Trümpfe.
lesson-klorsjavs-cat-5 = Ein Trumpf fehlt noch: ziehe ihn.
lesson-klorsjavs-cat-6 = Diese Könige verlieren gegen die Asse der anderen. Spiele jetzt einen aus und behalte den Kreuz-König für den letzten Stich.
lesson-klorsjavs-cat-end = 77 Augen, davon 20 weggelegt; 61 waren nötig. Nord und Ost verlieren je 4 Øre.

lesson-klorsjavs-defend-title = Zu zweit gegen den Alleinspieler
lesson-klorsjavs-defend-begin = Ost spielt und hat zwei Karten weggelegt. Nord und du spielt zusammen dagegen.
lesson-klorsjavs-defend-1 = Du hast kein Herz: nimm das Ass mit deinem Buben.
lesson-klorsjavs-defend-2 = Niemand schlägt die Kreuz-Dame. Ziehe Ost die Trümpfe.
lesson-klorsjavs-defend-3 = Deine Trümpfe sind weg. Das Karo-Ass kann warten; spiele die Fünf aus.
lesson-klorsjavs-defend-4 = Nord spielt zuletzt und kann diesen Stich machen: gib das Ass.
lesson-klorsjavs-defend-end = Ost hat mit den weggelegten Karten 49 Augen geholt; 61 waren nötig. Ost verliert 8 Øre.
