import { getArticle, getTopPageData, listCompanyArticles, markContentRead } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { axeFindingsAbove } from '../app/testing/accessibility.ts';
import { openPage } from '../app/testing/open-page.tsx';
import { play, playChanged } from '../app/testing/play.ts';
import { anItem } from './testing/an-item.ts';

const ID = 'tsubame-kanjo';
const ARTICLES = `/companies/${ID}?tab=11`;

/** Hears what is told to be read, as a server that marks it for who told it. */
const playReading = () =>
  play(markContentRead, ({ body: { contentId } }) => ({ contentId, isRead: true as const, readCount: 1 }));

/** Opens the way out to an item; the browser does not follow. */
async function opens(link: Locator, button: 'left' | 'middle' = 'left'): Promise<void> {
  const opened = new AbortController();
  const stay = (event: Event) => event.preventDefault();
  for (const press of ['click', 'auxclick']) document.addEventListener(press, stay, { signal: opened.signal });
  await link.click({ button });
  opened.abort();
}

const ways = (within: Element) => within.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]');
const items = () => [...document.querySelectorAll('main article, main li')].filter((item) => ways(item).length > 0);
const wayOut = (at: number) => page.elementLocator(ways(items()[at] ?? document.body)[0] ?? document.body);

test('an opened item is recorded once and marked as read for a member, and neither for a visitor', async () => {
  const told = playReading();
  playChanged(listCompanyArticles, (list, { viewer }) =>
    list.map((item) => {
      const readCount = told.filter(({ body }) => body.contentId === item.id).length;
      return { ...item, readCount, isRead: viewer === 'general' && readCount > 0 };
    }),
  );
  const words = () =>
    items().map(({ textContent }) => [/\d人が読みました/.exec(textContent)?.[0], /既読/.test(textContent)]);
  const unread = [undefined, false];
  await openPage(ARTICLES, { as: 'general' });
  const others = Array(items().length - 1).fill(unread);
  expect(words()).toEqual([unread, ...others]);
  await opens(wayOut(0));
  await expect.poll(words).toEqual([['1人が読みました', true], ...others]);
  expect(await axeFindingsAbove()).toEqual([]);
  await opens(wayOut(0));

  await openPage(ARTICLES);
  expect(words()).toEqual([['1人が読みました', false], ...others]);
  await opens(wayOut(0));
  await openPage(ARTICLES, { as: 'general' });
  expect(words()).toEqual([['1人が読みました', true], ...others]);
  expect(told.map(({ viewer, params }) => [viewer, params])).toEqual([['general', { id: ID }]]);
});

test('an item opened on the top page is recorded as read', async () => {
  const told = playReading();
  const shown: string[] = [];
  playChanged(getTopPageData, (answer) => {
    const latestArticles = answer.latestArticles.map((item) => ({ ...item, companyId: ID }));
    shown.push(...latestArticles.map(({ id }) => id));
    return { ...answer, latestArticles };
  });
  await openPage('/', { as: 'general' });
  const letters = page.getByRole('region', { name: /^今日の便り/ });
  await opens(page.elementLocator(ways(letters.element())[0] ?? document.body));
  await expect.poll(() => told).toMatchObject([{ params: { id: ID } }]);
  expect(shown).toContain(told[0]?.body.contentId);
});

test('an item opened by the middle button is marked as read', async () => {
  const told = playReading();
  play(getArticle, () => anItem({ id: 'news-1', companyId: ID, isRead: told.length > 0 }));
  await openPage('/articles/news-1', { as: 'general' });
  await opens(page.getByRole('link', { name: /^記事を読む/ }), 'middle');
  await expect.element(page.getByRole('main').getByText(/既読/)).toBeVisible();
  expect(told).toMatchObject([{ viewer: 'general', params: { id: ID }, body: { contentId: 'news-1' } }]);
});
