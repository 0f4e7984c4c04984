#!/usr/bin/env python3
"""Feeds the gate every known way to make a proof say more than it shows, and some honest units: proofs/plants/*.plants.

plants.py [--quick] [--share N] [WORD ...]   all plants, or those with one of these words in their names; of N shares the one
that the commit draws; --quick: only plants that no prover looks at. Last line: N passed, N failed.

A plant is a project of its own. Its first line is `==== NAME`, the second the verdict that the gate must give:
    refused: PATTERN   before any prover runs, for a reason that the pattern finds
    refused afresh: .. the same, where nothing is believed that an earlier run left
    unproved           by the provers
    unproved: PATTERN  after they ran, for this reason
    accepted           the provers prove it
Then the files: `---- PATH` and the text, in which $WORK is the plant's folder; `$ COMMAND` is run there by the shell. A plant without a
proofs/units of its own has one unit, `unit`, of the file unit.c in ref/.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
TOOLS = ["proofs/tools", "proofs/judge", "build/judge"]


def plants():
    """(name, verdict, [(path or None, text or command)])"""
    for path in sorted(Path("proofs/plants").glob("*.plants")):
        for text in re.split(r"^==== ", path.read_text(), flags=re.M)[1:]:
            head, *rest = re.split(r"^(?=---- |\$ )", text, flags=re.M)
            name, verdict = head.strip().split("\n")
            parts = [(None, part[2:]) if part.startswith("$") else tuple(part[5:].split("\n", 1)) for part in rest]
            yield name, verdict, parts


def grow(work, parts):
    for folder in TOOLS:
        shutil.copytree(folder, work / folder, ignore=shutil.ignore_patterns("work"))
    for folder in ("ref", "spec"):
        (work / folder).mkdir()
    (work / "proofs/units").write_text("unit ref/unit.c\n")
    for path, text in sorted(parts, key=lambda part: part[0] is None):  # commands last
        if path is None:
            subprocess.run(text, shell=True, cwd=work, check=True, env={**os.environ, "WORK": str(work)})
        else:
            (work / path).parent.mkdir(parents=True, exist_ok=True)
            (work / path).write_text(text.replace("$WORK", str(work)))


def judge(plant):
    """(whether the gate said what it must, what it said)"""
    name, verdict, parts = plant
    kind, _, pattern = verdict.partition(": ")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder).resolve()
        grow(work, parts)
        run = subprocess.run(["proofs/tools/prove.sh", "shape" if kind == "refused" else "none"], cwd=work, text=True,
                             env={**os.environ, "WP_TIMEOUT": "5", "WP_PAR": "1", "PWD": str(work)}, capture_output=True)
    said = run.stdout + run.stderr
    if kind == "accepted":
        return run.returncode == 0, said
    if kind == "unproved" and not re.search(r"^unit: FAILED|^\w+: FAILED", said, re.M):
        return False, said
    return run.returncode == 1 and bool(re.search(rf"^  .*(?:{pattern})", said, re.M)), said


def demanded():
    """The names in the table of SOUNDNESS.md that no plant has, and lines of it without a plant."""
    names = {name for name, _, _ in plants()}
    rows = re.findall(r"^\| (.*?) \| (?:`\w+\.\w+`(?:, )?)+ \| (.*) \|$", Path("proofs/SOUNDNESS.md").read_text(), re.M)
    found = [f"no plant is called '{name}'" for _, cited in rows for name in re.findall(r"`(.*?)`(?:, |$)", cited) if name not in names]
    return found + [f"no plant for: {demand}" for demand, cited in rows if "`" not in cited] + ["no demands"] * (len(rows) < 15)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--share", type=int, default=1)
    options.add_argument("--quick", action="store_true")
    options.add_argument("words", nargs="*")
    options = options.parse_args()
    subprocess.run(["proofs/judge/build.sh", "build/judge"], check=True)
    wanted = [plant for plant in plants() if not options.words or any(word in plant[0] for word in options.words)]
    wanted = [plant for plant in wanted if not options.quick or plant[1].startswith("refused")]
    if options.share > 1:
        commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout
        random.Random(commit).shuffle(wanted)
        wanted = wanted[::options.share]
    missing = demanded()
    print(*(f"FAILED  {fault}" for fault in missing), sep="\n", end="\n" * bool(missing))
    passed = 0
    with ThreadPoolExecutor(2) as pool:
        for plant, (good, said) in zip(wanted, pool.map(judge, wanted)):
            passed += good
            told = "" if good else f": expected: {plant[1]}\n" + re.sub("^", "        ", said, flags=re.M)
            print(f"{'ok    ' if good else 'FAILED'}  {plant[0]}{told}", flush=True)
    failed = len(wanted) - passed + len(missing)
    print(f"{passed} passed, {failed} failed")
    return failed == 0 < passed


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
