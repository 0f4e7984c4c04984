/* Judges barriers, in which every rank has to hear of every rank: by a message of it, or of one that has heard of it before. A message tells of all
   that its sender has heard of when it is sent; what else it carries does not matter, nor how often a rank hears of another. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_HEARD_H
#define DODONA_ORACLE_COMMANDS_CHECK_HEARD_H

#include "ref/oracle/commands/check_answer.h"

/* Stores a rank that has not heard of another one in *lack, or block -1. The rows are sorted by step. False after an error line. O(rows x ranks) time,
   O(ranks^2) memory. */
bool oracle_judge_heard(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack);

#endif
