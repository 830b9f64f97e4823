# Die Lektionen von Bayerischem Tarock auf Deutsch.

learn-title-tarock = Bayerisches Tarock lernen

lesson-tarock-auction-title = Der Gstaat
lesson-tarock-auction-begin = Ihr spielt zu dritt, alle für sich. Ost hat gegeben, also sprichst du zuerst.
lesson-tarock-auction-1 = Ein Ass und vier Zehnen: Sag „ich spiele“. Du willst 61 Augen, allein gegen zwei.
lesson-tarock-auction-2 = Niemand hält dagegen: Nimm die drei Karten des Gstaats auf.
lesson-tarock-auction-3 = Leg die Karos und die Herz-Sechs weg: Die Zehn zählt für dich, und Karo kannst du dann mit Trumpf stechen.
lesson-tarock-auction-4 = Fünf Pik mit Ass und Zehn: Nenne Pik.
lesson-tarock-auction-5 = Nur du hast einen höheren Trumpf als die Zehn: Zieh damit Trümpfe.
lesson-tarock-auction-6 = Zwei Trümpfe sind noch draußen. Das Ass zieht sie.
lesson-tarock-auction-7 = Kein Trumpf ist mehr draußen: Das Herz-Ass sticht sicher.
lesson-tarock-auction-9 = Spiel ein kleines Kreuz: Das Ass muss kommen, und deine Zehn und dein König sind hoch.
lesson-tarock-auction-10 = Du hast kein Karo, also musst du mit Trumpf stechen: 11 Augen.
lesson-tarock-auction-end = 106 Augen, davon 10 weggelegt; nötig waren 61. Das Haferl zahlt dir 50 Einheiten.

lesson-tarock-heading-title = Überstechen
lesson-tarock-heading-begin = Ost spricht zuerst und sagt „ich spiele“.
lesson-tarock-heading-1 = Zwei Asse und keine lange Farbe: Passe und spiel zusammen mit Nord dagegen.
lesson-tarock-heading-2 = Karo ist Trumpf. Du musst bedienen, und nichts von dir schlägt das Ass: Gib einen kleinen.
lesson-tarock-heading-3 = Du musst überstechen, wenn du kannst: das Pik-Ass.
lesson-tarock-heading-4 = Spiel Trumpf: Ost muss überstechen und hat dann einen weniger.
lesson-tarock-heading-5 = Nord hat keinen Trumpf mehr: Deine Dame sticht.
lesson-tarock-heading-6 = Noch einmal Trumpf. Sogar deine Sieben muss überstochen werden.
lesson-tarock-heading-8 = Nur die Kreuz-Zehn übersticht, also musst du sie spielen.
lesson-tarock-heading-9 = Ost hat keinen Trumpf mehr. Spiel das kleine Kreuz und behalte das Ass.
lesson-tarock-heading-end = Ost holte 45 Augen; nötig waren 61. Ost zahlt dir 20 Einheiten, und das Haferl zahlt Nord 20.
