import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField, reasonField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';

// Apart from `ownership-requests.ts`: whoever asks asks nothing of what admins do.

const listedRequest = z
  .object({
    standing: z.enum(['open', 'granted', 'declined']),
    message: z.string(),
    /** The domain of the page's website at which the person reads mails; null where that is not shown. */
    provedDomain: z.string().nullable(),
    /** Why it was declined. */
    reason: z.string().nullable(),
    askedAt: z.string(),
    answeredAt: z.string().nullable(),
    company: z.object({
      id: z.string(),
      name: z.string(),
      logo: z.string().nullable(),
      website: z.string().nullable(),
      isVerified: z.boolean(),
      isPublic: z.boolean(),
    }),
    /** Who may edit the page already. */
    ownerNames: z.array(z.string()),
    requester: z.object({
      id: z.string(),
      name: z.string(),
      /** The account's address, which its sign-up has checked; null for an account that is gone. */
      email: z.string().nullable(),
      /** A person has a profile to look at; a company's account has none. */
      isPerson: z.boolean(),
    }),
  })
  .meta({ id: 'ListedOwnershipRequest' });
export type ListedOwnershipRequest = z.output<typeof listedRequest>;

/** Those that wait for an admin, the longest first; or those that were answered, the latest first. */
export const listOwnershipRequests = defineRead({
  name: 'listOwnershipRequests',
  method: 'GET',
  path: '/api/company/ownership-requests',
  access: 'admin',
  summary: 'ページの編集の申請を読む（運営）',
  query: z.strictObject({
    ...paging(20),
    state: z.enum(['open', 'answered']).default('open').meta({ title: '申請の状態' }),
  }),
  answer: z.array(listedRequest),
  headers: ['total'],
});

const reason = reasonField.refine((text) => text !== '', '理由を入力してください。');

export const answerOwnershipRequest = defineCommand({
  name: 'answerOwnershipRequest',
  method: 'PUT',
  path: '/api/company/:id/ownership-requests/:userId',
  access: 'admin',
  summary: 'ページの編集の申請を承認する、または理由を伝えて見送る（運営）',
  params: z.strictObject({ id: idField('会社'), userId: idField('申請した人') }),
  body: z.discriminatedUnion('granted', [
    z.strictObject({ granted: z.literal(true) }),
    z.strictObject({ granted: z.literal(false), reason }),
  ]),
  answer: z.object({ standing: z.enum(['granted', 'declined']) }),
});
