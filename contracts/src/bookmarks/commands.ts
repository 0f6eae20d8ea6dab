import { restore } from '../commands/command-data.ts';
import { defineQueuedCommand, identityUpcast, onOff } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { wanted } from '../kernel/fields.ts';
import { setBookmark } from './calls.ts';

export const bookmarkCommands = {
  'set-bookmark': defineQueuedCommand({
    v: 2,
    schema: setBookmark.body.extend({ value: wanted, restore }),
    upcast: { 1: identityUpcast },
    merge: set('bookmark'),
    partition: ({ referenceId }, account) => `bookmark-${account}_${referenceId}`,
    title: onOff(
      (name) => `「${name}」を保存（ブックマーク）`,
      (name) => `「${name}」を保存から外す`,
    ),
  }),
};
