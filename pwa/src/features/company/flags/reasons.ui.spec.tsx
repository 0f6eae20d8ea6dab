import { getCompany, verifyCompany } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { play, playChanged } from '../../../app/testing/play.ts';
import { worker } from '../../../app/testing/played-server.ts';

const REASON = '登記の写しが届いたため';

test('a reason that could not be sent is kept in its form, and turns the switch when sent again', async () => {
  const given = play(verifyCompany, () => ({ isVerified: true }));
  playChanged(getCompany, (company) => ('counts' in company ? { ...company, isVerified: given.length > 0 } : company));
  let isCut = true;
  worker.use(http.put(verifyCompany.path, () => (isCut ? Response.error() : undefined)));
  await openPage('/companies/neiro-lab', { as: 'admin' });
  const seal = page.getByRole('region', { name: '会社の設定' }).getByRole('switch', { name: /^認証/ });
  await expect.element(seal).not.toBeChecked();
  await seal.click();
  const dialog = page.getByRole('dialog', { name: /^「認証」を/ });
  const field = dialog.getByRole('textbox', { name: /理由/ });
  await field.fill(REASON);
  // A field says of the reason's length as much as the contract takes.
  await expect.element(dialog.getByText(`${REASON.length} / ${limits.comment}字`)).toBeVisible();
  await dialog.getByRole('button', { name: '変更する' }).click();
  await expect.element(page.getByText(/^「認証」の変更/)).toBeVisible();
  await expect.element(seal).not.toBeChecked();
  await expect.element(field).toHaveValue(REASON);
  expect(given).toEqual([]);
  isCut = false;
  await dialog.getByRole('button', { name: '変更する' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => given)
    .toMatchObject([{ viewer: 'admin', params: { id: 'neiro-lab' }, body: { reason: REASON } }]);
  await expect.element(seal).toBeChecked();
});
