import { z } from 'zod';
import { userId } from '../commands/command-data.ts';
import { defineQueuedCommand, onOff } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { wanted } from '../kernel/fields.ts';

export const blockCommands = {
  'set-block': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ userId, value: wanted }),
    merge: set('block'),
    partition: ({ userId: blocked }, account) => `block-${account}_${blocked}`,
    title: onOff(
      (name) => `「${name}」をブロック`,
      (name) => `「${name}」のブロックを解除`,
    ),
  }),
};
