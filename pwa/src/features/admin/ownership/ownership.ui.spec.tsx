import { answerOwnershipRequest, type ListedOwnershipRequest, listOwnershipRequests } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { play, Refusal } from '../../../app/testing/play.ts';

const ofMio: ListedOwnershipRequest = {
  ...{ standing: 'open', message: '広報を担当しています。', provedDomain: null, reason: null, answeredAt: null },
  askedAt: '2026-11-30T03:00:00.000Z',
  company: {
    ...{ id: 'ai-no-ito', name: '藍の糸株式会社', logo: null, website: 'https://ai-no-ito.example' },
    ...{ isVerified: true, isPublic: true },
  },
  ownerNames: ['藍の糸 広報'],
  requester: { id: 'kurosaki-mio', name: '黒﨑 澪', email: 'mio@demo.example', isPerson: true },
};
const ofFirm: ListedOwnershipRequest = {
  ...{ ...ofMio, message: '', provedDomain: 'tsubame.example', ownerNames: [] },
  company: { ...ofMio.company, id: 'tsubame-kanjo', name: '株式会社つばめ勘定' },
  requester: { id: 'firm', name: 'つばめ 人事', email: null, isPerson: false },
};

const rows = page.getByRole('list', { name: '編集の申請' }).getByRole('listitem');
const grant = page.getByRole('button', { name: '承認する ：黒﨑 澪の「藍の糸株式会社」の申請' });
const decline = page.getByRole('button', { name: '見送る ：黒﨑 澪の「藍の糸株式会社」の申請' });

/** Keeps requests as the server does. */
function playQueue(...requests: readonly ListedOwnershipRequest[]) {
  let kept = [...requests];
  play(listOwnershipRequests, ({ query }) =>
    kept.filter(({ standing }) => (standing === 'open') === (query.state !== 'answered')),
  );
  return play(answerOwnershipRequest, ({ params, body }) => {
    const standing: 'granted' | 'declined' = body.granted ? 'granted' : 'declined';
    const answer = { standing, reason: body.granted ? null : body.reason, answeredAt: ofMio.askedAt } as const;
    kept = kept.map((one) => (one.company.id === params.id ? { ...one, ...answer } : one));
    return { standing };
  });
}

test('requests show the page, who asks, and what speaks for them', async () => {
  playQueue(ofMio, ofFirm);
  await openPage('/admin/ownership', { as: 'admin', size: PHONE });
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(rows.first().getByRole('link', { name: '黒﨑 澪（mio@demo.example）' })).toBeVisible();
  await expect.element(rows.first().getByText('メールの確認なし')).toBeVisible();
  await expect.element(rows.first().getByText('編集できる人: 藍の糸 広報')).toBeVisible();
  await expect.element(rows.last().getByText('tsubame.example のメールを確認済み')).toBeVisible();
  await expect.element(rows.last().getByText('編集できる人はいません')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a request is granted after a question, and stands among the answered', async () => {
  const answered = playQueue(ofMio);
  await openPage('/admin/ownership', { as: 'admin' });
  await grant.click();
  const question = page.getByRole('dialog', { name: '「藍の糸株式会社」の編集の申請を承認しますか' });
  await question.getByRole('button', { name: '承認する' }).click();
  await expect.element(page.getByRole('heading', { name: '確認待ちの申請はありません' })).toBeVisible();
  const params = { id: 'ai-no-ito', userId: 'kurosaki-mio' };
  expect(answered).toMatchObject([{ viewer: 'admin', params, body: { granted: true } }]);
  await page.getByRole('link', { name: '完了' }).click();
  await expect.element(rows.first().getByText('編集できます')).toBeVisible();
  expect(grant.elements()).toEqual([]);
});

test('a request is declined with a reason only', async () => {
  const answered = playQueue(ofMio);
  await openPage('/admin/ownership', { as: 'admin' });
  await decline.click();
  const question = page.getByRole('dialog', { name: '「藍の糸株式会社」の編集の申請を見送りますか' });
  const send = question.getByRole('button', { name: '見送る' });
  await send.click();
  await expect.element(question.getByText('理由を入力してください。')).toBeVisible();
  expect(answered).toEqual([]);
  await question.getByLabelText(/^理由/).fill('代表番号で確認できませんでした。');
  await send.click();
  await expect.element(page.getByText('申請を見送りました')).toBeVisible();
  expect(answered).toMatchObject([{ body: { granted: false, reason: '代表番号で確認できませんでした。' } }]);
});

test('an answer that comes too late is told', async () => {
  playQueue(ofMio);
  const detail = 'この申請には、すでに回答があるか、取り下げられています。';
  play(answerOwnershipRequest, () => new Refusal({ status: 409, code: 'ownership-request-answered', detail }));
  await openPage('/admin/ownership', { as: 'admin' });
  await grant.click();
  await page.getByRole('dialog').getByRole('button', { name: '承認する' }).click();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(grant).toBeEnabled();
});
