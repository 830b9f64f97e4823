#!/usr/bin/env python3
"""Habits as a test: prints what breaks one, a line each, and exits with 1 if anything does.

Sizes of files and functions, widths, the direction of includes, rules that are cited but do not exist,
sources that nothing builds, headers that nothing includes, markers left over, documents with two titles,
files without a head that says what they are for, comments whose subject is a clause ("What …", "Who …").
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MAX_FILE_LINES = 450
MAX_FUNCTION_LINES = 70
MAX_WIDTH = 100

problems = []


def problem(path, line, text):
    problems.append(f"{path.relative_to(ROOT)}:{line}: {text}")


def tracked():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True,
                            capture_output=True, text=True).stdout.split("\n")
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


COMMENT = re.compile(r"^(.*?)(///<|///|//|/\*\*|^\s*\*(?!/))\s*(.*)$")
CLAUSE = re.compile(r"(Who|What|Where|Which|Whose|Whom|Whoever|Whatever|Wherever|Whichever|Whether)\b")


def check_comments(path, lines):
    """A comment names its subject first: the reader need not solve a clause to find it."""
    first = 1 if lines[0].startswith("// SPDX") else 0
    if not lines[first].startswith("//"):
        problem(path, first + 1, "no head says what the file is for")
    before = ""  # the comment on the line above, if it goes on
    for number, line in enumerate(lines, 1):
        found = COMMENT.match(line)
        text = found.group(3) if found else ""
        goes_on = before and not re.search(r"[.:!?]$", before) and not before.startswith("SPDX")
        own_line = found and not found.group(1).strip()
        if CLAUSE.match(text) and not (own_line and goes_on and found.group(2) != "/**"):
            problem(path, number, "a comment opens with a clause; name its subject first")
        before = text if own_line else ""
    for number, line in enumerate(lines[:-1], 1):
        if re.match(r"^\s*// --- ", line) and re.match(r"^\s*// -+$", lines[number]):
            problem(path, number, "a ruler was torn")


def check_functions(path, lines):
    """A function's body opens with a brace at the end of an unindented or class-indented line."""
    start = None
    for number, line in enumerate(lines, 1):
        opens = re.match(r"^( {0,2})\S.*\)( const| override| noexcept|: .*)* \{$", line)
        if start is None and opens and not line.lstrip().startswith(("if", "for", "while", "switch")):
            start, indent = number, opens.group(1)
        elif start is not None and line == indent + "}":
            if number - start > MAX_FUNCTION_LINES:
                problem(path, start, f"a function of {number - start} lines; {MAX_FUNCTION_LINES} are enough")
            start = None


def rooms():
    """From the table in ARCHITECTURE.md: each room's folder, and the folders that it may look into."""
    rows = re.findall(r"^\| `([a-z_/]+)` \| .* \| (.*?) ?\|$", (ROOT / "ARCHITECTURE.md").read_text(), flags=re.M)
    folders = [folder for folder, _ in rows]
    by_name = {folder.split("/")[-1]: folder for folder in folders}
    return {folder: set(folders[number + 1:]) if names == "all below"
            else {by_name[name] for name in names.split(", ") if name}
            for number, (folder, names) in enumerate(rows)}


def check_includes(path, lines, may_look):
    for number, line in enumerate(lines, 1):
        if re.match(r'#include ".*\.cpp"', line):
            problem(path, number, "a source is compiled, not included")
    folder = path.parent.relative_to(ROOT).as_posix()
    if folder.startswith(("tests", "examples")):
        return
    if folder not in may_look:
        problem(path, 1, "the table in ARCHITECTURE.md has no such room")
        return
    for number, line in enumerate(lines, 1):
        found = re.match(r'#include "(.+)/', line)
        if found and found.group(1) not in may_look[folder] | {folder}:
            problem(path, number, f"this room may not look into {found.group(1)}")


# The files that list the games, and the page's types, which are generated. A game is named there, in files of its own and
# by tests; the first game, which the house began with, is not looked for.
LISTS = {"engine/games/list.hpp", "engine/record/of_game.hpp", "engine/record/writing.cpp", "protocol/game_json.cpp",
         "protocol/game_json.hpp", "protocol/names.hpp", "protocol/view_json.cpp", "web-client/src/games/index.ts",
         "web-client/packages/client/src/types.ts", "docs/verify_deal.py"}


def check_games(path, lines, games):
    """A game is named in files of its own and in the lists of games."""
    name = path.relative_to(ROOT).as_posix()
    if name in LISTS or name.startswith(("tests/", "web-client/e2e/", "web-client/tests/")):
        return
    for game in games:
        if game in name:
            continue
        for number, line in enumerate(lines, 1):
            if game in line.split("//")[0].lower():
                problem(path, number, f"{game} is named where every game is served")


def main():
    files = tracked()
    books = [ROOT / "docs/rules.md", *(ROOT / "docs/rules").glob("*.md")]
    rules = {rule for book in books for rule in re.findall(r"\*\*([A-Z]\d\.\d)\*\*", book.read_text())}
    letters = "".join({rule[0] for rule in rules})
    cmake = "\n".join(p.read_text() for p in files if p.name == "CMakeLists.txt")
    code = [p for p in files if p.suffix in (".cpp", ".hpp")]
    may_look = rooms()
    listed = re.findall(r'kName = "(\w+)"', (ROOT / "engine/games/list.hpp").read_text())
    games = [name for name in listed if name != "avinas"]
    included = set()
    for path in code:
        included |= set(re.findall(r'#include "([^"]+)"', path.read_text()))
    for path in files:
        if path.suffix not in (".cpp", ".hpp", ".ts", ".tsx", ".md", ".py", ".css", ""):
            continue
        if path.name in ("types.ts", "tidy.py") or "corpus" in path.parts:
            continue
        try:
            lines = path.read_text().split("\n")
        except UnicodeDecodeError:
            continue
        if path.suffix != ".md" and len(lines) > MAX_FILE_LINES:
            problem(path, 1, f"{len(lines)} lines; one idea a file")
        for number, line in enumerate(lines, 1):
            if re.search(r"\b(TODO|FIXME|XXX)\b", line):
                problem(path, number, "a marker was left over")
            if path.suffix in (".cpp", ".hpp") and len(line) > MAX_WIDTH:
                problem(path, number, f"{len(line)} columns")
            if path.suffix in (".cpp", ".hpp", ".ts", ".tsx", ".py"):
                for rule in re.findall(rf"\b[{letters}]\d\.\d\b", line):
                    if rule not in rules:
                        problem(path, number, f"no rule book has {rule}")
        if path.suffix in (".cpp", ".hpp", ".ts", ".tsx"):
            check_comments(path, lines)
        if path.suffix == ".md":
            text = re.sub(r"```.*?```", "", "\n".join(lines), flags=re.S)
            if len(re.findall(r"^# ", text, flags=re.M)) > 1:
                problem(path, 1, "two titles")
        if path.suffix in (".cpp", ".hpp", ".ts", ".tsx"):
            check_games(path, lines, games)
        if path in code:
            check_functions(path, lines)
            check_includes(path, lines, may_look)
            if (path.suffix == ".cpp" and path.parts[len(ROOT.parts)] == "tests"
                    and path.name not in cmake and "fuzz" not in path.parts):
                problem(path, 1, "no target builds it")
            if path.suffix == ".hpp" and path.relative_to(ROOT).as_posix() not in included:
                problem(path, 1, "nothing includes it")
            if not lines[0].startswith("// SPDX-License-Identifier: "):
                problem(path, 1, "does not begin with its licence")
    for text in problems:
        print(text)
    print(f"{len(code)} sources and headers, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
