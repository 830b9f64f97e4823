# Club evenings, in English.

evenings = Evenings
evenings-none = No evening is under way.
evening-new = A new evening
evening-name = Name of the evening
evening-game = Game
evening-movement = How pairs meet
movement-howell = Each pair meets every other
movement-mitchell = Two lines, one moves
movement-swiss = Pairs that stand alike
evening-rounds = Rounds
evening-hands = Hands of a round, the same cards at all tables
evening-match = A whole match
evening-open = Open the evening
evening-look = Look
evening-look-at = Look at { $name }
evening-back = All evenings
evening-line = { $n ->
    [one] 1 pair
   *[other] { $n } pairs
  }, { $stage ->
    [gathering] pairs come in
    [playing] a round is being played
    [over] over
   *[between] between rounds
  }
evening-plan = { $movement ->
    [mitchell] Two lines: the pairs of one move from table to table
    [swiss] Pairs that stand alike meet
   *[howell] Each pair meets every other
  }. Rounds: { $rounds }. { $hands ->
    [0] Each round is a whole match.
   *[other] Hands of a round: { $hands }, with the same cards at all tables.
  } Host: { $host }.
evening-stage = { $stage ->
    [gathering] Pairs come in. The host begins the first round.
    [playing] Round { $n } of { $of } is being played.
    [over] The evening is over.
   *[between] Round { $n } of { $of } is over.
  }
evening-pairs = Pairs
evening-line-sits = The line that sits
evening-line-moves = The line that moves
evening-score = Hand { $n }: { $score }
evening-pair = Pair
evening-bot = a bot
evening-gone = has left
evening-percent = Match points
evening-won = Won
evening-difference = Points above the others
evening-counted = Hands
evening-matches = Matches
evening-rule = A hand is compared with the same cards at the other tables: two match points for each table that did worse, one for each that did as well.
evening-enter = Come in as a new pair
evening-join = Play with { $name }
evening-leave = Leave the evening
evening-to-table = Go to your table
evening-sits-out = Your pair sits out in this round.
evening-begin = Begin round { $n }
evening-too-few = Fewer than four pairs play at one table only, and its hands are compared with none: the round counts nothing. Wait for more pairs, or open an evening of whole matches.
evening-close-round = End the round now
evening-end = End the evening
evening-ask-close_round = End the round? Hands that are not over do not count.
evening-ask-end = End the evening? The standings stay as they are.
evening-take-out = Take somebody out
evening-take-out-ask = Take { $name } out of the evening?
evening-round = Round { $n }
evening-round-before = Round before
evening-round-after = Round after
evening-against = { $a } against { $b }:
evening-result = { $kind ->
    [first] { $a } won
    [second] { $b } won
   *[runs] { $played } of { $hands } over
  }
evening-seed = The seed of all shared cards, which the server had committed itself to:
evening-link = Link to this evening
evening-both = Two tables beside each other
evening-meeting = { $a } against { $b }
evening-one-table = One table
evening-other-table = The other table
evening-hand = Hand
evening-both-show = Look at both
