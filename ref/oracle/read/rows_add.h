/* For the readers of formats: one more row. */
#ifndef DODONA_ORACLE_READ_ROWS_ADD_H
#define DODONA_ORACLE_READ_ROWS_ADD_H

#include "ref/oracle/read/rows.h"

/* False if there is no memory for it. */
bool oracle_rows_add(oracle_rows *rows, dodona_row row, int64_t line);

/* The same for both rows of a line, or for none. */
bool oracle_rows_add_both(oracle_rows *rows, dodona_row one, dodona_row other, int64_t line);

#endif
