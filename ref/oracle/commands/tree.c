/* dodona tree: who hears from whom, who feeds whom, and from which step on. */
#include "ref/oracle/draw/lanes.h"
#include "ref/base/relabel.h"
#include "ref/oracle/write/format.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/write/progress.h"
#include "ref/oracle/write/ranks.h"

/* "0..9,12", or a JSON array of all. */
static void put_list(oracle_listing *listing, const dodona_plan *plan, const dodona_place *place,
                     oracle_relatives relatives) {
  int32_t rank = 0;
  oracle_listing_begin_cell(listing);
  if (listing->json) {
    for (int32_t k = 0; (rank = relatives(plan, place, k)) != DODONA_NONE; k++)
      printf(k == 0 ? "[%d" : ", %d", rank);
    fputs(relatives(plan, place, 0) == DODONA_NONE ? "[]" : "]", stdout);
  } else {
    oracle_put_ranks(stdout, plan, place, relatives);
  }
  oracle_listing_end_cell(listing);
}

static void put_rank(oracle_listing *listing, const oracle_course *course, int32_t rank) {
  dodona_place place = oracle_place(course, rank);
  oracle_listing_integer(listing, rank);
  oracle_listing_integer(listing, dodona_arrival(&course->plan, &place, 0));
  put_list(listing, &course->plan, &place, dodona_parent);
  put_list(listing, &course->plan, &place, dodona_child);
}

/* A rank, or nothing. */
static void put_peer(oracle_listing *listing, const dodona_tree_plan *plan, int32_t position) {
  if (position == DODONA_NONE)
    oracle_listing_none(listing);
  else
    oracle_listing_integer(listing, dodona_rank(plan->ranks, plan->root, position));
}

/* The children in the order in which they are fed. */
static void put_children(oracle_listing *listing, const dodona_tree_plan *plan,
                         const dodona_pair_place *at) {
  const int32_t both[] = {at->early, at->late};
  int count = 0;
  oracle_listing_begin_cell(listing);
  fputs(listing->json ? "[" : "", stdout);
  for (int i = 0; i < 2; i++)
    if (both[i] != DODONA_NONE)
      printf("%s%d",
             count++ == 0    ? ""
             : listing->json ? ", "
                             : ",",
             dodona_rank(plan->ranks, plan->root, both[i]));
  fputs(listing->json ? "]" : count == 0 ? "-" : "", stdout);
  oracle_listing_end_cell(listing);
}

/* A rank in one of two trees. */
static void put_twig(oracle_listing *listing, const dodona_tree_plan *plan,
                     const dodona_twotree_place *place, int32_t tree) {
  const dodona_pair_place *at = tree == 0 ? &place->even : &place->odd;
  put_peer(listing, plan, place->position);
  oracle_listing_text(listing, oracle_tree_name(plan, tree));
  put_peer(listing, plan, at->parent);
  put_children(listing, plan, at);
  if (at->parent == DODONA_NONE) {
    oracle_listing_none(listing);
    oracle_listing_none(listing);
  } else {
    oracle_listing_integer(listing, at->start % place->period);
    oracle_listing_integer(listing, at->start);
  }
}

static void put_twigs(oracle_listing *listing, const oracle_course *course, int32_t rank) {
  dodona_place place = oracle_place(course, rank);
  put_twig(listing, &course->plan.down, &place.down.twotree, 0);
  put_twig(listing, &course->plan.down, &place.down.twotree, 1);
}

static void put_heading(const dodona_tree_plan *plan) {
  printf("# ");
  oracle_describe(stdout, plan, false);
  putchar('\n');
  oracle_put_ticks(stdout, plan, "# ");
  if (oracle_is_twotree(plan)) {
    const dodona_twotree_place root = dodona_twotree_locate(plan->variant, plan->ranks, 0);
    printf("# start: step of the tree's first block, its others follow every %d steps; even blocks "
           "take\n# the first tree, odd ones the second; colour: the step modulo %d\n",
           root.period, root.period);
  } else if (oracle_is_postal(plan)) {
    printf("# arrival: tick in which the message is sent to the rank, which can use it from tick "
           "arrival + %d on\n",
           plan->rule.latency);
  } else {
    printf("# arrival: step of the first block; of several parents the k-th sends block k first\n");
  }
}

static void put_line(oracle_listing *listing, const oracle_course *course, int32_t rank) {
  if (oracle_is_twotree(&course->plan.down))
    put_twigs(listing, course, rank);
  else
    put_rank(listing, course, rank);
}

static void put_lines(oracle_listing *listing, const oracle_course *course, int32_t only) {
  if (only != DODONA_NONE) {
    put_line(listing, course, only);
    return;
  }
  oracle_progress progress = oracle_progress_start("tree", true);
  for (int32_t rank = 0; rank < course->plan.request.ranks && !ferror(stdout); rank++) {
    put_line(listing, course, rank);
    oracle_progress_at(&progress, rank, course->plan.request.ranks);
  }
  oracle_progress_end(&progress);
}

static void put_tree(const oracle_course *course, int32_t only, const char *format) {
  static const char *const columns[] = {"rank", "arrival", "parents", "children", NULL};
  static const char *const twigs[] = {"rank",   "tree",  "parent", "children",
                                      "colour", "start", NULL};
  oracle_listing listing = oracle_listing_open(format);
  if (listing.json)
    oracle_json_tree(stdout, &course->plan.down);
  else
    put_heading(&course->plan.down);
  oracle_listing_columns(&listing, oracle_is_twotree(&course->plan.down) ? twigs : columns);
  put_lines(&listing, course, only);
  oracle_listing_end(&listing);
}

int oracle_tree(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  const char *algorithm = NULL;
  const char *format = "text";
  const oracle_option options[] = {
      ORACLE_OPTION_RANKS(request),  ORACLE_OPTION_GROUP(request),
      ORACLE_OPTION_LAMBDA(request), ORACLE_OPTION_ALPHA(request),
      ORACLE_OPTION_ROOT(request),   ORACLE_OPTION_RANK(request),
      ORACLE_OPTION_LISTING(format), {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "tree",
      oracle_algorithms,
      "--ranks P [--group r] [--lambda u/f] [--alpha p/q]\n"
      "         [--root R] [--rank X] [--format F]",
      "Prints a line for each rank: its arrival (the step in which it receives its first\n"
      "block, 0 at the root), its parents, and its children. If several parents share the\n"
      "work, the k-th sends block k first, k = 0, 1, ...; a..b are three or more ranks in a\n"
      "row. For two trees a rank has two lines: tree, parent, children, colour, start. The\n"
      "start is the step of the tree's first block; the colour is its parity, or the start\n"
      "modulo 4 if both trees share their top. In postal trees the arrival is the tick in\n"
      "which the parent begins to send; the rank can send from tick arrival + u on.",
      options,
      "dodona tree fractional --ranks 12 --group 2\n"
      "dodona tree lambda --ranks 20 --lambda 5/2 --format json\n"
      "dodona tree twotree-c --ranks 2147483647 --rank 1234567890",
      "models"};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  if (status >= 0)
    return status;
  request.blocks = 1; /* the tree is the same for any number of blocks */
  if (!oracle_course_open_tree("tree", algorithm, &request, &course))
    return ORACLE_BAD;
  put_tree(&course, request.rank, format);
  oracle_course_close(&course);
  return ORACLE_YES;
}
