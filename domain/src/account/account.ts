import { unreachable } from '../kernel/decider.ts';
import type { AccountEvent, AccountMode } from './events.ts';

export type Account =
  | { readonly status: 'none' }
  | { readonly status: 'open' | 'disabled'; readonly mode: AccountMode; readonly admin: boolean }
  | { readonly status: 'closed' };

export const noAccount: Account = { status: 'none' };

/** Folds one event; an event that makes no sense in the present state leaves it as it is, so that folding is total. */
export function evolveAccount(state: Account, event: AccountEvent): Account {
  if (event.type === 'account-opened') return { status: 'open', mode: event.data.mode, admin: false };
  if (state.status === 'none' || state.status === 'closed') return state;
  switch (event.type) {
    case 'admin-granted':
      return { ...state, admin: true };
    case 'admin-withdrawn':
      return { ...state, admin: false };
    case 'account-disabled':
      return { ...state, status: 'disabled' };
    case 'account-enabled':
      return { ...state, status: 'open' };
    case 'account-closed':
      return { status: 'closed' };
    case 'password-changed':
      return state;
    default:
      return unreachable(event);
  }
}
