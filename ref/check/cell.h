/* Computes where the checker's tables keep an entry. The entry of rank r and operation op stands rank by
   rank. The entry of rank r and block b stands block by block, because ranks that are busy in one step
   mostly move few blocks. */
#ifndef DODONA_CHECK_CELL_H
#define DODONA_CHECK_CELL_H

/*@
  logic integer PortSlot(integer r, integer op) = 2 * r + op;

  // How many cells there are.
  logic integer Cells(integer ranks, integer blocks) = ranks * blocks;

  logic integer Cell(integer ranks, integer r, integer b) = b * ranks + r;

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
