/* What a chunk holds is shared, as long as it is the same, and counted. */
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>
#include <string.h>

/* An input, GPU * inputs of a GPU + its chunk, and how often it is there, at most 2. */
typedef struct term {
  int64_t input;
  int32_t times;
} term;

/* By ascending inputs. */
typedef struct content {
  int64_t holders;
  int64_t count;
  term terms[];
} content;

typedef struct running {
  const oracle_msccl *p;
  content **chunks;   /* of the program; NULL: nothing that anybody knows */
  content ***carried; /* of each step: what it has sent and nobody has received yet */
  int64_t *stored;    /* for each chunk: the step that stored it last, -1: none */
  int64_t *taken;     /* for each step: the step that stored its source, -1: none */
  int64_t *some;      /* room for inputs, one a GPU */
} running;

/* What an output chunk must hold: inputs first, first + stride, .. */
typedef struct wanted {
  int64_t first;
  int64_t stride;
  int64_t count;
  const int64_t *listed; /* or these, if it is not NULL */
} wanted;

static content *hold(content *c) {
  if (c != NULL)
    c->holders++;
  return c;
}

static void drop(content *c) {
  if (c != NULL && --c->holders == 0)
    free(c);
}

static content *make(int64_t room) {
  content *c = malloc(sizeof *c + (size_t)room * sizeof *c->terms);
  if (c != NULL) {
    c->holders = 1;
    c->count = 0;
  }
  return c;
}

/* The sum of both; of what is not known nothing is known. False if there is no memory. */
static bool add(const content *a, const content *b, content **sum) {
  *sum = NULL;
  if (a == NULL || b == NULL)
    return true;
  content *c = make(a->count + b->count);
  if (c == NULL)
    return false;
  for (int64_t i = 0, j = 0; i < a->count || j < b->count;) {
    const bool left = j == b->count || (i < a->count && a->terms[i].input <= b->terms[j].input);
    term t = left ? a->terms[i++] : b->terms[j++];
    if (left && j < b->count && b->terms[j].input == t.input) {
      t.times = 2;
      j++;
    }
    c->terms[c->count++] = t;
  }
  *sum = c;
  return true;
}

/* Chunk k of what the step makes. */
static bool make_chunk(running *r, const oracle_msccl_step *s, int32_t k, content **made) {
  content *source = s->src >= 0 ? r->chunks[s->src + k] : NULL;
  content *got = s->from >= 0 ? r->carried[s->from][k] : source;
  if ((s->acts & ORACLE_MSCCL_ADDS) != 0)
    return add(got, s->from >= 0 ? source : r->chunks[s->dst + k], made);
  *made = hold(got);
  return true;
}

static void put_down(running *r, int64_t step) {
  for (int32_t k = 0; r->carried[step] != NULL && k < r->p->steps[step].count; k++)
    drop(r->carried[step][k]);
  free(r->carried[step]);
  r->carried[step] = NULL;
}

static bool run_step(running *r, int64_t step) {
  const oracle_msccl_step *s = &r->p->steps[step];
  const bool sends = (s->acts & ORACLE_MSCCL_SENDS) != 0;
  r->taken[step] = s->src >= 0 ? r->stored[s->src] : -1;
  if (sends && (r->carried[step] = calloc((size_t)s->count, sizeof *r->carried[step])) == NULL)
    return false;
  for (int32_t k = 0; k < s->count; k++) {
    content *made = NULL;
    if (!make_chunk(r, s, k, &made))
      return false;
    if (sends)
      r->carried[step][k] = hold(made);
    if (s->dst >= 0) {
      drop(r->chunks[s->dst + k]);
      r->chunks[s->dst + k] = hold(made);
      r->stored[s->dst + k] = step;
    }
    drop(made);
  }
  if (s->from >= 0)
    put_down(r, s->from);
  return true;
}

/* How many chunks of its input a GPU has at first. */
static int64_t begun_by(const oracle_msccl *p, int32_t gpu) {
  const int64_t *first = p->tables.chunks[ORACLE_MSCCL_INPUT].first;
  return first != NULL ? first[gpu + 1] - first[gpu] : p->input;
}

/* How many chunks of its output a GPU wants. */
static int64_t wanted_by(const oracle_msccl *p, int32_t gpu) {
  const int64_t *first = p->tables.chunks[ORACLE_MSCCL_OUTPUT].first;
  return first != NULL ? first[gpu + 1] - first[gpu] : p->output;
}

static bool begin(running *r) {
  const oracle_msccl *p = r->p;
  for (int64_t k = 0; k < p->chunks; k++)
    r->stored[k] = -1;
  for (int32_t g = 0; g < p->ranks; g++)
    for (int32_t k = 0; k < begun_by(p, g); k++) {
      content *c = make(1);
      if (c == NULL)
        return false;
      c->terms[c->count++] = (term){(int64_t)g * p->input + k, 1};
      r->chunks[oracle_msccl_chunk(p, g, ORACLE_MSCCL_INPUT, k)] = c;
    }
  return true;
}

static int64_t next_of(wanted w, int64_t m) {
  return w.listed != NULL ? w.listed[m] : w.first + m * w.stride;
}

/* What the tables ask: all inputs to the block, or those of the ranks that they list. */
static wanted stated_wanted(const running *r, int32_t gpu, int32_t k) {
  const oracle_msccl_tables *t = &r->p->tables;
  const int32_t block = oracle_msccl_stated_block(r->p, gpu, ORACLE_MSCCL_OUTPUT, k);
  const int64_t *inputs = t->inputs + t->first[block];
  const int64_t count = t->first[block + 1] - t->first[block];
  if (t->stated->wants[(int64_t)block * r->p->ranks + gpu] == ORACLE_WANTS_ALL)
    return (wanted){0, 1, count, inputs};
  int64_t some = 0;
  const oracle_claim *claim = oracle_stated_wants(t->stated, gpu, block);
  for (int64_t i = 0; i < count; i++)
    if (inputs[i] / r->p->input == claim->input) {
      r->some[some++] = inputs[i];
      claim++;
    }
  return (wanted){0, 1, some, r->some};
}

static wanted wanted_of(const running *r, int32_t root, int32_t gpu, int32_t k) {
  const oracle_msccl *p = r->p;
  const oracle_collective *c = p->collective;
  if (p->tables.stated != NULL)
    return stated_wanted(r, gpu, k);
  if (oracle_is_reduction(c))
    return (wanted){oracle_is_shared(c) ? (int64_t)gpu * p->output + k : k, p->input, p->ranks,
                    NULL};
  if (c->begins == ORACLE_GIVER) {
    const int32_t each = p->input / p->ranks;
    return (wanted){(int64_t)(k / each) * p->input + gpu * each + k % each, 1, 1, NULL};
  }
  if (oracle_is_shared(c))
    return (wanted){k, 1, 1, NULL};
  return (wanted){(int64_t)root * p->input + k, 1, 1, NULL};
}

/* The first input that is not there once; false if there is none. `times`: how often it is there. */
static bool find_wrong(const content *c, wanted w, int64_t *input, int32_t *times) {
  int64_t k = 0;
  for (int64_t m = 0; m < w.count; m++, k++) {
    const int64_t next = next_of(w, m);
    if (c == NULL || k == c->count || c->terms[k].input != next || c->terms[k].times != 1) {
      const bool other = c != NULL && k < c->count && c->terms[k].input < next;
      const bool same = c != NULL && k < c->count && c->terms[k].input == next;
      *input = other ? c->terms[k].input : next;
      *times = other || same ? c->terms[k].times : 0;
      return true;
    }
  }
  if (k == c->count)
    return false;
  *input = c->terms[k].input;
  *times = c->terms[k].times;
  return true;
}

static content *output_of(const running *r, int32_t gpu, int32_t k) {
  return r->chunks[oracle_msccl_chunk(r->p, gpu, ORACLE_MSCCL_OUTPUT, k)];
}

/* The root that the result speaks of; GPU 0 if it speaks of none. */
static int32_t root_of(const running *r) {
  const oracle_msccl *p = r->p;
  int64_t input;
  int32_t times;
  if (!oracle_is_rooted(p->collective) && p->collective->begins != ORACLE_ROOT)
    return 0;
  for (int32_t g = 0; g < p->ranks; g++)
    if (oracle_is_reduction(p->collective)
            ? !find_wrong(output_of(r, g, 0), wanted_of(r, g, g, 0), &input, &times)
            : !find_wrong(output_of(r, 0, 0), wanted_of(r, g, 0, 0), &input, &times))
      return g;
  return 0;
}

static oracle_hop tell(const running *r, int32_t gpu, int32_t k, wanted w, int64_t input,
                       int32_t times) {
  const oracle_msccl *p = r->p;
  const int64_t chunk = oracle_msccl_chunk(p, gpu, ORACLE_MSCCL_OUTPUT, k);
  bool asked = false;
  for (int64_t m = 0; m < w.count; m++)
    asked = asked || next_of(w, m) == input;
  const char *how = r->chunks[chunk] == NULL ? "has nothing that is known, and lacks"
                    : times == 0             ? "lacks"
                    : asked                  ? "has more than once"
                                             : "has what is not asked for,";
  oracle_hop hop = {r->stored[chunk] >= 0 ? p->steps[r->stored[chunk]].line : 0, ""};
  snprintf(hop.text, sizeof hop.text, "in the end %s %s input %lld of GPU %lld",
           oracle_msccl_chunk_name(p, chunk).text, how, (long long)(input % p->input),
           (long long)(input / p->input));
  return hop;
}

/* Back from the step that stored the chunk to where what it stored came from. */
static bool tell_way(const running *r, int64_t chunk, oracle_trail *wrong) {
  const oracle_msccl *p = r->p;
  bool good = true;
  for (int64_t at = r->stored[chunk], hops = 0; good && at >= 0 && hops <= p->count; hops++) {
    const oracle_msccl_step *s = &p->steps[at];
    const char *verb = (s->acts & ORACLE_MSCCL_ADDS) != 0     ? "adds"
                       : (s->acts & ORACLE_MSCCL_STORES) != 0 ? "stores"
                                                              : "sends";
    oracle_hop hop = {s->line, ""};
    snprintf(hop.text, sizeof hop.text, "%s %s %s%s", oracle_msccl_step_name(p, at).text, verb,
             s->from >= 0 ? "what comes from " : oracle_msccl_chunk_name(p, s->src).text,
             s->from >= 0 ? oracle_msccl_step_name(p, s->from).text : "");
    good = oracle_trail_add(wrong, hop);
    at = s->from >= 0 ? s->from : r->taken[at];
  }
  return good;
}

static bool judge(const running *r, int32_t *root, oracle_trail *wrong) {
  const oracle_msccl *p = r->p;
  int64_t input = 0;
  int32_t times = 0;
  if (*root == DODONA_NONE)
    *root = root_of(r);
  for (int32_t g = 0; g < p->ranks; g++) {
    if (oracle_is_rooted(p->collective) && oracle_is_reduction(p->collective) && g != *root)
      continue;
    for (int32_t k = 0; k < wanted_by(p, g); k++) {
      const wanted w = wanted_of(r, *root, g, k);
      if (find_wrong(output_of(r, g, k), w, &input, &times))
        return oracle_trail_add(wrong, tell(r, g, k, w, input, times)) &&
               tell_way(r, oracle_msccl_chunk(p, g, ORACLE_MSCCL_OUTPUT, k), wrong);
    }
  }
  return true;
}

static void free_running(running *r) {
  for (int64_t k = 0; r->chunks != NULL && k < r->p->chunks; k++)
    drop(r->chunks[k]);
  for (int64_t k = 0; r->carried != NULL && k < r->p->count; k++)
    put_down(r, k);
  free(r->chunks);
  free(r->carried);
  free(r->stored);
  free(r->taken);
  free(r->some);
}

bool oracle_msccl_contents(const oracle_msccl *program, const int64_t *order, int32_t *root,
                           oracle_trail *wrong) {
  const size_t chunks = (size_t)program->chunks, steps = (size_t)program->count + 1;
  running r = {program,
               calloc(chunks, sizeof *r.chunks),
               calloc(steps, sizeof *r.carried),
               malloc(chunks * sizeof *r.stored),
               malloc(steps * sizeof *r.taken),
               malloc((size_t)program->ranks * sizeof *r.some)};
  bool good = r.chunks && r.carried && r.stored && r.taken && r.some && begin(&r);
  for (int64_t i = 0; good && i < program->count; i++)
    good = run_step(&r, order[i]);
  good = good && judge(&r, root, wrong);
  free_running(&r);
  return good;
}
