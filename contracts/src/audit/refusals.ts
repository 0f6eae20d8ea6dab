import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { paging } from '../kernel/query.ts';
import { namedActor } from './subjects.ts';

/** What somebody asked for on one day that only admins may do, however often: they were refused each time. */
export const refusedAttempts = z
  .object({
    /** Under the role that the account had when it tried last. */
    actor: namedActor,
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
  summary: '運営専用の操作を試して断られた記録を新しい順に読む',
  query: z.strictObject({ ...paging(20) }),
  answer: z.array(refusedAttempts),
  headers: ['total'],
});
