/* Steps as exchanges. */
#include "ref/base/step.h"

dodona_step dodona_step_of(dodona_tree_step step) {
  dodona_step exchange = {step.send_to,
                          step.send_block,
                          step.send_to == DODONA_NONE ? 0 : 1,
                          step.recv_from,
                          step.recv_block,
                          step.recv_from == DODONA_NONE ? 0 : 1,
                          step.combine == 0 ? DODONA_STORE : DODONA_PREPEND};
  return exchange;
}
