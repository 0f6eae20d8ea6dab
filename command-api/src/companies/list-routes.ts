import { type CallBody, enterCompanyUsage } from '@meikan/contracts';
import { companyId as asCompanyId, type RelativeType, type UsageHolder } from '@meikan/domain';
import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { enteredFrom, isRelatedSince, setRelationCommand } from '../relations/relation-commands.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
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

async function setRelation(context: RouteContext, { id, companyId, relativeType, value }: Entry) {
  const type = required(relativeType);
  const applied = await context.send(async () => {
    const wanted = value ?? (await enteredFrom(context.entities, id, companyId, type)) === null;
    return setRelationCommand.prepare(
      { companyId: id, otherId: companyId, relativeType: type, value: wanted },
      context,
    );
  });
  const usage = await isRelatedSince(context.entities, applied, {
    companyId: id,
    otherId: companyId,
    relativeType: type,
  });
  return { payload: { usage, companyId }, applied };
}

async function setListed(
  context: RouteContext,
  kind: 'company-use' | 'company-using',
  { id, companyId, value }: Entry,
) {
  const [holderId, serviceId] = kind === 'company-using' ? [id, companyId] : [companyId, id];
  const holder: UsageHolder = { kind: 'company', id: asCompanyId(holderId) };
  const applied = await setUsage(context, async () => {
    const usage = value ?? !(await usageAt(context, holder.id, serviceId)).usage;
    return { holder, serviceId, usageType: kind, usage };
  });
  return { payload: { usage: (await usageSince(context, applied, serviceId)).usage, companyId }, applied };
}

/** The three lists of a company page, as its owner keeps them. */
export function companyListRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, enterCompanyUsage, ({ params: { id }, body: { usage: kind, ...body } }, context) =>
    kind === 'company-relative' ? setRelation(context, { id, ...body }) : setListed(context, kind, { id, ...body }),
  );
}
