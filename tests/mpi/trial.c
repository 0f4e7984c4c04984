#define _POSIX_C_SOURCE 200809L
#include "tests/mpi/trial.h"
#include "mpi/dodona_mpi.h"
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
  dodona_combine_plan plan = {0, 0, 0};
  check(dodona_combine_for(all->comm, latency, &plan) == MPI_SUCCESS, "plan, latency %d", latency);
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

/* The algorithms of a reduction, then of an allreduce: up, and down unless DODONA_NONE. */
static const int32_t forms[TRIAL_FORMS][2] = {
    {DODONA_TWOTREE_C, DODONA_TWOTREE_C},   {DODONA_TWOTREE_S, DODONA_NONE},
    {DODONA_TWOTREE_C, DODONA_TWOTREE_CC},  {DODONA_TWOTREE_C, DODONA_NONE},
    {DODONA_TWOTREE_C, DODONA_TWOTREE_S},   {DODONA_BINARY, DODONA_NONE},
    {DODONA_TWOTREE_S, DODONA_TWOTREE_S},   {DODONA_TWOTREE_CC, DODONA_NONE},
    {DODONA_CHAIN, DODONA_TWOTREE_S},       {DODONA_CHAIN, DODONA_NONE},
    {DODONA_TWOTREE_CC, DODONA_BINARY},     {DODONA_FRACTIONAL, DODONA_NONE},
    {DODONA_FRACTIONAL, DODONA_TWOTREE_C},  {DODONA_LAMBDA, DODONA_NONE},
    {DODONA_BINARY, DODONA_CHAIN},          {DODONA_ALPHA, DODONA_NONE},
    {DODONA_BINOMIAL, DODONA_LAMBDA},       {DODONA_BINOMIAL, DODONA_NONE},
    {DODONA_TWOTREE_C, DODONA_FRACTIONAL},  {DODONA_TWOTREE_S, DODONA_NONE},
    {DODONA_TWOTREE_CC, DODONA_TWOTREE_CC}, {DODONA_TWOTREE_C, DODONA_NONE},
    {DODONA_TWOTREE_S, DODONA_CHAIN},       {DODONA_TWOTREE_CC, DODONA_NONE},
};

static const dodona_rule rules[] = {{1, 1, 1, 2}, {9, 5, 3, 5}, {3, 1, 617, 1000}, {40, 1, 9, 10}};

static int cut(int32_t algorithm) {
  return dodona_family_of(algorithm) != DODONA_FAMILY_POSTAL;
}

static dodona_tree_plan plan_of(const trials *all, int32_t algorithm, int root, int blocks,
                                int turn) {
  dodona_tree_request request = {algorithm, 0, root, blocks, 2 + turn % 3, rules[turn % 4]};
  dodona_tree_plan plan = {.ranks = 0};
  check(dodona_plan_for(all->comm, &request, &plan) == MPI_SUCCESS, "plan of algorithm %d",
        algorithm);
  return plan;
}

trial_course trial_course_of(trials *all, int form, int root, int blocks, int window,
                             int synchronous) {
  int32_t up = forms[form][0], down = forms[form][1];
  int turn = all->next++;
  trial_course course = {.all = down != DODONA_NONE, .window = window, .synchronous = synchronous};
  if (!cut(up) || (course.all && !cut(down)))
    blocks = 1;
  course.up = plan_of(all, up, root, blocks, turn);
  if (course.all)
    course.down = plan_of(all, down, root, blocks, turn);
  return course;
}

trial_course trial_course_next(trials *all) {
  static const int blocks[] = {3, 1, 8, 2, 13}, windows[] = {1, 0, 2, 4};
  int turn = all->next;
  return trial_course_of(all, turn % TRIAL_FORMS, turn * 7 % all->ranks, blocks[turn % 5],
                         windows[(turn + turn / 4) % 4], turn / 3 % 2);
}

int trial_has_result(const trials *all, const trial_course *course) {
  return course->all || all->rank == course->up.root;
}

static int lambda(const dodona_tree_plan *plan) {
  return (plan->rule.latency + plan->rule.ticks - 1) / plan->rule.ticks;
}

/* What may be under way at once, one more if a copy of elements with holes is. */
static int most_open(const trial_course *course) {
  int up = lambda(&course->up), down = course->all ? lambda(&course->down) : 0;
  int lanes = dodona_lanes(&course->up) + (course->all ? dodona_lanes(&course->down) : 0);
  int flows = course->window > 0 && dodona_lanes(&course->up) > 0 &&
              (!course->all || dodona_lanes(&course->down) > 0);
  return 1 + (flows ? lanes * course->window : up > down ? up : down);
}

int trial_run(const trials *all, const trial_course *course, const void *sendbuf, void *recvbuf,
              int count, MPI_Datatype type, MPI_Op op, int *clean) {
  dodona_synchronous(all->comm, course->synchronous);
  dodona_flow_set(all->comm, course->window);
  trial_come_late(all);
  mpi_watch_allow(most_open(course));
  mpi_watch_start();
  int error = course->all ? dodona_allreduce_trees(sendbuf, recvbuf, count, type, op, all->comm,
                                                   &course->up, &course->down)
                          : dodona_reduce(sendbuf, recvbuf, count, type, op, course->up.root,
                                          all->comm, &course->up);
  int idle = all->ranks == 1 || count == 0 || (!course->all && all->rank == course->up.root);
  *clean = mpi_watch_clean(course->synchronous) && (mpi_watch_sends() != 0 || idle);
  mpi_watch_allow(1);
  return error;
}

const char *trial_words(const trial_course *course) {
  static char words[160];
  int used = snprintf(words, sizeof words, "%s up %d", course->all ? "allreduce" : "reduce",
                      course->up.algorithm);
  if (course->all)
    used += snprintf(words + used, sizeof words - (size_t)used, " down %d", course->down.algorithm);
  snprintf(words + used, sizeof words - (size_t)used,
           ", root %d, %d blocks, window %d, synchronous %d", course->up.root, course->up.blocks,
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
