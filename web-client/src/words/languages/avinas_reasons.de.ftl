# Was allein die Regeln von Avinas verbieten, auf Deutsch.

reason-length-out-of-range = Eine Länge ist eine Zahl von 1 bis 8.
reason-other-side-is-asked = Nach dem Klopfen wird nicht eure Seite gefragt.
reason-passed-already = Du hast schon gepasst.
reason-knock-before-lead = Klopfen geht nur vor dem ersten Ausspielen.
reason-no-knock-here = In einem Spiel ohne Siebenen wird nicht geklopft.
reason-declarer-leads = Zum ersten Stich spielt aus, wer das Spiel hat.
reason-first-lead-face-up = Zum ersten Stich wird offen ausgespielt.
reason-knock-window-open = Die Klopfrunde läuft noch.
reason-sevens-game-goes-on = Ein Siebenerspiel wird nicht vorzeitig beendet.
reason-declarers-stop = Nur die Spielpartei darf das Spiel beenden.
reason-stop-too-early = Ein Spiel wird erst beendet, wenn die Trumpffarbe bekannt ist.
reason-face-up = Nur zum zweiten Stich darf verdeckt ausgespielt werden, und nur ohne Trumpf.
reason-first-lead-trump = Zum ersten Stich muss Trumpf ausgespielt werden.
reason-second-lead-trump = Du hast Trumpf, also musst du zum zweiten Stich Trumpf ausspielen.
reason-signal-is-duty = An diesem Tisch gehört zu einer verdeckt ausgespielten Karte eine Miene.
reason-follow-as-if-trump = Bediene den zweiten Stich, als wäre Trumpf ausgespielt.
reason-signal-needs-face-down = Eine Miene gibt es nur zu einer verdeckt ausgespielten Karte.
