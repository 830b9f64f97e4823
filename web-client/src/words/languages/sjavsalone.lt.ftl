# „Sjavs“ trims ar dviem lietuviškai: jo paties žodžiai šalia sjavs.lt.ftl žodžių; namų žodžiai – lt.ftl.

sjavsalone-calling = Skelbimai: kiek kozirių, nuo 5 iki { $most }. „Better“ – tiek pat kryžių.
sjavsalone-stake = 61: žemyn { $win }, nuo 90: { $much }; kitaip { $two ->
    [yes] gynėjas
   *[no] kiekvienas gynėjas
  } { $lose } ar daugiau.
sjavsalone-exchanged = { $n ->
    [0] Kortos nekeistos.
    [1] Viena korta pakeista.
   *[other] Dvi kortos pakeistos.
  }
sjavsalone-comes-down = { $who ->
    [you] Jūs nusileidžiate
   *[other] { who } nusileidžia
  } per { $n }.
sjavsalone-took = { $who ->
    [you] Jūs paėmėte
   *[other] { who } paėmė
  }
sjavsalone-collected = { $who ->
    [you] Jūs surinkote
   *[other] { who } surinko
  }
sjavsalone-points-acc = { $points ->
    [one] { $points } akį
    [few] { $points } akis
   *[other] { $points } akių
  }
sjavsalone-lies = { $lies ->
    [one] { $lies } akis
    [few] { $lies } akys
   *[other] { $lies } akių
  }
sjavsalone-why = { $row ->
    [vol] { sjavsalone-took } visus kirčius (vol)
    [nothing] { $who ->
        [you] Jūs nepaėmėte
       *[other] { who } nepaėmė
      } nė vieno kirčio
    [javn] { sjavsalone-collected } tik { sjavsalone-points-acc } (javn)
    [lost] { sjavsalone-collected } tik { sjavsalone-points-acc }
   *[other] { sjavsalone-collected } { sjavsalone-points-acc }
  }{ $lies ->
    [0] { "" }
   *[other] { $row ->
        [vol] , o atidėtose ar talono kortose buvo { sjavsalone-lies }
        [nothing] , o atidėtose ar talono kortose buvo { sjavsalone-lies }
       *[other] , iš jų { $lies } – iš atidėtų ar talono kortų
      }
  }; { $clubs ->
    [yes] koziriai – kryžiai.
   *[no] í simplum.
  }
sjavsalone-outcome = { $who ->
    [you] Jūs laimėjote mačą
   *[other] { who } laimėjo mačą
  }{ $cross ->
    [yes] {" "}dviguba pergale: niekas kitas nuo 24 nenusileido.
   *[no] .
  }
sjavsalone-sheet-explained = Laimi žemiausia suma, kai ji yra 0 ar mažiau ir ją turi tik vienas žaidėjas.
sjavsalone-answer-sheet = { who }: { $n }.
sjavsalone-match-result = { $won ->
    [none] nutrauktas
    [won] { $cross ->
        [yes] laimėtas dviguba pergale
       *[no] laimėtas
      }
   *[lost] laimėjo { $names }
  }

# Parinktys.
option-form = Forma
option-form-three = trise
option-form-two = dviese
option-tie-by_side = 2 skelbėjui, 4 gynėjams

# Mainai su talonu.
turn-exchange = Atidėti vieną ar dvi kortas?
cat-lay = Atidėti
cat-leave = Pasilikti kortas
mark-laid = keitė kortas
mark-lay = keitė kortas
mark-leave = pasiliko kortas
say-laid = { $who ->
    [you] Jūs keičiate kortas iš talono.
   *[other] { who } keičia kortas iš talono.
  }
say-lay = { $who ->
    [you] Jūs atidedate: { $cards }.
   *[other] { who } atideda: { $cards }.
  }
say-leave = { $who ->
    [you] Jūs pasiliekate savo kortas.
   *[other] { who } pasilieka savo kortas.
  }
own-laid = Jūs atidėjote: { $cards }.
own-taken = Jūs paėmėte iš talono: { $cards }.
cat-was = Talonas: { $cards }
laid-away = Atidėta: { $cards }
hint-leave = Botas pasiliktų savo kortas:
hint-lay = Botas rinktųsi atidėti ({ $cards }):
command-lay-needs = Nurodykite vieną ar dvi kortas: atidedu dč 9b.
command-lay = atidedu, atidėti, atideti

# Eilės, kai žaidžia du.
card-upon = { $name } ant užverstos kortos
sjavsalone-down = užversta korta
sjavsalone-empty = tuščia vieta
sjavsalone-row = { $who ->
    [you] Jūs prieš save turite
   *[other] { who } prieš save turi
  }: { $cards }.

say-uncovered = { $who ->
    [you] Jūs atverčiate
   *[other] { who } atverčia
  } { card-acc }.

reason-call-out-of-range = Skelbiamas ilgis nuo 5 iki 10, dviese – iki 12.
reason-ten-cards-each = Kiekvienas žaidėjas gauna po dešimt kortų.
reason-sixteen-cards-each = Kiekvienas žaidėjas gauna po šešiolika kortų.
reason-no-exchange-here = Žaidžiant dviese kortos nekeičiamos.
reason-exchange-is-done = Kortų keisti nebegalima.
reason-exchange-is-declarers = Tik skelbėjas keičia kortas.
reason-exchange-first = Pirma skelbėjas pakeičia kortas arba pasilieka savas.
reason-lay-one-or-two = Atidėkite vieną ar dvi savo kortas.
