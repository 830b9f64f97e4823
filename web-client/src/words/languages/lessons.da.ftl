# Lektionerne i Avinas på dansk: titel, begyndelse og slutning for hver, og en sætning til nogle af
# elevens valg efter nummer; for de andre taler tippene i da.ftl.

learn-title-avinas = Lær Avinas
learn-of = Lektion { $n } af { $of }
learn-next = Næste lektion
learn-begin = Begynd
learn-other = Det er tilladt; men prøv dette:
learn-costs = { $unit ->
    [points] Med alle kort åbne koster det { $n } point; prøv dette:
    [pips] { $n ->
        [one] Med alle kort åbne koster det 1 prik; prøv dette:
       *[other] Med alle kort åbne koster det { $n } prikker; prøv dette:
      }
    [score] Med alle kort åbne koster det { $n } i regnskabet; prøv dette:
   *[rams] { $n ->
        [one] Med alle kort åbne koster det 1 vædder; prøv dette:
       *[other] Med alle kort åbne koster det { $n } væddere; prøv dette:
      }
  }

lesson-trumps-title = Hvad trumf er
lesson-trumps-begin = Din syver blev vendt sidst: du spiller spar. Damer og knægte er også trumf.
lesson-trumps-1 = Pas; banken kommer senere.
lesson-trumps-2 = Spil klør dame ud, den højeste af alle.
lesson-trumps-3 = Trumfsyveren er nummer to: spil den ud.
lesson-trumps-4 = En knægt trækker de sidste høje trumfer.
lesson-trumps-5 = Bekend Østs klør med et billigt kort.
lesson-trumps-end = Rækkefølgen: klør dame, syver, damer, knægte, es, ti, konge, ni, otte.

lesson-sevens-title = Et spil med syvere
lesson-sevens-begin = Øst spiller klør: Får de 61 af 120 point, får I 2 væddere, mærker mod jer; ellers får de 4.
lesson-sevens-1 = Klør otte tæller intet. Es 11, ti 10, konge 4, dame 3, knægt 2.
lesson-sevens-2 = Din spar dame slår knægten.
lesson-sevens-end = 77 point mod 43: spilførerne tabte. 2 syvere, 4 væddere.

lesson-secrets-title = Kortgivningens hemmeligheder
lesson-secrets-begin = Nogle kort ligger åbne. Som giver ser du også to af din makkers: øjet viser dem.
lesson-secrets-1 = Ingen syver: der meldes på længden. Med spar har du seks: meld 6.
lesson-secrets-2 = Dit første udspil bestemmer trumfen: klør dame.
lesson-secrets-3 = Efter en dame bliver du spurgt: vælg spar.
lesson-secrets-4 = Spil en trumf mere ud, en billig.
lesson-secrets-end = Viste kort bliver liggende åbne, til de spilles.

lesson-knock-title = At banke
lesson-knock-begin = Du har syv trumfer. Et bank lover alle otte stik for dobbelt så mange væddere.
lesson-knock-1 = Bank.
lesson-knock-2 = Træk deres trumfer fra toppen.
lesson-knock-end = Alle otte stik: 2 syvere og et bank, 4 væddere.

lesson-bid-title = Et spil uden syvere
lesson-bid-begin = Ingen syver igen. Hver melder en længde eller passer; den længste spiller.
lesson-bid-1 = Hjerter giver fem trumfer: meld 5. En for høj melding taber partiet.
lesson-bid-2 = Dit første kort bestemmer trumfen: spil en hjerter ud.
lesson-bid-9 = Du har 65; 61 vinder. Stop nu.
lesson-bid-end = De har 28, under 31: 2 prikker mod dem. Ved 12 slutter partiet.

lesson-hide-title = Et kort med bagsiden op
lesson-hide-begin = Vinderen af første stik spiller en trumf ud, eller uden trumf et hvilket som helst kort, også med bagsiden op.
lesson-hide-1 = Din makker melder otte. Pas.
lesson-hide-2 = Vind med klør dame, din sidste trumf.
lesson-hide-3 = Spil ruder ni ud med bagsiden op og rynk panden: den er værdiløs.
lesson-hide-end = Er en side foran i væddere, kan den ønske sig prikker: 12 slutter partiet, væddere afgør det.
