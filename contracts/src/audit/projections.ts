import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { paging } from '../kernel/query.ts';

const projection = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .meta({ title: '投影' }),
});
const reason = z.string().trim().min(1).max(500).meta({ title: '理由' });

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
  summary: '影に再構築する、止める、続ける、やめる、入れ替える、戻す',
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
