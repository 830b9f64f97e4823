#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bundles the parts of the wire's schema into the file that is published: those of the house, and those of each game.
What every game has, such as a TableView, is one of any game under that name and of one game under the game's.

bundle.py writes it; bundle.py --check says whether the written one is that of the parts."""
import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).parent
BUNDLE = FOLDER / "avinas.v1.schema.json"
GAMES = ("avinas", "sjavs", "einwerfen", "sueca", "owcyglowa", "klorsjavs", "tarock", "sixbid", "sjavsalone")  # in the order of the list in engine/games; the first needs no name on the wire


def read(name):
    return json.loads((FOLDER / "parts" / f"{name}.json").read_text(encoding="utf-8"))


def closed(template, own, extra=None, required=True):
    """An object of a template's members and a game's own, and of no others."""
    properties = {**template.get("properties", {}), **own}
    needed = [name for name in properties if required and name not in template.get("optional", [])]
    head = {"description": template["description"]} if "description" in template else {}
    return {**head, "type": "object", "properties": {**(extra or {}), **properties},
            "required": [*(extra or {}), *needed] if required else list(extra or {}), "additionalProperties": False}


def seated(schema, seats, may_sit, alone):
    """The schema with values by seat for these seats, and for those that may sit there too, and values by side for as many sides."""
    if isinstance(schema, list):
        return [seated(each, seats, may_sit, alone) for each in schema]
    if not isinstance(schema, dict):
        return schema
    members = schema.get("properties", {})
    if members and set(members) <= set("NESW"):
        kept = {seat: members[seat] for seat in seats + may_sit}
    elif alone and set(members) == {"NS", "EW"}:
        kept = {seat: members["NS"] for seat in seats + may_sit}
    else:
        return {name: seated(part, seats, may_sit, alone) for name, part in schema.items()}
    return {**schema, "properties": kept, "required": list(seats)}


def of_game(game, templates, first):
    """The definitions of one game: its own, and the house's templates filled with them."""
    prefix = game["prefix"]
    templates = seated(templates, game.get("seats", "NESW"), game.get("may_sit", ""), game.get("alone", False))
    if game.get("rest"):
        deal = templates["HandRecord"]["properties"]["deal"]
        rest = {"type": "array", "items": {"$ref": "#/$defs/Card"}, "maxItems": game["rest"]}
        deal["properties"]["rest"] = {**rest, "description": "dealt to nobody"}
        if not game.get("rest_in_some_forms"):
            deal["required"].append("rest")
    name = {} if first else {"game": {"const": game["game"]}}
    options = closed(templates["TableOptions"], game["TableOptions"], name)
    view = {"options": {"$ref": f"#/$defs/{prefix}TableOptions"}, **game["TableView"]}
    partial = {**templates["PartialOptions"], "properties": {k: v for k, v in options["properties"].items() if k != "game"}}
    changes = {**templates["Changes"],
               "properties": closed(templates["TableView"], view)["properties"]}
    return {
        **game["$defs"],
        f"{prefix}TableOptions": options,
        f"{prefix}PartialOptions": closed(partial, {}, name, required=False),
        f"{prefix}TableView": closed(templates["TableView"], view),
        f"{prefix}Changes": closed(changes, {}, required=False),
        f"{prefix}HandRecord": closed(templates["HandRecord"], {"result": {"$ref": f"#/$defs/{prefix}HandResult"}}),
        f"{prefix}Tally": closed(templates["Tally"], game["Tally"]),
        f"{prefix}MatchSummary": closed(templates["MatchSummary"], game["MatchSummary"], name),
    }


def bundle():
    house = read("house")
    games = [read(name) for name in GAMES]
    templates = house.pop("templates")
    definitions = house.pop("$defs")
    by_game = [of_game(game, templates, number == 0) for number, game in enumerate(games)]
    for name in sorted(set.intersection(*({key.removeprefix(game["prefix"]) for key in own}
                                          for game, own in zip(games, by_game)))):
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{game['prefix']}{name}"} for game in games]}
    for own in by_game:
        definitions.update(own)
    return json.dumps({**house, "$defs": definitions}, indent=2, ensure_ascii=False) + "\n"


def main():
    text = bundle()
    if sys.argv[1:] == ["--check"]:
        if BUNDLE.read_text(encoding="utf-8") != text:
            sys.exit(f"{BUNDLE.name} is not that of its parts: run protocol/schema/bundle.py.")
    else:
        BUNDLE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
