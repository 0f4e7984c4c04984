#include "ref/check/fault.h"

const char *dodona_fault_text(int32_t fault) {
  static const char *const texts[] = {
      [DODONA_VALID] = "valid",
      [DODONA_BAD_RULES] = "the rules make no sense, or the scratch is too small",
      [DODONA_OUT_OF_RANGE] = "a rank, peer, block, operation or step is out of range",
      [DODONA_OUT_OF_ORDER] = "its step is smaller than that of the row before",
      [DODONA_PORT_TWICE] = "its port is busy, or the blocks of its message do not ascend",
      [DODONA_UNMATCHED_SEND] = "the peer does not receive from this rank in this step",
      [DODONA_UNMATCHED_RECEIVE] = "the peer does not send to this rank in this step",
      [DODONA_BLOCK_MISMATCH] = "the block is not in the peer's message",
      [DODONA_SENT_BEFORE_HELD] = "the rank does not have the block that it sends",
      [DODONA_RECEIVED_TWICE] = "the rank has the block already",
      [DODONA_NEVER_RECEIVED] = "a rank never receives a block",
      [DODONA_COUNTED_TWICE] = "an input is counted twice"};
  return fault >= 0 && fault < (int32_t)(sizeof texts / sizeof *texts) ? texts[fault]
                                                                       : "unknown fault";
}
