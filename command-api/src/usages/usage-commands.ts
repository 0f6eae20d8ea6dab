import type { QueuedData } from '@meikan/contracts';
import { companyId, type UsageHolder, type UsageType, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { asItWas, type Circumstances, queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { authorisePage, authoriseProfile } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';

type Named = QueuedData['declare-usage']['holder'];

const holderOf = ({ kind, id }: Named): UsageHolder =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

/** A person speaks for themselves; business accounts have no profile and speak for their company (design.md 10). */
function authorisePerson({ id }: Named, { viewer }: Circumstances): void {
  if (viewer.role === 'business') throw new ProblemError({ code: 'general-only' });
  authoriseProfile(id, viewer);
}

/** A company's use is entered by its own owners, or by those of the service as an adopting company (company-side 6). */
async function authoriseCompany(
  { id }: Named,
  serviceId: string,
  usageType: UsageType,
  { world, viewer }: Circumstances,
): Promise<void> {
  await authorisePage(world, viewer, usageType === 'company-use' ? serviceId : id);
  await presentCompany(world, id);
}

const actingFor = (id: string, serviceId: string, usageType: UsageType) =>
  usageType === 'company-use' ? serviceId : id;

export const declareUsageCommand = wireCommand({
  ...queued('declare-usage'),
  upcast: { 1: asItWas },
  async prepare({ holder: named, serviceId, usageType, since, comment, restore = false }, circumstances) {
    if (named.kind === 'user') authorisePerson(named, circumstances);
    else await authoriseCompany(named, serviceId, usageType, circumstances);
    await presentCompany(circumstances.world, serviceId);
    const user = holderOf(named);
    const data = {
      holder: user,
      serviceId: companyId(serviceId),
      usageType,
      restore,
      at: circumstances.at,
      ...(since === undefined ? {} : { since }),
      ...(comment === undefined ? {} : { comment }),
    };
    return prepare({
      spec: specs.usage,
      stream: streams.usage(user.id, data.serviceId),
      actingFor: user.kind === 'company' ? actingFor(user.id, serviceId, usageType) : undefined,
      command: { type: 'declare-usage', data },
    });
  },
});

export const withdrawUsageCommand = wireCommand({
  ...queued('withdraw-usage'),
  async prepare({ holder: named, serviceId }, circumstances) {
    const { world, viewer, at } = circumstances;
    if (named.kind === 'user') authorisePerson(named, circumstances);
    else await authorisePage(world, viewer, named.id, serviceId);
    const user = holderOf(named);
    return prepare({
      spec: specs.usage,
      stream: streams.usage(user.id, companyId(serviceId)),
      actingFor: user.kind === 'company' ? user.id : undefined,
      command: { type: 'withdraw-usage', data: { holder: user, serviceId: companyId(serviceId), at } },
    });
  },
});
