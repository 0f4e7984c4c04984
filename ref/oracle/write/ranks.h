/* Lists of ranks, shortened. */
#ifndef DODONA_ORACLE_WRITE_RANKS_H
#define DODONA_ORACLE_WRITE_RANKS_H

#include "ref/oracle/ask/request.h"

/* A rank's parents or its children: dodona_tree_parent or dodona_tree_child. */
typedef int32_t (*oracle_relatives)(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                    int32_t k);

/* "3,7,8" or "0..9,12": three or more ranks that follow each other are one run; "-" if there is
   none. */
void oracle_put_ranks(FILE *out, const dodona_tree_plan *plan, const dodona_tree_place *place,
                      oracle_relatives relatives);

#endif
