# „Klørsjavs“ lietuviškai: tik jo žodžiai; namų žodžiai – lt.ftl.

klorsjavs-bid = { $n ->
    [1] žaisti
    [2] žaisti be katės
    [3] „tout“
   *[other] „tout“ be katės
  }
klorsjavs-bidding = Skelbimai dar vyksta.
klorsjavs-contract = { $who ->
    [you] Jūs žaidžiate
   *[other] { who } žaidžia
  }{ $n ->
    [1] { "" }
    [2] { " " }be katės
    [3] { " " }„tout“
   *[other] { " " }„tout“ be katės
  }{ $suit ->
    [none] .
   *[other] , koziriai – { suit }.
  }
klorsjavs-needs = { $needs ->
    [one] { $needs } akies
   *[other] { $needs } akių
  }
klorsjavs-stake = Skelbėjas žaidžia vienas, jam reikia { klorsjavs-needs }.
klorsjavs-stake-of = { $cat ->
    [taken] Katė paimta.
    [left] Katės akys skaičiuojamos skelbėjui.
   *[lies] Katė dar guli.
  } { $tout ->
    [yes] Reikia visų kirčių.
   *[no] Reikia { klorsjavs-needs }.
  }
klorsjavs-level = po lygiai
klorsjavs-redealt = Visi pasavo; tas pats žaidėjas dalija iš naujo.
klorsjavs-loses = { $who ->
    [you] Jūs netenkate
   *[other] { who } netenka
  } { klorsjavs-amount-gen }.
klorsjavs-wins = { $who ->
    [you] Jūs laimite
   *[other] { who } laimi
  } { klorsjavs-amount-acc }.
klorsjavs-amount = { $n } { $unit ->
    [ore] { $n ->
        [one] erė
        [few] erės
       *[other] erių
      }
   *[jetons] { $n ->
        [one] žetonas
        [few] žetonai
       *[other] žetonų
      }
  }
klorsjavs-amount-gen = { $n } { $unit ->
    [ore] { $n ->
        [one] erės
       *[other] erių
      }
   *[jetons] { $n ->
        [one] žetono
       *[other] žetonų
      }
  }
klorsjavs-amount-acc = { $n } { $unit ->
    [ore] { $n ->
        [one] erę
        [few] eres
       *[other] erių
      }
   *[jetons] { $n ->
        [one] žetoną
        [few] žetonus
       *[other] žetonų
      }
  }
klorsjavs-why-folded = { $who ->
    [you] Jūs pasidavėte.
   *[other] { who } pasidavė.
  }
klorsjavs-why-nothing = { $who ->
    [you] Jūs nepaėmėte nė vieno kirčio.
   *[other] { who } nepaėmė nė vieno kirčio.
  }
klorsjavs-why-tout = { $who ->
    [you] Jūs paėmėte
   *[other] { who } paėmė
  } { $n } iš 6 kirčių.
klorsjavs-why = { $who ->
    [you] Jūs surinkote
   *[other] { who } surinko
  } { $points ->
    [one] { $points } akį
    [few] { $points } akis
   *[other] { $points } akių
  }{ $lies ->
    [0] { "" }
   *[other] , iš jų { $lies } – iš atidėtų ar katės kortų
  }: { $made ->
    [yes] pakanka.
   *[no] per mažai.
  }
klorsjavs-why-jan = Pralaimėjusi pusė surinko { $n }, mažiau nei 31: dvigubai.
klorsjavs-why-no-trick = Pralaimėjusi pusė nepaėmė nė vieno kirčio: trigubai.
klorsjavs-lost-match = { $who ->
    [you] Jūs pralaimėjote mačą.
   *[other] { who } pralaimėjo mačą.
  }
klorsjavs-won-match = { $who ->
    [you] Jūs laimėjote mačą.
   *[other] { who } laimėjo mačą.
  }
klorsjavs-pays = { $who ->
    [you] Jūs mokate
   *[other] { who } moka
  } { klorsjavs-units-acc }.
klorsjavs-gets = { $who ->
    [you] Jūs gaunate
   *[other] { who } gauna
  } { klorsjavs-units-acc }.
klorsjavs-units-acc = { $n ->
    [one] { $n } vienetą
    [few] { $n } vienetus
   *[other] { $n } vienetų
  }
klorsjavs-ore = Likusios erės
klorsjavs-jetons = Žetonai
klorsjavs-hands = Partijos
klorsjavs-sheet-explained = Kiekvienas pradeda nuo 60 erių; kas pirmas jų nebeturi, pralaimi mačą. Žaidžiant Sjavs su aukcionu žetonai laimimi ir pralaimimi; laimi tas, kas jų turi daugiausia.
klorsjavs-answer-sheet = { who }: { klorsjavs-amount }.
klorsjavs-replay-sheet = Lapas { $totals }.
klorsjavs-match-result = { $won ->
    [none] nutrauktas
    [won] laimėtas
   *[lost] laimėjo { $names }
  }

# Parinktys.
option-form = Forma
option-form-three = trise
option-form-four = keturiese
option-form-auction = Sjavs su aukcionu, trise
option-cat = Katė
option-cat-unseen = imama nematyta
option-cat-seen = pirma pažiūrima
option-auction-hands = Aukciono mačą sudaro
option-hands-twelve = dvylika partijų
option-hands-six = šešios partijos
option-hands-twenty_four = dvidešimt keturios partijos
option-untouched = Likęs ties 60 taip pat moka, bet ne aukcione

# Mainai su kate.
turn-exchange = Rinkitės dvi kortas arba palikite katę.
turn-take = Jūsų eilė. Imkite katę arba palikite ją.
turn-lay = Atidėkite dvi kortas.
cat-take = Imti katę
cat-leave = Palikti katę
cat-lay = Atidėti
fold = Pasiduoti
mark-take = ima katę
mark-laid = paėmė katę
mark-lay = paėmė katę
mark-leave = palieka katę
mark-fold = pasiduoda
say-take = { $who ->
    [you] Jūs imate katę.
   *[other] { who } ima katę.
  }
say-laid = { $who ->
    [you] Jūs atidedate dvi kortas už katę.
   *[other] { who } atideda dvi kortas už katę.
  }
say-lay = { $who ->
    [you] Jūs atidedate: { $cards }.
   *[other] { who } atideda: { $cards }.
  }
say-leave = { $who ->
    [you] Jūs paliekate katę.
   *[other] { who } palieka katę.
  }
say-fold = { $who ->
    [you] Jūs pasiduodate.
   *[other] { who } pasiduoda.
  }
own-laid = Jūs atidėjote: { $cards }.
own-taken = Jūs paėmėte iš katės: { $cards }.
cat-was = Katė: { $cards }
laid-away = Atidėta: { $cards }
hint-take = Botas imtų katę:
hint-leave = Botas paliktų katę:
hint-lay = Botas atidėtų dvi kortas ({ $cards }):
hint-fold = Botas pasiduotų:
command-lay-needs = Nurodykite dvi kortas: atidedu dč 5b.
command-take = imu, imti
command-lay = atidedu, atidėti, atideti
command-fold = pasiduodu, pasiduoti
klorsjavs-price-fold = Pasiduoti? Dalis baigsis, ir prarasite 8 erės.
klorsjavs-stakes-auction = { $n } vnt. už žetoną

reason-six-cards-each = Kiekvienas žaidėjas gauna po šešias kortas.
reason-four-cards-each = Kiekvienas žaidėjas gauna po keturias kortas.
reason-cat-is-declarers = Tik skelbėjas gali imti katę arba ją palikti.
reason-cat-is-done = Katė jau paimta arba palikta.
reason-cat-first = Pirma skelbėjas paima katę arba ją palieka.
reason-take-cat-first = Prie šio stalo katė imama prieš atidedant kortas.
reason-lay-two-away = Atidėkite dvi savo kortas.
reason-no-cat-in-strike = Šis kontraktas žaidžiamas be katės.
reason-fold-is-declarers = Tik skelbėjas gali pasiduoti.
reason-fold-too-late = Kai korta jau padėta, pasiduoti nebegalima.
reason-no-fold-here = Žaidžiant Sjavs su aukcionu pasiduoti negalima.
