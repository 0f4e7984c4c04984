/* What the options of check and the file say together, and what neither says. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_TAKE_H
#define DODONA_ORACLE_COMMANDS_CHECK_TAKE_H

#include "ref/oracle/commands/check_answer.h"

/* Takes from what the file says of itself what no option says, and the defaults; `lambda` has room for a latency that the file says. Then the
   collective and its blocks; then the ports and the latency. Each returns false after an error line. */
bool oracle_check_take_said(oracle_asked *a, const oracle_said *said, char lambda[32]);
bool oracle_check_take_op(oracle_asked *a);
bool oracle_check_take_model(oracle_asked *a);

/* What a file must say, where it says it; a latency that no option says is not asked, and a combine has neither root nor blocks. */
oracle_head oracle_check_head_of(const oracle_asked *a);

#endif
