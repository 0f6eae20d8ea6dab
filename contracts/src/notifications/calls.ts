import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { wantedField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';
import { notification, notificationKind } from './notification.ts';

/** The specification shows no call for notifications. */
export const listNotifications = defineRead({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/users/notifications',
  access: 'signed-in',
  summary: '自分へのお知らせを、新しい順に読む。同じ日の同じことは、まとめて1件になる',
  query: z.strictObject({ ...paging(20) }),
  answer: z.array(notification),
  headers: ['total'],
});

export const getNotificationState = defineRead({
  name: 'getNotificationState',
  method: 'GET',
  path: '/api/users/notifications/state',
  access: 'signed-in',
  summary: '新しいお知らせの件数と、受け取らない種類を読む',
  answer: z.object({
    /** Whose they are: what happens to somebody is told live by their id. */
    userId: z.string(),
    newCount: z.number().int(),
    muted: z.array(notificationKind),
  }),
});

export const seeNotifications = defineCommand({
  name: 'seeNotifications',
  method: 'PUT',
  path: '/api/users/notifications/seen',
  access: 'signed-in',
  summary: 'ある時刻までのお知らせを、見たことにする',
  body: z.strictObject({ until: z.iso.datetime({ precision: 3 }).meta({ title: '時刻' }) }),
  answer: z.object({ seenUntil: z.string().nullable() }),
});

export const setNotificationKind = defineCommand({
  name: 'setNotificationKind',
  method: 'PUT',
  path: '/api/users/notifications/kinds/:kind',
  access: 'signed-in',
  summary: 'ある種類のお知らせを受け取る、受け取らない（値がなければ反転）',
  params: z.strictObject({ kind: notificationKind }),
  body: z.strictObject({ value: wantedField }).optional(),
  answer: z.object({ isOn: z.boolean() }),
});
