# Avino pamokos lietuviškai: kiekvienos pavadinimas, pradžia ir pabaiga bei sakinys kai kuriems besimokančiojo
# sprendimams pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title = Avino pamokos
learn-of = { $n } pamoka iš { $of }
learn-next = Kita pamoka
learn-begin = Pradėti
learn-other = Taip galima, bet pabandykite štai ką:

lesson-trumps-title = Kas yra koziriai
lesson-trumps-begin = Dalijant atverstos dvi septynakės. Paskutinė padalytoji yra jūsų vynų septynakė: todėl koziriai – vynai, ir skelbiate jūs. Visos damos ir visi valetai taip pat koziriai. Jūsų penki koziriai yra kairėje, nuo aukščiausio.
lesson-trumps-1 = Iki pirmojo ėjimo galėtumėte belsti, bet apie tai vėliau. Pasuokite.
lesson-trumps-2 = Pirmąjį kirtį pradedate jūs, ir koziriu. Kryžių dama – aukščiausia korta iš visų: eikite ja.
lesson-trumps-3 = Kozirių septynakė – antra iš viršaus, o antrasis kirtis taip pat pradedamas koziriu: eikite ja.
lesson-trumps-4 = Valetas ištraukia likusius aukštus kozirius. Eikite juo.
lesson-trumps-5 = Rytai eina kryžių tūzu, o tai ne koziris. Dėkite kryžių kortą, kuri mažai kainuoja.
lesson-trumps-end = Kryžių dama, kozirių septynakė, kitos damos, valetai, tada tūzas, dešimtakė, karalius, devynakė, aštuonakė: toks yra kozirių vyresniškumas.

lesson-sevens-title = Septynakių žaidimas
lesson-sevens-begin = Atverstos dvi septynakės, ir Rytai, kurių septynakė padalyta paskutinė, skelbia kryžius. Kortose iš viso 120 akių: Rytų porai surinkus 61 – 2 avinai jums, mažiau – 4 avinai jiems. Jums su partneriu reikia 60.
lesson-sevens-1 = Rytai eina koziriu. Privalote dėti kozirį: kryžių aštuonakė kainuoja mažiausiai.
lesson-sevens-2 = Vynų dama – koziris, aukštesnis už valetą. Dėkite ją.
lesson-sevens-end = Turite 77 akis, skelbėjai – 43: jie pralaimėjo. 2 septynakės, taigi 4 avinai jiems.

lesson-secrets-title = Dalijimo paslaptys
lesson-secrets-begin = Dalijate jūs. Abiejų varžovų ketvirta ir aštunta kortos guli prieš juos atverstos. Savo ir partnerio ketvirtą ir aštuntą kortas matėte tik jūs; septynakių tarp jų nebuvo. Akies ženklas rodo, ką matote tik jūs: partnerio kryžių karalių ir būgnų aštuonakę.
lesson-secrets-1 = Be septynakių siūlomas kozirių ilgis, o rūšis laikoma paslaptyje. Damos ir valetai skaičiuojami: su vynais turite šešis kozirius. Siūlykite 6.
lesson-secrets-2 = Skelbiate jūs. Jūsų pirmasis ėjimas nustato kozirius; po damos jūsų paklaus rūšies. Eikite kryžių dama.
lesson-secrets-3 = Jūsų klausia: rinkitės vynus.
lesson-secrets-4 = Antrąjį kirtį taip pat privalote pradėti koziriu. Tiks pigus.
lesson-secrets-end = Kas dalijant parodyta, tik jums ar visiems, lieka ant stalo, kol bus sužaista.

lesson-knock-title = Beldimas
lesson-knock-begin = Koziriai – būgnai, ir jų turite septynis, tarp jų du aukščiausius. Iki pirmojo ėjimo gali belsti tas, kas skelbia, arba partneris: tada laimi tik visi aštuoni kirčiai, už dvigubai daugiau avinų, o vienas prarastas kirtis kainuoja dvigubai daugiau.
lesson-knock-1 = Belskite.
lesson-knock-2 = Dar kartą niekas nepabeldė. Ištraukite kozirius nuo viršaus: eikite kryžių dama.
lesson-knock-end = Visi aštuoni kirčiai: 2 septynakės ir pabelsta, taigi 4 avinai jiems.

lesson-bid-title = Žaidimas be septynakių
lesson-bid-begin = Neatversta nė viena septynakė. Visi iš eilės siūlo ilgį, tai yra kiek kozirių turėtų, arba pasuoja; skelbia tas, kas pasiūlo didžiausią.
lesson-bid-1 = Su čirvais turite penkis kozirius: siūlykite 5. Jei pasiūlysite daugiau, nei turite, mačas pralaimėtas.
lesson-bid-2 = Skelbiate jūs. Jūsų pirmosios kortos rūšis nustato kozirius: eikite čirvais.
lesson-bid-9 = Turite 65 akis, o laimi 61. Dabar stabdykite žaidimą: tolesniais kirčiais akių galima tik atiduoti kitiems.
lesson-bid-end = Kiti turi 28, mažiau nei 31: 2 taškai jiems. Taškai niekada nenaikinami; surinkus 12, mačas baigiasi.

lesson-hide-title = Užversta korta
lesson-hide-begin = Skelbs jūsų partneris. Kas laimi pirmąjį kirtį, privalo antrąjį pradėti koziriu. Žaidėjas, kuris kozirio neturi, eina bet kuria korta, atversta arba užversta, su mina partneriui.
lesson-hide-1 = Jūsų partneris siūlo 8, ir daugiau pasiūlyti niekas negali. Pasuokite.
lesson-hide-2 = Kryžių dama paima kirtį. Dėkite ją: tai paskutinis jūsų koziris.
lesson-hide-3 = Neturite kozirio, kuriuo eiti. Eikite užversta būgnų devynake, su rūgščia mina: partneris žinos, kad ji bevertė.
lesson-hide-end = O kodėl kas nors norėtų pralaimėti partiją? Pora, surinkusi 12 taškų, vis dėlto laimi mačą, jei ir kiti turi taškų, o jų lape – avinų. Dabar galite žaisti.
