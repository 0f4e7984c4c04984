"""Logic definitions of a program as Frama-C prints it: their text, their names, and a tree of each body.

The tree says what stands where: a ?:, an implication, a binder, a call. What cannot be read is an error.
"""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(r"\s+|//[^\n]*|(0[xX][0-9a-fA-F]+\w*|\d+\.\d+(?:[eE][-+]?\d+)?\w*|\d\w*|\\?\w+|<==>|<-->|==>|-->|->|\.\."
                   r"|<=|>=|==|!=|&&|\|\||\^\^|<<|>>|[≤≥≡≢∧∨⇒⇔∀∃¬∈⊻]|[-+*/%<>=!~&|^?:;,.(){}\[\]])")
LEVELS = [{"⇔": "iff", "<==>": "iff"}, {"⇒": "implies", "==>": "implies"}, {"∨": "or", "||": "or"},
          {"^^": "other", "⊻": "other"}, {"∧": "and", "&&": "and"}, {"-->": "other", "<-->": "other"},
          {"|": "other"}, {"^": "other"}, {"&": "other"},
          dict.fromkeys(("≡", "≢", "<", "≤", ">", "≥", "==", "!=", "<=", ">=", "∈", "\\in"), "other"),
          {"<<": "other", ">>": "other"}, {"+": "other", "-": "other"}, {"*": "other", "/": "other", "%": "other"}]
QUANTIFIERS = {"∀", "∃", "\\forall", "\\exists", "\\lambda"}
PREFIXES = {"!", "¬", "-", "+", "~", "*", "&"}
TYPES = {"int", "unsigned", "signed", "char", "short", "long", "float", "double", "void", "struct", "union", "enum",
         "const", "ℤ", "ℝ", "𝔹", "integer", "real", "boolean", "_Bool"}
WORD = re.compile(r"\\?[^\W\d]\w*")
# what begins a definition; a lemma or an axiom is none
DEFINES = r"\s*(?:logic|predicate|axiomatic|type|inductive|model|import|module)\b"


class Unreadable(Exception):
    pass


@dataclass
class Node:
    kind: str  # choice, implies, iff, or, and, bind, let, at, call, read, cast, other
    start: int  # its tokens: start .. end - 1
    end: int
    parts: list = field(default_factory=list)
    name: str = ""  # of a call: whom; of a let: what it binds; of a binder: its variables, with types
    labels: tuple = ()


@dataclass
class Definition:
    kind: str  # predicate, or logic and its type
    name: str
    labels: tuple
    parameters: list  # (type, name)
    tokens: list  # of the body
    body: Node

    def text(self, node):
        return " ".join(self.tokens[node.start:node.end])

    def state(self):
        """The labels as they are written after a name."""
        return "{" + ", ".join(self.labels) + "}" if self.labels else ""

    def whole(self):
        return " ".join([self.kind, self.name, *self.labels, str(self.parameters), *self.tokens])

    def names(self):
        return set(self.tokens)


def tokens_of(text):
    found, at = [], 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise Unreadable(f"'{text[at]}'")
        if match.group(1):
            found.append(match.group(1))
        at = match.end()
    return found


class Reader:
    def __init__(self, tokens, at=0):
        self.tokens, self.at = tokens, at

    def peek(self, ahead=0):
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def take(self, wanted=None):
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise Unreadable(f"'{token}' after '{' '.join(self.tokens[max(0, self.at - 6):self.at])}'")
        self.at += 1
        return token

    def until(self, end):
        begin = self.at
        while self.peek() != end:
            self.take()
        self.take(end)
        return self.tokens[begin:self.at - 1]

    def listed(self, close):
        parts = []
        while self.peek() != close:
            parts.append(self.expression())
            if self.peek() != close:
                self.take(",")
        self.take(close)
        return parts

    def labels(self):
        if self.peek() != "{":
            return ()
        self.take("{")
        return tuple(word for word in self.until("}") if word != ",")

    def node(self, kind, start, parts, **more):
        return Node(kind, start, self.at, parts, **more)

    def expression(self):
        start, condition = self.at, self.level(0)
        if self.peek() != "?":
            return condition
        self.take("?")
        then = self.expression()
        self.take(":")
        otherwise = self.expression()
        return self.node("choice", start, [condition, then, otherwise])

    def level(self, n):
        if n == len(LEVELS):
            return self.prefixed()
        start, left = self.at, self.level(n + 1)
        while self.peek() in LEVELS[n]:
            kind = LEVELS[n][self.take()]
            right = self.level(n if kind == "implies" else n + 1)
            left = self.node(kind, start, [left, right])
        return left

    def prefixed(self):
        start, token = self.at, self.peek()
        if token in PREFIXES:
            self.take()
            return self.node("read" if token == "*" else "other", start, [self.prefixed()])
        if token in QUANTIFIERS:
            self.take()
            variables = " ".join(self.until(";"))
            body = self.expression()
            return self.node("bind", start, [body], name=variables)
        if token == "\\let":
            self.take()
            name = self.take()
            self.take("=")
            value = self.expression()
            self.take(";")
            body = self.expression()
            return self.node("let", start, [value, body], name=name)
        if token == "(" and self.cast():
            self.until(")")
            return self.node("cast", start, [self.prefixed()])
        return self.postfixed()

    def cast(self):
        """Whether a type stands in the parentheses that open here."""
        ahead = 1
        while WORD.fullmatch(self.peek(ahead)) or (ahead > 1 and self.peek(ahead) == "*"):
            ahead += 1
        first, after = self.peek(1), self.peek(ahead + 1)
        return ahead > 1 and self.peek(ahead) == ")" and (
            first in TYPES or first.endswith("_t") or after == "(" or bool(re.match(r"\\?\w", after)))

    def postfixed(self):
        start = self.at
        found = self.primary()
        while self.peek() in ("[", ".", "->"):
            if self.take() == "[":
                found = self.node("read", start, [found, self.span("]")])
            else:
                self.take()
                found = self.node("read", start, [found])
        return found

    def span(self, close):
        """An expression, or a range of two, and what closes it."""
        start, found = self.at, self.expression()
        if self.peek() == "..":
            self.take()
            found = self.node("other", start, [found, self.expression()])
        self.take(close)
        return found

    def primary(self):
        start, token = self.at, self.take()
        if token == "(":
            return self.span(")")
        if token[0].isdigit():
            return self.node("other", start, [])
        if token == "sizeof" or not WORD.fullmatch(token):
            raise Unreadable(f"'{token}'")
        labels, parts = self.labels(), []
        if self.peek() == "(":
            self.take()
            parts = self.listed(")")
        kind = "at" if token == "\\at" else "other" if token[0] == "\\" else "call"
        return self.node(kind, start, parts, name=token, labels=labels)


def parameters_of(words):
    """[(type, name)] from the tokens between the parentheses."""
    found = []
    for part in " ".join(words).split(","):
        kind, _, name = part.strip().rpartition(" ")
        if not kind or not WORD.fullmatch(name):
            raise Unreadable(f"parameter '{part.strip()}'")
        found.append((kind, name))
    return found


def definition_after(reader, keyword):
    """(name, definition) after `logic` or `predicate`; None for one that is only declared. Types as parameters, `Same<a>`,
    cannot be read: WP makes many predicates of one."""
    kind = [keyword]
    while reader.peek(1) not in ("{", "(", "=", ";", "reads"):
        if not (WORD.fullmatch(reader.peek()) or reader.peek() == "*"):
            raise Unreadable(f"'{reader.peek()}'")
        kind.append(reader.take())
    name, labels, parameters = reader.take(), reader.labels(), []
    if not WORD.fullmatch(name):
        raise Unreadable(f"'{name}'")
    if reader.peek() == "(":
        reader.take()
        parameters = parameters_of(reader.until(")"))
    if reader.peek() in ("reads", ";"):
        reader.until(";")
        return name, None
    reader.take("=")
    begin = reader.at
    body = reader.expression()
    tokens = reader.tokens[begin:reader.at]
    reader.take(";")
    shift(body, begin)
    return name, Definition(" ".join(kind), name, labels, parameters, tokens, body)


def shift(node, by):
    node.start -= by
    node.end -= by
    for part in node.parts:
        shift(part, by)


def stated(block):
    """(name, text, definition) of each name that an annotation defines or, without a definition, declares. The annotation
    holds nothing else."""
    reader, found, inside = Reader(tokens_of(block)), [], 0
    while reader.peek():
        start, token = reader.at, reader.take()
        try:
            if token in ("logic", "predicate"):
                name, definition = definition_after(reader, token)
                found.append((name, " ".join(reader.tokens[start:reader.at]), definition))
            elif token == "axiomatic":
                reader.take()
                reader.take("{")
                inside += 1
            elif token == "}" and inside:
                inside -= 1
            else:
                raise Unreadable(f"'{token}'")
        except Unreadable as error:
            raise Unreadable(f"{' '.join(reader.tokens[start:start + 4])} ...: cannot read {error}") from None
    return found


def read(block):
    """The definitions of one annotation."""
    return [definition for _, _, definition in stated(block) if definition]


def blocks(printed):
    """The annotations outside of functions that define something. Contracts, ghost code and annotations of statements
    begin with other words."""
    annotations = re.findall(r"/\*@(.*?)[@*]/", printed, re.S)
    return [block for block in annotations if re.match(DEFINES, block)]
