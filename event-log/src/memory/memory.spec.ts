import { describeEventLog } from '../contract-suite/describe-event-log.ts';
import { MemoryEventLog } from './memory-event-log.ts';

describeEventLog('memory log', async () => {
  const log = new MemoryEventLog();
  return {
    log,
    neighbour: log,
    // Nothing lies between a caller and this log that could be lost.
    writesForItself: false,
    disturb: async () => undefined,
    loseNextAnswer: () => undefined,
    beginOutage: async () => log.setAway(true),
    endOutage: async () => log.setAway(false),
    close: () => log.close(),
  };
});
