# For the tests that source it, from the top folder: a folder $work that goes at the end, and `check`, which counts into $passed and $failed.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
passed=0
failed=0

# check NAME COMMAND ...: passes if the command succeeds
check() {
  name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED  %s: %s\n' "$name" "$*"
  fi
}
