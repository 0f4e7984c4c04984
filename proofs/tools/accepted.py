#!/usr/bin/env python3
"""The record of what the gate accepted, proofs/accepted: a line for each unit, its properties, its goals, and a digest
of these and of all that the verdict depends on. A unit whose digest is still the same need not be proved again, nor
does it need its smoke tests again. `make prove` writes the record from reports of proofs that were just run, with deep
smoke tests; proofs/tools/prove.sh changed reads it, proofs/tools/prove.sh none only to choose smoke tests.

accepted.py start UNIT ...    before the proofs: what the verdicts depend on, to build/proofs/UNIT.inputs
accepted.py draw UNIT ...     prints which units to prove: those that changed, and some drawn among the others, at
                              least one; the rest get their reports from the record
accepted.py smoke MODE UNIT ...  the level of each unit's smoke tests, to build/proofs/UNIT.smoke
accepted.py compare UNIT ...  after the proofs: a drawn unit with other counts than in the record gets a fault
accepted.py write [UNIT ...]  after the proofs: the record of these units, or of all
"""

import functools
import hashlib
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import facts
import gate
import units

RECORD = Path("proofs/accepted")
DRAWN = {"changed": 100, "none": 10}  # one in so many of the goals on which nothing has changed
JUDGED = {"guard", "status"}  # the parts of the judge that add to a unit, and that tell what became of it
SETTINGS = r"(?!WP_PAR$|WP_CACHE$)(WP_|WHY3|FRAMAC|CPP|CPATH|C_INCLUDE)"  # of the environment


def said(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def texts(paths):
    return [[str(path), Path(path).read_text()] for path in paths]


@functools.cache
def way_of_proving():
    """How Frama-C is called and asked for its verdicts: scripts, settings, drivers, and the versions of all programs. The gate
    is not among it: it judges every unit anew."""
    scripts = ["proofs/tools/wp.sh", *(str(path) for path in sorted(Path("proofs/judge").glob("*.ml")) if path.stem in JUDGED),
               *(str(path) for path in sorted(Path("proofs/tools/why3").rglob("*")) if path.is_file())]
    provers = re.findall(r'^command = "(\S+)', Path("proofs/tools/why3/why3.conf").read_text(), re.M)
    return [texts(scripts), sorted(item for item in os.environ.items() if re.match(SETTINGS, item[0])),
            said("frama-c", "-version"), said("why3", "--version"),
            [said(prover, "--version") for prover in sorted(set(provers))]]


def inputs(unit):
    """A digest of all that the provers' verdict on a unit depends on: the way of proving and the program as Frama-C has it. Whether
    the functions that it uses are proven above is judged anew each time."""
    parts = [way_of_proving(), unit, facts.of(unit).program]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def digest(noted, properties, goals):
    return hashlib.sha256(f"{noted} {properties} {goals}".encode()).hexdigest()


def rows():
    """The record: unit -> (properties, goals, digest)."""
    lines = [line.split() for line in RECORD.read_text().splitlines()] if RECORD.exists() else []
    return {words[0]: (int(words[1]), int(words[2]), words[3]) for words in lines if words[0] != "#"}


def unchanged(unit, row):
    return row is not None and digest(gate.read(unit, "inputs"), *row[:2]) == row[2]


def counts(report):
    return report["properties"], report["goals"]


def leave(unit, suffix, text):
    (gate.OUT / f"{unit}.{suffix}").write_text(text)


def start(*wanted):
    for unit in wanted:
        leave(unit, "inputs", inputs(unit))
    return True


def some(same, record, share):
    """Some of the units, at random: one in `share` of their goals, at least one unit."""
    drawn, left = [], sum(record[unit][1] for unit in same) / share
    for unit in random.sample(same, len(same)):
        if not drawn or record[unit][1] <= left:
            drawn.append(unit)
            left -= record[unit][1]
    return drawn


def believe(unit, record=None):
    """The report of an unchanged unit, from the record."""
    properties, goals, _ = (record or rows())[unit]
    leave(unit, "json", json.dumps({"unit": unit, "properties": properties, "goals": goals, "faults": [], "functions": {}, "unchanged": True}))
    print(f"{unit}: unchanged since accepted, {properties} properties", file=sys.stderr)


def draw(*wanted):
    record = rows()
    same = [unit for unit in wanted if unchanged(unit, record.get(unit))]
    drawn = some(same, record, DRAWN["changed"])
    for unit in same:
        if unit in drawn:
            print(f"{unit}: unchanged, drawn to be proved all the same", file=sys.stderr)
        else:
            believe(unit, record)
    print(*(unit for unit in wanted if unit in drawn or unit not in same))
    return True


def smoke(mode, *wanted):
    record = rows()
    same = [unit for unit in wanted if unchanged(unit, record.get(unit))]
    if mode != "none" or os.environ.get("DEEP"):
        same = []
    drawn = some(same, record, DRAWN["none"])
    for unit in wanted:
        leave(unit, "smoke", "deep" if unit not in same else "shallow" if unit in drawn else "none")
    if mode == "none":
        print(f"smoke tests: {len(wanted) - len(same)} units that changed, {len(drawn)} others, drawn")
    return True


def compare(*wanted):
    record = rows()
    for unit in wanted:
        report, row = gate.report_of(unit), record.get(unit)
        if "unchanged" not in report and unchanged(unit, row) and counts(report) != row[:2]:
            fault = f"unchanged, but the record has {row[0]} properties, {row[1]} goals"
            print(f"  {unit}: {fault}")
            leave(unit, "json", json.dumps({**report, "faults": report["faults"] + [fault]}))
    return True


def write(*wanted):
    record, refused = rows(), 0
    for unit in wanted or units.units():
        report, noted = gate.report_of(unit), gate.read(unit, "inputs")
        record.pop(unit, None)
        if (report["faults"] or "unchanged" in report or noted != inputs(unit)
                or gate.read(unit, "smoke") != "deep"):
            refused += 1
            print(f"{unit}: not proved as it is now, left out of {RECORD}")
        else:
            record[unit] = (*counts(report), digest(noted, *counts(report)))
    RECORD.write_text("# Written by `make prove`. Unit, properties, goals, digest of these and of what the verdict depends on.\n"
                      + "".join(f"{unit} {record[unit][0]} {record[unit][1]} {record[unit][2]}\n"
                                for unit in units.units() if unit in record))
    return refused == 0


if __name__ == "__main__":
    actions = {"start": start, "draw": draw, "smoke": smoke, "compare": compare, "write": write}
    sys.exit(0 if actions[sys.argv[1]](*sys.argv[2:]) else 1)
