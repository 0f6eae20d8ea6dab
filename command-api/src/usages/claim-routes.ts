import { judgeRelation, judgeUsage } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { authorisePage } from '../entities/authorise.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { concernedBy, judgeRelationCommand, judgeUsageCommand } from './claim-commands.ts';

/** The company in the path answers what others claim of it. */
export function claimRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, judgeUsage, async ({ params: { id }, body }, context) => {
    const applied = await context.send(async () => {
      await authorisePage(context.entities, context.viewer, id);
      const concerned = await concernedBy(context.entities, body.holder, body.serviceId);
      if (concerned.id !== id) throw problemOfRefusal({ code: 'claim-unknown' });
      return judgeUsageCommand.prepare(body, context);
    });
    return { payload: { verdict: body.verdict }, applied };
  });
  commandRoute(app, deps, judgeRelation, async ({ params: { id }, body }, context) => {
    const applied = await context.send(() => judgeRelationCommand.prepare({ companyId: id, ...body }, context));
    return { payload: { verdict: body.verdict }, applied };
  });
}
