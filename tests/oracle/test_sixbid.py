#!/usr/bin/env python3
"""Tests of sixbid.py: the worked examples of the rules of Six-Bid Solo and Frog, and the
cards, the deal, the auction, the contracts, the play, the payments and the end."""
import copy
import itertools
import unittest

import sixbid
from sixbid import (BIDS, HELD, PACK, SEATS, Match, act, best_of, card_points, legal, outcome,
                    payment)

# North deals and South plays a solo in clubs: 63 in tricks, and 10 in the blind.
DEAL = {"E": "KC JC 8C TS QS 9S 6S TH KH 9H 8H", "S": "AC TC QC 9C 7C AS KS QH JH AD 8D",
        "N": "6C JS 8S 7S AH 7H 6H KD QD JD 7D", "rest": "TD 9D 6D"}
CALLS = "pass, 1, pass, name C"
TRICKS = (("KC, AC, 6C", "S"), ("TC, 7D, 8C", "S"), ("QC, 6H, JC", "S"), ("AS, 7S, 6S", "S"),
          ("KS, 8S, TS", "E"), ("TH, JH, AH", "N"), ("7H, KH, QH", "E"), ("9H, 7C, JS", "S"),
          ("AD, KD, QS", "S"), ("8D, QD, 9S", "N"), ("JD, 8H, 9C", "S"))


def options(form="six_bid", hands=12, kind="none", units=0):
    """The options of a match."""
    return {"form": form, "hands": hands, "stakes": {"kind": kind, "units": units}}


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
    sixbid.deal(match, dealer, dealt(**(DEAL if deal is None else deal)))
    return run(match, actions) if actions else match


def east_plays(bid, actions="", **given):
    """East plays this bid with this deal, and these actions follow."""
    form = "frog" if bid in BIDS["frog"] else "six_bid"
    calls = f"{BIDS[form].index(bid) + 1}, pass, pass"
    return started(f"{calls}, {actions}" if actions else calls, deal=given, form=form)


def close(match, points, tricks=5):
    """The hand is over; the soloist has these card points in tricks, and this many tricks,
    and his left all else. The change of the accounts, by seat."""
    hand = match.hand
    other = sixbid.left_of(hand.soloist)
    hand.points[hand.soloist] = points
    hand.points[other] = 120 - points - hand.lies()
    hand.winners = [hand.soloist] * tricks + [other] * (HELD - tricks)
    hand.phase, hand.turn = "over", None
    sixbid.close_hand(match)
    return match.won


def paid(each):
    """The change of the accounts if East is paid this by each."""
    return by_seat(-each, 2 * each, -each)


class WorkedExamples(unittest.TestCase):
    """Section 9."""

    def check_cards(self, seat, trump, lying, held, lawful):
        """With these cards lying and held, just these are lawful."""
        match = started()
        hand = match.hand
        before = [sixbid.left_of(seat), sixbid.left_of(sixbid.left_of(seat))]
        seats = before[2 - len(lying.split()):]
        hand.phase, hand.trump, hand.turn = "play", trump, seat
        hand.trick, hand.held[seat] = list(zip(seats, lying.split())), held.split()
        self.assertEqual((lying, held, legal(match, seat)), (lying, held, set(lawful.split())))

    def check_soloist(self, match, soloist, contract):
        """The auction is over and this seat plays this contract."""
        hand = match.hand
        self.assertNotEqual(hand.phase, "auction")
        self.assertEqual((hand.soloist, hand.contract), (soloist, contract))

    def test_1_cards(self):
        self.assertEqual((len(PACK), len(set(PACK)), card_points(PACK)), (36, 36, 120))
        hand = started().hand
        self.assertEqual(sum(map(len, hand.held.values())), 33)
        self.assertEqual(len(hand.blind), 3)
        for suit, trump in itertools.product("CSHD", ("C", "S", "H", "D", None)):
            for high, low in itertools.combinations("A T K Q J 9 8 7 6".split(), 2):
                for trick in ([("N", high + suit), ("E", low + suit)],
                              [("N", low + suit), ("E", high + suit)]):
                    self.assertEqual(best_of(trick, trump)[1], high + suit)

    def test_2_an_auction(self):
        match = started()
        for seat, text in (("E", "1"), ("S", "2"), ("E", "pass"), ("N", "4"), ("S", "6"),
                           ("N", "pass")):
            self.assertEqual(match.hand.turn, seat)
            run(match, text)
        self.check_soloist(match, "S", "call_solo")

    def test_3_more_auctions(self):
        self.check_soloist(started("pass, 3, pass"), "S", "misere")
        match = started("pass, pass, pass")
        self.assertEqual((match.hand.phase, match.next_dealer, match.played), ("over", "E", 0))
        self.check_soloist(started("pass, pass, 1"), "N", "solo")
        match = started("6")
        for seat in "SN":
            self.assertEqual((match.hand.turn, legal(match, seat)), (seat, {"pass"}))
            run(match, "pass")
        self.check_soloist(match, "E", "call_solo")

    def test_4_solo(self):
        for points, each in ((58, 16), (50, 0), (41, -18)):
            match = east_plays("solo", "name S", rest="TD 9C 8C")
            self.assertEqual((points, close(match, points)), (points, paid(each)))

    def test_5_heart_solo(self):
        match = east_plays("heart_solo", rest="9C 8C 7C")
        self.assertEqual((match.hand.phase, match.hand.trump), ("play", "H"))
        self.assertEqual(close(match, 61), paid(3))

    def test_6_guarantee(self):
        for trump, points, each in (("H", 74, 40), ("S", 79, -40)):
            match = east_plays("guarantee", f"name {trump}", rest="9C 8C 7C")
            self.assertEqual(close(match, points), paid(each))

    def test_7_call_solo(self):
        for trump, each in (("C", -100), ("H", -150)):
            match = east_plays("call_solo", f"name {trump}, ask AH", E="7D 6D 6H", S="8D QD",
                               N="AH KD 9D", rest="9S 8S 7S")
            self.assertEqual((match.hand.turn, match.hand.phase), ("E", "giving"))
            run(match, "give 6H")
            self.assertIn("AH", match.hand.held["E"])
            self.assertIn("6H", match.hand.held["N"])
            run(match, "7D, 8D, 9D")
            self.assertEqual((match.hand.phase, match.hand.turn), ("play", "N"))
            run(match, "KD, 6D, QD")
            self.assertEqual(sixbid.hand_report(match), {
                "soloist": "E", "contract": "call_solo", "trump": trump, "asked": "AH",
                "asked_of": "N", "points": by_seat(7, 0, 0), "tricks": by_seat(2, 0, 0),
                "lies": 0, "won": paid(each), "sheet": paid(each), "played": 1})

    def test_8_the_card_lies_in_the_blind(self):
        for text, asked in (("ask AH", "AH"), ("pass", None)):
            match = east_plays("call_solo", f"name C, {text}", rest="AH 8S 7S")
            hand = match.hand
            self.assertEqual((hand.phase, hand.turn), ("play", "E"))
            self.assertEqual((hand.asked, hand.asked_of), (asked, None))
            self.assertEqual(legal(match, "E"), set(hand.held["E"]))
            self.assertEqual((hand.lies(), len(hand.held["E"])), (11, 11))
            self.assertEqual(close(match, 109), paid(100))

    def test_9_miseres(self):
        match = east_plays("misere", E="7D AD", S="8D", N="6D")
        self.assertEqual((match.hand.turn, match.hand.trump), ("E", None))
        run(match, "AD, 8D, 6D")
        self.assertEqual((match.hand.phase, match.won), ("over", paid(-30)))
        match = east_plays("spread_misere", E="7D", S="8D", N="6D")
        self.assertEqual(match.hand.turn, "S")
        for text, seen in (("8D", None), ("6D", "E"), ("7D", "E")):
            run(match, text)
            self.assertEqual((match.hand.open_hand(), match.hand.phase), (seen, "play"))

    def test_10_following(self):
        self.check_cards("S", "C", "7D", "9C AS", "9C")
        self.check_cards("S", "C", "7D", "AS KS", "AS KS")
        self.check_cards("S", None, "7D", "9C AS", "9C AS")

    def test_11_frog(self):
        match = east_plays("frog", E="AH TD 9C")
        self.assertEqual((match.hand.turn, len(match.hand.held["E"])), ("E", 14))
        run(match, "lay 9C AH TD")
        self.assertEqual((match.hand.lies(), close(match, 45)), (21, paid(6)))
        match = east_plays("chico", "name S", rest="9C 8C 7C")
        self.assertEqual(close(match, 66), paid(12))
        self.assertEqual(close(east_plays("grand", rest="9C 8C 7C"), 66), paid(18))

    def test_12_the_winner(self):
        match = started(CALLS)
        match.sheet, match.played = by_seat(30, -15, -15), 11
        self.assertEqual(close(match, 50), by_seat(0, 0, 0))
        self.assertEqual(outcome(match), {"won": ["N"], "units": by_seat(0, 0, 0)})


class Cards(unittest.TestCase):
    """Sections 1, 2 and 5."""

    check_cards = WorkedExamples.check_cards

    def test_l1_1_seats(self):
        for seat, left in (("N", "E"), ("E", "S"), ("S", "N")):
            self.assertEqual((sixbid.left_of(seat), started(dealer=seat).hand.turn), (left, left))

    def test_l1_3_points(self):
        self.assertEqual(card_points("AC TS KH QD JC 9S 8H 7D 6C".split()), 30)

    def test_l5_1_any_card_is_led(self):
        self.check_cards("S", "C", "", "AC 6C 9D TH", "AC 6C 9D TH")

    def test_l5_2_follow_trump_or_anything(self):
        for lying, held, lawful in (
                ("9D", "8D AD AC", "8D AD"), ("9D TS", "8D 7D 6C", "8D 7D"),
                ("9D TC", "KC 6C AS", "KC 6C"), ("9D", "6C AH", "6C"), ("9C", "6C AC AD", "6C AC"),
                ("9C AD", "KD AS", "KD AS"), ("9D KC", "AS AH 6S", "AS AH 6S")):
            self.check_cards("S", "C", lying, held, lawful)
        self.check_cards("S", None, "9D", "8D AC", "8D")

    def test_l5_3_the_trick(self):
        for trump, cards, winner in (
                ("C", "6D AS TH", "N"), ("C", "AD 6C 7C", "S"), ("C", "AD 6C TD", "E"),
                (None, "AD 6C 7C", "N"), ("C", "9D TD AS", "E"), ("H", "6H AD 7H", "S")):
            trick = list(zip(SEATS, cards.split()))
            self.assertEqual((cards, best_of(trick, trump)[0]), (cards, winner))

    def test_l5_4_a_whole_hand(self):
        match = started(CALLS)
        for number, (cards, winner) in enumerate(TRICKS, 1):
            run(match, cards)
            self.assertEqual((number, match.hand.winners[-1]), (number, winner))
        self.assertEqual(sixbid.hand_report(match), {
            "soloist": "S", "contract": "solo", "trump": "C", "asked": None, "asked_of": None,
            "points": by_seat(26, 21, 63), "tricks": by_seat(2, 2, 7), "lies": 10,
            "won": by_seat(-26, -26, 52), "sheet": by_seat(-26, -26, 52), "played": 1})
        self.assertEqual((match.next_dealer, match.over, outcome(match)), ("E", False, None))

    def test_l5_4_no_other_hand_ends_early(self):
        hand = started().hand
        for contract in (*BIDS["six_bid"], *BIDS["frog"]):
            hand.contract, hand.soloist, hand.winners = contract, "S", ["S"]
            found = (sixbid.ends_hand(hand, "S", 9), sixbid.ends_hand(hand, "S", 0),
                     sixbid.ends_hand(hand, "N", 9), sixbid.ends_hand(hand, "N", 0))
            lost = contract in ("misere", "spread_misere")
            self.assertEqual(found, (lost, lost, contract == "call_solo", False))
            hand.winners = ["N"] * 11
            self.assertTrue(sixbid.ends_hand(hand, "N", 0))


def duel(speaker, other, bid, top):
    """L3.2, L3.3: the (calls, survivor, bid) of two; the other has this bid."""
    yield [f"{speaker} pass"], other, bid
    for number in range(bid + 1, top + 1):
        for calls, survivor, last in duel(other, speaker, number, top):
            yield [f"{speaker} {number}"] + calls, survivor, last


def all_auctions(top):
    """L3.2 to L3.4, as a list of (calls, soloist, bid); North deals."""
    yield ["E pass", "S pass", "N pass"], None, 0
    for bid in range(1, top + 1):
        yield ["E pass", "S pass", f"N {bid}"], "N", bid
        for calls, soloist, last in duel("N", "S", bid, top):
            yield ["E pass", f"S {bid}"] + calls, soloist, last
        for calls, survivor, last in duel("S", "E", bid, top):
            for more, soloist, highest in duel("N", survivor, last, top):
                yield [f"E {bid}"] + calls + more, soloist, highest


class Auctions(unittest.TestCase):
    """Section 3 and L8.2."""

    def walk(self, match, calls, found):
        """Enter every auction that goes on from here: its calls, and how it ended."""
        hand = match.hand
        for seat in SEATS:
            if seat != hand.turn:
                self.assertEqual(legal(match, seat), set())
        if hand.phase != "auction":
            found.append((calls, hand.soloist, hand.bid))
            return
        for text in legal(match, hand.turn):
            other = copy.deepcopy(match)
            act(other, hand.turn, text)
            self.walk(other, calls + [f"{hand.turn} {text}"], found)

    def test_every_auction(self):
        for form, bids in BIDS.items():
            found, due = [], list(all_auctions(len(bids)))
            self.walk(started(form=form), [], found)
            self.assertEqual(sorted(found, key=str), sorted(due, key=str))
            self.assertEqual(len({str(calls) for calls, _, _ in due}), len(due))

    def test_l3_1_l8_2_the_bids(self):
        self.assertEqual(legal(started(), "E"), {"pass", "1", "2", "3", "4", "5", "6"})
        self.assertEqual(legal(started("2"), "S"), {"pass", "3", "4", "5", "6"})
        self.assertEqual(legal(started(form="frog"), "E"), {"pass", "1", "2", "3"})

    def test_l3_4_all_pass(self):
        for dealer, following in (("N", "E"), ("E", "S"), ("S", "N")):
            match = started("pass, pass, pass", dealer)
            self.assertEqual(sixbid.hand_report(match), {
                "soloist": None, "contract": None, "trump": None, "asked": None,
                "asked_of": None, "points": by_seat(0, 0, 0), "tricks": by_seat(0, 0, 0),
                "lies": 0, "won": by_seat(0, 0, 0), "sheet": by_seat(0, 0, 0), "played": 0})
            self.assertIsNone(sixbid.refused_deal(match, following, dealt()))


class Contracts(unittest.TestCase):
    """Section 4 and L8.3."""

    def test_l4_3_naming(self):
        for bid, suits in (("solo", "CSD"), ("guarantee", "CSHD"), ("call_solo", "CSHD"),
                           ("chico", "CSD")):
            self.assertEqual(legal(east_plays(bid), "E"), {f"name {suit}" for suit in suits})
            for suit in suits:
                hand = east_plays(bid, f"name {suit}").hand
                due = "calling" if bid == "call_solo" else "play"
                self.assertEqual((hand.trump, hand.phase, hand.turn), (suit, due, "E"))
        for bid, trump in (("heart_solo", "H"), ("grand", "H"), ("misere", None)):
            hand = east_plays(bid).hand
            self.assertEqual((hand.trump, hand.phase, hand.turn), (trump, "play", "E"))

    def test_l4_4_l4_5_the_blind(self):
        for bid, actions, lies in (
                ("solo", "name C", 25), ("heart_solo", "", 25), ("misere", "", 0),
                ("guarantee", "name H", 25), ("spread_misere", "", 0),
                ("call_solo", "name S, pass", 25), ("chico", "name D", 25), ("grand", "", 25)):
            match = east_plays(bid, actions, rest="AC TC KC")
            self.assertEqual((bid, match.hand.lies()), (bid, lies))
            self.assertEqual(len(match.hand.held["E"]), 11)

    def test_l4_6_who_leads(self):
        for calls, first in (("5, pass, pass", "S"), ("pass, 5, pass", "N"),
                             ("pass, pass, 5", "E"), ("pass, 3, pass", "E")):
            match = started(calls)
            self.assertEqual((match.hand.turn, match.hand.open_hand()), (first, None))
        self.assertIsNone(started("3, pass, pass, KC, AC, 6C").hand.open_hand())

    def test_l4_7_calling(self):
        match = started("pass, 6, pass, name C")
        held = DEAL["S"].split()
        others = {f"ask {card}" for card in PACK if card not in held}
        self.assertEqual((match.hand.turn, legal(match, "S")), ("S", others | {"pass"}))
        run(match, "ask TH")
        self.assertEqual((match.hand.asked, match.hand.asked_of), ("TH", "E"))
        self.assertEqual(legal(match, "S"), {f"give {card}" for card in held})
        run(match, "give AC")
        hand = match.hand
        self.assertEqual(sorted(hand.held["S"]), sorted(held[1:] + ["TH"]))
        east = [card for card in DEAL["E"].split() if card != "TH"] + ["AC"]
        self.assertEqual((hand.held["E"], hand.held["S"][-1]), (east, "TH"))
        self.assertEqual((hand.phase, hand.turn), ("play", "E"))

    def test_l8_3_laying_away(self):
        match = started("pass, 1, pass", form="frog")
        held = DEAL["S"].split() + DEAL["rest"].split()
        self.assertEqual((match.hand.held["S"], match.hand.trump), (held, "H"))
        self.assertEqual((match.hand.turn, len(legal(match, "S"))), ("S", 364))
        self.assertIn("lay TD 9D 6D", legal(match, "S"))
        run(match, "lay AC QH JH")
        self.assertEqual((match.hand.lies(), match.hand.turn), (16, "E"))
        self.assertEqual((match.hand.phase, len(match.hand.held["S"])), ("play", 11))


class Payments(unittest.TestCase):
    """Sections 6 and 7, and L8.4."""

    def test_l6_1_l8_4_for_each_point(self):
        for contract, each in (("solo", 2), ("heart_solo", 3), ("frog", 1), ("chico", 2),
                               ("grand", 3)):
            for points in range(121):
                self.assertEqual(payment(contract, "C", points, 4), each * (points - 60))

    def test_l6_1_the_others(self):
        for contract, trump, points, tricks, each in (
                ("misere", None, 0, 0, 30), ("misere", None, 0, 1, -30),
                ("spread_misere", None, 0, 0, 60), ("spread_misere", None, 9, 1, -60),
                ("guarantee", "H", 73, 5, -40), ("guarantee", "H", 74, 5, 40),
                ("guarantee", "C", 79, 5, -40), ("guarantee", "D", 80, 5, 40),
                ("call_solo", "S", 120, 10, 100), ("call_solo", "S", 118, 10, -100),
                ("call_solo", "H", 120, 11, 150), ("call_solo", "H", 0, 0, -150)):
            self.assertEqual(payment(contract, trump, points, tricks), each)

    def test_l4_5_a_misere_is_made(self):
        for bid, each in (("misere", 30), ("spread_misere", 60)):
            self.assertEqual(close(east_plays(bid), 0, tricks=0), paid(each))

    def test_l7_1_the_last_hand(self):
        for hands, form in itertools.product((6, 12, 24), ("six_bid", "frog")):
            match = new("S", hands=hands, form=form)
            for number in range(hands):
                self.assertEqual((match.over, match.played), (False, number))
                sixbid.deal(match, match.next_dealer, dealt())
                run(match, "pass, pass, pass")      # A hand thrown in does not count.
                sixbid.deal(match, match.next_dealer, dealt())
                run(match, "2, pass, pass")
                close(match, 70)
            self.assertEqual((match.over, match.played), (True, hands))
            self.assertEqual(sum(match.sheet.values()), 0)

    def test_l2_1_the_deal_passes_to_the_left(self):
        match = new("S")
        for dealer in "SNESNE":
            self.assertEqual(match.next_dealer, dealer)
            sixbid.deal(match, dealer, dealt())
            close(run(match, "2, pass, pass"), 60)

    def test_l7_1_l7_2_the_outcome(self):
        for sheet, won in (((30, -15, -15), "N"), ((10, 10, -20), "NE"), ((0, 0, 0), "NES"),
                           ((-7, 2, 5), "S")):
            for kind, units in (("flat", 3), ("flat", 0), ("none", 3)):
                match = started(CALLS, kind=kind, units=units, hands=6)
                match.sheet, match.played = by_seat(*sheet), 5
                self.assertIsNone(outcome(match))
                close(match, 50)
                each = units if kind == "flat" else 0
                self.assertEqual(outcome(match), {
                    "won": list(won), "units": by_seat(*(each * account for account in sheet))})


if __name__ == "__main__":
    unittest.main()
