# Hvad kun reglerne for Avinas forbyder, på dansk.

reason-length-out-of-range = En længde er et tal fra 1 til 8.
reason-other-side-is-asked = Det er ikke jeres side, der spørges om at banke.
reason-passed-already = Du har allerede passet.
reason-knock-before-lead = Der bankes kun før det første udspil.
reason-no-knock-here = Der bankes ikke i et spil uden syvere.
reason-declarer-leads = Spilføreren spiller ud til første stik.
reason-first-lead-face-up = Det første udspil ligger med billedsiden op.
reason-knock-window-open = Der kan stadig bankes.
reason-sevens-game-goes-on = Et spil med syvere stoppes ikke.
reason-declarers-stop = Kun spilføreren eller makkeren må stoppe spillet.
reason-stop-too-early = Et spil kan først stoppes, når trumffarven er kendt.
reason-face-up = Kun udspillet til andet stik må ligge med bagsiden op, og kun uden en trumf.
reason-first-lead-trump = Det første udspil skal være en trumf.
reason-second-lead-trump = Du har en trumf, så du skal spille en ud til andet stik.
reason-signal-is-duty = Ved dette bord følges et kort med bagsiden op af en mine.
reason-follow-as-if-trump = Bekend i andet stik, som om der var spillet trumf ud.
reason-signal-needs-face-down = En mine hører kun til et kort spillet ud med bagsiden op.
