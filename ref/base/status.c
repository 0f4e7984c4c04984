#include "ref/base/status.h"

const char *dodona_status_text(dodona_status status) {
  switch (status) {
#define DODONA_CASE(id, text)                                                                      \
  case DODONA_##id:                                                                                \
    return text;
    DODONA_STATUS_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    return "unknown status";
  }
}
