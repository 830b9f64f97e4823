"""Six-Bid Solo and Frog: a second rule book, written from the rules of Six-Bid Solo and
Frog alone and apart from the engine. A judge compares both."""

import itertools

# ---- Cards, actions and options (sections 1, 3, 4, 7 and 8) -----------------

SEATS = ("N", "E", "S")                         # L1.1, clockwise
BESIDES = ("rest",)                             # L2.2, in a deal beside the seats: the blind
SUITS, RANKS = ("C", "S", "H", "D"), "ATKQJ9876"                           # L1.2, highest first
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}                         # L1.3
WRITTEN = [rank + suit for suit in SUITS for rank in RANKS]                # In texts.
PLACE_IN_TEXTS = {card: place for place, card in enumerate(WRITTEN)}
PACK = WRITTEN                                  # L1.2
HELD, LAID = 11, 3                              # L2.2, L8.3: cards in a hand and in the blind

# L3.1, L8.2: the bids of each form, lowest first. In texts they are numbered from 1.
BIDS = {"six_bid": ("solo", "heart_solo", "misere", "guarantee", "spread_misere", "call_solo"),
        "frog": ("frog", "chico", "grand")}
NO_BID = {"six_bid": "L3.1", "frog": "L8.2"}    # Section 10: the rule of a bid it has not
MISERES = ("misere", "spread_misere")           # L4.5, L4.6
IN_HEARTS = ("heart_solo", "frog", "grand")     # L4.2, L8.3
NAMED = {"solo": ("C", "S", "D"), "chico": ("C", "S", "D"),                # L4.2, L4.3, L8.3
         "guarantee": SUITS, "call_solo": SUITS}
EACH_POINT = {"solo": 2, "heart_solo": 3, "frog": 1, "chico": 2, "grand": 3}   # L6.1, L8.4
FLAT = {"misere": 30, "guarantee": 40, "spread_misere": 60, "call_solo": 100}  # L6.1
ENOUGH = 60                                     # L4.2, L8.3

CHOICES = {"form": ("six_bid", "frog"), "hands": (12, 6, 24)}              # L7.1
STAKES = ("none", "flat")                       # L7.2


def lay_text(*cards):
    """L8.3: the action that lays these cards away."""
    return "lay " + " ".join(sorted(cards, key=PLACE_IN_TEXTS.__getitem__))


# Every text that an action may have: its kind and its meaning. A word is a move
# of another game, or a card face down or with a signal (section 10). Any number is
# a bid, of this form or not. Two cards are another number than three (L8.3).
ACTIONS = {"pass": ("pass", None)}
for _word in ("knock", "stop", "take", "fold"):
    ACTIONS[_word] = ("word", None)
for _n in range(100):
    ACTIONS[str(_n)] = ("bid", _n)
    ACTIONS[f"{_n} better"] = ("word", None)
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("name", _suit)
for _card in PACK:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"ask {_card}"], ACTIONS[f"give {_card}"] = ("ask", _card), ("give", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)
for _number in (2, LAID):
    for _cards in itertools.combinations(WRITTEN, _number):
        ACTIONS[lay_text(*_cards)] = ("lay", _cards)


def left_of(seat):
    """L1.1: the next seat clockwise."""
    return SEATS[(SEATS.index(seat) + 1) % 3]


def from_left(seat):
    """L3.2: all seats clockwise, this one last."""
    return [left_of(seat), left_of(left_of(seat)), seat]


def card_points(cards):
    """L1.3: the points of the cards."""
    return sum(VALUE.get(card[0], 0) for card in cards)


def of_suit(cards, suit):
    """L1.2: the cards of this suit among these."""
    return [card for card in cards if card[1] == suit]


def best_of(trick, trump):
    """L5.3: the (seat, card) that wins: the highest trump, or of the suit led."""
    led = trick[0][1][1]
    suit = trump if any(card[1] == trump for _, card in trick) else led
    return min((entry for entry in trick if entry[1][1] == suit),
               key=lambda entry: RANKS.index(entry[1][0]))


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is auction, laying, naming, calling, giving, play or over."""

    def __init__(self, form, dealer, dealt):
        self.form, self.dealer = form, dealer
        self.held = {seat: list(dealt[seat]) for seat in SEATS}
        self.blind = list(dealt["rest"])        # L2.2
        self.phase = "auction"
        self.turn = left_of(dealer)             # L3.2, the seat that must act
        self.passed = []                        # L3.3
        self.soloist, self.bid = None, 0        # Of the bid that stands, or that won.
        self.contract = self.trump = None       # L4.1, L4.3
        self.asked = self.asked_of = None       # L4.7
        self.laid = []                          # L8.3
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {seat: 0 for seat in SEATS}           # of complete tricks

    def tricks(self):
        """Complete tricks by seat."""
        return {seat: self.winners.count(seat) for seat in SEATS}

    def led(self):
        """L5.1: whether the first card lies."""
        return bool(self.trick or self.winners)

    def lies(self):
        """L4.4, L4.5, L8.3: the points that count for the soloist beside his tricks."""
        if self.contract is None or self.contract in MISERES:
            return 0
        return card_points(self.laid if self.contract == "frog" else self.blind)

    def open_hand(self):
        """L4.6: the seat whose hand all see, or None."""
        both_played = self.winners or len(self.trick) == 2
        return self.soloist if self.contract == "spread_misere" and both_played else None


class Match:
    """One match: the accounts, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options = options
        self.next_dealer = first_dealer         # L2.1, drawn elsewhere
        self.hand = None
        self.sheet = {seat: 0 for seat in SEATS}            # L6.3
        self.won = None                         # by seat, in the last hand that was closed
        self.played = 0                         # L7.1, hands not thrown in
        self.over = False                       # L7.1


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, dealt):
    """Section 10, last line: the rule that a deal offends, or None."""
    if match.over:
        return "L7.1"
    if match.hand and match.hand.phase != "over" or dealer != match.next_dealer:
        return "L2.1"
    everything = sum((list(dealt[place]) for place in SEATS + BESIDES), [])
    if sorted(everything) != sorted(PACK):
        return "L1.2"
    if any(len(dealt[seat]) != HELD for seat in SEATS):
        return "L2.2"
    return None


def deal(match, dealer, dealt):
    """L2.1, L2.2: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, dealt) is None
    match.hand = Hand(match.options["form"], dealer, dealt)


# ---- The auction (section 3, L8.2) ------------------------------------------

def open_bids(hand):
    """L3.1 to L3.3, L8.2: the numbers above the bid that stands."""
    return range(hand.bid + 1, len(BIDS[hand.form]) + 1)


def refused_bid(hand, seat, number):
    """Section 10: the rule that a bid offends, or None."""
    if not 1 <= number <= len(BIDS[hand.form]):
        return NO_BID[hand.form]
    if hand.phase != "auction" or seat != hand.turn:
        return "L3.2"
    return None if number in open_bids(hand) else "L3.3"


def refused_pass(hand, seat):
    """L3.2, L4.7: a pass is a call, or asks for no card; the rule it offends, or None."""
    if hand.phase in ("auction", "calling") and seat == hand.turn:
        return None
    between = hand.phase in ("calling", "giving") and seat != hand.turn
    return "L4.7" if between else "L3.2"


def do_call(hand, number):
    """L3.2 to L3.4: enter a bid, or a pass as None; close the auction with the last one."""
    seat, stood = hand.turn, hand.soloist
    if number:
        hand.soloist, hand.bid = seat, number
    else:
        hand.passed.append(seat)
    if number and stood:
        hand.turn = stood                       # L3.2: the two bid in turn
        return
    left = [other for other in from_left(hand.dealer)
            if other not in hand.passed and other != hand.soloist]
    if left:
        hand.turn = left[0]                     # L3.2: the next, or the third player
    elif hand.soloist:
        begin_contract(hand)
    else:
        hand.phase, hand.turn = "over", None    # L3.4


def begin_contract(hand):
    """L4.1 to L4.7, L8.3: the contract of the last bid, and the act that it asks for."""
    hand.contract, hand.turn = BIDS[hand.form][hand.bid - 1], hand.soloist
    if hand.contract in IN_HEARTS:
        hand.trump = "H"
    if hand.contract == "frog":
        hand.phase = "laying"
        hand.held[hand.soloist] += hand.blind
    elif hand.contract in NAMED:
        hand.phase = "naming"
    else:
        begin_play(hand)


def begin_play(hand):
    """L4.6, L5.1: the first lead is next, by soloist's left or by eldest."""
    spread = hand.contract == "spread_misere"
    hand.phase, hand.turn = "play", left_of(hand.soloist if spread else hand.dealer)


# ---- Trumps, the called card and the laid cards (L4.3, L4.7, L8.3) ----------

def refused_name(hand, seat, suit):
    """L4.3: the rule that naming this suit offends, or None."""
    due = hand.phase == "naming" and seat == hand.turn
    return None if due and suit in NAMED[hand.contract] else "L4.3"


def refused_ask(hand, seat, card):
    """L4.7: the rule that calling for this card offends, or None."""
    due = hand.phase == "calling" and seat == hand.turn
    return None if due and card not in hand.held[seat] else "L4.7"


def lawful_gifts(hand):
    """L4.7: the soloist's own eleven, of which he gives one."""
    return [card for card in hand.held[hand.soloist] if card != hand.asked]


def refused_give(hand, seat, card):
    """L4.7: the rule that giving this card offends, or None."""
    due = hand.phase == "giving" and seat == hand.turn
    return None if due and card in lawful_gifts(hand) else "L4.7"


def refused_lay(hand, seat, cards):
    """L8.3: the rule that laying these cards away offends, or None."""
    if hand.phase != "laying" or seat != hand.turn or len(cards) != LAID:
        return "L8.3"
    return None if all(card in hand.held[seat] for card in cards) else "L8.3"


def do_ask(hand, card):
    """L4.7: the holder hands the card over; one that lies in the blind stays there."""
    hand.asked = card
    hand.asked_of = next((seat for seat in SEATS if card in hand.held[seat]), None)
    if hand.asked_of is None:
        begin_play(hand)
        return
    hand.phase = "giving"
    hand.held[hand.asked_of].remove(card)
    hand.held[hand.soloist].append(card)


def do_before_play(hand, kind, value):
    """L4.3, L4.7, L8.3: name trumps, call for a card or for none, give one for it, or lay
    three away. Then the next decision before the cards is due, or the first lead."""
    if kind == "ask":
        do_ask(hand, value)
        return
    if kind == "name":
        hand.trump = value
    elif kind == "give":
        hand.held[hand.soloist].remove(value)
        hand.held[hand.asked_of].append(value)
    elif kind == "lay":
        hand.laid = list(value)
        for card in value:
            hand.held[hand.soloist].remove(card)
    if kind == "name" and hand.contract == "call_solo":
        hand.phase = "calling"
    else:
        begin_play(hand)


# ---- Play (section 5) -------------------------------------------------------

def lawful_cards(hand, seat):
    """L5.1, L5.2: the cards held that follow suit, or else the trumps, or else all."""
    held = hand.held[seat]
    if not hand.trick:
        return list(held)
    led = hand.trick[0][1][1]
    return of_suit(held, led) or of_suit(held, hand.trump) or list(held)


def refused_card(hand, seat, card):
    """Section 10: the rule that a card offends, or None."""
    if hand.phase != "play":
        return {"auction": "L3.2", "naming": "L4.3", "laying": "L8.3"}.get(hand.phase, "L4.7")
    if seat != hand.turn:
        # Any card of another before the first lead is a first lead by another, held or not.
        first = "L4.6" if hand.contract == "spread_misere" else "L5.1"
        return "L5.2" if hand.led() else first
    return None if card in lawful_cards(hand, seat) else "L5.2"


def ends_hand(hand, winner, points):
    """L5.4: whether a trick with these points, taken by this seat, ends the hand."""
    if hand.contract in MISERES and winner == hand.soloist:
        return True
    if hand.contract == "call_solo" and winner != hand.soloist and points:
        return True
    return len(hand.winners) == HELD


def do_card(hand, seat, card):
    """L5.3, L5.4: play a card; the last of a round ends the trick, and may end the hand."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = left_of(seat)
    if len(hand.trick) < 3:
        return
    winner = best_of(hand.trick, hand.trump)[0]
    points = card_points(played for _, played in hand.trick)
    hand.points[winner] += points
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if ends_hand(hand, winner, points):
        hand.phase, hand.turn = "over", None


# ---- The payments and the end (sections 6 and 7, L8.4) ----------------------

def payment(contract, trump, points, tricks):
    """L4.2, L4.5, L6.1, L6.2, L8.4: what each opponent pays the soloist, who has these
    points, the lying ones included, and these tricks. Below 0 he pays them."""
    if contract in EACH_POINT:
        return EACH_POINT[contract] * (points - ENOUGH)
    if contract in MISERES:
        made = tricks == 0
    elif contract == "guarantee":
        made = points >= (74 if trump == "H" else 80)
    else:
        made = points == 120
    units = 150 if contract == "call_solo" and trump == "H" else FLAT[contract]
    return units if made else -units


def changes(hand):
    """L6.1, L6.3: the change of each account by a hand with a soloist."""
    soloist = hand.soloist
    each = payment(hand.contract, hand.trump, hand.points[soloist] + hand.lies(),
                   hand.tricks()[soloist])
    return {seat: 2 * each if seat == soloist else -each for seat in SEATS}


def close_hand(match):
    """L2.1, L3.4, L6.3, L7.1: change the accounts, and pass the deal on."""
    hand = match.hand
    match.next_dealer = left_of(hand.dealer)
    match.won = {seat: 0 for seat in SEATS}
    if not hand.soloist:
        return                                  # L3.4
    match.won = changes(hand)
    for seat in SEATS:
        match.sheet[seat] += match.won[seat]
    match.played += 1
    match.over = match.played == match.options["hands"]     # L7.1


def hand_report(match):
    """L4.4, L4.7, L6.1, L6.3: the hand that is over, and the accounts after it."""
    hand = match.hand
    return {"soloist": hand.soloist, "contract": hand.contract, "trump": hand.trump,
            "asked": hand.asked, "asked_of": hand.asked_of, "points": dict(hand.points),
            "tricks": hand.tricks(), "lies": hand.lies(), "won": dict(match.won),
            "sheet": dict(match.sheet), "played": match.played}


def outcome(match):
    """L7.1, L7.2: the winners and every seat's units; None before the end."""
    if not match.over:
        return None
    stakes, best = match.options["stakes"], max(match.sheet.values())
    units = stakes["units"] if stakes["kind"] == "flat" else 0
    return {"won": [seat for seat in SEATS if match.sheet[seat] == best],
            "units": {seat: units * match.sheet[seat] for seat in SEATS}}


# ---- Acting: lawful or refused, and by which rule (section 10) --------------

def legal(match, seat):
    """L3.2 to L5.2, L8.3: all actions that the seat may do now, as texts."""
    hand = match.hand
    if hand is None or seat != hand.turn:       # Nobody is to act in a hand that is over.
        return set()
    if hand.phase == "auction":
        return {"pass"} | {str(number) for number in open_bids(hand)}
    if hand.phase == "laying":
        return {lay_text(*cards) for cards in itertools.combinations(hand.held[seat], LAID)}
    if hand.phase == "naming":
        return {f"name {suit}" for suit in NAMED[hand.contract]}
    if hand.phase == "calling":
        return {"pass"} | {f"ask {card}" for card in PACK if card not in hand.held[seat]}
    if hand.phase == "giving":
        return {f"give {card}" for card in lawful_gifts(hand)}
    return set(lawful_cards(hand, seat))


def refused_without_hand(match):
    """Section 10: the rule of an act while no hand is played."""
    if match.over:
        return "L7.1"
    return "L3.4" if match.hand and not match.hand.soloist else "L5.4"


REFUSED = {"bid": refused_bid, "name": refused_name, "ask": refused_ask,
           "give": refused_give, "lay": refused_lay, "card": refused_card}


def refusal(match, seat, text):
    """Section 10: the rule, or None."""
    kind, value = ACTIONS[text]
    hand = match.hand
    if hand is None or hand.phase == "over":
        return refused_without_hand(match)
    if kind == "word":
        return "L5.2"
    return refused_pass(hand, seat) if kind == "pass" else REFUSED[kind](hand, seat, value)


def act(match, seat, text):
    """L3.2 to L5.4, L8.3: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, text) is None
    kind, value = ACTIONS[text]
    hand = match.hand
    if hand.phase == "auction":
        do_call(hand, value)                    # A pass has no value.
    elif hand.phase == "play":
        do_card(hand, seat, value)
    else:
        do_before_play(hand, kind, value)
    if hand.phase == "over":
        close_hand(match)
