import { articleId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { describe, expect, it } from 'vitest';
import { companies, configs, people } from '../../testing/directory.ts';
import { feedOf } from '../../testing/feed-server.ts';
import { feedTestAppPerFile } from '../../testing/feed-test-app.ts';
import { queued } from '../../testing/queue.ts';
import { post, put, remove } from '../../testing/requests.ts';
import { item, rss, takeFeedOfMio } from '../../testing/taken-feed.ts';

const own = feedTestAppPerFile();

const { mio } = people;
const { tsubame } = companies;
const take = (configId?: string, body?: object) => takeFeedOfMio(own.testApp, configId, body);

describe('getting data from a feed', () => {
  it('shows in a preview what it would do, and writes nothing', async () => {
    own.feeds.answer = feedOf(rss(item('1', '一'), item('2', '二'), item('3', '')));
    const { status, counts, items, appended } = await take(undefined, { preview: true });
    expect([status, counts, appended]).toEqual([200, { added: 2, skipped: 0, failed: 1 }, []]);
    expect(items).toMatchObject([
      { title: '一', url: 'http://mio.example/1', postedDate: null, status: 'added', reason: null },
      { title: '二', status: 'added' },
      { title: '', status: 'failed', code: 'no-title', reason: 'タイトルがありません。', articleId: null },
    ]);
  });

  it('then adds each as an article of its owner, in the category and under the name of the feed', async () => {
    const { counts, items, appended } = await take();
    expect(counts).toEqual({ added: 2, skipped: 0, failed: 1 });
    expect(appended.map(({ stream, type }) => [stream, type])).toEqual(
      expect.arrayContaining(items.slice(0, 2).map(({ articleId }) => [`article-${articleId}`, 'article-registered'])),
    );
    const { state } = await own.testApp.deps.handler.load(streams.article(articleId(items[0]?.articleId ?? '')));
    expect(state).toMatchObject({
      status: 'published',
      owner: { kind: 'user', id: mio.id },
      content: { articleName: '一', articleWebsite: '澪の日誌', articleCategory: 'private_blog_tech' },
      mainCategory: 'private_blog',
    });
  });

  it('adds nothing when it runs again, whatever the feed calls its items now', async () => {
    own.feeds.answer = feedOf(rss(item('2', '二の改題', 'http://mio.example/elsewhere'), item('1', '一')));
    const { counts, items, appended } = await take();
    expect([counts, appended]).toEqual([{ added: 0, skipped: 2, failed: 0 }, []]);
    expect(new Set(items.map(({ code }) => code))).toEqual(new Set(['already-added']));
  });

  it('never brings back what its owner deleted', async () => {
    const { items } = await take(undefined, { preview: true });
    await own.testApp.send('mio', remove(`/api/users/${mio.id}/article/${items[1]?.articleId}`));
    const { counts, items: after, appended } = await take();
    expect([counts, appended]).toEqual([{ added: 0, skipped: 2, failed: 0 }, []]);
    expect(after.map(({ code }) => code)).toEqual(['already-added', 'removed-before']);
  });

  it('knows an item as added that its owner took back themselves', async () => {
    const { items } = await take(undefined, { preview: true });
    const id = items[1]?.articleId ?? '';
    const data = { articleId: id, owner: { kind: 'user', id: mio.id } };
    const restore = queued('restore-article', `article-${id}`, data);
    await own.testApp.send('mio', post('/api/commands', { device: 'phone-1', commands: [restore] }));
    const { counts, items: after } = await take();
    expect([counts, after.map(({ code }) => code)]).toEqual([
      { added: 0, skipped: 2, failed: 0 },
      ['already-added', 'already-added'],
    ]);
    await own.testApp.send('mio', remove(`/api/users/${mio.id}/article/${id}`));
  });

  it('knows an item by another feed of the same host too', async () => {
    const feed = { name: '別名', rssName: '全部', category: 'slide_tech', url: 'http://mio.example/all.xml' };
    const { json } = await own.testApp.send('mio', put(`/api/users/${mio.id}/rss-config`, feed));
    const { id } = json.payload as { id: string };
    own.feeds.answer = feedOf(rss(item('2', '二'), item('9', '九')));
    expect((await take(id)).counts).toEqual({ added: 1, skipped: 1, failed: 0 });
  });

  it('tells apart what cannot be added, and adds the rest', async () => {
    const long = 'あ'.repeat(200);
    own.feeds.answer = feedOf(
      rss(
        item('a', '罠', 'javascript:alert(1)'),
        item('b', long),
        item('c', '<![CDATA[<b>太字</b>]]>'),
        item('d', '無', ''),
        item('e', '内', 'http://127.0.0.1:2113/'),
        item('f', '').replace(
          '</item>',
          `<description>&lt;p&gt;${'👨‍👩‍👧'.repeat(200)}&lt;/p&gt;</description></item>`,
        ),
      ),
    );
    expect((await take()).items).toMatchObject([
      { title: '罠', status: 'failed', code: 'unsafe-link', reason: 'リンク先のアドレスは使えません。' },
      { title: `${'あ'.repeat(149)}…`, status: 'added' },
      { title: '太字', status: 'added' },
      { title: '無', status: 'failed', code: 'no-link' },
      { title: '内', status: 'failed', code: 'unsafe-link' },
      { title: `${'👨‍👩‍👧'.repeat(149)}…`, status: 'added' },
    ]);
  });
});

it.each([
  'text/html; charset=utf-8',
  '',
  'application/octet-stream',
  'application/x-rss+xml',
  'text/json',
  'text/plain',
  'image/png',
])('a feed is one by what it holds, though it is called %j', async (contentType) => {
  own.feeds.answer = feedOf(rss(item('kind', '種')), contentType);
  expect(await take(undefined, { preview: true })).toMatchObject({ status: 200, items: [{ title: '種' }] });
});

describe('getting data from a feed of a company', () => {
  const ofTsubame = (configId: string = configs.ofTsubame) => `/api/company/${tsubame}/get-data-from-rss/${configId}`;

  it('adds what it holds as articles of the company, by whichever of its owners', async () => {
    own.feeds.answer = feedOf(rss(item('t1', '版を上げました', 'http://tsubame.example/t1')));
    const { json, appended } = await own.testApp.ask('firm', post(ofTsubame()));
    expect(json.payload).toMatchObject({ counts: { added: 1, skipped: 0, failed: 0 } });
    const [first] = appended;
    expect(first).toMatchObject({ type: 'article-registered', metadata: { actingFor: tsubame } });
    const { state } = await own.testApp.deps.handler.load(
      streams.article(articleId(first?.stream.slice('article-'.length) ?? '')),
    );
    expect(state).toMatchObject({
      status: 'published',
      owner: { kind: 'company', id: tsubame },
      content: { articleName: '版を上げました', articleWebsite: 'つばめ開発だより', articleCategory: 'tech_blog' },
    });
    const again = await own.testApp.ask('mio', post(ofTsubame()));
    expect([again.json.payload, again.appended]).toMatchObject([{ counts: { added: 0, skipped: 1, failed: 0 } }, []]);
  });

  it('takes the same items apart from those of a person who owns it', async () => {
    own.feeds.answer = feedOf(rss(item('1', '一')));
    const url = 'http://mio.example/feed.xml';
    const feed = { name: '澪', rssName: '澪', category: 'design', url };
    const { json } = await own.testApp.send('mio', put(`/api/company/${tsubame}/rss-config`, feed));
    const { id } = json.payload as { id: string };
    expect((await own.testApp.ask('mio', post(ofTsubame(id)))).appended).toHaveLength(1);
  });

  it('takes no category that people alone may post, and says which field it is', async () => {
    const feed = { name: '日誌', rssName: '新着', category: 'private_blog_diary', url: 'http://tsubame.example/' };
    const { status, json, appended } = await own.testApp.ask('firm', put(`/api/company/${tsubame}/rss-config`, feed));
    expect([status, appended]).toEqual([422, []]);
    expect(json.errors).toMatchObject([{ field: 'category' }]);
  });
});

it('a feed that was removed is gone, one that never was is not found', async () => {
  await own.testApp.send('mio', remove(`/api/users/${mio.id}/rss-config/${configs.ofMio}`));
  expect((await take()).json).toMatchObject({ status: 410, code: 'gone' });
  expect((await take('f-none')).json).toMatchObject({ status: 404, code: 'not-found' });
  const again = await own.testApp.ask('mio', remove(`/api/users/${mio.id}/rss-config/${configs.ofMio}`));
  expect([again.status, again.appended]).toEqual([200, []]);
});
