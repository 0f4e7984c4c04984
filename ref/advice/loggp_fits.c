/* Whether all times of a run stay below 2^63. */
#include "ref/base/exact.h"
#include "ref/advice/loggp.h"

/* How far a message moves the clock at most, if that fits. */
/*@ requires machine: \valid_read(machine) && 0 <= machine->latency && 0 <= machine->overhead &&
      0 <= machine->gap && 0 <= machine->byte_gap;
    requires out: \valid(move) && \separated(machine, move);
    requires range: 0 <= bytes;
    terminates \true;
    assigns *move;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==> 2 * machine->overhead + machine->latency +
      machine->gap + bytes * machine->byte_gap <= INT64_MAX;
    ensures move: \result == DODONA_OK ==> *move == 2 * machine->overhead + machine->latency +
      machine->gap + bytes * machine->byte_gap;
    exits \false; */
static dodona_status move_of(const dodona_loggp *machine, int64_t bytes, int64_t *move) {
  int64_t wire = 0;
  int64_t under_way = 0;
  int64_t received = 0;
  if (dodona_exact_mul(bytes, machine->byte_gap, &wire) != DODONA_OK ||
      dodona_exact_add(wire, machine->latency, &under_way) != DODONA_OK ||
      dodona_exact_add(under_way, machine->gap, &received) != DODONA_OK ||
      dodona_exact_add(received, machine->overhead, &received) != DODONA_OK ||
      dodona_exact_add(received, machine->overhead, &received) != DODONA_OK)
    return DODONA_OVERFLOW;
  /*@ assert sum: received == 2 * machine->overhead + machine->latency + machine->gap +
        bytes * machine->byte_gap; */
  *move = received;
  /*@ assert kept: machine->overhead == \at(machine->overhead, Pre) &&
        machine->latency == \at(machine->latency, Pre) && machine->gap == \at(machine->gap, Pre) &&
        machine->byte_gap == \at(machine->byte_gap, Pre); */
  /*@ assert move: *move == 2 * machine->overhead + machine->latency + machine->gap +
        bytes * machine->byte_gap; */
  return DODONA_OK;
}

int dodona_loggp_fits(const dodona_loggp *machine, int64_t bytes, int64_t sends) {
  int64_t move = 0;
  int64_t all = 0;
  if (sends > INT64_MAX / 2)
    return 0;
  /*@ assert more: 0 <= sends * (2 * machine->overhead + machine->latency +
        machine->gap + bytes * machine->byte_gap); */
  if (move_of(machine, bytes, &move) != DODONA_OK)
    return 0;
  return dodona_exact_mul(2 * sends + 1, move, &all) == DODONA_OK;
}
