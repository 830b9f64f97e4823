#!/usr/bin/env python3
"""Tests of sjavs.py: worked examples of the rules of Sjavs and their refusals."""
import random
import unittest

import self_play
import sjavs
from sjavs import SEATS, Match, act, legal, refusal

# Section 11, example 2: North deals.
EXAMPLE = {"E": "JD AH KH TH 9H 9S 8S 7D", "S": "QS JC KC TC 9C AS 8D 7H",
           "W": "QC JS JH AC 8C KS TD 9D", "N": "7C TS 7S QH 8H AD KD QD"}
# East has hearts 6, clubs 5, spades and diamonds 3; the others lack five.
HEARTS_6 = "QC JC JH KC 7C AH KH 9H"
EXAMPLE_PLAY = ["5", "5 better", "pass", "pass", "name C"]


def options(**changes):
    """The default options, with some changes."""
    result = {"calls": "forced", "all_pass": "redeal", "overtrump": "free", "tie": "by_suit",
              "solo_vol": True, "double_win": True, "stakes": {"kind": "none", "units": 0}}
    return {**result, **changes}


def cards(text):
    """A list of cards from a text."""
    return text.split()


def dealt(**hands):
    """A whole deal: the hands given, and the rest of the pack in order."""
    hands = {seat: cards(text) for seat, text in hands.items()}
    rest = [c for c in sjavs.PACK if all(c not in hand for hand in hands.values())]
    for seat in SEATS:
        if seat not in hands:
            hands[seat], rest = rest[:8], rest[8:]
    return hands


def started(deal_=None, dealer="N", **changes):
    """A match in its first hand, that of example 2 unless another is given."""
    match = Match(options(**changes), dealer)
    sjavs.deal(match, dealer, deal_ or dealt(**EXAMPLE))
    return match


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions:
        act(match, match.hand.turn, text)
    return match


def finish(match):
    """The rest of the hand with the first lawful action of each."""
    while match.hand.phase != "over":
        run(match, [min(legal(match, match.hand.turn))])
    return match


def caller(hand, spoken, **changes):
    """A match in which East passed or spoke and South, who holds the hand, is to call."""
    match = started(dealt(S=hand), **changes)
    match.hand.calls, match.hand.turn = 1, "S"
    if spoken:
        match.hand.declarer = "E"
        match.hand.bid, match.hand.better = int(spoken[0]), spoken.endswith("better")
    return match


def namer(hand, bid, better=False):
    """The suits that a declarer with this hand may name after this call."""
    match = started(dealt(E=hand), calls="free")
    match.hand.phase, match.hand.calls = "naming", 4
    match.hand.declarer = match.hand.turn = "E"
    match.hand.bid, match.hand.better = bid, better
    return legal(match, "E")


def score(match, declarer, trump, points, winners):
    """A hand that is over: the points of NS and who took the eight tricks."""
    match.hand = hand = sjavs.Hand(match.options, match.next_dealer, dealt(**EXAMPLE))
    hand.phase, hand.turn, hand.calls = "over", None, 4
    hand.declarer, hand.trump = declarer, trump
    hand.points = {"NS": points, "EW": 120 - points}
    hand.winners = list(winners)
    sjavs.close_hand(match)
    return match.deducted["amount"] if match.deducted else None


def worth(declarer_points, trump, winners="NNNNEEEE", **changes):
    """What one first hand deducts: the side and the amount, NS being declarers."""
    match = Match(options(**changes), "N")
    amount = score(match, "N", trump, declarer_points, winners)
    return match.won_by, amount


class WorkedExamples(unittest.TestCase):
    """Section 11; those for three or two are judged in test_sjavsalone.py."""

    def test_01_order_of_trumps(self):
        top = "QC QS JC JS JH JD "
        self.assertEqual(sjavs.trumps("H"), cards(top + "AH KH QH TH 9H 8H 7H"))
        self.assertEqual(sjavs.trumps("D"), cards(top + "AD KD QD TD 9D 8D 7D"))
        self.assertEqual(sjavs.trumps("S"), cards(top + "AS KS TS 9S 8S 7S"))
        plain = [[c for c in sjavs.PACK if sjavs.SUIT_IN_PLAY["H"][c] == suit] for suit in "DSC"]
        self.assertEqual([len(sjavs.trumps("H"))] + [len(suit) for suit in plain], [13, 7, 6, 6])
        self.assertEqual(sum(sjavs.VALUE[c[0]] for c in sjavs.PACK), 120)

    def test_02_calls(self):
        for calls in ("forced", "free"):
            match = started(calls=calls)
            for text in EXAMPLE_PLAY[:4]:
                lawful = legal(match, match.hand.turn)
                self.assertIn(text, lawful)
                if calls == "forced":
                    self.assertEqual(lawful, {text})
                run(match, [text])
            self.assertEqual(match.hand.declarer, "S")
            self.assertEqual(legal(match, "S"), {"name C"})
            self.assertEqual((match.hand.bid, match.hand.better), (5, True))

    def test_03_first_trick(self):
        match = run(started(), EXAMPLE_PLAY)
        self.assertEqual(legal(match, "E"), set(cards(EXAMPLE["E"])))
        run(match, ["AH"])
        self.assertEqual(legal(match, "S"), {"7H"})
        run(match, ["7H"])
        self.assertEqual(legal(match, "W"), set(cards(EXAMPLE["W"])))
        run(match, ["8C"])
        self.assertEqual(legal(match, "N"), {"QH", "8H"})
        run(match, ["QH"])
        self.assertEqual((match.hand.points["EW"], match.hand.winners, match.hand.turn),
                         (14, ["W"], "W"))

    def test_04_overtrumping(self):
        for overtrump, lawful in (("free", {"JD", "7C", "AS"}), ("must", {"JD"})):
            for held, expected in (("JD 7C AS", lawful), ("7C AS", {"7C", "AS"})):
                match = run(started(overtrump=overtrump), EXAMPLE_PLAY)
                match.hand.held["W"] = cards(held)
                match.hand.trick, match.hand.turn = [("E", "7D"), ("S", "9C")], "W"
                self.assertEqual(legal(match, "W"), expected)
                refused = "S4.3" if expected == {"JD"} else None
                self.assertEqual(refusal(match, "W", "7C"), refused)
                self.assertEqual(refusal(match, "W", "AS"), refused)

    def test_04_trumps_led_need_not_be_beaten(self):
        match = run(started(overtrump="must"), EXAMPLE_PLAY)
        match.hand.trick, match.hand.turn = [("E", "JD"), ("S", "9C")], "W"
        self.assertEqual(legal(match, "W"), set(cards("QC JS JH AC 8C")))

    def test_05_declarers_win(self):
        self.assertEqual(worth(61, "H"), ("NS", 2))
        self.assertEqual(worth(61, "C"), ("NS", 4))
        self.assertEqual(worth(89, "C"), ("NS", 4))
        self.assertEqual(worth(90, "C"), ("NS", 8))

    def test_06_a_trick_of_nothing(self):
        self.assertEqual(worth(120, "H", "NSNSNSNE"), ("NS", 4))
        self.assertEqual(worth(120, "C", "NSNSNSNE"), ("NS", 8))
        self.assertEqual(worth(0, "H", "EEEEEEEN"), ("EW", 8))
        self.assertEqual(worth(0, "C", "EEEEEEEN"), ("EW", 16))
        self.assertEqual(worth(0, "H", "EWEWEWEW"), ("EW", 16))
        self.assertEqual(worth(0, "C", "EEEEEEEE"), ("EW", 16))

    def test_07_a_match_with_a_tie(self):
        match = Match(options(stakes={"kind": "flat", "units": 3}), "N")
        score(match, "N", "C", 45, "NNNNEEEE")
        self.assertEqual(match.sheet, {"NS": 24, "EW": 16})
        self.assertIsNone(score(match, "S", "S", 60, "NNNNEEEE"))
        self.assertEqual((match.ties, match.won_by, match.sheet["EW"]), (1, None, 16))
        score(match, "E", "H", 25, "NEEEEEEE")
        self.assertEqual((match.ties, match.sheet["EW"], match.winner), (0, 10, None))
        self.assertIsNone(sjavs.outcome(match))
        score(match, "S", "D", 0, "EEEEEEEW")
        self.assertEqual(match.sheet, {"NS": 24, "EW": -6})
        self.assertEqual(sjavs.outcome(match), {"winner": "EW", "cross": True, "units": 6})
        match.options["double_win"] = False
        self.assertEqual(sjavs.outcome(match), {"winner": "EW", "cross": False, "units": 3})

    def test_08_a_match_in_one_hand(self):
        match = Match(options(), "N")
        score(match, "N", "C", 120, "NNNNNNNN")
        self.assertEqual(match.sheet["NS"], 0)
        self.assertEqual(sjavs.outcome(match), {"winner": "NS", "cross": True, "units": 0})
        match = Match(options(solo_vol=False), "N")
        score(match, "N", "C", 120, "NNNNNNNN")
        self.assertEqual((match.sheet["NS"], match.winner), (8, None))
        self.assertEqual(worth(120, "C", "SSSSSSSS"), ("NS", 24))
        self.assertEqual(worth(120, "C", "SSSSSSSN"), ("NS", 16))
        self.assertEqual(worth(120, "D", "SSSSSSSS"), ("NS", 16))
        self.assertEqual(worth(120, "D", "SSSSSSSN"), ("NS", 12))

    def test_09_two_ties(self):
        for tie, won, lost in (("by_suit", 12, 16), ("by_side", 8, 16)):
            for points, amount in ((70, won), (50, lost)):
                match = Match(options(tie=tie), "N")
                score(match, "N", "H", 60, "NNNNEEEE")
                score(match, "E", "C", 60, "NNNNEEEE")
                self.assertEqual(score(match, "N", "C", points, "NNNNEEEE"), amount)

    def test_10_free_calls_less(self):
        match = started(dealt(E=HEARTS_6), calls="free")
        self.assertEqual(legal(match, "E"), {"pass", "5", "6"})
        self.assertEqual(refusal(match, "E", "7"), "S3.6")
        run(match, ["5", "pass", "pass", "pass", "name H"])
        self.assertEqual((match.hand.trump, match.hand.bid), ("H", 5))

    def test_11_better_is_the_only_call(self):
        hand = "JD AC KC 9C 7C AD KD 8D"
        self.assertEqual([sjavs.length(cards(hand), suit) for suit in "CDHS"], [5, 4, 1, 1])
        for spoken, calls, lawful in (("5", "forced", {"5 better"}), ("5", "free", {"pass", "5 better"}),
                                      ("5 better", "forced", {"pass"}), ("5 better", "free", {"pass"})):
            self.assertEqual(legal(caller(hand, spoken, calls=calls), "S"), lawful)

    def test_12_six_called(self):
        self.assertEqual(namer("QC QS JC JS JH 7C 7H 9D", 6), {"name C"})
        self.assertEqual(namer(HEARTS_6, 6), {"name H"})

    def test_13_five_called(self):
        self.assertEqual(namer("QC JC JH AC KC 7C AH KH", 5), {"name C"})
        self.assertEqual(namer(HEARTS_6, 5), {"name C", "name H"})
        self.assertEqual(namer(HEARTS_6, 5, better=True), {"name C"})

    def test_14_played(self):
        for tie in ("by_suit", "by_side"):
            for ties, amount in ((0, 4), (2, 8)):
                match = Match(options(tie=tie, all_pass="played"), "N")
                match.ties = ties
                self.assertEqual(score(match, None, None, 120, "NNNNNNNN"), amount)
                self.assertEqual(match.won_by, "NS")
        match = Match(options(all_pass="played"), "N")
        self.assertIsNone(score(match, None, None, 60, "NNNNEEEE"))
        self.assertEqual((match.ties, match.next_dealer), (1, "E"))


class Refusals(unittest.TestCase):
    """Section 10, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seat and action, is refused by this rule."""
        for attempt in attempts:
            seat, text = attempt.split(" ", 1)
            self.assertEqual((attempt, refusal(match, seat, text)), (attempt, rule))

    def test_1_no_hand_in_play(self):
        anything = ("E pass", "E 5", "N name C", "E QC", "S knock", "W QC down")
        match = Match(options(), "N")
        self.refused(match, "S2.1", *anything)
        score(match, "N", "H", 61, "NNNNEEEE")
        self.refused(match, "S5.2", *anything)
        score(match, "N", "C", 120, "NNNNNNNN")
        self.refused(match, "S6.2", *anything)
        self.refused(run(started(calls="free"), ["pass"] * 4), "S3.8", *anything)
        self.refused(finish(started(calls="forced")), "S5.2", *anything)

    def test_2_words(self):
        match = started()
        for actions in ([], EXAMPLE_PLAY[:4], EXAMPLE_PLAY[4:]):
            run(match, actions)
            self.refused(match, "S4.2", "E knock", "S stop", "N QC down", "E JD signal", "W 7H down")

    def test_3_calls_out_of_time(self):
        match = started()
        self.refused(match, "S3.1", "S 5", "N pass", "W 5 better", "E JD", "S QC", "E 4", "E 9",
                     "E 4 better", "E 9 better", "E 99", "E 0")
        run(match, EXAMPLE_PLAY[:4])
        self.refused(match, "S3.1", "S pass", "E 5", "S 6", "S 9")
        run(match, ["name C"])
        self.refused(match, "S3.1", "E pass", "S 6", "W 5 better")

    def test_4_calls_that_do_not_beat(self):
        for calls in ("forced", "free"):
            match = started(calls=calls)
            self.refused(match, "S3.3", "E 5 better", "E 8 better")
            run(match, ["5"])
            self.refused(match, "S3.3", "S 5", "S 6 better")
            self.refused(match, "S3.6", "S 6", "S 8")
            run(match, ["5 better"])
            self.refused(match, "S3.3", "W 5", "W 5 better", "W 6 better")
            self.refused(match, "S3.6", "W 6")
        no_clubs = caller("QC JC AH KH QH 9H 8H 7D", "5", calls="free")
        self.refused(no_clubs, "S3.3", "S 5 better")
        match = started()
        self.refused(match, "S3.5", "E pass")
        self.refused(run(match, ["5"]), "S3.5", "S pass")
        self.refused(started(dealt(E=HEARTS_6)), "S3.5", "E pass", "E 5")
        self.refused(started(dealt(E=HEARTS_6)), "S3.6", "E 7", "E 8")
        self.refused(caller(HEARTS_6, "5"), "S3.5", "S pass", "S 5 better")
        self.assertEqual(legal(caller(HEARTS_6, "5"), "S"), {"6"})
        self.assertEqual(legal(caller(HEARTS_6, "5", calls="free"), "S"), {"pass", "5 better", "6"})
        self.refused(caller(EXAMPLE["N"], ""), "S3.6", "S 5")

    def test_5_naming(self):
        match = started()
        self.refused(match, "S3.7", "E name H", "S name C")
        run(match, EXAMPLE_PLAY[:4])
        self.refused(match, "S3.7", "E name C", "S name H", "S name S", "E JD", "S QS", "N QC")
        run(match, ["name C"])
        self.refused(match, "S3.7", "S name C", "S name H", "E name C")
        match = run(started(calls="free", all_pass="played"), ["pass"] * 4)
        self.refused(match, "S3.7", "E name C")
        match = run(started(dealt(E=HEARTS_6)), ["6", "pass", "pass", "pass"])
        self.refused(match, "S3.7", "E name C", "E name S")

    def test_6_cards(self):
        match = run(started(overtrump="must"), EXAMPLE_PLAY)
        self.refused(match, "S4.1", "S 7H", "N QC", "W QC")
        self.refused(match, "S4.2", "E QC")
        run(match, ["AH"])
        self.refused(match, "S4.2", "S QS", "S AH", "E KH", "W QC", "S 8D")
        run(match, ["7H", "8C"])
        self.refused(match, "S4.2", "N 7C", "N AD", "N TH")
        run(match, ["QH"])
        self.refused(match, "S4.2", "E KH", "W 8C", "W AH")
        match = run(started(overtrump="must"), EXAMPLE_PLAY)
        match.hand.held["W"] = cards("JD 7C AS")
        match.hand.trick, match.hand.turn = [("E", "7D"), ("S", "9C")], "W"
        self.refused(match, "S4.3", "W 7C", "W AS")
        self.refused(match, "S4.2", "W QC", "N AD")

    def test_7_deals(self):
        deal_, match = dealt(**EXAMPLE), Match(options(), "N")
        self.assertEqual(sjavs.refused_deal(match, "E", deal_), "S2.1")
        twice = {**deal_, "N": deal_["N"][:7] + ["JD"]}
        self.assertEqual(sjavs.refused_deal(match, "N", twice), "S1.2")
        self.assertEqual(sjavs.refused_deal(match, "N", {**deal_, "N": []}), "S1.2")
        uneven = {**deal_, "N": deal_["N"][:7], "S": deal_["S"] + deal_["N"][7:]}
        self.assertEqual(sjavs.refused_deal(match, "N", uneven), "S2.2")
        self.assertEqual(sjavs.refused_deal(match, "E", twice), "S2.1")
        self.assertIsNone(sjavs.refused_deal(match, "N", deal_))
        sjavs.deal(match, "N", deal_)
        self.assertEqual(sjavs.refused_deal(match, "N", deal_), "S2.1")
        self.assertEqual(sjavs.refused_deal(match, "E", twice), "S2.1")
        match.hand = None
        score(match, "N", "C", 120, "NNNNNNNN")
        self.assertEqual(sjavs.refused_deal(match, "E", deal_), "S6.2")
        self.assertEqual(sjavs.refused_deal(match, "N", uneven), "S6.2")


class Course(unittest.TestCase):
    """Who deals next, hands without a call, and the whole by self-play."""

    def test_redeal_keeps_dealer_sheet_and_ties(self):
        match = started(calls="free")
        match.ties = 1
        run(match, ["pass"] * 4)
        self.assertEqual(sjavs.hand_report(match), {
            "declarer": None, "bid": None, "better": False, "trump": None,
            "points": {"NS": 0, "EW": 0}, "tricks": {"NS": 0, "EW": 0}, "won_by": None,
            "deducted": None, "sheet": {"NS": 24, "EW": 24}, "ties_waiting": 1})
        self.assertEqual(match.next_dealer, "N")

    def test_played_has_six_trumps(self):
        match = run(started(calls="free", all_pass="played"), ["pass"] * 4 + ["7D", "8D"])
        self.assertEqual(legal(match, "W"), {"TD", "9D"})
        self.assertEqual(sjavs.best_of([("E", "AC"), ("S", "JD"), ("W", "QC")], None), ("W", "QC"))
        self.assertEqual(sjavs.best_of([("E", "7C"), ("S", "AS"), ("W", "9C")], None), ("W", "9C"))
        finish(match)
        self.assertEqual((match.next_dealer, match.hand.declarer), ("E", None))

    def test_ten_stands_below_king(self):
        self.assertEqual(sjavs.best_of([("E", "TS"), ("S", "KS")], "H"), ("S", "KS"))
        self.assertEqual(sjavs.best_of([("E", "TD"), ("S", "QD")], "H"), ("S", "QD"))

    def test_refused_and_legal_are_one(self):
        """In every state each text is lawful or refused, never both or neither."""
        rng, rules, calls = random.Random(7), set(), 0
        for _ in range(12):
            match = Match({name: rng.choice(values) for name, values in sjavs.CHOICES.items()}, "N")
            sjavs.deal(match, "N", self_play.random_deal(rng))
            while match.hand.phase != "over":
                for seat in SEATS:
                    found = {text: refusal(match, seat, text) for text in sjavs.ACTIONS}
                    self.assertEqual(legal(match, seat), {t for t, rule in found.items() if not rule})
                    rules.update(found.values())
                if match.hand.phase == "calls" and match.options["calls"] == "forced":
                    self.assertEqual(len(legal(match, match.hand.turn)), 1)    # S3.5
                    calls += 1
                run(match, [rng.choice(sorted(legal(match, match.hand.turn)))])
        self.assertLess(0, calls)
        self.assertEqual(rules, {None, "S3.1", "S3.3", "S3.5", "S3.6", "S3.7", "S4.1", "S4.2", "S4.3"})


if __name__ == "__main__":
    unittest.main()
