import { expect, it } from 'vitest';
import { people } from '../../testing/directory.ts';
import { type Item, movingFeeds, ofMio, ofTsubame, PRIVATE_BLOG } from '../../testing/moving-feeds.ts';
import { post, put, remove } from '../../testing/requests.ts';

const at = movingFeeds();
const articlesOf = (id: string) => `/api/users/${id}/article`;
const { mio } = people;

/** Two posts of the test's blog, as its feed in one format or the other names them. */
const inAtom = (): readonly Item[] =>
  [1, 2].map((n) => ({ guid: `tag:${at.blog},2026:${n}`, title: `題${n}`, link: `https://${at.blog}/${n}` }));
const inRss = (): readonly Item[] =>
  [1, 2].map((n) => ({
    guid: `https://${at.blog}/?p=${n}`,
    title: `題${n}（改）`,
    link: `http://www.${at.blog}/${n}/`,
  }));

async function byHand(link: string): Promise<string> {
  const article = { articleName: '手で登録した記事', articleUrl: link, articleCategory: PRIVATE_BLOG };
  const { json } = await at.testApp.send('mio', put(articlesOf(mio.id), article));
  return (json.payload as { id: string }).id;
}

it('items that a feed at a new address names anew are known by their links, and stay deleted', async () => {
  const id = await at.register(`http://${at.blog}/atom.xml`);
  const [first] = await at.take(id, ofMio, ...inAtom());
  await at.move(id, `http://${at.blog}/rss.xml`);
  expect(await at.codes(id, ...inRss())).toEqual(['already-added', 'already-added']);
  await at.testApp.send('mio', remove(`${articlesOf(mio.id)}/${first?.articleId}`));
  expect(await at.codes(id, ...inRss())).toEqual(['removed-before', 'already-added']);
});

it('items of a second feed of one blog are known by their links to a company too', async () => {
  await at.take(await at.register(`http://${at.blog}/atom.xml`, ofTsubame), ofTsubame, ...inAtom());
  const again = await at.take(await at.register(`http://${at.blog}/rss.xml`, ofTsubame), ofTsubame, ...inRss());
  expect(again).toMatchObject([{ code: 'already-added' }, { code: 'already-added' }]);
});

it('an item that its owner has registered by hand is not added once more', async () => {
  const id = await at.register(`http://${at.blog}/feed`);
  const articleId = await byHand(`https://${at.blog}/1?utm_source=mail`);
  expect(await at.take(id, ofMio, ...inAtom())).toMatchObject([{ code: 'already-added', articleId }, { code: null }]);
});

it('an item is known by the link that its owner has given the article since', async () => {
  const id = await at.register(`http://${at.blog}/feed`);
  const articleId = await byHand(`https://${at.blog}/typing-error`);
  await at.testApp.send('mio', post(`${articlesOf(mio.id)}/${articleId}`, { articleUrl: `https://${at.blog}/1` }));
  expect(await at.codes(id, ...inAtom())).toEqual(['already-added', null]);
});

it("an item is added although somebody else's article leads there", async () => {
  await at.take(await at.register(`http://${at.blog}/feed`, ofTsubame), ofTsubame, ...inAtom());
  expect(await at.codes(await at.register(`http://${at.blog}/feed`), ...inRss())).toEqual([null, null]);
});

it('items that all have the address of the blog are each known by their titles', async () => {
  const id = await at.register(`http://${at.blog}/feed`);
  const episode = (guid: string, title: string) => ({ guid, title, link: `https://${at.blog}/` });
  expect(await at.codes(id, episode('a-1', '第一回'), episode('a-2', '第二回'))).toEqual([null, null]);
  await at.move(id, `http://new-${at.blog}/feed`);
  const named = [episode('b-3', '第三回'), episode('b-2', '第二回'), episode('b-1', '第一回')];
  expect(await at.codes(id, ...named)).toEqual([null, 'already-added', 'already-added']);
});

it('the only item of a feed is another one under another title, though its link is the same', async () => {
  const id = await at.register(`http://${at.blog}/feed`);
  const latest = (title: string) => ({ guid: title, title, link: `https://${at.blog}/latest` });
  expect([await at.codes(id, latest('今週')), await at.codes(id, latest('来週'))]).toEqual([[null], [null]]);
});
