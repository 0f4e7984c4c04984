/* Networks by name. What a network takes beside ranks, blocks and root is said once, in the table. */
#include "ref/oracle/ask/network.h"
#include "ref/oracle/ask/modules.h"
#include "ref/oracle/write/progress.h"
#include "ref/oracle/ask/ticks.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[] = {"couples", "direct",
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) name,
                                    DODONA_NETWORK_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

/* The kinds that go by their own name: the others are models of the ports. */
static bool has_name(int32_t kind) {
  return kind == DODONA_KIND_HYPERCUBE || kind == DODONA_KIND_CROSSBAR || kind == DODONA_KIND_MESH;
}

static int32_t kind_of(const char *name) {
  for (int32_t i = 0; i < DODONA_NETWORKS; i++)
    if (has_name(i) && strcmp(names[i], name) == 0)
      return i;
  return DODONA_NONE;
}

static bool is_simplex(const oracle_request *asked) {
  return asked->model != NULL && strcmp(asked->model, "simplex") == 0;
}

bool oracle_is_network(const char *algorithm, const oracle_request *asked) {
  return kind_of(algorithm) != DODONA_NONE || is_simplex(asked);
}

bool oracle_network_unasked(const char *algorithm, const oracle_request *asked) {
  const char *given = asked->modules != NULL             ? "modules"
                      : asked->per_module != DODONA_NONE ? "per-module"
                      : asked->channels != DODONA_NONE   ? "channels"
                      : asked->rows != DODONA_NONE       ? "rows"
                      : asked->cols != DODONA_NONE       ? "cols"
                      : asked->group_rows != DODONA_NONE ? "group-rows"
                      : asked->group_cols != DODONA_NONE ? "group-cols"
                                                         : NULL;
  bool simplex = asked->direct || asked->translated;
  if (simplex)
    oracle_error("--%s: expected with --model simplex", asked->direct ? "direct" : "translated");
  else if (given != NULL)
    oracle_error("--%s: %s takes none", given, algorithm);
  return !simplex && given == NULL;
}

/* An option, whether it was given, and the kinds that take it, a bit each; `must`: that need it. */
typedef struct taken {
  const char *option;
  int32_t value;
  int32_t kinds;
  bool must;
} taken;

enum {
  SIMPLEX = 1 << DODONA_KIND_COUPLES | 1 << DODONA_KIND_DIRECT,
  CUBE = 1 << DODONA_KIND_HYPERCUBE,
  CROSSBAR = 1 << DODONA_KIND_CROSSBAR,
  MESH = 1 << DODONA_KIND_MESH
};

/* Whether what the kind needs was given, and nothing that it does not take. */
static bool takes_it(const char *command, const char *name, const oracle_request *asked,
                     int32_t kind) {
  const taken all[] = {{"ranks P", asked->ranks, SIMPLEX | CUBE, true},
                       {"blocks S", asked->blocks, SIMPLEX | CUBE | CROSSBAR | MESH, true},
                       {"modules a", asked->modules != NULL ? 1 : DODONA_NONE, CROSSBAR, true},
                       {"per-module b", asked->per_module, CROSSBAR, true},
                       {"rows a", asked->rows, MESH, true},
                       {"cols b", asked->cols, MESH, true},
                       {"group-rows r1", asked->group_rows, MESH, false},
                       {"group-cols r2", asked->group_cols, MESH, false},
                       {"group r", asked->group, SIMPLEX | CROSSBAR, false},
                       {"channels", asked->channels, CROSSBAR, false},
                       {"direct", asked->direct ? 1 : DODONA_NONE, SIMPLEX, false},
                       {"translated", asked->translated ? 1 : DODONA_NONE, SIMPLEX, false},
                       {"overlap", asked->overlap ? 1 : DODONA_NONE, 0, false},
                       {"lambda", asked->lambda != NULL ? 1 : DODONA_NONE, 0, false},
                       {"alpha", asked->alpha != NULL ? 1 : DODONA_NONE, 0, false}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    bool takes = (all[i].kinds >> kind & 1) != 0;
    bool given = all[i].value != DODONA_NONE;
    if (given && !takes)
      oracle_error("--%.*s: %s takes none", (int)strcspn(all[i].option, " "), all[i].option, name);
    else if (!given && takes && all[i].must)
      oracle_error("%s: expected --%s (see dodona %s --help)", command, all[i].option, command);
    if (given ? !takes : takes && all[i].must)
      return false;
  }
  return true;
}

/* a b, or an error line. */
static bool rows_by_cols(int32_t a, int32_t b, int32_t *ranks) {
  if ((int64_t)a * b > INT32_MAX) {
    oracle_error("--rows, --cols: expected at most %d ranks, got %lld", INT32_MAX,
                 (long long)a * b);
    return false;
  }
  *ranks = a * b;
  return true;
}

static int32_t or_default(int32_t value, int32_t usual) {
  return value == DODONA_NONE ? usual : value;
}

/* What a network of the kind asks for, without the algorithm of a duplex plan. */
static bool sizes(int32_t kind, const oracle_request *asked, dodona_network_request *wanted) {
  *wanted = (dodona_network_request){.kind = kind,
                                     .ranks = asked->ranks,
                                     .root = or_default(asked->root, 0),
                                     .blocks = asked->blocks,
                                     .group = or_default(asked->group, 2),
                                     .channels = or_default(asked->channels, 2),
                                     .rows = asked->rows,
                                     .group_rows = or_default(asked->group_rows, 1),
                                     .group_cols = or_default(asked->group_cols, 1)};
  if (kind == DODONA_KIND_CROSSBAR)
    return oracle_modules_take(asked->modules, asked->per_module, wanted);
  return kind != DODONA_KIND_MESH || rows_by_cols(asked->rows, asked->cols, &wanted->ranks);
}

/* What each kind wants of its sizes. */
static const char *const wanted_of[] = {
    [DODONA_KIND_COUPLES] = "chain, binary, fractional or two trees",
    [DODONA_KIND_DIRECT] = "chain, binary or fractional",
    [DODONA_KIND_HYPERCUBE] = "--ranks a power of two",
    [DODONA_KIND_CROSSBAR] =
        "--group at most --per-module by the number of levels in --modules, half of that with one "
        "channel",
    [DODONA_KIND_MESH] = "--rows / --group-rows = --cols / --group-cols, a power of two"};

/* Says what a network of the kind wants of its sizes. */
static void explain(const char *command, int32_t kind, dodona_status status) {
  if (status == DODONA_BAD_BLOCKS || status == DODONA_OVERFLOW)
    oracle_error("--blocks: expected fewer, the steps do not fit");
  else if (kind == DODONA_KIND_DIRECT)
    oracle_error("--direct: expected %s", wanted_of[kind]);
  else if (kind == DODONA_KIND_CROSSBAR && status == DODONA_BAD_RANKS)
    oracle_error("%s: crossbar: expected at most %d ranks", command, DODONA_CROSSBAR_RANKS);
  else
    oracle_error("%s: expected %s", command, wanted_of[kind]);
}

static bool make(const char *command, const dodona_network_request *wanted, oracle_course *course) {
  int64_t entries = dodona_network_entries(wanted);
  dodona_status status = DODONA_OK;
  course->table = NULL;
  if (entries >= 0) {
    course->table = oracle_allocate(entries, sizeof *course->table, "the network's table");
    if (course->table == NULL)
      return false;
  }
  status = dodona_network_make(wanted, course->table, entries, &course->network);
  if (status != DODONA_OK) {
    explain(command, wanted->kind, status);
    oracle_course_close(course);
  }
  return status == DODONA_OK;
}

/* The other kind of simplex schedule, if it is shorter. */
static bool take_shorter(const char *command, dodona_network_request *wanted,
                         oracle_course *course) {
  oracle_course other = *course;
  wanted->kind = DODONA_KIND_DIRECT;
  if (!make(command, wanted, &other))
    return false;
  bool shorter = dodona_network_steps(&other.network) < dodona_network_steps(&course->network);
  oracle_course_close(shorter ? course : &other);
  if (shorter)
    *course = other;
  return true;
}

static bool open_simplex(const char *command, const char *name, const oracle_request *asked,
                         oracle_course *course) {
  dodona_tree_request plan;
  dodona_network_request wanted;
  if (asked->direct && asked->translated) {
    oracle_error("--direct: expected without --translated");
    return false;
  }
  if (!oracle_resolve(command, name, asked, &plan) || !sizes(DODONA_KIND_COUPLES, asked, &wanted))
    return false;
  wanted.root = plan.root;
  wanted.algorithm = plan.algorithm;
  wanted.group = plan.group;
  bool can_direct = dodona_family_of(plan.algorithm) == DODONA_FAMILY_FRACTIONAL;
  bool direct = asked->direct || (asked->ordered && can_direct && !asked->translated);
  if (direct)
    wanted.kind = DODONA_KIND_DIRECT;
  if (!make(command, &wanted, course))
    return false;
  return direct || asked->translated || !can_direct || take_shorter(command, &wanted, course);
}

/* Whether the name is of an algorithm that takes blocks. */
static bool is_pipeline(const char *name) {
  for (int32_t i = 0; i < DODONA_TREES; i++)
    if (strcmp(oracle_algorithm_name(i), name) == 0)
      return (oracle_algorithm_takes(i) & DODONA_TAKES_BLOCKS) != 0;
  return false;
}

bool oracle_network_open(const char *command, const char *name, const oracle_request *asked,
                         oracle_course *course) {
  dodona_network_request wanted;
  int32_t kind = kind_of(name);
  if (kind != DODONA_NONE && is_simplex(asked)) {
    oracle_error("--model: %s has duplex ports", name);
    return false;
  }
  if (kind == DODONA_NONE && !is_pipeline(name)) {
    oracle_error("--model simplex: expected %s, got '%s'", wanted_of[DODONA_KIND_COUPLES],
                 oracle_quote(name, strlen(name)).text);
    return false;
  }
  if (!takes_it(command, name, asked, kind == DODONA_NONE ? DODONA_KIND_COUPLES : kind))
    return false;
  bool good = kind == DODONA_NONE ? open_simplex(command, name, asked, course)
                                  : sizes(kind, asked, &wanted) &&
                                        oracle_rank_within("root", asked->root, wanted.ranks) &&
                                        oracle_rank_within("rank", asked->rank, wanted.ranks) &&
                                        make(command, &wanted, course);
  if (!good)
    return false;
  if (dodona_network_steps(&course->network) > ORACLE_MOST_TICKS) {
    oracle_error("--blocks: %s: expected at most %d steps", name, ORACLE_MOST_TICKS);
    oracle_course_close(course);
    return false;
  }
  course->ranks = course->network.request.ranks;
  course->root = course->network.request.root;
  course->blocks = asked->blocks;
  return true;
}

/* A walk of one phase: a reduction, or a broadcast. */
typedef struct phase {
  const oracle_course *course;
  const dodona_network_place *places; /* of the ranks first .. end - 1 */
  int32_t first;
  int32_t end;
  bool backwards;
  int64_t offset; /* steps before the phase */
} phase;

static dodona_tree_step step_of(const phase *p, int32_t rank, int64_t x) {
  const dodona_network *network = &p->course->network;
  const dodona_network_place *place = &p->places[rank - p->first];
  if (!p->backwards)
    return dodona_network_step_at(network, place, x);
  int64_t steps = dodona_network_steps(network);
  return dodona_reverse(dodona_network_step_at(network, place, dodona_reverse_time(steps, x)));
}

static bool walk_phase(const phase *p, oracle_act_visit visit, void *context) {
  oracle_progress progress = oracle_progress_start("schedule", true);
  int64_t steps = dodona_network_steps(&p->course->network);
  bool good = true;
  for (int64_t x = 1; good && x <= steps; x++) {
    for (int32_t rank = p->first; good && rank < p->end; rank++) {
      dodona_tree_step step = step_of(p, rank, x);
      oracle_act act = {p->offset + x, rank, dodona_step_of(step), p->backwards};
      if (step.send_to != DODONA_NONE || step.recv_from != DODONA_NONE)
        good = visit(context, &act);
    }
    oracle_progress_at(&progress, x, steps);
  }
  oracle_progress_end(&progress);
  return good;
}

bool oracle_network_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                         void *context) {
  phase p = {.course = course,
             .first = only == DODONA_NONE ? 0 : only,
             .end = only == DODONA_NONE ? course->ranks : only + 1};
  dodona_network_place *places =
      oracle_allocate(p.end - p.first, sizeof *places, "all ranks at once (--rank X asks for one)");
  bool good = true;
  if (places == NULL)
    return false;
  for (int32_t rank = p.first; rank < p.end; rank++)
    dodona_network_place_of(&course->network, course->table, rank, &places[rank - p.first]);
  p.places = places;
  if (course->op != DODONA_BCAST) {
    p.backwards = true;
    good = walk_phase(&p, visit, context);
    p.offset = dodona_network_steps(&course->network);
    p.backwards = false;
  }
  if (good && course->op != DODONA_REDUCE)
    good = walk_phase(&p, visit, context);
  free(places);
  return good;
}

const char *oracle_network_name(const dodona_network *network) {
  int32_t kind = network->request.kind;
  return has_name(kind) ? names[kind] : oracle_algorithm_name(network->request.algorithm);
}

void oracle_network_describe(FILE *out, const dodona_network *network) {
  const dodona_network_request *r = &network->request;
  if (r->kind == DODONA_KIND_COUPLES || r->kind == DODONA_KIND_DIRECT)
    fprintf(out, ", simplex, %s", r->kind == DODONA_KIND_DIRECT ? "direct" : "translated");
  if (r->kind == DODONA_KIND_CROSSBAR) {
    fputs(", ", out);
    oracle_modules_describe(out, r);
    fprintf(out, ", %d channel%s", r->channels, r->channels == 1 ? "" : "s");
  }
  if (r->kind == DODONA_KIND_MESH)
    fprintf(out, ", %d x %d, groups of %d x %d", r->rows, r->ranks / r->rows, r->group_rows,
            r->group_cols);
  else if (r->kind == DODONA_KIND_CROSSBAR ||
           (dodona_takes_of(r->algorithm) & DODONA_TAKES_GROUP) != 0)
    fprintf(out, ", groups of %d", r->group);
}
