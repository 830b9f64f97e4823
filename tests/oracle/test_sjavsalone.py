#!/usr/bin/env python3
"""Tests of sjavsalone.py: the worked examples of the rules of Sjavs that concern three or
two hands, and each sentence of sections 8 and 9. Refusals and the end have a file of their own."""
import itertools
import unittest

import sjavsalone
from sjavsalone import DEALT, PACK, SEATS_OF, Match, act, best_of, hand_report, legal, outcome

FORMS = ("three", "two")
SECOND = {"three": "S", "two": "N"}             # The second to call when North deals.
# North deals three hands, East declares hearts and lays away AD and 7C (11).
THREE = {"E": "QC JC AH KH 9H 7H KS 8S AD 7C", "S": "QS JS TH QH AS 9S KD TD AC 9C",
         "N": "JH JD 8H TS 7S QD 9D 8D KC TC", "rest": "8C 7D"}
THREE_CALLS = "6, pass, pass, name H, lay 7C AD"
THREE_TRICKS = ("QC, JS, 8H", "JC, QS, JD", "AS, 7S, 8S", "AC, TC, 8C", "9C, KC, 9H",
                "AH, TH, JH", "TS, KS, 9S", "KH, QH, QD", "7H, KD, 8D", "7D, TD, 9D")
# North deals two hands, South declares hearts; four cards down, four up and the hand.
TWO = {"S": "7C 8C 9D AD  QC JC AH 7D  KH 9H 7H AS KS 8S TC 8D",
       "N": "QH TS KC JS  QS JH TH KD  8H JD AC 9C 9S 7S QD TD"}
TWO_CALLS = "6, pass, name H"
TWO_TRICKS = ("QC, 8H", "JC, JD", "AH, QS", "AC, TC", "JH, 7H", "TH, KH", "AS, 7S", "KS, TS",
              "8S, 9S", "KD, 7D", "QH, 9H", "JS, 7C", "KC, 8C", "9C, 8D", "QD, AD", "9D, TD")
DEALS = {"three": THREE, "two": TWO}
CALLS = {"three": THREE_CALLS, "two": TWO_CALLS}
TRICKS = {"three": THREE_TRICKS, "two": TWO_TRICKS}

# Twelve cards that are seen in two hands; the first ten are a hand of three. By lengths.
C5_D4 = "JD AC KC 9C 7C AD KD 8D 7S 7H 8S 8H"
C6_H6 = "QC JC AC KC 9C 7C AH KH 9H 7H 7S 8D"
C5_H6 = "QC JC AC KC 9C AH KH 9H 7H 7S 8S 7D"
C6_H5 = "QC JC AC KC 9C 7C AH KH 9H 7S 8S 7D"


def options(form="three", **changed):
    """The default options of a form, with some changes."""
    found = {"form": form, "calls": "forced", "overtrump": "free", "tie": "by_suit",
             "double_win": True, "stakes": {"kind": "none", "units": 0}}
    return {**found, **changed}


def new(form="three", first_dealer="N", **changed):
    """A match before its first hand."""
    return Match(options(form, **changed), first_dealer)


def dealt(form, **given):
    """A deal with these cards, filled in front from the rest of the pack."""
    sizes = {seat: DEALT[form] for seat in SEATS_OF[form]}
    if form == "three":
        sizes["rest"] = 2
    hands = {place: given.get(place, "").split() for place in sizes}
    pack = [card for card in PACK if all(card not in cards for cards in hands.values())]
    for place, size in sizes.items():
        while len(hands[place]) < size:
            hands[place].insert(0, pack.pop())
    return hands


def run(match, actions):
    """Each action by the seat whose turn it is."""
    for text in actions.split(", "):
        act(match, match.hand.turn, text)
    return match


def started(form="three", actions="", deal=None, **changed):
    """A match in its first hand, the whole one above unless another is given, dealt by North."""
    match = new(form, **changed)
    sjavsalone.deal(match, "N", dealt(form, **(deal or DEALS[form])))
    return run(match, actions) if actions else match


def lawful(match):
    """The actions of the seat to act; nobody else may do anything."""
    found = {seat: legal(match, seat) for seat in match.seats if legal(match, seat)}
    assert list(found) == [match.hand.turn]
    return found[match.hand.turn]


def caller(form, seen, spoken="", **changed):
    """A match in which the first passed or spoke, and the second, who sees these cards of a
    dozen, is to call."""
    cards = " ".join(seen.split()[:10 if form == "three" else 12])
    match = started(form, deal={SECOND[form]: cards}, **changed)
    match.hand.calls, match.hand.turn = 1, SECOND[form]
    if spoken:
        match.hand.declarer = match.seats[1]
        match.hand.bid, match.hand.better = int(spoken[0]), spoken.endswith("better")
    return match


def named(form, seen, call):
    """The names open to the holder of these cards, who was the last to state a length."""
    match = run(caller(form, seen, "5" if "better" in call else "", calls="free"), call)
    return lawful(run(match, "pass") if form == "three" else match)


def declared(match, declarer, suit="H", exchange="pass", **given):
    """Deal the next hand; one is declarer in this suit, whatever he holds, and exchanges so."""
    sjavsalone.deal(match, match.next_dealer, dealt(match.form, **given))
    match.hand.declarer, match.hand.turn, match.hand.bid = declarer, declarer, 5
    sjavsalone.do_name(match.hand, suit)
    return run(match, exchange) if match.hand.phase == "exchange" else match


def close(match, points, tricks=5):
    """The hand is over; declarer has these points in tricks and these tricks, and another
    all else. The game points deducted, by seat."""
    hand = match.hand
    other = sjavsalone.left_of(match.seats, hand.declarer)
    hand.points[hand.declarer], hand.points[other] = points, 120 - hand.lies() - points
    hand.winners = [hand.declarer] * tricks + [other] * (DEALT[match.form] - tricks)
    hand.phase, hand.turn = "over", None
    sjavsalone.close_hand(match)
    return match.deducted


def scored(form, suit, points, tricks=5, ties=0, **changed):
    """The game points that North deducts as declarer of a first hand, and South as defender.
    Nothing lies beside the tricks."""
    match = new(form, **changed)
    match.ties = ties
    found = close(declared(match, "N", suit, rest="8C 7D"), points, tricks)
    assert found.get("E", found["S"]) == found["S"]
    return found["N"], found["S"]


class WorkedExamples(unittest.TestCase):
    """Section 10; 2, 3, 7, 8 and 17 are for four."""

    def test_example_1_the_trumps_and_plain_suits_rank_as_said(self):
        top, clubs = "QC > QS > JC > JS > JH > JD > ", "AC > KC > TC > 9C > 8C > 7C"
        spades, hearts = clubs.replace("C", "S"), "AH > KH > QH > TH > 9H > 8H > 7H"
        diamonds = hearts.replace("H", "D")
        suits = [(top + hearts).split(" > "), *(text.split(" > ")
                                                for text in (diamonds, spades, clubs))]
        self.assertEqual([len(suit) for suit in suits], [13, 7, 6, 6])
        self.assertEqual(sorted(sum(suits, [])), PACK)
        for suit in suits:
            for high, low in itertools.combinations(suit, 2):
                self.assertEqual(best_of([("N", low), ("S", high)], "H"), ("S", high))
                self.assertEqual(best_of([("N", high), ("S", low)], "H"), ("N", high))
        for plain, trump in itertools.product(sum(suits[1:], []), suits[0]):
            self.assertEqual(best_of([("N", plain), ("S", trump)], "H"), ("S", trump))
        self.assertEqual(best_of([("N", "7C"), ("S", "AS")], "H"), ("N", "7C"))
        self.assertEqual(sjavsalone.card_points(PACK), 120)

    def test_example_4_the_third_hand_must_overtrump_only_under_must(self):
        for overtrump, over in (("free", {"JD", "7C", "AS"}), ("must", {"JD"})):
            for held, cards in (("JD 7C AS", over), ("7C AS", {"7C", "AS"})):
                match = started(actions=THREE_CALLS, overtrump=overtrump)
                match.hand.trump = "C"
                match.hand.held["N"] = held.split()
                match.hand.trick, match.hand.turn = [("E", "7D"), ("S", "9C")], "N"
                self.assertEqual(lawful(match), cards)

    def test_example_5_a_declarer_who_wins_deducts_by_points_and_suit(self):
        for form in FORMS:
            for suit, points, amount in (("H", 61, 2), ("C", 61, 4), ("C", 89, 4), ("C", 90, 8),
                                         ("H", 89, 2), ("H", 90, 4)):
                self.assertEqual(scored(form, suit, points), (amount, 0))

    def test_example_6_a_trick_of_nothing_counts(self):
        for form in FORMS:
            every = DEALT[form]
            for suit, tricks, points, found in (
                    ("H", every - 1, 120, (4, 0)), ("C", every - 1, 120, (8, 0)),
                    ("H", 1, 0, (0, 8)), ("C", 1, 0, (0, 16)), ("H", 0, 0, (0, 16)),
                    ("C", 0, 0, (0, 16)), ("H", every, 120, (12, 0)), ("C", every, 120, (16, 0))):
                self.assertEqual(scored(form, suit, points, tricks), found)

    def test_example_9_two_ties_add_up_by_suit_or_by_side(self):
        for form in FORMS:
            for tie, suit, points, found in (
                    ("by_suit", "C", 70, (12, 0)), ("by_side", "C", 70, (8, 0)),
                    ("by_suit", "C", 50, (0, 16)), ("by_side", "C", 50, (0, 16)),
                    ("by_suit", "H", 70, (6, 0)), ("by_side", "H", 70, (6, 0)),
                    ("by_suit", "H", 50, (0, 8)), ("by_side", "H", 50, (0, 12))):
                self.assertEqual(scored(form, suit, points, ties=2, tie=tie), found)

    def test_example_10_free_lets_one_state_less_but_not_more(self):
        for form in FORMS:
            self.assertEqual(lawful(caller(form, C5_H6, calls="free")), {"pass", "5", "6"})
            self.assertIn("name H", named(form, C5_H6, "5"))
            match = caller(form, C5_H6, calls="free")
            self.assertEqual(sjavsalone.refusal(match, match.hand.turn, "7"), "S3.6")

    def test_example_11_better_is_the_one_call_or_none_is(self):
        for form in FORMS:
            for spoken, calls, found in (("5", "forced", {"5 better"}),
                                         ("5", "free", {"pass", "5 better"}),
                                         ("5 better", "forced", {"pass"}),
                                         ("5 better", "free", {"pass"})):
                self.assertEqual(lawful(caller(form, C5_D4, spoken, calls=calls)), found)

    def test_example_12_clubs_are_due_where_nothing_is_longer(self):
        for form in FORMS:
            self.assertEqual(named(form, C6_H6, "6"), {"name C"})
            self.assertEqual(named(form, C5_H6, "6"), {"name H"})

    def test_example_13_what_was_laid_away_counts_for_declarer(self):
        match = declared(new(), "E", "H", "lay AH 7H", E="AH 7H", rest="8C 7D")
        self.assertEqual(match.hand.lies(), 11)
        self.assertEqual(close(match, 58), {"N": 0, "E": 2, "S": 0})
        match = declared(new(), "E", "H", "lay AH 7H", E="AH 7H", rest="8C 7D")
        self.assertEqual(close(match, 40), {"N": 4, "E": 0, "S": 4})
        match = declared(new(), "E", "H", "lay AH TH", E="AH TH", rest="8C 7D")
        self.assertEqual(close(match, 0, 0), {"N": 16, "E": 0, "S": 16})
        match = declared(new(), "E", "C", "lay AH TH", E="AH TH", rest="8C 7D")
        self.assertEqual(close(match, 99, 10), {"N": 0, "E": 16, "S": 0})

    def test_example_14_the_lower_of_two_defenders_wins(self):
        match = declared(new(), "E", "C", rest="8C 7D")
        match.sheet = {"N": 6, "E": 24, "S": 3}
        self.assertEqual(close(match, 45), {"N": 8, "E": 0, "S": 8})
        self.assertEqual(match.sheet, {"N": -2, "E": 24, "S": -5})
        self.assertEqual(outcome(match)["winner"], "S")

    def test_example_15_a_diamond_face_down_obliges_to_nothing(self):
        deal = {"S": "KD TD 9D 7D  QC JC AH AC  KH 9H 7H AS KS 8S TC 8C",
                "N": "7C 7S KC 9C  QS JH TH TS  8H JD JS QH 9S AD QD 8D"}
        match = started("two", "6, pass, name H", deal, calls="free")
        match.hand.trick, match.hand.turn = [("N", "AD")], "S"
        self.assertEqual(lawful(match), set(deal["S"].split()[4:]))

    def test_example_16_five_clubs_and_six_hearts_leave_a_choice_after_five(self):
        for form in FORMS:
            self.assertEqual(named(form, C6_H5, "5"), {"name C"})
            self.assertEqual(named(form, C5_H6, "5"), {"name C", "name H"})
            self.assertEqual(named(form, C5_H6, "5 better"), {"name C"})

    def test_example_18_hands_go_on_until_one_alone_is_lowest(self):
        for sheet, winner in (((-2, -2, 3), None), ((-2, -2, -1), None), ((-2, -2, -3), "S"),
                              ((0, 0, 24), None), ((1, 2, 3), None), ((0, 1, 1), "N")):
            match = declared(new(), "E", rest="8C 7D")
            match.sheet = dict(zip("NES", sheet))
            sjavsalone.find_winner(match)
            self.assertEqual(match.winner, winner)

    def test_example_19_lying_points_are_added_after_the_hand_only(self):
        match = declared(new(), "E", "H", "lay AH", E="AH", rest="8C KD")
        self.assertEqual(match.hand.points, {"N": 0, "E": 0, "S": 0})
        self.assertEqual(close(match, 46), {"N": 0, "E": 2, "S": 0})
        report = hand_report(match)
        self.assertEqual(report["points"], {"N": 0, "E": 46, "S": 59})
        self.assertEqual(report["lies"], 15)

    def test_example_20_the_cards_beneath_are_turned_after_the_trick(self):
        match = run(started("two", TWO_CALLS), "QC, 8H, JC, JD")
        beneath = {"S": "9D", "N": "QH"}
        for text in ("AH", "QS"):
            for seat, card in beneath.items():
                self.assertNotIn(card, match.hand.held[seat])
            run(match, text)
        for seat, card in beneath.items():
            self.assertIn(card, match.hand.held[seat])
        self.assertIn("QH", lawful(match))
        self.assertEqual(lawful(run(match, "QH")), {"KH", "9H", "7H"})


class ThreeHands(unittest.TestCase):
    """Section 8."""

    def test_s8_1_three_sit_and_the_deal_goes_clockwise(self):
        match, dealers = new(first_dealer="E"), []
        for declarer in "NESN":
            dealers.append(match.next_dealer)
            close(declared(match, declarer, rest="8C 7D"), 61)
        self.assertEqual("".join(dealers), "ESNE")
        self.assertEqual(match.sheet, {"N": 20, "E": 22, "S": 22})

    def test_s8_2_ten_each_and_two_to_a_skat_that_nobody_may_play(self):
        match = started(actions="6, pass, pass, name H, pass")
        self.assertEqual([len(match.hand.held[seat]) for seat in "NES"], [10, 10, 10])
        self.assertEqual(lawful(match), set(THREE["E"].split()))
        self.assertEqual(sjavsalone.refusal(match, "E", "8C"), "S4.2")

    def test_s8_3_three_calls_from_the_dealers_left_of_five_to_ten(self):
        deal = {"E": "QC QS JC JS JH JD AC KC TC 9C"}
        self.assertEqual(lawful(started(deal=deal)), {"10"})
        match = started(deal=deal, calls="free")
        self.assertEqual(lawful(match), {"pass", "5", "6", "7", "8", "9", "10"})
        turns = []
        for text in ("10", "pass", "pass"):
            turns.append(match.hand.turn)
            run(match, text)
        self.assertEqual((turns, match.hand.phase), (["E", "S", "N"], "naming"))

    def test_s8_3_when_all_pass_the_same_dealer_deals_again(self):
        match = started(calls="free")
        match.ties = 1
        run(match, "pass, pass, pass")
        nothing = {"N": 0, "E": 0, "S": 0}
        self.assertEqual(hand_report(match), {
            "declarer": None, "bid": None, "better": False, "trump": None, "points": nothing,
            "tricks": nothing, "lies": 0, "deducted": nothing,
            "sheet": {"N": 24, "E": 24, "S": 24}, "ties_waiting": 1})
        self.assertEqual((match.next_dealer, outcome(match)), ("N", None))

    def test_s8_4_the_last_who_stated_is_declarer_and_names_before_he_exchanges(self):
        deal = {"E": C5_D4[:29], "S": "QC JC TC 8C AH KH 9H QH 9S TS"}
        match = started(actions="5, 6, pass", deal=deal)
        self.assertEqual((match.hand.declarer, lawful(match)), ("S", {"name H"}))
        self.assertLess({"pass", "lay AH", "lay QC AH"}, lawful(run(match, "name H")))

    def test_s8_5_he_lays_away_one_or_two_of_ten_trumps_too_or_keeps_his_hand(self):
        match = started(actions="6, pass, pass, name H")
        held = THREE["E"].split()
        lays = {sjavsalone.lay_text(*cards) for number in (1, 2)
                for cards in itertools.combinations(held, number)}
        self.assertEqual(lawful(match), lays | {"pass"})
        self.assertEqual(len(lays), 10 + 45)
        self.assertIn("lay QC AH", lays)

    def test_s8_5_he_takes_as_many_as_he_laid_the_first_dealt_first(self):
        for text, took, left in (("lay AD", ["8C"], ["7D"]), ("lay QC AD", ["8C", "7D"], []),
                                 ("pass", [], ["8C", "7D"])):
            match, laid = started(actions="6, pass, pass, name H, " + text), text.split()[1:]
            kept = [card for card in THREE["E"].split() if card not in laid]
            self.assertEqual(match.hand.held["E"], kept + took)
            self.assertEqual((match.hand.laid, match.hand.skat), (laid, left))
            self.assertEqual(lawful(match), set(kept + took))

    def test_s8_5_nobody_leads_before_declarer_exchanged_or_kept(self):
        match = started(actions="6, pass, pass, name H")
        found = {sjavsalone.refusal(match, *play) for play in itertools.product("NES", PACK)}
        self.assertEqual(found, {"S8.5"})
        self.assertIsNone(sjavsalone.refusal(run(match, "pass"), "E", "QC"))

    def test_s8_6_two_cards_in_all_lie_for_declarer(self):
        for text, lies in (("pass", 14), ("lay AD", 11 + 4), ("lay KS AD", 15), ("lay 7C", 4)):
            match = started(deal={**THREE, "S": THREE["S"].replace("KD TD", "8C 7D"),
                                  "rest": "TD KD"}, actions="6, pass, pass, name H, " + text)
            self.assertEqual(len(match.hand.laid + match.hand.skat), 2)
            self.assertEqual(match.hand.lies(), lies)

    def test_s8_7_the_dealers_left_leads_ten_tricks_of_three(self):
        match = started(actions="pass, 5, pass, name H", calls="free",
                        deal={"E": THREE["N"], "S": THREE["E"], "rest": "8C 7D"})
        self.assertEqual((match.hand.declarer, run(match, "pass").hand.turn), ("S", "E"))
        match = started(actions=THREE_CALLS)
        for number, trick in enumerate(THREE_TRICKS):
            self.assertEqual((match.hand.phase, len(match.hand.winners)), ("play", number))
            run(match, trick)
        self.assertEqual(match.hand.winners, list("ESSSENEEES"))
        self.assertEqual(hand_report(match), {
            "declarer": "E", "bid": 6, "better": False, "trump": "H",
            "points": {"N": 23, "E": 37, "S": 49}, "tricks": {"N": 1, "E": 5, "S": 4},
            "lies": 11, "deducted": {"N": 4, "E": 0, "S": 4},
            "sheet": {"N": 20, "E": 24, "S": 20}, "ties_waiting": 0})
        self.assertEqual((match.next_dealer, outcome(match)), ("E", None))

    def test_s8_8_the_lying_points_decide_every_row_but_the_tricks_theirs(self):
        for points, tricks, found in ((40, 5, "H2"), (39, 5, None), (38, 5, "D4"), (10, 5, "D4"),
                                      (9, 5, "D8"), (9, 1, "D8"), (0, 0, "D16"), (69, 9, "H4"),
                                      (68, 9, "H2"), (99, 9, "H4"), (99, 10, "H12")):
            match = declared(new(), "S", "D", "lay AH TH", S="AH TH", rest="8C 7D")
            amount = int(found[1:]) if found else 0
            own, others = (amount, 0) if found and found[0] == "H" else (0, amount)
            self.assertEqual(close(match, points, tricks), {"N": others, "E": others, "S": own})
            self.assertEqual(match.ties, 0 if found else 1)

    def test_s8_8_each_defender_deducts_what_a_tie_adds(self):
        match = declared(new(tie="by_side"), "E", rest="8C 7D")
        match.ties = 1
        self.assertEqual(close(match, 59), {"N": 8, "E": 0, "S": 8})
        self.assertEqual(match.ties, 0)



class TwoHands(unittest.TestCase):
    """Section 9."""

    def test_s9_1_four_lie_down_four_upon_them_in_order_and_eight_are_the_hand(self):
        match = started("two")
        self.assertEqual(match.seats, ("N", "S"))
        self.assertEqual(match.hand.beneath["S"], {"QC": "7C", "JC": "8C", "AH": "9D", "7D": "AD"})
        self.assertEqual(match.hand.beneath["N"], {"QS": "QH", "JH": "TS", "TH": "KC", "KD": "JS"})

    def test_s9_2_up_cards_count_as_the_hand_and_what_lies_down_as_nothing(self):
        self.assertEqual(lawful(started("two", TWO_CALLS)), set(TWO["S"].split()[4:]))

    def test_s9_3_two_calls_from_the_dealers_opponent_of_five_to_twelve(self):
        deal = {"S": "AS KS TS 9S QC QS JC JS JH JD AH KH QH TH 9H 8H"}
        self.assertEqual(lawful(started("two", deal=deal)), {"12"})
        match = started("two", deal=deal, calls="free")
        self.assertEqual(lawful(match), {"pass", *(str(number) for number in range(5, 13))})
        run(match, "5")
        self.assertEqual((match.hand.turn, match.hand.phase), ("N", "calls"))
        self.assertEqual(lawful(run(match, "pass")), {"name H", "name C", "name S", "name D"})
        self.assertEqual(run(match, "name D").hand.phase, "play")       # No exchange.

    def test_s9_3_lengths_are_those_of_the_twelve_seen(self):
        deal = {"S": "QC QS JC JS AC KC 9C JH AH KH QH 7S 8S 9S TD 9D",
                "N": "JD TC 8C 7C TH 9H 8H 7H AS KS TS AD KD QD 8D 7D"}
        match = started("two", deal=deal)
        self.assertEqual(lawful(match), {"pass"})          # One permanent trump: four at most.
        self.assertEqual(lawful(run(match, "pass")), {"5"})
        self.assertEqual(lawful(run(match, "5")), {"name D"})

    def test_s9_3_when_both_pass_the_same_dealer_deals_again(self):
        match = started("two", "pass, pass", calls="free")
        self.assertEqual((match.hand.phase, match.next_dealer), ("over", "N"))

    def test_s9_4_the_opponent_leads_sixteen_tricks_and_up_cards_must_follow(self):
        deal = {"S": TWO["N"], "N": TWO["S"]}
        match = started("two", "5, 6, name H", calls="free", deal=deal)
        self.assertEqual((match.hand.declarer, match.hand.turn), ("N", "S"))
        self.assertEqual(lawful(run(match, "AC")), {"TC"})
        match = started("two", "5, 6, name H, KD", calls="free", deal=deal)
        self.assertEqual(lawful(match), {"7D", "8D"})      # The up-card too.
        match = started("two", TWO_CALLS)
        for number, trick in enumerate(TWO_TRICKS):
            self.assertEqual((match.hand.phase, len(match.hand.winners)), ("play", number))
            run(match, trick)
        self.assertEqual(match.hand.winners, list("SSNNNSSSNNNNNNSN"))

    def test_s9_5_one_up_card_played_turns_its_own_card_at_the_end_of_the_trick(self):
        match = run(started("two", TWO_CALLS), "QC")
        self.assertNotIn("7C", match.hand.held["S"])
        before = list(match.hand.held["N"])
        run(match, "8H")
        self.assertEqual(lawful(match), set(TWO["S"].split()[5:]) | {"7C"})
        self.assertEqual(set(match.hand.held["N"]), set(before) - {"8H"})

    def test_s9_5_nothing_lies_beneath_a_card_of_the_hand_or_a_turned_one(self):
        match = run(started("two", TWO_CALLS), "KS, 7S, 7H, 8H")
        self.assertEqual([len(match.hand.beneath[seat]) for seat in "NS"], [4, 4])
        match = run(started("two", TWO_CALLS), "QC, 8H, 7C, 9C")
        self.assertEqual([len(match.hand.beneath[seat]) for seat in "NS"], [4, 3])

    def test_s9_6_a_tie_of_sixteen_tricks_waits_for_the_next_hand(self):
        match = run(started("two", TWO_CALLS), ", ".join(TWO_TRICKS))
        self.assertEqual(hand_report(match), {
            "declarer": "S", "bid": 6, "better": False, "trump": "H",
            "points": {"N": 60, "S": 60}, "tricks": {"N": 10, "S": 6}, "lies": 0,
            "deducted": {"N": 0, "S": 0}, "sheet": {"N": 24, "S": 24}, "ties_waiting": 1})
        self.assertEqual(match.next_dealer, "S")
        close(declared(match, "S"), 59)
        self.assertEqual((match.sheet, match.ties), ({"N": 18, "S": 24}, 0))

    def test_s9_7_a_card_face_down_is_refused_as_any_that_is_not_held(self):
        for card in TWO["S"].split()[:4] + TWO["N"].split():
            self.assertEqual(sjavsalone.refusal(started("two", TWO_CALLS), "S", card), "S4.2")


if __name__ == "__main__":
    unittest.main()
