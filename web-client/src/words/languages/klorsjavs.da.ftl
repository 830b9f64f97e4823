# Klørsjavs på dansk: kun dets egne ord; husets står i da.ftl.

klorsjavs-bid = { $n ->
    [1] spil
    [2] stryger
    [3] tout
   *[other] strøget tout
  }
klorsjavs-bidding = Meldingerne er i gang.
klorsjavs-contract = { who } har meldt { klorsjavs-bid }{ $suit ->
    [none] .
   *[other] , trumfen er { suit }.
  }
klorsjavs-stake = Spilføreren spiller alene og skal have { $needs } point.
klorsjavs-stake-of = { $cat ->
    [taken] Katten blev taget.
    [left] Katten tæller for spilføreren.
   *[lies] Katten ligger endnu.
  } { $tout ->
    [yes] Spilføreren skal have alle stik.
   *[no] Spilføreren skal have { $needs } point.
  }
klorsjavs-level = står lige
klorsjavs-redealt = Alle passede; den samme giver igen.
klorsjavs-loses = { who } mister { klorsjavs-amount }.
klorsjavs-wins = { who } vinder { klorsjavs-amount }.
klorsjavs-amount = { $n } { $unit ->
    [ore] øre
   *[jetons] { $n ->
        [one] jeton
       *[other] jetoner
      }
  }
klorsjavs-why-folded = { who } opgav spillet.
klorsjavs-why-nothing = { who } tog intet stik.
klorsjavs-why-tout = { who } tog { $n } af 6 stik.
klorsjavs-why = { who } tog { $points } point{ $lies ->
    [0] { "" }
   *[other] , heraf { $lies } i de to kort, der lå hos { $who ->
        [you] dig
       *[other] { who }
      }
  }: { $made ->
    [yes] nok.
   *[no] for få.
  }
klorsjavs-why-jan = Taberne tog { $n }, færre end 31: dobbelt.
klorsjavs-why-no-trick = Taberne tog intet stik: tredobbelt.
klorsjavs-lost-match = { who } har tabt partiet.
klorsjavs-won-match = { who } har vundet partiet.
klorsjavs-pays = { who } betaler { $n ->
    [one] 1 enhed.
   *[other] { $n } enheder.
  }
klorsjavs-gets = { who } får { $n ->
    [one] 1 enhed.
   *[other] { $n } enheder.
  }
klorsjavs-ore = Øre tilbage
klorsjavs-jetons = Jetoner
klorsjavs-hands = Spil
klorsjavs-sheet-explained = Alle begynder på 60 øre; den, der først ingen har tilbage, taber partiet. I auktionssjavs vindes og tabes der jetoner, og flest jetoner vinder.
klorsjavs-answer-sheet = { who }: { klorsjavs-amount }.
klorsjavs-replay-sheet = Regnskab { $totals }.
klorsjavs-match-result = { $won ->
    [none] opgivet
    [won] vundet
   *[lost] { $names } vandt
  }

# Bordets valg.
option-form = Form
option-form-three = tre spillere
option-form-four = fire spillere
option-form-auction = auktionssjavs, for tre
option-cat = Katten
option-cat-unseen = tages uset
option-cat-seen = ses først
option-auction-hands = Et parti med auktion har
option-hands-twelve = tolv spil
option-hands-six = seks spil
option-hands-twenty_four = fireogtyve spil
option-untouched = En spiller, der stadig står på 60, betaler også, dog ikke i auktionen

# Byttet med katten.
turn-exchange = Vælg to kort, eller lad katten ligge.
turn-take = Din tur. Tag katten, eller lad den ligge.
turn-lay = Vælg to kort at lægge væk.
cat-take = Tag katten
cat-leave = Lad katten ligge
cat-lay = Læg væk
fold = Opgiv spillet
mark-take = tager katten
mark-laid = tog katten
mark-lay = tog katten
mark-leave = lader katten ligge
mark-fold = opgiver
say-take = { who } tager katten.
say-laid = { who } lægger to kort væk for katten.
say-lay = { who } lægger { $cards } væk.
say-leave = { who } lader katten ligge.
say-fold = { who } opgiver spillet.
own-laid = Du lagde { $cards } væk.
own-taken = Du tog { $cards } fra katten.
cat-was = Katten: { $cards }
laid-away = Lagt væk: { $cards }
hint-take = En bot ville tage katten:
hint-leave = En bot ville lade katten ligge:
hint-lay = En bot ville lægge { $cards } væk:
hint-fold = En bot ville opgive spillet:
command-lay-needs = Lægge hvilke to kort væk? læg dh 5r.
command-take = tag, tager
command-lay = læg, laeg, lægger, laegger, væk, vaek
command-fold = opgiv, opgiver
klorsjavs-price-fold = Opgive? Spillet er slut, og du taber 8 øre.
klorsjavs-stakes-auction = { $n ->
    [one] { $n } enhed pr. jeton
   *[other] { $n } enheder pr. jeton
  }

reason-six-cards-each = Hver spiller får seks kort.
reason-four-cards-each = Hver spiller får fire kort.
reason-cat-is-declarers = Kun spilføreren må tage katten eller lade den ligge.
reason-cat-is-done = Spilføreren har allerede taget katten eller ladet den ligge.
reason-cat-first = Først tager spilføreren katten eller lader den ligge.
reason-take-cat-first = Ved dette bord tages katten, før der lægges kort væk.
reason-lay-two-away = Læg to af dine kort væk.
reason-no-cat-in-strike = Stryger og strøget tout spilles uden katten.
reason-fold-is-declarers = Kun spilføreren må opgive spillet.
reason-fold-too-late = Ingen må opgive spillet, når det første kort er spillet.
reason-no-fold-here = I auktionssjavs må ingen opgive spillet.
