# „Sjavs“ trims ar dviem pamokos lietuviškai.

learn-title-sjavsalone = Išmokite „Sjavs“ trims ar dviem

lesson-sjavsalone-skat-title = Talonas
lesson-sjavsalone-skat-begin = Žaidžia trys, kiekvienas už save. Dalijo Rytai, todėl pirmi kalbate jūs.
lesson-sjavsalone-skat-1 = Du nuolatiniai koziriai ir trys kryžiai – iš viso penki: skelbkite 5.
lesson-sjavsalone-skat-2 = Prieš jus žais abu kiti. Būgnų tiek pat, todėl turite įvardyti kryžius; jie verti dvigubai.
lesson-sjavsalone-skat-3 = Atidėkite abi dešimtakes: jos skaičiuojamos jums, ir niekas jų nepaims.
lesson-sjavsalone-skat-4 = Talone buvo aukščiausias koziris. Eikite žemu koziriu: kiti turės dėti savo kozirius.
lesson-sjavsalone-skat-5 = Dedate paskutiniai, ir jūsų dama paims dešimtakę.
lesson-sjavsalone-skat-6 = Dar liko du koziriai. Vėl eikite koziriu.
lesson-sjavsalone-skat-9 = Čirvų neturite: kozirių karalius paims penkiolika akių.
lesson-sjavsalone-skat-end = 69 akys, iš jų 20 – atidėtose dešimtakėse; reikėjo 61. Nusileidžiate per 4.

lesson-sjavsalone-rows-title = Kortų eilė
lesson-sjavsalone-rows-begin = Žaidžia du. Prieš kiekvieną eilėje guli keturios kortos, kiekviena – ant kortos, kurios nežino niekas.
lesson-sjavsalone-rows-1 = Eilė skaičiuojama kartu su kortomis rankoje: matote dvylika kortų. Su čirvais šešios iš jų – koziriai.
lesson-sjavsalone-rows-2 = Įvardykite čirvus: nė viena kita spalva nėra tokia ilga.
lesson-sjavsalone-rows-3 = Čirvų dama guli jūsų eilėje. Eikite ja ir traukite kozirius.
lesson-sjavsalone-rows-4 = Po ja gulėjo kryžių tūzas, ir dabar jis jūsų. Čia užteks devynakės.
lesson-sjavsalone-rows-5 = Eikite atverstu tūzu: tai aukščiausia kryžių korta.
lesson-sjavsalone-rows-8 = Karalius paims dešimtakę: ji žemesnė už karalių ir damą.
lesson-sjavsalone-rows-10 = Eikite savo eilės devynake ir pamatysite kortą po ja.
lesson-sjavsalone-rows-12 = Būgnų nebeturite: kozirių tūzas paims 22 akis.
lesson-sjavsalone-rows-end = 72 akys iš 120; reikėjo 61. Nusileidžiate per 2.
