/* In a round of the core a rank meets the k ranks whose numbers differ from its own in one digit at most, and joins what they have by that digit. By induction
   the ranks whose numbers agree above the lowest digits have one expression, so in the end all have. */
#include "proofs/theorems/algorithms/multiplying_order.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/multiplying_order.h"

/*@
  // At the start of the core's round y + 1, m = k^y: a rank has what the first rank has whose number agrees with its own above the lowest y digits.
  predicate AlikeAbove(integer P, integer k, integer r, integer b, integer y, integer m) =
    \forall integer v; 0 <= v < MultiplyCore(P, k) ==>
      Term(r, MultiplyFold(P, k) + y + 1, v, b) == Term(r, MultiplyFold(P, k) + y + 1, v / m * m, b);
*/

/*@ ghost
  /@ requires range: 1 <= m;
     terminates \true;
     assigns \nothing;
     ensures same: (t - 1) * m < q * m <= t * m ==> q == t;
     exits \false; @/
  void lemma_cancel(int64_t m, int64_t q, int64_t t)
  {
    /@ assert above: q > t ==> (q - t) * m >= m; @/
    /@ assert below: q < t ==> q * m <= (t - 1) * m; @/
  }

  // u differs from v in the digit of m at most: u is `low` above the digits g, t, 0 .. 0.
  /@ requires range: 1 <= m <= 0x7fffffff && 2 <= k <= 0x7fffffff && 0 <= u <= 0x7fffffff && 0 <= low < m && 0 <= g;
     terminates \true;
     assigns \nothing;
     ensures digit: u / m / k == g && u % m == low ==> \result == u / m % k && 0 <= \result < k && u == (g * k + \result) * m + low;
     exits \false; @/
  int64_t lemma_digit_of(int64_t m, int64_t k, int64_t u, int64_t g, int64_t low)
  {
    int64_t q = u / m;
    int64_t t = q % k;
    /@ assert parts: u == q * m + u % m; @/
    /@ assert digits: q == (q / k) * k + t && 0 <= t < k; @/
    return t;
  }

  /@ requires range: 1 <= m <= 0x7fffffff && 2 <= k <= 0x7fffffff && 0 <= g <= 0x7fffffff && 0 <= t < k && 0 <= low < m && (g * k + t) * m + low <= 0x7fffffff;
     requires u: u == (g * k + t) * m + low;
     terminates \true;
     assigns \nothing;
     ensures digits: u / m == g * k + t && u / m / k == g && u / m % k == t && u % m == low;
     exits \false; @/
  void lemma_of_digits(int64_t m, int64_t k, int64_t g, int64_t t, int64_t low, int64_t u)
  {
    int64_t q = g * k + t;
    lemma_divided(u, m, q, low);
    lemma_divided(q, k, g, t);
  }

  // DigitOn changes one digit.
  /@ requires range: 2 <= k <= 0x7fffffff && 1 <= m <= 0x7fffffff && 0 <= c <= 0x7fffffff && 1 <= p < k;
     terminates \true;
     assigns \nothing;
     ensures low: DigitOn(k, m, c, p) % m == c % m;
     exits \false; @/
  void lemma_digit_low(int64_t k, int64_t m, int64_t c, int64_t p)
  {
    int64_t q = c / m;
    int64_t e = q % k;
    int64_t j = e + p < k ? p : p - k;
    lemma_digit_on(k, m, c, p);
    /@ assert parts: c == q * m + c % m && 0 <= c % m < m; @/
    /@ assert sum: (q + j) * m == q * m + j * m; @/
    lemma_divided(c + j * m, m, q + j, c % m);
  }

  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P) && 0 <= v < MultiplyCore(P, k) && 0 <= u < P;
     requires m: m == PowerOf(k, y) && Q == MultiplyCore(P, k) && 1 <= m && Q == m * (k * n) && 0 <= n && Q <= P;
     terminates \true;
     assigns \nothing;
     ensures meets: JoinsRank(P, k, MultiplyFold(P, k) + y + 1, v, u) == (u < Q && u / m / k == v / m / k && u % m == v % m ? 1 : 0);
     exits \false; @/
  void lemma_meets(int32_t P, int32_t k, int32_t y, int32_t v, int32_t u, int32_t m, int32_t Q, int32_t n)
  {
    int32_t j = 0;
    int32_t e = v / m % k;
    int32_t t = u / m % k;
    int32_t like = u < Q && u / m / k == v / m / k && u % m == v % m ? 1 : 0;
    /@ assert v: v == (v / m) * m + v % m && v / m == (v / m / k) * k + e && 0 <= e < k; @/
    /@ assert u: u == (u / m) * m + u % m && u / m == (u / m / k) * k + t && 0 <= t < k; @/
    /@ assert own: like == 1 ==> (t == e <==> u == v); @/
    /@ loop invariant range: 0 <= j < k;
       loop invariant hears: HearsRank(P, k, MultiplyFold(P, k) + y + 1, v, u, j) ==
         (like == 1 && t != e && (t < e ? e - t : e + k - t) <= j ? 1 : 0);
       loop assigns j;
       loop variant k - j; @/
    while (j < k - 1) {
      j++;
      lemma_digit_on(k, m, v, k - j);
      lemma_digit_low(k, m, v, k - j);
      lemma_digit_below(k, m, v, k - j, n);
      /@ assert from: MultiplyFrom(P, k, MultiplyFold(P, k) + y + 1, v, j) == DigitOn(k, m, v, k - j); @/
      /@ assert to: DigitOn(k, m, v, k - j) == u ==> like == 1 && t != e && (t < e ? e - t : e + k - t) == j; @/
      /@ assert back: like == 1 && t != e && (t < e ? e - t : e + k - t) == j ==> DigitOn(k, m, v, k - j) / m == u / m; @/
      /@ assert parts: DigitOn(k, m, v, k - j) == (DigitOn(k, m, v, k - j) / m) * m + DigitOn(k, m, v, k - j) % m; @/
      /@ assert this: DigitOn(k, m, v, k - j) == u <==> like == 1 && t != e && (t < e ? e - t : e + k - t) == j; @/
    }
  }

  /@ requires range: 1 <= m <= 0x7fffffff && 2 <= k <= 0x7fffffff && 0 <= n <= 0x7fffffff && 0 <= low < m && 0 <= e < k && 0 <= g <= 0x7fffffff;
     requires inside: (g * k + e) * m + low < m * (k * n);
     terminates \true;
     assigns \nothing;
     ensures last: (g * k + (k - 1)) * m + low < m * (k * n);
     exits \false; @/
  void lemma_last_digit(int64_t m, int64_t k, int64_t n, int64_t g, int64_t e, int64_t low)
  {
    /@ assert group: n <= g ==> m * (k * n) <= m * (k * g); @/
    /@ assert own: m * (k * g) <= (g * k + e) * m; @/
    /@ assert less: g < n; @/
    lemma_product_order(g + 1, n, k);
    lemma_product_order((g + 1) * k, n * k, m);
    /@ assert below: m * (k * (g + 1)) <= m * (k * n); @/
    /@ assert next: (g * k + (k - 1)) * m + m == m * (k * (g + 1)); @/
  }

  // Between two of the ranks first + t m there is none that differs in that digit only.
  /@ requires range: 1 <= m <= 0x7fffffff && 2 <= k <= 0x7fffffff && 0 <= u <= 0x7fffffff && 0 <= low < m && 0 <= g && 0 <= t <= k;
     requires first: first == (g * k) * m + low && next == first + t * m;
     requires between: (0 < t ==> next - m < u) && (t < k ==> u < next);
     terminates \true;
     assigns \nothing;
     ensures other: !(u / m / k == g && u % m == low);
     exits \false; @/
  void lemma_between(int64_t m, int64_t k, int64_t g, int64_t low, int64_t first, int64_t next, int64_t u, int64_t t)
  {
    int64_t q = lemma_digit_of(m, k, u, g, low);
    lemma_cancel(m, q, t);
    /@ assert back: (t - 1) * m == t * m - m; @/
    /@ assert place: u / m / k == g && u % m == low ==> u == first + q * m && 0 <= q < k; @/
    /@ assert least: 0 <= q ==> 0 <= q * m; @/
    /@ assert most: q < k ==> q * m <= (k - 1) * m; @/
  }

  /@ requires range: 0 <= t;
     terminates \true;
     assigns \nothing;
     ensures next: DigitsJoined(r, x, b, first, m, t + 1) ==
       (t == 0 ? Term(r, x, first, b) : Plus(DigitsJoined(r, x, b, first, m, t), Term(r, x, first + t * m, b)));
     exits \false; @/
  void lemma_digits_next(int64_t r, int32_t x, int32_t b, int64_t first, int64_t m, int64_t t)
  {
  }

  // From rank u to before `next` there is nobody to join.
  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P) && 0 <= v < MultiplyCore(P, k) && 0 <= u <= P && u <= end <= P && 0 <= t <= k;
     requires m: m == PowerOf(k, y) && Q == MultiplyCore(P, k) && 1 <= m && Q == m * (k * n) && 0 <= n && Q <= P;
     requires first: first == (v / m / k * k) * m + v % m && x == MultiplyFold(P, k) + y + 1;
     requires next: next == first + t * m && (0 < t ==> next - m < u) && (t < k ==> end <= next);
     terminates \true;
     assigns \nothing;
     ensures met: MetBelow(P, k, x, v, end) == MetBelow(P, k, x, v, u);
     ensures joined: JoinedBelow(P, k, r, x, v, b, end) == JoinedBelow(P, k, r, x, v, b, u);
     exits \false; @/
  void lemma_joined_gap(int32_t P, int32_t k, int64_t r, int32_t b, int32_t y, int32_t x, int32_t v, int32_t m, int32_t Q, int32_t n, int64_t first,
                        int32_t u, int32_t end, int64_t t, int64_t next)
  {
    int32_t w = u;
    int64_t g = v / m / k;
    int64_t low = v % m;
    /@ assert low: 0 <= low < m && 0 <= g && first == (g * k) * m + low; @/
    /@ loop invariant range: u <= w <= end;
       loop invariant met: MetBelow(P, k, x, v, w) == MetBelow(P, k, x, v, u);
       loop invariant joined: JoinedBelow(P, k, r, x, v, b, w) == JoinedBelow(P, k, r, x, v, b, u);
       loop assigns w;
       loop variant end - w; @/
    while (w < end) {
      lemma_meets(P, k, y, v, w, m, Q, n);
      lemma_between(m, k, g, low, first, next, w, t);
      /@ assert other: JoinsRank(P, k, x, v, w) == 0; @/
      w++;
    }
  }

  // At `next` there is.
  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P) && 0 <= v < MultiplyCore(P, k) && 0 <= u < MultiplyCore(P, k) && 0 <= t < k;
     requires m: m == PowerOf(k, y) && Q == MultiplyCore(P, k) && 1 <= m && Q == m * (k * n) && 0 <= n && Q <= P;
     requires first: first == (v / m / k * k) * m + v % m && x == MultiplyFold(P, k) + y + 1 && u == first + t * m;
     requires met: MetBelow(P, k, x, v, u) == t;
     requires joined: 0 < t ==> JoinedBelow(P, k, r, x, v, b, u) == DigitsJoined(r, x, b, first, m, t);
     terminates \true;
     assigns \nothing;
     ensures met: MetBelow(P, k, x, v, u + 1) == t + 1;
     ensures joined: JoinedBelow(P, k, r, x, v, b, u + 1) == DigitsJoined(r, x, b, first, m, t + 1);
     exits \false; @/
  void lemma_joined_at(int32_t P, int32_t k, int64_t r, int32_t b, int32_t y, int32_t x, int32_t v, int32_t m, int32_t Q, int32_t n, int64_t first,
                       int32_t u, int64_t t)
  {
    int64_t g = v / m / k;
    int64_t low = v % m;
    /@ assert place: 0 <= low < m && 0 <= g && u == (g * k + t) * m + low; @/
    lemma_meets(P, k, y, v, u, m, Q, n);
    lemma_of_digits(m, k, g, t, low, u);
    lemma_digits_next(r, x, b, first, m, t);
    /@ assert meets: JoinsRank(P, k, x, v, u) == 1; @/
    /@ assert term: Term(r, x, u, b) == Term(r, x, first + t * m, b) && (t == 0 ==> u == first); @/
  }

  // What v joins in a round of the core are the k ranks of its digit, in their order.
  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P) && 0 <= v < MultiplyCore(P, k);
     requires m: m == PowerOf(k, y) && Q == MultiplyCore(P, k) && 1 <= m && Q == m * (k * n) && 0 <= n && Q <= P;
     requires first: first == (v / m / k * k) * m + v % m && x == MultiplyFold(P, k) + y + 1;
     terminates \true;
     assigns \nothing;
     ensures joined: JoinedBelow(P, k, r, x, v, b, P) == DigitsJoined(r, x, b, first, m, k);
     exits \false; @/
  void lemma_joined(int32_t P, int32_t k, int64_t r, int32_t b, int32_t y, int32_t x, int32_t v, int32_t m, int32_t Q, int32_t n, int64_t first)
  {
    int64_t g = v / m / k;
    int64_t low = v % m;
    int64_t e = v / m % k;
    int64_t t = 0;
    int64_t next = first;
    int32_t u = 0;
    /@ assert v: v == (v / m) * m + low && v / m == g * k + e && 0 <= e < k && 0 <= low < m; @/
    lemma_last_digit(m, k, n, g, e, low);
    lemma_product_order(0, k - 1, m);
    /@ assert last: first + (k - 1) * m < Q; @/
    /@ loop invariant range: 0 <= u <= P && 0 <= t <= k;
       loop invariant next: next == first + t * m && 0 <= next < Q + m;
       loop invariant after: 0 < t ==> next - m < u;
       loop invariant before: u <= next && (0 < t ==> u == next - m + 1);
       loop invariant met: MetBelow(P, k, x, v, u) == t;
       loop invariant joined: 0 < t ==> JoinedBelow(P, k, r, x, v, b, u) == DigitsJoined(r, x, b, first, m, t);
       loop assigns u, t, next;
       loop variant k - t; @/
    while (t < k) {
      lemma_product_order(t, k - 1, m);
      /@ assert inside: 0 <= next < Q; @/
      lemma_joined_gap(P, k, r, b, y, x, v, m, Q, n, first, u, (int32_t)next, t, next);
      lemma_joined_at(P, k, r, b, y, x, v, m, Q, n, first, (int32_t)next, t);
      u = (int32_t)next + 1;
      next += m;
      t++;
      /@ assert next: next == first + t * m; @/
    }
    /@ assert end: t == k; @/
    lemma_joined_gap(P, k, r, b, y, x, v, m, Q, n, first, u, P, t, next);
  }

  // They are alike by that digit, whatever is below it.
  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P) && 0 <= v < MultiplyCore(P, k);
     requires m: m == PowerOf(k, y) && Q == MultiplyCore(P, k) && 1 <= m && Q == m * (k * n) && 0 <= n && Q <= P;
     requires alike: AlikeAbove(P, k, r, b, y, m);
     terminates \true;
     assigns \nothing;
     ensures same: DigitsJoined(r, MultiplyFold(P, k) + y + 1, b, (v / m / k * k) * m + v % m, m, k) ==
       DigitsJoined(r, MultiplyFold(P, k) + y + 1, b, (v / m / k * k) * m, m, k);
     exits \false; @/
  void lemma_alike_digits(int32_t P, int32_t k, int64_t r, int32_t b, int32_t y, int32_t v, int32_t m, int32_t Q, int32_t n)
  {
    int64_t g = v / m / k;
    int64_t low = v % m;
    int64_t e = v / m % k;
    /@ assert v: v == (v / m) * m + low && v / m == g * k + e && 0 <= e < k && 0 <= low < m; @/
    lemma_nonneg(e, m);
    lemma_nonneg(g * k, m);
    /@ assert sum: v == (g * k) * m + e * m + low; @/
    int64_t w = (g * k) * m;
    int64_t t = 1;
    lemma_last_digit(m, k, n, g, e, low);
    /@ assert inside: w + (k - 1) * m + low < Q; @/
    /@ assert here: w == (v / m / k * k) * m && low == v % m; @/
    lemma_of_digits(m, k, g, 0, low, w + low);
    lemma_of_digits(m, k, g, 0, 0, w);
    /@ loop invariant range: 1 <= t <= k;
       loop invariant same: DigitsJoined(r, MultiplyFold(P, k) + y + 1, b, w + low, m, t) == DigitsJoined(r, MultiplyFold(P, k) + y + 1, b, w, m, t);
       loop assigns t;
       loop variant k - t; @/
    while (t < k) {
      lemma_product_order(t, k - 1, m);
      lemma_of_digits(m, k, g, t, low, w + t * m + low);
      lemma_of_digits(m, k, g, t, 0, w + t * m);
      /@ assert own: Term(r, MultiplyFold(P, k) + y + 1, w + low + t * m, b) == Term(r, MultiplyFold(P, k) + y + 1, w + t * m, b); @/
      t++;
    }
  }

  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P) && m == PowerOf(k, y);
     requires alike: AlikeAbove(P, k, r, b, y, m);
     requires run: MultiplyingInOrder(P, k, r, b);
     terminates \true;
     assigns \nothing;
     ensures alike: AlikeAbove(P, k, r, b, y + 1, k * m);
     exits \false; @/
  void lemma_alike_round(int32_t P, int32_t k, int64_t r, int32_t b, int32_t y, int32_t m)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t Q = lemma_power_is(k, log, P);
    int32_t n = lemma_power_is(k, log - y - 1, P);
    lemma_power_is(k, y, P);
    lemma_power_cut(k, y, log);
    /@ assert next: Q == m * (k * n) && k * m <= Q <= P; @/
    int32_t x = (Q < P ? 1 : 0) + y + 1;
    /@ assert x: x == MultiplyFold(P, k) + y + 1 && MultiplyCombines(P, k, x); @/
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= Q;
       loop invariant alike: \forall integer u; 0 <= u < v ==>
         Term(r, MultiplyFold(P, k) + y + 2, u, b) == Term(r, MultiplyFold(P, k) + y + 2, u / (k * m) * (k * m), b);
       loop assigns v;
       loop variant Q - v; @/
    while (v < Q) {
      int64_t g = v / m / k;
      int64_t e = v / m % k;
      int64_t low = v % m;
      /@ assert v: v == (v / m) * m + low && v / m == g * k + e && 0 <= e < k && 0 <= low < m; @/
      lemma_nonneg(e, m);
      lemma_nonneg(g * k, m);
      lemma_product_order(e, k - 1, m);
      /@ assert split: v == (g * k) * m + e * m + low; @/
      int64_t w = (g * k) * m;
      /@ assert below: 0 <= w <= v && w + low <= v; @/
      /@ assert first_of_v: (v / m / k * k) * m + v % m == w + low; @/
      lemma_divided(v, (int64_t)k * m, g, e * m + low);
      lemma_of_digits(m, k, g, 0, 0, w);
      /@ assert first_of_w: (w / m / k * k) * m + w % m == w; @/
      lemma_joined(P, k, r, b, y, x, v, m, Q, n, w + low);
      lemma_joined(P, k, r, b, y, x, (int32_t)w, m, Q, n, w);
      lemma_alike_digits(P, k, r, b, y, v, m, Q, n);
      /@ assert first: v / (k * m) * (k * m) == w; @/
      /@ assert v_has: Term(r, x + 1, v, b) == JoinedBelow(P, k, r, x, v, b, P); @/
      /@ assert w_has: Term(r, x + 1, w, b) == JoinedBelow(P, k, r, x, w, b, P); @/
      /@ assert alike: Term(r, x + 1, v, b) == Term(r, x + 1, w, b); @/
      v++;
    }
  }

  void theorem_multiplying_ranks(int32_t P, int32_t k, int64_t r, int32_t b)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t Q = lemma_power_is(k, log, P);
    int32_t y = 0;
    int32_t m = lemma_power_is(k, 0, P);
    /@ assert one: m == 1 && (\forall integer v; v / 1 * 1 == v); @/
    /@ loop invariant range: 0 <= y <= log && m == PowerOf(k, y);
       loop invariant alike: AlikeAbove(P, k, r, b, y, m);
       loop assigns y, m;
       loop variant log - y; @/
    while (y < log) {
      lemma_alike_round(P, k, r, b, y, m);
      lemma_power_cut(k, y, log);
      m = lemma_power_is(k, y + 1, P);
      y++;
    }
    /@ assert core: \forall integer v; 0 <= v < Q ==> v / Q * Q == 0; @/
    /@ assert all: \forall integer v; 0 <= v < Q ==> Term(r, MultiplyFold(P, k) + log + 1, v, b) == Term(r, MultiplyFold(P, k) + log + 1, 0, b); @/
    if (Q == P)
      return;
    /@ assert last: !MultiplyCombines(P, k, log + 2) && MultiplyFold(P, k) == 1 && MultiplyRounds(P, k) == log + 2; @/
    /@ assert quiet: \forall integer w, p; 0 <= w < Q && 1 <= p < k ==> MultiplyFrom(P, k, log + 2, w, p) == -1; @/
    /@ assert still: \forall integer w; 0 <= w < Q ==> Term(r, log + 3, w, b) == Term(r, log + 2, w, b); @/
    int32_t v = Q;
    /@ loop invariant range: Q <= v <= P;
       loop invariant told: \forall integer w; Q <= w < v ==> Term(r, log + 3, w, b) == Term(r, log + 2, 0, b);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_quotient_below(v, Q, k);
      /@ assert parts: v == Q * (v / Q) + v % Q && 0 <= v % Q < Q && 1 <= v / Q < k; @/
      /@ assert from: MultiplyFrom(P, k, log + 2, v, v / Q) == v % Q; @/
      v++;
    }
  }
*/
