## The replay of a match, and the worth of its decisions
replay-open-file = Open a match record
replay-open-hint = A file that was downloaded at the end of a match. The server checks it by the rules and keeps nothing of it.
replay-untrue = This record breaks the rules, so it is not shown: it was altered or is incomplete. Download it again.
replay-not-checked = The server could not check this record by the rules; try again.
replay-loading = Looking for the match…
replay-missing = There is no finished match of that id here; check the link, or open its record.
replay-hand = Hand { $n } of { $of }
replay-as = See it as
replay-all = everybody, all hands open
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Result
replay-previous-hand = Previous hand
replay-next-hand = Next hand
replay-steps = Steps of the hand
replay-play = Play at { $n }×
replay-dealt = { who } has dealt.
replay-share = Link to this match
record-none = This file is not a match record: choose one that was downloaded at the end of a match.
record-newer = This record has version { $version }, which is newer than this page.
record-other-game = This record is of the game “{ $game }”, which this page does not know.
record-empty = This match has no hands.
record-broken = Hand { $n } of this record does not hold together.
review-looking = Looking at the cards…
review-how = With all cards open and perfect play by all afterwards.
review-better-lost = For the match it was better for the declarers to lose this hand on purpose, with { pips-n } (rule 6.3).
review-none = Nothing better was to be found.
review-cost = { $unit ->
    [points] { $n ->
        [one] It cost 1 point.
       *[other] It cost { $n } points.
      }
    [pips] { $n ->
        [one] It cost 1 pip.
       *[other] It cost { $n } pips.
      }
    [score] It cost { $n } on the sheet.
   *[rams] { $n ->
        [one] It cost 1 ram.
       *[other] It cost { $n } rams.
      }
  }
review-better = Best: { $what }.
review-unlucky = Unlucky: from what could be known, this was best.
review-decisive = That decided the hand.
review-pass = to pass
review-knock = to knock
review-curve = Points that the declarers reach with best play: { $first } before the first card, { $last } at the end. They need 61.
review-curve-side = { side }, points with best play of all: { $first } before the first card, { $last } at the end. 61 win the hand.
review-turning = To the turning point
review-show = Show it
review-players = Decisions of each
review-player = { $name }: { $best } of { $n } were best with all cards open, { $known } of { $n } from what could be known.
review-match = Look at every decision
review-match-failed = The match could not be looked at: { $why }
review-no-line = The server cannot be reached; try again.
replay-both = Two tables beside each other
replay-table = Table { $n }
