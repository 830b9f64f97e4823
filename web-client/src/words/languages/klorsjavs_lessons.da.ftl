# Lektionerne i Klørsjavs på dansk: en titel, en begyndelse og en slutning, og en sætning til nogle af elevens valg
# efter nummer; til de andre taler tipsene i da.ftl.

learn-title-klorsjavs = Lær Klørsjavs

lesson-klorsjavs-cat-title = Katten
lesson-klorsjavs-cat-begin = I er tre. Klør er trumf, og over dem står seks damer og knægte. Du har de to højeste.
lesson-klorsjavs-cat-1 = Fire trumfer, heraf de to højeste: meld spil. Du spiller alene mod de to andre.
lesson-klorsjavs-cat-2 = En femmer giver ti point, men tager intet stik. Læg begge femmere væk: de tæller for dig.
lesson-klorsjavs-cat-3 = Der kom konger fra katten. Ingen slår klør dame: træk trumferne.
lesson-klorsjavs-cat-5 = Én trumf mangler endnu: træk den.
lesson-klorsjavs-cat-6 = Disse konger taber til de andres esser. Spil en af dem ud nu, og behold klør konge til det sidste stik.
lesson-klorsjavs-cat-end = 77 point, heraf 20 lagt væk; der skulle 61 til. Nord og Øst mister 4 øre hver.

lesson-klorsjavs-defend-title = To mod én
lesson-klorsjavs-defend-begin = Øst spiller og har lagt to kort væk. Du og Nord er sammen om at spille imod.
lesson-klorsjavs-defend-1 = Du har ingen hjerter: tag esset med din knægt.
lesson-klorsjavs-defend-2 = Ingen slår klør dame. Træk trumferne fra Øst.
lesson-klorsjavs-defend-3 = Du har ikke flere trumfer. Ruder es kan vente; spil femmeren ud.
lesson-klorsjavs-defend-4 = Nord spiller sidst og kan tage dette stik: giv esset.
lesson-klorsjavs-defend-end = Øst tog 49 point med de kort, der blev lagt væk; der skulle 61 til. Øst mister 8 øre.
