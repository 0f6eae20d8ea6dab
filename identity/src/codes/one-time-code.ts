import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@meikan/platform';
import { sql } from 'kysely';
import type { CodePurpose, IdentityDatabase } from '../database/tables.ts';
import { typedCode } from './typed-code.ts';

export const CODE_MINUTES = 10;
const TRIES = 5;

/** A code belongs to one purpose and one subject (an interaction), so it is worth nothing anywhere else. */
export type CodeKey = { readonly purpose: CodePurpose; readonly subject: string };

/** Who gets it. `accountId` is null for a sign-up, and for an address that nobody has. */
export type CodeRecipient = { readonly email: string; readonly accountId: string | null };

export type Redemption =
  | { readonly kind: 'right'; readonly accountId: string | null }
  | { readonly kind: 'wrong' | 'expired' };

export type OneTimeCodes = {
  /** Draws six digits and forgets the code that was there before, and the account's other codes of this purpose. */
  issue(key: CodeKey, recipient: CodeRecipient): Promise<string>;
  /** Leaves the same trace as `issue`, but no code ever fits: for an address that must look the same from outside. */
  issueUnguessable(key: CodeKey, email: string): Promise<void>;
  /** Where the living code was sent; null when there is none. */
  sentTo(key: CodeKey): Promise<string | null>;
  /** Single use, five tries, ten minutes. A code is read as `typedCode` reads it; what holds none costs a try too. */
  redeem(key: CodeKey, typed: string): Promise<Redemption>;
};

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

  async issue(key: CodeKey, recipient: CodeRecipient): Promise<string> {
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    await this.#write(key, recipient, this.#hashOf(key, code));
    return code;
  }

  async issueUnguessable(key: CodeKey, email: string): Promise<void> {
    await this.#write(key, { email, accountId: null }, null);
  }

  async sentTo({ purpose, subject }: CodeKey): Promise<string | null> {
    const row = await this.#database
      .selectFrom('one_time_code')
      .select('email')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    return row?.email ?? null;
  }

  async redeem(key: CodeKey, typed: string): Promise<Redemption> {
    const attempt = await this.#spendTry(key);
    if (attempt === undefined) return { kind: 'expired' };
    const guess = this.#hashOf(key, typedCode(typed) ?? '');
    if (attempt.code_hash === null || !timingSafeEqual(attempt.code_hash, guess)) return { kind: 'wrong' };
    return (await this.#use(key, guess)) ? { kind: 'right', accountId: attempt.account_id } : { kind: 'expired' };
  }

  #hashOf({ purpose, subject }: CodeKey, code: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\u0000${subject}\u0000${code}`).digest();
  }

  async #write(key: CodeKey, { email, accountId }: CodeRecipient, codeHash: Buffer | null): Promise<void> {
    const sent = this.#clock.now();
    const row = {
      email,
      account_id: accountId,
      code_hash: codeHash,
      tries_left: TRIES,
      sent_at: sent,
      expires_at: new Date(sent.getTime() + CODE_MINUTES * 60_000),
    };
    await this.#database.transaction().execute(async (transaction) => {
      // Also without an account, so that both ways take the same time.
      const older = transaction.deleteFrom('one_time_code').where('account_id', '=', accountId ?? '');
      await older.where('purpose', '=', key.purpose).execute();
      await transaction
        .insertInto('one_time_code')
        .values({ ...key, ...row })
        .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(row))
        .execute();
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
      .where('expires_at', '>', this.#clock.now())
      .returning(['code_hash', 'account_id'])
      .executeTakeFirst();
  }

  /** Whoever deletes the row has used the code; a second one in the same moment has not. */
  async #use({ purpose, subject }: CodeKey, codeHash: Buffer): Promise<boolean> {
    const result = await this.#database
      .deleteFrom('one_time_code')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return result.numDeletedRows === 1n;
  }
}
