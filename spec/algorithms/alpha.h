/* Splitting by a fixed share: of n ranks the sender keeps round(alpha n), alpha = p/q.
   Source: Bruck, De Coster, Dewulf, Ho, Lauwereins, section 2.4 (algorithm bcast). */
#ifndef DODONA_SPEC_ALGORITHMS_ALPHA_H
#define DODONA_SPEC_ALGORITHMS_ALPHA_H

/*@
  logic integer Clamp(integer a, integer lo, integer hi) = a < lo ? lo : a > hi ? hi : a;

  // round(p n / q), halves up.
  logic integer RoundShare(integer p, integer q, integer n) = (2 * p * n + q) / (2 * q);

  // What the sender keeps of n >= 2 ranks: itself at least, and not all.
  logic integer AlphaKeep(integer p, integer q, integer n) =
    Clamp(RoundShare(p, q, n), 1, n - 1);

  predicate ValidAlpha(integer p, integer q) = 0 < p < q <= 0x40000000;

  // AlphaJoin(a, b) is the most ranks that can be split so that at most a stay and at most b go:
  // AlphaKeep(n) <= a and n - AlphaKeep(n) <= b for n <= AlphaJoin(a, b), and for no other n. a, b >= 1.
  logic integer AlphaStay(integer p, integer q, integer a) =
    \let n = (2 * q * a + q - 1) / (2 * p); n < a + 1 ? a + 1 : n;
  logic integer AlphaGo(integer p, integer q, integer b) =
    \let n = (2 * q * b + q) / (2 * (q - p)); n < b + 1 ? b + 1 : n;
  logic integer AlphaJoin(integer p, integer q, integer a, integer b) =
    AlphaStay(p, q, a) <= AlphaGo(p, q, b) ? AlphaStay(p, q, a) : AlphaGo(p, q, b);
*/

#endif
