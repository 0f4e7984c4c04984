/* How large a block is, and whether all times of a run stay below 2^63. */
#include "loggp.h"

int64_t dodona_loggp_bytes(int64_t bytes, int32_t blocks, int32_t block) {
  return bytes / blocks + (block < bytes % blocks ? 1 : 0);
}

/* Whether a * b <= most. */
/*@ requires range: 0 <= a && 0 <= b && 0 <= most;
    terminates \true;
    assigns \nothing;
    ensures fits: \result == 1 ==> a * b <= most;
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
static int within(int64_t a, int64_t b, int64_t most) {
  if (b == 0)
    return 1;
  int64_t quotient = most / b;
  /*@ assert quotient: quotient * b <= most; */
  /*@ assert smaller: a <= quotient ==> a * b <= quotient * b; */
  return a <= quotient;
}

int dodona_loggp_fits(const dodona_loggp *machine, int64_t bytes, int64_t sends) {
  if (sends > INT64_MAX / 2 - 1)
    return 0;
  int64_t moves = 2 * sends + 1;
  int64_t most = INT64_MAX;
  int64_t left = most;
  if (!within(bytes, machine->byte_gap, left))
    return 0;
  int64_t move = bytes * machine->byte_gap;
  left -= move;
  if (machine->latency > left || machine->gap > left - machine->latency)
    return 0;
  left -= machine->latency + machine->gap;
  if (machine->overhead > left / 2)
    return 0;
  move += machine->latency + machine->gap + 2 * machine->overhead;
  return within(moves, move, most);
}
