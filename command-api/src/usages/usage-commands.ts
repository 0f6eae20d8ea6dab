import type { QueuedData } from '@meikan/contracts';
import { companyId, type UsageHolder, type UsageType, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { wireCommand } from '../batch/wire-command.ts';
import { authorisePage, authoriseProfile } from '../entities/authorise.ts';
import { presentCompany } from '../entities/present.ts';
import { prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

type Named = QueuedData['declare-usage']['holder'];

const holderOf = ({ kind, id }: Named): UsageHolder =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

/** A person speaks for themselves; business accounts have no profile and speak for their company. */
function authorisePerson({ id }: Named, { viewer }: RequestContext): void {
  if (viewer.role === 'business') throw new ProblemError({ code: 'general-only' });
  authoriseProfile(id, viewer);
}

/** A company's use is entered by its own owners, or by those of the service as an adopting company. */
async function authoriseCompany(
  { id }: Named,
  serviceId: string,
  usageType: UsageType,
  { entities, viewer }: RequestContext,
): Promise<void> {
  await authorisePage(entities, viewer, usageType === 'company-use' ? serviceId : id);
  await presentCompany(entities, id);
}

const actingFor = (id: string, serviceId: string, usageType: UsageType) =>
  usageType === 'company-use' ? serviceId : id;

export const declareUsageCommand = wireCommand('declare-usage', {
  async prepare({ holder: named, serviceId, usageType, since, comment, restore = false }, context) {
    if (named.kind === 'user') authorisePerson(named, context);
    else await authoriseCompany(named, serviceId, usageType, context);
    await presentCompany(context.entities, serviceId);
    const user = holderOf(named);
    const data = {
      holder: user,
      serviceId: companyId(serviceId),
      usageType,
      restore,
      at: context.at,
      ...(since === undefined ? {} : { since }),
      ...(comment === undefined ? {} : { comment }),
    };
    return prepare({
      stream: streams.usage(user.id, data.serviceId),
      actingFor: user.kind === 'company' ? actingFor(user.id, serviceId, usageType) : undefined,
      command: { type: 'declare-usage', data },
    });
  },
});

export const withdrawUsageCommand = wireCommand('withdraw-usage', {
  async prepare({ holder: named, serviceId }, context) {
    const { entities, viewer, at } = context;
    if (named.kind === 'user') authorisePerson(named, context);
    else await authorisePage(entities, viewer, named.id, serviceId);
    const user = holderOf(named);
    return prepare({
      stream: streams.usage(user.id, companyId(serviceId)),
      actingFor: user.kind === 'company' ? user.id : undefined,
      command: { type: 'withdraw-usage', data: { holder: user, serviceId: companyId(serviceId), at } },
    });
  },
});

/** What a phone may queue of usages. */
export const usageCommands = [declareUsageCommand, withdrawUsageCommand];
