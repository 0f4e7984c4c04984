#!/bin/sh
# Makes the paper, and demands that make's lines are no wider than a page, wherever the folder is: none tells the
# folder's own path. Makes it again where a run was interrupted. The last line is `N passed, N failed`.
set -u
cd "$(dirname "$0")/.." || exit 2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! make --no-print-directory paper >"$log" 2>&1; then
  tail -40 "$log"
  echo "0 passed, 1 failed"
  exit 1
fi
wide=$(awk 'length > 100' "$log")
if [ -n "$wide" ]; then
  printf 'wider than 100 columns:\n%s\n' "$wide"
  echo "1 passed, 1 failed"
  exit 1
fi
if grep -F "$PWD" "$log"; then
  echo "names the folder in which it was built"
  echo "2 passed, 1 failed"
  exit 1
fi
# what an interrupted run leaves does not stop the next one
mkdir -p build/paper/latex
printf '\\newlabel{cut' >build/paper/latex/paper.aux
rm -f build/paper.pdf
if ! make --no-print-directory paper >"$log" 2>&1; then
  tail -40 "$log"
  echo "3 passed, 1 failed"
  exit 1
fi
echo "4 passed, 0 failed"
