# Bavariškas tarokas lietuviškai: jo paties žodžiai; namų žodžiai yra lt.ftl.

tarock-bid = { $n ->
    [1] žaidžiu
    [61] be talono
   *[other] be talono, { $n }
  }
tarock-bidding = Vyksta skelbimai.
tarock-soloist = solistas
tarock-said = { $who ->
    [you] Jūs pasakėte
   *[other] { who } pasakė
  }: „{ $call }“.
tarock-contract = { $who ->
    [you] Jūs žaidžiate
   *[other] { who } žaidžia
  } { $contract ->
    [pick_up] su talonu
   *[hand] be talono
  }, reikia { $n ->
    [one] { $n } akies
   *[other] { $n } akių
  }{ $suit ->
    [none] .
   *[other] , koziriai – { suit }.
  }
tarock-stake = Vienas žaidžia prieš du, jam reikia bent 61 akies.
tarock-passed-out = Visi pasavo; nieko nerašoma.
tarock-nothing-left = Banke nieko nebeliko.
tarock-loses = { $who ->
    [you] Jūs netenkate
   *[other] { who } netenka
  } { $n ->
    [one] { $n } vieneto
   *[other] { $n } vienetų
  }.
tarock-wins = { $who ->
    [you] Jūs laimite
   *[other] { who } laimi
  } { tarock-units }.
tarock-units = { $n ->
    [one] { $n } vienetą
    [few] { $n } vienetus
   *[other] { $n } vienetų
  }
tarock-why = { $who ->
    [you] Jūs surinkote
   *[other] { who } surinko
  } { $points ->
    [one] { $points } akį
    [few] { $points } akis
   *[other] { $points } akių
  }{ $lies ->
    [0] { "" }
   *[other] , iš jų { $lies } – iš trijų padėtų kortų
  }, reikėjo { $figure }: { $made ->
    [yes] pavyko.
   *[no] nepavyko.
  }
tarock-why-raised = Už kėlimą iš kiekvieno dar { $n }.
tarock-won-match = { $who ->
    [you] Jūs laimėjote mačą.
   *[other] { who } laimėjo mačą.
  }
tarock-pays = { $who ->
    [you] Jūs mokate
   *[other] { who } moka
  } { tarock-units }.
tarock-gets = { $who ->
    [you] Jūs gaunate
   *[other] { who } gauna
  } { tarock-units }.
tarock-account = Sąskaita
tarock-pot = Bankas
tarock-sheet-explained = Kiekvienas pradeda tuo, ką įdėjo į banką. Kai bankas tuščias, mačas baigiasi, ir laimi didžiausia sąskaita.
tarock-answer-sheet = { who }: { $n }.
tarock-answer-pot = Banke yra { $n }.
tarock-replay-sheet = Sąskaitos { $accounts }, bankas { $pot }.
tarock-stakes = { $n } vnt. už sąskaitos vienetą
tarock-match-result = { $won ->
    [none] nutrauktas
    [won] laimėtas
   *[lost] laimėjo { $names }
  }

option-pot = Kiekvienas įdeda į banką
option-pot-hundred = 100 vienetų
option-pot-fifty = 50 vienetų
option-raise_alone = Neginčijamą žaidimą be talono galima kelti

turn-take = Jūsų eilė. Imkite taloną arba žaiskite be jo.
turn-lay = Atidėkite tris kortas.
cat-take = Imti taloną
cat-lay = Atidėti
mark-take = ima taloną
mark-laid = paėmė taloną
mark-lay = paėmė taloną
say-take = { $who ->
    [you] Jūs imate taloną.
   *[other] { who } ima taloną.
  }
say-laid = { $who ->
    [you] Jūs atidedate tris kortas.
   *[other] { who } atideda tris kortas.
  }
say-lay = { $who ->
    [you] Jūs atidedate: { $cards }.
   *[other] { who } atideda: { $cards }.
  }
own-laid = Jūs atidėjote: { $cards }.
own-taken = Jūs paėmėte iš talono: { $cards }.
cat-was = Talonas: { $cards }
laid-away = Atidėta: { $cards }
hint-take = Botas imtų taloną:
hint-lay = Botas atidėtų tris kortas ({ $cards }):
command-lay-needs = Nurodykite tris kortas: atidedu dč 9b 8b.
command-take = imu, imti
command-lay = atidedu, atidėti, atideti

reason-play-is-said = Jau pasakyta „žaidžiu“: sakykite „be talono“ arba pasuokite.
reason-not-the-next-figure = Tai ne kita leidžiama riba.
reason-choice-is-due = Pirma solistas ima taloną arba sako „be talono“.
reason-choice-is-made = Solistas jau paėmė taloną arba pasakė „be talono“.
reason-no-raise-alone = Prie šio stalo neginčijamas žaidimas be talono žaidžiamas iki 61 akies.
reason-must-head = Jei galite, dėkite aukštesnę tos spalvos kortą.
reason-overtrump-if-able = Jei galite, dėkite aukštesnį kozirį.
