/* dodona show: the tree in the terminal, or the tree and the timeline as SVG. */
#define _DEFAULT_SOURCE
#include "ref/oracle/commands/show_cube.h"
#include "ref/oracle/commands/show_skips.h"
#include "ref/oracle/commands/show_whole.h"
#include "ref/oracle/draw/beside.h"
#include "ref/oracle/draw/pipeline.h"
#include "ref/oracle/write/ranks.h"
#include "ref/oracle/draw/sketch.h"
#include "ref/oracle/draw/svg.h"
#include "ref/oracle/draw/svg_mesh.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { MOST_DRAWN = 1024, MOST_NAMED = 6, USUAL_BLOCKS = 8 };

static int terminal_columns(void) {
  struct winsize size;
  const char *columns = getenv("COLUMNS");
  if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return size.ws_col;
  int given = columns != NULL ? atoi(columns) : 0;
  return given > 0 ? given : 100;
}

static bool is_utf8(void) {
  setlocale(LC_CTYPE, "");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* The drawing joins a rank to its first parent only: names some of those that have more. */
static void put_shared(const oracle_course *course, const oracle_lanes *lanes) {
  int named = 0;
  for (int32_t i = 0; i < course->plan.request.ranks; i++) {
    const dodona_place *place = &lanes->nodes[lanes->preorder[i]].place;
    if (dodona_parent(&course->plan, place, 1) == DODONA_NONE)
      continue;
    if (named++ == MOST_NAMED) {
      fputs("; ...", stdout);
      break;
    }
    fputs(named == 1 ? "several parents: " : "; ", stdout);
    printf("%d <- ", place->rank);
    oracle_put_ranks(stdout, &course->plan, place, dodona_parent);
  }
  if (named > 0)
    putchar('\n');
}

static void put_caption(const dodona_tree_plan *plan) {
  oracle_describe(stdout, plan, false);
  if (oracle_is_twotree(plan))
    puts("\neach rank under the step of the tree's first block; even blocks take the first tree, "
         "odd\n"
         "ones the second; an edge's line is its colour, the step modulo the period of the blocks");
  else
    puts(oracle_is_postal(plan)
             ? "\neach rank under the tick in which it is sent the message, joined to its sender"
             : "\neach rank under the step of its first block, joined to the rank that sends it "
               "block 0");
}

/* Both trees, each under its name: side by side where that fits. */
static bool sketch_pair(const oracle_course *course, bool utf8) {
  const dodona_tree_plan *plan = &course->plan.down;
  oracle_lanes trees[2];
  bool good = oracle_lanes_make(course, 0, &trees[0]);
  if (!good)
    return false;
  good = oracle_lanes_make(course, 1, &trees[1]);
  if (good) {
    const char *const names[] = {oracle_tree_name(plan, 0), oracle_tree_name(plan, 1)};
    good = oracle_beside(stdout, names, trees, plan->ranks, terminal_columns(), utf8);
    oracle_lanes_free(&trees[1]);
  }
  oracle_lanes_free(&trees[0]);
  return good;
}

static bool sketch_one(const oracle_course *course, bool utf8) {
  oracle_lanes lanes;
  if (!oracle_lanes_make(course, 0, &lanes))
    return false;
  bool good = oracle_sketch(stdout, &lanes, course->plan.request.ranks, terminal_columns(), utf8);
  if (good)
    put_shared(course, &lanes);
  oracle_lanes_free(&lanes);
  return good;
}

static int sketch(const oracle_course *course, bool utf8) {
  if (course->plan.request.ranks > MOST_DRAWN)
    return oracle_error("show: the terminal shows at most %d ranks; dodona tree lists any number",
                        MOST_DRAWN);
  put_caption(&course->plan.down);
  bool good =
      oracle_trees(&course->plan.down) == 2 ? sketch_pair(course, utf8) : sketch_one(course, utf8);
  return good ? ORACLE_YES : ORACLE_BAD;
}

/* Which block comes when. */
static int show_timeline(const oracle_course *course) {
  const dodona_tree_plan *plan = &course->plan.down;
  oracle_lanes lanes;
  if (course->plan.request.ranks > MOST_DRAWN)
    return oracle_error(
        "show: the terminal shows at most %d ranks; dodona schedule lists any number", MOST_DRAWN);
  oracle_describe(stdout, plan, false);
  printf("\neach rank, in preorder, under the %s in which a block arrives: its number\n",
         oracle_is_postal(plan) ? "tick" : "step");
  if (!oracle_lanes_make(course, 0, &lanes))
    return ORACLE_BAD;
  const bool good = oracle_pipeline(stdout, course, &lanes, terminal_columns());
  oracle_lanes_free(&lanes);
  return good ? ORACLE_YES : ORACLE_BAD;
}

int oracle_show(int argc, char **argv) {
  if (oracle_is_show_whole(argc, argv))
    return oracle_show_whole(argc, argv);
  if (argc > 1 && strcmp(argv[1], "mesh") == 0)
    return oracle_show_mesh(argc - 1, argv + 1);
  if (argc > 1 && strcmp(oracle_renamed(argv[1]), "cube") == 0)
    return oracle_show_cube(argc - 1, argv + 1);
  if (argc > 1 && strcmp(argv[1], "skips") == 0)
    return oracle_show_skips(argc - 1, argv + 1);
  if (argc > 1 && strcmp(argv[1], "ring") == 0)
    return oracle_show_ring(argc - 1, argv + 1);
  if (argc > 1 && strcmp(argv[1], "bine") == 0)
    return oracle_show_bine(argc - 1, argv + 1);
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  const char *algorithm = NULL;
  const char *svg = NULL;
  int32_t ascii = 0;
  int32_t timeline = 0;
  const oracle_option options[] = {
      ORACLE_OPTION_RANKS(request),
      ORACLE_OPTION_GROUP(request),
      ORACLE_OPTION_LAMBDA(request),
      ORACLE_OPTION_ALPHA(request),
      ORACLE_OPTION_ROOT(request),
      ORACLE_OPTION_BLOCKS(request, "blocks of the timeline (default 8)"),
      {"svg", "FILE|-", "write SVG there instead; - is standard output", ORACLE_TEXT, &svg, 0, 0},
      {"timeline", NULL, "in the terminal, which block comes when", ORACLE_FLAG, &timeline, 0, 0},
      {"ascii", NULL, "no box-drawing characters", ORACLE_FLAG, &ascii, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show",
      oracle_algorithms,
      "--ranks P [--blocks S] [--timeline] [--svg FILE|-] [OPTION]...\n"
      "       dodona show cube|skips|ring|bine --ranks P ... ; dodona show mesh --rows a --cols b "
      "...\n"
      "       dodona show ALGORITHM|FILE ... [--svg|--html|--trace FILE|-]",
      "Draws the tree in the terminal, each rank under the step in which it receives its\n"
      "first block, in postal trees under the tick in which the message to it is sent. With\n"
      "--timeline it lists which block comes to each rank in each step. --svg, --html and\n"
      "--trace write any schedule, or file, to look at elsewhere: dodona show --html - --help.",
      options,
      "dodona show fractional --ranks 12 --group 2\n"
      "dodona show twotree-c --ranks 30 --blocks 16 --svg trees.svg\n"
      "dodona show ring --op allreduce --ranks 8 --trace ring.json",
      "formats networks"};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  if (status >= 0)
    return status;
  if (request.blocks == DODONA_NONE && request.lambda == NULL)
    request.blocks = USUAL_BLOCKS;
  if (!oracle_course_open_tree("show", algorithm, &request, &course))
    return ORACLE_BAD;
  status = svg != NULL     ? oracle_svg(svg, &course)
           : timeline != 0 ? show_timeline(&course)
                           : sketch(&course, !ascii && is_utf8());
  oracle_course_close(&course);
  return status;
}
