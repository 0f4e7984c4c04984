/* What cmocka wants included before it, and the reference. */
#ifndef DODONA_TESTS_UNIT_UNIT_H
#define DODONA_TESTS_UNIT_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/dodona.h"
#include "ref/trees/tree.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* A plan and its table, from a request that is valid; free the table. */
static inline dodona_tree_plan unit_plan(dodona_tree_request request, uint32_t **table) {
  dodona_tree_plan plan;
  int64_t entries = dodona_tree_entries(request);
  assert_true(entries >= 0);
  *table = calloc((size_t)entries + 1, sizeof **table);
  assert_non_null(*table);
  assert_int_equal(dodona_tree_make(request, *table, entries, &plan), DODONA_OK);
  return plan;
}

#endif
