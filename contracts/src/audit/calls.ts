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
    changed: z.array(z.string()),
  })
  .meta({ id: 'HistoryEntry' });
export const entityState = z
  .object({ stream: z.string(), revision: z.string().nullable(), state: z.json(), recordedAt: z.string().nullable() })
  .meta({ id: 'EntityState' });
export const fieldDifference = z
  .object({
    path: z.string(),
    before: z.json().optional(),
    after: z.json().optional(),
    by: historyEntry
      .pick({ eventId: true, revision: true, actor: true, recordedAt: true, reason: true, label: true })
      .nullable(),
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

export const projectionStatus = z
  .object({
    name: z.string(),
    version: z.number().int(),
    position: z.string(),
    behind: z.number().int(),
    parked: z.number().int(),
    rebuild: z
      .object({
        status: z.enum(['running', 'paused', 'verifying', 'ready', 'swapped', 'aborted', 'failed']),
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
        startedAt: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ProjectionStatus' });
export type ProjectionStatus = z.output<typeof projectionStatus>;
export type HistoryEntry = z.output<typeof historyEntry>;
export type EntityState = z.output<typeof entityState>;
export type FieldDifference = z.output<typeof fieldDifference>;

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
  params: z.strictObject({
    name: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .meta({ title: '投影' }),
  }),
  body: z.strictObject({
    action: z.enum(['start', 'pause', 'resume', 'abort', 'swap', 'roll-back']).meta({ title: '操作' }),
    reason: z.string().trim().min(1).max(500).meta({ title: '理由' }),
  }),
  answer: projectionStatus,
});
