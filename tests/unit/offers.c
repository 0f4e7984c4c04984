/* What `dodona plan` lists for an operation is exactly what `dodona schedule` takes for it and as many ranks, and
   each schedule takes the steps that are listed. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/served.h"

#include <jansson.h>

static const char *const ops[] = {"bcast", "reduce", "allreduce"};

static const int32_t sizes[] = {1, 2, 3, 7, 8, 12, 64};

static json_t *offers_of(const char *op, int32_t ranks, double bytes) {
  char line[256];
  snprintf(line, sizeof line,
           "plan --op %s --ranks %d --bytes %g --startup 3 --byte-time 0.5 --format json", op,
           ranks, bytes);
  char *text = printed(line);
  json_t *whole = json_loads(text, 0, NULL);
  assert_non_null(whole);
  free(text);
  return whole;
}

/* How often the name is listed. */
static int listed(const json_t *whole, const char *name) {
  size_t i = 0;
  json_t *offer = NULL;
  int times = 0;
  json_array_foreach(json_object_get(whole, "plans"), i, offer) times +=
      strcmp(json_string_value(json_object_get(offer, "algorithm")), name) == 0;
  return times;
}

/* Crossbars and meshes are asked for by other sizes than ranks. */
static bool is_served(const char *op, const char *name, int32_t ranks) {
  char line[256];
  int length = snprintf(line, sizeof line, "schedule %s --op %s ", name, op);
  put_sizes(line + length, sizeof line - (size_t)length, name, ranks, 3);
  return strstr(line, "--ranks") != NULL && is_taken(line);
}

static void all_that_is_served_is_listed(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(ops); k++)
    for (size_t p = 0; p < COUNT(sizes); p++) {
      json_t *whole = offers_of(ops[k], sizes[p], 100);
      const char *at = oracle_schedules;
      char name[32];
      size_t served = 0;
      while (next_name(&at, name)) {
        bool is = is_served(ops[k], name, sizes[p]);
        if (listed(whole, name) != is)
          print_error("%s --op %s --ranks %d\n", name, ops[k], sizes[p]);
        assert_int_equal(listed(whole, name), is);
        served += is;
      }
      assert_int_equal(json_array_size(json_object_get(whole, "plans")), served);
      json_decref(whole);
    }
}

/* The steps in the first line of the schedule. */
static long long steps_of(const char *line) {
  char *text = printed(line);
  char *at = strchr(text, '\n');
  long long steps = -1;
  assert_non_null(at);
  *at = '\0';
  for (at = text; (at = strstr(at, ", ")) != NULL && steps < 0; at += 2) {
    char unit[8] = "";
    if (sscanf(at, ", %lld %5s", &steps, unit) != 2 ||
        (strncmp(unit, "step", 4) != 0 && strncmp(unit, "tick", 4) != 0))
      steps = -1;
  }
  free(text);
  return steps;
}

static void judge_steps(const char *op, int32_t ranks, const json_t *offer) {
  const json_t *best = json_object_get(offer, "best");
  const json_t *group = json_object_get(best, "group");
  const json_t *alpha = json_object_get(offer, "alpha");
  const char *name = json_string_value(json_object_get(offer, "algorithm"));
  char line[256];
  int length = snprintf(line, sizeof line, "schedule %s --op %s --ranks %d", name, op, ranks);
  json_int_t ports = 1; /* a step of the schedule is as many of the plan */
  size_t room = sizeof line - (size_t)length;
  if (oracle_is_choice("lambda|binomial|alpha|combine", name))
    snprintf(line + length, room, " --lambda 1%s%s", alpha != NULL ? " --alpha " : "",
             alpha != NULL ? json_string_value(alpha) : "");
  else if (strcmp(name, "recursive-multiplying") == 0) {
    ports = (!json_is_null(group) ? json_integer_value(group) : ranks > 2 ? ranks : 2) - 1;
    snprintf(line + length, room, " --group %d", (int)ports + 1);
  } else if (strcmp(name, "fractional") == 0)
    snprintf(line + length, room, " --blocks %d --group %d",
             (int)json_integer_value(json_object_get(best, "blocks")),
             json_is_null(group) ? INT32_MAX : (int)json_integer_value(group));
  else
    snprintf(line + length, room, " --blocks %d",
             (int)json_integer_value(json_object_get(best, "blocks")));
  assert_int_equal(json_integer_value(json_object_get(best, "steps")), ports * steps_of(line));
}

static void schedules_take_the_listed_steps(void **state) {
  static const double bytes[] = {0, 5, 60, 3000};
  (void)state;
  for (size_t k = 0; k < COUNT(ops); k++)
    for (size_t p = 0; p < COUNT(sizes); p++)
      for (size_t b = 0; b < COUNT(bytes); b++) {
        json_t *whole = offers_of(ops[k], sizes[p], bytes[b]);
        size_t i = 0;
        json_t *offer = NULL;
        json_array_foreach(json_object_get(whole, "plans"), i, offer)
            judge_steps(ops[k], sizes[p], offer);
        json_decref(whole);
      }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_that_is_served_is_listed),
      cmocka_unit_test(schedules_take_the_listed_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
