# Bordets menu på dansk.

other-device = Spil videre på en anden enhed
other-device-hint = Et link til dig selv: det virker én gang inden for ti minutter, og den, der åbner det, spiller som dig.
make-link = Lav et link
own-link = Dit eget link
abandon-ask = Opgive partiet? Det slutter uden vinder, når alle spillere er enige.
leave-match = Forlad partiet
leave-match-ask = Forlade partiet? En bot spiller på din plads til slut, og det er ikke sikkert, at du får den tilbage.
open-hand = Vis min hånd til tilskuere…
open-hand-title = Hvem må se dine kort et spil senere?
open-hand-hint = De ser de kort, du havde, når spillet er slut og det næste spilles. De andre ved bordet får det at vide.
open-hand-do = { $n ->
    [0] Til ingen
   *[other] Vis til { $n }
  }
open-hand-to = Dine kort vises et spil senere til { $names }.
nobody-watches = Ingen ser på lige nu.
keys-and-commands = Taster og kommandoer
key-hand = din hånd
key-trick = dette stik
key-sheet = regnskabet
key-bids = meldinger, trumf, spilfører, bank
key-turn = hvis tur det er
key-players = spillerne
key-deal = hvad der blev vist ved kortgivningen
key-points = point og stik
key-can = hvad du må
key-help = hvad man kan skrive
key-cards = til det kort i din hånd; Enter spiller det
key-arrows = fra kort til kort, til det første, til det sidste
key-escape = lukker panelet
key-command = til kommandolinjen
open-hand-between = Mellem spillene vælger du, hvem der ser dine kort senere.
device-line = { $name }, sidst her: { $day }
device-seen-never = ukendt
device-unnamed = En enhed
device-here = (denne)
device-end = Log ud
device-end-others = Log alle andre enheder ud
