/* Whether an MSCCL program does what its collective asks, however its steps happen to interleave: three passes. Each returns false, with no
   trail, if there is no memory; what is wrong is the trail, its first hop the violation. */
#ifndef DODONA_ORACLE_MSCCL_RUN_H
#define DODONA_ORACLE_MSCCL_RUN_H

#include "ref/oracle/msccl/program.h"
#include "ref/oracle/read/trail.h"

/* Stores an order of all steps in which each comes behind what it waits for: the step before it in its thread block, the step that it depends on,
   the message that it receives, and room for the one that it sends. A connection has room for *slots messages, where each chunk of a message counts
   as one: the runtimes cut messages that are large. *slots is the least that does, at most the program's room. Wrong: a send without a receive or
   the other way round; ends that differ in their number of chunks; steps that wait for each other. O(8 chunks of all steps). */
bool oracle_msccl_order(const oracle_msccl *program, int64_t *order, int32_t *slots,
                        oracle_trail *wrong);

/* Wrong: two steps of a GPU use one chunk, one of them stores it, and nothing makes either wait for the other; so a program without such
   steps has the same result in every order. O(steps times thread blocks of a GPU, for each GPU). */
bool oracle_msccl_races(const oracle_msccl *program, const int64_t *order, oracle_trail *wrong);

/* Runs the steps in that order, on chunks that hold how often each input is in them. Wrong: a chunk of an output that does not hold in the end what
   the collective asks; the trail goes back to where it came from. *root is whose input a broadcast brings, or who gets a reduction's
   result; DODONA_NONE: whoever does, and it is stored. O(steps * chunks of a step * inputs in a chunk). */
bool oracle_msccl_contents(const oracle_msccl *program, const int64_t *order, int32_t *root,
                           oracle_trail *wrong);

#endif
