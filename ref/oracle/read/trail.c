/* Back from the rank that is asked for: at each rank the message that brought too much, or one that should have brought something,
   names the rank and the step to go on with. */
#include "ref/oracle/read/trail_play.h"

#include <stdlib.h>

static bool in_time(const oracle_play *c, int64_t m, const oracle_stand *at) {
  return oracle_play_in_time(c, oracle_play_row(c, m)->step, at);
}

/* The message after which the rank has the input twice, and keeps it so; -1 if there is none. */
static int64_t doubled(const oracle_play *c, const oracle_stand *at) {
  int64_t found = -1;
  for (int64_t k = c->here_begin[at->rank]; k < c->here_begin[at->rank + 1]; k++) {
    const int64_t m = c->here[k];
    if (!in_time(c, m, at))
      break;
    if (c->messages[m].after < 2)
      found = -1;
    else if (c->messages[m].before < 2 || oracle_play_stores(c, m))
      found = m;
  }
  return found;
}

/* The message by which the rank lost the input, else the last that came without it; -1 if none came. */
static int64_t missed(const oracle_play *c, const oracle_stand *at, bool *lost) {
  int64_t found = -1;
  *lost = false;
  for (int64_t k = c->here_begin[at->rank]; k < c->here_begin[at->rank + 1]; k++) {
    const int64_t m = c->here[k];
    if (!in_time(c, m, at))
      break;
    const bool loses = c->messages[m].before > 0 && c->messages[m].after == 0;
    if (loses || !*lost)
      found = m;
    *lost = *lost || loses;
  }
  return found;
}

bool oracle_trail_add(oracle_trail *trail, oracle_hop hop) {
  if ((trail->count & (trail->count - 1)) == 0) {
    const size_t room = trail->count > 0 ? 2 * (size_t)trail->count : 1;
    oracle_hop *grown = realloc(trail->hops, room * sizeof *grown);
    if (grown == NULL)
      return false;
    trail->hops = grown;
  }
  trail->hops[trail->count++] = hop;
  return true;
}

/* "the input of rank 3 to block 2", or "block 2" where nothing is added up, or where there are no data "word of rank 3". */
typedef struct noun {
  char text[64];
} noun;

static noun thing(const oracle_play *c) {
  noun n;
  if (c->asked->op->due == ORACLE_HEARD)
    snprintf(n.text, sizeof n.text, "word of rank %d", c->asked->input);
  else if (oracle_is_reduction(c->asked->op))
    snprintf(n.text, sizeof n.text, "the input of rank %d to block %d", c->asked->input,
             c->asked->block);
  else
    snprintf(n.text, sizeof n.text, "block %d", c->asked->block);
  return n;
}

static oracle_hop line_of(const oracle_play *c, int64_t m) {
  return (oracle_hop){oracle_rows_line(c->rows, c->messages[m].row), ""};
}

/* Of a message that brings the input once more, or twice. */
static oracle_hop tell_doubled(const oracle_play *c, int64_t m) {
  const dodona_row *row = oracle_play_row(c, m);
  oracle_hop hop = line_of(c, m);
  if (c->messages[m].times > 1)
    snprintf(hop.text, sizeof hop.text, "step %lld: rank %d sends it on to rank %d, twice",
             (long long)row->step, row->peer, row->rank);
  else
    snprintf(hop.text, sizeof hop.text,
             "step %lld: rank %d combines block %d of rank %d with its own, and both have the "
             "input of rank %d",
             (long long)row->step, row->rank, c->asked->block, row->peer, c->asked->input);
  return hop;
}

static void follow_double(const oracle_play *c, oracle_stand at, oracle_trail *trail, bool *good) {
  int64_t m;
  while (*good && (m = doubled(c, &at)) >= 0) {
    *good = oracle_trail_add(trail, tell_doubled(c, m));
    if (c->messages[m].times < 2)
      return;
    at = (oracle_stand){oracle_play_row(c, m)->peer, oracle_play_row(c, m)->step};
  }
}

/* Back from a rank that must not have the input, to the first message that brought it to such a rank: in a scan a rank may have the inputs of the ranks
   up to itself; of what a rank lists only the last message is told. */
static void follow_foreign(const oracle_play *c, oracle_stand at, oracle_trail *trail, bool *good) {
  const bool listed = c->asked->op->due == ORACLE_LISTED;
  for (bool more = true; more && *good && (listed || at.rank < c->asked->input); more = !listed) {
    int64_t found = -1;
    for (int64_t k = c->here_begin[at.rank]; k < c->here_begin[at.rank + 1]; k++)
      if (in_time(c, c->here[k], &at) && c->messages[c->here[k]].before == 0 &&
          c->messages[c->here[k]].after > 0)
        found = c->here[k];
    if (found < 0)
      return;
    const dodona_row *row = oracle_play_row(c, found);
    oracle_hop hop = line_of(c, found);
    snprintf(hop.text, sizeof hop.text, "step %lld: rank %d sends rank %d %s", (long long)row->step,
             row->peer, row->rank, thing(c).text);
    *good = oracle_trail_add(trail, hop);
    at = (oracle_stand){row->peer, row->step};
  }
}

/* Of a message without the input; and of its sender, if that gets the input later. */
static oracle_hop tell_missed(const oracle_play *c, int64_t m) {
  const dodona_row *row = oracle_play_row(c, m);
  const int64_t late = c->since[row->peer];
  oracle_hop hop = line_of(c, m);
  int used = snprintf(hop.text, sizeof hop.text, "step %lld: rank %d ", (long long)row->step,
                      c->messages[m].before > 0 ? row->rank : row->peer);
  char *rest = hop.text + used;
  const size_t room = sizeof hop.text - (size_t)used;
  if (c->messages[m].before > 0)
    snprintf(rest, room, "stores block %d of rank %d over its own, and loses the input of rank %d",
             c->asked->block, row->peer, c->asked->input);
  else if (late != ORACLE_NEVER && late > row->step)
    snprintf(rest, room, "sends block %d to rank %d before it has %s, which is from step %lld on",
             c->asked->block, row->rank, thing(c).text, (long long)late);
  else if (c->asked->op->due == ORACLE_HEARD)
    snprintf(rest, room, "sends to rank %d without having %s", row->rank, thing(c).text);
  else
    snprintf(rest, room, "sends block %d to rank %d without %s", c->asked->block, row->rank,
             oracle_is_reduction(c->asked->op) ? "that input" : "having it");
  return hop;
}

/* " in time for step 7", or nothing. */
typedef struct until {
  char text[40];
} until;

static until in_time_for(const oracle_stand *at) {
  until u = {""};
  if (at->step != INT64_MAX)
    snprintf(u.text, sizeof u.text, " in time for step %lld", (long long)at->step);
  return u;
}

/* Of the message that should have come from rank `from`. */
static oracle_hop tell_silent(const oracle_play *c, const oracle_stand *at, int32_t from) {
  const int64_t other = oracle_play_instead(c, at, from),
                early = oracle_play_too_early(c, at, from);
  const int64_t line = other >= 0 ? other : early;
  oracle_hop hop = {line < 0 ? 0 : oracle_rows_line(c->rows, line), ""};
  char since[40] = "", but[64] = "";
  if (from != c->asked->input)
    snprintf(since, sizeof since, " from step %lld on", (long long)c->since[from]);
  if (other >= 0)
    snprintf(but, sizeof but, "; in step %lld it sends block %d instead",
             (long long)c->rows->rows[other].step, c->rows->rows[other].block % c->asked->blocks);
  else if (early >= 0)
    snprintf(but, sizeof but, "; step %lld, in which it sends the block, is too early",
             (long long)c->rows->rows[early].step);
  snprintf(hop.text, sizeof hop.text, "rank %d, which has %s%s, does not send it to rank %d%s%s",
           from, thing(c).text, since, at->rank, in_time_for(at).text, but);
  return hop;
}

/* Of a rank to which nothing of the block comes in time, from anybody who could know it. */
static oracle_hop tell_nothing(const oracle_play *c, const oracle_stand *at) {
  oracle_hop hop = {0, ""};
  bool some = false;
  for (int64_t k = 0; k < c->rows->count && !some; k++)
    some = c->rows->rows[k].op == DODONA_RECV && c->rows->rows[k].rank == at->rank;
  if (some)
    snprintf(hop.text, sizeof hop.text, "rank %d receives nothing of block %d%s", at->rank,
             c->asked->block, in_time_for(at).text);
  else
    snprintf(hop.text, sizeof hop.text, "rank %d receives nothing at all", at->rank);
  return hop;
}

/* Where the input got to, in its last message, and from where it went no further. */
static oracle_hop tell_end_of_input(const oracle_play *c) {
  int32_t rank = c->asked->input;
  oracle_hop hop = {0, ""};
  for (int64_t m = 0; m < c->count; m++)
    if (c->messages[m].times > 0)
      rank = oracle_play_row(c, m)->rank;
  if (rank != c->asked->input)
    snprintf(hop.text, sizeof hop.text,
             "rank %d, which has %s from step %lld on, sends it to nobody", rank, thing(c).text,
             (long long)c->since[rank]);
  else
    snprintf(hop.text, sizeof hop.text, "rank %d, which has %s, sends it to nobody", rank,
             thing(c).text);
  return hop;
}

/* The way back of a rank that lacks the input. */
typedef struct way {
  oracle_stand at;
  int64_t lost;  /* the last hop by which a rank lost the input, -1 if none */
  bool stranded; /* it ends at a rank to which nobody could have sent the input */
} way;

/* One hop back; false where the way ends. */
static bool hop_back(const oracle_play *c, way *w, oracle_trail *trail, bool *good) {
  bool lost = false;
  const int64_t m = missed(c, &w->at, &lost);
  const int32_t from = lost ? -1 : oracle_play_silent(c, &w->at);
  w->stranded = from < 0 && m < 0;
  if (from >= 0 || m < 0) {
    *good =
        oracle_trail_add(trail, from >= 0 ? tell_silent(c, &w->at, from) : tell_nothing(c, &w->at));
    return false;
  }
  w->lost = lost ? trail->count : w->lost;
  *good = oracle_trail_add(trail, tell_missed(c, m));
  w->at = (oracle_stand){oracle_play_row(c, m)->peer, oracle_play_row(c, m)->step};
  const int64_t since = c->since[w->at.rank];
  return since == ORACLE_NEVER || since <= w->at.step; /* else it was only too early */
}

/* A way that ends at a rank which nobody could have helped went wrong where the input was lost, or got stuck. */
static void follow_lack(const oracle_play *c, oracle_stand at, oracle_trail *trail, bool *good) {
  const bool one_way = oracle_is_reduction(c->asked->op) || c->asked->op->wants != ORACLE_ALL;
  way w = {at, -1, false};
  while (*good && hop_back(c, &w, trail, good))
    continue;
  if (*good && w.stranded && w.lost >= 0)
    trail->count = w.lost + 1;
  else if (*good && w.stranded && one_way) {
    trail->count = 1;
    *good = oracle_trail_add(trail, tell_end_of_input(c));
  }
}

/* What the messages came to. */
static oracle_hop tell_end(const oracle_play *c) {
  const oracle_question *q = c->asked;
  oracle_hop hop = {0, ""};
  if (q->step != INT64_MAX)
    snprintf(hop.text, sizeof hop.text,
             "so rank %d does not have %s when it sends it, in step %lld", q->rank, thing(c).text,
             (long long)q->step);
  else
    snprintf(hop.text, sizeof hop.text, "so rank %d %s %s%s", q->rank,
             q->times > 0 ? "has" : "never gets", thing(c).text,
             q->times > 1    ? " more than once in the end"
             : q->times == 1 ? " in the end, which is not for it"
                             : "");
  return hop;
}

static void turn(oracle_trail *trail) {
  for (int64_t i = 0, j = trail->count - 1; i < j; i++, j--) {
    const oracle_hop kept = trail->hops[i];
    trail->hops[i] = trail->hops[j];
    trail->hops[j] = kept;
  }
}

bool oracle_trail_find(const oracle_question *asked, const oracle_rows *rows, int32_t ranks,
                       oracle_trail *trail) {
  oracle_play c;
  *trail = (oracle_trail){NULL, 0};
  bool good = oracle_play_forward(asked, rows, ranks, &c) && oracle_trail_add(trail, tell_end(&c));
  const oracle_stand at = {asked->rank, asked->step};
  if (good && asked->times > 1)
    follow_double(&c, at, trail, &good);
  else if (good && asked->times == 1)
    follow_foreign(&c, at, trail, &good);
  else if (good)
    follow_lack(&c, at, trail, &good);
  turn(trail);
  oracle_play_free(&c);
  if (!good)
    oracle_trail_free(trail);
  return good;
}

void oracle_trail_free(oracle_trail *trail) {
  free(trail->hops);
  *trail = (oracle_trail){NULL, 0};
}
