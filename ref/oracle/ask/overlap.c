/* A step: what is planned for it joins the queue, in the order of plans; then the queue is gone through once. */
#include "ref/oracle/ask/overlap.h"
#include "ref/oracle/write/progress.h"
#include "ref/trees/reduction.h"
#include "ref/trees/tree.h"

#include <stdlib.h>
#include <string.h>

typedef struct message {
  int32_t src;
  int32_t dst;
  int32_t block;
  bool result; /* else a partial combination */
} message;

/* What a rank awaits of a block: partial combinations that are planned by now, and the result. */
enum { PARTIALS = 0x7f, RESULT = 0x80 };

typedef struct run {
  const dodona_plan *plan;
  int64_t lead;
  dodona_place *places; /* by rank */
  uint8_t *awaited;     /* by rank and block */
  int64_t *complete; /* by block: the step in which the root is planned to receive its last part */
  message *queue;    /* planned, not yet sent; the first planned first */
  int64_t queued;
  int64_t room;
  oracle_act *acts; /* by rank: what it does in this step */
} run;

static uint8_t *awaited_of(const run *r, int32_t rank, int32_t block) {
  return &r->awaited[(int64_t)rank * r->plan->request.blocks + block];
}

static bool plan_message(run *r, message m) {
  if (r->queued == r->room) {
    int64_t room = 2 * r->room + 64;
    message *grown = realloc(r->queue, (size_t)room * sizeof *grown);
    if (grown == NULL) {
      oracle_error("--overlap: no memory for %lld messages", (long long)room);
      return false;
    }
    r->queue = grown;
    r->room = room;
  }
  r->queue[r->queued++] = m;
  uint8_t *awaited = awaited_of(r, m.dst, m.block);
  *awaited = (uint8_t)(m.result ? *awaited | RESULT : *awaited + 1);
  return true;
}

/* What the plans have for step x. */
static bool plan_step(run *r, int64_t x) {
  const dodona_plan *p = r->plan;
  int64_t down = x - p->first + r->lead;
  for (int32_t rank = 0; rank < r->plan->request.ranks; rank++) {
    dodona_tree_step step = dodona_reduce_step_at(&p->up, &r->places[rank].up, x);
    if (step.send_to != DODONA_NONE &&
        !plan_message(r, (message){rank, step.send_to, step.send_block, false}))
      return false;
  }
  for (int32_t rank = 0; rank < r->plan->request.ranks && down >= 1; rank++) {
    dodona_tree_step step = dodona_tree_step_at(&p->down, &r->places[rank].down, down);
    int32_t block = r->plan->request.blocks - 1 - step.send_block;
    if (step.send_to != DODONA_NONE && !plan_message(r, (message){rank, step.send_to, block, true}))
      return false;
  }
  return true;
}

/* Whether the sender has it by the start of step x. */
static bool is_there(const run *r, const message *m, int64_t x) {
  uint8_t awaited = *awaited_of(r, m->src, m->block);
  if (!m->result)
    return (awaited & PARTIALS) == 0;
  if (m->src == r->plan->request.root)
    return (awaited & PARTIALS) == 0 && r->complete[m->block] < x;
  return (awaited & RESULT) == 0;
}

static bool has_free_ports(const run *r, const message *m) {
  return r->acts[m->src].exchange.send_to == DODONA_NONE &&
         r->acts[m->dst].exchange.recv_from == DODONA_NONE;
}

static void send(run *r, const message *m) {
  oracle_act *from = &r->acts[m->src];
  oracle_act *to = &r->acts[m->dst];
  from->exchange.send_to = m->dst;
  from->exchange.send_first = m->block;
  from->exchange.send_count = 1;
  from->adds = !m->result;
  to->exchange.recv_from = m->src;
  to->exchange.recv_first = m->block;
  to->exchange.recv_count = 1;
  to->exchange.use = m->result ? DODONA_STORE : DODONA_PREPEND;
}

static void idle(run *r, int64_t x) {
  const dodona_step nothing = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, 0};
  for (int32_t rank = 0; rank < r->plan->request.ranks; rank++)
    r->acts[rank] = (oracle_act){x, rank, nothing, false};
}

/* Sends what can be sent; how many messages that are. What arrives can be used in the next step. */
static int64_t send_all(run *r, int64_t x) {
  int64_t kept = 0;
  idle(r, x);
  for (int64_t i = 0; i < r->queued; i++) {
    const message m = r->queue[i];
    if (has_free_ports(r, &m) && is_there(r, &m, x))
      send(r, &m);
    else
      r->queue[kept++] = m;
  }
  int64_t sent = r->queued - kept;
  r->queued = kept;
  for (int32_t rank = 0; rank < r->plan->request.ranks; rank++) {
    const dodona_step *e = &r->acts[rank].exchange;
    if (e->recv_from == DODONA_NONE)
      continue;
    uint8_t *awaited = awaited_of(r, rank, e->recv_first);
    *awaited = (uint8_t)(e->use != 0 ? *awaited - 1 : *awaited & PARTIALS);
  }
  return sent;
}

static bool tell(const run *r, int32_t only, oracle_act_visit visit, void *context) {
  int32_t first = only == DODONA_NONE ? 0 : only;
  int32_t end = only == DODONA_NONE ? r->plan->request.ranks : only + 1;
  for (int32_t rank = first; rank < end; rank++) {
    const dodona_step *e = &r->acts[rank].exchange;
    bool idles = e->send_to == DODONA_NONE && e->recv_from == DODONA_NONE;
    if (!idles && !visit(context, &r->acts[rank]))
      return false;
  }
  return true;
}

/* The steps, or -1 if a visit, where there is one, says so or there is no memory. */
static int64_t go(run *r, int64_t lead, int32_t only, oracle_act_visit visit, void *context) {
  int64_t last = r->plan->first + dodona_tree_steps(&r->plan->down) - lead;
  int64_t messages = 2 * (int64_t)r->plan->request.blocks * (r->plan->request.ranks - 1);
  int64_t x = 0;
  r->lead = lead;
  while (messages > 0) {
    x++;
    if (x <= last && !plan_step(r, x))
      return -1;
    messages -= send_all(r, x);
    if (visit != NULL && !tell(r, only, visit, context))
      return -1;
  }
  return x;
}

static void take_root(run *r) {
  const dodona_plan *p = r->plan;
  for (int64_t x = 1; x <= p->first; x++) {
    dodona_tree_step step = dodona_reduce_step_at(&p->up, &r->places[r->plan->request.root].up, x);
    if (step.recv_from != DODONA_NONE)
      r->complete[step.recv_block] = x;
  }
}

static bool open_run(run *r, const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  int64_t cells = (int64_t)q->ranks * q->blocks;
  *r = (run){.plan = &course->plan};
  r->awaited = oracle_allocate(cells, sizeof *r->awaited, "--overlap: all blocks of all ranks");
  r->places = r->awaited ? oracle_allocate(q->ranks, sizeof *r->places, "all ranks at once") : NULL;
  r->acts = r->places ? oracle_allocate(q->ranks, sizeof *r->acts, "all ranks at once") : NULL;
  r->complete = r->acts ? oracle_allocate(q->blocks, sizeof *r->complete, "the blocks") : NULL;
  if (r->complete == NULL)
    return false;
  memset(r->awaited, 0, (size_t)cells);
  for (int32_t rank = 0; rank < q->ranks; rank++)
    r->places[rank] = dodona_place_of(r->plan, rank);
  take_root(r);
  return true;
}

static void close_run(run *r) {
  free(r->places);
  free(r->acts);
  free(r->complete);
  free(r->awaited);
  free(r->queue);
}

/* Keeps the lead if it is the best so far; false if there is no memory. */
static bool try_lead(run *r, oracle_course *course, int64_t lead) {
  int64_t steps = go(r, lead, DODONA_NONE, NULL, NULL);
  if (0 <= steps && steps < course->plan.steps) {
    course->plan.steps = steps;
    course->lead = lead;
  }
  return steps >= 0;
}

bool oracle_overlap_find(oracle_course *course) {
  const dodona_plan *p = &course->plan;
  int64_t last = p->first - 1;
  int64_t most = 2 * (int64_t)p->down.depth;
  run r;
  oracle_progress progress = oracle_progress_start("schedule", true);
  bool good = open_run(&r, course);
  course->overlap = true;
  course->plan.ordered = 0;
  for (int64_t lead = 1; good && lead <= most && lead < last; lead++) {
    good = try_lead(&r, course, lead);
    oracle_progress_at(&progress, lead, most);
  }
  if (good && last > 0)
    good = try_lead(&r, course, last);
  oracle_progress_end(&progress);
  close_run(&r);
  return good;
}

bool oracle_overlap_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                         void *context) {
  run r;
  bool good = open_run(&r, course) && go(&r, course->lead, only, visit, context) >= 0;
  close_run(&r);
  return good;
}
