import { userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { presentUser } from '../world/present.ts';

export const setBlockCommand = wireCommand({
  ...queued('set-block'),
  async prepare({ userId: id, value }, { world, viewer, at }) {
    if (value) await presentUser(world, id, viewer);
    const [member, blockedId] = [userId(viewer.accountId), userId(id)];
    return prepare({
      spec: specs.block,
      stream: streams.block(member, blockedId),
      command: { type: 'set-block', data: { userId: member, blockedId, on: value, at } },
    });
  },
});
