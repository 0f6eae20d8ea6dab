import {
  declareUsage,
  declareUsageOfCompany,
  enterCompanyUsage,
  setCompanyUsage,
  toggleServiceUsage,
} from '@meikan/contracts';
import { companyId as asCompanyId, relationOfType, type UsageHolder, type UsageType, userId } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { Landed } from '../edge/send.ts';
import { setRelationCommand } from '../relations/relation-commands.ts';
import { companyOf } from '../world/present.ts';
import { declareUsageCommand, withdrawUsageCommand } from './usage-commands.ts';

type Wish = {
  readonly holder: UsageHolder;
  readonly serviceId: string;
  readonly usageType: UsageType;
  readonly usage: boolean;
};

async function setUsage(edge: Edge, { holder, serviceId, usageType, usage }: Wish): Promise<Landed> {
  return usage
    ? edge.send(declareUsageCommand, { holder, serviceId, usageType })
    : edge.send(withdrawUsageCommand, { holder, serviceId });
}

async function answer(edge: Edge, holder: UsageHolder, serviceId: string) {
  const { state } = await edge.world.usage(holder, serviceId);
  const usage = state.status === 'on';
  return { serviceId, usage, usageType: usage ? state.usageType : null };
}

/** The usage calls, each with its own holder (design.md 10: the id in the path is the service). */
export function usageRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, declareUsage, async ({ params: { serviceId }, body }, edge) => {
    const holder: UsageHolder = { kind: 'user', id: userId(edge.viewer.accountId) };
    const landed = await setUsage(edge, { holder, serviceId, ...body });
    return { payload: await answer(edge, holder, serviceId), landed };
  });
  commandRoute(app, deps, declareUsageOfCompany, async ({ params: { id }, body: { usageType } }, edge) => {
    const holder: UsageHolder = { kind: 'user', id: userId(edge.viewer.accountId) };
    const landed = await setUsage(edge, { holder, serviceId: id, usageType, usage: true });
    return { payload: await answer(edge, holder, id), landed };
  });
  for (const call of [toggleServiceUsage, setCompanyUsage]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const holder = await callersHolder(edge);
      const usage = body?.usage ?? !(await answer(edge, holder, id)).usage;
      const usageType = holder.kind === 'company' ? 'company-using' : 'private';
      const landed = await setUsage(edge, { holder, serviceId: id, usageType, usage });
      return { payload: await answer(edge, holder, id), landed };
    });
  }
  companyListRoute(app, deps);
}

/** General accounts speak for themselves, business accounts for their company (design.md 10). */
async function callersHolder({ world, viewer }: Edge): Promise<UsageHolder> {
  if (viewer.role !== 'business') return { kind: 'user', id: userId(viewer.accountId) };
  return { kind: 'company', id: await companyOf(world, viewer) };
}

function companyListRoute(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, enterCompanyUsage, async ({ params: { id }, body }, edge) => {
    const { usage: kind, companyId, relativeType, value } = body;
    if (kind === 'company-relative') {
      if (!relativeType)
        throw new ProblemError({
          code: 'invalid',
          errors: [{ field: 'relativeType', code: 'required', message: '関係の種類を選択してください。' }],
        });
      const before = (await edge.world.relation(id, companyId)).state;
      const wanted = value ?? relationOfType(before, relativeType) === undefined;
      const landed = await edge.send(setRelationCommand, {
        companyId: id,
        otherId: companyId,
        relativeType,
        value: wanted,
      });
      return { payload: { usage: wanted, companyId }, landed };
    }
    const using = kind === 'company-using';
    const holder: UsageHolder = { kind: 'company', id: asCompanyId(using ? id : companyId) };
    const serviceId = using ? companyId : id;
    const usage = value ?? !(await answer(edge, holder, serviceId)).usage;
    const landed = await setUsage(edge, { holder, serviceId, usageType: kind, usage });
    return { payload: { usage: (await answer(edge, holder, serviceId)).usage, companyId }, landed };
  });
}
