/* Largest messages, round by round. */
#include "ref/count/skips.h"
#include "spec/lemmas/skips.h"

int64_t dodona_skip_most(int32_t ranks, int32_t blocks, int32_t shares) {
  //@ assert some: 1 <= shares * blocks <= ranks * blocks;
  int64_t sum = (int64_t)shares * blocks + ranks - 1;
  int64_t most = sum / ranks;
  //@ assert within: ranks * most <= sum < ranks * (most + 1);
  //@ assert least: 0 < most;
  //@ assert last: most < blocks + 1;
  return most;
}

/* The messages of one round. */
/*@ requires range: 1 <= first <= ranks && 1 <= part <= ranks && 1 <= sends <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == SkipMost(ranks, blocks, first) + (sends - 1) * SkipMost(ranks, blocks, part);
    ensures range: 0 <= \result <= sends * blocks;
    exits \false; */
static int64_t round_of(int32_t ranks, int32_t blocks, int32_t first, int32_t part, int32_t sends) {
  int64_t most = dodona_skip_most(ranks, blocks, part);
  //@ assert others: 0 <= (sends - 1) * most <= (sends - 1) * blocks;
  return dodona_skip_most(ranks, blocks, first) + (sends - 1) * most;
}

int64_t dodona_skip_volume(int32_t ranks, int32_t radix, int32_t blocks) {
  int32_t size = ranks;
  int64_t volume = 0;
  /*@ loop invariant range: 1 <= size <= ranks;
      loop invariant most: 0 <= volume <= (ranks - size) * blocks;
      loop invariant rest: volume + SkipHalfVolume(ranks, blocks, size, radix) == SkipHalfVolume(ranks, blocks, ranks, radix);
      loop assigns size, volume;
      loop variant size; */
  while (size > 1) {
    //@ ghost lemma_skip_part(size, radix);
    int32_t part = (size - 1) / radix + 1;
    int32_t sends = (size - 1) / part;
    //@ assert round: part == SkipPart(size, radix) && sends == SkipSends(size, radix);
    //@ assert cut: 0 <= sends * part < size;
    //@ assert fewer: sends <= sends * part && sends + part - 1 <= sends * part;
    //@ assert steps: (sends + part) * blocks <= size * blocks;
    //@ assert room: volume + sends * blocks <= (ranks - part) * blocks <= ranks * blocks;
    volume += round_of(ranks, blocks, size - sends * part, part, sends);
    size = part;
  }
  return volume;
}
