import type { Upcasters } from '../outbox/upcast.ts';

/**
 * One row for every version of a command's data that was ever written down on a phone and is not the present one. None yet:
 * every command is in its first version (contracts, `queuedData`).
 */
export const upcasters: Upcasters = {};
