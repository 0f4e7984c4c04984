#!/usr/bin/env python3
"""No proof may need more than three quarters of the steps that its prover has: the rest is room for another version.
Reads proofs/verdicts and the limits in proofs/tools/why3/why3.conf; prints the goals that need more by the digest that
names them in build/verdicts, and N passed, N failed. What the brief first round proves passes: the long last round of
the same prover has six times its steps.
"""

import re
import sys
from pathlib import Path

PROOFS = Path(__file__).resolve().parent.parent
BRIEF = ":brief"


def limits():
    """The limit of each prover, by the name that verdicts give it; provers without a limit of their own are left out."""
    found = {}
    for section in (PROOFS / "tools/why3/why3.conf").read_text().split("[prover]")[1:]:
        field = dict(re.findall(r'^(\w+) = "(.*)"$', section.split("\n[")[0], re.M))
        limit = re.search(r"rlimit=(\d+)", field["command_steps"])
        name = ":".join(filter(None, (field["name"], field["version"], field.get("alternative"))))
        if limit:
            found[name] = int(limit[1])
    return found


def proofs():
    """Prover and steps of every proof, and the digest of its goal."""
    for line in (PROOFS / "verdicts").read_text().splitlines():
        digest, _, verdict = line.partition(" ")
        said = re.match(r'\{ "prover": "([^"]*)", "verdict": "valid",.*"steps": (\d+) \}', verdict)
        if said:
            yield digest, said[1], int(said[2])


def main():
    limit = limits()
    passed, failed = 0, 0
    for digest, prover, steps in proofs():
        if prover not in limit:
            continue
        if prover.endswith(BRIEF) or 4 * steps <= 3 * limit[prover]:
            passed += 1
        else:
            failed += 1
            print(f"FAILED  {digest}: {prover} needs {steps} of its {limit[prover]} steps; split the proof")
    print(f"{passed} passed, {failed} failed")
    return failed == 0 and passed > 0


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
