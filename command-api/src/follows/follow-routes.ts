import { setCompanyFollow, setFollow } from '@meikan/contracts';
import { companyId, type FollowTarget, userId } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { AsOf } from '../world/world.ts';
import { setFollowCommand } from './follow-commands.ts';

const isOn = async ({ world, viewer }: Edge, target: FollowTarget, asOf?: AsOf): Promise<boolean> =>
  (await world.follow(viewer.accountId, target, asOf)).state.status === 'on';

export function followRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, targetOf } of [
    { call: setFollow, targetOf: (id: string): FollowTarget => ({ kind: 'user', id: userId(id) }) },
    { call: setCompanyFollow, targetOf: (id: string): FollowTarget => ({ kind: 'company', id: companyId(id) }) },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const target = targetOf(id);
      const landed = await edge.send(async () =>
        setFollowCommand.prepare(
          {
            target,
            value: body?.value ?? !(await isOn(edge, target)),
          },
          edge,
        ),
      );
      return { payload: { isFollowing: await isOn(edge, target, landed.revision) }, landed };
    });
  }
}
