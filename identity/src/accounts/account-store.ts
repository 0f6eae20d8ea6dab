import type { AccountId, AccountMode } from '@meikan/domain';
import { accountId as toAccountId } from '@meikan/domain';
import type { Clock } from '@meikan/platform';
import type { Selectable } from 'kysely';
import type { AccountTable, IdentityDatabase } from '../database/tables.ts';

/** An account as identity knows it; the password's hash never leaves the store but for checking. */
export type StoredAccount = {
  readonly id: AccountId;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly mode: AccountMode;
  readonly admin: boolean;
  /** It cannot be signed in to: an admin stopped it, or its owner has left and it is about to be closed. */
  readonly disabled: boolean;
  readonly initialized: boolean;
  readonly passwordHash: string | null;
  /** Since when a code is asked for besides the password; null where it is not. */
  readonly secondFactorSince: Date | null;
};

export type NewAccount = Pick<StoredAccount, 'id' | 'email' | 'emailKey' | 'name' | 'mode' | 'admin' | 'passwordHash'>;

export type AccountStore = {
  byId(id: string): Promise<StoredAccount | null>;
  byEmailKey(key: string): Promise<StoredAccount | null>;
  /** Where the admins are written to, those who came first before the others; none who are disabled, and none who leave. */
  adminAddresses(): Promise<readonly string[]>;
  /** Does nothing where the id exists already, so that a cut-off sign-up can be repeated. */
  insert(account: NewAccount): Promise<void>;
  /** `instead`: only where this hash stands there still. Answers whether it was set. */
  setPasswordHash(id: AccountId, hash: string, instead?: string | null): Promise<boolean>;
  /** Only where the account has the address of the key `instead` still. Answers whether it was set. */
  setEmail(id: AccountId, address: Pick<StoredAccount, 'email' | 'emailKey'>, instead: string): Promise<boolean>;
  setAdmin(id: AccountId, admin: boolean): Promise<void>;
  setDisabled(id: AccountId, disabled: boolean): Promise<void>;
  markInitialized(id: AccountId): Promise<void>;
  /** Null for an account whose owner stays. */
  setClosing(id: AccountId, closesAt: Date | null): Promise<void>;
  /** The accounts that were to be closed at this moment, or earlier. */
  closingBy(moment: Date): Promise<readonly StoredAccount[]>;
  /** Its sessions, links and codes go with it. Answers whether it was there. */
  remove(id: AccountId): Promise<boolean>;
  bySubject(issuer: string, subject: string): Promise<StoredAccount | null>;
  linkSubject(issuer: string, subject: string, id: AccountId): Promise<void>;
  /** The issuers at which the account can sign in. */
  linkedIssuers(id: AccountId): Promise<readonly string[]>;
  /** Takes a way to sign in off the account, unless it is the last one; two at once cannot take both of two. */
  unlinkIssuer(id: AccountId, issuer: string): Promise<Unlinking>;
};

export type Unlinking = 'unlinked' | 'not-linked' | 'last-way';

function toAccount(row: Selectable<AccountTable>, now: Date): StoredAccount {
  return {
    id: toAccountId(row.id),
    email: row.email,
    emailKey: row.email_key,
    name: row.name,
    mode: row.mode,
    admin: row.is_admin,
    disabled: row.disabled_at !== null || (row.closes_at !== null && row.closes_at <= now),
    initialized: row.initialized_at !== null,
    passwordHash: row.password_hash,
    secondFactorSince: row.second_factor_since,
  };
}

export class PostgresAccountStore implements AccountStore {
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;

  constructor(database: IdentityDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async byId(id: string): Promise<StoredAccount | null> {
    return this.#one(this.#accounts().where('id', '=', id));
  }

  async byEmailKey(key: string): Promise<StoredAccount | null> {
    return this.#one(this.#accounts().where('email_key', '=', key));
  }

  async adminAddresses(): Promise<readonly string[]> {
    const admins = this.#accounts().where('is_admin', '=', true);
    const here = admins.where('disabled_at', 'is', null).where('closes_at', 'is', null);
    return (await here.orderBy('created_at').orderBy('id').execute()).map(({ email }) => email);
  }

  async bySubject(issuer: string, subject: string): Promise<StoredAccount | null> {
    const linked = this.#accounts().innerJoin('external_subject', 'external_subject.account_id', 'account.id');
    return this.#one(linked.where('issuer', '=', issuer).where('subject', '=', subject));
  }

  async insert({ id, email, emailKey, name, mode, admin, passwordHash }: NewAccount): Promise<void> {
    const row = { id, email, email_key: emailKey, name, mode, is_admin: admin, password_hash: passwordHash };
    await this.#database
      .insertInto('account')
      .values({ ...row, created_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async linkSubject(issuer: string, subject: string, id: AccountId): Promise<void> {
    await this.#database
      .insertInto('external_subject')
      .values({ issuer, subject, account_id: id, linked_at: this.#clock.now() })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
  }

  async linkedIssuers(id: AccountId): Promise<readonly string[]> {
    const links = this.#database.selectFrom('external_subject').select('issuer').where('account_id', '=', id);
    return (await links.execute()).map(({ issuer }) => issuer);
  }

  async unlinkIssuer(id: AccountId, issuer: string): Promise<Unlinking> {
    return this.#database.transaction().execute(async (transaction) => {
      const account = transaction.selectFrom('account').select('password_hash').where('id', '=', id);
      const held = await account.forNoKeyUpdate().executeTakeFirst();
      const links = transaction.selectFrom('external_subject').select('issuer').where('account_id', '=', id);
      const issuers = (await links.execute()).map((link) => link.issuer);
      if (!issuers.includes(issuer)) return 'not-linked';
      if (held?.password_hash === null && issuers.every((one) => one === issuer)) return 'last-way';
      const taken = transaction.deleteFrom('external_subject').where('account_id', '=', id);
      await taken.where('issuer', '=', issuer).execute();
      return 'unlinked';
    });
  }

  async setPasswordHash(id: AccountId, hash: string, instead?: string | null): Promise<boolean> {
    const change = this.#change(id).set({ password_hash: hash });
    const only = instead === undefined ? change : change.where('password_hash', 'is not distinct from', instead);
    return (await only.executeTakeFirst()).numUpdatedRows === 1n;
  }

  async setEmail(
    id: AccountId,
    { email, emailKey }: Pick<StoredAccount, 'email' | 'emailKey'>,
    instead: string,
  ): Promise<boolean> {
    const change = this.#change(id).set({ email, email_key: emailKey }).where('email_key', '=', instead);
    return (await change.executeTakeFirst()).numUpdatedRows === 1n;
  }

  async setAdmin(id: AccountId, admin: boolean): Promise<void> {
    await this.#change(id).set({ is_admin: admin }).execute();
  }

  async setDisabled(id: AccountId, disabled: boolean): Promise<void> {
    const moment = disabled ? this.#clock.now() : null;
    await this.#change(id).set({ disabled_at: moment }).execute();
  }

  async markInitialized(id: AccountId): Promise<void> {
    await this.#change(id).set({ initialized_at: this.#clock.now() }).where('initialized_at', 'is', null).execute();
  }

  async setClosing(id: AccountId, closesAt: Date | null): Promise<void> {
    await this.#change(id).set({ closes_at: closesAt }).execute();
  }

  async closingBy(moment: Date): Promise<readonly StoredAccount[]> {
    const due = this.#accounts().where('closes_at', '<=', moment).orderBy('closes_at').orderBy('id');
    return (await due.execute()).map((row) => toAccount(row, this.#clock.now()));
  }

  async remove(id: AccountId): Promise<boolean> {
    await this.#database.deleteFrom('one_time_code').where('account_id', '=', id).execute();
    const removed = await this.#database.deleteFrom('account').where('id', '=', id).executeTakeFirst();
    return removed.numDeletedRows === 1n;
  }

  async #one(asked: {
    executeTakeFirst(): Promise<Selectable<AccountTable> | undefined>;
  }): Promise<StoredAccount | null> {
    const row = await asked.executeTakeFirst();
    return row === undefined ? null : toAccount(row, this.#clock.now());
  }

  #accounts() {
    return this.#database.selectFrom('account').selectAll('account');
  }

  #change(id: AccountId) {
    return this.#database.updateTable('account').where('id', '=', id);
  }
}
