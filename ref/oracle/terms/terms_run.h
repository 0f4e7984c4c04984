/* What ranks end with when they do what messages say, as expressions. */
#ifndef DODONA_ORACLE_TERMS_TERMS_RUN_H
#define DODONA_ORACLE_TERMS_TERMS_RUN_H

#include "ref/check/weights.h"
#include "ref/oracle/terms/terms.h"

/* Messages in the order of their steps. What is sent in step x can be used from step x + latency on. */
typedef struct oracle_deliveries {
  const dodona_message *messages;
  int64_t count;
  int64_t latency;
  int32_t ranks;
  int32_t blocks;
  const oracle_term *inputs; /* what each rank begins with; NULL: its own input */
  int64_t *made; /* stores what each message makes where it arrives, but in windows; or NULL */
} oracle_deliveries;

/* Stores in results[b P + v] what rank v has of block b in the end. A part goes in front of what is held
   (DODONA_PREPEND), behind it, or aside, until one that is appended has come. false if there is no memory. O(messages + P blocks). */
bool oracle_terms_run(oracle_terms *terms, const oracle_deliveries *d, oracle_term *results);

/* The same where a rank combines all that comes in a step with what it holds, in the order of the ranks that sent it, its own place among them; what
   is stored comes alone. Messages are in the order of their steps, in a step of their receivers, of a receiver of their senders. */
bool oracle_terms_run_rounds(oracle_terms *terms, const oracle_deliveries *d, oracle_term *results);

/* What is held in front of a rank's own input: in a combine what comes goes behind it, and a rank that sends it alone no more keeps its own
   input with it; in scans what comes goes in front of it. */
typedef enum oracle_windows {
  ORACLE_WINDOWS_COMBINE,
  ORACLE_WINDOWS_SCAN,
  ORACLE_WINDOWS_EXSCAN /* the result is without the own input: none on rank 0 */
} oracle_windows;

/* The same of messages of one block that carry what the sender has and its own input behind it (block 0), or only what it has of others (block
   1). */
bool oracle_terms_run_windows(oracle_terms *terms, const oracle_deliveries *d, oracle_windows kind,
                              oracle_term *results);

#endif
