import { isInstant } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { paging } from '../kernel/query.ts';
import { ofReported, reportedKind, reportReasonField } from './report-fields.ts';

// Apart from `calls.ts`: whoever reports asks nothing of what admins do.

const upTo = z
  .string()
  .refine(isInstant, '日時は、一覧で受け取ったとおりに指定してください。')
  .meta({ title: '最後の通報の日時' });

const reportedThing = z
  .object({
    target: z.object({
      kind: reportedKind,
      id: z.string(),
      name: z.string().nullable(),
      picture: z.string().nullable(),
      /** `gone`: it was removed, or its person has left. */
      standing: z.enum(['shown', 'hidden', 'gone']),
    }),
    /** The newest of them, 20 at most. */
    reports: z.array(
      z.object({
        reporter: z.object({
          id: z.string(),
          name: z.string(),
          /** A person has a profile to look at; a company's account has none. */
          isPerson: z.boolean(),
        }),
        reason: z.string(),
        text: z.string(),
        reportedAt: z.string(),
      }),
    ),
    reportCount: z.number().int(),
    /** What is most often given as the reason. */
    mainReason: z.string(),
    /** When the last of the reports came: an answer to them names it. */
    upTo: z.string(),
    /** What an admin has said to them; null while they wait. */
    ruling: z
      .object({
        hiddenFor: z.string().nullable(),
        at: z.string(),
        /** Whether it is the last one of the thing, which alone can be taken back. */
        isLast: z.boolean(),
      })
      .nullable(),
    /** How often admins have answered earlier reports of the same thing. */
    earlierRulings: z.number().int(),
  })
  .meta({ id: 'ReportedThing' });
export type ReportedThing = z.output<typeof reportedThing>;

/** What was reported: those that wait for an admin, the longest first; or those that were answered, the latest first. */
export const listReports = defineRead({
  name: 'listReports',
  method: 'GET',
  path: '/api/reports',
  access: 'admin',
  summary: '通報されたものを、通報とともに読む（運営）',
  query: z.strictObject({
    ...paging(20),
    state: z.enum(['open', 'answered']).default('open').meta({ title: '通報の状態' }),
  }),
  answer: z.array(reportedThing),
  headers: ['total'],
});

/** With a reason the thing is hidden before its reports are answered; null leaves it as it is. */
export const giveRuling = defineCommand({
  name: 'giveRuling',
  method: 'PUT',
  path: '/api/reports/:kind/:id/ruling',
  access: 'admin',
  summary: '通報に答える。理由があれば非公開にし、null ならそのままにする（運営）',
  params: ofReported,
  body: z.strictObject({ hiddenFor: reportReasonField.nullable(), upTo }),
  answer: z.object({ hiddenFor: z.string().nullable() }),
});

/** What was hidden with it is shown again. */
export const withdrawRuling = defineCommand({
  name: 'withdrawRuling',
  method: 'DELETE',
  path: '/api/reports/:kind/:id/ruling',
  access: 'admin',
  summary: '通報への答えを取り消す。非公開にしていれば公開に戻し、通報は確認待ちに戻る（運営）',
  params: ofReported,
  body: z.strictObject({ upTo }),
  answer: z.object({ upTo: z.string() }),
});
