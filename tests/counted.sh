# To be sourced by a test: a folder of its own, and what counts. The test's last line is that of `counted`.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# check ABOUT COMMAND ...: what it is about, then a command that is to succeed; its output is shown where it does not
check() {
  about=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $(basename "$0" .sh): $about"
    tail -n 20 "$work/log"
  fi
}

# counted LEAST: N passed, N failed; fails if some did, or if fewer than LEAST passed
counted() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "$passed" -ge "$1" ]
}
