/* Largest messages, step by step. */
#include "ref/count/bine.h"
#include "ref/count/bounds.h"
#include "ref/count/skips.h"
#include "spec/lemmas/bine.h"

int64_t dodona_bine_volume(int32_t ranks, int32_t blocks) {
  if (ranks == 1)
    return 0;
  const int32_t fold = ranks % 2;
  const int32_t core = ranks - fold;
  const int32_t log = dodona_log2_ceil(core);
  int64_t held = 1;
  int64_t volume = 0;
  int32_t y = 0;
  /*@ loop invariant range: 0 <= y <= log;
      loop invariant held: held == Pow2(y) <= 2 * core;
      loop invariant volume: volume == BineCoreVolume(ranks, blocks, y) && 0 <= volume <= y * 0x7fffffff;
      loop assigns y, held, volume;
      loop variant log - y; */
  while (y < log) {
    y++;
    //@ ghost lemma_bine_step(core, y);
    const int32_t gain = (int32_t)(2 * held <= core ? held : core - held);
    //@ assert gain: gain == BineGain(core, y);
    volume += dodona_skip_most(ranks, blocks, gain + fold);
    held *= 2;
  }
  if (fold)
    volume += dodona_skip_most(ranks, blocks, 1) + dodona_skip_most(ranks, blocks, ranks - 1);
  return volume;
}
