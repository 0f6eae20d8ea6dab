/**
 * Which package may import which (docs/architecture/LAWS.md), as data. A name with a slash is one entry point of a package with several.
 * `infra/*` may look into everything and stands in no row, so nobody may look into it.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contracts: ['domain'],
  platform: ['contracts'],
  'event-log': ['domain', 'platform'],
  projections: ['domain', 'event-log', 'platform', 'search'],
  search: ['platform'],
  images: ['platform'],
  identity: ['domain', 'contracts', 'event-log', 'projections/read-model', 'platform'],
  footprints: ['platform'],
  datasets: ['platform'],
  'command-api': ['domain', 'contracts', 'event-log', 'search/folding', 'images', 'identity', 'footprints', 'platform'],
  'read-api': [
    'domain',
    'contracts',
    'projections/documents',
    'projections/read-model',
    'search',
    'images',
    'identity',
    'footprints',
    'datasets',
    'platform',
  ],
  'own-data': [
    'domain',
    'contracts',
    'event-log',
    'projections/read-model',
    'images',
    'identity',
    'footprints',
    'platform',
  ],
  audit: ['domain', 'contracts', 'event-log', 'projections', 'identity', 'platform'],
  reactors: ['domain', 'contracts', 'event-log', 'projections/read-model', 'platform'],
  pwa: ['domain', 'contracts', 'search/folding', 'search/dictionary'],
};

/** What tests of every package may use. */
export const testkit = 'infra/testkit';

/** Folders (and entry points) that stand beside `*.spec.ts` and exist for tests and measurements only. */
export const forTests: readonly string[] = ['testing', 'contract-suite', 'evaluation'];

/** Folders that run on the server and, unchanged, on the phone: no `node:*`, and no external package but those named. */
export const everywhere: readonly { readonly folder: string; readonly externals: readonly string[] }[] = [
  { folder: 'domain/src', externals: [] },
  { folder: 'contracts/src', externals: ['zod'] },
  { folder: 'search/src/folding', externals: [] },
];

/** Folders whose sub-folders are siblings that do not know each other. */
export const siblings: readonly string[] = ['pwa/src/features'];

/** What features are made of does not know them, nor what puts them together. */
export const beneath: { readonly folders: readonly string[]; readonly above: readonly string[] } = {
  folders: ['address', 'api', 'device', 'directory', 'editing', 'offline', 'session', 'ui', 'worker'].map(
    (name) => `pwa/src/${name}`,
  ),
  above: ['pwa/src/features', 'pwa/src/app'],
};

/** Folders within one, from the lowest to the highest, the inner of two first: none imports one above it. Its own files stand above all. */
export const layers: { readonly within: string; readonly order: readonly string[] } = {
  within: 'pwa/src/offline',
  order: ['outbox/machine', 'outbox/store', 'outbox/sending', 'outbox', 'cache', 'sync', 'drafts', 'accounts', 'ui'],
};

/** Where texts for readers stand in modules of their own. */
export const spokenOnlyInTexts: readonly string[] = ['pwa/src'];
