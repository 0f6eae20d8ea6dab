import type { Clock, Logger } from '@meikan/platform';
import type Provider from 'oidc-provider';
import type { AccountCommands } from './accounts/account-commands.ts';
import type { AccountStore } from './accounts/account-store.ts';
import type { PasswordHasher } from './accounts/password-hash.ts';
import type { OneTimeCodes } from './codes/one-time-code.ts';
import type { Postbox } from './codes/postbox.ts';
import type { IdentityDatabase } from './database/tables.ts';
import type { PendingSignUps } from './interaction/pending-sign-ups.ts';
import type { SecondFactorStore } from './second-factor/factor-store.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { IdentitySettings } from './settings.ts';
import type { SocialSignIn } from './social/social-sign-in.ts';
import type { Limits } from './throttle/limits.ts';
import type { Throttle } from './throttle/throttle.ts';

/** What the pages and calls of identity stand on; made once by `createIdentity`, handed on explicitly. */
export type IdentityParts = {
  readonly settings: IdentitySettings;
  readonly database: IdentityDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  /** Keys every HMAC of identity. */
  readonly pepper: string;
  readonly limits: Limits;
  readonly throttle: Throttle;
  readonly store: AccountStore;
  readonly commands: AccountCommands;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionStore;
  readonly codes: OneTimeCodes;
  readonly factors: SecondFactorStore;
  readonly pending: PendingSignUps;
  readonly postbox: Postbox;
  readonly provider: Provider;
  /** Empty where no social provider is configured. */
  readonly social: SocialSignIn;
};
