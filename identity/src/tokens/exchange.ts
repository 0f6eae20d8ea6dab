import { createHash } from 'node:crypto';
import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import type { IdentityParts } from '../parts.ts';
import { originOf } from '../sessions/session-origin.ts';
import { accountOfToken } from './account-of-token.ts';
import { type IdTokenClaims, type TrustedIssuer, verifyIdToken } from './id-token.ts';

/** What a believed id_token is worth. */
export type Exchanged = { readonly token: string; readonly account: StoredAccount };

/** Longer than verification tolerates clocks to differ. */
const TOLERANCE = 60;

/** An id_token is worth one session: its hash is kept until it has expired. */
async function useOnce({ database }: IdentityParts, idToken: string, { expires }: IdTokenClaims): Promise<void> {
  const result = await database
    .insertInto('used_id_token')
    .values({
      token_hash: createHash('sha256').update(idToken).digest(),
      expires_at: new Date((expires + TOLERANCE) * 1000),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows === 1n) return;
  throw new ProblemError({
    code: 'token-used',
    status: 401,
    detail: 'このログインはすでに使われています。もう一度ログインしてください。',
  });
}

/**
 * A believed id_token becomes a session of the browser that sent it.
 * @throws ProblemError 401 (not believed, used before), 403, 409, 422; Fault when a foreign issuer is away
 */
export async function exchangeIdToken(
  parts: IdentityParts,
  trusted: TrustedIssuer,
  request: FastifyRequest,
  idToken: string,
): Promise<Exchanged> {
  const claims = await verifyIdToken(trusted, idToken, parts.clock.now());
  const account = await accountOfToken(parts, claims);
  await useOnce(parts, idToken, claims);
  const origin = await originOf(parts.provider, request, account.id);
  return { token: await parts.sessions.issue(account.id, origin), account };
}
