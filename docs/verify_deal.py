#!/usr/bin/env python3
"""Checks the deals of an Avinas match record against their seeds (docs/fair-deal.md).

Uses nothing of Avinas: python3 verify_deal.py RECORD.json
"""
import hashlib
import json
import sys

SEATS = "NESW"


def sha(*parts):
    return hashlib.sha256(b"".join(p if isinstance(p, bytes) else p.encode() for p in parts)).digest()


def numbers(key):
    counter = 0
    while True:
        block = sha(key, counter.to_bytes(4, "big"))
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at:at + 4], "big")
        counter += 1


def deal(server_seed, player_seeds, dealer):
    parts = [part for seat in SEATS for part in (seat, player_seeds.get(seat, ""))]
    words = numbers(sha("avinas-deal-v1", server_seed, *parts))
    pack = [rank + suit for suit in "CSHD" for rank in "ATKQJ987"]
    for i in range(31, 0, -1):
        bound = i + 1
        word = next(w for w in words if w < 2**32 - 2**32 % bound)
        j = word % bound
        pack[i], pack[j] = pack[j], pack[i]
    hands = {seat: [] for seat in SEATS}
    for packet in range(8):
        seat = SEATS[(SEATS.index(dealer) + 1 + packet) % 4]
        hands[seat] += pack[4 * packet:4 * packet + 4]
    return hands


def main():
    record = json.load(open(sys.argv[1], encoding="utf-8"))
    for number, hand in enumerate(record["hands"]):
        shuffle = hand["shuffle"]
        seed = bytes.fromhex(shuffle["server_seed"])
        if shuffle["algorithm"] != "avinas-sha256-v1":
            sys.exit(f"hand {number}: the algorithm is unknown")
        if sha("avinas-commitment-v1", seed).hex() != shuffle["commitment"]:
            sys.exit(f"hand {number}: the seed is not the one that was promised")
        if deal(seed, shuffle["player_seeds"], hand["dealer"]) != hand["deal"]:
            sys.exit(f"hand {number}: the cards are not those of the seeds")
    print(f"{len(record['hands'])} deals check out")


main()
