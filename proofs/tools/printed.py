"""What a unit says, read from the program as Frama-C prints it (build/proofs/UNIT.i).

facts(text) gives for every function its signature, its contract, whether a body follows, and the meaning of its
contract: a digest of the definition of each logic name, type and constant that signature and contract reach.
"""

import hashlib
import re
import subprocess

import acsl

GHOST_PARAMETERS = r"(?:\s*\([^;{}()]*\)\s*\*/)?"
SIGNATURE = (r"^ {0,3}(?!return\b)[a-zA-Z_][\w \*]*?[ \*](\w+)\(([^;{}()]*)\)" + GHOST_PARAMETERS
             + r"\s*([;{])")
CLAUSE = r"(?:requires|terminates|decreases|assigns|ensures|exits|behavior|assumes)\b"
VARIABLE = r"^(?!typedef\b|return\b)(?:\w+[ \*]+)+(\w+)(?:\[[^\]]*\])*(?: = [^;]*)?;"
LABEL = r"\b(requires|ensures|exits) \w+: "
UNSET = ["clang-14", "-std=c11", "-fsyntax-only", "-Wno-everything", "-Wuninitialized", "-Wsometimes-uninitialized",
         "-Wconditional-uninitialized", "-xc", "-"]


def squeezed(text):
    return " ".join(text.split())


def plain(printed):
    """Annotations inside ghost code written as outside of it."""
    return re.sub(r"@/", "*/", re.sub(r"(?<!\*)/@", "/*@", printed))


def bare(printed):
    """Ghost code written as code, with ghost parameters as parameters; other annotations are left."""
    return re.sub(r"/\*@ ghost\s", "\n", plain(printed))


def annotation_before(text, position, pattern):
    """The annotation that ends right before a position, if it matches."""
    begin = text.rfind("/*@", 0, position)
    return re.fullmatch(r"/\*@\s*(" + pattern + r")\*/\s*", text[begin:position], re.S) if begin >= 0 else None


def functions(printed):
    """Every function: name -> signature, contract, body or not, static or not."""
    found = {}
    text = bare(printed)
    for match in re.finditer(SIGNATURE, text, re.M):
        name, end = match.group(1), match.group(3)
        before = annotation_before(text, match.start(), CLAUSE + r"(?:(?!\*/).)*")
        contract = squeezed(before.group(1)) if before else ""
        if end == "{" or (contract and name not in found):
            kind, signature = re.match(r"(?:(extern|static) )?(.*?)[{; ]*$", squeezed(match.group(0))).groups()
            found[name] = {"signature": signature, "contract": contract, "body": end == "{", "static": kind == "static"}
    return found


def calls(printed):
    """The names of the functions that a program calls."""
    return set(re.findall(r"\b(\w+)\(", re.sub(SIGNATURE, "", bare(printed), flags=re.M)))


def loops_without_variant(printed):
    text = plain(printed)
    missing = 0
    for match in re.finditer(r"^\s*(while|for|do)\b", text, re.M):
        before = annotation_before(text, match.start(), r"(?:(?!\*/).)*")
        missing += not (before and "loop variant" in before.group(1))
    return missing


def logic(printed):
    """Every logic name: name -> the texts that define or declare it, more than one if it is overloaded."""
    found = {}
    for block in acsl.blocks(plain(printed)):
        for name, text, _ in acsl.stated(block):
            found.setdefault(name, set()).add(text)
    return found


def constants(printed):
    """Every constant of an enum: name -> its value."""
    return {name: squeezed(value) for body in re.findall(r"^enum \w+ \{(.*?)\};", printed, re.M | re.S)
            for name, value in re.findall(r"(\w+) = ([^,}]+)", body)}


def types(printed):
    """Every struct, constant of an enum, typedef and variable outside of functions: name -> its definition."""
    found = constants(printed)
    for match in re.finditer(r"^((?:struct|union) \w+) \{.*?\};", printed, re.M | re.S):
        found[match.group(1)] = squeezed(match.group(0))
    for match in re.finditer(r"^typedef ([^;{}]*);", printed, re.M):
        name = re.search(r"\(\*\s*(\w+)\)|(\w+)\s*(?:\[[^\]]*\]\s*)*$", match.group(1))
        found[name.group(1) or name.group(2)] = squeezed(match.group(0))
    for match in re.finditer(VARIABLE, printed, re.M):
        found.setdefault(match.group(1), squeezed(match.group(0)))
    return found


def mentioned(text):
    """The names in a text, a tag together with its kind; labels of clauses are none."""
    return set(re.findall(r"\b(?:struct \w+|union \w+|enum \w+|\w+)\b", re.sub(LABEL, r"\1 ", text)))


def reached(text, definitions):
    """The names that a text stands on, directly or through their definitions."""
    found, left = set(), mentioned(text) & definitions.keys()
    while left:
        found |= left
        left = set().union(*(mentioned(definitions[name]) for name in left)) & definitions.keys() - found
    return found


def facts(printed):
    try:
        named, faults = logic(printed), []
    except acsl.Unreadable as error:
        named, faults = {}, [f"a definition that cannot be read: {error}"]
    meanings = {name: " | ".join(sorted(texts)) for name, texts in named.items()}
    definitions = {**types(printed), **meanings}
    digests = {name: hashlib.sha256(text.encode()).hexdigest()[:16] for name, text in definitions.items()}
    here = functions(printed)
    for function in here.values():
        function["meaning"] = {name: digests[name] for name in
                               sorted(reached(function["signature"] + " " + function["contract"], definitions))}
    return {"functions": here, "calls": sorted(calls(printed)), "faults": faults,
            "logic": {name: sorted(texts) for name, texts in named.items()}}


def program(printed):
    """The printed program as C: ghost code and ghost parameters are code and parameters, annotations are gone."""
    text = re.sub(r"\)\s*/\*@ ghost\s*\(([^;{}]*?)\)\s*\*/", r", \1)", printed).replace("(void, ", "(")
    text = re.sub(r"/\*@\s*ghost\b(.*?)\*/", lambda ghost: re.sub(r"/@.*?@/", " ", ghost.group(1), flags=re.S),
                  text, flags=re.S)
    return re.sub(r"/\*.*?\*/", " ", text, flags=re.S).replace("\\ghost", "")


def unset(printed):
    """Local variables that may be read before they are set, ghost code included. WP takes what stands in such a
    variable for an arbitrary value; in C the behaviour is undefined. Scalars: the compiler's analysis of all paths.
    Structs and arrays: their address is handed on, or the first mention sets the whole."""
    text = program(printed)
    said = subprocess.run(UNSET, input=text, capture_output=True, text=True).stderr
    found = re.findall(r"(?:warning: variable|error:) (.*)", said)
    structs = set(re.findall(r"^typedef struct \w+ (\w+);", text, re.M))
    for body in re.findall(r"^\{\n(.*?)^\}", text, re.M | re.S):
        for local in re.finditer(r"^\s+((?:struct )?\w+) (\w+)(\[\d+\])?;", body, re.M):
            kind, name, array = local.groups()
            rest = body[local.end():]
            if (array or kind in structs or kind.startswith("struct ")) and not re.search(rf"& ?{name}\b", rest):
                first = re.search(rf"\b{name}\b(.*)", rest)
                if array or first and not first.group(1).startswith(" = "):
                    found.append(f"'{name}' is not set as a whole before it is used")
    return found
