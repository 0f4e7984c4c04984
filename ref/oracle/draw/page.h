/* Writes the page of `make page` with a schedule in it. */
#ifndef DODONA_ORACLE_DRAW_PAGE_H
#define DODONA_ORACLE_DRAW_PAGE_H

#include <stdbool.h>
#include "ref/oracle/write/ops_text.h"

/* Writes the page to `path`, "-" for standard output, with the ops `text` of a schedule called `name` in it; the page judges and draws the
   schedule when it is opened. False after an error line; then nothing is written. */
bool oracle_page_write(const char *path, const char *name, const oracle_sizes *sizes,
                       const char *text);

#endif
