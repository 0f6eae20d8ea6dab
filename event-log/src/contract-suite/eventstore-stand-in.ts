import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamNotFoundError, UnavailableError, WrongExpectedVersionError } from '@eventstore/db-client';
import type { OutgoingEvent, Store, StoredRecord } from '../eventstoredb/store.ts';

type Expected = Parameters<Store['appendToStream']>[2]['expectedRevision'];
type ReadAllHow = Parameters<Store['readAll']>[0];
type ReadStreamHow = Parameters<Store['readStream']>[1];

/**
 * A server of EventStoreDB's rules in this process (its `CheckCommit`, trap 2), for where no real one is at hand: an
 * append at a revision that has passed is compared id by id with what stands there.
 */
export class EventStoreStandIn implements Store {
  readonly #records: StoredRecord[] = [];
  readonly #listeners = new Set<PassThrough>();
  #away = false;
  #losesNextAnswer = false;

  setAway(away: boolean): void {
    this.#away = away;
  }

  /** The next append is done, but its caller is told that the server was unavailable. */
  loseNextAnswer(): void {
    this.#losesNextAnswer = true;
  }

  async appendToStream(
    streamName: string,
    events: OutgoingEvent[],
    { expectedRevision }: { expectedRevision: Expected },
  ) {
    await nextTurn();
    this.#check();
    const stream = this.#stream(streamName);
    const at = expectedRevision === 'no_stream' ? 0n : BigInt(expectedRevision) + 1n;
    const repeated = events.every(({ id }, index) => stream[Number(at) + index]?.id === id);
    const current = stream.at(-1)?.revision ?? 'no_stream';
    if (!repeated && at !== BigInt(stream.length)) {
      throw new WrongExpectedVersionError(undefined, { streamName, expected: expectedRevision, current });
    }
    for (const [index, event] of repeated ? [] : events.entries()) this.#record(streamName, at + BigInt(index), event);
    if (this.#losesNextAnswer) {
      this.#losesNextAnswer = false;
      throw new UnavailableError();
    }
    const nextExpectedRevision = at + BigInt(events.length - 1);
    const position = this.#stream(streamName)[Number(nextExpectedRevision)]?.position;
    return { success: true, nextExpectedRevision, ...(position ? { position } : {}) };
  }

  readStream(streamName: string, { direction, fromRevision, maxCount }: ReadStreamHow) {
    return this.#read(() => {
      const stream = this.#stream(streamName);
      if (stream.length === 0) throw new StreamNotFoundError(undefined, streamName);
      if (direction === 'forwards') {
        return stream
          .filter(({ revision }) => typeof fromRevision !== 'bigint' || revision >= fromRevision)
          .slice(0, maxCount);
      }
      const reached = stream.filter(({ revision }) => typeof fromRevision !== 'bigint' || revision <= fromRevision);
      return reached.reverse().slice(0, maxCount);
    });
  }

  readAll({ direction, fromPosition, maxCount }: ReadAllHow) {
    return this.#read(() => {
      const from = typeof fromPosition === 'string' ? null : fromPosition.commit;
      const commit = ({ position }: StoredRecord): bigint => position?.commit ?? 0n;
      if (direction === 'forwards') {
        return this.#records.filter((record) => from === null || commit(record) >= from).slice(0, maxCount);
      }
      const reached = this.#records.filter((record) => from === null || commit(record) < from);
      return reached.reverse().slice(0, maxCount);
    });
  }

  subscribeToAll() {
    const listener = new PassThrough({ objectMode: true });
    this.#listeners.add(listener);
    const unsubscribe = async (): Promise<void> => {
      this.#listeners.delete(listener);
      listener.end();
    };
    return Object.assign(listener, { unsubscribe });
  }

  async dispose(): Promise<void> {
    for (const listener of this.#listeners) listener.end();
  }

  #check(): void {
    if (this.#away) throw new UnavailableError();
  }

  #stream(streamName: string): StoredRecord[] {
    return this.#records.filter(({ streamId }) => streamId === streamName);
  }

  #record(streamId: string, revision: bigint, { id, type, data, metadata }: OutgoingEvent): void {
    const offset = BigInt(this.#records.length) * 137n + 64n;
    const position = { commit: offset, prepare: offset };
    this.#records.push({ id, type, data, metadata, streamId, revision, created: new Date(), position });
    this.#statistics();
    for (const listener of this.#listeners) listener.write({});
  }

  /** Servers write events of their own between ours. */
  #statistics(): void {
    if (this.#records.length % 10 !== 9) return;
    const offset = BigInt(this.#records.length) * 137n + 64n;
    const position = { commit: offset, prepare: offset };
    const own = { id: randomUUID(), type: '$statsCollected', data: {}, streamId: '$stats-0', revision: 0n };
    this.#records.push({ ...own, created: new Date(), position });
  }

  #read(select: () => readonly StoredRecord[]): Readable {
    const found = async function* (this: EventStoreStandIn) {
      await nextTurn();
      this.#check();
      for (const event of select()) yield { event };
    };
    return Readable.from(found.call(this));
  }
}
