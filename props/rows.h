/* A plan's whole schedule as the checker's input, and a growing array of rows. */
#ifndef DODONA_PROPS_ROWS_H
#define DODONA_PROPS_ROWS_H

#include "props/agree.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct row_list {
  dodona_row *rows;
  int64_t count;
  int64_t capacity;
} row_list;

/* Empties the list and fills it with what every rank does in steps 1 .. dodona_tree_steps, by
   dodona_tree_step_at alone. */
void rows_of_plan(const owned_plan *owned, row_list *list);
void append_row(row_list *list, dodona_row row);
void free_rows(row_list *list);

dodona_rules duplex_rules(int32_t ranks, int32_t blocks, int32_t root);

/* The checker, with scratch of its own that holds anything before. */
dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t count);

#ifdef __cplusplus
}
#endif

#endif
