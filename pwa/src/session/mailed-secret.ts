import { tabStore } from '../device/small-stores.ts';

/** What a mail about a page is for. */
type Purpose = 'invitation' | 'ownership';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const keyOf = (purpose: Purpose, companyId: string) => `meikan.${purpose}.${companyId}`;

/**
 * The secret behind the `#` of a mail's link. It is put aside for this tab, so that whoever signs in on the way still has it and no
 * address that is come back to does. Null when there is none.
 */
export function mailedSecret(purpose: Purpose, companyId: string, hash: string): string | null {
  const key = keyOf(purpose, companyId);
  if (!SECRET.test(hash)) return tabStore.getItem(key);
  tabStore.setItem(key, hash);
  return hash;
}

/** Once it was used it opens nothing any more. */
export const forgetMailedSecret = (purpose: Purpose, companyId: string): void =>
  tabStore.removeItem(keyOf(purpose, companyId));
