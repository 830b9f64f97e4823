#!/usr/bin/env python3
"""Checks the deals of an Avinas match record against their seeds (docs/fair-deal.md).

Uses nothing of Avinas: python3 verify_deal.py RECORD.json
"""
import hashlib
import json
import sys

SEATS = "NESW"
# The ranks in each suit of the pack, the cards of a packet, the way round, the seats that play; of packs with cards that
# nobody is dealt, how many each seat has before those are put aside; and the cards that are not in the pack.
FIRST = ("ATKQJ987", 4, 1, "NESW", None, ())
SHAPES = {
    ("sueca", None): ("AKQJ765432", 10, -1, "NESW", None, ()),
    ("owcyglowa", None): ("ATKQJ9", 1, -1, "NES", None, ()),
    ("klorsjavs", "three"): ("AKQJ5", 3, 1, "NES", 3, ()),
    ("klorsjavs", "four"): ("AKQJ5", 2, 1, "NESW", 2, ("QH", "QD")),
    ("klorsjavs", "auction"): ("ATKQJ", 3, 1, "NES", 3, ()),
}
REST = 2  # of a game that puts cards aside


def sha(*parts):
    return hashlib.sha256(b"".join(p if isinstance(p, bytes) else p.encode() for p in parts)).digest()


def numbers(key):
    counter = 0
    while True:
        block = sha(key, counter.to_bytes(4, "big"))
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at:at + 4], "big")
        counter += 1


def deal(server_seed, player_seeds, dealer, shape):
    parts = [part for seat in SEATS for part in (seat, player_seeds.get(seat, ""))]
    words = numbers(sha("avinas-deal-v1", server_seed, *parts))
    ranks, packet, way, seats, rest_after, missing = shape
    pack = [rank + suit for suit in "CSHD" for rank in ranks if rank + suit not in missing]
    for i in range(len(pack) - 1, 0, -1):
        bound = i + 1
        word = next(w for w in words if w < 2**32 - 2**32 % bound)
        j = word % bound
        pack[i], pack[j] = pack[j], pack[i]
    hands = {seat: [] for seat in seats}
    if rest_after:
        at = rest_after * len(seats)
        hands["rest"] = pack[at:at + REST]
        del pack[at:at + REST]
    for number in range(len(pack) // packet):
        seat = seats[(seats.index(dealer) + way * (1 + number)) % len(seats)]
        hands[seat] += pack[packet * number:packet * (number + 1)]
    return hands


def main():
    record = json.load(open(sys.argv[1], encoding="utf-8"))
    shape = SHAPES.get((record.get("game"), record["options"].get("form")), FIRST)
    for number, hand in enumerate(record["hands"]):
        shuffle = hand["shuffle"]
        seed = bytes.fromhex(shuffle["server_seed"])
        if shuffle["algorithm"] != f"avinas-sha256-v{1 if shape == FIRST else 2}":
            sys.exit(f"hand {number}: the algorithm is unknown")
        if sha("avinas-commitment-v1", seed).hex() != shuffle["commitment"]:
            sys.exit(f"hand {number}: the seed is not the one that was promised")
        if deal(seed, shuffle["player_seeds"], hand["dealer"], shape) != hand["deal"]:
            sys.exit(f"hand {number}: the cards are not those of the seeds")
    print(f"{len(record['hands'])} deals check out")


main()
