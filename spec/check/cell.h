/* Where the checkers' tables keep an entry. The entry of rank r and operation op stands rank by
   rank. The entry of rank r and block b stands block by block, because ranks that are busy in one step
   mostly move few blocks. */
#ifndef DODONA_SPEC_CHECK_CELL_H
#define DODONA_SPEC_CHECK_CELL_H

/*@
  logic integer PortSlot(integer r, integer op) = 2 * r + op;

  // How many cells there are.
  logic integer Cells(integer ranks, integer blocks) = ranks * blocks;

  logic integer Cell(integer ranks, integer r, integer b) = b * ranks + r;
*/

#endif
