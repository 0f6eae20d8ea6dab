import { tabStore } from '../../device/small-stores.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const keyOf = (companyId: string) => `meikan.invitation.${companyId}`;

/**
 * The secret behind the `#` of a mail's link. It is put aside for this tab, so that whoever signs in on the way still has it and no
 * address that is come back to does. Null when there is none.
 */
export function invitationSecret(companyId: string, hash: string): string | null {
  if (SECRET.test(hash)) {
    tabStore.setItem(keyOf(companyId), hash);
    return hash;
  }
  return tabStore.getItem(keyOf(companyId));
}

/** Once it was accepted it opens nothing any more. */
export const forgetInvitation = (companyId: string): void => tabStore.removeItem(keyOf(companyId));
