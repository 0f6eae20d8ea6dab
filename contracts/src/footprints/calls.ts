import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField, wantedField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';
import { personCard } from '../users/profile.ts';

const user = z.strictObject({ id: idField('利用者') });
/** Whether it was this visitor's first today, of those that count. */
const counted = z.object({ counted: z.boolean() });

export const leaveFootprint = defineCommand({
  name: 'leaveFootprint',
  method: 'POST',
  path: '/api/users/:id/footprint',
  access: 'anyone',
  summary: 'プロフィールを見たことを数える（ひとり1日1回。本人とプログラムは数えない）',
  params: user,
  answer: counted,
});
export const leaveCompanyFootprint = defineCommand({
  name: 'leaveCompanyFootprint',
  method: 'POST',
  path: '/api/company/:id/footprint',
  access: 'anyone',
  summary: '会社・サービスのページを見たことを数える（ひとり1日1回。持ち主とプログラムは数えない）',
  params: z.strictObject({ id: idField('会社') }),
  answer: counted,
});

/** Somebody who visited the profile: the last day in Japan on which they did, and on how many of the last 90. */
export const footprint = personCard.extend({ visitedOn: z.string(), days: z.number().int() }).meta({ id: 'Footprint' });
export type Footprint = z.output<typeof footprint>;

export const listFootprints = defineRead({
  name: 'listFootprints',
  method: 'GET',
  path: '/api/users/:id/footprints',
  access: 'owner',
  summary: '自分のプロフィールを90日のうちに見た人を、新しい順に読む',
  params: user,
  query: z.strictObject({ ...paging(5) }),
  answer: z.array(footprint),
  headers: ['total'],
});

/** The free plan has no visitor list; everybody sees the number. */
export const listCompanyFootprints = defineRead({
  name: 'listCompanyFootprints',
  method: 'GET',
  path: '/api/company/:id/footprints',
  access: 'owner',
  summary: '自社のページを90日のうちに見た人を、新しい順に読む（有料プラン）',
  params: z.strictObject({ id: idField('会社') }),
  query: z.strictObject({ ...paging(5) }),
  answer: z.array(footprint),
  headers: ['total'],
});

export const setFootprintsHidden = defineCommand({
  name: 'setFootprintsHidden',
  method: 'PUT',
  path: '/api/users/hide-footprints',
  access: 'signed-in',
  summary: '見に行った先に足あとを残さない、残す（値がなければ反転）',
  body: z.strictObject({ value: wantedField }).optional(),
  answer: z.object({ hidesFootprints: z.boolean() }),
});

export const getPrivacy = defineRead({
  name: 'getPrivacy',
  method: 'GET',
  path: '/api/users/privacy',
  access: 'signed-in',
  summary: '自分が選んだプライバシーの設定を読む',
  answer: z.object({ hidesFootprints: z.boolean() }),
});
