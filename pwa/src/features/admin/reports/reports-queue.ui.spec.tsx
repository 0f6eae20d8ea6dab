import { giveRuling, listReports, type ReportedThing, withdrawRuling } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, overflow } from '../../../app/testing/accessibility.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { play, Refusal } from '../../../app/testing/play.ts';

const upTo = '2026-11-30T03:00:00.000Z';
const ofMio = {
  ...{ reason: 'impersonation', text: '別人の写真です。', reportedAt: upTo },
  reporter: { id: 'kurosaki-mio', name: '黒﨑 澪', isPerson: true },
};
const ofFirm = {
  ...{ reason: 'spam', text: '', reportedAt: '2026-11-29T03:00:00.000Z' },
  reporter: { id: 'firm', name: 'つばめ 人事', isPerson: false },
};
const kiichi: ReportedThing = {
  target: { kind: 'user', id: 'takahashi-kiichi', name: '髙橋 喜一', picture: null, standing: 'shown' },
  ...{ reports: [ofMio, ofFirm], reportCount: 2, mainReason: 'impersonation', upTo, ruling: null, earlierRulings: 1 },
};
const goneArticle: ReportedThing = {
  ...{ ...kiichi, reports: [ofFirm], reportCount: 1, mainReason: 'spam', earlierRulings: 0 },
  target: { kind: 'article', id: 'art-1', name: null, picture: null, standing: 'gone' },
};

const shownArticle: ReportedThing = {
  ...goneArticle,
  target: { kind: 'article', id: 'art-2', name: '静かな仕事', picture: '/images/none.svg', standing: 'shown' },
};
const hiddenPage: ReportedThing = {
  ...{ ...kiichi, reportCount: 34 },
  target: { kind: 'company', id: 'tsubame-kanjo', name: '株式会社つばめ勘定', picture: null, standing: 'hidden' },
};

const rows = page.getByRole('list', { name: '通報されたもの' }).getByRole('listitem');
const hide = page.getByRole('button', { name: '非公開にする ：「髙橋 喜一」' });
const keep = page.getByRole('button', { name: '問題なしにする ：「髙橋 喜一」' });
const detail = 'この通報には、ほかの運営が先に回答しています。';
const nothingWaits = page.getByRole('heading', { name: '確認待ちの通報はありません' });

/** Keeps things and answers as the server does; answers what was asked of it. */
function playQueue(...things: readonly ReportedThing[]) {
  let kept = [...things];
  const change = (id: string, ruling: ReportedThing['ruling'], turned?: 'shown' | 'hidden') => {
    kept = kept.map((thing) => {
      const { target } = thing;
      return target.id === id
        ? { ...thing, ruling, target: { ...target, standing: turned ?? target.standing } }
        : thing;
    });
  };
  play(listReports, ({ query }) => kept.filter(({ ruling }) => (ruling === null) === (query.state !== 'answered')));
  const given = play(giveRuling, ({ params, body }) => {
    change(params.id, { hiddenFor: body.hiddenFor, at: upTo, isLast: true }, body.hiddenFor ? 'hidden' : undefined);
    return { hiddenFor: body.hiddenFor };
  });
  const withdrawn = play(withdrawRuling, ({ params, body }) => {
    const hiddenFor = kept.find(({ target }) => target.id === params.id)?.ruling?.hiddenFor;
    change(params.id, null, hiddenFor ? 'shown' : undefined);
    return body;
  });
  return { given, withdrawn };
}

test('reported things show what they are, who reported them and why', async () => {
  playQueue(kiichi, goneArticle, shownArticle);
  await openPage('/admin/reports', { as: 'admin', size: PHONE });
  const row = page.getByRole('list', { name: '「髙橋 喜一」への通報' });
  await expect.element(row.getByText('なりすまし・虚偽の所属')).toBeVisible();
  await expect.element(row.getByText('別人の写真です。')).toBeVisible();
  await expect.element(row.getByRole('link', { name: '黒﨑 澪' })).toHaveAttribute('href', '/profile/kurosaki-mio');
  await expect.element(row.getByText('つばめ 人事')).toBeVisible();
  await expect.element(page.getByText('通報2件')).toBeVisible();
  await expect.element(page.getByText('これまでの回答1回')).toBeVisible();
  const history = page.getByRole('link', { name: '操作履歴 ：「髙橋 喜一」' });
  await expect.element(history).toHaveAttribute('href', '/admin/audit?kind=user&id=takahashi-kiichi');
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
});

test('a thing is hidden for the reason that most give, by one press, and shown again by an undo', async () => {
  const { given, withdrawn } = playQueue(kiichi);
  await openPage('/admin/reports', { as: 'admin' });
  await hide.click();
  await expect.element(nothingWaits).toBeVisible();
  const params = { kind: 'user', id: 'takahashi-kiichi' };
  expect(given).toMatchObject([{ viewer: 'admin', params, body: { hiddenFor: 'impersonation', upTo } }]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(hide).toBeVisible();
  expect(withdrawn).toMatchObject([{ params, body: { upTo } }]);
});

test('a thing is hidden for another reason that is chosen', async () => {
  const { given } = playQueue(kiichi);
  await openPage('/admin/reports', { as: 'admin' });
  await page.getByLabelText('非公開にする理由').selectOptions('詐欺・フィッシング');
  await hide.click();
  await expect.element(nothingWaits).toBeVisible();
  expect(given).toMatchObject([{ body: { hiddenFor: 'malware_phishing' } }]);
});

test('an answer that hides nothing stands among the answered, and is taken back there', async () => {
  const { given, withdrawn } = playQueue(kiichi);
  await openPage('/admin/reports', { as: 'admin' });
  await keep.click();
  await expect.element(page.getByText('問題なしと回答しました')).toBeVisible();
  expect(given).toMatchObject([{ body: { hiddenFor: null } }]);
  await page.getByRole('link', { name: '回答済み' }).click();
  await expect.element(rows.first().getByText(/^問題なし（/)).toBeVisible();
  await page.getByRole('button', { name: '回答を取り消す ：「髙橋 喜一」' }).click();
  await expect.element(page.getByRole('heading', { name: '回答した通報はありません' })).toBeVisible();
  expect(withdrawn).toHaveLength(1);
});

test('a thing that is gone is only confirmed', async () => {
  const { given } = playQueue(goneArticle);
  await openPage('/admin/reports', { as: 'admin' });
  await expect.element(page.getByRole('button', { name: '確認済みにする ：「表示されていない記事」' })).toBeVisible();
  expect(page.getByRole('button', { name: /^非公開にする/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: /^確認済みにする/ }).click();
  await expect.element(nothingWaits).toBeVisible();
  expect(given).toMatchObject([{ params: { kind: 'article' }, body: { hiddenFor: null } }]);
});

test('an answer on which a later one stands cannot be taken back', async () => {
  playQueue({ ...kiichi, ruling: { hiddenFor: 'spam', at: upTo, isLast: false } });
  await openPage('/admin/reports?category=answered', { as: 'admin' });
  await expect.element(rows.first().getByText(/^「スパム・宣伝」のため非公開/)).toBeVisible();
  expect(page.getByRole('button', { name: /^回答を取り消す/ }).elements()).toEqual([]);
});

test('a thing that is hidden already is only confirmed, and says that not all of its reports are shown', async () => {
  playQueue(hiddenPage);
  await openPage('/admin/reports', { as: 'admin' });
  await expect.element(rows.first().getByText('非公開', { exact: true })).toBeVisible();
  await expect.element(page.getByText('新しい2件を表示しています')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '確認済みにする ：「株式会社つばめ勘定」' })).toBeVisible();
  expect(page.getByRole('button', { name: /^非公開にする/ }).elements()).toEqual([]);
});

test('an answer that another admin has given before is told, and the thing waits no longer', async () => {
  playQueue(kiichi);
  let waiting = [kiichi];
  play(listReports, () => waiting);
  play(giveRuling, () => {
    waiting = [];
    return new Refusal({ status: 409, code: 'reports-answered', detail });
  });
  await openPage('/admin/reports', { as: 'admin' });
  await hide.click();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(nothingWaits).toBeVisible();
});

test('an undo that is refused is told, also on another page', async () => {
  playQueue(kiichi);
  const replaced = 'このあとの通報にも回答しているため、この回答は取り消せません。';
  play(withdrawRuling, () => new Refusal({ status: 409, code: 'ruling-replaced', detail: replaced }));
  await openPage('/admin/reports', { as: 'admin' });
  await keep.click();
  await expect.element(nothingWaits).toBeVisible();
  await page.getByRole('link', { name: '同義語' }).click();
  await expect.element(page.getByRole('heading', { name: '検索の同義語' })).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(page.getByText(replaced)).toBeVisible();
});
