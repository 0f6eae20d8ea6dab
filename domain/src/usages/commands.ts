import type { Verdict } from '../claims/verdict.ts';
import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { CompanyId, Instant } from '../kernel/ids.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { UsageHolder, UsageSide, UsageType } from './events.ts';

/**
 * `since` and `comment` keep their present value when they are left out. `restore` takes a withdrawal back: the same usage stands
 * again as it was declared; where there was none it declares one.
 */
export type DeclareUsage = Command<
  'declare-usage',
  {
    readonly holder: UsageHolder;
    readonly serviceId: CompanyId;
    readonly usageType: UsageType;
    /** `yyyy-MM`. */
    readonly since?: string | null;
    readonly comment?: string | null;
    readonly restore?: boolean;
    readonly at: Instant;
  }
>;
export type WithdrawUsage = Command<
  'withdraw-usage',
  { readonly holder: UsageHolder; readonly serviceId: CompanyId; readonly at: Instant }
>;

/** One side says what it holds of the other's claim; null takes its word back. */
export type JudgeUsage = Command<
  'judge-usage',
  {
    readonly holder: UsageHolder;
    readonly serviceId: CompanyId;
    readonly by: UsageSide;
    readonly verdict: Verdict | null;
    readonly at: Instant;
  }
>;

export type UsageCommand = DeclareUsage | WithdrawUsage | JudgeUsage;
export type UsageRefusal = Refusal<
  'self-usage' | 'usage-type-of-other-holder' | 'claim-unknown' | 'own-claim' | ValidationCode
>;
