/* Counts how many messages a module of a hierarchy of crossbars sends and receives over its channels, step
   by step, for any schedule given as rows. Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_COUNT_CHANNELS_H
#define DODONA_COUNT_CHANNELS_H

#include "ref/check/broadcast.h"
#include "spec/count/channels.h"

enum { DODONA_LEAVING = 0, DODONA_ENTERING = 1 };

/* A module's channels, one way. */
typedef struct dodona_channel {
  uint64_t most; /* messages in one step */
  uint64_t peak; /* the first step with as many; 0 if most is 0 */
  uint64_t now;  /* messages in `step`, */
  uint64_t step; /* the last with any */
} dodona_channel;

/*@
  // The channel counts what passes module m in the first n rows.
  predicate ChannelCount{L}(dodona_row *a, integer per, integer way, integer n, integer m,
                            integer most, integer peak) =
    (\forall integer x; ChannelLoad(a, per, way, n, x, m) <= most) &&
    ChannelLoad(a, per, way, n, peak, m) == most &&
    (\forall integer x; 1 <= most && x < peak ==> ChannelLoad(a, per, way, n, x, m) < most) &&
    (most == 0 ==> peak == 0);
*/

/* Counts, for each of `modules` modules of `per` ranks, the most messages that leave it (`way`
   DODONA_LEAVING) or enter it in one step. The first `n` rows count, sorted by step; rows that receive are
   passed over. O(modules + n) time. */
/*@ requires range: 0 <= n && 1 <= modules && 1 <= per && 0 <= way <= 1;
    requires memory: \valid_read(rows + (0 .. n - 1)) && \valid(channels + (0 .. modules - 1));
    requires apart: \separated(rows + (0 .. n - 1), channels + (0 .. modules - 1));
    requires rows: ChannelRows(rows, per, modules, n);
    terminates \true;
    assigns channels[0 .. modules - 1];
    ensures count: \forall integer m; 0 <= m < modules ==>
      ChannelCount(rows, per, way, n, m, channels[m].most, channels[m].peak);
    exits \false; */
void dodona_channels(const dodona_row *rows, int64_t n, int32_t modules, int32_t per, int32_t way,
                     dodona_channel *channels);

/* Returns the first module with the most messages in one step. O(modules) time. */
/*@ requires range: 1 <= modules;
    requires memory: \valid_read(channels + (0 .. modules - 1));
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < modules;
    ensures most: \forall integer m; 0 <= m < modules ==>
      channels[m].most <= channels[\result].most;
    ensures first: \forall integer m; 0 <= m < \result ==>
      channels[m].most < channels[\result].most;
    exits \false; */
int32_t dodona_channels_peak(const dodona_channel *channels, int32_t modules);

#endif
