import { WrongExpectedVersionError } from '@eventstore/db-client';
import { KeyedMutex } from '@meikan/platform';
import { eventIdOf } from '../command-handling/event-id.ts';
import { meets } from '../expected-revision.ts';
import { PayloadTooLarge } from '../faults.ts';
import type { AppendResult, LogPosition, Receipt } from '../port.ts';
import { MAX_APPEND_BYTES, type PreparedAppend } from '../prepared-append.ts';
import { answerFromReceipt } from '../receipt-answer.ts';
import { calling, isOfType } from './eventstore-fault.ts';
import { toLogPosition } from './positions.ts';
import type { EventStoreReader } from './reader.ts';
import type { Store, StoredRecord } from './store.ts';
import { receiptOf, toOutgoing, toRecorded } from './stored-form.ts';

/** Where answers are kept (PostgreSQL). */
export type Receipts = {
  find(key: { readonly commandId: string }): Promise<Receipt | null>;
  write(
    receipt: Receipt,
  ): Promise<{ readonly kind: 'written' } | Extract<AppendResult, { kind: 'repeated' | 'reused' }>>;
};

const APPEND_DEADLINE_MS = 10_000;
/** How often an append is tried again when a writer elsewhere was faster; one at a particular revision ends at once. */
const TRIES = 20;

type Written = { readonly kind: 'written'; readonly position: LogPosition; readonly revision: bigint };
type Attempt = Written | { readonly kind: 'conflict'; readonly current: bigint | null } | { readonly kind: 'reused' };

/**
 * Append at an exact revision, then the receipt. Never ANY (the client's silent default, trap 1) nor STREAM_EXISTS: for
 * those the server knows repeats from a cache of 8 MiB only, and STREAM_EXISTS is content with mere metadata (trap 2).
 */
export class EventStoreAppends {
  readonly #store: Store;
  readonly #reader: EventStoreReader;
  readonly #receipts: Receipts;
  readonly #streams = new KeyedMutex();

  constructor(store: Store, reader: EventStoreReader, receipts: Receipts) {
    this.#store = store;
    this.#reader = reader;
    this.#receipts = receipts;
  }

  /** Appends to one stream wait for each other here, so that they do not drive each other out at the server. */
  append(append: PreparedAppend): Promise<AppendResult> {
    return this.#streams.run(append.request.stream, () => this.#append(append));
  }

  async #append(append: PreparedAppend): Promise<AppendResult> {
    const { receipt: key, stream } = append.request;
    if (!hasOwnIds(append)) return { kind: 'reused' };
    const known = await this.#receipts.find(key);
    if (known) return answerFromReceipt(known, key);
    const attempt = await this.#attempts(append);
    if (attempt.kind !== 'written') return attempt;
    const { position, revision } = attempt;
    const written = await this.#receipts.write({
      ...key,
      outcome: 'handled',
      stream,
      position,
      revision,
      refusal: null,
    });
    return written.kind === 'written' ? { kind: 'appended', position, revision } : written;
  }

  async #attempts(append: PreparedAppend): Promise<Attempt> {
    const { stream, expected } = append.request;
    let current: bigint | null = null;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // Ids and revision come from one reading: between two of them a repeat of this command could slip in.
      const records = await this.#reader.readRecords(stream);
      const found = find(append, records);
      if (found) return found;
      current = records.at(-1)?.revision ?? null;
      if (!meets(expected, current)) break;
      const written = await this.#write(append, current);
      if (written) return written;
    }
    return { kind: 'conflict', current };
  }

  /** Null when another writer was faster. */
  async #write(append: PreparedAppend, current: bigint | null): Promise<Written | null> {
    try {
      const { nextExpectedRevision: revision, position } = await calling(APPEND_DEADLINE_MS, () =>
        this.#store.appendToStream(append.request.stream, toOutgoing(append), {
          expectedRevision: current ?? 'no_stream',
        }),
      );
      if (!position) throw new Error('the server did not say where it put the events: it is too old');
      return { kind: 'written', position: toLogPosition(position), revision };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return null;
      if (isOfType(error, 'maximum-append-size-exceeded')) throw new PayloadTooLarge(append.bytes, MAX_APPEND_BYTES);
      throw error;
    }
  }
}

/** Our own events, when an earlier try of the same command wrote them and its receipt was never written. */
function find({ request: { receipt }, events }: PreparedAppend, records: readonly StoredRecord[]): Attempt | null {
  const id = events.at(-1)?.id.toLowerCase();
  const record = records.find((candidate) => candidate.id.toLowerCase() === id);
  if (!record) return null;
  const writer = receiptOf(record);
  if (writer.bodyHash !== receipt.bodyHash || writer.accountId !== receipt.accountId) return { kind: 'reused' };
  const { position, revision } = toRecorded(record);
  return { kind: 'written', position, revision };
}

/** The store checks ids within a stream only: that they belong to the command is what makes them unique. */
function hasOwnIds({ request, events }: PreparedAppend): boolean {
  return events.every(({ id }, index) => id.toLowerCase() === eventIdOf(request.receipt.commandId, index));
}
