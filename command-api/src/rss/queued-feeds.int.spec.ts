import { companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, configs, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, queued } from '../testing/queue.ts';
import { post, put } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const { mio } = people;
const { tsubame } = companies;

it('two edits of one feed at once both last', async () => {
  const url = `/api/company/${tsubame}/rss-config/${configs.ofTsubame}`;
  const edits = await Promise.all([
    testApp.send('firm', post(url, { rssName: '同時の名前' })),
    testApp.send('mio', post(url, { url: 'http://tsubame.example/at-once.xml' })),
  ]);
  expect(edits.map(({ status }) => status)).toEqual([200, 200]);
  const { state } = await testApp.deps.handler.load(streams.company(companyId(tsubame)));
  expect(state).toMatchObject({
    rssConfigs: { [configs.ofTsubame]: { rssName: '同時の名前', url: 'http://tsubame.example/at-once.xml' } },
  });
});

describe('feeds that a phone queued', () => {
  const feed = { name: '日誌', rssName: '圏外', category: 'private_blog_diary', url: 'http://mio.example/new.xml' };
  const send = batchesTo(() => testApp);

  it('are set in the page of a company, for those who may', async () => {
    const data = { owner: { kind: 'company', id: tsubame }, changes: { 'f-q': { ...feed, category: 'press_award' } } };
    const setFeeds = () => queued('set-rss-configs', `company-${tsubame}`, data, { v: 2 });
    expect((await send([setFeeds()], 'rival')).statuses).toEqual(['forbidden']);
    const { statuses, appended } = await send([setFeeds()], 'firm');
    expect([statuses, appended.map(({ stream }) => stream)]).toEqual([['applied'], [`company-${tsubame}`]]);
  });

  it('are refused where the category is not the holder’s to post in', async () => {
    const data = { owner: { kind: 'company', id: tsubame }, changes: { 'f-p': feed } };
    const { statuses, appended } = await send(
      [queued('set-rss-configs', `company-${tsubame}`, data, { v: 2 })],
      'firm',
    );
    expect([statuses, appended]).toEqual([['refused'], []]);
  });

  it('by an app that knew feeds of people alone are still taken', async () => {
    const data = { userId: mio.id, changes: { 'f-old': feed } };
    const { statuses, appended } = await send([queued('set-rss-configs', `user-${mio.id}`, data, { v: 1 })]);
    expect([statuses, appended.map(({ type }) => type)]).toEqual([['applied'], ['rss-config-registered']]);
  });

  it('that met another edit tell their sender nothing of what admins note', async () => {
    await testApp.send('admin', put(`/api/company/${tsubame}/admin-note`, { adminNote: '次の確認は六月' }));
    await testApp.send('mio', post(`/api/company/${tsubame}/rss-config/${configs.ofTsubame}`, { rssName: '別名' }));
    const changes = { [configs.ofTsubame]: { ...feed, category: 'tech_blog' } };
    const data = { owner: { kind: 'company', id: tsubame }, changes };
    const expected = { revision: '0' };
    const sent = queued('set-rss-configs', `company-${tsubame}`, data, { v: 2, expected });
    const { statuses, results } = await send([sent], 'firm');
    expect(statuses).toEqual(['conflict']);
    expect(JSON.stringify(results)).toContain('別名');
    expect(JSON.stringify(results)).not.toContain('次の確認は六月');
  });
});
