#!/usr/bin/env python3
"""Whether the lemmas of the judge (proofs/judge/ends.ml) would notice a recursive definition that does not end.

Every recursive definition of spec/ is planted anew with one of its calls spoilt: no condition on the way to it, or its own
parameters as arguments (the same memory for one that reads it). Others are written out in proofs/plants/endless.acsl. Of each
planted definition a lemma must stay unproved, or the judge must refuse it; beside them, by the same provers with the same
limits, all lemmas of the definitions of spec/ must be proved. With a number N: N of the spoilt ones, drawn by the commit.
Last line: N passed, N failed.
"""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import facts
import founded

WRITTEN = Path("proofs/plants/endless.acsl")
REFUSED = {"Hides": "hides a parameter", "LetHides": "hides a parameter", "LiarByLet": "a \\let on the path",
           "Nests": "an argument of a call calls it", "Circular": "'Circular' in", "HidesRead": "hides a parameter",
           "LetMasks": "hides a parameter", "Swaps": "another state of memory", "Outside": "without a measure in spec/",
           "Fixed": "but not recursive"}
HELPERS = {"Other", "Far", "Seven"}  # what others of them call
WORK = Path("build/canary")  # a folder of its own, as measures stand in spec/ only
# Only check lemmas are tried, which all lemmas here are; the rest would be the functions of the headers. A lemma that was not tried counts
# as a failure, so nothing hides behind this choice.
PROVER = ["-wp", "-wp-prover", "cvc5", "-wp-steps", "80000", "-wp-timeout", "20", "-wp-prop=@check", "-wp-cache", "none"]


def measured():
    """The headers with recursive definitions."""
    return sorted(str(path) for folder in ("spec", "ref") for path in Path(folder).rglob("*.h") if "// measure " in path.read_text())


def frama_c(*arguments):
    root = Path.cwd()
    run = subprocess.run(["frama-c", "-cpp-extra-args=-I.", "-load-module", str(root / "build/judge/judge.cmxs"), "canary.c", *arguments],
                         cwd=WORK, env={**os.environ, "PWD": str(root / WORK), "WHY3CONFIG": "proofs/tools/why3/why3.conf"}, capture_output=True, text=True)
    (WORK / "log").write_text(run.stdout + run.stderr)
    return run.returncode == 0


def read(suffix):
    facts.OUT = WORK
    lines, faults = facts.lines("canary", suffix)
    if faults:
        sys.exit(f"{faults[0]}; {WORK}/log\n0 passed, 1 failed")
    return lines


def obligations():
    """(definition -> the names of its lemmas, definition -> why it is refused, the text of all lemmas) of canary.c."""
    frama_c("-judge-lemmas", "canary.lemmas")
    lemmas, refused, text = {}, {}, ""
    for words in read("lemmas"):
        match words:
            case ["lemma", name, lemma, said]:
                lemmas.setdefault(name, []).extend([lemma] * (lemma != "-"))
                text += said + "\n"
            case ["fault", name, said]:
                refused[name] = said
    return lemmas, refused, text


def spoilt(sample):
    """The definitions of spec/ with one call spoilt, as text."""
    frama_c("-judge-spoiled", "canary.spoiled")
    lines = read("spoiled")
    if sample is not None:
        commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout
        lines = random.Random(commit).sample(lines, min(sample, len(lines)))
    return {name for _, name, _, _ in lines}, "".join(f"/*@\n  // measure {measure}\n  {text}\n*/\n" for _, _, measure, text in lines)


def caught(name, lemmas, refused, proved):
    """What became of a plant: whether that is right, and in words."""
    if name in refused or name in REFUSED:
        why = refused.get(name, "NOT REFUSED")
        return name in REFUSED and REFUSED[name] in why, why
    verdicts = [proved.get(lemma) for lemma in lemmas.get(name, [])]
    good = None not in verdicts and False in verdicts
    return good, "not proved" if good else "PROVED OR NOT TRIED"


def main(sample):
    subprocess.run(["proofs/judge/build.sh", "build/judge"], check=True)
    shutil.rmtree(WORK, ignore_errors=True)
    for folder in ("ref", "spec", "proofs/tools/why3"):
        shutil.copytree(folder, WORK / folder, ignore=shutil.ignore_patterns("*.c", "oracle"))
    includes = "".join(f'#include "{path}"\n' for path in founded.types() + measured())
    (WORK / "canary.c").write_text(includes)
    honest, _, _ = obligations()
    planted, text = spoilt(sample)
    written = WRITTEN.read_text()
    (WORK / "spec/planted.h").write_text(written + text)
    (WORK / "canary.c").write_text(includes + '#include "spec/planted.h"\n')
    lemmas, refused, stated = obligations()
    names = sorted((lemmas.keys() | refused.keys()) - honest.keys())
    unseen = written.count("/*@\n") - len(HELPERS) + len(planted) - len(names)
    (WORK / "canary.c").write_text(includes + '#include "spec/planted.h"\n' + stated)
    frama_c(*PROVER, "-wp-par", os.environ.get("WP_PAR", "2"), "-judge-verdicts", "canary.verdicts")
    proved = {words[3]: words[1] == "proved" for words in read("verdicts") if words[0] == "property" and words[2] == words[3]}
    verdicts = [(name, *caught(name, lemmas, refused, proved)) for name in names]
    verdicts += [(name, all(proved.get(lemma) for lemma in lemmas[name]), "proved or not") for name in honest]
    verdicts += [(f"{unseen} planted definitions", False, "not seen to be recursive")] * (unseen != 0)
    for name, good, said in verdicts:
        print(f"{'ok    ' if good else 'FAILED'}  {name}: {said}")
    failed = sum(not good for _, good, _ in verdicts)
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return failed == 0 and len(honest) > 0 and len(names) > len(REFUSED)


if __name__ == "__main__":
    sys.exit(0 if main(int(sys.argv[1]) if sys.argv[1:] else None) else 1)
