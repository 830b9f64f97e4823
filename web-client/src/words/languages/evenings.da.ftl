# Klubaftener på dansk.

evenings = Aftener
evenings-none = Ingen aften er i gang.
evening-new = En ny aften
evening-name = Aftenens navn
evening-game = Spil
evening-movement = Hvordan par mødes
movement-howell = Hvert par møder alle andre
movement-mitchell = To rækker, den ene flytter
movement-swiss = Par, der står lige
evening-rounds = Runder
evening-hands = Spil i en runde, de samme kort ved alle borde
evening-match = Et helt parti
evening-open = Åbn aftenen
evening-look = Se
evening-look-at = Se { $name }
evening-back = Alle aftener
evening-line = { $n } par, { $stage ->
    [gathering] par kommer ind
    [playing] en runde spilles
    [over] slut
   *[between] mellem runder
  }
evening-plan = { $movement ->
    [mitchell] To rækker: parrene i den ene flytter fra bord til bord
    [swiss] Par, der står lige, mødes
   *[howell] Hvert par møder alle andre
  }. Runder: { $rounds }. { $hands ->
    [0] Hver runde er et helt parti.
   *[other] Spil i en runde: { $hands }, med de samme kort ved alle borde.
  } Vært: { $host }.
evening-stage = { $stage ->
    [gathering] Par kommer ind. Værten begynder den første runde.
    [playing] Runde { $n } af { $of } spilles.
    [over] Aftenen er slut.
   *[between] Runde { $n } af { $of } er slut.
  }
evening-pairs = Par
evening-line-sits = Rækken, der sidder
evening-line-moves = Rækken, der flytter
evening-score = Spil { $n }: { $score }
evening-pair = Par
evening-bot = en bot
evening-gone = er gået
evening-percent = Sammenligningspoint
evening-won = Vundet
evening-difference = Point over de andre
evening-counted = Spil
evening-matches = Partier
evening-rule = Et spil sammenlignes med de samme kort ved de andre borde: to sammenligningspoint for hvert bord, der klarede sig dårligere, ét for hvert, der klarede sig lige så godt.
evening-enter = Kom ind som nyt par
evening-join = Spil med { $name }
evening-leave = Forlad aftenen
evening-to-table = Gå til jeres bord
evening-sits-out = Jeres par sidder over i denne runde.
evening-begin = Begynd runde { $n }
evening-too-few = Færre end fire par spiller kun ved ét bord, og dets spil sammenlignes ikke med nogen: runden tæller ikke. Vent på flere par, eller åbn en aften med hele partier.
evening-close-round = Slut runden nu
evening-end = Slut aftenen
evening-ask-close_round = Slut runden? Spil, der ikke er færdige, tæller ikke.
evening-ask-end = Slut aftenen? Stillingen bliver, som den er.
evening-take-out = Tag nogen ud
evening-take-out-ask = Tag { $name } ud af aftenen?
evening-round = Runde { $n }
evening-round-before = Runden før
evening-round-after = Runden efter
evening-against = { $a } mod { $b }:
evening-result = { $kind ->
    [first] { $a } vandt
    [second] { $b } vandt
   *[runs] { $played } af { $hands } færdige
  }
evening-seed = Startværdien for alle fælles kort, som serveren havde bundet sig til:
evening-link = Link til denne aften
evening-both = To borde ved siden af hinanden
evening-meeting = { $a } mod { $b }
evening-one-table = Det ene bord
evening-other-table = Det andet bord
evening-hand = Spil
evening-both-show = Se begge
