#include "ref/oracle/terms/terms.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 64 };

oracle_term oracle_terms_input(int32_t rank) {
  return -1 - (oracle_term)rank;
}

int32_t oracle_terms_lowest(const oracle_terms *terms, oracle_term term) {
  return term < 0 ? (int32_t)(-1 - term) : terms->lowest[term];
}

/* Spreads a pair over all bits (the finalizer of SplitMix64). */
static uint64_t spread(oracle_term left, oracle_term right) {
  uint64_t z = (uint64_t)left * 0x9e3779b97f4a7c15u + (uint64_t)right;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* The slot that has the join, or the free one where it belongs. */
static int64_t slot_of(const oracle_terms *t, oracle_term left, oracle_term right) {
  const int64_t mask = t->slot_count - 1;
  int64_t at = (int64_t)(spread(left, right) & (uint64_t)mask);
  while (t->slots[at] >= 0 &&
         (t->joins[t->slots[at]].left != left || t->joins[t->slots[at]].right != right))
    at = (at + 1) & mask;
  return at;
}

/* Twice the joins, and four slots for each. */
static bool grow(oracle_terms *t) {
  const int64_t room = t->room > 0 ? 2 * t->room : FIRST_SLOTS / 4;
  dodona_join *joins = realloc(t->joins, (size_t)room * sizeof *joins);
  if (joins == NULL)
    return false;
  t->joins = joins;
  int32_t *lowest = realloc(t->lowest, (size_t)room * sizeof *lowest);
  if (lowest == NULL)
    return false;
  t->lowest = lowest;
  int64_t *slots = malloc(4 * (size_t)room * sizeof *slots);
  if (slots == NULL)
    return false;
  free(t->slots);
  t->slots = slots;
  t->slot_count = 4 * room;
  t->room = room;
  for (int64_t k = 0; k < t->slot_count; k++)
    slots[k] = -1;
  for (int64_t k = 0; k < t->count; k++)
    slots[slot_of(t, joins[k].left, joins[k].right)] = k;
  return true;
}

oracle_term oracle_terms_join(oracle_terms *terms, oracle_term left, oracle_term right) {
  oracle_terms *t = terms;
  if (left == ORACLE_NO_TERM || right == ORACLE_NO_TERM || (t->count == t->room && !grow(t)))
    return ORACLE_NO_TERM;
  const int32_t one = oracle_terms_lowest(t, left), other = oracle_terms_lowest(t, right);
  if (t->commutes && (other < one || (other == one && right < left))) {
    const oracle_term first = right;
    right = left;
    left = first;
  }
  const int64_t at = slot_of(t, left, right);
  if (t->slots[at] < 0) {
    t->joins[t->count] = (dodona_join){left, right};
    t->lowest[t->count] = one < other ? one : other;
    t->slots[at] = t->count++;
  }
  return t->slots[at];
}

void oracle_terms_free(oracle_terms *terms) {
  free(terms->joins);
  free(terms->lowest);
  free(terms->slots);
}
