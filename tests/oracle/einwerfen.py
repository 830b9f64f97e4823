"""Einwerfen: a second rule book, written from the rules of Einwerfen
(docs/rules/einwerfen.md) alone and apart from the engine. A judge compares both."""

# ---- Cards, actions and options (section 1, E5.2, E5.3) ---------------------

SEATS = ("N", "E", "S", "W")                                # E1.1, clockwise
SIDES = ("NS", "EW")
SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}         # E1.1
SUITS = ("C", "S", "H", "D")
RANKS = "AKQJT987"                                          # E1.2, highest first
PACK = sorted(rank + suit for suit in SUITS for rank in RANKS)
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}  # E1.3

CHOICES = {"hands": ("sixteen", "eight", "four")}           # E5.2
STAKES = ("none", "flat", "per_game")                       # E5.3
HANDS = {"sixteen": 16, "eight": 8, "four": 4}              # E5.2
MOST_TIES = 15                                              # E4.2, the sixteenth adds nothing

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


def left_of(seat):
    """E1.1: the next seat clockwise."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is play or over."""

    def __init__(self, dealer, dealt):
        self.dealer = dealer
        self.held = {seat: list(dealt[seat]) for seat in SEATS}
        self.turned = dealt[dealer][-1]         # E2.3, the last card dealt
        self.trump = self.turned[1]             # E2.3
        self.phase = "play"
        self.turn = left_of(dealer)             # E3.1, the seat that must act
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {"NS": 0, "EW": 0}        # of complete tricks

    def tricks(self):
        """E4.1: complete tricks by side."""
        return {side: sum(SIDE[w] == side for w in self.winners) for side in SIDES}


class Match:
    """One match: the sheet, the ties that wait, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options = options
        self.next_dealer = first_dealer         # E2.1, drawn elsewhere
        self.hand = None
        self.played = 0                         # E5.2, tied hands counted
        self.sheet = {"NS": 0, "EW": 0}         # E5.1
        self.favourite = None                   # E4.3, after the first hand
        self.ties = 0                           # E4.2, those that wait
        self.winner = None                      # E5.2
        # The last hand that was closed: was it in the favourite suit, the ties
        # that waited for it, and the side that won it with its games.
        self.in_favourite, self.waited, self.won = False, 0, None


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, hands):
    """Section 7, line 4: the rule that a deal offends, or None."""
    if match.winner:
        return "E5.2"
    if match.hand and match.hand.phase != "over":
        return "E2.1"
    if dealer != match.next_dealer:
        return "E2.1"
    if sorted(card for seat in SEATS for card in hands[seat]) != PACK:
        return "E1.2"
    if any(len(hands[seat]) != 8 for seat in SEATS):
        return "E2.2"
    return None


def deal(match, dealer, hands):
    """E2.1 to E2.3: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, hands) is None
    match.hand = Hand(dealer, hands)


# ---- Play (section 3) -------------------------------------------------------

def best_of(trick, trump):
    """E3.2: the (seat, card) that takes it: the highest trump, or of the suit led."""
    trumps = [entry for entry in trick if entry[1][1] == trump]
    of_suit_led = [entry for entry in trick if entry[1][1] == trick[0][1][1]]
    return min(trumps or of_suit_led, key=lambda entry: RANKS.index(entry[1][0]))


def lawful_cards(hand, seat):
    """E3.1, E3.2: the cards held that follow suit, or else all."""
    held = hand.held[seat]
    follow = [card for card in held if hand.trick and card[1] == hand.trick[0][1][1]]
    return follow or held


def refused_card(hand, seat, card):
    """Section 7, line 3: the rule that a card offends, or None."""
    if seat != hand.turn:
        return "E3.2" if hand.trick or hand.winners else "E3.1"
    return None if card in lawful_cards(hand, seat) else "E3.2"


def do_card(hand, seat, card):
    """E3.2, E3.3: play a card; the fourth ends the trick, the eighth trick all."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = left_of(seat)
    if len(hand.trick) < 4:
        return
    winner = best_of(hand.trick, hand.trump)[0]
    hand.points[SIDE[winner]] += sum(VALUE[played[0]] for _, played in hand.trick)   # E1.3
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == 8:
        hand.phase, hand.turn = "over", None


# ---- The worth of a hand (section 4), the sheet and the end (section 5) -----

def games(tricks, points):
    """E4.1: the games of a side that took so much, before any doubling."""
    if tricks == 8:
        return 3
    if points >= 90:
        return 2
    return 1 if points >= 61 else 0


def close_hand(match):
    """E2.1, E4.1 to E4.4, E5.1, E5.2: write the sheet and pass the deal on."""
    hand = match.hand
    match.next_dealer = left_of(hand.dealer)                # E2.1
    match.played += 1
    match.in_favourite = hand.trump == match.favourite      # E4.3, never in the first hand
    match.waited, match.won = match.ties, None
    if match.favourite is None:
        match.favourite = hand.trump                        # E4.3, E4.4
    for side in SIDES:
        won = games(hand.tricks()[side], hand.points[side])
        if won:
            won *= 2 ** match.waited * (2 if match.in_favourite else 1)    # E4.2, E4.3
            match.won = {"side": side, "games": won}
            match.sheet[side] += won
    match.ties = 0 if match.won else min(match.ties + 1, MOST_TIES)        # E4.2
    if match.played >= HANDS[match.options["hands"]] and match.ties == 0:
        if match.sheet["NS"] != match.sheet["EW"]:
            match.winner = max(SIDES, key=match.sheet.get)  # E5.2


def hand_report(match):
    """E4.1 to E5.1: the hand that is over and the sheet after it."""
    hand = match.hand
    return {"turned": hand.turned, "trump": hand.trump,
            "points": dict(hand.points), "tricks": hand.tricks(),
            "favourite": match.in_favourite, "ties": match.waited,
            "won_by": match.won["side"] if match.won else None,
            "won": dict(match.won) if match.won else None,
            "sheet": dict(match.sheet), "favourite_suit": match.favourite,
            "ties_waiting": match.ties, "hands": match.played}


def outcome(match):
    """E5.2, E5.3: winner, difference and the units that the losers owe; None before."""
    if not match.winner:
        return None
    difference = abs(match.sheet["NS"] - match.sheet["EW"])
    stakes = match.options["stakes"]
    times = {"none": 0, "flat": 1, "per_game": difference}[stakes["kind"]]
    return {"winner": match.winner, "games": difference, "units": times * stakes["units"]}


# ---- Acting: lawful or refused, and by which rule (section 7) ---------------

def legal(match, seat):
    """E3.1, E3.2: all actions that the seat may do now, as texts."""
    hand = match.hand
    if hand is None or hand.phase == "over" or seat != hand.turn:
        return set()
    return set(lawful_cards(hand, seat))


def refusal(match, seat, action_text):
    """Section 7, lines 1 to 3: the rule, or None."""
    kind, card = ACTIONS[action_text]
    if match.hand is None or match.hand.phase == "over":
        return "E3.3"
    if kind == "word":
        return "E3.2"
    return refused_card(match.hand, seat, card)


def act(match, seat, action_text):
    """E3.2: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, action_text) is None
    do_card(match.hand, seat, ACTIONS[action_text][1])
    if match.hand.phase == "over":
        close_hand(match)
