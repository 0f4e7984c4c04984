/* A line on stderr that counts seconds, for work whose end nobody knows: from the second one on, where stderr is a terminal. */
#ifndef DODONA_ORACLE_WRITE_TICKER_H
#define DODONA_ORACLE_WRITE_TICKER_H

/* "what, 3 s". One at a time; nothing may be printed before it stops. */
void oracle_ticker_start(const char *what);
void oracle_ticker_stop(void);

#endif
