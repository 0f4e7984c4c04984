#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/show_whole.h"
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/write/ops_text.h"
#include "ref/oracle/draw/page.h"
#include "ref/oracle/draw/svg_rows.h"
#include "ref/oracle/draw/trace.h"

#include <stdlib.h>
#include <string.h>

enum { USUAL_BLOCKS = 8 };

typedef struct whole {
  const char *what; /* an algorithm or a file */
  oracle_sizes sizes;
  const char *svg; /* NULL where not asked for */
  const char *html;
  const char *trace;
  oracle_request request;
} whole;

/* The trees' broadcasts, and the mesh, have an SVG of their own. */
bool oracle_is_show_whole(int argc, char **argv) {
  bool svg = false, page = false, op = false;
  for (int i = 1; i < argc; i++) {
    svg = svg || strcmp(argv[i], "--svg") == 0;
    op = op || strcmp(argv[i], "--op") == 0 || strcmp(argv[i], "--model") == 0;
    page = page || strcmp(argv[i], "--html") == 0 || strcmp(argv[i], "--trace") == 0;
  }
  const bool own =
      argc > 1 && (oracle_is_choice(oracle_algorithms, argv[1]) || strcmp(argv[1], "mesh") == 0);
  return page || (svg && (op || !own));
}

/* The rows of the algorithm's schedule or of the file, to be freed; NULL after an error line. */
static char *ops_of(whole *w) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  int status = ORACLE_BAD;
  if (out == NULL)
    oracle_error("show: no memory");
  else if (oracle_algorithm_of(w->what) != DODONA_NONE)
    status = oracle_schedule_ops(w->sizes.op, w->what, &w->request, out);
  else
    status = oracle_convert_ops(w->what, &w->sizes, out);
  if (out != NULL && fclose(out) != 0 && status == ORACLE_YES)
    status = oracle_error("show: no memory");
  if (status == ORACLE_YES)
    return text;
  free(text);
  return NULL;
}

/* What is drawn from the rows. */
static bool draw(const whole *w, const char *text) {
  oracle_drawn drawn;
  if (w->svg == NULL && w->trace == NULL)
    return true;
  bool good = oracle_drawn_read(w->sizes.op, text, &drawn);
  if (good && w->svg != NULL)
    good = oracle_svg_rows(w->svg, w->what, &drawn);
  if (good && w->trace != NULL)
    good = oracle_trace_write(w->trace, &drawn);
  oracle_drawn_free(&drawn);
  return good;
}

static int show(whole *w) {
  const bool barrier = w->sizes.op != NULL && strcmp(w->sizes.op, "barrier") == 0;
  if (w->request.blocks == DODONA_NONE && !barrier &&
      dodona_takes(oracle_algorithm_of(w->what), DODONA_TAKES_BLOCKS))
    w->request.blocks = USUAL_BLOCKS;
  w->sizes = (oracle_sizes){w->sizes.op, w->request.ranks, w->request.root, w->request.blocks};
  char *text = ops_of(w);
  bool good = text != NULL && draw(w, text);
  if (good && w->html != NULL)
    good = oracle_page_write(w->html, w->what, &w->sizes, text);
  free(text);
  return good ? ORACLE_YES : ORACLE_BAD;
}

int oracle_show_whole(int argc, char **argv) {
  whole w = {.request = ORACLE_REQUEST};
  const oracle_option options[] = {
      {"op", oracle_collectives, "the collective (default: what a file says, else bcast)",
       ORACLE_CHOICE, &w.sizes.op, 0, 0},
      ORACLE_OPTION_RANKS(w.request),
      ORACLE_OPTION_BLOCKS(w.request, "number of blocks (default 8)"),
      ORACLE_OPTION_GROUP(w.request),
      ORACLE_OPTION_LAMBDA(w.request),
      ORACLE_OPTION_ALPHA(w.request),
      ORACLE_OPTION_MODEL(w.request.model, "duplex|simplex|postal"),
      ORACLE_OPTIONS_NETWORK(w.request),
      ORACLE_OPTION_ROOT(w.request),
      {"ordered", NULL, "refuse unless inputs are combined in the order of ranks", ORACLE_FLAG,
       &w.request.ordered, 0, 0},
      {"overlap", NULL, "allreduce by two trees: broadcast before all is reduced", ORACLE_FLAG,
       &w.request.overlap, 0, 0},
      {"svg", "FILE|-", "write the timeline there", ORACLE_TEXT, &w.svg, 0, 0},
      {"html", "FILE|-", "write the page there", ORACLE_TEXT, &w.html, 0, 0},
      {"trace", "FILE|-", "write the events there", ORACLE_TEXT, &w.trace, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show",
      "ALGORITHM|FILE",
      "[--op OP] ... [--svg FILE|-] [--html FILE|-] [--trace FILE|-]",
      "Writes any schedule for others to look at: an algorithm's, or a file that `convert`\n"
      "reads, right or wrong. --svg draws the timeline. --html writes the page of `make\n"
      "page` with the schedule in it, which needs no network; the page is looked for where\n"
      "DODONA_PAGE says, else beside the command, else in ../share/dodona. --trace writes\n"
      "events for Chrome's trace viewer and Perfetto: each rank is a process with a thread\n"
      "that sends and one that receives; a step, or a tick, lasts a millisecond.",
      options,
      "dodona show cube --ranks 33 --blocks 5 --svg cube.svg\n"
      "dodona show rows.csv --trace rows.json\n"
      "dodona show ring --op allreduce --ranks 8 --trace ring.json",
      "formats operations"};
  const int status = oracle_parse(&usage, argc, argv, &w.what);
  if (status >= 0)
    return status;
  w.what = oracle_renamed(w.what);
  return show(&w);
}
