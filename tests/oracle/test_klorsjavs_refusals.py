#!/usr/bin/env python3
"""The rules that klorsjavs.py names when it refuses."""
import itertools
import random
import unittest

import klorsjavs
from klorsjavs import ACTIONS, PACKS, SEATS_OF, act, legal, refusal
from test_klorsjavs import (AUCTION_COURSE, DEALS, FORMS, FOUR_COURSE, THREE_COURSE, by_seat, close,
                            dealt, declared, new, run, stand, started)

WORDS = ("knock", "stop", "0 better", "1 better", "99 better", "QC down", "5C down", "TC down",
         "QC signal", "KD signal")
NAMES = tuple(f"name {suit}" for suit in "CSHD")


class Refusals(unittest.TestCase):
    """Section 11, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seats and action, is refused to each of them by this rule."""
        for attempt in attempts:
            seats, text = attempt.split(" ", 1)
            for seat in seats:
                self.assertEqual((seat, text, refusal(match, seat, text)), (seat, text, rule))

    def all_refused(self, match, rule, *texts):
        """Each text is refused to every seat by this rule."""
        self.refused(match, rule, *("".join(match.seats) + " " + text for text in texts))

    def test_1_bidding(self):
        for form in ("three", "four"):
            match = started(form)
            for actions in ("", "pass"):
                if actions:
                    run(match, actions)
                turn = match.hand.turn
                others = "".join(seat for seat in match.seats if seat != turn)
                self.refused(match, None, f"{turn} pass", f"{turn} 1")
                self.refused(match, "K3.1", f"{others} pass", f"{others} 1")
                self.all_refused(match, "K3.1", "0", "2", "3", "4", "5", "99", *WORDS, *NAMES,
                                 *PACKS[form], "TH")
                self.all_refused(match, "K4.1", "take", "lay AC KC", "lay QC JH")
                self.all_refused(match, "K4.5", "fold")

    def test_1_bidding_in_the_auction(self):
        match = started("auction")
        for number in ("0", "5", "99"):
            self.all_refused(match, "K3.1", number)
        self.refused(match, "K3.1", "SN 1", "SN 4", "SN pass")
        self.refused(match, None, "E pass", "E 1", "E 2", "E 3", "E 4")
        run(match, "3")
        self.refused(match, "K9.3", "S 1", "S 2", "S 3")
        self.refused(match, "K3.1", "EN 1", "EN 4", "EN pass", "S 0", "S 5")
        self.refused(match, None, "S pass", "S 4")
        self.all_refused(match, "K3.1", *WORDS, *PACKS["auction"], "5C")
        self.all_refused(match, "K9.4", *NAMES, "fold")
        self.all_refused(match, "K4.1", "take", "lay AC KC", "lay JH QD")
        run(match, "4")
        self.refused(match, "K9.3", "N 1", "N 4")
        self.refused(match, None, "N pass")
        self.all_refused(match, "K4.1", "take", "lay AC KC")    # At a standing strike tout too.

    def test_1_bids_after_the_bidding(self):
        for match in (run(started(), "pass, 1"), run(started("auction"), "1, pass, pass"),
                      run(started("auction"), "2, pass, pass"),
                      run(started(cat="seen"), "pass, 1, take"),
                      run(started(), "pass, 1, pass"), run(started(), "pass, 1, pass, AH"),
                      run(started("auction"), "2, pass, pass, name H")):
            self.all_refused(match, "K3.1", "0", "1", "2", "3", "4", "77")

    def test_2_the_cat_unseen(self):
        for match in (run(started(), "pass, 1"), run(started("auction"), "pass, 3, pass")):
            self.refused(match, "K4.1", "EN pass", "ENS take", "EN lay QC JC", "E lay KC JH")
            self.refused(match, "K4.1", "S lay QC JH", "S lay KC JH", "S lay TH QH")
            self.refused(match, None, "S pass", "S lay QC JC")
            self.all_refused(match, "K4.1", *PACKS[match.form])
            self.all_refused(match, "K5.2", *WORDS)
        self.all_refused(match, "K9.4", *NAMES, "fold")
        match = run(started(), "pass, 1")
        self.all_refused(match, "K5.2", *NAMES)
        self.refused(match, "K4.5", "EN fold")
        self.refused(match, None, "S fold")
        self.refused(match, "K4.1", "S lay QH 5D")              # It lies in the cat.

    def test_2_the_cat_seen(self):
        match = run(started(cat="seen"), "pass, 1")
        self.refused(match, "K4.1", "EN pass", "EN take", "ENS lay QC JC")
        self.refused(match, None, "S pass", "S take", "S fold")
        run(match, "take")
        self.refused(match, "K4.1", "ENS pass", "ENS take", "EN lay QC JC", "EN lay QH 5D",
                     "S lay KC JH")
        self.refused(match, None, "S lay QC JC", "S lay QH 5D", "S fold")
        self.refused(match, "K4.5", "EN fold")
        self.all_refused(match, "K4.1", *PACKS["three"])
        self.all_refused(match, "K5.2", *WORDS, *NAMES)
        match = run(started("auction", cat="seen"), "pass, 1, pass, take")
        self.refused(match, "K4.1", "ENS pass", "ENS take", "EN lay QC JC")
        self.all_refused(match, "K9.4", *NAMES, "fold")
        self.all_refused(match, "K5.2", *WORDS)

    def test_2_the_cat_again(self):
        for cat, actions in (("unseen", "pass"), ("unseen", "lay QC JC"), ("seen", "pass"),
                             ("seen", "take, lay QC JC")):
            for form, before, lead in (("three", "pass, 1", "AH"),
                                       ("auction", "pass, 1, pass", "name H, AC")):
                match = run(started(form, cat=cat), f"{before}, {actions}")
                self.all_refused(match, "K4.1", "take", "lay AC QS", "lay AC KC")
                run(match, lead)
                self.all_refused(match, "K4.1", "take", "lay AC QS", "lay AC KC")
                self.all_refused(match, "K5.2", "pass")

    def test_2_folding(self):
        match = run(started(), "pass, 1, pass")
        self.refused(match, None, "S fold")
        self.refused(match, "K4.5", "EN fold")
        for card in ("AH", "5H", "KS"):
            run(match, card)
            self.all_refused(match, "K4.5", "fold")

    def test_2_the_auctions_strikes(self):
        for contract in "24":
            match = run(started("auction"), f"{contract}, pass, pass")
            self.all_refused(match, "K9.4", "take", "lay JH QD", "lay AC KC", "pass", "fold",
                             *PACKS["auction"], "5C")
            self.all_refused(match, "K5.2", *WORDS)
            self.refused(match, "K9.4", *(f"SN {name}" for name in NAMES))
            self.refused(match, None, *(f"E {name}" for name in NAMES))
            run(match, "name H")
            for card in ("AC", "JS"):
                self.all_refused(match, "K9.4", "take", "lay JH QD", "fold", *NAMES)
                self.all_refused(match, "K5.2", "pass", *WORDS)
                run(match, card)

    def test_2_naming_after_the_cat(self):
        match = run(started("auction"), "pass, 1, pass, pass")
        self.refused(match, "K9.4", *(f"EN {name}" for name in NAMES))
        self.refused(match, None, *(f"S {name}" for name in NAMES))
        self.all_refused(match, "K9.4", "pass", "fold", *PACKS["auction"])
        self.all_refused(match, "K4.1", "take", "lay QC JC")

    def test_3_play(self):
        for form, before in (("three", "pass, 1, pass"), ("auction", "pass, 2, pass, name C")):
            match = run(started(form), before)
            self.all_refused(match, "K5.2", "pass", *WORDS)
            self.refused(match, "K5.1", "SN QC", "SN AH", "SN JS")      # First leads by another.
            self.refused(match, "K5.2", "E QC", "E QH" if form == "three" else "E TH")
            self.refused(match, "K5.2", "E TD" if form == "three" else "E 5D")
            self.refused(match, None, "E JH")
            run(match, "JH")
            self.refused(match, "K5.2", "S AS" if form == "three" else "S AD", "S JD", "E JS",
                         "N JD", "E AC")
            self.refused(match, None, "S QC", "S QS", "S JC")
            self.all_refused(match, "K5.2", "pass", *WORDS)
            self.all_refused(match, "K5.2" if form == "three" else "K9.4", *NAMES)

    def test_4_without_a_hand(self):
        anything = ("pass", "1", "9", "take", "lay AC KC", "fold", *NAMES, "AC", *WORDS)
        for form in FORMS:
            played = "K9.5" if form == "auction" else "K6.1"
            match = new(form)
            self.all_refused(match, played, *anything)
            match = run(started(form), ", ".join(["pass"] * len(SEATS_OF[form])))
            self.all_refused(match, "K9.3" if form == "auction" else "K3.2", *anything)
            close(declared(match), 40, 2)
            self.all_refused(match, played, *anything)
            for seat in match.seats:
                self.assertEqual(legal(match, seat), set())
        self.all_refused(run(started(), "1, fold"), "K4.5", *anything)
        for over, rule in ((stand(new(), 60, 60, 1), "K6.1"), (new("auction", hands=6), "K9.5")):
            over.played = 5
            close(declared(over, declarer="S"), 10, 1)
            self.assertTrue(over.over)
            self.all_refused(over, rule, *anything)
        match = stand(started(), 60, 8, 60)
        self.all_refused(run(match, "1, fold"), "K4.5", *anything)
        self.assertTrue(match.over)

    def test_5_deals(self):
        courses = {"three": THREE_COURSE, "four": FOUR_COURSE, "auction": AUCTION_COURSE}
        for form, pack_rule in (("three", "K1.2"), ("four", "K8.1"), ("auction", "K9.1")):
            right = dealt(form, **DEALS[form])
            strange = "T" if form != "auction" else "5"
            twice = {**right, "rest": right["rest"][:1] * 2}
            other = {**right, "N": right["N"][:-1] + [f"{strange}D"]}
            uneven = {**right, "N": right["N"][:-1], "S": right["S"] + right["N"][-1:]}
            big_cat = {**right, "N": right["N"][:-1], "rest": right["rest"] + right["N"][-1:]}
            no_cat = {**right, "rest": []}
            everything = ((right, None), (twice, pack_rule), (other, pack_rule),
                          (no_cat, pack_rule), (uneven, "K2.2"), (big_cat, "K2.2"))
            match = started(form, cat="seen" if form == "four" else "unseen")
            for dealer, (deal, _) in itertools.product("NESW", everything):
                self.assertEqual(klorsjavs.refused_deal(match, dealer, deal), "K2.1")
            run(match, ", ".join(courses[form]))
            for dealer, (deal, rule) in itertools.product("NESW", everything):
                self.assertEqual(klorsjavs.refused_deal(match, dealer, deal),
                                 rule if dealer == "E" else "K2.1")
            match.over = True
            for dealer, (deal, _) in itertools.product("NESW", everything):
                self.assertEqual(klorsjavs.refused_deal(match, dealer, deal),
                                 "K9.6" if form == "auction" else "K6.3")
        five_of_four = dealt("three")
        five_of_four["W"] = []
        self.assertEqual(klorsjavs.refused_deal(new("four"), "N", five_of_four), "K8.1")


class RandomHands(unittest.TestCase):
    """In every state each text is lawful or refused, and the cards and points add up."""

    def step(self, match, rng, rules):
        """All texts of all seats are judged, and one that is lawful is done."""
        for seat in match.seats:
            found = {text: refusal(match, seat, text) for text in ACTIONS}
            self.assertEqual(legal(match, seat), {text for text, rule in found.items() if not rule})
            rules.update(found.values())
        hand = match.hand
        held = sum(hand.held.values(), []) + hand.laid
        if hand.cat_went != "taken":
            held = held + hand.cat
        if not hand.winners:
            cards = held + [card for _, card in hand.trick]
            self.assertEqual(sorted(cards), sorted(PACKS[match.form]))
        if hand.declarer and rng.random() < 0.02 and "fold" in legal(match, hand.declarer):
            act(match, hand.declarer, "fold")
        else:
            act(match, hand.turn, rng.choice(sorted(legal(match, hand.turn) - {"fold"})))

    def check_report(self, match, report, before):
        """The change of the sheet fits the cards that were taken."""
        everything = klorsjavs.card_points(PACKS[match.form])
        if report["declarer"] and not report["folded"]:
            self.assertEqual(sum(report["points"].values()) + report["lies"], everything)
            self.assertEqual(sum(report["tricks"].values()), klorsjavs.HELD[match.form])
        self.assertEqual(report["sheet"], {seat: before[seat] + report["won"][seat]
                                           for seat in match.seats})
        if match.form == "auction":
            self.assertEqual(sum(report["sheet"].values()), 0)
        else:
            side = {seat == report["declarer"] for seat in match.seats if report["won"][seat]}
            self.assertEqual(len(side), 1 if report["declarer"] else 0)

    def test_refused_and_legal_are_one(self):
        rng, rules = random.Random(9), {form: set() for form in FORMS}
        for form, cat in itertools.product(FORMS, ("unseen", "seen")):
            match, hands = new(form, cat=cat, hands=6), 0
            while not match.over:
                hands += 1
                self.assertLess(hands, 90)              # Ever more hands would be a fault.
                pack, before = rng.sample(PACKS[form], len(PACKS[form])), dict(match.sheet)
                size = klorsjavs.HELD[form]
                deal = {seat: pack[size * n:size * n + size] for n, seat in enumerate(match.seats)}
                klorsjavs.deal(match, match.next_dealer, {**deal, "rest": pack[-2:]})
                while match.hand.phase != "over":
                    self.step(match, rng, rules[form])
                self.check_report(match, klorsjavs.hand_report(match), before)
                for seat in match.seats:
                    self.assertEqual(legal(match, seat), set())
        for form in ("three", "four"):
            self.assertEqual(rules[form], {None, "K3.1", "K4.1", "K4.5", "K5.1", "K5.2"})
        self.assertEqual(rules["auction"],
                         {None, "K3.1", "K4.1", "K5.1", "K5.2", "K9.3", "K9.4"})


if __name__ == "__main__":
    unittest.main()
