#!/bin/sh
# tests/fuzz/fuzz.sh FUZZER ... : runs each libFuzzer program for FUZZ_SECONDS (20) from the seeds in tests/seeds
# and tests/foreign. A crash, a leak, a hang or a broken promise fails; the input that did it is kept in
# build/fuzz. The last line is `N passed, N failed`.
set -u
cd "$(dirname "$0")/../.." || exit 2
dir=${BUILD:-build}/fuzz
seconds=${FUZZ_SECONDS:-20}
passed=0
failed=0
for fuzzer in "$@"; do
  name=$(basename "$fuzzer")
  corpus=$dir/$name
  mkdir -p "$corpus"
  if "$fuzzer" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 -artifact_prefix="$dir/$name-" \
    "$corpus" tests/seeds tests/foreign >"$dir/$name.log" 2>&1; then
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$dir/$name.log")
    echo "ok      $name: ${runs:-0} inputs in $seconds s"
    passed=$((passed + 1))
  else
    tail -n 40 "$dir/$name.log"
    echo "FAILED  $name: see $dir/$name.log"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
