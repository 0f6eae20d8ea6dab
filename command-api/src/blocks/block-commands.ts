import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { presentUser } from '../entities/present.ts';
import { prepare } from '../route/prepared-command.ts';

export const setBlockCommand = wireCommand({
  ...queued('set-block'),
  async prepare({ userId: id, value }, { entities, viewer, at }) {
    if (value) await presentUser(entities, id, viewer);
    const [member, blockedId] = [userId(viewer.accountId), userId(id)];
    return prepare({
      stream: streams.block(member, blockedId),
      command: { type: 'set-block', data: { userId: member, blockedId, on: value, at } },
    });
  },
});
