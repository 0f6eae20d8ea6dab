import { setFootprintsHidden } from '@meikan/contracts';
import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';
import { turn } from '../route/turn.ts';

/** Everybody chooses for themselves alone. */
const setFootprintsHiddenCommand = wireCommand('set-footprints-hidden', {
  async prepare({ value }, { viewer, at }) {
    const member = userId(viewer.accountId);
    return prepare({
      stream: streams.privacy(member),
      command: { type: 'set-footprints-hidden', data: { userId: member, hidden: value, at } },
    });
  },
});

/** What a phone may queue of privacy. */
export const privacyCommands = [setFootprintsHiddenCommand];

export function privacyRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setFootprintsHidden, async ({ body }, context) => {
    const stream = streams.privacy(userId(context.viewer.accountId));
    const { on, applied } = await turn(context, body?.value, {
      isOn: async (asOf) => (await context.entities.load(stream, asOf)).state.footprints === 'hidden',
      prepare: (value) => setFootprintsHiddenCommand.prepare({ value }, context),
    });
    return { payload: { hidesFootprints: on }, applied };
  });
}
