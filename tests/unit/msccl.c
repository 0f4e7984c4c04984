/* MSCCL programs, good ones and spoilt ones: the verdict is compared with runs in orders drawn at random, on plain vectors, and with every pair of steps
   that use one chunk. */
#include "ref/oracle/msccl/run.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/write.h"
#include "tests/unit/unit.h"

enum { RUNS = 4, SPOILT = 400 };

static const char *const files[] = {
    "tests/foreign/allreduce-recursive-halving-doubling-8.msccl.xml",
    "tests/foreign/allreduce-ring-6.msccl.xml", "tests/foreign/broadcast-chain-4-root1.msccl.xml",
    "tests/foreign/broadcast-binomial-6-root2.msccl.xml", "tests/formats/copies.msccl.xml"};

static uint64_t state = 1;

static int64_t draw(int64_t count) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((state >> 33) % (uint64_t)count);
}

static void read_file(const char *file, const char *op, oracle_msccl *p) {
  oracle_source source;
  oracle_fault fault;
  assert_true(oracle_source_open(file, &source));
  if (!oracle_msccl_read(&source, op, p, &fault))
    fail_msg("%s", fault.text);
  oracle_source_close(&source);
}

/* For each chunk, how often each input is in it; last, whether it is unknown. */
typedef struct machine {
  const oracle_msccl *p;
  int64_t inputs;
  int *chunks;
  int *carried; /* for each step and chunk of it */
  int most;     /* chunks of a step */
  bool *done;
} machine;

static int *chunk(machine *m, int64_t k) {
  return m->chunks + k * (m->inputs + 1);
}

static int *carried(machine *m, int64_t step, int k) {
  return m->carried + (step * m->most + k) * (m->inputs + 1);
}

static void begin(machine *m, const oracle_msccl *p) {
  *m = (machine){.p = p, .inputs = (int64_t)p->ranks * p->input, .most = 1};
  for (int64_t k = 0; k < p->count; k++)
    m->most = p->steps[k].count > m->most ? p->steps[k].count : m->most;
  m->chunks = calloc((size_t)(p->chunks * (m->inputs + 1)), sizeof *m->chunks);
  m->carried = calloc((size_t)(p->count * m->most * (m->inputs + 1)) + 1, sizeof *m->carried);
  m->done = calloc((size_t)p->count + 1, sizeof *m->done);
  for (int64_t k = 0; k < p->chunks; k++)
    chunk(m, k)[m->inputs] = 1;
  for (int32_t g = 0; g < p->ranks; g++)
    for (int32_t k = 0; k < p->input; k++) {
      int *c = chunk(m, oracle_msccl_chunk(p, g, ORACLE_MSCCL_INPUT, k));
      c[m->inputs] = 0;
      c[g * p->input + k] = 1;
    }
}

static void end(machine *m) {
  free(m->chunks);
  free(m->carried);
  free(m->done);
}

static void put(machine *m, int *into, const int *from, bool adds) {
  for (int64_t k = 0; k <= m->inputs; k++)
    into[k] = (adds ? into[k] : 0) + from[k];
}

static void run_step(machine *m, int64_t step) {
  const oracle_msccl_step *s = &m->p->steps[step];
  int *value = calloc((size_t)m->inputs + 1, sizeof *value);
  for (int32_t k = 0; k < s->count; k++) {
    const int *source = s->src >= 0 ? chunk(m, s->src + k) : NULL;
    if (s->acts & ORACLE_MSCCL_RECEIVES) {
      put(m, value, carried(m, s->from, k), false);
      if (s->acts & ORACLE_MSCCL_ADDS)
        put(m, value, source, true);
    } else {
      put(m, value, source, false);
      if (s->acts & ORACLE_MSCCL_ADDS)
        put(m, value, chunk(m, s->dst + k), true);
    }
    if (s->acts & ORACLE_MSCCL_STORES)
      put(m, chunk(m, s->dst + k), value, false);
    if (s->acts & ORACLE_MSCCL_SENDS)
      put(m, carried(m, step, k), value, false);
  }
  free(value);
  m->done[step] = true;
}

/* Whether its connection has room: fewer messages are under way there than it holds. */
static bool has_room(const machine *m, int64_t step) {
  const oracle_msccl *p = m->p;
  int held = 0;
  for (int64_t k = step - 1; k >= p->threads[p->steps[step].thread].first; k--)
    held += (p->steps[k].acts & ORACLE_MSCCL_SENDS) != 0 && !m->done[p->steps[k].to];
  return (p->steps[step].acts & ORACLE_MSCCL_SENDS) == 0 || held < p->room;
}

static bool may_run(const machine *m, int64_t step) {
  const oracle_msccl_step *s = &m->p->steps[step];
  return !m->done[step] && (s->number == 0 || m->done[step - 1]) &&
         (s->needs < 0 || m->done[s->needs]) && (s->from < 0 || m->done[s->from]) &&
         has_room(m, step);
}

/* Whether every step has run. */
static bool run(machine *m) {
  const int64_t count = m->p->count;
  for (int64_t done = 0; done < count; done++) {
    const int64_t from = draw(count);
    int64_t k = 0;
    while (k < count && !may_run(m, (from + k) % count))
      k++;
    if (k == count)
      return false;
    run_step(m, (from + k) % count);
  }
  return true;
}

/* What the collective asks of input `i` in output chunk k of a GPU. */
static bool is_asked(const oracle_msccl *p, int32_t root, int32_t gpu, int32_t k, int64_t i) {
  const int64_t from = i / p->input, number = i % p->input;
  const char *op = p->collective->name;
  if (strcmp(op, "bcast") == 0)
    return from == root && number == k;
  if (strcmp(op, "allgather") == 0)
    return from == k / p->input && number == k % p->input;
  if (strcmp(op, "reduce-scatter") == 0)
    return number == (int64_t)gpu * p->output + k;
  return number == k;
}

static bool is_right(machine *m, int32_t root) {
  bool right = true;
  for (int32_t g = 0; g < m->p->ranks; g++)
    for (int32_t k = 0; k < m->p->output; k++) {
      const int *c = chunk(m, oracle_msccl_chunk(m->p, g, ORACLE_MSCCL_OUTPUT, k));
      const bool counts = strcmp(m->p->collective->name, "reduce") != 0 || g == root;
      for (int64_t i = 0; counts && i < m->inputs; i++)
        right = right && c[i] == is_asked(m->p, root, g, k, i);
      right = right && (!counts || c[m->inputs] == 0);
    }
  return right;
}

static bool touches(const oracle_msccl_step *s, int64_t c, bool stores) {
  return (s->dst >= 0 && c >= s->dst && c < s->dst + s->count) ||
         (!stores && s->src >= 0 && c >= s->src && c < s->src + s->count);
}

/* Whether two steps use one chunk, one of them stores it, and neither step waits for the other. */
static bool has_race(const oracle_msccl *p) {
  const int64_t n = p->count;
  bool *waits = calloc((size_t)(n * n) + 1, sizeof *waits), race = false;
  for (int64_t k = 0; k < n; k++) {
    const oracle_msccl_step *s = &p->steps[k];
    const int64_t before[] = {s->number > 0 ? k - 1 : -1, s->needs, s->from};
    for (size_t b = 0; b < COUNT(before); b++)
      if (before[b] >= 0)
        waits[k * n + before[b]] = true;
  }
  for (int64_t via = 0; via < n; via++)
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = 0; waits[i * n + via] && j < n; j++)
        waits[i * n + j] = waits[i * n + j] || waits[via * n + j];
  for (int64_t c = 0; c < p->chunks; c++)
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = 0; touches(&p->steps[i], c, true) && j < n; j++)
        race = race || (i != j && touches(&p->steps[j], c, false) && !waits[i * n + j] &&
                        !waits[j * n + i]);
  free(waits);
  return race;
}

typedef enum verdict { STUCK, RACE, WRONG, RIGHT } verdict;

static verdict judge(const oracle_msccl *p, int64_t *order, int32_t *root) {
  oracle_trail trail = {NULL, 0};
  int32_t slots;
  verdict v = STUCK;
  assert_true(oracle_msccl_order(p, order, &slots, &trail));
  if (trail.count == 0) {
    v = RACE;
    assert_true(oracle_msccl_races(p, order, &trail));
  }
  if (trail.count == 0) {
    v = WRONG;
    assert_true(oracle_msccl_contents(p, order, root, &trail));
  }
  v = trail.count == 0 ? RIGHT : v;
  for (int64_t h = 0; h < trail.count; h++)
    assert_true(strlen(trail.hops[h].text) > 0);
  oracle_trail_free(&trail);
  return v;
}

static verdict compare(const oracle_msccl *p) {
  int64_t *order = calloc((size_t)p->count + 1, sizeof *order);
  int32_t root = DODONA_NONE;
  const verdict v = judge(p, order, &root);
  bool alone = false;
  for (int64_t k = 0; k < p->count; k++)
    alone = alone || ((p->steps[k].acts & ORACLE_MSCCL_SENDS) != 0 && p->steps[k].to < 0) ||
            ((p->steps[k].acts & ORACLE_MSCCL_RECEIVES) != 0 && p->steps[k].from < 0) ||
            (p->steps[k].to >= 0 && p->steps[p->steps[k].to].count != p->steps[k].count);
  for (int times = 0; !alone && times < RUNS; times++) {
    machine m;
    begin(&m, p);
    assert_int_equal(run(&m), v != STUCK);
    if (v == RIGHT || v == WRONG)
      assert_int_equal(is_right(&m, root), v == RIGHT);
    end(&m);
  }
  if (alone)
    assert_int_equal(v, STUCK);
  else if (v != STUCK)
    assert_int_equal(has_race(p), v == RACE);
  free(order);
  return v;
}

/* One step waits for less, or for another, or uses another chunk of its GPU, or adds where it stored. */
static void spoil(oracle_msccl *p) {
  oracle_msccl_step *s = &p->steps[draw(p->count)];
  const oracle_msccl_gpu *g = &p->gpus[p->threads[s->thread].gpu];
  const int64_t room =
      (p->threads[s->thread].gpu + 1 < p->ranks ? p->gpus[p->threads[s->thread].gpu + 1].begin
                                                : p->chunks) -
      g->begin - s->count + 1;
  switch (draw(5)) {
  case 0:
    s->needs = -1;
    break;
  case 1: {
    const oracle_msccl_thread *t = &p->threads[g->first + draw(g->count)];
    s->needs = t->count > 0 ? t->first + draw(t->count) : -1;
    break;
  }
  case 2:
    s->src = s->src < 0 ? -1 : g->begin + draw(room);
    break;
  case 3:
    s->dst = s->dst < 0 ? -1 : g->begin + draw(room);
    break;
  default:
    if (s->from >= 0 && s->src >= 0 && s->dst >= 0)
      s->acts ^= ORACLE_MSCCL_ADDS;
  }
}

static void test_files(void **context) {
  (void)context;
  int seen[RIGHT + 1] = {0};
  for (size_t f = 0; f < COUNT(files); f++) {
    for (int round = 0; round < SPOILT; round++) {
      oracle_msccl p;
      read_file(files[f], NULL, &p);
      for (int times = 0; times < (round + 3) / 4; times += 3)
        spoil(&p);
      const verdict v = compare(&p);
      seen[v]++;
      if (round == 0)
        assert_int_equal(v, RIGHT);
      oracle_msccl_free(&p);
    }
  }
  for (int v = STUCK; v <= RIGHT; v++)
    assert_true(seen[v] > 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_files)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
