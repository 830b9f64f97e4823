#!/usr/bin/env python3
"""A match of Owcy Głowa that the rule book played itself is judged, and each change to it is found."""
import contextlib
import copy
import io
import json
import random
import unittest

import judge
import owcyglowa
from owcyglowa import SEATS, Match, act, legal, outcome, refusal
from test_owcyglowa import options, random_deal


class Judged(unittest.TestCase):
    """The form that judge.py reads, with three seats."""

    def setUp(self):
        rng = random.Random(5)
        match, hands = Match(options("flat", 3), "E"), []
        while not match.winner:
            self.assertLess(len(hands), 60)             # Ever more hands would be a fault.
            hands.append({"dealer": match.next_dealer, "deal": random_deal(rng), "steps": []})
            owcyglowa.deal(match, hands[-1]["dealer"], hands[-1]["deal"])
            while match.hand.phase == "play":
                hands[-1]["steps"].append(self.step(match, rng))
            hands[-1]["end"] = owcyglowa.hand_report(match)
        self.match = {"options": options("flat", 3), "first_dealer": "E", "hands": hands,
                      "outcome": outcome(match)}

    @staticmethod
    def step(match, rng):
        """A random step, done, with some attempts that are refused before it."""
        seat, tried = match.hand.turn, rng.sample(sorted(owcyglowa.ACTIONS), 6)
        lawful = {s: sorted(legal(match, s)) for s in SEATS}
        refused = [{"seat": s, "do": text, "rule": refusal(match, s, text)}
                   for s in SEATS for text in tried if refusal(match, s, text)]
        text = rng.choice(lawful[seat])
        act(match, seat, text)
        return {"legal": lawful, "refused": refused, "seat": seat, "do": text}

    def check(self, match):
        """The exit status and what is printed of one match."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = judge.check_all(owcyglowa, [json.dumps(match)])
        return status, out.getvalue()

    def test_a_match_agrees(self):
        status, text = self.check(self.match)
        self.assertEqual(status, 0, text)
        self.assertRegex(text, r"^1 matches, \d+ steps, \d+ actions judged: no difference\n$")

    def test_changes_are_found(self):
        end = ("hands", 0, "end")
        changes = [(end + (name,), "?") for name in self.match["hands"][0]["end"]]
        changes += [(end + (name, seat), 165) for seat in SEATS
                    for name in ("bids", "points", "tricks", "won", "sheet")]
        changes += [(("outcome", "winner"), "W"), (("outcome", "units"), 0), (("outcome",), None),
                    (("first_dealer",), "W"), (("options", "games"), "four"),
                    (("options", "stakes", "kind"), "per_game"), (("hands", 0, "dealer"), "N"),
                    (("hands", 0, "deal", "W"), []), (("hands", 0, "steps", 0, "seat"), "W"),
                    (("hands", 0, "steps", 0, "legal", "W"), [])]
        for path, value in changes:
            changed = where = copy.deepcopy(self.match)
            for key in path[:-1]:
                where = where[key]
            where[path[-1]] = value
            self.assertEqual((path, self.check(changed)[0]), (path, 1))


if __name__ == "__main__":
    unittest.main()
