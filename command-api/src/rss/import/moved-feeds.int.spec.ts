import { describe, expect, it } from 'vitest';
import { people } from '../../testing/directory.ts';
import { type Item, movingFeeds, ofMio, ofTsubame } from '../../testing/moving-feeds.ts';
import { remove } from '../../testing/requests.ts';

const at = movingFeeds();
const { mio } = people;

describe('an item of a feed that has changed', () => {
  it.each([
    [
      'its guid came by http',
      { guid: 'http://BLOG/1', link: 'http://BLOG/1' },
      { guid: 'https://BLOG/1', link: 'https://BLOG/posts/1' },
    ],
    [
      'it moved to www.',
      { guid: 'https://BLOG/1', link: 'https://BLOG/1' },
      { guid: 'https://www.BLOG/1/', link: 'https://www.BLOG/posts/1/' },
    ],
    [
      'it moved from www., and its guid is a query',
      { guid: 'http://www.BLOG/?p=1', link: 'http://www.BLOG/1' },
      { guid: 'https://BLOG/?p=1', link: 'https://BLOG/posts/1' },
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
    const id = await at.register(`http://${at.blog}/feed`);
    const items = [before, after].map((item) => at.onBlog({ title: '一', ...item }));
    const [first = { title: '', link: '' }, second = first] = items;
    const [{ articleId } = { articleId: '' }] = await at.take(id, ofMio, first);
    await at.move(id, `http://www.${at.blog}/feed/`);
    expect(await at.codes(id, second)).toEqual(['already-added']);
    await at.testApp.send('mio', remove(`/api/users/${mio.id}/article/${articleId}`));
    expect([await at.codes(id, second), await at.codes(id, first)]).toEqual([['removed-before'], ['removed-before']]);
  });

  it.each([
    ['by its guid, which is an address', { guid: 'https://BLOG/1', link: 'https://BLOG/1' }],
    ['by its guid, which is a tag', { guid: 'tag:BLOG,2026:1', link: 'https://BLOG/1' }],
    ['by its guid, which is a UUID', { guid: 'urn:uuid:2b9d1f4e-8a53-4d0e-9f0b-6d1c6f6f7a10', link: 'https://BLOG/1' }],
    ['by its local guid and its title', { guid: '1', link: 'https://BLOG/1' }],
  ])('is known on another host: %s', async (_name, item) => {
    const id = await at.register(`http://${at.blog}/feed`);
    const before = at.onBlog({ title: '一', ...item });
    const [{ articleId } = { articleId: '' }] = await at.take(id, ofMio, before);
    await at.move(id, `http://new-${at.blog}/feed.xml`);
    const after = { ...before, link: `https://new-${at.blog}/moved/1` };
    expect(await at.codes(id, after)).toEqual(['already-added']);
    await at.testApp.send('mio', remove(`/api/users/${mio.id}/article/${articleId}`));
    expect(await at.codes(id, after)).toEqual(['removed-before']);
    await at.move(id, `http://newer-${at.blog}/feed.xml`);
    expect(await at.codes(id, after)).toEqual(['removed-before']);
  });

  it('is known to a feed that was registered anew, where its guid is one of all the entities', async () => {
    const item = { guid: `tag:${at.blog},2026:1`, title: '一', link: `https://${at.blog}/1` };
    expect(await at.codes(await at.register(`http://${at.blog}/feed`), item)).toEqual([null]);
    expect(await at.codes(await at.register(`http://new-${at.blog}/feed`), item)).toEqual(['already-added']);
  });

  it('is known on another host to a company too', async () => {
    const id = await at.register(`http://${at.blog}/feed`, ofTsubame);
    const item = { guid: '1', title: '版', link: `https://${at.blog}/1` };
    await at.take(id, ofTsubame, item);
    await at.move(id, `http://new-${at.blog}/feed`, ofTsubame);
    expect(await at.take(id, ofTsubame, item)).toMatchObject([{ code: 'already-added' }]);
  });

  it('is another where another blog counts from 1 as well', async () => {
    const [one, other] = [
      await at.register(`http://${at.blog}/feed`),
      await at.register(`http://other-${at.blog}/feed`),
    ];
    const item = { guid: '1', title: '一', link: `https://${at.blog}/1` };
    expect(await at.codes(one, item)).toEqual([null]);
    expect(await at.codes(other, { ...item, link: `https://other-${at.blog}/1` })).toEqual([null]);
    await at.move(one, `http://third-${at.blog}/feed`);
    expect(await at.codes(one, { guid: '1', title: '別の一', link: `https://third-${at.blog}/1` })).toEqual([null]);
  });
});

describe('items that share a name', () => {
  it('are all added, once, whichever of them the feed still holds', async () => {
    const id = await at.register(`http://${at.blog}/feed`);
    const items = [
      { guid: 'g', title: '一', link: `https://${at.blog}/1` },
      { guid: 'g', title: '二', link: `https://${at.blog}/2` },
      { title: '三', link: `https://${at.blog}/x#3` },
      { title: '四', link: `https://${at.blog}/x#4` },
      { title: '五', link: `https://${at.blog}/x` },
      { guid: `https://${at.blog}/y#6`, title: '六', link: `https://${at.blog}/y` },
      { guid: `https://${at.blog}/y#7`, title: '七', link: `https://${at.blog}/y` },
    ];
    expect(await at.codes(id, ...items)).toEqual(Array(7).fill(null));
    expect(await at.codes(id, ...items)).toEqual(Array(7).fill('already-added'));
    for (const item of items) expect(await at.codes(id, item)).toEqual(['already-added']);
  });

  it('are known to one that was alone with its guid', async () => {
    const id = await at.register(`http://${at.blog}/feed`);
    const [one, two] = [1, 2].map((n) => ({ guid: 'g', title: `題${n}`, link: `https://${at.blog}/${n}` }));
    if (!one || !two) throw new Error('two');
    expect(await at.codes(id, one)).toEqual([null]);
    expect(await at.codes(id, two, one)).toEqual([null, 'already-added']);
  });
});
