import multipart from '@fastify/multipart';
import { registerServiceOfCompany, registerUsedService } from '@meikan/contracts';
import { companyId, type UsageType } from '@meikan/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { Sent } from '../edge/landed.ts';
import { callersHolder } from '../usages/callers-holder.ts';
import { usageSince } from '../usages/set-usage.ts';
import { declareUsageCommand } from '../usages/usage-commands.ts';
import { authorisePage } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';
import type { KnownPages } from './known-pages.ts';
import { readForm } from './read-form.ts';
import { ownPhoto, registerPage } from './registration.ts';

/** Pages of strangers' making: counted as strictly as pictures are. */
const options = { readBody: readForm, limit: 'media' } as const;

/** A registration ends with the first usage of a service: of the new one, or by it. */
async function answerOf(edge: Edge, serviceId: string, landed: Sent) {
  return { payload: { id: edge.commandId, ...(await usageSince(edge, landed, serviceId)) }, landed };
}

function ofCaller(app: FastifyInstance, deps: CommandApiDeps, pages: KnownPages): void {
  commandRoute(
    app,
    deps,
    registerUsedService,
    async ({ body }, edge) => {
      const serviceId = edge.commandId;
      const landed = await edge.send(async () => {
        const holder = await callersHolder(edge);
        await registerPage(pages, edge, body);
        const usageType: UsageType = holder.kind === 'company' ? 'company-using' : body.usageType;
        return declareUsageCommand.prepare({ holder, serviceId, usageType }, edge);
      });
      return answerOf(edge, serviceId, landed);
    },
    options,
  );
}

function ofCompany(app: FastifyInstance, deps: CommandApiDeps, pages: KnownPages): void {
  commandRoute(
    app,
    deps,
    registerServiceOfCompany,
    async ({ params, body }, edge) => {
      const [own, added] = [companyId(params.id), companyId(edge.commandId)];
      const [holderId, serviceId] = body.usage === 'company-using' ? [own, added] : [added, own];
      const landed = await edge.send(async () => {
        await authorisePage(edge.world, edge.viewer, own);
        await presentCompany(edge.world, own);
        await registerPage(pages, edge, body, { logo: ownPhoto(body.photo, edge.viewer), actingFor: own });
        const holder = { kind: 'company', id: holderId } as const;
        return declareUsageCommand.prepare({ holder, serviceId, usageType: body.usage }, edge);
      });
      return answerOf(edge, serviceId, landed);
    },
    options,
  );
}

/** The two calls that take forms: in a plugin of their own, so that no other call of the room accepts one (security.md H33). */
export function registrationRoutes(deps: CommandApiDeps, pages: KnownPages): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart);
    ofCaller(app, deps, pages);
    ofCompany(app, deps, pages);
  };
}
