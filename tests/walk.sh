#!/bin/sh
# A newcomer's walk: a fresh clone, installed into an empty prefix; a program compiled against it; a file checked; the page opened; the
# manual read; the example proven. Nothing but the prefix is used after the installation. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
top=$PWD
. tests/counted.sh

at=$work/prefix
check 'clones' git clone -q "$top" "$work/dodona"
check 'makes the page' make --no-print-directory -C "$work/dodona" -j2 CFLAGS=-O1 page
check 'installs' make --no-print-directory -C "$work/dodona" -j2 CFLAGS=-O1 install PREFIX="$at"
sed -n '/^```c block.c/,/^```/p' README.md | sed '1d;$d' | sed 's,"ref/dodona.h","dodona.h",' >"$work/block.c"
rm -rf "$work/dodona" # what is installed has to do from here on
PATH=$at/bin:$PATH
PKG_CONFIG_PATH=$at/lib/pkgconfig
LD_LIBRARY_PATH=$at/lib
MANPATH=$at/share/man
export PATH PKG_CONFIG_PATH LD_LIBRARY_PATH MANPATH
cd "$work" || exit 2
# shellcheck disable=SC2046
check 'compiles the program of README.md' cc block.c $(pkg-config --cflags --libs dodona) -o block
check 'runs it' sh -c './block | grep -qx "step 8: block 2 from rank 2"'
cp "$top/tests/foreign/circulant-p33-n5.csv" rows.csv
check 'checks a file' sh -c 'dodona check rows.csv --ranks 33 --blocks 5 >said; [ $? -eq 1 ] && grep -q "^invalid: rows.csv:133: step 6: " said'
check 'has it drawn' sh -c 'dodona show rows.csv --html page.html && dodona show rows.csv --svg rows.svg && xmllint --noout rows.svg'
# the page compiles its WebAssembly beside the browser's virtual time, so the time may be over before the page has begun
check 'opens the page, which names the fault' sh -c 'for _ in 1 2 3 4 5; do
    chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=30000 --dump-dom "file://$PWD/page.html" 2>/dev/null >dom
    grep -q "invalid: standard input:133: step 6: rank 31 sends block 1 to rank 1" dom && exit
  done
  exit 1'
check 'reads the manual' sh -c 'groff -man -Tutf8 "$MANPATH/man1/dodona-check.1" | grep -q "Judges the schedule in FILE"'
check 'reads on' sh -c 'dodona help formats | grep -q "rank,step,op,peer,block"'
cp "$top/proofs/example/chain.c" .
sed -n '/^    WHY3CONFIG/,/^$/p' "$top/proofs/example/README.md" >prove.sh
check 'proves the example' sh -ec "PREFIX='$at' sh ./prove.sh >proof; awk '/Proved goals/ { exit !(\$4 == \$6 && \$4 > 30) }' proof"
counted 11
