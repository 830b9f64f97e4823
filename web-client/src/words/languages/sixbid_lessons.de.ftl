# Die Lektionen von Six-Bid auf Deutsch.

learn-title-sixbid = Six-Bid lernen

lesson-sixbid-solo-title = Ein Solo
lesson-sixbid-solo-begin = Ihr spielt zu dritt, alle für sich. Ost hat gegeben, also sprichst du zuerst.
lesson-sixbid-solo-1 = Drei Asse und eine Zehn: Sag ein Solo an. Du willst 60 Augen, allein gegen zwei.
lesson-sixbid-solo-2 = Vier Karos mit Ass und König: Nenne Karo. Herz ist nur beim Herzsolo Trumpf.
lesson-sixbid-solo-3 = Spiel ein kleines Kreuz: Es kostet nichts, und du hast ein Kreuz weniger.
lesson-sixbid-solo-4 = Eine Zehn und ein Bube liegen da: Nimm sie mit dem Trumpf-Ass.
lesson-sixbid-solo-5 = Dein König ist der höchste Trumpf, der noch da ist. Zieh damit Trümpfe.
lesson-sixbid-solo-6 = Ein Trumpf ist noch draußen, die Dame. Dein Herz-Ass ist hoch.
lesson-sixbid-solo-7 = Und jetzt ist die Zehn hoch.
lesson-sixbid-solo-9 = Du spielst als Letzte oder Letzter, und der Bube ist hoch genug.
lesson-sixbid-solo-end = 80 Augen, davon 3 im Stock; nötig waren 60. Die beiden anderen zahlen dir je 40 Einheiten.

lesson-sixbid-misere-title = Gegen eine Misère
lesson-sixbid-misere-begin = Ost spricht zuerst und sagt eine Misère an: Ost muss jeden Stich abgeben, und nichts ist Trumpf.
lesson-sixbid-misere-1 = Dein Blatt ist zu schwach für ein Garantiesolo: Passe und spiel zusammen mit Nord.
lesson-sixbid-misere-2 = Du musst bedienen. Deine Zehn sticht, also spielst du als Nächstes aus.
lesson-sixbid-misere-4 = Spiel die Herz-Neun: Ost sticht, außer mit einer kleineren Karte.
lesson-sixbid-misere-5 = Ost hat kein Herz mehr. Nimm den Stich und spiel eine andere Farbe.
lesson-sixbid-misere-7 = Lass Nord mit der Dame stechen: Nord hat Karo zum Ausspielen.
lesson-sixbid-misere-8 = Du hast kein Karo: Wirf ein Kreuz ab, und der Stich gehört Ost.
lesson-sixbid-misere-end = Ost hat gestochen, also ist die Misère verloren. Ost zahlt euch je 30 Einheiten.
