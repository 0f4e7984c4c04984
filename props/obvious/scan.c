/* W is what a rank has of those before it, V its own input. Skips: in round 0 rank v sends V to v + 1; in round 1 W and V to v + 2; then W to v + 3, v +
   6, v + 12, .. as long as v has a W and the receiver lacks something. Doubling: in round k rank v sends W and V to v + 2^k. */
#include "props/obvious/scan.h"

#include <stdlib.h>

/* What a rank has: so many ranks, in the order in which their inputs stand. */
typedef struct held {
  int32_t count;
  int32_t *rank;
} held;

static void *room(size_t count, size_t size) {
  void *found = calloc(count + 1, size);
  if (found == NULL)
    abort();
  return found;
}

static void pass(obvious_scan *all, obvious_pass one) {
  all->passes = realloc(all->passes, (size_t)(all->count + 1) * sizeof *all->passes);
  if (all->passes == NULL)
    abort();
  all->passes[all->count++] = one;
}

/* What `from` sends stands in front of what `to` has. */
static held joined(const held *from, int32_t own, const held *to) {
  held sum = {0, room((size_t)from->count + 1 + (size_t)to->count, sizeof(int32_t))};
  for (int32_t i = 0; i < from->count; i++)
    sum.rank[sum.count++] = from->rank[i];
  if (own >= 0)
    sum.rank[sum.count++] = own;
  for (int32_t i = 0; i < to->count; i++)
    sum.rank[sum.count++] = to->rank[i];
  return sum;
}

static bool is_done(const obvious_scan *all, const held *has) {
  for (int32_t v = 0; v < all->ranks; v++)
    if (has[v].count < v)
      return false;
  return true;
}

static bool is_in_order(int32_t v, const held *has) {
  for (int32_t i = 0; i < has->count; i++)
    if (has->rank[i] != v - has->count + i)
      return false;
  return true;
}

static void go_round(obvious_scan *all, held *has, int64_t skip, bool own) {
  held *next = room((size_t)all->ranks, sizeof *next);
  all->steps++;
  for (int32_t v = 0; v < all->ranks; v++)
    next[v] = joined(&(held){0, NULL}, -1, &has[v]);
  for (int32_t v = 0; v + skip < all->ranks; v++) {
    const int32_t to = (int32_t)(v + skip);
    if (has[to].count == to || (!own && has[v].count == 0))
      continue;
    pass(all, (obvious_pass){all->steps, v, to, own});
    free(next[to].rank);
    next[to] = joined(&has[v], own ? v : -1, &has[to]);
  }
  for (int32_t v = 0; v < all->ranks; v++) {
    free(has[v].rank);
    has[v] = next[v];
    all->right = all->right && is_in_order(v, &has[v]);
  }
  free(next);
}

static obvious_scan scan(int32_t ranks, bool doubling) {
  obvious_scan all = {ranks, 0, 0, NULL, true};
  held *has = room((size_t)ranks, sizeof *has);
  for (int32_t v = 0; v < ranks; v++)
    has[v].rank = room(0, sizeof(int32_t));
  for (int64_t k = 0, skip = 1; !is_done(&all, has) && k < 64; k++) {
    go_round(&all, has, skip, doubling || k < 2);
    skip = doubling || k >= 2 ? 2 * skip : skip + 1;
  }
  all.right = all.right && is_done(&all, has);
  for (int32_t v = 0; v < ranks; v++)
    free(has[v].rank);
  free(has);
  return all;
}

obvious_scan obvious_scan_by_skips(int32_t ranks) {
  return scan(ranks, false);
}

obvious_scan obvious_scan_by_doubling(int32_t ranks) {
  return scan(ranks, true);
}

void free_scan(obvious_scan *all) {
  free(all->passes);
}
