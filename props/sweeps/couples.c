/* Exhaustive, every pipeline for every P <= 300 and some up to 4096: the steps of couples are the obvious
   ones, made literally from the plan's schedule; they pass the checker with simplex ports, backwards
   too, in twice the plan's steps and in no less than the bound. If a couple's sender also receives,
   the checker finds that and nothing else. */
#include "props/reduction.h"
#include "ref/base/reverse.h"
#include "ref/trees/couple.h"
#include "ref/trees/tree.h"
#include "props/results.h"
#include "props/rows.h"
#include "props/table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 300, REDUCED = 80, NONE = DODONA_NONE };

/* A couple of duplex rank c: who sends, who receives; none if it is not there. */
typedef struct couple {
  int32_t sender;
  int32_t receiver;
} couple;

typedef struct wrongs {
  int64_t cases;
  int64_t steps;
  int64_t valid;
  int64_t reversed;
  int64_t reductions;
  int64_t broken;
  int64_t breaks;
} wrongs;

static bool differ(const dodona_tree_plan *plan, int32_t ranks, const char *what, int64_t where) {
  fprintf(stderr,
          "algorithm %" PRId32 ", P %" PRId32 ", s %" PRId32 ", r %" PRId32 ": %s at %" PRId64 "\n",
          plan->algorithm, ranks, plan->blocks, plan->group, what, where);
  return false;
}

/* Positions are dealt to the couples in order, two each; where one is left over the root stays alone.
   The even one sends. */
static void deal(int32_t ranks, couple *couples) {
  int32_t next = 0;
  for (int32_t c = 0; next < ranks; c++) {
    couples[c] = (couple){NONE, NONE};
    for (int32_t k = 0; k < (c == 0 && ranks % 2 == 1 ? 1 : 2); k++, next++) {
      if (next % 2 == 0)
        couples[c].sender = next;
      else
        couples[c].receiver = next;
    }
  }
}

static void transfer(row_list *list, int64_t step, int32_t from, int32_t to, int32_t block) {
  append_row(list, (dodona_row){step, from, DODONA_SEND, to, block});
  append_row(list, (dodona_row){step, to, DODONA_RECV, from, block});
}

/* Footnote 2, carried out on the duplex schedule: each of its transfers, then the forwarding of what was
   received, and of what the root sends if its partner lacks it. Where `greedy` is not none, that
   couple's sender receives itself, and forwards to its partner. */
static void couple_up(const row_list *duplex, int32_t blocks, const couple *couples, int32_t greedy,
                      row_list *list) {
  bool *had = calloc((size_t)blocks, sizeof *had);
  if (had == NULL)
    abort();
  list->count = 0;
  for (int64_t k = 0, next; k < duplex->count; k = next) {
    const int64_t y = duplex->rows[k].step;
    for (next = k; next < duplex->count && duplex->rows[next].step == y; next++) {
      const dodona_row *row = &duplex->rows[next];
      const couple *to = &couples[row->peer];
      if (row->op == DODONA_SEND)
        transfer(list, 2 * y - 1, couples[row->rank].sender,
                 row->peer == greedy ? to->sender : to->receiver, row->block);
    }
    for (int64_t i = k; i < next; i++) {
      const dodona_row *row = &duplex->rows[i];
      const couple *to = &couples[row->peer];
      if (row->op == DODONA_SEND) {
        transfer(list, 2 * y, row->peer == greedy ? to->sender : to->receiver,
                 row->peer == greedy ? to->receiver : to->sender, row->block);
        if (row->rank == 0 && couples[0].receiver != NONE && !had[row->block])
          transfer(list, 2 * y, couples[0].sender, couples[0].receiver, row->block);
        had[row->block] = had[row->block] || row->rank == 0;
      }
    }
  }
  free(had);
}

static void obvious_couples(const row_list *duplex, int32_t ranks, int32_t blocks, row_list *list) {
  couple *couples = calloc((size_t)ranks, sizeof *couples);
  if (couples == NULL)
    abort();
  deal(ranks, couples);
  couple_up(duplex, blocks, couples, NONE, list);
  for (int32_t block = 0; ranks == 2 && block < blocks; block++)
    transfer(list, block + 1, 0, 1, block);
  free(couples);
}

/* The rows that dodona_couple_step tells, step by step; false if it combines anything or moves outside
   of its steps. */
static bool rows_of_couples(const owned_plan *owned, int32_t ranks, row_list *list) {
  const dodona_tree_plan *plan = &owned->plan;
  const int64_t steps = dodona_couple_steps(ranks, plan);
  const int64_t outside[] = {INT64_MIN, -2, -1, 0, steps + 1, steps + 2, INT64_MAX - 1, INT64_MAX};
  dodona_tree_place *places = calloc((size_t)plan->ranks, sizeof *places);
  bool good = true;
  if (places == NULL)
    abort();
  for (int32_t c = 0; c < plan->ranks; c++)
    places[c] = dodona_tree_place_of(plan, owned->table, c);
  list->count = 0;
  for (int64_t x = 1; x <= steps; x++)
    for (int32_t v = 0; v < ranks; v++) {
      dodona_tree_step step =
          dodona_couple_step(ranks, plan, &places[dodona_couple_of(ranks, v)], v, x);
      if (step.send_to != NONE)
        append_row(list, (dodona_row){x, v, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != NONE)
        append_row(list, (dodona_row){x, v, DODONA_RECV, step.recv_from, step.recv_block});
      good = good && step.combine == 0;
    }
  for (size_t k = 0; k < sizeof outside / sizeof outside[0]; k++)
    for (int32_t v = 0; v < ranks; v++) {
      dodona_tree_step step =
          dodona_couple_step(ranks, plan, &places[dodona_couple_of(ranks, v)], v, outside[k]);
      good = good && step.send_to == NONE && step.recv_from == NONE;
    }
  free(places);
  return good;
}

static int by_step_and_rank(const void *a, const void *b) {
  const dodona_row *p = a;
  const dodona_row *q = b;
  if (p->step != q->step)
    return p->step < q->step ? -1 : 1;
  if (p->rank != q->rank)
    return p->rank < q->rank ? -1 : 1;
  return p->op - q->op;
}

static bool same_rows(row_list *a, row_list *b) {
  if (a->count != b->count)
    return false;
  for (int64_t k = 0; k < a->count; k++)
    if (by_step_and_rank(&a->rows[k], &b->rows[k]) != 0 || a->rows[k].peer != b->rows[k].peer ||
        a->rows[k].block != b->rows[k].block)
      return false;
  return true;
}

static dodona_rules simplex_rules(int32_t ranks, int32_t blocks) {
  dodona_rules rules = duplex_rules(ranks, blocks, 0);
  rules.simplex = 1;
  return rules;
}

static bool is_valid(const dodona_tree_plan *plan, int32_t ranks, const row_list *list) {
  const dodona_rules rules = simplex_rules(ranks, plan->blocks);
  const dodona_verdict verdict = judge(&rules, list->rows, list->count);
  const int64_t last = list->count == 0 ? 0 : list->rows[list->count - 1].step;
  const int64_t expected = ranks == 2 ? plan->blocks : 2 * dodona_tree_steps(plan);
  if (verdict.fault != DODONA_VALID)
    return differ(plan, ranks, "the checker finds a fault", verdict.row);
  if (list->count != 2 * ((int64_t)ranks - 1) * plan->blocks)
    return differ(plan, ranks, "rows", list->count);
  if (last != (ranks == 1 ? 0 : expected) ||
      last != (ranks == 1 ? 0 : dodona_couple_steps(ranks, plan)))
    return differ(plan, ranks, "last step", last);
  if (last < dodona_bound_steps_simplex(ranks, plan->blocks))
    return differ(plan, ranks, "below the bound", last);
  return true;
}

/* Backwards a reduction, one whose result only the root has. */
static bool is_reduction(const dodona_tree_plan *plan, int32_t ranks, const row_list *list) {
  const int64_t n = list->count;
  dodona_rules rules = simplex_rules(ranks, 2 * plan->blocks);
  dodona_row *rows = calloc((size_t)n + 1, sizeof *rows);
  if (rows == NULL)
    abort();
  for (int64_t k = 0; k < n; k++) {
    rows[k] = list->rows[n - 1 - k];
    rows[k].step = dodona_reverse_time(dodona_couple_steps(ranks, plan), rows[k].step);
    rows[k].op = 1 - rows[k].op;
  }
  const bool good = is_valid_reduction(&rules, 0, rows, n) &&
                    is_valid_reduction(&rules, 1, rows, n) == (ranks == 1);
  free(rows);
  return good || differ(plan, ranks, "backwards", n);
}

/* A couple that sends and receives in one step of the plan, the one with the highest rank; else none. */
static int32_t busy_couple(const row_list *duplex) {
  int32_t found = NONE;
  for (int64_t k = 1; k < duplex->count; k++) {
    const dodona_row *row = &duplex->rows[k];
    if (row[-1].step == row->step && row[-1].rank == row->rank && row->rank > found)
      found = row->rank;
  }
  return found;
}

/* Its sender receives, too: no simplex schedule, but a duplex one. */
static bool is_broken(const dodona_tree_plan *plan, int32_t ranks, const row_list *duplex,
                      int32_t greedy) {
  dodona_rules rules = simplex_rules(ranks, plan->blocks);
  row_list list = {NULL, 0, 0};
  couple *couples = calloc((size_t)ranks, sizeof *couples);
  if (couples == NULL)
    abort();
  deal(ranks, couples);
  couple_up(duplex, plan->blocks, couples, greedy, &list);
  const dodona_verdict simplex = judge(&rules, list.rows, list.count);
  rules.simplex = 0;
  const dodona_verdict without = judge(&rules, list.rows, list.count);
  const bool good = simplex.fault == DODONA_PORT_TWICE &&
                    list.rows[simplex.row].rank == couples[greedy].sender &&
                    without.fault == DODONA_VALID;
  free(couples);
  free_rows(&list);
  return good || differ(plan, ranks, "a broken couple passes", greedy);
}

typedef struct lists {
  row_list duplex;
  row_list obvious;
  row_list couples;
} lists;

static void sweep_one(dodona_tree_request request, int32_t ranks, lists *of, wrongs *wrong) {
  request.ranks = dodona_couples(ranks);
  owned_plan owned = make_owned(request);
  rows_of_plan(&owned, &of->duplex);
  obvious_couples(&of->duplex, ranks, request.blocks, &of->obvious);
  if (of->obvious.count > 0)
    qsort(of->obvious.rows, (size_t)of->obvious.count, sizeof *of->obvious.rows, by_step_and_rank);
  wrong->cases++;
  if (!rows_of_couples(&owned, ranks, &of->couples) || !same_rows(&of->obvious, &of->couples))
    wrong->steps += !differ(&owned.plan, ranks, "not the obvious step", of->couples.count);
  wrong->valid += !is_valid(&owned.plan, ranks, &of->couples);
  if (ranks <= REDUCED) {
    wrong->reductions++;
    wrong->reversed += !is_reduction(&owned.plan, ranks, &of->couples);
  }
  const int32_t greedy = ranks == 2 ? NONE : busy_couple(&of->duplex);
  if (greedy != NONE) {
    wrong->breaks++;
    wrong->broken += !is_broken(&owned.plan, ranks, &of->duplex, greedy);
  }
  free_owned(&owned);
}

static void sweep(const table_line *line, int32_t group) {
  const int32_t blocks[] = {1, 2, 3, group, group + 1, 2 * group + 3, 20};
  const int32_t large[] = {511, 512, 513, 1000, 2047, 4095, 4096};
  const int32_t used = line->takes & DODONA_TAKES_GROUP ? group : 0;
  lists of = {{NULL, 0, 0}, {NULL, 0, 0}, {NULL, 0, 0}};
  wrongs wrong = {0, 0, 0, 0, 0, 0, 0};
  for (int32_t ranks = 1; ranks <= RANKS; ranks++)
    for (int32_t k = 0; k < 7; k++)
      sweep_one((dodona_tree_request){line->algorithm, 1, 0, blocks[k], group, {1, 1, 0, 1}}, ranks,
                &of, &wrong);
  for (int32_t k = 0; k < 7; k++)
    sweep_one((dodona_tree_request){line->algorithm, 1, 0, 1 + k % 3, group, {1, 1, 0, 1}},
              large[k], &of, &wrong);
  free_rows(&of.duplex);
  free_rows(&of.obvious);
  free_rows(&of.couples);
  result("couples step as the obvious ones", line->name, used, wrong.cases, wrong.steps);
  result("couples are valid simplex, in twice the steps", line->name, used, wrong.cases,
         wrong.valid);
  result("couples backwards are simplex reductions", line->name, used, wrong.reductions,
         wrong.reversed);
  result("a sender that also receives is found", line->name, used, wrong.breaks, wrong.broken);
}

int main(void) {
  const int32_t groups[] = {1, 2, 3, 4, 8, 16};
  for (int32_t k = 0; k < DODONA_TREES; k++)
    if (table[k].takes & DODONA_TAKES_BLOCKS)
      for (int32_t g = table[k].takes & DODONA_TAKES_GROUP ? 0 : 3; g < 6; g++) {
        sweep(&table[k], groups[g]);
        if (!(table[k].takes & DODONA_TAKES_GROUP))
          break;
      }
  return results();
}
