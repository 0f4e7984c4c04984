#!/usr/bin/env python3
"""Judges proof units: their shape before the provers run, and afterwards what became of them. proofs/tools/prove.sh runs the
units; what it demands stands in proofs/SOUNDNESS.md.

gate.py shape [all]  what no prover looks at, in all units, after the judge has read those that changed, or all; exit 0 if nothing
                     is wrong
gate.py passes UNIT  settings for proofs/tools/wp.sh: which smoke tests run, by the level in build/proofs/UNIT.smoke
gate.py judge UNIT   exit 0 if the unit is proved; its report goes to build/proofs/UNIT.json
gate.py sum UNIT ... `N passed, N failed`: properties, and reasons for rejecting a unit
"""

import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True
import compiler
import facts
import learn
import linked
import units

OUT = facts.OUT
DEEP = {"CVC4", "CVC5", "Z3"}  # whoever tries to contradict the hypotheses of a theorem


def read(unit, suffix):
    path = OUT / f"{unit}.{suffix}"
    return path.read_text() if path.exists() else ""


def shape_faults():
    """What is wrong before any prover runs: in the units, in what the compiler makes of their files, in what is linked."""
    found = [f"{unit}: {fault}" for unit, faults in facts.together().items() for fault in faults]
    found += facts.one_meaning()
    functions = [function for unit in units.units() for function in facts.of(unit).functions.values()]
    named = {function.name for function in functions} | {name for unit in units.units() for name in facts.of(unit).variables}
    logic = {name for unit in units.units() for name, *_ in facts.of(unit).logic}
    paths = sorted({path for files in units.units().values() for path in files})
    with ThreadPoolExecutor(2) as pool:
        found += [fault for faults in pool.map(compiler.faults, paths) for fault in faults]
    found += [f"{path}: the macro {name} has the name of what is proven" for path, name in compiler.macros(paths) if name in named | logic]
    found += units.cover() + linked.faults(named, {function.name for function in functions if not function.static and not function.ghost})
    return list(dict.fromkeys(found))


def shape(which=""):
    found = learn.faults(which == "all") or shape_faults()
    print(*(f"  {fault}" for fault in found), sep="\n", end="\n" * bool(found))
    proved = sum(function.body for unit in units.units() for function in facts.of(unit).functions.values())
    print(f"{0 if found else proved} passed, {len(found)} failed")
    return not found and proved > 0


def theorems(unit):
    return [name for name, function in facts.of(unit).functions.items() if function.body and name.startswith("theorem_")]


def passes(unit):
    """Smoke tests by the unit's level: none; shallow, of all functions; deep, first the hypotheses of the theorems, then all."""
    level = read(unit, "smoke").strip()
    print(f"WP_DEEP={','.join(theorems(unit)) if level == 'deep' else ''} WP_SHALLOW={'' if level == 'none' else 'yes'}")
    return True


def run_faults(unit):
    """What Frama-C itself complained of, and whether it proved the program that was judged."""
    found = []
    if read(unit, "rc").strip() != "0":
        found.append("frama-c failed")
    if read(unit, "err").strip():
        found.append("frama-c complained: " + read(unit, "err").strip().split("\n")[0])
    if re.search(r"\b(Warning|User Error|warning)\b", read(unit, "log")):
        found.append("frama-c warned: see the log")
    ran, faults = facts.lines(unit, "ran")
    if faults or ["program", facts.of(unit).program] not in ran:
        found.append("the program that was proved is not the one that was judged")
    return found


def smoke_faults(unit, tests):
    """Smoke tests that the unit's level demands and nobody ran. tests: (function, test) -> the provers that tried."""
    level = read(unit, "smoke").strip()
    demanded = [name for name, function in facts.of(unit).functions.items() if function.body and function.requires] if level != "none" else []
    found = [f"{name}: no smoke test of its hypotheses" for name in demanded if (name, "wp_smoke_default_requires") not in tests]
    return found + [f"{name}: its hypotheses were not tried by {' '.join(sorted(DEEP))}" for name in demanded
                    if level == "deep" and name in theorems(unit)
                    and not DEEP <= {prover.split()[0] for prover in tests.get((name, "wp_smoke_default_requires"), [])}]


def judge(unit):
    lines, found = facts.lines(unit, "verdicts")
    report = {"unit": unit, "properties": 0, "smoke": 0, "goals": 0, "functions": {}}
    tests = {}
    for words in lines:
        match words:
            case ["property", "proved", _, _, _]:
                report["properties"] += 1
            case ["property", "elsewhere", _, _, _]:
                pass
            case ["property", "trusted", owner, what, _]:
                if getattr(facts.of(unit).functions.get(owner), "body", True):
                    found.append(f"{owner}: taken for granted: {what}")
            case ["smoke", "proved", owner, what, provers]:
                report["smoke"] += 1
                tests.setdefault((owner, what), []).extend(provers.split(", "))
                row(report, owner)["smoke"] += 1
            case ["property" | "smoke", "open", owner, what, why]:
                found.append(f"{owner}: {what}: {why}")
            case ["goal", owner, prover, seconds]:
                report["goals"] += 1
                at = row(report, owner)
                at["goals"] += 1
                at["seconds"] += float(seconds) if prover != "Qed" else 0
                at["provers"][prover.split()[0]] = at["provers"].get(prover.split()[0], 0) + 1
            case _:
                found.append(f"what is this: {' '.join(words)}")
    found = run_faults(unit) + found + smoke_faults(unit, tests) + ["no property at all"] * (report["properties"] == 0)
    report["faults"] = found
    (OUT / f"{unit}.json").write_text(json.dumps(report, indent=1))
    print(f"{unit}: {'FAILED' if found else 'proved'}, {report['properties']} properties, {report['goals']} goals, "
          f"{report['smoke']} smoke tests", flush=True)
    for fault in found:
        print(f"  {unit}: {fault}", flush=True)
    return not found


def row(report, owner):
    return report["functions"].setdefault(owner, {"goals": 0, "smoke": 0, "seconds": 0.0, "provers": {}})


def report_of(unit):
    return json.loads(read(unit, "json") or '{"unit": "%s", "properties": 0, "goals": 0, "faults": ["not run"], "functions": {}}' % unit)


def total(*wanted):
    reports = [report_of(unit) for unit in wanted]
    passed, failed = sum(report["properties"] for report in reports), sum(len(report["faults"]) for report in reports)
    print(f"{passed} passed, {failed} failed")
    return failed == 0 and passed > 0


if __name__ == "__main__":
    actions = {"shape": shape, "passes": passes, "judge": judge, "sum": total}
    sys.exit(0 if actions[sys.argv[1]](*sys.argv[2:]) else 1)
