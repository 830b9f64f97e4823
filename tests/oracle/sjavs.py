"""Sjavs for four: a second rule book, written from the rules of Sjavs
(docs/rules/sjavs.md) alone and apart from the engine. judge.py compares both."""

# ---- Cards, actions and options (section 1) ------------------------------------------

SEATS = ("N", "E", "S", "W")                                # S1.1, clockwise
SIDES = ("NS", "EW")
SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}         # S1.1
SUITS = ("C", "S", "H", "D")
PACK = sorted(rank + suit for suit in SUITS for rank in "AKQJT987")       # S1.2
PERMANENT = ("QC", "QS", "JC", "JS", "JH", "JD")            # S1.3, highest first
PLAIN = {"C": "AKT987", "S": "AKT987", "H": "AKQT987", "D": "AKQT987"}    # S1.5
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}  # S1.6
SHORTEST, LONGEST = 5, 8                                    # S3.1, section 10

CHOICES = {"calls": ("forced", "free"), "all_pass": ("redeal", "played"),     # S3.5, S3.8
           "overtrump": ("free", "must"), "tie": ("by_suit", "by_side"),      # S4.3, S5.3
           "solo_vol": (True, False), "double_win": (True, False)}            # S5.2, S6.3
STAKES = ("none", "flat")                                   # S6.4

# Every text that an action may have: its kind and its meaning.
ACTIONS = {"pass": ("call", None), "knock": ("word", None), "stop": ("word", None)}
for _n in range(100):
    ACTIONS[str(_n)] = ("call", (_n, False))
    ACTIONS[f"{_n} better"] = ("call", (_n, True))
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("name", _suit)
for _card in PACK:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)


def left_of(seat):
    """S1.1: the next seat clockwise."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def other_side(side):
    """S1.1: the opponents of a side."""
    return "EW" if side == "NS" else "NS"


def trumps(trump):
    """S1.3, S1.4: all trumps, highest first; without a suit (S3.8) the six."""
    return list(PERMANENT) + [rank + trump for rank in PLAIN.get(trump, "")]


# S1.3 to S1.5: a card's suit in play ("trumps" being one suit, S4.2), and its
# place within that suit, 0 the highest; by trump suit and card.
SUIT_IN_PLAY, PLACE = {}, {}
for _trump in SUITS + (None,):
    _order = trumps(_trump) if _trump else list(PERMANENT)
    SUIT_IN_PLAY[_trump] = {c: "trumps" if c in _order else c[1] for c in PACK}
    PLACE[_trump] = {c: _order.index(c) if c in _order else PLAIN[c[1]].index(c[0])
                     for c in PACK}


def length(cards, suit):
    """S3.2: the permanent trumps and the other cards of the suit."""
    return sum(card in PERMANENT or card[1] == suit for card in cards)


def longest(cards):
    """S3.5: the greatest of the four lengths."""
    return max(length(cards, suit) for suit in SUITS)


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is calls, naming, play or over."""

    def __init__(self, options, dealer, dealt):
        self.options, self.dealer = options, dealer
        self.dealt = {seat: list(dealt[seat]) for seat in SEATS}
        self.held = {seat: list(dealt[seat]) for seat in SEATS}
        self.phase, self.calls = "calls", 0
        self.turn = left_of(dealer)             # S3.1, who must act
        self.declarer = self.bid = self.trump = None
        self.better = self.passed_out = False
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {"NS": 0, "EW": 0}        # of complete tricks

    def tricks(self):
        """S5.2: complete tricks by side."""
        return {side: sum(SIDE[w] == side for w in self.winners) for side in SIDES}


class Match:
    """One match: the sheet, what waits, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options = options
        self.next_dealer = first_dealer         # S2.1, drawn elsewhere
        self.hand = None
        self.sheet = {"NS": 24, "EW": 24}       # S6.1
        self.ties = 0                           # S5.3
        self.winner = self.won_by = self.deducted = None


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, dealt):
    """Section 10, last line: the rule that a deal offends, or None."""
    if match.winner:
        return "S6.2"
    if match.hand and match.hand.phase != "over":
        return "S2.1"
    if dealer != match.next_dealer:
        return "S2.1"
    if sorted(card for seat in SEATS for card in dealt[seat]) != PACK:
        return "S1.2"
    if any(len(dealt[seat]) != 8 for seat in SEATS):
        return "S2.2"
    return None


def deal(match, dealer, dealt):
    """S2.1, S2.2: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, dealt) is None
    match.hand = Hand(match.options, dealer, dealt)


# ---- Calls and naming (section 3) -------------------------------------------

def call_beats(hand, seat, call):
    """S3.3, S3.4: a statement is longer, or `better` over the same length."""
    number, better = call
    if not better:
        return hand.bid is None or number > hand.bid
    return number == hand.bid and not hand.better and length(hand.dealt[seat], "C") >= number


def forced_call(hand, seat):
    """S3.5: the one call of `forced`; None is a pass."""
    most = longest(hand.dealt[seat])
    for call in ((most, False), (most, True)):
        if most >= SHORTEST and call_beats(hand, seat, call):
            return call
    return None


def refused_call(hand, seat, call):
    """S3.1, S3.3, S3.5, S3.6 in the order of section 10: the rule, or None."""
    if hand.phase != "calls" or seat != hand.turn:
        return "S3.1"
    if call and not SHORTEST <= call[0] <= LONGEST:
        return "S3.1"
    if call and not call_beats(hand, seat, call):
        return "S3.3"
    if hand.options["calls"] == "forced":
        due = forced_call(hand, seat)
        if due and (call is None or call[0] < due[0]):
            return "S3.5"
    if call and call[0] > longest(hand.dealt[seat]):
        return "S3.6"
    return None


def lawful_calls(hand, seat):
    """S3.1: a pass and the lengths that nothing refuses to the seat to act."""
    calls = [None] + [(number, better) for number in range(SHORTEST, LONGEST + 1)
                      for better in (False, True)]
    return {"pass" if call is None else f"{call[0]} better" if call[1] else str(call[0])
            for call in calls if refused_call(hand, seat, call) is None}


def do_call(hand, seat, call):
    """S3.1, S3.7, S3.8: enter a call; the fourth one closes the calls."""
    if call:
        hand.declarer, (hand.bid, hand.better) = seat, call
    hand.calls += 1
    hand.turn = left_of(seat)                   # S4.1: after four, who leads
    if hand.calls == 4 and hand.declarer:
        hand.phase, hand.turn = "naming", hand.declarer
    elif hand.calls == 4 and hand.options["all_pass"] == "played":
        hand.phase = "play"
    elif hand.calls == 4:
        hand.phase, hand.turn, hand.passed_out = "over", None, True


def lawful_suits(hand):
    """S3.7: the suits that declarer may name."""
    lengths = {suit: length(hand.dealt[hand.declarer], suit) for suit in SUITS}
    if hand.better or lengths["C"] == max(lengths.values()):
        return {"C"}
    return {suit for suit in SUITS if lengths[suit] >= hand.bid}


def refused_name(hand, seat, suit):
    """S3.7 in section 10: the rule that a naming offends, or None."""
    if hand.phase == "naming" and seat == hand.declarer and suit in lawful_suits(hand):
        return None
    return "S3.7"


def do_name(hand, suit):
    """S3.7, S4.1: the suit is trumps, and the dealer's left leads."""
    hand.trump, hand.phase, hand.turn = suit, "play", left_of(hand.dealer)


# ---- Play (section 4) -------------------------------------------------------

def best_of(trick, trump):
    """S4.2: the (seat, card) that wins: the highest trump, or of the suit led."""
    suit, place = SUIT_IN_PLAY[trump], PLACE[trump]
    best = trick[0]
    for entry in trick[1:]:
        same = suit[entry[1]] == suit[best[1]]
        if place[entry[1]] < place[best[1]] if same else suit[entry[1]] == "trumps":
            best = entry
    return best


def lawful_cards(hand, seat):
    """S4.1, S4.2, S4.3: the cards held that may be played now, and the rule that
    refuses the others."""
    held, suit, place = hand.held[seat], SUIT_IN_PLAY[hand.trump], PLACE[hand.trump]
    if not hand.trick:
        return held, None                       # S4.1: a lead is any card
    led, best = hand.trick[0][1], best_of(hand.trick, hand.trump)[1]
    follow = [card for card in held if suit[card] == suit[led]]
    if follow:
        return follow, "S4.2"
    if hand.options["overtrump"] == "must" and suit[led] != "trumps" == suit[best]:
        over = [card for card in held if suit[card] == "trumps" and place[card] < place[best]]
        if over:
            return over, "S4.3"
    return held, None


def refused_card(hand, seat, card):
    """S3.1, S3.7, S4.1, S4.2, S4.3 in the order of section 10, or None."""
    if hand.phase == "calls":
        return "S3.1"
    if hand.phase == "naming":
        return "S3.7"
    if seat != hand.turn:
        return "S4.2" if hand.trick or hand.winners else "S4.1"
    if card not in hand.held[seat]:
        return "S4.2"
    cards, rule = lawful_cards(hand, seat)
    return None if card in cards else rule


def do_card(hand, seat, card):
    """S4.2, S4.4: play a card; the fourth ends the trick, the eighth trick all."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = left_of(seat)
    if len(hand.trick) < 4:
        return
    winner = best_of(hand.trick, hand.trump)[0]
    hand.points[SIDE[winner]] += sum(VALUE[card[0]] for _, card in hand.trick)   # S1.6
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == 8:
        hand.phase, hand.turn = "over", None


# ---- What a hand is worth (section 5), the sheet and the end (section 6) ----

# S5.2: the first row that fits the declarers' side counts. Tricks and points are
# least and most; "alone" is one player with every trick, and the option solo_vol.
GAME_POINTS = (
    # row           tricks  points      alone  simple clubs deducted by
    ("solo vol",    (8, 8), (120, 120), True,  16,    24,   "declarers"),
    ("vol",         (8, 8), (120, 120), False, 12,    16,   "declarers"),
    ("90 or more",  (0, 8), (90, 120),  False, 4,     8,    "declarers"),
    ("61 to 89",    (0, 8), (61, 89),   False, 2,     4,    "declarers"),
    ("60",          (0, 8), (60, 60),   False, 0,     0,    None),
    ("31 to 59",    (0, 8), (31, 59),   False, 4,     8,    "defenders"),
    ("javn",        (1, 8), (0, 30),    False, 8,     16,   "defenders"),
    ("no trick",    (0, 0), (0, 0),     False, 16,    16,   "defenders"),
)
PLAYED_POINTS = 4                               # S3.8, whatever else was taken
TIE_BY_SUIT = {"simple": 2, "clubs": 4}         # S5.3, by_suit
TIE_BY_SIDE = {"declarers": 2, "defenders": 4}  # S5.3, by_side


def worth(tricks, points, alone, clubs, solo_vol):
    """S5.1, S5.2: (deducted by, game points) of what the declarers' side took."""
    for _, (t_least, t_most), (p_least, p_most), needs_alone, simple, in_clubs, who in GAME_POINTS:
        if needs_alone and not (alone and solo_vol):
            continue
        if t_least <= tricks <= t_most and p_least <= points <= p_most:
            return who, in_clubs if clubs else simple
    raise AssertionError("no row fits")


def tie_extra(option, ties, clubs, who):
    """S5.3: what the ties that wait add for the winners."""
    each = TIE_BY_SUIT["clubs" if clubs else "simple"] if option == "by_suit" else TIE_BY_SIDE[who]
    return ties * each


def deduction(hand, ties):
    """S3.8, S5.2, S5.3: (side, amount); the side is None for 60-60."""
    clubs = hand.trump == "C"
    if hand.declarer:
        side = SIDE[hand.declarer]
        alone = len(set(hand.winners)) == 1
        who, amount = worth(hand.tricks()[side], hand.points[side], alone, clubs,
                            hand.options["solo_vol"])
    else:                                       # S3.8 played: simple, the declarers'
        side = "NS" if hand.points["NS"] >= 61 else "EW"
        who, amount = ("declarers", PLAYED_POINTS) if hand.points[side] >= 61 else (None, 0)
    if who is None:
        return None, 0
    amount += tie_extra(hand.options["tie"], ties, clubs, who)
    return (side if who == "declarers" else other_side(side)), amount


def close_hand(match):
    """S2.1, S3.8, S5.3, S6.1, S6.2: write the sheet and pass the deal on."""
    hand = match.hand
    match.won_by = match.deducted = None
    if hand.passed_out:
        return                                  # S3.8 redeal: the same dealer
    match.next_dealer = left_of(hand.dealer)
    side, amount = deduction(hand, match.ties)
    if side is None:
        match.ties += 1
        return
    match.ties = 0
    match.won_by, match.deducted = side, {"side": side, "amount": amount}
    match.sheet[side] -= amount
    if match.sheet[side] <= 0:
        match.winner = side


def hand_report(match):
    """S5.2, S5.3, S6.1: the hand that is over, as `end` tells it."""
    hand = match.hand
    return {"declarer": hand.declarer, "bid": hand.bid, "better": hand.better,
            "trump": hand.trump, "points": hand.points, "tricks": hand.tricks(),
            "won_by": match.won_by, "deducted": match.deducted,
            "sheet": match.sheet, "ties_waiting": match.ties}


def outcome(match):
    """S6.2, S6.3, S6.4: winner, cross and what the losers owe; None before the end."""
    if not match.winner:
        return None
    cross = match.options["double_win"] and match.sheet[other_side(match.winner)] == 24
    stakes = match.options["stakes"]
    units = stakes["units"] if stakes["kind"] == "flat" else 0
    return {"winner": match.winner, "cross": cross, "units": 2 * units if cross else units}


# ---- Acting: what is lawful, what is refused and why (section 10) -----------

def legal(match, seat):
    """S3.1, S3.7, S4.2: all actions that the seat may do now, as texts."""
    hand = match.hand
    if match.winner or hand is None or seat != hand.turn:
        return set()
    if hand.phase == "calls":
        return lawful_calls(hand, seat)
    if hand.phase == "naming":
        return {f"name {suit}" for suit in lawful_suits(hand)}
    return set(lawful_cards(hand, seat)[0])


def refusal(match, seat, text):
    """Section 10 (S6.2, S5.2, S3.8, S2.1, S4.2): the rule, or None."""
    kind, value = ACTIONS[text]
    hand = match.hand
    if match.winner:
        return "S6.2"
    if hand is None:
        return "S2.1"
    if hand.phase == "over":
        return "S3.8" if hand.passed_out else "S5.2"
    if kind == "word":
        return "S4.2"
    refused = {"call": refused_call, "name": refused_name, "card": refused_card}[kind]
    return refused(hand, seat, value)


def act(match, seat, text):
    """S3.1, S3.7, S4.2: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, text) is None
    kind, value = ACTIONS[text]
    if kind == "call":
        do_call(match.hand, seat, value)
    elif kind == "name":
        do_name(match.hand, value)
    else:
        do_card(match.hand, seat, value)
    if match.hand.phase == "over":
        close_hand(match)
