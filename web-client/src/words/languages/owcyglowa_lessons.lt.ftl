# „Owcy Głowa“ pamokos lietuviškai: pavadinimas, pradžia ir pabaiga, ir sakinys kai kuriems mokinio sprendimams
# pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title-owcyglowa = Išmokite „Owcy Głowa“

lesson-owcyglowa-grannies-title = Močiutės
lesson-owcyglowa-grannies-begin = Žaidžiate trise, kiekvienas už save, į dešinę. Turite močiutę, kryžių damą, ir dar kryžių dešimtakę.
lesson-owcyglowa-grannies-1 = Močiutės negalima dėti, kol rankoje turite kitą kryžių kortą. Eikite žema korta.
lesson-owcyglowa-grannies-3 = Eikite kryžių dešimtake: močiutė liks vienintelė savo spalvos korta, ir ją bus galima dėti.
lesson-owcyglowa-grannies-7 = Čirvų neturite: dėkite močiutę. Tada abi jau sužaistos, ir visi mato, kad Šiaurė žaidžia solo.
lesson-owcyglowa-grannies-end = Šiaurė žaidė solo ir surinko 39 akis, mažiau nei 54: 1 taškas Rytams ir 1 jums.

lesson-owcyglowa-bid-title = Skelbimas ir solo
lesson-owcyglowa-bid-begin = Prieš dėdami pirmąją kortą, galite paskelbti akių intervalą. Močiučių neturite.
lesson-owcyglowa-bid-1 = Du tūzai ir žemos kortos, kuriomis gera eiti: skelbkite nuo 41 iki 80.
lesson-owcyglowa-bid-3 = Raudonoji dama nėra močiutė. Čirvų tūzą turite jūs, tad ją muša tik karalius.
lesson-owcyglowa-bid-5 = Palikite kirtį karaliui ir pasilaikykite tūzą.
lesson-owcyglowa-bid-end = Žaidėte solo, be močiučių. 69 akys: 1 taškas už skelbimą, 1 už solo.
