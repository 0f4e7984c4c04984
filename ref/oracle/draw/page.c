#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/draw/page.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/shared/replace.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char MARK[] = "<script type=\"application/json\" id=\"given\">";

enum { LONGEST = 4096, MOST = 1 << 22 };

/* The path of `name` beside the command. */
static bool beside_command(const char *name, char path[LONGEST]) {
  char command[LONGEST];
  const ssize_t length = readlink("/proc/self/exe", command, sizeof command - 1);
  if (length < 0)
    return false;
  command[length] = '\0';
  *strrchr(command, '/') = '\0';
  return snprintf(path, LONGEST, "%s/%s", command, name) < LONGEST;
}

static FILE *open_page(void) {
  static const char *const places[] = {"dodona.html", "../share/dodona/dodona.html"};
  const char *given = getenv("DODONA_PAGE");
  char path[LONGEST] = "dodona.html";
  if (given != NULL) {
    FILE *page = fopen(given, "r");
    if (page == NULL)
      oracle_error("DODONA_PAGE: %s: cannot be read", oracle_name(given).text);
    return page;
  }
  for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
    FILE *page = beside_command(places[i], path) ? fopen(path, "r") : NULL;
    if (page != NULL)
      return page;
  }
  oracle_error(
      "show: --html: expected dodona.html beside the command: run `make page`, or set DODONA_PAGE");
  return NULL;
}

/* All of the page, to be freed; NULL after an error line. */
static char *read_page(void) {
  FILE *page = open_page();
  if (page == NULL)
    return NULL;
  char *text = oracle_allocate(MOST + 1, 1, "the page");
  const size_t size = text != NULL ? fread(text, 1, MOST, page) : 0;
  fclose(page);
  if (text != NULL)
    text[size] = '\0';
  if (text != NULL && strstr(text, MARK) != NULL)
    return text;
  if (text != NULL)
    oracle_error("show: --html: expected the page that `make page` makes, and found another one");
  free(text);
  return NULL;
}

static json_t *number(int32_t value) {
  return value == DODONA_NONE ? json_null() : json_integer(value);
}

/* What the page takes, as JSON. */
static char *given_of(const char *name, const oracle_sizes *sizes, const char *text) {
  json_t *given = json_pack("{s:s, s:s, s:s?, s:o, s:o, s:o}", "name", name, "text", text, "op",
                            sizes->op, "ranks", number(sizes->ranks), "blocks",
                            number(sizes->blocks), "root", number(sizes->root));
  char *json = given != NULL ? json_dumps(given, JSON_ESCAPE_SLASH | JSON_COMPACT) : NULL;
  json_decref(given);
  if (json == NULL)
    oracle_error("show: --html: expected a name in UTF-8, or there is no memory");
  return json;
}

bool oracle_page_write(const char *path, const char *name, const oracle_sizes *sizes,
                       const char *text) {
  oracle_replacement file;
  char *page = read_page(), *given = page != NULL ? given_of(name, sizes, text) : NULL;
  bool good = given != NULL && oracle_replace_open(path, &file);
  if (good) {
    const size_t before = (size_t)(strstr(page, MARK) - page) + sizeof MARK - 1;
    fwrite(page, 1, before, file.out);
    fputs(given, file.out);
    fputs(page + before + strlen("null"), file.out);
    good = oracle_replace_close(&file, true);
  }
  free(given);
  free(page);
  return good;
}
