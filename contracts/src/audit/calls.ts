import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';

const entity = z.strictObject({
  category: z.enum(['user', 'company', 'article', 'companymembers', 'account']).meta({ title: '種類' }),
  id: idField('番号'),
});
const revisionText = z.string().regex(/^\d{1,18}$/);

/** One row of a history: who, when it was written and when it arrived, what, why (design.md 6). */
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
    actor: z.object({ id: z.string(), role: z.string(), name: z.string().nullable() }),
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
  answer: entityState,
});
export const compareRevisions = defineRead({
  name: 'compareRevisions',
  method: 'GET',
  path: '/api/audit/diff/:category/:id',
  access: 'admin',
  summary: '二つの版を項目ごとに比べる',
  params: entity,
  query: z.strictObject({ from: revisionText.meta({ title: '前の版' }), to: revisionText.meta({ title: '後の版' }) }),
  answer: z.object({ from: entityState, to: entityState, differences: z.array(fieldDifference) }),
});

const projection = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .meta({ title: '投影' }),
});
const reason = z.string().trim().min(1).max(500).meta({ title: '理由' });

/** What somebody asked for on one day that only admins may do, however often: they were refused each time. */
export const refusedAttempts = z
  .object({
    accountId: z.string(),
    role: z.string(),
    /** Method and pattern of the path. */
    call: z.string(),
    lastTarget: z.string(),
    attempts: z.number().int(),
    firstAt: z.string(),
    lastAt: z.string(),
  })
  .meta({ id: 'RefusedAttempts' });

export const listRefusedAttempts = defineRead({
  name: 'listRefusedAttempts',
  method: 'GET',
  path: '/api/audit/refusals',
  access: 'admin',
  summary: '管理者専用の操作を試して断られた記録を新しい順に読む',
  query: z.strictObject({ ...paging(20) }),
  answer: z.array(refusedAttempts),
  headers: ['total'],
});

export const projectionStatus = z
  .object({
    name: z.string(),
    version: z.string(),
    position: z.string(),
    /** Events of the log that are not folded yet; 1,000 stands for that many or more. */
    behind: z.number().int(),
    /** Streams that wait behind an event that could not be folded. */
    parked: z.number().int(),
    rebuild: z
      .object({
        status: z.enum(['running', 'paused', 'verifying', 'ready', 'swapped', 'aborted', 'failed']),
        /** Places in the log: their quotient is the progress. */
        done: z.number().int(),
        total: z.number().int(),
        eventsPerSecond: z.number(),
        secondsLeft: z.number().nullable(),
        tables: z.array(
          z.object({
            table: z.string(),
            rows: z.number().int(),
            living: z.string(),
            shadow: z.string(),
            equal: z.boolean(),
          }),
        ),
        error: z.string().nullable(),
        /** It should be moving and has not for a minute: its process has probably ended, so another may be started. */
        stalled: z.boolean(),
        startedAt: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ProjectionStatus' });
export type ProjectionStatus = z.output<typeof projectionStatus>;
export type HistoryEntry = z.output<typeof historyEntry>;
export type EntityState = z.output<typeof entityState>;
export type FieldDifference = z.output<typeof fieldDifference>;
export type FieldOrigin = z.output<typeof fieldOrigin>;
export type HistoryMoment = z.output<typeof historyMoment>;

export const listProjections = defineRead({
  name: 'listProjections',
  method: 'GET',
  path: '/api/audit/projections',
  access: 'admin',
  summary: '投影の様子と再構築の進み具合',
  answer: z.array(projectionStatus),
});
export const controlRebuild = defineCommand({
  name: 'controlRebuild',
  method: 'POST',
  path: '/api/audit/projections/:name/rebuild',
  access: 'admin',
  summary: '影に再構築する、止める、続ける、やめる、入れかえる、戻す',
  params: projection,
  body: z.strictObject({
    action: z
      .enum(['start', 'pause', 'resume', 'abort', 'swap', 'swap-despite-differences', 'roll-back'])
      .meta({ title: '操作' }),
    reason,
  }),
  answer: projectionStatus,
});

/** A stream that stands still: its event `revision` could not be folded, and all later ones wait behind it. */
export const parkedStream = z
  .object({
    stream: z.string(),
    /** How many events wait, the one at fault among them. */
    events: z.number().int(),
    type: z.string(),
    revision: z.string(),
    error: z.string(),
    since: z.string(),
  })
  .meta({ id: 'ParkedStream' });
export type ParkedStream = z.output<typeof parkedStream>;

export const listParkedStreams = defineRead({
  name: 'listParkedStreams',
  method: 'GET',
  path: '/api/audit/projections/:name/parked',
  access: 'admin',
  summary: '反映できずに止まっているデータを古い順に読む',
  params: projection,
  query: z.strictObject({ ...paging(20) }),
  answer: z.array(parkedStream),
  headers: ['total'],
});
/** Folds one parked stream anew from the log, after what stopped it was mended. */
export const refoldStream = defineCommand({
  name: 'refoldStream',
  method: 'POST',
  path: '/api/audit/projections/:name/refold',
  access: 'admin',
  summary: '止まっているデータの反映を、記録から一つずつやり直す',
  params: projection,
  body: z.strictObject({
    stream: z
      .string()
      .regex(/^[a-z]{1,40}-[A-Za-z0-9._-]{1,200}$/)
      .meta({ title: 'ストリーム' }),
    reason,
  }),
  answer: projectionStatus,
});
