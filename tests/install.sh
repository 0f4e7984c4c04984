#!/bin/sh
# What `make install-mpi` installs is enough: a C, a C++ and an MPI program are built from it alone, and run.
# Last line: N passed, N failed.
set -u
. "$(dirname "$0")/counted.sh"

cat >"$work/program.c" <<'C'
#include "dodona.h"
int main(void) {
  static dodona_request want; /* 0: the defaults, in C and in C++ */
  uint32_t table[64];
  dodona_plan plan;
  int received = 0;
  want.algorithm = DODONA_FRACTIONAL;
  want.ranks = 12;
  want.blocks = 8;
  if (dodona_plan_make(&want, table, 64, &plan) != DODONA_OK || plan.steps != 16) return 1;
  const dodona_place place = dodona_place_of(&plan, 7);
  for (int64_t x = 1; x <= plan.steps; x++)
    received += dodona_step_at(&plan, &place, x).recv_count;
  return received == 8 && dodona_parent(&plan, &place, 0) == 2 ? 0 : 1;
}
C
cat >"$work/caller.c" <<'C'
#include "dodona.h"
/* Whether the rank hears from nobody in step x. */
/*@ requires memory: \valid_read(plan) && \object_pointer(plan->table);
    requires plan: ValidSchedule(*plan);
    requires rank: 0 <= rank < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures idle: \result == 1 ==>
      \forall integer u, first, count; 0 <= u ==> !Moves(*plan, x, u, rank, first, count);
    exits \false; */
int hears_nobody(const dodona_plan *plan, int32_t rank, int64_t x) {
  const dodona_place place = dodona_place_of(plan, rank);
  const dodona_step step = dodona_step_at(plan, &place, x);
  return step.recv_from == -1;
}
C
cp "$work/program.c" "$work/program.cpp"
cat >"$work/mpi.c" <<'C'
#include <dodona_mpi.h>
int main(int argc, char **argv) {
  int sent = 42;
  MPI_Init(&argc, &argv);
  dodona_bcast(&sent, 1, MPI_INT, 0, MPI_COMM_WORLD, NULL);
  MPI_Finalize();
  return sent == 42 ? 0 : 1;
}
C

one_line() { # make BUILD OPTION ...: what it prints for one file
  make --no-print-directory BUILD="$work/build" "$@" "$work/build/ref/base/power.o" | tail -n 1
}
check "one short line a file" test "$(one_line)" = "CC    ref/base/power.c"
rm -rf "$work/build"
check "V=1 shows the command" sh -c "echo '$(one_line V=1)' | grep -q -- '-c ref/base/power.c'"

at=$work/usr
check "make install-mpi" sh -ec "make --no-print-directory install-mpi PREFIX='$at' >'$work/installed'; cat '$work/installed'"
check "make install prints short lines" sh -c "awk 'length > 100 { wide = 1 } END { exit wide || NR == 0 }' '$work/installed'"
PKG_CONFIG_PATH=$at/lib/pkgconfig
export PKG_CONFIG_PATH
use=$(pkg-config --cflags --libs dodona)
# shellcheck disable=SC2086,SC2046
{
  check "C program" gcc -std=c11 -Wall -Wextra -Werror "$work/program.c" $use -ldodona -lm -o "$work/c"
  check "C++ program" g++ "$work/program.cpp" $use -ldodona -lm -o "$work/cpp"
  check "MPI program" mpicc.mpich "$work/mpi.c" $(pkg-config --cflags --libs dodona-mpi) -o "$work/mpi"
  check "MPI program, static" mpicc.mpich "$work/mpi.c" "-I$at/include/dodona" "$at/lib/libdodona_mpi.a" -lm -o "$work/mpi_static"
}
check "version" test "$(pkg-config --modversion dodona)" = "$("$at/bin/dodona" --version | sed 's/^dodona \([^ ]*\).*/\1/')"
check "the command knows its commit" sh -c "'$at/bin/dodona' --version | grep -qF '($(git rev-parse --short HEAD))'"
check "version in C" sh -c "echo '#include \"dodona.h\"
DODONA_VERSION' | gcc -E -I'$at/include/dodona' - | tail -n 1 | grep -qxF '\"$(pkg-config --modversion dodona)\"'"
for name in '' _mpi; do
  check "libdodona$name.so has a soname" sh -c "objdump -p '$at/lib/libdodona$name.so' | grep -q 'SONAME *libdodona$name.so.0'"
done
ref/oracle/package/exports.sh --names >"$work/promised"
check "libdodona.so exports what dodona.h promises, and nothing else" sh -c "nm -D --defined-only '$at/lib/libdodona.so' | sed -n 's/.* T \(.*\)@@.*/\1/p' | sort | diff - '$work/promised' &&
  [ \$(wc -l <'$work/promised') -ge 45 ]"
for standard in 'gcc -std=c99' 'gcc -std=c11' 'clang-14 -std=c99' 'g++ -std=c++17 -x c++' 'clang++-14 -std=c++17 -x c++'; do
  check "header, $standard" sh -c "echo '#include \"dodona.h\"' >'$work/header.c'; $standard -pedantic -Wall -Wextra -Werror -I'$at/include/dodona' -fsyntax-only '$work/header.c'"
done
for page in "$at"/share/man/man?/*; do
  check "man page $(basename "$page")" sh -c "groff -man -Tutf8 -ww -z '$page' 2>&1 | grep . && exit 1; test -s '$page'"
done
check "man pages of all commands" test "$(find "$at/share/man" -name 'dodona*' | wc -l)" -ge 20
check "completion, bash" bash -ec ". '$at/share/bash-completion/completions/dodona'; COMP_WORDS=(dodona schedule chain --op re); COMP_CWORD=4; _dodona; [ \"\${COMPREPLY[*]}\" = 'reduce reduce-scatter' ]
  COMP_WORDS=(dodona ch); COMP_CWORD=1; _dodona; [ \"\${COMPREPLY[*]}\" = 'check channels' ]; COMP_WORDS=(dodona help fo); COMP_CWORD=2; _dodona; [ \"\${COMPREPLY[*]}\" = formats ]"
check "completion, zsh" zsh -n "$at/share/zsh/site-functions/_dodona"
check "completion, fish" fish -c "source '$at/share/fish/vendor_completions.d/dodona.fish'; complete -C 'dodona schedule --op all' | string match -q 'allreduce*'"
check "version, MPI" test "$(pkg-config --modversion dodona-mpi)" = "$(pkg-config --modversion dodona)"
for file in CITATION.cff CHANGELOG.md; do
  check "$file has the version" grep -qF "$(pkg-config --modversion dodona)" "$file"
done
check "macros have a prefix" sh -c "! grep -rhE '^ *# *define' '$at/include/dodona' | grep -vE 'define +DODONA_'"
check "C program runs" env LD_LIBRARY_PATH="$at/lib" "$work/c"
check "C program, static" gcc -std=c11 "$work/program.c" "-I$at/include/dodona" "$at/lib/libdodona.a" -lm -o "$work/static"
check "C program, static, runs" "$work/static"
check "C++ program runs" env LD_LIBRARY_PATH="$at/lib" "$work/cpp"
check "MPI program runs" env LD_LIBRARY_PATH="$at/lib" mpiexec.mpich -n 1 "$work/mpi"
check "MPI program, static, runs" mpiexec.mpich -n 1 "$work/mpi_static"
check "drop-in" mpiexec.mpich -n 2 -genv LD_PRELOAD "$at/lib/libdodona-preload.so" "$work/mpi_static"
# a caller is proved against the contracts that were installed, by the provers' settings that were
check "caller, parsed" sh -c "cd '$work' && WHY3CONFIG='$at/share/dodona/why3.conf' frama-c -cpp-extra-args=-I'$at/include/dodona' '$work/caller.c' \
  -wp -wp-rte -wp-prover cvc5,z3 -wp-steps 500000 -wp-cache none -then -report >'$work/proof'"
check "caller, proved" grep -q 'Completely validated' "$work/proof"
check "caller, whole" sh -c "! grep -q 'To be validated' '$work/proof'"
# callers against the contracts that were installed: of the way in, and of the theorem
for caller in from cites; do
  check "$caller, parsed" sh -c "cd '$work' && WHY3CONFIG='$at/share/dodona/why3.conf' frama-c -cpp-extra-args=-I'$at/include/dodona' \
    '$PWD/tests/another/$caller.c' -wp -wp-rte -wp-prover cvc5,z3 -wp-steps 500000 -wp-cache none -then -report >'$work/proof'"
  check "$caller, proved" grep -q 'Completely validated' "$work/proof"
  check "$caller, whole" sh -c "! grep -q 'To be validated' '$work/proof'"
done
mkdir "$work/nogit"
printf '#!/bin/sh\nexit 127\n' >"$work/nogit/git"
chmod +x "$work/nogit/git"
# the example, by the command that its page gives; and with a fault, which the page names
sed -n '/^    WHY3CONFIG/,/^$/p' proofs/example/README.md >"$work/prove.sh"
cp proofs/example/chain.c "$work/chain.c"
check "the example is proven as its page says" sh -ec "cd '$work'; PREFIX='$at' sh ./prove.sh >proof; awk '/Proved goals/ { exit !(\$4 == \$6 && \$4 > 30) }' proof"
sed -i 's/return rank + 1 < P/return rank + 2 < P/' "$work/chain.c"
check "a fault in its code is found" sh -ec "cd '$work'; PREFIX='$at' sh ./prove.sh >proof 2>&1; grep -q 'block_sent_ensures_sends' proof"
# another project's tests, by make, by CMake, and the commands of its action
cp -r tests/another "$work"
in_another() { # a command in that project, with what was installed
  (cd "$work/another" && PATH=$at/bin:$PATH LD_LIBRARY_PATH=$at/lib "$@")
}
check "another project, make" in_another sh -ec 'make check >made; grep -q "^3276 schedules, all valid$" made'
check "another project, CMake" in_another env AT="$at" sh -ec 'cmake -S . -B built -DCMAKE_PREFIX_PATH="$AT"; cmake --build built; ctest --test-dir built --output-on-failure >tested
  grep -q "100% tests passed, 0 tests failed out of 2" tested'
# the action's commands, with a checkout of this tree, and without the right to change the machine
sed -n 's/^ *- run: //p' tests/another/hunt.yml >"$work/another/action"
ln -s "$PWD" "$work/another/dodona"
mkdir "$work/sudo"
printf '%s\n' '#!/bin/sh' 'case $1 in make) exec "$@" PREFIX="$AT" ;; *) echo "$@" ;; esac' >"$work/sudo/sudo"
chmod +x "$work/sudo/sudo"
rm "$at/bin/dodona"
check "another project, the action's commands" in_another env AT="$at" PATH="$work/sudo:$at/bin:$PATH" sh -ec '. ./action >hunted; grep -q "^1196 schedules, all valid$" hunted'
check "make uninstall" sh -ec "make --no-print-directory install PREFIX='$work/gone'; make --no-print-directory uninstall PREFIX='$work/gone'; test ! -e '$work/gone'"
make --no-print-directory uninstall PREFIX="$at" >/dev/null
check "make uninstall, of MPI, too" test ! -e "$at"
# a tarball, without git
check "make dist" make --no-print-directory dist BUILD="$work/dist"
tar -xzf "$work"/dist/dodona-*.tar.gz -C "$work"
unpacked=$(echo "$work"/dodona-*)
check "the tarball has what is committed" test "$(find "$unpacked" -type f | wc -l)" -eq "$(($(git ls-tree -r --name-only HEAD | wc -l) + 1))"
check "the tarball installs" sh -ec "cd '$unpacked'; PATH='$work/nogit':\$PATH make --no-print-directory CFLAGS=-O0 -j2 install PREFIX='$work/from'; '$work/from/bin/dodona' --version | grep -qF '($(git rev-parse --short HEAD))'"
counted 60
