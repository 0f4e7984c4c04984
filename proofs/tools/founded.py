"""Writes build/proofs/founded.c, the file of the unit `founded`: for each recursive logic definition the lemmas that it ends,
as the judge states them (proofs/judge/ends.ml; UNIT.lemmas), after the headers where the definitions stand.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
import compiler
import facts
import units

PUBLIC = "ref/dodona.h"
FLOATS = "ref/advice/"  # headers in floating point, of which nothing is proven


def obligations():
    """(definition -> its lemmas, faults), of all units."""
    lemmas, found = {}, []
    for unit, files in units.units().items():
        if files == [str(units.FOUNDED)]:
            continue
        lines, faults = facts.lines(unit, "lemmas")
        found += [f"{unit}: {fault}" for fault in faults]
        here = {}
        for words in lines:
            match words:
                case ["lemma", name, _, text]:
                    here.setdefault(name, []).append(text)
                case _:
                    found.append(": ".join(words[1:]))
        for name, texts in here.items():
            if lemmas.setdefault(name, texts) != texts:
                found.append(f"{name}: other lemmas in {unit} than in a unit above")
    return lemmas, list(dict.fromkeys(found))


def types():
    """The headers with the types that some definitions expect."""
    return [path for path in compiler.files([PUBLIC]) if path.endswith(".h") and not path.startswith((FLOATS, PUBLIC))] if Path(PUBLIC).exists() else []


def includes(names):
    """The headers where these definitions stand, after the types."""
    first = types()
    where = {place.rsplit(":", 1)[0] for unit in units.units() for name, _, _, place in facts.of(unit).logic if name in names}
    return "".join(f'#include "{path}"\n' for path in first + sorted(where - set(first)))


def write():
    """What keeps the lemmas from being stated."""
    units.FOUNDED.unlink(missing_ok=True)
    lemmas, found = obligations()
    found += [f"{unit}: only one unit, founded, has {units.FOUNDED}, and nothing else" for unit, files in units.units().items()
              if str(units.FOUNDED) in files and (unit, files) != ("founded", [str(units.FOUNDED)])]
    if lemmas:
        units.FOUNDED.write_text("/* Written by proofs/tools/founded.py. */\n" + includes(set(lemmas))
                                 + "".join(f"{text}\n" for name in sorted(lemmas) for text in lemmas[name]))
    return [f"founded: {fault}" for fault in found]
