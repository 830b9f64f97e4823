# Reglerne for Einwerfen på dansk; numrene er dem i docs/rules/einwerfen.md.

rules-intro = Enhver afvisning og hvert tal i et resultat nævner sin regel; her står de efter nummer.
rules-1 = Spillere, kort, rang, værdier
rules-2 = Kortgivningen
rules-3 = Spillet af kortene
rules-4 = Hvad et spil er værd
rules-5 = Regnskabet og partiets slutning
rules-6 = Hvem der må se hvad
rule-1-1 = Fire spillere i to par, makkere over for hinanden; pladserne med uret Nord, Øst, Syd, Vest; siderne NS og ØV. Kortgivning og spil går med uret.
rule-1-2 = 32 kort: E K D B 10 9 8 7 i klør, spar, hjerter, ruder. Det er rangen i hver farve, også i trumf, højest først. Tieren er nummer fem.
rule-1-3 = Kortenes point: E 11, 10 10, K 4, D 3, B 2; 9, 8 og 7 intet; 120 i alt. Intet kort er altid trumf.
rule-2-1 = Den første giver trækkes tilfældigt; efter hvert spil går kortgivningen til venstre.
rule-2-2 = Otte kort til hver i to pakker på fire, med uret fra giverens venstre.
rule-2-3 = Det sidst givne kort, giverens ottende, vendes: dets farve er trumf (efter nogle bøger tages der af om trumfen før kortgivningen). Giveren spiller det som ethvert andet kort, og det ligger åbent indtil da. Alle kan se, hvilket kort det var, til der gives næste gang.
rule-3-1 = Spilleren til venstre for giveren spiller et hvilket som helst kort ud til første stik.
rule-3-2 = Bekend, hvis du kan. Den, der ikke kan bekende, spiller et hvilket som helst kort. Den højeste trumf vinder stikket, ellers det højeste kort i den udspillede farve. Vinderen spiller ud næste gang.
rule-3-3 = Alle otte stik spilles.
rule-4-1 = Siden med 61 point eller flere får én sejr, med 90 eller flere to, med alle stik tre. Nogle bøger kræver 91 point for den anden sejr og 120 point for den tredje.
rule-4-2 = Ved 60 mod 60 vinder ingen, og det næste spil tæller dobbelt. En anden uafgjort i træk fordobler igen. Den sekstende uafgjorte i træk og de følgende lægger intet til.
rule-4-3 = Trumffarven i partiets første spil er favoritfarven. Hvert senere spil i den tæller dobbelt; det første gør ikke. Fordoblinger for favoritfarven og for uafgjorte ganges sammen.
rule-4-4 = Også et uafgjort første spil gør sin farve til favoritfarven.
rule-5-1 = Regnskabet har en kolonne pr. side, med sejrene som løbende sum.
rule-5-2 = Bordets valg „Et parti har“: „seksten spil“ (normalt), „otte spil“ eller „fire spil“; uafgjorte tæller med. Siden med flest sejre vinder. Står siderne lige, eller var det sidste spil uafgjort, spilles der videre, ét spil ad gangen, til den ene side har flere sejre og ingen uafgjort venter.
rule-5-3 = Indsats i enheder: ingen, fast for partiet, eller pr. sejrs forskel. Taberne skylder den.
rule-6-1 = Alle ser giveren, det vendte kort, trumffarven, antallet af kort i hver hånd, stikket, der spilles, og det sidste, hver sides point og stik, regnskabet med favoritfarven og de uafgjorte, der venter, bordets valg, og hvem der har turen. Spillerne ser desuden deres egen hånd, og hvad de må spille. Tilskuere ser kun det, alle ser. Ingen ser ældre stik, før spillet er slut. Så er alle hænder, handlinger og blandingen åbne. Hvad du får sendt, afhænger kun af, hvad du må vide, til den sidste byte.
