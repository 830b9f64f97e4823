# „Einwerfen“ pamokos lietuviškai: pavadinimas, pradžia ir pabaiga, ir sakinys kai kuriems mokinio sprendimams
# pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title-einwerfen = Išmokite „Einwerfen“

lesson-einwerfen-trumps-title = Atversta korta
lesson-einwerfen-trumps-begin = Rytai dalijo ir atvertė savo paskutinę kortą, kryžių aštuonakę: koziriai – kryžiai.
lesson-einwerfen-trumps-1 = Pirmas eina dalytojo kairysis kaimynas – jūs. Turite keturis iš aštuonių kozirių: traukite žemiausiu.
lesson-einwerfen-trumps-2 = Dešimtakė žemesnė už karalių, damą ir valetą: kirtį ima partnerio dama, tad duokite jam dešimtakę.
lesson-einwerfen-trumps-end = Eilė kiekvienoje spalvoje, ir kozirių: tūzas, karalius, dama, valetas, dešimtakė, devynakė, aštuonakė, septynakė.

lesson-einwerfen-hand-title = Ko verta partija
lesson-einwerfen-hand-begin = 61 akis laimi vieną pergalę, 90 – dvi, visi kirčiai – tris. Atvertėte vynų tūzą.
lesson-einwerfen-hand-1 = Po jūsų niekas nededa: karalius ima dešimtakę.
lesson-einwerfen-hand-end = 113 akių: 2 pergalės. Nuo šiol vynai – mėgstamoji spalva: vėlesnės partijos su jais verta dvigubai.
