/* A tree, member by member. */
#include "ref/algorithms/tree.h"

/*@ requires memory: \valid(t);
    terminates \true;
    assigns *t;
    ensures asked: AskedKept(asked, *t);
    ensures sizes: t->group == group && t->depth == depth && t->horizon == horizon;
    ensures rule: t->rule.latency == rule.latency && t->rule.ticks == rule.ticks &&
      t->rule.alpha_num == rule.alpha_num && t->rule.alpha_den == rule.alpha_den;
    exits \false; */
static void put(dodona_tree_plan asked, int32_t group, int32_t depth, dodona_rule rule,
                int64_t horizon, dodona_tree_plan *t) {
  t->algorithm = asked.algorithm;
  t->family = asked.family;
  t->variant = asked.variant;
  t->ranks = asked.ranks;
  t->root = asked.root;
  t->blocks = asked.blocks;
  t->group = group;
  t->depth = depth;
  t->rule.latency = rule.latency;
  t->rule.ticks = rule.ticks;
  t->rule.alpha_num = rule.alpha_num;
  t->rule.alpha_den = rule.alpha_den;
  t->horizon = horizon;
}

void dodona_tree_in_steps(dodona_tree_plan asked, int32_t group, int32_t depth,
                          dodona_tree_plan *t) {
  const dodona_rule rule = {1, 1, 0, 1};
  put(asked, group, depth, rule, 0, t);
}

void dodona_tree_in_ticks(dodona_tree_plan asked, dodona_rule rule, int64_t horizon,
                          dodona_tree_plan *t) {
  put(asked, 0, 0, rule, horizon, t);
}
