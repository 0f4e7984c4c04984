/* Trials begin when what they may lose is less than 1 / SHARE of the time that the calls so far have taken. On a node with more ranks than cores
   the steps of a plan wait for time slices: a plan may take CROWDED times as long as MPI's own, and is reckoned so. */
#include "mpi/decision.h"
#include "mpi/message.h"
#include "mpi/same_bits.h"
#include <stdio.h>
#include <stdlib.h>

enum {
  MOST = 256, /* communicators of our own at once: MPI has only about 2,000 */
  SHARE = 32,
  CROWDED = 16,
  NAME = 64
};

/* Only the drop-in has it (mpi/profile.h): a program that links the library need not link jansson. */
int dodona_mpi_profile_load(dodona_mpi_context *context, const char *path, char fault[DODONA_FAULT])
    __attribute__((weak));

/* Seconds that a communicator of our own takes, the measurement of a machine, and a look for plans. */
static const double JOINING = 1e-4, MEASURING = 5e-3, PLANNING = 1e-3;

/* What does the calls: an algorithm, among all ranks or across nodes (mpi/grid.h); or with NULL MPI. */
static const char *name_of(const dodona_mpi_context *context, const dodona_request *q,
                           char name[NAME]) {
  const char *algorithm = dodona_mpi_algorithm_name(q ? q->algorithm : DODONA_MPI_OWN);
  if (!q || q->ranks == context->ranks)
    return algorithm;
  snprintf(name, NAME, "%s across %d nodes", algorithm, q->ranks);
  return name;
}

/* One line for people. */
static void tell(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                 const dodona_mpi_sort *s, const char *why) {
  char text[512], name[NAME];
  int length = 0, size = (int)sizeof text;
  if (!context->environment.verbose || context->rank != 0)
    return;
  const dodona_request *q = s->choice.own ? NULL : &s->choice.request;
  length = snprintf(text, sizeof text, "dodona: %s of about 2^%d bytes, %d ranks%s: %s",
                    dodona_mpi_op_name(wish->op), s->kind.size, context->ranks,
                    wish->ordered ? ", in order" : "", name_of(context, q, name));
  if (q && q->group > 0 && q->group < context->ranks &&
      dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    length += snprintf(text + length, (size_t)(size - length), ", group %d", q->group);
  if (q && q->blocks > 1)
    length += snprintf(text + length, (size_t)(size - length), ", %d blocks", q->blocks);
  length += snprintf(text + length, (size_t)(size - length), "; %s", why);
  for (int i = 0; i <= DODONA_MPI_PLANS && s->trial.round > 0; i++)
    if (i == DODONA_MPI_PLANS || i < s->trial.plans)
      length +=
          snprintf(text + length, (size_t)(size - length), "%s %s %.3g us", i == 0 ? ":" : ",",
                   name_of(context, i < DODONA_MPI_PLANS ? &s->candidates[i] : NULL, name),
                   1e6 * s->trial.last[i]);
  fprintf(stderr, "%s\n", text);
}

/* Whether others may learn from what this communicator finds out, and it from them. */
static int learns(const dodona_mpi_context *context, int32_t op) {
  return context->environment.tune >= DODONA_MPI_TRY && !context->site.given &&
         context->environment.algorithm[op] == DODONA_MPI_ANY;
}

/* Makes a communicator of our own, and reads the profile. */
static int meet(dodona_mpi_context *context) {
  char fault[DODONA_FAULT];
  const char *path = getenv("DODONA_PROFILE");
  dodona_mpi_site *site = &context->site;
  const int profile = context->environment.profile && dodona_mpi_profile_load && !site->given;
  int error = dodona_mpi_context_of(context->owner, &context);
  if (error == MPI_SUCCESS && profile) {
    error = dodona_mpi_profile_load(context, path ? path : "", fault);
    if (fault[0] != '\0' && context->rank == 0)
      fprintf(stderr, "dodona: DODONA_PROFILE: %s\n", fault);
    context->environment.profile = 0;
    context->book->given = site->given;
    error = error == MPI_ERR_IO ? MPI_SUCCESS : error;
  }
  return error;
}

/* Has the context join: a communicator of our own, and the machine that its layout has. */
static int join(dodona_mpi_context *context, int learned) {
  dodona_mpi_site *site = &context->site;
  int error = meet(context);
  if (error != MPI_SUCCESS || site->measured || context->environment.tune == DODONA_MPI_OFF)
    return error;
  if (learned)
    error = PMPI_Bcast(&site->machine, (int)sizeof site->machine, MPI_BYTE, 0, context->comm);
  else
    error = dodona_mpi_site_measure(context->comm, context->environment.patience, site);
  site->measured = error == MPI_SUCCESS;
  return error;
}

/* Calls of a turn in the trials: of short messages several. */
static int batch_of(const dodona_mpi_sort *s) {
  return s->kind.size <= 12 ? 9 : s->kind.size < DODONA_MPI_LONG ? 5 : 3;
}

/* Looks for candidates, as if the call had the bytes of its kind, and begins trials. */
static int begin(dodona_mpi_context *context, const dodona_mpi_wish *wish, dodona_mpi_sort *s) {
  dodona_mpi_wish like = *wish;
  double expected[DODONA_MPI_PLANS];
  int count = 0, tune = context->environment.tune;
  int most = tune >= DODONA_MPI_TRY && wish->algorithm == DODONA_MPI_ANY ? DODONA_MPI_PLANS : 1;
  like.size = 1;
  like.count = (MPI_Count)1 << (s->kind.size < 62 ? s->kind.size : 62);
  int error = dodona_mpi_candidates(&context->site, &like, most, s->candidates, expected, &count);
  if (error == MPI_ERR_NO_MEM)
    return error;
  if (error != MPI_SUCCESS || count == 0) {
    dodona_mpi_settle(s, NULL);
    tell(context, wish, s, "no plan fits");
  } else if (most == 1) {
    dodona_mpi_settle(s, &s->candidates[0]);
    tell(context, wish, s, wish->algorithm != DODONA_MPI_ANY ? "as asked" : "by prediction");
  } else {
    s->trial = tune == DODONA_MPI_TRY ? dodona_mpi_trial_of(count, 3, 2)
                                      : dodona_mpi_trial_of(count, DODONA_MPI_ROUNDS, batch_of(s));
    s->state = DODONA_MPI_TRIES;
  }
  return MPI_SUCCESS;
}

/* What the calls of all kinds have taken so far. */
static double seconds_of(const dodona_mpi_book *book) {
  double sum = 0;
  for (const dodona_mpi_sort *s = book->first; s; s = s->next)
    sum += s->timed > 0 ? s->seconds / (double)s->timed * (double)s->calls : 0;
  return sum;
}

/* What all ranks agree on, the most of each. */
typedef struct news {
  double each;       /* seconds of a call of the kind */
  double all;        /* of all calls so far */
  double companions; /* communicators of our own in a process */
  double learned;    /* rank 0: 1 MPI's own, 2 a plan */
  double machine;    /* rank 0 knows it */
} news;

/* Whether trials are worth what they cost. */
static int pays(const dodona_mpi_context *context, const dodona_mpi_sort *s, const news *n) {
  const dodona_mpi_nodes *nodes = context->site.nodes;
  const double slow = nodes && nodes->crowded ? CROWDED : 1;
  double once = PLANNING + (context->comm == MPI_COMM_NULL ? JOINING : 0) +
                (context->site.measured || n->machine > 0 ? 0 : MEASURING);
  double trials = 8 * batch_of(s) * n->each * slow;
  return trials * SHARE < n->each * (double)s->calls && once * slow * SHARE < n->all;
}

/* After a call of the kind that MPI has done, on all ranks. */
int dodona_mpi_decide(const dodona_mpi_call *c, const dodona_mpi_wish *wish, dodona_mpi_sort *s) {
  dodona_mpi_context *context = c->context;
  const dodona_mpi_environment *e = &context->environment;
  const int shared = learns(context, wish->op);
  news mine = {0}, all;
  dodona_machine machine;
  s->decision *= 2;
  if (!dodona_mpi_choosable(context, wish) || context->alone)
    return MPI_SUCCESS;
  int error =
      e->tune == DODONA_MPI_OFF ? MPI_SUCCESS : dodona_mpi_site_look(c->comm, &context->site);
  if (error != MPI_SUCCESS)
    return error;
  mine.each = s->timed > 0 ? s->seconds / (double)s->timed : 0;
  mine.all = seconds_of(context->book);
  mine.companions = dodona_mpi_companions();
  if (context->rank == 0 && shared) {
    if (dodona_mpi_learned(&context->site, &s->kind, &s->choice))
      mine.learned = s->choice.own ? 1 : 2;
    mine.machine = dodona_mpi_learned_machine(&context->site, &machine);
    if (mine.machine > 0 && !context->site.measured)
      context->site.machine = machine;
  }
  error = PMPI_Allreduce(&mine, &all, sizeof mine / sizeof(double), MPI_DOUBLE, MPI_MAX, c->comm);
  if (error != MPI_SUCCESS)
    return error;
  if (all.learned == 1) {
    dodona_mpi_settle(s, NULL);
    return MPI_SUCCESS;
  }
  if (context->comm == MPI_COMM_NULL && all.companions >= MOST) {
    context->alone = 1;
    return MPI_SUCCESS;
  }
  if (all.learned == 0 && e->tune == DODONA_MPI_AUTO && wish->algorithm == DODONA_MPI_ANY &&
      !pays(context, s, &all))
    return MPI_SUCCESS;
  const int measured = context->site.measured;
  error = join(context, all.machine > 0);
  if (error != MPI_SUCCESS)
    return error;
  if (shared && !measured && context->site.measured && !context->site.given)
    dodona_mpi_learn_machine(&context->site);
  if (all.learned == 0)
    return begin(context, wish, s);
  error = PMPI_Bcast(&s->choice, (int)sizeof s->choice, MPI_BYTE, 0, context->comm);
  s->state = DODONA_MPI_PLANNED;
  tell(context, wish, s, "as learned");
  return error;
}

/* Finds the plan for so many bytes that is predicted, on a machine that is the same in every run. */
static int predict(const dodona_mpi_context *context, const dodona_mpi_wish *wish, int32_t size,
                   dodona_request *request) {
  dodona_mpi_site site = context->site;
  dodona_mpi_wish like = *wish;
  if (!site.given)
    site.machine = (dodona_machine)DODONA_MACHINE_DEFAULT;
  like.size = 1;
  like.count = (MPI_Count)1 << (size < 62 ? size : 62);
  return dodona_mpi_best(&site, &like, request);
}

/* What rank 0 has learned of the kind, if it has the level; else MPI's own. */
static dodona_mpi_choice learned_level(const dodona_mpi_context *context,
                                       const dodona_mpi_wish *wish, dodona_mpi_kind kind) {
  const int sizes = wish->level == DODONA_SAME_IN_SIZES;
  dodona_mpi_choice choice = {.own = 1};
  if (sizes)
    kind.size = DODONA_MPI_ONE_SIZE;
  if (context->rank != 0 || !learns(context, wish->op) ||
      !dodona_mpi_learned(&context->site, &kind, &choice) || choice.own)
    return (dodona_mpi_choice){.own = 1};
  const dodona_request *q = &choice.request;
  const int fits = dodona_mpi_level_open(wish->level, wish->op, q->algorithm) &&
                   (!sizes || q->ranks == context->ranks);
  return fits ? choice : (dodona_mpi_choice){.own = 1};
}

int dodona_mpi_decide_level(const dodona_mpi_call *c, const dodona_mpi_wish *wish,
                            dodona_mpi_sort *s) {
  dodona_mpi_context *context = c->context;
  dodona_mpi_wish same = *wish;
  if (!dodona_mpi_choosable(context, wish) || context->alone)
    return dodona_err_same_bits();
  int error = dodona_mpi_site_look(c->comm, &context->site);
  if (error == MPI_SUCCESS)
    error = meet(context);
  if (error != MPI_SUCCESS)
    return error;
  dodona_mpi_choice choice = learned_level(context, wish, s->kind);
  error = PMPI_Bcast(&choice, (int)sizeof choice, MPI_BYTE, 0, context->comm);
  const char *why = choice.own ? "the same bits, by prediction" : "the same bits, as learned";
  if (error == MPI_SUCCESS && !choice.own && same.level == DODONA_SAME_IN_SIZES) {
    same.algorithm = choice.request.algorithm;
    choice.own = 1;
  }
  if (error == MPI_SUCCESS && choice.own)
    error = predict(context, &same, s->kind.size, &choice.request);
  if (error != MPI_SUCCESS)
    return error == dodona_err_not_commutative() ? dodona_err_same_bits() : error;
  dodona_mpi_settle(s, &choice.request);
  tell(context, wish, s, why);
  return MPI_SUCCESS;
}

int dodona_mpi_decide_round(dodona_mpi_context *context, const dodona_mpi_wish *wish,
                            dodona_mpi_sort *s) {
  double slowest[DODONA_MPI_PLANS + 1];
  int error = dodona_mpi_barrier(context->comm, context->environment.patience);
  if (error == MPI_SUCCESS)
    error = PMPI_Allreduce(s->trial.took, slowest, DODONA_MPI_PLANS + 1, MPI_DOUBLE, MPI_MAX,
                           context->comm);
  if (error != MPI_SUCCESS || !dodona_mpi_trial_round(&s->trial, slowest))
    return error;
  int best = dodona_mpi_trial_best(&s->trial);
  dodona_mpi_settle(s, best < DODONA_MPI_PLANS ? &s->candidates[best] : NULL);
  if (learns(context, wish->op))
    dodona_mpi_learn(&context->site, &s->kind, &s->choice, context->rank == 0);
  tell(context, wish, s, "tried");
  return MPI_SUCCESS;
}
