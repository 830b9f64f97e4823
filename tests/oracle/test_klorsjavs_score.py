#!/usr/bin/env python3
"""Tests of klorsjavs.py: what a hand is worth, the sheet, the end and the stakes."""
import unittest

import judge
import klorsjavs
from klorsjavs import Match, outcome
from test_klorsjavs import FORMS, by_seat, close, dealt, declared, new, options, run, stand, started


class Options(unittest.TestCase):
    """Options that the judge takes and those it does not."""

    def test_all_choices(self):
        for form in FORMS:
            for cat in ("unseen", "seen"):
                for untouched in (True, False):
                    for hands in (6, 12, 24):
                        judge.check_options(klorsjavs, options(form, cat, untouched, hands))
        for kind, units in (("none", 0), ("none", 3), ("flat", 0), ("flat", 9)):
            judge.check_options(klorsjavs, options(kind=kind, units=units))

    def test_others(self):
        right = options()
        for wrong in ({"form": "two"}, {"form": 3}, {"cat": True}, {"cat": "left"},
                      {"untouched": 0}, {"untouched": "no"}, {"hands": 7}, {"hands": "12"},
                      {"hands": True}, {"calls": "free"}, {"stakes": "none"},
                      {"stakes": {"kind": "per_game", "units": 0}},
                      {"stakes": {"kind": "flat", "units": -1}},
                      {"stakes": {"kind": "flat", "units": True}}):
            with self.assertRaises(judge.Difference):
                judge.check_options(klorsjavs, {**right, **wrong})
        for name in right:
            with self.assertRaises(judge.Difference):
                judge.check_options(klorsjavs, {n: right[n] for n in right if n != name})


class Hands(unittest.TestCase):
    """K6.1, K6.2, K8.2 and K9.5."""

    def test_k6_1_rows(self):
        for points, tricks, own, theirs in (
                (0, 0, 16, 0), (21, 0, 16, 0), (60, 1, 8, 0), (25, 1, 8, 0), (61, 2, 0, 4),
                (90, 4, 0, 4), (91, 4, 0, 8), (119, 5, 0, 8), (120, 6, 0, 16)):
            self.assertEqual((points, klorsjavs.row("three", tricks, points)),
                             (points, (not own, own or theirs)))

    def test_k8_2_rows(self):
        for points, tricks, own, theirs in (
                (0, 0, 16, 0), (22, 0, 16, 0), (57, 1, 8, 0), (1, 1, 8, 0), (58, 2, 0, 4),
                (85, 3, 0, 4), (86, 3, 0, 8), (113, 3, 0, 8), (114, 4, 0, 16)):
            self.assertEqual((points, klorsjavs.row("four", tricks, points)),
                             (points, (not own, own or theirs)))
        match = declared(new("four"), declarer="W", cat="lay AH AD", W="AH AD")
        self.assertEqual(close(match, 0, 0), by_seat(0, 0, 0, -16))
        match = declared(new("four"), declarer="W", rest="AS 5S")
        self.assertEqual(close(match, 93, 4), by_seat(-16, -16, -16, 0))
        match = run(started("four"), "pass, pass, 1, fold")
        self.assertEqual(match.won, by_seat(0, 0, 0, -8))

    def test_k9_5_payments(self):
        # Points are declarer's with what lies; below 31 a losers' side is jan.
        for contract, one in ((1, 1), (2, 4)):
            for points, tricks, wins, times in (
                    (120, 6, True, 3), (113, 5, True, 2), (90, 4, True, 2), (89, 5, True, 1),
                    (61, 3, True, 1), (60, 3, False, 1), (31, 1, False, 1), (30, 2, False, 2),
                    (5, 1, False, 2), (22, 0, False, 3), (0, 0, False, 3)):
                self.assertEqual((points, klorsjavs.payment(contract, tricks, points)),
                                 (points, (wins, times * one)))
        for contract, one in ((3, 10), (4, 15)):
            for points, tricks, wins in ((120, 6, True), (115, 5, False), (61, 3, False),
                                         (30, 2, False), (0, 0, False)):
                self.assertEqual(klorsjavs.payment(contract, tricks, points), (wins, one))

    def test_k9_5_the_cat_at_a_strike(self):
        for contract in "24":
            match = declared(new("auction"), contract=contract, rest="AS TS")
            self.assertEqual((match.hand.lies(), match.hand.cat_went), (21, None))
        match = declared(new("auction"), contract="2", rest="AS TS")
        self.assertEqual(close(match, 40, 2), by_seat(-4, 8, -4))
        match = declared(new("auction"), contract="2", rest="AS TS")
        self.assertEqual(close(match, 9, 1), by_seat(8, -16, 8))
        match = declared(new("auction"), declarer="N", contract="4", rest="AS TS")
        self.assertEqual(close(match, 99, 6), by_seat(30, -15, -15))

    def test_k9_6_accounts(self):
        match = new("auction")
        close(declared(match, rest="AS TS"), 60, 4)
        close(declared(match, declarer="S", contract="3", rest="AS TS"), 60, 4)
        self.assertEqual(match.sheet, by_seat(9, 12, -21))


class Ends(unittest.TestCase):
    """K6.3, K6.4 and K9.6."""

    def test_k6_3_at_zero_or_below(self):
        match = stand(declared(new(), declarer="S"), 60, 30, 9)
        close(match, 20, 1)
        self.assertEqual((match.sheet["S"], match.over), (1, False))
        for before in (8, 1):
            match = stand(declared(new(), declarer="S"), 60, 30, before)
            close(match, 20, 1)
            self.assertEqual((match.loser, outcome(match)["won"]), ("S", ["N", "E"]))

    def test_k6_3_a_fold_may_end_it(self):
        match = stand(started(), 4, 4, 8)
        run(match, "pass, 1, fold")
        self.assertEqual((match.loser, match.sheet), ("S", by_seat(4, 4, 0)))

    def level_of_two(self):
        """A match in which North and East are level and below 0, and South stands at 12."""
        match = stand(declared(new(), declarer="S", rest="AS 5S"), 8, 8, 12)
        close(match, 99, 6)
        self.assertEqual((match.sheet, match.level), (by_seat(-8, -8, 12), ["N", "E"]))
        return match

    def test_k6_3_a_third_does_not_matter(self):
        match = self.level_of_two()
        for sheet in (4, -4, -12):
            close(declared(match, declarer="S"), 20, 1)
            self.assertEqual((match.sheet, match.level, match.loser),
                             (by_seat(-8, -8, sheet), ["N", "E"], None))
        self.assertIsNone(outcome(match))
        close(declared(match, declarer="N", rest="AS 5S"), 69, 4)
        self.assertEqual((match.sheet, match.loser), (by_seat(-8, -12, -16), "E"))
        self.assertEqual(outcome(match)["won"], ["N", "S"])

    def test_k6_3_passed_out_while_level(self):
        match = self.level_of_two()
        klorsjavs.deal(match, match.next_dealer, dealt("three"))
        run(match, "pass, pass, pass")
        self.assertEqual(klorsjavs.hand_report(match)["level"], ["N", "E"])

    def test_k6_3_three_level(self):
        match = stand(declared(new("four"), declarer="W", rest="AS 5S"), 8, 8, 8, 60)
        close(match, 93, 4)
        self.assertEqual(match.level, ["N", "E", "S"])
        # Two of them fall below the third; none is lowest alone, and all three play on.
        close(declared(match, declarer="E", rest="AS 5S"), 60, 3)
        self.assertEqual((match.sheet, match.level),
                         (by_seat(-12, -8, -12, 56), ["N", "E", "S"]))
        close(declared(match, declarer="E"), 20, 1)
        self.assertEqual((match.sheet, match.loser), (by_seat(-12, -16, -12, 56), "E"))

    def test_k6_3_three_come_there(self):
        for before, loser, level in (((60, 4, 8, 8), "E", []), ((60, 4, 4, 8), None, ["E", "S"]),
                                     ((60, 8, 4, 4), None, ["S", "W"]), ((60, 9, 8, 7), "W", [])):
            match = stand(declared(new("four"), declarer="N", rest="AS 5S"), *before)
            close(match, 80, 3)
            self.assertEqual((match.loser, match.level), (loser, level))

    def ended(self, form, sheet, loser, **changed):
        """The outcome of a match that stands so at its end."""
        match = stand(Match(options(form, **changed), "N"), *sheet)
        match.loser, match.over = loser, True
        return outcome(match)

    def test_k6_4_stakes(self):
        for kind, units, balance in (("none", 0, (0, 0, 0)), ("none", 5, (0, 0, 0)),
                                     ("flat", 5, (5, -10, 5)), ("flat", 0, (0, 0, 0))):
            self.assertEqual(self.ended("three", (60, 0, 20), "E", kind=kind, units=units),
                             {"won": ["N", "S"], "units": by_seat(*balance)})
        self.assertEqual(self.ended("four", (60, 12, 20, -4), "W", kind="flat", units=2),
                         {"won": ["N", "E", "S"], "units": by_seat(2, 2, 2, -6)})

    def test_k6_4_untouched(self):
        for form, sheet, loser, balance in (
                ("three", (60, 0, 20), "E", (-1, -1, 2)), ("three", (60, 0, 60), "E", (0, 0, 0)),
                ("three", (56, 0, 52), "E", (1, -2, 1)),
                ("four", (60, 0, 20, 60), "E", (-1, -1, 3, -1)),
                ("four", (60, 0, 60, 60), "E", (0, 0, 0, 0)),
                ("four", (60, 0, 4, 8), "E", (-2, -2, 2, 2))):
            found = self.ended(form, sheet, loser, kind="flat", units=3, untouched=True)
            self.assertEqual(found["units"], by_seat(*(3 * units for units in balance)))
            self.assertNotIn(loser, found["won"])
            found = self.ended(form, sheet, loser, kind="none", units=3, untouched=True)
            self.assertEqual(set(found["units"].values()), {0})

    def test_k9_6_hands(self):
        for hands in (6, 12, 24):
            match = new("auction", hands=hands)
            for count in range(hands):
                self.assertEqual((count, match.over, outcome(match)), (count, False, None))
                klorsjavs.deal(match, match.next_dealer, dealt("auction"))
                run(match, "pass, pass, pass")
                close(declared(match, rest="AS TS"), 50, 3)
            self.assertEqual((match.over, match.played), (True, hands))
            self.assertEqual(match.sheet, by_seat(-hands, 2 * hands, -hands))
            self.assertEqual(klorsjavs.refused_deal(match, "N", dealt("auction")), "K9.6")

    def test_k9_6_the_winners(self):
        for sheet, won in (((6, -3, -3), ["N"]), ((-8, 4, 4), ["E", "S"]),
                           ((0, 0, 0), ["N", "E", "S"])):
            for kind, units in (("none", 2), ("flat", 2)):
                found = self.ended("auction", sheet, None, kind=kind, units=units, untouched=True)
                times = units if kind == "flat" else 0
                self.assertEqual(found, {"won": won, "units": by_seat(*(times * n for n in sheet))})

    def test_k9_6_no_end_at_zero(self):
        match = stand(declared(new("auction"), declarer="N", contract="4"), 0, 0, 0)
        close(match, 20, 1)
        self.assertEqual((match.sheet, match.over, match.level), (by_seat(-30, 15, 15), False, []))


if __name__ == "__main__":
    unittest.main()
