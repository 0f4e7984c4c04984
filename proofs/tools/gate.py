#!/usr/bin/env python3
"""Judges proof units by what Frama-C wrote about them. The only judge: proofs/tools/prove.sh runs the units.

gate.py seen UNIT    a digest of all that the program of this unit is read from
gate.py learn UNIT   reads the program that Frama-C printed, for the judge of this unit and of those below
gate.py passes UNIT  settings for proofs/tools/wp.sh: which smoke tests run, by the level in build/proofs/UNIT.smoke
gate.py judge UNIT   exit 0 if the unit is proved; its report goes to build/proofs/UNIT.json
gate.py cover        exit 0 if every C file that must be proved belongs to a unit
gate.py status       the table by function, from the reports
gate.py sum UNIT ... `N passed, N failed`: properties, and reasons for rejecting a unit
"""

import functools
import hashlib
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import compiler
import printed

OUT = Path("build/proofs")
PROVERS = ["Qed", "Z3", "CVC5", "CVC4", "Script"]
FORBIDDEN = r"\b(axiom|admit|inductive|volatile|asm|__asm__|setjmp|longjmp)\b"


def lines_of_units():
    """The lines of proofs/units as words, without its comments."""
    lines = [line.split() for line in Path("proofs/units").read_text().splitlines()]
    return [words for words in lines if words and not words[0].startswith("#")]


def units():
    """The units in order: name -> files."""
    return {words[0]: words[1:] for words in lines_of_units() if words[0] != "-"}


def unproven():
    """The files that proofs/units excepts from the rule that every file of ref/ belongs to a unit."""
    return {words[1] for words in lines_of_units() if words[0] == "-"}


def read(unit, suffix):
    path = OUT / f"{unit}.{suffix}"
    return path.read_text() if path.exists() else ""


def seen(unit):
    """For proofs/tools/prove.sh: as long as the digest is the same, so is the program that Frama-C printed."""
    scripts = [Path(__file__).with_name(name).read_text() for name in ("acsl.py", "printed.py")]
    print(hashlib.sha256("\0".join([compiler.seen(units()[unit]), *units()[unit], *scripts]).encode()).hexdigest())
    return True


def learn(unit):
    """Leaves what the unit says, as printed.py reads it, for the judge of this unit and of those below it."""
    (OUT / f"{unit}.facts").write_text(json.dumps(printed.facts(read(unit, "i"))))
    return True


@functools.cache
def facts(unit):
    return json.loads(read(unit, "facts") or '{"functions": {}, "calls": [], "logic": {}, "faults": []}')


def structure_faults(unit, text, here):
    """What no prover looks at: contracts that are missing, variables that are not set, and ways around a proof."""
    faults = facts(unit)["faults"] + [f"read before it is set: {found}" for found in printed.unset(text)]
    for name, function in here.items():
        if not function["body"]:
            continue
        for clause in (r"terminates \true;", "assigns ", "ensures "):
            if clause not in function["contract"]:
                faults.append(f"{name}: no '{clause.strip()}' in its contract")
        if re.search(r"terminates (?!\\true;)", function["contract"]):
            faults.append(f"{name}: a 'terminates' other than \\true")
    bare = printed.loops_without_variant(text)
    if bare:
        faults.append(f"{bare} loops without a variant")
    faults += [f"'{word}' is used" for word in sorted(set(re.findall(FORBIDDEN, text)))]
    faults += ["a function called main: WP takes the first values of variables for granted in it"] * ("main" in here)
    return faults + [fault for path in units()[unit] for fault in compiler.faults(path)]


def proved_above(unit):
    """The functions that the units above a unit prove for others: name -> signature, contract, body, meaning."""
    names = list(units())
    return {name: function for above in names[:names.index(unit)]
            for name, function in facts(above)["functions"].items() if function["body"] and not function["static"]}


def other_meaning(used, proved):
    """How the function that a unit uses differs from the function of that name that is proved, in words."""
    if used.get("contract") != proved["contract"]:
        return "with another contract than the one proved above"
    if used["signature"] != proved["signature"]:
        return f"as {used['signature']}, but proved above as {proved['signature']}"
    names = sorted(name for name in used["meaning"].keys() | proved["meaning"].keys()
                   if used["meaning"].get(name) != proved["meaning"].get(name))
    return f"where {', '.join(names)} means something else than in the proof above" if names else ""


def extern_faults(unit, log, here):
    """A function without a body may be called only if a unit above proves it, with the same meaning."""
    called = facts(unit)["calls"]
    proved = proved_above(unit)
    faults, externs, name = [], 0, ""
    for line in log.splitlines():
        section = re.match(r"--- Properties of Function '(\w+)'", line)
        if section or re.match("--- ", line):
            name = section.group(1) if section else ""
        if "[ Extern  ]" not in line:
            continue
        externs += 1
        if name and name not in called:
            continue
        if name not in proved:
            faults.append(f"{name or 'a global annotation'}: taken for granted, no unit above proves it")
        elif other_meaning(here.get(name, {}), proved[name]):
            faults.append(f"{name}: used {other_meaning(here.get(name, {}), proved[name])}")
    return externs, sorted(set(faults))


def untried(log, here):
    """(how many properties nobody needs to try, the others that nobody tried). Who calls a function shows its
    precondition, so that of one which nobody calls here is open; a function without a body has its recursion
    variant where its body is."""
    open_here, faults, name = 0, [], ""
    for line in log.splitlines():
        section = re.match(r"--- Properties of Function '(\w+)'", line)
        if section or re.match("--- ", line):
            name = section.group(1) if section else ""
        found = re.match(r"\[    -    \] (.*)", line)
        if not found:
            continue
        body = here.get(name, {}).get("body")
        if found.group(1).startswith("Pre-condition") or (
                found.group(1).startswith("Recursion variant") and not body):
            open_here += 1
        else:
            faults.append(f"{name or 'a global annotation'}: nobody tried to prove: {found.group(1)}")
    return open_here, faults


def count_faults(unit, log, externs, here):
    counts = {name: int(n) for n, name in
              re.findall(r"^ +(\d+) (Completely validated|Considered valid|Total)$", log, re.M)}
    open_here, faults = untried(log, here)
    if not read(unit, "i"):
        faults.append("frama-c printed no program")
    if read(unit, "rc").strip() != "0":
        faults.append("frama-c failed")
    if read(unit, "err").strip():
        faults.append("frama-c complained: " + read(unit, "err").strip().splitlines()[0])
    if re.search(r"\b(Warning|User Error|warning)\b", log):
        faults.append("frama-c warned: see the log")
    valid, total = counts.get("Completely validated", 0), counts.get("Total", 0) - open_here
    if total <= 0:
        faults.append("no property at all")
    elif valid + externs != total or counts.get("Considered valid", 0) != externs:
        faults.append(f"{total - valid - externs} of {total} properties not completely validated")
    passes = re.findall(r"^\[wp\] Running WP plugin\.\.\.$(.*?)^\[wp\] Proved goals: +(\d+) / (\d+)$", log, re.M | re.S)
    unproved = [int(of) - int(proved) for _, proved, of in passes]
    for number, (text, _, _) in enumerate(passes[1:], 1):  # lemmas are tried again, all proved by the first pass
        unproved[number] -= len(re.findall(r"^\[wp\] .* Goal typed_nocast_lemma_\w+ : (?!Valid)", text, re.M))
    if len(passes) != 1 + len(smoke_passes(unit, here)) or any(unproved):
        faults.append("unproved goals: " + " ".join(
            re.findall(r"^\[wp\] \[Failed\] (?:Goal|Smoke-test) (?:typed_nocast_)?(\w+)", log, re.M)))
    smoke = len(re.findall(r"^\[  Valid  \] Wp_smoke_", log, re.M))
    return valid - smoke, smoke, faults


def smoke_passes(unit, here):
    """Which passes of smoke tests belong to the unit's level: none; shallow, of all functions; deep, first the
    hypotheses of the theorems, then everything else."""
    level = read(unit, "smoke").strip()
    theorems = [name for name in here if here[name]["body"] and name.startswith("theorem_")]
    if level == "none":
        return []
    return [",".join(theorems)] * (level == "deep" and bool(theorems)) + ["@all"]


def passes(unit):
    smoke = smoke_passes(unit, facts(unit)["functions"])
    deep = smoke[0] if smoke and smoke[0] != "@all" else ""
    print(f"WP_DEEP={deep} WP_SHALLOW={'yes' if '@all' in smoke else ''}")
    return True


def seconds(times):
    unit = {"ms": 0.001, "s": 1.0, "'": 60.0}
    return sum(float(n) * unit[u] for n, u in re.findall(r"([\d.]+)(ms|s|')", times))


def goals_by_function(log, here):
    rows = {name: {"goals": 0, "smoke": 0, "seconds": 0.0, "provers": {}} for name in here}
    names = sorted((name for name in here if here[name]["body"]), key=len, reverse=True)

    def row(goal):
        owner = next((name for name in names if goal.startswith(name + "_")),
                     goal.removeprefix("check_lemma_"))
        return rows.setdefault(owner, {"goals": 0, "smoke": 0, "seconds": 0.0, "provers": {}})

    seen = set()
    for prover, goal, times in re.findall(
            r"^\[wp\] \[(?!Failed|CFG)([^\]]+)\] Goal typed_nocast_(\w+) : Valid(.*)$", log, re.M):
        if goal in seen:
            continue
        seen.add(goal)
        prover = prover.split()[0]
        at = row(goal)
        at["goals"] += 1
        at["provers"][prover] = at["provers"].get(prover, 0) + 1
        at["seconds"] += seconds(re.sub(r"\(Qed:[^)]*\)", "", times))
    for goal in set(re.findall(r"^\[wp\] \[CFG\] Goal (\w+) : Valid", log, re.M)):
        at = row(goal)
        at["goals"] += 1
        at["provers"]["Qed"] = at["provers"].get("Qed", 0) + 1
    for goal in re.findall(r"^\[wp\] \[Passed\] Smoke-test typed_nocast_(\w+)", log, re.M):
        row(goal)["smoke"] += 1
    return rows


def judge(unit):
    log, here = read(unit, "log"), facts(unit)["functions"]
    externs, faults = extern_faults(unit, log, here)
    valid, smoke, counted = count_faults(unit, log, externs, here)
    faults = counted + faults + structure_faults(unit, read(unit, "i"), here)
    rows = goals_by_function(log, here)
    report = {"unit": unit, "properties": valid, "smoke": smoke, "faults": faults,
              "functions": {name: row for name, row in rows.items() if row["goals"]}}
    (OUT / f"{unit}.json").write_text(json.dumps(report, indent=1))
    goals = sum(row["goals"] for row in rows.values())
    print(f"{unit}: {'FAILED' if faults else 'proved'}, {valid} properties, {goals} goals, {smoke} smoke tests", flush=True)
    for fault in faults:
        print(f"  {unit}: {fault}", flush=True)
    return not faults


def cover():
    listed = {name for files in units().values() for name in files}
    there = {str(path) for folder in ("ref", "proofs") for path in Path(folder).rglob("*.c")}
    wanted = there - unproven()
    wanted -= {str(path) for path in Path("ref/oracle").rglob("*.c")}
    wanted |= {str(path) for path in [OUT / "founded.c"] if path.exists()}  # proofs/tools/founded.py writes it
    for name in sorted(wanted - listed):
        print(f"{name}: in no unit of proofs/units")
    for name in sorted(listed - wanted):
        print(f"{name}: listed in proofs/units, but not there")
    stale = {name for name in unproven() if name not in there or not name.startswith("ref/")}
    for name in sorted(stale):
        print(f"{name}: excepted in proofs/units, but no file of ref/")
    return wanted == listed and not stale


def one_meaning():
    """Whether every logic name means one thing in all units; prints those that do not."""
    texts = {}
    for unit in units():
        for name, found in facts(unit)["logic"].items():
            for text in found:
                texts.setdefault(name, {}).setdefault(text, unit)
    several = {name: found for name, found in texts.items() if len(found) > 1}
    for name, found in several.items():
        print(f"{name}: means different things in the units {' and '.join(found.values())}")
    return not several


def reports():
    return [json.loads(read(unit, "json") or '{"unit": "%s", "properties": 0, "faults": ["not run"],'
                       ' "functions": {}}' % unit) for unit in units()]


def status():
    """Markdown. Seconds are the provers', as the cache remembers them, so that the table is stable."""
    print("# Status of the proofs\n\nWritten by `make prove`. Goals by what proved them; Qed is WP's own "
          "simplifier. Smoke: tests that nothing\nassumed is contradictory. Ghost functions are lemmas and "
          "theorems. Seconds: the provers' time, as the cache has it.\n")
    print("| unit | function | kind | goals | " + " | ".join(PROVERS) + " | smoke | seconds |")
    print("|---|---|---|" + "--:|" * (len(PROVERS) + 3))
    total = {"goals": 0, "smoke": 0, "seconds": 0.0, "provers": {}}
    for report in reports():
        sources = [Path(name).read_text() for name in units()[report["unit"]] if name.startswith("ref/")]
        shipped = {name for source in sources for name in re.findall(r"^[\w ]+?\*?(\w+)\(", source, re.M)}
        for name, row in report["functions"].items():
            kind = "theorem" if name.startswith("theorem_") else "code" if name in shipped else "lemma"
            print_row(report["unit"] + (" (FAILED)" if report["faults"] else ""), f"`{name}`", kind, row)
            for key in ("goals", "smoke", "seconds"):
                total[key] += row[key]
            for prover, n in row["provers"].items():
                total["provers"][prover] = total["provers"].get(prover, 0) + n
    print_row("all", "", "", total)
    rows = [(row, report["unit"], name) for report in reports() for name, row in report["functions"].items()]
    print("\n## The ten dearest functions\n\n| unit | function | goals | seconds |\n|---|---|--:|--:|")
    for row, unit, name in sorted(rows, key=lambda found: (-found[0]["seconds"], found[1:]))[:10]:
        print(f"| {unit} | `{name}` | {row['goals']} | {row['seconds']:.1f} |")
    return True


def print_row(unit, name, kind, row):
    counts = " | ".join(str(row["provers"].get(prover, 0)) for prover in PROVERS)
    print(f"| {unit} | {name} | {kind} | {row['goals']} | {counts} | {row['smoke']} "
          f"| {row['seconds']:.1f} |")


def whole():
    """Whether the files fit together; prints where not: headers that the compiler reads otherwise than Frama-C, whichever
    unit includes them, and names that two files define."""
    headers = [str(path) for folder in ("ref", "spec", "proofs") for path in sorted(Path(folder).rglob("*.h"))
               if not path.is_relative_to("ref/oracle")]
    sources = [str(path) for folder in ("ref", "proofs") for path in sorted(Path(folder).rglob("*.c"))]
    found = list(dict.fromkeys(fault for path in headers for fault in compiler.faults(path)))
    found += compiler.collisions(sources, {name for files in units().values() for name in files})
    for fault in found:
        print(f"  {fault}")
    return not found


def total(*wanted):
    passed, failed = 0, sum(not good() for good in (cover, one_meaning, whole))
    for report in reports():
        if report["unit"] in wanted:
            passed += report["properties"]
            failed += len(report["faults"])
    print(f"{passed} passed, {failed} failed")
    return failed == 0 and passed > 0


if __name__ == "__main__":
    actions = {"seen": seen, "learn": learn, "passes": passes, "judge": judge, "cover": cover, "status": status, "sum": total}
    sys.exit(0 if actions[sys.argv[1]](*sys.argv[2:]) else 1)
