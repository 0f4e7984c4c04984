#!/bin/sh
# ref/ is pure: its objects hold no data that can be written, and call nothing but each other (planner,
# growth and loggp_formula also the C library's mathematics) and what a compiler may put for a loop. The shared library exports what
# dodona.h promises. Last line: N passed, N failed.
set -u
objects=${1:-build/ref}
compiler='mem(cpy|move|set|cmp)|_GLOBAL_OFFSET_TABLE_|__stack_chk_fail'
mathematics='cbrt|ceil|exp|floor|fmax|fmin|log|log1p|log2|pow|round|sqrt|lround'
passed=0
failed=0
for object in "$objects"/*/*.o "$objects"/algorithms/*/*.o; do
  also=
  case ${object##*/} in planner.o | planner_fractional.o | planner_skips.o | planner_counts.o | growth.o | loggp_formula.o) also="|$mathematics" ;; esac
  found=$(nm "$object" | awk -v allowed="^(dodona_.*|$compiler$also)$" '
    NF == 3 && $2 ~ /^[BbCDdGgSs]$/ { print "data " $3 }
    NF == 2 && $1 == "U" && $2 !~ allowed { print "calls " $2 }')
  if [ -z "$found" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $object: $found"
  fi
done
if ref/oracle/package/exports.sh | diff - ref/oracle/package/dodona.map; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
  echo "FAILED  ref/oracle/package/dodona.map is not what exports.sh writes"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
