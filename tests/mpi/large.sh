#!/bin/sh
# Counts above 2^31, where there are 6 GB of memory. Last line: N passed, N failed.
cd "$(dirname "$0")/../.." || exit 2
if [ "$(awk '/^MemAvailable/ { print int($2 / 1048576) }' /proc/meminfo)" -ge 6 ]; then
  exec tests/mpi/one.sh 2 "${BUILD:-build}/mpich/mpi_large"
fi
echo "left out: counts above 2^31 need 6 GB of memory"
