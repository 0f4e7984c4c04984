/* Finds the entry of a rank and a block in a table. The entries of one block lie together, because ranks that are busy in one step mostly
   move the same blocks. */
#ifndef DODONA_CHECK_CELL_OF_H
#define DODONA_CHECK_CELL_OF_H

#include <stdint.h>
#include "ref/check/cell.h"

/*@ requires cell: 0 <= rank < P && 0 <= block < s;
    terminates \true;
    assigns \nothing;
    ensures cell: \result == Cell(P, rank, block) && 0 <= \result < Cells(P, s);
    exits \false; */
static inline int64_t dodona_check_cell_of(int32_t P, int32_t rank, int32_t block)
/*@ ghost (int32_t s) */ {
  //@ assert rest: Cells(P, s) == P * block + P + P * (s - 1 - block);
  //@ assert product: 0 <= P * (s - 1 - block);
  //@ assert below: Cell(P, rank, block) < Cells(P, s);
  //@ assert above: 0 <= Cell(P, rank, block);
  return (int64_t)block * P + rank;
}

#endif
