import type { AppendExpectedRevision, JSONEventData, JSONEventType, Position } from '@eventstore/db-client';

/** What the client gives back about an event; fields that old servers leave out are optional. */
export type StoredRecord = {
  readonly id: string;
  readonly streamId: string;
  readonly type: string;
  readonly revision: bigint;
  readonly created: Date;
  readonly data: unknown;
  readonly metadata?: unknown;
  readonly position?: Position;
};
export type Resolved = { readonly event?: StoredRecord };
export type Read = AsyncIterable<Resolved> & { destroy(): unknown };
/** An event on its way, its JSON already proven. */
export type OutgoingEvent = JSONEventData<JSONEventType>;

type ReadHow = { readonly direction: 'forwards' | 'backwards'; readonly maxCount: number };

/**
 * The little of `EventStoreDBClient` that is used. No credentials per call: they would silently choose the slower RPC
 * (trap 6), they stand in the connection string. `throwOnAppendFailure` is left true: without it the batch road answers
 * revision 1 whatever happened (trap 5).
 */
export type Store = {
  appendToStream(
    stream: string,
    events: OutgoingEvent[],
    options: { readonly expectedRevision: AppendExpectedRevision },
  ): Promise<{ readonly nextExpectedRevision: bigint; readonly position?: Position }>;
  readStream(
    stream: string,
    options: ReadHow & { readonly fromRevision: 'start' | 'end' | bigint; readonly resolveLinkTos: false },
  ): Read;
  readAll(
    options: ReadHow & { readonly fromPosition: 'start' | 'end' | Position; readonly resolveLinkTos: false },
  ): Read;
  subscribeToAll(options: { readonly fromPosition: 'end'; readonly resolveLinkTos: false }): AsyncIterable<Resolved> & {
    unsubscribe(): Promise<void>;
  };
  dispose(): Promise<void>;
};
