#!/usr/bin/env python3
"""Tests of owcyglowa.py: the worked examples of the rules of Owcy Głowa, a test a
rule or two."""
import itertools
import unittest

import judge
import owcyglowa
from owcyglowa import SEATS, Match, act, legal, outcome

# North deals and South leads. South has QS alone, East QC with two more clubs, and
# North every diamond: North is soloist.
EXAMPLE = {"S": "AC KC JC QS AH KH QH JH", "E": "QC TC 9C AS KS JS TH 9H",
           "N": "TS 9S AD KD QD JD TD 9D"}
# All of that hand: 30 and 24 to South, 8, 24 and 17 to East, 25, 19 and 17 to South.
COURSE = ("4 AC 2 TC 1 9D", "KC 9C TD", "JC QC JD", "AS 9S QS", "KS TS JH", "TH QD AH",
          "KH 9H KD", "QH JS AD")
POINTS = {"N": 0, "E": 49, "S": 115}
NO_BIDS = {seat: None for seat in SEATS}


def options(kind="none", units=0):
    """The options, which are the stakes alone."""
    return {"stakes": {"kind": kind, "units": units}}


def hands_of(texts):
    """Hands, as lists of cards, from a text a seat."""
    return {seat: text.split() for seat, text in texts.items()}


def by_seat(n, e, s):
    """Three values under their seats."""
    return {"N": n, "E": e, "S": s}


def random_deal(rng):
    """A whole pack in three hands."""
    pack = rng.sample(owcyglowa.PACK, 24)
    return {seat: pack[8 * n:8 * n + 8] for n, seat in enumerate(SEATS)}


def deal_of_grannies(clubs, spades):
    """A whole pack in which these seats hold QC and QS."""
    hands = {seat: [] for seat in SEATS}
    hands[clubs].append("QC")
    hands[spades].append("QS")
    rest = [card for card in owcyglowa.PACK if card not in owcyglowa.GRANNIES]
    for seat in SEATS:
        while len(hands[seat]) < 8:
            hands[seat].append(rest.pop())
    return hands


def started(texts=None, dealer="N"):
    """A match in its first hand, that of EXAMPLE unless another is given."""
    match = Match(options(), dealer)
    owcyglowa.deal(match, dealer, hands_of(texts or EXAMPLE))
    return match


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions.split():
        act(match, match.hand.turn, text)
    return match


def in_the_midst(held, led=None):
    """A match after a trick, with South to play from these cards, second if one was led."""
    match = started(dealer="E" if led else "N")
    match.hand.winners = ["N"]
    match.hand.held["S"] = held.split()
    if led:
        match.hand.held["N"] = [led]
        run(match, led)
    return match


def score(match, points, clubs, spades, **bids):
    """A hand that is over, with the holders of QC and QS. The game points, by seat."""
    match.hand = hand = owcyglowa.Hand(match.next_dealer, deal_of_grannies(clubs, spades))
    hand.phase, hand.turn = "over", None
    hand.points, hand.bids = points, {**NO_BIDS, **bids}
    owcyglowa.close_hand(match)
    return match.won


def worth(points, clubs, spades, **bids):
    """The game points of a first hand, by seat."""
    return score(Match(options(), "N"), points, clubs, spades, **bids)


class WorkedExamples(unittest.TestCase):
    """Section 8."""

    def test_1_ranks_and_points(self):
        for suit in owcyglowa.SUITS:
            order = [rank + suit for rank in "AKQJT9"]
            for higher, lower in itertools.combinations(order, 2):
                for trick in ([("S", higher), ("E", lower)], [("S", lower), ("E", higher)]):
                    self.assertEqual(owcyglowa.best_of(trick)[1], higher)
            self.assertEqual(sum(owcyglowa.VALUE[card[0]] for card in order), 41)
        self.assertEqual((len(owcyglowa.PACK), len(set(owcyglowa.PACK))), (24, 24))
        self.assertEqual(sum(owcyglowa.VALUE[card[0]] for card in owcyglowa.PACK), 164)
        match = started()
        for seat, card in zip("SEN", "TC 9C JC".split()):
            match.hand.held[seat] = [card]
        run(match, "TC 9C JC")
        self.assertEqual((match.hand.winners, match.hand.points), (["N"], by_seat(21, 0, 0)))

    def test_2_to_follow(self):
        for led, held, lawful in (("AC", "QC 9C AH", {"9C"}), ("AC", "QC AH", {"QC"}),
                                  ("AH", "QC 9C AD", {"9C", "AD"}), ("AH", "QC AD", {"QC", "AD"})):
            self.assertEqual((held, legal(in_the_midst(held, led), "S")), (held, lawful))

    def test_3_to_lead(self):
        self.assertEqual(legal(in_the_midst("QS JS 9D"), "S"), {"JS", "9D"})

    def test_4_bids(self):
        # North holds both grannies and has 54 or more, or fewer: a game point beside the bid's.
        for bid, taken, north, bids_game, solo_game in (
                (2, 44, 60, (0, 1, 0), (1, 0, 0)), (2, 81, 60, (1, 0, 1), (1, 0, 0)),
                (4, 130, 20, (0, 1, 0), (0, 1, 1))):
            self.assertEqual(owcyglowa.scorers_of_bid("E", bid, taken),
                             [seat for seat in SEATS if by_seat(*bids_game)[seat]])
            points = by_seat(north, taken, 164 - north - taken)
            self.assertEqual(worth(points, "N", "N", E=bid),
                             by_seat(*map(sum, zip(bids_game, solo_game))))

    def test_5_two_partners(self):
        for taken, won in ((54, by_seat(0, 0, 1)), (53, by_seat(1, 1, 0))):
            match = Match(options(), "N")
            self.assertEqual(score(match, by_seat(50, 114 - taken, taken), "N", "E"), won)
            self.assertEqual((match.hand.soloist, match.sheet), ("S", won))

    def test_6_both_grannies(self):
        for taken, won in ((90, by_seat(0, 2, 0)), (50, by_seat(2, 0, 2))):
            match = Match(options(), "N")
            self.assertEqual(score(match, by_seat(40, taken, 124 - taken), "E", "E", E=3), won)
            self.assertEqual((match.hand.soloist, match.sheet), ("E", won))

    def test_7_the_end(self):
        match = Match(options(), "N")
        match.sheet = by_seat(8, 8, 8)
        score(match, by_seat(60, 53, 51), "E", "E")
        self.assertEqual((match.sheet, match.winner), (by_seat(9, 8, 9), None))
        self.assertIsNone(owcyglowa.refused_deal(match, "S", hands_of(EXAMPLE)))
        score(match, by_seat(54, 60, 50), "N", "N")
        self.assertEqual((match.sheet, match.winner), (by_seat(10, 8, 9), "N"))
        self.assertEqual(owcyglowa.refused_deal(match, "E", hands_of(EXAMPLE)), "O6.4")


class Rules(unittest.TestCase):
    """Sections 1 to 6, rule by rule."""

    def test_o1_1_counter_clockwise(self):
        self.assertEqual([owcyglowa.right_of(seat) for seat in "NSE"], list("SEN"))
        match = run(started(), "AC")
        self.assertEqual(match.hand.turn, "E")
        self.assertEqual(run(match, "TC").hand.turn, "N")

    def test_o1_2_no_trumps(self):
        for suit, other in itertools.permutations(owcyglowa.SUITS, 2):
            for card in (rank + other for rank in owcyglowa.RANKS):
                self.assertEqual(owcyglowa.best_of([("S", f"9{suit}"), ("E", card)])[0], "S")
        self.assertEqual(sorted(sum(map(str.split, EXAMPLE.values()), [])), owcyglowa.PACK)

    def test_o1_3_points(self):
        self.assertEqual([owcyglowa.VALUE[rank] for rank in "AKQJT9"], [11, 5, 4, 2, 10, 9])

    def test_o1_4_only_black_queens(self):
        for queen, kept in (("QC", True), ("QS", True), ("QH", False), ("QD", False)):
            match = in_the_midst(f"{queen} 9{queen[1]}")
            self.assertEqual(queen not in legal(match, "S"), kept)

    def test_o2_1_the_deal_passes_to_the_right(self):
        match = Match(options(), "E")
        for dealer in "NSEN":
            score(match, by_seat(60, 54, 50), "N", "N")
            self.assertEqual(match.next_dealer, dealer)

    def test_o3_1_ranges(self):
        for number, least, most in ((1, 0, 40), (2, 41, 80), (3, 81, 120), (4, 121, 164)):
            for points in range(165):
                self.assertEqual(owcyglowa.hit(number, points), least <= points <= most)

    def test_o3_1_before_the_first_card(self):
        match, numbers = started(), {"1", "2", "3", "4"}
        for seat, bid, card in (("S", "4", "AC"), ("E", None, "TC"), ("N", "1", "9D")):
            self.assertEqual(match.hand.turn, seat)
            cards = legal(match, seat) - numbers
            self.assertEqual(legal(match, seat), cards | numbers)
            for other in owcyglowa.others(seat):
                self.assertEqual(legal(match, other), set())
            if bid:
                run(match, bid)
                self.assertEqual((match.hand.turn, legal(match, seat)), (seat, cards))
            run(match, card)
        self.assertEqual(match.hand.bids, by_seat(1, None, 4))
        self.assertEqual(legal(match, "S"), {"KC", "JC", "QS", "AH", "KH", "QH", "JH"})

    def test_o3_1_to_bid_nothing(self):
        match = run(started(), " ".join(COURSE).replace("4 ", "").replace("2 ", "")
                    .replace("1 ", ""))
        self.assertEqual((match.hand.phase, match.hand.bids), ("over", NO_BIDS))
        self.assertEqual(match.won, by_seat(0, 1, 1))

    def test_o3_2_a_range_is_shared(self):
        match = run(started(), "2 AC 2 TC 2 9D")
        self.assertEqual(match.hand.bids, by_seat(2, 2, 2))

    def test_o4_1_eldest_leads(self):
        for dealer, eldest in zip("NSE", "SEN"):
            match = started(dealer=dealer)
            self.assertEqual(match.hand.turn, eldest)
            for other in owcyglowa.others(eldest):
                self.assertEqual(legal(match, other), set())
        self.assertEqual(legal(started(), "S") - {"1", "2", "3", "4"}, set(EXAMPLE["S"].split()))

    def test_o4_2_follow_suit_and_the_taker(self):
        match = run(started(), "AC")
        self.assertEqual(legal(match, "E") - {"1", "2", "3", "4"}, {"TC", "9C"})
        run(match, "TC")
        self.assertEqual(legal(match, "N") - {"1", "2", "3", "4"}, set(EXAMPLE["N"].split()))
        run(match, "AD")
        self.assertEqual((match.hand.winners, match.hand.turn), (["S"], "S"))   # A discard.
        run(match, "JC")
        self.assertEqual(legal(match, "E"), {"9C"})                 # No duty to head the trick.
        run(match, "9C 9D KC")
        self.assertEqual(legal(match, "E"), {"QC"})
        run(match, "QC TD AH TH JD JH")
        self.assertEqual((match.hand.winners, match.hand.turn), (["S", "S", "S", "S"], "E"))
        self.assertEqual(legal(match, "E"), {"9H"})

    def test_o4_2_the_whole_hand(self):
        match = started()
        for number, (actions, taker) in enumerate(zip(COURSE, "SSEEESSS")):
            self.assertEqual((match.hand.phase, match.sheet), ("play", by_seat(0, 0, 0)))
            run(match, actions)
            self.assertEqual((number, match.hand.winners[-1]), (number, taker))
        self.assertEqual((match.hand.phase, match.hand.turn), ("over", None))
        self.assertEqual(owcyglowa.hand_report(match), {
            "soloist": "N", "bids": by_seat(1, 2, 4), "points": POINTS,
            "tricks": by_seat(0, 3, 5), "won": by_seat(2, 3, 1), "sheet": by_seat(2, 3, 1)})
        self.assertEqual((match.next_dealer, match.winner), ("S", None))

    def test_o4_3_a_granny_comes_free(self):
        for held, lawful in (("QC QS AH", {"QC", "QS", "AH"}), ("QC 9C QS", {"9C", "QS"}),
                             ("QC AC KC", {"AC", "KC"}), ("QC QS", {"QC", "QS"}),
                             ("QC TC QS 9S", {"TC", "9S"}), ("QC", {"QC"})):
            self.assertEqual((held, legal(in_the_midst(held), "S")), (held, lawful))
        for led, held, lawful in (("AS", "QC 9C QS", {"QS"}), ("AS", "QS KS AH", {"KS"}),
                                  ("AD", "QC 9C QS JS", {"9C", "JS"}),
                                  ("AC", "QC QS JS", {"QC"}), ("AH", "QC QS", {"QC", "QS"}),
                                  ("AH", "QC TC 9H", {"9H"})):
            self.assertEqual((held, legal(in_the_midst(held, led), "S")), (held, lawful))

    def test_o4_3_in_the_first_trick(self):
        match = started({"S": "QC QS AH KH QH JH TH 9H", "E": "AC KC JC TC 9C AD KD QD",
                         "N": "AS KS JS TS 9S JD TD 9D"})
        self.assertTrue({"QC", "QS"} < legal(match, "S"))
        run(match, "QC KC")
        self.assertEqual((match.hand.turn, match.hand.soloist), ("N", "S"))

    def test_o5_1_the_soloist(self):
        for clubs, spades in itertools.product(SEATS, repeat=2):
            third = [seat for seat in SEATS if seat not in (clubs, spades)]
            found = owcyglowa.soloist_of(deal_of_grannies(clubs, spades))
            self.assertEqual(found, clubs if clubs == spades else third[0])
        self.assertEqual(started().hand.soloist, "N")

    def test_o6_1_each_bid_by_itself(self):
        # East holds both grannies and has 54 or more: 1 to East beside the bids.
        points = by_seat(40, 81, 43)
        for bids, won in (((1, None, None), (1, 1, 0)), ((2, None, None), (0, 2, 1)),
                          ((1, 3, 2), (1, 2, 1)), ((4, 4, 4), (2, 3, 2)), ((2, 2, 2), (1, 2, 3)),
                          ((None, None, None), (0, 1, 0))):
            self.assertEqual(worth(points, "E", "E", **by_seat(*bids)), by_seat(*won))

    def test_o6_1_a_partner_gains_too(self):
        # North and East are partners; South is soloist with 54. East's bid is missed.
        self.assertEqual(worth(by_seat(60, 50, 54), "N", "E", E=1), by_seat(1, 0, 2))

    def test_o6_2_the_soloists_own_points(self):
        for soloist, (clubs, spades) in (("N", "NN"), ("E", "EE"), ("S", "SS"), ("N", "ES"),
                                         ("E", "SN"), ("S", "NE")):
            for points, game in ((0, 0), (53, 0), (54, 1), (164, 1)):
                rest = dict(zip(owcyglowa.others(soloist), (164 - points, 0)))
                won = worth({soloist: points, **rest}, clubs, spades)
                self.assertEqual(won, {seat: game if seat == soloist else 1 - game
                                       for seat in SEATS})

    def test_o6_3_all_add_up(self):
        match = Match(options(), "N")
        for sheet in (by_seat(2, 3, 2), by_seat(4, 6, 4)):
            score(match, by_seat(40, 81, 43), "E", "E", N=4, E=4, S=4)
            self.assertEqual(owcyglowa.hand_report(match)["sheet"], sheet)

    def test_o6_4_one_who_leads_alone(self):
        for sheet, winner in (((8, 8, 8), None), ((8, 7, 0), None), ((9, 8, 8), "N"),
                              ((9, 9, 8), None), ((9, 9, 9), None), ((0, 9, 0), "E"),
                              ((10, 9, 9), "N"), ((9, 9, 10), "S"), ((12, 3, 12), None),
                              ((12, 3, 11), "N"), ((8, 11, 9), "E"), ((0, 0, 12), "S")):
            self.assertEqual((sheet, owcyglowa.winner_of(by_seat(*sheet))), (sheet, winner))

    def test_o6_4_it_is_asked_after_every_hand(self):
        match = Match(options(), "N")
        for count in range(1, 10):
            self.assertEqual((match.winner, outcome(match)), (None, None))
            score(match, by_seat(50, 54, 60), "E", "E")
            self.assertEqual(match.sheet, by_seat(0, count, 0))
        self.assertEqual(match.winner, "E")

    def test_o6_6_stakes(self):
        for kind, units, owed in (("none", 0, 0), ("none", 5, 0), ("flat", 5, 5), ("flat", 0, 0)):
            match = Match(options(kind, units), "N")
            self.assertIsNone(outcome(match))
            match.sheet = by_seat(8, 8, 8)
            score(match, by_seat(50, 60, 54), "S", "S")
            self.assertEqual(outcome(match), {"winner": "S", "units": owed})


if __name__ == "__main__":
    unittest.main()
