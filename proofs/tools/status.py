#!/usr/bin/env python3
"""Prints proofs/STATUS.md, the table by function, from the reports of the gate (build/proofs/UNIT.json); of a unit that has not changed
since the record was written, from the table as it is. Seconds are the provers', as the verdicts remember them, so that the table is stable."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
import accepted
import facts
import gate
import units

PROVERS = ["Qed", "Z3", "CVC5", "CVC4", "Script"]


def kind(unit, name):
    function = facts.of(unit).functions.get(name)
    if name.startswith("theorem_"):
        return "theorem"
    return "code" if function and not function.ghost and function.where.startswith("ref/") else "lemma"


def line(unit, name, what, row):
    counts = " | ".join(str(row["provers"].get(prover, 0)) for prover in PROVERS)
    return f"| {unit} | {name} | {what} | {row['goals']} | {counts} | {row['smoke']} | {row['seconds']:.1f} |"


def kept():
    """By units, the rows of the table as it is: name, kind, and the numbers as a report has them."""
    rows = {}
    for text in Path("proofs/STATUS.md").read_text().splitlines():
        cells = [cell.strip() for cell in text.split("|")[1:-1]]
        if len(cells) == 6 + len(PROVERS) and cells[1].startswith("`"):
            provers = {prover: int(n) for prover, n in zip(PROVERS, cells[4:])}
            row = {"goals": int(cells[3]), "provers": provers, "smoke": int(cells[-2]), "seconds": float(cells[-1])}
            rows.setdefault(cells[0], []).append((cells[1].strip("`"), cells[2], row))
    return rows


def rows_of(unit, before):
    """Of a unit that has not changed the table's own rows, if they add up to the goals of the record."""
    report = gate.report_of(unit)
    if "unchanged" in report and sum(row["goals"] for _, _, row in before.get(unit, [])) == int(accepted.rows()[unit][1]):
        return before[unit]
    if "unchanged" in report or not report["functions"]:
        sys.exit(f"status.py: {unit} has not been proved in this folder: make prove")
    # a function without goals is called here, and only its call is tested
    return [(name, kind(unit, name), row) for name, row in sorted(report["functions"].items()) if row["goals"]]


def main():
    print("# Status of the proofs\n\nWritten by `make prove`. Goals by what proved them; Qed is WP's own "
          "simplifier. Smoke: tests that nothing\nassumed is contradictory. Ghost functions are lemmas and "
          "theorems. Seconds: the provers' time, as the cache has it.\n")
    print("| unit | function | kind | goals | " + " | ".join(PROVERS) + " | smoke | seconds |")
    print("|---|---|---|" + "--:|" * (len(PROVERS) + 3))
    total, rows, before = {"goals": 0, "smoke": 0, "seconds": 0.0, "provers": {}}, [], kept()
    for unit in units.units():
        for name, what, row in rows_of(unit, before):
            print(line(unit + (" (FAILED)" if gate.report_of(unit)["faults"] else ""), f"`{name}`", what, row))
            rows.append((row, unit, name))
            for key in ("goals", "smoke", "seconds"):
                total[key] += row[key]
            for prover, n in row["provers"].items():
                total["provers"][prover] = total["provers"].get(prover, 0) + n
    print(line("all", "", "", total))
    print("\n## The ten dearest functions\n\n| unit | function | goals | seconds |\n|---|---|--:|--:|")
    for row, unit, name in sorted(rows, key=lambda found: (-found[0]["seconds"], found[1:]))[:10]:
        print(f"| {unit} | `{name}` | {row['goals']} | {row['seconds']:.1f} |")


if __name__ == "__main__":
    main()
