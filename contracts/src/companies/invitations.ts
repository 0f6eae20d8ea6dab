import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';

// Apart from `owners.ts`: the page that a mail opens asks nothing of what owners do.

const ofCompany = z.strictObject({ id: idField('会社') });
/** What stands in the mail: 256 random bits. */
const secret = z.strictObject({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .meta({ title: '招待' }),
});

/** What the page behind the mail's link says before anybody signs in. The secret stands in the body, where no log keeps it. */
export const readInvitation = defineCommand({
  name: 'readInvitation',
  method: 'POST',
  path: '/api/company/:id/invitations/read',
  access: 'anyone',
  summary: '届いた招待の内容と、まだ使えるかどうかを読む',
  params: ofCompany,
  body: secret,
  answer: z.object({
    companyId: z.string(),
    companyName: z.string(),
    standing: z.enum(['open', 'expired', 'accepted', 'withdrawn']),
    expiresAt: z.string(),
    handOver: z.boolean(),
  }),
});

export const acceptInvitation = defineCommand({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/company/:id/invitations/accept',
  access: 'signed-in',
  summary: '届いた招待を承諾して、ページの持ち主になる',
  params: ofCompany,
  body: secret,
  answer: z.object({ userId: z.string(), isOwner: z.boolean() }),
});
