/* Lists of numbers, and steps through their product. */
#include "ref/oracle/hunt/grid.h"
#include "ref/base/status.h"
#include "ref/base/step.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/shared/number.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 10000000 };

static bool is_any(int32_t n) {
  return n > 0;
}

static bool is_power(int32_t n) {
  return (n & (n - 1)) == 0;
}

static bool is_no_power(int32_t n) {
  return !is_power(n);
}

static bool is_odd(int32_t n) {
  return n % 2 == 1;
}

static bool is_even(int32_t n) {
  return n % 2 == 0;
}

static bool is_prime(int32_t n) {
  for (int32_t d = 2; d <= n / d; d++)
    if (n % d == 0)
      return false;
  return n > 1;
}

#define FILTERS(row)                                                                               \
  row("all", is_any) row("pow2", is_power) row("not-pow2", is_no_power) row("odd", is_odd)         \
      row("even", is_even) row("prime", is_prime)
#define ENTRY(name, passes) {name, passes},
#define BARRED(name, passes) "|" name
static const struct {
  const char *name;
  bool (*passes)(int32_t n);
} filters[] = {FILTERS(ENTRY)};
static const char barred[] = FILTERS(BARRED);

const char *const oracle_filters = barred + 1;

static bool passes(const char *filter, int32_t n) {
  size_t k = 0;
  while (strcmp(filters[k].name, filter) != 0)
    k++;
  return filters[k].passes(n);
}

static int by_value(const void *left, const void *right) {
  const int32_t a = *(const int32_t *)left;
  const int32_t b = *(const int32_t *)right;
  return (a > b) - (a < b);
}

/* "4" or "2..300". */
static bool take_range(const char *text, size_t length, int64_t *first, int64_t *last) {
  const char *dots = memchr(text, '.', length);
  const size_t head = dots == NULL ? length : (size_t)(dots - text);
  if (!oracle_integer(text, head, 1, INT32_MAX, first))
    return false;
  *last = *first;
  return dots == NULL || (length > head + 2 && dots[1] == '.' &&
                          oracle_integer(dots + 2, length - head - 2, *first, INT32_MAX, last));
}

static bool add(oracle_numbers *numbers, const char *filter, int64_t first, int64_t last) {
  int32_t *grown = last - first >= MOST_NUMBERS - numbers->count
                       ? NULL
                       : realloc(numbers->values, (size_t)(numbers->count + last - first + 1) *
                                                      sizeof *numbers->values);
  if (grown == NULL)
    return false;
  numbers->values = grown;
  for (int64_t n = first; n <= last; n++)
    if (passes(filter, (int32_t)n))
      numbers->values[numbers->count++] = (int32_t)n;
  return true;
}

static void sort(oracle_numbers *numbers) {
  int32_t kept = 0;
  qsort(numbers->values, (size_t)numbers->count, sizeof *numbers->values, by_value);
  for (int32_t i = 0; i < numbers->count; i++)
    if (i == 0 || numbers->values[i] != numbers->values[kept - 1])
      numbers->values[kept++] = numbers->values[i];
  numbers->count = kept;
}

bool oracle_numbers_take(const char *option, const char *text, const char *filter,
                         oracle_numbers *numbers) {
  *numbers = (oracle_numbers){NULL, 0};
  for (const char *at = text; at != NULL;) {
    const char *comma = strchr(at, ',');
    const size_t length = comma == NULL ? strlen(at) : (size_t)(comma - at);
    int64_t first = 0, last = 0;
    if (!take_range(at, length, &first, &last)) {
      oracle_error("--%s: expected numbers like 2..300,512, got '%s'", option,
                   oracle_quote(at, length).text);
      return false;
    }
    if (!add(numbers, filter, first, last)) {
      oracle_error("--%s: expected at most %d numbers", option, MOST_NUMBERS);
      return false;
    }
    at = comma == NULL ? NULL : comma + 1;
  }
  sort(numbers);
  if (numbers->count == 0)
    oracle_error("--%s: no number is %s", option, filter);
  return numbers->count > 0;
}

void oracle_numbers_free(oracle_numbers *numbers) {
  free(numbers->values);
  *numbers = (oracle_numbers){NULL, 0};
}

int64_t oracle_grid_cases(const oracle_grid *grid) {
  int64_t roots = 0;
  for (int32_t i = 0; i < grid->ranks.count; i++)
    roots += grid->root == DODONA_NONE ? grid->ranks.values[i] : grid->root < grid->ranks.values[i];
  return roots * grid->blocks.count;
}

/* The place of a value that is there. */
static int32_t place_of(const oracle_numbers *numbers, int32_t value) {
  const int32_t *at =
      bsearch(&value, numbers->values, (size_t)numbers->count, sizeof value, by_value);
  return (int32_t)(at - numbers->values);
}

/* The first case of the ranks at this place, or behind it. */
static bool enter(const oracle_grid *grid, int32_t place, oracle_case *at) {
  while (place < grid->ranks.count && grid->root >= grid->ranks.values[place])
    place++;
  if (place == grid->ranks.count)
    return false;
  *at = (oracle_case){grid->ranks.values[place], grid->blocks.values[0],
                      grid->root == DODONA_NONE ? 0 : grid->root};
  return true;
}

bool oracle_grid_next(const oracle_grid *grid, oracle_case *at) {
  if (at->ranks == 0)
    return enter(grid, 0, at);
  if (grid->root == DODONA_NONE && at->root + 1 < at->ranks) {
    at->root++;
    return true;
  }
  const int32_t place = place_of(&grid->blocks, at->blocks) + 1;
  if (place == grid->blocks.count)
    return enter(grid, place_of(&grid->ranks, at->ranks) + 1, at);
  at->blocks = grid->blocks.values[place];
  at->root = grid->root == DODONA_NONE ? 0 : grid->root;
  return true;
}

int oracle_case_order(const void *left, const void *right) {
  const oracle_case *a = left;
  const oracle_case *b = right;
  if (a->ranks != b->ranks)
    return a->ranks < b->ranks ? -1 : 1;
  if (a->blocks != b->blocks)
    return a->blocks < b->blocks ? -1 : 1;
  return (a->root > b->root) - (a->root < b->root);
}
