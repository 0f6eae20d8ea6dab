import type { Saved } from './saved.ts';

const nothing = async (): Promise<void> => undefined;
const noSubscription = () => () => undefined;

/** Stands in where the browser gives no storage: finds nothing, keeps nothing, and says so. */
export const unavailableSaved: Saved = {
  available: false,
  find: async () => null,
  keep: () => undefined,
  settled: nothing,
  purge: nothing,
  pin: async () => 'failed',
  unpin: nothing,
  remove: nothing,
  renew: async () => 'failed',
  visited: nothing,
  reasonsOf: async () => [],
  stateOf: async () => null,
  list: async () => [],
  holdsAny: async () => false,
  progressOf: () => null,
  onChange: noSubscription,
  onNews: noSubscription,
  storage: async () => ({
    pictures: { count: 0, bytes: 0 },
    answers: { count: 0, bytes: 0 },
    persisted: null,
    estimate: null,
  }),
  settings: async () => ({ wifiOnly: false }),
  changeSettings: nothing,
  clear: nothing,
  freeSpace: async () => 0,
  marked: nothing,
  lookOver: nothing,
  close: () => undefined,
};
