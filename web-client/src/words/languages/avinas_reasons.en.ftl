# What the rules of Avinas alone refuse, in English.

reason-length-out-of-range = A length is a number from 1 to 8.
reason-other-side-is-asked = It is not your side that is asked about knocking.
reason-passed-already = You have already passed.
reason-knock-before-lead = Knocking is only before the first lead.
reason-no-knock-here = There is no knocking in a no-sevens game.
reason-declarer-leads = Declarer leads to the first trick.
reason-first-lead-face-up = The first lead is face up.
reason-knock-window-open = The knock window is still open.
reason-sevens-game-goes-on = A sevens game is not stopped.
reason-declarers-stop = Only declarer or partner may stop the game.
reason-stop-too-early = A game is stopped only once the trump suit is known.
reason-face-up = Only the lead to the second trick may be face down, and only without a trump.
reason-first-lead-trump = The first lead must be a trump.
reason-second-lead-trump = You hold a trump, so you must lead one to the second trick.
reason-signal-is-duty = At this table a card led face down needs a smile or a frown.
reason-follow-as-if-trump = Follow the second trick as if a trump had been led.
reason-signal-needs-face-down = A smile or frown goes only with a card led face down.
