import { type Configuration, toConfiguration } from './configuration.ts';
import { type VariableName, type Variables, variables } from './variables.ts';

/** The process must not start: `message` names every wrong or missing variable, but no value, since many are secrets. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const inProduction: readonly VariableName[] = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MEIKAN_KEK', 'LEDGER_KEY'];
/** Embedded identity signs by itself; a foreign issuer brings its own keys. */
const withEmbeddedIdentity: readonly VariableName[] = ['OIDC_COOKIE_KEYS', 'OIDC_JWKS'];
const withMeilisearch: readonly VariableName[] = ['MEILISEARCH_API_KEY'];
/** Each is useless without the others. */
const together: readonly (readonly VariableName[])[] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  [
    'NOTION_TOKEN',
    'NOTION_NEW_HIRES',
    'NOTION_FEELINGS_AFTER_JOINING',
    'NOTION_REASONS_FOR_JOINING',
    'NOTION_INSURED_PERSONS',
  ],
];

function neededInProduction(values: Variables): readonly VariableName[] {
  return [
    ...inProduction,
    ...(values.OIDC_ISSUER === undefined ? withEmbeddedIdentity : []),
    ...(values.MEILISEARCH_URL === undefined ? [] : withMeilisearch),
  ];
}

function faultsInProduction(values: Variables): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const missing = neededInProduction(values).filter((name) => values[name] === undefined);
  const demo = values.MEIKAN_DEMO !== undefined && values.MEIKAN_DEMO !== 'none';
  return [
    ...missing.map((name) => `${name}: required in production`),
    ...(demo ? ['MEIKAN_DEMO: must be none in production'] : []),
  ];
}

function faultsInGroups(values: Variables): string[] {
  return together.flatMap((group) => {
    const [given] = group.filter((name) => values[name] !== undefined);
    const missing = group.filter((name) => values[name] === undefined);
    return given === undefined ? [] : missing.map((name) => `${name}: required together with ${given}`);
  });
}

/** A foreign issuer offers its own other ways to sign in: a list that nobody reads would only seem to work. */
function faultsOfSocial({ OIDC_ISSUER: issuer, SOCIAL_PROVIDERS: social }: Variables): string[] {
  return issuer !== undefined && social !== undefined ? ['SOCIAL_PROVIDERS: not together with OIDC_ISSUER'] : [];
}

function refuse(faults: readonly string[]): never {
  throw new ConfigurationError(`The configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/**
 * Reads the environment once. An empty variable counts as absent, as compose files write them.
 * @throws ConfigurationError with one line per wrong variable
 */
export function loadConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    refuse(parsed.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`));
  }
  const faults = [...faultsInProduction(parsed.data), ...faultsInGroups(parsed.data), ...faultsOfSocial(parsed.data)];
  if (faults.length > 0) refuse(faults);
  return toConfiguration(parsed.data);
}
