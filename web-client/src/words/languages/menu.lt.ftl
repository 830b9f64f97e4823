# Stalo meniu lietuviškai.

other-device = Tęsti kitame įrenginyje
other-device-hint = Jūsų asmeninė nuoroda: veikia vieną kartą, dešimt minučių; kas ją atvers, žais kaip jūs.
make-link = Sukurti nuorodą
own-link = Jūsų asmeninė nuoroda
abandon-ask = Nutraukti mačą? Jis baigsis be laimėtojo, jei sutiks visi žaidėjai.
leave-match = Palikti mačą
leave-match-ask = Palikti mačą? Jūsų vietoje iki galo žais botas, ir galite vietos nebeatgauti.
open-hand = Rodyti mano kortas žiūrovams…
open-hand-title = Kas gali matyti jūsų kortas viena partija vėliau?
open-hand-hint = Jie mato kortas, kurias turėjote, kai partija baigta ir žaidžiama kita. Kitiems prie stalo tai pranešama.
open-hand-do = { $n ->
    [0] Niekam
   *[other] Rodyti: { $n }
  }
open-hand-to = Jūsų kortas viena partija vėliau mato: { $names }.
nobody-watches = Šiuo metu niekas nestebi.
keys-and-commands = Klavišai ir komandos
key-hand = jūsų kortos
key-trick = šis kirtis
key-sheet = lapas
key-bids = siūlymai, koziriai, kas skelbia, beldimai
key-turn = kieno eilė
key-players = žaidėjai
key-deal = kas parodyta dalijant
key-points = akys ir kirčiai
key-can = ką galite daryti
key-help = ką galima rašyti
key-cards = prie tos jūsų kortos; Enter ją padeda
key-arrows = nuo kortos prie kortos, prie pirmos, prie paskutinės
key-escape = uždaro skydelį
key-command = į komandų eilutę
open-hand-between = Kas vėliau matys jūsų kortas, pasirenkama tarp partijų.
device-line = { $name }, paskutinį kartą čia: { $day }
device-seen-never = nežinoma
device-unnamed = Įrenginys
device-here = (šis)
device-end = Atjungti
device-end-others = Atjungti visus kitus įrenginius
