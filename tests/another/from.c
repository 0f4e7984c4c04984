/* A caller of the way in: its plan is what it asked for, and a peer is a rank. tests/install.sh proves it. */
#include <dodona.h>
/*@ requires \valid_read(request) && 0 <= rank < request->ranks;
    assigns \nothing;
    ensures -2 <= \result < \old(request->ranks); */
int32_t from_whom(const dodona_request *request, int32_t rank, int64_t x) {
  uint32_t table[64];
  dodona_plan plan;
  if (dodona_plan_make(request, table, 64, &plan) != DODONA_OK)
    return -2;
  const dodona_place place = dodona_place_of(&plan, rank);
  dodona_step step = dodona_step_at(&plan, &place, x);
  return step.recv_from;
}
