"""Lets the judge (proofs/judge) read the units, those of which something has changed or all: build/proofs/UNIT.facts and .lemmas.
The last to be read is `founded`, whose file is made of the lemmas of the others."""

import hashlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import compiler
import facts
import founded
import units

JUDGE = Path("build/judge")
# only the plug-ins that the judge needs: Frama-C starts in a third of the time
READER = ["frama-c", "-cpp-extra-args=-I.", "-no-autoload-plugins", "-load-module", f"variadic,wp,{JUDGE}/judge.cmxs"]


def text(path):
    return path.read_text() if path.exists() else ""


def stamp(unit):
    return facts.OUT / f"{unit}.seen"


def seen(unit):
    """A digest of all that the facts of a unit are read from, of the judge who read them, and of the facts themselves."""
    files = units.units()[unit]
    parts = [compiler.seen(files), *files, text(JUDGE / "made"), *(text(facts.OUT / f"{unit}.{suffix}") for suffix in ("facts", "lemmas"))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def read(unit):
    """What Frama-C complained of, if it could not read the unit."""
    out = {suffix: facts.OUT / f"{unit}.{suffix}" for suffix in ("facts", "lemmas")}
    for path in out.values():
        path.unlink(missing_ok=True)
    run = subprocess.run([*READER, *units.units()[unit], "-judge-facts", str(out["facts"]), "-judge-lemmas", str(out["lemmas"])], capture_output=True, text=True)
    if run.returncode:
        stamp(unit).unlink(missing_ok=True)  # so that the next run says again what is wrong
        return [f"{unit}: frama-c failed: {run.stdout}{run.stderr}"]
    stamp(unit).write_text(seen(unit))
    return []


def faults(afresh):
    """Units that the judge could not read."""
    facts.OUT.mkdir(parents=True, exist_ok=True)
    if afresh:
        compiler.learn()
    first = [unit for unit in units.units() if unit != "founded"]
    with ThreadPoolExecutor(2) as pool:
        stale = [unit for unit, known in zip(first, pool.map(lambda unit: text(stamp(unit)) == seen(unit), first)) if afresh or not known]
        found = [fault for failed in pool.map(read, stale) for fault in failed]
    found = found or founded.write()
    if not found and units.FOUNDED.exists() and "founded" in units.units() and (afresh or text(stamp("founded")) != seen("founded")):
        found = read("founded")
    facts.of.cache_clear()
    return found
