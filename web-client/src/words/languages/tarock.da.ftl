# Bayersk tarok på dansk: dets egne ord; husets står i da.ftl.

tarock-bid = { $n ->
    [1] spil
    [61] hånd
   *[other] hånd på { $n }
  }
tarock-bidding = Der meldes.
tarock-soloist = solospiller
tarock-said = { who } har meldt { $call }.
tarock-contract = { who } spiller { $contract ->
    [pick_up] med talonen
   *[hand] på hånden
  } om { $n } point{ $suit ->
    [none] .
   *[other] , trumfen er { suit }.
  }
tarock-stake = Én spiller alene mod to og skal have mindst 61 point.
tarock-passed-out = Alle meldte pas; intet skrives.
tarock-nothing-left = Der var intet tilbage i puljen.
tarock-loses = { who } mister { tarock-units }.
tarock-wins = { who } vinder { tarock-units }.
tarock-units = { $n ->
    [one] 1 enhed
   *[other] { $n } enheder
  }
tarock-why = { who } tog { $points } point{ $lies ->
    [0] { "" }
   *[other] , heraf { $lies } i de tre kort, der lå til side
  }, og skulle have { $figure }: { $made ->
    [yes] vundet.
   *[no] tabt.
  }
tarock-why-raised = { $n } mere fra hver for forhøjelsen.
tarock-won-match = { who } har vundet partiet.
tarock-pays = { who } betaler { tarock-units }.
tarock-gets = { who } får { tarock-units }.
tarock-account = Konto
tarock-pot = Pulje
tarock-sheet-explained = Enhver begynder med det, de lagde i puljen. Partiet slutter, når puljen er tom, og den højeste konto vinder.
tarock-answer-sheet = { who }: { $n }.
tarock-answer-pot = I puljen: { tarock-units }.
tarock-replay-sheet = Konti { $accounts }, pulje { $pot }.
tarock-stakes = { $n ->
    [one] { $n } enhed pr. enhed på kontoen
   *[other] { $n } enheder pr. enhed på kontoen
  }
tarock-match-result = { $won ->
    [none] opgivet
    [won] vundet
   *[lost] { $names } vandt
  }

option-pot = Enhver lægger i puljen
option-pot-hundred = 100 enheder
option-pot-fifty = 50 enheder
option-raise_alone = En hånd, som ingen bestrider, må forhøjes

turn-take = Din tur. Tag talonen, eller spil på hånden.
turn-lay = Vælg tre kort at lægge væk.
cat-take = Tag talonen
cat-lay = Læg væk
mark-take = tager talonen
mark-laid = tog talonen
mark-lay = tog talonen
say-take = { who } tager talonen.
say-laid = { who } lægger tre kort væk.
say-lay = { who } lægger { $cards } væk.
own-laid = Du lagde { $cards } væk.
own-taken = Du tog { $cards } fra talonen.
cat-was = Talonen: { $cards }
laid-away = Lagt væk: { $cards }
hint-take = En bot ville tage talonen:
hint-lay = En bot ville lægge { $cards } væk:
command-lay-needs = Lægge hvilke tre kort væk? læg dh 9r 8r.
command-take = tag, tager
command-lay = læg, laeg, lægger, laegger, væk, vaek

reason-play-is-said = Der er allerede meldt spil: Meld hånd, eller meld pas.
reason-not-the-next-figure = Det er ikke det næste tal, der må meldes.
reason-choice-is-due = Først tager solospilleren talonen eller melder hånd.
reason-choice-is-made = Solospilleren har allerede taget talonen eller meldt hånd.
reason-no-raise-alone = Ved dette bord spilles en hånd, som ingen bestrider, om 61 point.
reason-must-head = Du skal spille et højere kort i farven, hvis du kan.
reason-overtrump-if-able = Du skal spille en højere trumf, hvis du kan.
