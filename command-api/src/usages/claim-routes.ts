import { judgeRelation, judgeUsage } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { authorisePage } from '../world/authorise.ts';
import { concernedBy, judgeRelationCommand, judgeUsageCommand } from './claim-commands.ts';

/** The company in the path answers what others claim of it. */
export function claimRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, judgeUsage, async ({ params: { id }, body }, edge) => {
    const landed = await edge.send(async () => {
      await authorisePage(edge.world, edge.viewer, id);
      const concerned = await concernedBy(edge.world, body.holder, body.serviceId);
      if (concerned.id !== id) throw problemOfRefusal({ code: 'claim-unknown' });
      return judgeUsageCommand.prepare(body, edge);
    });
    return { payload: { verdict: body.verdict }, landed };
  });
  commandRoute(app, deps, judgeRelation, async ({ params: { id }, body }, edge) => {
    const landed = await edge.send(() => judgeRelationCommand.prepare({ companyId: id, ...body }, edge));
    return { payload: { verdict: body.verdict }, landed };
  });
}
