import { createHash } from 'node:crypto';
import type { Clock } from '@meikan/platform';
import type { Selectable } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { IdentityDatabase, OidcRecordTable } from '../database/tables.ts';

/** The record's id is the token itself: only its hash is a key, and it is left out of the payload. */
function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

function toPayload(row: Selectable<OidcRecordTable>, jti?: string): AdapterPayload {
  return {
    ...row.payload,
    ...(jti === undefined ? {} : { jti }),
    ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
  };
}

/** Everything oidc-provider remembers of one model, in PostgreSQL, so that several processes share it. */
class PostgresOidcAdapter implements Adapter {
  readonly #model: string;
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;

  constructor(model: string, database: IdentityDatabase, clock: Clock) {
    this.#model = model;
    this.#database = database;
    this.#clock = clock;
  }

  async upsert(id: string, { jti: _token, ...payload }: AdapterPayload, expiresIn?: number): Promise<void> {
    const lives = expiresIn !== undefined && expiresIn > 0;
    const row = {
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expires_at: lives ? new Date(this.#clock.now().getTime() + expiresIn * 1000) : null,
    };
    await this.#database
      .insertInto('oidc_record')
      .values({ model: this.#model, id_hash: hashOf(id), ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#rows().where('id_hash', '=', hashOf(id)).executeTakeFirst();
    return row && toPayload(row, id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.#rows().where('uid', '=', uid).executeTakeFirst();
    return row && toPayload(row);
  }

  /** No device flow: nothing has a user code. */
  async findByUserCode(): Promise<undefined> {}

  /** Compare-and-set: of two that redeem one code at the same moment, one is refused. */
  async consume(id: string): Promise<void> {
    const result = await this.#database
      .updateTable('oidc_record')
      .set({ consumed_at: this.#clock.now() })
      .where('model', '=', this.#model)
      .where('id_hash', '=', hashOf(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new errors.InvalidGrant('already consumed');
  }

  async destroy(id: string): Promise<void> {
    await this.#gone().where('id_hash', '=', hashOf(id)).execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#gone().where('grant_id', '=', grantId).execute();
  }

  #rows() {
    return this.#database.selectFrom('oidc_record').selectAll().where('model', '=', this.#model);
  }

  #gone() {
    return this.#database.deleteFrom('oidc_record').where('model', '=', this.#model);
  }
}

export function oidcAdapter(database: IdentityDatabase, clock: Clock): (model: string) => Adapter {
  return (model) => new PostgresOidcAdapter(model, database, clock);
}
