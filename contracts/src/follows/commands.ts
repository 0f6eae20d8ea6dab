import { z } from 'zod';
import { personOrPage, restore } from '../commands/command-data.ts';
import { defineQueuedCommand, identityUpcast, onOff } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { wanted } from '../kernel/fields.ts';

export const followCommands = {
  'set-follow': defineQueuedCommand({
    v: 2,
    schema: z.strictObject({ target: personOrPage, value: wanted, restore }),
    upcast: { 1: identityUpcast },
    merge: set('follow'),
    partition: ({ target }, account) => `follow-${account}_${target.kind}.${target.id}`,
    title: onOff(
      (name) => `「${name}」をフォロー`,
      (name) => `「${name}」のフォローをやめる`,
    ),
  }),
};
