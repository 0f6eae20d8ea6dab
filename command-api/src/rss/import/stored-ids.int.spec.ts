import { uuidv5 } from '@meikan/platform';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/directory.ts';
import { type Item, movingFeeds, PRIVATE_BLOG } from '../../testing/moving-feeds.ts';
import { queued } from '../../testing/queue.ts';
import { post } from '../../testing/requests.ts';

const at = movingFeeds();
const { mio } = people;

describe('an item that was stored under its former id', () => {
  const FROM_FEEDS = '5f0c9b5e-8a53-5d0e-9f0b-6d1c6f6f7a10';
  /** As imports made ids: of the owner, the feed's host, and the guid or the page without its fragment. */
  async function store(host: string, key: string, { title, link }: Item): Promise<void> {
    const articleId = uuidv5([mio.id, host, key].join('\n'), FROM_FEEDS);
    const article = { articleName: title, articleUrl: link, articleCategory: PRIVATE_BLOG };
    const data = { articleId, owner: { kind: 'user', id: mio.id }, article };
    const commands = [queued('register-article', `article-${articleId}`, data)];
    const { json } = await at.testApp.send('mio', post('/api/commands', { device: 'phone-1', commands }));
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
    const id = await at.register(`http://old-${at.blog}/feed`);
    await at.move(id, `http://${at.blog}/feed`);
    const now = at.onBlog({ title: '一', ...item });
    // Where it has a guid, its link is another today.
    const then = now.guid === undefined ? now : { ...now, link: `https://${at.blog}/then` };
    await store(host.replace('BLOG', at.blog), key.replace('BLOG', at.blog), then);
    expect(await at.codes(id, now)).toEqual(['already-added']);
  });

  it('does not hide others that share its name', async () => {
    const id = await at.register(`http://${at.blog}/feed`);
    const [one, two] = [1, 2].map((n) => ({ guid: 'g', title: `題${n}`, link: `https://${at.blog}/${n}` }));
    const [top, end] = ['top', 'end'].map((place) => ({ title: place, link: `https://${at.blog}/x#${place}` }));
    if (!one || !two || !top || !end) throw new Error('two of each');
    await store(at.blog, 'g', one);
    await store(at.blog, `${at.blog}/x`, end);
    expect(await at.codes(id, one, two, top, end)).toEqual(['already-added', null, null, 'already-added']);
    expect(await at.codes(id, one, two, top, end)).toEqual(Array(4).fill('already-added'));
    expect(await at.codes(id, two)).toEqual(['already-added']);
  });
});
