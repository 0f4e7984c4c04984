/* Cells of the checkers' tables are apart. */
#ifndef DODONA_CHECK_CELL_H
#define DODONA_CHECK_CELL_H

#include "spec/check/cell.h"

/*@
  lemma cell_order:
    \forall integer ranks, q, c, r, b; 0 <= ranks && c < b ==>
      Cell(ranks, q, c) - q + ranks <= Cell(ranks, r, b) - r;

  lemma cell_range:
    \forall integer ranks, blocks, r, b; 0 <= r < ranks && 0 <= b < blocks ==>
      0 <= Cell(ranks, r, b) < Cells(ranks, blocks);

  lemma cell_injective:
    \forall integer ranks, q, c, r, b; 0 <= q < ranks && 0 <= r < ranks &&
      Cell(ranks, q, c) == Cell(ranks, r, b) ==> q == r && c == b;
*/

#endif
