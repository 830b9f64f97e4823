# „Six-Bid“ ir „Frog“ lietuviškai: jų pačių žodžiai; namų žodžiai yra lt.ftl.
# Skelbimai (sixbid-bid) – galininku: „siūlau mizerį“.

sixbid-bid = { $form ->
    [frog] { $n ->
        [1] frog
        [2] chico
       *[other] grand
      }
   *[six_bid] { $n ->
        [1] solo
        [2] čirvų solo
        [3] mizerį
        [4] garantinį solo
        [5] atvirą mizerį
       *[other] solo su šaukimu
      }
  }
sixbid-bidding = Vyksta skelbimai.
sixbid-soloist = solistas
sixbid-said = { $who ->
    [you] Jūs paskelbėte
   *[other] { who } paskelbė
  } { $bid }.
sixbid-contract = { $who ->
    [you] Jūs žaidžiate
   *[other] { who } žaidžia
  } { $contract ->
    [solo] solo
    [heart_solo] čirvų solo
    [misere] mizerį
    [guarantee] garantinį solo
    [spread_misere] atvirą mizerį
    [call_solo] solo su šaukimu
    [frog] „frog“
    [chico] „chico“
   *[grand] „grand“
  }{ $suit ->
    [none] .
   *[other] , koziriai – { suit }.
  }
sixbid-needs = { $points ->
    [0] Negalima paimti nė vieno kirčio.
    [one] Reikia { $points } akies.
   *[other] Reikia { $points } akių.
  }
sixbid-stake = Vienas žaidžia prieš du ir pats paskelbia, ką žais.
sixbid-asked-of = Pašauktą kortą ({ card }) turėjo { who }.
sixbid-asked-of-you = Pašauktą kortą ({ card }) turėjote jūs.
sixbid-asked = Pašaukta korta: { card }.
sixbid-given-card = Mainais duota korta: { $cards }.
sixbid-open = { $who ->
    [you] Jūsų atviros kortos: { $cards }
   *[other] Atviros kortos ({ who }): { $cards }
  }
sixbid-thrown-in = Visi pasavo; nieko nerašoma.
sixbid-level = Lygiai 60 akių; niekas nemoka.
sixbid-loses = { $who ->
    [you] Jūs netenkate
   *[other] { who } netenka
  } { $n ->
    [one] { $n } vieneto
   *[other] { $n } vienetų
  }.
sixbid-wins = { $who ->
    [you] Jūs laimite
   *[other] { who } laimi
  } { sixbid-units }.
sixbid-units = { $n ->
    [one] { $n } vienetą
    [few] { $n } vienetus
   *[other] { $n } vienetų
  }
sixbid-why = { $who ->
    [you] Jūs surinkote
   *[other] { who } surinko
  } { $points ->
    [one] { $points } akį
    [few] { $points } akis
   *[other] { $points } akių
  }{ $lies ->
    [0] { "" }
   *[other] , iš jų { $lies } – iš trijų padėtų kortų
  }, reikėjo { $needed }: { $made ->
    [yes] pavyko.
   *[no] nepavyko.
  }
sixbid-why-misere = { $tricks ->
    [0] { $who ->
        [you] Jūs nepaėmėte
       *[other] { who } nepaėmė
      } nė vieno kirčio: pavyko.
   *[other] { $who ->
        [you] Jūs paėmėte
       *[other] { who } paėmė
      } kirtį: nepavyko.
  }
sixbid-won-match = { $who ->
    [you] Jūs laimėjote mačą.
   *[other] { who } laimėjo mačą.
  }
sixbid-pays = { $who ->
    [you] Jūs mokate
   *[other] { who } moka
  } { sixbid-units }.
sixbid-gets = { $who ->
    [you] Jūs gaunate
   *[other] { who } gauna
  } { sixbid-units }.
sixbid-account = Sąskaita
sixbid-hands = Partijos
sixbid-sheet-explained = Solistas laimi vienetų iš kiekvieno kito žaidėjo arba kiekvienam jų pralaimi. Po paskutinės partijos laimi didžiausia sąskaita.
sixbid-answer-sheet = { who }: { $n }.
sixbid-answer-hands = { $n ->
    [one] Sužaista { $n } partija.
    [few] Sužaistos { $n } partijos.
   *[other] Sužaista { $n } partijų.
  }
sixbid-replay-sheet = Sąskaitos { $accounts }.
sixbid-stakes = { $n } vnt. už sąskaitos vienetą
sixbid-match-result = { $won ->
    [none] nutrauktas
    [won] laimėtas
   *[lost] laimėjo { $names }
  }

# Parinktys.
option-form = Forma
option-form-six_bid = Six-Bid Solo
option-form-frog = Frog
option-hands = Mačą sudaro
option-hands-twelve = dvylika partijų
option-hands-six = šešios partijos
option-hands-twenty_four = dvidešimt keturios partijos

# Talonas, pašaukta korta ir už ją duodama korta.
turn-lay = Atidėkite tris kortas.
turn-exchange = Jūsų eilė. Šaukite kortą arba nešaukite.
turn-give = Rinkitės kortą, kurią duosite už pašauktą.
cat-lay = Atidėti
cat-leave = Nešaukti kortos
ask-card = Šaukti { card-acc }
give-card = Duoti šią kortą
mark-laid = atidėjo tris
mark-lay = atidėjo tris
mark-ask = šaukia kortą
mark-given = davė kortą
mark-give = davė kortą
mark-leave = kortos nešaukia
say-laid = { $who ->
    [you] Jūs atidedate tris kortas.
   *[other] { who } atideda tris kortas.
  }
say-lay = { $who ->
    [you] Jūs atidedate: { $cards }.
   *[other] { who } atideda: { $cards }.
  }
say-ask = { $who ->
    [you] Jūs šaukiate
   *[other] { who } šaukia
  } { card-acc }.
say-given = { $who ->
    [you] Jūs duodate už ją kortą.
   *[other] { who } duoda už ją kortą.
  }
say-give = { $who ->
    [you] Jūs duodate
   *[other] { who } duoda
  } už ją { card-acc }.
say-leave = { $who ->
    [you] Jūs kortos nešaukiate.
   *[other] { who } kortos nešaukia.
  }
own-laid = Jūs atidėjote: { $cards }.
own-taken = Jūs paėmėte iš talono: { $cards }.
cat-was = Talonas: { $cards }
laid-away = Atidėta: { $cards }
hint-lay = Botas atidėtų tris kortas ({ $cards }):
hint-ask = Botas šauktų { card-acc }:
hint-leave = Botas kortos nešauktų:
hint-give = Botas duotų { card-acc }:
command-lay-needs = Nurodykite tris kortas: atidedu dč 9b 8b.
command-ask-needs = Nurodykite kortą: šaukiu tč.
command-give-needs = Nurodykite savo kortą: duodu 6č.
command-lay = atidedu, atidėti, atideti, lay, away
command-ask = šaukiu, saukiu, šaukti, saukti, ask, call
command-give = duodu, duoti, give

reason-bid-of-other-form = Šioje žaidimo formoje tokio skelbimo nėra.
reason-hearts-not-here = Šiame kontrakte čirvai nėra koziriai; įvardykite kitą spalvą.
reason-no-call-now = Dabar kortos nešaukiamos ir neduodamos.
reason-call-another-card = Šaukite kaladės kortą, kurios neturite.
reason-give-another-card = Duokite kitą kortą, ne tą, kurią pašaukėte.
reason-call-first = Pirma solistas šaukia kortą arba jos nešaukia.
reason-give-first = Pirma solistas duoda kortą už pašauktą.
reason-left-of-soloist-leads = Į pirmą kirtį eina solisto kairysis kaimynas.
