#!/usr/bin/env python3
"""Mutants: does every contract notice when the code below it changes?

Changes one operator, constant or comparison of the proved files of ref/ at a time and proves the changed
function again, with the gate's flags and shorter time limits. A mutant is rejected if a goal or a smoke test
of its function fails; one that does not compile is not counted. The functions as they are must pass the
same trial first. Equivalent mutants, with the reason, stand in
proofs/tools/mutants-equivalent.txt. The rest are survivors: holes in a contract.

mutants.py [--sample N] [--seed K] [--file PATH] [--list]; an interrupted run goes on where it stopped.
"""

import argparse
import concurrent.futures
import hashlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import units

OUT = Path("build/mutants")
RUN = OUT / str(os.getpid())
EQUIVALENT = Path("proofs/tools/mutants-equivalent.txt")
SWAPS = {
    " + ": [" - "], " - ": [" + "], " * ": [" / "], " / ": [" * "], " % ": [" / "],
    " += ": [" -= "], " -= ": [" += "], " *= ": [" /= "], " /= ": [" *= "], " %= ": [" /= "],
    " < ": [" <= ", " >= "], " <= ": [" < ", " > "], " > ": [" >= ", " <= "], " >= ": [" > ", " < "],
    " == ": [" != "], " != ": [" == "], " && ": [" || "], " || ": [" && "], "++": ["--"], "--": ["++"],
    "!": [""], "DODONA_SEND": ["DODONA_RECV"], "DODONA_RECV": ["DODONA_SEND"],
    "DODONA_NONE": ["0"], "DODONA_OK": ["DODONA_OVERFLOW"], "DODONA_VALID": ["DODONA_BAD_RULES"],
    "INT32_MAX": ["(INT32_MAX - 1)"], "INT64_MAX": ["(INT64_MAX - 1)"],
}
TOKEN = re.compile(r"(?: (?:[-+*/%]=?|[<>=!]=|[<>]|&&|\|\|) )|\+\+|--|!(?=[\w(])|\bDODONA_[A-Z_]+\b"
                   r"|\bINT(?:32|64)_MAX\b|(?<![\w.])\d+(?![\w.])")
NO_SMOKE = re.compile(r".*Warning: (No goal generated|warning \S* ?treated as deferred error)")  # it assumes nothing
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
FUNCTION = re.compile(r"^(?!#|typedef|enum|struct)\w[^;{}]*?\b(\w+)\([^;{}]*\)[\s\0]*\{\n.*?^\}", re.M | re.S)


def replacements(token):
    if token.isdigit():
        n = int(token)
        return [str(n + 1)] + ([str(n - 1)] if n > 0 else [])
    if token in SWAPS:
        return SWAPS[token]
    return ["DODONA_OK"] if re.match(r"DODONA_(BAD_|SHORT_|OVERFLOW)", token) and "RULES" not in token else (
        ["DODONA_VALID"] if token.startswith("DODONA_") else [])


def mutants_of(path):
    """(function, old line, new line, text) of each mutant of a file."""
    text = path.read_text()
    bare = COMMENT.sub(lambda match: re.sub(r"[^\n]", "\0", match.group()), text)
    for function in FUNCTION.finditer(bare):
        begin = bare.index("{", function.end(1))
        for token in TOKEN.finditer(bare, begin, function.end()):
            for new in replacements(token.group()):
                changed = text[:token.start()] + new + text[token.end():]
                line = text.count("\n", 0, token.start() + 1)
                yield (function.group(1), text.splitlines()[line].strip(),
                       changed.splitlines()[line].strip(), changed)


def equivalent():
    """(file, old line, new line) of the mutants that change nothing that can be seen."""
    found, record = set(), {}
    for line in EQUIVALENT.read_text().splitlines() if EQUIVALENT.exists() else []:
        key, _, value = line.partition(": ")
        if key in ("file", "line", "becomes", "because"):
            record[key] = value.strip()
        if len(record) == 4:
            found.add((record["file"], record["line"], record["becomes"]))
            record = {}
    return found


def fails(command, environment, seconds):
    """Whether a goal or a smoke test fails; stops at the first."""
    run = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                           start_new_session=True)
    timer = concurrent.futures.thread.threading.Timer(seconds, lambda: os.killpg(run.pid, signal.SIGTERM))
    timer.start()
    failed = none = False
    for line in run.stdout:
        if NO_SMOKE.match(line):
            none = True
        elif re.match(r"\[wp\] \[Failed\] (Goal|Smoke-test)|\[wp\].*(Unsuccess|Timeout|Unknown)|.*Warning:|.*Error", line):
            failed = True
            break
    timer.cancel()
    if failed:
        os.killpg(run.pid, signal.SIGTERM)
    run.stdout.close()
    return run.wait() != 0 and not none or failed


def judge(job):
    """rejected, survived, or no program (it does not compile)."""
    number, path, unit_files, function, changed = job
    work = RUN / f"work{number}"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for folder in ("ref", "spec", "proofs"):
        shutil.copytree(folder, work / folder, ignore=shutil.ignore_patterns("verdicts", "oracle", "session"))
    shutil.copytree("build/judge", work / "build/judge")
    if Path("proofs/session").exists():
        (work / "proofs/session").symlink_to(Path("proofs/session").resolve())
    (work / path).write_text(changed)
    compiled = subprocess.run(["gcc", "-std=c11", "-fsyntax-only", "-I.", str(path)], cwd=work, capture_output=True)
    if compiled.returncode != 0:
        shutil.rmtree(work)
        return "no program"
    environment = {**os.environ, "WP_CACHE": str((RUN / "cache").resolve()), "WP_PAR": "1",
                   "WP_TIMEOUT": "10", "WP_FCT": function}
    command = ["sh", "-c", 'cd "$0" && exec proofs/tools/wp.sh update "$@"', str(work), *unit_files]
    rejected = fails(command, environment, 900)
    shutil.rmtree(work)
    return "rejected" if rejected else "survived"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sample", type=int, help="so many mutants, drawn at random")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--file", help="mutants of this file only")
    options.add_argument("--list", action="store_true", help="only print the mutants")
    options = options.parse_args()

    unit_of = {name: files for files in units.units().values() for name in files}
    same = equivalent()
    mutants = [(path, *mutant) for path in sorted(set(Path("ref").rglob("*.c")) - set(Path("ref/oracle").rglob("*.c")))
               if str(path) in unit_of and options.file in (None, str(path)) for mutant in mutants_of(path)]
    excused = [m for m in mutants if (str(m[0]), m[2], m[3]) in same]
    mutants = [m for m in mutants if (str(m[0]), m[2], m[3]) not in same]
    if options.sample is not None and options.sample < len(mutants):
        mutants = random.Random(options.seed).sample(mutants, options.sample)
    if options.list:
        for path, function, old, new, _ in mutants:
            print(f"{path}: {function}: {old}  =>  {new}")
        return True

    subprocess.run(["proofs/judge/build.sh", "build/judge"], check=True)
    subprocess.run(["proofs/tools/verdicts.py", "unpack"], check=True)
    RUN.mkdir(parents=True)
    subprocess.run(["cp", "-al", "build/verdicts", str(RUN / "cache")], check=True)
    state = hashlib.sha256()
    for path in sorted([*Path("ref").rglob("*.[ch]"), *Path("spec").rglob("*.h"), *Path("proofs").rglob("*.c")]):
        state.update(path.read_bytes())
    journal = OUT / f"{state.hexdigest()[:16]}.tsv"
    known = dict(line.rsplit("\t", 1) for line in journal.read_text().splitlines()) if journal.exists() else {}

    def verdict(job):
        number, (path, function, old, new, changed) = job
        key = f"{path}\t{function}\t{hashlib.sha256(changed.encode()).hexdigest()[:16]}"
        if key not in known:
            known[key] = judge((number, path, unit_of[str(path)], function, changed))
            with journal.open("a") as out:
                out.write(f"{key}\t{known[key]}\n")
        print(f"{number + 1} {known[key]}: {path}: {function}: {old}  =>  {new}", flush=True)
        return known[key]

    with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", "2"))) as pool:
        unchanged = [(path, function, "unchanged", "", path.read_text())
                     for path, function in dict.fromkeys((m[0], m[1]) for m in mutants)]
        if any(found != "survived" for found in pool.map(verdict, enumerate(unchanged))):
            print("a function that was not changed is rejected: prove the units first")
            return False
        print(f"{len(mutants)} mutants", flush=True)
        verdicts = list(pool.map(verdict, enumerate(mutants)))
    shutil.rmtree(RUN)
    report(mutants, verdicts, len(excused))
    return "survived" not in verdicts and "rejected" in verdicts


def report(mutants, verdicts, excused):
    print()
    for path in sorted({m[0] for m in mutants}):
        mine = [v for m, v in zip(mutants, verdicts) if m[0] == path]
        print(f"{path}: {mine.count('rejected')} of {mine.count('rejected') + mine.count('survived')} rejected")
    for (path, function, old, new, _), verdict in zip(mutants, verdicts):
        if verdict == "survived":
            print(f"survivor: {path}: {function}: {old}  =>  {new}")
    rejected, survived = verdicts.count("rejected"), verdicts.count("survived")
    share = 100 * rejected / max(1, rejected + survived)
    print(f"{share:.1f} % of {rejected + survived} mutants rejected; {excused} listed as equivalent, "
          f"{verdicts.count('no program')} do not compile")
    print(f"{rejected} passed, {survived} failed")


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
