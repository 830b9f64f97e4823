"""Klørsjavs for three, for four and as an auction: a second rule book, written from
the rules of Klørsjavs alone and apart from the engine. A judge compares both."""

import functools
import itertools

# ---- Cards, actions and options (sections 1, 4, 6, 8 and 9) -----------------

SEATS = ("N", "E", "S", "W")                    # K1.1, K8.1, clockwise; three sit at N, E, S
BESIDES = ("rest",)                             # K2.2, in a deal beside the seats: the cat
SUITS = ("C", "S", "H", "D")
RANKS = "AKQJT5"                                # K1.4, K9.1, highest first
WENZELS = ("QC", "QS", "JC", "JS", "JH", "JD")  # K1.3, highest first
VALUE = {"A": 11, "5": 10, "T": 10, "K": 4, "Q": 3, "J": 2}                # K1.5, K9.1

SEATS_OF = {"three": SEATS[:3], "four": SEATS, "auction": SEATS[:3]}
PACKS = {"three": [rank + suit for suit in SUITS for rank in "AKQJ5"],     # K1.2
         "auction": [rank + suit for suit in SUITS for rank in "AKQJT"]}   # K9.1
PACKS["four"] = [card for card in PACKS["three"] if card not in ("QH", "QD")]  # K8.1
HELD = {"three": 6, "four": 4, "auction": 6}    # K2.2, K8.1: cards in a hand, and tricks

CHOICES = {"form": ("three", "four", "auction"), "cat": ("unseen", "seen"),   # K4.1
           "untouched": (False, True), "hands": (12, 6, 24)}                  # K6.4, K9.6
STAKES = ("none", "flat")                       # K6.4, K9.6

GAME, STRIKE, TOUT, STRIKE_TOUT = 1, 2, 3, 4    # K9.2, lowest first
CONTRACTS = {"three": (1,), "four": (1,), "auction": (1, 2, 3, 4)}         # K3.1, K9.2
WITHOUT_CAT = (STRIKE, STRIKE_TOUT)             # K9.2
WRITTEN = [rank + suit for suit in SUITS for rank in "ATKQJ5"]              # In texts.

def lay_text(*cards):
    """K4.1: the action that lays these two cards away."""
    return "lay " + " ".join(sorted(cards, key=WRITTEN.index))


# Every text that an action may have: its kind and its meaning. A word is a move
# of another game, or a card face down or with a signal (section 11). Any number
# is a bid; those that are no contract are refused as bids.
ACTIONS = {"pass": ("pass", None), "take": ("take", None), "fold": ("fold", None),
           "knock": ("word", None), "stop": ("word", None)}
for _n in range(100):
    ACTIONS[str(_n)] = ("bid", _n)
    ACTIONS[f"{_n} better"] = ("word", None)
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("name", _suit)
for _card in WRITTEN:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)
for _pair in itertools.combinations(WRITTEN, 2):
    ACTIONS[lay_text(*_pair)] = ("lay", _pair)


def left_of(form, seat):
    """K1.1: the next seat clockwise."""
    seats = SEATS_OF[form]
    return seats[(seats.index(seat) + 1) % len(seats)]


def others(form, seat):
    """K6.1, K9.5: everybody but this seat."""
    return [other for other in SEATS_OF[form] if other != seat]


def card_points(cards):
    """K1.5: what the cards count."""
    return sum(VALUE[card[0]] for card in cards)


@functools.cache
def trumps(form, suit):
    """K1.3, K9.1: all trumps, highest first: the Wenzels and the rest of the suit."""
    return list(WENZELS) + [rank + suit for rank in RANKS
                            if rank + suit in PACKS[form] and rank + suit not in WENZELS]


def best_of(trick, order):
    """K5.2: the (seat, card) that wins: the highest trump, or of the suit led."""
    of_trumps = [entry for entry in trick if entry[1] in order]
    if of_trumps:
        return min(of_trumps, key=lambda entry: order.index(entry[1]))
    of_suit_led = [entry for entry in trick if entry[1][1] == trick[0][1][1]]
    return min(of_suit_led, key=lambda entry: RANKS.index(entry[1][0]))


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is bidding, cat, laying, naming, play or over. In the phase
    laying the cat is taken and two cards are still to lay away (K4.1, seen)."""

    def __init__(self, options, dealer, dealt):
        self.form, self.seen = options["form"], options["cat"] == "seen"
        self.dealer, self.seats = dealer, SEATS_OF[self.form]
        self.held = {seat: list(dealt[seat]) for seat in self.seats}
        self.cat = list(dealt["rest"])          # K2.2
        self.phase, self.calls = "bidding", 0
        self.turn = left_of(self.form, dealer)  # K3.1, the seat that must act
        self.declarer = self.contract = self.trump = None
        self.cat_went, self.laid = None, []     # K4.1, K4.2: taken or left, and what lies for it
        self.folded = False                     # K4.5
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {seat: 0 for seat in self.seats}      # of complete tricks

    def tricks(self):
        """Complete tricks by seat."""
        return {seat: self.winners.count(seat) for seat in self.seats}

    def led(self):
        """K5.1: whether the first card lies."""
        return bool(self.trick or self.winners)

    def lies(self):
        """K4.4, K9.5: the points of what lies with declarer."""
        cat_lies = self.cat_went == "left" or self.contract in WITHOUT_CAT
        return card_points(self.cat if cat_lies else self.laid)


class Match:
    """One match: the sheet, who is level, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options, self.form = options, options["form"]
        self.seats = SEATS_OF[self.form]        # the judge reads them too
        self.next_dealer = first_dealer         # K2.1, drawn elsewhere
        self.hand = None
        begin = 0 if self.form == "auction" else 60         # K6.1, K9.6
        self.sheet = {seat: begin for seat in self.seats}
        self.won = None                         # by seat, in the last hand that was closed
        self.played = 0                         # K9.6, hands not passed out
        self.level = []                         # K6.3, those who play on
        self.loser = None                       # K6.3
        self.over = False                       # K6.3, K9.6


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, dealt):
    """Section 11, last line: the rule that a deal offends, or None."""
    if match.over:
        return "K9.6" if match.form == "auction" else "K6.3"
    if match.hand and match.hand.phase != "over" or dealer != match.next_dealer:
        return "K2.1"
    everything = sum((list(dealt[place]) for place in match.seats + BESIDES), [])
    if sorted(everything) != sorted(PACKS[match.form]):
        return {"three": "K1.2", "four": "K8.1", "auction": "K9.1"}[match.form]
    if any(len(dealt[seat]) != HELD[match.form] for seat in match.seats):
        return "K2.2"
    return None


def deal(match, dealer, dealt):
    """K2.1, K2.2: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, dealt) is None
    match.hand = Hand(match.options, dealer, dealt)


# ---- Bidding (K3.1, K9.3) ---------------------------------------------------

def open_contracts(hand):
    """K3.1, K9.3: the contracts above the one that stands."""
    return [number for number in CONTRACTS[hand.form] if number > (hand.contract or 0)]


def refused_bid(hand, seat, number):
    """K3.1, K9.3 in section 11: the rule that a bid offends, or None."""
    if hand.phase != "bidding" or seat != hand.turn or number not in CONTRACTS[hand.form]:
        return "K3.1"
    return None if number in open_contracts(hand) else "K9.3"


def do_call(hand, seat, number):
    """K3.1, K3.2, K9.3: enter a bid, or a pass as None; close the round when it ends."""
    hand.calls += 1
    hand.turn = left_of(hand.form, seat)
    if number:
        hand.declarer, hand.contract = seat, number
    if number and hand.form != "auction":
        hand.trump, hand.calls = "C", len(hand.seats)       # K1.3, K3.1: the round ends
    if hand.calls < len(hand.seats):
        return
    hand.turn = hand.declarer                   # None if all passed: K3.2, K9.3
    hand.phase = ("over" if not hand.declarer else
                  "naming" if hand.contract in WITHOUT_CAT else "cat")      # K9.4


# ---- The cat and the trump suit (section 4, K9.4) ---------------------------

def refused_pass(hand, seat):
    """K3.1, K4.2: a pass is a call, or leaves the cat; the rule it offends, or None."""
    if hand.phase in ("bidding", "cat") and seat == hand.turn:
        return None
    return {"bidding": "K3.1", "naming": "K9.4", "play": "K5.2"}.get(hand.phase, "K4.1")


def refused_cat(hand, seat, kind, cards):
    """K4.1, K9.4: the rule that a taking or laying away offends, or None."""
    if hand.phase != "bidding" and hand.contract in WITHOUT_CAT:
        return "K9.4"
    due = {"take": "cat" if hand.seen else None, "lay": "laying" if hand.seen else "cat"}
    if seat == hand.declarer and hand.phase == due[kind]:
        return None if all(card in hand.held[seat] for card in cards) else "K4.1"
    return "K4.1"


def refused_fold(hand, seat):
    """K4.5, K9.4: the rule that a fold offends, or None."""
    if hand.form == "auction":
        return "K9.4"
    return None if seat == hand.declarer and not hand.led() else "K4.5"


def refused_name(hand, seat):
    """K9.4: the rule that a naming offends, or None."""
    return None if hand.phase == "naming" and seat == hand.declarer else "K9.4"


def do_before_play(hand, kind, value):
    """K4.1, K4.2, K9.4: leave the cat, take it, lay two cards away (unseen, that takes it
    too), or name trumps. After the last of these the dealer's left leads."""
    if kind == "pass":
        hand.cat_went = "left"
    elif kind == "name":
        hand.trump = value
    elif kind == "take" or not hand.seen:
        hand.cat_went = "taken"
        hand.held[hand.declarer] += hand.cat
    for card in value if kind == "lay" else ():
        hand.held[hand.declarer].remove(card)
        hand.laid.append(card)
    if kind == "take":
        hand.phase = "laying"
    elif hand.form == "auction" and kind != "name":
        hand.phase = "naming"
    else:
        hand.phase, hand.turn = "play", left_of(hand.form, hand.dealer)     # K5.1


# ---- Play (section 5) -------------------------------------------------------

def lawful_cards(hand, seat):
    """K5.1, K5.2: the cards held that follow suit, or else all."""
    held, order = hand.held[seat], trumps(hand.form, hand.trump)
    if not hand.trick:
        return list(held)
    led = hand.trick[0][1]
    of_trumps = [card for card in held if card in order]
    of_suit = [card for card in held if card[1] == led[1] and card not in order]
    return (of_trumps if led in order else of_suit) or list(held)


def refused_card(hand, seat, card):
    """Section 11: the rule that a card offends, or None."""
    if hand.phase != "play":
        return {"bidding": "K3.1", "naming": "K9.4"}.get(hand.phase, "K4.1")
    if seat != hand.turn:
        # Any card of another before the first lead is a first lead by another, held or not.
        return "K5.2" if hand.led() else "K5.1"
    return None if card in lawful_cards(hand, seat) else "K5.2"


def do_card(hand, seat, card):
    """K5.1, K5.2: play a card; the last of a round ends the trick, the last trick the hand."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = left_of(hand.form, seat)
    if len(hand.trick) < len(hand.seats):
        return
    winner = best_of(hand.trick, trumps(hand.form, hand.trump))[0]
    hand.points[winner] += card_points(played for _, played in hand.trick)
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == HELD[hand.form]:
        hand.phase, hand.turn = "over", None


# ---- The score and the end (section 6, K8.2, K9.5, K9.6) --------------------

# K6.1, K8.2: the first row that declarer reaches counts: points, and what each
# defender loses. Below the last one declarer loses.
ROWS = {"three": ((120, 16), (91, 8), (61, 4)), "four": ((114, 16), (86, 8), (58, 4))}
LOST, NO_TRICK = 8, 16                          # K6.1, K8.2, by declarer
JETONS = {GAME: 1, STRIKE: 4, TOUT: 10, STRIKE_TOUT: 15}                    # K9.5
ENOUGH, NOT_JAN = 61, 31                        # K9.2, K9.5


def row(form, tricks, points):
    """K6.1, K6.2, K8.2: (declarer wins, what each loser loses)."""
    for least, amount in ROWS[form]:
        if tricks and points >= least:
            return True, amount
    return False, LOST if tricks else NO_TRICK


def payment(contract, tricks, points):
    """K9.2, K9.5: (declarer wins, jetons for each opponent) of what declarer took."""
    if contract in (TOUT, STRIKE_TOUT):
        return tricks == 6, JETONS[contract]
    wins = points >= ENOUGH
    if wins:
        tricks, points = 6 - tricks, 120 - points           # K9.5, those of the losers' side
    return wins, JETONS[contract] * (3 if tricks == 0 else 2 if points < NOT_JAN else 1)


def changes(hand):
    """K4.5, K6.1, K9.5: what a hand with a declarer does to the sheet, by seat."""
    declarer, against = hand.declarer, others(hand.form, hand.declarer)
    tricks, points = hand.tricks()[declarer], hand.points[declarer] + hand.lies()
    if hand.form == "auction":
        wins, amount = payment(hand.contract, tricks, points)
        for_each = amount if wins else -amount
        return {declarer: len(against) * for_each, **{seat: -for_each for seat in against}}
    wins, amount = (False, LOST) if hand.folded else row(hand.form, tricks, points)
    return {declarer: 0 if wins else -amount, **{seat: -amount if wins else 0 for seat in against}}


def find_loser(match, before):
    """K6.3: the loser, or those who play on; before is the sheet before the hand. Those
    who play on stay the same until one of them is lowest alone."""
    asked, sheet = match.level, match.sheet
    if not asked:
        asked, sheet = [seat for seat in match.seats if match.sheet[seat] <= 0], before
    least = min((sheet[seat] for seat in asked), default=None)
    found = [seat for seat in asked if sheet[seat] == least]
    if len(found) == 1:
        match.loser, match.level, match.over = found[0], [], True
    elif not match.level:
        match.level = found


def close_hand(match):
    """K2.1, K3.2, K6.1, K6.3, K9.3, K9.6: write the sheet and pass the deal on."""
    hand, before = match.hand, dict(match.sheet)
    match.won = {seat: 0 for seat in match.seats}
    if not hand.declarer:
        return                                  # K3.2, K9.3: the same dealer
    match.next_dealer = left_of(match.form, hand.dealer)
    match.won = changes(hand)
    for seat in match.seats:
        match.sheet[seat] += match.won[seat]
    match.played += 1
    if match.form == "auction":
        match.over = match.played == match.options["hands"]
    else:
        find_loser(match, before)


def hand_report(match):
    """K4.4, K6.1, K6.3, K9.5: the hand that is over and the sheet after it."""
    hand = match.hand
    return {"declarer": hand.declarer, "contract": hand.contract, "trump": hand.trump,
            "cat": hand.cat_went, "folded": hand.folded, "points": dict(hand.points),
            "tricks": hand.tricks(), "lies": hand.lies(), "won": dict(match.won),
            "sheet": dict(match.sheet), "level": list(match.level)}


def balances(match):
    """K6.4, K9.6: the units that each seat gains or owes."""
    stakes, sheet = match.options["stakes"], match.sheet
    units = stakes["units"] if stakes["kind"] == "flat" else 0
    if match.form == "auction":
        return {seat: units * sheet[seat] for seat in match.seats}
    payers = [match.loser]
    if match.options["untouched"]:
        payers += [seat for seat in match.seats if sheet[seat] == 60]
    found = {seat: 0 for seat in match.seats}
    for payer in payers:
        for other in others(match.form, payer):
            found[payer] -= units
            found[other] += units
    return found


def outcome(match):
    """K6.3, K6.4, K9.6: who won and every seat's balance; None before the end."""
    if not match.over:
        return None
    best = max(match.sheet.values())
    won = [seat for seat in match.seats
           if (match.sheet[seat] == best if match.form == "auction" else seat != match.loser)]
    return {"won": won, "units": balances(match)}


# ---- Acting: lawful or refused, and by which rule (section 11) --------------

def lawful_turn(hand):
    """K3.1, K4.1, K4.2, K5.2, K9.3, K9.4: what the seat to act may do, a fold apart."""
    if hand.phase == "bidding":
        return {"pass"} | {str(number) for number in open_contracts(hand)}
    if hand.phase == "naming":
        return {f"name {suit}" for suit in SUITS}
    if hand.phase == "play":
        return set(lawful_cards(hand, hand.turn))
    if hand.phase == "cat" and hand.seen:
        return {"pass", "take"}
    lays = {lay_text(*pair) for pair in itertools.combinations(hand.held[hand.turn], 2)}
    return lays | {"pass"} if hand.phase == "cat" else lays


def legal(match, seat):
    """K3.1 to K5.2, K9.3, K9.4: all actions that the seat may do now, as texts. A fold
    may come from declarer while another is to lead (K4.5)."""
    hand = match.hand
    if hand is None or hand.phase == "over":
        return set()
    found = lawful_turn(hand) if seat == hand.turn else set()
    return found | {"fold"} if refused_fold(hand, seat) is None else found


def refused_without_hand(match):
    """Section 11: the rule of an act while no hand is played, the match's end included."""
    auction, hand = match.form == "auction", match.hand
    if hand and hand.folded:
        return "K4.5"
    if hand and not hand.declarer:
        return "K9.3" if auction else "K3.2"
    return "K9.5" if auction else "K6.1"


def refusal(match, seat, text):
    """Section 11: the rule, or None."""
    kind, value = ACTIONS[text]
    hand = match.hand
    if hand is None or hand.phase == "over":
        return refused_without_hand(match)
    if kind == "word" or kind == "name" and hand.form != "auction":
        return "K3.1" if hand.phase == "bidding" else "K5.2"
    if kind in ("take", "lay"):
        return refused_cat(hand, seat, kind, value or ())
    if kind in ("bid", "card"):
        return (refused_bid if kind == "bid" else refused_card)(hand, seat, value)
    return {"pass": refused_pass, "fold": refused_fold, "name": refused_name}[kind](hand, seat)


def act(match, seat, text):
    """K3.1 to K5.2, K9.3, K9.4: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, text) is None
    kind, value = ACTIONS[text]
    hand = match.hand
    if hand.phase == "bidding":
        do_call(hand, seat, value)              # A pass has no value.
    elif kind == "fold":
        hand.folded, hand.phase, hand.turn = True, "over", None             # K4.5
    elif kind == "card":
        do_card(hand, seat, value)
    else:
        do_before_play(hand, kind, value)
    if hand.phase == "over":
        close_hand(match)
