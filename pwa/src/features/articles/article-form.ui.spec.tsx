import { suggestArticleTags } from '@meikan/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { hear } from '../../app/testing/play.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { ARTICLES, openNewArticle } from './testing/own-list.ts';

beforeEach(async () => {
  await openPage(ARTICLES, { as: 'general' });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Types into the field that has the focus. Locators let time go on while they act. */
const typeNow = (text: string) => document.execCommand('insertText', false, text);

test('the article form numbers its fields, with media or author before the date, and a button clears the date', async () => {
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

test('tags are suggested 300 ms after the last key', async () => {
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

/** A new article, but for what the test is about. */
async function openFilled() {
  const form = await openNewArticle();
  await form.getByLabelText(/^1?記事名/).fill('灯台の日誌');
  await form.getByLabelText(/URL/).fill('https://example.jp/todai');
  await form.getByLabelText(/カテゴリー/).selectOptions('仕事の記録');
  return { form, register: form.getByRole('button', { name: '登録する' }) };
}

test('a date written in words is parsed, shown as parsed, and sent', async () => {
  const { form, register } = await openFilled();
  const date = form.getByRole('textbox', { name: /掲載日/ });
  await date.fill('令和７年１１月１８日');
  await form.getByLabelText(/^1?記事名/).click();
  await expect.element(date).toHaveValue('2025/11/18');
  await register.click();
  await readCompletion('登録が完了しました');
  expect(sentData('register-article')).toMatchObject([{ article: { postedDate: '2025-11-18' } }]);
});

test.each([
  ['the button', 'きのう', (press: () => Promise<void>) => press()],
  ['Enter', '11/18', () => userEvent.keyboard('{Enter}')],
] as const)('an invalid date entered by %s is reported at its field and stops the form', async (_, written, send) => {
  const { form, register } = await openFilled();
  const date = form.getByRole('textbox', { name: /掲載日/ });
  await date.fill(written);
  await send(() => register.click());
  await expect.element(form.getByText(/印のついた項目を直してください。/)).toBeVisible();
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveAccessibleDescription(/年月日を入力してください（例：2026\/11\/18）/);
  await expect.element(date).toHaveValue(written);
  expect(sentCommands).toEqual([]);
});

test('an invalid tag is reported at its field and stops the form', async () => {
  const { form, register } = await openFilled();
  const tags = form.getByRole('combobox', { name: /タグ/ });
  await tags.fill('あ'.repeat(31));
  await register.click();
  await expect.element(form.getByText(/印のついた項目を直してください。/)).toBeVisible();
  await expect.element(tags).toHaveFocus();
  await expect.element(form.getByText('タグは30字以内で入力してください。').first()).toBeVisible();
  expect(sentCommands).toEqual([]);
  await tags.fill('灯台');
  await register.click();
  await readCompletion('登録が完了しました');
  expect(sentData('register-article')).toMatchObject([{ article: { tags: ['灯台'] } }]);
});
