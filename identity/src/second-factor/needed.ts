import type { StoredAccount } from '../accounts/account-store.ts';
import type { IdentityParts } from '../parts.ts';
import { adminsNeedSecondFactor } from '../settings.ts';

/** What follows once the password is right: a code, the set-up that an account must have, or nothing more. */
type Needed = 'code' | 'set-up' | null;

export function neededOf({ settings }: Pick<IdentityParts, 'settings'>, account: StoredAccount): Needed {
  if (account.secondFactorSince !== null) return 'code';
  return isRequired(settings, account) ? 'set-up' : null;
}

/** Whether the account may not do without. */
export const isRequired = (settings: IdentityParts['settings'], { admin }: Pick<StoredAccount, 'admin'>): boolean =>
  admin && adminsNeedSecondFactor(settings);
