import { z } from 'zod';
import { defineQueuedCommand, onOff } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { wanted } from '../kernel/fields.ts';

export const footprintCommands = {
  'set-footprints-hidden': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ value: wanted }),
    merge: set('footprints-hidden'),
    partition: (_, account) => `privacy-${account}`,
    title: onOff(
      () => '足あとを残さない設定に変更',
      () => '足あとを残す設定に変更',
    ),
  }),
};
