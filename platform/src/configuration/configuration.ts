import type { LogLevel } from '../logging/logger.ts';
import type { SocialProvider } from './social-providers.ts';
import type { Variables } from './variables.ts';

/** The environment, parsed and grouped: each service is handed its own group only. Absent parts mean the embedded form. */
export type Configuration = {
  readonly production: boolean;
  readonly http: {
    /** Loopback unless told; every interface in production, where a proxy stands in front. */
    readonly host: string;
    readonly port: number;
    /** Origin that people use, without a trailing slash. */
    readonly publicUrl: string;
    readonly trustProxy: false | number | readonly string[];
    readonly rateLimits: 'on' | 'off';
    /** Pages elsewhere that the app leads to; absent: its own page of help, and no demo. */
    readonly outsideLinks: {
      readonly help: string | undefined;
      readonly businessHelp: string | undefined;
      readonly demo: string | undefined;
    };
    /** Folder of the built PWA. */
    readonly pwaDist: string | undefined;
    /** Folder in which files of former builds are kept; shared by all processes that serve the PWA. */
    readonly pwaKeptAssets: string | undefined;
    /** Switches of operators (docs/operations.md): take the service worker away; let no page go on with a former build. */
    readonly pwaSwitches: { readonly worker: 'served' | 'retired'; readonly updates: 'offered' | 'required' };
  };
  readonly log: { readonly level: LogLevel };
  /** Folder of everything embedded; without it the launcher's default. */
  readonly data: { readonly folder: string | undefined };
  readonly database: { readonly url: string | undefined; readonly poolSize: number };
  readonly eventStore: { readonly url: string } | undefined;
  readonly search: { readonly url: string; readonly apiKey: string | undefined } | undefined;
  readonly identity: {
    readonly external: { readonly issuer: string; readonly clientId: string } | undefined;
    /** Where servers reach the issuer when the public URL does not resolve from inside. */
    readonly internalUrl: string | undefined;
    readonly hintParameter: string;
    /** Beside the password of the embedded provider; none with a foreign issuer, which offers its own. */
    readonly social: readonly SocialProvider[];
    readonly cookieKeys: readonly string[] | undefined;
    readonly jwks: { readonly keys: readonly Readonly<Record<string, unknown>>[] } | undefined;
    /** Whoever owns this address becomes the first admin. */
    readonly adminEmail: string | undefined;
  };
  readonly images: { readonly store: string | undefined };
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** The page at /dev/mailbox; never in production. */
    readonly mailbox: boolean;
  };
  readonly demo: { readonly size: 'none' | 'small' | 'large'; readonly tokenCommand: boolean };
  /** Base64, 32 bytes each. */
  readonly secrets: { readonly kek: string | undefined; readonly ledgerKey: string | undefined };
  readonly payments: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  /** Where editors keep the datasets of the top page: a token that may read them, and the database of each. */
  readonly notion:
    | {
        readonly token: string;
        readonly databases: {
          readonly 'new-hires': string;
          readonly 'feelings-after-joining': string;
          readonly 'reasons-for-joining': string;
          readonly 'insured-persons': string;
        };
      }
    | undefined;
  readonly push:
    | { readonly publicKey: string; readonly privateKey: string; readonly subject: string | undefined }
    | undefined;
};

type Group<K extends keyof Configuration> = Configuration[K];

function http(values: Variables): Group<'http'> {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY ?? false,
    rateLimits: values.RATE_LIMITS,
    outsideLinks: { help: values.HELP_URL, businessHelp: values.BUSINESS_HELP_URL, demo: values.DEMO_URL },
    pwaDist: values.PWA_DIST,
    pwaKeptAssets: values.PWA_KEPT_ASSETS,
    pwaSwitches: { worker: values.PWA_WORKER, updates: values.PWA_UPDATES },
  };
}

function identity(values: Variables): Group<'identity'> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  return {
    external: issuer === undefined || clientId === undefined ? undefined : { issuer, clientId },
    internalUrl: values.OIDC_INTERNAL_URL,
    hintParameter: values.OIDC_HINT_PARAM,
    social: values.SOCIAL_PROVIDERS ?? [],
    cookieKeys: values.OIDC_COOKIE_KEYS,
    jwks: values.OIDC_JWKS,
    adminEmail: values.ADMIN_EMAIL,
  };
}

function push(values: Variables): Group<'push'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey, subject };
}

function payments(values: Variables): Group<'payments'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  return secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret };
}

function notion(values: Variables): Group<'notion'> {
  const { NOTION_TOKEN: token, NOTION_NEW_HIRES: hires, NOTION_FEELINGS_AFTER_JOINING: feelings } = values;
  const { NOTION_REASONS_FOR_JOINING: reasons, NOTION_INSURED_PERSONS: insured } = values;
  // All of them are there or none: `loadConfiguration` has seen to that.
  if (!token || !hires || !feelings || !reasons || !insured) return undefined;
  const databases = {
    'new-hires': hires,
    'feelings-after-joining': feelings,
    'reasons-for-joining': reasons,
    'insured-persons': insured,
  };
  return { token, databases };
}

function search(values: Variables): Group<'search'> {
  const { MEILISEARCH_URL: url, MEILISEARCH_API_KEY: apiKey } = values;
  return url === undefined ? undefined : { url, apiKey };
}

/** Groups checked variables. */
export function toConfiguration(values: Variables): Configuration {
  const production = values.NODE_ENV === 'production';
  return {
    production,
    http: http(values),
    log: { level: values.LOG_LEVEL },
    data: { folder: values.MEIKAN_DATA },
    database: { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE },
    eventStore: values.EVENTSTORE_URL === undefined ? undefined : { url: values.EVENTSTORE_URL },
    search: search(values),
    identity: identity(values),
    images: { store: values.IMAGE_STORE },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, mailbox: !production && values.SMTP_URL === undefined },
    demo: { size: production ? 'none' : (values.MEIKAN_DEMO ?? 'small'), tokenCommand: !production },
    secrets: { kek: values.MEIKAN_KEK, ledgerKey: values.LEDGER_KEY },
    payments: payments(values),
    notion: notion(values),
    push: push(values),
  };
}
