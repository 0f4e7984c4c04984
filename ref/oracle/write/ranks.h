/* Lists of ranks, shortened. */
#ifndef DODONA_ORACLE_WRITE_RANKS_H
#define DODONA_ORACLE_WRITE_RANKS_H

#include "ref/oracle/ask/request.h"

/* A rank's parents or its children: dodona_parent or dodona_child. */
typedef int32_t (*oracle_relatives)(const dodona_plan *plan, const dodona_place *place, int32_t k);

/* "3,7,8" or "0..9,12": three or more ranks that follow each other are one run; "-" if there is
   none. */
void oracle_put_ranks(FILE *out, const dodona_plan *plan, const dodona_place *place,
                      oracle_relatives relatives);

#endif
