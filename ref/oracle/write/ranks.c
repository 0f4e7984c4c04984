/* Runs of ranks, gathered and written one by one. */
#include "ref/oracle/write/ranks.h"

typedef struct run {
  int32_t first;
  int32_t last;
  int listed; /* runs written before */
} run;

static void put_run(FILE *out, run *r) {
  if (r->first == DODONA_NONE)
    return;
  fprintf(out, "%s%d", r->listed++ > 0 ? "," : "", r->first);
  if (r->last > r->first)
    fprintf(out, "%s%d", r->last == r->first + 1 ? "," : "..", r->last);
}

void oracle_put_ranks(FILE *out, const dodona_plan *plan, const dodona_place *place,
                      oracle_relatives relatives) {
  run r = {DODONA_NONE, DODONA_NONE, 0};
  int32_t rank;
  for (int32_t k = 0; (rank = relatives(plan, place, k)) != DODONA_NONE; k++) {
    if (r.first == DODONA_NONE || rank != r.last + 1) {
      put_run(out, &r);
      r.first = rank;
    }
    r.last = rank;
  }
  put_run(out, &r);
  if (r.listed == 0)
    fputc('-', out);
}
