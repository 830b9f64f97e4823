# Lektionerne i Six-Bid på dansk.

learn-title-sixbid = Lær Six-Bid

lesson-sixbid-solo-title = En solo
lesson-sixbid-solo-begin = Tre spiller, hver for sig. Øst har givet, så du melder først.
lesson-sixbid-solo-1 = Tre esser og en tier: Meld solo. Du skal tage 60 point, alene mod to.
lesson-sixbid-solo-2 = Fire ruder med es og konge: Vælg ruder. Hjerter er kun trumf i en hjertersolo.
lesson-sixbid-solo-3 = Spil en lille klør: Den koster intet, og du har en klør færre.
lesson-sixbid-solo-4 = Der ligger en tier og en knægt: Tag dem med trumf es.
lesson-sixbid-solo-5 = Din konge er den højeste trumf, der er tilbage. Træk trumf med den.
lesson-sixbid-solo-6 = Én trumf er ude, damen. Dit hjerter es er højt.
lesson-sixbid-solo-7 = Og nu er tieren høj.
lesson-sixbid-solo-9 = Du spiller sidst, og knægten er høj nok.
lesson-sixbid-solo-end = 80 point, heraf 3 i talonen; der skulle 60 til. De to andre betaler dig 40 enheder hver.

lesson-sixbid-misere-title = Mod en misère
lesson-sixbid-misere-begin = Øst melder først, og melder misère: Øst skal tabe hvert stik, og intet er trumf.
lesson-sixbid-misere-1 = Din hånd er for svag til en garantisolo: Meld pas, og spil sammen med Nord.
lesson-sixbid-misere-2 = Du skal bekende. Din tier tager stikket, så du spiller ud.
lesson-sixbid-misere-4 = Spil hjerter ni: Øst tager den, hvis Øst ikke har en lavere.
lesson-sixbid-misere-5 = Øst har ingen hjerter mere. Tag stikket, og spil en anden farve.
lesson-sixbid-misere-7 = Lad Nord tage et stik med damen: Nord har ruder at spille ud.
lesson-sixbid-misere-8 = Du har ingen ruder: Kast en klør, så er stikket Østs.
lesson-sixbid-misere-end = Øst tog et stik, så misèren er tabt. Øst betaler jer 30 enheder hver.
