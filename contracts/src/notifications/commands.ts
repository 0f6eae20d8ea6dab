import { z } from 'zod';
import { defineQueuedCommand, onOff } from '../commands/define-queued-command.ts';
import { wanted } from '../kernel/fields.ts';
import { notificationKind } from './notification.ts';

export const notificationCommands = {
  'set-notification-kind': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ kind: notificationKind, value: wanted }),
    merge: { merges: 'set', setting: ({ kind }) => kind },
    partition: (_, account) => `notifications-${account}`,
    title: onOff(
      (name) => `「${name}」のお知らせを受け取る設定に変更`,
      (name) => `「${name}」のお知らせを受け取らない設定に変更`,
    ),
  }),
};
