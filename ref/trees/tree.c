/* Makes the plan of a request: judges the request, then lets the family of its algorithm make the tree. */
#include "ref/trees/tree.h"
#include "ref/trees/table.h"

/* Fills a tree with the request, and with what the table says of the algorithm: family and variant. */
/*@ terminates \true;
    assigns \nothing;
    ensures row: 0 <= request.algorithm < DODONA_TREES ==> 0 <= \result.family < DODONA_TREE_FAMILIES;
    ensures family: \result.family == FamilyOf(request.algorithm) && \result.variant == VariantOf(request.algorithm);
    ensures asked: \result.algorithm == request.algorithm && \result.ranks == request.ranks &&
      \result.root == request.root && \result.blocks == request.blocks && \result.group == request.group;
    ensures rule: \result.rule == request.rule;
    exits \false; */
static dodona_tree_plan asked_of(dodona_tree_request request) {
  return (dodona_tree_plan){.algorithm = request.algorithm,
                            .family = dodona_family_of(request.algorithm),
                            .variant = dodona_variant_of(request.algorithm),
                            .ranks = request.ranks,
                            .root = request.root,
                            .blocks = request.blocks,
                            .group = request.group,
                            .depth = 0,
                            .rule = request.rule,
                            .horizon = 0};
}

/*@ requires row: asked.family == FamilyOf(asked.algorithm) && asked.variant == VariantOf(asked.algorithm);
    terminates \true;
    assigns \nothing;
    ensures status: \result == AskedStatus(asked);
    exits \false; */
static dodona_status judge(dodona_tree_plan asked) {
  if (asked.algorithm < 0 || asked.algorithm >= DODONA_TREES)
    return DODONA_BAD_ALGORITHM;
  if (asked.ranks < 1)
    return DODONA_BAD_RANKS;
  if (asked.root < 0 || asked.root >= asked.ranks)
    return DODONA_BAD_ROOT;
  dodona_status answer = DODONA_BAD_ALGORITHM;
  switch (asked.family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_judge(asked);                                                          \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return answer;
}

int64_t dodona_tree_entries(dodona_tree_request request) {
  const dodona_tree_plan asked = asked_of(request);
  if (judge(asked) != DODONA_OK)
    return -1;
  int64_t answer = -1;
  switch (asked.family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_words(asked);                                                          \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return answer;
}

/* Has the family work out the tree that is asked for, and its table. */
/*@ requires memory: \valid(t) && 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(t, table + (0 .. entries - 1));
    requires row: asked.family == FamilyOf(asked.algorithm) && asked.variant == VariantOf(asked.algorithm);
    requires asked: AskedStatus(asked) == DODONA_OK;
    terminates \true;
    assigns *t, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==> AskedTooShort(asked, entries);
    ensures plan: \result == DODONA_OK ==> ValidPlan(*t);
    ensures table: \result == DODONA_OK ==> PlanTable(*t, table);
    ensures asked: \result == DODONA_OK ==> AskedKept(asked, *t);
    ensures group: \result == DODONA_OK ==> t->group == Group(asked.family, asked.variant, asked.ranks, asked.group);
    ensures rule: \result == DODONA_OK && Postal(asked.family) ==> t->depth == 0 &&
      t->rule.latency == asked.rule.latency && t->rule.ticks == asked.rule.ticks &&
      t->rule.alpha_num == AlphaNum(asked.variant, asked.rule.alpha_num) &&
      t->rule.alpha_den == AlphaDen(asked.variant, asked.rule.alpha_den);
    ensures steps: \result == DODONA_OK && !Postal(asked.family) ==> DODONA_CountsSteps(*t);
    ensures unchanged: \result != DODONA_OK ==> *t == \old(*t);
    exits \false; */
static dodona_status make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                          dodona_tree_plan *t) {
  dodona_status answer = DODONA_BAD_ALGORITHM;
  switch (asked.family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_make(asked, table, entries, t);                                        \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  return answer;
}

dodona_status dodona_tree_make(dodona_tree_request request, uint32_t *table, int64_t entries,
                               dodona_tree_plan *plan) {
  const dodona_tree_plan asked = asked_of(request);
  const dodona_status status = judge(asked);
  //@ assert judged: status == RequestStatus(request);
  //@ assert room: AskedTooShort(asked, entries) <==> RequestTooShort(request, entries);
  return status == DODONA_OK ? make(asked, table, entries, plan) : status;
}

/* Makes the tree in the place of one that has no ranks. */
/*@ requires request: RequestStatus(request) == DODONA_OK && tree.ranks == 0;
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures short: \result.ranks == 0 <==> RequestTooShort(request, entries);
    ensures plan: \result.ranks != 0 ==> ValidPlan(\result) && PlanTable(\result, table);
    ensures request: \result.ranks != 0 ==> Requested(request, request.algorithm, \result);
    exits \false; */
static dodona_tree_plan grown(dodona_tree_request request, dodona_tree_plan tree, uint32_t *table,
                              int64_t entries) {
  dodona_tree_make(request, table, entries, &tree);
  return tree;
}

dodona_tree_plan dodona_tree_of(dodona_tree_request request, uint32_t *table, int64_t entries) {
  const dodona_tree_plan none = {0};
  return grown(request, none, table, entries);
}
