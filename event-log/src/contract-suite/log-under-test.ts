import type { EventLog } from '../port.ts';

/** One adapter on a store of its own, with ways to harm it. */
export type LogUnderTest = {
  readonly log: EventLog;
  /** The same store seen by a second process, where the adapter allows one. */
  readonly neighbour: EventLog;
  /** Whether the store writes events of its own between ours, as EventStoreDB does (`$stats…`). */
  readonly writesForItself: boolean;
  /** Makes appends in flight fail or roll back; the log itself recovers. */
  disturb(): Promise<void>;
  /** The next append is committed, but its answer never arrives. */
  loseNextAnswer(): void;
  /** The store goes away and comes back. */
  beginOutage(): Promise<void>;
  endOutage(): Promise<void>;
  close(): Promise<void>;
};

export type OpenLog = () => Promise<LogUnderTest>;
