import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { otherCompanyId } from '../relations/relation-fields.ts';

const verdict = z.enum(['confirmed', 'disputed', 'hidden']);
export const verdictField = verdict.nullable().meta({ title: '回答' });
export type ClaimVerdict = z.output<typeof verdict>;

/** Who says that something is used or related, since when it is said, and what the company concerned holds of it. */
export const claim = z
  .object({
    claimant: z.object({ kind: z.enum(['user', 'company']), id: z.string(), name: z.string() }),
    claimedAt: z.string(),
    /** `yyyy-MM`, since when it is used, as the claimant told it. */
    since: z.string().nullable(),
    /** `disputed` is shown to everybody, `hidden` only to the two sides. */
    verdict: verdict.nullable(),
    /** Whether the reader speaks for the company concerned. */
    mayJudge: z.boolean(),
  })
  .meta({ id: 'Claim' });
export type Claim = z.output<typeof claim>;

const concerned = z.strictObject({ id: idField('会社') });
const answered = z.object({ verdict: verdict.nullable() });

/** The company concerned answers a claim; null takes the answer back. The specification shows no call for it. */
export const judgeUsage = defineCommand({
  name: 'judgeUsage',
  method: 'PUT',
  path: '/api/company/:id/usage-claims',
  access: 'owner',
  summary: '利用の登録を認める、異議を唱える、隠す（null で取り消す）',
  params: concerned,
  body: z.strictObject({
    holder: z
      .strictObject({ kind: z.enum(['user', 'company']).meta({ title: '利用者の種類' }), id: idField('利用者') })
      .meta({ title: '利用者' }),
    serviceId: idField('サービス'),
    verdict: verdictField,
  }),
  answer: answered,
});

export const judgeRelation = defineCommand({
  name: 'judgeRelation',
  method: 'PUT',
  path: '/api/company/:id/relation-claims',
  access: 'owner',
  summary: '関わりの登録を認める、異議を唱える、隠す（null で取り消す）',
  params: concerned,
  body: z.strictObject({ otherId: otherCompanyId, verdict: verdictField }),
  answer: answered,
});
