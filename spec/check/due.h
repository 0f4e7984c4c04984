/* What the entry of a table of inputs asks for. */
#ifndef DODONA_SPEC_CHECK_DUE_H
#define DODONA_SPEC_CHECK_DUE_H

/*@
  // How often an input is to be in a result, by an entry that is not 0: once, or where it is 2 not at all.
  logic integer Due(integer entry) = entry == 2 ? 0 : 1;
*/

#endif
