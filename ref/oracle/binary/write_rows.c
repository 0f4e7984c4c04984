/* What is written: rows, or a schedule of ours. */
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/ask/walk.h"
#include "ref/oracle/binary/write.h"
#include "ref/oracle/read/said.h"

static oracle_binary_message message_of(const oracle_rows_text *t, const dodona_row *row) {
  return (oracle_binary_message){row->step, row->rank, row->peer, oracle_rows_number(t, row),
                                 oracle_rows_is_stored(t, row)};
}

static bool pass_rows(const oracle_rows_text *t, oracle_binary_writer *w, bool counts) {
  for (int64_t k = 0; k < t->rows->count; k++) {
    const oracle_binary_message m = message_of(t, &t->rows->rows[k]);
    if (t->rows->rows[k].op != DODONA_SEND)
      continue;
    if (!counts)
      oracle_binary_put(w, &m);
    else if (!oracle_binary_count(w, &m))
      return false;
  }
  return true;
}

bool oracle_binary_write_rows(const oracle_rows_text *text, FILE *out) {
  oracle_binary_writer w = {.stores = text->blocks == ORACLE_PHASES};
  const bool may = text->blocks == ORACLE_PARTIALS || text->blocks == ORACLE_PREFIXES;
  for (int64_t k = 0; may && k < text->rows->count; k++)
    w.stores = w.stores || message_of(text, &text->rows->rows[k]).stored;
  if (text->said != NULL)
    w.said = *text->said;
  else
    w.said = oracle_said_nothing();
  snprintf(w.said.op, sizeof w.said.op, "%s", text->op);
  w.said.ranks = text->ranks;
  w.said.root = text->root;
  w.said.blocks = text->each;
  bool good = pass_rows(text, &w, true);
  if (!good)
    oracle_error("no memory to count messages");
  good = good && oracle_binary_begin(&w, out) && pass_rows(text, &w, false);
  oracle_binary_end(&w);
  return good;
}

/* A walk over a schedule of ours. */
typedef struct walking {
  const oracle_course *course;
  oracle_binary_writer writer;
  bool counts;
} walking;

static bool visit(void *context, const oracle_act *act) {
  walking *w = context;
  const dodona_step *e = &act->exchange;
  const bool scans = oracle_course_is(w->course, DODONA_FAMILY_SCAN);
  const bool combines = scans ? e->send_first == 0 : w->writer.stores && act->adds;
  bool good = true;
  for (int32_t i = 0;
       good && e->send_to != DODONA_NONE && i < oracle_rows_of(w->course, e->send_count); i++) {
    const oracle_binary_message m = {
        act->step, act->rank, e->send_to,
        scans ? 0 : oracle_block_at(w->course, act->step, act->rank, e->send_first, i), !combines};
    if (w->counts)
      good = oracle_binary_count(&w->writer, &m);
    else
      oracle_binary_put(&w->writer, &m);
  }
  if (!good)
    oracle_error("no memory to count messages");
  return good && (w->counts || !ferror(w->writer.out));
}

/* What the form says of the course. */
static oracle_said said_of(const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  const bool combine = oracle_course_is(course, DODONA_FAMILY_COMBINE);
  const bool trees = oracle_course_of_trees(course);
  const dodona_rule *rule = combine ? &q->rule : &course->plan.down.rule;
  oracle_said said = {.ranks = q->ranks,
                      .root = combine ? DODONA_NONE : q->root,
                      .blocks =
                          combine ? DODONA_NONE : oracle_request_blocks(&course->plan.request),
                      .latency = combine || trees ? rule->latency : DODONA_NONE,
                      .ticks = trees ? rule->ticks : DODONA_NONE,
                      .ways = DODONA_NONE,
                      .redundant = oracle_course_is_redundant(course)};
  snprintf(said.op, sizeof said.op, "%s", combine ? "combine" : oracle_op_name(q->op));
  snprintf(said.ports, sizeof said.ports, "%s", q->ports != DODONA_DUPLEX ? "simplex" : "");
  return said;
}

bool oracle_binary_write_course(const oracle_course *course, FILE *out) {
  walking w = {.course = course, .counts = true};
  w.writer.said = said_of(course);
  w.writer.stores =
      oracle_course_has_phases(course) || oracle_course_is(course, DODONA_FAMILY_SCAN);
  bool good =
      oracle_course_walk(course, DODONA_NONE, visit, &w) && oracle_binary_begin(&w.writer, out);
  w.counts = false;
  good = good && oracle_course_walk(course, DODONA_NONE, visit, &w);
  oracle_binary_end(&w.writer);
  return good;
}
