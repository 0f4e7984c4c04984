#!/usr/bin/env python3
"""Runs the tests of a table; tests/checks is the project's.

run.py check [GROUP,..]     what `make check` runs
run.py all [GROUP,..]       what `make check-all` runs; BUDGET=MINUTES: first what `make check` runs, then of the others, drawn by the
                            commit, what is likely to end in time
run.py these COMMAND ... [-- COMMAND ...]   these, whatever passed before; those after -- alone

run.py minutes              what the groups take on two cores, in `make check` and in `make check-all`

TABLE is another table.
Lines of the table: group | share | cores | seconds | reads | command. A share N means one in N of the line's tests, drawn by the commit
(0: none); N/M: one in N for `check`, one in M for `all`. A test of 2 cores runs alone. Seconds are those of the whole line, as measured. A
command is a line for the shell; {a,b} in it makes several tests, a star one of each program that was built from the sources there and has no
line of its own.

A test that takes LIMIT seconds (420, or five times what its line says) is killed with all that it began, and counts as one that failed.
A test tells its results by cmocka's summary or by a last line `N passed, N failed`, or `left out: REASON`; one that tells none, or fails with none that
failed, counts as one that failed. What a test reads is its program, the files that its command names, and what the line says: if none of
that has changed since it passed, it is left out, and its results count. The last line is the total.
"""

import glob
import hashlib
import itertools
import json
import math
import os
import re
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
BUILD = os.environ.get("BUILD", "build")
CORES = int(os.environ.get("JOBS", os.cpu_count()))
LIMIT = float(os.environ.get("LIMIT", 420))
BUDGET = float(os.environ.pop("BUDGET", "") or 0)
WIDTH = 40
COMMIT = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
LEFT_OUT = re.compile(r"^left out: .*\n*\Z", re.M)  # the last line of a test that cannot be run here, and says why
COLOUR = re.compile(r"\033\[[0-9;]*m")


@dataclass
class Test:
    group: str
    command: str
    cores: int = 1
    guess: float = 0.0  # seconds
    reads: tuple = ()
    must: bool = True  # runs whatever the budget
    passed: int = 0
    failed: int = 0
    seconds: float = 0.0
    log: str = ""
    why: str = ""
    ended: bool = False
    kept: bool = False  # left out, nothing that it reads has changed
    late: bool = False  # left out, the budget did not suffice


# ---- the table ----

def braced(text):
    """bash's {a,b}."""
    parts = [part.split(",") if n % 2 else [part] for n, part in enumerate(re.split(r"\{([^{}]*,[^{}]*)\}", text))]
    return ["".join(words) for words in itertools.product(*parts)]


def starred(command):
    """A word build/X/* is each program of BUILD/X that has a source in X."""
    found = re.search(r"\bbuild/(\S*)/\*", command)
    if not found:
        return [command]
    sources = sorted(path for kind in ("c", "cpp") for path in glob.glob(f"{found.group(1)}/*.{kind}"))
    programs = [f"build/{os.path.splitext(path)[0]}" for path in sources]
    return [command.replace(found.group(0), program) for program in programs if os.access(built(program), os.X_OK)]


def built(text):
    return text if BUILD == "build" else re.sub(r"(?<![\w/])build/", f"{BUILD}/", text)


def lot(command):
    """A number drawn for the command by the commit."""
    return int(hashlib.sha256(f"{COMMIT} {command}".encode()).hexdigest(), 16)


def drawn(command, share):
    return share > 0 and lot(command) % share == 0


def lines():
    """(place, group, (share in check, share in all), cores, seconds, reads, command)"""
    table = os.environ.get("TABLE", "tests/checks")
    for number, line in enumerate(Path(table).read_text().split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        words = [word.strip() for word in line.split("|", 5)]
        if len(words) != 6 or not re.fullmatch(r"\d+(/\d+)?", words[1]):
            sys.exit(f"{table}:{number}: expected group | share | cores | seconds | reads | command")
        group, share, cores, seconds, reads, command = words
        shares = [int(share) for share in (share + "/1").split("/")]
        yield f"{table}:{number}", group, shares[:2], int(cores), float(seconds), tuple(built(reads).split()), command


def tests_of(mode, groups):
    found, left, named = [], 0, {command for *_, command in lines() for command in braced(command)}
    for place, group, shares, cores, seconds, reads, command in lines():
        if groups and group not in groups:
            continue
        commands = [built(one) for several in braced(command) for one in starred(several) if one == several or one not in named]
        if not commands:
            sys.exit(f"{place}: no program: {command}")
        wanted = [one for one in commands if drawn(one, shares[0 if mode == "check" else 1])]
        left += len(commands) - len(wanted)
        found += [Test(group, one, cores, seconds / len(commands), reads, not BUDGET or drawn(one, shares[0])) for one in wanted]
    return found, left


def minutes():
    """Group by group, as tests/README.md has it."""
    found = {}
    for _, group, shares, cores, seconds, _, _ in lines():
        spent = found.setdefault(group, [0.0, 0.0])
        for n, share in enumerate(shares):
            spent[n] += seconds / 60 / (2 if cores == 1 else 1) / share if share else 0
    for group, (check, everything) in found.items():
        print(f"{group} {check:.1f} {everything:.1f}")
    print(f"all {sum(check for check, _ in found.values()):.1f} {sum(everything for _, everything in found.values()):.1f}")
    return True


# ---- stamps ----

class Stamps:
    """What passed, and on what: BUILD/passed/DIGEST OF THE COMMAND."""

    def __init__(self):
        self.folder = Path(BUILD) / "passed"
        self.known = {}

    def digest_of(self, path):
        if path not in self.known:
            files = sorted(p for p in Path(path).rglob("*") if p.is_file()) if Path(path).is_dir() else [Path(path)]
            digest = hashlib.sha256()
            for file in files:
                digest.update(str(file).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
            self.known[path] = digest.hexdigest()
        return self.known[path]

    def digest(self, test):
        """Of all that the test reads; a word `tracked` means every file that git knows."""
        words = [word for word in re.split(r"[\s'\"=;&()]+", test.command) if word and os.path.isfile(word)]
        paths = []
        for word in test.reads:
            paths += tracked() if word == "tracked" else sorted(glob.glob(word)) or sys.exit(f"{test.command}: reads {word}, which is not there")
        parts = [f"{path} {self.digest_of(path)}" for path in dict.fromkeys(words + paths)]
        return hashlib.sha256("\n".join([test.command, *parts]).encode()).hexdigest()

    def path(self, test):
        return self.folder / hashlib.sha256(test.command.encode()).hexdigest()[:24]

    def of(self, test):
        path = self.path(test)
        return json.loads(path.read_text()) if path.exists() else {}

    def write(self, test, digest):
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path(test).write_text(json.dumps({"digest": digest, "passed": test.passed, "seconds": test.seconds, "command": test.command}))


def tracked():
    said = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True).stdout
    return [path for path in said.split("\0") if path and os.path.isfile(path)]


# ---- one test ----

def kill(mark):
    """Everything that a test began, in whatever session it is: the ranks that mpiexec leaves behind hold the test's output."""
    for entry in Path("/proc").glob("[0-9]*/environ"):
        try:
            if any(word.startswith(f"TEST_MARK={mark}".encode()) for word in entry.read_bytes().split(b"\0")):
                os.kill(int(entry.parent.name), signal.SIGKILL)
        except (OSError, ProcessLookupError):
            pass


def counted(log):
    """(passed, failed) as the log tells, or nothing."""
    passed = failed = told = 0
    last = ""
    for line in COLOUR.sub("", log).split("\n"):
        good, bad = re.match(r"\[  PASSED  \] (\d+) test", line), re.match(r"\[  FAILED  \] .*?(\d+) test\(s\), listed below", line)
        if good or bad:
            told, passed, failed = 1, passed + int(good.group(1) if good else 0), failed + int(bad.group(1) if bad else 0)
        last = line if line.strip() else last
    if LEFT_OUT.search(log):
        told = 1
    plain = re.fullmatch(r"(\d+) passed, (\d+) failed", last)
    if plain:
        return passed + int(plain.group(1)), failed + int(plain.group(2))
    return (passed, failed) if told else None


class Runner:
    def __init__(self, tests):
        self.tests, self.lock, self.running, self.began = tests, threading.Lock(), {}, time.monotonic()
        self.terminal, self.stamps, self.spoke = sys.stdout.isatty(), Stamps(), time.monotonic()
        for test in tests:
            stamp = self.stamps.of(test)
            test.guess = stamp.get("seconds", test.guess)
            if test.group and stamp and stamp["digest"] == self.stamps.digest(test):
                test.kept = test.ended = True
                test.passed = stamp["passed"]

    def left(self):
        """Seconds that are left, as guessed."""
        waiting = [test for test in self.tests if not test.ended]
        now = time.monotonic()
        spent = {id(test): now - since for test, since in self.running.values()}
        rest = lambda cores: sum(max(0.0, test.guess - spent.get(id(test), 0.0)) for test in waiting if test.cores == cores)
        return rest(1) / CORES + rest(2)

    def say(self, text):
        if self.terminal:
            sys.stdout.write("\r\033[K")
        print(text, flush=True)
        self.spoke = time.monotonic()

    def bar(self):
        ended, of = sum(test.ended for test in self.tests), len(self.tests)
        full = WIDTH * ended // max(1, of)
        sys.stdout.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {ended} of {of}, about {self.left() / 60:.0f} min left\033[K")
        sys.stdout.flush()

    def watch(self, done):
        while not done.wait(1.0 if self.terminal else 5.0):
            with self.lock:
                if self.terminal:
                    self.bar()
                elif time.monotonic() - self.spoke > 55:
                    now = (time.monotonic() - self.began) / 60
                    names = ", ".join(test.command for test, _ in self.running.values())
                    self.say(f"{now:.0f} min: {sum(test.ended for test in self.tests)} of {len(self.tests)}, about "
                             f"{self.left() / 60:.0f} min left; now {names}")

    def run(self, test):
        digest = self.stamps.digest(test)
        since = time.monotonic()
        limit, mark = max(LIMIT, 5 * test.guess), f"{os.environ.get('TEST_MARK', '')}{os.getpid()}.{id(test)}/"
        with self.lock:
            process = subprocess.Popen(["sh", "-c", test.command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                       start_new_session=True, env={**os.environ, "TEST_MARK": mark})
            self.running[mark] = (test, since)
        overdue = threading.Timer(limit, kill, [mark])
        overdue.start()
        test.log = process.communicate()[0].decode(errors="replace")
        overdue.cancel()
        test.seconds = time.monotonic() - since
        told = counted(test.log)
        test.passed, test.failed = told or (0, 0)
        if told is None:
            test.failed, test.why = 1, f", told no result, exit {process.returncode}"
        elif test.passed + test.failed == 0 and not LEFT_OUT.search(test.log):
            test.failed, test.why = 1, ", tried nothing"
        elif process.returncode and not test.failed:
            test.failed, test.why = 1, f", exit {process.returncode}"
        if test.seconds >= limit:
            test.failed, test.why = max(1, test.failed), f", killed after {limit:.0f} s"
        with self.lock:
            del self.running[mark]
            test.ended = True
            number = sum(one.ended for one in self.tests)
            self.say(f"[{number}/{len(self.tests)}] {test.command}: {test.passed} passed, {test.failed} failed{test.why} ({test.seconds:.1f} s)")
            if test.failed:
                self.say(indented(test.log))
            elif test.group:
                self.stamps.write(test, digest)

    def pace(self):
        """Seconds for each second of the table, by what has ended."""
        ended = [test for test in self.tests if test.seconds]
        return max(1.0, sum(test.seconds for test in ended) / (1.0 + sum(test.guess for test in ended)))

    def together(self, jobs, tests, share=0.0):
        """Runs the tests, so many jobs at a time. share > 0: of the minutes that are left, in the order drawn, and no test that is likely to
        end later."""
        now = time.monotonic()
        until = now + share * (self.began + 60 * BUDGET - now) if share else math.inf
        queue = sorted(tests, key=lambda test: lot(test.command) if share else -test.guess)

        def work():
            while True:
                with self.lock:
                    if not queue:
                        return
                    test = queue.pop(0)
                    test.late = time.monotonic() + self.pace() * test.guess > until
                    test.ended = test.late
                if not test.late:
                    self.run(test)

        workers = [threading.Thread(target=work, daemon=True) for _ in range(jobs)]
        for worker in workers:
            worker.start()
        for worker in workers:
            while worker.is_alive():
                worker.join(0.2)

    def stop(self):
        for mark in list(self.running):
            kill(mark)

    def all(self):
        done = threading.Event()
        threading.Thread(target=self.watch, args=(done,), daemon=True).start()
        waiting = [test for test in self.tests if not test.ended]
        try:
            for must, shares in ((True, (0.0, 0.0)), (False, (0.5, 1.0))):
                self.together(CORES, [test for test in waiting if test.must == must and test.cores == 1], shares[0])
                self.together(1, [test for test in waiting if test.must == must and test.cores != 1], shares[1])
        finally:
            self.stop()
            done.set()


def indented(log):
    return re.sub(r"^", "    ", log.rstrip("\n"), flags=re.M)


def report(tests, left):
    kept = [test for test in tests if test.kept]
    for test in (test for test in tests if test.failed):
        print(f"failed: {test.command}{test.why}\n" + indented("\n".join(test.log.rstrip("\n").split("\n")[-30:])))
    slowest = sorted((test for test in tests if test.seconds), key=lambda test: -test.seconds)[:10]
    print("slowest:" + "".join(f"\n  {test.seconds:.1f} s {test.command}" for test in slowest))
    if kept:
        print(f"left out, as nothing that they read has changed since they passed: {len(kept)} of {len(tests)} tests, "
              f"{sum(test.passed for test in kept)} results")
    left += sum(test.late for test in tests)
    if left:
        print(f"left to other commits, or to make check-all: {left} tests")
    passed, failed = sum(test.passed for test in tests), sum(test.failed for test in tests)
    print(f"{passed} passed, {failed} failed")
    return failed == 0 < passed


def main(mode, arguments):
    os.environ["BUILD"] = BUILD
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    alone = arguments.index("--") if "--" in arguments else len(arguments)
    these = [Test("", command, 1 if n < alone else 2) for n, command in enumerate(arguments) if n != alone]
    tests, left = (these, 0) if mode == "these" else tests_of(mode, {group for words in arguments for group in words.split(",")})
    runner = Runner(tests)
    kept = sum(test.kept for test in tests)
    if mode != "these":
        print(f"{len(tests) - kept} tests, about {runner.left() / 60:.0f} minutes on {CORES} cores" + (f"; {kept} are left out" if kept else ""), flush=True)
    try:
        runner.all()
    except KeyboardInterrupt:
        for test in (test for test in tests if not test.ended):
            test.failed, test.why = max(1, test.failed), ", not ended: the runner was stopped"
    return report(tests, left)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in ("check", "all", "these", "minutes"):
        print("run.py: expected check, all, these or minutes", file=sys.stderr)
        sys.exit(2)
    sys.exit(0 if (minutes() if sys.argv[1] == "minutes" else main(sys.argv[1], sys.argv[2:])) else 1)
