# Six-Bid og Frog på dansk: deres egne ord; husets står i da.ftl.

sixbid-bid = { $form ->
    [frog] { $n ->
        [1] frog
        [2] chico
       *[other] grand
      }
   *[six_bid] { $n ->
        [1] solo
        [2] hjertersolo
        [3] misère
        [4] garantisolo
        [5] åben misère
       *[other] kaldesolo
      }
  }
sixbid-bidding = Der meldes.
sixbid-soloist = solospiller
sixbid-said = { who } har meldt { $bid }.
sixbid-contract = { who } spiller { $contract ->
    [solo] solo
    [heart_solo] hjertersolo
    [misere] misère
    [guarantee] garantisolo
    [spread_misere] åben misère
    [call_solo] kaldesolo
    [frog] frog
    [chico] chico
   *[grand] grand
  }{ $suit ->
    [none] .
   *[other] , trumfen er { suit }.
  }
sixbid-needs = { $points ->
    [0] Alle stik skal tabes.
   *[other] Der skal { $points } point til.
  }
sixbid-stake = Én spiller alene mod to og melder, hvad der spilles om.
sixbid-asked-of = Det kaldte kort, { card }, kom fra { who }.
sixbid-asked-of-you = Det kaldte kort, { card }, kom fra dig.
sixbid-asked = Det kaldte kort: { card }.
sixbid-given-card = Kortet givet for det: { $cards }.
sixbid-open = { $who ->
    [you] Din åbne hånd: { $cards }
   *[other] Åben hånd hos { who }: { $cards }
  }
sixbid-thrown-in = Alle meldte pas; intet skrives.
sixbid-level = Netop 60 point; ingen betaler.
sixbid-loses = { who } mister { sixbid-units }.
sixbid-wins = { who } vinder { sixbid-units }.
sixbid-units = { $n ->
    [one] 1 enhed
   *[other] { $n } enheder
  }
sixbid-why = { who } tog { $points } point{ $lies ->
    [0] { "" }
   *[other] , heraf { $lies } i de tre kort, der lå til side
  }, og skulle have { $needed }: { $made ->
    [yes] vundet.
   *[no] tabt.
  }
sixbid-why-misere = { who } tog { $tricks ->
    [0] intet stik: vundet.
   *[other] et stik: tabt.
  }
sixbid-won-match = { who } har vundet partiet.
sixbid-pays = { who } betaler { sixbid-units }.
sixbid-gets = { who } får { sixbid-units }.
sixbid-account = Konto
sixbid-hands = Spil
sixbid-sheet-explained = Solospilleren vinder enheder fra hver af de andre eller mister dem til hver af dem. Efter det sidste spil vinder den højeste konto.
sixbid-answer-sheet = { who }: { $n }.
sixbid-answer-hands = Der er spillet { $n } spil.
sixbid-replay-sheet = Konti { $accounts }.
sixbid-stakes = { $n ->
    [one] { $n } enhed pr. enhed på kontoen
   *[other] { $n } enheder pr. enhed på kontoen
  }
sixbid-match-result = { $won ->
    [none] opgivet
    [won] vundet
   *[lost] { $names } vandt
  }

# Bordets valg.
option-form = Form
option-form-six_bid = Six-Bid Solo
option-form-frog = Frog
option-hands = Et parti har
option-hands-twelve = tolv spil
option-hands-six = seks spil
option-hands-twenty_four = fireogtyve spil

# Talonen, det kaldte kort og det, der gives for det.
turn-lay = Vælg tre kort at lægge væk.
turn-exchange = Din tur. Kald et kort, eller lad være.
turn-give = Vælg et kort at give for det, du kaldte.
cat-lay = Læg væk
cat-leave = Kald intet kort
ask-card = Kald { card }
give-card = Giv dette kort
mark-laid = lagde tre væk
mark-lay = lagde tre væk
mark-ask = kalder et kort
mark-given = gav et kort
mark-give = gav et kort
mark-leave = kalder intet kort
say-laid = { who } lægger tre kort væk.
say-lay = { who } lægger { $cards } væk.
say-ask = { who } kalder { card }.
say-given = { who } giver et kort for det.
say-give = { who } giver { card } for det.
say-leave = { who } kalder intet kort.
own-laid = Du lagde { $cards } væk.
own-taken = Du tog { $cards } fra talonen.
cat-was = Talonen: { $cards }
laid-away = Lagt væk: { $cards }
hint-lay = En bot ville lægge { $cards } væk:
hint-ask = En bot ville kalde { card }:
hint-leave = En bot ville ikke kalde noget kort:
hint-give = En bot ville give { card }:
command-lay-needs = Lægge hvilke tre kort væk? læg dh 9r 8r.
command-ask-needs = Kalde hvilket kort? kald eh.
command-give-needs = Give hvilket af dine kort? giv 6h.
command-lay = læg, laeg, lægger, laegger, væk, vaek, lay, away
command-ask = kald, kalder, ask, call
command-give = giv, giver, give

reason-bid-of-other-form = Den melding findes ikke i denne form af spillet.
reason-hearts-not-here = Hjerter er ikke trumf i denne kontrakt; vælg en anden farve.
reason-no-call-now = Der kaldes eller gives intet kort nu.
reason-call-another-card = Kald et kort fra kortspillet, som du ikke selv har.
reason-give-another-card = Giv et andet kort end det, du kaldte.
reason-call-first = Først kalder solospilleren et kort eller lader være.
reason-give-first = Først giver solospilleren et kort for det kaldte.
reason-left-of-soloist-leads = Spilleren til venstre for solospilleren spiller ud til første stik.
