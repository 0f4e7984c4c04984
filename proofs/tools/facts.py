"""What the judge (proofs/judge) wrote about the units: the reader of its lines, and what several units say together.

UNIT.facts, before the provers run: the program's digest, faults, functions with digests of their signatures and contracts
and of all that these rest on, who uses which function, the logic definitions. UNIT.verdicts, after them: what became of every
property, and of every goal.
"""

import functools
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.dont_write_bytecode = True
import units

OUT = Path("build/proofs")


@dataclass
class Function:
    name: str
    static: bool
    ghost: bool
    body: bool
    contract: bool
    requires: bool
    signature: str  # digests
    says: str
    where: str
    meaning: dict = field(default_factory=dict)  # what it rests on -> digest


@dataclass
class Facts:
    program: str = ""
    faults: list = field(default_factory=list)
    functions: dict = field(default_factory=dict)
    uses: set = field(default_factory=set)  # (user, used)
    logic: list = field(default_factory=list)  # (name, name with the types of its parameters, digest, place)
    variables: list = field(default_factory=list)
    lemmas: list = field(default_factory=list)  # that the unit's proofs may lean on


def lines(unit, suffix):
    """(the lines as words, what is wrong): nothing is believed that is not there to its end."""
    path = OUT / f"{unit}.{suffix}"
    found = [line.split("\t") for line in (path.read_text() if path.exists() else "").split("\n")[:-1]]
    if not found or found[-1] != ["end", str(len(found) - 1)]:
        return [], [f"the judge wrote no {suffix} to the end: {path}"]
    return found[:-1], []


def take(facts, words):
    """One line of facts; a line that is not known is a fault."""
    match words:
        case ["program", digest]:
            facts.program = digest
        case ["fault", where, text]:
            facts.faults.append(f"{where}: {text}")
        case ["function", name, static, ghost, body, contract, requires, signature, says, where]:
            flags = [flag != "-" for flag in (static, ghost, body, contract, requires)]
            facts.functions[name] = Function(name, *flags, signature, says, where)
            facts.faults += [f"{where}: {name}: {digest}" for digest in (signature, says) if len(digest) != 16]
        case ["meaning", name, key, digest]:
            facts.functions[name].meaning[key] = digest
        case ["use", user, used]:
            facts.uses.add((user, used))
        case ["logic", name, key, digest, where]:
            facts.logic.append((name, key, digest, where))
        case ["lemma", name, where]:
            facts.lemmas.append(f"{where}: {name}")
        case ["variable", name, _]:
            facts.variables.append(name)
        case _:
            facts.faults.append(f"what is this: {' '.join(words)}")


@functools.cache
def of(unit):
    found, faults = lines(unit, "facts")
    facts = Facts(faults=faults)
    for words in found:
        take(facts, words)
    return facts


def difference(used, proved):
    """How a function that is used or declared differs from the function of that name that is proved, in words."""
    if used.signature != proved.signature:
        return "with another signature than the one proved"
    if used.says != proved.says:
        return "with another contract than the one proved"
    names = sorted(key for key in used.meaning.keys() | proved.meaning.keys() if used.meaning.get(key) != proved.meaning.get(key))
    return f"where {', '.join(names)} means something else than in the proof" if names else ""


def differences(used, proofs):
    """The same against all that are proved under this name: one of them must fit."""
    found = [difference(used, proof) for proof in proofs]
    return "" if "" in found else found[0]


def proved(names):
    """What these units prove for others: name -> functions."""
    found = {}
    for unit in names:
        for function in of(unit).functions.values():
            if function.body and not function.static:
                found.setdefault(function.name, []).append(function)
    return found


def use_faults(unit, above):
    """A function without a body here may be used only if a unit above proves it, with the same meaning."""
    functions, found = of(unit).functions, []
    for user, used in sorted(of(unit).uses):
        if used not in functions:
            found.append(f"{user} uses {used}, which no unit can prove")
        elif functions[used].body:
            continue
        elif used not in above:
            found.append(f"{user} uses {used}: taken for granted, no unit above proves it")
        elif differences(functions[used], above[used]):
            found.append(f"{user} uses {used} {differences(functions[used], above[used])}")
    return found


def together():
    """unit -> what is wrong with its shape, by its own facts and beside those of the units above it."""
    found, above = {}, {}
    for unit in units.units():
        found[unit] = of(unit).faults + use_faults(unit, above)
        for name, functions in proved([unit]).items():
            above.setdefault(name, []).extend(functions)
    if "founded" in found:
        found["founded"] += [f"{lemma}: a lemma that the lemmas of recursion could lean on" for lemma in of("founded").lemmas]
    every = above
    for unit, faults in found.items():
        faults += [f"{function.where}: {name}: declared {differences(function, every[name])}"
                   for name, function in of(unit).functions.items()
                   if not function.body and not function.static and function.contract and differences(function, every.get(name, [function]))]
    return found


def one_meaning():
    """Logic names that do not mean one thing in all units."""
    texts, keys, found = {}, {}, []
    for unit in units.units():
        for name, key, digest, _ in of(unit).logic:
            keys.setdefault(name, {}).setdefault(key, unit)
            texts.setdefault(key, {}).setdefault(digest, unit)
    found += [f"{name}: has two definitions, {' and '.join(several)}" for name, several in keys.items() if len(several) > 1]
    return found + [f"{key}: means different things in the units {' and '.join(several.values())}"
                    for key, several in texts.items() if len(several) > 1]
