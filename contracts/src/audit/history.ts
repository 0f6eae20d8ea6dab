import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';
import { namedActor, namedSubject } from './subjects.ts';

const entity = z.strictObject({
  category: z.enum(['user', 'company', 'article', 'companymembers', 'account']).meta({ title: '種類' }),
  id: idField('番号'),
});
const revisionText = z.string().regex(/^\d{1,18}$/);

/** One row of a history: who, when it was written and when it arrived, what, why. */
export const historyEntry = z
  .object({
    eventId: z.string(),
    stream: z.string(),
    revision: z.string(),
    position: z.string(),
    type: z.string(),
    version: z.number().int(),
    label: z.string(),
    data: z.json(),
    actor: namedActor,
    actingFor: z.string().nullable(),
    reason: z.string().nullable(),
    issuedAt: z.string(),
    recordedAt: z.string(),
    commandId: z.string(),
    correlationId: z.string(),
    causationId: z.string(),
    /** Paths into the state whose values became others. */
    changed: z.array(z.string()),
    /** Whether parts of `data` were a person's who has been erased since. */
    erased: z.boolean(),
  })
  .meta({ id: 'HistoryEntry' });
/** When a revision was written: what the timeline is drawn from. */
export const historyMoment = z.object({ revision: z.string(), recordedAt: z.string() }).meta({ id: 'HistoryMoment' });
export const entityState = z
  .object({
    stream: z.string(),
    /** Null while the stream has no event. */
    revision: z.string().nullable(),
    latest: z.string().nullable(),
    state: z.json(),
    recordedAt: z.string().nullable(),
    /** Whether a person whose data stood here has been erased since. */
    erased: z.boolean(),
  })
  .meta({ id: 'EntityState' });
/** The event that gave a field its value. */
export const fieldOrigin = historyEntry
  .pick({ eventId: true, revision: true, actor: true, issuedAt: true, recordedAt: true, reason: true, label: true })
  .meta({ id: 'FieldOrigin' });
export const fieldDifference = z
  .object({
    path: z.string(),
    before: z.json().optional(),
    after: z.json().optional(),
    /** Who made it what it is at `to`, and who had made it what it was at `from`. */
    by: fieldOrigin.nullable(),
    previously: fieldOrigin.nullable(),
  })
  .meta({ id: 'FieldDifference' });

export const readHistory = defineRead({
  name: 'readHistory',
  method: 'GET',
  path: '/api/audit/history/:category/:id',
  access: 'admin',
  summary: '操作の履歴を新しい順に読む',
  params: entity,
  query: z.strictObject({ ...paging(20) }),
  answer: z.array(historyEntry),
  headers: ['total'],
});
/** The newest 1,000 at most, oldest first. */
export const listMoments = defineRead({
  name: 'listMoments',
  method: 'GET',
  path: '/api/audit/moments/:category/:id',
  access: 'admin',
  summary: '履歴の時刻を古い順に読む',
  params: entity,
  answer: z.array(historyMoment),
  headers: ['total'],
});
export const readStateAt = defineRead({
  name: 'readStateAt',
  method: 'GET',
  path: '/api/audit/state/:category/:id',
  access: 'admin',
  summary: 'ある版のときの中身を開く',
  params: entity,
  query: z.strictObject({ revision: revisionText.optional().meta({ title: '版' }) }),
  /** `subjects`: the other accounts and companies that stand in the state. */
  answer: entityState.extend({ subjects: z.array(namedSubject) }),
});
export const compareRevisions = defineRead({
  name: 'compareRevisions',
  method: 'GET',
  path: '/api/audit/diff/:category/:id',
  access: 'admin',
  summary: '二つの版を項目ごとに比べる',
  params: entity,
  query: z.strictObject({ from: revisionText.meta({ title: '前の版' }), to: revisionText.meta({ title: '後の版' }) }),
  /** `subjects`: the accounts and companies that stand in the differences. */
  answer: z.object({
    from: entityState,
    to: entityState,
    differences: z.array(fieldDifference),
    subjects: z.array(namedSubject),
  }),
});

export type HistoryEntry = z.output<typeof historyEntry>;
export type EntityState = z.output<typeof entityState>;
export type FieldDifference = z.output<typeof fieldDifference>;
export type FieldOrigin = z.output<typeof fieldOrigin>;
export type HistoryMoment = z.output<typeof historyMoment>;
