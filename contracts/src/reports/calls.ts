import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { paging } from '../kernel/query.ts';
import { ofReported, reportedKind, reportInput } from './report-fields.ts';

/** The specification names the reasons of reports, and shows no call for them. */
export const makeReport = defineCommand({
  name: 'makeReport',
  method: 'PUT',
  path: '/api/reports/:kind/:id',
  access: 'signed-in',
  summary: '人、会社・サービスのページ、記事を通報する。同じものの前の通報は置き換わる',
  params: ofReported,
  body: reportInput,
  answer: z.object({ isReported: z.boolean() }),
});

export const withdrawReport = defineCommand({
  name: 'withdrawReport',
  method: 'DELETE',
  path: '/api/reports/:kind/:id',
  access: 'signed-in',
  summary: '通報を取り下げる',
  params: ofReported,
  answer: z.object({ isReported: z.boolean() }),
});

const ownReport = z
  .object({
    target: z.object({
      kind: reportedKind,
      id: z.string(),
      /** Null where it is not shown to the reader any more. */
      name: z.string().nullable(),
    }),
    reason: z.string(),
    text: z.string(),
    reportedAt: z.string(),
    /** `open`: waits for an admin; `hidden`: an admin has hidden it; `kept`: an admin has found nothing to hide. */
    standing: z.enum(['open', 'hidden', 'kept']),
    answeredAt: z.string().nullable(),
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.output<typeof ownReport>;

export const listOwnReports = defineRead({
  name: 'listOwnReports',
  method: 'GET',
  path: '/api/users/reports',
  access: 'signed-in',
  summary: '自分がした通報と、運営の確認の状況を、新しい順に読む',
  query: z.strictObject({ ...paging(5) }),
  answer: z.array(ownReport),
  headers: ['total'],
});
