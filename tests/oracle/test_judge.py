#!/usr/bin/env python3
"""Tests of judge.py: it passes what agrees and finds what does not."""
import contextlib
import copy
import io
import json
import random
import unittest

import judge
import self_play
import sjavs


class Checker(unittest.TestCase):
    """The checker passes what agrees and finds what does not."""

    def setUp(self):
        rng = random.Random(3)
        self.match = next(m for m in iter(lambda: self_play.random_match(rng), None)
                          if m["outcome"] and len(m["hands"]) > 1)

    def check(self, match):
        """The exit status and what is printed of one match."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = judge.check_all(sjavs, [match if isinstance(match, str) else json.dumps(match)])
        return status, out.getvalue()

    def test_self_play_agrees(self):
        status, text = self.check(self.match)
        self.assertEqual(status, 0)
        self.assertRegex(text, r"^1 matches, \d+ steps, \d+ actions judged: no difference\n$")

    def test_every_change_is_found(self):
        """Any single value of the end, a step or the outcome that is changed is found."""
        def change(match, path, value):
            where = match
            for key in path[:-1]:
                where = where[key]
            where[path[-1]] = value
        hand = next(i for i, h in enumerate(self.match["hands"]) if h["end"]["bid"])
        end, step = ("hands", hand, "end"), ("hands", hand, "steps", 1)
        changes = [(end + (key,), "?") for key in self.match["hands"][hand]["end"]]
        changes += [(end + ("sheet", "NS"), 25), (end + ("points", "EW"), True),
                    (end + ("tricks", "NS"), 9), (end + ("new",), 1), (step + ("new",), 1),
                    (step + ("seat",), "X"), (step + ("do",), "QC"), (step + ("do",), "05"),
                    (step + ("legal", "N"), ["knock"]), (step + ("legal", "N"), 5),
                    (step + ("refused",), [{"seat": "N", "do": "knock", "rule": "S4.1"}]),
                    (step + ("refused",), [{"seat": "N", "do": "knock"}]),
                    (("hands", 0, "dealer"), "X"), (("hands", 0, "deal", "N"), ["QC"] * 8),
                    (("outcome",), None), (("outcome", "units"), 99), (("outcome", "cross"), 0),
                    (("options", "tie"), "none"), (("options", "solo_vol"), 1), (("new",), 1),
                    (("options", "stakes", "units"), True), (("first_dealer",), "NE"),
                    (("hands", 0), 5), (("options",), None)]
        for path, value in changes:
            changed = copy.deepcopy(self.match)
            change(changed, path, value)
            self.assertEqual((path, self.check(changed)[0]), (path, 1))

    def test_lost_and_added_parts_are_found(self):
        for spoil in (lambda m: m["hands"].pop(), lambda m: m["hands"][0]["steps"].pop(),
                      lambda m: m["hands"].append(m["hands"][0]),
                      lambda m: m["hands"][0]["steps"].append(m["hands"][0]["steps"][-1]),
                      lambda m: m["hands"][0].pop("end"), lambda m: m.pop("outcome"),
                      lambda m: m["hands"].reverse()):
            changed = copy.deepcopy(self.match)
            spoil(changed)
            status, text = self.check(changed)
            self.assertEqual(status, 1)
            self.assertTrue(text.startswith("match 1"), text)
        self.assertEqual(self.check("{")[0], 1)

    def test_the_rows_are_met(self):
        """Self-play meets the rows of S5.2 but the solo, a redealt hand, a tie and a cross."""
        met, worth_, rng = set(), sjavs.worth, random.Random(11)
        for _ in range(40):
            match = self_play.random_match(rng)
            self.assertEqual(self.check(match)[0], 0)
            for hand in match["hands"]:
                end = hand["end"]
                if end["declarer"]:
                    side = sjavs.SIDE[end["declarer"]]
                    met.add(worth_(end["tricks"][side], end["points"][side], False, False, True))
                else:
                    met.add("played" if end["won_by"] else "no call")
            if match["outcome"] and match["outcome"]["cross"]:
                met.add("cross")
        self.assertLessEqual({("declarers", 12), ("declarers", 4), ("declarers", 2), (None, 0),
                              ("defenders", 4), ("defenders", 8), ("defenders", 16), "played",
                              "no call", "cross"}, met)


if __name__ == "__main__":
    unittest.main()
