import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANGES_PATH } from '@meikan/contracts';
import { everyCall } from '@meikan/contracts/every-call';
import { openDatabase } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { callsOfServices } from './testing/calls-of-services.ts';
import { readEdge } from './testing/edge.ts';

const leadsTo = readEdge(new URL('../Caddyfile', import.meta.url));
const of = ({ method, path }: { readonly method: string; readonly path: string }) =>
  [method, path.replaceAll(/:\w+/g, 'some-id')] as const;

test('the proxy routes every call to its service', async () => {
  await using opened = new AsyncDisposableStack();
  const store = await createTestDatabase();
  opened.defer(() => store.drop());
  const database = openDatabase({ url: store.url, poolSize: 4, applicationName: 'edge-spec' });
  opened.defer(() => database.end());
  const services = await callsOfServices(database, join(tmpdir(), 'nothing-is-kept-here'));
  const answering = new Map(
    Object.entries(services).flatMap(([service, calls]) => calls.map(({ call }) => [call.name, service] as const)),
  );
  // Whatever these four do not answer is audit's.
  const astray = everyCall.filter((call) => leadsTo(...of(call)) !== (answering.get(call.name) ?? 'audit'));
  expect(astray.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(new Set(everyCall.map((call) => leadsTo(...of(call))))).toEqual(new Set([...Object.keys(services), 'audit']));
  expect(everyCall.filter(({ path }) => path.startsWith('/api/audit/')).length).toBe(everyCall.length - answering.size);
});

test.each([
  ['/metrics', 'respond 404'],
  ['/ready', 'respond 404'],
  ['/health', 'respond 404'],
  ['/oidc/auth', 'identity'],
  ['/identity/password', 'identity'],
  ['/images/drawn/logo/tsubame.svg', 'images'],
  ['/api/openapi.json', 'api-docs'],
  ['/api/docs', 'api-docs'],
  ['/api/docs.css', 'api-docs'],
  [CHANGES_PATH, 'read-api'],
  ['/', 'read-api'],
  ['/companies/tsubame', 'read-api'],
  ['/sw.js', 'read-api'],
])('%s is routed to %s', (path, service) => {
  expect(leadsTo('GET', path)).toBe(service);
});
