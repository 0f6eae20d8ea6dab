import { uuidv5 } from '@meikan/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companies, people } from '../../testing/directory.ts';
import { feedRoomPerFile } from '../../testing/feed-room.ts';
import { feedOf } from '../../testing/feed-server.ts';
import { queued } from '../../testing/queue.ts';
import { post, put, remove } from '../../testing/requests.ts';

const house = feedRoomPerFile();

const { mio } = people;
const feed = { name: '日誌', rssName: '新着', category: 'private_blog_tech' };
type Item = { readonly guid?: string; readonly title: string; readonly link: string };
const rss = (...items: readonly Item[]) => {
  const each = items.map(
    ({ guid, title, link }) =>
      `<item>${guid === undefined ? '' : `<guid>${guid}</guid>`}<title>${title}</title><link>${link}</link></item>`,
  );
  return feedOf(`<rss><channel>${each.join('')}</channel></rss>`);
};
type Holder = { readonly who: 'mio' | 'firm'; readonly at: string; readonly category: string };
const ofMio: Holder = { who: 'mio', at: `/api/users/${mio.id}`, category: 'private_blog_tech' };
const ofTsubame: Holder = { who: 'firm', at: `/api/company/${companies.tsubame}`, category: 'tech_blog' };

/** Nobody has more than twenty feeds. */
const registered: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const drop of registered.splice(0)) await drop();
});

async function register(url: string, { who, at, category }: Holder = ofMio): Promise<string> {
  const { json } = await house.room.send(who, put(`${at}/rss-config`, { ...feed, category, url }));
  const { id } = json.payload as { id: string };
  registered.push(() => house.room.send(who, remove(`${at}/rss-config/${id}`)));
  return id;
}
const move = (id: string, url: string, { who, at }: Holder = ofMio) =>
  house.room.send(who, post(`${at}/rss-config/${id}`, { url }));

type Result = { readonly title: string; readonly code: string | null; readonly articleId: string };
async function take(id: string, { who, at }: Holder, ...items: readonly Item[]): Promise<readonly Result[]> {
  house.feeds.answer = rss(...items);
  const { json } = await house.room.send(who, post(`${at}/get-data-from-rss/${id}`));
  return (json.payload as { items: readonly Result[] }).items;
}
const codes = async (id: string, ...items: readonly Item[]) =>
  (await take(id, ofMio, ...items)).map(({ code }) => code);

/** Every test has a blog of its own, for articles stay. */
let blog = '';
let count = 0;
beforeEach(() => {
  count += 1;
  blog = `blog-${count}.example`;
});
const onBlog = (item: Item): Item => ({
  ...(item.guid === undefined ? {} : { guid: item.guid.replace('BLOG', blog) }),
  title: item.title,
  link: item.link.replace('BLOG', blog),
});

describe('an item of a feed that has changed', () => {
  it.each([
    [
      'its guid came by http',
      { guid: 'http://BLOG/1', link: 'http://BLOG/1' },
      { guid: 'https://BLOG/1', link: 'https://BLOG/1' },
    ],
    [
      'it moved to www.',
      { guid: 'https://BLOG/1', link: 'https://BLOG/1' },
      { guid: 'https://www.BLOG/1/', link: 'https://www.BLOG/1/' },
    ],
    [
      'it moved from www., and its guid is a query',
      { guid: 'http://www.BLOG/?p=1', link: 'http://www.BLOG/1' },
      { guid: 'https://BLOG/?p=1', link: 'https://BLOG/1' },
    ],
    ['it has no guid', { link: 'http://www.BLOG/1/?utm_source=rss' }, { link: 'https://BLOG/1#utm_source=atom' }],
    ['its guid is local', { guid: '1', link: 'http://BLOG/1' }, { guid: '1', link: 'https://www.BLOG/2' }],
    [
      'its guid is its address, and was named by nothing else',
      { link: 'https://BLOG/1' },
      { guid: 'https://BLOG/1', link: 'https://BLOG/1?a' },
    ],
    ['another feed gives it a tag', { link: 'https://BLOG/1' }, { guid: 'tag:BLOG,2026:1', link: 'https://BLOG/1' }],
  ])('is added once, and stays deleted: %s', async (_name, before: Omit<Item, 'title'>, after: Omit<Item, 'title'>) => {
    const id = await register(`http://${blog}/feed`);
    const items = [before, after].map((item) => onBlog({ title: '一', ...item }));
    const [first = { title: '', link: '' }, second = first] = items;
    const [{ articleId } = { articleId: '' }] = await take(id, ofMio, first);
    await move(id, `http://www.${blog}/feed/`);
    expect(await codes(id, second)).toEqual(['already-added']);
    await house.room.send('mio', remove(`/api/users/${mio.id}/article/${articleId}`));
    expect([await codes(id, second), await codes(id, first)]).toEqual([['removed-before'], ['removed-before']]);
  });

  it.each([
    ['by its guid, which is an address', { guid: 'https://BLOG/1', link: 'https://BLOG/1' }],
    ['by its guid, which is a tag', { guid: 'tag:BLOG,2026:1', link: 'https://BLOG/1' }],
    ['by its guid, which is a UUID', { guid: 'urn:uuid:2b9d1f4e-8a53-4d0e-9f0b-6d1c6f6f7a10', link: 'https://BLOG/1' }],
    ['by its local guid and its title', { guid: '1', link: 'https://BLOG/1' }],
  ])('is known on another host: %s', async (_name, item) => {
    const id = await register(`http://${blog}/feed`);
    const before = onBlog({ title: '一', ...item });
    const [{ articleId } = { articleId: '' }] = await take(id, ofMio, before);
    await move(id, `http://new-${blog}/feed.xml`);
    const after = { ...before, link: `https://new-${blog}/moved/1` };
    expect(await codes(id, after)).toEqual(['already-added']);
    await house.room.send('mio', remove(`/api/users/${mio.id}/article/${articleId}`));
    expect(await codes(id, after)).toEqual(['removed-before']);
    await move(id, `http://newer-${blog}/feed.xml`);
    expect(await codes(id, after)).toEqual(['removed-before']);
  });

  it('is known to a feed that was registered anew, where its guid is one of all the world', async () => {
    const item = { guid: `tag:${blog},2026:1`, title: '一', link: `https://${blog}/1` };
    expect(await codes(await register(`http://${blog}/feed`), item)).toEqual([null]);
    expect(await codes(await register(`http://new-${blog}/feed`), item)).toEqual(['already-added']);
  });

  it('is known on another host to a company too', async () => {
    const id = await register(`http://${blog}/feed`, ofTsubame);
    const item = { guid: '1', title: '版', link: `https://${blog}/1` };
    await take(id, ofTsubame, item);
    await move(id, `http://new-${blog}/feed`, ofTsubame);
    expect(await take(id, ofTsubame, item)).toMatchObject([{ code: 'already-added' }]);
  });

  it('is another where another blog counts from 1 as well', async () => {
    const [one, other] = [await register(`http://${blog}/feed`), await register(`http://other-${blog}/feed`)];
    const item = { guid: '1', title: '一', link: `https://${blog}/1` };
    expect(await codes(one, item)).toEqual([null]);
    expect(await codes(other, { ...item, link: `https://other-${blog}/1` })).toEqual([null]);
    await move(one, `http://third-${blog}/feed`);
    expect(await codes(one, { guid: '1', title: '別の一', link: `https://third-${blog}/1` })).toEqual([null]);
  });
});

describe('an item that was stored under its former id', () => {
  const FROM_FEEDS = '5f0c9b5e-8a53-5d0e-9f0b-6d1c6f6f7a10';
  /** As imports made ids: of the owner, the feed's host, and the guid or the page without its fragment. */
  async function store(host: string, key: string, { title, link }: Item): Promise<void> {
    const articleId = uuidv5(FROM_FEEDS, [mio.id, host, key].join('\n'));
    const article = { articleName: title, articleUrl: link, articleCategory: feed.category };
    const data = { articleId, owner: { kind: 'user', id: mio.id }, article };
    const commands = [queued('register-article', `article-${articleId}`, data)];
    const { json } = await house.room.send('mio', post('/api/commands', { device: 'phone-1', commands }));
    expect(json).toMatchObject({ results: [{ status: 'applied' }] });
  }

  it.each([
    ['as it is', 'BLOG', 'https://BLOG/1/', { guid: 'https://BLOG/1/', link: 'https://BLOG/1/' }],
    ['by http', 'BLOG', 'http://BLOG/1', { guid: 'https://BLOG/1', link: 'https://BLOG/1' }],
    ['on www.', 'www.BLOG', 'http://www.BLOG/1/', { guid: 'https://BLOG/1', link: 'https://BLOG/1' }],
    ['before it moved to www.', 'BLOG', 'http://BLOG/1', { guid: 'https://www.BLOG/1/', link: 'https://www.BLOG/1/' }],
    ['by a tag', 'www.BLOG', 'tag:BLOG,2026:1', { guid: 'tag:BLOG,2026:1', link: 'https://BLOG/1' }],
    ['by a local guid', 'www.BLOG', '1', { guid: '1', link: 'https://BLOG/1' }],
    ['by its page', 'BLOG', 'BLOG/1', { link: 'https://BLOG/1/' }],
    ['by its page on www.', 'www.BLOG', 'www.BLOG/1', { link: 'https://BLOG/1#a' }],
    ['on the host from which its feed moved', 'old-BLOG', '1', { guid: '1', link: 'https://BLOG/1' }],
    [
      'on that host, by an address',
      'old-BLOG',
      'http://old-BLOG/1',
      { guid: 'http://old-BLOG/1', link: 'https://BLOG/1' },
    ],
  ])('is known: %s', async (_name, host, key, item) => {
    const id = await register(`http://old-${blog}/feed`);
    await move(id, `http://${blog}/feed`);
    const now = onBlog({ title: '一', ...item });
    await store(host.replace('BLOG', blog), key.replace('BLOG', blog), now);
    expect(await codes(id, now)).toEqual(['already-added']);
  });

  it('does not hide others that share its name', async () => {
    const id = await register(`http://${blog}/feed`);
    const [one, two] = [1, 2].map((n) => ({ guid: 'g', title: `題${n}`, link: `https://${blog}/${n}` }));
    const [top, end] = ['top', 'end'].map((at) => ({ title: at, link: `https://${blog}/x#${at}` }));
    if (!one || !two || !top || !end) throw new Error('two of each');
    await store(blog, 'g', one);
    await store(blog, `${blog}/x`, end);
    expect(await codes(id, one, two, top, end)).toEqual(['already-added', null, null, 'already-added']);
    expect(await codes(id, one, two, top, end)).toEqual(Array(4).fill('already-added'));
    expect(await codes(id, two)).toEqual(['already-added']);
  });
});

describe('items that share a name', () => {
  it('are all added, once, whichever of them the feed still holds', async () => {
    const id = await register(`http://${blog}/feed`);
    const items = [
      { guid: 'g', title: '一', link: `https://${blog}/1` },
      { guid: 'g', title: '二', link: `https://${blog}/2` },
      { title: '三', link: `https://${blog}/x#3` },
      { title: '四', link: `https://${blog}/x#4` },
      { title: '五', link: `https://${blog}/x` },
      { guid: `https://${blog}/y#6`, title: '六', link: `https://${blog}/y` },
      { guid: `https://${blog}/y#7`, title: '七', link: `https://${blog}/y` },
    ];
    expect(await codes(id, ...items)).toEqual(Array(7).fill(null));
    expect(await codes(id, ...items)).toEqual(Array(7).fill('already-added'));
    for (const item of items) expect(await codes(id, item)).toEqual(['already-added']);
  });

  it('are known to one that was alone with its guid', async () => {
    const id = await register(`http://${blog}/feed`);
    const [one, two] = [1, 2].map((n) => ({ guid: 'g', title: `題${n}`, link: `https://${blog}/${n}` }));
    if (!one || !two) throw new Error('two');
    expect(await codes(id, one)).toEqual([null]);
    expect(await codes(id, two, one)).toEqual([null, 'already-added']);
  });
});
