/* dodona tree: who hears from whom, who feeds whom, and from which step on. */
#include "progress.h"
#include "ranks.h"

static void put_rank(const oracle_planned *planned, int32_t rank) {
  dodona_place place = oracle_place(planned, rank);
  printf("%d\t%lld\t", rank, (long long)dodona_arrival(&planned->plan, &place, 0));
  oracle_put_ranks(stdout, &planned->plan, &place, dodona_parent);
  putchar('\t');
  oracle_put_ranks(stdout, &planned->plan, &place, dodona_child);
  putchar('\n');
}

static void put_tree(const oracle_planned *planned, int32_t only) {
  printf("# ");
  oracle_describe(stdout, &planned->plan, false);
  putchar('\n');
  oracle_put_ticks(stdout, &planned->plan, "# ");
  if (oracle_is_postal(&planned->plan))
    printf("# arrival: tick in which the message is sent to the rank, which can use it from tick "
           "arrival + %d on\n",
           planned->plan.rule.latency);
  else
    printf("# arrival: step of the first block; of several parents the k-th sends block k first\n");
  puts("rank\tarrival\tparents\tchildren");
  if (only != DODONA_NONE) {
    put_rank(planned, only);
    return;
  }
  oracle_progress progress = oracle_progress_start("tree", true);
  for (int32_t rank = 0; rank < planned->plan.ranks && !ferror(stdout); rank++) {
    put_rank(planned, rank);
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
      "A line a rank, tab-separated: rank, arrival, parents, children. The arrival is\n"
      "the step in which it receives its first block, 0 at the root. Where several\n"
      "parents share the work, the k-th sends block k first, k = 0, 1, ... Three or\n"
      "more ranks in a row are written a..b, none is -.\n"
      "In the postal trees, lambda, binomial and alpha, steps are ticks of 1/f and the\n"
      "arrival is the tick, from 1, in which its parent begins to send it the message:\n"
      "the rank can use it, and send, from tick arrival + u on, the root from tick 1\n"
      "on. Trees of more than 268435456 ticks are refused.",
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
