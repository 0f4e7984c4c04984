/* Low powers of two, by halving. */
#include "spec/htree_lemmas.h"
#include "spec/product.h"

/*@ ghost
  void lemma_low(int32_t x)
  {
    if (1 < x && x % 2 == 0) {
      /@ assert half: x - (x + 1) / 2 == x / 2; @/
      lemma_low(x / 2);
      /@ assert twice: LowPower(x) == 2 * LowPower(x / 2); @/
    } else {
      /@ assert one: LowPower(x) == 1; @/
    }
  }
*/

/* A quotient by its bounds. */
/*@ ghost
  /@ requires range: 1 <= b && 0 <= m && 0 <= a;
     requires bounds: b * m <= a < b * m + b;
     terminates \true;
     assigns \nothing;
     ensures quotient: a / b == m;
     exits \false; @/
  void lemma_quotient_by(int32_t a, int32_t b, int32_t m)
  {
    int32_t q = a / b;
    /@ assert own: b * q <= a < b * q + b; @/
    /@ assert less: m < q ==> b * (m + 1) <= b * q; @/
    /@ assert more: q < m ==> b * (q + 1) <= b * m; @/
  }
*/

/* One quotient, of 2 h and of h. */
/*@ ghost
  /@ requires range: 1 <= p <= h <= 0x1fffffff;
     terminates \true;
     assigns \nothing;
     ensures same: (2 * h) / (2 * p) == h / p;
     exits \false; @/
  void lemma_half_quotient(int32_t h, int32_t p)
  {
    int32_t m = h / p;
    int32_t k = h - h % p;
    /@ assert product: p * m == k && k <= h < k + p; @/
    /@ assert twice: (2 * p) * m == 2 * k; @/
    lemma_quotient_by(2 * h, 2 * p, m);
  }
*/

/* The step from an odd number. */
/*@ ghost
  /@ requires range: 1 <= x <= 0x3fffffff && x % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures odd: x % 4 == 1 || x % 4 == 3;
     ensures up: x % 4 == 1 ==> LowPower(x + 1) == 2;
     ensures down: x % 4 == 3 ==> 3 <= x && LowPower(x - 1) == 2;
     exits \false; @/
  void lemma_odd_step(int32_t x)
  {
    int32_t near = x % 4 == 1 ? x + 1 : x - 1;
    lemma_low(near);
    lemma_low(near / 2);
    /@ assert half: near / 2 % 2 == 1; @/
    /@ assert one: LowPower(near / 2) == 1; @/
    /@ assert two: LowPower(near) == 2; @/
  }
*/

/*@ ghost
  void lemma_low_step(int32_t x, int32_t p)
  {
    lemma_low(x);
    if (x % 2 == 1) {
      lemma_odd_step(x);
      /@ assert one: p == 1 && x / p == x; @/
      /@ assert down: x % 4 == 3 ==> LowPower(x - p) == 2 * p && 3 * p <= x; @/
      return;
    }
    int32_t h = x / 2;
    int32_t q = p / 2;
    lemma_low(h);
    lemma_low_step(h, q);
    lemma_half_quotient(h, q);
    /@ assert quotient: x / p == h / q; @/
    lemma_low(x + p);
    /@ assert up: (x + p) / 2 == h + q && (x + p) % 2 == 0; @/
    if (h / q % 4 == 3) {
      lemma_low(x - p);
      /@ assert down: (x - p) / 2 == h - q && (x - p) % 2 == 0; @/
      /@ assert three: 3 * p <= x; @/
      /@ assert low: LowPower(x - p) == 2 * LowPower(h - q); @/
    }
  }
*/

/*@ ghost
  void lemma_low_room(int32_t n, int32_t x)
  {
    lemma_low(n);
    lemma_low(x);
    if (x % 2 == 0) {
      /@ assert side: LowPower(n / 2) == n / 2; @/
      lemma_low_room(n / 2, x / 2);
    } else if (n > 2) {
      lemma_low(n / 2);
    }
  }
*/

/*@ ghost
  void lemma_block(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    int32_t y = row - row % 2;
    int32_t x = column - column % 2;
    lemma_low(y + 1);
    lemma_low(x + 1);
    lemma_low(y + 2);
    lemma_low(x + 2);
    lemma_low(y + 3);
    /@ assert one: LowPower(y + 1) == 1 && LowPower(x + 1) == 1 && LowPower(y + 3) == 1; @/
    /@ assert more: 2 <= LowPower(y + 2) && 2 <= LowPower(x + 2); @/
    /@ assert even: 1 < n ==> n % 2 == 0; @/
    /@ assert block: y == BlockOf(row) && x == BlockOf(column); @/
    /@ assert next: 1 < n && HasSouth(n, y) == 0 ==> y + 2 < n; @/
    /@ assert kind: GroupKind(n, y + 2, x + 1) == 3; @/
  }
*/

/*@ ghost
  void lemma_cross(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    if (n == 1)
      return;
    /@ assert inner: p < n && LowPower(column + 1) == p; @/
    /@ assert below: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_room(n, column + 1);
    lemma_low_step(row + 1, p);
    if (2 * p < n) {
      if ((row + 1) / p % 4 == 3) {
        /@ assert up: LowPower((row - p) + 1) == 2 * p; @/
        /@ assert kind: GroupKind(n, row - p, column) == 1; @/
      } else {
        /@ assert up: LowPower((row + p) + 1) == 2 * p; @/
        /@ assert kind: GroupKind(n, row + p, column) == 1; @/
      }
    }
  }
*/

/*@ ghost
  void lemma_bar(int32_t n, int32_t row, int32_t column, int32_t q)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    /@ assert inner: LowPower(row + 1) == 2 * q && 2 * q < n; @/
    /@ assert below: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_room(n, column + 1);
    lemma_low_step(column + 1, q);
    if ((column + 1) / q % 4 == 3) {
      /@ assert up: LowPower((column - q) + 1) == 2 * q; @/
      /@ assert kind: GroupKind(n, row, column - q) == 0; @/
    } else {
      /@ assert up: LowPower((column + q) + 1) == 2 * q; @/
      /@ assert kind: GroupKind(n, row, column + q) == 0; @/
    }
  }
*/

/*@ ghost
  void lemma_lowness(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(row + 1);
    lemma_low(column + 1);
    lemma_low(n);
    if (row + 1 < n)
      lemma_low_room(n, row + 1);
  }
*/

/*@ ghost
  void lemma_htree_divided(int32_t v, int32_t n, int32_t r)
  {
    /@ assert parts: (v / r) * r + v % r == v; @/
    /@ assert below: n <= v / r ==> n * r <= (v / r) * r; @/
  }
*/

/*@ ghost
  void lemma_multiplied(int32_t q, int32_t m, int32_t n, int32_t r)
  {
    /@ assert above: (q + 1) * r <= n * r; @/
    /@ assert own: (q + 1) * r == q * r + r; @/
    /@ assert least: 0 <= q * r; @/
    int32_t v = q * r + m;
    lemma_quotient_by(v, r, q);
    /@ assert zero: 1 <= q ==> r <= q * r; @/
  }
*/

/*@ ghost
  void lemma_index(int32_t n, int32_t q)
  {
    lemma_htree_divided(q, n, n);
    int32_t i = q / n;
    int32_t j = q % n;
    int32_t c = (n - 1) / 2;
    int32_t row = i + c < n ? i + c : i + c - n;
    int32_t column = j + c < n ? j + c : j + c - n;
    /@ assert row: row == GroupRow(n, q) && Round(n, row - c) == i; @/
    /@ assert column: column == GroupColumn(n, q) && Round(n, column - c) == j; @/
  }

  void lemma_index_back(int32_t n, int32_t row, int32_t column)
  {
    int32_t c = (n - 1) / 2;
    int32_t i = row < c ? row - c + n : row - c;
    int32_t j = column < c ? column - c + n : column - c;
    /@ assert row: i == Round(n, row - c) && Round(n, i + c) == row; @/
    /@ assert column: j == Round(n, column - c) && Round(n, j + c) == column; @/
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_multiplied(i, j, n, n);
    /@ assert index: GroupIndex(n, row, column) == i * n + j; @/
  }
*/

/*@ ghost
  void lemma_arrival(int32_t n, int32_t r, int32_t edges, int32_t rights)
  {
    lemma_low(n);
    if (1 <= edges)
      lemma_product_order(1, edges, r);
    if (n == 1) {
      /@ assert none: edges == 0; @/
      return;
    }
    if (n == 2) {
      /@ assert four: 4 * r <= INT32_MAX; @/
      lemma_product_order(edges, 3, r);
      return;
    }
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    /@ assert square: 4 * n <= n * n; @/
    /@ assert sixteen: 16 <= n * n; @/
    lemma_product_order(4 * n, n * n, r);
    lemma_product_order(16, n * n, r);
    lemma_product_order(edges, n + 1, r);
    /@ assert most: 4 * (n * r) <= INT32_MAX; @/
    /@ assert more: (n + 1) * r == n * r + r; @/
  }
*/

/*@ ghost
  void lemma_tiles(int32_t rows, int32_t columns, int32_t r, int32_t s, int32_t n)
  {
    /@ assert nodes: rows * columns == (n * r) * (n * s); @/
    /@ assert regroup: (n * r) * (n * s) == (n * n) * (r * s); @/
    /@ assert tile: 1 <= r * s; @/
    /@ assert square: n * n <= (n * n) * (r * s); @/
    /@ assert other: r * s <= (n * n) * (r * s); @/
    /@ assert side: 46341 <= n ==> 46341 * 46341 <= n * n; @/
  }
*/

/*@ ghost
  void lemma_htree_depth(int64_t levels, int32_t r)
  {
    lemma_product_order(levels, 0x7fff, (int64_t)r + 1);
    if (1 <= levels)
      lemma_product_order(1, levels, (int64_t)r + 1);
  }
*/

/* n = 2^i is at most 2^m where it is below 2^(m + 1). */
/*@ ghost
  /@ requires range: 1 <= n < 2 * most && LowPower(n) == n && LowPower(most) == most && 1 <= most;
     requires fits: most <= 0x3fffffff;
     terminates \true;
     decreases most;
     assigns \nothing;
     ensures most: n <= most;
     exits \false; @/
  void lemma_power_below(int32_t n, int32_t most)
  {
    lemma_low(n);
    lemma_low(most);
    if (n > 1 && most > 1) {
      lemma_low(n / 2);
      lemma_low(most / 2);
      /@ assert halves: LowPower(n / 2) == n / 2 && LowPower(most / 2) == most / 2; @/
      /@ assert less: n / 2 < 2 * (most / 2); @/
      lemma_power_below(n / 2, most / 2);
    }
  }
*/

/*@ ghost
  void lemma_side(int32_t n)
  {
    lemma_low(2);
    lemma_low(4);
    lemma_low(8);
    lemma_low(16);
    lemma_low(32);
    lemma_low(64);
    lemma_low(128);
    lemma_low(256);
    lemma_low(512);
    lemma_low(1024);
    lemma_low(2048);
    lemma_low(4096);
    lemma_low(8192);
    lemma_low(16384);
    lemma_low(32768);
    /@ assert low: LowPower(1) == 1; @/
    /@ assert power: LowPower(32768) == 32768; @/
    lemma_power_below(n, 32768);
  }
*/
