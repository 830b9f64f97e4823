## The replay of a match, and the worth of its decisions
replay-open-file = Atverti mačo įrašą
replay-open-hint = Failas, atsisiųstas mačo pabaigoje. Serveris jį patikrina pagal taisykles ir nieko iš jo nepasilieka.
replay-untrue = Šis įrašas pažeidžia taisykles, todėl nerodomas: jis pakeistas arba nepilnas. Atsisiųskite jį iš naujo.
replay-not-checked = Nepavyko paklausti serverio, ar šis įrašas atitinka taisykles; bandykite dar kartą.
replay-loading = Ieškoma mačo…
replay-missing = Čia nėra baigto mačo su tokiu numeriu; patikrinkite nuorodą arba atverkite jo įrašą.
replay-hand = Partija { $n } iš { $of }
replay-as = Žiūrėti kaip
replay-all = visi, visų kortos atviros
replay-first = Pradžia
replay-back = Atgal
replay-forward = Pirmyn
replay-last = Rezultatas
replay-previous-hand = Ankstesnė partija
replay-next-hand = Kita partija
replay-steps = Partijos žingsniai
replay-play = Rodyti { $n }× greičiu
replay-dealt = { who } išdalijo.
replay-share = Nuoroda į šį mačą
record-none = Šis failas nėra mačo įrašas: pasirinkite atsisiųstą mačo pabaigoje.
record-newer = Šio įrašo versija { $version } naujesnė už šį puslapį.
record-other-game = Šis įrašas yra žaidimo „{ $game }“, kurio šis puslapis nepažįsta.
record-empty = Šiame mače nėra partijų.
record-broken = Šio įrašo { $n } partija nenuosekli.
review-looking = Žiūrima į kortas…
review-how = Kai visų kortos atviros ir toliau visi žaidžia be klaidų.
review-better-lost = Mačui skelbėjams buvo geriau šią partiją pralaimėti tyčia: { pips-n } (6.3 taisyklė).
review-none = Geriau nebuvo kaip.
review-cost = { $unit ->
    [points] Kaina akimis: { $n }.
    [pips] Kaina taškais: { $n }.
    [score] Kaina lape: { $n }.
   *[rams] Kaina avinais: { $n }.
  }
review-better = Geriausia: { $what }.
review-unlucky = Nepasisekė: pagal tai, ką buvo galima žinoti, tai buvo geriausia.
review-decisive = Tai nulėmė partiją.
review-pass = pasuoti
review-knock = belsti
review-curve = Skelbėjų akys, kai visi žaidžia geriausiai: prieš pirmą kortą { $first }, pabaigoje { $last }. Reikia 61.
review-curve-side = { side }: akys, kai visi žaidžia geriausiai: prieš pirmą kortą { $first }, pabaigoje { $last }. 61 laimi partiją.
review-turning = Į lūžio tašką
review-show = Parodyti
review-players = Kiekvieno sprendimai
review-player = { $name }: geriausi matant visas kortas – { $best } iš { $n }, pagal tai, ką buvo galima žinoti – { $known } iš { $n }.
review-match = Peržiūrėti kiekvieną sprendimą
review-match-failed = Mačo peržiūrėti nepavyko: { $why }
review-no-line = Serveris nepasiekiamas; bandykite dar kartą.
replay-both = Du stalai greta
replay-table = { $n } stalas
