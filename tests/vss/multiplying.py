#!/usr/bin/env python3
"""multiplying.py P K: recursive multiplying of radix K as rows, by the words of its description. The core are N = K^m ranks, as many as there are powers. Rank
N + i gives its input to rank i mod N, one in a step. In round m of the core the ranks whose numbers in base K differ in digit m only send each other what they had
at the start of the round: K - 1 partners in one step. In the end rank N + i gets the result."""

import sys


def rows(ranks, radix):
    core = 1
    while core * radix <= ranks:
        core *= radix
    over = ranks - core
    for i in range(over):
        yield 1 + i // core, core + i, i % core, "reduce"
    step, distance = -(-over // core), 1
    while distance < core:
        step += 1
        for rank in range(core):
            digit = rank // distance % radix
            for other in range(radix):
                if other != digit:
                    yield step, rank, rank + (other - digit) * distance, "reduce"
        distance *= radix
    for i in range(over):
        yield step + 1 + i // core, i % core, core + i, "bcast"


if __name__ == "__main__":
    print("step,src,dst,block,phase")
    for at, sender, receiver, phase in sorted(rows(int(sys.argv[1]), int(sys.argv[2]))):
        print(f"{at},{sender},{receiver},0,{phase}")
