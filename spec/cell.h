/* Where the checker's tables keep what they know: of rank r and operation op, and of rank r and block
   b, rank by rank. */
#ifndef DODONA_SPEC_CELL_H
#define DODONA_SPEC_CELL_H

/*@
  logic integer Slot(integer r, integer op) = 2 * r + op;

  // How many cells there are.
  logic integer Cells(integer ranks, integer blocks) = ranks * blocks;

  logic integer Cell(integer blocks, integer r, integer b) = r * blocks + b;

  lemma cell_order:
    \forall integer blocks, q, c, r, b; 0 <= blocks && q < r ==>
      Cell(blocks, q, c) - c + blocks <= Cell(blocks, r, b) - b;

  lemma cell_range:
    \forall integer ranks, blocks, r, b; 0 <= r < ranks && 0 <= b < blocks ==>
      0 <= Cell(blocks, r, b) < Cells(ranks, blocks);

  lemma cell_injective:
    \forall integer blocks, q, c, r, b; 0 <= b < blocks && 0 <= c < blocks &&
      Cell(blocks, q, c) == Cell(blocks, r, b) ==> q == r && c == b;
*/

#endif
