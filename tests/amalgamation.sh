#!/bin/sh
# The library as two files (make amalgamation) compiles without a warning, by gcc and clang, freestanding, for 64 bits and for 32 bits with
# the bytes the other way round (PowerPC, run by qemu); the unit tests and sweeps of the library pass on it. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
. tests/counted.sh

check 'make amalgamation' make --no-print-directory BUILD="$work/build" amalgamation
at=$work/build/amalgamation
check 'two files' test "$(find "$at" -type f | wc -l)" -eq 2
check 'they include nothing of this tree' sh -c "! grep -hE '^ *# *include \"' '$at'/dodona.[ch] | grep -vxF '#include \"dodona.h\"'"
for how in 'gcc -std=c11 -Wall -Wextra' 'gcc -std=c11 -O2 -ffreestanding' 'clang-14 -std=c11 -Wall -Wextra -Wno-unused-function' 'powerpc-linux-gnu-gcc -std=c11 -Wall -Wextra'; do
  check "$how" sh -c "$how -Werror -I'$at' -c '$at/dodona.c' -o '$work/$(echo "$how" | cut -d ' ' -f 1).o'"
done
check 'its header is enough for C++' sh -c "echo '#include \"dodona.h\"' >'$work/header.cpp'; g++ -std=c++17 -pedantic -Wall -Wextra -Werror -I'$at' -fsyntax-only '$work/header.cpp'"

# the unit tests that link nothing but the library
for test in tests/unit/*.c; do
  name=$(basename "$test" .c)
  gcc -std=c11 -O1 -I. "$test" "$work/gcc.o" -lcmocka -lm -o "$work/unit" >"$work/log" 2>&1 || continue
  check "unit test $name" "$work/unit"
done
# sweeps, 32 bits and bytes the other way round
mkdir "$work/props"
(cd "$work/props" && powerpc-linux-gnu-gcc -std=c11 -O2 -I"$OLDPWD" -c "$OLDPWD"/props/*.c "$OLDPWD"/props/obvious/*.c && powerpc-linux-gnu-ar rcs all.a ./*.o) >"$work/log" 2>&1
for sweep in tree greedy order; do
  check "$sweep, PowerPC, builds" powerpc-linux-gnu-gcc -std=c11 -O2 -static -I. "props/sweeps/$sweep.c" "$work/props/all.a" "$work/powerpc-linux-gnu-gcc.o" -lm -o "$work/sweep"
  check "$sweep, PowerPC" timeout 300 qemu-ppc "$work/sweep"
done
counted 40
