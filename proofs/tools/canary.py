#!/usr/bin/env python3
"""Whether the lemmas of proofs/tools/founded.py would notice a recursive definition that does not end.

Every recursive definition of spec/ is planted anew with one of its calls spoiled: no condition on the way to it, or
its own parameters as arguments (the same memory for one that reads it). Others are written out in proofs/tools/planted.py.
Of each planted definition a lemma must not be provable, or founded.py must reject it; beside them, by the same
provers with the same limits, all lemmas of the definitions of spec/ must be proved.
Last line: N passed, N failed.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import founded
import gate
import planted

SOURCE = gate.OUT / "canary.c"


def lemmas_of(text, noted):
    """(definitions, name -> lemmas, faults) of a program."""
    SOURCE.write_text(text)
    program = founded.parsed(SOURCE)
    found = founded.definitions([program])
    return found, *founded.obligations(found, noted, [program])


def proved(text):
    """lemma -> whether it was proved, of all that were tried. Only check lemmas are tried, which all lemmas here are: the rest would be
    the functions of the headers. A lemma that was not tried counts as a failure, so that nothing hides behind this choice."""
    SOURCE.write_text(text)
    run = subprocess.run(
        ["frama-c", "-cpp-extra-args=-I.", "-wp", "-wp-prover", "cvc5", "-wp-steps", "30000", "-wp-timeout", "20",
         "-wp-par", os.environ.get("WP_PAR", "2"), "-wp-prop=@check", "-wp-cache", "none", str(SOURCE)],
        env={**os.environ, "WHY3CONFIG": "proofs/tools/why3/why3.conf"}, capture_output=True, text=True)
    SOURCE.with_suffix(".log").write_text(run.stdout + run.stderr)
    return {name: bool(valid) for name, valid in
            re.findall(r"^\[wp\] \[[^\]]+\] Goal \w*?check_lemma_(\w+)( : Valid)?", run.stdout, re.M)}


def circle_rejected():
    """Frama-C refuses definitions that call each other; founded.py does if one ever reads them."""
    try:
        lemmas_of(planted.CIRCLE, {})
        return False
    except founded.Refused:
        _, faults = founded.obligations(founded.definitions([planted.CIRCLE]), {}, [])
        return all(any(fault.startswith(f"{name}: recursive through") for fault in faults) for name in ("Ping", "Pong"))


def names(lemmas, name):
    """The names of the lemmas about a definition, as WP has them."""
    return [re.sub(r"\{.*", "", lemma) for lemma, _ in lemmas.get(name, [])]


def all_proved(name, lemmas, tried):
    short = [lemma for lemma in names(lemmas, name) if not tried.get(lemma)]
    return name in lemmas and not short, name, f"not proved: {' '.join(short)}" if short else "proved"


def caught(name, reason, lemmas, rejected, tried):
    """A planted definition must be rejected for this reason; if there is none, one of its lemmas must stay unproved."""
    refused = [fault for fault in rejected if fault.startswith(name + ":")]
    if reason or refused:
        return reason and any(reason in fault for fault in refused), name, " ".join(refused) or "NOT REJECTED"
    verdicts = [tried.get(lemma) for lemma in names(lemmas, name)]
    good = None not in verdicts and False in verdicts
    return good, name, "not proved" if good else "PROVED OR NOT TRIED"


def judged(faults, honest, plants, lemmas, rejected, tried):
    """(good, name, what happened)"""
    verdicts = [(False, fault, "") for fault in faults]
    verdicts += [all_proved(name, lemmas, tried) for name in honest]
    verdicts += [caught(plant.name, plant.reason, lemmas, rejected, tried) for plant in plants
                 if plant.name not in planted.HELPERS]
    return verdicts


def main():
    noted, faults = founded.notes(founded.headers())
    gate.OUT.mkdir(parents=True, exist_ok=True)
    verdicts = [(circle_rejected(), "Ping, Pong", "two that call each other")]
    includes = founded.includes(noted, noted)
    found, honest, more = lemmas_of(includes, noted)
    plants = planted.plants(found, honest, noted)
    text = includes + "".join(f"/*@ {plant.text} */\n" for plant in plants)
    noted.update({plant.name: plant.note for plant in plants if plant.note})
    _, lemmas, rejected = lemmas_of(text, noted)
    tried = proved(text + "".join(founded.lemma_text(*pair) for pairs in lemmas.values() for pair in pairs))
    verdicts += judged(faults + more, honest, plants, lemmas, rejected, tried)
    for good, name, said in verdicts:
        print(f"{'ok    ' if good else 'FAILED'}  {name}: {said}")
    failed = sum(not good for good, _, _ in verdicts)
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return failed == 0 and len(honest) > 0


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
