import type { SocialProvider } from '@meikan/platform';
import type { JSONWebKeySet } from 'jose';

/** The issuer whose id_tokens are believed. */
export type IssuerSettings =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'foreign';
      /** Compared exactly, trailing slash and all. */
      readonly issuer: string;
      readonly clientId: string;
      /** Where this process reaches the issuer, when the public address does not resolve from inside. */
      readonly internalUrl?: string | undefined;
    };

export type IdentitySettings = {
  readonly production: boolean;
  /** Origin that people use, without a trailing slash. */
  readonly publicUrl: string;
  readonly issuer: IssuerSettings;
  /** Other ways to sign in at the embedded provider, in the order of their buttons. */
  readonly social: readonly SocialProvider[];
  /** Kept in PostgreSQL when absent; production refuses to start without them. */
  readonly cookieKeys?: readonly string[] | undefined;
  readonly jwks?: JSONWebKeySet | undefined;
  /** Whoever proves to own this address is an admin. */
  readonly adminEmail?: string | undefined;
  /** `off`: addresses on the network are not counted; accounts, codes and mailboxes are (on unless told). */
  readonly networkLimits?: 'on' | 'off';
};

/** Whether an admin signs in by two factors or not at all. A foreign issuer sees to it itself. */
export const adminsNeedSecondFactor = ({
  production,
  issuer,
}: Pick<IdentitySettings, 'production' | 'issuer'>): boolean => production && issuer.kind === 'embedded';

export const PWA_CLIENT_ID = 'meikan-pwa';
/** Says at the authorization endpoint which kind of account whoever has none is first offered: `general` or `business`. */
export const ACCOUNT_MODE_PARAM = 'account_mode';
/** In our id_tokens: the `uid` of the provider's session that they came of. */
export const BROWSER_SESSION_CLAIM = 'browser_session';
export const SIGN_IN_ROUTE = '/auth/callback';
export const SILENT_ROUTE = '/auth/silent-callback';

/** The issuer of the embedded provider; the path is where it is mounted. */
export function embeddedIssuer(settings: Pick<IdentitySettings, 'publicUrl'>): string {
  return `${settings.publicUrl}/oidc`;
}
