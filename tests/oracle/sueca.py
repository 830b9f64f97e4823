"""Sueca: a second rule book, written from the rules of Sueca (docs/rules/sueca.md)
alone and apart from the engine. A judge compares both."""

# ---- Cards, actions and options (sections 1, 4 and 5) -----------------------

SEATS = ("N", "E", "S", "W")                                # U1.1, clockwise; play goes back
SIDES = ("NS", "EW")
SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}         # U1.1
SUITS = ("C", "S", "H", "D")
RANKS = "A7KJQ65432"                                        # U1.2, highest first
PACK = sorted(rank + suit for suit in SUITS for rank in RANKS)
VALUE = {rank: {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}.get(rank, 0) for rank in RANKS}  # U1.3

CHOICES = {"games": ("four", "ten"),                        # U5.2
           "bandeira": ("tricks", "points"),                # U4.2
           "tied_hand": ("nothing", "one_more")}                  # U4.3
STAKES = ("none", "flat")                                   # U5.4
GAMES = {"four": 4, "ten": 10}                              # U5.1, U5.2
MOST_TIES = 15                                              # U4.3

# Every text that an action may have: its kind and its meaning. A word is a move
# of another game, or a card face down or with a signal (section 7, line 2).
ACTIONS = {"pass": ("word", None), "knock": ("word", None), "stop": ("word", None)}
for _n in range(100):
    ACTIONS[str(_n)] = ACTIONS[f"{_n} better"] = ("word", None)
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("word", None)
for _card in PACK:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)


def right_of(seat):
    """U1.1: the next seat counter-clockwise; after N comes W."""
    return SEATS[(SEATS.index(seat) - 1) % 4]


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is play or over."""

    def __init__(self, dealer, dealt):
        self.dealer = dealer
        self.held = {seat: list(dealt[seat]) for seat in SEATS}
        self.turned = dealt[dealer][-1]         # U2.3, the last card dealt
        self.trump = self.turned[1]             # U2.3
        self.phase = "play"
        self.turn = right_of(dealer)            # U3.1, the seat that must act
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {"NS": 0, "EW": 0}        # of complete tricks

    def tricks(self):
        """U4.2: complete tricks by side."""
        return {side: sum(SIDE[w] == side for w in self.winners) for side in SIDES}


class Match:
    """One match: the sheet, the ties that wait, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options = options
        self.next_dealer = first_dealer         # U2.1, drawn elsewhere
        self.hand = None
        self.sheet = {"NS": 0, "EW": 0}         # U5.1
        self.ties = 0                           # U4.3, the games that wait
        self.three_to_none = None               # U5.3, the side that had three to none
        self.winner = None                      # U5.1
        # The last hand that was closed: the games that waited for it, and the
        # side that won it with its games.
        self.waited, self.won = 0, None


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, hands):
    """Section 7, line 4: the rule that a deal offends, or None."""
    if match.winner:
        return "U5.1"
    if match.hand and match.hand.phase != "over":
        return "U2.1"
    if dealer != match.next_dealer:
        return "U2.1"
    if sorted(card for seat in SEATS for card in hands[seat]) != PACK:
        return "U1.2"
    if any(len(hands[seat]) != 10 for seat in SEATS):
        return "U2.2"
    return None


def deal(match, dealer, hands):
    """U2.1 to U2.3: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, hands) is None
    match.hand = Hand(dealer, hands)


# ---- Play (section 3) -------------------------------------------------------

def best_of(trick, trump):
    """U3.2: the (seat, card) that takes it: the highest trump, or of the suit led."""
    trumps = [entry for entry in trick if entry[1][1] == trump]
    of_suit_led = [entry for entry in trick if entry[1][1] == trick[0][1][1]]
    return min(trumps or of_suit_led, key=lambda entry: RANKS.index(entry[1][0]))


def lawful_cards(hand, seat):
    """U3.1, U3.2: the cards held that follow suit, or else all."""
    held = hand.held[seat]
    follow = [card for card in held if hand.trick and card[1] == hand.trick[0][1][1]]
    return follow or held


def refused_card(hand, seat, card):
    """Section 7, line 3: the rule that a card offends, or None."""
    if seat != hand.turn:
        return "U3.2" if hand.trick or hand.winners else "U3.1"
    return None if card in lawful_cards(hand, seat) else "U3.2"


def do_card(hand, seat, card):
    """U3.2, U3.3: play a card; the fourth ends the trick, the tenth trick all."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = right_of(seat)
    if len(hand.trick) < 4:
        return
    winner = best_of(hand.trick, hand.trump)[0]
    hand.points[SIDE[winner]] += sum(VALUE[played[0]] for _, played in hand.trick)   # U1.3
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == 10:
        hand.phase, hand.turn = "over", None


# ---- The worth of a hand (section 4), the sheet and the end (section 5) -----

def games(bandeira, tricks, points):
    """U4.1, U4.2: the games of a side that took so much, without those that waited."""
    if (bandeira, tricks) == ("tricks", 10) or (bandeira, points) == ("points", 120):
        return 4
    if points >= 91:
        return 2
    return 1 if points >= 61 else 0


def close_hand(match):
    """U2.1, U4.1 to U4.3, U5.1 to U5.3: write the sheet and pass the deal on."""
    hand = match.hand
    match.next_dealer = right_of(hand.dealer)               # U2.1
    match.waited, match.won = match.ties, None
    for side in SIDES:
        won = games(match.options["bandeira"], hand.tricks()[side], hand.points[side])
        if won:
            won += match.waited                             # U4.3
            match.won = {"side": side, "games": won}
            match.sheet[side] += won
    if match.won or match.options["tied_hand"] == "nothing":
        match.ties = 0
    else:
        match.ties = min(match.ties + 1, MOST_TIES)         # U4.3
    for side, others in (SIDES, SIDES[::-1]):
        if match.options["games"] == "four" and (match.sheet[side], match.sheet[others]) == (3, 0):
            match.three_to_none = side                      # U5.3
        if match.sheet[side] >= GAMES[match.options["games"]]:
            match.winner = side                             # U5.1, U5.2


def hand_report(match):
    """U4.1 to U5.3: the hand that is over and the sheet after it."""
    hand = match.hand
    return {"turned": hand.turned, "trump": hand.trump,
            "points": dict(hand.points), "tricks": hand.tricks(), "ties": match.waited,
            "won_by": match.won["side"] if match.won else None,
            "won": dict(match.won) if match.won else None,
            "sheet": dict(match.sheet), "ties_waiting": match.ties,
            "three_to_none": match.three_to_none}


def name_of_end(match):
    """U5.3: the name of a match that was won."""
    losers = SIDES[1 - SIDES.index(match.winner)]
    if match.options["games"] != "four":
        return "plain"
    if match.sheet[losers] == 0:
        return "gato"
    if match.sheet[losers] == 1:
        return "chapeu"
    return "arrepio" if match.three_to_none == losers else "plain"


def outcome(match):
    """U5.1, U5.3, U5.4: winner, name and the units that the losers owe; None before."""
    if not match.winner:
        return None
    stakes = match.options["stakes"]
    return {"winner": match.winner, "reason": name_of_end(match),
            "units": stakes["units"] if stakes["kind"] == "flat" else 0}


# ---- Acting: lawful or refused, and by which rule (section 7) ---------------

def legal(match, seat):
    """U3.1, U3.2: all actions that the seat may do now, as texts."""
    hand = match.hand
    if hand is None or hand.phase == "over" or seat != hand.turn:
        return set()
    return set(lawful_cards(hand, seat))


def refusal(match, seat, action_text):
    """Section 7, lines 1 to 3: the rule, or None."""
    kind, card = ACTIONS[action_text]
    if match.hand is None or match.hand.phase == "over":
        return "U3.3"
    if kind == "word":
        return "U3.2"
    return refused_card(match.hand, seat, card)


def act(match, seat, action_text):
    """U3.2: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, action_text) is None
    do_card(match.hand, seat, ACTIONS[action_text][1])
    if match.hand.phase == "over":
        close_hand(match)
