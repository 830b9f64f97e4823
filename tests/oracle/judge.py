#!/usr/bin/env python3
"""Judges matches of a game that another program made, by its second rule book.

    judge.py GAME < matches.jsonl

The first disagreement is printed and ends the program with 1. Matches, hands
and steps are counted from 1. Standard library only.
"""
import importlib
import json
import sys


class Difference(Exception):
    """The line and the oracle disagree; the text tells on what."""


def same(what, said, found):
    """The line and the oracle say the same (1 is not true), or a Difference."""
    if type(said) is type(found) and said == found and not isinstance(said, (list, dict)):
        return
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
    if isinstance(said, dict) and said.keys() == set(names):
        return
    found = sorted(said) if isinstance(said, dict) else said
    same(f"keys of {what}", found, sorted(names))


def seats_of(book, match):
    """The seats of a match: its own, if not all matches of the book are alike."""
    return getattr(match, "seats", book.SEATS)


def besides_of(book, match):
    """What a deal has beside the seats: the match's own, if not all of the book are alike."""
    return getattr(match, "besides", getattr(book, "BESIDES", ()))


def check_options(book, options):
    """The line's options are those of the book."""
    keys("options", options, list(book.CHOICES) + ["stakes"])
    for name, choices in book.CHOICES.items():
        one_of(name, options[name], choices)
    keys("stakes", options["stakes"], ("kind", "units"))
    one_of("stakes", options["stakes"]["kind"], book.STAKES)
    if type(options["stakes"]["units"]) is not int or options["stakes"]["units"] < 0:
        raise Difference("units of stakes: not a whole number of 0 or more")


def check_step(book, match, step):
    """One step: what is lawful, what was refused, what is done. Counts judgements."""
    keys("step", step, ("legal", "refused", "seat", "do"))
    seats = seats_of(book, match)
    keys("legal", step["legal"], seats)
    judged = 1
    for seat in seats:
        found = book.legal(match, seat)
        if set(step["legal"][seat]) != found:
            same(f"legal actions of {seat}", sorted(set(step["legal"][seat])), sorted(found))
        judged += len(found)
    for attempt in step["refused"]:
        keys("refused", attempt, ("seat", "do", "rule"))
        one_of("seat of refused", attempt["seat"], seats)
        one_of("action refused", attempt["do"], book.ACTIONS)
        same(f"refused {attempt['seat']} {attempt['do']}", attempt["rule"],
             book.refusal(match, attempt["seat"], attempt["do"]))
        judged += 1
    one_of("seat", step["seat"], seats)
    one_of("action done", step["do"], book.ACTIONS)
    rule = book.refusal(match, step["seat"], step["do"])
    same(f"done {step['seat']} {step['do']}: refused by", None, rule)
    book.act(match, step["seat"], step["do"])
    return judged


def check_hand(book, match, hand, place):
    """One hand: (steps, actions judged). The last of place is kept up to date."""
    keys("hand", hand, ("dealer", "deal", "steps", "end"))
    # A deal may have cards beside those of the seats, if the book says so.
    keys("deal", hand["deal"], list(seats_of(book, match)) + list(besides_of(book, match)))
    same("deal refused by", None, book.refused_deal(match, hand["dealer"], hand["deal"]))
    book.deal(match, hand["dealer"], hand["deal"])
    judged = 0
    for number, step in enumerate(hand["steps"], 1):
        place[-1] = f"step {number}"
        judged += check_step(book, match, step)
    place[-1] = "end"
    same("the hand is over", True, match.hand.phase == "over")
    found = book.hand_report(match)
    keys("end", hand["end"], found)
    for name in found:
        same(name, hand["end"][name], found[name])
    return len(hand["steps"]), judged


def check_match(book, line, place):
    """One line of input: (steps, actions judged). Place becomes where it failed."""
    said = json.loads(line)
    keys("match", said, ("options", "first_dealer", "hands", "outcome"))
    check_options(book, said["options"])
    match, steps, judged = book.Match(said["options"], said["first_dealer"]), 0, 0
    one_of("first_dealer", said["first_dealer"], seats_of(book, match))
    for number, hand in enumerate(said["hands"], 1):
        place[1:] = [f"hand {number}", "deal"]
        found = check_hand(book, match, hand, place)
        steps, judged = steps + found[0], judged + found[1]
    place[1:] = ["outcome"]
    same("outcome", said["outcome"], book.outcome(match))
    return steps, judged


def check_all(book, lines):
    """All lines of input; the exit status."""
    matches = steps = judged = 0
    for line in lines:
        matches += 1
        place = [f"match {matches}"]
        try:
            found = check_match(book, line, place)
        except (Difference, ValueError, TypeError, AttributeError) as problem:
            sort = "" if isinstance(problem, Difference) else "not of the format: "
            print(f"{', '.join(place)}: {sort}{problem}")
            return 1
        steps, judged = steps + found[0], judged + found[1]
    print(f"{matches} matches, {steps} steps, {judged} actions judged: no difference")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("judge.py GAME < matches.jsonl")
    sys.exit(check_all(importlib.import_module(sys.argv[1]), sys.stdin))
