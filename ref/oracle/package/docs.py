#!/usr/bin/env python3
"""Makes the pages of the interface: docs.py FOLDER. Doxygen reads ref/dodona.h and the headers that it lists; each function's page has its
contract. Beside them stand README.md and the list of all theorems. Fails on any warning, and on any link that leads nowhere.
"""

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

sys.dont_write_bytecode = True
import contracts

TOP = Path(__file__).resolve().parents[3]
COMMENT = re.compile(r"/\*.*?\*/", re.S)
PROTOTYPE = re.compile(r"\s*(?:static inline )?[\w ]+[ *]+\w+\(")


def prose(comment):
    """The words of a comment, of which nothing is a command of Doxygen; a drawing keeps its lines."""
    text = comment[2:-2].strip()
    parts = re.split(r"\n[ \t]*\n", text)
    return "\n\n".join(drawn(part) if re.search(r"^ {5,}", part, re.M) else re.sub(r"([\\@<>#%$&~|*_`])", r"\\\1", part) for part in parts)


def drawn(part):
    return "@verbatim\n" + part + "\n@endverbatim"


def contract(comment):
    text = re.sub(r"^    ", "", comment[3:-2].strip(), flags=re.M)
    return "\n\n@par Contract\n@code{.unparsed}\n" + text + "\n@endcode\n"


def documented(text):
    """The header as Doxygen wants it: comments that document, contracts with the prose before them, no logic."""
    out, at, pending, first = [], 0, None, True
    for found in COMMENT.finditer(text):
        between, comment = text[at:found.start()], found[0]
        at = found.end()
        if pending is not None and between.strip():
            out.append(f"/** {pending} */")
            pending = None
        out.append(between)
        trailing = between.rsplit("\n", 1)[-1].strip() != ""
        if comment.startswith("/*@"):
            if PROTOTYPE.match(text[at:]):
                pending = (pending or "") + contract(comment)
        elif first:
            out.append(f"/** @file\n{prose(comment)} */")
        elif trailing:
            out.append(f"/**< {prose(comment)} */")
        else:
            if pending is not None:
                out.append(f"/* {pending} */" if "*/" not in pending else "")
            pending = prose(comment)
        first = False
    if pending is not None:
        out.append(f"/** {pending} */")
    return "".join(out) + text[at:]


def headers():
    return re.findall(r'^#include "(ref[^"]*\.h)"', (TOP / "ref/dodona.h").read_text(), re.M)


def page_of(theorems):
    """Each theorem: where it stands, and its contract."""
    lines = ["# The theorems {#theorems}", "", "Each is proven in Frama-C for every number of ranks. What they mean together: proofs/README.md in the sources.", ""]
    for name, (path, text) in sorted(theorems.items(), key=lambda entry: (entry[1][0], entry[0])):
        lines += [f"## {name} {{#{name}}}", "", f"`{path}`", "", "@code{.unparsed}", text, "@endcode", ""]
    return "\n".join(lines)


class Links(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.anchors |= {attrs[key] for key in ("id", "name") if attrs.get(key)}
        self.links += [attrs[key] for key in ("href", "src") if attrs.get(key)]


def broken(folder):
    """Links of the pages that lead nowhere within them."""
    pages = {path: Links(path.read_text()) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        for link in page.links:
            target, _, anchor = link.partition("#")
            if re.match(r"\w+:", target):
                continue
            to = (path.parent / target).resolve() if target else path
            if not to.exists() or (anchor and to in pages and anchor not in pages[to].anchors):
                yield f"{path.name}: {link}"


def main():
    out = Path(sys.argv[1])
    shutil.rmtree(out, ignore_errors=True)
    source = out / "source"
    for name in ["ref/dodona.h", *headers()]:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(documented((TOP / name).read_text()))
    theorems = contracts.theorems()
    (source / "theorems.md").write_text(page_of(theorems))
    readme = re.sub(r"\]\((?!http)[^)]*\)", "]", (TOP / "README.md").read_text())  # its links lead into the sources
    (source / "README.md").write_text(re.sub(r"^```c \S+$", "```c", readme, flags=re.M))
    version = re.search(r'#define DODONA_VERSION "(.*)"', (TOP / "ref/base/version.h").read_text())[1]
    run = subprocess.run(["doxygen", str(TOP / "ref/oracle/package/Doxyfile")], cwd=source, capture_output=True, text=True,
                         env={**os.environ, "DODONA_VERSION": version, "DODONA_OUT": str(out.resolve())}, check=False)
    shutil.rmtree(source)
    lost = list(broken(out / "html"))
    faults = run.stderr.strip().splitlines() + [f"a link that leads nowhere: {link}" for link in lost]
    if run.returncode or faults or len(theorems) < 50:
        sys.exit("\n".join([f"docs: doxygen ended with {run.returncode}, {len(theorems)} theorems", *faults[:20]]))


main()
