# Sjavs på dansk: kun dets egne ord; husets står i da.ftl. Spillets færøske ord forbliver færøske.

sjavs-calling = Meldingerne: hvor mange trumfer, fra 5 til 8. „Better“ er samme længde i klør.
sjavs-contract-none = Alle passede: kun de seks faste trumfer er trumf.
sjavs-contract-unnamed = { who } spiller med { $n }{ $better ->
    [yes] , better
   *[no] {""}
  }; trumfen er endnu ikke valgt.
sjavs-contract = { who } spiller { suit } med { $n }.
sjavs-stake = { who } spiller { suit } med { $n }. 61: { $win } ned, fra 90: { $much }; ellers modspillerne { $lose } eller mere.
sjavs-ties = { $n ->
    [one] 1 uafgjort venter: den næste sejr tæller mere.
   *[other] { $n } uafgjorte venter: den næste sejr tæller mere.
  }
sjavs-ties-wait = Uafgjorte
sjavs-head = { $side ->
    [us] Vit (I)
   *[them] Tit (de andre)
  }
sjavs-totals = Ned fra 24
sjavs-sheet-explained = Den side, der først kommer til 0, har vundet.
sjavs-result-redealt = Alle passede; den samme giver igen.
sjavs-result-tie = 60 mod 60: ingen kommer ned, og den næste sejr tæller mere.
sjavs-result = { side } vinder spillet og kommer { $n } ned.
sjavs-why = { $taken ->
    [solo] Alle stik til én spiller
    [vol] Vol, alle stik
    [much] Spilførerne tog { $points }, 90 eller flere
    [won] Spilførerne tog { $points }
    [lost] Spilførerne tog kun { $points }
    [javn] Javn: spilførerne tog kun { $points }
    [alone] Uden spilfører tog vinderne { $points }
   *[nothing] Spilførerne tog intet stik
  }, { $clubs ->
    [yes] i klør.
   *[no] í simplum.
  }
sjavs-why-ties = Heraf { $n } for uafgjorte, der ventede.
sjavs-outcome = { side } har vundet partiet{ $cross ->
    [yes] {" "}med et kors: de andre står stadig på 24.
   *[no] .
  }
sjavs-answer-sheet = { side }: { $total }.
sjavs-replay-sheet = Mangler at komme ned: { $totals }; uafgjorte, der venter: { $n }.
sjavs-match-result = { $won ->
    [none] opgivet
    [won] { $cross ->
        [yes] vundet med et kors
       *[no] vundet
      }
   *[lost] { $cross ->
        [yes] tabt med et kors
       *[no] tabt
      }
  }
custom-suduroy = Som på Suðuroy
option-calls = En længere farve
option-calls-forced = skal meldes
option-calls-free = må forties
option-all_pass = Hvis alle passer
option-all_pass-redeal = giver den samme igen
option-all_pass-played = spilles der uden spilfører
option-overtrump = En trumf i stikket, når man ikke kan bekende
option-overtrump-free = behøver ikke stikkes over
option-overtrump-must = skal stikkes over
option-tie = En uafgjort lægger til den næste sejr
option-tie-by_suit = 2, i klør 4
option-tie-by_side = 2 for spilførerne, 4 for modspillerne
option-solo_vol = Alle stik til én spiller tæller mere
option-double_win = En sejr, mens de andre står på 24, er et kors
say-better = { who } siger { $n }, better.
mark-better = { $n } better
call-better = { $n }, better
results-crosses-made = Kors vundet
results-crosses-been = Kors lidt
results-totals = Tilbage på stigen, egne mod deres
hint-better = En bot ville sige { $n }, better:

reason-call-out-of-range = En melding er en længde fra 5 til 8.
reason-not-better = Du må sige „better“ til samme længde i klør, én gang.
reason-longest-is-duty = Ved dette bord skal du melde din længste længde, hvis den slår meldingen før.
reason-clubs-are-due = Du skal vælge klør.
reason-must-overtrump = Ved dette bord skal du spille en højere trumf, hvis du ikke kan bekende.
