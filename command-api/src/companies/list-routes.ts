import { type CallBody, enterCompanyUsage } from '@meikan/contracts';
import { companyId as asCompanyId, type RelativeType, type UsageHolder } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { enteredFrom, isRelatedSince, setRelationCommand } from '../relations/relation-commands.ts';
import { setUsage, usageAt, usageSince } from '../usages/set-usage.ts';

type Entry = Omit<CallBody<typeof enterCompanyUsage>, 'usage'> & { readonly id: string };

function required(type: RelativeType | undefined): RelativeType {
  if (type !== undefined) return type;
  const message = '関係の種類を選択してください。';
  throw new ProblemError({
    code: 'invalid',
    detail: message,
    errors: [{ field: 'relativeType', code: 'required', message }],
  });
}

async function setRelation(edge: Edge, { id, companyId, relativeType, value }: Entry) {
  const type = required(relativeType);
  const landed = await edge.send(async () => {
    const wished = value ?? (await enteredFrom(edge.world, id, companyId, type)) === null;
    return setRelationCommand.prepare({ companyId: id, otherId: companyId, relativeType: type, value: wished }, edge);
  });
  const usage = await isRelatedSince(edge.world, landed, { companyId: id, otherId: companyId, relativeType: type });
  return { payload: { usage, companyId }, landed };
}

async function setListed(edge: Edge, kind: 'company-use' | 'company-using', { id, companyId, value }: Entry) {
  const [holderId, serviceId] = kind === 'company-using' ? [id, companyId] : [companyId, id];
  const holder: UsageHolder = { kind: 'company', id: asCompanyId(holderId) };
  const landed = await setUsage(edge, async () => {
    const usage = value ?? !(await usageAt(edge, holder.id, serviceId)).usage;
    return { holder, serviceId, usageType: kind, usage };
  });
  return { payload: { usage: (await usageSince(edge, landed, serviceId)).usage, companyId }, landed };
}

/** The three lists of a company page, as its owner keeps them (company-side 7: service-usage). */
export function companyListRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, enterCompanyUsage, ({ params: { id }, body: { usage: kind, ...body } }, edge) =>
    kind === 'company-relative' ? setRelation(edge, { id, ...body }) : setListed(edge, kind, { id, ...body }),
  );
}
