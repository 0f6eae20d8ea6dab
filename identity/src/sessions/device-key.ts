import { hkdfSync } from 'node:crypto';
import type { AccountId } from '@meikan/domain';

/** Changes only with what is derived: a phone could not open any more what it had sealed under the former key. */
const PURPOSE = 'meikan device key 1';

/**
 * The AES-256 key, as base64url, under which an account's devices seal what it leaves on them (F46). The same for each
 * of its sessions and for no other account: HKDF-SHA-256 over identity's secret.
 */
export function deviceKeyOf(pepper: string, account: AccountId): string {
  return Buffer.from(hkdfSync('sha256', pepper, PURPOSE, account, 32)).toString('base64url');
}
