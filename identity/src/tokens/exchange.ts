import { createHash } from 'node:crypto';
import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import type { IdentityParts } from '../parts.ts';
import { isLivingSession } from '../provider/browser-session.ts';
import { toldBrowser } from '../sessions/told-browser.ts';
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

/** Where the provider's session has ended, an id_token of it that was held back is worth nothing. */
async function assertNotEnded({ settings, database, clock }: IdentityParts, claims: IdTokenClaims): Promise<void> {
  if (settings.issuer.kind !== 'embedded') return;
  const { browserSession: uid } = claims;
  if (uid !== null && (await isLivingSession(database, uid, clock.now()))) return;
  throw new ProblemError({
    code: 'token-invalid',
    status: 401,
    detail: 'ログインが終了しています。もう一度ログインしてください。',
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
  await assertNotEnded(parts, claims);
  const { browserSession } = claims;
  const token = await parts.sessions.issue(account.id, {
    ...toldBrowser(request.headers['user-agent']),
    browserSession,
  });
  return { token, account };
}
