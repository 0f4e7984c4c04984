"""Conditions of a recursive definition as statements about integers alone, for the lemmas of proofs/tools/founded.py.

WP gives a variable of a C type, and what is read from memory, the range of its type. The equation by which WP takes a
recursive definition has no such ranges. So a lemma must not have them: variables of C types are integers here, and each
read of memory is an integer of its own, any one. Two reads are the same integer if they are written alike.
"""

import re

import acsl
import printed

MACHINE = re.compile(r"(?:const |enum )*(?:(?:signed|unsigned|char|short|int|long|_Bool)\b ?)+|enum \w+|u?int(?:8|16|32|64)_t|size_t")
LOGIC = {"ℤ": "integer", "integer": "integer", "ℝ": "real", "real": "real", "𝔹": "boolean", "boolean": "boolean"}
BUILT_IN = {"\\true", "\\false", "\\abs", "\\min", "\\max"}


class NotIntegers(Exception):
    pass


class Vocabulary:
    """What the programs that the units print say of C types, and the names that do not depend on memory."""

    def __init__(self, found, programs):
        self.definitions, self.names = {}, {name for name, same in found.items() if not any(one.labels for one in same)}
        for printed_program in programs:
            self.definitions.update(printed.types(printed_program))
            self.names |= printed.constants(printed_program).keys()
            self.names |= {name for block in acsl.blocks(printed_program) for name, text, definition in acsl.stated(block)
                           if not definition and "{" not in text}
        self.members = {}  # name -> (type, dimensions), of every struct
        for name, text in self.definitions.items():
            if name.startswith("struct "):
                for kind, member, sizes in re.findall(r"([\w* ]+?)(\w+) ?((?:\[[^\]]*\])*) ?;", text.partition("{")[2]):
                    self.members.setdefault(member, set()).add((kind.strip(), sizes.count("[")))

    def resolved(self, kind):
        while kind in self.definitions and self.definitions[kind].startswith("typedef "):
            kind = re.sub(rf"\s*\b{kind};$", "", self.definitions[kind].removeprefix("typedef ")).strip()
        return kind

    def is_integer(self, kind):
        return bool(MACHINE.fullmatch(self.resolved(kind.removeprefix("const ").strip())))

    def quantified(self, kind):
        """The logic type that a variable of this type has in a lemma; nothing if it is a pointer, a struct, a float."""
        return LOGIC.get(kind) or ("integer" if self.is_integer(kind) else "")


class Integers:
    """Renders the parts of one definition, and remembers which integers stand for which reads."""

    def __init__(self, one, vocabulary):
        self.types, self.names = vocabulary, vocabulary.names
        self.scope = {}  # the variables that a lemma may mention: name -> logic type
        self.pointers = {name: kind for kind, name in one.parameters}
        self.reads = {}
        for kind, name in one.parameters:
            if name in self.names or re.match(r"read_\d+$", name):
                raise NotIntegers(f"a parameter called {name}")
            self.bring(kind, name)

    def bring(self, kind, name):
        """Adds a variable to what may be mentioned; returns how a lemma quantifies it, nothing if it cannot."""
        logic = self.types.quantified(kind)
        if logic:
            self.scope[name] = logic
        return f"{logic} {name}" if logic else ""

    def text(self, tokens, node, replaced=None, inside=frozenset()):
        """The text of a node. replaced: name -> (tokens, node) in its place. inside: what is bound within the text."""
        if node.kind == "read":
            return self.read(tokens, node, replaced, inside)
        if node.kind == "at" or node.labels or tokens[node.start] == "&" and node.kind == "other":
            raise NotIntegers(tokens[node.start])
        if node.kind == "bind":
            return self.bound(tokens, node, replaced, inside)
        if node.kind == "let":
            value = self.text(tokens, node.parts[0], replaced, inside)
            return f"(\\let {node.name} = {value}; {self.text(tokens, node.parts[1], replaced, inside | {node.name})})"
        if node.name and node.name not in inside:
            if replaced and node.name in replaced and not node.parts:
                return f"({self.text(*replaced[node.name])})"
            if node.name not in (self.scope if not node.parts else self.names) and node.name not in self.names | BUILT_IN:
                raise NotIntegers(node.name)
        return self.copied(tokens, node, lambda part: self.text(tokens, part, replaced, inside))

    def copied(self, tokens, node, written):
        """The tokens of a node, its parts as `written` says."""
        found, at = [], node.start
        for part in node.parts:
            found += tokens[at:part.start] + [written(part)]
            at = part.end
        return " ".join(found + tokens[at:node.end])

    def bound(self, tokens, node, replaced, inside):
        variables = acsl.parameters_of(node.name.split())
        if not all(self.types.quantified(kind) for kind, _ in variables):
            raise NotIntegers(node.name)
        # in a definition such a variable has the range of its type, and so it has here: the condition is the same
        body = self.text(tokens, node.parts[0], replaced, inside | {name for _, name in variables})
        return f"({tokens[node.start]} {node.name}; {body})"

    def read(self, tokens, node, replaced, inside):
        def literal(part):
            if replaced and part.name in replaced and not part.parts and part.kind == "call":
                return "(" + plain(*replaced[part.name]) + ")"
            return self.copied(tokens, part, literal)

        def plain(other, part):
            return self.copied(other, part, lambda inner: plain(other, inner))

        key = re.sub(r"\( (\w+) \)|\((\w+)\)", r"\1\2", self.copied(tokens, node, literal))
        if set(re.findall(r"\w+", key)) & inside or re.search(r"[∀∃]|\\", key):
            raise NotIntegers(key)
        self.check_type(tokens, node)
        return self.reads.setdefault(key, f"read_{len(self.reads) + 1}")

    def check_type(self, tokens, node):
        """A read must be of an integer type: not of a pointer, a struct, an array or a float."""
        indices, inner = 0, node
        while inner.kind == "read" and tokens[inner.end - 1] == "]" and tokens[inner.start] != "*":
            indices, inner = indices + 1, inner.parts[0]
        if inner.kind == "read" and tokens[inner.start] != "*":
            kinds = self.types.members.get(tokens[inner.end - 1], set())
            good = bool(kinds) and all(self.types.is_integer(kind) and sizes == indices for kind, sizes in kinds)
        else:
            first = next((word for word in tokens[node.start:node.end] if acsl.WORD.fullmatch(word)), "")
            kind = self.pointers.get(first, "")
            good = (indices == 1 and inner.kind == "call" or indices == 0) and kind.count("*") == 1 and self.types.is_integer(
                kind.replace("*", "").strip())
        if not good:
            raise NotIntegers(" ".join(tokens[node.start:node.end]))

    def for_all(self, one, statement):
        """The statement for all parameters, and for all that memory may hold."""
        variables = [f"{self.scope[name]} {name}" for _, name in one.parameters if name in self.scope]
        variables += [f"integer {name}" for name in self.reads.values()]
        return f"\\forall {', '.join(variables)}; {statement}" if variables else statement
