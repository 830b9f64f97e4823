#!/usr/bin/env python3
"""Checks the deals of an Avinas match record against their seeds (docs/fair-deal.md).

Uses nothing of Avinas: python3 verify_deal.py RECORD.json
"""
import hashlib
import json
import sys

SEATS = "NESW"
# The ranks in each suit of the pack, the cards of the packets in turn, the way round, the seats that play; of packs with
# cards that nobody is dealt, how many they are, after how many packets they lie, and how many at a time from then on; and the
# cards that are not in the pack.
FIRST = ("ATKQJ987", (4,), 1, "NESW", None, ())
SHAPES = {
    ("sueca", None): ("AKQJ765432", (10,), -1, "NESW", None, ()),
    ("owcyglowa", None): ("ATKQJ9", (1,), -1, "NES", None, ()),
    ("klorsjavs", "three"): ("AKQJ5", (3,), 1, "NES", (2, 1, 2), ()),
    ("klorsjavs", "four"): ("AKQJ5", (2,), 1, "NESW", (2, 1, 2), ("QH", "QD")),
    ("klorsjavs", "auction"): ("ATKQJ", (3,), 1, "NES", (2, 1, 2), ()),
    ("tarock", None): ("ATKQJ9876", (4, 3), 1, "NES", (3, 2, 3), ()),
    ("sixbid", "six_bid"): ("ATKQJ9876", (4, 3), 1, "NES", (3, 2, 3), ()),
    ("sixbid", "frog"): ("ATKQJ9876", (4, 3), 1, "NES", (3, 2, 3), ()),
    ("sjavsalone", "three"): ("ATKQJ987", (3, 4), 1, "NES", (2, 1, 1), ()),
    ("sjavsalone", "two"): ("ATKQJ987", (4,), 1, "NS", None, ()),
}


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
    ranks, packets, way, seats, rest, missing = shape
    pack = [rank + suit for suit in "CSHD" for rank in ranks if rank + suit not in missing]
    for i in range(len(pack) - 1, 0, -1):
        bound = i + 1
        word = next(w for w in words if w < 2**32 - 2**32 % bound)
        j = word % bound
        pack[i], pack[j] = pack[j], pack[i]
    hands = {seat: [] for seat in seats}
    each = (len(pack) - (rest[0] if rest else 0)) // len(seats)
    turn = 0
    while len(hands[seats[0]]) < each:
        if rest and turn >= rest[1] and len(hands.get("rest", ())) < rest[0]:
            hands["rest"], pack = hands.get("rest", []) + pack[:rest[2]], pack[rest[2]:]
        packet = packets[turn % len(packets)]
        for place in range(1, len(seats) + 1):
            seat = seats[(seats.index(dealer) + way * place) % len(seats)]
            hands[seat], pack = hands[seat] + pack[:packet], pack[packet:]
        turn += 1
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
