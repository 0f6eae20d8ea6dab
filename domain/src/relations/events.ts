import type { Verdict } from '../claims/verdict.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant } from '../kernel/ids.ts';

/** SUPPORTER: business partnership; INVESTOR: the first invests in the second; PARTNER: same group; API_CONNECTION: linked by API. */
export type RelativeType = 'SUPPORTER' | 'INVESTOR' | 'PARTNER' | 'API_CONNECTION';

type Pair = {
  readonly fromCompanyId: CompanyId;
  readonly toCompanyId: CompanyId;
  readonly relativeType: RelativeType;
  readonly at: Instant;
};

export type RelationAdded = DomainEvent<'relation-added', Pair & { readonly comment: string | null }>;
export type RelationRemoved = DomainEvent<'relation-removed', Pair>;

/** The company that it is said of says what it holds of it; null: nothing any more. Of the pair, whatever its types. */
export type RelationJudged = DomainEvent<
  'relation-judged',
  Omit<Pair, 'relativeType'> & { readonly verdict: Verdict | null }
>;

/** How a company is related to another, in `relation-<from>_<to>`; a pair may hold several types. */
export type RelationEvent = RelationAdded | RelationRemoved | RelationJudged;
