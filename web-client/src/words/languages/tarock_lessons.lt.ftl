# Bavariško taroko pamokos lietuviškai.

learn-title-tarock = Išmokite bavarišką taroką

lesson-tarock-auction-title = Talonas
lesson-tarock-auction-begin = Žaidžia trys, kiekvienas už save. Dalijo Rytai, todėl pirmi kalbate jūs.
lesson-tarock-auction-1 = Tūzas ir keturios dešimtakės: sakykite „žaidžiu“. Jums reikia 61 akies, vienam prieš du.
lesson-tarock-auction-2 = Niekas neginčija: imkite tris talono kortas.
lesson-tarock-auction-3 = Atidėkite būgnus ir čirvų šešakę: dešimtakė skaičiuojama jums, o būgnus galėsite kirsti.
lesson-tarock-auction-4 = Penki vynai su tūzu ir dešimtake: įvardykite vynus.
lesson-tarock-auction-5 = Tik jūs turite aukštesnį kozirį už dešimtakę: ja traukite kozirius.
lesson-tarock-auction-6 = Dar liko du koziriai. Tūzas juos ištrauks.
lesson-tarock-auction-7 = Kozirių nebėra: čirvų tūzo niekas nepaims.
lesson-tarock-auction-9 = Eikite maža kryžių korta: tūzas turės pasirodyti, o jūsų dešimtakė ir karalius bus aukščiausi.
lesson-tarock-auction-10 = Būgnų neturite, todėl turite kirsti: 11 akių.
lesson-tarock-auction-end = 106 akys, iš jų 10 atidėta; reikėjo 61. Bankas moka jums 50 vienetų.

lesson-tarock-heading-title = Mušti aukštesne korta
lesson-tarock-heading-begin = Pirmi kalba Rytai ir sako „žaidžiu“.
lesson-tarock-heading-1 = Du tūzai ir jokios ilgos spalvos: pasuokite ir ginkitės kartu su Šiaure.
lesson-tarock-heading-2 = Būgnai – koziriai. Turite dėti į spalvą, o tūzo nepaimsite: dėkite mažą.
lesson-tarock-heading-3 = Jei galite, turite mušti: vynų tūzas.
lesson-tarock-heading-4 = Eikite koziriu: Rytai turi mušti ir turės vienu mažiau.
lesson-tarock-heading-5 = Šiaurė kozirių nebeturi: jūsų dama ims kirtį.
lesson-tarock-heading-6 = Vėl koziris. Net jūsų septynakę reikia mušti.
lesson-tarock-heading-8 = Muša tik kryžių dešimtakė, todėl turite ją dėti.
lesson-tarock-heading-9 = Rytai kozirių nebeturi. Eikite maža kryžių korta ir pasilikite tūzą.
lesson-tarock-heading-end = Rytai surinko 45 akis; reikėjo 61. Rytai moka jums 20 vienetų, o bankas Šiaurei – 20.
