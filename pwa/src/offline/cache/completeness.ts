import type { AnswerRow, PictureRow, ReasonRow, ThingRow } from './database.ts';
import { picturesIn } from './read-answer.ts';
import type { Reason } from './thing.ts';

/** How much of a thing lies on the device. */
export type SavedItem = ThingRow & {
  readonly reasons: readonly Reason[];
  readonly bytes: number;
  readonly parts: { readonly kept: number; readonly total: number };
  readonly pictures: { readonly kept: number; readonly total: number };
  readonly state: 'whole' | 'partial' | 'outdated';
};

export type Holdings = {
  readonly answers: ReadonlyMap<string, AnswerRow>;
  readonly pictures: ReadonlyMap<string, PictureRow>;
  readonly reasons: ReadonlyMap<string, readonly ReasonRow[]>;
};

/** Every picture that a thing needs. */
export function picturesOf(thing: ThingRow, answers: ReadonlyMap<string, AnswerRow>): ReadonlySet<string> {
  const named = thing.keys.flatMap((key) => answers.get(key)?.pictures ?? []);
  return new Set([...picturesIn(thing.card), ...named]);
}

/** What is there of a thing, and what it takes. Pictures that several things share count for each. */
export function itemOf(thing: ThingRow, { answers, pictures, reasons }: Holdings): SavedItem {
  const parts = thing.keys.flatMap((key) => answers.get(key) ?? []);
  const wanted = picturesOf(thing, answers);
  const kept = [...wanted].flatMap((address) => pictures.get(address) ?? []);
  const bytes = [...parts, ...kept].reduce((sum, row) => sum + row.bytes, 0);
  const deep = thing.savedDepth === 'whole' || thing.savedDepth === thing.depth;
  const complete = deep && parts.length === thing.keys.length && kept.length === wanted.size;
  const outdated = thing.savedRevision !== thing.revision;
  return {
    ...thing,
    reasons: (reasons.get(thing.key) ?? []).map(({ reason }) => reason),
    bytes,
    parts: { kept: parts.length, total: thing.keys.length },
    pictures: { kept: kept.length, total: wanted.size },
    state: !complete ? 'partial' : outdated ? 'outdated' : 'whole',
  };
}
