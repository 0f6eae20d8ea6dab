import type { AccountId } from '@meikan/domain';
import type { CommandHandler, SubjectKeys } from '@meikan/event-log';
import type { Viewer } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAccountCommands } from './accounts/account-commands.ts';
import type { AccountStore } from './accounts/account-store.ts';
import { type DemoAccount, seedDemoAccounts } from './accounts/demo-accounts.ts';
import { emailKey, parseEmail } from './accounts/email-address.ts';
import { grantFirstAdmin } from './accounts/first-admin.ts';
import { type KeptAccount, keptAccount } from './accounts/kept-account.ts';
import { createPasswordHasher } from './accounts/password-hash.ts';
import { signOutEverywhere } from './accounts/replace-password.ts';
import { type Confirmations, confirmationsOf } from './calls/confirmations.ts';
import { leavingCalls } from './calls/leaving-calls.ts';
import { type SessionCallParts, sessionCalls } from './calls/session-calls.ts';
import { sessionListCalls } from './calls/session-list-calls.ts';
import { type CodeDependencies, openCodeParts } from './code-parts.ts';
import { identityPages, pageFiles } from './interaction/pages-plugin.ts';
import { createPendingSignUps } from './interaction/pending-sign-ups.ts';
import { closeAgain, closeLeft, startClosing } from './leaving/close-left.ts';
import { mountProvider } from './provider/mount.ts';
import { createProvider } from './provider/provider.ts';
import { startPurging } from './purge.ts';
import { SecondFactorStore } from './second-factor/factor-store.ts';
import { turnOffSecondFactor } from './second-factor/second-factor.ts';
import { createAuthenticate } from './sessions/authenticate.ts';
import { PostgresSessionStore } from './sessions/session-store.ts';
import { createSocialSignIn } from './social/social-sign-in.ts';
import { trustedIssuer } from './tokens/trusted-issuer.ts';

export type IdentityDependencies = CodeDependencies & {
  readonly handler: CommandHandler;
  /** What an app's secret is sealed under. */
  readonly keys: Pick<SubjectKeys, 'keyFor'>;
} & Pick<SessionCallParts, 'pagesOwnedAlone'>;

export type Identity = {
  /** The provider at `/oidc`, the pages at `/identity`, the session calls. Register on an app of `createServer`. */
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /** Who asks, by session token; 401 problem for a bad one. Revocation is seen within 5 seconds everywhere. */
  authenticate(request: FastifyRequest): Promise<Viewer>;
  readonly accounts: Pick<AccountStore, 'byId' | 'adminAddresses'>;
  /** An admin's switch: a disabled account cannot sign in, and its sessions end. */
  setDisabled(id: AccountId, disabled: boolean): Promise<void>;
  /** Closes the accounts of those who have left; it happens by itself every few minutes. */
  closeLeft(): Promise<void>;
  /** Closes the account of somebody who was erased and is back with a restored backup; false where there is none. */
  closeAgain(id: AccountId): Promise<boolean>;
  /** An operator's help for who lost their app and all recovery codes; false where no account with this address has a second factor. */
  turnOffSecondFactor(email: string): Promise<boolean>;
  readonly confirmations: Confirmations;
  /** What identity keeps of an account, for its owner; null where there is none. */
  keptAccount(id: AccountId): Promise<KeptAccount | null>;
  seedDemoAccounts(accounts: readonly DemoAccount[]): Promise<void>;
  close(): Promise<void>;
};

async function assemble(dependencies: IdentityDependencies): Promise<SessionCallParts> {
  const { settings, clock, log, handler, keys, pagesOwnedAlone } = dependencies;
  const { secrets, ...parts } = await openCodeParts(dependencies);
  const { database, store } = parts;
  return {
    ...parts,
    ...{ settings, clock, log, handler, pagesOwnedAlone, pepper: secrets.pepper },
    commands: createAccountCommands(handler, clock),
    hasher: createPasswordHasher(),
    sessions: new PostgresSessionStore(database, clock, settings),
    factors: new SecondFactorStore(database, clock, keys),
    pending: createPendingSignUps(database, clock),
    provider: createProvider({ settings, secrets, database, store, clock }),
    social: createSocialSignIn(settings, database, clock),
    trusted: trustedIssuer(settings, secrets.jwks),
  };
}

async function setDisabled(parts: SessionCallParts, id: AccountId, disabled: boolean): Promise<void> {
  const { commands, store } = parts;
  await commands.send(id, { type: 'set-disabled', data: { disabled, at: commands.now() } });
  await store.setDisabled(id, disabled);
  if (disabled) await signOutEverywhere(parts, id);
}

async function turnOffFor(parts: SessionCallParts, typed: string): Promise<boolean> {
  const email = parseEmail(typed);
  const account = email === null ? null : await parts.store.byEmailKey(emailKey(email, parts.pepper));
  if (account === null || account.secondFactorSince === null) return false;
  await turnOffSecondFactor(parts, account, 'operator');
  return true;
}

/** Brings the schema up to date, loads or makes the keys, and starts cleaning up. */
export async function createIdentity(dependencies: IdentityDependencies): Promise<Identity> {
  const parts = await assemble(dependencies);
  await grantFirstAdmin(parts);
  const purging = startPurging(parts.database, parts.clock, parts.log);
  const closing = startClosing(parts);
  const embedded = parts.settings.issuer.kind === 'embedded';
  return {
    plugin: async (app) => {
      sessionCalls(app, parts);
      sessionListCalls(app, parts);
      leavingCalls(app, parts);
      if (!embedded) return;
      await app.register(mountProvider(parts.provider, parts.settings.publicUrl));
      await app.register(pageFiles);
      await app.register(identityPages(parts));
    },
    authenticate: createAuthenticate(parts.sessions),
    accounts: parts.store,
    setDisabled: (id, disabled) => setDisabled(parts, id, disabled),
    closeLeft: () => closeLeft(parts),
    closeAgain: (id) => closeAgain(parts, id),
    turnOffSecondFactor: (email) => turnOffFor(parts, email),
    confirmations: confirmationsOf(parts),
    keptAccount: (id) => keptAccount(parts.database, id),
    seedDemoAccounts: (accounts) => seedDemoAccounts(parts, accounts),
    async close() {
      await Promise.all([purging.stop(), closing.stop()]);
      await parts.postbox.idle();
    },
  };
}
