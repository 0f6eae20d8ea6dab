import { z } from 'zod';
import { socialProviders } from './social-providers.ts';

const WEB = /^https?$/;
const urlWith = (protocol: RegExp) => z.url({ protocol }).optional();
const text = z.string().min(1).optional();
const whole = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback);

/** Thirty-two bytes as base64 or base64url: the key of AES-256 and of the ledger's signature. */
const key = z
  .string()
  .refine((encoded) => Buffer.from(encoded, 'base64').length === 32, 'must be 32 bytes in base64')
  .optional();

const json = z.string().transform((raw, context): unknown => {
  try {
    return JSON.parse(raw);
  } catch (error) {
    // The error itself would quote what it read, which is a secret.
    context.addIssue({
      code: 'custom',
      message: `must be JSON (${error instanceof Error ? error.name : 'unreadable'})`,
    });
    return z.NEVER;
  }
});

const keySet = json.pipe(z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) })).optional();

/** Number of proxies in front, or their addresses and networks; never `true`. */
const trustProxy = z
  .string()
  .regex(
    /^(?:\d{1,2}|[0-9a-fA-F.:/]+(?:,[0-9a-fA-F.:/]+)*)$/,
    'must be a number of hops or a list of addresses and networks',
  )
  .transform((value): number | readonly string[] => (/^\d{1,2}$/.test(value) ? Number(value) : value.split(',')))
  .optional();

/** As the address of a database has it, with hyphens or without. */
const notionId = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i, 'must be the id of a database, 32 hexadecimal digits')
  .optional();

/** Every variable that any service reads, and nothing else. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text,
  PORT: whole(8080, 0, 65_535),
  PUBLIC_URL: urlWith(WEB),
  TRUST_PROXY: trustProxy,
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MEIKAN_DATA: text,
  MEIKAN_DEMO: z.enum(['none', 'small', 'large']).optional(),
  HELP_URL: urlWith(WEB),
  BUSINESS_HELP_URL: urlWith(WEB),
  DEMO_URL: urlWith(WEB),
  PWA_DIST: text,
  PWA_KEPT_ASSETS: text,
  PWA_WORKER: z.enum(['served', 'retired']).default('served'),
  PWA_UPDATES: z.enum(['offered', 'required']).default('offered'),
  DATABASE_URL: urlWith(/^postgres(?:ql)?$/),
  DATABASE_POOL_SIZE: whole(10, 1, 200),
  /** May name several nodes, which is no URL. */
  EVENTSTORE_URL: z
    .string()
    .regex(/^esdb(?:\+discover)?:\/\/\S+$/, 'must begin with esdb://')
    .optional(),
  MEILISEARCH_URL: urlWith(WEB),
  MEILISEARCH_API_KEY: text,
  OIDC_ISSUER: urlWith(WEB),
  OIDC_CLIENT_ID: text,
  OIDC_INTERNAL_URL: urlWith(WEB),
  OIDC_HINT_PARAM: z.string().min(1).default('idp_hint'),
  OIDC_COOKIE_KEYS: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(z.string().min(16, 'each key must have 16 characters or more')).min(1))
    .optional(),
  OIDC_JWKS: keySet,
  SOCIAL_PROVIDERS: json.pipe(socialProviders).optional(),
  ADMIN_EMAIL: z.email().optional(),
  IMAGE_STORE: urlWith(/^s3$/),
  SMTP_URL: urlWith(/^smtps?$/),
  MAIL_FROM: z.email().default('no-reply@meikan.invalid'),
  MEIKAN_KEK: key,
  LEDGER_KEY: key,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  NOTION_TOKEN: text,
  NOTION_NEW_HIRES: notionId,
  NOTION_FEELINGS_AFTER_JOINING: notionId,
  NOTION_REASONS_FOR_JOINING: notionId,
  NOTION_INSURED_PERSONS: notionId,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text,
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;
