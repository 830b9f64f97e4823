"""Random matches of Sjavs by the second rule book itself, on which judge.py is tried."""
import json
import random

from sjavs import (ACTIONS, CHOICES, PACK, SEATS, SUITS, Match, act, deal, hand_report, legal, outcome,
                   refusal, trumps)

TRIED = [text for text, (kind, value) in ACTIONS.items()
         if kind in ("name", "card") or text in ("pass", "knock", "stop", "QC down", "7H signal")
         or kind == "call" and value and value[0] in (4, 5, 6, 7, 8, 9, 40)]


def random_deal(rng):
    """S2.2: eight random cards each; every fifth deal or so lopsided, for rare rows."""
    pack = rng.sample(PACK, 32)
    if rng.random() < 0.2:
        order, spread = trumps(rng.choice(SUITS)), rng.choice((2, 10, 30))
        pack.sort(key=lambda c: (order.index(c) if c in order else 20) + spread * rng.random())
    first = rng.randrange(4)
    return {SEATS[(first + i) % 4]: pack[8 * i:8 * i + 8] for i in range(4)}


def random_refusals(match, rng):
    """Section 8: up to four random attempts, those that are refused."""
    refused, hand = [], match.hand
    for _ in range(rng.randrange(5)):
        seat = rng.choice(SEATS + (hand.turn,) * 4)
        text = rng.choice(TRIED + 8 * hand.held[seat])
        rule = refusal(match, seat, text)
        if rule:
            refused.append({"seat": seat, "do": text, "rule": rule})
    return refused


def random_hand(match, rng):
    """One hand with random lawful actions, in the form the checker reads."""
    dealer, dealt, steps = match.next_dealer, random_deal(rng), []
    deal(match, dealer, dealt)
    while match.hand.phase != "over":
        seat = match.hand.turn
        lawful = {s: sorted(legal(match, s)) for s in SEATS}
        refused = random_refusals(match, rng)
        text = rng.choice(lawful[seat])
        steps.append({"legal": lawful, "refused": refused, "seat": seat, "do": text})
        act(match, seat, text)
    end = json.loads(json.dumps(hand_report(match)))    # a copy: the sheet goes on
    return {"dealer": dealer, "deal": dealt, "steps": steps, "end": end}


def random_match(rng):
    """One match with random options; every tenth or so is broken off."""
    options = {name: rng.choice(choices) for name, choices in CHOICES.items()}
    kind = rng.choice(("none", "flat"))
    options["stakes"] = {"kind": kind, "units": rng.randrange(1, 9) if kind == "flat" else 0}
    first = rng.choice(SEATS)
    match, hands = Match(options, first), []
    most = rng.randrange(1, 5) if rng.random() < 0.1 else 1000
    while not match.winner and len(hands) < most:
        hands.append(random_hand(match, rng))
    return {"options": options, "first_dealer": first, "hands": hands, "outcome": outcome(match)}
