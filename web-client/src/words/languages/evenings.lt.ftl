# Klubo vakarai lietuviškai.

evenings = Vakarai
evenings-none = Jokio vakaro dabar nėra.
evening-new = Naujas vakaras
evening-name = Vakaro pavadinimas
evening-game = Žaidimas
evening-movement = Kaip poros susitinka
movement-howell = Kiekviena pora su kiekviena
movement-mitchell = Dvi eilės, viena juda
movement-swiss = Poros su panašiu rezultatu
evening-rounds = Ratai
evening-hands = Partijų rate, tos pačios kortos prie visų stalų
evening-match = Visas mačas
evening-open = Atidaryti vakarą
evening-look = Žiūrėti
evening-look-at = Žiūrėti: { $name }
evening-back = Visi vakarai
evening-line = { $n ->
    [one] { $n } pora
    [few] { $n } poros
   *[other] { $n } porų
  }, { $stage ->
    [gathering] poros renkasi
    [playing] žaidžiamas ratas
    [over] baigta
   *[between] tarp ratų
  }
evening-plan = { $movement ->
    [mitchell] Dvi eilės: vienos poros juda nuo stalo prie stalo
    [swiss] Susitinka poros su panašiu rezultatu
   *[howell] Kiekviena pora susitinka su kiekviena
  }. Ratų: { $rounds }. { $hands ->
    [0] Kiekvienas ratas yra visas mačas.
   *[other] Partijų rate: { $hands }, prie visų stalų tos pačios kortos.
  } Šeimininkas: { $host }.
evening-stage = { $stage ->
    [gathering] Poros renkasi. Pirmą ratą pradeda šeimininkas.
    [playing] Žaidžiamas { $n } ratas iš { $of }.
    [over] Vakaras baigtas.
   *[between] { $n } ratas iš { $of } baigtas.
  }
evening-pairs = Poros
evening-line-sits = Sėdinti eilė
evening-line-moves = Judanti eilė
evening-score = { $n } partija: { $score }
evening-pair = Pora
evening-bot = botas
evening-gone = išėjo
evening-percent = Lyginimo taškai
evening-won = Laimėta
evening-difference = Taškų daugiau už kitus
evening-counted = Partijos
evening-matches = Mačai
evening-rule = Partija lyginama su tomis pačiomis kortomis prie kitų stalų: du lyginimo taškai už kiekvieną stalą, kuriam sekėsi blogiau, vienas – kuriam lygiai taip pat.
evening-enter = Ateiti kaip nauja pora
evening-join = Žaisti su: { $name }
evening-leave = Palikti vakarą
evening-to-table = Prie savo stalo
evening-sits-out = Šį ratą jūsų pora nežaidžia.
evening-begin = Pradėti { $n } ratą
evening-too-few = Kai porų mažiau nei keturios, žaidžia tik vienas stalas, ir jo partijų nėra su kuo lyginti: ratas neįskaitomas. Palaukite daugiau porų arba atverkite vakarą su ištisais mačais.
evening-close-round = Baigti ratą dabar
evening-end = Baigti vakarą
evening-ask-close_round = Baigti ratą? Nebaigtos partijos neskaičiuojamos.
evening-ask-end = Baigti vakarą? Rezultatai liks tokie, kokie yra.
evening-take-out = Pašalinti ką nors
evening-take-out-ask = Pašalinti iš vakaro: { $name }?
evening-round = { $n } ratas
evening-round-before = Ankstesnis ratas
evening-round-after = Kitas ratas
evening-against = { $a } prieš { $b }:
evening-result = { $kind ->
    [first] laimėjo { $a }
    [second] laimėjo { $b }
   *[runs] baigta { $played } iš { $hands }
  }
evening-seed = Visų bendrų kortų sėkla, kuria serveris buvo įsipareigojęs:
evening-link = Nuoroda į šį vakarą
evening-both = Du stalai greta
evening-meeting = { $a } prieš { $b }
evening-one-table = Vienas stalas
evening-other-table = Kitas stalas
evening-hand = Partija
evening-both-show = Žiūrėti abu
