import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import type { AccountId, Instant } from '../kernel/ids.ts';
import { type Account, evolveAccount, noAccount } from './account.ts';
import type { AccountEvent, AccountMode } from './events.ts';

type OpenAccount = {
  readonly type: 'open-account';
  readonly accountId: AccountId;
  readonly mode: AccountMode;
  readonly at: Instant;
};
type PresentAccountCommand =
  | { readonly type: 'set-admin'; readonly admin: boolean; readonly at: Instant }
  | { readonly type: 'set-disabled'; readonly disabled: boolean; readonly at: Instant }
  | { readonly type: 'record-password-change'; readonly how: 'changed' | 'reset'; readonly at: Instant };
type CloseAccount = { readonly type: 'close-account'; readonly at: Instant };

export type AccountCommand = OpenAccount | PresentAccountCommand | CloseAccount;

export type AccountRefusal =
  | { readonly code: 'account-unknown' }
  | { readonly code: 'account-closed' }
  | { readonly code: 'account-mode-fixed' };

type AccountDecision = Decision<AccountEvent, AccountRefusal>;

function openAccount(command: OpenAccount, state: Account): AccountDecision {
  if (state.status === 'closed') return refused({ code: 'account-closed' });
  if (state.status === 'none') {
    const { accountId, mode, at } = command;
    return accepted({ type: 'account-opened', data: { accountId, mode, at } });
  }
  return state.mode === command.mode ? accepted() : refused({ code: 'account-mode-fixed' });
}

function changeAccount(
  command: PresentAccountCommand,
  state: Extract<Account, { status: 'open' | 'disabled' }>,
): AccountDecision {
  const { at } = command;
  switch (command.type) {
    case 'set-admin':
      if (state.admin === command.admin) return accepted();
      return accepted({ type: command.admin ? 'admin-granted' : 'admin-withdrawn', data: { at } });
    case 'set-disabled':
      if ((state.status === 'disabled') === command.disabled) return accepted();
      return accepted({ type: command.disabled ? 'account-disabled' : 'account-enabled', data: { at } });
    case 'record-password-change':
      return accepted({ type: 'password-changed', data: { how: command.how, at } });
    default:
      return unreachable(command);
  }
}

function decideAccount(command: AccountCommand, state: Account): AccountDecision {
  if (command.type === 'open-account') return openAccount(command, state);
  if (state.status === 'none') return refused({ code: 'account-unknown' });
  if (command.type === 'close-account') {
    return state.status === 'closed' ? accepted() : accepted({ type: 'account-closed', data: { at: command.at } });
  }
  if (state.status === 'closed') return refused({ code: 'account-closed' });
  return changeAccount(command, state);
}

export const accountDecider: Decider<Account, AccountCommand, AccountEvent, AccountRefusal> = {
  initial: noAccount,
  evolve: evolveAccount,
  decide: decideAccount,
};
