# Answers to keys and typed commands, and the words that may be typed, in English.

answer-no-cards = You hold no cards.
answer-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }: { $cards }.
answer-hand-parts = trumps { $trumps }; and { $rest }
answer-lengths = Lengths: clubs { $C }, spades { $S }, hearts { $H }, diamonds { $D }.
answer-no-trick = No trick is being played.
answer-nothing-led = Trick { $n }: nothing is led yet.
answer-trick = Trick { $n }. { $cards }
answer-no-last-trick = There is no last trick.
answer-points = { side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
answer-tricks = { side }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
answer-can-play = { $n ->
    [one] You may play only the { $cards }.
   *[other] You may play { $n } cards: { $cards }.
  }
answer-can-bid = You may bid { $lengths }.
answer-can-call = You may also say: { $calls }.
answer-nobody-acts = Nobody is to act.
answer-player-at = { who }, { $name }
answer-to-act = To act: { $names }.
answer-time-reserve = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }, and { $reserve } in reserve.
answer-player = { who }: { $name }, { $state ->
    [bot] bot
    [stand_in] a stand-in plays
    [here] here
   *[away] away
  }.
answer-no-bids = Nothing was bid.
answer-nothing-shown = Nothing was shown in the deal.
answer-spectators = { spectators }.
command-help = Type a card: qc, 10h, or its number in the hand. Or: { $verbs }. Questions: hand, trick, last, sheet, bids, turn, players, deal, points, can. Say something: say hello.
command-help-down = For a card face down: down, down smile, down frown.
command-hand = hand, h
command-trick = trick, t
command-last = last, l
command-sheet = sheet
command-bids = bids
command-turn = turn, who
command-players = players
command-deal = deal, shown
command-points = points, score
command-can = can, may, c
command-help-words = help
command-rest = rest, mine, all
command-better = better
command-bid = bid, b
command-pass = pass, p
command-knock = knock, k
command-name = name
command-stop = stop
command-next = next, n, ready
command-back = back
command-hint = hint, why
command-say = say
command-down = down, hidden
command-up = up
command-smile = smile, valuable
command-frown = frown, worthless
command-suit-C = c, club, clubs
command-suit-S = s, spade, spades
command-suit-H = h, heart, hearts
command-suit-D = d, diamond, diamonds
command-rank-A = a
command-rank-T = t
command-rank-K = k
command-rank-Q = q
command-rank-J = j
command-rank-9 = 9
command-rank-8 = 8
command-rank-7 = 7
command-rank-6 = 6
command-rank-5 = 5
command-rank-4 = 4
command-rank-3 = 3
command-rank-2 = 2
command-card = { card }
command-better-needs = There is no length to better now.
command-bid-needs = Bid what? A number from 1 to 8: bid 5.
command-name-needs = Name which suit? name hearts.
command-down-needs = Lead which card face down? qc down smile.
command-unknown = { $text } is not understood. Type ? for what can be typed.
