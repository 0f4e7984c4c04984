#!/bin/sh
# README's table of algorithms agrees with `dodona plan`: for messages as a row describes them no algorithm of the plan is faster than
# the row's first one; where the first one is the others' generalisation, it is faster than they are. Last line: N passed, N failed.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
DODONA=${DODONA:-$top/build/dodona} python3 - "$top/README.md" <<'PY'
import json, os, re, subprocess, sys

LONG, MEBIBYTE, MEDIUM, SHORT = 1 << 24, 1 << 20, 1 << 16, 8
POSTAL = ["--startup", "2", "--byte-time", "8e-5"]
SHARED = POSTAL + ["--overhead", "0.5"]
# what a row is for: operations, bytes, the machine, and among which algorithms
ROWS = {
    "a long message, any P": [(("bcast", "reduce"), LONG, [], None)],
    "a long message, by trees": [(("bcast", "reduce"), LONG, [],
                                  ("chain", "binary", "binomial", "lambda", "twotree-c", "twotree-cc", "twotree-s"))],
    "medium size; a long allreduce": [(("bcast", "allreduce"), MEDIUM, SHARED, None), (("allreduce",), LONG, POSTAL, None)],
    "a broadcast of medium size, by a tree": [(("bcast",), MEBIBYTE, POSTAL, ("chain", "binary", "fractional"))],
    "one short message, broadcast": [(("bcast",), SHORT, POSTAL, None)],
    "one short message, allreduce": [(("allreduce",), SHORT, POSTAL, None)],
}
RANKS = (33, 64, 100, 257)

table = dict(re.findall(r"^\| ([^|]+?) \| `([a-z-]+)`", open(sys.argv[1], encoding="utf-8").read(), re.M))
passed = failed = 0
for row, cases in ROWS.items():
    for ops, size, machine, among in cases:
        for op, ranks in ((op, ranks) for op in ops for ranks in RANKS):
            command = [os.environ["DODONA"], "plan", "--op", op, "--ranks", str(ranks), "--bytes", str(size), "--format", "json", *machine]
            plans = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["plans"]
            times = {plan["algorithm"]: plan["best"]["time"] for plan in plans if not among or plan["algorithm"] in among}
            mine = times.pop(table.get(row), float("inf"))
            least = min(times.values())
            right = mine < least if "fractional" == table.get(row) else mine <= least * (1 + 1e-9)
            passed, failed = passed + right, failed + (not right)
            if not right:
                print(f"FAILED  '{row}': {table.get(row)} takes {mine}, the best other {least}: {' '.join(command[1:])}")
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
PY
