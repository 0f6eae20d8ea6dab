import { randomUUID } from 'node:crypto';
import { registeredCalls } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import type { Write } from '../testing/write.ts';
import { writes } from '../testing/writes.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const roleOf = (who: Who) => (who === 'anonymous' ? who : people[who].role);
const keyed = (asked: Asked, key: string): Asked => ({ ...asked, headers: { 'idempotency-key': key } });

describe.each(writes)('$name', ({ who, asked, appends, otherBody, otherForm, payload }: Write) => {
  const key = randomUUID();

  it('appends exactly its events and answers where they stand', async () => {
    const first = await testApp.ask(who, keyed(asked, key));
    expect([first.status, first.json.payload]).toEqual([200, payload]);
    expect(first.appended.map(({ type }) => type)).toEqual(appends);
    expect(new Set(first.appended.map(({ metadata }) => metadata.actor.role))).toEqual(new Set([roleOf(who)]));
    expect(first.headers['event-position']).toBe(first.appended.at(-1)?.position);
  });

  it('gets its first answer when it is repeated, also in other letters', async () => {
    const first = await testApp.send(who, keyed(asked, key));
    const again = await testApp.ask(who, keyed(asked, key.toUpperCase()));
    expect([again.status, again.json, again.appended]).toEqual([200, first.json, []]);
    expect(again.headers['event-position']).toBe(first.headers['event-position']);
  });

  it('is refused under the same key from somebody else or with another body', async () => {
    const others = who === 'admin' ? [] : [await testApp.ask('admin', keyed(asked, key))];
    const bodies = [
      ...(otherBody ? [await testApp.ask(who, keyed({ ...asked, body: otherBody }, key))] : []),
      ...(otherForm ? [await testApp.ask(who, keyed({ ...asked, form: { ...asked.form, ...otherForm } }, key))] : []),
    ];
    for (const { status, json, appended } of [...others.filter(({ status }) => status !== 403), ...bodies]) {
      expect([status, json.code, appended]).toEqual([422, 'command-id-reused', []]);
    }
  });
});

it('tries every write that the command API answers', () => {
  const tried = new Set(writes.map(({ asked, name }) => `${asked.method} /api${name.split(' ')[1]}`));
  // Visits and reads write no event: they are counted once however often they are told.
  const others = [
    'POST /api/commands',
    'GET /api/ping',
    'POST /api/users/:id/footprint',
    'POST /api/company/:id/footprint',
    'PUT /api/company/:id/content-read',
    // A question whose secret stands in its body.
    'POST /api/company/:id/invitations/read',
  ];
  const registered = registeredCalls(testApp.app)
    .map(({ call }) => `${call.method} ${call.path}`)
    .filter((call) => !others.includes(call));
  expect(registered.filter((call) => !tried.has(call))).toEqual([]);
});

it('tells the first answer whatever has happened since', async () => {
  const key = randomUUID();
  const bookmark: Asked = {
    method: 'PUT',
    url: '/api/users/bookmark',
    body: { referenceId: articles.ofSora, value: true },
  };
  const first = await testApp.send('mio', keyed(bookmark, key));
  await testApp.send('mio', { method: 'DELETE', url: `/api/users/bookmark/${articles.ofSora}` });
  expect((await testApp.ask('mio', keyed(bookmark, key))).json).toEqual(first.json);
});

it('appends once for 20 that come together, whether or not they name the wanted state', async () => {
  const key = randomUUID();
  const toggle: Asked = { method: 'PUT', url: `/api/company/${companies.kikitome}/follow` };
  const before = await testApp.log.head();
  const answers = await Promise.all(Array.from({ length: 20 }, () => testApp.send('sora', keyed(toggle, key))));
  expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json)}`))).toEqual(
    new Set(['200 {"payload":{"isFollowing":true}}']),
  );
  expect(await testApp.since(before)).toHaveLength(1);
});

it('takes one item out once for 20 that come together', async () => {
  const key = randomUUID();
  const url = `/api/users/${people.sora.id}/article/${articles.ofSora}`;
  const before = await testApp.log.head();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => testApp.send('sora', keyed({ method: 'DELETE', url }, key))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await testApp.since(before)).toHaveLength(1);
});

it('keeps counters true under 50 toggles at once', async () => {
  const url = `/api/company/${companies.tsubame}/follow`;
  const before = await testApp.log.head();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      testApp.send('mio', { method: 'PUT', url, body: { value: index % 2 === 0 } }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const types = (await testApp.since(before)).map(({ type }) => type);
  expect(types.every((type, index) => type === (index % 2 === 0 ? 'follow-started' : 'follow-ended'))).toBe(true);
});

it('refuses a key that is no UUID', async () => {
  const answer = await testApp.ask(
    'mio',
    keyed({ method: 'PUT', url: `/api/users/${people.sora.id}/follow` }, 'again'),
  );
  expect([answer.status, answer.json.code, answer.appended]).toEqual([400, 'malformed-request', []]);
});
