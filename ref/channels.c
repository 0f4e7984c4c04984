/* Rows come step by step, so each module counts anew when a message passes it in a later step. */
#include "channels.h"

/*@
  // After n rows a module is ready for more.
  predicate ChannelState{L}(dodona_row *a, integer per, integer way, integer n, integer m,
                            integer most, integer peak, integer now, integer step) =
    ChannelCount(a, per, way, n, m, most, peak) &&
    ChannelLoad(a, per, way, n, step, m) == now &&
    (\forall integer x; step < x ==> ChannelLoad(a, per, way, n, x, m) == 0) &&
    now <= most <= n && 0 <= peak <= step && (n == 0 ==> step == 0) &&
    (0 < n ==> step <= a[n - 1].step);

  predicate ChannelReady{L}(dodona_row *a, integer per, integer way, integer n, integer m,
                            dodona_channel *channels) =
    ChannelState(a, per, way, n, m, channels[m].most, channels[m].peak, channels[m].now,
                 channels[m].step);
*/

/* Row k passes module m. */
/*@ requires memory: \valid_read(rows + k) && \valid(at);
    requires range: 0 <= k < INT64_MAX && 0 <= rows[k].step <= 0x4000000000000000;
    requires passes: PassesOver(rows, per, way, k, m) == 1;
    requires state: ChannelState(rows, per, way, k, m, at->most, at->peak, at->now, at->step);
    requires order: at->step <= rows[k].step;
    terminates \true;
    assigns *at;
    ensures state: ChannelState(rows, per, way, k + 1, m, at->most, at->peak, at->now, at->step);
    exits \false; */
static void pass(const dodona_row *rows, int64_t k, dodona_channel *at)
/*@ ghost (int32_t per, int32_t way, int32_t m) */ {
  /*@ assert load: \forall integer x; ChannelLoad(rows, per, way, k + 1, x, m) ==
        ChannelLoad(rows, per, way, k, x, m) + (rows[k].step == x ? 1 : 0); */
  uint64_t step = (uint64_t)rows[k].step;
  at->now = at->step == step ? at->now + 1 : 1;
  at->step = step;
  /*@ assert now: ChannelLoad(rows, per, way, k + 1, step, m) == at->now; */
  if (at->now > at->most) {
    at->most = at->now;
    at->peak = step;
  }
}

void dodona_channels(const dodona_row *rows, int64_t n, int32_t modules, int32_t per, int32_t way,
                     dodona_channel *channels) {
  /*@ loop invariant range: 0 <= m <= modules;
      loop invariant state: \forall integer i; 0 <= i < m ==>
        ChannelReady(rows, per, way, 0, i, channels);
      loop assigns m, channels[0 .. modules - 1];
      loop variant modules - m; */
  for (int32_t m = 0; m < modules; m++) {
    /*@ assert none: \forall integer x; ChannelLoad(rows, per, way, 0, x, m) == 0; */
    channels[m] = (dodona_channel){0, 0, 0, 0};
  }
  /*@ loop invariant range: 0 <= k <= n;
      loop invariant state: \forall integer i; 0 <= i < modules ==>
        ChannelReady(rows, per, way, k, i, channels);
      loop assigns k, channels[0 .. modules - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++) {
    int32_t from = rows[k].rank / per;
    int32_t to = rows[k].peer / per;
    int32_t m = way == DODONA_LEAVING ? from : to;
    /*@ assert over: rows[k].op == DODONA_SEND && from != to ==>
          PassesOver(rows, per, way, k, m) == 1; */
    /*@ assert aside: \forall integer i; i != m || rows[k].op != DODONA_SEND || from == to ==>
          PassesOver(rows, per, way, k, i) == 0; */
    /*@ assert others: \forall integer i, x; i != m || rows[k].op != DODONA_SEND || from == to ==>
          ChannelLoad(rows, per, way, k + 1, x, i) == ChannelLoad(rows, per, way, k, x, i); */
    /*@ assert past: \forall integer i; 0 <= i < modules ==>
          ChannelReady(rows, per, way, k, i, channels) && channels[i].step <= rows[k].step; */
    /*@ assert skipped: \forall integer i; 0 <= i < modules &&
          (i != m || rows[k].op != DODONA_SEND || from == to) ==>
          ChannelReady(rows, per, way, k, i, channels) &&
          ChannelReady(rows, per, way, k + 1, i, channels); */
    if (rows[k].op == DODONA_SEND && from != to) {
      pass(rows, k, &channels[m]) /*@ ghost (per, way, m) */;
      /*@ assert kept: \forall integer i; 0 <= i < modules && i != m ==>
            channels[i].most == \at(channels[i].most, LoopCurrent) &&
            channels[i].peak == \at(channels[i].peak, LoopCurrent) &&
            channels[i].now == \at(channels[i].now, LoopCurrent) &&
            channels[i].step == \at(channels[i].step, LoopCurrent); */
      /*@ assert passed: ChannelReady(rows, per, way, k + 1, m, channels); */
    }
  }
}

int32_t dodona_channels_peak(const dodona_channel *channels, int32_t modules) {
  int32_t peak = 0;
  /*@ loop invariant range: 0 <= peak < m <= modules;
      loop invariant most: \forall integer i; 0 <= i < m ==>
        channels[i].most <= channels[peak].most;
      loop invariant first: \forall integer i; 0 <= i < peak ==>
        channels[i].most < channels[peak].most;
      loop assigns m, peak;
      loop variant modules - m; */
  for (int32_t m = 1; m < modules; m++) {
    if (channels[m].most > channels[peak].most)
      peak = m;
  }
  return peak;
}
