import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, people, surveys } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { post, put, remove } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const { mio, sora } = people;
const { tsubame, rival } = companies;
const url = `/api/surveyQuestions/${surveys.growth}`;
const text = '校正の基本です。';
const wording = { text: '何を学びましたか。', category: 'growth' };
const deleteOf = (id: string) => remove(`${url}/delete-answer-of-entity?entityId=${id}`);

it.each<readonly [string, Who, Asked, number, string]>([
  ['for a company of another', 'rival', post(`${url}/${tsubame}/company-answer`, { text }), 403, 'forbidden'],
  ['of a company of another', 'rival', put(`${url}/${tsubame}/company-update-answer`, { text }), 403, 'forbidden'],
  ['of another person', 'sora', deleteOf(mio.id), 404, 'not-found'],
  ['of another company', 'rival', deleteOf(tsubame), 404, 'not-found'],
  ['before it is given', 'mio', put(`${url}/user-update-answer`, { text }), 404, 'survey-answer-unknown'],
  ['to no question', 'mio', post('/api/surveyQuestions/q-none/user-answer', { text }), 404, 'not-found'],
  ['about no company', 'mio', post(`${url}/user-answer`, { text, relatedCompanyId: 'c-none' }), 404, 'not-found'],
  ['of a business for a person', 'firm', post(`${url}/user-answer`, { text }), 403, 'general-only'],
  ['of a person for a company', 'mio', post(`${url}/company-answer`, { text }), 403, 'business-only'],
  ['without words', 'mio', post(`${url}/user-answer`, { text: '　' }), 422, 'invalid'],
  ['of too many words', 'mio', post(`${url}/user-answer`, { text: 'あ'.repeat(1001) }), 422, 'invalid'],
])('refuses an answer %s', async (_, who, asked, status, code) => {
  const answer = await testApp.ask(who, asked);
  expect([answer.status, answer.json.code, answer.appended]).toEqual([status, code, []]);
});

it.each<readonly [string, Who, Asked, number, string]>([
  ['from others than admins', 'firm', post('/api/surveyQuestions', wording), 403, 'admin-only'],
  ['of no known category', 'admin', post('/api/surveyQuestions', { ...wording, category: 'weather' }), 422, 'invalid'],
  ['that nobody created', 'admin', put('/api/surveyQuestions/q-none', wording), 404, 'survey-question-unknown'],
  ['that nobody created', 'admin', put('/api/surveyQuestions/q-none/de-activate'), 404, 'survey-question-unknown'],
])('refuses a question %s', async (_, who, asked, status, code) => {
  const answer = await testApp.ask(who, asked);
  expect([answer.status, answer.json.code, answer.appended]).toEqual([status, code, []]);
});

it('takes a second answer as a change of the first, and says whom the owner acted for', async () => {
  const first = await testApp.ask('rival', post(`${url}/company-answer`, { text }));
  const second = await testApp.ask('rival', post(`${url}/${rival}/company-answer`, { text: '装丁です。' }));
  const events = [...first.appended, ...second.appended];
  expect(events.map(({ type, metadata }) => [type, metadata.actingFor])).toEqual([
    ['survey-answered', rival],
    ['survey-answer-changed', rival],
  ]);
});

it("keeps a person's words sealed in the log, and lets an admin delete them", async () => {
  const { appended } = await testApp.ask('sora', post(`${url}/user-answer`, { text }));
  expect(appended.map(({ data }) => data)).toMatchObject([{ $sealed: { subject: sora.id, fields: ['text'] } }]);
  const deleted = await testApp.ask('admin', deleteOf(sora.id));
  expect([deleted.json.payload, deleted.appended.map(({ type }) => type)]).toEqual([
    { deletedId: sora.id },
    ['survey-answer-deleted'],
  ]);
});

it('tells deletions of two answers under one key apart', async () => {
  const headers = { 'idempotency-key': '01980000-0000-7000-8000-000000000777' };
  const [one, other] = [await testApp.ask('admin', { ...deleteOf(mio.id), headers }), { ...deleteOf(rival), headers }];
  expect(one.status).toBe(200);
  expect((await testApp.ask('admin', other)).json.code).toBe('command-id-reused');
});
