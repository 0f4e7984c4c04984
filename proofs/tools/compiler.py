"""What the compiler reads of the project's files, token by token, beside what Frama-C reads of them."""

import functools
import hashlib
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.dont_write_bytecode = True

OUT = Path("build/proofs")
COMPILER = ["cc", "-std=c11", "-O2", "-g", "-fPIC", "-I."]  # as in GNUmakefile
SYSTEM = "/usr/"  # the headers of the C library, and Frama-C's; everything else is the project's
TOKEN = re.compile(r"""\s+|((?:u8|[uUL])?"(?:\\.|[^"\\])*"|[uUL]?'(?:\\.|[^'\\])*'|[^\W\d]\w*|\.?\d(?:[eEpP][+-]|[\w.])*"""
                   r"""|\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|##|.)""", re.S)
MARKER = re.compile(r'# (\d+) "((?:\\.|[^"\\])*)"(.*)')
NOT_CODE = re.compile(r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|/\*.*?\*/|//[^\n]*""", re.S)
TRIGRAPH = re.compile(r"\?\?[=/'()!<>-]|%:")
HARMLESS = re.compile(r'(include ("[^"]+"|<[^>]+>)|define .*|undef \w+|ifndef DODONA(_\w+)?_H|ifdef __cplusplus|endif)$')
# What WP models otherwise than the compiler, or not at all. No name of the compiler's own, __attribute__ and the like.
FORBIDDEN = re.compile(r"(union|restrict|volatile|asm|setjmp|longjmp|typeof|_Generic|_Atomic|_Thread_local|_Complex|__\w*)$")


@dataclass
class Reading:
    failed: str = ""
    tokens: list = field(default_factory=list)  # (text, file, line) of the project's files
    files: set = field(default_factory=set)  # the project's files
    pragmas: list = field(default_factory=list)  # (file, line)


@functools.cache
def frama_c():
    """The command by which Frama-C preprocesses a file."""
    path = OUT / "preprocessor"
    return path.read_text().split() if path.exists() else learn()


def learn():
    """Asks Frama-C, which prints the command beside a file of nothing, and keeps it. Without -C it leaves comments out, without -dD
    macros."""
    OUT.mkdir(parents=True, exist_ok=True)
    empty = OUT / "empty.c"
    empty.write_text("\n")
    said = subprocess.run(["frama-c", "-cpp-extra-args=-I.", "-kernel-msg-key", "pp", str(empty)],
                          capture_output=True, text=True).stdout
    words = re.search(r'preprocessing with "(.*?) \'', said).group(1).split()
    command = [word for word in words if word not in ("-E", "-C", "-dD")]
    (OUT / "preprocessor").write_text(" ".join(command))
    return command


def is_project(name):
    """Whether a marker names a file of the project; the folder in which the compiler ran ends with a slash."""
    return not name.startswith((SYSTEM, "<")) and not name.endswith("/")


def read(command, path):
    """What a preprocessor makes of a file."""
    run = subprocess.run([*command, "-E", "-Wdate-time", "-Werror=date-time", "-xc", path], capture_output=True, text=True)
    reading, file, line = Reading(), path, 1
    if run.returncode:
        reading.failed = (run.stderr.strip().splitlines() or ["no reason given"])[0]
    for text in run.stdout.split("\n"):
        marker = MARKER.match(text)
        if marker:
            line, file = int(marker.group(1)), marker.group(2).removeprefix("./")
            if is_project(file):
                reading.files.add(file)
            continue
        if is_project(file):
            if re.match(r"\s*#", text):
                reading.pragmas.append((file, line))
            else:
                reading.tokens += [(token, file, line) for token in TOKEN.findall(text) if token]
        line += 1
    reading.tokens = plain(reading.tokens)
    return reading


def plain(tokens):
    """The tokens, with the limits of <stdint.h> as the C library and Frama-C both write them: a number in parentheses is
    that number, and long is as long as long long."""
    found = []
    for n, (text, file, line) in enumerate(tokens):
        if text[0].isdigit():
            text = re.sub(r"(?i)(?<=[\da-f])(u?)ll?$", r"\1L", text)
            if found and found[-1][0] == "(" and n + 1 < len(tokens) and tokens[n + 1][0] == ")":
                found[-1] = (text, file, line)
                continue
        if text == ")" and found and n >= 2 and tokens[n - 2][0] == "(" and tokens[n - 1][0][0].isdigit():
            continue
        found.append((text, file, line))
    return found


@functools.cache
def both(path):
    """What the compiler and what Frama-C reads of a file."""
    return read(COMPILER, path), read(frama_c(), path)


def files(paths):
    """The project's files that these files are made of, as either reads them."""
    return sorted({name for path in paths for reading in both(path) for name in {path, *reading.files}})


def seen(paths):
    """A digest of all that Frama-C reads when it parses these files, and of how it is called."""
    digest = hashlib.sha256(" ".join(frama_c()).encode())
    for name in files(paths):
        digest.update(name.encode() + b"\0" + (Path(name).read_bytes() if Path(name).exists() else b"gone") + b"\0")
    return digest.hexdigest()


def outside(name):
    return f"{name}: outside of the project" if name.startswith(("/", "..")) or "/../" in name else ""


def difference(path, compiled, proved):
    """Where the two readings of a file part."""
    for reading, reader in ((compiled, "the compiler"), (proved, "Frama-C")):
        if reading.failed:
            return f"{path}: {reader} cannot read it: {reading.failed}"
    for ours, theirs in zip(compiled.tokens + [("the end", path, 0)], proved.tokens + [("the end", path, 0)]):
        if ours[0] != theirs[0]:
            _, file, line = ours if ours[2] else theirs
            return f"{file}:{line}: the compiler reads '{ours[0]}', Frama-C '{theirs[0]}'"
    if compiled.files != proved.files:
        return f"{path}: only one of the compiler and Frama-C reads {' '.join(sorted(compiled.files ^ proved.files))}"
    return ""


def bare(text):
    """A file's text as the preprocessor takes it: lines that go on are one line, comments are blanks."""
    spliced = re.sub(r"\\[ \t\r\f\v]*\n", "", text)
    return NOT_CODE.sub(lambda found: found.group(1) or " ", spliced)


def directive_faults(name):
    """Whatever hides code from one of the readers: conditions, pragmas, lines under another name, other spellings."""
    text = Path(name).read_text()
    faults = [f"{name}: '{found}' is not for every compiler" for found in sorted(set(TRIGRAPH.findall(text)))]
    for line in re.findall(r"^\s*#\s*(.*?)\s*$", bare(text), re.M):
        directive = " ".join(line.split())
        if directive and not HARMLESS.match(directive):
            kind = "conditional code" if re.match(r"(if|el)", directive) else "a directive that hides code"
            faults.append(f"{name}: {kind}: #{directive}")
    return faults


@functools.cache
def faults(path):
    """Why what is proved of a file may not hold of what the compiler makes of it."""
    compiled, proved = both(path)
    found = [difference(path, compiled, proved)]
    found += [outside(name) for name in sorted(compiled.files | proved.files)]
    found += [f"{file}:{line}: a pragma" for file, line in compiled.pragmas + proved.pragmas]
    found += sorted({f"{file}: '{text}' is used" for text, file, _ in compiled.tokens if FORBIDDEN.match(text)})
    for name in sorted({path, *compiled.files}):
        found += directive_faults(name) if Path(name).exists() and not outside(name) else []
    return [fault for fault in found if fault]


def macros(paths):
    """(file, name) of every macro that the project defines: Frama-C would put it into annotations as well."""
    run = subprocess.run([*COMPILER, "-E", "-dD", "-xc", "-"], input="".join(f'#include "{path}"\n' for path in paths),
                         capture_output=True, text=True)
    file, found = "", set()
    for text in run.stdout.split("\n"):
        marker, defined = MARKER.match(text), re.match(r"#define (\w+)", text)
        if marker:
            file = marker.group(2).removeprefix("./")
        elif defined and is_project(file):
            found.add((file, defined.group(1)))
    return sorted(found)

