/* What the caller wants of a collective, for every operation and algorithm. A member left 0 takes its default, so requests
   are written with designated initialisers:

     dodona_request r = {.algorithm = DODONA_FRACTIONAL, .ranks = 12, .blocks = 8};

   A member that the algorithm does not take must be 0; one block is the default of all. */
#ifndef DODONA_SCHEDULE_REQUEST_H
#define DODONA_SCHEDULE_REQUEST_H

#include "ref/algorithms/groups/crossbar_shape.h"
#include "ref/algorithms/groups/htree_shape.h"
#include "ref/algorithms/scan/scan.h"
#include "ref/algorithms/exchange/baseline.h"
#include "ref/algorithms/postal/rule.h"

/* The ports of a rank. */
typedef enum dodona_ports {
  DODONA_DUPLEX,  /* a rank sends one message and receives one in a step */
  DODONA_SIMPLEX, /* it sends or receives, never both: a schedule made for such ports */
  DODONA_COUPLES  /* the same ports: couples of ranks play the ranks of a duplex schedule */
} dodona_ports;

/* Modules are counted at so many levels of a crossbar at most. */
#define DODONA_LEVELS (DODONA_CROSSBAR_LEVELS - 1)

typedef struct dodona_request {
  int32_t op;        /* a dodona_op */
  int32_t algorithm; /* a dodona_algorithm */
  int32_t ports;     /* a dodona_ports */
  int32_t ranks;     /* P, 1 .. 2^31 - 1 */
  int32_t
      root; /* 0 .. P - 1; 0 where there is none: an allreduce by shares or windows, an allgather and all that follow it */
  int32_t
      blocks; /* s, into how many the message of all ranks is cut; default 1, of a barrier P. Share i is i s / P to (i + 1) s / P - 1 */
  int32_t group; /* r, ranks in a group; default 2 */
  dodona_rule
      rule; /* postal trees and the combine: latency and ticks, default 1/1; alpha: the share */
  int32_t modules
      [DODONA_LEVELS]; /* crossbar: modules in a module, outermost level first; 0 ends the list */
  int32_t channels;    /* crossbar: into each module, 1 or 2; default 2 */
  int32_t rows;        /* mesh: a, of a x b = P ranks */
  int32_t group_rows;  /* mesh: r1; default 1 */
  int32_t group_cols;  /* mesh: r2; default 1 */
} dodona_request;

#include "ref/schedule/request_acsl.h"

/* Returns the request with its defaults filled in. */
/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures filled: Filled(*request, \result);
    exits \false; */
dodona_request dodona_request_fill(const dodona_request *request);

/* Returns DODONA_OK, or the first thing that is wrong with a request that has been filled: DODONA_BAD_ALGORITHM,
   _BAD_OP (the algorithm does not serve it), _BAD_PORTS, _BAD_RANKS, _BAD_ROOT, _BAD_BLOCKS, _BAD_GROUP, _BAD_LATENCY,
   _BAD_ALPHA (out of range); _ROOT_NOT_TAKEN, _GROUP_NOT_TAKEN, _LATENCY_NOT_TAKEN, _ALPHA_NOT_TAKEN, _BAD_SHAPE (not taken);
   _LATENCY_NOT_WHOLE (of a combine); _RANKS_DO_NOT_FIT, _GROUP_DOES_NOT_FIT (the network). O(1), of a network O(log P). */
/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures fit: \result == DODONA_OK <==> FitRequest(*request);
    ensures room: \result != DODONA_SHORT_TABLE;
    exits \false; */
dodona_status dodona_request_judge(const dodona_request *request);

#endif
