/* Machine profiles: what is written is read again, what is wrong is refused with file and field named,
   and what planners ask of a profile. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/unit.h"

#include "mpi/measure/profile_write.h"
#include <ctype.h>
#include <math.h>
#include <unistd.h>

static const char good[] =
    "{\"version\": 1, \"host\": \"node\", \"mpi\": \"MPICH\", \"ranks\": 8, \"entries\": [\n"
    " {\"bytes\": 0, \"send\": \"blocking\", \"t0\": 1e-5, \"t0_interval\": [9e-6, 1.1e-5],\n"
    "  \"lambda\": 0.9, \"lambda_interval\": [-0.1, 1.9], \"lambda_num\": 1, \"lambda_den\": 1,\n"
    "  \"agree\": false},\n"
    " {\"bytes\": 512, \"send\": \"blocking\", \"t0\": 2e-5, \"t0_interval\": [2e-5, 2e-5],\n"
    "  \"lambda\": 1.8, \"lambda_interval\": [1.7, 1.9], \"lambda_num\": 9, \"lambda_den\": 5,\n"
    "  \"agree\": true},\n"
    " {\"bytes\": 512, \"send\": \"nonblocking\", \"t0\": 1, \"t0_interval\": [0, 2],\n"
    "  \"lambda\": 4, \"lambda_interval\": [3, 5], \"lambda_num\": 4, \"lambda_den\": 1,\n"
    "  \"agree\": true}]}\n";

static bool read_text(const char *text, oracle_profile *profile, oracle_profile_fault *fault) {
  FILE *in = fmemopen((void *)(uintptr_t)text, strlen(text), "r");
  assert_non_null(in);
  bool answer = oracle_profile_read(in, "file", profile, fault);
  fclose(in);
  return answer;
}

/* `good` with the first `from` made `to`. */
static char *changed(const char *from, const char *to) {
  const char *at = strstr(good, from);
  assert_non_null(at);
  size_t before = (size_t)(at - good);
  char *text = malloc(sizeof good + strlen(to));
  assert_non_null(text);
  memcpy(text, good, before);
  strcpy(text + before, to);
  strcat(text, at + strlen(from));
  return text;
}

static void a_profile_is_read(void **state) {
  (void)state;
  oracle_profile profile;
  oracle_profile_fault fault;
  assert_true(read_text(good, &profile, &fault));
  assert_string_equal(profile.host, "node");
  assert_string_equal(profile.mpi, "MPICH");
  assert_int_equal(profile.ranks, 8);
  assert_int_equal(profile.count, 3);
  const oracle_profile_entry *e = &profile.entries[1];
  assert_int_equal(e->bytes, 512);
  assert_int_equal(e->send, ORACLE_BLOCKING);
  assert_true(e->t0 == 2e-5 && e->t0_interval[0] == 2e-5 && e->t0_interval[1] == 2e-5);
  assert_true(e->lambda == 1.8 && e->lambda_interval[0] == 1.7 && e->lambda_interval[1] == 1.9);
  assert_int_equal(e->lambda_num, 9);
  assert_int_equal(e->lambda_den, 5);
  assert_true(e->agree);
  assert_false(profile.entries[0].agree);
  assert_int_equal(profile.entries[2].send, ORACLE_NONBLOCKING);
  oracle_profile_free(&profile);
  assert_null(profile.entries);
}

static void faults_name_file_and_field(void **state) {
  (void)state;
  static const struct {
    const char *from, *to, *fault;
  } cases[] = {
      {"\"version\": 1", "\"version\": 2", "file: version: expected an integer 1 .. 1"},
      {"\"version\": 1, ", "", "file: version: expected an integer 1 .. 1"},
      {"\"version\": 1", "\"version\": 1, \"when\": 3", "file: when: unknown field"},
      {"\"node\"", "7", "file: host: expected a string of at most 255 bytes"},
      {", \"mpi\": \"MPICH\"", "", "file: mpi: expected a string of at most 255 bytes"},
      {"\"ranks\": 8", "\"ranks\": 1", "file: ranks: expected an integer 2 .. 2147483647"},
      {"\"ranks\": 8", "\"ranks\": 8.0", "file: ranks: expected an integer 2 .. 2147483647"},
      {"\"entries\"", "\"ent\"", "file: ent: unknown field"},
      {"\"bytes\": 0", "\"bytes\": -1",
       "file: entries[0].bytes: expected an integer 0 .. 9223372036854775807"},
      {"\"bytes\": 0", "\"bytes\": 512",
       "file: entries[1].bytes: expected entries ordered by send, then bytes, without doubles"},
      {"\"bytes\": 0", "\"bytes\": 513",
       "file: entries[1].bytes: expected entries ordered by send, then bytes, without doubles"},
      {"\"blocking\"", "\"nonblocking\"",
       "file: entries[1].bytes: expected entries ordered by send, then bytes, without doubles"},
      {"\"nonblocking\"", "\"blockin\"",
       "file: entries[2].send: expected \"blocking\" or \"nonblocking\""},
      {"\"nonblocking\"", "true",
       "file: entries[2].send: expected \"blocking\" or \"nonblocking\""},
      {"\"t0\": 2e-5", "\"t0\": 0", "file: entries[1].t0: expected a number > 0"},
      {"\"t0\": 2e-5", "\"t0\": \"2e-5\"", "file: entries[1].t0: expected a number > 0"},
      {"\"t0\": 2e-5", "\"t0\": null", "file: entries[1].t0: expected a number > 0"},
      {"[2e-5, 2e-5]", "[2.1e-5, 3e-5]",
       "file: entries[1].t0_interval: expected two numbers [low, high], low <= 2e-05 <= high"},
      {"[2e-5, 2e-5]", "[1e-5]",
       "file: entries[1].t0_interval: expected two numbers [low, high], low <= 2e-05 <= high"},
      {"[2e-5, 2e-5]", "[1e-5, \"3e-5\"]",
       "file: entries[1].t0_interval: expected two numbers [low, high], low <= 2e-05 <= high"},
      {"\"lambda\": 4", "\"lambda\": -4", "file: entries[2].lambda: expected a number > 0"},
      {"[3, 5]", "[3, 3.9]",
       "file: entries[2].lambda_interval: expected two numbers [low, high], low <= 4 <= high"},
      {"\"lambda_den\": 5", "\"lambda_den\": 0",
       "file: entries[1].lambda_den: expected an integer 1 .. 2147483647"},
      {"\"lambda_num\": 9", "\"lambda_num\": 4",
       "file: entries[1].lambda_num: expected an integer 5 .. 2147483647"},
      {"\"lambda_num\": 9", "\"lambda_num\": 18",
       "file: entries[1].lambda_num: 18/5 is not near lambda 1.8"},
      {"\"agree\": false", "\"agree\": 0", "file: entries[0].agree: expected true or false"},
      {"\"agree\": false", "\"agree\": false, \"\\n\\u00e9\": 0",
       "file: entries[0].\\x0a\\xc3\\xa9: unknown field"},
      {" {\"bytes\": 0", " 7, {\"bytes\": 0", "file: entries[0]: expected an object"},
      {"\"ranks\": 8", "\"ranks\": 8, \"ranks\": 8",
       "file:1: duplicate object key near '\"ranks\"'"},
      {"]}\n", "]}\n{}", "file:11: end of file expected near '{'"},
      {"}]}", "}]", "file:11: '}' expected near end of file"},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    oracle_profile profile;
    oracle_profile_fault fault;
    char *text = changed(cases[i].from, cases[i].to);
    memset(&profile, 0xa5, sizeof profile);
    assert_false(read_text(text, &profile, &fault));
    assert_string_equal(fault.text, cases[i].fault);
    assert_null(profile.entries);
    assert_int_equal(profile.count, 0);
    free(text);
  }
}

static void texts_that_are_no_profile(void **state) {
  (void)state;
  static const struct {
    const char *text, *fault;
  } cases[] = {
      {"\n", "file:2: '[' or '{' expected near end of file"},
      {"[]", "file: profile: expected an object"},
      {"{}", "file: version: expected an integer 1 .. 1"},
      {"rank,step\n", "file:1: '[' or '{' expected near 'rank'"},
      {"{\"version\": 1, \"host\": \"\", \"mpi\": \"\", \"ranks\": 2, \"entries\": []}",
       "file: entries: expected a list of at least one entry"},
      {"{\"version\": 1, \"host\": \"\", \"mpi\": \"\", \"ranks\": 2, \"entries\": {\"a\": 1}}",
       "file: entries: expected a list of at least one entry"},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    oracle_profile profile;
    oracle_profile_fault fault;
    assert_false(read_text(cases[i].text, &profile, &fault));
    assert_string_equal(fault.text, cases[i].fault);
  }
}

static void files_that_cannot_be_read(void **state) {
  (void)state;
  oracle_profile profile;
  oracle_profile_fault fault;
  assert_false(oracle_profile_load("/nowhere/profile", &profile, &fault));
  assert_string_equal(fault.text, "/nowhere/profile: No such file or directory");
  assert_null(profile.entries);
  assert_false(oracle_profile_load("/", &profile, &fault));
  assert_string_equal(fault.text, "/: file: cannot be read");
}

/* A profile cut short anywhere is refused in one printable line. */
static void half_a_profile_is_none(void **state) {
  (void)state;
  char *text = strdup(good);
  for (size_t length = strlen(good) - 2; length > 0; length--) {
    oracle_profile profile;
    oracle_profile_fault fault;
    text[length] = '\0';
    assert_false(read_text(text, &profile, &fault));
    assert_true(strncmp(fault.text, "file:", 5) == 0);
    for (const char *c = fault.text; *c; c++)
      assert_true(isprint((unsigned char)*c));
  }
  free(text);
}

static void what_is_written_is_read(void **state) {
  (void)state;
  oracle_profile_entry entries[] = {
      {0, ORACLE_BLOCKING, 1.25e-6, {-1e-6, 3.5e-6}, 0.75, {0.5, 1e6}, 1, 1, false},
      {INT64_MAX, ORACLE_BLOCKING, 1e3, {1e3, 1e3}, 9.5, {9, 10}, 19, 2, true},
      {7, ORACLE_NONBLOCKING, 0.123456, {0.1, 0.2}, 1.8, {1.75, 1.85}, 9, 5, true},
  };
  oracle_profile profile = {.ranks = 33, .entries = entries, .count = COUNT(entries)}, got;
  oracle_profile_fault fault;
  char path[] = "/tmp/unit_profile.XXXXXX";
  measure_profile_text(profile.host, "a \"host\" \\ \xc3\xa9\tb\nsecond line");
  assert_string_equal(profile.host, "a \"host\" \\    b");
  char long_text[1000];
  memset(long_text, 'x', sizeof long_text);
  long_text[sizeof long_text - 1] = '\0';
  measure_profile_text(profile.mpi, long_text);
  assert_int_equal(strlen(profile.mpi), ORACLE_PROFILE_TEXT - 1);
  int descriptor = mkstemp(path);
  FILE *out = fdopen(descriptor, "w");
  assert_non_null(out);
  assert_true(measure_profile_write(out, &profile));
  fclose(out);
  assert_true(oracle_profile_load(path, &got, &fault));
  unlink(path);
  assert_string_equal(got.host, profile.host);
  assert_string_equal(got.mpi, profile.mpi);
  assert_int_equal(got.ranks, 33);
  assert_int_equal(got.count, COUNT(entries));
  for (size_t i = 0; i < COUNT(entries); i++) {
    const oracle_profile_entry *a = &entries[i], *b = &got.entries[i];
    assert_true(a->bytes == b->bytes && a->send == b->send && a->agree == b->agree);
    assert_true(a->t0 == b->t0 && a->lambda == b->lambda);
    assert_memory_equal(a->t0_interval, b->t0_interval, sizeof a->t0_interval);
    assert_memory_equal(a->lambda_interval, b->lambda_interval, sizeof a->lambda_interval);
    assert_true(a->lambda_num == b->lambda_num && a->lambda_den == b->lambda_den);
  }
  oracle_profile_free(&got);
}

static void a_full_disk_is_told(void **state) {
  (void)state;
  oracle_profile_entry entry = {0, ORACLE_BLOCKING, 1, {1, 1}, 1, {1, 1}, 1, 1, true};
  oracle_profile profile = {.ranks = 2, .entries = &entry, .count = 1};
  FILE *out = fopen("/dev/full", "w");
  assert_non_null(out);
  setvbuf(out, NULL, _IONBF, 0);
  assert_false(measure_profile_write(out, &profile));
  fclose(out);
}

static void the_nearest_entry(void **state) {
  (void)state;
  oracle_profile_entry entries[] = {
      {.bytes = 0, .send = ORACLE_BLOCKING},
      {.bytes = 512, .send = ORACLE_BLOCKING},
      {.bytes = 4096, .send = ORACLE_BLOCKING},
      {.bytes = 600, .send = ORACLE_NONBLOCKING},
  };
  oracle_profile profile = {.ranks = 2, .entries = entries, .count = COUNT(entries)};
  assert_ptr_equal(oracle_profile_nearest(&profile, ORACLE_BLOCKING, 0), &entries[0]);
  assert_ptr_equal(oracle_profile_nearest(&profile, ORACLE_BLOCKING, 256), &entries[0]);
  assert_ptr_equal(oracle_profile_nearest(&profile, ORACLE_BLOCKING, 257), &entries[1]);
  assert_ptr_equal(oracle_profile_nearest(&profile, ORACLE_BLOCKING, 600), &entries[1]);
  assert_ptr_equal(oracle_profile_nearest(&profile, ORACLE_BLOCKING, 1e300), &entries[2]);
  assert_ptr_equal(oracle_profile_nearest(&profile, ORACLE_NONBLOCKING, 0), &entries[3]);
  assert_int_equal(oracle_profile_send(&profile), ORACLE_NONBLOCKING);
  profile.count = 3;
  assert_null(oracle_profile_nearest(&profile, ORACLE_NONBLOCKING, 0));
  assert_int_equal(oracle_profile_send(&profile), ORACLE_BLOCKING);
}

/* `times` are times of a step, lambda t0; lambda is 2. */
static bool step(const int64_t *bytes, const double *times, size_t count, double *startup,
                 double *byte_time) {
  oracle_profile_entry entries[9] = {{.send = ORACLE_BLOCKING}};
  oracle_profile profile = {.ranks = 2, .entries = entries, .count = count};
  for (size_t i = 0; i < count; i++)
    entries[i] =
        (oracle_profile_entry){.bytes = bytes[i], .t0 = times[i] / 2, .lambda = 2, .send = 1};
  return oracle_profile_step(&profile, ORACLE_NONBLOCKING, startup, byte_time);
}

static void a_line_through_the_steps(void **state) {
  (void)state;
  const int64_t bytes[] = {0, 512, 4096, 1 << 20};
  const double line[] = {1e-5, 1e-5 + 512e-9, 1e-5 + 4096e-9, 1e-5 + 1048576e-9};
  const double through_0[] = {1e-9, 0.4e-6, 4.096e-6, 1048.576e-6}, falling[] = {4, 3, 2, 1};
  double startup = -1, byte_time = -1;
  assert_true(step(bytes, line, 4, &startup, &byte_time));
  assert_true(fabs(startup / 1e-5 - 1) < 1e-9 && fabs(byte_time / 1e-9 - 1) < 1e-9);
  assert_true(step(bytes + 1, through_0 + 1, 3, &startup, &byte_time));
  assert_true(startup == 0 && fabs(byte_time / 0.95e-9 - 1) < 0.1);
  assert_true(step(bytes, falling, 4, &startup, &byte_time));
  assert_true(byte_time == 0 && 1 < startup && startup < 2);
  assert_false(step(bytes, line, 1, &startup, &byte_time));
  const int64_t huge[] = {INT64_MAX - 1, INT64_MAX};
  assert_false(step(huge, line, 2, &startup, &byte_time));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_profile_is_read),         cmocka_unit_test(faults_name_file_and_field),
      cmocka_unit_test(texts_that_are_no_profile), cmocka_unit_test(files_that_cannot_be_read),
      cmocka_unit_test(half_a_profile_is_none),    cmocka_unit_test(what_is_written_is_read),
      cmocka_unit_test(a_full_disk_is_told),       cmocka_unit_test(the_nearest_entry),
      cmocka_unit_test(a_line_through_the_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
