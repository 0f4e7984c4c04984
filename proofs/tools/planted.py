"""Recursive definitions that do not end, most of them contradictory: what the lemmas of proofs/tools/founded.py must catch.
For proofs/tools/canary.py. Some are written out here; the others are the definitions of spec/, each spoiled at one call."""

from dataclasses import dataclass

import acsl
import founded

# name, measure as it would stand in spec/, definition; why founded.py rejects it, or nothing if a lemma must catch it
WRITTEN = [
    ("Everywhere", "n", "logic integer Everywhere(integer n) = Everywhere(n) + 1;"),
    ("Somewhere", "n", "logic integer Somewhere(integer n) = 0 < n ? Somewhere(n - 1) : Somewhere(n) + n + 1;"),
    ("Endless", "n", "logic integer Endless(integer n) = Endless(n - 1) + 1;"),
    ("Upwards", "n", "logic integer Upwards(integer n) = 0 < n ? Upwards(n + 1) + 1 : 0;"),
    ("Constant", "1", "logic integer Constant = Constant + 1;"),
    ("Never", "n", "predicate Never(integer n) = !Never(n);"),
    ("NeverHalf", "n", "predicate NeverHalf(integer n) = 0 < n ==> !NeverHalf(n - n / 2);"),
    ("ForNone", "n", "predicate ForNone(integer n) = \\forall integer i; 0 <= i <= n ==> !ForNone(i);"),
    ("ForSome", "n", "predicate ForSome(integer n) = \\exists integer i; i < n && !ForSome(i);"),
    ("EitherWay", "n", "predicate EitherWay(integer n) = 0 < n || !EitherWay(n - 1);"),
    ("Hides", "n", "predicate Hides(integer n) = \\forall integer n; 0 < n ==> !Hides(n - 1);", "hides a parameter"),
    ("ByLet", "n", "logic integer ByLet(integer n) = \\let m = n; 0 < m ? ByLet(m) + 1 : 0;"),
    ("LetHides", "n",
     "logic integer LetHides(integer m, integer n) = \\let n = m + 1; 0 < n ? LetHides(m, n - 1) + 1 : 0;",
     "hides a parameter"),
    # its own equation, from which all follows, must not prove what is asked of it
    ("Liar", "n", "logic integer Liar(integer n) = 0 < n && 0 < Liar(0) ? Liar(n) : n < 0 ? 1 : Liar(0) + 1;"),
    ("LiarByLet", "n", "logic integer LiarByLet(integer n) = \\let m = LiarByLet(n); 0 < m ? LiarByLet(n) + 1 : 1;",
     "a \\let on the path"),
    ("Nests", "n", "logic integer Nests(integer n) = n <= 0 ? 1 : Nests(Nests(n - 1) + n) + 1;",
     "an argument of a call calls it"),
    ("Other", None, "logic integer Other(integer n) = n < 7 ? n : 7;"),
    ("Through", "n", "logic integer Through(integer n) = 0 < n ? Through(Other(n)) + 1 : 0;"),
    ("Wishful", "n\n// fact Wishful(n) < n", "logic integer Wishful(integer n) = 0 < n ? Wishful(n - 1) : 0;"),
    ("Circular", "Circular(n)", "logic integer Circular(integer n) = 0 < n ? Circular(n) + 1 : 1;", "'Circular' in"),
    ("Reads", "n", "logic integer Reads{L}(int *a, integer n) = Reads(a, n) + a[n];"),
    ("ReadsSome", "n", "logic integer ReadsSome{L}(int *a, integer n) = 0 < a[n] ? ReadsSome(a, n) + 1 : 0;"),
    ("ReadsFar", "n", "logic integer ReadsFar{L}(int *a, integer n) = n <= 0 ? 0 : ReadsFar(a, n - a[n]) + 1;"),
    ("ReadsNot", "n", "predicate ReadsNot{L}(int *a, integer n) = 0 < n && 0 <= a[n] <= n && !ReadsNot(a, a[n]);"),
    ("ReadsTurn", "*a", "logic integer ReadsTurn{L}(int *a, int *b) = 0 < *a ? ReadsTurn(b, a) + 1 : 0;"),
    # a C type has a range in a lemma about it, and none in the equation of the definition
    ("OfInt", "n", "logic integer OfInt(int n) = 2147483647 < n ? OfInt(n) + 1 : 0;"),
    ("OfByte", "n", "logic integer OfByte(unsigned char n) = 255 < n ? OfByte(n) + 1 : 0;"),
    ("OfWord", "n", "logic integer OfWord(uint8_t n) = 255 < n ? OfWord(n) + 1 : 0;"),
    ("OfMemory", "*a", "logic integer OfMemory{L}(int *a) = 2147483647 < *a ? OfMemory(a) + 1 : 0;"),
    ("OfArray", "a[n]", "logic integer OfArray{L}(uint8_t *a, integer n) = 255 < a[n] ? OfArray(a, n) + 1 : 0;"),
    ("OfMember", "n", "logic integer OfMember{L}(dodona_row *a, integer n) = 2147483647 < a->rank ? OfMember(a, n) + 1 : 0;"),
    ("OfStruct", "n", "logic integer OfStruct(dodona_row a, integer n) = 2147483647 < a.rank ? OfStruct(a, n) + 1 : 0;"),
    ("Far", None, "predicate Far{L}(int *a) = 2147483647 < *a;"),
    ("OfCall", "n", "predicate OfCall{L}(int *a, integer n) = Far(a) && !OfCall(a, n);"),
    ("OfReal", "n", "logic integer OfReal{L}(double *a, integer n) = 0 < *a < 1 ? OfReal(a, n) + 1 : 0;"),
    ("OfPointer", "n", "logic integer OfPointer{L}(int **a, integer n) = *a == \\null ? OfPointer(a, n) + 1 : 0;"),
    ("OfAlias", "*a", "logic integer OfAlias{L}(int *a, int *b) = 0 < *a ? OfAlias(b, b) + 1 : 0;"),
    ("HidesRead", "n", "predicate HidesRead{L}(int *a, integer n) = \\forall integer i; 0 < a[i] ==> "
     "\\forall integer i; a[i] <= 0 ==> !HidesRead(a, n);", "hides a parameter"),
    ("Seven", None, "logic integer Seven = 0;"),
    ("LetMasks", "n", "logic integer LetMasks{L}(int *a, integer n) = \\let Seven = \\at(*a, L); "
     "0 < Seven ? LetMasks(a, n) + 1 : 0;", "hides a parameter"),
    ("Swaps", "*a", "logic integer Swaps{K, L}(int *a) = 0 < \\at(*a, K) ? Swaps{L, K}(a) + 1 : 0;",
     "another state of memory"),
    ("Outside", None, "logic integer Outside(integer n) = n <= 0 ? 0 : Outside(n - 1) + 1;",
     "without a measure in spec/"),
    ("Fixed", "n", "logic integer Fixed(integer n) = n + 1;", "but not recursive"),
]
HELPERS = {"Other", "Far", "Seven"}  # what others of them call

# Frama-C itself refuses these
CIRCLE = """/*@ logic integer Ping(integer n); */
/*@ logic integer Pong(integer n) = Ping(n) + 1; */
/*@ logic integer Ping(integer n) = Pong(n); */
"""


@dataclass
class Plant:
    name: str
    note: dict  # as founded.notes gives it
    text: str
    reason: str


def noted_as(before):
    """What founded.notes reads from such lines before a definition."""
    measure, _, fact = before.partition("\n// fact ")
    return {"measure": measure, **({"fact": fact} if fact else {})}


def plants(found, honest, noted):
    """All of them, with the definitions of spec/ as found there."""
    written = [Plant(name, noted_as(before) if before else None, text, "".join(reason))
               for name, before, text, *reason in WRITTEN]
    return written + [Plant(name, {"measure": noted[one]["measure"]}, text, "")
                      for one in honest for name, text in spoiled(found[one][0])]


def guards_off(one, node, call):
    """The text of a node with no condition left on the way to the call."""
    if node is call:
        return one.text(node)
    for n, part in enumerate(node.parts):
        if part.start <= call.start and call.end <= part.end:
            inner = f"({guards_off(one, part, call)})"
            if any(entry[0] == "if" for entry in founded.step(one, node, n)):
                return inner
            return " ".join(one.tokens[node.start:part.start]) + f" {inner} " + " ".join(one.tokens[part.end:node.end])
    raise ValueError(one.name)


def spoiled(one):
    """(name, text) of the definition with one call spoiled: taken always, and taken with its own parameters."""
    for n, (call, path) in enumerate(founded.calls(one), 1):
        own = f"{one.name}({', '.join(name for _, name in one.parameters)})"
        ways = {"same": " ".join(one.tokens[:call.start] + [own] + one.tokens[call.end:])}
        if any(entry[0] == "if" for entry in path):
            ways["open"] = guards_off(one, one.body, call)
        for way, body in ways.items():
            name = f"{one.name}_{way}_{n}"
            parameters = ", ".join(" ".join(pair) for pair in one.parameters)
            body = " ".join(name if token == one.name else token for token in acsl.tokens_of(body))
            yield name, f"{one.kind} {name}{one.state()}({parameters}) = {body};"
