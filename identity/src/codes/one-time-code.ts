import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@meikan/platform';
import { type Selectable, sql } from 'kysely';
import type { CodePurpose, IdentityDatabase, OneTimeCodeTable } from '../database/tables.ts';
import { typedCode } from './typed-code.ts';

export const CODE_MINUTES = 10;
const TRIES = 5;

/** A code belongs to one purpose and one subject (an interaction), so it is worth nothing anywhere else. */
export type CodeKey = { readonly purpose: CodePurpose; readonly subject: string };

/** Who gets it. `accountId` is null for a sign-up, and for an address that nobody has. */
export type CodeRecipient = { readonly email: string; readonly accountId: string | null };

/** A code that was used: whose it was, where it was sent, and when it was used first. */
export type UsedCode = CodeRecipient & { readonly usedAt: Date };

export type Redemption =
  | ({ readonly kind: 'right' } & UsedCode)
  /** The right one, which was used before: the same form was sent twice. */
  | ({ readonly kind: 'used' } & UsedCode)
  | { readonly kind: 'wrong' }
  | { readonly kind: 'expired' };

export type OneTimeCodes = {
  /**
   * Draws six digits and forgets the code that was there before, and the account's other codes of this purpose. Null where one went
   * to the same address less than `unlessWithin` milliseconds ago: that one stands.
   */
  issue(key: CodeKey, recipient: CodeRecipient, unlessWithin?: number): Promise<string | null>;
  /** Leaves the same trace as `issue`, but no code ever fits: for an address that must look the same from outside. */
  issueUnguessable(key: CodeKey, email: string, unlessWithin?: number): Promise<boolean>;
  /** Where the living code was sent; null when there is none. */
  sentTo(key: CodeKey): Promise<string | null>;
  /** Forgets the account's codes that went to other addresses than this one. */
  forgetElsewhere(accountId: string, email: string): Promise<void>;
  /** Single use, five tries, ten minutes. A code is read as `typedCode` reads it; what holds none costs a try too. */
  redeem(key: CodeKey, typed: string): Promise<Redemption>;
};

function toUsed({ account_id, email, used_at }: UsedRow): UsedCode {
  if (used_at === null) throw new Error('a code that was used says not when');
  return { accountId: account_id, email, usedAt: used_at };
}
type UsedRow = Pick<Selectable<OneTimeCodeTable>, 'account_id' | 'email' | 'used_at'>;

/** Codes live in PostgreSQL as HMACs, so that every process may redeem what another one issued. */
export class PostgresOneTimeCodes implements OneTimeCodes {
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;
  readonly #secret: string;

  constructor(database: IdentityDatabase, clock: Clock, secret: string) {
    this.#database = database;
    this.#clock = clock;
    this.#secret = secret;
  }

  async issue(key: CodeKey, recipient: CodeRecipient, unlessWithin = 0): Promise<string | null> {
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    return (await this.#write(key, { ...recipient, codeHash: this.#hashOf(key, code) }, unlessWithin)) ? code : null;
  }

  issueUnguessable(key: CodeKey, email: string, unlessWithin = 0): Promise<boolean> {
    return this.#write(key, { email, accountId: null, codeHash: null }, unlessWithin);
  }

  async sentTo({ purpose, subject }: CodeKey): Promise<string | null> {
    const row = await this.#database
      .selectFrom('one_time_code')
      .select('email')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('expires_at', '>', this.#clock.now())
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  async forgetElsewhere(accountId: string, email: string): Promise<void> {
    const codes = this.#database.deleteFrom('one_time_code').where('account_id', '=', accountId);
    await codes.where('email', '!=', email).execute();
  }

  async redeem(key: CodeKey, typed: string): Promise<Redemption> {
    const guess = this.#hashOf(key, typedCode(typed) ?? '');
    const attempt = await this.#spendTry(key);
    if (attempt === undefined) return this.#usedBefore(key, guess);
    if (attempt.code_hash === null || !timingSafeEqual(attempt.code_hash, guess)) return { kind: 'wrong' };
    const used = await this.#use(key, guess);
    return used === undefined ? this.#usedBefore(key, guess) : { kind: 'right', ...toUsed(used) };
  }

  #hashOf({ purpose, subject }: CodeKey, code: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\u0000${subject}\u0000${code}`).digest();
  }

  /** Answers false, and writes nothing, where a code went to the same address less than `unlessWithin` milliseconds ago. */
  async #write(
    key: CodeKey,
    { email, accountId, codeHash }: CodeRecipient & { readonly codeHash: Buffer | null },
    unlessWithin: number,
  ): Promise<boolean> {
    const sent = this.#clock.now();
    const row = {
      email,
      account_id: accountId,
      code_hash: codeHash,
      tries_left: TRIES,
      sent_at: sent,
      expires_at: new Date(sent.getTime() + CODE_MINUTES * 60_000),
      used_at: null,
    };
    return this.#database.transaction().execute(async (transaction) => {
      // Two forms sent at once: the second one sees what the first one wrote.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${key.purpose} ${key.subject}`}, 0))`.execute(
        transaction,
      );
      const fresh = transaction.selectFrom('one_time_code').select('subject').where('email', '=', email);
      const standing = await fresh
        .where('purpose', '=', key.purpose)
        .where('subject', '=', key.subject)
        .where('sent_at', '>', new Date(sent.getTime() - unlessWithin))
        .where('used_at', 'is', null)
        .executeTakeFirst();
      if (unlessWithin > 0 && standing !== undefined) return false;
      // Also without an account, so that both ways take the same time.
      const older = transaction.deleteFrom('one_time_code').where('account_id', '=', accountId ?? '');
      await older.where('purpose', '=', key.purpose).execute();
      await transaction
        .insertInto('one_time_code')
        .values({ ...key, ...row })
        .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(row))
        .execute();
      return true;
    });
  }

  /** The try is counted in the statement that reads the code, so parallel guesses cannot share one. */
  #spendTry({ purpose, subject }: CodeKey) {
    return this.#database
      .updateTable('one_time_code')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('tries_left', '>', 0)
      .where('used_at', 'is', null)
      .where('expires_at', '>', this.#clock.now())
      .returning('code_hash')
      .executeTakeFirst();
  }

  /** Whoever marks the row has used the code; a second one in the same moment has not. */
  #use({ purpose, subject }: CodeKey, codeHash: Buffer) {
    const now = this.#clock.now();
    return this.#database
      .updateTable('one_time_code')
      .set({ used_at: now })
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning(['account_id', 'email', 'used_at'])
      .executeTakeFirst();
  }

  /** No living code is there: was it this one that was used? */
  async #usedBefore({ purpose, subject }: CodeKey, guess: Buffer): Promise<Redemption> {
    const row = await this.#database
      .selectFrom('one_time_code')
      .select(['code_hash', 'account_id', 'email', 'used_at'])
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('used_at', 'is not', null)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    const isIt = row != null && row.code_hash !== null && timingSafeEqual(row.code_hash, guess);
    return isIt ? { kind: 'used', ...toUsed(row) } : { kind: 'expired' };
  }
}
