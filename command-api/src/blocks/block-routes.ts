import { setBlock } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { AsOf } from '../world/world.ts';
import { setBlockCommand } from './block-commands.ts';

const isOn = async ({ world, viewer }: Edge, id: string, asOf?: AsOf): Promise<boolean> =>
  (await world.block(viewer.accountId, id, asOf)).state.status === 'on';

export function blockRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setBlock, async ({ params: { id }, body }, edge) => {
    const landed = await edge.send(async () =>
      setBlockCommand.prepare({ userId: id, value: body?.value ?? !(await isOn(edge, id)) }, edge),
    );
    return { payload: { isBlocking: await isOn(edge, id, landed.revision) }, landed };
  });
}
