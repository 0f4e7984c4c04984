/* Judges MSCCL programs. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_MSCCL_H
#define DODONA_ORACLE_COMMANDS_CHECK_MSCCL_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/msccl/program.h"

/* A program for GPUs is run as it is, then as the rows that it makes. Prints the answer, and returns the exit status. */
int oracle_check_msccl(oracle_asked *a, oracle_source *source);

#endif
