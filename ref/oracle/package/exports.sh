#!/bin/sh
# The linker's map of what libdodona.so exports: the functions of the headers that ref/dodona.h lists, and nothing else.
# exports.sh [--names] [HEADER ...]: the names alone; those of other headers, too.
set -eu
cd "$(dirname "$0")/../../.."
only=
[ "${1-}" != --names ] || { only=1 && shift; }
names=$(for header in "$@" $(sed -n 's/^#include "\(ref[^"]*\)".*/\1/p' ref/dodona.h); do
  "${CC:-cc}" -I. -fpreprocessed -dD -E -P "$header" # without comments, without what the header includes
done | grep -oE '\bdodona_[a-z0-9_]+\(' | tr -d '(' | sort -u)
if [ -n "$only" ]; then
  echo "$names"
else
  echo 'DODONA_0 {'
  echo '  global:'
  for name in $names; do echo "    $name;"; done
  echo '  local: *;'
  echo '};'
fi
