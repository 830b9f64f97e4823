# Lektionerne i bayersk tarok på dansk.

learn-title-tarock = Lær bayersk tarok

lesson-tarock-auction-title = Talonen
lesson-tarock-auction-begin = Tre spiller, hver for sig. Øst har givet, så du melder først.
lesson-tarock-auction-1 = Et es og fire tiere: Meld spil. Du skal tage 61 point, alene mod to.
lesson-tarock-auction-2 = Ingen bestrider det: Tag talonens tre kort.
lesson-tarock-auction-3 = Læg ruderne og hjerter seks væk: Tieren tæller for dig, og du kan stikke ruder med trumf.
lesson-tarock-auction-4 = Fem spar med es og tier: Vælg spar.
lesson-tarock-auction-5 = Kun du har en højere trumf end tieren: Træk trumf med den.
lesson-tarock-auction-6 = To trumfer er ude endnu. Esset trækker dem.
lesson-tarock-auction-7 = Ingen trumf er ude: Ingen kan tage hjerter es.
lesson-tarock-auction-9 = Spil en lille klør: Esset må komme, og din tier og konge er høje.
lesson-tarock-auction-10 = Du har ingen ruder, så du skal stikke med trumf: 11 point.
lesson-tarock-auction-end = 106 point, heraf 10 lagt væk; der skulle 61 til. Puljen betaler dig 50 enheder.

lesson-tarock-heading-title = At stikke over
lesson-tarock-heading-begin = Øst melder først, og melder spil.
lesson-tarock-heading-1 = To esser og ingen lang farve: Meld pas, og spil imod sammen med Nord.
lesson-tarock-heading-2 = Ruder er trumf. Du skal bekende, og intet af dit slår esset: Læg en lille.
lesson-tarock-heading-3 = Du skal stikke over, hvis du kan: spar es.
lesson-tarock-heading-4 = Spil trumf: Øst skal stikke over og har så en færre.
lesson-tarock-heading-5 = Nord har ingen trumf mere: Din dame tager stikket.
lesson-tarock-heading-6 = Trumf igen. Selv din syver skal der stikkes over.
lesson-tarock-heading-8 = Kun klør ti stikker over, så du skal spille den.
lesson-tarock-heading-9 = Øst har ingen trumf mere. Spil den lille klør, og behold esset.
lesson-tarock-heading-end = Øst tog 45 point; der skulle 61 til. Øst betaler dig 20 enheder, og puljen betaler Nord 20.
