import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';
import type { MemberStatus } from './events.ts';

/** Sets whether a person may edit the page. */
export type SetOwner = Command<
  'set-owner',
  { readonly companyId: CompanyId; readonly userId: UserId; readonly on: boolean; readonly at: Instant }
>;
/** Sets how a person belongs to the company; null: not at all. */
export type SetMember = Command<
  'set-member',
  {
    readonly companyId: CompanyId;
    readonly userId: UserId;
    readonly memberStatus: MemberStatus | null;
    readonly at: Instant;
  }
>;

export type MembershipCommand = SetOwner | SetMember;
export type MembershipRefusal = Refusal<'last-owner'>;
