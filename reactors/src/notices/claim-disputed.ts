import { type CompanyId, companyId, type Instant, type UsageHolder } from '@meikan/domain';
import { type DomainRecorded, streams } from '@meikan/event-log';
import { uuidv5 } from '@meikan/platform';
import type { Reactor } from '../reactor.ts';
import { addressesOf } from './addresses.ts';
import { claimDisputedMail } from './mails.texts.ts';

type Dispute = {
  readonly claimant: UsageHolder;
  /** The page on which the claim stands, and whose company disputes it. */
  readonly concerned: CompanyId;
};

/**
 * Tells whoever claimed a usage or a relation that the company concerned disputes it: once a day, however often
 * the company takes its word back and gives it again.
 */
export const tellClaimDisputed: Reactor = {
  name: 'tell-claim-disputed',
  categories: ['usage', 'relation'],
  onceFor: (recorded) => (disputeOf(recorded) === null ? null : dayOf(recorded)),
  async react(recorded, effects) {
    const dispute = disputeOf(recorded);
    if (dispute === null) return;
    const { claimant, concerned } = dispute;
    const page = await effects.handler.load(streams.company(concerned));
    if (page.state.status !== 'registered') return;
    const place = claimant.kind === 'user' ? `/profile/${claimant.id}` : `/companies/${claimant.id}`;
    const mail = claimDisputedMail(page.state.sections.basics.name, `${effects.publicUrl}${place}`);
    for (const to of await addressesOf(claimant, effects)) await effects.mailer.send({ to, ...mail });
  },
};

/** Stands for what is said between two on one day. */
const dayOf = ({ stream, recordedAt }: DomainRecorded): string =>
  uuidv5(`${stream} ${recordedAt.slice(0, 'yyyy-MM-dd'.length)}`, CLAIMS);
const CLAIMS = 'd3b4b0a4-6f0e-4c61-9d0b-3c1f5f8f2a77';

/** A claim that is made again bears the answer it had, from the time when that was given: nobody has answered anew. */
const isOfBefore = ({ at }: { readonly at: Instant }, { metadata }: DomainRecorded): boolean => at < metadata.issuedAt;

function disputeOf(recorded: DomainRecorded): Dispute | null {
  switch (recorded.type) {
    case 'usage-judged': {
      const { holder, serviceId, by, verdict } = recorded.data;
      if (verdict !== 'disputed' || isOfBefore(recorded.data, recorded)) return null;
      if (by === 'service') return { claimant: holder, concerned: serviceId };
      return { claimant: { kind: 'company', id: serviceId }, concerned: companyId(holder.id) };
    }
    case 'relation-judged': {
      const { fromCompanyId, toCompanyId, verdict } = recorded.data;
      if (verdict !== 'disputed' || isOfBefore(recorded.data, recorded)) return null;
      return { claimant: { kind: 'company', id: fromCompanyId }, concerned: toCompanyId };
    }
    default:
      return null;
  }
}
