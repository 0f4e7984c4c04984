#!/bin/sh
# GOAL texts in the LogGOPSim program, where it and its txt2bin are on PATH: it must say what it said when
# foreign/loggopsim.txt was written, which tests/unit/goal.c compares with our simulators; and with L = g = 1, o = G = 0,
# when a message takes a step, broadcasts by one tree or two must end at the last step of their schedule.
# Where the program is not, only the texts are looked at: each has as many sends as the schedule has rows.
set -u
cd "$(dirname "$0")/.." || exit 2
dodona=${BUILD:-build}/dodona
. tests/checks.sh

simulator=yes
command -v LogGOPSim >"$work/where" && command -v txt2bin >"$work/where" || simulator=no
[ "$simulator" = yes ] || echo "LogGOPSim, txt2bin: not on PATH, end times are not compared"

# The end that the program says: L o g G SCHEDULE ...
simulated() {
  L=$1 o=$2 g=$3 G=$4
  shift 4
  "$dodona" schedule "$@" --format goal >"$work/goal" && txt2bin -i "$work/goal" -o "$work/bin" >"$work/log" 2>&1
  timeout 20 LogGOPSim -f "$work/bin" -L "$L" -o "$o" -g "$g" -G "$G" -O 0 -S 65535 -b 2>&1 |
    sed -n 's/^Maximum finishing time at host [0-9]*: \([0-9]*\) .*/\1/p'
}

while read -r schedule; do
  # shellcheck disable=SC2086
  "$dodona" schedule $schedule --format goal >"$work/goal" && "$dodona" schedule $schedule --format csv >"$work/csv"
  rows=$(grep -c '^[0-9]' "$work/csv")
  check "$schedule: a send for each row" [ "$(grep -c ': send ' "$work/goal")" -eq "$rows" ]
  [ "$simulator" = yes ] || continue
  # shellcheck disable=SC2086
  end=$(simulated 1 0 1 0 $schedule)
  check "$schedule: ends when the schedule does" [ "${end:-none}" = "$(tail -n 1 "$work/csv" | cut -d, -f1)" ]
done <<'LIST'
chain --ranks 6 --blocks 5
chain --ranks 20 --blocks 9
binomial --ranks 13 --lambda 1
binomial --ranks 32 --lambda 1
twotree-c --ranks 7 --blocks 5
twotree-c --ranks 20 --blocks 6
LIST
[ "$simulator" = yes ] && while read -r end words; do
  # shellcheck disable=SC2086
  [ "$end" = '#' ] || check "$words: ends at $end" [ "$(simulated $words)" = "$end" ]
done <tests/foreign/loggopsim.txt
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
