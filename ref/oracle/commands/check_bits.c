/* Results are expressions, numbered so that the same have one number (ref/oracle/terms). dodona_check_terms finds the numbers again. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/check_bits.h"
#include "ref/check/alike.h"
#include "ref/check/receives.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/terms/terms_print.h"
#include "ref/oracle/terms/terms_run.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN = 90 }; /* characters of an expression */

/* One file's results. */
typedef struct results {
  const oracle_asked *a;
  const oracle_rows *rows;
  dodona_message *messages;
  uint64_t *of; /* the row of each */
  int64_t count;
  int64_t *made;        /* of each: the number of what it makes */
  oracle_term *numbers; /* of each block and rank */
  uint8_t *wants;
} results;

/* One result. */
typedef struct result {
  const results *in;
  int32_t block;
  int32_t rank;
} result;

static oracle_term number_of(result r) {
  return r.in->numbers[(int64_t)r.block * r.in->a->rules.ranks + r.rank];
}

static void free_results(results *r) {
  free(r->messages);
  free(r->of);
  free(r->made);
  free(r->numbers);
  free(r->wants);
}

/* False after an error line. */
static bool make_results(const oracle_asked *a, const oracle_rows *rows, const oracle_term *inputs,
                         oracle_terms *terms, results *r) {
  const int64_t n = rows->count, cells = (int64_t)a->rules.ranks * a->count;
  const char *what = "the expressions of ranks";
  const oracle_dealt dealt = oracle_dealt_of(a);
  *r = (results){.a = a, .rows = rows};
  if ((r->messages = oracle_allocate(n, sizeof *r->messages, what)) == NULL ||
      (r->of = oracle_allocate(n, sizeof *r->of, what)) == NULL ||
      (r->made = oracle_allocate(n, sizeof *r->made, what)) == NULL ||
      (r->numbers = oracle_allocate(cells, sizeof *r->numbers, what)) == NULL ||
      (r->wants = oracle_allocate(cells, sizeof *r->wants, what)) == NULL)
    return false;
  r->count = dodona_check_receives(rows->rows, n, a->count, r->messages, r->of);
  for (int64_t c = 0; c < cells; c++)
    r->wants[c] = oracle_is_one_of(a->collective->wants, &dealt, (int32_t)(c % a->rules.ranks),
                                   (int32_t)(c / a->rules.ranks));
  const oracle_deliveries d = {r->messages, r->count, a->rules.latency, a->rules.ranks,
                               a->count,    inputs,   r->made};
  return oracle_terms_run(terms, &d, r->numbers) ||
         !oracle_error("check: no memory for the expressions of %lld messages", (long long)n);
}

/* "rank 3, block 0: (0 + 1)", and in which line of the file it was made. */
static bool tell_result(const oracle_terms *terms, result r, oracle_term term, const char *mark,
                        oracle_trail *trail) {
  oracle_hop hop = {0, ""};
  char *text = NULL;
  size_t size = 0;
  for (int64_t k = 0; term >= 0 && hop.line == 0 && k < r.in->count; k++)
    if (r.in->made[k] == term && r.in->messages[k].use != DODONA_STORE)
      hop.line = oracle_rows_line(r.in->rows, (int64_t)r.in->of[k]);
  FILE *out = open_memstream(&text, &size);
  bool good = out != NULL;
  if (good) {
    fprintf(out, "%srank %d, block %d: ", mark, r.rank, r.block);
    good = oracle_terms_text(out, terms, term, SHOWN);
    good = fclose(out) == 0 && good;
  }
  if (good)
    snprintf(hop.text, sizeof hop.text, "%s", text);
  free(text);
  return good && oracle_trail_add(trail, hop);
}

/* Goes down both expressions as long as one operand is the same: to where they part first. */
static void part(const oracle_terms *terms, oracle_term *one, oracle_term *other) {
  while (*one >= 0 && *other >= 0) {
    const dodona_join *a = &terms->joins[*one], *b = &terms->joins[*other];
    const bool left = a->left == b->left;
    if (!left && a->right != b->right)
      return;
    *one = left ? a->right : a->left;
    *other = left ? b->right : b->left;
  }
}

static void put_difference(result one, result other, oracle_hop *hop) {
  if (one.in != other.in)
    snprintf(hop->text, sizeof hop->text, "the schedule of --with computes another expression");
  else if (one.block == other.block)
    snprintf(hop->text, sizeof hop->text,
             "ranks %d and %d end with different expressions of block %d", one.rank, other.rank,
             one.block);
  else
    snprintf(hop->text, sizeof hop->text, "blocks %d and %d have different expressions", one.block,
             other.block);
}

static int answer_unlike(const oracle_terms *terms, result one, result other) {
  const char *there = one.in == other.in ? "" : "there ";
  oracle_trail trail = {NULL, 0};
  oracle_hop hop = {0, ""};
  oracle_term mine = number_of(one), its = number_of(other);
  put_difference(one, other, &hop);
  bool good = oracle_trail_add(&trail, hop) && tell_result(terms, one, mine, "", &trail) &&
              tell_result(terms, other, its, there, &trail);
  part(terms, &mine, &its);
  if (good && mine != number_of(one)) {
    snprintf(hop.text, sizeof hop.text, "they part within");
    good = oracle_trail_add(&trail, hop) && tell_result(terms, one, mine, "", &trail) &&
           tell_result(terms, other, its, there, &trail);
  }
  const int status =
      good ? oracle_answer_trail(one.in->a, &trail) : oracle_error("check: no memory");
  oracle_trail_free(&trail);
  return status;
}

/* With several ports two parts may come to a rank at once. */
static int judge_runs(const results *r) {
  const oracle_asked *a = r->a;
  int status = -1;
  if (a->ports == 1)
    return status;
  uint64_t *last = oracle_allocate((int64_t)a->rules.ranks * a->count, sizeof *last,
                                   "the last message of each rank");
  if (last == NULL)
    return ORACLE_BAD;
  memset(last, 0, (size_t)a->rules.ranks * (size_t)a->count * sizeof *last);
  for (int64_t k = 0; status < 0 && k < r->count; k++) {
    const dodona_message *m = &r->messages[k];
    uint64_t *before = &last[(int64_t)m->block * a->rules.ranks + m->dst];
    if (*before > 0 && r->messages[*before - 1].step == m->step) {
      oracle_hop hop = {oracle_rows_line(r->rows, (int64_t)r->of[k]), ""};
      oracle_trail trail = {&hop, 1};
      snprintf(hop.text, sizeof hop.text,
               "step %lld: rank %d combines what ranks %d and %d send it of block %d in whichever "
               "order it comes",
               (long long)m->step, m->dst, r->messages[*before - 1].src, m->src, m->block);
      status = oracle_answer_trail(a, &trail);
    }
    *before = (uint64_t)k + 1;
  }
  free(last);
  return status;
}

/* Whether all results of a block, or of all blocks, have one number. The proven checker says so, of numbers that it has found itself. */
static int judge_one(const oracle_terms *terms, const results *r, bool across) {
  const oracle_asked *a = r->a;
  const int64_t cells = (int64_t)a->rules.ranks * a->count;
  const char *what = "the checker's scratch";
  uint64_t *sent = oracle_allocate(r->count, sizeof *sent, what);
  uint64_t *words = oracle_allocate(cells, sizeof *words, what);
  int status = ORACLE_BAD;
  if (sent != NULL && words != NULL) {
    const int64_t wrong =
        dodona_check_terms(r->messages, r->count, a->rules.latency, a->rules.ranks, a->count,
                           terms->joins, terms->count, r->made, sent, words);
    const dodona_unlike u = dodona_check_alike(words, r->wants, a->rules.ranks, a->count, across);
    status = wrong >= 0
                 ? oracle_error("check: message %lld makes another expression", (long long)wrong)
             : u.rank < 0 ? -1
                          : answer_unlike(terms, (result){r, u.other_block, u.other_rank},
                                          (result){r, u.block, u.rank});
  }
  free(sent);
  free(words);
  return status;
}

/* The balanced expression over 2^k ranks from `first` on. */
static oracle_term balanced(oracle_terms *terms, int32_t first, int32_t count) {
  oracle_term *line = malloc((size_t)count * sizeof *line);
  if (line == NULL)
    return ORACLE_NO_TERM;
  for (int32_t v = 0; v < count; v++)
    line[v] = oracle_terms_input(first + v);
  for (int32_t width = count; width > 1; width /= 2)
    for (int32_t v = 0; v < width / 2; v++)
      line[v] = oracle_terms_join(terms, line[2 * v], line[2 * v + 1]);
  const oracle_term all = line[0];
  free(line);
  return all;
}

/* What ranks begin with that each hold the sum of `each` neighbours. NULL after an error line. */
static oracle_term *sums(oracle_terms *terms, int32_t ranks, int32_t each) {
  oracle_term *inputs = oracle_allocate(ranks, sizeof *inputs, "the sums of neighbours");
  for (int32_t v = 0; inputs != NULL && v < ranks; v++)
    if ((inputs[v] = balanced(terms, v * each, each)) == ORACLE_NO_TERM) {
      oracle_error("check: no memory for the sums of neighbours");
      free(inputs);
      return NULL;
    }
  return inputs;
}

/* The first result of a block, or the block has none. */
static bool first_result(const results *r, int32_t block, result *first) {
  for (int32_t v = 0; v < r->a->rules.ranks; v++)
    if (r->wants[(int64_t)block * r->a->rules.ranks + v]) {
      *first = (result){r, block, v};
      return true;
    }
  return false;
}

/* Block by block where both have as many, else by block 0. */
static int judge_both(const oracle_terms *terms, const results *r, const results *with) {
  const int32_t blocks = r->a->count == with->a->count ? r->a->count : 1;
  for (int32_t b = 0; b < blocks; b++) {
    result one, other;
    if (first_result(r, b, &one) && first_result(with, b, &other) &&
        number_of(one) != number_of(other))
      return answer_unlike(terms, one, other);
  }
  return -1;
}

/* How many ranks of the other file are one of this; 0 after an error line. */
static int32_t each_of(const oracle_asked *a, const oracle_asked *other) {
  const int32_t ranks = a->rules.ranks, others = other->rules.ranks, each = others / ranks;
  const bool nested = strcmp(a->same_bits, "nested") == 0;
  if (nested && each * ranks == others && (each & (each - 1)) == 0)
    return each;
  if (!nested && ranks == others)
    return 1;
  oracle_error("--with: expected a schedule of %d%s ranks, got one of %d", ranks,
               nested ? ", twice, four times as many .." : "", others);
  return 0;
}

/* Compares the results of both files. A rank of this file begins with the sum of as many neighbours as it stands for in the other file. */
static int judge_with(const oracle_asked *a, const oracle_rows *rows) {
  const oracle_asked *other = a->with->asked;
  oracle_terms terms = {.commutes = true};
  results one = {.a = NULL}, both = {.a = NULL};
  const int32_t each = each_of(a, other);
  oracle_term *inputs = each > 0 ? sums(&terms, a->rules.ranks, each) : NULL;
  int status = ORACLE_BAD;
  if (inputs != NULL && make_results(a, rows, inputs, &terms, &one) &&
      make_results(other, a->with->rows, NULL, &terms, &both))
    status = judge_both(&terms, &one, &both);
  free_results(&one);
  free_results(&both);
  free(inputs);
  oracle_terms_free(&terms);
  return status;
}

static int judge_alone(const oracle_asked *a, const oracle_rows *rows, bool across) {
  oracle_terms terms = {.commutes = true};
  results r;
  int status = ORACLE_BAD;
  if (make_results(a, rows, NULL, &terms, &r)) {
    status = judge_runs(&r);
    if (status < 0 && strcmp(a->same_bits, "runs") != 0)
      status = judge_one(&terms, &r, across);
  }
  free_results(&r);
  oracle_terms_free(&terms);
  return status;
}

int oracle_bits_judge(const oracle_asked *a, const oracle_rows *rows) {
  const bool across = strcmp(a->same_bits, "sizes") == 0;
  int status = judge_alone(a, rows, across);
  if (status < 0 && a->with != NULL)
    status = judge_alone(a->with->asked, a->with->rows, across);
  return status < 0 && a->with != NULL ? judge_with(a, rows) : status;
}
