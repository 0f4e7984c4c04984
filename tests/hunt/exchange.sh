#!/bin/sh
# tests/hunt/exchange.sh KIND P S: schedules that libraries have, as csv rows.
#   pairwise       alltoall: in step k rank i sends to rank i + k
#   xor            alltoall: in step k ranks i and i xor k exchange
#   bruck R        alltoall by Bruck et al., radix R: a block of distance d goes on by the digits of d
#   two-level      alltoall: in rows of a grid to the right column, then in columns
#   doubling       scan: in round k rank i sends to rank i + 2^k
#   around         the same modulo P: ranks get what is not for them
#   dissemination  barrier: in round k rank i tells rank i + 2^k, modulo P
#   butterfly      barrier: rank i tells rank i xor 2^k; who has no such partner is left out
kind=$1
radix=2
[ "$kind" != bruck ] || { radix=$2; shift; }
awk -v kind="$kind" -v r="$radix" -v P="$2" -v S="$3" '
  function row(step, src, dst, block,   c) {
    for (c = 0; c < S; c++)
      printf "%d,%d,%d,%d\n", step, src, dst, block * S + c
  }
  function xor(a, b,   x, w) {
    for (w = 1; a > 0 || b > 0; w *= 2) {
      x += w * ((a + b) % 2)
      a = int(a / 2); b = int(b / 2)
    }
    return x
  }
  function pairwise(   k, i, j) {
    for (k = 1; k < (kind == "xor" ? 128 : P); k++)
      for (i = 0; i < P; i++) {
        j = kind == "xor" ? xor(i, k) : (i + k) % P
        if (j < P && i != j) row(k, i, j, i * P + j)
      }
  }
  function bruck(   w, digit, o, d, step) {
    for (w = 1; w < P; w *= r)
      for (digit = 1; digit < r && digit * w < P; digit++) {
        for (o = 0; o < P; o++)
          for (d = digit * w; d < P; d++)
            if (int(d / w) % r == digit) row(step, (o + d % w) % P, (o + d % w + digit * w) % P, o * P + (o + d) % P)
        step++
      }
  }
  function two_level(   m, n, k, i, j, c, t, step) {
    for (m = int(sqrt(P)); P % m; m--) continue
    n = P / m
    for (k = 1; k < m; k++)
      for (i = 0; i < P; i++) {
        c = (i % m + k) % m
        for (t = 0; t < n; t++) row(k, i, int(i / m) * m + c, i * P + t * m + c)
      }
    for (k = 1; k < n; k++)
      for (i = 0; i < P; i++) {
        t = (int(i / m) + k) % n
        for (c = 0; c < m; c++) row(m + k, i, t * m + i % m, (int(i / m) * m + c) * P + t * m + i % m)
      }
  }
  function rounds(   w, i, j, step) {
    for (w = 1; w < P; w *= 2) {
      for (i = 0; i < P; i++) {
        j = kind == "butterfly" ? xor(i, w) : kind == "doubling" ? i + w : (i + w) % P
        if (j < P) row(step, i, j, 0)
      }
      step++
    }
  }
  BEGIN {
    print "step,src,dst,block"
    if (kind == "pairwise" || kind == "xor") pairwise()
    else if (kind == "bruck") bruck()
    else if (kind == "two-level") two_level()
    else rounds()
  }'
