import { registerOwnPage } from '@meikan/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { companies } from '../testing/directory.ts';
import { openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { missing } from '../testing/registration-writes.ts';
import { post, put, remove } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const drafts: string[] = [];
afterEach(async () => {
  for (const id of drafts.splice(0)) await testApp.send('admin', remove(`/api/company/${id}`));
});

/** A page that Newcomer has just registered. */
async function draft(): Promise<string> {
  const { json } = await testApp.send('newcomer', post('/api/company', missing));
  const { id } = z.object({ payload: registerOwnPage.answer }).parse(json).payload;
  drafts.push(id);
  return id;
}

const publishing = (id: string, value: boolean) => put(`/api/company/${id}/published`, { value });
const publication = async (who: Who, id: string, value: boolean) => {
  const { status, json, appended } = await testApp.ask(who, publishing(id, value));
  return [status, json.code ?? json.payload, appended.map(({ type }) => type)];
};

describe('publishing', () => {
  it('shows a draft, and takes the page back', async () => {
    const id = await draft();
    expect(await publication('newcomer', id, true)).toEqual([200, { id, isPublic: true }, ['company-published']]);
    expect(await publication('newcomer', id, true)).toEqual([200, { id, isPublic: true }, []]);
    expect(await publication('newcomer', id, false)).toEqual([200, { id, isPublic: false }, ['company-unpublished']]);
    expect(await publication('newcomer', id, true)).toEqual([200, { id, isPublic: true }, ['company-published']]);
  });

  it('waits for what is missing, and names it', async () => {
    const id = await draft();
    await testApp.send('newcomer', put(`/api/company/${id}/description`, { description: null }));
    const { status, json } = await testApp.ask('newcomer', publishing(id, true));
    expect([status, json.code, json.errors]).toMatchObject([422, 'page-incomplete', [{ field: 'description' }]]);
    expect(json.detail).toContain('説明');
  });

  it('is an admin’s alone once an admin took the page out of sight', async () => {
    const id = await draft();
    await publication('newcomer', id, true);
    await testApp.send('admin', put(`/api/company/${id}/public`, { value: false, reason: '確認中' }));
    expect(await publication('newcomer', id, true)).toEqual([403, 'page-withheld', []]);
    await testApp.send('admin', put(`/api/company/${id}/public`, { value: true }));
    expect(await publication('newcomer', id, false)).toEqual([200, { id, isPublic: false }, ['company-unpublished']]);
  });

  it.each<readonly [Who, string, number]>([
    ['anonymous', companies.rival, 401],
    ['newcomer', companies.rival, 403],
    ['mio', companies.rival, 403],
    ['rival', 'c-none', 403],
    ['admin', 'c-none', 404],
  ])('%s of %s is answered %i', async (who, id, status) => {
    expect(await publication(who, id, false)).toMatchObject([status, expect.any(String), []]);
  });
});
