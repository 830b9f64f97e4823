# Sjavs lietuviškai: tik jo žodžiai; namų žodžiai – lt.ftl. Farerų žodžiai lieka fareriški.

sjavs-calling = Skelbimai: kiek kozirių, nuo 5 iki 8. „Better“ – tiek pat kryžių.
sjavs-contract-none = Visi praleido: koziriai – tik šešios nuolatinės kortos.
sjavs-contract-unnamed = { declares } { $n }{ $better ->
    [yes] , better
   *[no] {""}
  }; koziriai dar nepaskirti.
sjavs-contract = { declares } { suit-acc }, kozirių – { $n }.
sjavs-stake = { declares } { suit-acc }, kozirių – { $n }. 61: žemyn { $win }, nuo 90: { $much }; kitaip gynėjai { $lose } ar daugiau.
sjavs-ties = { $n ->
    [one] Laukia { $n } lygiosios: kita pergalė verta daugiau.
    [few] Laukia { $n } lygiosios: kita pergalė verta daugiau.
   *[other] Laukia { $n } lygiųjų: kita pergalė verta daugiau.
  }
sjavs-ties-wait = Lygiosios
sjavs-head = { $side ->
    [us] Vit (jūs)
   *[them] Tit (jie)
  }
sjavs-totals = Žemyn nuo 24
sjavs-sheet-explained = Laimi pora, pirmoji pasiekusi 0.
sjavs-result-redealt = Visi praleido; tas pats dalija iš naujo.
sjavs-result-tie = 60 ir 60: niekas nesileidžia, kita pergalė verta daugiau.
sjavs-result = { $side ->
    [us] Laimite partiją ir nusileidžiate per { $n }.
    [them] Jie laimi partiją ir nusileidžia per { $n }.
   *[other] { side } laimi partiją ir nusileidžia per { $n }.
  }
sjavs-why = { $taken ->
    [solo] Visi kirčiai – vieno žaidėjo
    [vol] Vol, visi kirčiai
    [much] Skelbėjai paėmė { $points }, 90 ar daugiau
    [won] Skelbėjai paėmė { $points }
    [lost] Skelbėjai paėmė tik { $points }
    [javn] Javn: skelbėjai paėmė tik { $points }
    [alone] Be skelbėjo laimėtojai paėmė { $points }
   *[nothing] Skelbėjai nepaėmė nė vieno kirčio
  }, { $clubs ->
    [yes] koziriai – kryžiai.
   *[no] í simplum.
  }
sjavs-why-ties = Iš to { $n } – už laukusias lygiąsias.
sjavs-outcome = { $side ->
    [us] Laimėjote mačą
    [them] Jie laimėjo mačą
   *[other] { side } laimėjo mačą
  }{ $cross ->
    [yes] {" "}dviguba pergale: kiti tebestovi ties 24.
   *[no] .
  }
sjavs-answer-sheet = { side }: { $total }.
sjavs-replay-sheet = Liko nusileisti: { $totals }; laukia lygiųjų: { $n }.
sjavs-match-result = { $won ->
    [none] nutrauktas
    [won] { $cross ->
        [yes] laimėtas dviguba pergale
       *[no] laimėtas
      }
   *[lost] { $cross ->
        [yes] pralaimėtas dvigubai
       *[no] pralaimėtas
      }
  }
custom-suduroy = Kaip Sudurojoje
option-calls = Ilgesnę spalvą
option-calls-forced = privaloma skelbti
option-calls-free = galima nutylėti
option-all_pass = Jei visi praleidžia
option-all_pass-redeal = tas pats dalija iš naujo
option-all_pass-played = žaidžiama be skelbėjo
option-overtrump = Koziris ant stalo, kai spalvos neturima
option-overtrump-free = jo viršyti nebūtina
option-overtrump-must = jį privaloma viršyti
option-tie = Lygiosios prideda kitai pergalei
option-tie-by_suit = 2, kryžiais 4
option-tie-by_side = 2 skelbėjams, 4 gynėjams
option-solo_vol = Visi vieno žaidėjo kirčiai verti daugiau
option-double_win = Pergalė prieš 24 – dviguba
say-better = { $who ->
    [you] Sakote { $n }, better.
   *[other] { who } sako { $n }, better.
  }
mark-better = { $n } better
call-better = { $n }, better
results-crosses-made = Dvigubos pergalės
results-crosses-been = Dvigubi pralaimėjimai
results-totals = Liko laiptų, savų su jų
hint-better = Botas sakytų { $n }, better:

reason-call-out-of-range = Skelbiamas ilgis nuo 5 iki 8.
reason-not-better = „Better“ galima sakyti kartą, kai kryžių turite tiek pat.
reason-longest-is-duty = Prie šio stalo privalote skelbti ilgiausią spalvą, jei ji viršija ankstesnį skelbimą.
reason-clubs-are-due = Privalote paskirti kryžius.
reason-must-overtrump = Prie šio stalo, neturėdami spalvos, privalote dėti aukštesnį kozirį.
