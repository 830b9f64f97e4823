# „Einwerfen“ pamokos lietuviškai: pavadinimas, pradžia ir pabaiga, ir sakinys kai kuriems mokinio sprendimams
# pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title-einwerfen = Išmokite „Einwerfen“

lesson-einwerfen-trumps-title = Atversta korta
lesson-einwerfen-trumps-begin = Rytai dalijo, paskutinė buvo jų, ir atvertė kryžių aštuonakę: kryžiai yra koziriai.
lesson-einwerfen-trumps-1 = Pradeda dalintojo kairysis: jūs. Turite keturis iš aštuonių kozirių: traukite žemiausiu.
lesson-einwerfen-trumps-2 = Dešimtakė žemesnė už karalių, damą ir bartuką: kirtį ima partnerio dama, tad duokite jam dešimtakę.
lesson-einwerfen-trumps-end = Eilė kiekvienoje spalvoje, ir kozirių: tūzas, karalius, dama, bartukas, dešimt, devyni, aštuoni, septyni.

lesson-einwerfen-hand-title = Ko verta partija
lesson-einwerfen-hand-begin = 61 akis laimi vieną pergalę, 90 – dvi, visi kirčiai – tris. Atvertėte pikų tūzą.
lesson-einwerfen-hand-1 = Po jūsų niekas nededa: karalius ima dešimtakę.
lesson-einwerfen-hand-end = 113 akių: 2 pergalės. Nuo šiol pikai – mėgstamoji spalva: vėlesnės partijos su jais verta dvigubai.
