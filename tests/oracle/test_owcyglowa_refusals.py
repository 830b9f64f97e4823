#!/usr/bin/env python3
"""The rules that owcyglowa.py names when it refuses."""
import itertools
import random
import unittest

import owcyglowa
from owcyglowa import SEATS, Match, legal, outcome, refusal
from test_owcyglowa import EXAMPLE, COURSE, options, hands_of, by_seat, random_deal, started, run, score


class Refusals(unittest.TestCase):
    """Section 9, line by line."""

    def refused(self, match, rule, *attempts):
        """Each attempt, seat and action, is refused by this rule."""
        for attempt in attempts:
            seat, text = attempt.split(" ", 1)
            self.assertEqual((attempt, refusal(match, seat, text)), (attempt, rule))

    def test_1_bids(self):
        match = started()
        self.refused(match, "O3.1", "E 1", "N 4", "E 5", "S 0", "S 5", "S 99", "N 0")
        self.refused(match, None, "S 1", "S 2", "S 3", "S 4")
        run(match, "3")
        self.refused(match, "O3.1", "S 1", "S 2", "S 3", "S 4", "S 5", "E 3", "N 3")
        run(match, "AC")
        self.refused(match, "O3.1", "S 3", "N 3", "E 7")
        self.refused(match, None, "E 1", "E 2", "E 3", "E 4")
        run(match, "TC 2 9D")
        for card in ("KC", "9C", "TD"):
            self.refused(match, "O3.1", *(f"{seat} {n}" for seat in SEATS for n in range(6)))
            run(match, card)

    def test_2_grannies(self):
        match = started(dealer="S")
        self.refused(match, "O4.3", "E QC")
        match = started()
        self.refused(match, "O4.1", "E QC")             # First leads by another.
        self.refused(match, "O4.2", "S QC")             # A card not held.
        self.refused(match, None, "S QS")
        run(match, "AC")
        self.refused(match, "O4.3", "E QC")             # The right suit, and not alone.
        self.refused(match, "O4.2", "E QS", "S QS", "N QC")
        run(match, "TC 9D AH")
        self.refused(match, "O4.3", "E QC")             # A revoke as well.
        run(match, "TH AD JC 9C 9S QH")
        self.refused(match, "O4.2", "E QC")             # It is alone, and a revoke alone.
        self.refused(match, None, "E 9H")

    def test_2_cards(self):
        match = started()
        self.refused(match, "O4.1", "E TC", "N AD", "E AC", "N AC", "N QC")
        self.refused(match, "O4.2", "S TC", "S 9D")
        run(match, "4")
        self.refused(match, "O4.1", "E TC", "N AD")     # After a bid the lead is still open.
        run(match, "AC")
        self.refused(match, "O4.2", "E AS", "E TH", "E AC", "N AD", "S KC", "S AC", "E KC")
        self.refused(match, None, "E TC", "E 9C")
        run(match, "TC 9D")
        self.refused(match, "O4.2", "E 9C", "N AD", "S AC", "S TC")

    def test_2_words_of_another_game(self):
        match = started()
        for actions in ("", "2", "AC", "TC 9D"):
            run(match, actions)
            self.refused(match, "O4.2", "S pass", "E knock", "N stop", "E 0 better", "S 2 better",
                         "E name C", "S QC down", "S AH signal", "E QC signal", "E QC down",
                         "N 9D down")

    def test_3_after_the_hand_and_after_the_match(self):
        anything = ("S pass", "S 1", "N 9", "N name C", "S AC", "E QC", "N 9D", "E QC down")
        match = Match(options(), "N")
        self.refused(match, "O6.2", *anything)
        for seat in SEATS:
            self.assertEqual(legal(match, seat), set())
        score(match, by_seat(60, 54, 50), "E", "E")
        self.refused(match, "O6.2", *anything)
        match.sheet = by_seat(8, 8, 8)
        score(match, by_seat(60, 54, 50), "E", "E")
        self.refused(match, "O6.4", *anything)
        for seat in SEATS:
            self.assertEqual(legal(match, seat), set())

    def test_3_deals(self):
        hands, match = hands_of(EXAMPLE), Match(options(), "N")
        twice = {**hands, "N": hands["N"][:7] + ["AH"]}
        eight = {**hands, "N": hands["N"][:7] + ["8D"]}
        uneven = {**hands, "N": hands["N"][:7], "S": hands["S"] + hands["N"][7:]}
        for dealer, dealt, rule in (("E", hands, "O2.1"), ("S", twice, "O2.1"),
                                    ("E", uneven, "O2.1"), ("W", hands, "O2.1"),
                                    ("N", twice, "O1.2"), ("N", eight, "O1.2"),
                                    ("N", {**hands, "N": []}, "O1.2"),
                                    ("N", uneven, "O2.2"), ("N", hands, None)):
            self.assertEqual(owcyglowa.refused_deal(match, dealer, dealt), rule)
        owcyglowa.deal(match, "N", hands)
        for dealer, dealt in itertools.product(SEATS, (hands, twice, uneven)):
            self.assertEqual(owcyglowa.refused_deal(match, dealer, dealt), "O2.1")
        run(match, " ".join(COURSE))
        for dealer in SEATS:
            self.assertEqual(owcyglowa.refused_deal(match, dealer, hands),
                             None if dealer == "S" else "O2.1")
        match.winner = "E"
        for dealer, dealt in itertools.product(SEATS, (hands, twice, uneven)):
            self.assertEqual(owcyglowa.refused_deal(match, dealer, dealt), "O6.4")

    def test_refused_and_legal_are_one(self):
        """In every state each text is lawful or refused, never both or neither. Both
        grannies are played in every hand, and those who played them tell the soloist."""
        rng, rules, soloists = random.Random(7), set(), set()
        for _ in range(8):
            match, hands = Match(options("flat", 3), rng.choice(SEATS)), 0
            while not match.winner:
                hands += 1
                self.assertLess(hands, 60)              # Ever more hands would be a fault.
                owcyglowa.deal(match, match.next_dealer, random_deal(rng))
                players = {}
                while match.hand.phase == "play":
                    for seat in SEATS:
                        found = {text: refusal(match, seat, text) for text in owcyglowa.ACTIONS}
                        self.assertEqual(legal(match, seat),
                                         {text for text, rule in found.items() if not rule})
                        rules.update(found.values())
                    seat = match.hand.turn
                    text = rng.choice(sorted(legal(match, seat)))
                    self.assertTrue(text in match.hand.held[seat] or not match.hand.winners)
                    players[text] = seat
                    run(match, text)
                report = owcyglowa.hand_report(match)
                self.assertEqual(sum(report["points"].values()), 164)
                self.assertEqual(sum(report["tricks"].values()), 8)
                pair = {players["QC"], players["QS"]}
                self.assertEqual(report["soloist"] in pair, len(pair) == 1)
                soloists.add((report["soloist"], len(pair)))
                self.assertEqual({refusal(match, seat, text) for seat in SEATS
                                  for text in owcyglowa.ACTIONS},
                                 {"O6.4" if match.winner else "O6.2"})
            self.assertEqual(outcome(match)["units"], 3)
            self.assertGreaterEqual(match.sheet[match.winner], 9)
        self.assertEqual(rules, {None, "O3.1", "O4.1", "O4.2", "O4.3"})
        self.assertEqual(soloists, set(itertools.product(SEATS, (1, 2))))


if __name__ == "__main__":
    unittest.main()
