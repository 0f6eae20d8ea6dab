import type { Verdict } from '../claims/verdict.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';

export type UsageHolder =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId };

/** A person uses a service privately or in a company; a company uses it (`company-using`) or is entered as its user (`company-use`). */
export type UsageType = 'private' | 'company' | 'company-use' | 'company-using';

export type UsageDeclared = DomainEvent<
  'usage-declared',
  {
    readonly holder: UsageHolder;
    readonly serviceId: CompanyId;
    readonly usageType: UsageType;
    /** `yyyy-MM`; null: not told. */
    readonly since: string | null;
    readonly comment: string | null;
    readonly at: Instant;
  }
>;
export type UsageWithdrawn = DomainEvent<
  'usage-withdrawn',
  { readonly holder: UsageHolder; readonly serviceId: CompanyId; readonly at: Instant }
>;

/** Of the two between whom a usage stands. */
export type UsageSide = 'holder' | 'service';

/** The company of whom it is claimed says what it holds of it; null: nothing any more. */
export type UsageJudged = DomainEvent<
  'usage-judged',
  {
    readonly holder: UsageHolder;
    readonly serviceId: CompanyId;
    readonly by: UsageSide;
    readonly verdict: Verdict | null;
    readonly at: Instant;
  }
>;

/** What can happen between a user or company and a service, in `usage-<holder>_<service>`. */
export type UsageEvent = UsageDeclared | UsageWithdrawn | UsageJudged;
