import { setFootprintsHidden } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { AsOf } from '../world/world.ts';
import { setFootprintsHiddenCommand } from './privacy-commands.ts';

const hides = async ({ world, viewer }: Edge, asOf?: AsOf): Promise<boolean> =>
  (await world.privacy(viewer.accountId, asOf)).state.footprints === 'hidden';

export function privacyRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setFootprintsHidden, async ({ body }, edge) => {
    const landed = await edge.send(async () =>
      setFootprintsHiddenCommand.prepare({ value: body?.value ?? !(await hides(edge)) }, edge),
    );
    return { payload: { hidesFootprints: await hides(edge, landed.revision) }, landed };
  });
}
