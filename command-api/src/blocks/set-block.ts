import { setBlock } from '@meikan/contracts';
import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import { presentUser } from '../entities/present.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';
import { turn } from '../route/turn.ts';

const setBlockCommand = wireCommand('set-block', {
  async prepare({ userId: id, value }, { entities, viewer, at }) {
    if (value) await presentUser(entities, id, viewer);
    const [member, blockedId] = [userId(viewer.accountId), userId(id)];
    return prepare({
      stream: streams.block(member, blockedId),
      command: { type: 'set-block', data: { userId: member, blockedId, on: value, at } },
    });
  },
});

/** What a phone may queue of blocks. */
export const blockCommands = [setBlockCommand];

export function blockRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBlock, async ({ params: { id }, body }, context) => {
    const stream = streams.block(userId(context.viewer.accountId), userId(id));
    const { on, applied } = await turn(context, body?.value, {
      isOn: async (asOf) => (await context.entities.load(stream, asOf)).state.status === 'on',
      prepare: (value) => setBlockCommand.prepare({ userId: id, value }, context),
    });
    return { payload: { isBlocking: on }, applied };
  });
}
