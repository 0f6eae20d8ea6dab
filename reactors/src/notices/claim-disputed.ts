import { type CompanyId, companyId, type UsageHolder } from '@meikan/domain';
import { type DomainRecorded, specs, streams } from '@meikan/event-log';
import type { Effects, Reactor } from '../reactor.ts';
import { claimDisputedMail } from './mails.texts.ts';

type Dispute = {
  readonly claimant: UsageHolder;
  /** The page on which the claim stands, and whose company disputes it. */
  readonly concerned: CompanyId;
};

/** Tells whoever claimed a usage or a relation that the company concerned disputes it (product.md 14). */
export const tellClaimDisputed: Reactor = {
  name: 'tell-claim-disputed',
  categories: ['usage', 'relation'],
  async react(recorded, effects) {
    const dispute = disputeOf(recorded);
    if (dispute === null) return;
    const { claimant, concerned } = dispute;
    const page = await effects.handler.load(specs.company, streams.company(concerned));
    if (page.state.status !== 'registered') return;
    const place = claimant.kind === 'user' ? `/profile/${claimant.id}` : `/companies/${claimant.id}`;
    const mail = claimDisputedMail(page.state.sections.basics.name, `${effects.publicUrl}${place}`);
    for (const to of await addressesOf(claimant, effects)) await effects.mailer.send({ to, ...mail });
  },
};

function disputeOf(recorded: DomainRecorded): Dispute | null {
  switch (recorded.type) {
    case 'usage-judged': {
      const { holder, serviceId, by, verdict } = recorded.data;
      if (verdict !== 'disputed') return null;
      if (by === 'service') return { claimant: holder, concerned: serviceId };
      return { claimant: { kind: 'company', id: serviceId }, concerned: companyId(holder.id) };
    }
    case 'relation-judged': {
      const { fromCompanyId, toCompanyId, verdict } = recorded.data;
      return verdict === 'disputed'
        ? { claimant: { kind: 'company', id: fromCompanyId }, concerned: toCompanyId }
        : null;
    }
    default:
      return null;
  }
}

/** A person is written to themselves, a company through its owners. */
async function addressesOf(claimant: UsageHolder, { handler, addressOf }: Effects): Promise<readonly string[]> {
  if (claimant.kind === 'user') return present([await addressOf(claimant.id)]);
  const { state } = await handler.load(specs.companymembers, streams.companymembers(claimant.id));
  return present(await Promise.all(state.owners.map((owner) => addressOf(owner))));
}

const present = (addresses: readonly (string | null)[]): readonly string[] =>
  addresses.filter((address) => address !== null);
