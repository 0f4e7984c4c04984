/* From the options that tree, schedule and show share to a request of the library. */
#ifndef DODONA_ORACLE_ASK_REQUEST_H
#define DODONA_ORACLE_ASK_REQUEST_H

#include <stdbool.h>
#include "ref/dodona.h"
#include "ref/oracle/ask/options.h"

/* The values of the options; DODONA_NONE for an option that was not given. The default root is 0. */
typedef struct oracle_request {
  int32_t ranks;
  int32_t blocks;
  int32_t group;
  int32_t root;
  int32_t rank;
  const char *lambda; /* NULL where not given */
  const char *alpha;
  const char *model;  /* duplex, simplex or postal; NULL where not given */
  int32_t translated; /* simplex: 1 where asked for */
  int32_t direct;
  int32_t ordered;     /* 1: what keeps the order of ranks, if that can be chosen */
  int32_t overlap;     /* 1: an allreduce's broadcast begins before its reduction ends */
  const char *modules; /* of a crossbar; NULL where not given */
  int32_t per_module;
  int32_t channels;
  int32_t rows; /* of a mesh */
  int32_t cols;
  int32_t group_rows;
  int32_t group_cols;
} oracle_request;

#define ORACLE_REQUEST                                                                             \
  {                                                                                                \
    .ranks = DODONA_NONE, .blocks = DODONA_NONE, .group = DODONA_NONE, .root = DODONA_NONE,        \
    .rank = DODONA_NONE, .per_module = DODONA_NONE, .channels = DODONA_NONE, .rows = DODONA_NONE,  \
    .cols = DODONA_NONE, .group_rows = DODONA_NONE, .group_cols = DODONA_NONE                      \
  }

/* "chain|binary|...": the trees in algorithms.def, what is made for a network, and all its algorithms. */
extern const char *const oracle_algorithms;
extern const char *const oracle_networks;
extern const char *const oracle_schedules;

/* The name of an algorithm, a dodona_algorithm; and the algorithm of a name, or DODONA_NONE. */
const char *oracle_algorithm_name(int32_t algorithm);
int32_t oracle_algorithm_of(const char *name);
const char *oracle_op_name(int32_t op);
int32_t oracle_op_of(const char *name); /* NULL: bcast; DODONA_NONE if it has no schedules here */

/* The names of all operations, for an option. */
#define ORACLE_OPS_OF_SHARES "bcast|reduce|allreduce|scatter|gather|allgather|reduce-scatter"
#define ORACLE_OPS_OF_ALL ORACLE_OPS_OF_SHARES "|alltoall|scan|exscan|barrier"

/* Returns what --blocks says: the blocks of the message, or of each rank's share where ranks have shares. */
int32_t oracle_request_blocks(const dodona_request *q);

/* Returns true if the algorithm runs through a tree or two on duplex ports; if it is made for a network. */
bool oracle_is_tree(int32_t algorithm);
bool oracle_is_network(int32_t algorithm);

/* Returns the rule of an algorithm for lambda = u/f: in the binomial tree a sender keeps half of its ranks. */
dodona_rule oracle_rule(int32_t algorithm, int32_t u, int32_t f);

/* Stores the request that the options say, with duplex ports, or couples for --model simplex; false after an
   error line that names what is missing, too much, or wrong. `words`: how many words the table of a combine
   needs, else 0. */
bool oracle_request_take(const char *command, const char *op, const char *algorithm,
                         const oracle_request *asked, dodona_request *request, int64_t *words);

/* Returns true if rank < ranks, else false after an error line on the option. */
bool oracle_rank_within(const char *option, int32_t rank, int32_t ranks);

/* "fractional, 12 ranks, root 0, ..." with the blocks and steps if with_blocks. */
void oracle_describe(FILE *out, const dodona_tree_plan *plan, bool with_blocks);

/* ", groups of 2", ", lambda 9/5", or nothing. */
void oracle_describe_shape(FILE *out, const dodona_tree_plan *plan);

/* Returns true for a postal tree, where steps are ticks. */
bool oracle_is_postal(const dodona_tree_plan *plan);

/* Returns a lower bound for the steps of any broadcast of so many blocks to so many ranks; -1 if
   oracle_least_ticks returns -1. */
int64_t oracle_bound(const dodona_tree_plan *plan);

/* Returns true if the plan runs through two trees. */
bool oracle_is_twotree(const dodona_tree_plan *plan);

/* Prints, for postal trees, a comment line that says how many ticks a send takes. */
void oracle_put_ticks(FILE *out, const dodona_tree_plan *plan, const char *mark);

#define ORACLE_OPTION_RANKS(request)                                                               \
  { "ranks", "P", "number of ranks, 1 .. 2147483647", ORACLE_INT, &(request).ranks, 1, INT32_MAX }
#define ORACLE_OPTION_BLOCKS(request, text)                                                        \
  { "blocks", "S", text, ORACLE_INT, &(request).blocks, 1, INT32_MAX }
#define ORACLE_OPTION_GROUP(request)                                                               \
  {                                                                                                \
    "group", "r", "ranks in a group, where taken (default 2)", ORACLE_INT, &(request).group, 1,    \
        INT32_MAX                                                                                  \
  }
/* The machine that a schedule is for: its ports, and in the postal model its latency. */
#define ORACLE_OPTION_MODEL(model, choices)                                                        \
  { "model", choices, "of the machine (default duplex)", ORACLE_CHOICE, &(model), 0, 0 }
#define ORACLE_OPTION_ROWS(rows)                                                                   \
  { "rows", "a", "mesh: rows of ranks", ORACLE_INT, &(rows), 1, INT32_MAX }
#define ORACLE_OPTION_COLS(cols)                                                                   \
  { "cols", "b", "mesh: columns of ranks", ORACLE_INT, &(cols), 1, INT32_MAX }
#define ORACLE_OPTION_LAMBDA(request)                                                              \
  {                                                                                                \
    "lambda", "u/f", "postal model: latency over sending time", ORACLE_TEXT, &(request).lambda, 0, \
        0                                                                                          \
  }
/* The same for a command of its own. */
#define ORACLE_OPTION_LATENCY(lambda)                                                              \
  { "lambda", "u/f", "latency over sending time, u >= f >= 1", ORACLE_TEXT, &(lambda), 0, 0 }
#define ORACLE_OPTION_ALPHA(request)                                                               \
  {                                                                                                \
    "alpha", "p/q", "alpha: share of its ranks that a sender keeps", ORACLE_TEXT,                  \
        &(request).alpha, 0, 0                                                                     \
  }
#define ORACLE_OPTION_ROOT(request)                                                                \
  {                                                                                                \
    "root", "R", "the rank that has the message (default 0)", ORACLE_INT, &(request).root, 0,      \
        INT32_MAX - 1                                                                              \
  }
#define ORACLE_OPTION_RANK(request)                                                                \
  { "rank", "X", "this rank only", ORACLE_INT, &(request).rank, 0, INT32_MAX - 1 }

#define ORACLE_OPTIONS_NETWORK(request)                                                             \
  {"translated",                                                                                    \
   NULL,                                                                                            \
   "simplex: a duplex schedule of couples, in double time",                                         \
   ORACLE_FLAG,                                                                                     \
   &(request).translated,                                                                           \
   0,                                                                                               \
   0},                                                                                              \
      {"direct", NULL, "simplex: r blocks in 2 r + 1 steps", ORACLE_FLAG, &(request).direct, 0, 0}, \
      {"modules",                                                                                   \
       "a[xb..]",                                                                                   \
       "crossbar: number of modules, of modules in each, ..",                                       \
       ORACLE_TEXT,                                                                                 \
       &(request).modules,                                                                          \
       0,                                                                                           \
       0},                                                                                          \
      {"per-module",                                                                                \
       "b",                                                                                         \
       "crossbar: ranks in an innermost module",                                                    \
       ORACLE_INT,                                                                                  \
       &(request).per_module,                                                                       \
       1,                                                                                           \
       INT32_MAX},                                                                                  \
      {"channels", "2|1", "crossbar: into a module (default 2)", ORACLE_INT, &(request).channels,   \
       1,          2},                                                                              \
      ORACLE_OPTION_ROWS((request).rows), ORACLE_OPTION_COLS((request).cols),                       \
      {"group-rows",                                                                                \
       "r1",                                                                                        \
       "mesh: rows of a group (default 1)",                                                         \
       ORACLE_INT,                                                                                  \
       &(request).group_rows,                                                                       \
       1,                                                                                           \
       INT32_MAX},                                                                                  \
  {                                                                                                 \
    "group-cols", "r2", "mesh: columns of a group (default 1)", ORACLE_INT, &(request).group_cols,  \
        1, INT32_MAX                                                                                \
  }

#endif
