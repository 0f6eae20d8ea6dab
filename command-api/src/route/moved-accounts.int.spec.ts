import { randomUUID } from 'node:crypto';
import { type AccountCommand, accountId, companyId, instant } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { companies, people, surveys } from '../testing/directory.ts';
import { type Asked, at, openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { missing } from '../testing/registration-writes.ts';
import { post, put, remove } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.send('admin', put(`/api/company/${tsubame}/public`, { value: true }));
});
afterAll(() => testApp.close());

const { tsubame, kikitome, rival } = companies;
const stream = streams.account(accountId(people.firm.id));

async function toAccount(type: Extract<AccountCommand['type'], 'assign-company' | 'unassign-company'>, id: string) {
  const [commandId, now] = [uuidv7(), instant(at.toISOString())];
  const actor = { id: 'system', role: 'system' } as const;
  const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: now };
  const command = { type, data: { companyId: companyId(id), at: now } };
  await testApp.deps.handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
}
afterEach(() => toAccount('assign-company', tsubame));

const answer = `/api/surveyQuestions/${surveys.growth}`;
it.each<readonly [string, Asked, object]>([
  ['takes its page off the net', remove('/api/company/self-deactivate'), { id: tsubame, isPublic: false }],
  ['turns the use of a service', post(`/api/company/${kikitome}/usage-service`), { usage: true }],
  ['adopts a service', post(`/api/company/${rival}/usage`), { usage: true, usageType: 'company-using' }],
  ['registers a service', { method: 'POST', url: '/api/company/usage-company', form: missing }, { usage: true }],
  ['answers a question', post(`${answer}/company-answer`, { text: '校正です。' }), { id: tsubame }],
])('an account that %s gets that answer again, whomever it speaks for by then', async (_, asked, payload) => {
  const keyed = { ...asked, headers: { 'idempotency-key': randomUUID() } };
  const first = await testApp.ask('firm', keyed);
  expect([first.status, first.json.payload]).toMatchObject([200, payload]);
  expect(first.appended.at(-1)?.metadata.actingFor).toBe(tsubame);
  await toAccount('unassign-company', tsubame);
  const alone = await testApp.ask('firm', keyed);
  expect([alone.status, alone.json, alone.appended]).toEqual([200, first.json, []]);
  await toAccount('assign-company', rival);
  const elsewhere = await testApp.ask('firm', keyed);
  expect([elsewhere.status, elsewhere.json, elsewhere.appended]).toEqual([200, first.json, []]);
});

it('a relation that was entered is told so again, also when the other side took it out since', async () => {
  const relate = (page: string, other: string): Asked => {
    const body = { usage: 'company-relative', companyId: other, relativeType: 'SUPPORTER' };
    return { ...post(`/api/company/${page}/service-usage`, body), headers: { 'idempotency-key': randomUUID() } };
  };
  const [on, off] = [relate(tsubame, rival), relate(rival, tsubame)];
  const entered = await testApp.ask('firm', on);
  expect(entered.json.payload).toEqual({ usage: true, companyId: rival });
  const taken = await testApp.ask('rival', off);
  expect(taken.json.payload).toEqual({ usage: false, companyId: tsubame });
  expect((await testApp.ask('firm', on)).json).toEqual(entered.json);
  await testApp.ask('firm', relate(tsubame, rival));
  expect((await testApp.ask('rival', off)).json).toEqual(taken.json);
});
