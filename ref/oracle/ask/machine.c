#include "ref/oracle/ask/machine.h"

bool oracle_machine_default(dodona_cost *cost) {
  if (cost->startup >= 0 || cost->byte_time >= 0)
    return false;
  cost->startup = ORACLE_MACHINE_STARTUP;
  cost->byte_time = ORACLE_MACHINE_BYTE_TIME;
  return true;
}
