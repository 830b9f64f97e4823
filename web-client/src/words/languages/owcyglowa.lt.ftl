# „Owcy Głowa“ lietuviškai: tik jos žodžiai; namų žodžiai – lt.ftl.

owcyglowa-contract = Niekas dar nežino, kas žaidžia solo.
owcyglowa-soloist = { $who ->
    [you] Jūs žaidžiate solo.
   *[other] { who } žaidžia solo.
  }
owcyglowa-stake = Solistui, su abiem juodosiomis damomis ar be jų, reikia 54 akių.
owcyglowa-star = solistas
owcyglowa-granny = { suit-gen } močiutė
owcyglowa-result-none = Niekas taško negauna.
owcyglowa-result = { $who ->
    [you] Jūs gaunate
   *[other] { who } gauna
  } { $n ->
    [one] { $n } tašką.
    [few] { $n } taškus.
   *[other] { $n } taškų.
  }
owcyglowa-why-solo = { $who ->
    [you] Jūs žaidėte solo ir surinkote
   *[other] { who } žaidė solo ir surinko
  } { $points ->
    [one] { $points } akį
    [few] { $points } akis
   *[other] { $points } akių
  }: { $made ->
    [yes] pakanka.
   *[no] mažiau nei 54.
  }
owcyglowa-why-bid = { $who ->
    [you] Jūs skelbėte { $range } ir surinkote
   *[other] { who } skelbė { $range } ir surinko
  } { $points }: { $made ->
    [yes] pataikyta.
   *[no] nepataikyta.
  }
owcyglowa-outcome = { $who ->
    [you] Laimėjote mačą.
   *[other] { who } laimėjo mačą.
  }
owcyglowa-strokes = Brūkšneliai
owcyglowa-sheet-explained = Kiekvienas taškas – brūkšnelis: trys, trys, du ir vienas sudaro avies galvą. Devyni ar daugiau laimi, kai pirmauja vienas žaidėjas.
owcyglowa-answer-sheet = { who }: { $n ->
    [one] { $n } taškas
    [few] { $n } taškai
   *[other] { $n } taškų
  }.
owcyglowa-replay-sheet = Taškai { $totals }.
owcyglowa-match-result = { $won ->
    [none] nutrauktas
    [won] laimėtas
   *[lost] laimėjo { $winner }
  }
results-game-points = Taškai, savi ir kitų

reason-bid-with-first-card = Skelbiama prieš dedant savo pirmąją kortą.
reason-bid-once = Savo intervalą jau paskelbėte.
reason-no-such-range = Intervalas – skaičius nuo 1 iki 4.
reason-granny-not-alone = Juodoji dama dedama tik tada, kai ji yra paskutinė jūsų tos spalvos korta.
