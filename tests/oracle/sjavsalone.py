"""Sjavs for three and for two, each for himself: a second rule book, written from the
rules of Sjavs (sections 8 and 9) alone and apart from the engine. A judge compares both."""

import itertools

from sjavs import PACK, PLACE, SUIT_IN_PLAY, SUITS, VALUE, best_of, length, longest, tie_extra

# ---- Cards, actions and options (sections 1, 3, 4, 6, 8 and 9) ---------------

SEATS = ("N", "E", "S")                         # S8.1, clockwise; two sit at N and S (S9.1)
SEATS_OF = {"three": SEATS, "two": ("N", "S")}
BESIDES = ("rest",)                             # S8.2, in a deal beside the seats: the skat
BESIDES_OF = {"three": BESIDES, "two": ()}      # S9.6: two hands have no skat
DEALT = {"three": 10, "two": 16}                # S8.2, S9.1: cards of a seat, and tricks
DOWN = 4                                        # S9.1: cards in a row, face down and face up
SHORTEST, LONGEST = 5, {"three": 10, "two": 12}             # S8.3, S9.3
MOST_LAID = 2                                   # S8.5
BEGIN = 24                                      # S8.9, S9.6

CHOICES = {"form": ("three", "two"), "calls": ("forced", "free"),             # S3.5
           "overtrump": ("free", "must"), "tie": ("by_suit", "by_side"),      # S4.3, S5.3
           "double_win": (True, False)}                                       # S6.3
STAKES = ("none", "flat")                       # S6.4

WRITTEN = [rank + suit for suit in SUITS for rank in "ATKQJ987"]              # In texts.
PLACE_IN_TEXTS = {card: place for place, card in enumerate(WRITTEN)}


def lay_text(*cards):
    """S8.5: the action that lays these cards away."""
    return " ".join(["lay", *sorted(cards, key=PLACE_IN_TEXTS.__getitem__)])


# Every text that an action may have: its kind and its meaning. A word is a move of
# another game, or a card face down or with a signal (section 11). Any number is a length.
# No card, three, and one card twice are lays that section 11 refuses.
ACTIONS = {"pass": ("pass", None)}
for _word in ("knock", "stop", "take", "fold"):
    ACTIONS[_word] = ("word", None)
for _n in range(100):
    ACTIONS[str(_n)] = ("call", (_n, False))
    ACTIONS[f"{_n} better"] = ("call", (_n, True))
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("name", _suit)
for _card in WRITTEN:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)
    ACTIONS[lay_text(_card, _card)] = ("lay", (_card, _card))
for _number in range(MOST_LAID + 2):
    for _cards in itertools.combinations(WRITTEN, _number):
        ACTIONS[lay_text(*_cards)] = ("lay", _cards)


def left_of(seats, seat):
    """S8.1, S9.1: the next of these seats clockwise."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def card_points(cards):
    """S1.6: the points of the cards."""
    return sum(VALUE[card[0]] for card in cards)


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is calls, naming, exchange (three hands only), play or over."""

    def __init__(self, options, dealer, dealt):
        self.options, self.form = options, options["form"]
        self.seats, self.dealer = SEATS_OF[self.form], dealer
        down = DOWN if self.form == "two" else 0
        # S9.2, S9.3: the cards that a seat sees as dealt; all of them in three hands.
        self.seen = {seat: list(dealt[seat][down:]) for seat in self.seats}
        # S9.2: the cards that a seat may play, from hand and up-cards.
        self.held = {seat: list(dealt[seat][down:]) for seat in self.seats}
        # S9.1: by up-card, the card that lies face down beneath it.
        self.beneath = {seat: dict(zip(dealt[seat][down:2 * down], dealt[seat][:down]))
                        for seat in self.seats}
        self.skat = list(dealt["rest"]) if self.form == "three" else []       # S8.2
        self.laid = []                          # S8.5
        self.phase, self.calls = "calls", 0
        self.turn = left_of(self.seats, dealer)             # S3.1, S9.3, the seat to act
        self.declarer = self.bid = self.trump = None
        self.better = False
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {seat: 0 for seat in self.seats}      # S8.10: of complete tricks

    def tricks(self):
        """Complete tricks by seat."""
        return {seat: self.winners.count(seat) for seat in self.seats}

    def lies(self):
        """S8.6: the points of what is left of the skat and of what was laid away."""
        return card_points(self.skat + self.laid) if self.declarer else 0


class Match:
    """One match: the sheet, the ties that wait, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options, self.form = options, options["form"]
        self.seats = SEATS_OF[self.form]        # The judge reads these and the next.
        self.besides = BESIDES_OF[self.form]
        self.next_dealer = first_dealer         # S2.1, drawn elsewhere
        self.hand = None
        self.sheet = {seat: BEGIN for seat in self.seats}   # S8.9, S9.6
        self.deducted = None                    # by seat, in the last hand that was closed
        self.ties = 0                           # S5.3
        self.winner = None                      # S8.9


# ---- The deal (sections 2, 8 and 9) -----------------------------------------

def refused_deal(match, dealer, dealt):
    """Section 11, last line: the rule that a deal offends, or None."""
    if match.winner:
        return "S6.2"
    if match.hand and match.hand.phase != "over" or dealer != match.next_dealer:
        return "S2.1"
    everything = sum((list(dealt[place]) for place in match.seats + match.besides), [])
    if sorted(everything) != PACK:
        return "S1.2"
    if any(len(dealt[seat]) != DEALT[match.form] for seat in match.seats):
        return {"three": "S8.2", "two": "S9.1"}[match.form]
    return None


def deal(match, dealer, dealt):
    """S2.1, S8.2, S9.1: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, dealt) is None
    match.hand = Hand(match.options, dealer, dealt)


# ---- Calls and naming (section 3, S8.3, S8.4, S9.3) -------------------------

def call_beats(hand, seat, number, better):
    """S3.3, S3.4: a length is longer; `better` is the same over a simple one, in clubs."""
    if better:
        clubs = length(hand.seen[seat], "C")
        return number == hand.bid and not hand.better and clubs >= number
    return hand.bid is None or number > hand.bid


def duty(hand, seat):
    """S3.5: the length that must be stated under `forced`; None is a pass."""
    most = longest(hand.seen[seat])
    beats = call_beats(hand, seat, most, False) or call_beats(hand, seat, most, True)
    return most if most >= SHORTEST and beats else None


def refused_call(hand, seat, call):
    """S3.1, S3.3, S3.5, S3.6 in the order of section 11: the rule, or None. A pass is no
    length, and None as a call."""
    number, better = call or (0, False)
    if hand.phase != "calls" or seat != hand.turn:
        return "S3.1"
    if call and not SHORTEST <= number <= LONGEST[hand.form]:
        return "S3.1"
    if call and not call_beats(hand, seat, number, better):
        return "S3.3"
    if hand.options["calls"] == "forced" and number < (duty(hand, seat) or 0):
        return "S3.5"
    return "S3.6" if number > longest(hand.seen[seat]) else None


def do_call(hand, seat, call):
    """S3.1, S8.3, S8.4, S9.3: enter a call, or a pass as None; the last one closes the
    calls. After that declarer is to name, or the hand is passed out."""
    hand.calls += 1
    hand.turn = left_of(hand.seats, seat)
    if call:
        hand.declarer, (hand.bid, hand.better) = seat, call
    if hand.calls == len(hand.seats):
        hand.phase, hand.turn = "naming" if hand.declarer else "over", hand.declarer


def may_name(hand, suit):
    """S3.7: whether declarer's lengths and his call let him name this suit."""
    seen = hand.seen[hand.declarer]
    if hand.better or length(seen, "C") == longest(seen):
        return suit == "C"
    return length(seen, suit) >= hand.bid


def refused_name(hand, seat, suit):
    """S3.7 in section 11: the rule that a naming offends, or None."""
    due = hand.phase == "naming" and seat == hand.declarer
    return None if due and may_name(hand, suit) else "S3.7"


def do_name(hand, suit):
    """S8.4, S9.4: the suit is trumps; declarer exchanges, or of two the first lead is next."""
    hand.trump = suit
    if hand.form == "three":
        hand.phase = "exchange"
    else:
        begin_play(hand)


# ---- The exchange (S8.5) ----------------------------------------------------

def refused_pass(hand, seat):
    """S3.1, S3.5, S8.5: a pass is a call, or keeps the hand; the rule it offends, or None."""
    if hand.phase == "exchange":
        return None if seat == hand.declarer else "S8.5"
    return refused_call(hand, seat, None)


def refused_lay(hand, seat, cards):
    """S8.5: the rule that laying these cards away offends, or None."""
    due = hand.phase == "exchange" and seat == hand.declarer
    right = 1 <= len(set(cards)) == len(cards) <= MOST_LAID
    return None if due and right and set(cards) <= set(hand.held[seat]) else "S8.5"


def do_exchange(hand, cards):
    """S8.5: lay these cards away, take as many, the first dealt first; no card keeps."""
    held, number = hand.held[hand.declarer], len(cards)
    for card in cards:
        held.remove(card)
    held += hand.skat[:number]
    hand.laid, hand.skat = list(cards), hand.skat[number:]
    begin_play(hand)


def begin_play(hand):
    """S8.7, S9.4: the dealer's left leads."""
    hand.phase, hand.turn = "play", left_of(hand.seats, hand.dealer)


# ---- Play (section 4, S8.7, S9.4, S9.5) -------------------------------------

def refused_held(hand, seat, card):
    """S4.2, S4.3: the rule that a card offends which the seat to act holds, or None."""
    if not hand.trick:
        return None                             # S4.1, S4.2: a lead is any card
    held, suit, place = hand.held[seat], SUIT_IN_PLAY[hand.trump], PLACE[hand.trump]
    led, best = suit[hand.trick[0][1]], best_of(hand.trick, hand.trump)[1]
    if any(suit[other] == led for other in held):
        return None if suit[card] == led else "S4.2"
    if hand.options["overtrump"] == "must" and led != "trumps" and suit[best] == "trumps":
        over = [other for other in held if suit[other] == "trumps" and place[other] < place[best]]
        return "S4.3" if over and card not in over else None
    return None


def refused_card(hand, seat, card):
    """Section 11: the rule that a card offends, or None."""
    if hand.phase != "play":
        return {"calls": "S3.1", "naming": "S3.7", "exchange": "S8.5"}[hand.phase]
    if seat != hand.turn:
        # Any card of another before the first lead is a first lead by another, held or not.
        return "S4.2" if hand.trick or hand.winners else "S4.1"
    # S9.7: a card face down is none that is held.
    return refused_held(hand, seat, card) if card in hand.held[seat] else "S4.2"


def do_card(hand, seat, card):
    """S4.2, S8.7, S9.4, S9.5: play a card; the last of a round ends the trick and turns what
    lay beneath the up-cards played, and the last trick ends the hand."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = left_of(hand.seats, seat)
    if len(hand.trick) < len(hand.seats):
        return
    winner = best_of(hand.trick, hand.trump)[0]
    hand.points[winner] += card_points(played for _, played in hand.trick)
    hand.winners.append(winner)
    for player, played in hand.trick:
        if played in hand.beneath[player]:
            hand.held[player].append(hand.beneath[player].pop(played))
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == DEALT[hand.form]:
        hand.phase, hand.turn = "over", None


# ---- The worth of a hand, the sheet and the end (sections 5 and 6, S8.8, S8.9, S9.6) ----

# S5.2 without its first row: the first row counts whose tricks and points declarer
# reached. The first of these rows wants every trick, which no number of points replaces.
EVERY = 99
GAME_POINTS = (
    # tricks points simple clubs deducted by
    (EVERY,  0,     12,    16,   "declarers"),
    (0,      90,    4,     8,    "declarers"),
    (0,      61,    2,     4,    "declarers"),
    (0,      60,    0,     0,    None),
    (0,      31,    4,     8,    "defenders"),
    (1,      0,     8,     16,   "defenders"),
    (0,      0,     16,    16,   "defenders"),
)


def worth(form, tricks, points, clubs):
    """S5.1, S5.2, S8.8, S9.6: (deducted by, game points) of declarer's tricks and points,
    those of S8.6 among the points."""
    reached = EVERY if tricks == DEALT[form] else tricks
    for least_tricks, least_points, simple, in_clubs, who in GAME_POINTS:
        if reached >= least_tricks and points >= least_points:
            return who, in_clubs if clubs else simple
    raise AssertionError("no row fits")


def close_hand(match):
    """S2.1, S5.3, S8.3, S8.8, S9.6: write the sheet and pass the deal on."""
    hand = match.hand
    match.deducted = {seat: 0 for seat in match.seats}
    if not hand.declarer:
        return                                  # S8.3: the same dealer
    match.next_dealer = left_of(match.seats, hand.dealer)
    clubs, points = hand.trump == "C", hand.points[hand.declarer] + hand.lies()
    who, amount = worth(match.form, hand.tricks()[hand.declarer], points, clubs)
    if who is None:
        match.ties += 1
        return
    amount += tie_extra(match.options["tie"], match.ties, clubs, who)
    match.ties = 0
    for seat in match.seats:
        if (seat == hand.declarer) == (who == "declarers"):
            match.deducted[seat] = amount
            match.sheet[seat] -= amount
    find_winner(match)


def find_winner(match):
    """S8.9, S9.6: the lowest total wins if it is 0 or below and one player's alone."""
    least = min(match.sheet.values())
    lowest = [seat for seat in match.seats if match.sheet[seat] == least]
    if least <= 0 and len(lowest) == 1:
        match.winner = lowest[0]


def hand_report(match):
    """S8.6, S8.8, S8.10, S9.6: the hand that is over, as `end` tells it."""
    hand = match.hand
    return {"declarer": hand.declarer, "bid": hand.bid, "better": hand.better,
            "trump": hand.trump, "points": dict(hand.points), "tricks": hand.tricks(),
            "lies": hand.lies(), "deducted": dict(match.deducted),
            "sheet": dict(match.sheet), "ties_waiting": match.ties}


def outcome(match):
    """S6.3, S6.4, S8.9, S9.6: winner, cross and every seat's units; None before the end."""
    if not match.winner:
        return None
    others = [seat for seat in match.seats if seat != match.winner]
    clean = all(match.sheet[seat] == BEGIN for seat in others)
    cross = match.options["double_win"] and clean
    stakes = match.options["stakes"]
    each = stakes["units"] * (2 if cross else 1) if stakes["kind"] == "flat" else 0
    units = {seat: -each for seat in match.seats}
    units[match.winner] = each * len(others)
    return {"winner": match.winner, "cross": cross, "units": units}


# ---- Acting: lawful or refused, and by which rule (section 11) --------------

REFUSED = {"call": refused_call, "name": refused_name, "lay": refused_lay, "card": refused_card}


def candidates(hand):
    """The texts among which are all that the seat to act may do now."""
    if hand.phase == "calls":
        lengths = range(SHORTEST, LONGEST[hand.form] + 1)
        return ["pass", *map(str, lengths), *(f"{number} better" for number in lengths)]
    if hand.phase == "naming":
        return [f"name {suit}" for suit in SUITS]
    held = hand.held[hand.turn]
    if hand.phase == "exchange":
        return ["pass", *map(lay_text, held), *(lay_text(*pair) for pair
                                                in itertools.combinations(held, MOST_LAID))]
    return list(held)


def legal(match, seat):
    """S3.1, S3.7, S4.2, S8.5: all actions that the seat may do now, as texts."""
    hand = match.hand
    if hand is None or seat != hand.turn:       # Nobody is to act in a hand that is over.
        return set()
    return {text for text in candidates(hand) if refusal(match, seat, text) is None}


def refusal(match, seat, text):
    """Section 11: the rule, or None."""
    kind, value = ACTIONS[text]
    hand = match.hand
    if match.winner:
        return "S6.2"
    if hand is None:
        return "S2.1"
    if hand.phase == "over":
        return "S5.2" if hand.declarer else "S3.8"
    if kind == "word":
        return "S4.2"
    return refused_pass(hand, seat) if kind == "pass" else REFUSED[kind](hand, seat, value)


def act(match, seat, text):
    """S3.1, S3.7, S4.2, S8.5: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, text) is None
    value, hand = ACTIONS[text][1], match.hand
    if hand.phase == "calls":
        do_call(hand, seat, value)              # A pass has no value.
    elif hand.phase == "naming":
        do_name(hand, value)
    elif hand.phase == "exchange":
        do_exchange(hand, value or ())
    else:
        do_card(hand, seat, value)
    if hand.phase == "over":
        close_hand(match)
