#!/usr/bin/env python3
"""Writes build/proofs/founded.c: lemmas that every recursive logic definition ends, from the definitions themselves.

It reads the program as Frama-C printed it, build/proofs/UNIT.i of all units. For each call that a definition makes to
itself it states: under the conditions on the path to the call, and for all that is bound there, the measure of the
parameters is at least 0, and that of the arguments smaller. Memory is any, and so is what C types hold (integers.py). The measure stands in spec/ right before
the definition, `// measure n`. A line `// fact ...` beside it says what calls to it are: it is proved by induction
along its calls, and what depends on the definition may use it. The lemmas are the unit `founded` of proofs/units.

Rejected: a recursive definition without a measure in spec/, two that call each other, and what cannot be read.
Last line if anything is: N passed, N failed.
"""

import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import acsl
import gate
import integers

UNIT = "founded"
NOTE = re.compile(r"\s*// (measure|fact) (.+)")
DEFINED = re.compile(r"\s*(?:/\*@)?\s*(?:logic\s+\w[\w \*]*[ \*]|predicate\s+)(\w+)\s*[({=]")


class Refused(Exception):
    pass


def definitions(programs):
    """name -> its definitions in these printed programs, one if all are the same."""
    found, known = {}, {}
    for block in dict.fromkeys(block for printed in programs for block in acsl.blocks(printed)):
        for one in acsl.read(block):
            if known.setdefault((one.name, one.whole()), one) is one:
                found.setdefault(one.name, []).append(one)
    return found


def below(found):
    """name -> the names that its definitions mention, and those that these do."""
    reached = {name: {other for one in same for other in one.names() & found.keys()} for name, same in found.items()}
    while True:
        more = {name: others.union(*(reached[other] for other in others)) for name, others in reached.items()}
        if more == reached:
            return reached
        reached = more


def notes(headers):
    """(name -> {"measure": text, "fact": text, "header": path}, what is wrong with them)"""
    found, faults = {}, []
    for header in headers:
        pending = {}
        for line in header.read_text().splitlines():
            note, defined = NOTE.match(line), DEFINED.match(line)
            if note:
                if note.group(1) in pending:
                    faults.append(f"{header}: two lines '{note.group(1)}' before one definition")
                pending[note.group(1)] = note.group(2)
            elif pending:
                if not defined or defined.group(1) in found:
                    faults.append(f"{header}: not right before a definition, or its second: {pending}")
                else:
                    found[defined.group(1)] = {**pending, "header": header}
                pending = {}
    return found, faults


def calls(one):
    """(call, path) of each call that a definition makes to itself. The path: what stands around the call, outermost
    first, as ("if", condition, whether it is false there), ("forall", variables) or ("let", name, value)."""
    found = []

    def walk(node, path):
        if node.kind == "call" and node.name == one.name:
            if node.labels not in ((), one.labels) or (not node.labels and len(one.labels) > 1):
                raise Refused("calls itself in another state of memory")
            if len(node.parts) != len(one.parameters):
                raise Refused("calls itself with other parameters")
            found.append((node, path))
        for n, part in enumerate(node.parts):
            walk(part, path + step(one, node, n))

    walk(one.body, [])
    if len(found) != one.tokens.count(one.name):
        raise Refused("is mentioned in itself other than by a call")
    return found


def step(one, node, n):
    """What the way from a node to its part n adds to the path."""
    left = node.parts[0]
    if node.kind == "choice" and n > 0:
        return [("if", left, n == 2)]
    if node.kind in ("implies", "and") and n == 1:
        return [("if", left, False)]
    if node.kind == "or" and n == 1:
        return [("if", left, True)]
    if node.kind == "bind":
        return [("forall", acsl.parameters_of(node.name.split()))]
    if node.kind == "let" and n == 1:
        return [("let", node.name, left)]
    if node.kind == "at" and one.name in one.tokens[node.parts[n].start:node.parts[n].end]:
        raise Refused("calls itself under \\at")
    return []


def expression(text, parameters, others=()):
    """The tokens of a measure or a fact and its tree, if it names nothing but parameters and these others."""
    try:
        reader = acsl.Reader(acsl.tokens_of(text))
        whole = reader.expression()
        if reader.peek():
            raise acsl.Unreadable(f"'{reader.peek()}'")
    except acsl.Unreadable as error:
        raise Refused(f"cannot read {error} in '{text}'") from None
    todo = [whole]
    while todo:
        node = todo.pop()
        todo += node.parts
        if (node.kind in ("bind", "let", "at") or node.name.startswith("\\") or node.labels
                or (node.kind == "call" and node.name not in others and (node.parts or node.name not in parameters))):
            raise Refused(f"'{node.name}' in '{text}'")
    return reader.tokens, whole


def arguments(one, call):
    """What a call has in place of the parameters."""
    return {name: (one.tokens, part) for (_, name), part in zip(one.parameters, call.parts)}


def walked(one, path, speak):
    """How a lemma says the path to a call, outermost first. What it cannot say of integers it leaves out: conditions
    that read memory otherwise, and those that mention the definition itself. So it says more than it has to."""
    said, seen = [], speak.names | {name for _, name in one.parameters}
    for kind, what, *more in path:
        new = {name for _, name in what} if kind == "forall" else {what} if kind == "let" else set()
        if new & seen or any(re.match(r"read_\d+$", name) for name in new):
            raise Refused("something bound hides a parameter, or a name from around it")
        seen |= new
        if kind == "forall":
            variables = [speak.bring(*variable) for variable in what]
            said += [f"\\forall {variable};" for variable in variables if variable]
            continue
        node = what if kind == "if" else more[0]
        mentions = one.name in one.tokens[node.start:node.end]
        if mentions and kind == "let":
            raise Refused("a \\let on the path to a call calls it")
        try:
            text = "" if mentions else speak.text(one.tokens, node)
        except integers.NotIntegers:
            continue
        if kind == "let":
            speak.scope[what] = "integer"
            said.append(f"\\let {what} = {text};")
        elif text:
            said.append(f"{'!' if more[0] else ''}({text}) ==>")
    return said


def under(one, path, speak, goal):
    """A statement on a path; goal() is its text there."""
    said = walked(one, path, speak)
    try:
        text = f"({goal()})"
    except integers.NotIntegers as reason:
        raise Refused(f"what it rests on is no integer: {reason}") from None
    for words in reversed(said):
        text = f"({words} {text})"
    return text


def decreases(one, note, facts, vocabulary):
    """The lemmas about a recursive definition: (name, text)."""
    tokens, measure = expression(note["measure"], {name for _, name in one.parameters})
    known = "".join(f"({fact}) ==> " for fact in facts)
    for n, (call, path) in enumerate(calls(one), 1):
        if one.name in [token for part in call.parts for token in one.tokens[part.start:part.end]]:
            raise Refused("an argument of a call calls it")
        speak = integers.Integers(one, vocabulary)

        def falls():
            before = speak.text(tokens, measure)
            return f"0 <= ({before}) && ({speak.text(tokens, measure, arguments(one, call))}) < ({before})"

        goal = under(one, path, speak, falls)
        yield f"founded_{one.name}_{n}", f"{known}({speak.for_all(one, goal)})"


def fact(one, note, vocabulary):
    tokens, whole = expression(note["fact"], {name for _, name in one.parameters}, {one.name})
    speak = integers.Integers(one, vocabulary)
    goal = under(one, [], speak, lambda: speak.text(tokens, whole))
    return speak.for_all(one, goal)


def induction(one, note, vocabulary):
    """(name, text): the fact holds if it does for all calls that the definition makes."""
    tokens, whole = expression(note["fact"], {name for _, name in one.parameters}, {one.name})
    speak, hypotheses = integers.Integers(one, vocabulary), []
    if one.labels:
        raise Refused("a fact about memory")
    for call, path in calls(one):
        replaced = arguments(one, call)
        hypotheses.append(under(one, path, speak, lambda: speak.text(tokens, whole, replaced)) + " ==> ")
    goal = "".join(hypotheses) + under(one, [], speak, lambda: speak.text(tokens, whole))
    return f"fact_{one.name}", speak.for_all(one, goal)


def obligations(found, noted, programs):
    """({name: [(lemma, text)]} for each recursive definition, faults)."""
    reached, lemmas, faults, vocabulary = below(found), {}, [], integers.Vocabulary(found, programs)
    for name in sorted(name for name in found if name in reached[name]):
        one, note = found[name][0], noted.get(name, {})
        try:
            twice = sorted(other for other in reached[name] if len(found[other]) > 1)
            circle = sorted(other for other in reached[name] - {name} if name in reached[other])
            if circle:
                raise Refused(f"recursive through {', '.join(circle)}")
            if twice:
                raise Refused(f"rests on names with two definitions: {', '.join(twice)}")
            if "measure" not in note:
                raise Refused("recursive, without a measure in spec/")
            facts = [fact(found[other][0], noted[other], vocabulary) for other in sorted(reached[name] - {name})
                     if "fact" in noted.get(other, {})]
            lemmas[name] = list(decreases(one, note, facts, vocabulary)) + ([induction(one, note, vocabulary)] if "fact" in note else [])
        except (Refused, integers.NotIntegers) as reason:
            faults.append(f"{name}: {reason}")
    idle = [name for name in sorted(noted.keys() & found.keys()) if name not in reached[name]]
    return lemmas, faults + [f"{name}: a measure or a fact in spec/, but not recursive" for name in idle]


def headers():
    """Where measures are noted: the headers of spec/, and those of ref/ that speak of its structs."""
    return [*sorted(Path("spec").rglob("*.h")), *sorted(Path("ref").rglob("*_acsl.h"))]


def lemma_text(lemma, text):
    return f"/*@ check lemma {lemma}: {text}; */\n"


def includes(noted, names):
    """The headers where these definitions stand, after the types that some of them expect."""
    first = ["ref/dodona.h"] if Path("ref/dodona.h").exists() else []
    headers = sorted({str(noted[name]["header"]) for name in names})
    return "".join(f'#include "{header}"\n' for header in first + headers)


def whole(one, note):
    """A definition that Frama-C refuses unless the measure is an integer: numbers of another kind may fall for ever."""
    parameters = ", ".join(f"{kind} {name}" for kind, name in one.parameters)
    return f"/*@ logic integer measure_{one.name}{one.state()}({parameters}) = {note['measure']}; */\n"


def program(found, lemmas, noted):
    return "/* Written by proofs/tools/founded.py. */\n" + includes(noted, lemmas) + "".join(
        whole(found[name][0], noted[name]) + "".join(lemma_text(*pair) for pair in lemmas[name]) for name in lemmas)


def parsed(source):
    """The program as Frama-C prints it."""
    out = source.with_suffix(".i")
    out.unlink(missing_ok=True)
    run = subprocess.run(["frama-c", "-cpp-extra-args=-I.", str(source), "-print", "-ocode", str(out)],
                         capture_output=True, text=True)
    if run.returncode or not out.exists():
        raise Refused(f"{source}: frama-c cannot read it: " + run.stdout + run.stderr)
    return out.read_text()


def borrowed(found, lemmas, printed):
    """What is wrong with the program of the lemmas: other definitions than the units have, or lemmas to lean on."""
    here, reached = definitions([printed]), below(found)
    used = sorted(lemmas.keys() | {other for name in lemmas for other in reached[name]})
    faults = [f"{name}: another definition in {UNIT}" for name in used
              if [one.whole() for one in here.get(name, [])] != [one.whole() for one in found[name]]]
    leaning = re.findall(r"(\w*)\s*\b(?:lemma|axiom)\b", printed)
    return faults + [f"a lemma or an axiom that {UNIT} could lean on" for word in leaning if word != "check"]


def write():
    source = gate.OUT / f"{UNIT}.c"
    source.unlink(missing_ok=True)
    noted, faults = notes(headers())
    faults += [f"{unit}: only the unit {UNIT} has {source}, and nothing else" for unit, files in gate.units().items()
               if str(source) in files and (unit, files) != (UNIT, [str(source)])]
    try:
        programs = [gate.read(unit, "i") for unit, files in gate.units().items() if files != [str(source)]]
        found = definitions(programs)
        lemmas, more = obligations(found, noted, programs)
        faults += more
        if lemmas:
            source.write_text(program(found, lemmas, noted))
            faults += borrowed(found, lemmas, parsed(source))
    except (Refused, acsl.Unreadable) as reason:
        faults.append(str(reason))
    for fault in faults:
        print(f"  {UNIT}: {fault}")
    if faults:
        print(f"0 passed, {len(faults)} failed")
    return not faults


if __name__ == "__main__":
    sys.exit(0 if write() else 1)
