#!/usr/bin/env python3
"""Plants one fault at a time and looks whether the suite finds it.

Each patch in this folder is a small wrong change, with three lines before it: what is wrong, the test
program that must go red, and which of its tests. The patch is applied, what it needs is built, the
tests are run, and the patch is taken back. A fault that nothing finds survives: it is named at the end,
and so is a patch that no longer applies or does not compile.
"""
import argparse
import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(__file__).resolve().parent
LONGEST = 300  # seconds for one program; a fault that makes it hang is found


class Plant:
    def __init__(self, path):
        head, _, self.patch = path.read_text().partition("\n\n")
        fields = dict(line.split(": ", 1) for line in head.splitlines())
        self.path, self.name = path, path.stem
        self.says, self.program, self.filter = (fields[k] for k in ("Says", "Program", "Filter"))

    def apply(self, *how):
        return subprocess.run(["git", "apply", *how, str(self.path)], cwd=ROOT, capture_output=True,
                              text=True, check=False)


def tests_fail(plant, build):
    """Why not, or nothing: the tests found it."""
    if plant.program == "web":
        command, where = ["npx", "vitest", "run", "tests/" + plant.filter], ROOT / "web-client"
    else:
        made = subprocess.run(["cmake", "--build", str(build), "--target", plant.program, "avinas"],
                              cwd=ROOT, capture_output=True, text=True, check=False)
        if made.returncode != 0:
            print(made.stdout[-2000:])
            return "does not compile"
        program = build / "bin" / plant.program
        command, where = [str(program), "--gtest_filter=" + plant.filter], ROOT
    try:
        run = subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=LONGEST,
                             check=False, errors="replace")
    except subprocess.TimeoutExpired:
        return None
    if "[==========] Running 0 tests" in run.stdout:
        return "names no test"
    return "survives" if run.returncode == 0 else None


def look_at(plant, build):
    if plant.apply("--check").returncode != 0:
        return "no longer applies"
    plant.apply()
    try:
        return tests_fail(plant, build)
    finally:
        if plant.apply("-R").returncode != 0:
            sys.exit(f"{plant.path} could not be taken back; git diff shows what is left of it.")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    options.add_argument("names", nargs="*", help="faults to plant; without any, all")
    options.add_argument("--build", default="build/release", help="folder of the build")
    options.add_argument("--sample", type=int, help="so many, drawn by chance")
    options.add_argument("--seed", type=int, default=int(time.time()), help="of the sample")
    options.add_argument("--check", action="store_true", help="only whether all patches apply")
    chosen = options.parse_args()
    plants = [Plant(path) for path in sorted(FOLDER.glob("*.patch"))]
    if chosen.names:
        plants = [plant for plant in plants if plant.name in chosen.names]
    if chosen.sample:
        print(f"The sample's seed is {chosen.seed}.")
        plants = random.Random(chosen.seed).sample(plants, chosen.sample)
    wrong = []
    for number, plant in enumerate(plants, 1):
        if chosen.check:
            why = None if plant.apply("--check").returncode == 0 else "no longer applies"
        else:
            why = look_at(plant, (ROOT / chosen.build).resolve())
            print(f"{number} of {len(plants)}: {plant.name}: {why or 'found'}", flush=True)
        if why:
            wrong.append(f"{plant.name} {why}: {plant.says}")
    good = "all apply" if chosen.check else "none survives"
    print("\n".join(wrong) if wrong else f"{len(plants)} planted faults: {good}.")
    sys.exit(1 if wrong else 0)


main()
