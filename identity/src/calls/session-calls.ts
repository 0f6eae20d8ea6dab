import {
  type AccountAnswer,
  exchangeToken,
  generateUserToken,
  getMe,
  initializeSession,
  revokeSession,
  signOut,
} from '@meikan/contracts';
import { type AccountId, type CompanyId, isPresent, userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { anonymous, networkOf, ProblemError, registerCall, requireAccount, type Viewer } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import { openProfile } from '../accounts/open-profile.ts';
import type { IdentityParts } from '../parts.ts';
import { browserSession } from '../provider/browser-session.ts';
import { createAuthenticate, ownTokenOf } from '../sessions/authenticate.ts';
import { deviceKeyOf } from '../sessions/device-key.ts';
import { type Exchanged, exchangeIdToken } from '../tokens/exchange.ts';
import type { TrustedIssuer } from '../tokens/id-token.ts';

export type OwnedPage = { readonly id: string; readonly name: string };

export type SessionCallParts = IdentityParts & {
  readonly trusted: TrustedIssuer;
  readonly handler: CommandHandler;
  /** The published pages that nobody but this account may edit. */
  pagesOwnedAlone(id: AccountId): Promise<readonly OwnedPage[]>;
};

/** Whose page was removed speaks for none. */
async function presentPage(handler: CommandHandler, id: CompanyId | null): Promise<CompanyId | null> {
  if (id === null) return null;
  const { state } = await handler.load(streams.company(id));
  return state.status === 'removed' ? null : id;
}

/** The company of a business account and the picture of a profile stand in the log, where their owners write them. */
async function toAnswer({ handler }: SessionCallParts, account: StoredAccount): Promise<AccountAnswer> {
  const { id, email, name, mode, admin } = account;
  const [{ state }, profile] = await Promise.all([
    handler.load(streams.account(id)),
    handler.load(streams.user(userId(id))),
  ]);
  const { companyId: page, closesAt } = state.status === 'open' ? state : { companyId: null, closesAt: null };
  const companyId = await presentPage(handler, page);
  const picture = isPresent(profile.state) ? profile.state.sections.basics.avatar : null;
  return { id, email, name, picture, isBusinessMode: mode === 'business', isAdminMode: admin, companyId, closesAt };
}

async function exchange(parts: SessionCallParts, request: FastifyRequest, idToken: string): Promise<Exchanged> {
  const { throttle, limits, trusted } = parts;
  const allowance = await throttle.take({ limit: limits.exchangePerIp, subject: networkOf(request.ip) });
  if (!allowance.allowed) throw new ProblemError({ code: 'too-many-requests', retryAfter: allowance.retryAfter });
  return exchangeIdToken(parts, trusted, request, idToken);
}

/** The profile of a person is opened by the first session, not by the sign-up: a foreign issuer has no sign-up here. */
async function initializeOnce(parts: SessionCallParts, account: StoredAccount): Promise<LogPosition | null> {
  if (account.initialized) return null;
  const opened = await openProfile(parts, account);
  await parts.store.markInitialized(account.id);
  return opened;
}

/** The account behind a session. @throws ProblemError 401 where it is closed, or about to be */
export async function accountOf({ store }: Pick<IdentityParts, 'store'>, viewer: Viewer): Promise<StoredAccount> {
  const account = await store.byId(requireAccount(viewer).accountId);
  if (account === null || account.disabled) throw new ProblemError({ code: 'unauthenticated' });
  return account;
}

/** Also ends the provider's session of this very browser, so that the next visit asks for the password again. */
async function endOwnBrowserSession({ provider }: IdentityParts, request: FastifyRequest, accountId: AccountId) {
  const session = await browserSession(provider, request.raw);
  if (session?.accountId === accountId) await session.end();
}

/** Ways in. A stale session token beside a new id_token is no reason to refuse it, so nobody is asked for one. */
function waysIn(app: FastifyInstance, parts: SessionCallParts): void {
  const options = { authenticate: async () => anonymous };
  const enter = async (request: FastifyRequest, idToken: string) => {
    const exchanged = await exchange(parts, request, idToken);
    return { ...exchanged, opened: await initializeOnce(parts, exchanged.account) };
  };
  registerCall(
    app,
    initializeSession,
    async ({ body, request }) => {
      const { token, account, opened } = await enter(request, body.token);
      const deviceKey = deviceKeyOf(parts.pepper, account.id);
      return {
        payload: { token, account: await toAnswer(parts, account), deviceKey, isNew: opened !== null },
        // What is read next shall hold the profile that has just been opened.
        ...(opened === null ? {} : { position: opened }),
      };
    },
    options,
  );
  registerCall(
    app,
    exchangeToken,
    async ({ body, request }) => ({ payload: { token: (await enter(request, body.token)).token } }),
    options,
  );
}

/** What somebody signed in does with the session. */
function ownSession(app: FastifyInstance, parts: SessionCallParts): void {
  const options = { authenticate: createAuthenticate(parts.sessions) };
  registerCall(
    app,
    generateUserToken,
    async ({ request }) => {
      const token = await parts.sessions.renew(ownTokenOf(request));
      if (token === null) throw new ProblemError({ code: 'unauthenticated' });
      return { payload: { token } };
    },
    options,
  );
  registerCall(
    app,
    getMe,
    async ({ viewer }) => {
      const account = await accountOf(parts, viewer);
      return { payload: { ...(await toAnswer(parts, account)), deviceKey: deviceKeyOf(parts.pepper, account.id) } };
    },
    options,
  );
  registerCall(
    app,
    signOut,
    async ({ viewer, request }) => {
      await parts.sessions.revoke(ownTokenOf(request));
      await endOwnBrowserSession(parts, request, requireAccount(viewer).accountId);
      return { payload: { message: 'ログアウトしました' } };
    },
    options,
  );
}

/** A way out without a token: the device has dropped it, as it should, before the server could be told. */
function wayOut(app: FastifyInstance, parts: SessionCallParts): void {
  registerCall(
    app,
    revokeSession,
    async ({ body, request }) => {
      const account = await parts.sessions.revokeByHash(body.tokenHash);
      if (account !== null) await endOwnBrowserSession(parts, request, account);
      return { payload: { message: 'セッションを無効にしました' } };
    },
    { authenticate: async () => anonymous },
  );
}

/** The calls of `contracts/src/session`. */
export function sessionCalls(app: FastifyInstance, parts: SessionCallParts): void {
  waysIn(app, parts);
  ownSession(app, parts);
  wayOut(app, parts);
}
