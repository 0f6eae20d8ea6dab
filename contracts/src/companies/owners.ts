import { email, limits } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField, ruled } from '../kernel/fields.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
const ofOwner = z.strictObject({ id: idField('会社'), userId: idField('持ち主') });
const owner = z.object({ userId: z.string(), isOwner: z.boolean() });
const openInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    handOver: z.boolean(),
    invitedBy: z.string(),
    invitedAt: z.string(),
    expiresAt: z.string(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' });
const pageOwner = z
  .object({
    id: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    /** A person has a profile to look at; a company's account has none. */
    isPerson: z.boolean(),
    since: z.string(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'PageOwner' });
export type PageOwner = z.output<typeof pageOwner>;
export type OpenInvitation = z.output<typeof openInvitation>;

/** Who may edit a page. The specification shows no calls for it: these are our own. */
export const listOwners = defineRead({
  name: 'listOwners',
  method: 'GET',
  path: '/api/company/:id/owners',
  access: 'owner',
  summary: 'ページを編集できる人と、承諾を待っている招待を読む',
  params: ofCompany,
  answer: z.object({ owners: z.array(pageOwner), invitations: z.array(openInvitation) }),
});

export const inviteOwner = defineCommand({
  name: 'inviteOwner',
  method: 'POST',
  path: '/api/company/:id/invitations',
  access: 'owner',
  summary:
    'ページを一緒に編集する人をメールで招待する（7日間、1回だけ有効）。handOver なら、承諾されたときに自分と交代する',
  params: ofCompany,
  body: z.strictObject({
    email: ruled<string>('メールアドレス', email, { most: limits.email }),
    handOver: z.boolean().default(false).meta({ title: '交代' }),
  }),
  answer: z.object({ id: z.string(), expiresAt: z.string() }),
});

export const withdrawInvitation = defineCommand({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/company/:id/invitations/:invitationId',
  access: 'owner',
  summary: '招待を取り消す',
  params: z.strictObject({ id: idField('会社'), invitationId: idField('招待') }),
  answer: z.object({ id: z.string() }),
});

export const removeOwner = defineCommand({
  name: 'removeOwner',
  method: 'DELETE',
  path: '/api/company/:id/owners/:userId',
  access: 'owner',
  summary: 'ページを編集できる人から外す（最後の1人は外せない）',
  params: ofOwner,
  answer: owner,
});

export const restoreOwner = defineCommand({
  name: 'restoreOwner',
  method: 'PUT',
  path: '/api/company/:id/owners/:userId',
  access: 'owner',
  summary: '外したばかりの人を、ページを編集できる人に戻す（1時間以内）',
  params: ofOwner,
  answer: owner,
});

export const leaveOwnership = defineCommand({
  name: 'leaveOwnership',
  method: 'POST',
  path: '/api/company/:id/leave',
  access: 'owner',
  summary: 'ページを編集する役割から離れる（最後の1人は離れられない）',
  params: ofCompany,
  answer: owner,
});

export const transferOwnership = defineCommand({
  name: 'transferOwnership',
  method: 'POST',
  path: '/api/company/:id/transfer',
  access: 'owner',
  summary: 'ほかの持ち主に引き継いで、自分は離れる',
  params: ofCompany,
  body: z.strictObject({ userId: idField('引き継ぐ人') }),
  answer: owner,
});
