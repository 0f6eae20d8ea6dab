import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';

/** Long enough to find a password and a second factor elsewhere. */
const KEEP = 15 * 60_000;

/** What only we know of a sign-in that is under way: the nonce of its id_token, and the verifier of its code. */
export type AttemptProof = { readonly nonce: string; readonly codeVerifier: string };
export type SocialAttempt = AttemptProof & { readonly state: string };

type Belonging = { readonly interactionId: string; readonly provider: string };

export type SocialAttempts = {
  begin(belonging: Belonging): Promise<SocialAttempt>;
  /** The interaction that a state came from; null for a state that is unknown, used or too old. */
  interactionOf(state: string, provider: string): Promise<string | null>;
  /** Answers its proof once, to the interaction that began it. */
  take(state: string, belonging: Belonging): Promise<AttemptProof | null>;
};

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (state: string) => createHash('sha256').update(state).digest();

export function createSocialAttempts(database: IdentityDatabase, clock: Clock): SocialAttempts {
  return {
    async begin({ interactionId, provider }) {
      const attempt = { state: secret(), nonce: secret(), codeVerifier: secret() };
      await database
        .insertInto('social_attempt')
        .values({
          state_hash: hashOf(attempt.state),
          interaction_id: interactionId,
          provider,
          nonce: attempt.nonce,
          code_verifier: attempt.codeVerifier,
          expires_at: new Date(clock.now().getTime() + KEEP),
        })
        .execute();
      return attempt;
    },
    async interactionOf(state, provider) {
      const row = await database
        .selectFrom('social_attempt')
        .select('interaction_id')
        .where('state_hash', '=', hashOf(state))
        .where('provider', '=', provider)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return row?.interaction_id ?? null;
    },
    async take(state, { interactionId, provider }) {
      const row = await database
        .deleteFrom('social_attempt')
        .where('state_hash', '=', hashOf(state))
        .where('interaction_id', '=', interactionId)
        .where('provider', '=', provider)
        .where('expires_at', '>', clock.now())
        .returning(['nonce', 'code_verifier'])
        .executeTakeFirst();
      return row === undefined ? null : { nonce: row.nonce, codeVerifier: row.code_verifier };
    },
  };
}
