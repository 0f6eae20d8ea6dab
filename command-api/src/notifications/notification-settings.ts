import { seeNotifications, setNotificationKind } from '@meikan/contracts';
import { instant, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';
import { turn } from '../route/turn.ts';

/** Everybody chooses for themselves alone. */
const setNotificationKindCommand = wireCommand('set-notification-kind', {
  async prepare({ kind, value }, { viewer, at }) {
    const reader = userId(viewer.accountId);
    return prepare({
      stream: streams.notifications(reader),
      command: { type: 'set-notification-kind', data: { userId: reader, kind, on: value, at } },
    });
  },
});

/** What a phone may queue of notifications. */
export const notificationCommands = [setNotificationKindCommand];

export function notificationRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, seeNotifications, async ({ body }, { viewer, at, send, entities }) => {
    const reader = userId(viewer.accountId);
    const stream = streams.notifications(reader);
    const data = { userId: reader, until: instant(body.until), at };
    const applied = await send(async () => prepare({ stream, command: { type: 'see-notifications', data } }));
    const { state } = await entities.load(stream, applied.revision);
    return { payload: { seenUntil: state.seenUntil }, applied };
  });
  commandRoute(app, deps, setNotificationKind, async ({ params: { kind }, body }, context) => {
    const stream = streams.notifications(userId(context.viewer.accountId));
    const { on, applied } = await turn(context, body?.value, {
      isOn: async (asOf) => !(await context.entities.load(stream, asOf)).state.muted.includes(kind),
      prepare: (value) => setNotificationKindCommand.prepare({ kind, value }, context),
    });
    return { payload: { isOn: on }, applied };
  });
}
