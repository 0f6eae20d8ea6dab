import { declareUsage, declareUsageOfCompany, setCompanyUsage, toggleServiceUsage } from '@meikan/contracts';
import type { UsageType } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { callersHolder, own } from './callers-holder.ts';
import { setUsage, usageAt, usageSince } from './set-usage.ts';

async function setOwn(edge: Edge, serviceId: string, usageType: UsageType, usage: boolean) {
  const holder = own(edge);
  const landed = await setUsage(edge, () => ({ holder, serviceId, usageType, usage }));
  return { payload: { serviceId, ...(await usageSince(edge, landed, serviceId)) }, landed };
}

/** The usage calls, each with its own holder (design.md 10: the id in the path is the service). */
export function usageRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, declareUsage, ({ params: { serviceId }, body }, edge) =>
    setOwn(edge, serviceId, body.usageType, body.usage),
  );
  commandRoute(app, deps, declareUsageOfCompany, ({ params: { id }, body: { usageType } }, edge) =>
    setOwn(edge, id, usageType, true),
  );
  for (const call of [toggleServiceUsage, setCompanyUsage]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const landed = await setUsage(edge, async () => {
        const holder = await callersHolder(edge);
        const usageType = holder.kind === 'company' ? 'company-using' : 'private';
        const usage = body?.usage ?? !(await usageAt(edge, holder.id, id)).usage;
        return { holder, serviceId: id, usageType, usage };
      });
      return { payload: { serviceId: id, ...(await usageSince(edge, landed, id)) }, landed };
    });
  }
}
