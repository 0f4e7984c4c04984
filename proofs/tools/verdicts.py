#!/usr/bin/env python3
"""The provers' verdicts, one a line in proofs/verdicts, sorted: the digest of a goal for a prover, and what the prover
said. They save time and prove nothing: `make reprove` does not read them
(with BUDGET=MINUTES it does, where something changed and the minutes do not suffice).

verdicts.py unpack   proofs/verdicts to build/verdicts, a file each, as Frama-C wants them; those that are there stay
verdicts.py pack     proofs/verdicts anew, of all that the units used when they were proved last (build/proofs/*.used)
verdicts.py add UNIT ...   what these units used and proofs/verdicts lacks
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
import gate
import units

RECORD, UNPACKED = Path("proofs/verdicts"), Path("build/verdicts")


def unpack():
    UNPACKED.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in UNPACKED.iterdir()}
    for line in RECORD.read_text().splitlines() if RECORD.exists() else []:
        name, _, verdict = line.partition(" ")
        if f"{name}.json" not in there:
            (UNPACKED / f"{name}.json").write_text(verdict)
    return True


def pack():
    missing = [unit for unit in units.units() if not (gate.OUT / f"{unit}.used").exists()]
    if missing:
        print(f"not packed, these units have not been proved by the verdicts: {' '.join(missing)}", file=sys.stderr)
        return False
    return write(lines_of(units.units()))


def add(*wanted):
    return write({*RECORD.read_text().splitlines(), *lines_of(wanted)})


def lines_of(wanted):
    used = {name for unit in wanted for name in gate.read(unit, "used").split()}
    there = [UNPACKED / name for name in used if (UNPACKED / name).exists()]
    return [f"{path.stem} {' '.join(path.read_text().split())}" for path in there]


def write(lines):
    first = {line.partition(" ")[0]: line for line in sorted(lines)}  # a verdict twice differs in its time
    RECORD.write_text("".join(f"{first[name]}\n" for name in sorted(first)))
    print(f"{len(first)} verdicts in {RECORD}")
    return True


if __name__ == "__main__":
    sys.exit(0 if {"unpack": unpack, "pack": pack, "add": add}[sys.argv[1]](*sys.argv[2:]) else 1)
