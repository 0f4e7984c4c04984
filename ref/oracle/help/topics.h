/* Pages of help on what several commands share: `dodona help TOPIC`. */
#ifndef DODONA_ORACLE_HELP_TOPICS_H
#define DODONA_ORACLE_HELP_TOPICS_H

typedef struct oracle_topic {
  const char *name;
  const char *summary;
  const char *text; /* lines of at most 84 columns; a table's lines begin with blanks */
} oracle_topic;

/* All topics; a name that is NULL ends them. */
extern const oracle_topic oracle_topics[];

/* Returns the topic of that name, or NULL. */
const oracle_topic *oracle_topic_of(const char *name);

#endif
