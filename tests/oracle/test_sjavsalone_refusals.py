#!/usr/bin/env python3
"""The rules that sjavsalone.py names when it refuses, the end of a match, and random
matches that are judged."""
import contextlib
import copy
import io
import itertools
import json
import random
import types
import unittest

import judge
import sjavsalone
from sjavsalone import (ACTIONS, BESIDES_OF, DEALT, PACK, SEATS_OF, WRITTEN, Match, act,
                        hand_report, legal, outcome, refusal)
from test_sjavsalone import (C5_D4, C5_H6, C6_H6, CALLS, FORMS, SECOND, THREE, TRICKS, TWO, caller,
                             close, dealt, declared, lawful, new, options, run, started)

WORDS = ("knock", "stop", "take", "fold", "QC down", "7H down", "JD signal", "AC signal")
NAMES = tuple(f"name {suit}" for suit in "CSHD")
LAYS = ("lay", "lay QC", "lay 7C", "lay 7D", "lay KS AD", "lay QS JS", "lay QC QC",
        "lay QC JC AH", "lay AC TC")
LENGTHS = {"three": range(5, 11), "two": range(5, 13)}
NO_LENGTHS = {"three": ("0", "4", "11", "12", "99", "0 better", "4 better", "11 better"),
              "two": ("0", "4", "13", "99", "0 better", "4 better", "13 better")}
ANYTHING = ("pass", "0", "5", "5 better", "10", "99", *NAMES, *LAYS, *WORDS, *PACK)


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

    def never(self, match, *due):
        """These are refused to all in every phase, but the kinds that are due."""
        self.all_refused(match, "S4.2", *WORDS)
        self.all_refused(match, "S3.1", *NO_LENGTHS[match.form])
        lengths = [f"{number}{better}" for better in ("", " better")
                   for number in LENGTHS[match.form]]
        for kind, rule, texts in (("pass", "S3.1", ("pass",)), ("name", "S3.7", NAMES),
                                  ("call", "S3.1", lengths), ("lay", "S8.5", LAYS)):
            if kind not in due:
                self.all_refused(match, rule, *texts)

    def others(self, match):
        """All seats but the one to act, as a text."""
        return "".join(seat for seat in match.seats if seat != match.hand.turn)

    def test_1_before_a_hand_after_it_after_a_pass_out_and_after_the_match(self):
        for form in FORMS:
            self.all_refused(new(form), "S2.1", *ANYTHING)
            match = run(started(form, CALLS[form]), ", ".join(TRICKS[form]))
            self.all_refused(match, "S5.2", *ANYTHING)
            match = started(form, ", ".join(["pass"] * len(match.seats)), calls="free")
            self.all_refused(match, "S3.8", *ANYTHING)
            self.assertEqual({seat: legal(match, seat) for seat in match.seats},
                             {seat: set() for seat in match.seats})
            match = declared(match, "N", "C")
            match.sheet["N"] = 4
            close(match, 61)
            self.all_refused(match, "S6.2", *ANYTHING)
            self.assertEqual({seat: legal(match, seat) for seat in match.seats},
                             {seat: set() for seat in match.seats})

    def test_3_calls_out_of_turn_and_cards_while_calls_are_open(self):
        for form, actions in (("three", ""), ("three", "pass"), ("three", "5, pass"), ("two", ""),
                              ("two", "5")):
            match = started(form, actions, calls="free")
            others = self.others(match)
            self.refused(match, "S3.1", f"{others} pass", *(
                f"{others} {number}{better}" for better in ("", " better")
                for number in LENGTHS[form]))
            self.never(match, "pass", "call")
            self.all_refused(match, "S3.1", *PACK)

    def test_4_a_call_that_does_not_beat(self):
        for form, calls in itertools.product(FORMS, ("forced", "free")):
            seat, most = SECOND[form], LENGTHS[form][-1]
            self.refused(caller(form, C6_H6, "", calls=calls), "S3.3", f"{seat} 5 better",
                         f"{seat} 6 better", f"{seat} {most} better")
            self.refused(caller(form, C6_H6, "6", calls=calls), "S3.3", f"{seat} 5", f"{seat} 6",
                         f"{seat} 5 better", f"{seat} 7 better")
            self.refused(caller(form, C6_H6, "6 better", calls=calls), "S3.3", f"{seat} 6",
                         f"{seat} 6 better", f"{seat} 5")
            self.refused(caller(form, C5_H6, "6", calls=calls), "S3.3", f"{seat} 6 better")

    def test_4_silence_or_less_than_the_longest_under_forced(self):
        for form, seat in SECOND.items():
            self.refused(caller(form, C5_H6, ""), "S3.5", f"{seat} pass", f"{seat} 5")
            self.refused(caller(form, C5_H6, "5"), "S3.5", f"{seat} pass", f"{seat} 5 better")
            self.refused(caller(form, C6_H6, "6"), "S3.5", f"{seat} pass")
            for call, held in (("6", C6_H6), ("6", C5_H6), ("5", C5_D4)):
                self.assertEqual(lawful(caller(form, held, "")), {call})
            self.assertEqual(lawful(caller(form, C5_H6, "5")), {"6"})
            self.assertEqual(lawful(caller(form, C5_H6, "5", calls="free")),
                             {"pass", "5 better", "6"})
            self.assertEqual(lawful(caller(form, C5_H6, "6")), {"pass"})

    def test_4_more_than_is_held(self):
        for form, calls in itertools.product(FORMS, ("forced", "free")):
            for spoken in ("", "5", "6", "6 better"):
                self.refused(caller(form, C6_H6, spoken, calls=calls), "S3.6",
                             *(f"{SECOND[form]} {number}" for number in LENGTHS[form][2:]))

    def test_5_naming(self):
        for form, seat in SECOND.items():
            actions = "6, pass" if form == "three" else "6"
            for held, found in ((C6_H6, {"C"}), (C5_H6, {"H"})):
                match = run(caller(form, held), actions)
                self.refused(match, "S3.7", *(f"{self.others(match)} {text}" for text in NAMES))
                for suit in "CSHD":
                    self.refused(match, None if suit in found else "S3.7", f"{seat} name {suit}")
                self.never(match, "name")
                self.all_refused(match, "S3.7", *PACK)
            self.all_refused(run(match, "name H"), "S3.7", *NAMES)         # Named twice.

    def test_6_the_exchange(self):
        match = started(actions="6, pass, pass, name H")
        self.never(match, "pass", "lay")
        self.refused(match, "S8.5", "NS pass", *(f"NS {text}" for text in LAYS), "S lay QS",
                     "N lay JH JD", "E lay", "E lay QC QC", "E lay QC JC AH", "E lay QS",
                     "E lay QC QS", "E lay 8C", "E lay 8C 7D")
        self.refused(match, None, "E pass", "E lay QC", "E lay QC JC", "E lay KS AD")
        self.all_refused(match, "S8.5", *PACK)
        for text in ("pass", "lay QC", "lay KS AD"):
            match = run(started(actions="6, pass, pass, name H"), text)
            self.never(match)                   # Exchanging and keeping again among these.
            self.never(run(match, "AH"))

    def test_6_there_is_no_exchange_in_two_hands(self):
        for actions in ("", "6", "6, pass", CALLS["two"], CALLS["two"] + ", QC"):
            self.all_refused(started("two", actions), "S8.5", *LAYS, "lay AC", "lay QC JC")

    def test_7_the_first_lead(self):
        for form in FORMS:
            match = started(form, CALLS[form])
            self.never(match)
            self.refused(match, "S4.1", *(f"{self.others(match)} {card}" for card in PACK))
            held = match.hand.held[match.hand.turn]
            for card in PACK:
                self.refused(match, None if card in held else "S4.2", f"{match.hand.turn} {card}")

    def test_7_a_card_not_held_out_of_turn_or_a_revoke(self):
        match = run(started(actions=CALLS["three"]), "QC")
        self.refused(match, "S4.2", "E JC", "N JH", "S TD", "S JH", "S QC", "S AD", "E QC")
        self.refused(match, None, "S QS", "S JS", "S TH", "S QH")
        run(match, "JS, 8H")
        self.refused(match, "S4.2", "N JH", "S QS", "E AD", "E 7C", "E KC")     # The next lead.
        match = run(started("two", CALLS["two"]), "KS")
        self.refused(match, "S4.2", "N JS", "N TS", "N QS", "N AC", "S AS", "N AS")
        self.refused(match, None, "N 9S", "N 7S")

    def test_7_overtrumping(self):
        for overtrump, rule in (("free", None), ("must", "S4.3")):
            match = started(actions=CALLS["three"], overtrump=overtrump)
            match.hand.held["N"] = "JD 7H AS".split()
            match.hand.trick, match.hand.turn = [("E", "7D"), ("S", "9H")], "N"
            self.refused(match, None, "N JD")
            self.refused(match, rule, "N 7H", "N AS")
            self.refused(match, "S4.2", "N QC", "N 8D", "E AH")
            match.hand.trick = [("E", "7D"), ("S", "QC")]
            self.refused(match, None, "N JD", "N 7H", "N AS")
            match.hand.trick = [("E", "9H"), ("S", "QC")]
            self.refused(match, None, "N JD", "N 7H")       # Any trump follows.
            self.refused(match, "S4.2", "N AS")
            match.hand.trick = [("E", "9H"), ("S", "7D")]
            match.hand.held["N"] = "8S AS".split()
            self.refused(match, None, "N 8S", "N AS")

    def test_8_deals(self):
        for form, size_rule in (("three", "S8.2"), ("two", "S9.1")):
            right = dealt(form, **(THREE if form == "three" else TWO))
            last = right["N"][-1:]
            twice = {**right, "N": right["N"][:-1] + right["N"][:1]}
            short = {**right, "N": right["N"][:-1]}
            uneven = {**short, "S": right["S"] + last}
            everything = [(right, None), (twice, "S1.2"), (short, "S1.2"), (uneven, size_rule)]
            if form == "three":
                everything += [({**short, "rest": right["rest"] + last}, size_rule),
                               ({**right, "rest": right["rest"][:1]}, "S1.2")]

            def check(match, dealer, otherwise="S2.1"):
                """Of this dealer alone the cards are looked at; None is no dealer."""
                for seat, (deal, rule) in itertools.product(match.seats, everything):
                    self.assertEqual(sjavsalone.refused_deal(match, seat, deal),
                                     rule if seat == dealer else otherwise)

            check(new(form, "S"), "S")
            match = started(form, CALLS[form])
            check(match, None)
            check(run(match, ", ".join(TRICKS[form])), match.seats[1])
            passed = ", ".join(["pass"] * len(match.seats))
            check(started(form, passed, calls="free"), "N")
            match.winner = "N"
            check(match, None, "S6.2")


class TheEnd(unittest.TestCase):
    """S8.9 and S9.6."""

    def test_s8_9_equal_lowest_totals_play_on_and_the_third_may_win_above_nobody(self):
        match = declared(new(), "E", "C", rest="8C 7D")
        match.sheet = {"N": 6, "E": 5, "S": 6}
        close(match, 45)
        self.assertEqual((match.sheet, match.winner), ({"N": -2, "E": 5, "S": -2}, None))
        close(declared(match, "E", "D", rest="8C 7D"), 90)
        self.assertEqual((match.sheet["E"], match.winner), (1, None))
        close(declared(match, "E", "D", rest="8C 7D"), 90)
        self.assertEqual((match.sheet["E"], outcome(match)["winner"]), (-3, "E"))

    def test_s8_9_a_cross_if_both_others_stand_at_24_and_each_pays_the_stake(self):
        flat = {"kind": "flat", "units": 3}
        for sheet, double_win, cross, each in (((24, 2, 24), True, True, 6),
                                               ((24, 2, 24), False, False, 3),
                                               ((24, 2, 22), True, False, 3)):
            match = declared(new(stakes=flat, double_win=double_win), "E", rest="8C 7D")
            match.sheet = dict(zip("NES", sheet))
            close(match, 61)
            self.assertEqual(outcome(match), {"winner": "E", "cross": cross,
                                              "units": {"N": -each, "E": 2 * each, "S": -each}})
        match.options["stakes"] = {"kind": "none", "units": 3}
        self.assertEqual(outcome(match)["units"], {"N": 0, "E": 0, "S": 0})
    def test_s9_6_from_24_to_0_with_cross_and_stake(self):
        flat = {"kind": "flat", "units": 3}
        for loser, double_win, cross, units in ((24, True, True, 6), (24, False, False, 3),
                                                (22, True, False, 3)):
            match = declared(new("two", stakes=flat, double_win=double_win), "S")
            match.sheet = {"N": 2, "S": loser}
            self.assertEqual(close(match, 60), {"N": 0, "S": 0})
            self.assertIsNone(outcome(match))
            close(declared(match, "N"), 61)
            self.assertEqual(outcome(match), {"winner": "N", "cross": cross,
                                              "units": {"N": units, "S": -units}})


# Only a few of the many lays are tried where none is due, to save time.
TRIED = sorted(text for text, (kind, _) in ACTIONS.items() if kind in ("name", "card", "pass"))
TRIED += [*WORDS, *LAYS, "0", "4", "99"]
TRIED += [f"{number}{better}" for number in range(5, 14) for better in ("", " better")]
TWO_AT_MOST = [text for text, (kind, cards) in ACTIONS.items() if kind == "lay" and len(cards) < 3]


def random_deal(form, rng):
    """S8.2, S9.1: random cards; every other deal lopsided, for rare rows."""
    pack = rng.sample(PACK, len(PACK))
    if rng.random() < 0.5:
        order = sjavsalone.SUIT_IN_PLAY[rng.choice("CSHD")]
        pack.sort(key=lambda card: (order[card] == "trumps") + 3 * rng.random())
    seats, size = SEATS_OF[form], DEALT[form]
    hands = {seat: pack[size * n:size * n + size] for n, seat in enumerate(seats)}
    for cards in hands.values():
        rng.shuffle(cards)
    return {**hands, "rest": pack[-2:]} if form == "three" else hands


def random_hand(match, rng):
    """One hand with random lawful actions, in the form that judge.py reads."""
    hand = {"dealer": match.next_dealer, "deal": random_deal(match.form, rng), "steps": []}
    sjavsalone.deal(match, hand["dealer"], hand["deal"])
    while match.hand.phase != "over":
        allowed = {seat: sorted(legal(match, seat)) for seat in match.seats}
        refused = [{"seat": seat, "do": text, "rule": refusal(match, seat, text)}
                   for seat in match.seats for text in rng.sample(TRIED, 4)
                   if refusal(match, seat, text)]
        seat = match.hand.turn
        passes = "pass" in allowed[seat] and rng.random() < 0.4     # More often than by chance.
        text = "pass" if passes else rng.choice(allowed[seat])
        hand["steps"].append({"legal": allowed, "refused": refused, "seat": seat, "do": text})
        act(match, seat, text)
    return {**hand, "end": hand_report(match)}


def random_match(rng, form, most=300, **said):
    """One match with random options but these, played to its end or to so many hands."""
    chosen = {name: rng.choice(choices) for name, choices in sjavsalone.CHOICES.items()}
    stakes = {"kind": rng.choice(sjavsalone.STAKES), "units": 3}
    chosen = options(**{**chosen, "stakes": stakes, "form": form, **said})
    first, hands = rng.choice(SEATS_OF[form]), []
    match = Match(chosen, first)
    while not match.winner and len(hands) < most:
        hands.append(random_hand(match, rng))
    return {"options": chosen, "first_dealer": first, "hands": hands, "outcome": outcome(match)}


class RandomHands(unittest.TestCase):
    """In every state each text is lawful or refused, and the cards and points add up."""

    def step(self, match, rng, rules):
        """All texts of all seats are judged, and one that is lawful is done."""
        hand = match.hand
        for seat in match.seats:
            tried = TRIED + TWO_AT_MOST if hand.phase == "exchange" else TRIED
            found = {text: refusal(match, seat, text) for text in tried}
            allowed = {text for text, rule in found.items() if not rule}
            self.assertEqual(legal(match, seat), allowed)
            self.assertEqual(bool(allowed), seat == hand.turn)
            rules.update(found.values())
        if hand.phase == "calls" and match.options["calls"] == "forced":
            self.assertEqual(len(lawful(match)), 1)         # S3.5
        cards = sum(hand.held.values(), []) + hand.skat + hand.laid
        cards += [card for under in hand.beneath.values() for card in under.values()]
        cards += [card for _, card in hand.trick]
        self.assertEqual(len(set(cards)), 32 - len(match.seats) * len(hand.winners))
        act(match, hand.turn, rng.choice(sorted(legal(match, hand.turn))))

    def test_refused_and_legal_are_one_and_all_points_are_counted(self):
        rng, rules = random.Random(9), {"three": set(), "two": set()}
        for form, calls, over in itertools.product(FORMS, ("free", "forced"), ("free", "must")):
            match = new(form, calls=calls, overtrump=over)
            for _ in range(8):
                match.winner = None
                sjavsalone.deal(match, match.next_dealer, random_deal(form, rng))
                while match.hand.phase != "over":
                    self.step(match, rng, rules[form])
                end = hand_report(match)
                counted = sum(end["points"].values()) + end["lies"]
                self.assertEqual(counted, 120 if end["declarer"] else 0)
        both = {None, "S3.1", "S3.3", "S3.5", "S3.6", "S3.7", "S4.1", "S4.2", "S8.5"}
        self.assertEqual(rules, {"three": both | {"S4.3"}, "two": both})


class Judged(unittest.TestCase):
    """The form that judge.py reads."""

    def check(self, form, *matches):
        """The exit status and the text printed of these matches, a deal of two hands having no
        rest."""
        book = types.SimpleNamespace(**{**vars(sjavsalone), "BESIDES": BESIDES_OF[form]})
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = judge.check_all(book, [json.dumps(match) for match in matches])
        return status, out.getvalue()

    def test_matches_agree(self):
        rng = random.Random(3)
        for form in FORMS:
            matches = [random_match(rng, form) for _ in range(6)] + [random_match(rng, form, 2)]
            status, text = self.check(form, *matches)
            self.assertEqual(status, 0, text)
            self.assertRegex(text, r"^7 matches, \d+ steps, \d+ actions judged: no difference\n$")
            self.assertTrue(all(match["outcome"] for match in matches[:6]))
            ends = [hand["end"] for match in matches for hand in match["hands"]]
            self.assertLessEqual({None, *SEATS_OF[form]}, {end["declarer"] for end in ends})
            amounts = {amount for end in ends for amount in end["deducted"].values()}
            self.assertLessEqual({0, 2, 4, 8}, amounts)

    def test_every_change_is_found(self):
        for form in FORMS:
            match = random_match(random.Random(6), form)
            at = next(n for n, hand in enumerate(match["hands"]) if hand["end"]["declarer"])
            end = ("hands", at, "end")
            self.assertEqual(self.check(form, match)[0], 0)
            changes = [(end + (name,), "?") for name in match["hands"][at]["end"]]
            changes += [(end + (name, seat), 163) for seat in SEATS_OF[form]
                        for name in ("points", "tricks", "deducted", "sheet")]
            changes += [(("outcome", "winner"), "W"), (("outcome", "units", "N"), 98),
                        (("outcome", "cross"), 1), (("outcome",), None), (("first_dealer",), "W"),
                        (("options", "form"), "four"), (("options", "double_win"), 1),
                        (("options", "tie"), "none"), (("hands", 0, "dealer"), "W"),
                        (("hands", 0, "deal", "N"), WRITTEN[:DEALT[form]]),
                        (("hands", 0, "deal", "rest"), ["QC", "QC"]),
                        (("hands", 0, "steps", 0, "seat"), "W"),
                        (("hands", 0, "steps", 0, "do"), "lay QC 7C 8C 9C"),
                        (("hands", 0, "steps", 0, "legal", "N"), ["6"]),
                        (("hands", 0, "steps", 0, "refused"),
                         [{"seat": "N", "do": "knock", "rule": "S3.1"}])]
            for path, value in changes:
                changed = where = copy.deepcopy(match)
                for key in path[:-1]:
                    where = where[key]
                where[path[-1]] = value
                self.assertEqual((form, path, self.check(form, changed)[0]), (form, path, 1))


if __name__ == "__main__":
    unittest.main()
