/* Whole schedules of random requests: judged by the checker, carried out, turned round. */
#include "props/obvious/naive_check.h"
extern "C" {
#include "ref/base/reverse.h"
}
#include "props/random/random.hpp"
#include "props/valid.h"

struct Schedule {
  explicit Schedule(const dodona_tree_request &request) : planned(request) {
    rows_of_plan(&planned.owned, &list);
    RC_LOG() << rc::toString(request);
  }
  Schedule(const Schedule &) = delete;
  Schedule &operator=(const Schedule &) = delete;
  ~Schedule() {
    free_rows(&list);
  }
  Planned planned;
  row_list list = {nullptr, 0, 0};
};

static void schedules_pass_the_checker() {
  const Schedule schedule(any_request(400, 80));
  RC_ASSERT(schedule_is_valid(&schedule.planned.owned, &schedule.list));
}

static void plans_tell_what_their_steps_do() {
  const Schedule schedule(any_request(400, 80));
  RC_ASSERT(answers_agree(&schedule.planned.owned, &schedule.list));
}

static void schedules_deliver() {
  const Schedule schedule(any_request(10, 6));
  const dodona_tree_plan *plan = schedule.planned.plan();
  const dodona_rules rules = duplex_rules(plan->ranks, plan->blocks, plan->root);
  RC_ASSERT(naive_delivers(&rules, schedule.list.rows, schedule.list.count));
}

/* Counts, for every rank and block, whose contributions the rank's partial sum holds, while the steps
   run backwards: the root must end with everybody's exactly once. */
static void schedules_turned_round_reduce() {
  const dodona_tree_request request = any_request(30, 12);
  RC_LOG() << rc::toString(request);
  const Planned planned(request);
  const int64_t steps = dodona_tree_steps(planned.plan());
  const size_t ranks = static_cast<size_t>(request.ranks);
  using sums = std::vector<std::vector<int>>;
  std::vector<sums> held(static_cast<size_t>(request.blocks), sums(ranks, std::vector<int>(ranks)));
  for (sums &of : held)
    for (size_t rank = 0; rank < ranks; rank++)
      of[rank][rank] = 1;
  for (int64_t x = 1; x <= steps; x++) {
    const std::vector<sums> before = held;
    for (int32_t rank = 0; rank < request.ranks; rank++) {
      const dodona_tree_place place = planned.place(rank);
      const dodona_tree_step step = dodona_reverse(
          dodona_tree_step_at(planned.plan(), &place, dodona_reverse_time(steps, x)));
      RC_ASSERT(step.combine == (step.recv_from != DODONA_NONE));
      if (step.recv_from == DODONA_NONE)
        continue;
      const size_t block = static_cast<size_t>(step.recv_block);
      for (size_t c = 0; c < ranks; c++)
        held[block][static_cast<size_t>(rank)][c] +=
            before[block][static_cast<size_t>(step.recv_from)][c];
    }
  }
  for (const sums &of : held)
    RC_ASSERT(of[static_cast<size_t>(request.root)] == std::vector<int>(ranks, 1));
}

int main() {
  return run_properties({{"schedules pass the checker", schedules_pass_the_checker},
                         {"plans tell what their steps do", plans_tell_what_their_steps_do},
                         {"schedules deliver", schedules_deliver},
                         {"schedules turned round reduce", schedules_turned_round_reduce}},
                        400);
}
