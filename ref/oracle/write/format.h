/* The formats that schedules are written in: one table entry and one file each. */
#ifndef DODONA_ORACLE_WRITE_FORMAT_H
#define DODONA_ORACLE_WRITE_FORMAT_H

#include "ref/oracle/ask/walk.h"

/* Where a format writes, and what it may want to know of what it wrote before. */
typedef struct oracle_sink {
  FILE *out;
  const oracle_course *course;
  int32_t rank;      /* the only rank, or DODONA_NONE for all */
  bool windows;      /* of a combine: its blocks are T and S */
  bool phases;       /* an allreduce's transfers have a phase, reduce or bcast */
  int64_t transfers; /* written so far */
  int64_t step;      /* of the transfer before; 0 at first */
} oracle_sink;

/* In `step` src sends `count` blocks from `block` on to dst. `receiving`: this is dst's side of it.
   `partial`: dst combines them with its own. */
typedef struct oracle_transfer {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
  int32_t count;
  bool receiving;
  bool partial;
} oracle_transfer;

/* Transfers come by step, then by the rank whose program is written. In a whole schedule each transfer is
   written once, from the sender's side, unless the format wants both sides. For one rank, all that the rank
   does is written. A message of several blocks is written block by block, unless the format wants it whole. */
typedef struct oracle_format {
  const char *name;
  bool both_sides;
  bool whole;
  void (*begin)(const oracle_sink *sink);
  void (*transfer)(const oracle_sink *sink, oracle_transfer transfer);
  void (*end)(const oracle_sink *sink);
} oracle_format;

extern const oracle_format oracle_format_csv;
extern const oracle_format oracle_format_ops;
extern const oracle_format oracle_format_json;
extern const oracle_format oracle_format_text;

/* `value` >= 0 in decimal, then `after`; fast. */
void oracle_put(FILE *out, int64_t value, char after);

/* The block of a transfer, then `after`: a number, of a combine T or S. */
void oracle_put_block(const oracle_sink *sink, int32_t block, char after);

/* The phase of a transfer, then `after`. */
void oracle_put_phase(const oracle_sink *sink, const oracle_transfer *transfer, char after);

/* The JSON members that tell what tree a plan's broadcast takes, each with the comma behind it. */
void oracle_json_tree(FILE *out, const dodona_tree_plan *plan);

/* A comment line that says what plan this is, after `mark`. */
void oracle_put_title(const oracle_sink *sink, const char *mark);

#endif
