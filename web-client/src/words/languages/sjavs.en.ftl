# Sjavs in English: its own words; the house’s stand in en.ftl. Faroese words of the game stay Faroese.

sjavs-calling = The calls: how many trumps, from 5 to 8. “Better” is the same length in clubs.
sjavs-contract-none = All passed: the six permanent trumps alone are trumps.
sjavs-contract-unnamed = { $who ->
    [you] You declare
    [partner] Your partner declares
   *[other] { who } declares
  } with { $n }{ $better ->
    [yes] , better
   *[no] {""}
  }; trumps are not named yet.
sjavs-contract = { $who ->
    [you] You declare
    [partner] Your partner declares
   *[other] { who } declares
  } { suit } with { $n }.
sjavs-stake = { $who ->
    [you] You declare
    [partner] Partner declares
   *[other] { who } declares
  } { suit } with { $n }. 61: { $win } down, from 90: { $much }; else the defenders { $lose } or more.
sjavs-ties = { $n ->
    [one] 1 tie waits: the next win counts more.
   *[other] { $n } ties wait: the next win counts more.
  }
sjavs-ties-wait = Ties
sjavs-head = { $side ->
    [us] Vit (you)
   *[them] Tit (they)
  }
sjavs-totals = Down from 24
sjavs-sheet-explained = The side that comes to 0 first has won.
sjavs-result-redealt = All passed; the same player deals again.
sjavs-result-tie = 60 to 60: nobody comes down, and the next win counts more.
sjavs-result = { $side ->
    [us] You win the hand and come down by { $n }.
    [them] They win the hand and come down by { $n }.
   *[other] { side } win the hand and come down by { $n }.
  }
sjavs-why = { $taken ->
    [solo] Every trick by one player
    [vol] Vol, every trick
    [much] The declarers took { $points }, 90 or more
    [won] The declarers took { $points }
    [lost] The declarers took only { $points }
    [javn] Javn: the declarers took only { $points }
    [alone] Without a declarer the winners took { $points }
   *[nothing] The declarers took no trick
  }, { $clubs ->
    [yes] in clubs.
   *[no] í simplum.
  }
sjavs-why-ties = { $n } of it for ties that waited.
sjavs-outcome = { $side ->
    [us] You have won the match
    [them] They have won the match
   *[other] { side } have won the match
  }{ $cross ->
    [yes] {" "}with a cross: the others still stand at 24.
   *[no] .
  }
sjavs-answer-sheet = { side }: { $total }.
sjavs-replay-sheet = Left to come down: { $totals }; ties that wait: { $n }.
sjavs-match-result = { $won ->
    [none] given up
    [won] { $cross ->
        [yes] won with a cross
       *[no] won
      }
   *[lost] { $cross ->
        [yes] lost with a cross
       *[no] lost
      }
  }
custom-suduroy = As on Suðuroy
option-calls = A longer suit
option-calls-forced = must be called
option-calls-free = may be kept quiet
option-all_pass = If all pass
option-all_pass-redeal = the same player deals again
option-all_pass-played = it is played without a declarer
option-overtrump = A trump on the table, if one cannot follow
option-overtrump-free = need not be beaten
option-overtrump-must = must be beaten
option-tie = A tie adds to the next win
option-tie-by_suit = 2, in clubs 4
option-tie-by_side = 2 for declarers, 4 for defenders
option-solo_vol = All tricks by one player count more
option-double_win = A win over 24 is a cross
say-better = { $who ->
    [you] You say { $n }, better.
   *[other] { who } says { $n }, better.
  }
mark-better = { $n } better
call-better = { $n }, better
results-crosses-made = Crosses made
results-crosses-been = Crosses suffered
results-totals = Left on the ladder, own to theirs
hint-better = A bot would say { $n }, better:

reason-call-out-of-range = A call is a length from 5 to 8.
reason-not-better = You may say “better” to an equal length in clubs, once.
reason-longest-is-duty = At this table you must call your longest length if it beats the call before.
reason-clubs-are-due = You must name clubs.
reason-must-overtrump = At this table you must play a higher trump if you cannot follow suit.
