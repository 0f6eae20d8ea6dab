import type { AccountId, AccountMode } from '@meikan/domain';
import { accountId as toAccountId } from '@meikan/domain';
import { type Clock, uuidv7 } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';

/** As long as the interaction itself, so that a code can be sent again. */
const KEEP = 3600_000;

export type SignUpRequest = {
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly mode: AccountMode;
  readonly passwordHash: string;
};

export type PendingSignUp = SignUpRequest & { readonly accountId: AccountId };

/** Sign-ups whose address is not proven yet: no account, no reservation, nothing in the log. */
export type PendingSignUps = {
  put(interactionId: string, request: SignUpRequest): Promise<void>;
  get(interactionId: string): Promise<PendingSignUp | null>;
  remove(interactionId: string): Promise<void>;
};

export function createPendingSignUps(database: IdentityDatabase, clock: Clock): PendingSignUps {
  return {
    async put(interactionId, { email, emailKey, name, mode, passwordHash }) {
      const now = clock.now();
      const row = {
        account_id: uuidv7(),
        email,
        email_key: emailKey,
        name,
        mode,
        password_hash: passwordHash,
        created_at: now,
        expires_at: new Date(now.getTime() + KEEP),
      };
      await database
        .insertInto('pending_sign_up')
        .values({ interaction_id: interactionId, ...row })
        .onConflict((conflict) => conflict.column('interaction_id').doUpdateSet(row))
        .execute();
    },
    async get(interactionId) {
      const row = await database
        .selectFrom('pending_sign_up')
        .selectAll()
        .where('interaction_id', '=', interactionId)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      if (row === undefined) return null;
      const { email, email_key: emailKey, name, mode, password_hash: passwordHash } = row;
      return { accountId: toAccountId(row.account_id), email, emailKey, name, mode, passwordHash };
    },
    async remove(interactionId) {
      await database.deleteFrom('pending_sign_up').where('interaction_id', '=', interactionId).execute();
    },
  };
}
