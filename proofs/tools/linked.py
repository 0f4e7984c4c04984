"""What becomes of the proven files when they are compiled and linked: make's own lists and flags, and the names that the
linker finds. A proven function counts only if it is the one that runs."""

import hashlib
import os
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import compiler
import units

KNOWN = Path("build/proofs/symbols")
LIBRARIES = ["build/libdodona.a", "build/libdodona.so"]
FREE = re.compile(r"-(W(all|extra|conversion|error)|MMD|MP|c|o)$")  # flags that change no meaning
OTHER = re.compile(r"(\.ci/need build|mkdir -p \S+|rm -f build/libdodona\.(a|so))?$")  # what make does besides compiling and linking
MPI = ["mpicc.mpich", "-std=c11", "-O2", "-fPIC", "-I."]


def said(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


def links():
    """make and the compiler follow links, and what a link leads to is in no list."""
    return [f"{path}: a link" for folder in ("spec", "ref", "mpi", "proofs") for path in sorted(Path(folder).rglob("*")) if path.is_symlink()]


def made():
    """Objects that are compiled otherwise than the gate reads them, and members of the libraries that are neither proven nor
    excepted: from what make would do."""
    if not Path("GNUmakefile").exists():
        return []
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name not in ("CFLAGS", "BUILD")}
    printed = said("make", "-n", "-B", "V=1", *LIBRARIES, env=clean).stdout
    lines = [shlex.split(line) for line in printed.split("\n") if re.match(r"(cc|ar) ", line)]
    sources = {}
    found = [f"make does more than compile and link: {line}" for line in printed.split("\n") if not re.match(r"(cc|ar) [^;&|`$<>]*$", line) and not OTHER.match(line)]
    for words in lines:
        if "-c" in words:
            source, target = words[words.index("-c") + 1], words[words.index("-o") + 1]
            sources[target] = source
            flags = [word for word in words if not FREE.match(word) and word not in (source, target)]
            if sorted(flags) != sorted(compiler.COMPILER):
                found.append(f"{source}: compiled as {' '.join(flags)}, read as {' '.join(compiler.COMPILER)}")
    allowed = units.unproven() | {path for files in units.units().values() for path in files}
    members = {word for words in lines if "-c" not in words for word in words if word.endswith(".o")}
    found += [f"{target}: in the library, made of nothing that is known" for target in sorted(members - sources.keys())]
    found += [f"{sources[target]}: in the library, and neither proven nor excepted" for target in sorted(members & sources.keys())
              if sources[target] not in allowed or units.shell(sources[target])]
    return found + ["make names no library"] * (not members)


def symbols(path):
    """(what an object of this file defines for others, what is wrong if there is none)"""
    command = MPI if path.startswith("mpi/") else compiler.COMPILER
    read = said(*command, "-E", "-P", path)
    known = KNOWN / hashlib.sha256("\0".join([*command, path, read.stdout]).encode()).hexdigest()
    if read.returncode == 0 and known.exists():
        return set(known.read_text().split()), ""
    with tempfile.TemporaryDirectory() as folder:
        run = said(*command, "-w", "-c", path, "-o", f"{folder}/o")
        if run.returncode:
            return set(), f"{path}: the compiler cannot read it: {(run.stderr.strip().split(chr(10)) or [''])[0]}"
        listed = said("nm", "-g", "--defined-only", "-P", f"{folder}/o").stdout
    found = {line.split()[0] for line in listed.split("\n") if line}
    KNOWN.mkdir(parents=True, exist_ok=True)
    known.write_text(" ".join(sorted(found)))
    return found, ""


def collisions():
    """Names that two files define, one of them proven: the linker may take the other."""
    proven = {path for files in units.units().values() for path in files}
    paths = sorted(units.sources("ref", "proofs", "mpi"))
    where, found = {}, []
    with ThreadPoolExecutor(2) as pool:
        for path, (defined, fault) in zip(paths, pool.map(symbols, paths)):
            found += [fault] if fault else []
            for name in defined:
                where.setdefault(name, []).append(path)
    return found + [f"{name}: defined in {' and '.join(files)}" for name, files in sorted(where.items())
                    if len(files) > 1 and proven & set(files)]


def taken(names, shared):
    """Names that the compiler takes for its own, whatever they are declared as, or that the C library defines: gcc is asked by a
    declaration that fits no built-in function, the library by its symbols."""
    text = "struct judge { int a[9]; };\n" + "".join(f"struct judge {name}(struct judge, struct judge *);\n" for name in sorted(names))
    found = set()
    for standard in ("-std=c11", "-std=gnu17"):
        run = said("cc", standard, "-fsyntax-only", "-xc", "-", input=text, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"})
        found |= set(re.findall(r"conflicting types for built-in function '(\w+)'", run.stderr))
    result = [f"{name}: the compiler has a function of this name built in" for name in sorted(found)]
    for library in ("libc.so.6", "libm.so.6"):
        where = said("cc", f"-print-file-name={library}").stdout.strip()
        defined = {line.split()[0].partition("@")[0] for line in said("nm", "-D", "-P", "--defined-only", where).stdout.split("\n") if "@@" in line}
        result += [f"{name}: {library} has a function of this name" for name in sorted(defined & shared - found)]
    return result


def faults(named, shared):
    """What is wrong with the project as it is built; named: every function and variable of the units, shared: those that other
    objects see."""
    return links() + made() + collisions() + taken(named, shared)
