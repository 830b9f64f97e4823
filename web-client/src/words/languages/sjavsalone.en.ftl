# Sjavs for three or two in English: its own words beside those of sjavs.en.ftl; the house’s stand in en.ftl.

sjavsalone-calling = The calls: how many trumps, from 5 to { $most }. “Better” is the same length in clubs.
sjavsalone-stake = 61: { $win } down, from 90: { $much }; else { $two ->
    [yes] the other
   *[no] the others
  } { $lose } or more.
sjavsalone-exchanged = { $n ->
    [0] Hand kept.
    [1] One card exchanged.
   *[other] Two cards exchanged.
  }
sjavsalone-comes-down = { $who ->
    [you] You come
   *[other] { who } comes
  } down by { $n }.
sjavsalone-why = { $who ->
    [you] You took
   *[other] { who } took
  } { $row ->
    [vol] every trick (vol)
    [nothing] no trick
    [javn] only { $points } points (javn)
    [lost] only { $points } points
   *[other] { $points } points
  }, { $clubs ->
    [yes] in clubs.
   *[no] í simplum.
  }{ $lies ->
    [0] { "" }
   *[other] {" "}{ $lies } of the points lay aside.
  }
sjavsalone-outcome = { $who ->
    [you] You have won the match
   *[other] { who } has won the match
  }{ $cross ->
    [yes] {" "}with a cross: nobody else came down from 24.
   *[no] .
  }
sjavsalone-sheet-explained = The lowest total wins, once it is 0 or below and one player’s alone.
sjavsalone-answer-sheet = { who }: { $n }.
sjavsalone-match-result = { $won ->
    [none] given up
    [won] { $cross ->
        [yes] won with a cross
       *[no] won
      }
   *[lost] { $names } won
  }

# Options.
option-form = Form
option-form-three = three players
option-form-two = two players
option-tie-by_side = 2 for the declarer, 4 for the others

# The exchange with the skat.
turn-exchange = Lay one card or two away?
cat-lay = Lay away
cat-leave = Keep the hand
mark-laid = exchanged
mark-lay = exchanged
mark-leave = kept the hand
say-laid = { $who ->
    [you] You exchange with the skat.
   *[other] { who } exchanges with the skat.
  }
say-lay = { $who ->
    [you] You lay away { $cards }.
   *[other] { who } lays away { $cards }.
  }
say-leave = { $who ->
    [you] You keep the hand.
   *[other] { who } keeps the hand.
  }
own-laid = You laid away { $cards }.
own-taken = You took { $cards } from the skat.
cat-was = The skat: { $cards }
laid-away = Laid away: { $cards }
hint-leave = A bot would keep the hand:
hint-lay = A bot would lay away { $cards }:
command-lay-needs = Name one card or two: lay qh 9d.
command-lay = lay, away

# The rows of two players.
card-upon = { $name } upon a card face down
sjavsalone-down = a card face down
sjavsalone-empty = an empty place
sjavsalone-row = { $who ->
    [you] Before you lie
   *[other] Before { who } lie
  } { $cards }.

say-uncovered = { $who ->
    [you] You turn
   *[other] { who } turns
  } up the { card }.

reason-call-out-of-range = A call is a length from 5 to 10, of two players up to 12.
reason-ten-cards-each = Each player gets ten cards.
reason-sixteen-cards-each = Each player gets sixteen cards.
reason-no-exchange-here = Nothing is exchanged with two players.
reason-exchange-is-done = The exchange is over.
reason-exchange-is-declarers = Only the declarer exchanges cards.
reason-exchange-first = First the declarer exchanges cards or keeps the hand.
reason-lay-one-or-two = Lay one or two of your cards away.
