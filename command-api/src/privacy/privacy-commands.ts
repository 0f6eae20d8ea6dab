import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../route/prepared-command.ts';

/** Everybody chooses for themselves alone. */
export const setFootprintsHiddenCommand = wireCommand({
  ...queued('set-footprints-hidden'),
  async prepare({ value }, { viewer, at }) {
    const member = userId(viewer.accountId);
    return prepare({
      stream: streams.privacy(member),
      command: { type: 'set-footprints-hidden', data: { userId: member, hidden: value, at } },
    });
  },
});
