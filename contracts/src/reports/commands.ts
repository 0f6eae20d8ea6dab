import { defineQueuedCommand } from '../commands/define-queued-command.ts';
import { set } from '../commands/merge-rule.ts';
import { reportOf } from './report-fields.ts';

export const reportCommands = {
  'make-report': defineQueuedCommand({
    v: 1,
    schema: reportOf,
    merge: set('report'),
    partition: ({ target }, account) => `report-${account}_${target.kind}.${target.id}`,
    title: ({ name }) => `「${name}」を通報`,
  }),
};
