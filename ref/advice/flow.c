/* The schedule's steps, in order: a reduction is the plan backwards, a broadcast that follows it is shifted. */
#include "ref/advice/flow.h"
#include "ref/trees/reduction.h"
#include "ref/trees/table.h"

static const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};

static dodona_tree_step step_up(const dodona_flow *flow, const dodona_tree_place *place,
                                int64_t t) {
  return flow->up == NULL ? idle : dodona_reduce_step_at(flow->up, place, t);
}

static dodona_tree_step step_down(const dodona_flow *flow, const dodona_tree_place *place,
                                  int64_t t) {
  if (flow->down == NULL || t <= flow->offset)
    return idle;
  dodona_tree_step step = dodona_tree_step_at(flow->down, place, t - flow->offset);
  if (flow->up != NULL && step.send_block != DODONA_NONE)
    step.send_block = flow->down->blocks - 1 - step.send_block;
  if (flow->up != NULL && step.recv_block != DODONA_NONE)
    step.recv_block = flow->down->blocks - 1 - step.recv_block;
  return step;
}

int64_t dodona_flow_offset(const dodona_tree_plan *up, const dodona_tree_plan *down,
                           const dodona_tree_place *at_up, const dodona_tree_place *at_down,
                           int64_t *done) {
  dodona_flow flow = {up, down, 0, 0};
  int64_t offset = 0;
  for (int32_t b = 0; b < up->blocks; b++)
    done[b] = 0;
  for (int64_t t = 1; t <= dodona_tree_steps(up); t++) {
    dodona_tree_step step = step_up(&flow, at_up, t);
    if (step.recv_block != DODONA_NONE)
      done[step.recv_block] = t + up->rule.latency - 1;
  }
  for (int64_t t = 1; t <= dodona_tree_steps(down); t++) {
    dodona_tree_step step = step_down(&flow, at_down, t);
    if (step.send_block != DODONA_NONE && done[step.send_block] + 1 - t > offset)
      offset = done[step.send_block] + 1 - t;
  }
  return offset;
}

/* One tree carries the even blocks, the other tree the odd ones. */
static int32_t lane_of(const dodona_flow *flow, int down, int32_t block) {
  const dodona_tree_plan *plan = down ? flow->down : flow->up;
  if (!flow->apart)
    return 0;
  return (down ? 2 : 0) + (plan->family == DODONA_FAMILY_TWOTREE ? block % 2 : 0);
}

static int64_t put_send(const dodona_flow *flow, int down, dodona_tree_step step,
                        const int32_t *received, dodona_flow_send *sends, int64_t count,
                        int64_t room) {
  if (step.send_to == DODONA_NONE)
    return count;
  if (count < room) {
    sends[count].to = step.send_to;
    sends[count].block = step.send_block;
    sends[count].needs = received[step.send_block];
    sends[count].lane = lane_of(flow, down, step.send_block);
  }
  return count + 1;
}

int64_t dodona_flow_sends(const dodona_flow *flow, const dodona_tree_place *at_up,
                          const dodona_tree_place *at_down, int32_t *received,
                          dodona_flow_send *sends, int64_t room) {
  int32_t blocks = flow->up != NULL ? flow->up->blocks : flow->down->blocks;
  int64_t last = flow->up != NULL ? dodona_tree_steps(flow->up) : 0;
  if (flow->down != NULL && flow->offset + dodona_tree_steps(flow->down) > last)
    last = flow->offset + dodona_tree_steps(flow->down);
  for (int32_t b = 0; b < blocks; b++)
    received[b] = 0;
  int64_t count = 0;
  for (int64_t t = 1; t <= last; t++) {
    dodona_tree_step up = step_up(flow, at_up, t);
    dodona_tree_step down = step_down(flow, at_down, t);
    count = put_send(flow, 0, up, received, sends, count, room);
    count = put_send(flow, 1, down, received, sends, count, room);
    if (up.recv_block != DODONA_NONE)
      received[up.recv_block]++;
    if (down.recv_block != DODONA_NONE)
      received[down.recv_block]++;
  }
  return count;
}
