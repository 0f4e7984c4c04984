/* Second, elementary contracts: no recursion, no unbounded quantifier, so that E-ACSL can turn them into
   code that the unit tests then run through (eacsl.sh). The proven contracts stand in ref/. */

/*@ requires 0 <= root < ranks;
    requires -1 <= rank < ranks;
    ensures none: rank == -1 ==> \result == -1;
    ensures turned: rank >= 0 ==> \result == (rank - root + ranks) % ranks;
*/
int32_t dodona_position(int32_t ranks, int32_t root, int32_t rank);

/*@ requires 0 <= root < ranks;
    requires -1 <= position < ranks;
    ensures none: position == -1 ==> \result == -1;
    ensures turned: position >= 0 ==> \result == (position + root) % ranks;
*/
int32_t dodona_rank(int32_t ranks, int32_t root, int32_t position);

/*@ requires -1 <= step.send_to < ranks && -1 <= step.recv_from < ranks;
    ensures to: \result.send_to == (step.send_to == -1 ? -1 : (step.send_to + root) % ranks);
    ensures from: \result.recv_from == (step.recv_from == -1 ? -1 : (step.recv_from + root) % ranks);
    ensures blocks: \result.send_block == step.send_block && \result.recv_block == step.recv_block;
    ensures combine: \result.combine == step.combine;
*/
dodona_tree_step dodona_relabel(int32_t ranks, int32_t root, dodona_tree_step step);

/*@ ensures receive: \result.recv_from == step.send_to && \result.recv_block == step.send_block;
    ensures send: \result.send_to == step.recv_from && \result.send_block == step.recv_block;
    ensures combine: \result.combine == (step.send_to == -1 ? 0 : 1);
*/
dodona_tree_step dodona_reverse(dodona_tree_step step);

/*@ requires 1 <= x <= steps;
    ensures turned: \result + x == steps + 1;
*/
int64_t dodona_reverse_time(int64_t steps, int64_t x);

/*@ requires 1 <= ranks && 1 <= group;
    ensures chain: group >= ranks ==> \result == 0;
    ensures some: group < ranks ==> 0 <= \result;
*/
int64_t dodona_capacity_entries(int32_t ranks, int32_t group);

/*@ requires group >= 1;
    requires i >= group ==> \valid_read(table + (i - group));
    ensures nobody: i < 0 ==> \result == 0;
    ensures chain: 0 <= i && i < group ==> \result == i + 1;
    ensures table: i >= group ==> \result == table[i - group];
*/
int64_t dodona_capacity_at(int32_t group, const uint32_t *table, int32_t i);

/*@ requires 1 <= ranks && 1 <= group;
    requires \valid(depth);
    requires entries > 0 ==> \valid(table + (0 .. entries - 1));
    ensures depth: \result == 0 ==> 0 <= *depth <= ranks - 1;
    ensures chain: group >= ranks ==> \result == 0 && *depth == ranks - 1;
    ensures reach: \result == 0 && *depth > group ==> table[*depth - 1 - group] < ranks;
*/
dodona_status dodona_capacity_fill(int32_t ranks, int32_t group, uint32_t *table, int64_t entries,
                                   int32_t *depth);

/*@ requires 1 <= group && 0 <= v < ranks && 0 <= depth < ranks;
    ensures position: \result.position == v;
    ensures arrival: 0 <= \result.arrival <= depth && (\result.arrival == 0 <==> v == 0);
    ensures member: 0 <= \result.member <= v && \result.member < group;
    ensures feeder: \result.feeder == -1 || (\result.member == 0 && \result.feeder + group <= v);
    ensures down: \result.down == -1 || \result.down == v + 1;
    ensures right: \result.right == -1 || (v + 1 < \result.right < ranks && \result.down == v + 1);
*/
dodona_fractional_place dodona_fractional_locate(int32_t ranks, int32_t group, int32_t depth,
                                                 const uint32_t *table, int32_t v);

/*@ requires group >= 1 && block >= 0;
    ensures pace: \result == block + block / group;
*/
int64_t dodona_fractional_pace(int32_t group, int32_t block);

/*@ requires group >= 1 && block >= 0;
    requires \valid_read(place);
    ensures root: place->position == 0 ==> \result == -1;
    ensures up: place->position > 0 && place->feeder == -1 ==> \result == place->position - 1;
    ensures across: place->feeder >= 0 ==> \result == place->feeder + block % group;
*/
int32_t dodona_fractional_source(int32_t group, const dodona_fractional_place *place,
                                 int32_t block);

/*@ requires group >= 1 && blocks >= 1;
    requires \valid_read(place);
    ensures store: \result.combine == 0;
    ensures idle: (\result.send_to == -1 <==> \result.send_block == -1) &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures range: -1 <= \result.send_block < blocks && -1 <= \result.recv_block < blocks;
    ensures received: \result.recv_block >= 0 ==> place->position > 0 &&
      x == place->arrival + \result.recv_block + \result.recv_block / group;
    ensures due: place->position > 0 && x >= place->arrival &&
      (x - place->arrival) % (group + 1) != group &&
      (x - place->arrival) - (x - place->arrival) / (group + 1) < blocks ==>
        \result.recv_block == (x - place->arrival) - (x - place->arrival) / (group + 1);
    ensures sent: \result.send_block >= 0 ==>
      (\result.send_to == place->down &&
        x == place->arrival + 1 + \result.send_block + \result.send_block / group) ||
      (\result.send_to == place->right && \result.send_block % group == place->member &&
        x == place->arrival + (group + 1) * (\result.send_block / group + 1));
*/
dodona_tree_step dodona_fractional_step(int32_t group, int32_t blocks,
                                        const dodona_fractional_place *place, int64_t x);

/*@ requires n >= 1;
    ensures above: n <= (1 << \result);
    ensures range: 0 <= \result <= 31;
*/
int32_t dodona_log2_ceil(int32_t n);

/*@ requires n >= 1;
    ensures between: (1 << \result) <= n && n < (1 << (\result + 1));
*/
int32_t dodona_log2_floor(int32_t n);

/*@ requires ranks >= 1 && blocks >= 1;
    ensures one: ranks == 1 ==> \result == 0;
    ensures more: ranks > 1 ==> blocks <= \result <= blocks + 30;
*/
int64_t dodona_bound_steps(int32_t ranks, int32_t blocks);

/*@ requires ranks >= 1 && k >= 0 && t >= 0;
    requires \valid(bound);
    ensures one: ranks == 1 ==> \result == 0 && *bound == 0;
    ensures startups: \result == 0 && ranks > 1 && t > 0 ==>
      (*bound - k) % t == 0 && 1 <= (*bound - k) / t <= 31;
*/
dodona_status dodona_bound_duplex(int32_t ranks, int64_t k, int64_t t, int64_t *bound);

/*@ requires a >= 0 && b >= 0;
    requires \valid(sum);
    ensures sum: \result == 0 ==> *sum == a + b;
    ensures fits: \result == 0 <==> a + b <= 9223372036854775807;
*/
dodona_status dodona_exact_add(int64_t a, int64_t b, int64_t *sum);

/*@ requires a >= 0 && b >= 0;
    requires \valid(product);
    ensures product: \result == 0 ==> *product == a * b;
    ensures fits: \result == 0 <==> a * b <= 9223372036854775807;
*/
dodona_status dodona_exact_mul(int64_t a, int64_t b, int64_t *product);

/*@ requires n >= 0;
    ensures root: \result * \result <= n && n < (\result + 1) * (\result + 1);
*/
int64_t dodona_exact_sqrt(int64_t n);

/*@ requires \valid(plan);
    requires entries > 0 ==> \valid(table + (0 .. entries - 1));
    ensures same: \result == 0 ==> plan->algorithm == request.algorithm &&
      plan->ranks == request.ranks && plan->root == request.root &&
      plan->blocks == request.blocks;
    ensures chain: \result == 0 && plan->group >= plan->ranks ==> plan->group == 2147483647;
    ensures depth: \result == 0 ==> 0 <= plan->depth < plan->ranks;
*/
dodona_status dodona_tree_make(dodona_tree_request request, uint32_t *table, int64_t entries,
                               dodona_tree_plan *plan);

/*@ requires \valid_read(plan);
    ensures one: plan->ranks == 1 ==> \result == 0;
    ensures more: plan->ranks > 1 && plan->group > 0 ==>
      \result == plan->depth + (plan->blocks - 1) + (plan->blocks - 1) / plan->group;
    ensures postal: plan->group == 0 ==> \result == plan->horizon;
*/
int64_t dodona_tree_steps(const dodona_tree_plan *plan);

/*@ requires \valid_read(plan);
    requires 0 <= rank < plan->ranks;
    ensures rank: \result.rank == rank;
*/
dodona_tree_place dodona_tree_place_of(const dodona_tree_plan *plan, const uint32_t *table,
                                       int32_t rank);

/*@ requires \valid_read(plan) && \valid_read(place);
    ensures to: -1 <= \result.send_to < plan->ranks && \result.send_to != place->rank;
    ensures from: -1 <= \result.recv_from < plan->ranks && \result.recv_from != place->rank;
    ensures root: place->rank == plan->root ==> \result.recv_from == -1;
*/
dodona_tree_step dodona_tree_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                     int64_t x);

/*@ requires \valid_read(plan) && \valid_read(place);
    requires 0 <= block < plan->blocks;
    ensures root: place->rank == plan->root <==> \result == 0;
*/
int64_t dodona_tree_arrival(const dodona_tree_plan *plan, const dodona_tree_place *place,
                            int32_t block);

/*@ requires \valid_read(plan) && \valid_read(place);
    ensures parent: -1 <= \result < plan->ranks && \result != place->rank;
    ensures root: place->rank == plan->root ==> \result == -1;
*/
int32_t dodona_tree_parent(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k);

/*@ requires \valid_read(plan) && \valid_read(place);
    ensures child: -1 <= \result < plan->ranks && \result != place->rank;
    ensures root: \result != plan->root;
*/
int32_t dodona_tree_child(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t k);

/*@ requires \valid_read(rules);
    ensures entries: \result == -1 || \result == rules->ranks * (rules->blocks + 4);
    ensures none: rules->ranks < 1 || rules->blocks < 1 ==> \result == -1;
*/
int64_t dodona_check_entries(const dodona_rules *rules);

/*@ requires \valid_read(rules);
    requires n > 0 ==> \valid_read(rows + (0 .. n - 1));
    requires entries > 0 ==> \valid(scratch + (0 .. entries - 1));
    ensures fault: 0 <= \result.fault <= 10;
    ensures none: \result.fault <= 1 ==> \result.row == -1;
    ensures row: 2 <= \result.fault && \result.fault <= 9 ==> 0 <= \result.row < n;
    ensures end: \result.fault == 10 ==> \result.row == n && 0 <= \result.rank < rules->ranks &&
      \result.rank != rules->root && 0 <= \result.block < rules->blocks;
    ensures someone: \result.fault != 10 ==> \result.rank == -1 && \result.block == -1;
*/
dodona_verdict dodona_check_broadcast(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                      uint64_t *scratch, int64_t entries);
