#!/bin/sh
# Help helps: no command's help has more than 40 lines, none of its lines is wider than 112; its examples run; the pages that it
# names are there, and as man pages troff finds nothing wrong with them. Last line: N passed, N failed.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
dodona=$top/build/dodona
mkdir "$work/bin"
ln -s "$dodona" "$work/bin/dodona"
PATH=$work/bin:$PATH
export PATH LC_ALL=C.UTF-8
unset DODONA_PAGE

expect() { # NAME STATUS
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  help: $1"
    sed 's/^/        /' "$work/out"
  fi
}

cp "$top/tests/foreign/circulant-p33-n5.csv" "$work/rows.csv"
cp "$top/tests/foreign/allreduce-ring-6.msccl.xml" "$work/program.xml"
cp "$top/tests/hunt/doubling.sh" "$work/generator.sh"
cd "$work" || exit 2
pages=$(dodona --help | sed -n '/^Pages:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for command in $(dodona --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
  dodona help "$command" >help 2>out
  expect "$command: prints" $?
  awk 'length > 112 { print } END { exit NR > 40 }' help >out
  expect "$command: at most 40 lines" $?
  test ! -s out
  expect "$command: no line is too wide" $?
  for page in $(sed -n 's/^See dodona help//p' help); do
    echo "$pages" | grep -qx "$page" 2>out
    expect "$command: the page $page is there" $?
  done
  dodona "$command" --help-as man >man && groff -man -Tutf8 -ww -z man >out 2>&1 && test ! -s out -a -s man
  expect "dodona-$command(1)" $?
  sed -n '/^Examples:/,/^$/p' help | awk '/^  [^ ]/ { if (line) print line; line = substr($0, 3) } /^    / { line = line " " substr($0, 5) } END { print line }' >examples
  test "$(wc -l <examples)" -ge 3
  expect "$command: three examples" $?
  while read -r example; do
    sh -c "$example" >out 2>&1 </dev/null
    [ $? -le 1 ] && [ -s out -o -n "$(find . -newer help -name '*.svg' -o -newer help -name '*.json')" ]
    expect "$command: $example" $?
  done <examples
done
for page in $pages; do
  dodona help "$page" >out && awk 'length > 84 { exit 1 } END { exit NR < 5 || NR > 60 }' out
  expect "$page: a page of 84 columns" $?
  dodona help "$page" --help-as man >man && groff -man -Tutf8 -ww -z man >out 2>&1 && test ! -s out -a -s man
  expect "dodona-$page(7)" $?
done
for said in 'schedule --rnaks 3|did you mean --ranks?' 'schedule chian --ranks 3 --blocks 1|did you mean chain?' 'shedule|did you mean schedule?' \
  'check x --op bcats|did you mean bcast?' 'formats|did you mean dodona help formats?' 'tree fractionel --ranks 2|did you mean fractional?'; do
  # shellcheck disable=SC2086
  dodona ${said%|*} >out 2>&1
  [ $? -eq 2 ] && grep -qF "${said#*|}" out
  expect "${said%|*}" $?
done
dodona check --zzz >out 2>&1
grep -q 'did you mean' out
[ $? -eq 1 ]
expect 'no guess where nothing is near' $?
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
