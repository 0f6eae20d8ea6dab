import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { post, put } from '../testing/requests.ts';

const BROWSER = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const { mio, sora } = people;
const { tsubame, rival } = companies;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function visit(who: Who, path: string, agent = BROWSER) {
  const { status, json, appended } = await testApp.ask(who, {
    ...post(`/api/${path}/footprint`),
    headers: { 'user-agent': agent },
  });
  expect(appended).toEqual([]);
  return status === 200 ? json.payload : status;
}

describe('a visit', () => {
  it('counts once a day, and writes nothing to the log', async () => {
    expect(await visit('sora', `users/${mio.id}`)).toEqual({ counted: true });
    expect(await visit('sora', `users/${mio.id}`)).toEqual({ counted: false });
    expect(await visit('anonymous', `users/${mio.id}`)).toEqual({ counted: true });
    expect(await visit('anonymous', `users/${mio.id}`)).toEqual({ counted: false });
  });

  it('does not count on the own profile, nor on a page of which one is an owner', async () => {
    expect(await visit('mio', `users/${mio.id}`)).toEqual({ counted: false });
    expect(await visit('mio', `company/${companies.tsubame}`)).toEqual({ counted: false });
    expect(await visit('sora', `company/${companies.tsubame}`)).toEqual({ counted: true });
  });

  it.each(['Mozilla/5.0 (compatible; bingbot/2.0)', 'curl/8.5.0'])('does not count when %s comes', async (agent) => {
    expect(await visit('firm', `users/${mio.id}`, agent)).toEqual({ counted: false });
  });

  it('finds nobody where nobody is, and nobody who is hidden', async () => {
    expect(await visit('sora', 'users/u-nobody')).toBe(404);
    expect(await visit('sora', 'company/c-nobody')).toBe(404);
    await testApp.send('admin', put(`/api/users/${sora.id}/disable`));
    expect(await visit('mio', `users/${sora.id}`)).toBe(404);
    await testApp.send('admin', put(`/api/users/${sora.id}/activate`));
  });
});

describe('reading what a company publishes', () => {
  async function read(who: Who, contentId: string, company: string = tsubame) {
    const { status, json, appended } = await testApp.ask(
      who,
      put(`/api/company/${company}/content-read`, { contentId }),
    );
    expect(appended).toEqual([]);
    return status === 200 ? json.payload : status;
  }
  const { ofTsubame: contentId, ofSora, whitePaper } = articles;

  it('marks it and counts once, and writes nothing to the log', async () => {
    await testApp.send('admin', put(`/api/company/${tsubame}/public`, { value: true }));
    expect(await read('sora', contentId)).toEqual({ contentId, isRead: true, readCount: 1 });
    expect(await read('sora', contentId)).toEqual({ contentId, isRead: true, readCount: 1 });
    expect(await read('rival', contentId)).toEqual({ contentId, isRead: true, readCount: 2 });
  });

  it('is marked and not counted of those who own the page', async () => {
    expect(await read('firm', contentId)).toEqual({ contentId, isRead: true, readCount: 2 });
  });

  it('needs an account, and an item of that page which it shows them', async () => {
    expect(await read('anonymous', contentId)).toBe(401);
    expect(await read('sora', contentId, rival)).toBe(404);
    expect(await read('sora', ofSora)).toBe(404);
    expect(await read('sora', 'a-none')).toBe(404);
    await testApp.send('admin', put(`/api/company/${tsubame}/public`, { value: false }));
    expect(await read('sora', whitePaper)).toBe(404);
    expect(await read('firm', whitePaper)).toEqual({ contentId: whitePaper, isRead: true, readCount: 0 });
  });
});
