#!/bin/sh
# Every file that a text of the project names is there: a path from the top folder or from proofs/, or a page (NAME.md);
# so is every theorem, with a body in proofs/. Names with a star are patterns. What ref/README.md says of the public header and of the sizes
# of a plan and a place is so. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
passed=0
failed=0
pages=$(git ls-files '*.md' | sed 's,.*/,,' | sort -u)
for found in $(git grep -IohE '(^|[^A-Za-z0-9_./*$"-])((ref|spec|proofs|props|mpi|tests|paper|theorems|lemmas|tools)/[A-Za-z0-9_/-]+\.(md|c|h|hpp|cpp|def|py|sh|mk|tex|awk|txt|conf|drv)|[A-Z]{4,}\.md)\b' \
  -- ':!proofs/verdicts' ':!tests/references.sh' ':!proofs/plants' ':!proofs/tools/plants.py' ':!proofs/tools/record_test.sh' ':!tests/newcomer*' | sed -E 's/^[^A-Za-z]//' | sort -u); do
  case $found in
  */*) [ -f "$found" ] || [ -f "proofs/$found" ] ;;
  *) echo "$pages" | grep -qx "$found" ;;
  esac && passed=$((passed + 1)) || {
    failed=$((failed + 1))
    echo "FAILED  $found is named, but not there: $(git grep -IlF "$found" -- ':!proofs/verdicts' | head -n 3 | tr '\n' ' ')"
  }
done
bodies=$(git grep -ohE '\btheorem_[a-z0-9_]+\(' -- 'proofs/*.c' | tr -d '(' | sort -u)
for found in $(git grep -IohE '\btheorem_[a-z0-9_]*[a-z0-9]\b[^_*]' -- ':!proofs/verdicts' ':!proofs/STATUS.md' ':!tests/references.sh' \
  ':!proofs/plants' ':!proofs/tools/plants.py' ':!proofs/tools/record_test.sh' ':!tests/newcomer*' | grep -oE 'theorem_[a-z0-9_]+' | sort -u); do
  echo "$bodies" | grep -qx "$found" && passed=$((passed + 1)) || {
    failed=$((failed + 1))
    echo "FAILED  $found is named, but not proven: $(git grep -Ilw "$found" -- ':!proofs/verdicts' | head -n 3 | tr '\n' ' ')"
  }
done
says() {
  tr -s '\n ' ' ' <ref/README.md | grep -qF "$1" && passed=$((passed + 1)) || {
    failed=$((failed + 1))
    echo "FAILED  ref/README.md does not say: $1"
  }
}
behind=$(${CC:-cc} -I. -MM ref/dodona.h | tr ' ' '\n' | grep -E '\.(h|def)$')
# shellcheck disable=SC2086
says "Behind \`dodona.h\` stand $(echo "$behind" | wc -l) files with $(grep -hoE '^[a-z][a-z0-9_ ]*[ *]dodona_[a-z0-9_]+\(' $behind | wc -l) functions"
says "Of the files $(echo "$behind" | grep -c '^spec/') are"
size() {
  for bytes in $(seq 8 8 999); do
    printf '#include "ref/dodona.h"\n_Static_assert(sizeof(%s) == %s, "");\n' "$1" "$bytes" | ${CC:-cc} -I. -fsyntax-only -x c - 2>/dev/null && echo "$bytes" && return
  done
}
says "A plan has $(size dodona_plan) bytes"
says "A place has $(size dodona_place) bytes"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
