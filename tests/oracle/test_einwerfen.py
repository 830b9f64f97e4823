#!/usr/bin/env python3
"""Tests of einwerfen.py: the worked examples of the rules of Einwerfen, a test a
rule or two, and the refusals."""
import random
import unittest

import einwerfen
from einwerfen import SEATS, Match, act, legal, outcome, refusal

# North deals and turns 9D; East has no diamond, and North has hearts.
EXAMPLE = {"E": "AH KH 7H AS KS QS AC KC", "S": "QH JH AD KD JS TS QC JC",
           "W": "TH 9H QD JD 9S 8S TC 9C", "N": "8H TD 8D 7D 7S 8C 7C 9D"}
HALF = "NNNNEEEE"                               # four tricks a side


def options(hands="sixteen", kind="none", units=0):
    """The default options, with some changes."""
    return {"hands": hands, "stakes": {"kind": kind, "units": units}}


def hands_of(texts):
    """Hands, as lists of cards, from a text a seat."""
    return {seat: text.split() for seat, text in texts.items()}


def random_deal(rng):
    """A whole pack in four hands."""
    pack = rng.sample(einwerfen.PACK, 32)
    return {seat: pack[8 * n:8 * n + 8] for n, seat in enumerate(SEATS)}


def started(texts=None, dealer="N", **changes):
    """A match in its first hand, that of EXAMPLE unless another is given."""
    match = Match(options(**changes), dealer)
    einwerfen.deal(match, dealer, hands_of(texts or EXAMPLE))
    return match


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions.split():
        act(match, match.hand.turn, text)
    return match


def score(match, trump, points, winners=HALF):
    """A hand that is over: its trumps, the points of NS and the takers of the
    eight tricks. The games that it brought, 0 after a tie."""
    dealer = match.next_dealer
    texts = dict(EXAMPLE)
    texts[dealer], texts["N"] = texts["N"], texts[dealer]
    match.hand = hand = einwerfen.Hand(dealer, hands_of(texts))
    hand.phase, hand.turn = "over", None
    hand.turned, hand.trump = "7" + trump, trump
    hand.points = {"NS": points, "EW": 120 - points}
    hand.winners = list(winners)
    einwerfen.close_hand(match)
    return match.won["games"] if match.won else 0


def worth(points, winners=HALF):
    """The side that wins a first hand and its games, NS having these points."""
    match = Match(options(), "N")
    number = score(match, "C", points, winners)
    return (match.won["side"] if match.won else None), number


def after_hands(number, ns, ew, last_tied=False, hands="sixteen"):
    """A match with so many hands behind it, the favourite being clubs."""
    match = Match(options(hands=hands), "N")
    score(match, "C", 61)
    match.played, match.sheet = number - 1, {"NS": ns, "EW": ew - (not last_tied)}
    score(match, "D", 60 if last_tied else 59)
    assert match.played == number and match.sheet == {"NS": ns, "EW": ew}
    return match


class WorkedExamples(unittest.TestCase):
    """Section 8."""

    def test_1_ranks(self):
        for trump in einwerfen.SUITS:
            for suit in "SH":
                order = [rank + suit for rank in "AKQJT987"]
                for higher, lower in zip(order, order[1:]):
                    for trick in ([("E", higher), ("S", lower)], [("E", lower), ("S", higher)]):
                        self.assertEqual(einwerfen.best_of(trick, trump)[1], higher)
        for trick in ([("E", "7S"), ("S", "AH")], [("E", "AH"), ("S", "7S")]):
            self.assertEqual(einwerfen.best_of(trick, "S")[1], "7S")

    def test_2_the_tens_place_and_value(self):
        for trick, taker, points in (("KH TH 9H 8H", "E", 14), ("TH 9H JH 7H", "W", 12)):
            match = started()
            for seat, card in zip("ESWN", trick.split()):
                match.hand.held[seat] = [card]
            run(match, trick)
            self.assertEqual((match.hand.winners, match.hand.turn), ([taker], taker))
            self.assertEqual(match.hand.points, {"NS": 0, "EW": points})

    def test_3_the_turned_card(self):
        match = started()
        self.assertEqual((match.hand.turned, match.hand.trump, match.hand.turn), ("9D", "D", "E"))
        run(match, "AH QH TH")
        self.assertEqual(refusal(match, "N", "9D"), "E3.2")
        self.assertEqual(legal(match, "N"), {"8H"})
        texts = {**EXAMPLE, "N": "7H TD 8D 7D 7S 8C 7C 9D", "E": "AH KH 8H AS KS QS AC KC"}
        match = started(texts)
        match.hand.held["N"].remove("7H")
        self.assertIn("9D", legal(run(match, "AH QH TH"), "N"))
        run(match, "9D")
        self.assertEqual((match.hand.turned, match.hand.trump, match.hand.turn), ("9D", "D", "N"))

    def test_4_the_favourite(self):
        match = Match(options(), "N")
        self.assertEqual(score(match, "H", 95), 2)
        self.assertEqual((match.favourite, match.in_favourite), ("H", False))
        self.assertEqual(score(match, "S", 61), 1)
        self.assertEqual(score(match, "H", 61), 2)
        self.assertTrue(match.in_favourite)
        self.assertEqual(score(match, "H", 120, "NSNSNSNS"), 6)
        self.assertEqual(match.sheet, {"NS": 11, "EW": 0})

    def test_5_ties(self):
        match = Match(options(), "N")
        score(match, "H", 61)
        self.assertEqual(score(match, "S", 60), 0)
        self.assertEqual(score(match, "H", 25), 8)
        self.assertEqual(match.sheet, {"NS": 1, "EW": 8})
        for trump in "SH":                      # A tie in the favourite adds no more.
            self.assertEqual(score(match, trump, 60), 0)
        self.assertEqual(match.ties, 2)
        self.assertEqual(score(match, "D", 61), 4)
        self.assertEqual((match.ties, score(match, "D", 61)), (0, 1))

    def test_6_games(self):
        self.assertEqual(worth(120, "NSNSNSNE"), ("NS", 2))
        self.assertEqual(worth(89), ("NS", 1))
        self.assertEqual(worth(90), ("NS", 2))

    def test_7_the_end(self):
        match = after_hands(16, 9, 9)
        self.assertIsNone(match.winner)
        score(match, "D", 60)
        self.assertEqual((match.winner, match.played), (None, 17))
        self.assertEqual(score(match, "D", 61), 2)
        self.assertEqual(outcome(match), {"winner": "NS", "games": 2, "units": 0})
        match = after_hands(16, 9, 8, last_tied=True)
        self.assertIsNone(match.winner)
        self.assertEqual(score(match, "D", 59), 2)
        self.assertEqual(outcome(match), {"winner": "EW", "games": 1, "units": 0})


class Rules(unittest.TestCase):
    """Sections 1 to 5, rule by rule."""

    def test_e1_pack_and_points(self):
        self.assertEqual(len(set(einwerfen.PACK)), 32)
        self.assertEqual(sum(einwerfen.VALUE[card[0]] for card in einwerfen.PACK), 120)
        self.assertEqual(sorted(sum(map(str.split, EXAMPLE.values()), [])), einwerfen.PACK)

    def test_e2_1_the_deal_passes_after_ties_too(self):
        match = Match(options(), "S")
        for points, dealer in ((61, "W"), (60, "N"), (60, "E"), (0, "S")):
            score(match, "D", points)
            self.assertEqual(match.next_dealer, dealer)

    def test_e2_3_the_dealers_eighth(self):
        for dealer, leader in zip("NESW", "ESWN"):
            match = started(dealer=dealer)
            self.assertEqual(match.hand.turned, EXAMPLE[dealer].split()[7])
            self.assertEqual((match.hand.trump, match.hand.turn), (match.hand.turned[1], leader))

    def test_e3_1_any_lead(self):
        self.assertEqual(legal(started(), "E"), set(EXAMPLE["E"].split()))
        for seat in "SWN":
            self.assertEqual(legal(started(), seat), set())

    def test_e3_2_no_duty_to_trump(self):
        match = run(started(), "AC QC TC 7C AH QH TH 8H")
        self.assertEqual(match.hand.turn, "E")
        run(match, "KC JC 9C 8C KH JH 9H")
        self.assertEqual(legal(match, "N"), {"TD", "8D", "7D", "9D", "7S"})
        run(match, "7S")
        self.assertEqual((match.hand.turn, match.hand.winners), ("E", list("EEEE")))
        run(match, "7H")
        self.assertEqual(legal(match, "S"), {"AD", "KD", "JS", "TS"})
        run(match, "KD QD TD")
        self.assertEqual((match.hand.turn, match.hand.winners[-1]), ("S", "S"))   # the highest trump

    def test_e3_2_a_discard_takes_nothing(self):
        self.assertEqual(einwerfen.best_of([("E", "7C"), ("S", "AS"), ("W", "8C"), ("N", "AH")], "D"),
                         ("W", "8C"))

    def test_e3_3_all_eight_tricks(self):
        match = started({"N": "AS KS QS JS TS 9S 8S 7S", "E": "AH KH QH JH TH 9H 8H 7H",
                         "S": "AC KC QC JC TC 9C 8C 7C", "W": "AD KD QD JD TD 9D 8D 7D"})
        run(match, "AH AC AD AS " + " ".join(f"{r}S {r}H {r}C {r}D" for r in "KQJT98"))
        self.assertEqual((match.hand.points, match.hand.phase), ({"NS": 120, "EW": 0}, "play"))
        run(match, "7S 7H 7C 7D")
        self.assertEqual(match.hand.phase, "over")
        self.assertEqual(einwerfen.hand_report(match), {
            "turned": "7S", "trump": "S", "points": {"NS": 120, "EW": 0}, "tricks": {"NS": 8, "EW": 0},
            "favourite": False, "ties": 0, "won_by": "NS", "won": {"side": "NS", "games": 3},
            "sheet": {"NS": 3, "EW": 0}, "favourite_suit": "S", "ties_waiting": 0, "hands": 1})

    def test_e4_1_either_side(self):
        for points, expected in ((61, ("NS", 1)), (60, (None, 0)), (59, ("EW", 1)), (31, ("EW", 1)),
                                 (30, ("EW", 2))):
            self.assertEqual(worth(points), expected)
        self.assertEqual(worth(0, "EEEEEEEN"), ("EW", 2))
        self.assertEqual(worth(0, "EWEWEWEW"), ("EW", 3))

    def test_e4_2_a_tie_reported(self):
        match = Match(options(), "N")
        for trump, points in (("H", 61), ("C", 60), ("H", 60)):
            score(match, trump, points)
        self.assertEqual(einwerfen.hand_report(match), {
            "turned": "7H", "trump": "H", "points": {"NS": 60, "EW": 60}, "tricks": {"NS": 4, "EW": 4},
            "favourite": True, "ties": 1, "won_by": None, "won": None, "sheet": {"NS": 1, "EW": 0},
            "favourite_suit": "H", "ties_waiting": 2, "hands": 3})

    def test_e4_2_the_sixteenth_tie_adds_nothing(self):
        for ties, most in ((14, 14), (15, 15), (16, 15), (18, 15)):
            match = Match(options(), "N")
            score(match, "H", 61)
            for _ in range(ties):
                score(match, "C", 60)
            self.assertEqual(match.ties, most)
            self.assertEqual(score(match, "C", 61), 2 ** most)
            self.assertEqual((match.waited, match.ties), (most, 0))

    def test_e4_4_a_tied_first_hand(self):
        match = Match(options(), "N")
        score(match, "H", 60)
        self.assertEqual((match.favourite, match.ties), ("H", 1))
        self.assertEqual(score(match, "H", 61), 4)
        self.assertEqual(score(match, "S", 61), 1)

    def test_e5_2_the_number_of_hands(self):
        for hands, number in (("sixteen", 16), ("eight", 8), ("four", 4)):
            match = Match(options(hands=hands), "N")
            for count in range(1, number + 1):
                self.assertIsNone(match.winner)
                score(match, "C" if count == 1 else "D", 61)
            self.assertEqual(outcome(match), {"winner": "NS", "games": number, "units": 0})
            self.assertIsNone(after_hands(number, 3, 3, hands=hands).winner)
            self.assertIsNone(after_hands(number, 3, 1, last_tied=True, hands=hands).winner)
            self.assertEqual(after_hands(number, 1, 3, hands=hands).winner, "EW")

    def test_e5_2_a_hand_that_levels_goes_on(self):
        match = after_hands(4, 3, 1, last_tied=True, hands="four")
        self.assertEqual(score(match, "D", 59), 2)
        self.assertEqual((match.sheet, match.winner), ({"NS": 3, "EW": 3}, None))
        self.assertEqual(score(match, "C", 59), 2)
        self.assertEqual((match.winner, match.played), ("EW", 6))

    def test_e5_2_earlier_ties_count_as_hands(self):
        match = Match(options(hands="four"), "N")
        for points in (60, 60, 60):
            score(match, "D", points)
        self.assertEqual(score(match, "C", 0), 16)
        self.assertEqual(outcome(match), {"winner": "EW", "games": 16, "units": 0})

    def test_e5_3_stakes(self):
        for kind, units, owed in (("none", 0, 0), ("flat", 5, 5), ("per_game", 5, 20)):
            match = Match(options("four", kind, units), "N")
            for _ in range(3):
                self.assertIsNone(outcome(match))
                score(match, "D", 60)
            score(match, "D", 61)
            match.sheet["EW"] = 12
            self.assertEqual(outcome(match), {"winner": "NS", "games": 4, "units": owed})


class Refusals(unittest.TestCase):
    """Section 7, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seat and action, is refused by this rule."""
        for attempt in attempts:
            seat, text = attempt.split(" ", 1)
            self.assertEqual((attempt, refusal(match, seat, text)), (attempt, rule))

    def test_1_no_hand_in_play(self):
        anything = ("E pass", "E 5", "N name C", "E AH", "N 9D", "S knock", "W QC down", "E AH signal")
        match = Match(options(), "N")
        self.refused(match, "E3.3", *anything)
        self.assertEqual(legal(match, "E"), set())
        score(match, "D", 61)
        self.refused(match, "E3.3", *anything)
        self.refused(after_hands(16, 9, 8), "E3.3", *anything)

    def test_2_moves_of_another_game(self):
        match = started()
        for actions in ("", "AH", "QH TH 8H"):
            run(match, actions)
            self.refused(match, "E3.2", "E pass", "S knock", "N stop", "E 0", "W 99", "E 5 better",
                         "E name D", "E AS down", "E AS signal", "S QH signal", "N 9D down")

    def test_3_cards(self):
        match = started()
        self.refused(match, "E3.1", "S QH", "W AH", "N 9D")
        self.refused(match, "E3.2", "E QH", "E 9D")
        run(match, "AH")
        self.refused(match, "E3.2", "S QC", "S AD", "S AH", "S 8H", "W TH", "N 8H", "E KH")
        run(match, "QH TH 8H")
        self.refused(match, "E3.2", "E AH", "S JH", "E 7C", "N 9D")
        self.refused(match, None, "E KH", "E AC")

    def test_4_deals(self):
        hands, match = hands_of(EXAMPLE), Match(options(), "N")
        twice = {**hands, "N": hands["N"][:7] + ["AH"]}
        uneven = {**hands, "N": hands["N"][:7], "S": hands["S"] + hands["N"][7:]}
        for dealer, dealt, rule in (("E", hands, "E2.1"), ("E", twice, "E2.1"), ("N", twice, "E1.2"),
                                    ("N", {**hands, "N": []}, "E1.2"), ("N", uneven, "E2.2"),
                                    ("N", hands, None)):
            self.assertEqual(einwerfen.refused_deal(match, dealer, dealt), rule)
        einwerfen.deal(match, "N", hands)
        for dealer in SEATS:
            self.assertEqual(einwerfen.refused_deal(match, dealer, hands), "E2.1")
        match = after_hands(16, 9, 8)
        for dealt in (hands, twice, uneven):
            for dealer in SEATS:
                self.assertEqual(einwerfen.refused_deal(match, dealer, dealt), "E5.2")

    def test_refused_and_legal_are_one(self):
        """In every state each text is lawful or refused, never both or neither."""
        rng, rules, ends = random.Random(7), set(), 0
        for hands in einwerfen.CHOICES["hands"][1:]:
            match = Match(options(hands, "per_game", 3), rng.choice(SEATS))
            while not match.winner:
                self.assertLess(match.played, 100)          # Ever more hands would be a fault.
                einwerfen.deal(match, match.next_dealer, random_deal(rng))
                for _ in range(32):
                    for seat in SEATS:
                        found = {text: refusal(match, seat, text) for text in einwerfen.ACTIONS}
                        self.assertEqual(legal(match, seat), {t for t, rule in found.items() if not rule})
                        rules.update(found.values())
                    run(match, rng.choice(sorted(legal(match, match.hand.turn))))
                report = einwerfen.hand_report(match)
                self.assertEqual((match.hand.phase, sum(report["points"].values())), ("over", 120))
                self.assertEqual(sum(report["tricks"].values()), 8)
                self.assertEqual({refusal(match, seat, text) for seat in SEATS
                                  for text in einwerfen.ACTIONS}, {"E3.3"})
            ends += 1
            found = outcome(match)
            self.assertEqual(found["units"], 3 * found["games"])
            self.assertGreaterEqual(match.played, einwerfen.HANDS[hands])
        self.assertEqual((ends, rules), (2, {None, "E3.1", "E3.2"}))


if __name__ == "__main__":
    unittest.main()
