import { setBlock } from '@meikan/contracts';
import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import type { AsOf } from '../entities/entity-loader.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { setBlockCommand } from './block-commands.ts';

const isOn = async ({ entities, viewer }: RouteContext, id: string, asOf?: AsOf): Promise<boolean> =>
  (await entities.load(streams.block(userId(viewer.accountId), userId(id)), asOf)).state.status === 'on';

export function blockRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBlock, async ({ params: { id }, body }, context) => {
    const applied = await context.send(async () =>
      setBlockCommand.prepare({ userId: id, value: body?.value ?? !(await isOn(context, id)) }, context),
    );
    return { payload: { isBlocking: await isOn(context, id, applied.revision) }, applied };
  });
}
