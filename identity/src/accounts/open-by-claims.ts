import { accountId, limits, line } from '@meikan/domain';
import { uuidv7 } from '@meikan/platform';
import type { IdentityParts } from '../parts.ts';
import type { IdTokenClaims } from '../tokens/id-token.ts';
import type { StoredAccount } from './account-store.ts';
import { emailKey, parseEmail } from './email-address.ts';
import { openAccount } from './open-account.ts';

export type OpenedByClaims =
  | { readonly kind: 'opened'; readonly account: StoredAccount }
  /** The issuer does not say that the address is the person's own. */
  | { readonly kind: 'unverified' }
  /** Null: the address was taken by somebody else in the same moment. */
  | { readonly kind: 'taken'; readonly account: StoredAccount | null };

/** What the issuer calls the person, if it is a name a profile may bear. */
function nameOf({ name }: IdTokenClaims): string {
  const checked = line(limits.name)(name ?? '');
  return checked.ok ? checked.value : '名前未設定';
}

/**
 * Opens an account for somebody whom another issuer knows by a proven address, and links the two by issuer and subject. Never
 * links by address: whoever has it elsewhere need not be whoever registered it here.
 */
export async function openByClaims(parts: IdentityParts, claims: IdTokenClaims): Promise<OpenedByClaims> {
  const email = claims.email === null ? null : parseEmail(claims.email);
  if (email === null || !claims.emailVerified) return { kind: 'unverified' };
  const { store, pepper } = parts;
  const key = emailKey(email, pepper);
  const holder = await store.byEmailKey(key);
  if (holder !== null) return { kind: 'taken', account: holder };
  const { adminEmail } = parts.settings;
  const account = await openAccount(parts, {
    id: accountId(uuidv7()),
    email,
    emailKey: key,
    name: nameOf(claims),
    mode: 'general',
    admin: adminEmail !== undefined && emailKey(adminEmail, pepper) === key,
    passwordHash: null,
  });
  if (account === null) return { kind: 'taken', account: null };
  await store.linkSubject(claims.issuer, claims.subject, account.id);
  return { kind: 'opened', account };
}
