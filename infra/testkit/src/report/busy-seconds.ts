import { cpus } from 'node:os';

/**
 * Seconds that all processors of this machine have worked since it was started, for users and the system. What a run has used is
 * the difference, where nothing else runs: adding up its processes would miss those that end unseen, or count them twice.
 */
export const busySeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
