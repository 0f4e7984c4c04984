/* How many messages leave or enter a module in a step. Only rows that send between two modules count; a
   module has `per` consecutive ranks. Rows are as the checker takes them. */
#ifndef DODONA_SPEC_COUNT_CHANNELS_H
#define DODONA_SPEC_COUNT_CHANNELS_H

/*@
  // The message of row k leaves (way 0) or enters (way 1) module m.
  logic integer PassesOver{L}(dodona_row *a, integer per, integer way, integer k, integer m) =
    a[k].op == DODONA_SEND && a[k].rank / per != a[k].peer / per &&
      (way == 0 ? a[k].rank / per : a[k].peer / per) == m ? 1 : 0;

  // How many of the first n rows do so in step x.
  // measure n
  logic integer ChannelLoad{L}(dodona_row *a, integer per, integer way, integer n, integer x,
                               integer m) =
    n <= 0 ? 0 : ChannelLoad(a, per, way, n - 1, x, m) +
      (a[n - 1].step == x ? PassesOver(a, per, way, n - 1, m) : 0);

  // Rows sorted by step, whose ranks and peers are in so many modules.
  predicate ChannelRows{L}(dodona_row *a, integer per, integer modules, integer n) =
    (\forall integer i; 0 <= i < n ==> 0 <= a[i].rank && a[i].rank / per < modules &&
       0 <= a[i].peer && a[i].peer / per < modules && 0 <= a[i].step <= 0x4000000000000000) &&
    (\forall integer i, j; 0 <= i <= j < n ==> a[i].step <= a[j].step);
*/

#endif
