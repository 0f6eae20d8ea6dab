import type { AccountId } from '@meikan/domain';
import type { IdentityDatabase } from '../database/tables.ts';

/** What identity keeps of an account, for its owner: all but secrets. Moments are instants. */
export type KeptAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly kind: 'general' | 'business' | 'admin';
  readonly hasPassword: boolean;
  /** Since when a code is asked for besides the password; null where it is not. */
  readonly secondFactorSince: string | null;
  readonly openedAt: string;
  /** When the account is closed; null while its owner stays. */
  readonly closesAt: string | null;
  readonly socialSignIns: readonly { readonly issuer: string; readonly subject: string; readonly linkedAt: string }[];
  /** Where somebody is signed in, the last one first. */
  readonly sessions: readonly {
    readonly browser: string | null;
    readonly system: string | null;
    readonly begunAt: string;
    readonly lastUsedAt: string;
    readonly endsAt: string;
  }[];
};

/** Null where there is no such account. */
export async function keptAccount(database: IdentityDatabase, id: AccountId): Promise<KeptAccount | null> {
  const [account, links, sessions] = await Promise.all([
    database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
    database.selectFrom('external_subject').selectAll().where('account_id', '=', id).orderBy('linked_at').execute(),
    database.selectFrom('session').selectAll().where('account_id', '=', id).orderBy('created_at', 'desc').execute(),
  ]);
  if (account === undefined) return null;
  const { email, name, is_admin, mode, password_hash, second_factor_since, created_at, closes_at } = account;
  return {
    ...{ id, email, name, kind: is_admin ? 'admin' : mode, hasPassword: password_hash !== null },
    secondFactorSince: second_factor_since?.toISOString() ?? null,
    openedAt: created_at.toISOString(),
    closesAt: closes_at?.toISOString() ?? null,
    socialSignIns: links.map(({ issuer, subject, linked_at }) => ({
      issuer,
      subject,
      linkedAt: linked_at.toISOString(),
    })),
    sessions: sessions.map(({ browser, system, created_at, last_seen_at, expires_at }) => ({
      ...{ browser, system },
      begunAt: created_at.toISOString(),
      lastUsedAt: last_seen_at.toISOString(),
      endsAt: expires_at.toISOString(),
    })),
  };
}
