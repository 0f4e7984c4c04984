/* Two simplex ranks for a duplex rank: what the couple does in a step of the plan, said in two steps. */
#include "couple.h"
#include "plan_family.h"

static const dodona_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};

int32_t dodona_couples(int32_t ranks) {
  return ranks / 2 + ranks % 2;
}

int32_t dodona_couple_of(int32_t ranks, int32_t position) {
  return (position + ranks % 2) / 2;
}

int32_t dodona_couple_partner(int32_t ranks, int32_t position) {
  int32_t after = 1 - 2 * (ranks % 2);
  return position % 2 == 0 ? position + after : position - after;
}

int64_t dodona_couple_steps(int32_t ranks, const dodona_plan *plan) {
  return ranks == 2 ? plan->blocks : 2 * dodona_steps(plan);
}

static dodona_step pair(int32_t blocks, int32_t position, int64_t x) {
  dodona_step step = idle;
  if (x < 1 || x > blocks)
    return step;
  if (position == 0) {
    step.send_to = 1;
    step.send_block = (int32_t)(x - 1);
  } else {
    step.recv_from = 0;
    step.recv_block = (int32_t)(x - 1);
  }
  return step;
}

static dodona_step across(int32_t ranks, dodona_step couple, int32_t position) {
  dodona_step step = idle;
  if (position % 2 == 0 && couple.send_to != DODONA_NONE) {
    step.send_to = 2 * couple.send_to + 1 - 2 * (ranks % 2);
    step.send_block = couple.send_block;
  }
  if (position % 2 == 1 && couple.recv_from != DODONA_NONE) {
    step.recv_from = 2 * couple.recv_from;
    step.recv_block = couple.recv_block;
  }
  return step;
}

static int32_t first(const dodona_plan *plan, dodona_step couple) {
  return dodona_twotree(plan->algorithm) || couple.send_to == 1 ? couple.send_block : DODONA_NONE;
}

static dodona_step inside(int32_t ranks, const dodona_plan *plan, dodona_step couple,
                          int32_t position) {
  dodona_step step = idle;
  int32_t partner = dodona_couple_partner(ranks, position);
  int root = dodona_couple_of(ranks, position) == 0;
  int32_t block = root ? first(plan, couple) : couple.recv_block;
  if (block == DODONA_NONE || partner == DODONA_NONE)
    return step;
  if (root == (position % 2 == 0)) {
    step.send_to = partner;
    step.send_block = block;
  } else {
    step.recv_from = partner;
    step.recv_block = block;
  }
  return step;
}

dodona_step dodona_couple_step(int32_t ranks, const dodona_plan *plan, const dodona_place *place,
                               int32_t position, int64_t x) {
  if (ranks == 2)
    return pair(plan->blocks, position, x);
  if (x < 1)
    return idle;
  dodona_step couple = dodona_step_at(plan, place, x / 2 + x % 2);
  return x % 2 == 1 ? across(ranks, couple, position) : inside(ranks, plan, couple, position);
}
