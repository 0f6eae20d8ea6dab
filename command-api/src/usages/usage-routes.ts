import { declareUsage, declareUsageOfCompany, setCompanyUsage, toggleServiceUsage } from '@meikan/contracts';
import type { UsageType } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { callersHolder, own } from './callers-holder.ts';
import { setUsage, usageAt, usageSince } from './set-usage.ts';

async function setOwn(context: RouteContext, serviceId: string, usageType: UsageType, usage: boolean) {
  const holder = own(context);
  const applied = await setUsage(context, () => ({ holder, serviceId, usageType, usage }));
  return { payload: { serviceId, ...(await usageSince(context, applied, serviceId)) }, applied };
}

/** The usage calls, each with its own holder (the id in the path is the service). */
export function usageRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, declareUsage, ({ params: { serviceId }, body }, context) =>
    setOwn(context, serviceId, body.usageType, body.usage),
  );
  commandRoute(app, deps, declareUsageOfCompany, ({ params: { id }, body: { usageType } }, context) =>
    setOwn(context, id, usageType, true),
  );
  for (const call of [toggleServiceUsage, setCompanyUsage]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, context) => {
      const applied = await setUsage(context, async () => {
        const holder = await callersHolder(context);
        const usageType = holder.kind === 'company' ? 'company-using' : 'private';
        const usage = body?.usage ?? !(await usageAt(context, holder.id, id)).usage;
        return { holder, serviceId: id, usageType, usage };
      });
      return { payload: { serviceId: id, ...(await usageSince(context, applied, id)) }, applied };
    });
  }
}
