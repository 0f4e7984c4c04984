/* For the readers of formats: one more row. */
#ifndef DODONA_ORACLE_READ_ROWS_ADD_H
#define DODONA_ORACLE_READ_ROWS_ADD_H

#include "ref/oracle/read/rows.h"

/* False if there is no memory for it. */
bool oracle_rows_add(oracle_rows *rows, dodona_row row, int64_t line);

#endif
