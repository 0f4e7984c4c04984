/* MSCCL programs: what the thread blocks of each GPU do, as MSCCL's XML says it (Cowan et al., MSCCLang, ASPLOS 2023). */
#ifndef DODONA_ORACLE_MSCCL_PROGRAM_H
#define DODONA_ORACLE_MSCCL_PROGRAM_H

#include "ref/oracle/ask/collective.h"
#include "ref/oracle/read/rows_file.h"

enum { ORACLE_MSCCL_MOST_RANKS = 1 << 20, ORACLE_MSCCL_MOST_CHUNKS = 1 << 24 };

typedef enum oracle_msccl_buffer {
  ORACLE_MSCCL_INPUT,
  ORACLE_MSCCL_OUTPUT,
  ORACLE_MSCCL_SCRATCH,
  ORACLE_MSCCL_BUFFERS
} oracle_msccl_buffer;

/* What a step does, in this order. A step that does not receive takes what stands at its source. */
enum {
  ORACLE_MSCCL_RECEIVES = 1,
  ORACLE_MSCCL_ADDS =
      2, /* what stands at the source; where nothing is received, at the destination */
  ORACLE_MSCCL_STORES = 4, /* at the destination */
  ORACLE_MSCCL_SENDS = 8,
  ORACLE_MSCCL_TAKES = 16 /* from the source: it sends or copies what it has not received */
};

typedef struct oracle_msccl_step {
  int64_t line;
  int64_t from;  /* the step that sends what it receives, -1: none */
  int64_t to;    /* the step that receives what it sends, -1: none */
  int64_t needs; /* a step of the same GPU that must have ended, -1: none */
  int64_t src;   /* the first chunk, of all chunks of the program; -1: it has no source */
  int64_t dst;
  int32_t count;  /* of chunks */
  int32_t thread; /* its thread block, of all of the program */
  int32_t number; /* in its thread block, from 0 */
  int32_t acts;
} oracle_msccl_step;

typedef struct oracle_msccl_thread {
  int64_t line;
  int64_t first; /* its steps: first .. first + count - 1 */
  int64_t count;
  int32_t gpu;
  int32_t id;
  int32_t send; /* the GPU that it sends to, -1: none */
  int32_t recv;
  int32_t channel;
} oracle_msccl_thread;

typedef struct oracle_msccl_gpu {
  int64_t line;                        /* 0: the GPU has not been read */
  int64_t begin;                       /* its first chunk, of all of the program */
  int32_t sizes[ORACLE_MSCCL_BUFFERS]; /* in chunks */
  int32_t first;                       /* its thread blocks: first .. first + count - 1 */
  int32_t count;
} oracle_msccl_gpu;

/* Of a stated collective, which blocks stand in the chunks of all GPUs' inputs or outputs. */
typedef struct oracle_msccl_blocks {
  int64_t *first; /* of each GPU, where its chunk 0 is in `blocks`; and behind the last */
  int32_t *blocks;
} oracle_msccl_blocks;

typedef struct oracle_msccl_tables {
  const oracle_stated *stated;
  oracle_msccl_blocks chunks[2]; /* of inputs and of outputs */
  int64_t *first;                /* of each block, its first in `inputs`; and behind the last */
  int64_t *inputs;               /* GPU * input + chunk, ascending for each block */
} oracle_msccl_tables;

typedef struct oracle_msccl {
  int32_t ranks;
  int32_t room;  /* messages that a connection holds, by the protocol: Simple 2, LL and LL128 8 */
  bool in_place; /* the shorter of input and output is a part of the longer */
  int32_t input; /* how many chunks a GPU begins with, and ends with; the most, where they differ */
  int32_t output;
  int64_t chunks; /* of all GPUs and buffers */
  oracle_msccl_gpu *gpus;
  oracle_msccl_thread *threads;
  oracle_msccl_step *steps;
  int32_t thread_count;
  int64_t count;                       /* of steps */
  const oracle_collective *collective; /* NULL: a custom program, which tables state */
  oracle_msccl_tables tables;          /* all zero, but for a stated collective */
} oracle_msccl;

/* The operation of a custom program. */
#define ORACLE_MSCCL_STATED "stated"

/* MSCCL's word for a collective, NULL if it has none; and the collective of a word. */
const char *oracle_msccl_coll(const char *op);
const char *oracle_msccl_op(const char *coll);

/* Returns whether the source begins as XML does; it is at its beginning then. */
bool oracle_is_msccl(oracle_source *source);

/* Reads MSCCL's XML; `op` is the collective, NULL: the one that `coll` names; "stated" and the word custom are none that we know. Finds the other end of each message: the k-th send of a connection
   (source, destination, channel) meets the k-th receive. False, with a fault that says line and what was expected. Free it in any case. */
bool oracle_msccl_read(oracle_source *source, const char *op, oracle_msccl *program,
                       oracle_fault *fault);
void oracle_msccl_free(oracle_msccl *program);

/* Says what a program is for that was read as none that we know: the k-th block that a file gives a GPU stands in chunk k of its input, or output.
   False, with a fault, if a GPU has fewer chunks. The tables must outlive the program. */
bool oracle_msccl_state(oracle_msccl *program, const oracle_stated *stated, const char *name,
                        oracle_fault *fault);
void oracle_msccl_tables_free(oracle_msccl_tables *tables);

/* Returns the block of chunk k of a GPU's input or output, by the tables; -1 if it has none. */
int32_t oracle_msccl_stated_block(const oracle_msccl *program, int32_t gpu,
                                  oracle_msccl_buffer buffer, int64_t k);

/* Writes why rows cannot say what the step does, with its line. False. */
bool oracle_msccl_refuse(const oracle_msccl *program, const char *name, oracle_fault *fault,
                         int64_t step, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Returns where chunk k of a buffer of the GPU stands, -1 if the buffer has no chunk k. In place, input and output share chunks. */
int64_t oracle_msccl_chunk(const oracle_msccl *program, int32_t gpu, oracle_msccl_buffer buffer,
                           int64_t k);

/* Returns how many blocks the collective has, or each rank of them, where ranks share them. */
int32_t oracle_msccl_each(const oracle_msccl *program);

/* What a chunk of the program is: the GPU, the buffer, the number there. Of what is input and output, the longer one. */
typedef struct oracle_msccl_place {
  int32_t gpu;
  oracle_msccl_buffer buffer;
  int64_t number;
} oracle_msccl_place;
oracle_msccl_place oracle_msccl_place_of(const oracle_msccl *program, int64_t chunk);

/* "chunk 3 of GPU 1's input"; "GPU 1, thread block 0, step 3". */
typedef struct oracle_msccl_name {
  char text[64];
} oracle_msccl_name;
oracle_msccl_name oracle_msccl_chunk_name(const oracle_msccl *program, int64_t chunk);
oracle_msccl_name oracle_msccl_step_name(const oracle_msccl *program, int64_t step);

#endif
