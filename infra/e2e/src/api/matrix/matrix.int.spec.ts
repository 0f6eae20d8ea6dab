import { once } from 'node:events';
import { request } from 'node:http';
import { registeredCalls } from '@meikan/platform';
import { expect, it } from 'vitest';
import { everyone, type Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { allowed } from './allowed.ts';
import { exampleOf } from './examples.ts';
import { specRows } from './spec-rows.ts';
import { writeThings } from './things.ts';

const api = apiTestAppPerFile(writeThings);

/** Ways of saying that it is not for you. An honest 404 of a missing thing would be a fault of the example. */
const turnedAway = new Set([
  'unauthenticated',
  'forbidden',
  'general-only',
  'business-only',
  'admin-only',
  'not-found',
]);
const endsTheSession = new Set(['generateUserToken', 'signOut']);
/** The token of the example is nobody's: the call may be made, and says so in its own words. */
const asksForAnotherToken = new Set(['initializeSession', 'exchangeToken']);

const maySignIn = (who: Who) => who !== 'anonymous' && who !== 'disabled';

async function isAnswered(who: Who, { name, method, path }: { name: string; method: string; path: string }) {
  const example = await exampleOf(name, path, api.write);
  const own = endsTheSession.has(name) && maySignIn(who) ? { authorization: `Bearer ${await api.newToken(who)}` } : {};
  const answer = await api.ask(who, { ...example, method: method as 'GET', headers: { ...example.headers, ...own } });
  const code = answer.statusCode < 400 ? null : answer.json<{ code: string }>().code;
  if (asksForAnotherToken.has(name) || code === null) return true;
  // Whoever is turned away learns nothing else; anything else means that the call was let in.
  return !turnedAway.has(code);
}

it('answers exactly those who are allowed, call by call', async () => {
  await api.ask('admin', { method: 'PUT', url: '/api/users/firm/make-paid-account' });
  await api.caughtUp();
  const answered: Record<string, readonly Who[]> = {};
  for (const { call } of registeredCalls(api.application.app)) {
    const may: Who[] = [];
    for (const who of everyone) if (await isAnswered(who, call)) may.push(who);
    answered[`${call.method} ${call.path}`] = may;
  }
  expect(answered).toEqual(allowed);
}, 600_000);

it('registers the calls of the specification under the names and rules it gives them', () => {
  const registered = new Map(
    registeredCalls(api.application.app).map(({ call }) => [`${call.method} ${call.path}`, call.access]),
  );
  expect(Object.fromEntries(Object.keys(specRows).map((row) => [row, registered.get(row)]))).toEqual(specRows);
});

it.each([
  ['GET', '//api/me'],
  ['GET', '/api/me;x'],
  ['GET', '/API/ME'],
  ['GET', '/api/me/'],
] as const)('rejects another spelling of a path: %s %s', async (method, url) => {
  const { statusCode } = await api.ask('anonymous', { method, url });
  expect([400, 404]).toContain(statusCode);
});

it.each(['/api/%2e%2e/api/me', '/api/../api/me', '/api/me%00', '/api%2fme'])(
  'rejects path traversal: %s',
  async (path) => {
    const { hostname, port } = new URL(api.baseUrl);
    // Clients that tidy paths up are of no use here.
    const sent = request({ hostname, port, path }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(400);
  },
);

it('ignores headers that override the method', async () => {
  const before = await api.application.log.head();
  const headers = { 'x-http-method-override': 'PUT', 'x-method-override': 'PUT' };
  const answer = await api.ask('general', { method: 'POST', url: '/api/users', body: { job: 'x' }, headers });
  expect([answer.statusCode, await api.application.log.head()]).toEqual([405, before]);
});

it('answers under one host name for any Host header', async () => {
  const answer = await api.ask('anonymous', { url: '/api/me', headers: { host: 'meikan.example.' } });
  expect(answer.statusCode).toBe(401);
});
