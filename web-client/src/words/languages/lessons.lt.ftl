# Avino pamokos lietuviškai: kiekvienos pavadinimas, pradžia ir pabaiga bei sakinys kai kuriems besimokančiojo
# sprendimams pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title-avinas = Avino pamokos
learn-of = { $n } pamoka iš { $of }
learn-next = Kita pamoka
learn-begin = Pradėti
learn-other = Taip galima, bet pabandykite štai ką:
learn-costs = { $unit ->
    [points] Kaina akimis, visoms kortoms atvirai gulint: { $n }. Pabandykite štai ką:
    [pips] Kaina taškais, visoms kortoms atvirai gulint: { $n }. Pabandykite štai ką:
    [score] Kaina įrašo taškais, visoms kortoms atvirai gulint: { $n }. Pabandykite štai ką:
   *[rams] Kaina avinais, visoms kortoms atvirai gulint: { $n }. Pabandykite štai ką:
  }

lesson-trumps-title = Kas yra koziriai
lesson-trumps-begin = Paskutinė atversta jūsų septynakė: skelbiate vynus. Damos ir valetai – taip pat koziriai.
lesson-trumps-1 = Pasuokite; apie beldimą vėliau.
lesson-trumps-2 = Eikite kryžių dama, aukščiausia iš visų.
lesson-trumps-3 = Kozirių septynakė – antra: eikite ja.
lesson-trumps-4 = Valetas ištraukia paskutinius aukštus kozirius.
lesson-trumps-5 = Dėkite pigią kryžių kortą.
lesson-trumps-end = Vyresniškumas: kryžių dama, septynakė, damos, valetai, tūzas, dešimtakė, karalius, devynakė, aštuonakė.

lesson-sevens-title = Septynakių žaidimas
lesson-sevens-begin = Rytai skelbia kryžius: surinkę 61 akį iš 120, jie duoda jums 2 avinus, žymas jūsų nenaudai; mažiau – gauna 4.
lesson-sevens-1 = Kryžių aštuonakė nieko neverta. Tūzas 11, dešimtakė 10, karalius 4, dama 3, valetas 2.
lesson-sevens-2 = Jūsų vynų dama aukštesnė už valetą.
lesson-sevens-end = 77 akys prieš 43: skelbėjai pralaimėjo. 2 septynakės, taigi 4 avinai.

lesson-secrets-title = Dalijimo paslaptys
lesson-secrets-begin = Dalis kortų atversta. Dalytojas mato ir dvi partnerio kortas: jas žymi akis.
lesson-secrets-1 = Septynakių nėra: siūlomas kozirių ilgis. Su vynais turite šešis: siūlykite 6.
lesson-secrets-2 = Pirmasis ėjimas nustato kozirius: eikite kryžių dama.
lesson-secrets-3 = Po damos jūsų klausia: rinkitės vynus.
lesson-secrets-4 = Eikite dar vienu koziriu, pigiu.
lesson-secrets-end = Parodytos kortos lieka ant stalo, kol sužaidžiamos.

lesson-knock-title = Beldimas
lesson-knock-begin = Turite septynis kozirius. Beldimas žada visus aštuonis kirčius už dvigubai daugiau avinų.
lesson-knock-1 = Belskite.
lesson-knock-2 = Traukite kozirius nuo viršaus.
lesson-knock-end = Visi aštuoni kirčiai: 2 septynakės ir pabelsta – 4 avinai.

lesson-bid-title = Žaidimas be septynakių
lesson-bid-begin = Septynakių vėl nėra. Visi siūlo ilgį arba pasuoja; skelbia ilgiausias.
lesson-bid-1 = Čirvai duoda penkis kozirius: siūlykite 5. Per didelis siūlymas pralaimi mačą.
lesson-bid-2 = Pirmoji korta nustato kozirius: eikite čirvais.
lesson-bid-9 = Turite 65; laimi 61. Dabar stabdykite.
lesson-bid-end = Jie turi 28, mažiau nei 31: 2 taškai jiems. Surinkus 12, mačas baigiasi.

lesson-hide-title = Užversta korta
lesson-hide-begin = Pirmojo kirčio laimėtojas eina koziriu, o neturėdamas – bet kuria korta, net užversta.
lesson-hide-1 = Partneris siūlo aštuonis. Pasuokite.
lesson-hide-2 = Imkite kryžių dama, paskutiniu savo koziriu.
lesson-hide-3 = Eikite užversta būgnų devynake, su rūgščia mina: ji bevertė.
lesson-hide-end = Pirmaujant avinais verta rinkti taškus: 12 baigia mačą, o lemia avinai.
