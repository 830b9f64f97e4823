#!/usr/bin/env python3
"""Tests of klorsjavs.py: the worked examples of the rules of Klørsjavs, and the cards,
the deal, the bidding, the cat and the play. The score has a file of its own."""
import itertools
import unittest

import klorsjavs
from klorsjavs import HELD, PACKS, SEATS_OF, Match, act, best_of, legal, outcome, trumps

FORMS = ("three", "four", "auction")
# North deals and South is declarer: 72 points of 120, AS 5H (21) among them.
THREE = {"E": "JS JH KC AH KH QD", "S": "QC QS JC AC AS 5H", "N": "JD 5C KS 5S AD KD",
         "rest": "QH 5D"}
THREE_COURSE = ("pass, 1, lay AS 5H", "AH, QH, 5S", "QD, 5D, AD", "KD, KH, AC", "QC, 5C, KC",
                "QS, JD, JH", "JC, KS, JS")
# North deals and East is declarer: 69 points of 114, KS KD (8) among them.
FOUR = {"E": "QC JH AC KS", "S": "QS JC AS AH", "W": "JS KC 5S KH", "N": "JD 5C 5H AD",
        "rest": "KD 5D"}
FOUR_COURSE = ("1, take, lay KS KD", "QC, JC, KC, 5C", "JH, QS, JS, JD", "AS, 5S, 5H, AC",
               "5D, AH, KH, AD")
# North deals, and South has a tout in diamonds with all tricks, TC TH (20) in the cat.
AUCTION = {"E": "JH QD TD AC KC AS", "S": "QC QS JC JS AD KD", "N": "JD AH KH QH KS TS",
           "rest": "TC TH"}
AUCTION_COURSE = ("1, 3, pass, pass, name D", "AC, JS, TS", "QC, JD, TD", "QS, QH, QD",
                  "JC, KS, JH", "AD, KH, KC", "KD, AH, AS")
DEALS = {"three": THREE, "four": FOUR, "auction": AUCTION}


def options(form="three", cat="unseen", untouched=False, hands=12, kind="none", units=0):
    """The options of a match."""
    return {"form": form, "cat": cat, "untouched": untouched, "hands": hands,
            "stakes": {"kind": kind, "units": units}}


def new(form="three", first_dealer="N", **changed):
    """A match before its first hand."""
    return Match(options(form, **changed), first_dealer)


def by_seat(*values):
    """Values under their seats, clockwise from North."""
    return dict(zip("NESW", values))


def dealt(form, **given):
    """A deal with these cards, filled from the rest of the pack."""
    hands = {place: given.get(place, "").split() for place in SEATS_OF[form] + ("rest",)}
    pack = [card for card in PACKS[form] if all(card not in cards for cards in hands.values())]
    for place, cards in hands.items():
        while len(cards) < (2 if place == "rest" else HELD[form]):
            cards.append(pack.pop())
    return hands


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions.split(", "):
        act(match, match.hand.turn, text)
    return match


def started(form="three", dealer="N", deal=None, **changed):
    """A match in its first hand, the whole one above unless another is given."""
    match = new(form, dealer, **changed)
    klorsjavs.deal(match, dealer, dealt(form, **(deal or DEALS[form])))
    return match


def declared(match, declarer="E", contract="1", cat="pass", suit="H", **given):
    """Deal the next hand; one bids, does this with the cat and names this suit."""
    klorsjavs.deal(match, match.next_dealer, dealt(match.form, **given))
    while match.hand.phase == "bidding":
        run(match, contract if match.hand.turn == declarer else "pass")
    if match.hand.phase == "cat":
        run(match, cat)
    return run(match, f"name {suit}") if match.form == "auction" else match


def close(match, points, tricks):
    """The hand is over; declarer has these card points in tricks, and these tricks, and
    another all else. The change of the sheet, by seat."""
    hand = match.hand
    other = klorsjavs.left_of(match.form, hand.declarer)
    hand.points[hand.declarer] = points
    hand.points[other] = klorsjavs.card_points(PACKS[match.form]) - points - hand.lies()
    hand.winners = [hand.declarer] * tricks + [other] * (HELD[match.form] - tricks)
    hand.phase, hand.turn = "over", None
    klorsjavs.close_hand(match)
    return match.won


def stand(match, *sheet):
    """Set the sheet, clockwise from North."""
    match.sheet = by_seat(*sheet)
    return match


class WorkedExamples(unittest.TestCase):
    """Section 10."""

    def check_order(self, form, suit, trump_order, *plain):
        """Trumps and plain suits, highest first, make a whole pack, and each card wins so."""
        order, suits = trumps(form, suit), [text.split(" > ") for text in (trump_order,) + plain]
        self.assertEqual(sorted(sum(suits, [])), sorted(PACKS[form]))
        for one_suit in suits:
            for higher, lower in itertools.combinations(one_suit, 2):
                for trick in ([("N", higher), ("E", lower)], [("N", lower), ("E", higher)]):
                    self.assertEqual(best_of(trick, order)[1], higher)
        for trump, card in itertools.product(suits[0], sum(suits[1:], [])):
            for trick in ([("N", trump), ("E", card)], [("N", card), ("E", trump)]):
                self.assertEqual(best_of(trick, order)[1], trump)
        for led, other in itertools.permutations(suits[1:], 2):
            self.assertEqual(best_of([("N", led[-1]), ("E", other[0])], order)[0], "N")

    def test_1_trumps_and_points(self):
        self.check_order("three", "C", "QC > QS > JC > JS > JH > JD > AC > KC > 5C",
                         "AS > KS > 5S", "AH > KH > QH > 5H", "AD > KD > QD > 5D")
        self.assertEqual(klorsjavs.card_points(PACKS["three"]), 120)

    def test_2_bidding(self):
        match = run(started(), "pass, pass, pass")
        self.assertEqual((match.hand.phase, match.hand.declarer), ("over", None))
        self.assertEqual((match.next_dealer, match.sheet), ("N", by_seat(60, 60, 60)))
        match = run(started(), "1")
        self.assertEqual((match.hand.phase, match.hand.declarer), ("cat", "E"))
        for seat in "NS":
            self.assertEqual(legal(match, seat), set())

    def test_3_laid_away(self):
        match = declared(new(), cat="lay 5H QD", E="QC JH AC KS 5H QD", rest="KH 5D")
        self.assertEqual(sorted(match.hand.held["E"]), sorted("QC JH AC KS KH 5D".split()))
        self.assertEqual(match.hand.lies(), 13)
        self.assertEqual(close(match, 49, 3), by_seat(-4, 0, -4))

    def test_4_the_cat_left(self):
        for points, won in ((39, by_seat(0, -8, 0)), (40, by_seat(-4, 0, -4))):
            match = declared(new(), rest="AS 5S")
            self.assertEqual(match.hand.lies(), 21)
            self.assertEqual(close(match, points, 3), won)

    def test_5_all_and_nearly_all(self):
        self.assertEqual(close(declared(new(), rest="AS 5S"), 99, 6), by_seat(-16, 0, -16))
        self.assertEqual(close(declared(new(), rest="AS 5S"), 89, 5), by_seat(-8, 0, -8))

    def test_6_no_trick(self):
        match = declared(new(), cat="lay AH AD", E="AH AD")
        self.assertEqual((match.hand.lies(), close(match, 0, 0)), (22, by_seat(0, -16, 0)))

    def test_7_the_end(self):
        match = stand(declared(new(), declarer="N", rest="AS 5S"), 56, 12, 16)
        close(match, 99, 6)
        self.assertEqual((match.sheet, match.loser), (by_seat(56, -4, 0), "E"))
        match = stand(declared(new(), declarer="N", rest="AS 5S"), 56, 16, 16)
        close(match, 99, 6)
        self.assertEqual((match.level, match.loser), (["E", "S"], None))
        close(declared(match, declarer="S"), 20, 3)
        self.assertEqual((match.sheet, match.loser, match.level), (by_seat(56, 0, -8), "S", []))
        for before, loser, level in (((60, 16, 16, 12), "W", []),
                                     ((60, 16, 16, 20), None, ["E", "S"])):
            match = stand(declared(new("four"), declarer="N", rest="AS 5S"), *before)
            close(match, 93, 4)
            self.assertEqual((match.loser, match.level), (loser, level))

    def test_8_a_knave_is_a_trump(self):
        match = declared(new(), E="AH", S="JH KS 5C AD KD QD")
        run(match, "AH")
        match.hand.held["S"] = ["JH", "KS", "5C"]
        self.assertEqual(legal(match, "S"), {"JH", "KS", "5C"})

    def test_9_four_hands(self):
        for points, won in ((85, by_seat(-4, 0, -4, -4)), (86, by_seat(-8, 0, -8, -8)),
                            (57, by_seat(0, -8, 0, 0))):
            match = declared(new("four"), rest="AS 5S")
            self.assertEqual(close(match, points - 21, 3), won)

    def test_10_auction_payments(self):
        for contract, points, tricks, each in (("1", 28, 2, -2), ("2", 90, 5, 8),
                                               ("3", 90, 5, -10)):
            match = declared(new("auction"), contract=contract, rest="KS KH")
            self.assertEqual(close(match, points - 8, tricks), by_seat(-each, 2 * each, -each))

    def test_11_auction_bidding(self):
        match = run(started("auction"), "2")
        self.assertEqual(legal(match, "S"), {"pass", "3", "4"})
        self.assertEqual(klorsjavs.refusal(match, "S", "1"), "K9.3")
        run(match, "4")
        self.assertEqual((match.hand.phase, legal(match, "N")), ("bidding", {"pass"}))

    def test_12_auction_no_trick(self):
        match = declared(new("auction"), cat="lay AH AD", E="AH AD")
        self.assertEqual((match.hand.lies(), close(match, 0, 0)), (22, by_seat(3, -6, 3)))
        match = declared(new("auction"), contract="2", rest="AS TS")
        self.assertEqual(close(match, 99, 6), by_seat(-12, 24, -12))

    def test_13_untouched(self):
        match = new(untouched=True, kind="flat", units=1)
        stand(declared(match, declarer="E", rest="AS 5S"), 12, 60, 36)
        close(match, 99, 6)
        self.assertEqual(match.sheet, by_seat(-4, 60, 20))
        self.assertEqual(outcome(match), {"won": ["E", "S"], "units": by_seat(-1, -1, 2)})


class Rules(unittest.TestCase):
    """Sections 1 to 5 and what 8 and 9 change in them."""

    check_order = WorkedExamples.check_order

    def test_k1_1_seats(self):
        for form, seats in (("three", "NES"), ("four", "NESW"), ("auction", "NES")):
            self.assertEqual(new(form).seats, tuple(seats))
            for seat, left in zip(seats, seats[1:] + seats[0]):
                self.assertEqual(klorsjavs.left_of(form, seat), left)
                match = started(form, seat)
                self.assertEqual(match.hand.turn, left)

    def test_k8_1_packs(self):
        for form, count, points, held in (("three", 20, 120, 6), ("four", 18, 114, 4),
                                          ("auction", 20, 120, 6)):
            self.assertEqual((len(set(PACKS[form])), klorsjavs.card_points(PACKS[form])),
                             (count, points))
            self.assertEqual(HELD[form] * len(SEATS_OF[form]) + 2, count)
        self.check_order("four", "C", "QC > QS > JC > JS > JH > JD > AC > KC > 5C",
                         "AS > KS > 5S", "AH > KH > 5H", "AD > KD > 5D")

    def test_k9_1_trumps(self):
        wenzels = "QC > QS > JC > JS > JH > JD"
        plain = {"C": "AC > KC > TC", "S": "AS > KS > TS", "H": "AH > KH > QH > TH",
                 "D": "AD > KD > QD > TD"}
        for suit in plain:
            self.check_order("auction", suit, f"{wenzels} > {plain[suit]}",
                             *(plain[other] for other in plain if other != suit))
            self.assertEqual(len(trumps("auction", suit)), 9 if suit in "CS" else 10)

    def test_k2_1_the_deal_passes_to_the_left(self):
        for form in FORMS:
            match = new(form)
            for dealer in SEATS_OF[form] * 2:
                self.assertEqual(match.next_dealer, dealer)
                close(declared(match), 50, 2)
        match = started()
        run(match, "pass, pass, 1, fold")
        self.assertEqual(match.next_dealer, "E")

    def test_k3_2_all_pass(self):
        for form in FORMS:
            match, calls = started(form, "E"), ", ".join(["pass"] * len(SEATS_OF[form]))
            run(match, calls)
            nothing = {seat: 0 for seat in SEATS_OF[form]}
            self.assertEqual(klorsjavs.hand_report(match), {
                "declarer": None, "contract": None, "trump": None, "cat": None, "folded": False,
                "points": nothing, "tricks": nothing, "lies": 0, "won": nothing,
                "sheet": dict.fromkeys(nothing, 0 if form == "auction" else 60), "level": []})
            self.assertEqual((match.next_dealer, match.played), ("E", 0))
            self.assertIsNone(klorsjavs.refused_deal(match, "E", dealt(form)))

    def test_k3_1_the_last_may_play(self):
        for form in ("three", "four"):
            seats = SEATS_OF[form]
            match = started(form)
            for seat in seats[1:]:
                self.assertEqual((match.hand.turn, legal(match, seat)), (seat, {"pass", "1"}))
                run(match, "pass")
            run(match, "1")
            self.assertEqual((match.hand.declarer, match.hand.trump), ("N", "C"))

    def test_k9_3_three_calls_always(self):
        for calls, declarer, contract in (("1, pass, pass", "E", 1), ("4, pass, pass", "E", 4),
                                          ("1, 2, 3", "N", 3), ("pass, 3, 4", "N", 4),
                                          ("pass, pass, 2", "N", 2)):
            match = run(started("auction"), calls)
            self.assertEqual((match.hand.declarer, match.hand.contract), (declarer, contract))
            self.assertEqual(match.hand.turn, declarer)
            self.assertEqual(match.hand.phase, "naming" if contract in (2, 4) else "cat")

    def test_k4_1_unseen(self):
        match = run(started(), "pass, 1")
        pairs = itertools.combinations(["AC", "QC", "JC", "AS", "QS", "5H"], 2)
        self.assertEqual(legal(match, "S"), {"pass", "fold"} | {f"lay {a} {b}" for a, b in pairs})
        run(match, "lay QC 5H")
        self.assertEqual(match.hand.held["S"], ["QS", "JC", "AC", "AS", "QH", "5D"])
        self.assertEqual((match.hand.turn, legal(match, "S")), ("E", {"fold"}))
        self.assertEqual((match.hand.cat_went, match.hand.lies()), ("taken", 13))

    def test_k4_1_seen(self):
        match = run(started(cat="seen"), "pass, 1")
        self.assertEqual(legal(match, "S"), {"pass", "take", "fold"})
        run(match, "take")
        held = ["AC", "QC", "JC", "AS", "QS", "QH", "5H", "5D"]
        pairs = {f"lay {a} {b}" for a, b in itertools.combinations(held, 2)}
        self.assertEqual((match.hand.turn, legal(match, "S")), ("S", pairs | {"fold"}))
        run(match, "lay QH 5D")
        self.assertEqual(sorted(match.hand.held["S"]), sorted(THREE["S"].split()))
        self.assertEqual((match.hand.phase, match.hand.lies()), ("play", 13))

    def test_k4_2_leaving_it(self):
        for cat in ("unseen", "seen"):
            match = run(started(cat=cat), "pass, 1, pass")
            self.assertEqual((match.hand.held["S"], match.hand.turn), (THREE["S"].split(), "E"))
            self.assertEqual((match.hand.cat_went, match.hand.lies()), ("left", 13))

    def test_k4_5_folding(self):
        for cat, before, went, lies in (("unseen", "", None, 0), ("unseen", "pass", "left", 13),
                                        ("unseen", "lay AS 5H", "taken", 21),
                                        ("seen", "take", "taken", 0),
                                        ("seen", "take, lay QC QH", "taken", 6)):
            match = run(started(cat=cat), f"pass, 1, {before}".removesuffix(", "))
            act(match, "S", "fold")
            report = klorsjavs.hand_report(match)
            self.assertEqual((report["folded"], report["cat"], report["lies"]), (True, went, lies))
            self.assertEqual(report["won"], by_seat(0, 0, -8))
            self.assertEqual(report["sheet"], by_seat(60, 60, 52))
        match = run(started(), "pass, 1, pass, AH")
        self.assertNotIn("fold", legal(match, "S"))

    def test_k9_4_the_suit(self):
        for calls in ("1, pass, pass, pass", "2, pass, pass", "4, pass, pass"):
            match = run(started("auction"), calls)
            self.assertEqual(legal(match, "E"), {"name C", "name S", "name H", "name D"})
            run(match, "name S")
            self.assertEqual((match.hand.trump, match.hand.turn), ("S", "E"))
        match = run(started("auction", cat="seen"), "pass, pass, 3")
        self.assertEqual(legal(match, "N"), {"pass", "take"})
        run(match, "take, lay TC TH")
        self.assertEqual((match.hand.turn, len(legal(match, "N"))), ("N", 4))
        run(match, "name H")
        self.assertEqual((match.hand.turn, legal(match, "E")), ("E", set(AUCTION["E"].split())))

    def test_k5_2_follow_suit(self):
        match = run(started(), "pass, 1, pass, JS")
        self.assertEqual(legal(match, "S"), {"QC", "QS", "JC", "AC"})
        run(match, "AC")
        self.assertEqual(legal(match, "N"), {"JD", "5C"})
        match = run(started("auction"), "1, pass, pass, pass, name D, QD")
        self.assertEqual(legal(match, "S"), set(AUCTION["S"].split()))
        self.assertEqual(legal(run(match, "AD"), "N"), {"JD"})
        match = run(started("auction"), "1, pass, pass, pass, name C, QD")
        self.assertEqual(legal(match, "S"), {"AD", "KD"})

    def check_course(self, form, course, takers, **report):
        """A whole hand: the takers of its tricks and its report."""
        match = started(form, cat="seen" if "take" in course[0] else "unseen")
        run(match, course[0])
        for actions, taker in zip(course[1:], takers):
            self.assertEqual(match.hand.phase, "play")
            run(match, actions)
            self.assertEqual(match.hand.winners[-1], taker)
        self.assertEqual((match.hand.phase, match.hand.turn), ("over", None))
        self.assertEqual(klorsjavs.hand_report(match),
                         {**report, "folded": False, "level": []})
        self.assertEqual(match.next_dealer, "E")

    def test_whole_hands(self):
        self.check_course("three", THREE_COURSE, "ENSSSS", declarer="S", contract=1, trump="C",
                          cat="taken", points=by_seat(24, 24, 51), tricks=by_seat(1, 1, 4),
                          lies=21, won=by_seat(-4, -4, 0), sheet=by_seat(56, 56, 60))
        self.check_course("four", FOUR_COURSE, "ESEN", declarer="E", contract=1, trump="C",
                          cat="taken", points=by_seat(36, 61, 9, 0), tricks=by_seat(1, 2, 1, 0),
                          lies=8, won=by_seat(-4, 0, -4, -4), sheet=by_seat(56, 60, 56, 56))
        self.check_course("auction", AUCTION_COURSE, "SSSSSS", declarer="S", contract=3, trump="D",
                          cat="left", points=by_seat(0, 0, 100), tricks=by_seat(0, 0, 6),
                          lies=20, won=by_seat(-10, -10, 20), sheet=by_seat(-10, -10, 20))


if __name__ == "__main__":
    unittest.main()
