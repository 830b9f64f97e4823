#!/usr/bin/env python3
"""Tests of tarock.py: the worked examples of the rules of Bavarian Tarock, and the cards,
the deal, the auction, the play, the score and the end."""
import copy
import itertools
import unittest

import tarock
from tarock import (FIGURES, HELD, PACK, SEATS, Match, act, best_of, card_points, legal, outcome,
                    value_of)

# North deals and South picks up at 61: 24 laid away, and 51 in tricks.
DEAL = {"E": "KC JC 8C TS QS 9S 6S TH KH 9H 8H", "S": "AC TC QC 9C 7C AS KS QH JH AD 8D",
        "N": "6C JS 8S 7S AH 7H 6H KD QD JD 7D", "rest": "TD 9D 6D"}
CALLS = "pass, 1, pass, take, lay AS QH TD, name C"
TRICKS = (("TH, JH, AH", "N"), ("KD, 8C, 6D", "E"), ("TS, KS, 7S", "E"), ("KH, 7C, 6H", "S"),
          ("AC, 6C, JC", "S"), ("9C, 7H, KC", "E"), ("9H, QC, JD", "S"), ("AD, QD, 8H", "S"),
          ("TC, JS, 6S", "S"), ("9D, 7D, QS", "S"), ("8D, 8S, 9S", "S"))


def options(pot=100, raise_alone=False, kind="none", units=0):
    """The options of a match."""
    return {"pot": pot, "raise_alone": raise_alone, "stakes": {"kind": kind, "units": units}}


def new(first_dealer="N", **changed):
    """A match before its first hand."""
    return Match(options(**changed), first_dealer)


def by_seat(*values):
    """Values under their seats, clockwise from North."""
    return dict(zip(SEATS, values))


def dealt(**given):
    """A deal with these cards, filled from the rest of the pack."""
    hands = {place: given.get(place, "").split() for place in SEATS + ("rest",)}
    pack = [card for card in PACK if all(card not in cards for cards in hands.values())]
    for place, cards in hands.items():
        while len(cards) < (3 if place == "rest" else HELD):
            cards.append(pack.pop())
    return hands


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions.split(", "):
        act(match, match.hand.turn, text)
    return match


def started(actions="", dealer="N", deal=None, **changed):
    """A match in its first hand, the whole one above unless another is given."""
    match = new(dealer, **changed)
    tarock.deal(match, dealer, dealt(**(deal or DEAL)))
    return run(match, actions) if actions else match


def stand(match, pot, *sheet):
    """Set the pot, and the accounts clockwise from North."""
    match.pot, match.sheet = pot, by_seat(*sheet)
    return match


def close(match, points):
    """The hand is over; the soloist has these card points in tricks and his left all else.
    The change of the accounts, by seat."""
    hand = match.hand
    other = tarock.left_of(hand.soloist)
    hand.points[hand.soloist] = points
    hand.points[other] = 120 - points - hand.lies()
    hand.winners = [hand.soloist] * 5 + [other] * 6
    hand.phase, hand.turn = "over", None
    tarock.close_hand(match)
    return match.won


def pick_up(match):
    """Deal the next hand; eldest picks up, and lays cards of no points away."""
    eldest = tarock.left_of(match.next_dealer)
    tarock.deal(match, match.next_dealer, dealt(**{eldest: "8C 7C 6C"}))
    return run(match, "1, pass, pass, take, lay 8C 7C 6C, name H")


def bid_hand(match, figure=61):
    """Deal the next hand; eldest plays hand at this figure, 61 or 71 and every ten more,
    after a contest. The stock is worth nothing."""
    tarock.deal(match, match.next_dealer, dealt(rest="9S 8S 7S"))
    raised = [str(number) for number in range(66, figure + 1, 5)]
    run(match, ", ".join(["1, 61, 61", *raised, "pass, pass"]))
    assert match.hand.soloist == match.hand.first
    return run(match, "name H")


class WorkedExamples(unittest.TestCase):
    """Section 8."""

    def check_alone(self, match, soloist, figure):
        """The auction is over and this seat plays hand at this figure."""
        hand = match.hand
        self.assertEqual((hand.soloist, hand.figure, hand.game, hand.phase, hand.turn),
                         (soloist, figure, "hand", "naming", soloist))

    def check_cards(self, match, seat, trump, lying, held, lawful):
        """With these cards lying and held, just these are lawful."""
        hand = match.hand
        before = [tarock.left_of(seat), tarock.left_of(tarock.left_of(seat))]
        seats = before[2 - len(lying.split()):]
        hand.phase, hand.trump, hand.turn = "play", trump, seat
        hand.trick, hand.held[seat] = list(zip(seats, lying.split())), held.split()
        self.assertEqual((lying, held, legal(match, seat)), (lying, held, set(lawful.split())))

    def test_1_value(self):
        for contract, points, wins, value in (
                (61, 61, True, 5), (61, 65, True, 5), (61, 66, True, 10), (61, 70, True, 10),
                (61, 120, True, 60), (61, 60, False, 5), (61, 56, False, 5), (61, 55, False, 10),
                (61, 51, False, 10), (66, 66, True, 5), (66, 70, True, 5), (66, 61, False, 5),
                (66, 65, False, 5)):
            self.assertEqual(value_of(contract, points), (wins, value))

    def test_2_the_first_is_outbid(self):
        self.check_alone(started("1, 61, 61, 66, pass, pass"), "S", 66)

    def test_3_the_second_plays(self):
        self.check_alone(started("pass, 1, 61, pass"), "N", 61)

    def test_4_a_pick_up(self):
        match = started("1, pass, pass", deal={"E": "AH TD 9C", "N": "AC"})
        self.assertEqual((match.hand.turn, legal(match, "E")), ("E", {"take", "61"}))
        run(match, "take, lay 9C AH TD, name S")
        self.assertEqual((match.hand.lies(), close(match, 45)), (21, by_seat(0, 10, 0)))
        self.assertEqual((match.pot, match.sheet), (290, by_seat(-100, -90, -100)))

    def test_5_the_third_bids_over_hand(self):
        self.check_alone(started("1, 61, pass, 66, pass"), "N", 66)

    def test_6_hand_at_71(self):
        self.assertEqual(close(bid_hand(new(), 71), 80), by_seat(-30, 60, -30))
        self.assertEqual(close(bid_hand(new(), 71), 70), by_seat(5, -10, 5))

    def test_7_a_pick_up_lost(self):
        match = pick_up(new())
        self.assertEqual((match.hand.lies(), close(match, 52)), (0, by_seat(10, -10, 10)))
        self.assertEqual((match.pot, match.sheet), (290, by_seat(-90, -110, -90)))

    def test_8_five_in_the_pot(self):
        for points, won, pot in ((52, by_seat(5, -5, 5), 0), (75, by_seat(0, 5, 0), 0)):
            match = stand(pick_up(new()), 5, 40, -20, -25)
            self.assertEqual((close(match, points), match.pot, match.over), (won, pot, True))
        match = stand(bid_hand(new()), 5, 40, -20, -25)
        self.assertEqual((close(match, 75), match.pot, match.over),
                         (by_seat(-15, 30, -15), 5, False))

    def test_9_heading_or_not(self):
        match = started()
        self.check_cards(match, "S", "C", "9D TD", "KD AD 6C AS", "AD")
        self.check_cards(match, "S", "C", "9D TD", "KD QD 6C AS", "KD QD")
        self.check_cards(match, "S", "C", "9D 7C", "KD AD 6D AC", "KD AD 6D")

    def test_10_trumping_and_trumps_led(self):
        match = started()
        self.check_cards(match, "S", "C", "9D JC", "9C QC AS", "QC")
        self.check_cards(match, "S", "C", "9D JC", "9C AS KH", "9C")
        self.check_cards(match, "S", "C", "9C 8C", "6C AC AD", "AC")

    def test_11_the_last_and_the_highest(self):
        match = started("pass, pass, 1")
        self.assertEqual((match.hand.turn, legal(match, "N")), ("N", {"take", "61"}))
        match = started("1, pass, 61, 61")
        self.assertEqual((match.hand.turn, legal(match, "N")), ("N", {"pass", "66"}))
        match = started("1, 61, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111")
        self.assertEqual((match.hand.soloist, legal(match, "S")), ("E", {"pass", "116"}))
        run(match, "116")
        for seat in "EN":
            self.assertEqual((match.hand.turn, legal(match, seat)), (seat, {"pass"}))
            run(match, "pass")
        self.check_alone(match, "S", 116)


class Cards(unittest.TestCase):
    """Sections 1, 2 and 4."""

    check_cards = WorkedExamples.check_cards

    def test_t1_1_seats(self):
        for seat, left in (("N", "E"), ("E", "S"), ("S", "N")):
            self.assertEqual((tarock.left_of(seat), started(dealer=seat).hand.turn), (left, left))

    def test_t1_2_the_pack(self):
        self.assertEqual((len(PACK), len(set(PACK)), card_points(PACK)), (36, 36, 120))
        self.assertEqual(card_points("AC TS KH QD JC 9S 8H 7D 6C".split()), 30)

    def test_t4_6_every_card_wins_so(self):
        for suit, trump in itertools.product("CSHD", "CSHD"):
            for high, low in itertools.combinations("A T K Q J 9 8 7 6".split(), 2):
                for trick in ([("N", high + suit), ("E", low + suit)],
                              [("N", low + suit), ("E", high + suit)]):
                    self.assertEqual(best_of(trick, trump)[1], high + suit)
        self.assertEqual(best_of([("N", "6D"), ("E", "AS"), ("S", "TH")], "C"), ("N", "6D"))
        self.assertEqual(best_of([("N", "AD"), ("E", "6C"), ("S", "7C")], "C"), ("S", "7C"))
        self.assertEqual(best_of([("N", "AD"), ("E", "6C"), ("S", "TD")], "C"), ("E", "6C"))

    def test_t4_1_pick_up(self):
        match = started("pass, 1, pass, take")
        held = DEAL["S"].split() + DEAL["rest"].split()
        self.assertEqual(sorted(match.hand.held["S"]), sorted(held))
        self.assertEqual((match.hand.turn, len(legal(match, "S"))), ("S", 364))
        self.assertIn("lay AC AS AD", legal(match, "S"))
        self.assertIn("lay TD 9D 6D", legal(match, "S"))
        run(match, "lay AC AS AD")
        self.assertEqual((match.hand.turn, match.hand.lies()), ("S", 33))
        self.assertEqual(legal(match, "S"), {"name C", "name S", "name H", "name D"})
        run(match, "name D")
        self.assertEqual((match.hand.trump, match.hand.turn), ("D", "E"))
        self.assertEqual(legal(match, "E"), set(DEAL["E"].split()))

    def test_t4_1_hand(self):
        match = started("pass, 1, pass, 61")
        self.assertEqual((match.hand.game, match.hand.phase), ("hand", "naming"))
        self.assertEqual((match.hand.lies(), len(match.hand.held["S"])), (10, 11))
        run(match, "name D")
        self.assertEqual((match.hand.phase, match.hand.turn), ("play", "E"))

    def test_t4_3_any_card_is_led(self):
        self.check_cards(started(), "S", "C", "", "AC 6C 9D TH", "AC 6C 9D TH")

    def test_t4_4_the_suit_led(self):
        for lying, held, lawful in (
                ("9D", "8D 7D AC", "8D 7D"), ("9D", "JD 8D AD AC", "JD AD"),
                ("9D TS", "JD 8D", "JD"), ("9D TS", "8D 7D 6C", "8D 7D"),
                ("JD 9D", "QD TD 8D", "QD TD"), ("JD AD", "QD TD 8D", "QD TD 8D"),
                ("TD KD", "AD QD", "AD"), ("TD 6C", "AD QD 7C", "AD QD")):
            self.check_cards(started(), "S", "C", lying, held, lawful)

    def test_t4_4_trumping(self):
        for lying, held, lawful in (
                ("9D", "AC 6C AS", "AC 6C"), ("9D AD", "AC 6C AS", "AC 6C"),
                ("9D KC", "TC AC QC 6H", "TC AC"), ("9D TC", "KC QC 6H", "KC QC"),
                ("9D AS", "6C AH", "6C"), ("9D", "AS AH 6S", "AS AH 6S"),
                ("9D KC", "AS AH 6S", "AS AH 6S")):
            self.check_cards(started(), "S", "C", lying, held, lawful)

    def test_t4_5_trumps_led(self):
        for lying, held, lawful in (
                ("9C", "JC 8C AD", "JC"), ("9C", "8C 7C AD", "8C 7C"),
                ("9C KC", "QC TC AC", "TC AC"), ("9C KC", "QC JC AD", "QC JC"),
                ("9C AD", "QC 8C", "QC"), ("9C", "AD 6S", "AD 6S")):
            self.check_cards(started(), "S", "C", lying, held, lawful)

    def test_a_whole_hand(self):
        match = started(CALLS)
        for number, (cards, winner) in enumerate(TRICKS, 1):
            run(match, cards)
            self.assertEqual((number, match.hand.winners[-1]), (number, winner))
        self.assertEqual(tarock.hand_report(match), {
            "soloist": "S", "figure": 61, "game": "pick_up", "trump": "C",
            "points": by_seat(23, 22, 51), "tricks": by_seat(1, 3, 7), "lies": 24,
            "won": by_seat(0, 0, 15), "pot": 285, "sheet": by_seat(-100, -100, -85)})
        self.assertEqual((match.next_dealer, match.over, outcome(match)), ("E", False, None))


def raises(speaker, other, figure):
    """T3.3: the (calls, survivor, figure) of two; the other has this figure."""
    yield [f"{speaker} pass"], other, figure
    if figure < 116:
        for calls, survivor, last in raises(other, speaker, figure + 5):
            yield [f"{speaker} {figure + 5}"] + calls, survivor, last


def over_play(first, rival):
    """T3.2, T3.3: the (calls, survivor, figure) of a play and the next; no figure: play."""
    yield [f"{rival} pass"], first, None
    yield [f"{rival} 61", f"{first} pass"], rival, 61
    for calls, survivor, figure in raises(rival, first, 61):
        yield [f"{rival} 61", f"{first} 61"] + calls, survivor, figure


def with_third(first, rival, third):
    """T3.4: the same, and then the third player."""
    for calls, survivor, figure in over_play(first, rival):
        more = over_play(first, third) if figure is None else raises(third, survivor, figure)
        for calls_then, winner, last in more:
            yield calls + calls_then, winner, last


def all_auctions():
    """Section 3, as a list of (calls, soloist, figure); North deals."""
    yield ["E pass", "S pass", "N pass"], None, None
    yield ["E pass", "S pass", "N 1"], "N", None
    for calls, soloist, figure in over_play("S", "N"):
        yield ["E pass", "S 1"] + calls, soloist, figure
    for calls, soloist, figure in with_third("E", "S", "N"):
        yield ["E 1"] + calls, soloist, figure


class Auctions(unittest.TestCase):
    """Section 3."""

    def walk(self, match, calls, found):
        """Enter every auction that goes on from here: its calls, and how it ended."""
        hand = match.hand
        for seat in SEATS:
            if seat != hand.turn:
                self.assertEqual(legal(match, seat), set())
        if hand.phase != "auction":
            due = "over" if not hand.soloist else "choice" if not hand.figure else "naming"
            self.assertEqual((hand.phase, hand.turn), (due, hand.soloist))
            self.assertEqual(hand.game, "hand" if due == "naming" else None)
            found.append((calls, hand.soloist, hand.figure))
            return
        for text in legal(match, hand.turn):
            other = copy.deepcopy(match)
            act(other, hand.turn, text)
            self.walk(other, calls + [f"{hand.turn} {text}"], found)

    def test_every_auction(self):
        found, due = [], list(all_auctions())
        self.walk(started(), [], found)
        self.assertEqual(sorted(found, key=str), sorted(due, key=str))
        self.assertEqual(len({str(calls) for calls, _, _ in due}), len(due))
        self.assertEqual(max(len(calls) for calls, _, _ in due), 16)

    def test_t3_1_all_pass(self):
        for dealer, following in (("N", "E"), ("E", "S"), ("S", "N")):
            match = started("pass, pass, pass", dealer)
            self.assertEqual(tarock.hand_report(match), {
                "soloist": None, "figure": None, "game": None, "trump": None,
                "points": by_seat(0, 0, 0), "tricks": by_seat(0, 0, 0), "lies": 0,
                "won": by_seat(0, 0, 0), "pot": 300, "sheet": by_seat(-100, -100, -100)})
            self.assertEqual((match.next_dealer, match.over), (following, False))
            self.assertIsNone(tarock.refused_deal(match, following, dealt()))

    def test_t3_5_alone(self):
        for raised, figures in ((False, (61,)), (True, FIGURES)):
            match = started("pass, 1, pass", raise_alone=raised)
            self.assertEqual(legal(match, "S"), {"take"} | {str(number) for number in figures})
            for figure in figures:
                match = started(f"pass, 1, pass, {figure}, name C", raise_alone=raised)
                self.assertEqual((match.hand.game, match.hand.figure), ("hand", figure))
            match = started("pass, 1, pass, take", raise_alone=raised)
            self.assertEqual((match.hand.game, match.hand.figure), ("pick_up", 61))


class Score(unittest.TestCase):
    """Sections 5 and 6."""

    def test_t5_1_value(self):
        for contract in FIGURES:
            for points in range(121):
                wins, value = value_of(contract, points)
                apart = points - contract
                self.assertEqual((wins, value % 5), (apart >= 0, 0))
                low, high = (value - 5, value - 1) if wins else (value - 4, value)
                self.assertTrue(low <= abs(apart) <= high and value >= 5)

    def test_t5_2_t5_3_never_more_than_the_pot(self):
        for pot, points, won, left in (
                (300, 120, (0, 60, 0), 240), (40, 120, (0, 40, 0), 0), (60, 120, (0, 60, 0), 0),
                (10, 61, (0, 5, 0), 5), (300, 60, (5, -5, 5), 295), (300, 0, (65, -65, 65), 235),
                (20, 0, (20, -20, 20), 0), (5, 60, (5, -5, 5), 0)):
            match = stand(pick_up(new()), pot, 0, 0, 0)
            self.assertEqual((close(match, points), match.pot, match.over),
                             (by_seat(*won), left, left == 0))

    def test_t5_4_t5_5_hand(self):
        for figure, points, won in ((61, 61, 5), (61, 60, -5), (61, 120, 60), (81, 80, -5),
                                    (81, 81, 45), (111, 120, 110), (111, 0, -115)):
            match = bid_hand(new(), figure)
            self.assertEqual(close(match, points), by_seat(-won, 2 * won, -won))
            self.assertEqual((match.pot, match.over), (300, False))

    def test_t5_4_a_raise_alone(self):
        match = started("1, pass, pass, 116, name C", raise_alone=True)
        self.assertEqual((match.hand.lies(), close(match, 106)), (10, by_seat(-115, 230, -115)))
        match = started("1, pass, pass, 66, name C", raise_alone=True)
        self.assertEqual(close(match, 55), by_seat(5, -10, 5))

    def test_t1_4_the_pot(self):
        for pot in (100, 50):
            match = new(pot=pot)
            self.assertEqual((match.pot, match.sheet), (3 * pot, by_seat(-pot, -pot, -pot)))

    def test_t2_1_the_deal_passes_to_the_left(self):
        match = new("S")
        for dealer in "SNESNE":
            self.assertEqual(match.next_dealer, dealer)
            close(pick_up(match), 61)

    def test_t6_1_the_last_pick_up(self):
        for pot, hands in ((100, 60), (50, 30)):
            match = new(pot=pot)
            for number in range(1, hands + 1):
                self.assertFalse(match.over)
                close(pick_up(match), 60 if number % 4 else 61)
            self.assertTrue(match.over)
            self.assertEqual((match.pot, sum(match.sheet.values())), (0, 0))

    def test_t6_2_t6_3_the_outcome(self):
        for sheet, won, ended in (((40, -25, -20), "N", (40, -20, -20)),
                                  ((-20, 5, 10), "ES", (-20, 10, 10)),
                                  ((0, -5, 0), "NES", (0, 0, 0)),
                                  ((-10, -5, 10), "S", (-10, 0, 10))):
            for kind, units in (("flat", 3), ("flat", 0), ("none", 3)):
                match = stand(pick_up(new(kind=kind, units=units)), 5, *sheet)
                self.assertIsNone(outcome(match))
                close(match, 120)
                each = units if kind == "flat" else 0
                self.assertEqual(outcome(match), {
                    "won": list(won), "units": by_seat(*(each * account for account in ended))})


if __name__ == "__main__":
    unittest.main()
