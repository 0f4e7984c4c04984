#include "ref/check/fault.h"

const char *dodona_fault_text(int32_t fault) {
  switch (fault) {
  case DODONA_VALID:
    return "valid";
  case DODONA_BAD_RULES:
    return "the rules make no sense, or the scratch is too small";
  case DODONA_OUT_OF_RANGE:
    return "a rank, peer, block, operation or step is out of range";
  case DODONA_OUT_OF_ORDER:
    return "its step is smaller than that of the row before";
  case DODONA_PORT_TWICE:
    return "its port is busy, or the blocks of its message do not ascend";
  case DODONA_UNMATCHED_SEND:
    return "the peer does not receive from this rank in this step";
  case DODONA_UNMATCHED_RECEIVE:
    return "the peer does not send to this rank in this step";
  case DODONA_BLOCK_MISMATCH:
    return "the block is not in the peer's message";
  case DODONA_SENT_BEFORE_HELD:
    return "the rank does not have the block that it sends";
  case DODONA_RECEIVED_TWICE:
    return "the rank has the block already";
  case DODONA_NEVER_RECEIVED:
    return "a rank never receives a block";
  case DODONA_COUNTED_TWICE:
    return "an input is counted twice";
  default:
    return "unknown fault";
  }
}
