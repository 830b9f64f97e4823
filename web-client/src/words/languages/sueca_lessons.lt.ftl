# „Sueca“ pamokos lietuviškai: pavadinimas, pradžia ir pabaiga, ir sakinys kai kuriems mokinio sprendimams
# pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title-sueca = Išmokite „Sueca“

lesson-sueca-seven-title = Septynakė ir ėjimo kryptis
lesson-sueca-seven-begin = Vakarai dalijo ir atvertė savo paskutinę kortą, vynų trakę: koziriai – vynai. Einama į dešinę.
lesson-sueca-seven-1 = Sėdite dalytojo dešinėje, tad einate pirmi. Po jūsų deda Rytai, paskui partneris.
lesson-sueca-seven-3 = Už septynakę aukštesnis tik tūzas. Turite dėti į spalvą, nors Rytai gali kirsti koziriu.
lesson-sueca-seven-5 = Tūzas ir septynakė – du aukščiausi koziriai: traukite septynake.
lesson-sueca-seven-end = Eilė kiekvienoje spalvoje, ir kozirių: tūzas, septynakė, karalius, valetas, dama, šešakė, penkakė, keturakė, trakė, dvakė.

lesson-sueca-hand-title = Ko verta partija
lesson-sueca-hand-begin = 61 akis laimi vieną pergalę, 91 – dvi, visi kirčiai – keturias. Atvertėte čirvų tūzą.
lesson-sueca-hand-4 = Partneris pridėjo tūzą: kirskite žemiausiu koziriu, ir jis jūsų.
lesson-sueca-hand-9 = Vynų tūzas jau išėjęs: jūsų septynakė aukščiausia.
lesson-sueca-hand-end = 94 akys: 2 pergalės. Mačą laimi pora, pirmoji surinkusi keturias.
