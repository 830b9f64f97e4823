"""Owcy Głowa: a second rule book, written from the rules of Owcy Głowa alone and
apart from the engine. A judge compares both."""

# ---- Cards, actions and options (sections 1, 3 and 6) -----------------------

SEATS = ("N", "E", "S")                         # O1.1, clockwise; play goes back
SUITS = ("C", "S", "H", "D")
RANKS = "AKQJT9"                                # O1.2, highest first: the ten is fifth
PACK = sorted(rank + suit for suit in SUITS for rank in RANKS)
VALUE = {"A": 11, "K": 5, "Q": 4, "J": 2, "T": 10, "9": 9}                     # O1.3
GRANNIES = ("QC", "QS")                         # O1.4
RANGES = {1: (0, 40), 2: (41, 80), 3: (81, 120), 4: (121, None)}               # O3.1

CHOICES = {}                                    # The game has no options but its stakes.
STAKES = ("none", "flat")                       # O6.6
ENOUGH_FOR_THE_SOLOIST = 54                     # O6.2
ENOUGH_FOR_THE_MATCH = 9                        # O6.4

# Every text that an action may have: its kind and its meaning. A word is a move
# of another game, or a card face down or with a signal (section 9, line 2). Any
# number is a bid; those outside 1 to 4 are refused as bids (section 9, line 1).
ACTIONS = {"pass": ("word", None), "knock": ("word", None), "stop": ("word", None)}
for _n in range(100):
    ACTIONS[str(_n)] = ("bid", _n)
    ACTIONS[f"{_n} better"] = ("word", None)
for _suit in SUITS:
    ACTIONS[f"name {_suit}"] = ("word", None)
for _card in PACK:
    ACTIONS[_card] = ("card", _card)
    ACTIONS[f"{_card} down"] = ACTIONS[f"{_card} signal"] = ("word", None)


def right_of(seat):
    """O1.1: the next seat counter-clockwise; after N comes S."""
    return SEATS[(SEATS.index(seat) - 1) % 3]


def others(seat):
    """O6.1, O6.2: the other two, partner or not."""
    return [other for other in SEATS if other != seat]


# ---- The state of a hand and of a match -------------------------------------

def soloist_of(held):
    """O5.1: the holder of both grannies, or else the third beside the two holders."""
    holders = {seat for seat in SEATS for card in held[seat] if card in GRANNIES}
    if len(holders) == 1:
        return holders.pop()
    return next(seat for seat in SEATS if seat not in holders)


class Hand:
    """One hand. Its phase is play or over."""

    def __init__(self, dealer, dealt):
        self.dealer = dealer
        self.held = {seat: list(dealt[seat]) for seat in SEATS}
        self.soloist = soloist_of(self.held)    # O5.1
        self.bids = {seat: None for seat in SEATS}          # O3.1
        self.phase = "play"
        self.turn = right_of(dealer)            # O4.1, the seat that must act
        self.trick = []                         # (seat, card), the leader first
        self.winners = []                       # the seats that took the tricks
        self.points = {seat: 0 for seat in SEATS}           # of complete tricks

    def tricks(self):
        """Complete tricks by seat."""
        return {seat: self.winners.count(seat) for seat in SEATS}


class Match:
    """One match: the sheet and the hand in play, if any."""

    def __init__(self, options, first_dealer):
        self.options = options
        self.next_dealer = first_dealer         # O2.1, drawn elsewhere
        self.hand = None
        self.sheet = {seat: 0 for seat in SEATS}            # O6.3
        self.won = None                         # by seat, in the last hand that was closed
        self.winner = None                      # O6.4


# ---- The deal (section 2) ---------------------------------------------------

def refused_deal(match, dealer, hands):
    """Section 9, line 3: the rule that a deal offends, or None."""
    if match.winner:
        return "O6.4"
    if match.hand and match.hand.phase != "over":
        return "O2.1"
    if dealer != match.next_dealer:
        return "O2.1"
    if sorted(card for seat in SEATS for card in hands[seat]) != PACK:
        return "O1.2"
    if any(len(hands[seat]) != 8 for seat in SEATS):
        return "O2.2"
    return None


def deal(match, dealer, hands):
    """O2.1, O2.2: a lawful deal begins the next hand."""
    assert refused_deal(match, dealer, hands) is None
    match.hand = Hand(dealer, hands)


# ---- Bids (section 3) -------------------------------------------------------

def may_bid(hand, seat):
    """O3.1: at the seat's turn in the first trick, before its card, and once."""
    return seat == hand.turn and not hand.winners and hand.bids[seat] is None


def refused_bid(hand, seat, number):
    """Section 9, line 1: the rule that a bid offends, or None. All faults are of O3.1."""
    return None if may_bid(hand, seat) and number in RANGES else "O3.1"


def do_bid(hand, seat, number):
    """O3.1: a bid stands; the card is still the bidder's to play."""
    hand.bids[seat] = number


# ---- Play (section 4) -------------------------------------------------------

def best_of(trick):
    """O4.2: the (seat, card) that takes it: the highest of the suit led."""
    of_suit_led = [entry for entry in trick if entry[1][1] == trick[0][1][1]]
    return min(of_suit_led, key=lambda entry: RANKS.index(entry[1][0]))


def kept_back(hand, seat, card):
    """O4.3: a granny in the hand that is not the only card of its suit there."""
    held = hand.held[seat]
    return card in GRANNIES and card in held and sum(other[1] == card[1] for other in held) > 1


def lawful_cards(hand, seat):
    """O4.1 to O4.3: of the cards not kept back those that follow suit, or else all."""
    free = [card for card in hand.held[seat] if not kept_back(hand, seat, card)]
    follow = [card for card in free if hand.trick and card[1] == hand.trick[0][1][1]]
    return follow or free


def refused_card(hand, seat, card):
    """Section 9, line 2: the rule that a card offends, or None."""
    if seat != hand.turn:
        # Any card of another before the first lead counts as a first lead by
        # another, held or not; the document leaves that open.
        return "O4.2" if hand.trick or hand.winners else "O4.1"
    if kept_back(hand, seat, card):
        return "O4.3"
    return None if card in lawful_cards(hand, seat) else "O4.2"


def do_card(hand, seat, card):
    """O4.2: play a card; the third ends the trick, the eighth trick the hand."""
    hand.held[seat].remove(card)
    hand.trick.append((seat, card))
    hand.turn = right_of(seat)
    if len(hand.trick) < 3:
        return
    winner = best_of(hand.trick)[0]
    hand.points[winner] += sum(VALUE[played[0]] for _, played in hand.trick)    # O1.3
    hand.winners.append(winner)
    hand.trick, hand.turn = [], winner
    if len(hand.winners) == 8:
        hand.phase, hand.turn = "over", None


# ---- The score (section 6) --------------------------------------------------

def hit(number, points):
    """O3.1: whether the range that was bid has these points."""
    least, most = RANGES[number]
    return least <= points and (most is None or points <= most)


def scorers_of_bid(seat, number, points):
    """O6.1: the seats that get a game point for this bid; nobody bids with None."""
    if number is None:
        return []
    return [seat] if hit(number, points) else others(seat)


def scorers_of_solo(soloist, points):
    """O6.2: the seats that get a game point for the soloist's own card points."""
    return [soloist] if points >= ENOUGH_FOR_THE_SOLOIST else others(soloist)


def game_points(bids, points, soloist):
    """O6.1 to O6.3: the game points of a hand, by seat."""
    scorers = scorers_of_solo(soloist, points[soloist])
    for seat in SEATS:
        scorers = scorers + scorers_of_bid(seat, bids[seat], points[seat])
    return {seat: scorers.count(seat) for seat in SEATS}


def winner_of(sheet):
    """O6.4: the seat that leads alone once somebody stands at nine or more, or None."""
    most = max(sheet.values())
    leaders = [seat for seat in SEATS if sheet[seat] == most]
    return leaders[0] if most >= ENOUGH_FOR_THE_MATCH and len(leaders) == 1 else None


def close_hand(match):
    """O2.1, O6.1 to O6.4: write the sheet and pass the deal on."""
    hand = match.hand
    match.next_dealer = right_of(hand.dealer)               # O2.1
    match.won = game_points(hand.bids, hand.points, hand.soloist)
    for seat in SEATS:
        match.sheet[seat] += match.won[seat]                # O6.3
    match.winner = winner_of(match.sheet)                   # O6.4


def hand_report(match):
    """O5.1, O6.1 to O6.3: the hand that is over and the sheet after it."""
    hand = match.hand
    return {"soloist": hand.soloist, "bids": dict(hand.bids), "points": dict(hand.points),
            "tricks": hand.tricks(), "won": dict(match.won), "sheet": dict(match.sheet)}


def outcome(match):
    """O6.4, O6.6: winner and the units that each loser owes; None before."""
    if not match.winner:
        return None
    stakes = match.options["stakes"]
    return {"winner": match.winner, "units": stakes["units"] if stakes["kind"] == "flat" else 0}


# ---- Acting: lawful or refused, and by which rule (section 9) ---------------

def legal(match, seat):
    """O3.1, O4.1 to O4.3: all actions that the seat may do now, as texts."""
    hand = match.hand
    if hand is None or hand.phase == "over" or seat != hand.turn:
        return set()
    bids = {str(number) for number in RANGES} if may_bid(hand, seat) else set()
    return bids | set(lawful_cards(hand, seat))


def refusal(match, seat, action_text):
    """Section 9: the rule, or None."""
    kind, value = ACTIONS[action_text]
    if match.winner:
        return "O6.4"               # After the match's last hand too: the narrower line.
    if match.hand is None or match.hand.phase == "over":
        return "O6.2"               # Before the first deal too, which the document leaves open.
    if kind == "word":
        return "O4.2"               # A word is no lead, so O4.1 does not take it first.
    return (refused_bid if kind == "bid" else refused_card)(match.hand, seat, value)


def act(match, seat, action_text):
    """O3.1, O4.2: do a lawful action, and close the hand it ends."""
    assert refusal(match, seat, action_text) is None
    kind, value = ACTIONS[action_text]
    (do_bid if kind == "bid" else do_card)(match.hand, seat, value)
    if match.hand.phase == "over":
        close_hand(match)
