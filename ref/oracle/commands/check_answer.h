/* The answers of `dodona check`, as text or as a JSON object. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ANSWER_H
#define DODONA_ORACLE_COMMANDS_CHECK_ANSWER_H

#include <jansson.h>
#include "ref/check/once.h"
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/read/trail.h"
#include "ref/oracle/read/tree_file.h"

struct oracle_with;

/* What the options said. */
typedef struct oracle_asked {
  const char *file;
  const char *op;
  const char *model;
  const char *lambda;
  const char *format;
  dodona_rules rules;
  int32_t ports; /* to send with, and as many to receive with: a rank's partners in a step */
  const oracle_collective *collective;
  int32_t count;      /* of blocks, of all ranks; rules.blocks is twice that, but in a bcast */
  int32_t each;       /* of blocks, as asked */
  const char *counts; /* of blocks, where they differ; NULL: they do not */
  const char *begins; /* the files of a stated collective, or NULL */
  const char *wants;
  oracle_stated stated;
  int32_t *begin;      /* the first block of each rank or pair then; on the heap */
  int32_t base;        /* the number of the first block that is judged, where only some are */
  const uint8_t *done; /* of each rank: whether it is not judged; NULL: all are */
  int32_t all;         /* how many violations are listed; 0: only the first one is told */
  const oracle_tree_file *tree;   /* that the rows come from, or NULL */
  const char *ordered;            /* how operands keep the order of ranks, or NULL: they need not */
  const char *same_bits;          /* which results have to have the same bits, or NULL */
  const struct oracle_with *with; /* of another schedule, too, or NULL */
  int32_t memory;   /* MiB that tables of blocks and ranks, and the binary form, may take */
  int64_t messages; /* of the program that they come from, or 0 */
  int32_t slots;    /* how many a connection of it must hold */
} oracle_asked;

/* A schedule that was asked for with another, and its rows, sorted by step. */
typedef struct oracle_with {
  const oracle_asked *asked;
  const oracle_rows *rows;
} oracle_with;

static inline oracle_dealt oracle_dealt_of(const oracle_asked *a) {
  return (oracle_dealt){a->rules.root, a->each, a->rules.ranks,
                        a->begins != NULL ? &a->stated : NULL, a->begin};
}

/* What all answers are made of: whether JSON is asked for; ", at latency 1 (no --lambda)" where that was assumed; hops, of a long way only
   its ends; hops as an array, NULL if there is no memory; and the object that has the question, `valid` and the members of `answer`,
   which it takes. */
bool oracle_answer_is_json(const oracle_asked *a);
const char *oracle_answer_assumed(const oracle_asked *a);
void oracle_answer_way(const oracle_hop *hops, int64_t count);
json_t *oracle_answer_way_json(const oracle_hop *hops, int64_t count);
int oracle_answer_json(const oracle_asked *a, int status, json_t *answer);

/* Prints that the rows are valid: their steps, the lower bound, the ratio. The bound holds for messages of
   one block: with longer messages sent block by block, the schedule would take `more` steps more. Returns
   ORACLE_YES, or ORACLE_BAD after an error line. */
typedef struct oracle_extent {
  int64_t first; /* the first step that has rows, and the last */
  int64_t last;
  int64_t rows;
  const oracle_rows *all; /* NULL where they have not been in memory together */
} oracle_extent;
oracle_extent oracle_extent_of(const oracle_rows *rows);
int oracle_answer_valid(const oracle_asked *a, oracle_extent extent, int64_t more);

/* Prints the rule that the rows break first. Returns ORACLE_NO, or ORACLE_BAD after an error line. */
int oracle_answer_invalid(const oracle_asked *a, const oracle_rows *rows,
                          const dodona_verdict *verdict);

/* Prints that the row keeps no order: its rank has the inputs of the ranks has[0] .. has[1], and the inputs of gets[0] .. gets[1], which come to
   the rank or wait there, stand neither right before these nor right behind them. */
int oracle_answer_disorder(const oracle_asked *a, const oracle_rows *rows, int64_t row,
                           const int32_t *has, const int32_t *gets);

/* The same of what is no tree. */
int oracle_answer_no_tree(const oracle_asked *a, const char *why);

/* The same of a trail, whose first hop is the violation: of programs that do not end, of results that differ. */
int oracle_answer_trail(const oracle_asked *a, const oracle_trail *trail);

/* The same of what a rank has not exactly once in the end, with the way there. */
int oracle_answer_lack(const oracle_asked *a, const oracle_rows *rows, const dodona_lack *lack);

#endif
