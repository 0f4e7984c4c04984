/* dodona order: in which order a schedule computes a result, as an expression over the inputs of the ranks. */
#include "ref/base/op.h"
#include "ref/oracle/ask/order.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/terms/terms_plan.h"
#include "ref/oracle/terms/terms_print.h"

#include <stdlib.h>
#include <string.h>

/* The result that is asked for, and of which plan. */
typedef struct asked {
  const oracle_course *course;
  const char *op;
  const char *algorithm;
  const oracle_request *request;
  int32_t rank;
  int32_t block;
} asked;

static void put_option(const char *name, int32_t value) {
  if (value != DODONA_NONE)
    printf(" --%s %d", name, value);
}

static void put_words(const char *name, const char *words) {
  if (words != NULL)
    printf(" --%s %s", name, words);
}

/* The command, with the rank that it found. */
static void put_command(const asked *a) {
  const oracle_request *r = a->request;
  printf("dodona order %s --op %s --rank %d --block %d", a->algorithm, a->op, a->rank, a->block);
  put_option("ranks", r->ranks);
  put_option("blocks", r->blocks);
  put_option("root", r->root);
  put_option("group", r->group);
  put_words("lambda", r->lambda);
  put_words("alpha", r->alpha);
  put_words("model", r->model);
  put_words("modules", r->modules);
  put_option("per-module", r->per_module);
  put_option("channels", r->channels);
  put_option("rows", r->rows);
  put_option("cols", r->cols);
  put_option("group-rows", r->group_rows);
  put_option("group-cols", r->group_cols);
  fputs(r->direct ? " --direct" : r->translated ? " --translated" : "", stdout);
  fputs(r->ordered ? " --ordered" : "", stdout);
}

static bool put_text(const asked *a, const oracle_plan_terms *t, oracle_term result) {
  (void)a;
  const bool good = oracle_terms_text(stdout, &t->terms, result, INT64_MAX);
  putchar('\n');
  return good;
}

/* An operand: an input, or the number of a join in the list. */
static void put_operand(const oracle_listed *l, oracle_term term, const char *input,
                        const char *join, int64_t first) {
  if (term < 0)
    printf(input, (long long)(-1 - term));
  else
    printf(join, (long long)(first + l->places[term]));
}

static void put_json_joins(const oracle_plan_terms *t, const oracle_listed *l) {
  for (int64_t k = 0; k < l->count; k++) {
    fputs(k == 0 ? "[" : ", [", stdout);
    put_operand(l, t->terms.joins[l->joins[k]].left, "%lld", "%lld", t->ranks);
    fputs(", ", stdout);
    put_operand(l, t->terms.joins[l->joins[k]].right, "%lld", "%lld", t->ranks);
    putchar(']');
  }
}

/* Joins are listed, not nested: readers of JSON take no chain of a thousand levels. */
static bool put_json(const asked *a, const oracle_plan_terms *t, oracle_term result) {
  const dodona_request *q = &a->course->plan.request;
  oracle_listed l;
  const bool good = oracle_terms_list(&t->terms, result, &l);
  if (good) {
    printf("{\"op\": \"%s\", \"algorithm\": \"%s\", \"ranks\": %d, \"root\": %d, \"blocks\": %d, "
           "\"rank\": %d, \"block\": %d, \"joins\": [",
           a->op, a->algorithm, q->ranks, q->root, oracle_request_blocks(q), a->rank, a->block);
    put_json_joins(t, &l);
    fputs("], \"result\": ", stdout);
    put_operand(&l, result, "%lld", "%lld", t->ranks);
    fputs(", \"expression\": \"", stdout);
  }
  const bool written = good && oracle_terms_text(stdout, &t->terms, result, INT64_MAX);
  if (written)
    puts("\"}");
  oracle_listed_free(&l);
  return written;
}

static void put_c_joins(const oracle_plan_terms *t, const oracle_listed *l) {
  for (int64_t k = 0; k < l->count; k++) {
    printf("  const DODONA_TYPE t%lld = DODONA_JOIN(", (long long)k);
    put_operand(l, t->terms.joins[l->joins[k]].left, "x[%lld]", "t%lld", 0);
    fputs(", ", stdout);
    put_operand(l, t->terms.joins[l->joins[k]].right, "x[%lld]", "t%lld", 0);
    puts(");");
  }
}

/* Joins one by one: compilers take no expression of a thousand levels. */
static bool put_c(const asked *a, const oracle_plan_terms *t, oracle_term result) {
  oracle_listed l;
  const bool good = oracle_terms_list(&t->terms, result, &l);
  if (good) {
    fputs("/* ", stdout);
    put_command(a);
    puts(
        " --format c\n"
        "   Computes an element of the result from x[v], that of each rank v, in the order of the\n"
        "   schedule. Compile with no option that lets the compiler reorder (-ffast-math). */\n"
        "#ifndef DODONA_TYPE\n"
        "#define DODONA_TYPE double\n"
        "#endif\n"
        "#ifndef DODONA_JOIN\n"
        "#define DODONA_JOIN(a, b) ((DODONA_TYPE)((a) + (b)))\n"
        "#endif\n"
        "#ifndef DODONA_ORDER\n"
        "#define DODONA_ORDER dodona_order\n"
        "#endif\n"
        "static inline DODONA_TYPE DODONA_ORDER(const DODONA_TYPE *x) {");
    put_c_joins(t, &l);
    fputs("  return ", stdout);
    put_operand(&l, result, "x[%lld]", "t%lld", 0);
    puts(";\n}");
  }
  oracle_listed_free(&l);
  return good;
}

static int print(const asked *a, const char *format) {
  oracle_plan_terms t;
  int status = ORACLE_BAD;
  if (oracle_plan_terms_make(a->course, a->request->ordered != 0, &t)) {
    const oracle_term result = t.results[(int64_t)a->block * t.ranks + a->rank];
    const bool good = (strcmp(format, "c") == 0      ? put_c
                       : strcmp(format, "json") == 0 ? put_json
                                                     : put_text)(a, &t, result);
    status = good ? ORACLE_YES : oracle_error("no memory to write an expression");
  }
  oracle_plan_terms_free(&t);
  return status;
}

/* The rank that is asked for, else the first one that ends with the block. */
static bool take_rank(asked *a, int32_t rank, int32_t blocks) {
  const dodona_request *q = &a->course->plan.request;
  if (a->block >= blocks)
    return !oracle_error("--block: expected an integer 0 .. %d, got '%d'", blocks - 1, a->block);
  a->rank = rank;
  for (int32_t v = 0; a->rank == DODONA_NONE && v < q->ranks; v++)
    if (oracle_plan_wants(a->course, v, a->block))
      a->rank = v;
  if (!oracle_rank_within("rank", a->rank, q->ranks))
    return false;
  if (!oracle_plan_wants(a->course, a->rank, a->block))
    return !oracle_error("--rank: expected a rank that ends with block %d, got '%d'", a->block,
                         a->rank);
  return true;
}

static int order(const char *op, const char *algorithm, oracle_request *request, int32_t block,
                 const char *format) {
  oracle_course course;
  if (!oracle_is_choice(oracle_schedules, algorithm))
    return oracle_error("order: expected %s, got '%s'%s", oracle_schedules,
                        oracle_quote(algorithm, strlen(algorithm)).text,
                        oracle_guess_of(oracle_schedules, algorithm, "").text);
  if (request->blocks == DODONA_NONE &&
      dodona_takes(oracle_algorithm_of(algorithm), DODONA_TAKES_BLOCKS))
    request->blocks = 1;
  if (!oracle_course_open("order", op, algorithm, request, &course))
    return ORACLE_BAD;
  asked a = {&course, op, algorithm, request, DODONA_NONE, block};
  const int32_t blocks = oracle_course_joins(&course) ? 1 : course.plan.request.blocks;
  const bool good =
      take_rank(&a, request->rank, blocks) && (!request->ordered || oracle_order_judge(&course));
  const int status = good ? print(&a, format) : ORACLE_BAD;
  oracle_course_close(&course);
  return status;
}

int oracle_order(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  const char *algorithm = NULL, *op = "allreduce", *format = "text";
  int32_t block = 0;
  const oracle_option options[] = {
      {"op", "reduce|allreduce|reduce-scatter|scan|exscan", "default allreduce", ORACLE_CHOICE, &op,
       0, 0},
      ORACLE_OPTION_RANKS(request),
      ORACLE_OPTION_BLOCKS(request, "number of blocks, or of each rank's (default 1)"),
      {"block", "B", "the block whose result it is (default 0)", ORACLE_INT, &block, 0,
       INT32_MAX - 1},
      {"rank", "X", "the rank that ends with it (default the first)", ORACLE_INT, &request.rank, 0,
       INT32_MAX - 1},
      ORACLE_OPTION_ROOT(request),
      ORACLE_OPTION_GROUP(request),
      ORACLE_OPTION_LAMBDA(request),
      ORACLE_OPTION_ALPHA(request),
      ORACLE_OPTION_MODEL(request.model, "duplex|simplex|postal"),
      ORACLE_OPTIONS_NETWORK(request),
      {"ordered", NULL, "keep the order of ranks, for any operation", ORACLE_FLAG, &request.ordered,
       0, 0},
      {"format", "text|json|c", "default text", ORACLE_CHOICE, &format, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "order",
      "ALGORITHM",
      "--ranks P [--op OP] [--block B] [OPTION]...",
      "Prints the order in which the algorithm computes a result: an expression over the\n"
      "inputs of the ranks, ((0 + 1) + (2 + 3)). As C, it computes the result over an\n"
      "array, to the last bit.",
      options,
      "dodona order ring --ranks 6 --blocks 6 --block 2\n"
      "dodona order binomial --ranks 8 --lambda 1 --format json\n"
      "dodona order recursive-doubling --ranks 64 --format c",
      "bits operations models networks operands"};
  const int status = oracle_parse(&usage, argc, argv, &algorithm);
  return status >= 0 ? status : order(op, oracle_renamed(algorithm), &request, block, format);
}
