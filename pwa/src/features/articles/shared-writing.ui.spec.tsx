import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { flushDrafts } from '../../offline/drafts/drafts.ts';
import { openDraft } from '../../offline/drafts/open-draft.ts';
import { ARTICLES, openNewArticle } from './testing/own-list.ts';

const form = page.getByRole('dialog', { name: '記事を登録' });
const name = form.getByLabelText(/^1?記事名/);
const address = form.getByLabelText(/URL/);
const share = (title: string, url: string) =>
  openPage(`/share?${new URLSearchParams({ title, url })}`, { as: 'general' });
const press = (words: string) => page.getByRole('button', { name: words }).click();

async function expectForm(title: string, url: string): Promise<void> {
  await expect.element(name).toHaveValue(title);
  await expect.element(address).toHaveValue(url);
}

test('a share opens with its own content beside an older draft and an older share', async () => {
  await openPage(ARTICLES, { as: 'general' });
  await openNewArticle();
  await name.fill('書きかけの灯台');
  await flushDrafts();
  await share('ひとつめ', 'https://example.jp/1');
  await press('受け取ったリンクを登録する');
  await expectForm('ひとつめ', 'https://example.jp/1');
  await name.fill('ひとつめ、改');
  await flushDrafts();

  await share('ふたつめ', 'https://example.jp/2');
  await press('書きかけの「ひとつめ、改」を開く');
  await expectForm('ひとつめ、改', 'https://example.jp/1');
  await form.getByLabelText(/カテゴリー/).selectOptions('仕事の記録');
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  expect(sentData('register-article')).toMatchObject([
    { article: { articleName: 'ひとつめ、改', articleUrl: 'https://example.jp/1' } },
  ]);

  await expect.element(page.getByRole('button', { name: /ひとつめ/ })).not.toBeInTheDocument();
  await press('書きかけの「書きかけの灯台」を開く');
  await expectForm('書きかけの灯台', '');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await press('変更を捨てる');
  await press('もう一度開く');
  await expectForm('ふたつめ', 'https://example.jp/2');
});

test('a share alone opens at once', async () => {
  await share('ひとつめ', 'https://example.jp/1');
  await expectForm('ひとつめ', 'https://example.jp/1');
});

test('a share opens at once while another tab writes an article', async () => {
  await openPage(ARTICLES, { as: 'general' });
  const elsewhere = openDraft('article of kurosaki-mio', () => null);
  elsewhere.keep({ values: { articleName: '別のタブの灯台' }, first: null, id: 'command' });
  await flushDrafts();
  await share('ひとつめ', 'https://example.jp/1');
  await expectForm('ひとつめ', 'https://example.jp/1');
  elsewhere.close();
});
