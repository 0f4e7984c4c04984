/* Rows come step by step, so each module counts anew when a message passes it in a later step. */
#include "ref/count/channels.h"

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

/* Row k passes module m, and what was counted before is `at`. */
/*@ requires memory: \valid_read(rows + k);
    requires range: 0 <= k < INT64_MAX && 0 <= rows[k].step <= 0x4000000000000000;
    requires passes: PassesOver(rows, per, way, k, m) == 1;
    requires state: ChannelState(rows, per, way, k, m, at.most, at.peak, at.now, at.step);
    requires order: at.step <= rows[k].step;
    terminates \true;
    assigns \nothing;
    ensures state: ChannelState(rows, per, way, k + 1, m, \result.most, \result.peak, \result.now,
                                \result.step);
    exits \false; */
static dodona_channel pass(const dodona_row *rows, int64_t k, dodona_channel at)
/*@ ghost (int32_t per, int32_t way, int32_t m) */ {
  /*@ assert load: \forall integer x; ChannelLoad(rows, per, way, k + 1, x, m) ==
        ChannelLoad(rows, per, way, k, x, m) + (rows[k].step == x ? 1 : 0); */
  uint64_t step = (uint64_t)rows[k].step;
  uint64_t now = at.step == step ? at.now + 1 : 1;
  /*@ assert now: ChannelLoad(rows, per, way, k + 1, step, m) == now; */
  /*@ assert later: \forall integer x; step < x ==>
        ChannelLoad(rows, per, way, k + 1, x, m) == 0; */
  dodona_channel next = {at.most, at.peak, now, step};
  if (now > at.most) {
    next.most = now;
    next.peak = step;
  }
  /*@ assert most: \forall integer x; ChannelLoad(rows, per, way, k + 1, x, m) <= next.most; */
  /*@ assert reached: ChannelLoad(rows, per, way, k + 1, next.peak, m) == next.most; */
  /*@ assert first: \forall integer x; x < next.peak ==>
        ChannelLoad(rows, per, way, k + 1, x, m) < next.most; */
  /*@ assert counted: ChannelCount(rows, per, way, k + 1, m, next.most, next.peak); */
  return next;
}

/*@ requires range: 0 <= m < modules;
    requires memory: \valid(channels + (0 .. modules - 1));
    terminates \true;
    assigns channels[m];
    ensures stored: channels[m].most == at.most && channels[m].peak == at.peak &&
      channels[m].now == at.now && channels[m].step == at.step;
    ensures most: \forall integer i; 0 <= i < modules && i != m ==>
      channels[i].most == \old(channels[i].most);
    ensures peak: \forall integer i; 0 <= i < modules && i != m ==>
      channels[i].peak == \old(channels[i].peak);
    ensures now: \forall integer i; 0 <= i < modules && i != m ==>
      channels[i].now == \old(channels[i].now);
    ensures step: \forall integer i; 0 <= i < modules && i != m ==>
      channels[i].step == \old(channels[i].step);
    exits \false; */
static void store(dodona_channel *channels, int32_t m, dodona_channel at)
/*@ ghost (int32_t modules) */ {
  channels[m].most = at.most;
  channels[m].peak = at.peak;
  channels[m].now = at.now;
  channels[m].step = at.step;
}

/* The module that row k passes, or DODONA_NONE. */
/*@ requires range: 0 <= k < n && 1 <= modules && 1 <= per && 0 <= way <= 1;
    requires memory: \valid_read(rows + (0 .. n - 1));
    requires rows: ChannelRows(rows, per, modules, n);
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < modules;
    ensures passes: 0 <= \result ==> PassesOver(rows, per, way, k, \result) == 1;
    ensures others: \forall integer m; 0 <= m && m != \result ==>
      PassesOver(rows, per, way, k, m) == 0;
    exits \false; */
static int32_t passed_module(const dodona_row *rows, int64_t k, int32_t per, int32_t way)
/*@ ghost (int64_t n, int32_t modules) */ {
  int32_t from = rows[k].rank / per;
  int32_t to = rows[k].peer / per;
  if (rows[k].op != DODONA_SEND || from == to)
    return DODONA_NONE;
  /*@ assert leaves: way == 0 ==> PassesOver(rows, per, way, k, from) == 1; */
  /*@ assert enters: way != 0 ==> PassesOver(rows, per, way, k, to) == 1; */
  return way == DODONA_LEAVING ? from : to;
}

/*@
  predicate ChannelsReady{L}(dodona_row *a, integer per, integer way, integer n, integer modules,
                             dodona_channel *channels) =
    \forall integer i; 0 <= i < modules ==> ChannelReady(a, per, way, n, i, channels);
*/

/*@ requires range: 1 <= modules && 1 <= per && 0 <= way <= 1;
    requires memory: \valid(channels + (0 .. modules - 1));
    terminates \true;
    assigns channels[0 .. modules - 1];
    ensures ready: ChannelsReady(rows, per, way, 0, modules, channels);
    exits \false; */
static void clear(int32_t modules, dodona_channel *channels)
/*@ ghost (const dodona_row *rows, int32_t per, int32_t way) */ {
  /*@ loop invariant range: 0 <= m <= modules;
      loop invariant zero: \forall integer i; 0 <= i < m ==>
        channels[i].most == 0 && channels[i].peak == 0 && channels[i].now == 0 &&
        channels[i].step == 0;
      loop assigns m, channels[0 .. modules - 1];
      loop variant modules - m; */
  for (int32_t m = 0; m < modules; m++) {
    channels[m].most = 0;
    channels[m].peak = 0;
    channels[m].now = 0;
    channels[m].step = 0;
  }
  /*@ assert none: \forall integer x, m; ChannelLoad(rows, per, way, 0, x, m) == 0; */
}

/* Row k is counted. */
/*@ requires range: 0 <= k < n && 1 <= modules && 1 <= per && 0 <= way <= 1;
    requires memory: \valid_read(rows + (0 .. n - 1)) && \valid(channels + (0 .. modules - 1));
    requires rows: ChannelRows(rows, per, modules, n);
    requires module: -1 <= m < modules && (0 <= m ==> PassesOver(rows, per, way, k, m) == 1);
    requires others: \forall integer i; 0 <= i && i != m ==> PassesOver(rows, per, way, k, i) == 0;
    requires ready: ChannelsReady(rows, per, way, k, modules, channels);
    terminates \true;
    assigns channels[0 .. modules - 1];
    ensures ready: ChannelsReady(rows, per, way, k + 1, modules, channels);
    exits \false; */
static void count(const dodona_row *rows, int64_t k, int32_t m, dodona_channel *channels)
/*@ ghost (int64_t n, int32_t modules, int32_t per, int32_t way) */ {
  /*@ assert others: \forall integer i, x; 0 <= i && i != m ==>
        ChannelLoad(rows, per, way, k + 1, x, i) == ChannelLoad(rows, per, way, k, x, i); */
  /*@ assert order: 0 < k ==> rows[k - 1].step <= rows[k].step; */
  /*@ assert past: \forall integer i; 0 <= i < modules ==>
        ChannelReady(rows, per, way, k, i, channels) && channels[i].step <= rows[k].step; */
  /*@ assert counts: \forall integer i; 0 <= i < modules && i != m ==>
        ChannelReady(rows, per, way, k, i, channels) &&
        ChannelCount(rows, per, way, k + 1, i, channels[i].most, channels[i].peak); */
  /*@ assert last: \forall integer i; 0 <= i < modules && i != m ==>
        ChannelReady(rows, per, way, k, i, channels) &&
        ChannelLoad(rows, per, way, k + 1, channels[i].step, i) == channels[i].now; */
  /*@ assert later: \forall integer i; 0 <= i < modules && i != m ==>
        ChannelReady(rows, per, way, k, i, channels) &&
        (\forall integer x; channels[i].step < x ==>
          ChannelLoad(rows, per, way, k + 1, x, i) == 0); */
  /*@ assert skipped: \forall integer i; 0 <= i < modules && i != m ==>
        ChannelReady(rows, per, way, k, i, channels) &&
        ChannelReady(rows, per, way, k + 1, i, channels); */
  if (m == DODONA_NONE)
    return;
  store(channels, m, pass(rows, k, channels[m]) /*@ ghost (per, way, m) */)
      /*@ ghost (modules) */;
  /*@ assert still: \forall integer i; 0 <= i < modules && i != m ==>
        \at(ChannelReady(rows, per, way, k + 1, i, channels), Pre) &&
        ChannelReady(rows, per, way, k + 1, i, channels); */
  /*@ assert passed: ChannelReady(rows, per, way, k + 1, m, channels); */
}

void dodona_channels(const dodona_row *rows, int64_t n, int32_t modules, int32_t per, int32_t way,
                     dodona_channel *channels) {
  clear(modules, channels) /*@ ghost (rows, per, way) */;
  /*@ loop invariant range: 0 <= k <= n;
      loop invariant ready: ChannelsReady(rows, per, way, k, modules, channels);
      loop assigns k, channels[0 .. modules - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++) {
    int32_t m = passed_module(rows, k, per, way) /*@ ghost (n, modules) */;
    count(rows, k, m, channels) /*@ ghost (n, modules, per, way) */;
  }
  /*@ assert counted: \forall integer m; 0 <= m < modules ==>
        ChannelReady(rows, per, way, n, m, channels) &&
        ChannelCount(rows, per, way, n, m, channels[m].most, channels[m].peak); */
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
