import type { AnswerRow, PictureRow, ReasonRow, ThingRow } from '../database.ts';
import { bareCard } from '../read-answer.ts';
import type { Reason } from '../thing.ts';

/** A person's row with nothing fetched yet. */
export const aThing = (id: string, changes: Partial<ThingRow> = {}): ThingRow => ({
  kind: 'person',
  id,
  key: `person:${id}`,
  card: bareCard({ kind: 'person', id }, id),
  depth: 'front',
  keys: [`getProfile ${id}`],
  savedAt: null,
  savedDepth: 'whole',
  savedRevision: null,
  revision: null,
  ...changes,
});

export const anAnswer = (key: string, changes: Partial<AnswerRow> = {}): AnswerRow => ({
  key,
  aliases: [],
  callName: 'getProfile',
  savedAt: 0,
  ack: 0,
  bytes: 1000,
  pictures: [],
  ...changes,
});

export const aPicture = (address: string, bytes = 100): PictureRow => ({ address, bytes, savedAt: 0 });

export const aReason = (id: string, reason: Reason, at = 0): ReasonRow => ({ thing: `person:${id}`, reason, at });
