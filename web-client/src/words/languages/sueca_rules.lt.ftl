# Sueca taisyklės lietuviškai; numeriai tie patys kaip docs/rules/sueca.md.

rules-intro = Kiekvienas atsisakymas ir kiekvienas rezultato skaičius nurodo savo taisyklę; čia jos visos, pagal numerį.
rules-1 = Žaidėjai, kortos, vyresniškumas, vertės
rules-2 = Dalijimas
rules-3 = Kirčiai
rules-4 = Ko verta partija
rules-5 = Lapas ir mačo pabaiga
rules-6 = Kas ką gali matyti
rule-1-1 = Keturi žaidėjai dviem poromis, partneriai sėdi priešais; vietos pagal laikrodžio rodyklę: Šiaurė, Rytai, Pietūs, Vakarai; poros Šiaurė–Pietūs ir Rytai–Vakarai. Dalijama ir žaidžiama prieš laikrodžio rodyklę, kaip Portugalijoje: po Šiaurės – Vakarai.
rule-1-2 = 40 kortų: kryžių, vynų, čirvų, būgnų T 7 K V D 6 5 4 3 2; 8, 9 ir 10 nėra. Tokia jų eilė kiekvienoje spalvoje, taip pat ir kozirių, nuo aukščiausios. Septynakė antra, o valetas aukščiau damos.
rule-1-3 = Kortų akys: T 11, 7 – 10, K 4, V 3, D 2, o 6, 5, 4, 3 ir 2 – nė vienos; iš viso 120.
rule-2-1 = Pirmasis dalytojas parenkamas atsitiktinai; po kiekvienos partijos dalijimas pereina į dešinę.
rule-2-2 = Po dešimt kortų iš karto, prieš laikrodžio rodyklę nuo dalytojo dešinės, dalytojui – paskutiniam.
rule-2-3 = Paskutinė išdalyta korta, dalytojo dešimtoji, atverčiama: jos spalva – koziriai. Dalytojas ją deda kaip bet kurią kitą kortą, o iki tol ji guli atversta. Kuri korta tai buvo, visi mato iki kito dalijimo.
rule-3-1 = Pirmą kirtį bet kuria korta pradeda dalytojo dešinysis kaimynas.
rule-3-2 = Jei galite, dėkite pradėtą spalvą. Kas jos neturi, deda bet kurią kortą. Kirtį laimi aukščiausias koziris, o jei kozirio nėra – aukščiausia pradėtos spalvos korta. Laimėjęs kirtį pradeda kitą. Turint pradėtą spalvą, kitos dėti čia neleidžiama; prie tikro stalo tai kainuoja pergales.
rule-3-3 = Žaidžiami visi dešimt kirčių.
rule-4-1 = Pora, surinkusi nuo 61 iki 90 akių, gauna vieną pergalę, 91 ar daugiau – dvi.
rule-4-2 = „Bandeira“ (vėliava) verta keturių pergalių. Pagal stalo parinktį ji skiriama už „visus kirčius“ (įprastai) arba už „visas akis“: tada užtenka visų 120 akių, net jei prarastas kirtis be akių.
rule-4-3 = Esant 60 ir 60 niekas nelaimi. Stalo parinktis „Esant 60 ir 60“: „nieko nerašoma“ (įprastai), ir tiek; arba „kita partija verta viena pergale daugiau“: kita laimėta partija. Lygiosios sumuojamos, daugiausia penkiolika.
rule-5-1 = Lape kiekvienai porai stulpelis, pergalės – bėgančiomis sumomis. Mačą laimi pora, pirmoji surinkusi keturias pergales ar daugiau, o ilgesnį mačą – dešimt ar daugiau.
rule-5-2 = Stalo parinktis „Mačas iki“: „keturių pergalių“ (įprastai) arba „dešimties pergalių“.
rule-5-3 = Keturių pergalių mačas turi pavadinimą. Tai „gato“ (katinas), jei pralaimėjusieji neturi nė vienos pergalės, ir „chapéu“ (skrybėlė), jei turi vieną. Tai „arrepio“ (šiurpas), jei jie po kurios nors partijos turėjo tris, o laimėjusieji – nė vienos. Visi kiti mačai be pavadinimo, taip pat ir visi dešimties pergalių mačai.
rule-5-4 = Statymai vienetais: nėra arba pastovūs už mačą. Juos skolingi pralaimėjusieji.
rule-6-1 = Visi mato dalytoją, atverstą kortą, kozirių spalvą, kiek kas turi kortų, žaidžiamą ir paskutinį kirtį, kiekvienos poros akis ir kirčius, lapą su laukiančiomis pergalėmis, parinktis ir kieno eilė. Žaidėjai dar mato savo kortas ir ką gali dėti. Žiūrovai mato tik tai, ką mato visi. Senesnių kirčių iki partijos pabaigos nemato niekas. Tada atveriamos visų kortos, veiksmai ir maišymas. Tai, kas jums siunčiama, iki paskutinio baito priklauso tik nuo to, ką jums leista žinoti.
