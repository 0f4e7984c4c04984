#!/usr/bin/env python3
"""Puts the page together: bundle.py WASM OUT. Scripts, style, the command as packed WebAssembly and the texts of the theorems in
theorems.txt become one file, which needs no network.
"""

import base64
import gzip
import html
import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[2]
sys.path.insert(0, str(HERE.parent / "package"))
sys.dont_write_bytecode = True
import contracts


def scripts(name="page.js", seen=None):
    """The text of a script and, before it, of all that it imports, once each. Each keeps its names to itself, but what it exports."""
    seen = seen if seen is not None else set()
    if name in seen:
        return ""
    seen.add(name)
    text = (HERE / name).read_text()
    before = "".join(scripts(found, seen) for found in re.findall(r"^import .* from '\./(.+)';$", text, re.M))
    text = re.sub(r"^import .*;\n", "", text, flags=re.M)
    exported = ", ".join(re.findall(r"^export (?:async )?(?:function|class|const) (\w+)", text, re.M))
    text = re.sub(r"^export ", "", text, flags=re.M)
    return before + (f"const {{{exported}}} = (() => {{\n{text}return {{{exported}}};\n}})();\n" if exported else text)


def theorems():
    """What theorems.txt says of each theorem in a sentence, and its text."""
    texts, parts = contracts.theorems(), []
    for line in (HERE / "theorems.txt").read_text().splitlines():
        name, says = line.split(" ", 1)
        path, text = texts[name]
        parts.append(f'<details id="{name}"><summary>{name}</summary><p class="says">{html.escape(says)}</p><p>{path}</p>'
                     f"<pre>{html.escape(text)}</pre></details>")
    return "\n".join(parts)


def main():
    wasm, out = map(Path, sys.argv[1:])
    version = re.search(r'#define DODONA_VERSION "(.*)"', (TOP / "ref/base/version.h").read_text())[1]
    parts = {
        "style": (HERE / "page.css").read_text(),
        "script": scripts(),
        "theorems": theorems(),
        "version": version,
        "wasm": base64.b64encode(gzip.compress(wasm.read_bytes(), 9, mtime=0)).decode(),
    }
    text = re.sub(r"{{(\w+)}}", lambda found: parts[found[1]], (HERE / "page.html").read_text())
    temporary = out.with_suffix(".tmp")
    temporary.write_text(text)
    os.replace(temporary, out)


main()
