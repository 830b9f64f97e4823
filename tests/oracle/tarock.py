"""Bavarian Tarock, or Haferltarock: a second rule book, written from the rules of
Bavarian Tarock alone and apart from the engine. A judge compares both."""

import itertools

# ---- Cards, actions and options (sections 1, 3, 4 and 6) --------------------

SEATS = ("N", "E", "S")                         # T1.1, clockwise
BESIDES = ("rest",)                             # T2.2, in a deal beside the seats: the stock
SUITS = ("C", "S", "H", "D")
RANKS = "ATKQJ9876"                             # T1.2, highest first
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}                         # T1.3
WRITTEN = [rank + suit for suit in SUITS for rank in RANKS]                # In texts.
PLACE_IN_TEXTS = {card: place for place, card in enumerate(WRITTEN)}
PACK = WRITTEN                                  # T1.2
HELD, LAID = 11, 3                              # T2.2, T4.1: cards in a hand and in the stock

FIGURES = tuple(range(61, 117, 5))              # T3.3: 61, 66, 71 and so on up to 116
LOWEST, HIGHEST = FIGURES[0], FIGURES[-1]

CHOICES = {"pot": (100, 50), "raise_alone": (False, True)}                 # T1.4, T3.5
STAKES = ("none", "flat")                       # T6.3


def lay_text(*cards):
    """T4.1: the action that lays these cards away."""
    return "lay " + " ".join(sorted(cards, key=PLACE_IN_TEXTS.__getitem__))


# Every text that an action may have: its kind and its meaning. A word is a move
# of another game, a number that is no figure, or a card face down or with a
# signal (section 9). Two cards may be laid away in other games: here it is
# another number than three.
ACTIONS = {"pass": ("pass", None), "take": ("take", None)}
for _word in ("knock", "stop", "fold"):
    ACTIONS[_word] = ("word", None)
for _n in range(121):
    ACTIONS[str(_n)] = ("figure", _n) if _n in FIGURES else ("word", None)
    ACTIONS[f"{_n} better"] = ("word", None)
ACTIONS["1"] = ("play", None)                   # T3.1
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("name", _suit)
for _card in PACK:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)
for _number in (2, LAID):
    for _cards in itertools.combinations(WRITTEN, _number):
        ACTIONS[lay_text(*_cards)] = ("lay", _cards)


def left_of(seat):
    """T1.1: the next seat clockwise."""
    return SEATS[(SEATS.index(seat) + 1) % 3]


def from_left(seat):
    """T3.1, T5.3: all seats clockwise, this one last."""
    return [left_of(seat), left_of(left_of(seat)), seat]


def card_points(cards):
    """T1.3: the points of the cards."""
    return sum(VALUE.get(card[0], 0) for card in cards)


def of_suit(cards, suit):
    """T1.2: the cards of this suit among these."""
    return [card for card in cards if card[1] == suit]


def higher(cards, than):
    """T1.2: the cards that are higher than every one of those, all of one suit."""
    best = min((RANKS.index(card[0]) for card in than), default=len(RANKS))
    return [card for card in cards if RANKS.index(card[0]) < best]


def best_of(trick, trump):
    """T4.6: the (seat, card) that wins: the highest trump, or of the suit led."""
    led = trick[0][1][1]
    suit = trump if any(card[1] == trump for _, card in trick) else led
    return min((entry for entry in trick if entry[1][1] == suit),
               key=lambda entry: RANKS.index(entry[1][0]))


# ---- The state of a hand and of a match -------------------------------------

class Hand:
    """One hand. Its phase is auction, choice, laying, naming, play or over."""

    def __init__(self, dealer, dealt):
        self.dealer = dealer
        self.held = {seat: list(dealt[seat]) for seat in SEATS}
        self.stock = list(dealt["rest"])        # T2.2
        self.phase = "auction"
        self.turn = left_of(dealer)             # T3.1, the seat that must act
        self.passed = []                        # T3.4
        self.first = None                       # T3.3, the seat that said play
        self.soloist = None                     # Of the bid that stands, or that won.
        self.figure = None                      # T3.3; None while the bid that stands is play
        self.game = None                        # T3.5: pick_up or hand
        self.trump, self.laid = None, []        # T4.1
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {seat: 0 for seat in SEATS}           # of complete tricks

    def tricks(self):
        """Complete tricks by seat."""
        return {seat: self.winners.count(seat) for seat in SEATS}

    def lies(self):
        """T4.2: the points of what was laid away, or of the stock that was left."""
        return card_points({"pick_up": self.laid, "hand": self.stock}.get(self.game, ()))


class Match:
    """One match: the pot, the accounts, and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options = options
        self.next_dealer = first_dealer         # T2.1, drawn elsewhere
        self.hand = None
        self.pot = 3 * options["pot"]           # T1.4
        self.sheet = {seat: -options["pot"] for seat in SEATS}
        self.won = None                         # by seat, in the last hand that was closed
        self.over = False                       # T6.1


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, dealt):
    """Section 9, last line: the rule that a deal offends, or None."""
    if match.over:
        return "T6.1"
    if match.hand and match.hand.phase != "over" or dealer != match.next_dealer:
        return "T2.1"
    everything = sum((list(dealt[place]) for place in SEATS + BESIDES), [])
    if sorted(everything) != sorted(PACK):
        return "T1.2"
    if any(len(dealt[seat]) != HELD for seat in SEATS):
        return "T2.2"
    return None


def deal(match, dealer, dealt):
    """T2.1, T2.2: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, dealt) is None
    match.hand = Hand(dealer, dealt)


# ---- The auction (section 3) ------------------------------------------------

def next_figure(hand):
    """T3.2 to T3.4: the one figure that the seat to act may say, or None."""
    if not hand.first:
        return None
    if hand.figure is None:
        return LOWEST                           # T3.2, T3.4: hand, over a play
    if hand.turn == hand.first and hand.figure == LOWEST:
        return LOWEST                           # T3.3: his priority over another's first hand
    return hand.figure + 5 if hand.figure < HIGHEST else None


def refused_pass(hand, seat):
    """T3.1: the rule that a pass offends, or None."""
    return None if hand.phase == "auction" and seat == hand.turn else "T3.1"


def refused_play(hand, seat):
    """T3.1, T3.2: the rule that the call play offends, or None."""
    if hand.phase != "auction" or seat != hand.turn:
        return "T3.1"
    return "T3.2" if hand.first else None


def at_choice(match):
    """T3.5: the figures that may be named with hand after an uncontested play."""
    return FIGURES if match.options["raise_alone"] else (LOWEST,)


def refused_figure(match, seat, figure):
    """T3.1, T3.3, T3.5: the rule that hand at this figure offends, or None."""
    hand = match.hand
    if hand.phase == "auction":
        if seat != hand.turn:
            return "T3.1"
        return None if figure == next_figure(hand) else "T3.3"
    if hand.phase == "choice" and seat == hand.turn and figure in at_choice(match):
        return None
    return "T3.5"


def do_call(hand, kind, figure):
    """T3.1 to T3.6: enter a call, and close the auction when nobody is left to speak."""
    seat, stood = hand.turn, hand.soloist
    if kind == "pass":
        hand.passed.append(seat)
    else:
        hand.soloist = seat
    if kind == "figure":
        hand.figure, hand.turn = figure, stood  # T3.3, T3.4: the two bid in turn
        return
    if kind == "play":
        hand.first = seat
    left = [other for other in from_left(hand.dealer)
            if other not in hand.passed and other != hand.soloist]
    if left:
        hand.turn = left[0]                     # T3.1, T3.2, or the third player of T3.4
        return
    hand.turn = hand.soloist                    # None if all passed: T3.1
    if not hand.soloist:
        hand.phase = "over"
    elif hand.figure is None:
        hand.phase = "choice"                   # T3.5
    else:
        hand.phase, hand.game = "naming", "hand"            # T3.6


# ---- The choice, the stock and trumps (T3.5, T4.1) --------------------------

def refused_take(hand, seat):
    """T3.5: the rule that a pick-up offends, or None."""
    return None if hand.phase == "choice" and seat == hand.turn else "T3.5"


def refused_lay(hand, seat, cards):
    """T4.1: the rule that laying these cards away offends, or None."""
    if hand.phase != "laying" or seat != hand.turn or len(cards) != LAID:
        return "T4.1"
    return None if all(card in hand.held[seat] for card in cards) else "T4.1"


def refused_name(hand, seat):
    """T4.1: the rule that naming trumps offends, or None."""
    return None if hand.phase == "naming" and seat == hand.turn else "T4.1"


def do_before_play(hand, kind, value):
    """T3.5, T4.1, T4.3: choose, lay three cards away, or name trumps. Then eldest leads."""
    if kind == "take":
        hand.phase, hand.game, hand.figure = "laying", "pick_up", LOWEST
        hand.held[hand.soloist] += hand.stock
    elif kind == "figure":
        hand.phase, hand.game, hand.figure = "naming", "hand", value
    elif kind == "lay":
        hand.phase, hand.laid = "naming", list(value)
        for card in value:
            hand.held[hand.soloist].remove(card)
    else:
        hand.phase, hand.trump, hand.turn = "play", value, left_of(hand.dealer)


# ---- Play (T4.3 to T4.6) ----------------------------------------------------

def lawful_cards(hand, seat):
    """T4.3 to T4.5: the cards held that may be played."""
    held = hand.held[seat]
    if not hand.trick:
        return list(held)
    lying, led = [card for _, card in hand.trick], hand.trick[0][1][1]
    follow, trumps = of_suit(held, led), of_suit(held, hand.trump)
    trumps_lying = of_suit(lying, hand.trump)
    if follow:
        if led != hand.trump and trumps_lying:
            return follow
        return higher(follow, of_suit(lying, led)) or follow
    return higher(trumps, trumps_lying) or trumps or list(held)


def refused_card(hand, seat, card):
    """Section 9: the rule that a card offends, or None."""
    if hand.phase != "play":
        return {"auction": "T3.1", "choice": "T3.5"}.get(hand.phase, "T4.1")
    if seat != hand.turn:
        # Any card of another before the first lead is a first lead by another, held or not.
        return "T4.4" if hand.trick or hand.winners else "T4.3"
    return None if card in lawful_cards(hand, seat) else "T4.4"


def do_card(hand, seat, card):
    """T4.6: play a card; the last of a round ends the trick, the last trick the hand."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = left_of(seat)
    if len(hand.trick) < 3:
        return
    winner = best_of(hand.trick, hand.trump)[0]
    hand.points[winner] += card_points(played for _, played in hand.trick)
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == HELD:
        hand.phase, hand.turn = "over", None


# ---- The score and the end (sections 5 and 6) -------------------------------

def value_of(contract, points):
    """T5.1: (the soloist wins, the value)."""
    if points >= contract:
        return True, 5 + 5 * ((points - contract) // 5)
    return False, 5 * ((contract - points + 4) // 5)


def changes(hand, pot):
    """T5.2 to T5.5: (change of each account, change of the pot) by a hand with a soloist."""
    to_left, to_right, soloist = from_left(hand.soloist)
    wins, value = value_of(hand.figure, hand.points[soloist] + hand.lies())
    if hand.game == "pick_up":
        value = min(value, pot)                 # T5.2, T5.3
        if wins:
            return {soloist: value, to_left: 0, to_right: 0}, -value
        return {soloist: -value, to_left: value, to_right: value}, -value
    each = value + 10 * (hand.figure - LOWEST) // 5 if wins else -value
    return {soloist: 2 * each, to_left: -each, to_right: -each}, 0


def close_hand(match):
    """T2.1, T3.1, T5.6, T6.1: change the accounts and the pot, and pass the deal on."""
    hand = match.hand
    match.next_dealer = left_of(hand.dealer)
    match.won = {seat: 0 for seat in SEATS}
    if not hand.soloist:
        return                                  # T3.1
    match.won, of_pot = changes(hand, match.pot)
    match.pot += of_pot
    for seat in SEATS:
        match.sheet[seat] += match.won[seat]
    match.over = match.pot == 0                 # T6.1


def hand_report(match):
    """T4.2, T5.6: the hand that is over, and the pot and the accounts after it."""
    hand = match.hand
    return {"soloist": hand.soloist, "figure": hand.figure, "game": hand.game,
            "trump": hand.trump, "points": dict(hand.points), "tricks": hand.tricks(),
            "lies": hand.lies(), "won": dict(match.won), "pot": match.pot,
            "sheet": dict(match.sheet)}


def outcome(match):
    """T6.2, T6.3: the winners and every seat's units; None before the end."""
    if not match.over:
        return None
    stakes, best = match.options["stakes"], max(match.sheet.values())
    units = stakes["units"] if stakes["kind"] == "flat" else 0
    return {"won": [seat for seat in SEATS if match.sheet[seat] == best],
            "units": {seat: units * match.sheet[seat] for seat in SEATS}}


# ---- Acting: lawful or refused, and by which rule (section 9) ---------------

def legal(match, seat):
    """T3.1 to T4.5: all actions that the seat may do now, as texts."""
    hand = match.hand
    if hand is None or seat != hand.turn:       # Nobody is to act in a hand that is over.
        return set()
    if hand.phase == "auction":
        figure = next_figure(hand)
        return {"pass"} | ({str(figure)} if figure else set()) | (set() if hand.first else {"1"})
    if hand.phase == "choice":
        return {"take"} | {str(figure) for figure in at_choice(match)}
    if hand.phase == "laying":
        return {lay_text(*cards) for cards in itertools.combinations(hand.held[seat], LAID)}
    if hand.phase == "naming":
        return {f"name {suit}" for suit in SUITS}
    return set(lawful_cards(hand, seat))


def refused_without_hand(match):
    """Section 9: the rule of an act while no hand is played."""
    if match.over:
        return "T6.1"
    return "T3.1" if match.hand and not match.hand.soloist else "T4.6"


def refusal(match, seat, text):
    """Section 9: the rule, or None."""
    kind, value = ACTIONS[text]
    hand = match.hand
    if hand is None or hand.phase == "over":
        return refused_without_hand(match)
    if kind == "word":
        return "T4.4"
    if kind == "figure":
        return refused_figure(match, seat, value)
    if kind in ("lay", "card"):
        return (refused_lay if kind == "lay" else refused_card)(hand, seat, value)
    return {"pass": refused_pass, "play": refused_play, "take": refused_take,
            "name": refused_name}[kind](hand, seat)


def act(match, seat, text):
    """T3.1 to T4.6: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, text) is None
    kind, value = ACTIONS[text]
    hand = match.hand
    if hand.phase == "auction":
        do_call(hand, kind, value)
    elif hand.phase == "play":
        do_card(hand, seat, value)
    else:
        do_before_play(hand, kind, value)
    if hand.phase == "over":
        close_hand(match)
