## Gennemgangen af et parti, og hvad dets valg var værd
replay-open-file = Åbn et partis optegnelse
replay-open-hint = En fil, der blev hentet ved slutningen af et parti. Serveren kontrollerer den efter reglerne og gemmer intet af den.
replay-untrue = Denne optegnelse bryder reglerne og vises derfor ikke: den er ændret eller ufuldstændig. Hent den igen.
replay-not-checked = Serveren kunne ikke kontrollere optegnelsen efter reglerne; prøv igen.
replay-loading = Søger efter partiet…
replay-missing = Der er intet færdigt parti med det nummer her; se linket efter, eller åbn partiets optegnelse.
replay-hand = Spil { $n } af { $of }
replay-as = Se det som
replay-all = alle, med alle hænder åbne
replay-first = Først
replay-back = Tilbage
replay-forward = Frem
replay-last = Resultat
replay-previous-hand = Forrige spil
replay-next-hand = Næste spil
replay-steps = Spillets skridt
replay-play = Afspil med { $n }×
replay-dealt = { who } har givet.
replay-share = Link til dette parti
record-none = Denne fil er ikke en optegnelse: vælg en, der blev hentet ved slutningen af et parti.
record-newer = Denne optegnelse har version { $version }, som er nyere end denne side.
record-other-game = Denne optegnelse er af spillet „{ $game }“, som denne side ikke kender.
record-empty = Dette parti har ingen spil.
record-broken = Spil { $n } i denne optegnelse hænger ikke sammen.
review-looking = Ser på kortene…
review-how = Med alle kort åbne og fejlfrit spil af alle bagefter.
review-better-lost = For partiet var det bedre for spilførerne at tabe dette spil med vilje, med { pips-n } (regel 6.3).
review-none = Der var intet bedre at finde.
review-cost = { $unit ->
    [points] Det kostede { $n } point.
    [pips] { $n ->
        [one] Det kostede 1 prik.
       *[other] Det kostede { $n } prikker.
      }
    [score] Det kostede { $n } i regnskabet.
   *[rams] { $n ->
        [one] Det kostede 1 vædder.
       *[other] Det kostede { $n } væddere.
      }
  }
review-better = Bedst: { $what }.
review-unlucky = Uheld: ud fra det, der kunne vides, var dette bedst.
review-decisive = Det afgjorde spillet.
review-pass = at passe
review-knock = at banke
review-curve = Point, som spilførerne når med bedste spil: { $first } før det første kort, { $last } til sidst. De skal bruge 61.
review-curve-side = { side }, point med bedste spil af alle: { $first } før det første kort, { $last } til sidst. 61 vinder.
review-turning = Til vendepunktet
review-show = Vis det
review-players = Hver spillers valg
review-player = { $name }: { $best } af { $n } var bedst med alle kort åbne, { $known } af { $n } ud fra det, der kunne vides.
review-match = Se på alle valg
review-match-failed = Partiet kunne ikke ses igennem: { $why }
review-no-line = Serveren kan ikke nås; prøv igen.
replay-both = To borde ved siden af hinanden
replay-table = Bord { $n }
