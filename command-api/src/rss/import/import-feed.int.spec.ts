import type { ServerResponse } from 'node:http';
import { specs } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, configs, people } from '../../testing/directory.ts';
import { type FeedServer, feedOf, openFeedServer } from '../../testing/feed-server.ts';
import { openRoom, type Room } from '../../testing/open-room.ts';
import { queued } from '../../testing/queue.ts';
import { post, put, remove } from '../../testing/requests.ts';

let feeds: FeedServer;
let room: Room;
beforeAll(async () => {
  feeds = await openFeedServer();
  room = await openRoom({ safeFetch: feeds.safeFetch });
});
afterAll(async () => {
  await room.close();
  await feeds.close();
});

const { mio } = people;
const { tsubame } = companies;
const getData = (configId: string = configs.ofMio, body?: object) =>
  post(`/api/users/${mio.id}/get-data-from-rss/${configId}`, body);
type Result = { readonly status: string; readonly code: string | null; readonly articleId: string | null };
type Payload = { readonly counts: object; readonly items: readonly Result[] };
const take = async (configId?: string, body?: object) => {
  const { status, json, appended } = await room.ask('mio', getData(configId, body));
  // As the contract has checked it before it left; undefined where the call was refused.
  const payload = json.payload as Payload | undefined;
  return { status, json, counts: payload?.counts, items: payload?.items ?? [], appended };
};
const rss = (...items: readonly string[]) => `<rss version="2.0"><channel>${items.join('')}</channel></rss>`;
const item = (guid: string, title: string, link = `http://mio.example/${guid}`) =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>${link}</link></item>`;

describe('getting data from a feed', () => {
  it('shows in a preview what it would do, and writes nothing', async () => {
    feeds.answer = feedOf(rss(item('1', '一'), item('2', '二'), item('3', '')));
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
    const { state } = await room.deps.handler.load(specs.article, `article-${items[0]?.articleId ?? ''}`);
    expect(state).toMatchObject({
      status: 'published',
      owner: { kind: 'user', id: mio.id },
      content: { articleName: '一', articleWebsite: '澪の日誌', articleCategory: 'private_blog_tech' },
      mainCategory: 'private_blog',
    });
  });

  it('adds nothing when it runs again, whatever the feed calls its items now', async () => {
    feeds.answer = feedOf(rss(item('2', '二の改題', 'http://mio.example/elsewhere'), item('1', '一')));
    const { counts, items, appended } = await take();
    expect([counts, appended]).toEqual([{ added: 0, skipped: 2, failed: 0 }, []]);
    expect(new Set(items.map(({ code }) => code))).toEqual(new Set(['already-added']));
  });

  it('never brings back what its owner deleted', async () => {
    const { items } = await take(undefined, { preview: true });
    await room.send('mio', remove(`/api/users/${mio.id}/article/${items[1]?.articleId}`));
    const { counts, items: after, appended } = await take();
    expect([counts, appended]).toEqual([{ added: 0, skipped: 2, failed: 0 }, []]);
    expect(after.map(({ code }) => code)).toEqual(['already-added', 'removed-before']);
  });

  it('knows an item as added that its owner took back themselves', async () => {
    const { items } = await take(undefined, { preview: true });
    const id = items[1]?.articleId ?? '';
    const data = { articleId: id, owner: { kind: 'user', id: mio.id } };
    const restore = queued('restore-article', `article-${id}`, data);
    await room.send('mio', post('/api/commands', { device: 'phone-1', commands: [restore] }));
    const { counts, items: after } = await take();
    expect([counts, after.map(({ code }) => code)]).toEqual([
      { added: 0, skipped: 2, failed: 0 },
      ['already-added', 'already-added'],
    ]);
    await room.send('mio', remove(`/api/users/${mio.id}/article/${id}`));
  });

  it('knows an item by another feed of the same host too', async () => {
    const feed = { name: '別名', rssName: '全部', category: 'slide_tech', url: 'http://mio.example/all.xml' };
    const { json } = await room.send('mio', put(`/api/users/${mio.id}/rss-config`, feed));
    const { id } = json.payload as { id: string };
    feeds.answer = feedOf(rss(item('2', '二'), item('9', '九')));
    expect((await take(id)).counts).toEqual({ added: 1, skipped: 1, failed: 0 });
  });

  it('tells apart what cannot be added, and adds the rest', async () => {
    const long = 'あ'.repeat(200);
    feeds.answer = feedOf(
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
  feeds.answer = feedOf(rss(item('kind', '種')), contentType);
  expect(await take(undefined, { preview: true })).toMatchObject({ status: 200, items: [{ title: '種' }] });
});

describe('getting data from a feed of a company', () => {
  const ofTsubame = (configId: string = configs.ofTsubame) => `/api/company/${tsubame}/get-data-from-rss/${configId}`;

  it('adds what it holds as articles of the company, by whichever of its owners', async () => {
    feeds.answer = feedOf(rss(item('t1', '版を上げました', 'http://tsubame.example/t1')));
    const { json, appended } = await room.ask('firm', post(ofTsubame()));
    expect(json.payload).toMatchObject({ counts: { added: 1, skipped: 0, failed: 0 } });
    const [first] = appended;
    expect(first).toMatchObject({ type: 'article-registered', metadata: { actingFor: tsubame } });
    const { state } = await room.deps.handler.load(specs.article, first?.stream ?? 'article-none');
    expect(state).toMatchObject({
      status: 'published',
      owner: { kind: 'company', id: tsubame },
      content: { articleName: '版を上げました', articleWebsite: 'つばめ開発だより', articleCategory: 'tech_blog' },
    });
    const again = await room.ask('mio', post(ofTsubame()));
    expect([again.json.payload, again.appended]).toMatchObject([{ counts: { added: 0, skipped: 1, failed: 0 } }, []]);
  });

  it('takes the same items apart from those of a person who owns it', async () => {
    feeds.answer = feedOf(rss(item('1', '一')));
    const url = 'http://mio.example/feed.xml';
    const feed = { name: '澪', rssName: '澪', category: 'design', url };
    const { json } = await room.send('mio', put(`/api/company/${tsubame}/rss-config`, feed));
    const { id } = json.payload as { id: string };
    expect((await room.ask('mio', post(ofTsubame(id)))).appended).toHaveLength(1);
  });

  it('takes no category that people alone may post, and says which field it is', async () => {
    const feed = { name: '日誌', rssName: '新着', category: 'private_blog_diary', url: 'http://tsubame.example/' };
    const { status, json, appended } = await room.ask('firm', put(`/api/company/${tsubame}/rss-config`, feed));
    expect([status, appended]).toEqual([422, []]);
    expect(json.errors).toMatchObject([{ field: 'category' }]);
  });
});

describe('a feed that means harm', () => {
  it('is asked for once, and none of its pictures (H05)', async () => {
    const before = feeds.asked.length;
    const inner = 'http://169.254.169.254/latest/meta-data';
    feeds.answer = feedOf(
      rss(
        `<image><url>${inner}</url></image>`,
        `<item><guid>p</guid><title>絵</title><link>http://a.example/p</link>
        <enclosure url="${inner}" type="image/png" length="1"/><description>&lt;img src="${inner}"&gt;</description></item>`,
      ),
    );
    expect((await take()).counts).toEqual({ added: 1, skipped: 0, failed: 0 });
    expect(feeds.asked.slice(before)).toEqual(['http://mio.example/feed.xml']);
  });

  it.each([
    [
      'drips',
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/xml' }).write('<rss>'),
    ],
    ['is a page', feedOf('<!DOCTYPE html><html></html>', 'text/html')],
    ['is a picture', feedOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'image/png')],
    ['is none', feedOf('<html></html>')],
    ['brings a document type', feedOf('<!DOCTYPE r [<!ENTITY a "ha">]><rss/>')],
    ['nests without end', feedOf('<rss>'.concat('<a>'.repeat(100_000)))],
  ])('that %s is answered with 422, in words, and writes nothing (H12, H13)', async (_name, answer) => {
    feeds.answer = answer;
    const { status, json, appended } = await take();
    expect([status, appended]).toEqual([422, []]);
    expect(json.code).toMatch(/^(?:address|feed)-not-readable$/);
    expect(json.detail).toMatch(/[ぁ-ん]/);
  });

  it('on an inner address is not even asked (H08)', async () => {
    const feed = { name: '内側', rssName: '内側', category: 'slide_tech', url: 'http://127.0.0.1.nip.io:2113/' };
    const { json } = await room.send('mio', put(`/api/users/${mio.id}/rss-config`, feed));
    const { id } = json.payload as { id: string };
    expect((await take(id)).json.code).toBe('address-not-allowed');
  });

  it('holds up nobody else while it is parsed (H12)', async () => {
    feeds.answer = feedOf(rss(Array.from({ length: 10_000 }, (_, index) => item(`x${index}`, '')).join('')));
    const slow = take(undefined, { preview: true });
    const done = { slow: false };
    void slow.then(() => {
      done.slow = true;
    });
    expect((await room.send('mio', put('/api/users', { job: '司書' }))).status).toBe(200);
    expect(done.slow).toBe(false);
    expect((await slow).items).toHaveLength(100);
  });
});

it('a feed that was removed is gone, one that never was is not found', async () => {
  await room.send('mio', remove(`/api/users/${mio.id}/rss-config/${configs.ofMio}`));
  expect((await take()).json).toMatchObject({ status: 410, code: 'gone' });
  expect((await take('f-none')).json).toMatchObject({ status: 404, code: 'not-found' });
  const again = await room.ask('mio', remove(`/api/users/${mio.id}/rss-config/${configs.ofMio}`));
  expect([again.status, again.appended]).toEqual([200, []]);
});
