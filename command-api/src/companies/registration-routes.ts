import multipart from '@fastify/multipart';
import { registerServiceOfCompany, registerUsedService } from '@meikan/contracts';
import { companyId, type UsageType } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { authorisePage } from '../entities/authorise.ts';
import { presentCompany } from '../entities/present.ts';
import type { Sent } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { callersHolder } from '../usages/callers-holder.ts';
import { usageSince } from '../usages/set-usage.ts';
import { declareUsageCommand } from '../usages/usage-commands.ts';
import type { KnownPages } from './known-pages.ts';
import { readForm } from './read-form.ts';
import { ownPhoto, registerPage } from './registration.ts';

/** Pages of strangers' making: counted as strictly as pictures are. */
const options = { readBody: readForm, limit: 'media' } as const;

/** A registration ends with the first usage of a service: of the new one, or by it. */
async function answerOf(context: RouteContext, serviceId: string, applied: Sent) {
  return { payload: { id: context.commandId, ...(await usageSince(context, applied, serviceId)) }, applied };
}

function ofCaller(app: FastifyInstance, deps: CommandApiDeps, pages: KnownPages): void {
  commandRoute(
    app,
    deps,
    registerUsedService,
    async ({ body }, context) => {
      const serviceId = context.commandId;
      const applied = await context.send(async () => {
        const holder = await callersHolder(context);
        await registerPage(pages, context, { form: body, isPublic: true });
        const usageType: UsageType = holder.kind === 'company' ? 'company-using' : body.usageType;
        return declareUsageCommand.prepare({ holder, serviceId, usageType }, context);
      });
      return answerOf(context, serviceId, applied);
    },
    options,
  );
}

function ofCompany(app: FastifyInstance, deps: CommandApiDeps, pages: KnownPages): void {
  commandRoute(
    app,
    deps,
    registerServiceOfCompany,
    async ({ params, body }, context) => {
      const [own, added] = [companyId(params.id), companyId(context.commandId)];
      const [holderId, serviceId] = body.usage === 'company-using' ? [own, added] : [added, own];
      const applied = await context.send(async () => {
        await authorisePage(context.entities, context.viewer, own);
        await presentCompany(context.entities, own);
        const logo = ownPhoto(body.photo, context.viewer);
        await registerPage(pages, context, { form: body, isPublic: true, logo, actingFor: own });
        const holder = { kind: 'company', id: holderId } as const;
        return declareUsageCommand.prepare({ holder, serviceId, usageType: body.usage }, context);
      });
      return answerOf(context, serviceId, applied);
    },
    options,
  );
}

/** The two calls that take forms: in a plugin of their own, so that no other call accepts one. */
export const registrationRoutes = (pages: KnownPages) => (app: FastifyInstance, deps: CommandApiDeps) =>
  void app.register(async (forms) => {
    await forms.register(multipart);
    ofCaller(forms, deps, pages);
    ofCompany(forms, deps, pages);
  });
