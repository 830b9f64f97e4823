#!/usr/bin/env python3
"""Matches of Klørsjavs that the rule book played itself are judged, and each change to
one is found."""
import contextlib
import copy
import io
import itertools
import json
import random
import unittest

import judge
import klorsjavs
from klorsjavs import ACTIONS, HELD, PACKS, SEATS_OF, Match, act, legal, outcome, refusal
from test_klorsjavs import FORMS, options

TRIED = sorted(text for text, (kind, _) in ACTIONS.items() if kind not in ("lay", "word", "bid"))
TRIED += ["lay AC KC", "lay QC JC", "knock", "stop", "2 better", "QC down", "5D signal", "0", "1",
          "2", "3", "4", "5", "99"]


def random_deal(form, rng):
    """K2.2: a whole pack in the hands and the cat."""
    pack, size = rng.sample(PACKS[form], len(PACKS[form])), HELD[form]
    hands = {seat: pack[size * n:size * n + size] for n, seat in enumerate(SEATS_OF[form])}
    return {**hands, "rest": pack[-2:]}


def random_act(match, rng):
    """A seat and a lawful action: now and then a fold, also of one who is not to lead, and
    a pass more often than the others."""
    declarer = match.hand.declarer
    if declarer and "fold" in legal(match, declarer) and rng.random() < 0.05:
        return declarer, "fold"
    if "pass" in legal(match, match.hand.turn) and rng.random() < 0.3:
        return match.hand.turn, "pass"
    return match.hand.turn, rng.choice(sorted(legal(match, match.hand.turn) - {"fold"}))


def random_hand(match, rng):
    """One hand with random lawful actions, in the form that judge.py reads."""
    hand = {"dealer": match.next_dealer, "deal": random_deal(match.form, rng), "steps": []}
    klorsjavs.deal(match, hand["dealer"], hand["deal"])
    while match.hand.phase != "over":
        lawful = {seat: sorted(legal(match, seat)) for seat in match.seats}
        refused = [{"seat": seat, "do": text, "rule": refusal(match, seat, text)}
                   for seat in match.seats for text in rng.sample(TRIED, 4)
                   if refusal(match, seat, text)]
        seat, text = random_act(match, rng)
        hand["steps"].append({"legal": lawful, "refused": refused, "seat": seat, "do": text})
        act(match, seat, text)
    return {**hand, "end": klorsjavs.hand_report(match)}


def random_match(rng, **said):
    """One match with random options but these; it is played to its end."""
    chosen = options(kind=rng.choice(klorsjavs.STAKES), units=rng.randrange(5))
    chosen.update({name: rng.choice(choices) for name, choices in klorsjavs.CHOICES.items()})
    chosen.update(said)
    first = rng.choice(SEATS_OF[chosen["form"]])
    match, hands = Match(chosen, first), []
    while not match.over:
        assert len(hands) < 300                         # Ever more hands would be a fault.
        hands.append(random_hand(match, rng))
    return {"options": chosen, "first_dealer": first, "hands": hands, "outcome": outcome(match)}


class Judged(unittest.TestCase):
    """The form that judge.py reads, with a cat, and three seats or four."""

    def check(self, *matches):
        """The exit status and what is printed of these matches."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = judge.check_all(klorsjavs, [json.dumps(match) for match in matches])
        return status, out.getvalue()

    def test_matches_agree(self):
        rng, met = random.Random(23), set()
        for form, cat, untouched in itertools.product(FORMS, ("unseen", "seen"), (False, True)):
            matches = [random_match(rng, form=form, cat=cat, untouched=untouched, hands=6)
                       for _ in range(3)]
            status, text = self.check(*matches)
            self.assertEqual(status, 0, text)
            self.assertRegex(text, r"^3 matches, \d+ steps, \d+ actions judged: no difference\n$")
            for end in (hand["end"] for match in matches for hand in match["hands"]):
                met.add((form, "contract", end["contract"]))
                met.add((form, "cat", "folded" if end["folded"] else end["cat"]))
                met.add((form, "level", len(end["level"])))
                met.update((form, "won", abs(won)) for won in end["won"].values())
        rows = {"contract": (None, 1), "cat": ("folded", None, "taken", "left"),
                "level": (0,), "won": (0, 4, 8, 16)}
        due = {(form, name, value) for form in ("three", "four")
               for name, values in rows.items() for value in values}
        due |= {("four", "level", 2), *(("auction", "contract", n) for n in (None, 1, 2, 3, 4)),
                *(("auction", "cat", went) for went in (None, "taken", "left")),
                *(("auction", "won", jetons) for jetons in (0, 1, 2, 4, 8, 10, 15))}
        self.assertEqual(due - met, set())

    def test_an_unfinished_match_agrees(self):
        match = random_match(random.Random(4), form="four")
        match["hands"], match["outcome"] = match["hands"][:2], None
        self.assertEqual(self.check(match)[0], 0)

    def test_changes_are_found(self):
        for form, fourth in (("three", "W"), ("four", "X"), ("auction", "W")):
            rng = random.Random(6)
            match = next(found for found in iter(lambda: random_match(
                rng, form=form, cat="unseen", hands=6, stakes={"kind": "flat", "units": 3}), None)
                if len(found["hands"]) < 14)
            at = next(n for n, hand in enumerate(match["hands"]) if hand["end"]["declarer"])
            end, seats = ("hands", at, "end"), SEATS_OF[form]
            self.assertEqual(self.check(match)[0], 0)
            changes = [(end + (name,), "?") for name in match["hands"][at]["end"]]
            changes += [(end + (name, seat), 165) for seat in seats
                        for name in ("points", "tricks", "won", "sheet")]
            changes += [(end + ("sheet", fourth), 60), (end + ("level",), ["N", "E"]),
                        (("outcome", "won"), []), (("outcome", "units", "N"), 99),
                        (("outcome", "units", fourth), 0), (("outcome",), None),
                        (("outcome", "loser"), "N"), (("first_dealer",), fourth),
                        (("options", "form"), "two"), (("options", "hands"), 13),
                        (("options", "untouched"), 0), (("options", "stakes", "kind"), "per_game"),
                        (("hands", 0, "dealer"), fourth), (("hands", 0, "deal", fourth), []),
                        (("hands", 0, "deal", "rest"), ["QC", "QC"]),
                        (("hands", 0, "steps", 0, "seat"), fourth),
                        (("hands", 0, "steps", 0, "do"), "lay KC AC"),
                        (("hands", 0, "steps", 0, "legal", fourth), []),
                        (("hands", 0, "steps", 0, "refused"),
                         [{"seat": fourth, "do": "knock", "rule": "K3.1"}])]
            for path, value in changes:
                changed = where = copy.deepcopy(match)
                for key in path[:-1]:
                    where = where[key]
                where[path[-1]] = value
                self.assertEqual((form, path, self.check(changed)[0]), (form, path, 1))
            changed = copy.deepcopy(match)
            del changed["hands"][0]["deal"]["rest"]
            self.assertEqual(self.check(changed)[0], 1)


if __name__ == "__main__":
    unittest.main()
