#!/usr/bin/env python3
"""vss.py quick|all: what proofs/VSS.md says of the three allreduces. An MPI library tells by expressions in which order it computes (record.c); what ranks
received is read from these and judged by `dodona check`, and compared with our rows; recursive multiplying is judged as its description says it.
Last line: N passed, N failed."""

import os
import subprocess
import sys
from functools import cache

import multiplying

BUILD = os.environ.get("BUILD", "build")
DODONA = f"{BUILD}/dodona"
ALL = sys.argv[1:] == ["all"]
PLAIN = range(2, 65) if ALL else [2, 3, 5, 6, 8]  # numbers of ranks of a real MPI
SIMULATED = range(2, 65) if ALL else [*range(2, 14), 33, 64]
RADICES = range(2, 65) if ALL else [2, 3, 5, 16]
passed = failed = 0


def check(good, what):
    global passed, failed
    passed += bool(good)
    failed += not good
    if not good:
        print("FAILED  " + what)


def parse(text):
    """Nested pairs (came, had) of numbers."""
    stack = [[]]
    for word in text.replace("(", " ( ").replace(")", " ) ").replace("+", " ").split():
        if word == "(":
            stack.append([])
        elif word == ")":
            came, had = stack.pop()
            stack[-1].append((came, had))
        else:
            stack[-1].append(int(word))
    return stack[0][0]


def leaves(term):
    return [term] if isinstance(term, int) else leaves(term[0]) + leaves(term[1])


@cache
def either(term):
    """The same of an operation that commutes."""
    if isinstance(term, int):
        return term
    return tuple(sorted(map(either, term), key=lambda part: min(leaves(part))))


def own(term):
    """Whose input it began with, where what came stands before what the rank had."""
    return term if isinstance(term, int) else own(term[1])


def said(command, **variables):
    return subprocess.run(command, capture_output=True, text=True, timeout=200, env={**os.environ, **variables}).stdout


def recorded(ranks, count, command):
    """The expressions of each rank, element by element."""
    terms = [[None] * count for _ in range(ranks)]
    for line in command.splitlines():
        words = line.split(" ", 2)
        if len(words) == 3 and words[0].isdigit():
            terms[int(words[0])][int(words[1])] = parse(words[2])
    return terms


def by_mpich(ranks, count, *later, **variables):
    settings = {"MPIR_CVAR_DEVICE_COLLECTIVES": "none", **variables}
    return recorded(ranks, count, said(["mpiexec.mpich", "-launcher", "fork", "-n", str(ranks), f"{BUILD}/mpich/vss_record", str(count), *later], **settings))


def by_simulator(ranks, count, algorithm):
    return recorded(ranks, count, said(["mpi/bench/simulate.sh", str(ranks), f"{BUILD}/smpi/vss_record", str(count)],
                                       SMPIRUN_OPTIONS=f"--cfg=smpi/allreduce:{algorithm}"))


@cache
def ours(algorithm, ranks):
    lines = said([DODONA, "order", algorithm, "--op", "allreduce", "--ranks", str(ranks)]).split("\n")
    return either(parse(next(line for line in lines if line[:1] in "(0123456789")))


def each_once(terms, ranks, what):
    check(all(term is not None and sorted(leaves(term)) == list(range(ranks)) for row in terms for term in row), f"{what}: an input is not there once")


def received(term, rank):
    """What a rank received, first to last, with whether it stored it."""
    if own(term) != rank:
        return [(own(term), term, True)]
    parts = []
    while not isinstance(term, int):
        parts.append((own(term[0]), term[0], False))
        term = term[1]
    return parts[::-1]


def messages(terms):
    """Rows of what was received, each as early as it can be."""
    had = {(rank, rank): 0 for rank in range(len(terms))}  # who has which term since the end of which step

    def since(rank, term):
        if (rank, term) not in had:
            parts = received(term, rank)
            source, part, _ = parts[-1]
            before = term[1] if own(term) == rank and not isinstance(term, int) else rank
            had[rank, term] = 1 + max(since(source, part), since(rank, before))
        return had[rank, term]

    for rank, (term,) in enumerate(terms):
        for source, part, stores in received(term, rank):
            whole = part if stores else None
            before = rank
            if not stores:  # the term that the message makes
                whole = term
                while whole[0] != part:
                    whole = whole[1]
                before = whole[1]
            at = 1 + max(since(source, part), since(rank, before))
            had[rank, whole] = at
            yield at, source, rank, "bcast" if stores else "reduce"


def judged(rows, ranks, *options):
    text = "step,src,dst,block,phase\n" + "".join(f"{at},{source},{rank},0,{phase}\n" for at, source, rank, phase in sorted(rows))
    run = subprocess.run([DODONA, "check", "-", "--op", "allreduce", "--ranks", str(ranks), "--blocks", "1", *options], input=text, capture_output=True,
                         text=True)
    return run.returncode == 0 and run.stdout.startswith("valid")


def partners(rows, ranks):
    """Whom each rank hears, in order."""
    heard = [[] for _ in range(ranks)]
    for _, source, rank, phase in sorted(rows):
        heard[rank].append((source, phase))
    return heard


def our_rows(ranks, algorithm="recursive-doubling", *options):
    for line in said([DODONA, "schedule", algorithm, "--op", "allreduce", "--ranks", str(ranks), "--blocks", "1", *options]).splitlines():
        if line[0].isdigit():
            step, source, rank, _, phase = line.split(",")
            yield int(step), int(source), int(rank), phase


def doubling():
    for ranks in PLAIN:
        terms = by_mpich(ranks, 1, MPIR_CVAR_ALLREDUCE_INTRA_ALGORITHM="recursive_doubling")
        what = f"MPICH's recursive doubling, {ranks} ranks"
        each_once(terms, ranks, what)
        check(all(either(row[0]) == ours("recursive-doubling", ranks) for row in terms), f"{what}: another expression than ours")
        rows = list(messages(terms))
        check(judged(rows, ranks), f"{what}: its messages are no valid allreduce")
        check(partners(rows, ranks) == partners(our_rows(ranks), ranks), f"{what}: other messages than ours")
    for ranks in SIMULATED:
        terms = by_simulator(ranks, 1, "rdb")
        what = f"the simulator's recursive doubling, {ranks} ranks"
        each_once(terms, ranks, what)
        check(all(either(row[0]) == ours("recursive-doubling", ranks) for row in terms), f"{what}: another expression than ours")


def halving():
    """Each share by itself. The simulator's, as MPICH's, takes the nearest partner first: its expressions are those of recursive doubling."""
    for ranks in SIMULATED:
        shares = 1 << (ranks.bit_length() - 1)
        terms = by_simulator(ranks, shares, "rab_rdb")
        what = f"the simulator's reduce-scatter and allgather, {ranks} ranks"
        each_once(terms, ranks, what)
        check(all(either(term) == ours("recursive-doubling", ranks) for row in terms for term in row), f"{what}: another expression than doubling's")
        check(all(row == terms[0] for row in terms), f"{what}: ranks have other expressions")
        check(ranks < 4 or ours("rabenseifner", ranks) != ours("recursive-doubling", ranks), f"{what}: ours takes the nearest first, too")


def in_rounds(rows, radix, ranks):
    """Who is handed whose input before the core's rounds, whom each hears in each round of the core, and who is handed the result."""
    rows, core = list(rows), 1
    while core * radix <= ranks:
        core *= radix
    rounds = sorted({at for at, source, rank, _ in rows if max(source, rank) < core})
    return {(rounds.index(at) if max(source, rank) < core else phase, source, rank) for at, source, rank, phase in rows}


def multiplied():
    for ranks in range(2, 65):
        for radix in RADICES:
            if radix <= ranks:
                what = f"recursive multiplying, {ranks} ranks, radix {radix}"
                rows, mine = list(multiplying.rows(ranks, radix)), list(our_rows(ranks, "recursive-multiplying", "--group", str(radix)))
                check(judged(rows, ranks, "--ports", str(max(1, radix - 1))), f"{what}: its messages are no valid allreduce")
                check(judged(mine, ranks, "--ports", str(max(1, radix - 1))), f"{what}: our messages are no valid allreduce")
                check(in_rounds(rows, radix, ranks) == in_rounds(mine, radix, ranks) and len(rows) == len(mine), f"{what}: other messages than ours")
    rows = [row for row in multiplying.rows(9, 3) if row[:3] != (2, 0, 3)]
    check(not judged(rows, 9, "--ports", "2"), "a message is missing, and nobody sees it")


def exchanged():
    """MPICH's own relative of recursive multiplying: every input once, whatever the radix; one expression on all ranks if the radix is 2."""
    for ranks in [ranks for ranks in PLAIN if ranks <= 16]:
        for radix in (2, 3, 4) if ALL else (2, 3):
            terms = by_mpich(ranks, 1, "later", MPIR_CVAR_IALLREDUCE_INTRA_ALGORITHM="tsp_recexch_single_buffer", MPIR_CVAR_IALLREDUCE_RECEXCH_KVAL=str(radix))
            what = f"MPICH's recursive exchange, {ranks} ranks, radix {radix}"
            each_once(terms, ranks, what)
            same = len({either(row[0]) for row in terms}) == 1
            check(same or radix > 2, f"{what}: ranks have other expressions")
            if not same:
                print(f"{what}: ranks differ in their expressions, hence in bits: {terms[0][0]} and "
                      f"{next(row[0] for row in terms if either(row[0]) != either(terms[0][0]))}")


doubling()
halving()
multiplied()
exchanged()
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
