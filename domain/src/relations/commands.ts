import type { Verdict } from '../claims/verdict.ts';
import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { CompanyId, Instant } from '../kernel/ids.ts';
import type { ValidationCode } from '../validation/checked.ts';
import type { RelativeType } from './events.ts';

/** Sets whether a type of relation holds; a comment left out keeps its present text. */
export type SetRelation = Command<
  'set-relation',
  {
    readonly fromCompanyId: CompanyId;
    readonly toCompanyId: CompanyId;
    readonly relativeType: RelativeType;
    readonly on: boolean;
    readonly comment?: string | null;
    readonly at: Instant;
  }
>;

/** The other company says what it holds of the claim; null takes its word back. */
export type JudgeRelation = Command<
  'judge-relation',
  {
    readonly fromCompanyId: CompanyId;
    readonly toCompanyId: CompanyId;
    readonly verdict: Verdict | null;
    readonly at: Instant;
  }
>;

export type RelationCommand = SetRelation | JudgeRelation;
export type RelationRefusal = Refusal<'self-relation' | 'claim-unknown' | ValidationCode>;
