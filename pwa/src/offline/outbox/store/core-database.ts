import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Command } from '../machine/command.ts';
import type { Row } from '../machine/row.ts';
import type { Acked } from './store.ts';

/** Single values, each under its own name. */
export type Meta =
  | {
      readonly key: 'queue';
      readonly pause: 'sign-in' | 'update' | 'by-hand' | null;
      readonly failures: number;
      readonly notBefore: number | null;
      /** Of an older app there is none. */
      readonly askedToWait?: boolean;
    }
  | { readonly key: 'seq'; readonly value: number }
  | { readonly key: 'epoch'; readonly value: number }
  | { readonly key: 'schema'; readonly value: number }
  | { readonly key: 'beat'; readonly epoch: number; readonly at: number }
  | { readonly key: 'device'; readonly value: string }
  | { readonly key: 'synced'; readonly at: number }
  /** Space that is given up when a command would not fit otherwise (F15). */
  | { readonly key: 'ballast'; readonly value: Blob }
  /** Told from a later one with the same name, which a browser that has cleared its storage lets begin anew (F16). */
  | { readonly key: 'born'; readonly value: string }
  /** Seals what the account leaves on this device; here only while it is signed in (F46). */
  | { readonly key: 'device-key'; readonly value: CryptoKey }
  /** Everything of these tables, encrypted, while the account is signed out (offline/accounts). */
  | { readonly key: 'sealed'; readonly value: Sealed };
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
export type MetaOf<K extends Meta['key']> = Extract<Meta, { readonly key: K }>;

export type Picture = { readonly id: string; readonly blob: Blob };
/** What somebody was writing in one form, named by it and by the thing it edits (offline/drafts). */
export type StoredDraft = {
  readonly key: string;
  readonly id: string;
  readonly values: unknown;
  readonly first: unknown;
  readonly shown?: unknown;
  readonly at: number;
};

/** The number of the shape below; a page that finds a greater one is older than what wrote it (Dexie#2097). */
export const SCHEMA = 1;

export const coreName = (account: string): string => `meikan-core-${account}`;

/**
 * What must never be lost on this device, of one account: its queue, its pictures to upload, what it was writing. Never wiped by
 * itself; only ever added to, so that an older page can still open it.
 */
export class CoreDatabase extends Dexie {
  declare readonly outbox: EntityTable<Row, 'seq'>;
  declare readonly landed: Table<StoredApplied, number, Omit<StoredApplied, 'ack'>>;
  declare readonly meta: Table<Meta, Meta['key']>;
  declare readonly pictures: EntityTable<Picture, 'id'>;
  declare readonly drafts: EntityTable<StoredDraft, 'key'>;

  /** `onNewer`: a page with a later shape has taken over; this connection is closed by then (F13). */
  constructor(account: string, onNewer: () => void = () => undefined) {
    super(coreName(account), { chromeTransactionDurability: 'strict' });
    this.version(SCHEMA).stores({
      outbox: 'seq, &id, stream, status, *dependsOn',
      landed: '++ack, &wish.id, wish.stream',
      meta: 'key',
      pictures: 'id',
      drafts: 'key',
    });
    this.on('versionchange', ({ newVersion }) => {
      // Changed or deleted elsewhere: by itself Dexie would open it again, and bring back what was wiped.
      this.close({ disableAutoOpen: true });
      if (newVersion !== null && newVersion > 0) onNewer();
      return false;
    });
  }

  async metaOf<K extends Meta['key']>(key: K): Promise<MetaOf<K> | undefined> {
    return (await this.meta.get(key)) as MetaOf<K> | undefined;
  }
}

/** An applied command as it is stored. Its field `wish` keeps the name of the first release, under which older tabs read it. */
export type StoredApplied = Omit<Acked, 'command'> & { readonly wish: Command };

export const storedOf = <T extends { readonly command: Command }>({ command, ...rest }: T) => ({
  ...rest,
  wish: command,
});

export const appliedOf = ({ wish, ...rest }: StoredApplied): Acked => ({ ...rest, command: wish });

/** What a browser says when it has taken the connection away behind the page's back (F17: iOS does so in the background). */
const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Dexie.DexieError && (CONNECTION_LOST.has(error.name) || causedByLoss(error));

const causedByLoss = ({ inner }: { readonly inner?: unknown }): boolean =>
  inner instanceof DOMException && CONNECTION_LOST.has(inner.name);

/** Does the work; when the connection was lost, opens the database again and does it once more. A transaction is all or nothing. */
export async function reopening<T>(database: CoreDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error) || database.hasBeenClosed()) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work();
  }
}
