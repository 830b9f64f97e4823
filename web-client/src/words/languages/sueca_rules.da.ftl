# Reglerne for Sueca på dansk; numrene er dem i docs/rules/sueca.md.

rules-intro = Enhver afvisning og hvert tal i et resultat nævner sin regel; her står de efter nummer.
rules-1 = Spillere, kort, rang, værdier
rules-2 = Kortgivningen
rules-3 = Spillet af kortene
rules-4 = Hvad et spil er værd
rules-5 = Regnskabet og partiets slutning
rules-6 = Hvem der må se hvad
rule-1-1 = Fire spillere i to par, makkere over for hinanden; pladserne med uret Nord, Øst, Syd, Vest; siderne NS og ØV. Kortgivning og spil går mod uret, som i Portugal: efter Nord kommer Vest.
rule-1-2 = 40 kort: E 7 K B D 6 5 4 3 2 i klør, spar, hjerter, ruder; der er ingen 8, 9 eller 10. Det er rangen i hver farve, også i trumf, højest først. Syveren er næsthøjest, og knægten står over damen.
rule-1-3 = Kortenes point: E 11, 7 10, K 4, B 3, D 2; 6, 5, 4, 3 og 2 intet; 120 i alt.
rule-2-1 = Den første giver trækkes tilfældigt; efter hvert spil går kortgivningen til højre.
rule-2-2 = Ti kort til hver i én pakke, mod uret fra giverens højre, giveren sidst.
rule-2-3 = Det sidst givne kort, giverens tiende, vendes: dets farve er trumf. Giveren spiller det som ethvert andet kort, og det ligger åbent indtil da. Alle kan se, hvilket kort det var, til der gives næste gang.
rule-3-1 = Spilleren til højre for giveren spiller et hvilket som helst kort ud til første stik.
rule-3-2 = Bekend, hvis du kan. Den, der ikke kan bekende, spiller et hvilket som helst kort. Den højeste trumf vinder stikket, ellers det højeste kort i den udspillede farve. Vinderen spiller ud næste gang. At svigte farve koster sejre ved et rigtigt bord; her afvises det.
rule-3-3 = Alle ti stik spilles.
rule-4-1 = Siden med 61 til 90 point får én sejr, med 91 eller flere to.
rule-4-2 = En bandeira (et flag) er fire sejre værd. Bordets valg „En bandeira, 4 sejre, er for“: „alle stik“ (normalt) eller „alle point“; så er alle 120 point nok, selv om et stik uden point blev tabt.
rule-4-3 = Ved 60 mod 60 vinder ingen. Bordets valg „Ved 60 mod 60“: „scorer ingen“ (normalt), og det er alt; eller „tæller det næste spil én sejr mere“: det næste spil, der vindes. Uafgjorte lægges sammen, højst femten.
rule-5-1 = Regnskabet har en kolonne pr. side, med sejrene som løbende sum. Den side, der først har fire sejre eller flere, vinder; i et længere parti ti eller flere.
rule-5-2 = Bordets valg „Et parti går til“: „fire sejre“ (normalt) eller „ti sejre“.
rule-5-3 = Et parti til fire sejre har et navn. Det er en gato (en kat), hvis taberne ingen sejr har, og en chapéu (en hat), hvis de har én. Det er en arrepio (et gys), hvis de efter et spil stod på tre, mens vinderne ingen havde. Ethvert andet parti er almindeligt, og det er ethvert parti til ti sejre også.
rule-5-4 = Indsats i enheder: ingen, eller fast for partiet. Taberne skylder den.
rule-6-1 = Alle ser giveren, det vendte kort, trumffarven, antallet af kort i hver hånd, stikket, der spilles, og det sidste, hver sides point og stik, regnskabet med de sejre, der venter, bordets valg, og hvem der har turen. Spillerne ser desuden deres egen hånd, og hvad de må spille. Tilskuere ser kun det, alle ser. Ingen ser ældre stik, før spillet er slut. Så er alle hænder, handlinger og blandingen åbne. Hvad du får sendt, afhænger kun af, hvad du må vide, til den sidste byte.
