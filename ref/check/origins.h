/* Judges in one pass the schedules that only hand data on: broadcasts, scatters, gathers, allgathers, alltoalls. Every message stores, so a
   rank's block is always the input of one rank, its origin. One pass forwards finds all origins. dodona_check_once judges these schedules,
   too, but takes a pass for each rank. */
#ifndef DODONA_CHECK_ORIGINS_H
#define DODONA_CHECK_ORIGINS_H

#include "ref/check/once.h"

#include "spec/check/origins.h"

/* Returns a lack, with `times` 0, or block -1 if each rank has its due after the n messages, which are in the order of their steps. The due of
   rank v in block b is the input of rank due[b P + v]; nothing is due where due[b P + v] >= P. The function stores 2^31 - 1 - u in
   made[b P + v] if rank v ends with the input of rank u. `sent` is scratch. O(n + P s) time. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= P && 0 <= s;
    requires store: AllStore(a, n);
    requires latency: 0 <= latency;
    requires read: \valid_read(due + (0 .. Cells(P, s) - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(made + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), made + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns sent[0 .. n - 1], made[0 .. Cells(P, s) - 1];
    ensures range: -1 <= \result.block < s;
    ensures origins: \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
      HoldsOnly(a, latency, b, n, P, v, 0x7fffffff - made[Cell(P, v, b)]);
    ensures all: \result.block == -1 ==> \forall integer b, v; 0 <= b < s && 0 <= v < P && due[Cell(P, v, b)] < P ==>
      HoldsOnly(a, latency, b, n, P, v, due[Cell(P, v, b)]);
    ensures lack: 0 <= \result.block ==> 0 <= \result.rank < P && 0 <= \result.input < P &&
      due[Cell(P, \result.rank, \result.block)] == \result.input && \result.times == 0 &&
      Copies(a, latency, \result.block, \result.input, n, \result.rank) == 0;
    exits \false; */
dodona_lack dodona_check_origins(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                                 int32_t s, const uint32_t *due, uint64_t *sent, uint64_t *made);

#endif
