#!/usr/bin/env python3
"""The rules that tarock.py names when it refuses, and random matches that are judged."""
import contextlib
import copy
import io
import itertools
import json
import random
import unittest

import judge
import tarock
from tarock import ACTIONS, FIGURES, PACK, SEATS, act, legal, outcome, refusal
from test_tarock import (CALLS, DEAL, TRICKS, bid_hand, by_seat, close, dealt, new, options,
                         pick_up, run, stand, started)

WORDS = ("knock", "stop", "fold", "0 better", "1 better", "61 better", "120 better", "AC down",
         "6D down", "TC signal", "KD signal", "0", "2", "5", "7", "60", "62", "65", "67", "100",
         "115", "117", "120")
NAMES = tuple(f"name {suit}" for suit in "CSHD")
LAYS = ("lay AC 6C TS", "lay QC QH TD", "lay AC TC", "lay QH 6D")
HANDS = tuple(str(figure) for figure in FIGURES)


class Refusals(unittest.TestCase):
    """Section 9, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seats and action, is refused to each of them by this rule."""
        for attempt in attempts:
            seats, text = attempt.split(" ", 1)
            for seat in seats:
                self.assertEqual((seat, text, refusal(match, seat, text)), (seat, text, rule))

    def all_refused(self, match, rule, *texts):
        """Each text is refused to every seat by this rule."""
        self.refused(match, rule, *(f"NES {text}" for text in texts))

    def figures_refused(self, match, seat, but=None):
        """In the auction no figure but this one is lawful: T3.3 in turn, T3.1 of others."""
        others = "".join(other for other in SEATS if other != seat)
        for figure in HANDS:
            self.refused(match, None if figure == but else "T3.3", f"{seat} {figure}")
            self.refused(match, "T3.1", f"{others} {figure}")

    def test_1_auction(self):
        for calls, seat, but in (
                ("", "E", None), ("pass", "S", None), ("pass, pass", "N", None),
                ("1", "S", "61"), ("pass, 1", "N", "61"), ("1, pass", "N", "61"),
                ("1, 61", "E", "61"), ("1, 61, pass", "N", "66"), ("1, 61, 61", "S", "66"),
                ("1, pass, 61", "E", "61"), ("1, pass, 61, 61", "N", "66"),
                ("1, 61, 61, pass", "N", "66"), ("1, 61, 61, pass, 66", "E", "71"),
                ("1, 61, pass, 66", "S", "71"), ("1, 61, 61, 66, pass", "N", "71"),
                ("1, 61, 61, " + ", ".join(HANDS[1:]), "E", None),
                ("1, 61, 61, " + ", ".join(HANDS[1:]) + ", pass", "N", None)):
            match = started(calls)
            self.assertEqual((calls, match.hand.turn), (calls, seat))
            others = "".join(other for other in SEATS if other != seat)
            self.refused(match, None, f"{seat} pass")
            self.refused(match, "T3.1", f"{others} pass", f"{others} 1")
            self.refused(match, "T3.2" if "1" in calls else None, f"{seat} 1")
            self.figures_refused(match, seat, but)
            self.all_refused(match, "T3.1", *PACK)
            self.all_refused(match, "T3.5", "take")
            self.all_refused(match, "T4.1", *LAYS, *NAMES)
            self.all_refused(match, "T4.4", *WORDS)

    def test_2_the_choice(self):
        for raised, calls in itertools.product((False, True), ("pass, 1, pass", "pass, pass, 1")):
            match = started(calls, raise_alone=raised)
            seat = match.hand.turn
            others = "".join(other for other in SEATS if other != seat)
            self.all_refused(match, "T3.1", "pass", "1")
            self.refused(match, None, f"{seat} take", f"{seat} 61")
            self.refused(match, "T3.5", f"{others} take", *(f"{others} {n}" for n in HANDS))
            self.refused(match, None if raised else "T3.5", *(f"{seat} {n}" for n in HANDS[1:]))
            self.all_refused(match, "T3.5", *PACK)
            self.all_refused(match, "T4.1", *LAYS, *NAMES)
            self.all_refused(match, "T4.4", *WORDS)

    def after_the_choice(self, match):
        """In every later phase these are refused so."""
        self.all_refused(match, "T3.1", "pass", "1")
        self.all_refused(match, "T3.5", "take", *HANDS)
        self.all_refused(match, "T4.4", *WORDS)

    def test_2_laying_away(self):
        match = started("pass, 1, pass, take", raise_alone=True)
        self.after_the_choice(match)
        self.refused(match, None, "S lay QC QH TD", "S lay TD 9D 6D", "S lay AC AS AD")
        self.refused(match, "T4.1", "EN lay QC QH TD", "S lay AC TC", "S lay TD 9D",
                     "S lay AC 6C TS", "S lay AC TC KC", "E lay KC JC 8C")
        self.all_refused(match, "T4.1", *NAMES, *PACK)

    def test_2_naming(self):
        for calls in ("take, lay QC QH TD", "61", "116"):
            match = started(f"pass, 1, pass, {calls}", raise_alone=True)
            self.after_the_choice(match)
            self.refused(match, None, *(f"S {name}" for name in NAMES))
            self.refused(match, "T4.1", *(f"EN {name}" for name in NAMES))
            self.all_refused(match, "T4.1", *LAYS, "lay AC TC 9C", "lay TD 9D 6D", *PACK)
        match = started("1, 61, pass, pass", raise_alone=True)      # T3.6: no choice
        self.after_the_choice(match)
        self.refused(match, None, "S name C")
        self.refused(match, "T4.1", "EN name C")
        self.all_refused(match, "T4.1", *PACK)

    def test_3_the_first_lead(self):
        match = started(CALLS)
        self.after_the_choice(match)
        self.all_refused(match, "T4.1", *LAYS, *NAMES, "lay KC JC 8C")
        self.refused(match, "T4.3", *(f"SN {card}" for card in PACK))
        held = DEAL["E"].split()
        self.refused(match, None, *(f"E {card}" for card in held))
        self.refused(match, "T4.4", *(f"E {card}" for card in PACK if card not in held))

    def test_3_play(self):
        match = started(CALLS)
        run(match, "TH")
        self.refused(match, None, "S JH")
        self.refused(match, "T4.4", "S AC", "S QH", "S AH", "S KS", "N AH", "E KH")
        run(match, "JH")
        self.refused(match, None, "N AH")
        self.refused(match, "T4.4", "N 7H", "N 6C", "N KD", "N KH", "S AC", "E KH")
        run(match, "AH")
        self.refused(match, "T4.4", "ES QS", "ES AD", "S JS", "N AC")      # A later lead.
        run(match, "KD")
        self.refused(match, None, "E KC", "E JC", "E 8C")
        self.refused(match, "T4.4", "E TS", "E KH", "E AC", "S AD", "N QD")
        run(match, "JC")
        self.refused(match, None, "S AD", "S 6D")
        self.refused(match, "T4.4", "S AC", "S KS", "S TD")
        for _ in range(3):
            self.after_the_choice(match)
            self.all_refused(match, "T4.1", *LAYS, *NAMES)
            run(match, sorted(legal(match, match.hand.turn))[0])

    def test_4_without_a_hand(self):
        anything = ("pass", "1", "61", "take", *LAYS, *NAMES, "AC", "6D", *WORDS)
        match = started("pass, pass, pass")
        self.all_refused(match, "T3.1", *anything)
        for played in (pick_up, bid_hand):
            close(played(match), 70)
            self.all_refused(match, "T4.6", *anything)
        match = run(started(CALLS), ", ".join(cards for cards, _ in TRICKS))
        self.all_refused(match, "T4.6", *anything)
        for seat in SEATS:
            self.assertEqual(legal(match, seat), set())
        match = stand(pick_up(new()), 5, 0, 0, -5)
        close(match, 70)
        self.all_refused(match, "T6.1", *anything)
        for seat in SEATS:
            self.assertEqual(legal(match, seat), set())

    def test_4_deals(self):
        right = dealt(**DEAL)
        twice = {**right, "rest": right["rest"][:2] + right["rest"][:1]}
        strange = {**right, "N": right["N"][:-1] + ["5D"]}
        short = {**right, "rest": right["rest"][:2]}
        uneven = {**right, "N": right["N"][:-1], "S": right["S"] + right["N"][-1:]}
        big_stock = {**right, "N": right["N"][:-1], "rest": right["rest"] + right["N"][-1:]}
        everything = ((right, None), (twice, "T1.2"), (strange, "T1.2"), (short, "T1.2"),
                      (uneven, "T2.2"), (big_stock, "T2.2"))

        def check(match, dealer):
            """Of this dealer only the cards are looked at; no dealer at all may deal if None."""
            for seat, (deal, rule) in itertools.product(SEATS, everything):
                self.assertEqual(tarock.refused_deal(match, seat, deal),
                                 rule if seat == dealer else "T2.1")

        check(new("S"), "S")
        match = started(CALLS)
        check(match, None)
        check(run(match, ", ".join(cards for cards, _ in TRICKS)), "E")
        check(started("pass, pass, pass"), "E")
        match.over = True
        for seat, (deal, _) in itertools.product(SEATS, everything):
            self.assertEqual(tarock.refused_deal(match, seat, deal), "T6.1")


# Of the many lays only a few, to save time.
TRIED = sorted(text for text, (kind, _) in ACTIONS.items() if kind not in ("lay", "word"))
TRIED += [*LAYS, *WORDS]


def random_act(match, rng):
    """A lawful action of the seat to act; more often than by chance a pass."""
    lawful = sorted(legal(match, match.hand.turn))
    if "pass" in lawful and rng.random() < 0.3:
        return "pass"
    return rng.choice(lawful)


def random_hand(match, rng):
    """One hand with random lawful actions, in the form that judge.py reads."""
    pack = rng.sample(PACK, len(PACK))
    deal = {"N": pack[:11], "E": pack[11:22], "S": pack[22:33], "rest": pack[33:]}
    hand = {"dealer": match.next_dealer, "deal": deal, "steps": []}
    tarock.deal(match, match.next_dealer, deal)
    while match.hand.phase != "over":
        lawful = {seat: sorted(legal(match, seat)) for seat in SEATS}
        refused = [{"seat": seat, "do": text, "rule": refusal(match, seat, text)}
                   for seat in SEATS for text in rng.sample(TRIED, 4)
                   if refusal(match, seat, text)]
        seat, text = match.hand.turn, random_act(match, rng)
        hand["steps"].append({"legal": lawful, "refused": refused, "seat": seat, "do": text})
        act(match, seat, text)
    return {**hand, "end": tarock.hand_report(match)}


def random_match(rng, **changed):
    """One match with random options but these, played to its end or at most 40 hands."""
    changed.setdefault("pot", rng.choice((100, 50)))
    changed.setdefault("raise_alone", rng.choice((False, True)))
    chosen, first = options(kind=rng.choice(tarock.STAKES), units=3, **changed), rng.choice(SEATS)
    match, hands = tarock.Match(chosen, first), []
    while not match.over and len(hands) < 40:
        hands.append(random_hand(match, rng))
    return {"options": chosen, "first_dealer": first, "hands": hands, "outcome": outcome(match)}


class RandomHands(unittest.TestCase):
    """In every state each text is lawful or refused, and the cards and points add up."""

    def step(self, match, rng, rules):
        """All texts of all seats are judged, and one that is lawful is done."""
        for seat in SEATS:
            every = ACTIONS if match.hand.phase == "laying" else TRIED
            found = {text: refusal(match, seat, text) for text in every}
            lawful = {text for text, rule in found.items() if not rule}
            self.assertEqual(legal(match, seat), lawful)
            self.assertEqual(bool(lawful), seat == match.hand.turn)
            rules.update(found.values())
        hand = match.hand
        if not hand.winners:
            cards = sum(hand.held.values(), []) + hand.laid + [card for _, card in hand.trick]
            cards += hand.stock if hand.game != "pick_up" else []
            self.assertEqual(sorted(cards), sorted(PACK))
        act(match, hand.turn, random_act(match, rng))

    def test_refused_and_legal_are_one(self):
        rng, rules = random.Random(9), set()
        for pot, raised in itertools.product((50, 100), (False, True)):
            match = new(pot=pot, raise_alone=raised)
            for _ in range(12):
                pack = rng.sample(PACK, len(PACK))
                tarock.deal(match, match.next_dealer, {
                    "N": pack[:11], "E": pack[11:22], "S": pack[22:33], "rest": pack[33:]})
                while match.hand.phase != "over":
                    self.step(match, rng, rules)
                report = tarock.hand_report(match)
                self.assertEqual(sum(report["sheet"].values()) + report["pot"], 0)
                if report["soloist"]:
                    self.assertEqual(sum(report["points"].values()) + report["lies"], 120)
                    self.assertEqual(sum(report["tricks"].values()), 11)
                    self.assertNotEqual(report["won"], by_seat(0, 0, 0))
                if match.over:
                    break
        self.assertEqual(rules, {None, "T3.1", "T3.2", "T3.3", "T3.5", "T4.1", "T4.3", "T4.4"})


class Judged(unittest.TestCase):
    """The form that judge.py reads."""

    def check(self, *matches):
        """The exit status and the text printed of these matches."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = judge.check_all(tarock, [json.dumps(match) for match in matches])
        return status, out.getvalue()

    def test_matches_agree(self):
        rng = random.Random(3)
        matches = [random_match(rng, pot=pot, raise_alone=raised) for _ in range(2)
                   for pot, raised in itertools.product((50, 100), (False, True))]
        status, text = self.check(*matches)
        self.assertEqual(status, 0, text)
        self.assertRegex(text, r"^8 matches, \d+ steps, \d+ actions judged: no difference\n$")
        ends = [hand["end"] for match in matches for hand in match["hands"]]
        self.assertEqual({end["game"] for end in ends}, {None, "pick_up", "hand"})
        self.assertEqual({end["soloist"] for end in ends}, {None, *SEATS})
        self.assertLess({None, 61, 66, 71, 76}, {end["figure"] for end in ends})
        self.assertTrue(any(match["outcome"] for match in matches))

    def test_changes_are_found(self):
        rng = random.Random(6)
        match = next(found for found in iter(lambda: random_match(rng, pot=50), None)
                     if found["outcome"] and len(found["hands"]) < 12)
        at = next(n for n, hand in enumerate(match["hands"]) if hand["end"]["soloist"])
        end = ("hands", at, "end")
        self.assertEqual(self.check(match)[0], 0)
        changes = [(end + (name,), "?") for name in match["hands"][at]["end"]]
        changes += [(end + (name, seat), 163) for seat in SEATS
                    for name in ("points", "tricks", "won", "sheet")]
        changes += [(("outcome", "won"), []), (("outcome", "units", "N"), 98),
                    (("outcome",), None), (("first_dealer",), "W"), (("options", "pot"), 60),
                    (("options", "raise_alone"), 0), (("options", "stakes", "kind"), "per_game"),
                    (("hands", 0, "dealer"), "W"), (("hands", 0, "deal", "W"), []),
                    (("hands", 0, "deal", "rest"), ["QC", "QC", "QC"]),
                    (("hands", 0, "steps", 0, "seat"), "W"),
                    (("hands", 0, "steps", 0, "do"), "lay KC AC"),
                    (("hands", 0, "steps", 0, "legal", "N"), ["61"]),
                    (("hands", 0, "steps", 0, "refused"),
                     [{"seat": "N", "do": "knock", "rule": "T3.1"}])]
        for path, value in changes:
            changed = where = copy.deepcopy(match)
            for key in path[:-1]:
                where = where[key]
            where[path[-1]] = value
            self.assertEqual((path, self.check(changed)[0]), (path, 1))


if __name__ == "__main__":
    unittest.main()
