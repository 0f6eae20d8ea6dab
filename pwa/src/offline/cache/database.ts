import type { SearchTexts } from '@meikan/contracts';
import { Dexie, type Table } from 'dexie';
import type { ApiAnswer } from '../../api/call-api.ts';
import { ownCaches } from '../../device/browser-apis.ts';
import { dropOwnCache } from '../../device/own-cache.ts';
import type { Card, Depth, Reason, Thing } from './thing.ts';

/** What is known of a kept answer; its body lies apart, so that lists and sums need not read it. */
export type AnswerRow = {
  readonly key: string;
  /** Keys of other queries with this same answer: a profile by its id and by its username. */
  readonly aliases: readonly string[];
  readonly callName: string;
  readonly savedAt: number;
  readonly ack: number;
  /** Length of the body as JSON: an estimate of what it takes. */
  readonly bytes: number;
  readonly pictures: readonly string[];
};
export type BodyRow = { readonly key: string; readonly answer: ApiAnswer<unknown> };

export type ThingRow = Thing & {
  readonly key: string;
  readonly card: Card;
  readonly depth: Depth;
  /** Keys of the queries that make it up. */
  readonly keys: readonly string[];
  /** When it was last fetched, epoch ms, and how deep; `null`: not yet. */
  readonly savedAt: number | null;
  readonly savedDepth: Depth | null;
  /** Revision of its page when it was last fetched as a whole; another one since then means news. */
  readonly savedRevision: string | null;
  /** Revision of its page in the newest answer. */
  readonly revision: string | null;
  /** By what the server finds it, and when it said so, epoch ms; `null`: it tells nothing of this thing, absent: not yet asked. */
  readonly searched?: { readonly texts: SearchTexts | null; readonly at: number };
};

export type ReasonRow = {
  readonly thing: string;
  readonly reason: Reason;
  /** When it last came true, epoch ms. */
  readonly at: number;
};

export type PictureRow = { readonly address: string; readonly bytes: number; readonly savedAt: number };

/** Small facts: what the reader has set, when everything was last looked over. */
export type NoteRow = { readonly name: string; readonly value: unknown };

/** Raised when a table changes its shape: an older or newer content is thrown away, never converted. */
const SHAPE = 1;

export const databaseName = (account: string): string => `meikan-cache-${account}`;
export const pictureCacheName = (account: string): string => `meikan-pictures-${account}`;

export class CacheDatabase extends Dexie {
  readonly answers: Table<AnswerRow, string>;
  readonly bodies: Table<BodyRow, string>;
  readonly things: Table<ThingRow, string>;
  readonly reasons: Table<ReasonRow, [string, Reason]>;
  readonly pictures: Table<PictureRow, string>;
  readonly notes: Table<NoteRow, string>;

  constructor(account: string) {
    super(databaseName(account));
    this.version(1).stores({
      answers: 'key, *aliases, callName',
      bodies: 'key',
      things: 'key, *keys',
      reasons: '[thing+reason], thing, reason',
      pictures: 'address',
      notes: 'name',
    });
    this.answers = this.table<AnswerRow, string>('answers');
    this.bodies = this.table<BodyRow, string>('bodies');
    this.things = this.table<ThingRow, string>('things');
    this.reasons = this.table<ReasonRow, [string, Reason]>('reasons');
    this.pictures = this.table<PictureRow, string>('pictures');
    this.notes = this.table<NoteRow, string>('notes');
  }
}

/**
 * Throws as a table does once its database is closed: what an account that has left still wanted to ask is not to be asked in the
 * name of whoever sits here now (F42).
 */
export function assertOpen(database: CacheDatabase): void {
  if (!database.isOpen()) throw new Dexie.DatabaseClosedError();
}

/**
 * Opens the wipeable database of an account. What another build left in another shape, or what cannot be opened, is
 * dropped and begun anew: everything in it can be asked again. Throws when the browser gives no storage at all.
 */
export async function openDatabase(account: string): Promise<CacheDatabase> {
  try {
    return await openShaped(account);
  } catch (error) {
    if (error instanceof Dexie.MissingAPIError) throw error;
    await Dexie.delete(databaseName(account));
    return openShaped(account);
  }
}

async function openShaped(account: string): Promise<CacheDatabase> {
  const database = new CacheDatabase(account);
  database.on('versionchange', () => {
    // Another tab wipes or replaces it: what is still under way here must not bring it back.
    database.close({ disableAutoOpen: true });
    return false;
  });
  await database.open();
  const shape = await database.notes.get('shape');
  if (shape !== undefined && shape.value !== SHAPE) {
    await Promise.all(database.tables.map((table) => table.clear()));
  }
  if (shape?.value !== SHAPE) await database.notes.put({ name: 'shape', value: SHAPE });
  return database;
}

/**
 * Takes everything that was saved for an account off the device, and makes sure that it is gone. Other
 * tabs close their connection when they are told of the deletion. Throws when something is left.
 */
export async function wipeSaved(account: string): Promise<void> {
  await Dexie.delete(databaseName(account));
  await dropOwnCache(pictureCacheName(account));
  const left = [
    ...(await Dexie.getDatabaseNames()).filter((name) => name === databaseName(account)),
    ...((await ownCaches()?.keys()) ?? []).filter((name) => name === pictureCacheName(account)),
  ];
  if (left.length > 0) throw new Error(`not wiped: ${left.join(', ')}`);
}
