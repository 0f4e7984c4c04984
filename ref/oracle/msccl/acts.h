/* An MSCCL program that is to be written: what each end of a message does, and which acts it waits for. */
#ifndef DODONA_ORACLE_MSCCL_ACTS_H
#define DODONA_ORACLE_MSCCL_ACTS_H

#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/write/rows_write.h"

enum { ORACLE_MSCCL_MOST_STEPS = 256, ORACLE_MSCCL_A_CHANNEL = 64, ORACLE_MSCCL_NONE = -1 };

typedef struct oracle_msccl_message {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
  int32_t count; /* of blocks */
  int32_t channel;
  bool stored;
  bool exchanged; /* the other way, too, something goes in the step */
} oracle_msccl_message;

/* An end of a message. */
typedef struct oracle_msccl_act {
  int64_t message;
  int64_t first_need; /* what it depends on: needs[first_need .. first_need + need_count - 1] */
  int32_t need_count;
  int32_t thread; /* of its rank */
  int32_t number; /* its step there, behind those that only wait */
  int64_t place;  /* among all acts, thread block by thread block */
  bool receives;
  bool needed;
} oracle_msccl_act;

/* A reader of a chunk since it was stored. */
typedef struct oracle_msccl_reader {
  int64_t act;
  int64_t next;
} oracle_msccl_reader;

/* All zero at first, but the text and the blocks. */
typedef struct oracle_msccl_draft {
  const oracle_rows_text *text;
  int32_t blocks; /* of a rank's buffer */
  oracle_msccl_message *messages;
  int64_t count;
  oracle_msccl_act *acts; /* two a message: rank by rank, by step */
  int64_t *order;         /* the acts, rank by rank, thread block by thread block */
  dodona_row *ends;       /* the sends, by step, source and destination */
  int64_t end_count;
  int64_t *needs;
  int64_t need_count, need_room;
  oracle_msccl_reader *readers;
  int64_t reader_count;
  int64_t *stored; /* for each chunk of a rank: the act that has stored it */
  int64_t *read;   /* the last of its readers */
} oracle_msccl_draft;

/* Fills the draft from its text; false, with a fault, if there is no memory or a thread block has too many steps. Free it in any case. */
bool oracle_msccl_acts(oracle_msccl_draft *draft, const char *name, oracle_fault *fault);
void oracle_msccl_acts_free(oracle_msccl_draft *draft);

/* Whose act it is, and who is at the other end. */
int32_t oracle_msccl_act_rank(const oracle_msccl_draft *draft, const oracle_msccl_act *act);
int32_t oracle_msccl_act_peer(const oracle_msccl_draft *draft, const oracle_msccl_act *act);

#endif
