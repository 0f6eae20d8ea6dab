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

/** Everything oidc-provider remembers, in PostgreSQL, so that several processes share it. */
export function oidcAdapter(database: IdentityDatabase, clock: Clock): (model: string) => Adapter {
  return (model) => {
    const one = (id: string) => ({ model, id_hash: hashOf(id) });
    const rows = () => database.selectFrom('oidc_record').selectAll().where('model', '=', model);
    return {
      async upsert(id, { jti: _token, ...payload }, expiresIn) {
        const row = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at:
            expiresIn !== undefined && expiresIn > 0 ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
        };
        await database
          .insertInto('oidc_record')
          .values({ ...one(id), ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
          .execute();
      },
      async find(id) {
        const row = await rows().where('id_hash', '=', hashOf(id)).executeTakeFirst();
        return row && toPayload(row, id);
      },
      async findByUid(uid) {
        const row = await rows().where('uid', '=', uid).executeTakeFirst();
        return row && toPayload(row);
      },
      // No device flow: nothing has a user code.
      findByUserCode: async () => undefined,
      /** Compare-and-set: of two that redeem one code at the same moment, one is refused. */
      async consume(id) {
        const result = await database
          .updateTable('oidc_record')
          .set({ consumed_at: clock.now() })
          .where('model', '=', model)
          .where('id_hash', '=', hashOf(id))
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        if (result.numUpdatedRows === 0n) throw new errors.InvalidGrant('already consumed');
      },
      async destroy(id) {
        await database.deleteFrom('oidc_record').where('model', '=', model).where('id_hash', '=', hashOf(id)).execute();
      },
      async revokeByGrantId(grantId) {
        await database.deleteFrom('oidc_record').where('model', '=', model).where('grant_id', '=', grantId).execute();
      },
    };
  };
}
