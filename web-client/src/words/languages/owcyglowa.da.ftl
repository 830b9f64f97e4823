# Owcy Głowa på dansk: kun dets egne ord; husets står i da.ftl.

owcyglowa-contract = Ingen ved endnu, hvem der spiller alene.
owcyglowa-soloist = { who } spiller alene.
owcyglowa-stake = Solospilleren, med begge sorte damer eller ingen af dem, skal have 54 point.
owcyglowa-star = solospiller
owcyglowa-granny = bedstemor i { suit }
owcyglowa-result-none = Ingen får en streg.
owcyglowa-result = { who } får { $n ->
    [one] 1 streg.
   *[other] { $n } streger.
  }
owcyglowa-why-solo = { who } spillede alene og tog { $points } point: { $made ->
    [yes] nok.
   *[no] færre end 54.
  }
owcyglowa-why-bid = { who } meldte { $range } og tog { $points }: { $made ->
    [yes] ramt.
   *[no] ved siden af.
  }
owcyglowa-outcome = { who } har vundet partiet.
owcyglowa-strokes = Streger
owcyglowa-sheet-explained = Hvert point i partiet er en streg: tre, tre, to og én bliver til et fårehoved. Ni eller flere vinder, når én spiller fører alene.
owcyglowa-answer-sheet = { who }: { $n ->
    [one] 1 streg
   *[other] { $n } streger
  }.
owcyglowa-replay-sheet = Streger { $totals }.
owcyglowa-match-result = { $won ->
    [none] opgivet
    [won] vundet
   *[lost] { $winner } vandt
  }
results-game-points = Streger, egne mod de andres

reason-bid-with-first-card = Der meldes, før man spiller sit første kort.
reason-bid-once = Du har allerede meldt.
reason-no-such-range = Et interval er et tal fra 1 til 4.
reason-granny-not-alone = En sort dame spilles kun som dit sidste kort i dens farve.
