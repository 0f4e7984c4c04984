#define _POSIX_C_SOURCE 200809L
#include "mpi/bench/flow/flow.h"
#include "tests/mpi/trial.h"
#include "ref/trees/lane.h"
#include "mpi/dodona_mpi.h"
#include "tests/mpi/plans.h"
#include "tests/mpi/results.h"
#include "tests/mpi/watch.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

trials trials_start(void) {
  trials all = {.turn = 0};
  MPI_Comm_dup(MPI_COMM_WORLD, &all.comm);
  MPI_Comm_set_errhandler(all.comm, MPI_ERRORS_RETURN);
  MPI_Comm_size(all.comm, &all.ranks);
  MPI_Comm_rank(all.comm, &all.rank);
  return all;
}

void trials_end(trials *all) {
  MPI_Comm_free(&all->comm);
}

void *trial_allocate(size_t bytes) {
  void *made = malloc(bytes);
  if (!made)
    MPI_Abort(MPI_COMM_WORLD, 2);
  return made;
}

void trial_come_late(const trials *all) {
  const struct timespec delay = {0, 300000};
  if ((all->turn * 7 + all->rank) % 13 == 0)
    nanosleep(&delay, NULL);
}

int trial_next_root(const trials *all, int root) {
  if (all->ranks <= 9)
    return root + 1;
  return root == 0 ? all->ranks / 3 : root < all->ranks - 1 ? all->ranks - 1 : all->ranks;
}

int trial_allreduce(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op, int latency, int *clean) {
  int synchronous = all->turn / 2 % 2;
  const dodona_plan plan =
      plan_on(all->comm, (dodona_request){.op = DODONA_ALLREDUCE,
                                          .algorithm = DODONA_COMBINE,
                                          .rule = {.latency = latency, .ticks = 1}});
  dodona_synchronous(all->comm, synchronous);
  trial_come_late(all);
  mpi_watch_allow(latency);
  mpi_watch_start();
  int error = dodona_allreduce(sendbuf, recvbuf, count, type, op, all->comm, &plan);
  *clean =
      mpi_watch_clean(synchronous) && (mpi_watch_sends() != 0 || all->ranks == 1 || count == 0);
  mpi_watch_allow(1);
  return error;
}

/* Reductions and allreduces by every tree. */
static const int32_t forms[TRIAL_FORMS][2] = {
    {DODONA_ALLREDUCE, DODONA_TWOTREE_C},  {DODONA_REDUCE, DODONA_TWOTREE_S},
    {DODONA_ALLREDUCE, DODONA_TWOTREE_CC}, {DODONA_REDUCE, DODONA_TWOTREE_C},
    {DODONA_ALLREDUCE, DODONA_TWOTREE_CS}, {DODONA_REDUCE, DODONA_BINARY},
    {DODONA_ALLREDUCE, DODONA_TWOTREE_S},  {DODONA_REDUCE, DODONA_TWOTREE_CC},
    {DODONA_ALLREDUCE, DODONA_CHAIN},      {DODONA_REDUCE, DODONA_CHAIN},
    {DODONA_ALLREDUCE, DODONA_BINARY},     {DODONA_REDUCE, DODONA_FRACTIONAL},
    {DODONA_ALLREDUCE, DODONA_FRACTIONAL}, {DODONA_REDUCE, DODONA_LAMBDA},
    {DODONA_ALLREDUCE, DODONA_LAMBDA},     {DODONA_REDUCE, DODONA_ALPHA},
    {DODONA_ALLREDUCE, DODONA_BINOMIAL},   {DODONA_REDUCE, DODONA_BINOMIAL},
    {DODONA_ALLREDUCE, DODONA_ALPHA},
};

static const dodona_rule rules[] = {{1, 1, 1, 2}, {9, 5, 3, 5}, {3, 1, 617, 1000}, {40, 1, 9, 10}};

trial_course trial_course_of(trials *all, int form, int root, int blocks, int window,
                             int synchronous) {
  int turn = all->next++;
  trial_course course = {.window = window, .synchronous = synchronous};
  course.plan = plan_on(all->comm, request_of(forms[form][0], forms[form][1], root, blocks,
                                              2 + turn % 3, rules[turn % 4]));
  return course;
}

trial_course trial_course_next(trials *all) {
  static const int blocks[] = {3, 1, 8, 2, 13}, windows[] = {1, 0, 2, 4};
  int turn = all->next;
  return trial_course_of(all, turn % TRIAL_FORMS, turn * 7 % all->ranks, blocks[turn % 5],
                         windows[(turn + turn / 4) % 4], turn / 3 % 2);
}

static int is_all(const trial_course *course) {
  return course->plan.request.op == DODONA_ALLREDUCE;
}

int trial_has_result(const trials *all, const trial_course *course) {
  return is_all(course) || all->rank == course->plan.request.root;
}

/* What may be under way at once, one more if a copy of elements with holes is. */
static int most_open(const trial_course *course) {
  const dodona_rule *rule = &course->plan.request.rule;
  int ticks = rule->ticks > 1 ? rule->ticks : 1, latency = rule->latency > 1 ? rule->latency : 1;
  int up = dodona_lanes(&course->plan.up), down = dodona_lanes(&course->plan.down);
  int flows = course->window > 0 && up > 0 && (!is_all(course) || down > 0);
  int lanes = up + (is_all(course) ? down : 0);
  return 1 + (flows ? lanes * course->window : (latency + ticks - 1) / ticks);
}

int trial_run(const trials *all, const trial_course *course, const void *sendbuf, void *recvbuf,
              int count, MPI_Datatype type, MPI_Op op, int *clean) {
  dodona_synchronous(all->comm, course->synchronous);
  dodona_bench_flow(all->comm, course->window);
  trial_come_late(all);
  mpi_watch_allow(most_open(course));
  mpi_watch_start();
  const dodona_plan *plan = &course->plan;
  int root = plan->request.root;
  int error = is_all(course)
                  ? dodona_allreduce(sendbuf, recvbuf, count, type, op, all->comm, plan)
                  : dodona_reduce(sendbuf, recvbuf, count, type, op, root, all->comm, plan);
  int idle = all->ranks == 1 || count == 0 || (!is_all(course) && all->rank == root);
  *clean = mpi_watch_clean(mpi_watch_kind_of(course->synchronous, plan->request.algorithm)) &&
           (mpi_watch_sends() != 0 || idle);
  mpi_watch_allow(1);
  return error;
}

const char *trial_words(const trial_course *course) {
  static char words[160];
  const dodona_request *q = &course->plan.request;
  snprintf(words, sizeof words, "%s by %d, root %d, %d blocks, window %d, synchronous %d",
           is_all(course) ? "allreduce" : "reduce", q->algorithm, q->root, q->blocks,
           course->window, course->synchronous);
  return words;
}

int trial_reference(const trials *all, const void *sendbuf, void *recvbuf, int count,
                    MPI_Datatype type, MPI_Op op) {
#if MPI_VERSION >= 4
  const struct timespec nap = {0, 20000};
  MPI_Request request;
  int done = 0, error = MPI_SUCCESS;
  if (all->ranks > 2) {
    error = MPI_Iallreduce(sendbuf, recvbuf, count, type, op, all->comm, &request);
    while (error == MPI_SUCCESS && !done) {
      error = MPI_Test(&request, &done, MPI_STATUS_IGNORE);
      if (!done)
        nanosleep(&nap, NULL);
    }
    return error;
  }
#endif
  return MPI_Allreduce(sendbuf, recvbuf, count, type, op, all->comm);
}
