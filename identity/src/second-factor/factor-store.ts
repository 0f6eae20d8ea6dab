import type { AccountId } from '@meikan/domain';
import { type SubjectKeys, unwrap, wrap } from '@meikan/event-log';
import type { Clock } from '@meikan/platform';
import { type Selectable, sql } from 'kysely';
import type { IdentityDatabase, SecondFactorTable } from '../database/tables.ts';
import { newSecret } from './authenticator.ts';
import { recoveryCodes } from './recovery-codes.ts';

/** For how long the secret, and afterwards the recovery codes, are shown where they were asked for, in minutes. */
export const SHOWN_MINUTES = 10;

/** What becomes of a code: each is taken once. `repeated`: it was the last one, and taken at this very place. */
export type Taking = 'taken' | 'repeated' | 'used';

/** An account's app. */
export type Factor = {
  readonly secret: Buffer;
  readonly recoveryCodes: readonly string[];
  readonly recoverySeries: number;
  /** The places of those that were used. */
  readonly recoveryUsed: readonly number[];
};

/** Where a factor is set up or shown: a browser session, or a sign-in that is going on. */
export type Place = string;

type Keys = Pick<SubjectKeys, 'keyFor'>;

/** Bound to its account: a secret that was moved to another row does not open. */
const nameOf = (id: AccountId): string => `second-factor ${id}`;

/** The apps by whose codes people sign in. What is read of somebody who was erased throws `SubjectErased`. */
export class SecondFactorStore {
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;
  readonly #keys: Keys;

  constructor(database: IdentityDatabase, clock: Clock, keys: Keys) {
    this.#database = database;
    this.#clock = clock;
    this.#keys = keys;
  }

  /** Draws a secret where none is in force. One that is shown at the same place stands: an app may have read it already. */
  async begin(id: AccountId, place: Place): Promise<void> {
    if ((await this.shownBefore(id, place)) !== null) return;
    const secret = wrap(newSecret(), await this.#keys.keyFor(id), nameOf(id));
    const row = { secret, last_step: null, last_place: null, shown_to: place, shown_until: this.#soon() };
    await this.#database.transaction().execute(async (transaction) => {
      const account = transaction.selectFrom('account').select('second_factor_since').where('id', '=', id);
      const { second_factor_since: since } = await account.forNoKeyUpdate().executeTakeFirstOrThrow();
      if (since !== null) return;
      await transaction
        .insertInto('second_factor')
        .values({ account_id: id, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    });
  }

  /** The secret that was drawn here and is not in force; null where there is none, and when it was shown for long enough. */
  async shownBefore(id: AccountId, place: Place): Promise<Buffer | null> {
    const row = await this.#shown(id, place).where('second_factor_since', 'is', null).executeTakeFirst();
    return row === undefined ? null : this.#opened(id, row);
  }

  /** What is in force, while its recovery codes may be seen here. */
  async shownAfter(id: AccountId, place: Place): Promise<Factor | null> {
    const row = await this.#shown(id, place).where('second_factor_since', 'is not', null).executeTakeFirst();
    return row === undefined ? null : this.#toFactor(id, row);
  }

  /** Null where a password alone signs in. */
  async inForce(id: AccountId): Promise<Factor | null> {
    const row = await this.#ofAccount(id).where('second_factor_since', 'is not', null).executeTakeFirst();
    return row === undefined ? null : this.#toFactor(id, row);
  }

  /** Puts into force what is shown at a place, by the code of this step. Answers false where nothing is, or it is in force already. */
  async turnOn(id: AccountId, place: Place, step: number): Promise<boolean> {
    const now = this.#clock.now();
    return this.#database.transaction().execute(async (transaction) => {
      const account = transaction.updateTable('account').set({ second_factor_since: now }).where('id', '=', id);
      const { numUpdatedRows } = await account
        .where('second_factor_since', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('second_factor')
              .select('account_id')
              .where('account_id', '=', id)
              .where('shown_to', '=', place)
              .where('shown_until', '>', now),
          ),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const taken = transaction.updateTable('second_factor').where('account_id', '=', id);
      await taken.set({ last_step: step, last_place: place, shown_until: this.#soon() }).execute();
      return true;
    });
  }

  /** Takes the code of a step: of two at once one, and none that is older than the last one. */
  async takeStep(id: AccountId, step: number, place: Place): Promise<Taking> {
    const fresh = this.#change(id).where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]));
    const taken = await fresh.set({ last_step: step, last_place: place }).executeTakeFirst();
    if (taken.numUpdatedRows === 1n) return 'taken';
    const last = await this.#lastAt(id, place);
    return last?.last_step === step ? 'repeated' : 'used';
  }

  /** Takes the recovery code that stands at `index` of a series. */
  async takeRecoveryCode(id: AccountId, series: number, index: number, place: Place): Promise<Taking> {
    const good = this.#change(id).where('recovery_series', '=', series);
    const unused = good.where(sql<boolean>`not ${index}::integer = any(recovery_used)`);
    const used = { recovery_used: sql<number[]>`recovery_used || ${index}::integer`, last_place: place };
    if ((await unused.set(used).executeTakeFirst()).numUpdatedRows === 1n) return 'taken';
    const last = await this.#lastAt(id, place);
    return last?.recovery_series === series && last.recovery_used.at(-1) === index ? 'repeated' : 'used';
  }

  /** Ten other recovery codes, to be seen at a place. */
  async renewRecoveryCodes(id: AccountId, place: Place): Promise<void> {
    const shown = { recovery_used: [], shown_to: place, shown_until: this.#soon() };
    await this.#change(id)
      .set({ recovery_series: sql`recovery_series + 1`, ...shown })
      .execute();
  }

  async turnOff(id: AccountId): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.updateTable('account').set({ second_factor_since: null }).where('id', '=', id).execute();
      await transaction.deleteFrom('second_factor').where('account_id', '=', id).execute();
    });
  }

  #lastAt(id: AccountId, place: Place) {
    return this.#ofAccount(id).where('last_place', '=', place).executeTakeFirst();
  }

  #soon(): Date {
    return new Date(this.#clock.now().getTime() + SHOWN_MINUTES * 60_000);
  }

  #ofAccount(id: AccountId) {
    return this.#database
      .selectFrom('second_factor')
      .innerJoin('account', 'account.id', 'second_factor.account_id')
      .selectAll('second_factor')
      .where('account_id', '=', id);
  }

  #shown(id: AccountId, place: Place) {
    return this.#ofAccount(id).where('shown_to', '=', place).where('shown_until', '>', this.#clock.now());
  }

  #change(id: AccountId) {
    return this.#database.updateTable('second_factor').where('account_id', '=', id);
  }

  async #opened(id: AccountId, { secret }: Pick<SecondFactorTable, 'secret'>): Promise<Buffer> {
    return unwrap(secret, await this.#keys.keyFor(id), nameOf(id));
  }

  async #toFactor(id: AccountId, row: Selectable<SecondFactorTable>): Promise<Factor> {
    const secret = await this.#opened(id, row);
    return {
      secret,
      recoveryCodes: recoveryCodes(secret, row.recovery_series),
      recoverySeries: row.recovery_series,
      recoveryUsed: row.recovery_used,
    };
  }
}
