#!/usr/bin/env python3
"""Writes the library as one header and one source, which a project copies in: amalgamate.py FOLDER makes dodona.h and dodona.c there.
The header has what ref/dodona.h includes, contracts and all; the source the bodies. What several files call
by one name, each its own, gets the file's name before it.
"""

import os
import re
import sys
from collections import Counter
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
LOCAL = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)".*\n', re.M)
SYSTEM = re.compile(r"^[ \t]*#[ \t]*include[ \t]+(<[^>]+>).*\n", re.M)
LICENSE = "/* Dodona {version}, made by `make amalgamation`: change the sources, not this file. BSD 3-Clause License, see LICENSE.\n   {what} */\n"


class Writing:
    def __init__(self, seen=()):
        self.seen = set(seen)
        self.system = []
        self.parts = []

    def add(self, name):
        """The file's text behind those of the files that it includes, each once."""
        if name in self.seen:
            return
        self.seen.add(name)
        text = (TOP / name).read_text()
        at = 0
        for found in LOCAL.finditer(text):
            self.text(text[at:found.start()])
            self.add(found[1])
            at = found.end()
        self.text(text[at:])

    def text(self, text):
        self.system += [found for found in SYSTEM.findall(text) if found not in self.system]
        self.parts.append(SYSTEM.sub("", text))

    def whole(self, about, guard=None):
        head = "".join(f"#include {name}\n" for name in sorted(self.system))
        body = about + (f"#ifndef {guard}\n#define {guard}\n\n" if guard else "") + head + "\n" + "".join(self.parts)
        return re.sub(r"\n{3,}", "\n\n", body + ("\n#endif\n" if guard else ""))


def own_names(text):
    """The functions, types, constants and arrays that a source keeps to itself."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
    names = re.findall(r"^static [^;{=]*?\b(\w+)(?:\(|\[| =)", text, re.M)
    names += re.findall(r"^typedef (?:struct|enum) (\w+) \{", text, re.M)
    for enum in re.findall(r"^enum \{([^}]*)\}", text, re.M | re.S):
        names += re.findall(r"\b([A-Z]\w*)\b\s*(?=[=,]|$)", enum)
    return sorted(set(names))


def sources():
    return sorted(str(path.relative_to(TOP)) for path in [*TOP.glob("ref/*/*.c"), *TOP.glob("ref/algorithms/*/*.c")])


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    version = re.search(r'#define DODONA_VERSION "(.*)"', (TOP / "ref/base/version.h").read_text())[1]
    header = Writing()
    header.add("ref/dodona.h")
    source = Writing(header.seen)
    texts = {name: (TOP / name).read_text() for name in sources()}
    owners = Counter(own for text in texts.values() for own in own_names(text))
    for name, text in texts.items():
        prefix = re.sub(r"\W", "_", name.removesuffix(".c").removeprefix("ref/"))
        for included in LOCAL.findall(text):
            source.add(included)
        source.seen.add(name)
        body = LOCAL.sub("", text)
        for own in own_names(text):
            if owners[own] > 1:
                body = re.sub(rf"(?<![.>\w]){own}\b", f"{prefix}_{own}", body)
        source.parts.append(f"\n/* {name} */\n")
        source.text(body)
    for name, writing, what, guard in (("dodona.h", header, "All that a program includes; contracts are in ACSL.", "DODONA_AMALGAMATION_H"),
                                       ("dodona.c", source, "All of the library.", None)):
        text = writing.whole(LICENSE.format(version=version, what=what), guard)
        if name == "dodona.c":
            text = text.replace("*/\n", '*/\n#include "dodona.h"\n', 1)
        (out / f"{name}.new").write_text(text)
        os.replace(out / f"{name}.new", out / name)


main()
