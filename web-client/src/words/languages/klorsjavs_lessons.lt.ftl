# „Klørsjavs“ pamokos lietuviškai: pavadinimas, pradžia ir pabaiga, ir sakinys kai kuriems mokinio sprendimams
# pagal numerį; kitiems kalba lt.ftl patarimai.

learn-title-klorsjavs = Išmokite „Klørsjavs“

lesson-klorsjavs-cat-title = Katė
lesson-klorsjavs-cat-begin = Žaidžiate trise. Koziriai – kryžiai, o virš jų – šešios damos ir valetai. Turite du aukščiausius kozirius.
lesson-klorsjavs-cat-1 = Keturi koziriai, iš jų du aukščiausi: sakykite „žaidžiu“. Prieš jus žais abu kiti.
lesson-klorsjavs-cat-2 = Penkakė verta dešimties akių, bet kirčio nepaima. Atidėkite abi penkakes: jos skaičiuojamos jums.
lesson-klorsjavs-cat-3 = Katėje buvo karaliai. Kryžių damos niekas nemuša: traukite kozirius.
lesson-klorsjavs-cat-5 = Liko dar vienas koziris: ištraukite jį.
lesson-klorsjavs-cat-6 = Šiuos du karalius muša jų tūzai. Vienu eikite dabar, o kryžių karalių pasilikite paskutiniam kirčiui.
lesson-klorsjavs-cat-end = 77 akys, iš jų 20 – atidėtų kortų; reikėjo 61. Šiaurė ir Rytai netenka po 4 eres.

lesson-klorsjavs-defend-title = Dviese prieš vieną
lesson-klorsjavs-defend-begin = Žaidžia Rytai; jie atidėjo dvi kortas. Jūs ginatės kartu su Šiaure.
lesson-klorsjavs-defend-1 = Čirvų neturite: imkite tūzą valetu.
lesson-klorsjavs-defend-2 = Kryžių damos niekas nemuša. Traukite Rytų kozirius.
lesson-klorsjavs-defend-3 = Kozirių nebeturite. Būgnų tūzas gali palaukti; eikite penkake.
lesson-klorsjavs-defend-4 = Šiaurė deda paskutinė ir gali laimėti šį kirtį: duokite tūzą.
lesson-klorsjavs-defend-end = Rytai surinko 49 akis, su atidėtomis kortomis; reikėjo 61. Rytai netenka 8 erių.
