import type { AccountMode } from '@meikan/domain';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** Written as Date, read as Date. */
type Moment = ColumnType<Date, Date, Date>;

export type AccountTable = {
  readonly id: string;
  email: string;
  /** HMAC of the folded address: finds an account, and names the reservation stream. */
  email_key: string;
  name: string;
  /** PHC text of argon2id; null where only a foreign issuer can sign in. */
  password_hash: string | null;
  mode: AccountMode;
  is_admin: Generated<boolean>;
  disabled_at: ColumnType<Date | null, Date | null, Date | null>;
  /** When the account of who leaves is closed; null of who stays. */
  closes_at: ColumnType<Date | null, Date | null, Date | null>;
  /** When the profile was opened by the first session; null before. */
  initialized_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Since when a code is asked for besides the password; null where it is not. */
  second_factor_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
};

/** The app that shows somebody's codes, or that is being set up to; which of them `account.second_factor_since` says. */
export type SecondFactorTable = {
  account_id: string;
  /** Sealed under the key of its person. */
  secret: Buffer;
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number | null;
  /** Where the last code of either kind was taken. */
  last_place: string | null;
  /** Which ten recovery codes are good, and the places of those that were used. */
  recovery_series: Generated<number>;
  recovery_used: Generated<number[]>;
  /** The browser session, or the sign-in, that may see the secret, afterwards the recovery codes; and until when. */
  shown_to: string;
  shown_until: Moment;
};

export type ExternalSubjectTable = { issuer: string; subject: string; account_id: string; linked_at: Moment };

export type PendingSignUpTable = {
  /** The interaction it belongs to: only the browser that began it can end it. */
  interaction_id: string;
  account_id: string;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  mode: AccountMode;
  created_at: Moment;
  expires_at: Moment;
};

export type CodePurpose = 'sign-up' | 'reset' | 'leaving' | 'own-data' | 'sessions' | 'email';

export type OneTimeCodeTable = {
  /** `<purpose>` and `<subject>` name the one living code; a new one overwrites it. */
  purpose: CodePurpose;
  subject: string;
  /** Where it was sent, for the page that asks for it. */
  email: string;
  /** Whose it is; null for a sign-up, and where nobody may guess it. */
  account_id: string | null;
  /** Null where nobody may ever guess it (an address that must look the same from outside). */
  code_hash: Buffer | null;
  tries_left: number;
  sent_at: Moment;
  expires_at: Moment;
  /** Null while it may be used. */
  used_at: ColumnType<Date | null, Date | null, Date | null>;
};

export type SessionTable = {
  token_hash: Buffer;
  /** What its owner names it by; it opens nothing. */
  id: Generated<string>;
  account_id: string;
  /** As told by the browser that opened it; null where it said nothing known, and of sessions older than this column. */
  browser: string | null;
  system: string | null;
  /** The `uid` of the provider's session in the same browser; null where there is none. */
  browser_session: string | null;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
};

export type UsedIdTokenTable = { token_hash: Buffer; expires_at: Moment };
export type ThrottleTable = { key_hash: Buffer; count: number; expires_at: Moment };
export type SecretTable = { name: string; value: string };

export type SocialAttemptTable = {
  /** SHA-256 of the state, which only the provider and the person's address bar know. */
  state_hash: Buffer;
  /** Only the browser that began it can end it. */
  interaction_id: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  expires_at: Moment;
};

export type WaitingLinkTable = {
  interaction_id: string;
  issuer: string;
  subject: string;
  account_id: string;
  expires_at: Moment;
};

export type OidcRecordTable = {
  model: string;
  id_hash: Buffer;
  payload: ColumnType<Record<string, unknown>, string, string>;
  grant_id: string | null;
  uid: string | null;
  consumed_at: ColumnType<Date | null, Date | null, Date | null>;
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
};

export type IdentityTables = {
  account: AccountTable;
  second_factor: SecondFactorTable;
  external_subject: ExternalSubjectTable;
  pending_sign_up: PendingSignUpTable;
  one_time_code: OneTimeCodeTable;
  session: SessionTable;
  used_id_token: UsedIdTokenTable;
  throttle: ThrottleTable;
  secret: SecretTable;
  oidc_record: OidcRecordTable;
  social_attempt: SocialAttemptTable;
  waiting_link: WaitingLinkTable;
};

/** A Kysely bound to the schema `identity`. */
export type IdentityDatabase = Kysely<IdentityTables>;
