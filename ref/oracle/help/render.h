/* Renders a command's usage, or a topic: for the terminal, as a man page, as words for a shell's completion. */
#ifndef DODONA_ORACLE_HELP_RENDER_H
#define DODONA_ORACLE_HELP_RENDER_H

#include "ref/oracle/ask/options.h"
#include "ref/oracle/help/topics.h"

/* `dodona COMMAND --help`: usage, two sentences, examples, options. */
void oracle_help_print(const oracle_usage *usage);

/* The page dodona-COMMAND(1); dodona-TOPIC(7). Troff, for man. */
void oracle_help_man(const oracle_usage *usage);
void oracle_topic_man(const oracle_topic *topic);

/* A line for each option, with tabs between: its name, what it is, the words that may follow it, "a|b|c", if they are known, and its value, if it
   takes one. Last, without a name, the words that the operand may be. */
void oracle_help_words(const oracle_usage *usage);

#endif
