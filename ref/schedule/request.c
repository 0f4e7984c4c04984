/* Fills and judges requests by the table of algorithms. */
#include "ref/schedule/request.h"
#include "ref/schedule/network_shape.h"
#include "ref/schedule/row.h"

/*@ requires what: 1 <= what;
    terminates \true;
    assigns \nothing;
    ensures value: \result == Usual(member, algorithm, what, usual);
    exits \false; */
static int32_t or_usual(int32_t member, int32_t algorithm, int32_t what, int32_t usual) {
  return member == 0 && dodona_takes(algorithm, what) ? usual : member;
}

dodona_request dodona_request_fill(const dodona_request *request) {
  int32_t algorithm = request->algorithm;
  dodona_request filled = *request;
  if (filled.blocks == 0)
    filled.blocks = request->op == DODONA_BARRIER ? request->ranks : 1;
  filled.group = or_usual(request->group, algorithm, DODONA_TAKES_GROUP, 2);
  filled.rule.latency = or_usual(request->rule.latency, algorithm, DODONA_TAKES_LATENCY, 1);
  filled.rule.ticks = or_usual(request->rule.ticks, algorithm, DODONA_TAKES_LATENCY, 1);
  filled.channels = or_usual(request->channels, algorithm, DODONA_TAKES_MODULES, 2);
  filled.group_rows = or_usual(request->group_rows, algorithm, DODONA_TAKES_MESH, 1);
  filled.group_cols = or_usual(request->group_cols, algorithm, DODONA_TAKES_MESH, 1);
  return filled;
}

/* Algorithm, operation and ports. */
/*@ requires memory: \valid_read(q);
    terminates \true;
    assigns \nothing;
    ensures fits: \result == DODONA_OK <==> ServesOp(q->algorithm, q->op) && PortsFit(*q);
    ensures other: \result != DODONA_SHORT_TABLE;
    exits \false; */
static dodona_status judge_row(const dodona_request *q) {
  if (q->algorithm < 0 || q->algorithm >= DODONA_ALGORITHMS)
    return DODONA_BAD_ALGORITHM;
  if (!dodona_serves(q->algorithm, q->op))
    return DODONA_BAD_OP;
  if (q->ports == DODONA_DUPLEX ||
      (q->ports == DODONA_SIMPLEX && dodona_takes(q->algorithm, DODONA_TAKES_SIMPLEX)) ||
      (q->ports == DODONA_COUPLES && dodona_takes(q->algorithm, DODONA_TAKES_COUPLES)))
    return DODONA_OK;
  return DODONA_BAD_PORTS;
}

/*@ requires memory: \valid_read(q);
    terminates \true;
    assigns \nothing;
    ensures fits: \result == DODONA_OK <==> SizesFit(*q);
    ensures other: \result != DODONA_SHORT_TABLE;
    exits \false; */
static dodona_status judge_sizes(const dodona_request *q) {
  int rootless = (q->op == DODONA_ALLREDUCE || q->op >= DODONA_ALLGATHER) &&
                 dodona_row_family(q->algorithm) >= DODONA_BLOCK_FAMILIES;
  int grouped = dodona_takes(q->algorithm, DODONA_TAKES_GROUP);
  if (q->ranks < 1)
    return DODONA_BAD_RANKS;
  if (q->root < 0 || q->root >= q->ranks)
    return DODONA_BAD_ROOT;
  if (rootless && q->root != 0)
    return DODONA_ROOT_NOT_TAKEN;
  if (q->blocks < 1 || (q->blocks != 1 && !dodona_takes(q->algorithm, DODONA_TAKES_BLOCKS)))
    return DODONA_BAD_BLOCKS;
  if (q->op == DODONA_BARRIER && q->blocks != q->ranks)
    return DODONA_BAD_BLOCKS;
  if (!grouped)
    return q->group == 0 ? DODONA_OK : DODONA_GROUP_NOT_TAKEN;
  int32_t least = dodona_row_family(q->algorithm) >= DODONA_BLOCK_FAMILIES ? 2 : 1;
  return q->group < least ? DODONA_BAD_GROUP : DODONA_OK;
}

/*@ requires memory: \valid_read(q);
    terminates \true;
    assigns \nothing;
    ensures fits: \result == DODONA_OK <==> RuleFits(*q);
    ensures other: \result != DODONA_SHORT_TABLE;
    exits \false; */
static dodona_status judge_rule(const dodona_request *q) {
  const dodona_rule *rule = &q->rule;
  int late = dodona_takes(q->algorithm, DODONA_TAKES_LATENCY);
  int shares = dodona_takes(q->algorithm, DODONA_TAKES_ALPHA);
  int whole = dodona_row_family(q->algorithm) == DODONA_FAMILY_COMBINE;
  if (!late && (rule->ticks != 0 || rule->latency != 0))
    return DODONA_LATENCY_NOT_TAKEN;
  if (late && (rule->ticks < 1 || rule->latency < rule->ticks))
    return DODONA_BAD_LATENCY;
  if (whole && rule->ticks != 1)
    return DODONA_LATENCY_NOT_WHOLE;
  if (!shares)
    return rule->alpha_num == 0 && rule->alpha_den == 0 ? DODONA_OK : DODONA_ALPHA_NOT_TAKEN;
  return rule->alpha_num > 0 && rule->alpha_num < rule->alpha_den && rule->alpha_den <= 0x40000000
             ? DODONA_OK
             : DODONA_BAD_ALPHA;
}

/*@ terminates \true;
    assigns \nothing;
    ensures none: \result == 1 <==> \forall integer k; 0 <= k < DODONA_LEVELS ==> q.modules[k] == 0;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int no_modules(dodona_request q) {
  int none = 1;
  /*@ loop invariant range: 0 <= k <= DODONA_LEVELS;
      loop invariant none: none == 1 <==> \forall integer i; 0 <= i < k ==> q.modules[i] == 0;
      loop invariant answer: none == 0 || none == 1;
      loop assigns k, none;
      loop variant DODONA_LEVELS - k; */
  for (int k = 0; k < DODONA_LEVELS; k++)
    if (q.modules[k] != 0)
      none = 0;
  return none;
}

/*@ terminates \true;
    assigns \nothing;
    ensures bare: \result == 1 <==> q.channels == 0 &&
      \forall integer k; 0 <= k < DODONA_LEVELS ==> q.modules[k] == 0;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int bare(dodona_request q) {
  return q.channels == 0 ? no_modules(q) : 0;
}

/*@ terminates \true;
    assigns \nothing;
    ensures fits: \result == DODONA_OK <==> ShapeFits(q);
    ensures other: \result != DODONA_SHORT_TABLE;
    exits \false; */
static dodona_status judge_shape(dodona_request q) {
  int shaped = dodona_takes(q.algorithm, DODONA_TAKES_MODULES) ? 1 : bare(q);
  int sided = dodona_takes(q.algorithm, DODONA_TAKES_MESH)
                  ? 1
                  : q.rows == 0 && q.group_rows == 0 && q.group_cols == 0;
  /*@ assert shaped: shaped == 1 <==> Takes(q.algorithm, DODONA_TAKES_MODULES) ||
        q.channels == 0 && \forall integer k; 0 <= k < DODONA_LEVELS ==> q.modules[k] == 0; */
  /*@ assert sided: sided == 1 <==> Takes(q.algorithm, DODONA_TAKES_MESH) ||
        q.rows == 0 && q.group_rows == 0 && q.group_cols == 0; */
  return shaped && sided ? DODONA_OK : DODONA_BAD_SHAPE;
}

dodona_status dodona_request_judge(const dodona_request *request) {
  dodona_status status = judge_row(request);
  if (status == DODONA_OK)
    status = judge_sizes(request);
  if (status == DODONA_OK)
    status = judge_rule(request);
  if (status == DODONA_OK)
    status = judge_shape(*request);
  const int32_t family = dodona_plan_family(*request);
  if (status != DODONA_OK || family < DODONA_TREE_FAMILIES || DODONA_BLOCK_FAMILIES <= family)
    return status;
  return dodona_network_judge(*request);
}
