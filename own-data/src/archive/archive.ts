import { type AccountId, userId } from '@meikan/domain';
import { type EventLog, type LogPosition, streams } from '@meikan/event-log';
import type { Confirming } from '@meikan/identity';
import type { ImageKey, Pictures } from '@meikan/images';
import type { OwnStreams } from '@meikan/projections/read-model';
import { type Owned, type OwnFilesParts, ownFiles } from './own-files.ts';
import { zipOf } from './zip.ts';

export type ArchiveParts = OwnFilesParts & {
  readonly keptAccount: Confirming['keptAccount'];
  /** Where something of somebody's stands or stood, once the read model holds all until a position. */
  ownStreamsOf(accountId: string, asOf: LogPosition): Promise<OwnStreams>;
};

export type Archive = { readonly content: AsyncGenerator<Uint8Array>; readonly estimatedBytes: number };

/** All that is kept of somebody, as a ZIP that is made while it is read; null where there is no such account. */
export async function openArchive(parts: ArchiveParts, id: AccountId): Promise<Archive | null> {
  const account = await parts.keptAccount(id);
  if (account === null) return null;
  const own = await parts.ownStreamsOf(id, await parts.log.head());
  const owned = { account, own, pictures: await parts.pictures.ofOwner(id) };
  return { content: zipOf(ownFiles(parts, owned)), estimatedBytes: await estimate(parts, owned) };
}

/** About so many bytes, packed, are an event with the words around it; measured on the demo's accounts. */
const EVENT = 100;
/** Two events, on the whole, are in a stream that is not the profile's. */
const THING = 2 * EVENT;
/** What is in every archive. */
const FRAME = 3_800;
/** So many pictures tell how large the others are. */
const SAMPLE = 20;

async function estimate({ log, pictures }: ArchiveParts, owned: Owned): Promise<number> {
  const count = owned.own.streams.length + owned.own.followers.length;
  const edits = (await lastRevision(log, owned)) + 1;
  return FRAME + count * THING + edits * EVENT + (await bytesOf(pictures, owned.pictures));
}

async function lastRevision(log: EventLog, { account }: Owned): Promise<number> {
  const [last] = await log.readStream(streams.user(userId(account.id)).name, { direction: 'backward', limit: 1 });
  return Number(last?.revision ?? -1n);
}

async function bytesOf(pictures: Pictures, keys: readonly ImageKey[]): Promise<number> {
  const sizes = await Promise.all(keys.slice(0, SAMPLE).map((key) => pictures.bytesOf(key)));
  const known = sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  return Math.round((known / Math.max(sizes.length, 1)) * keys.length);
}
