# Einwerfen taisyklės lietuviškai; numeriai tie patys kaip docs/rules/einwerfen.md.

rules-intro = Kiekvienas atsisakymas ir kiekvienas rezultato skaičius nurodo savo taisyklę; čia jos visos, pagal numerį.
rules-1 = Žaidėjai, kortos, vyresniškumas, vertės
rules-2 = Dalijimas
rules-3 = Kirčiai
rules-4 = Ko verta partija
rules-5 = Lapas ir mačo pabaiga
rules-6 = Kas ką gali matyti
rule-1-1 = Keturi žaidėjai dviem poromis, partneriai sėdi priešais; vietos pagal laikrodžio rodyklę: Šiaurė, Rytai, Pietūs, Vakarai; poros Šiaurė–Pietūs ir Rytai–Vakarai. Dalijama ir žaidžiama pagal laikrodžio rodyklę.
rule-1-2 = 32 kortos: kryžių, vynų, čirvų, būgnų T K D V 10 9 8 7. Tokia jų eilė kiekvienoje spalvoje, taip pat ir kozirių, nuo aukščiausios. Dešimtakė – penkta.
rule-1-3 = Kortų akys: T 11, 10 – 10, K 4, D 3, V 2, o 9, 8 ir 7 – nė vienos; iš viso 120. Nuolatinių kozirių nėra.
rule-2-1 = Pirmasis dalytojas parenkamas atsitiktinai; po kiekvienos partijos dalijimas pereina į kairę.
rule-2-2 = Po aštuonias kortas, dviem kartais po keturias, pagal laikrodžio rodyklę nuo dalytojo kairės.
rule-2-3 = Paskutinė išdalyta korta, dalytojo aštuntoji, atverčiama: jos spalva – koziriai (kai kuriose knygose koziriai nustatomi nukeliant kortas prieš dalijimą). Dalytojas ją deda kaip bet kurią kitą kortą, o iki tol ji guli atversta. Kuri korta tai buvo, visi mato iki kito dalijimo.
rule-3-1 = Pirmą kirtį bet kuria korta pradeda dalytojo kairysis kaimynas.
rule-3-2 = Jei galite, dėkite pradėtą spalvą. Kas jos neturi, deda bet kurią kortą. Kirtį laimi aukščiausias koziris, o jei kozirio nėra – aukščiausia pradėtos spalvos korta. Laimėjęs kirtį pradeda kitą.
rule-3-3 = Žaidžiami visi aštuoni kirčiai.
rule-4-1 = Pora, surinkusi 61 akį ar daugiau, gauna vieną pergalę, 90 ar daugiau – dvi, visus kirčius – tris. Kai kuriose knygose antrai pergalei reikia 91 akies, trečiai – 120 akių.
rule-4-2 = Esant 60 ir 60 niekas nelaimi, o kita partija verta dvigubai. Antros lygiosios iš eilės dvigubina dar kartą. Šešioliktosios lygiosios iš eilės ir tolesnės nieko neprideda.
rule-4-3 = Pirmos mačo partijos kozirių spalva – mėgstamoji. Kiekviena vėlesnė partija su ja verta dvigubai, pirmoji – ne. Mėgstamosios spalvos ir lygiųjų dvigubinimai sudauginami.
rule-4-4 = Ir lygiosiomis pasibaigusi pirmoji partija padaro savo spalvą mėgstamąja.
rule-5-1 = Lape kiekvienai porai stulpelis, pergalės – bėgančiomis sumomis.
rule-5-2 = Stalo parinktis „Mačą sudaro“: „šešiolika partijų“ (įprastai), „aštuonios partijos“ arba „keturios partijos“; skaičiuojamos ir lygiosios. Laimi pora, turinti daugiau pergalių. Jei tada pergalių po lygiai arba paskutinė partija baigėsi lygiosiomis, žaidžiama toliau po vieną partiją, kol viena pora turi daugiau pergalių ir jokios lygiosios nelaukia.
rule-5-3 = Statymai vienetais: nėra, pastovūs už mačą arba už kiekvieną skirtumo pergalę. Juos skolingi pralaimėjusieji.
rule-6-1 = Visi mato dalytoją, atverstą kortą, kozirių spalvą, kiek kas turi kortų, žaidžiamą ir paskutinį kirtį, kiekvienos poros akis ir kirčius, lapą su mėgstamąja spalva ir laukiančiomis lygiosiomis, parinktis ir kieno eilė. Žaidėjai dar mato savo kortas ir ką gali dėti. Žiūrovai mato tik tai, ką mato visi. Senesnių kirčių iki partijos pabaigos nemato niekas. Tada atveriamos visų kortos, veiksmai ir maišymas. Tai, kas jums siunčiama, iki paskutinio baito priklauso tik nuo to, ką jums leista žinoti.
