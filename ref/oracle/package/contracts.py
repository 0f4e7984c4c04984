"""The theorems as they stand in the sources, for the page and for the pages of the interface."""

import re
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]


def theorems():
    """name -> (file, text from the contract to the prototype). A theorem's contract stands in a header, or with its body."""
    files = [*TOP.glob("proofs/theorems/*/*.h"), *TOP.glob("spec/**/*.h"), *TOP.glob("ref/**/*.h"), *TOP.glob("proofs/theorems/*/*.c")]
    found = {}
    for path in sorted(files, key=lambda path: (path.suffix == ".c", path)):
        text = path.read_text()
        for name in re.finditer(r"^[ \t]*(?!return)\w[\w \t]*[ \t*](theorem_\w+)\([^;{]*", text, re.M):
            start = max(text.rfind("/*@", 0, name.start()), text.rfind("/@", 0, name.start()))
            if start >= 0 and "}" not in text[start:name.start()]:
                contract = text[start:name.end()].strip().replace("@/", "*/").replace("/@", "/*@") + ";"
                found.setdefault(name[1], (str(path.relative_to(TOP)), contract))
    return found
