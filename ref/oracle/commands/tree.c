/* dodona tree: who hears from whom, who feeds whom, and from which step on. */
#include "ref/oracle/write/progress.h"
#include "ref/oracle/write/ranks.h"

static void put_rank(const oracle_planned *planned, int32_t rank) {
  dodona_place place = oracle_place(planned, rank);
  printf("%d\t%lld\t", rank, (long long)dodona_arrival(&planned->plan, &place, 0));
  oracle_put_ranks(stdout, &planned->plan, &place, dodona_parent);
  putchar('\t');
  oracle_put_ranks(stdout, &planned->plan, &place, dodona_child);
  putchar('\n');
}

static void put_peer(const dodona_plan *plan, int32_t position) {
  if (position == DODONA_NONE)
    putchar('-');
  else
    printf("%d", dodona_rank(plan->ranks, plan->root, position));
}

/* A rank in one of two trees: children in the order in which they are fed. */
static void put_twig(const dodona_plan *plan, const dodona_twotree_place *place, int32_t tree) {
  const dodona_tree_place *at = tree == 0 ? &place->even : &place->odd;
  int32_t first = plan->algorithm == DODONA_TWOTREE_CC ? 3 : 1;
  put_peer(plan, place->position);
  printf("\tT%d\t", first + tree);
  put_peer(plan, at->parent);
  putchar('\t');
  put_peer(plan, at->early != DODONA_NONE ? at->early : at->late);
  if (at->early != DODONA_NONE && at->late != DODONA_NONE) {
    putchar(',');
    put_peer(plan, at->late);
  }
  if (at->parent == DODONA_NONE)
    puts("\t-\t-");
  else
    printf("\t%d\t%d\n", at->start % place->period, at->start);
}

static void put_twigs(const oracle_planned *planned, int32_t rank) {
  dodona_place place = oracle_place(planned, rank);
  put_twig(&planned->plan, &place.twotree, 0);
  put_twig(&planned->plan, &place.twotree, 1);
}

static void put_heading(const dodona_plan *plan) {
  if (oracle_is_twotree(plan)) {
    dodona_twotree_place root;
    dodona_twotree_locate(plan->algorithm - DODONA_TWOTREE_C, plan->ranks, 0, &root);
    printf("# start: step of the tree's first block, its others follow every %d steps; even blocks "
           "take\n# the first tree, odd ones the second; colour: the step modulo %d\n",
           root.period, root.period);
    puts("rank\ttree\tparent\tchildren\tcolour\tstart");
    return;
  }
  if (oracle_is_postal(plan))
    printf("# arrival: tick in which the message is sent to the rank, which can use it from tick "
           "arrival + %d on\n",
           plan->rule.latency);
  else
    printf("# arrival: step of the first block; of several parents the k-th sends block k first\n");
  puts("rank\tarrival\tparents\tchildren");
}

static void put_line(const oracle_planned *planned, int32_t rank) {
  if (oracle_is_twotree(&planned->plan))
    put_twigs(planned, rank);
  else
    put_rank(planned, rank);
}

static void put_tree(const oracle_planned *planned, int32_t only) {
  printf("# ");
  oracle_describe(stdout, &planned->plan, false);
  putchar('\n');
  oracle_put_ticks(stdout, &planned->plan, "# ");
  put_heading(&planned->plan);
  if (only != DODONA_NONE) {
    put_line(planned, only);
    return;
  }
  oracle_progress progress = oracle_progress_start("tree", true);
  for (int32_t rank = 0; rank < planned->plan.ranks && !ferror(stdout); rank++) {
    put_line(planned, rank);
    oracle_progress_at(&progress, rank, planned->plan.ranks);
  }
  oracle_progress_end(&progress);
}

int oracle_tree(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  oracle_planned planned;
  const char *algorithm = NULL;
  const oracle_option options[] = {ORACLE_OPTION_RANKS(request),
                                   ORACLE_OPTION_GROUP(request),
                                   ORACLE_OPTION_LAMBDA(request),
                                   ORACLE_OPTION_ALPHA(request),
                                   ORACLE_OPTION_ROOT(request),
                                   ORACLE_OPTION_RANK(request),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "tree", oracle_algorithms,
      "--ranks P [--group r] [--lambda u/f] [--alpha p/q]\n         [--root R] [--rank X]",
      "Prints one line for each rank, tab-separated: rank, arrival, parents, children.\n"
      "The arrival is the step in which the rank receives its first block, 0 at the\n"
      "root. If several parents share the work, the k-th sends block k first, k = 0, 1,\n"
      "... Three or more ranks in a row are written a..b, none is -.\n"
      "For two trees (twotree-c, twotree-cc, twotree-s) a rank has two lines: rank,\n"
      "tree, parent, children, colour, start. The start is the step of the tree's first\n"
      "block. The colour is the parity of the start, or the start modulo 4 if T3 and T4\n"
      "share their top.\n"
      "In the postal trees (lambda, binomial, alpha) steps are ticks of 1/f. The\n"
      "arrival is the tick, from 1, in which the parent begins to send the message. The\n"
      "rank can use the message, and send, from tick arrival + u on, the root from tick\n"
      "1 on. Trees of more than 268435456 ticks are refused.",
      options};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  if (status >= 0)
    return status;
  request.blocks = 1; /* the tree is the same for any number of blocks */
  if (!oracle_open("tree", algorithm, &request, &planned))
    return ORACLE_BAD;
  put_tree(&planned, request.rank);
  oracle_close(&planned);
  return ORACLE_YES;
}
