import { getArticle, getProfile, listOwnReports, type OwnReport, withdrawReport } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, axeFindingsAbove, overflow } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage, PHONE } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { sentCommands } from '../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';

const KIICHI = '/profile/takahashi-kiichi';
const ofKiichi = { kind: 'user', id: 'takahashi-kiichi' } as const;
const open = page.getByRole('button', { name: 'このプロフィールを通報する' });
const form = page.getByRole('dialog', { name: '運営への通報' });
const reason = form.getByLabelText(/^理由/);
const send = form.getByRole('button', { name: '通報する' });
const list = page.getByRole('list', { name: '通報' });

const report: OwnReport = {
  target: { ...ofKiichi, name: '髙橋 喜一' },
  ...{ reason: 'spam', text: '広告ばかりです。', reportedAt: '2026-11-30T03:00:00.000Z' },
  ...{ standing: 'open', answeredAt: null },
};

test('a person reported for a reason is sent to the operators, and blocked with the same press', async () => {
  playChanged(getProfile, (profile) => ({ ...profile, isBlocking: sentData('set-block').at(-1)?.value ?? false }));
  await openPage(KIICHI, { as: 'general', size: PHONE });
  await open.click();
  await expect.element(send).toBeDisabled();
  expect(await axeFindingsAbove()).toEqual([]);
  await reason.selectOptions('なりすまし・虚偽の所属');
  await form.getByLabelText(/^状況/).fill('別人の写真です。');
  await form.getByLabelText('髙橋 喜一さんをブロックする').click();
  await send.click();
  await readCompletion('通報を受け付けました');
  expect(sentData('make-report')).toEqual([{ target: ofKiichi, reason: 'impersonation', text: '別人の写真です。' }]);
  expect(sentData('set-block')).toEqual([{ userId: 'takahashi-kiichi', value: true }]);
});

test('a report for another reason asks for words, and keeps what is chosen', async () => {
  await openPage(KIICHI, { as: 'general' });
  await open.click();
  await reason.selectOptions('その他');
  await send.click();
  await expect.element(form.getByText('「その他」を選んだときは、状況を入力してください。')).toBeVisible();
  await expect.element(reason).toHaveValue('other');
  expect(sentCommands).toEqual([]);
  await form.getByLabelText(/^状況/).fill('電話番号が違います。');
  await send.click();
  await readCompletion('通報を受け付けました');
  expect(sentData('make-report')).toMatchObject([{ reason: 'other', text: '電話番号が違います。' }]);
});

test('a report written offline waits on the device and is sent once online', async () => {
  await openPage(KIICHI, { as: 'general' });
  await open.click();
  await reason.selectOptions('スパム・宣伝');
  cutNetwork();
  await send.click();
  await page
    .getByRole('dialog', { name: 'この端末に保存しました' })
    .getByRole('button', { name: 'ページに戻る' })
    .click();
  await dialogsClosed();
  expect(sentCommands).toEqual([]);
  mendNetwork();
  await expect.poll(() => sentData('make-report')).toMatchObject([{ target: ofKiichi, reason: 'spam' }]);
});

/** The article that answers is by somebody else than who looks at it. */
const playArticleOfKiichi = () =>
  playChanged(getArticle, (item) => ({ ...item, author: { ...item.author, id: ofKiichi.id, name: '髙橋 喜一' } }));

test.each([
  ['/companies/ai-no-ito', 'このページを通報する', { kind: 'company', id: 'ai-no-ito' }],
  ['/articles/art-0001', 'この記事を通報する', { kind: 'article', id: 'art-0001' }],
] as const)('%s is reported from its foot', async (path, label, target) => {
  playArticleOfKiichi();
  await openPage(path, { as: 'general' });
  await page.getByRole('button', { name: label }).click();
  await reason.selectOptions('スパム・宣伝');
  await send.click();
  await readCompletion('通報を受け付けました');
  expect(sentData('make-report')).toMatchObject([{ target }]);
});

test('who is not signed in is led to the sign-in and back', async () => {
  await openPage(KIICHI, { as: 'anonymous' });
  const link = page.getByRole('link', { name: 'このプロフィールを通報する' });
  await expect.element(link).toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(KIICHI)}`);
});

test.each(['/profile/kurosaki-mio', '/articles/art-0001'])('%s is not reported by whose it is', async (path) => {
  await openPage(path, { as: 'general' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('button', { name: /通報する$/ }).elements()).toEqual([]);
});

test('reports are listed with what became of them, on a phone too', async () => {
  const hidden: OwnReport = { ...report, target: { kind: 'article', id: 'a-1', name: null }, standing: 'hidden' };
  const ofPage = { kind: 'company', id: 'ai-no-ito', name: '藍の糸株式会社' } as const;
  const kept: OwnReport = { ...report, target: ofPage, standing: 'kept' };
  play(listOwnReports, () => [report, hidden, kept]);
  await openPage('/account', { as: 'general', size: PHONE });
  const rows = list.getByRole('listitem');
  await expect.element(rows.nth(0).getByText('確認中')).toBeVisible();
  await expect.element(rows.nth(0).getByRole('link', { name: '髙橋 喜一' })).toHaveAttribute('href', KIICHI);
  await expect.element(rows.nth(1).getByText('表示されていない記事')).toBeVisible();
  await expect.element(rows.nth(1).getByText('非公開になりました')).toBeVisible();
  await expect.element(rows.nth(2).getByText('問題は見つかりませんでした')).toBeVisible();
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
});

test('a report that waits is taken back, and made again by an undo', async () => {
  let isStanding = true;
  play(listOwnReports, () => (isStanding || sentData('make-report').length > 0 ? [report] : []));
  const withdrawn = play(withdrawReport, () => {
    isStanding = false;
    return { isReported: false };
  });
  await openPage('/account', { as: 'general' });
  await list.getByRole('button', { name: '取り下げる ：「髙橋 喜一」の通報' }).click();
  await expect.element(page.getByText(/^通報したものはありません。/)).toBeVisible();
  expect(withdrawn).toMatchObject([{ params: ofKiichi }]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(list).toBeVisible();
  expect(sentData('make-report')).toEqual([{ target: ofKiichi, reason: 'spam', text: '広告ばかりです。' }]);
});
