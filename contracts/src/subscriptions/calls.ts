import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { subscription } from './subscription.ts';

const params = z.strictObject({ id: idField('アカウント') });
const answer = z.object({ userId: z.string(), isPaidAccount: z.boolean() });

export const makePaidAccount = defineCommand({
  name: 'makePaidAccount',
  method: 'PUT',
  path: '/api/users/:id/make-paid-account',
  access: 'admin',
  summary: 'アカウントを有料プランにする',
  params,
  body: z.strictObject({}).optional(),
  answer,
});

export const disablePaidAccount = defineCommand({
  name: 'disablePaidAccount',
  method: 'PUT',
  path: '/api/users/:id/disable-paid-account',
  access: 'admin',
  summary: 'アカウントの有料プランを終える',
  params,
  body: z.strictObject({}).optional(),
  answer,
});

export const listSubscriptions = defineRead({
  name: 'listSubscriptions',
  method: 'GET',
  path: '/api/users/:id/subscriptions',
  access: 'owner',
  summary: '自分のアカウントの有料プランを、いまのもの（終わっていれば最後のもの）について読む',
  params,
  answer: z.array(subscription),
});
