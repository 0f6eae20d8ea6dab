import { setFootprintsHidden } from '@meikan/contracts';
import { userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import type { AsOf } from '../entities/entity-loader.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { setFootprintsHiddenCommand } from './privacy-commands.ts';

const hides = async ({ entities, viewer }: RouteContext, asOf?: AsOf): Promise<boolean> =>
  (await entities.load(streams.privacy(userId(viewer.accountId)), asOf)).state.footprints === 'hidden';

export function privacyRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, setFootprintsHidden, async ({ body }, context) => {
    const applied = await context.send(async () =>
      setFootprintsHiddenCommand.prepare({ value: body?.value ?? !(await hides(context)) }, context),
    );
    return { payload: { hidesFootprints: await hides(context, applied.revision) }, applied };
  });
}
