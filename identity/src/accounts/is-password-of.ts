import type { IdentityParts } from '../parts.ts';
import type { StoredAccount } from './account-store.ts';
import { LONGEST_PASSWORD } from './password-policy.ts';

/** Whether somebody who is signed in typed their own password. Whoever asks counts the guesses. */
export async function isPasswordOf(
  { hasher }: Pick<IdentityParts, 'hasher'>,
  account: StoredAccount,
  typed: string,
): Promise<boolean> {
  return typed.length <= LONGEST_PASSWORD && hasher.verify(typed, account.passwordHash);
}
