#!/bin/sh
# Runs the transcripts tests/cli/*.txt: a line "$ command", then all that it must print on standard output
# and error; a last line "=> N" where its exit status is not 0. `dodona` is $DODONA, default build/dodona.
set -u
here=$(cd "$(dirname "$0")" && pwd)
command=${DODONA:-$here/../build/dodona}
if [ ! -x "$command" ]; then
    echo "cli.sh: $command: expected an executable (make it, or set DODONA)" >&2
    exit 2
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

mkdir "$work/bin" "$work/run"
ln -s "$here" "$work/run/tests"
ln -s "$(cd "$(dirname "$command")" && pwd)/$(basename "$command")" "$work/bin/dodona"
PATH=$work/bin:$PATH
export PATH LC_ALL=C.UTF-8 COLUMNS=80

# judge NAME COMMAND: compares with $work/expected
judge() {
    (cd "$work/run" && sh -c "$2") >"$work/got" 2>&1 </dev/null
    status=$?
    [ "$status" -eq 0 ] || printf '=> %d\n' "$status" >>"$work/got"
    if diff -u "$work/expected" "$work/got" >"$work/diff"; then
        passed=$((passed + 1))
        printf 'pass  %s: %s\n' "$1" "$2"
    else
        failed=$((failed + 1))
        printf 'FAIL  %s: %s\n' "$1" "$2"
        cat "$work/diff"
    fi
}

for file in "$here"/cli/*.txt; do
    name=$(basename "$file" .txt)
    pending=
    while IFS= read -r line || [ -n "$line" ]; do
        case $line in
        "$ "*)
            [ -z "$pending" ] || judge "$name" "$pending"
            pending=${line#??}
            : >"$work/expected"
            ;;
        *) printf '%s\n' "$line" >>"$work/expected" ;;
        esac
    done <"$file"
    [ -z "$pending" ] || judge "$name" "$pending"
done

printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
