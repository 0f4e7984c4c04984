/* The formats that schedules are written in: one table entry and one file each. */
#ifndef DODONA_ORACLE_FORMAT_H
#define DODONA_ORACLE_FORMAT_H

#include "rounds.h"

/* Where a format writes, and what it may want to know of what it wrote before. */
typedef struct oracle_sink {
  FILE *out;
  const dodona_plan *plan;            /* of a broadcast; NULL if it is a combine */
  const dodona_combine_plan *combine; /* of a combine; NULL if it is a broadcast */
  int32_t rank;                       /* the only rank, or DODONA_NONE for all */
  int64_t transfers;                  /* written so far */
  int64_t step;                       /* of the transfer before; 0 at first */
} oracle_sink;

/* In `step` src sends `block` to dst. `receiving`: this is dst's side of it. */
typedef struct oracle_transfer {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
  bool receiving;
} oracle_transfer;

/* Transfers come by step, then by the rank whose program is told. Of a whole schedule each is told
   once, as its sender's, unless the format wants both sides; of one rank all that the rank does is
   told. */
typedef struct oracle_format {
  const char *name;
  bool both_sides;
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

/* A comment line that says what plan this is, after `mark`. */
void oracle_put_title(const oracle_sink *sink, const char *mark);

#endif
