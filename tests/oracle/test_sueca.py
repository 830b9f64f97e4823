#!/usr/bin/env python3
"""Tests of sueca.py: the worked examples of the rules of Sueca, a test a rule or
two, and the refusals."""
import itertools
import random
import unittest

import sueca
from sueca import SEATS, Match, act, legal, outcome, refusal

# North deals and turns 4C; West leads and has no club, and North has one heart.
EXAMPLE = {"W": "AH 7H 2H AS 7S KS JS AD 7D KD", "S": "KH JH 3H AC 7C KC QS 6S JD QD",
           "E": "QH 6H 5H JC QC 5S 4S 5D 4D 3D", "N": "4H 6C 5C 3C 2C 3S 2S 6D 2D 4C"}
# East deals and turns 2S; North leads and takes all the points, and East one trick.
ALL_POINTS = {"N": "AS 7S KS JS QS 6S 5S 4S 3S 3H", "W": "AC 7C KC JC QC 6C 5C 4C 3C 5H",
              "S": "AH 7H KH JH QH 2H 2C 3D 2D 4H", "E": "6H AD 7D KD JD QD 6D 5D 4D 2S"}
HALF = "NNNNNEEEEE"                             # five tricks a side
ALL_NS, ALL_EW = "NS" * 5, "EW" * 5


def options(games="four", bandeira="tricks", tie="nothing", kind="none", units=0):
    """The default options, with some changes."""
    return {"games": games, "bandeira": bandeira, "tied_hand": tie,
            "stakes": {"kind": kind, "units": units}}


def hands_of(texts):
    """Hands, as lists of cards, from a text a seat."""
    return {seat: text.split() for seat, text in texts.items()}


def random_deal(rng):
    """A whole pack in four hands."""
    pack = rng.sample(sueca.PACK, 40)
    return {seat: pack[10 * n:10 * n + 10] for n, seat in enumerate(SEATS)}


def started(texts=None, dealer="N", **changes):
    """A match in its first hand, that of EXAMPLE unless another is given."""
    match = Match(options(**changes), dealer)
    sueca.deal(match, dealer, hands_of(texts or EXAMPLE))
    return match


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions.split():
        act(match, match.hand.turn, text)
    return match


def score(match, points, winners=HALF):
    """A hand that is over: the points of NS and the takers of the ten tricks. The
    games that it brought, 0 after a tie."""
    match.hand = hand = sueca.Hand(match.next_dealer, hands_of(EXAMPLE))
    hand.phase, hand.turn = "over", None
    hand.points = {"NS": points, "EW": 120 - points}
    hand.winners = list(winners)
    sueca.close_hand(match)
    return match.won["games"] if match.won else 0


def worth(points, winners=HALF, **changes):
    """The side that wins a first hand and its games, NS having these points."""
    match = Match(options(**changes), "N")
    number = score(match, points, winners)
    return (match.won["side"] if match.won else None), number


def after(*points, **changes):
    """A match after hands with these points of NS; 120 and 0 are every trick."""
    match = Match(options(**changes), "N")
    for number in points:
        assert match.winner is None
        score(match, number, {120: ALL_NS, 0: ALL_EW}.get(number, HALF))
    return match


class WorkedExamples(unittest.TestCase):
    """Section 8."""

    def test_1_ranks(self):
        for trump, suit in itertools.product(sueca.SUITS, repeat=2):
            order = [rank + suit for rank in "A7KJQ65432"]
            for higher, lower in itertools.combinations(order, 2):
                for trick in ([("W", higher), ("S", lower)], [("W", lower), ("S", higher)]):
                    self.assertEqual(sueca.best_of(trick, trump)[1], higher)
        for trick in ([("W", "2H"), ("S", "AS")], [("W", "AS"), ("S", "2H")]):
            self.assertEqual(sueca.best_of(trick, "H")[1], "2H")
        self.assertEqual((len(sueca.PACK), len(set(sueca.PACK))), (40, 40))
        self.assertEqual(sum(sueca.VALUE[card[0]] for card in sueca.PACK), 120)

    def test_2_the_seven_and_the_jack(self):
        for trick, taker, side, points in (("KD 7D JD 2D", "S", "NS", 17),
                                           ("QD JD 6D 5D", "S", "NS", 5),
                                           ("2D JD 7D KD", "E", "EW", 17)):
            match = started()
            for seat, card in zip("WSEN", trick.split()):
                match.hand.held[seat] = [card]
            run(match, trick)
            self.assertEqual((match.hand.winners, match.hand.turn), ([taker], taker))
            self.assertEqual(match.hand.points, {"NS": 0, "EW": 0, side: points})

    def test_3_the_turned_card(self):
        match = started()
        self.assertEqual((match.hand.turned, match.hand.trump), ("4C", "C"))
        for seat, card in zip("WSEN", "AH 3H 5H 4H".split()):
            self.assertEqual(match.hand.turn, seat)
            run(match, card)
        self.assertEqual(match.hand.turn, "W")

    def test_4_the_lowest_trump(self):
        match = started()
        match.hand.trump = "H"
        for seat, card in zip("WSEN", "AD 7D KD 2H".split()):
            match.hand.held[seat] = [card]
        run(match, "AD 7D KD 2H")
        self.assertEqual((match.hand.winners, match.hand.turn), (["N"], "N"))
        self.assertEqual(match.hand.points, {"NS": 25, "EW": 0})

    def test_5_games(self):
        for bandeira in sueca.CHOICES["bandeira"]:
            self.assertEqual(worth(90, bandeira=bandeira), ("NS", 1))
            self.assertEqual(worth(91, bandeira=bandeira), ("NS", 2))
            self.assertEqual(worth(120, ALL_NS, bandeira=bandeira), ("NS", 4))
            self.assertEqual(after(120, bandeira=bandeira).winner, "NS")
            self.assertIsNone(after(120, bandeira=bandeira, games="ten").winner)
        for bandeira, games in (("tricks", 2), ("points", 4)):
            match = started(ALL_POINTS, "E", bandeira=bandeira)
            tricks = zip(*(ALL_POINTS[seat].split()[:9] for seat in "NWS"),
                         "2S AD 7D KD JD QD 6D 5D 4D".split())
            run(match, " ".join(map(" ".join, tricks)))
            self.assertEqual((match.hand.points, match.hand.phase), ({"NS": 120, "EW": 0}, "play"))
            run(match, "3H 5H 4H 6H")
            self.assertEqual(match.hand.tricks(), {"NS": 9, "EW": 1})
            self.assertEqual(match.won, {"side": "NS", "games": games})
            self.assertEqual(match.winner, "NS" if games == 4 else None)

    def test_6_ties(self):
        match = after(60)
        self.assertEqual((match.sheet, match.ties, match.won), ({"NS": 0, "EW": 0}, 0, None))
        self.assertEqual(score(match, 91), 2)
        match = after(60, tie="one_more")
        self.assertEqual((match.sheet, match.ties), ({"NS": 0, "EW": 0}, 1))
        self.assertEqual(score(match, 91), 3)
        match = after(60, 60, tie="one_more")
        self.assertEqual(score(match, 29), 4)
        self.assertEqual((match.sheet, match.ties, match.winner), ({"NS": 0, "EW": 4}, 0, "EW"))

    def test_7_names(self):
        for points, ns, ew, reason in (((91, 61, 59, 59, 29), 3, 4, "arrepio"),
                                       ((91, 61, 0), 3, 4, "arrepio"),
                                       ((91, 61, 91), 5, 0, "gato"),
                                       ((61, 29, 29), 1, 4, "chapeu")):
            match = after(*points)
            self.assertEqual(match.sheet, {"NS": ns, "EW": ew})
            winner = "NS" if ns > ew else "EW"
            self.assertEqual(outcome(match), {"winner": winner, "reason": reason, "units": 0})
            turned_round = after(*(120 - number for number in points))
            self.assertEqual(turned_round.sheet, {"NS": ew, "EW": ns})
            self.assertEqual(outcome(turned_round)["reason"], reason)
            self.assertNotEqual(outcome(turned_round)["winner"], winner)


class Rules(unittest.TestCase):
    """Sections 1 to 5, rule by rule."""

    def test_u1_1_counter_clockwise(self):
        self.assertEqual([sueca.right_of(seat) for seat in "NWSE"], list("WSEN"))
        self.assertEqual([sueca.SIDE[seat] for seat in "NWSE"], ["NS", "EW", "NS", "EW"])

    def test_u1_2_u1_3_pack_and_points(self):
        for texts in (EXAMPLE, ALL_POINTS):
            self.assertEqual(sorted(sum(map(str.split, texts.values()), [])), sueca.PACK)
        self.assertFalse([card for card in sueca.PACK if card[0] in "89T"])
        self.assertEqual([sueca.VALUE[rank] for rank in "A7KJQ65432"],
                         [11, 10, 4, 3, 2, 0, 0, 0, 0, 0])

    def test_u2_1_the_deal_passes_after_ties_too(self):
        match = Match(options("ten"), "S")
        for points, dealer in ((61, "E"), (60, "N"), (60, "W"), (0, "S")):
            score(match, points)
            self.assertEqual(match.next_dealer, dealer)

    def test_u2_3_the_dealers_tenth(self):
        for dealer, leader in zip("NWSE", "WSEN"):
            match = started(dealer=dealer)
            self.assertEqual(match.hand.turned, EXAMPLE[dealer].split()[9])
            self.assertEqual((match.hand.trump, match.hand.turn), (match.hand.turned[1], leader))

    def test_u2_3_the_turned_card_is_played_like_any(self):
        match = run(started(), "AH 3H 5H")
        self.assertEqual((legal(match, "N"), refusal(match, "N", "4C")), ({"4H"}, "U3.2"))
        run(match, "4H 7H JH 6H")
        self.assertIn("4C", legal(match, "N"))
        run(match, "4C")
        self.assertEqual((match.hand.turned, match.hand.trump, match.hand.turn), ("4C", "C", "N"))
        self.assertNotIn("4C", legal(match, "N"))

    def test_u3_1_any_lead(self):
        self.assertEqual(legal(started(), "W"), set(EXAMPLE["W"].split()))
        for seat in "NES":
            self.assertEqual(legal(started(), seat), set())

    def test_u3_2_no_duty_to_trump_or_to_head(self):
        match = run(started(), "AH")
        self.assertEqual(legal(match, "S"), {"KH", "JH", "3H"})
        run(match, "3H 5H 4H 2H JH QH")
        self.assertEqual(legal(match, "N"), {"6C", "5C", "3C", "2C", "3S", "2S", "6D", "2D", "4C"})
        run(match, "6D")
        self.assertEqual((match.hand.winners, match.hand.turn), (["W", "S"], "S"))  # J over Q
        run(match, "AC JC 2C")
        self.assertEqual(legal(match, "W"), {"7H", "AS", "7S", "KS", "JS", "AD", "7D", "KD"})
        run(match, "AS KH 6H 3C 7H")
        self.assertEqual((match.hand.winners, match.hand.turn), (["W", "S", "S", "N"], "N"))
        self.assertEqual(match.hand.points, {"NS": 5 + 25 + 14, "EW": 11})

    def test_u3_2_the_taker(self):
        for trick, taker in (("7C AS 6C AH", "W"), ("AD 2C 3C 7D", "E"), ("2C AD 3C 7C", "N"),
                             ("2D AS AH 3D", "N"), ("QD JD KS 6H", "S")):
            entries = list(zip("WSEN", trick.split()))
            self.assertEqual(sueca.best_of(entries, "C")[0], taker)
        self.assertEqual(sueca.best_of([("W", "7C"), ("S", "AS"), ("E", "6C"), ("N", "AH")], "D"),
                         ("W", "7C"))           # A discard takes nothing.

    def test_u3_3_all_ten_tricks(self):
        texts = {seat: " ".join(rank + suit for rank in "A7KJQ65432")
                 for seat, suit in zip("NWSE", "SHCD")}
        match = run(started(texts), "AH AC AD AS")
        run(match, " ".join(f"{r}S {r}H {r}C {r}D" for r in "7KJQ6543"))
        self.assertEqual((match.hand.points, match.hand.phase), ({"NS": 120, "EW": 0}, "play"))
        self.assertEqual((match.winner, match.sheet), (None, {"NS": 0, "EW": 0}))
        run(match, "2S 2H 2C 2D")
        self.assertEqual((match.hand.phase, match.winner), ("over", "NS"))
        self.assertEqual(sueca.hand_report(match), {
            "turned": "2S", "trump": "S", "points": {"NS": 120, "EW": 0},
            "tricks": {"NS": 10, "EW": 0}, "ties": 0, "won_by": "NS",
            "won": {"side": "NS", "games": 4}, "sheet": {"NS": 4, "EW": 0}, "ties_waiting": 0,
            "three_to_none": None})

    def test_u4_1_either_side(self):
        for points, expected in ((61, ("NS", 1)), (60, (None, 0)), (59, ("EW", 1)),
                                 (30, ("EW", 1)), (29, ("EW", 2)), (1, ("EW", 2)),
                                 (119, ("NS", 2))):
            for bandeira in sueca.CHOICES["bandeira"]:
                self.assertEqual(worth(points, bandeira=bandeira), expected)

    def test_u4_2_bandeira(self):
        for bandeira, games in (("tricks", 2), ("points", 4)):
            self.assertEqual(worth(0, ALL_EW[:9] + "N", bandeira=bandeira), ("EW", games))
            self.assertEqual(worth(120, "NNNNNEEEEE", bandeira=bandeira), ("NS", games))
            self.assertEqual(worth(0, ALL_EW, bandeira=bandeira), ("EW", 4))

    def test_u4_3_ties_reported(self):
        for tie, waited, waiting in (("nothing", 0, 0), ("one_more", 1, 2)):
            self.assertEqual(sueca.hand_report(after(59, 60, 60, tie=tie)), {
                "turned": EXAMPLE["S"].split()[9], "trump": "D", "points": {"NS": 60, "EW": 60},
                "tricks": {"NS": 5, "EW": 5}, "ties": waited, "won_by": None, "won": None,
                "sheet": {"NS": 0, "EW": 1}, "ties_waiting": waiting, "three_to_none": None})
        report = sueca.hand_report(after(59, 60, 60, 61, tie="one_more"))
        self.assertEqual((report["ties"], report["ties_waiting"]), (2, 0))
        self.assertEqual((report["won_by"], report["won"]), ("NS", {"side": "NS", "games": 3}))
        self.assertEqual(report["sheet"], {"NS": 3, "EW": 1})

    def test_u4_3_a_game_waits_for_a_bandeira_too_and_once(self):
        match = after(60, 120, 61, tie="one_more", games="ten")
        self.assertEqual((match.sheet, match.waited), ({"NS": 6, "EW": 0}, 0))

    def test_u4_3_fifteen_at_most(self):
        for ties, most in ((14, 14), (15, 15), (16, 15), (18, 15)):
            match = after(*[60] * ties, tie="one_more", games="ten")
            self.assertEqual(match.ties, most)
            self.assertEqual(score(match, 61), 1 + most)
            self.assertEqual((match.waited, match.ties), (most, 0))

    def test_u5_1_u5_2_the_end(self):
        for games, number in (("four", 4), ("ten", 10)):
            match = Match(options(games), "N")
            for count in range(1, number + 1):
                self.assertEqual((match.winner, outcome(match)), (None, None))
                score(match, 59)
                self.assertEqual(match.sheet, {"NS": 0, "EW": count})
            self.assertEqual(match.winner, "EW")
        self.assertIsNone(after(61, 61, 61, 59, 59, 59).winner)
        self.assertIsNone(after(*[91, 29] * 4, 61, 59, games="ten").winner)
        self.assertEqual(after(*[91, 29] * 4, 61, 59, 91, games="ten").sheet, {"NS": 11, "EW": 9})

    def test_u5_3_names(self):
        for points, reason in (((91, 91), "gato"), ((61, 61, 91), "gato"),
                               ((61, 61, 61, 0), "arrepio"),
                               ((120,), "gato"), ((61, 120), "gato"), ((61, 61, 61, 120), "gato"),
                               ((59, 120), "chapeu"), ((91, 61, 59, 61), "chapeu"),
                               ((59, 91, 61, 61), "chapeu"), ((29, 91, 91), "plain"),
                               ((91, 61, 29, 61), "plain"), ((91, 59, 61, 29, 59), "plain"),
                               ((59, 91, 61, 59, 29), "plain"), ((91, 29, 61, 29), "plain"),
                               ((91, 61, 59, 59, 59, 61), "plain"),
                               ((91, 61, 59, 59, 59, 59), "arrepio")):
            match = after(*points)
            self.assertEqual((points, outcome(match)["reason"]), (points, reason))

    def test_u5_3_by_how_much_does_not_matter(self):
        for points, sheet, reason in (((60, 60, 120), (6, 0), "gato"),
                                      ((59, 60, 60, 91), (4, 1), "chapeu"),
                                      ((59, 60, 60, 120), (6, 1), "chapeu"),
                                      ((60, 60, 61, 60, 60, 0), (3, 6), "arrepio"),
                                      ((91, 60, 60, 0), (2, 6), "plain")):
            match = after(*points, tie="one_more")
            self.assertEqual(match.sheet, dict(zip(sueca.SIDES, sheet)))
            self.assertEqual(outcome(match)["reason"], reason)

    def test_u5_3_three_to_none(self):
        for points, side in (((91,), None), ((91, 61), "NS"), ((29, 59), "EW"),
                             ((59, 91, 61), None), ((91, 91), None), ((120,), None),
                             ((61, 61, 61), "NS"),
                             ((91, 61, 59), "NS"), ((91, 61, 0), "NS"), ((91, 61, 91), "NS"),
                             ((91, 61, 60, 29), "NS"), ((59, 61, 29), None)):
            for tie in sueca.CHOICES["tied_hand"]:
                report = sueca.hand_report(after(*points, tie=tie))
                self.assertEqual((points, report["three_to_none"]), (points, side))
        self.assertEqual(after(60, 60, 59, tie="one_more").three_to_none, "EW")
        self.assertEqual(after(60, 61, 61, tie="one_more").three_to_none, "NS")

    def test_u5_3_matches_of_ten_are_plain(self):
        for points in ([91] * 5, [91, 61] + [29] * 5, [61] + [29] * 5, [120, 120, 91]):
            match = after(*points, games="ten")
            self.assertEqual(outcome(match)["reason"], "plain")
            self.assertIsNone(match.three_to_none)
        self.assertIsNone(after(91, 61, games="ten").three_to_none)

    def test_u5_4_stakes(self):
        for kind, units, owed in (("none", 0, 0), ("none", 5, 0), ("flat", 5, 5), ("flat", 0, 0)):
            for points, reason in (((91, 91), "gato"), ((29, 91, 91), "plain")):
                self.assertIsNone(outcome(after(*points[:-1], kind=kind, units=units)))
                self.assertEqual(outcome(after(*points, kind=kind, units=units)),
                                 {"winner": "NS", "reason": reason, "units": owed})


class Refusals(unittest.TestCase):
    """Section 7, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seat and action, is refused by this rule."""
        for attempt in attempts:
            seat, text = attempt.split(" ", 1)
            self.assertEqual((attempt, refusal(match, seat, text)), (attempt, rule))

    def test_1_no_hand_in_play(self):
        anything = ("W pass", "W 5", "N name C", "W AH", "N 4C", "S knock", "E QC down",
                    "W AH signal")
        match = Match(options(), "N")
        self.refused(match, "U3.3", *anything)
        self.assertEqual(legal(match, "W"), set())
        score(match, 61)
        self.refused(match, "U3.3", *anything)
        self.refused(after(91, 91), "U3.3", *anything)

    def test_2_moves_of_another_game(self):
        match = started()
        for actions in ("", "AH", "3H 5H 4H"):
            run(match, actions)
            self.refused(match, "U3.2", "W pass", "S knock", "N stop", "E 0", "W 99", "E 5 better",
                         "E name D", "W AS down", "W AS signal", "S KH signal", "N 4C down")

    def test_3_cards(self):
        match = started()
        self.refused(match, "U3.1", "S KH", "E QH", "N 4C", "S AH", "E AH")
        self.refused(match, "U3.2", "W KH", "W 4C")
        self.refused(match, None, *(f"W {card}" for card in EXAMPLE["W"].split()))
        run(match, "AH")
        self.refused(match, "U3.2", "S AC", "S QS", "S AH", "S 4H", "E QH", "N 4H", "W 7H")
        self.refused(match, None, "S KH", "S JH", "S 3H")
        run(match, "3H 5H 4H")
        self.refused(match, "U3.2", "W AH", "S JH", "W 4C", "N 4C")
        self.refused(match, None, "W 7H", "W AS")

    def test_4_deals(self):
        hands, match = hands_of(EXAMPLE), Match(options(), "N")
        twice = {**hands, "N": hands["N"][:9] + ["AH"]}
        eight = {**hands, "N": hands["N"][:9] + ["8C"]}
        uneven = {**hands, "N": hands["N"][:9], "S": hands["S"] + hands["N"][9:]}
        for dealer, dealt, rule in (("W", hands, "U2.1"), ("E", twice, "U2.1"),
                                    ("S", uneven, "U2.1"), ("N", twice, "U1.2"),
                                    ("N", eight, "U1.2"), ("N", {**hands, "N": []}, "U1.2"),
                                    ("N", uneven, "U2.2"), ("N", hands, None)):
            self.assertEqual(sueca.refused_deal(match, dealer, dealt), rule)
        sueca.deal(match, "N", hands)
        for dealer in SEATS:
            for dealt in (hands, twice, uneven):
                self.assertEqual(sueca.refused_deal(match, dealer, dealt), "U2.1")
        match = after(61)
        for dealer in SEATS:
            self.assertEqual(sueca.refused_deal(match, dealer, hands),
                             None if dealer == "W" else "U2.1")
        for match in (after(91, 91), after(*[91] * 5, games="ten")):
            for dealt in (hands, twice, uneven):
                for dealer in SEATS:
                    self.assertEqual(sueca.refused_deal(match, dealer, dealt), "U5.1")

    def test_refused_and_legal_are_one(self):
        """In every state each text is lawful or refused, never both or neither."""
        rng, rules, ends = random.Random(7), set(), 0
        for games, bandeira, tie in itertools.product(*sueca.CHOICES.values()):
            match, hands = Match(options(games, bandeira, tie, "flat", 3), rng.choice(SEATS)), 0
            while not match.winner:
                hands += 1
                self.assertLess(hands, 60)              # Ever more hands would be a fault.
                sueca.deal(match, match.next_dealer, random_deal(rng))
                for _ in range(40):
                    for seat in SEATS:
                        found = {text: refusal(match, seat, text) for text in sueca.ACTIONS}
                        self.assertEqual(legal(match, seat),
                                         {text for text, rule in found.items() if not rule})
                        rules.update(found.values())
                    run(match, rng.choice(sorted(legal(match, match.hand.turn))))
                report = sueca.hand_report(match)
                self.assertEqual((match.hand.phase, sum(report["points"].values())), ("over", 120))
                self.assertEqual(sum(report["tricks"].values()), 10)
                self.assertEqual({refusal(match, seat, text) for seat in SEATS
                                  for text in sueca.ACTIONS}, {"U3.3"})
            ends += 1
            self.assertEqual(outcome(match)["units"], 3)
            self.assertGreaterEqual(match.sheet[match.winner], sueca.GAMES[games])
        self.assertEqual((ends, rules), (8, {None, "U3.1", "U3.2"}))


if __name__ == "__main__":
    unittest.main()
