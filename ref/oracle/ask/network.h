/* Schedules made for simplex ports or for a network: from the options to the schedule, and its steps in the
   order of time. Part of course.h. */
#ifndef DODONA_ORACLE_ASK_NETWORK_H
#define DODONA_ORACLE_ASK_NETWORK_H

#include "ref/oracle/ask/course.h"

/* Whether the request is for one: the name is a network's, or the model simplex. */
bool oracle_is_network(const char *algorithm, const oracle_request *asked);

/* Whether no option was given that only networks take, else after an error line. */
bool oracle_network_unasked(const char *algorithm, const oracle_request *asked);

/* Makes it: the course's ranks, root, blocks, network and table. Or says in one line what is wrong with the
   request and returns false. */
bool oracle_network_open(const char *command, const char *algorithm, const oracle_request *asked,
                         oracle_course *course);

/* As oracle_course_walk. Every rank is asked in every step. */
bool oracle_network_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                         void *context);

/* "hypercube", "fractional, simplex, direct" */
const char *oracle_network_name(const dodona_network *network);

/* ", groups of 2", ", 4 modules of 8", ... */
void oracle_network_describe(FILE *out, const dodona_network *network);

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
