/* Labels need no memory: a receive is named by what it brings, a send by how many came before.

     a broadcast of s blocks   l1 .. ls          the receives, by block; none at the root
                               ls+1, ls+2, ...   the sends
     a combine of R steps      l1 .. lR          the receive of each step
                               lR+1 .. l2R       the send of each step

   A send requires the send before it, and the receives that it depends on and that send did not. */
#include "ref/oracle/write/goal.h"

#include <inttypes.h>

typedef struct program {
  FILE *out;
  const oracle_planned *planned; /* of a broadcast, else NULL */
  const oracle_rounds *rounds;   /* of a combine, else NULL */
  int64_t receives;              /* labels that are kept for receives */
  int64_t before;                /* the label of the send before, 0 at first */
  int64_t known;                 /* combine: the last step whose receive that send required */
  int32_t block;                 /* broadcast: the block of that send */
} program;

static void put_receive(const program *p, int64_t label, dodona_tree_step step) {
  fprintf(p->out, "l%" PRId64 ": recv 8b from %" PRId32 " tag %" PRId32 "\n", label, step.recv_from,
          step.recv_block);
}

/* The send, after the one before. */
static void put_send(program *p, int64_t label, dodona_tree_step step) {
  fprintf(p->out, "l%" PRId64 ": send 8b to %" PRId32 " tag %" PRId32 "\n", label, step.send_to,
          step.send_block);
  if (p->before != 0)
    fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", label, p->before);
  p->before = label;
}

static bool visit_plan(void *context, int64_t x, int32_t rank, dodona_tree_step step) {
  program *p = context;
  (void)x;
  if (step.recv_from != DODONA_NONE)
    put_receive(p, (int64_t)step.recv_block + 1, step);
  if (step.send_to != DODONA_NONE) {
    put_send(p, p->before == 0 ? p->receives + 1 : p->before + 1, step);
    if (rank != p->planned->plan.root && step.send_block != p->block)
      fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", p->before,
              (int64_t)step.send_block + 1);
    p->block = step.send_block;
  }
  return !ferror(p->out);
}

static bool visit_rounds(void *context, int64_t x, int32_t rank, dodona_tree_step step) {
  program *p = context;
  const dodona_combine_plan *plan = &p->rounds->plan;
  put_receive(p, x, step);
  put_send(p, p->receives + x, step);
  while (p->known < x - plan->latency) {
    p->known++;
    if (dodona_combine_step_at(plan, p->rounds->table, rank, p->known).recv_from != DODONA_NONE)
      fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", p->before, p->known);
  }
  return !ferror(p->out);
}

static void begin(FILE *out, int32_t rank) {
  fprintf(out, "\nrank %" PRId32 " {\n", rank);
}

bool oracle_goal_plan(FILE *out, const oracle_planned *planned) {
  const dodona_tree_plan *plan = &planned->plan;
  bool good = true;
  fprintf(out, "num_ranks %" PRId32 "\n", plan->ranks);
  for (int32_t rank = 0; good && rank < plan->ranks; rank++) {
    int64_t receives = rank == plan->root ? 0 : plan->blocks;
    program p = {out, planned, NULL, receives, 0, 0, DODONA_NONE};
    begin(out, rank);
    good = oracle_walk_one(planned, ORACLE_FORWARDS, rank, visit_plan, &p);
    fputs("}\n", out);
  }
  return good && !ferror(out);
}

bool oracle_goal_rounds(FILE *out, const oracle_rounds *rounds) {
  const dodona_combine_plan *plan = &rounds->plan;
  bool good = true;
  fprintf(out, "num_ranks %" PRId32 "\n", plan->ranks);
  for (int32_t rank = 0; good && rank < plan->ranks; rank++) {
    program p = {out, NULL, rounds, plan->rounds - plan->latency + 1, 0, 0, DODONA_NONE};
    begin(out, rank);
    good = oracle_rounds_walk(rounds, rank, visit_rounds, &p);
    fputs("}\n", out);
  }
  return good && !ferror(out);
}
