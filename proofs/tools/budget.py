#!/usr/bin/env python3
"""How `make reprove BUDGET=MINUTES` spends its minutes. Units that changed since the record come first, the others after them in
an order drawn from the commit. A unit that is unlikely to end in time is not proven afresh: if it changed, it is proven by
its verdicts, whatever it takes; if not, it is left to the record.

It counts where proofs/tools/prove.sh proves afresh; in its other modes the order stays and nothing is said.

budget.py order UNIT ...   prints the units in the order in which they are to run
budget.py way UNIT         prints how this unit is to be proven, `afresh` or `by its verdicts`, or `by the record`: not at all; also to
                           build/proofs/UNIT.way
budget.py said UNIT ...    prints how many units went which way
"""

import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
import accepted
import gate
import units

STATE = gate.OUT / "budget.json"
STATUS = Path("proofs/STATUS.md")
LANES = 6  # as many units as proofs/tools/prove.sh proves at a time
FACTOR = 4.0  # seconds that a unit takes beside others, for each second of its weight, until this run has its own
BY_VERDICTS = 3.5  # the same for a unit that is proven by its verdicts, on a slow machine: 128 units in 8507 s


def weights():
    """What a unit costs, in seconds of an idle machine: its provers' time as STATUS.md has it, and Frama-C's own."""
    found = {}
    text = STATUS.read_text() if STATUS.exists() else ""
    for row in re.findall(r"^\| (\w+)(?: \(FAILED\))? \| `\w+` \| (?:code|lemma|theorem) \|(.*)\|$", text, re.M):
        columns = row[1].split("|")
        found[row[0]] = found.get(row[0], 1.0) + float(columns[-1]) + int(columns[0]) / 20
    return found


def unchanged(wanted):
    record = accepted.rows()
    return [unit for unit in wanted if accepted.unchanged(unit, record.get(unit))]


def counts():
    return os.environ.get("mode") == "none"


def order(*wanted):
    if not counts():
        print(*wanted)
        return True
    same = unchanged(wanted)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
    weight = weights()
    first = sorted((unit for unit in wanted if unit not in same), key=lambda unit: -weight.get(unit, 1e9))
    random.Random(commit).shuffle(same)
    STATE.write_text(json.dumps({"first": first, "weight": weight}))
    for unit in wanted:
        (gate.OUT / f"{unit}.way").unlink(missing_ok=True)
    print(*first, *same)
    return True


def pace(weight):
    """Seconds a unit of weight, by the units that this run has proven afresh so far."""
    ended = [path for path in gate.OUT.glob("*.took") if gate.read(path.stem, "way") == "afresh"]
    spent = sum(float(path.read_text()) for path in ended)
    weighed = sum(weight.get(path.stem, 1.0) for path in ended)
    return (spent + FACTOR * 60) / (weighed + 60)


def affords(state, unit):
    weight = state["weight"]
    left = float(os.environ["BUDGET"]) * 60 - (time.time() - float(os.environ["BEGAN"]))
    waiting = [name for name in state["first"] if not gate.read(name, "way") and name != unit]
    reserve = BY_VERDICTS * sum(weight.get(name, 1.0) for name in waiting) / LANES
    return pace(weight) * weight.get(unit, 1.0) + reserve < left


def way(unit):
    state = json.loads(STATE.read_text())
    found = "afresh" if affords(state, unit) else "by its verdicts" if unit in state["first"] else "by the record"
    (gate.OUT / f"{unit}.way").write_text(found)
    if found == "by its verdicts":  # smoke tests are a search: verdicts of theirs would only repeat what was found before
        (gate.OUT / f"{unit}.smoke").write_text("none")
    if found == "by the record":
        accepted.believe(unit)
    print(found)
    return True


def said(*wanted):
    if not counts():
        return True
    ways = [gate.read(unit, "way") for unit in wanted]
    print(f"{ways.count('afresh')} of {len(ways)} units proven afresh, {ways.count('by its verdicts')} that changed by their verdicts, "
          f"{ways.count('by the record')} unchanged since accepted")
    return True


if __name__ == "__main__":
    actions = {"order": order, "way": way, "said": said}
    sys.exit(0 if actions[sys.argv[1]](*sys.argv[2:]) else 1)
