#!/bin/sh
# tests/hunt/doubling.sh P S ROOT: a broadcast by doubling, block after block, as csv rows. In round k whoever has the block sends it 2^k
# ranks on. The number of rounds is the logarithm of P, rounded up - with floating point, a little too sparingly: 33 ranks are the
# first of which one gets nothing.
awk -v P="$1" -v S="$2" -v root="$3" 'BEGIN {
  rounds = int(log(P) / log(2) + 0.95)
  print "step,src,dst,block"
  for (b = 0; b < S; b++)
    for (k = 0; k < rounds; k++)
      for (v = 0; v < 2 ^ k && v + 2 ^ k < P; v++)
        printf "%d,%d,%d,%d\n", b * rounds + k, (v + root) % P, (v + 2 ^ k + root) % P, b
}'
