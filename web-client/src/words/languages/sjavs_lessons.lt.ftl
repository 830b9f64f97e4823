# Sjavs pamokos lietuviškai: pavadinimas, pradžia ir pabaiga, ir sakinys kai kuriems mokinio sprendimams pagal
# numerį; kitus aiškina lt.ftl patarimai.

learn-title-sjavs = Sjavs pamokos

lesson-sjavs-calls-title = Skelbimai ir koziriai
lesson-sjavs-calls-begin = Šešios damos ir valetai visada koziriai; įvardytoji spalva prideda kitas savo kortas.
lesson-sjavs-calls-1 = Su čirvais turite šešis kozirius: skelbkite 6.
lesson-sjavs-calls-2 = Visi praleido: įvardykite čirvus.
lesson-sjavs-calls-3 = Pradeda dalytojo kairė – jūs. Kryžių dama aukščiausia iš visų.
lesson-sjavs-calls-4 = Traukite toliau žemu koziriu: aukštieji lieka.
lesson-sjavs-calls-end = Eilė: kryžių ir vynų damos, keturi valetai, tada kozirinė spalva nuo tūzo.

lesson-sjavs-better-title = Better
lesson-sjavs-better-begin = Vakarai paskelbė 5. Su kryžiais ir jūs turite penkis kozirius.
lesson-sjavs-better-1 = Kryžiai aukščiau už tą patį ilgį: sakykite „better“.
lesson-sjavs-better-2 = Po „better“ reikia įvardyti kryžius.
lesson-sjavs-better-end = 106 taškai, koziriai kryžiai: nusileidžiate per 8, nuo 24 iki 16.

lesson-sjavs-points-title = Kiek verta partija
lesson-sjavs-points-begin = 61 taškas laimi; nuo 90 verta dvigubai, o visi kirčiai – dar daugiau.
lesson-sjavs-points-1 = Penkių kozirių neturite: praleiskite.
lesson-sjavs-points-end = 99 taškai: jūsų pora nusileidžia per 4, nuo 24 iki 20.

lesson-sjavs-defend-title = Prieš skelbėją
lesson-sjavs-defend-begin = Rytai skelbia 5. Neleiskite jiems surinkti 61 – ir nusileisite jūs.
lesson-sjavs-defend-1 = Penkių kozirių neturite: praleiskite.
lesson-sjavs-defend-2 = Pasilikite abi juodas damas: dėkite žemą čirvą.
lesson-sjavs-defend-5 = Vynų dama paima kirtį; vienintelė aukštesnė korta – jūsų.
lesson-sjavs-defend-end = 48 taškai jiems, 4 žemyn jums. Su 30 ar mažiau, javn, būtų 8.
