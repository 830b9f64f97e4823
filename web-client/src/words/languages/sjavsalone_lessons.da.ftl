# Lektionerne i Sjavs for tre eller to på dansk.

learn-title-sjavsalone = Lær Sjavs for tre eller to

lesson-sjavsalone-skat-title = Skatten
lesson-sjavsalone-skat-begin = Tre spiller, hver for sig. Øst har givet, så du melder først.
lesson-sjavsalone-skat-1 = To faste trumfer og tre klør giver fem: Meld 5.
lesson-sjavsalone-skat-2 = Du spiller alene. Ruder er lige så lang, så du skal vælge klør; det tæller dobbelt.
lesson-sjavsalone-skat-3 = Læg begge tiere væk: De tæller for dig, og ingen kan tage dem.
lesson-sjavsalone-skat-4 = I skatten lå den højeste trumf. Spil en lav trumf ud: De andre skal bekende.
lesson-sjavsalone-skat-5 = Du spiller sidst, og din dame tager en tier.
lesson-sjavsalone-skat-6 = To trumfer er ude endnu. Spil trumf igen.
lesson-sjavsalone-skat-9 = Du har ingen hjerter: Trumf konge tager femten point.
lesson-sjavsalone-skat-end = 69 point, heraf 20 i de tiere, der lå til side; der skulle 61 til. Du kommer 4 ned.

lesson-sjavsalone-rows-title = En række kort
lesson-sjavsalone-rows-begin = To spiller. Foran hver ligger fire kort i en række, hvert oven på et kort, som ingen kender.
lesson-sjavsalone-rows-1 = Din række tæller med til hånden: Du ser tolv kort. Med hjerter er seks af dem trumf.
lesson-sjavsalone-rows-2 = Vælg hjerter: Ingen anden farve er så lang.
lesson-sjavsalone-rows-3 = Hjerter dame ligger i din række. Spil den ud, og træk trumf.
lesson-sjavsalone-rows-4 = Klør es lå under den og er nu dit. Her er nieren høj nok.
lesson-sjavsalone-rows-5 = Spil det es ud, der blev vendt: Det er den højeste klør.
lesson-sjavsalone-rows-8 = Kongen tager tieren: Tieren står under konge og dame.
lesson-sjavsalone-rows-10 = Spil nieren i din række, og se kortet under den.
lesson-sjavsalone-rows-12 = Du har ingen ruder mere: Trumf es tager 22 point.
lesson-sjavsalone-rows-end = 72 point af 120; der skulle 61 til. Du kommer 2 ned.
