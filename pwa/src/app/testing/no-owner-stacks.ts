import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

/**
 * React's development build keeps for each element the stack of who made it, until it has made 10,000 in a second. That is a seventh
 * of what drawing costs here, and only adds lines to a warning, so React is told from the start that it has made enough.
 * Throws where React counts elsewhere: then this file goes, or follows.
 */
export function keepNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !(COUNT in internals))
    throw new Error(`React keeps no ${COUNT} any more.`);
  Object.defineProperty(internals, COUNT, { get: () => Number.POSITIVE_INFINITY, set: () => undefined });
}
