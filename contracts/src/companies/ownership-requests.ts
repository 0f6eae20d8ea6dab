import { email, limits, ownershipStandings } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField, ruled, textField } from '../kernel/fields.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
const standing = z.enum(ownershipStandings);

/** What somebody needs to know who wants to edit a page: their own request, and at which domains a mail would be enough. */
export const readOwnershipRequest = defineRead({
  name: 'readOwnershipRequest',
  method: 'GET',
  path: '/api/company/:id/ownership-request',
  access: 'signed-in',
  summary: 'ページの編集についての自分の申請と、確認に使えるメールのドメインを読む',
  params: ofCompany,
  answer: z.object({
    companyName: z.string(),
    isOwner: z.boolean(),
    /** Whether somebody may edit the page already: then an admin decides, also about who shows a mail. */
    isOwned: z.boolean(),
    mailDomains: z.array(z.string()),
    request: z
      .object({
        standing,
        message: z.string(),
        /** The domain of the page's website at which the person reads mails; null where that is not shown. */
        provedDomain: z.string().nullable(),
        /** Why it was declined. */
        reason: z.string().nullable(),
        askedAt: z.string(),
        /** Where the mail went, and until when it can be answered. */
        email: z.string().nullable(),
        expiresAt: z.string().nullable(),
        isExpired: z.boolean(),
      })
      .nullable(),
  }),
});
export type OwnOwnershipRequest = NonNullable<z.output<typeof readOwnershipRequest.answer>['request']>;

const message = textField('会社との関わり', limits.paragraph, { multiline: true }).default('');

/**
 * Asks to edit a page; a newer request of the same person replaces the older one. With an address of the page's website a mail is
 * sent there, and its link makes an owner where the page has none; without, an admin decides. Answers 422 for an address
 * elsewhere.
 */
export const requestOwnership = defineCommand({
  name: 'requestOwnership',
  method: 'PUT',
  path: '/api/company/:id/ownership-request',
  access: 'signed-in',
  summary: '登録されているページの編集を申請する。公式サイトのドメインのメールか、運営の確認による',
  params: ofCompany,
  body: z
    .strictObject({
      message,
      email: ruled<string>('メールアドレス', email, { most: limits.email }).nullable().default(null),
    })
    .refine((given) => given.email !== null || given.message !== '', {
      path: ['message'],
      message: '会社との関わりを入力してください。',
    }),
  answer: z.object({ standing }),
});

export const withdrawOwnershipRequest = defineCommand({
  name: 'withdrawOwnershipRequest',
  method: 'DELETE',
  path: '/api/company/:id/ownership-request',
  access: 'signed-in',
  summary: 'ページの編集の申請を取り下げる',
  params: ofCompany,
  answer: z.object({ standing }),
});

/** What the link of the mail leads to, opened by the account that asks. The secret stands in the body, where no log keeps it. */
export const proveOwnership = defineCommand({
  name: 'proveOwnership',
  method: 'POST',
  path: '/api/company/:id/ownership-request/prove',
  access: 'signed-in',
  summary: '申請の確認メールが届いたことを示す。編集できる人がいないページなら、持ち主になる',
  params: ofCompany,
  body: z.strictObject({
    token: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .meta({ title: '確認メール' }),
  }),
  answer: z.object({ standing }),
});
