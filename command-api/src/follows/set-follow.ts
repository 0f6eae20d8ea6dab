import { setCompanyFollow, setFollow } from '@meikan/contracts';
import { companyId, type FollowTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { AccountViewer } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { wireCommand } from '../batch/wire-command.ts';
import { presentCompany, presentUser } from '../entities/present.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';
import { turn } from '../route/turn.ts';

type Named = { readonly kind: FollowTarget['kind']; readonly id: string };

function pairOf({ accountId }: AccountViewer, { kind, id }: Named) {
  const target: FollowTarget = kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };
  const follower = userId(accountId);
  return { userId: follower, target, stream: streams.follow(follower, target.kind, target.id) };
}

const setFollowCommand = wireCommand('set-follow', {
  async prepare({ target: named, value, restore = false }, { entities, viewer, at }) {
    if (value) {
      await (named.kind === 'user' ? presentUser(entities, named.id, viewer) : presentCompany(entities, named.id));
    }
    const { stream, ...pair } = pairOf(viewer, named);
    return prepare({ stream, command: { type: 'set-follow', data: { ...pair, on: value, restore, at } } });
  },
});

/** What a phone may queue of follows. */
export const followCommands = [setFollowCommand];

async function setTo(value: boolean | undefined, target: Named, context: RouteContext) {
  const { stream } = pairOf(context.viewer, target);
  const { on, applied } = await turn(context, value, {
    isOn: async (asOf) => (await context.entities.load(stream, asOf)).state.status === 'on',
    prepare: (wanted) => setFollowCommand.prepare({ target, value: wanted }, context),
  });
  return { payload: { isFollowing: on }, applied };
}

export function followRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, kind } of [
    { call: setFollow, kind: 'user' },
    { call: setCompanyFollow, kind: 'company' },
  ] as const) {
    commandRoute(app, deps, call, ({ params: { id }, body }, context) => setTo(body?.value, { kind, id }, context));
  }
}
