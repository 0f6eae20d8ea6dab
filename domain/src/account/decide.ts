import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import type { AccountId, CompanyId, Instant } from '../kernel/ids.ts';
import { type Account, evolveAccount, noAccount } from './account.ts';
import type { AccountEvent, AccountMode } from './events.ts';

type OpenAccount = Command<
  'open-account',
  { readonly accountId: AccountId; readonly mode: AccountMode; readonly at: Instant }
>;
type AssignCompany = Command<'assign-company', { readonly companyId: CompanyId; readonly at: Instant }>;
/** Of the company it acts for; of another one it changes nothing. */
type UnassignCompany = Command<'unassign-company', { readonly companyId: CompanyId; readonly at: Instant }>;
type SetAdmin = Command<'set-admin', { readonly admin: boolean; readonly at: Instant }>;
type SetDisabled = Command<'set-disabled', { readonly disabled: boolean; readonly at: Instant }>;
type RecordPasswordChange = Command<
  'record-password-change',
  { readonly how: 'changed' | 'reset'; readonly at: Instant }
>;
type RecordEmailChange = Command<'record-email-change', { readonly at: Instant }>;
type TurnSecondFactorOn = Command<'turn-second-factor-on', { readonly at: Instant }>;
type TurnSecondFactorOff = Command<
  'turn-second-factor-off',
  { readonly by: 'owner' | 'operator'; readonly at: Instant }
>;
/** Who leaves already does so at the moment that was said first. */
type BeginLeaving = Command<'begin-leaving', { readonly at: Instant; readonly closesAt: Instant }>;
type StopLeaving = Command<'stop-leaving', { readonly at: Instant }>;
/** Ends an account whose time to think better of it is over. */
type CloseAccount = Command<'close-account', { readonly at: Instant }>;
type ChangeAccount =
  | AssignCompany
  | UnassignCompany
  | SetAdmin
  | SetDisabled
  | RecordPasswordChange
  | RecordEmailChange
  | TurnSecondFactorOn
  | TurnSecondFactorOff
  | BeginLeaving
  | StopLeaving;

export type AccountCommand = OpenAccount | ChangeAccount | CloseAccount;

export type AccountRefusal =
  | { readonly code: 'account-unknown' }
  | { readonly code: 'account-closed' }
  | { readonly code: 'account-mode-fixed' }
  | { readonly code: 'not-a-business-account' }
  | { readonly code: 'not-leaving' }
  | { readonly code: 'leaving-over' };

/** How long who leaves can think better of it. */
export const LEAVING_DAYS = 14;

type AccountDecision = Decision<AccountEvent, AccountRefusal>;
type PresentAccount = Extract<Account, { status: 'open' | 'disabled' }>;

function openAccount({ data }: OpenAccount, state: Account): AccountDecision {
  if (state.status === 'closed') return refused({ code: 'account-closed' });
  if (state.status === 'none') return accepted({ type: 'account-opened', data });
  return state.mode === data.mode ? accepted() : refused({ code: 'account-mode-fixed' });
}

const unless = (isSo: boolean, event: AccountEvent): AccountDecision => (isSo ? accepted() : accepted(event));

function changeAccount(command: ChangeAccount, state: PresentAccount): AccountDecision {
  const { at } = command.data;
  switch (command.type) {
    case 'assign-company':
      return assignCompany(command.data, state);
    case 'unassign-company':
      return unless(state.companyId !== command.data.companyId, { type: 'company-unassigned', data: command.data });
    case 'set-admin':
      return unless(state.admin === command.data.admin, {
        type: command.data.admin ? 'admin-granted' : 'admin-withdrawn',
        data: { at },
      });
    case 'set-disabled':
      return unless((state.status === 'disabled') === command.data.disabled, {
        type: command.data.disabled ? 'account-disabled' : 'account-enabled',
        data: { at },
      });
    case 'record-password-change':
      return unless(state.passwordChangedAt === at, { type: 'password-changed', data: command.data });
    case 'record-email-change':
      return unless(state.emailChangedAt === at, { type: 'email-changed', data: { at } });
    case 'turn-second-factor-on':
      return unless(state.secondFactorSince !== null, { type: 'second-factor-turned-on', data: { at } });
    case 'turn-second-factor-off':
      return unless(state.secondFactorSince === null, { type: 'second-factor-turned-off', data: command.data });
    case 'begin-leaving':
      return unless(state.closesAt !== null, { type: 'leaving-begun', data: command.data });
    case 'stop-leaving':
      return stopLeaving(command, state);
    default:
      return unreachable(command);
  }
}

function assignCompany(data: AssignCompany['data'], state: PresentAccount): AccountDecision {
  if (state.mode !== 'business') return refused({ code: 'not-a-business-account' });
  return unless(state.companyId === data.companyId, { type: 'company-assigned', data });
}

function stopLeaving({ data }: StopLeaving, { closesAt }: PresentAccount): AccountDecision {
  if (closesAt === null) return accepted();
  return data.at >= closesAt ? refused({ code: 'leaving-over' }) : accepted({ type: 'leaving-stopped', data });
}

function closeAccount({ data }: CloseAccount, { closesAt }: PresentAccount): AccountDecision {
  if (closesAt === null || data.at < closesAt) return refused({ code: 'not-leaving' });
  return accepted({ type: 'account-closed', data });
}

function decideAccount(command: AccountCommand, state: Account): AccountDecision {
  if (command.type === 'open-account') return openAccount(command, state);
  if (state.status === 'none') return refused({ code: 'account-unknown' });
  if (state.status === 'closed')
    return command.type === 'close-account' ? accepted() : refused({ code: 'account-closed' });
  return command.type === 'close-account' ? closeAccount(command, state) : changeAccount(command, state);
}

export const accountDecider: Decider<Account, AccountCommand, AccountEvent, AccountRefusal> = {
  initial: noAccount,
  evolve: evolveAccount,
  decide: decideAccount,
};
