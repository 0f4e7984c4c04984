/* What is read of an MSCCL program, until the file is whole. */
#ifndef DODONA_ORACLE_MSCCL_PARSING_H
#define DODONA_ORACLE_MSCCL_PARSING_H

#include "ref/oracle/msccl/program.h"

#include <expat.h>

/* What a step of the file says, before all buffers are known. */
typedef struct oracle_msccl_raw {
  oracle_msccl_buffer buffers[2];
  int64_t offsets[2];
  int32_t thread; /* that it waits for; -1: none */
  int32_t step;
} oracle_msccl_raw;

typedef struct oracle_msccl_parsing {
  oracle_msccl *program;
  const char *name;
  const char *op;
  oracle_fault *fault;
  XML_Parser parser;
  bool failed;
  int depth;   /* of the element at hand: algo 1, gpu 2, tb 3, step 4 */
  int skipped; /* of the element at hand, within one that is none of these */
  int32_t gpu;
  oracle_msccl_raw *raws; /* one a step */
} oracle_msccl_parsing;

/* Writes the first fault of the text. False. */
bool oracle_msccl_fail(oracle_msccl_parsing *p, int64_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Completes the program when all elements are read: how long its buffers are, where its steps' chunks stand, which steps they need, and which
   step is at the other end of a message. False, with a fault. */
bool oracle_msccl_finish(oracle_msccl_parsing *p);

#endif
