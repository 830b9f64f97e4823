# Lektionerne i Sueca på dansk: en titel, en begyndelse og en slutning, og en sætning til nogle af elevens valg
# efter nummer; til de andre taler tipsene i da.ftl.

learn-title-sueca = Lær Sueca

lesson-sueca-seven-title = Syveren og retningen
lesson-sueca-seven-begin = Vest giver og vender sit sidste kort, spar tre: spar er trumf. Der spilles mod højre.
lesson-sueca-seven-1 = Du sidder til højre for giveren og spiller ud. Øst følger, så din makker.
lesson-sueca-seven-3 = Kun esset står over syveren. Du skal bekende, selv om øst kan trumfe.
lesson-sueca-seven-5 = Es og syv er de to højeste trumfer: træk med syveren.
lesson-sueca-seven-end = Rækkefølgen i hver farve, også i trumf: es, syv, konge, knægt, dame, seks, fem, fire, tre, to.

lesson-sueca-hand-title = Hvad et spil er værd
lesson-sueca-hand-begin = 61 point er én sejr, 91 to, alle stik fire. Du vendte hjerter es.
lesson-sueca-hand-4 = Din makker gav esset: trumf med den laveste, så er det jeres.
lesson-sueca-hand-9 = Spar es er væk: din syver er den højeste.
lesson-sueca-hand-end = 94 point: 2 sejre. Den side, der først har fire, vinder partiet.
