#!/usr/bin/env python3
"""The reader of proofs/units, for every other tool: what is proved together, in order, and which files are excepted.

units.py names            the units
units.py files UNIT ...   each with its files, a line each
units.py sized UNIT ...   the largest first
units.py cover            prints what does not fit: units named twice, files in no unit, headers that no unit reads
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
import compiler

LIST = Path("proofs/units")
FOUNDED = Path("build/proofs/founded.c")  # proofs/tools/founded.py writes it


def lines():
    """The lines as words, without comments."""
    found = [line.split() for line in LIST.read_text().split("\n")]
    return [words for words in found if words and not words[0].startswith("#")]


def units():
    """The units in order: name -> files."""
    return {words[0]: words[1:] for words in lines() if words[0] != "-"}


def unproven():
    """The files that are excepted from the rule that every file of ref/ belongs to a unit."""
    return {words[1] for words in lines() if words[0] == "-"}


def sources(*folders):
    return {str(path) for folder in folders for path in Path(folder).rglob("*.c")}


def shell(path):
    """Whether a file belongs to the command, of which nothing is proven."""
    return path.startswith("ref/oracle/")


def headers():
    """The headers that somebody proves, or may include in a proof."""
    found = {str(path) for folder in ("ref", "spec", "proofs") for path in Path(folder).rglob("*.h")}
    return sorted(path for path in found if not shell(path))


def cover():
    named = [words[0] for words in lines() if words[0] != "-"]
    found = [f"{name}: two units have this name" for name in sorted(set(named)) if named.count(name) > 1]
    found += [f"{words[0]}: a unit without a file" for words in lines() if len(words) < 2]
    listed = [name for words in lines() if words[0] != "-" for name in words[1:]]
    found += [f"{name}: twice in {LIST}" for name in sorted(set(listed)) if listed.count(name) > 1]
    there, excepted = sources("ref", "proofs"), unproven()
    wanted = {path for path in there - excepted if not shell(path)} | ({str(FOUNDED)} if FOUNDED.exists() else set())
    found += [f"{name}: in no unit of {LIST}" for name in sorted(wanted - set(listed))]
    found += [f"{name}: listed in {LIST}, but not there" for name in sorted(set(listed) - wanted)]
    found += [f"{name}: excepted in {LIST}, but no file of ref/" for name in sorted(excepted)
              if not name.startswith("ref/") or not Path(name).is_file()]
    read = set(compiler.files(sorted(set(listed) & wanted)))
    aside = excepted | {str(Path(name).with_suffix(".h")) for name in excepted}
    found += [f"{path}: no unit reads this header" for path in headers() if path not in read | aside]
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["names"]:
        print(*units(), sep="\n")
    elif sys.argv[1] == "files":
        known = units()
        print(*(" ".join([unit, *known[unit]]) for unit in sys.argv[2:]), sep="\n")
    elif sys.argv[1] == "sized":
        known = units()
        size = {unit: sum(len(Path(path).read_bytes()) for path in known[unit]) for unit in sys.argv[2:]}
        print(*sorted(size, key=lambda unit: (-size[unit], unit)), sep="\n")
    else:
        missing = cover()
        print(*missing, sep="\n", end="\n" * bool(missing))
        sys.exit(1 if missing else 0)
