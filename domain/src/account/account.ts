import { unreachable } from '../kernel/decider.ts';
import type { CompanyId, Instant } from '../kernel/ids.ts';
import type { AccountEvent, AccountMode } from './events.ts';

export type Account =
  | { readonly status: 'none' }
  | {
      readonly status: 'open' | 'disabled';
      readonly mode: AccountMode;
      readonly admin: boolean;
      /** The company a business account acts for; null until one is assigned. */
      readonly companyId: CompanyId | null;
      readonly passwordChangedAt: Instant | null;
      readonly emailChangedAt: Instant | null;
      /** Null where a password alone signs in. */
      readonly secondFactorSince: Instant | null;
      /** When the account of who leaves is closed; null of who stays. */
      readonly closesAt: Instant | null;
    }
  | { readonly status: 'closed' };

export const noAccount: Account = { status: 'none' };

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveAccount(state: Account, event: AccountEvent): Account {
  if (event.type === 'account-opened')
    return {
      status: 'open',
      mode: event.data.mode,
      admin: false,
      companyId: null,
      passwordChangedAt: null,
      emailChangedAt: null,
      secondFactorSince: null,
      closesAt: null,
    };
  if (state.status === 'none' || state.status === 'closed') return state;
  switch (event.type) {
    case 'company-assigned':
      return { ...state, companyId: event.data.companyId };
    case 'company-unassigned':
      return { ...state, companyId: null };
    case 'admin-granted':
      return { ...state, admin: true };
    case 'admin-withdrawn':
      return { ...state, admin: false };
    case 'account-disabled':
      return { ...state, status: 'disabled' };
    case 'account-enabled':
      return { ...state, status: 'open' };
    case 'leaving-begun':
      return { ...state, closesAt: event.data.closesAt };
    case 'leaving-stopped':
      return { ...state, closesAt: null };
    case 'account-closed':
      return { status: 'closed' };
    case 'password-changed':
      return { ...state, passwordChangedAt: event.data.at };
    case 'email-changed':
      return { ...state, emailChangedAt: event.data.at };
    case 'second-factor-turned-on':
      return { ...state, secondFactorSince: event.data.at };
    case 'second-factor-turned-off':
      return { ...state, secondFactorSince: null };
    default:
      return unreachable(event);
  }
}
