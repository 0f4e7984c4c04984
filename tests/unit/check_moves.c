/* Moves from place to place, drawn at random, run on a machine that keeps of every place how often each input is in it: the command's judge finds
   something wrong if and only if the machine does, and says how often the input is there. */
#include "ref/oracle/commands/check_places.h"
#include "tests/unit/unit.h"

#include <stdlib.h>
#include <string.h>

enum { RANKS = 4, BLOCKS = 4, PLACES = 6, CELLS = RANKS * PLACES, MOVES = 14, CASES = 200000 };

typedef struct machine {
  int32_t times[CELLS][CELLS]; /* of each place, each input */
} machine;

static int32_t drawn(int32_t most) {
  return (int32_t)(rand() % most);
}

/* What is stored replaces what is there, and what is combined is added; all messages of a step carry what was there at its start. */
static void run(const oracle_moves *moves, int32_t places, machine *m) {
  memset(m, 0, sizeof *m);
  for (int32_t c = 0; c < CELLS; c++)
    m->times[c][c] = 1;
  for (int64_t k = 0, end = 0; k < moves->count; k = end) {
    const machine was = *m;
    for (end = k; end < moves->count && moves->moves[end].step == moves->moves[k].step; end++) {
      const oracle_move *v = &moves->moves[end];
      for (int32_t i = 0; i < CELLS; i++) {
        int32_t *into = &m->times[v->dst * places + v->into][i];
        *into = (v->stores ? 0 : *into) + was.times[v->src * places + v->from][i];
      }
    }
  }
}

static bool begins(const oracle_asked *a, int32_t rank, int32_t place) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  return place < a->count && oracle_is_one_of(a->collective->begins, &dealt, rank, place);
}

/* How often an input is to be in a place of block b. */
static int32_t due(const oracle_asked *a, int32_t b, int32_t rank, int32_t place) {
  return place == b && begins(a, rank, place) ? 1 : 0;
}

static bool wants(const oracle_asked *a, int32_t rank, int32_t block) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  return oracle_is_one_of(a->collective->wants, &dealt, rank, block);
}

static bool is_right(const oracle_asked *a, int32_t places, const machine *m) {
  bool right = true;
  for (int32_t b = 0; b < a->count; b++)
    for (int32_t r = 0; r < a->rules.ranks; r++)
      for (int32_t u = 0; u < a->rules.ranks; u++)
        for (int32_t p = 0; p < places; p++)
          right = right &&
                  (!wants(a, r, b) || m->times[r * places + b][u * places + p] == due(a, b, u, p));
  return right;
}

/* No two moves of a step arrive at one place, where one of them stores. */
static bool comes_alone(const oracle_moves *moves, int64_t k) {
  const oracle_move *v = &moves->moves[k];
  for (int64_t i = 0; i < k; i++) {
    const oracle_move *w = &moves->moves[i];
    if (w->step == v->step && w->dst == v->dst && w->into == v->into && (w->stores || v->stores))
      return false;
  }
  return true;
}

/* A direct schedule of the operation by way of scratch, some of it changed. */
static void draw(const oracle_asked *a, int32_t places, oracle_moves *moves) {
  const bool sums = oracle_is_reduction(a->collective), good = drawn(2) == 0;
  int64_t step = 1;
  moves->count = 0;
  for (int32_t b = 0; b < a->count; b++)
    for (int32_t r = 0; r < a->rules.ranks; r++)
      for (int32_t u = 0; u < a->rules.ranks; u++) {
        if (u == r || !wants(a, r, b) || !begins(a, u, b) || moves->count > MOVES - 2)
          continue;
        const int32_t by = drawn(2) == 0 ? b : a->count + drawn(places - a->count);
        moves->moves[moves->count++] = (oracle_move){step++, 1, u, r, b, by, by != b || !sums};
        if (by != b)
          moves->moves[moves->count++] = (oracle_move){step++, 1, r, r, by, b, !sums};
      }
  for (int32_t changes = good ? 0 : 1 + drawn(4); changes > 0 && moves->count > 0; changes--) {
    oracle_move *v = &moves->moves[drawn((int32_t)moves->count)];
    switch (drawn(5)) {
    case 0:
      v->from = drawn(places);
      break;
    case 1:
      v->into = drawn(places);
      break;
    case 2:
      v->src = drawn(a->rules.ranks);
      break;
    case 3:
      v->stores = !v->stores;
      break;
    default:
      v->step = v > moves->moves ? v[-1].step : v->step;
      break;
    }
  }
  int64_t kept = 0;
  for (int64_t k = 0; k < moves->count; k++) {
    moves->moves[kept] = moves->moves[k];
    kept += comes_alone(moves, kept);
  }
  moves->count = kept;
}

static void against_a_machine(void **state) {
  (void)state;
  static const char *const ops[] = {"bcast",  "scatter",   "gather",        "allgather",
                                    "reduce", "allreduce", "reduce-scatter"};
  oracle_move room[MOVES + 2];
  int64_t right = 0;
  srand(7);
  for (int32_t n = 0; n < CASES; n++) {
    oracle_asked a = {.rules = {.ranks = 2 + drawn(RANKS - 1)}};
    a.collective = oracle_collective_of(ops[drawn(7)]);
    const bool shared = oracle_is_shared(a.collective);
    a.each = shared ? 1 : 1 + drawn(2);
    a.count = shared ? a.rules.ranks : a.each;
    a.rules.root = oracle_is_rooted(a.collective) ? drawn(a.rules.ranks) : 0;
    const int32_t places = a.count + 1 + drawn(PLACES - BLOCKS);
    oracle_moves moves = {.moves = room};
    machine m;
    oracle_moves_lack lack;
    draw(&a, places, &moves);
    run(&moves, places, &m);
    assert_true(oracle_moves_judge(&a, &moves, places, &lack));
    assert_int_equal(lack.rank < 0, is_right(&a, places, &m));
    right += lack.rank < 0;
    if (lack.rank < 0)
      continue;
    const int32_t times =
        m.times[lack.rank * places + lack.block][lack.whose * places + lack.place];
    assert_int_equal(lack.times, times < 2 ? times : 2);
    assert_int_equal(lack.due, due(&a, lack.block, lack.whose, lack.place));
    if (lack.held >= 0)
      assert_int_equal(m.times[lack.rank * places + lack.block][lack.held], 1);
  }
  assert_in_range(right, CASES / 5, 4 * CASES / 5);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_a_machine)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
