#!/bin/sh
# README.md is true: its programs (```c NAME) compile, and each "$ command" of its other blocks prints the lines below it. A line
# "..." stands for any lines. No line is wider than 130, and there are fewer than 200. `make` stands before the first command, and every command
# is named. Last line: N passed, N failed.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
page=${README:-$top/README.md} # and the programs of ref/README.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in build tests ref spec mpi; do
    ln -s "$top/$name" "$work/$name"
done
LC_ALL=C.UTF-8 python3 - "$page" "$work" "$top/ref/README.md" <<'PY'
import difflib, fnmatch, json, re, subprocess, sys

page, work, more = sys.argv[1:]
lines = open(page, encoding="utf-8").read().splitlines()
passed = failed = 0


def judge(right, about, why=""):
    global passed, failed
    passed, failed = passed + right, failed + (not right)
    if not right:
        print("FAILED  README: " + about + "\n" + why)


judge(len(lines) < 200, f"{len(lines)} lines, expected fewer than 200")
wide = [number for number, line in enumerate(lines, 1) if len(line) > 130]
judge(not wide, f"lines wider than 130: {wide}")

first = next(number for number, line in enumerate(lines) if line.startswith("$ "))
judge(any("`make`" in line for line in lines[:first]), "no `make` before the first command")
judge(any("`make install`" in line for line in lines[:first]), "no `make install` before the first command")
helped = subprocess.run("build/dodona --help", shell=True, cwd=work, capture_output=True, text=True, check=True).stdout
for name in re.findall(r"^  ([a-z]+)  ", helped.split("Pages:")[0], re.M):
    judge(any(f"`{name}`" in line or f"dodona {name}" in line for line in lines), f"{name} is not named")

# which results have the same bits: the table is what `algorithms` says
rows = json.loads(subprocess.run("build/dodona algorithms --json", shell=True, cwd=work, capture_output=True, text=True, check=True).stdout)["rows"]
levels = {row["algorithm"]: row["same_bits"].split(",") for row in rows if row["same_bits"]}
for level, of in re.findall(r"^\| `(ranks|sizes|nested)` \| [^|]* \| ([^|(]*)", "\n".join(lines), re.M):
    named = {a for a in levels for word in re.findall(r"`([^`]+)`", of) if fnmatch.fnmatch(a, word)}
    said = set(levels) - named if of.startswith("all but") else named
    judge(said == {a for a in levels if level in levels[a]}, f"{level}: the algorithms that have it")

blocks, inside = [], None
for line in lines + open(more, encoding="utf-8").read().splitlines():
    if line.startswith("```"):
        if inside is None:
            inside = (line[3:], [])
        else:
            blocks.append(inside)
            inside = None
    elif inside is not None:
        inside[1].append(line)
judge(inside is None, "a block that does not end")

for kind, body in blocks:
    if kind:
        with open(f"{work}/{kind.split()[1]}", "w", encoding="utf-8") as program:
            program.write("\n".join(body) + "\n")
        continue
    judge(body[0].startswith("$ "), f"a block that begins with no command: {body[0]}")
    commands = []
    for line in body:
        if line.startswith("$ "):
            commands.append((line[2:], []))
        elif commands:
            commands[-1][1].append(line)
    for command, expected in commands:
        run = subprocess.run(command, shell=True, cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, timeout=300, check=False)
        got = run.stdout.decode().splitlines()
        pattern = "".join(r"(.*\n)*" if line == "..." else re.escape(line) + r"\n" for line in expected)
        status = 1 if expected and expected[0].startswith("invalid") else 0
        right = run.returncode == status and re.fullmatch(pattern, "".join(line + "\n" for line in got)) is not None
        judge(right, command, "\n".join(difflib.unified_diff(expected, got, "README", "got", lineterm="")))

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
PY
