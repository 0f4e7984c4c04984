#!/bin/sh
# dodona-measure where the truth is known: on simulated machines whose latency follows from chosen numbers,
# with both experiments, sizes and send modes; what the executors make of its profile; where the postal model
# does not hold or says nothing; a short run under mpiexec, for the form of what it writes; and its errors. BUILD is where it was built.
set -u
cd "$(dirname "$0")/.." || exit 2
build=${BUILD:-build}
. tests/checks.sh

# A crossbar: RANKS hosts, each pair by the same link, on which messages do not share the bandwidth.
platform() {
  ranks=$1
  cat <<XML
<?xml version='1.0'?>
<!DOCTYPE platform SYSTEM "https://simgrid.org/simgrid.dtd">
<platform version="4.1">
  <zone id="crossbar" routing="Full">
$(seq 0 $((ranks - 1)) | sed 's|.*|    <host id="host-&" speed="1Gf"/>|')
    <link id="wire" bandwidth="${bandwidth}Bps" latency="${latency}s" sharing_policy="FATPIPE"/>
$(for from in $(seq 0 $((ranks - 2))); do
    for to in $(seq $((from + 1)) $((ranks - 1))); do
      echo "    <route src=\"host-$from\" dst=\"host-$to\"><link_ctn id=\"wire\"/></route>"
    done
  done)
  </zone>
</platform>
XML
}

# simulate RANKS ARGUMENT ...: on a machine of $latency, $bandwidth, $os, $ois and $or
simulate() {
  ranks=$1
  shift
  platform "$ranks" >"$work/crossbar.xml"
  PLATFORM=$work/crossbar.xml timeout 300 mpi/bench/simulate.sh "$ranks" "$build/smpi/dodona-measure" "$@" \
    >"$work/out" 2>"$work/err"
}

# The machine. A send of b bytes keeps its sender for os + $byte b seconds (MPI_Send) or ois + $byte b (MPI_Isend);
# then the message is under way for latency + (b + 16) / bandwidth (16 bytes are SMPI's envelope) while the
# sender goes on; then the receiver takes it in $or seconds. So
#
#     t0 = os + byte b                                 time after which the sender can send again
#     lambda t0 = t0 + latency + (b + 16) / bandwidth + or   from the start of the send to the receipt
#
# and lambda is the quotient. The postal model lets a rank send and receive at once, but an MPI process takes
# messages only when it has sent its own; that changes no time as long as
#
#   - or <= t0: P_0 takes a message before the next is there, as they come t0 apart;
#   - k t0 + k or <= (k - 1 + 2 lambda) t0, that is k <= (2 lambda - 1) t0 / or: in the first experiment, the
#     messages that came while P_0 was still sending are taken before the last one is there.
#
# Messages stay below 64 KiB, which SMPI sends without waiting for the receiver.
byte=1e-9
bandwidth=10e9
on_machine() {
  SMPIRUN_OPTIONS="--cfg=network/model:CM02 --cfg=smpi/os:0:$os:$byte --cfg=smpi/ois:0:$ois:$byte"
  SMPIRUN_OPTIONS="$SMPIRUN_OPTIONS --cfg=smpi/or:0:$or:0"
  export SMPIRUN_OPTIONS
}

# truth: prints the name, whether it was met, and both values, for every t0 and lambda in the CSV
compare() {
  awk -F, -v byte="$byte" -v bandwidth="$bandwidth" -v latency="$latency" -v os="$os" -v ois="$ois" \
    -v or="$or" '
    function judge(what, found, true,    off) {
      off = found / true - 1
      print (off * off <= 0.05 * 0.05 ? "met" : "missed"), $1, $2, $3, what, found, "for", true
    }
    NR > 1 {
      t0 = ($2 == "blocking" ? os : ois) + byte * $1
      judge("t0", $4, t0)
      judge("lambda", $10, (t0 + latency + ($1 + 16) / bandwidth + or) / t0)
    }' "$1"
}

# truth NAME: 9 fits for each of 2 modes, all of them near the truth and without disagreement
truth() {
  on_machine
  check "$1" simulate 16 --sizes 0,512,4096 --repeat 5 --csv "$work/csv" --profile "$work/json"
  compare "$work/csv" >"$work/compared"
  grep ^missed "$work/compared"
  met=$(grep -c ^met "$work/compared")
  passed=$((passed + met))
  failed=$((failed + 36 - met))
  check "$1: experiments agree" [ "$(grep -c ',yes$' "$work/csv")" -eq 18 ]
  check "$1: profile" [ "$(jq -c '[.version, .ranks, (.entries | map(.send + " " + (.bytes | tostring)))]' \
    "$work/json")" = '[1,16,["blocking 0","blocking 512","blocking 4096","nonblocking 0","nonblocking 512","nonblocking 4096"]]' ]
  printf '%s: %s of 36 within 5 %%; lambda of 0 bytes, blocking: %s\n' "$1" "$met" \
    "$(awk -F, '$3 == "both" { print $10; exit }' "$work/csv")"
}

latency=1e-6 os=20e-6 ois=25e-6 or=0.5e-6
truth 'lambda near 1'
latency=7.5e-6 os=10e-6 ois=12e-6 or=0.5e-6
truth 'lambda near 1.8'
latency=13e-6 os=5e-6 ois=8e-6 or=2e-6
truth 'lambda near 4'
latency=200e-6 os=5e-6 ois=8e-6 or=0
truth 'lambda near 41'

# The planner's step is lambda t0 of nonblocking sends: ois + latency + or, and byte + 1 / bandwidth a byte.
latency=13e-6 os=5e-6 ois=8e-6 or=2e-6
on_machine
check 'two sizes' simulate 4 --sizes 0,32768 --repeat 3 --profile "$work/json"
"$build/dodona" plan --ranks 8 --bytes 1e6 --profile "$work/json" --format json >"$work/plan"
check 'plan --profile' jq -e '(.startup / 23e-6 - 1 | fabs) < 0.01 and (.byte_time / 1.1e-9 - 1 | fabs) < 0.01
  and .lambda_bytes == 32768' "$work/plan" >"$work/jq"

# What the profile is for: for 8 bytes and 16 ranks the executors plan by the latency found here, 12, and take as long as the
# postal model says, T_12(16) = 25 sends of 5 us; MPI takes longer. MPICH's barrier, as all ranks leave it at once.
latency=55e-6 os=5e-6 ois=5e-6 or=0
on_machine
SMPIRUN_OPTIONS="$SMPIRUN_OPTIONS --cfg=smpi/coll-selector:mpich"
check 'latency 12' simulate 16 --sizes 8,4096 --repeat 3 --profile "$work/json"
executed() {
  PLATFORM=$work/crossbar.xml timeout 300 mpi/bench/simulate.sh 16 "$build/smpi/$1" "$work/json" "${2:-8}" >"$work/out" 2>"$work/err"
}
check 'allreduce by the profile: run' executed bench_allreduce
check 'allreduce by the profile: 125 us' awk -F, '$4 == 12 { ours = $6 } $3 == "MPI_Allreduce" { mpi = $6 }
  END { exit !(ours > 123 && ours < 127 && mpi > ours) }' "$work/out"
check 'broadcast by the profile: run' executed bench_bcast
check 'broadcast by the profile: 0.125 ms' awk -F, '$3 == "lambda 12/1 by profile" { ours = $8 }
  $3 == "MPI_Bcast" { mpi = $8 } END { exit !(ours > 0.123 && ours < 0.127 && mpi > ours) }' "$work/out"

# 1 MB, beyond the sizes of the profile: what is planned is no postal tree, and takes the time that the plan tells of the best.
check 'beyond the profile: run' executed bench_bcast 1000000
best=$("$build/dodona" plan --ranks 16 --bytes 1e6 --profile "$work/json" --format json |
  jq '.plans[0].best.time * 1e3')
check 'beyond the profile: as told' awk -F, -v best="$best" '/ by profile/ { ours = $8; other = /lambda/ }
  END { exit !(ours > 0.97 * best && ours < 1.03 * best && !other) }' "$work/out"

# Around the simulated optimum: each algorithm is measured with up to five numbers of blocks within 20 % of it, rounded,
# one of them the best, and where a message goes in one block to one rank, with that one.
chunks() {
  timeout 300 mpi/bench/simulate.sh 9 "$build/smpi/bench_chunks" ${1:+"$1"} 2000000 1000000 4000000 80 262144 >"$work/chunks" 2>"$work/err"
}
for op in '' bcast reduce allreduce; do
  check "chunks $op: run" chunks "$op"
  check "chunks $op: told" grep -q "^# ${op:-bcast}: L 2000000, o 1000000, g 4000000, G 80;" "$work/chunks"
  check "chunks $op: one best each, all near" awk -F, -v op="$op" '/^9,/ { rows++; n[$3]++; if ($7 ~ /measured/) best[$3]++; if ($7 ~ /simulated/) at[$3] = $4
    least[$3] = n[$3] == 1 ? $4 : least[$3]; most[$3] = $4; if ($6 + 0 <= 0) bad = 1 }
    END { for (a in n) { algorithms++; if (best[a] != 1 || !at[a] || n[a] > 5 || least[a] < 0.8 * at[a] - 0.5 ||
      most[a] > 1.2 * at[a] + 0.5) bad = 1 }
    exit bad || algorithms != (op == "allreduce" ? 7 : 6) }' "$work/chunks"
done

# Two trees beside the baselines: every row has a time, and no wrong data.
for op in bcast reduce allreduce; do
  check "two trees, $op: run" sh -c 'timeout 300 mpi/bench/simulate.sh 9 "$1" "$2" 2 20000 >"$3" 2>"$3.err"' - "$build/smpi/bench_twotree" "$op" "$work/twotree"
  check "two trees, $op: rows" awk -F, -v op="$op" '$1 == op { rows++; good += $NF > 0 } END { exit !(rows == good && rows > 7) }' "$work/twotree"
done

# Figure 12, executed: trees of a fixed share, 64 ranks, lambda = 9/5, sends of 10 us. Each takes the time of the model, the
# best 9.2 sends.
latency=8e-6 os=10e-6 ois=10e-6 or=0
on_machine
SMPIRUN_OPTIONS="$SMPIRUN_OPTIONS --cfg=smpi/coll-selector:mpich"
platform 64 >"$work/crossbar.xml"
check 'fixed shares: run' sh -c 'PLATFORM=$1 timeout 300 mpi/bench/simulate.sh 64 "$2" 9 5 8 >"$3" 2>"$3.err"' - \
  "$work/crossbar.xml" "$build/smpi/bench_alpha" "$work/out"
check 'fixed shares: 49 times of the model' awk -F, 'NR > 1 { off = $5 / (10 * $4) - 1; good += off * off < 1e-4 }
  END { exit !(good == 49) }' "$work/out"
check 'fixed shares: the best' [ "$(awk -F, 'NR > 1 && $5 < 93 { printf "%s ", $3 }' "$work/out")" = '0.56 0.58 ' ]

# A receiver slower than the sender: replies wait for P_0, and the two formulas no longer tell the same.
latency=3e-6 os=5e-6 ois=5e-6 or=15e-6
on_machine
check 'slow receiver' simulate 8 --sizes 512 --send blocking --repeat 3 --csv "$work/csv" --profile "$work/json"
check 'slow receiver: told in the table' grep -q '^# 512 bytes, blocking: the experiments disagree: ' "$work/out"
check 'slow receiver: told in the CSV' [ "$(grep -c ',no$' "$work/csv")" -eq 3 ]
check 'slow receiver: told in the profile' jq -e '.entries | map(.agree) == [false]' "$work/json" >"$work/jq"

# Sends that cost nothing: no t0, no lambda, no profile, and the one that was there stays.
latency=3e-6 os=0 ois=0 or=0 byte=0
on_machine
echo old >"$work/json"
check 'free sends: exit status' [ "$(simulate 4 --sizes 512 --repeat 3 --profile "$work/json"; echo $?)" -eq 1 ]
check 'free sends: told' grep -q ': not written: no times determine lambda$' "$work/err"
check 'free sends: old profile' [ "$(cat "$work/json")" = old ]

# --validate, on a switch where a message of b bytes takes 2 us + b / (12.5 GB/s): the picks of the planner for 15 messages take what it
# predicts, within 10 % but for reductions to which ranks send at once, which share the root's link.
validated() {
  SMPIRUN_OPTIONS=--cfg=network/model:CM02 timeout 300 mpi/bench/simulate.sh 33 "$build/smpi/dodona-measure" --validate --repeat 1 >"$work/out" 2>"$work/err"
}
check 'validate: run' validated
check 'validate: machine' grep -q '^# 33 ranks: startup 2 us, of them latency 2, and 0.084 ns a byte; below 63489 bytes 2 us and 0.084 ns$' "$work/out"
check 'validate: within 10 %' awk '$1 ~ /^(bcast|reduce|allreduce)$/ { rows++; off = $NF + 0; off = off < 0 ? -off : off; near += off <= 10; far += off > 20 }
  END { exit !(rows == 15 && near >= 13 && far == 0) }' "$work/out"
check 'validate: told' grep -q '^# off by [0-9.]*% in the median, by [0-9.]*% at most$' "$work/out"

# --loggp where the truth is known: 2 us and 12.5 GB/s, and the overhead that the simulator takes for a send and for a receive; the options that it
# prints are those of a plan.
loggp() {
  SMPIRUN_OPTIONS="--cfg=network/model:CM02 --cfg=smpi/os:0:$1e-6:0 --cfg=smpi/or:0:$1e-6:0" \
    timeout 300 mpi/bench/simulate.sh 3 "$build/smpi/dodona-measure" --loggp >"$work/out" 2>"$work/err"
}
for overhead in 0.5 3; do
  check "loggp, $overhead us: run" loggp "$overhead"
  check "loggp, $overhead us: L, o, g within 5 %, G within 1 %" awk -v o="$overhead" '
    function near(value, truth, share) { return value > truth * (1 - share) && value < truth * (1 + share) }
    $1 == "L" { exit !(near($2, 2, .05) && near($5, o, .05) && near($8, o, .05) && near($11, .08, .01)) }' "$work/out"
  check "loggp, $overhead us: plan" sh -c "$(sed -n 's/^dodona\(.*\)P --bytes k$/\1/p' "$work/out" | sed "s#^#$build/dodona#")"'16 --bytes 2000 >/dev/null'
done
check 'loggp: alone' sh -c '! mpi/bench/simulate.sh 3 "$0" --loggp --validate 2>&1 | grep -q "^L "' "$build/smpi/dodona-measure"

# mpiexec, whose times on a busy machine may say nothing: then 1 is the right exit status.
mpich() {
  timeout 120 mpiexec.mpich -launcher fork -n "$@" >"$work/out" 2>"$work/err"
}

rm -f "$work/csv" "$work/json"
mpich 4 "$build/dodona-measure" --yield --sizes 0,512 --repeat 5 --csv "$work/csv" --profile "$work/json"
status=$?
entries=$(grep -c ',both,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,[0-9.]' "$work/csv")
check 'mpiexec: exit status' [ "$status" -eq $((entries < 4)) ]
check 'mpiexec: table' [ "$(grep -c -E '^ +(0|512) (non)?blocking +(first|second|both) ' "$work/out")" -eq 12 ]
check 'mpiexec: CSV' [ "$(awk -F, 'NF == 15' "$work/csv" | wc -l)" -eq 13 ]
if [ "$entries" -gt 0 ]; then
  check 'mpiexec: profile' [ "$(jq '.entries | length' "$work/json")" -eq "$entries" ]
  "$build/dodona" plan --ranks 4 --bytes 100 --profile "$work/json" >"$work/out" 2>"$work/err"
  check 'mpiexec: profile is read' [ "$(grep -c -v 'expected at least two sizes' "$work/err")" -eq 0 ]
else
  check 'mpiexec: no profile' [ ! -e "$work/json" ]
fi
check 'no temporary files' [ "$(find "$work" -name '*.??????' | wc -l)" -eq 0 ]

# refused MESSAGE RANKS ARGUMENT ...: one line, once, and exit status 2
refused() {
  message=$1
  ranks=$2
  shift 2
  mpich "$ranks" "$build/dodona-measure" "$@"
  status=$?
  check "$*" [ "$status: $(cat "$work/err")" = "2: dodona: $message" ]
  check "$*: nothing measured" [ ! -s "$work/out" ]
}

least='expected at least 4 ranks, got'
refused "measure: $least 1: the fit needs three k < ranks" 1
refused "measure: $least 3: the fit needs three k < ranks" 3 --k 1,2
refused "measure: --k: expected integers 1 .. 3 with commas between, got '1,2,3,4'" 4 --k 1,2,3,4
refused "measure: --k: expected integers 1 .. 3 with commas between, got '0,1,2'" 4 --k 0,1,2
refused 'measure: --k: expected at least 3 integers, got 2' 4 --k 1,3
refused 'measure: --k: expected distinct integers, got 1 twice' 4 --k 1,2,1
refused "measure: --sizes: expected integers 0 .. 1073741824 with commas between, got '1,,2'" 4 --sizes 1,,2
refused "measure: --sizes: expected integers 0 .. 1073741824 with commas between, got ''" 4 --sizes ''
refused "measure: --sizes: expected integers 0 .. 1073741824 with commas between, got '1e3'" 4 --sizes 1e3
refused "measure: --repeat: expected an integer 1 .. 1000000, got '0'" 4 --repeat 0
refused "measure: --seed: expected an integer 0 .. 2147483647, got '-1'" 4 --seed -1
refused "measure: --send: expected blocking|nonblocking|both, got 'slow'" 4 --send slow
refused "measure: --csv: expected a file name, got ''" 4 --csv ''
refused "measure: option '--sizes' needs a value (see --help)" 4 --sizes
refused "measure: unknown option '--size\\x0a' (see --help)" 4 '--size
'
refused "measure: unknown option '-s' (see --help)" 4 -s 3
refused "measure: unexpected 'file' (see --help)" 4 file
refused '/nowhere/profile: No such file or directory' 4 --profile /nowhere/profile
refused '/dev/null: expected a regular file' 4 --csv /dev/null
refused 'measure: --validate: expected at least 2 ranks, no --csv and no --profile' 1 --validate
refused 'measure: --validate: expected at least 2 ranks, no --csv and no --profile' 4 --validate --csv "$work/csv"
mpich 2 "$build/dodona-measure" --validate --sizes 0,100 --repeat 1
check 'validate: mpiexec' [ "$?: $(grep -c '^[a-z]*reduce *100 \|^bcast *100 ' "$work/out")" = '0: 3' ]
mpich 2 "$build/dodona-measure" --help
check 'help' [ "$?: $(head -n 1 "$work/out")" = '0: Usage: mpiexec -n RANKS dodona-measure [options]' ]

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
