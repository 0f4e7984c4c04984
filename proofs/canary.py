#!/usr/bin/env python3
"""Canaries: false statements that a prover could show only from contradictory definitions.

For each recursive logic function f of spec/: `all`, that f(x) != f(y) for all x, y, and `some`, that f
grows around a ring of small arguments; for predicates the like. None may be proved. Three definitions
contradictory on purpose, everywhere and in places, have canaries that must be proved: the provers do look.
Only these statements are tried (-wp-prop): the program has no others of its own, and the gate has no part in it.
Each recursive definition must also have a lemma founded_... in proofs/well_founded.c, with its measure.
Last line: N passed, N failed.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

OUT = Path("build/proofs")
DEFINITION = re.compile(r"\b(logic\s+(?:integer|boolean|real)|predicate)\s+(\w+)\s*(\{[^}]*\})?\s*"
                        r"\(([^()]*)\)\s*=(.*?);(?=\s*(?:\*/|logic\b|predicate\b|check\b|lemma\b))", re.S)
POINTS = 24
CONTRADICTORY = """/*@ logic integer Everywhere(integer n) = Everywhere(n) + 1;
    logic integer Somewhere(integer n) = n > 0 ? Somewhere(n - 1) : Somewhere(n) + n + 1;
    predicate Never(integer n) = !Never(n); */
"""
MUST_FALL = {"all_Everywhere", "some_Everywhere", "some_Somewhere", "all_Never", "some_Never"}


def recursive(text):
    """(kind, name, labels, parameter types) of each definition that mentions itself."""
    text = re.sub(r"//[^\n]*", "", text)
    for kind, name, labels, parameters, body in DEFINITION.findall(text):
        if re.search(rf"\b{name}\s*[({{]", body):
            yield kind, name, labels, [re.sub(r"\s*\w+$", "", p.strip()) for p in parameters.split(",")]


def canaries(kind, name, labels, types):
    """(name, C text) of the false statements about one definition."""
    def call(arguments):
        return f"{name}({', '.join(arguments)})"
    def quantified(letters):
        return "".join(f"\\forall {kind} {letter}{i}; " for letter in letters for i, kind in enumerate(types))
    x, y = (call(f"{letter}{i}" for i in range(len(types))) for letter in "xy")
    differ = f"!({x} <==> {y})" if kind == "predicate" else f"{x} != {y}"
    yield f"all_{name}", f"check lemma canary_all_{name}{labels}: {quantified('xy')}{differ};"
    if any(kind != "integer" for kind in types):
        return
    values = [call(str((point * (2 * i + 5) + i) % 6 - 2) for i in range(len(types))) for point in range(POINTS)]
    values = list(dict.fromkeys(values))
    if kind == "predicate":  # true and false by turns around a ring of odd length
        values, order = values[:len(values) - 1 + len(values) % 2], "!({} <==> {})"
    else:
        order = "{} < {}"
    ring = " && ".join(order.format(*pair) for pair in zip(values, values[1:] + values[:1]))
    yield f"some_{name}", f"check lemma canary_some_{name}{labels}: {ring};"


def main():
    headers = sorted(Path("spec").glob("*.h"))
    honest = [found for header in headers for found in recursive(header.read_text())]
    tried = dict(c for found in honest + list(recursive(CONTRADICTORY)) for c in canaries(*found))
    source = OUT / "canary.c"
    OUT.mkdir(parents=True, exist_ok=True)
    source.write_text('#include "ref/dodona.h"\n' + "".join(f'#include "{h}"\n' for h in headers)
                      + CONTRADICTORY + "".join(f"/*@ {text} */\n" for text in tried.values()))
    run = subprocess.run(
        ["frama-c", "-cpp-extra-args=-I. -Iref", "-wp", "-wp-prover", "z3,cvc5,cvc4", "-wp-steps", "20000",
         "-wp-timeout", "5", "-wp-par", "2", "-wp-prop", ",".join("canary_" + name for name in tried),
         str(source)],
        env={**os.environ, "WHY3CONFIG": "proofs/why3/why3.conf"}, capture_output=True, text=True)
    proved = {name: bool(valid) for name, valid in
              re.findall(r"^\[wp\] \[[^\]]+\] Goal \w*?canary_(\w+)( : Valid)?", run.stdout, re.M)}
    measured = re.findall(r"\bfounded_(\w+)", Path("proofs/well_founded.c").read_text())
    unfounded = [name for _, name, _, _ in honest if not any(name in names.split("_") for names in measured)]
    for name in unfounded:
        print(f"FAILED  {name}: no measure in proofs/well_founded.c")
    failed = len(unfounded)
    for name in tried:
        good = proved.get(name) == (name in MUST_FALL)
        failed += not good
        said = {True: "proved", False: "not proved", None: "not tried"}[proved.get(name)]
        print(f"{'ok    ' if good else 'FAILED'}  {name}: {said}")
    if failed:
        print(run.stdout + run.stderr)
    print(f"{len(tried) + len(unfounded) - failed} passed, {failed} failed")
    return failed == 0 and len(honest) > 0


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
