import { suggestArticleTags } from '@meikan/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { hear } from '../../app/testing/play.ts';
import { ARTICLES, openNewArticle } from './testing/own-list.ts';

beforeEach(async () => {
  await openPage(ARTICLES, { as: 'general' });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Types into the field that has the focus. Locators let time go on while they act. */
const typeNow = (text: string) => document.execCommand('insertText', false, text);

test('the fields of an article are numbered in their order, media or author before the date, which a button clears', async () => {
  const form = await openNewArticle();
  const dialog = await form.findElement();
  await expect.poll(() => dialog.querySelectorAll('.field__no').length).toBeGreaterThan(0);
  const labels = [...dialog.querySelectorAll('.field__no')].map(
    ({ parentElement }) => parentElement?.textContent ?? '',
  );
  const begins = ['1記事名', '2URL', '3媒体・著者名', '4掲載日', '5カテゴリー', '6タグ', '7ひとこと', '8表紙の画像'];
  expect(begins.map((begin, place) => labels[place]?.slice(0, begin.length))).toEqual(begins);
  const date = form.getByRole('textbox', { name: /掲載日/ });
  await expect.element(date).toHaveValue(expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/));
  await form.getByRole('button', { name: '日付を消す' }).click();
  await expect.element(date).toHaveValue('');
  await expect.element(date).not.toHaveAttribute('aria-invalid');
});

test('tags are suggested for what is typed, once nobody has typed for 300 ms', async () => {
  const asked = hear(suggestArticleTags);
  const form = await openNewArticle();
  const tags = form.getByRole('combobox', { name: /タグ/ });
  await tags.click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  typeNow('決');
  vi.advanceTimersByTime(299);
  typeNow('済');
  vi.advanceTimersByTime(299);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => asked.map(({ query }) => query.tag)).toEqual(['決済']);
  vi.useRealTimers();
  await expect.element(page.getByRole('option', { name: '決済' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
