import type { AccountId } from '@meikan/domain';
import type { Clock } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';

/** As long as the interaction itself. */
const KEEP = 3600_000;

/** Somebody at a provider, whose proven address an account here has. */
export type WaitingLink = { readonly issuer: string; readonly subject: string; readonly accountId: AccountId };

/**
 * Links that wait until whoever came from the provider has signed in to the account as well. The address alone joins
 * nothing: it may have been another's when the account was opened.
 */
export type WaitingLinks = {
  put(interactionId: string, link: WaitingLink): Promise<void>;
  /** Answers the link once, if it is the one of this account. */
  take(interactionId: string, accountId: AccountId): Promise<WaitingLink | null>;
};

export function createWaitingLinks(database: IdentityDatabase, clock: Clock): WaitingLinks {
  return {
    async put(interactionId, { issuer, subject, accountId }) {
      const expires = new Date(clock.now().getTime() + KEEP);
      const row = { issuer, subject, account_id: accountId, expires_at: expires };
      await database
        .insertInto('waiting_link')
        .values({ interaction_id: interactionId, ...row })
        .onConflict((conflict) => conflict.column('interaction_id').doUpdateSet(row))
        .execute();
    },
    async take(interactionId, accountId) {
      const row = await database
        .deleteFrom('waiting_link')
        .where('interaction_id', '=', interactionId)
        .where('account_id', '=', accountId)
        .where('expires_at', '>', clock.now())
        .returning(['issuer', 'subject'])
        .executeTakeFirst();
      return row === undefined ? null : { ...row, accountId };
    },
  };
}
