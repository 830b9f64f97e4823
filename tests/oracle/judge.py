#!/usr/bin/env python3
"""Judges matches of Sjavs that another program made, by the second rule book.

    judge.py < matches.jsonl

The first disagreement is printed and ends the program with 1. Matches, hands
and steps are counted from 1. Standard library only.
"""
import json
import sys

from sjavs import (ACTIONS, SEATS, Match, act, deal, hand_report, legal, outcome, refusal,
                   refused_deal)

CHOICES = {"calls": ("forced", "free"), "all_pass": ("redeal", "played"),
           "overtrump": ("free", "must"), "tie": ("by_suit", "by_side"),
           "solo_vol": (True, False), "double_win": (True, False)}


class Difference(Exception):
    """The line and the oracle disagree; the text tells on what."""


def same(what, said, found):
    """The line and the oracle say the same (1 is not true), or a Difference."""
    if said != found or json.dumps(said, sort_keys=True) != json.dumps(found, sort_keys=True):
        raise Difference(f"{what}: the line says {json.dumps(said)}, "
                         f"the oracle says {json.dumps(found)}")


def one_of(what, said, choices):
    """The line's value is one of the choices, all of one type, or a Difference."""
    if type(said) is not type(next(iter(choices))) or said not in choices:
        raise Difference(f"{what}: the line says {json.dumps(said)}, "
                         "the oracle knows no such value")


def keys(what, said, names):
    """The line has an object with just these keys, or a Difference."""
    found = sorted(said) if isinstance(said, dict) else said
    same(f"keys of {what}", found, sorted(names))


def check_options(options):
    """The line's options are those of S3.5, S3.8, S4.3, S5.2, S5.3, S6.3, S6.4."""
    keys("options", options, list(CHOICES) + ["stakes"])
    for name, choices in CHOICES.items():
        one_of(name, options[name], choices)
    keys("stakes", options["stakes"], ("kind", "units"))
    one_of("stakes", options["stakes"]["kind"], ("none", "flat"))
    if type(options["stakes"]["units"]) is not int or options["stakes"]["units"] < 0:
        raise Difference("units of stakes: not a whole number of 0 or more")


def check_step(match, step):
    """One step: what is lawful, what was refused, what is done. Counts judgements."""
    keys("step", step, ("legal", "refused", "seat", "do"))
    keys("legal", step["legal"], SEATS)
    judged = 1
    for seat in SEATS:
        found = legal(match, seat)
        if set(step["legal"][seat]) != found:
            same(f"legal actions of {seat}", sorted(set(step["legal"][seat])), sorted(found))
        judged += len(found)
    for attempt in step["refused"]:
        keys("refused", attempt, ("seat", "do", "rule"))
        one_of("seat of refused", attempt["seat"], SEATS)
        one_of("action refused", attempt["do"], ACTIONS)
        same(f"refused {attempt['seat']} {attempt['do']}", attempt["rule"],
             refusal(match, attempt["seat"], attempt["do"]))
        judged += 1
    one_of("seat", step["seat"], SEATS)
    one_of("action done", step["do"], ACTIONS)
    rule = refusal(match, step["seat"], step["do"])
    same(f"done {step['seat']} {step['do']}: refused by", None, rule)
    act(match, step["seat"], step["do"])
    return judged


def check_hand(match, hand, place):
    """One hand: (steps, actions judged). The last of place is kept up to date."""
    keys("hand", hand, ("dealer", "deal", "steps", "end"))
    keys("deal", hand["deal"], SEATS)
    same("deal refused by", None, refused_deal(match, hand["dealer"], hand["deal"]))
    deal(match, hand["dealer"], hand["deal"])
    judged = 0
    for number, step in enumerate(hand["steps"], 1):
        place[-1] = f"step {number}"
        judged += check_step(match, step)
    place[-1] = "end"
    same("the hand is over", True, match.hand.phase == "over")
    found = hand_report(match)
    keys("end", hand["end"], found)
    for name in found:
        same(name, hand["end"][name], found[name])
    return len(hand["steps"]), judged


def check_match(line, place):
    """One line of input: (steps, actions judged). Place becomes where it failed."""
    said = json.loads(line)
    keys("match", said, ("options", "first_dealer", "hands", "outcome"))
    check_options(said["options"])
    one_of("first_dealer", said["first_dealer"], SEATS)
    match, steps, judged = Match(said["options"], said["first_dealer"]), 0, 0
    for number, hand in enumerate(said["hands"], 1):
        place[1:] = [f"hand {number}", "deal"]
        found = check_hand(match, hand, place)
        steps, judged = steps + found[0], judged + found[1]
    place[1:] = ["outcome"]
    same("outcome", said["outcome"], outcome(match))
    return steps, judged


def check_all(lines):
    """All lines of input; the exit status."""
    matches = steps = judged = 0
    for line in lines:
        matches += 1
        place = [f"match {matches}"]
        try:
            found = check_match(line, place)
        except (Difference, ValueError, TypeError, AttributeError) as problem:
            sort = "" if isinstance(problem, Difference) else "not of the format: "
            print(f"{', '.join(place)}: {sort}{problem}")
            return 1
        steps, judged = steps + found[0], judged + found[1]
    print(f"{matches} matches, {steps} steps, {judged} actions judged: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(check_all(sys.stdin))
