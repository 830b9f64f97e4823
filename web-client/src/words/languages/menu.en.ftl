# A table's menu, in English.

other-device = Go on on another device
other-device-hint = A link of your own: it works once, within ten minutes, and whoever opens it plays as you.
make-link = Make a link
own-link = Your own link
abandon-ask = Give the match up? It ends without a winner when all players agree.
leave-match = Leave the match
leave-match-ask = Leave the match? A bot plays your seat to the end, and you cannot be sure to get it back.
open-hand = Open my hand to spectators…
open-hand-title = Who may see your cards a hand later?
open-hand-hint = They see the cards you held once the hand is over, while the next one is played. The others at the table are told.
open-hand-do = { $n ->
    [0] To nobody
   *[other] Open to { $n }
  }
open-hand-to = Your cards are open, a hand later, to { $names }.
nobody-watches = Nobody watches at present.
keys-and-commands = Keys and commands
key-hand = your hand
key-trick = this trick
key-sheet = the sheet
key-bids = bids, trumps, declarer, knocks
key-turn = whose turn it is
key-players = the players
key-deal = what was shown in the deal
key-points = points and tricks
key-can = what you may do
key-help = what can be typed
key-cards = to that card of your hand; Enter plays it
key-arrows = from card to card, to the first, to the last
key-escape = closes the panel
key-command = to the command line
open-hand-between = You choose between hands who sees your cards later.
device-line = { $name }, last here: { $day }
device-seen-never = not known
device-unnamed = A device
device-here = (this one)
device-end = Sign out
device-end-others = Sign out all other devices
