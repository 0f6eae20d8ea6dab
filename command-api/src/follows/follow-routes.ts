import { setCompanyFollow, setFollow } from '@meikan/contracts';
import { companyId, type FollowTarget, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import type { AsOf } from '../entities/entity-loader.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { setFollowCommand } from './follow-commands.ts';

const isOn = async ({ entities, viewer }: RouteContext, target: FollowTarget, asOf?: AsOf): Promise<boolean> =>
  (await entities.load(streams.follow(userId(viewer.accountId), target.kind, target.id), asOf)).state.status === 'on';

export function followRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, targetOf } of [
    { call: setFollow, targetOf: (id: string): FollowTarget => ({ kind: 'user', id: userId(id) }) },
    { call: setCompanyFollow, targetOf: (id: string): FollowTarget => ({ kind: 'company', id: companyId(id) }) },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, context) => {
      const target = targetOf(id);
      const applied = await context.send(async () =>
        setFollowCommand.prepare(
          {
            target,
            value: body?.value ?? !(await isOn(context, target)),
          },
          context,
        ),
      );
      return { payload: { isFollowing: await isOn(context, target, applied.revision) }, applied };
    });
  }
}
