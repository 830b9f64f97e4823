# Lektionerne i Einwerfen på dansk: en titel, en begyndelse og en slutning, og en sætning til nogle af elevens valg
# efter nummer; til de andre taler tipsene i da.ftl.

learn-title-einwerfen = Lær Einwerfen

lesson-einwerfen-trumps-title = Det vendte kort
lesson-einwerfen-trumps-begin = Øst giver og vender sit sidste kort, klør otte: klør er trumf.
lesson-einwerfen-trumps-1 = Spilleren til venstre for giveren spiller ud: det er dig. Du har fire af de otte trumfer: træk med den laveste.
lesson-einwerfen-trumps-2 = Tieren står under konge, dame og knægt: din makkers dame tager stikket, så giv den tieren.
lesson-einwerfen-trumps-end = Rækkefølgen i hver farve, også i trumf: es, konge, dame, knægt, ti, ni, otte, syv.

lesson-einwerfen-hand-title = Hvad et spil er værd
lesson-einwerfen-hand-begin = 61 point er én sejr, 90 to, alle stik tre. Du vendte spar es.
lesson-einwerfen-hand-1 = Ingen spiller efter dig: kongen tager tieren.
lesson-einwerfen-hand-end = 113 point: 2 sejre. Spar er nu favoritfarven: senere spil i spar tæller dobbelt.
