#!/usr/bin/env python3
"""The rules that sixbid.py names when it refuses, and random matches that are judged."""
import contextlib
import copy
import io
import itertools
import json
import random
import unittest

import judge
import sixbid
from sixbid import ACTIONS, BIDS, PACK, SEATS, act, legal, outcome, refusal
from test_sixbid import CALLS, DEAL, TRICKS, close, dealt, new, options, run, started

WORDS = ("knock", "stop", "take", "fold", "0 better", "1 better", "61 better", "99 better",
         "AC down", "6D down", "TC signal", "KD signal")
NAMES = tuple(f"name {suit}" for suit in "CSHD")
ASKS = tuple(f"ask {card}" for card in PACK)
GIFTS = tuple(f"give {card}" for card in PACK)
LAYS = ("lay AC 6C TS", "lay QC QH TD", "lay KC JC 8C", "lay TD 9D 6D", "lay AC TC", "lay QH 6D")
BID_TEXTS = {"six_bid": ("1", "2", "3", "4", "5", "6"), "frog": ("1", "2", "3")}
NO_BIDS = {"six_bid": ("0", "7", "8", "61", "99"), "frog": ("0", "4", "5", "6", "7", "99")}


class Refusals(unittest.TestCase):
    """Section 10, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seats and action, is refused to each of them by this rule."""
        for attempt in attempts:
            seats, text = attempt.split(" ", 1)
            for seat in seats:
                self.assertEqual((seat, text, refusal(match, seat, text)), (seat, text, rule))

    def all_refused(self, match, rule, *texts):
        """Each text is refused to every seat by this rule."""
        self.refused(match, rule, *(f"NES {text}" for text in texts))

    def never(self, match, *due):
        """These are refused in every phase, but those kinds that are due."""
        form = match.options["form"]
        self.all_refused(match, "L5.2", *WORDS)
        self.all_refused(match, "L8.2" if form == "frog" else "L3.1", *NO_BIDS[form])
        for kind, rule, texts in (
                ("bid", "L3.2", BID_TEXTS[form]), ("pass", "L3.2", ("pass",)),
                ("name", "L4.3", NAMES), ("ask", "L4.7", ASKS), ("give", "L4.7", GIFTS),
                ("lay", "L8.3", LAYS)):
            if kind not in due:
                self.all_refused(match, rule, *texts)

    def test_1_auction(self):
        for calls, seat, least in (
                ("", "E", 1), ("pass", "S", 1), ("pass, pass", "N", 1), ("1", "S", 2),
                ("3", "S", 4), ("1, pass", "N", 2), ("1, 3", "E", 4), ("1, 3, pass", "N", 4),
                ("1, 3, 4, pass", "N", 5), ("1, pass, 2", "E", 3), ("pass, 2", "N", 3),
                ("pass, 2, 4", "S", 5), ("6", "S", 7), ("6, pass", "N", 7), ("1, 6", "E", 7)):
            for form in ("six_bid", "frog"):
                if form == "frog" and any(number in calls for number in "456"):
                    continue
                match = started(calls, form=form)
                self.assertEqual((calls, match.hand.turn), (calls, seat))
                others = "".join(other for other in SEATS if other != seat)
                self.refused(match, None, f"{seat} pass")
                self.refused(match, "L3.2", f"{others} pass")
                for text in BID_TEXTS[form]:
                    self.refused(match, None if int(text) >= least else "L3.3", f"{seat} {text}")
                    self.refused(match, "L3.2", f"{others} {text}")
                self.never(match, "bid", "pass")
                self.all_refused(match, "L3.2", *PACK)

    def test_1_naming(self):
        for form, calls, hearts in (("six_bid", "pass, 1, pass", False),
                                    ("frog", "pass, 2, pass", False),
                                    ("six_bid", "pass, 4, pass", True),
                                    ("six_bid", "pass, 6, pass", True)):
            match = started(calls, form=form)
            self.never(match, "name")
            self.refused(match, None, "S name C", "S name S", "S name D")
            self.refused(match, None if hearts else "L4.3", "S name H")
            self.refused(match, "L4.3", *(f"EN {name}" for name in NAMES))
            self.all_refused(match, "L4.3", *PACK)

    def test_1_calling(self):
        match = started("pass, 6, pass, name C")
        held = DEAL["S"].split()
        self.never(match, "pass", "ask")
        self.refused(match, None, "S pass")
        self.refused(match, "L4.7", "EN pass", *(f"EN {ask}" for ask in ASKS))
        for card in PACK:
            self.refused(match, "L4.7" if card in held else None, f"S ask {card}")
        self.all_refused(match, "L4.7", *PACK)

    def test_1_giving(self):
        match = started("pass, 6, pass, name C, ask TH")
        held = DEAL["S"].split()
        self.never(match, "give", "pass")
        self.refused(match, "L4.7", "EN pass", *(f"EN {gift}" for gift in GIFTS))
        self.refused(match, "L3.2", "S pass")
        for card in PACK:
            self.refused(match, None if card in held else "L4.7", f"S give {card}")
        self.all_refused(match, "L4.7", *PACK)

    def test_2_laying_away(self):
        match = started("pass, 1, pass", form="frog")
        self.never(match, "lay")
        self.refused(match, None, "S lay QC QH TD", "S lay TD 9D 6D", "S lay AC AS AD")
        self.refused(match, "L8.3", "EN lay QC QH TD", "S lay AC TC", "S lay TD 9D",
                     "S lay AC 6C TS", "S lay AC TC KC", "E lay KC JC 8C")
        self.all_refused(match, "L8.3", *PACK)

    def test_3_the_first_lead(self):
        for form, calls, seat, rule in (
                ("six_bid", CALLS, "E", "L5.1"), ("six_bid", "pass, 2, pass", "E", "L5.1"),
                ("six_bid", "pass, 3, pass", "E", "L5.1"),
                ("six_bid", "5, pass, pass", "S", "L4.6"),
                ("six_bid", "pass, pass, 5", "E", "L4.6"),
                ("six_bid", "pass, 4, pass, name H", "E", "L5.1"),
                ("six_bid", "pass, 6, pass, name C, pass", "E", "L5.1"),
                ("six_bid", "pass, 6, pass, name C, ask TD", "E", "L5.1"),
                ("six_bid", "pass, 6, pass, name C, ask TH, give 7C", "E", "L5.1"),
                ("frog", "pass, 1, pass, lay QC QH TD", "E", "L5.1"),
                ("frog", "pass, 2, pass, name D", "E", "L5.1"),
                ("frog", "pass, 3, pass", "E", "L5.1")):
            match = started(calls, form=form)
            self.never(match)
            others = "".join(other for other in SEATS if other != seat)
            self.refused(match, rule, *(f"{others} {card}" for card in PACK))
            held = match.hand.held[seat]
            for card in PACK:
                self.refused(match, None if card in held else "L5.2", f"{seat} {card}")

    def test_3_play(self):
        match = run(started(CALLS), "KC")
        self.refused(match, None, "S AC", "S 7C")
        self.refused(match, "L5.2", "S QH", "S AH", "S KC", "N 6C", "E JC", "E KC")
        run(match, "AC, 6C")
        self.refused(match, "L5.2", "EN 8C", "N JS", "S KC")        # A later lead.
        run(match, "TC, 7D, 8C, QC, 6H, JC, AS, 7S, 6S, KS, 8S, TS, TH, JH")
        self.refused(match, None, "N AH", "N 7H")
        self.refused(match, "L5.2", "N JS", "N KD", "S QH", "E KH")
        run(match, "AH, 7H, KH, QH, 9H")
        self.refused(match, None, "S 9C", "S 7C")
        self.refused(match, "L5.2", "S AD", "S 8D", "S QH")
        self.never(match)
        match = run(started("pass, 5, pass"), "6C")
        self.refused(match, None, "E KC")
        self.refused(match, "L5.2", "E TH", "N 8S", "S AC")

    def test_4_without_a_hand(self):
        anything = ("pass", "0", "1", "6", "61", *LAYS, *NAMES, *ASKS, *GIFTS, *PACK, *WORDS)
        for form in BIDS:
            match = started("pass, pass, pass", form=form)
            self.all_refused(match, "L3.4", *anything)
            self.all_refused(new(form=form), "L5.4", *anything)
            match = started("2, pass, pass", form=form)
            close(match, 70)
            self.all_refused(match, "L5.4", *anything)
            match = started("2, pass, pass", form=form, hands=6)
            match.played = 5
            close(match, 70)
            self.all_refused(match, "L7.1", *anything)
            for seat in SEATS:
                self.assertEqual(legal(match, seat), set())
        match = run(started(CALLS), ", ".join(cards for cards, _ in TRICKS))
        self.all_refused(match, "L5.4", *anything)
        for seat in SEATS:
            self.assertEqual(legal(match, seat), set())

    def test_4_deals(self):
        right = dealt(**DEAL)
        twice = {**right, "rest": right["rest"][:2] + right["rest"][:1]}
        strange = {**right, "N": right["N"][:-1] + ["5D"]}
        short = {**right, "rest": right["rest"][:2]}
        uneven = {**right, "N": right["N"][:-1], "S": right["S"] + right["N"][-1:]}
        big_blind = {**right, "N": right["N"][:-1], "rest": right["rest"] + right["N"][-1:]}
        everything = ((right, None), (twice, "L1.2"), (strange, "L1.2"), (short, "L1.2"),
                      (uneven, "L2.2"), (big_blind, "L2.2"))

        def check(match, dealer):
            """Of this dealer only the cards are looked at; no dealer at all may deal if None."""
            for seat, (deal, rule) in itertools.product(SEATS, everything):
                self.assertEqual(sixbid.refused_deal(match, seat, deal),
                                 rule if seat == dealer else "L2.1")

        check(new("S"), "S")
        match = started(CALLS)
        check(match, None)
        check(run(match, ", ".join(cards for cards, _ in TRICKS)), "E")
        check(started("pass, pass, pass"), "E")
        match.over = True
        for seat, (deal, _) in itertools.product(SEATS, everything):
            self.assertEqual(sixbid.refused_deal(match, seat, deal), "L7.1")


# Of the many lays only a few, to save time.
TRIED = sorted(text for text, (kind, _) in ACTIONS.items() if kind not in ("lay", "word", "bid"))
TRIED += [*LAYS, *WORDS, *(str(number) for number in range(9))]


def random_deal(rng):
    """L2.2: eleven random cards each; every other deal lopsided, for rare contracts."""
    pack = rng.sample(PACK, len(PACK))
    if rng.random() < 0.5:
        pack.sort(key=lambda card: sixbid.RANKS.index(card[0]) + 3 * rng.random())
    return {"N": pack[:11], "E": pack[11:22], "S": pack[22:33], "rest": pack[33:]}


def random_act(match, rng):
    """A lawful action of the seat to act; more often than by chance a pass."""
    lawful = sorted(legal(match, match.hand.turn))
    if "pass" in lawful and rng.random() < 0.4:
        return "pass"
    return rng.choice(lawful)


def random_hand(match, rng):
    """One hand with random lawful actions, in the form that judge.py reads."""
    deal = random_deal(rng)
    hand = {"dealer": match.next_dealer, "deal": deal, "steps": []}
    sixbid.deal(match, match.next_dealer, deal)
    while match.hand.phase != "over":
        lawful = {seat: sorted(legal(match, seat)) for seat in SEATS}
        refused = [{"seat": seat, "do": text, "rule": refusal(match, seat, text)}
                   for seat in SEATS for text in rng.sample(TRIED, 4)
                   if refusal(match, seat, text)]
        seat, text = match.hand.turn, random_act(match, rng)
        hand["steps"].append({"legal": lawful, "refused": refused, "seat": seat, "do": text})
        act(match, seat, text)
    return {**hand, "end": sixbid.hand_report(match)}


def random_match(rng, **changed):
    """One match with random options but these, played to its end."""
    for name, choices in sixbid.CHOICES.items():
        changed.setdefault(name, rng.choice(choices))
    chosen, first = options(kind=rng.choice(sixbid.STAKES), units=3, **changed), rng.choice(SEATS)
    match, hands = sixbid.Match(chosen, first), []
    while not match.over:
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
            cards += hand.blind if hand.contract != "frog" else []
            self.assertEqual(sorted(cards), sorted(PACK))
        act(match, hand.turn, random_act(match, rng))

    def check_end(self, match):
        """L5.4, L6.3: the points, the tricks and the accounts of a hand that is over."""
        report = sixbid.hand_report(match)
        self.assertEqual(sum(report["sheet"].values()), 0)
        self.assertEqual(sum(report["won"].values()), 0)
        if report["contract"] in sixbid.EACH_POINT or report["contract"] == "guarantee":
            self.assertEqual(sum(report["points"].values()) + report["lies"], 120)
            self.assertEqual(sum(report["tricks"].values()), 11)

    def test_refused_and_legal_are_one(self):
        rng, rules, contracts = random.Random(9), set(), set()
        for form, hands in itertools.product(BIDS, (6, 12, 24)):
            match = new(form=form, hands=hands)
            while not match.over:
                sixbid.deal(match, match.next_dealer, random_deal(rng))
                while match.hand.phase != "over":
                    self.step(match, rng, rules)
                self.check_end(match)
                contracts.add(match.hand.contract)
        self.assertEqual(contracts, {None, *BIDS["six_bid"], *BIDS["frog"]})
        self.assertEqual(rules, {None, "L3.1", "L3.2", "L3.3", "L4.3", "L4.6", "L4.7", "L5.1",
                                 "L5.2", "L8.2", "L8.3"})


class Judged(unittest.TestCase):
    """The form that judge.py reads."""

    def check(self, *matches):
        """The exit status and the text printed of these matches."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = judge.check_all(sixbid, [json.dumps(match) for match in matches])
        return status, out.getvalue()

    def test_matches_agree(self):
        rng = random.Random(3)
        matches = [random_match(rng, form=form, hands=hands) for _ in range(2)
                   for form, hands in itertools.product(BIDS, (6, 12, 24))]
        status, text = self.check(*matches)
        self.assertEqual(status, 0, text)
        self.assertRegex(text, r"^12 matches, \d+ steps, \d+ actions judged: no difference\n$")
        ends = [hand["end"] for match in matches for hand in match["hands"]]
        self.assertEqual({end["contract"] for end in ends},
                         {None, *BIDS["six_bid"], *BIDS["frog"]})
        self.assertEqual({end["soloist"] for end in ends}, {None, *SEATS})
        self.assertTrue(any(end["asked_of"] for end in ends))
        self.assertTrue(all(match["outcome"] for match in matches))

    def test_changes_are_found(self):
        match = random_match(random.Random(6), form="six_bid", hands=6)
        at = next(n for n, hand in enumerate(match["hands"]) if hand["end"]["soloist"])
        end = ("hands", at, "end")
        self.assertEqual(self.check(match)[0], 0)
        changes = [(end + (name,), "?") for name in match["hands"][at]["end"]]
        changes += [(end + (name, seat), 163) for seat in SEATS
                    for name in ("points", "tricks", "won", "sheet")]
        changes += [(("outcome", "won"), []), (("outcome", "units", "N"), 98),
                    (("outcome",), None), (("first_dealer",), "W"), (("options", "hands"), 8),
                    (("options", "form"), "grand"), (("options", "stakes", "kind"), "per_game"),
                    (("hands", 0, "dealer"), "W"), (("hands", 0, "deal", "W"), []),
                    (("hands", 0, "deal", "rest"), ["QC", "QC", "QC"]),
                    (("hands", 0, "steps", 0, "seat"), "W"),
                    (("hands", 0, "steps", 0, "do"), "lay KC AC"),
                    (("hands", 0, "steps", 0, "legal", "N"), ["6"]),
                    (("hands", 0, "steps", 0, "refused"),
                     [{"seat": "N", "do": "knock", "rule": "L3.1"}])]
        for path, value in changes:
            changed = where = copy.deepcopy(match)
            for key in path[:-1]:
                where = where[key]
            where[path[-1]] = value
            self.assertEqual((path, self.check(changed)[0]), (path, 1))


if __name__ == "__main__":
    unittest.main()
