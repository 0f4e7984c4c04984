/* The steps of an MSCCL program's messages: each message takes the earliest step that it can. */
#ifndef DODONA_ORACLE_MSCCL_STEPS_H
#define DODONA_ORACLE_MSCCL_STEPS_H

#include "ref/oracle/msccl/program.h"

/* Stores in steps[k] in which step the message passes that step k of the program sends, from 0. In a step a GPU sends a message to one other and
   receives one, and it sends what it had before the step. `order` is what oracle_msccl_order has found. False, with a fault, if there is no memory
   or a message passes only by a buffer. */
bool oracle_msccl_steps(const oracle_msccl *program, const int64_t *order, const char *name,
                        int64_t *steps, oracle_fault *fault);

#endif
