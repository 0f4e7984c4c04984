/* Judges MSCCL programs. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_MSCCL_H
#define DODONA_ORACLE_COMMANDS_CHECK_MSCCL_H

#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/msccl/program.h"

/* Runs the program and prints the answer; `root` is what the options say of one, DODONA_NONE: nothing. Returns the exit status. */
int oracle_check_msccl(oracle_asked *a, const oracle_msccl *program, int32_t root);

#endif
