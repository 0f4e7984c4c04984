#!/bin/sh
# Runs the commands of the table in paper/SOURCES.md: a dodona command exits with 0 and prints something, a make target exists, a file is there; a
# row without any says "left out". The last line is `N passed, N failed`.
set -u
cd "$(dirname "$0")/.." || exit 2
command=${DODONA:-$PWD/build/dodona}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$command" "$work/bin/dodona"
PATH=$work/bin:$PATH
passed=0
failed=0
targets=$(make -qp 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\):.*/\1/p')

# judge STATUS WHAT
judge() {
  if [ "$1" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $2"
  fi
}

# The rows behind the heading D, but heads of columns and of sources: what is shown, and by what.
sed -n '/^## D\. /,$p' paper/SOURCES.md | sed -n 's/^| \([^*p-].*\) |$/\1/p' | sed 's/\\|/\v/g' >"$work/rows"
while IFS= read -r row; do
  shown=$(printf '%s\n' "$row" | cut -d '|' -f 2)
  by=$(printf '%s\n' "$row" | cut -d '|' -f 3 | tr '\v' '|')
  case $by in
  *'`'*) ;;
  *)
    case $shown in *'left out'*) judge 0 "$row" ;; *) judge 1 "$row: nothing shows it" ;; esac
    continue
    ;;
  esac
  printf '%s\n' "$by" | grep -o '`[^`]*`' | tr -d '`' >"$work/by"
  while IFS= read -r what; do
    case $what in
    dodona*) timeout 60 sh -c "$what" </dev/null >"$work/out" 2>&1 && [ -s "$work/out" ] ;;
    make*) printf '%s\n' "$targets" | grep -qx "${what#make }" ;;
    *) [ -f "$what" ] ;;
    esac
    judge $? "$what"
  done <"$work/by"
done <"$work/rows"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 40 ]
