import { type Company, getCompany, setPagePublished } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { play, playChanged, Refusal } from '../../../app/testing/play.ts';

const ID = OWN_COMPANY.slice('/companies/'.length);
const note = page.getByRole('region', { name: 'このページは下書きです' });
const publish = note.getByRole('button', { name: '公開する' });
const publicSwitch = page.getByRole('region', { name: '会社の設定' }).getByRole('switch', { name: /^公開/ });

/** The own page, as it is until its owner says otherwise. */
function playPage(first: Pick<Company, 'isPublic' | 'isDraft'>, description?: string) {
  const given = play(setPagePublished, ({ body }) => ({ id: ID, isPublic: body.value }));
  playChanged(getCompany, (company) => {
    if (!('counts' in company)) return company;
    const value = given.at(-1)?.body.value;
    return {
      ...company,
      ...(value === undefined ? first : { isPublic: value, isDraft: !value }),
      ...(company.fields && description !== undefined && { fields: { ...company.fields, description } }),
    };
  });
  return given;
}
const draft = { isPublic: false, isDraft: true };
const sentValues = (given: ReturnType<typeof playPage>) => given.map(({ params, body }) => [params.id, body.value]);

test('a draft tells its owner who sees it, and is published, and taken back by the notice', async () => {
  const given = playPage(draft);
  await openPage(OWN_COMPANY, { as: 'business' });
  await expect.element(note.getByText(/このページを編集できる人と運営だけ/)).toBeVisible();
  await expect.element(page.getByText('下書き', { exact: true })).toBeVisible();
  await publish.click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText('ページを公開しました')).toBeVisible();
  await expect.element(publicSwitch).toBeChecked();
  await page.getByRole('button', { name: '下書きに戻す' }).click();
  await expect.element(note).toBeVisible();
  // Shown at once, and sent after.
  await expect
    .poll(() => sentValues(given))
    .toEqual([
      [ID, true],
      [ID, false],
    ]);
});

test('a draft that lacks something leads to where it is written, and waits', async () => {
  playPage(draft, '');
  await openPage(OWN_COMPANY, { as: 'business' });
  await expect.element(publish).toBeDisabled();
  await expect.element(note.getByText('必要なものがそろうと、公開できます。')).toBeVisible();
  await note.getByRole('button', { name: '説明を書く' }).click();
  await expect.element(page.getByRole('dialog', { name: '紹介文を編集' })).toBeVisible();
});

test('a draft that the server does not publish says why, and stays one', async () => {
  const detail = 'ページを公開するには、名前、カテゴリー、説明、公式サイトのすべてが必要です。';
  playPage(draft);
  play(setPagePublished, () => new Refusal({ status: 422, code: 'page-incomplete', detail }));
  await openPage(OWN_COMPANY, { as: 'business' });
  await publish.click();
  await expect.element(page.getByText(new RegExp(detail))).toBeVisible();
  await expect.element(publish).toBeVisible();
});

test('an owner turns the switch of a public page without a reason, and back by the notice', async () => {
  const given = playPage({ isPublic: true, isDraft: false });
  await openPage(OWN_COMPANY, { as: 'business' });
  await expect.element(publicSwitch).toBeChecked();
  await publicSwitch.click();
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(publicSwitch).toBeChecked();
  // Shown at once, and sent after.
  await expect
    .poll(() => sentValues(given))
    .toEqual([
      [ID, false],
      [ID, true],
    ]);
});

test('a page that an admin took out of sight says so to its owner, who cannot publish it', async () => {
  playPage({ isPublic: false, isDraft: false });
  await openPage(OWN_COMPANY, { as: 'business' });
  await expect.element(page.getByText('このページは、運営が非公開にしています')).toBeVisible();
  await expect.element(publicSwitch).toBeDisabled();
  await expect.element(publish).not.toBeInTheDocument();
});

test('an admin is shown no owner’s note, and gives a reason for the switch', async () => {
  playPage(draft);
  await openPage(OWN_COMPANY, { as: 'admin' });
  await expect.element(publicSwitch).not.toBeChecked();
  expect(note.elements()).toEqual([]);
  await publicSwitch.click();
  await expect.element(page.getByRole('dialog', { name: /^「公開」を「入」/ })).toBeVisible();
});

test.each([
  ['light', undefined],
  ['dark', PHONE],
] as const)('a draft has no accessibility findings in %s', async (scheme, size) => {
  playPage(draft);
  await openPage(OWN_COMPANY, { as: 'business', scheme, ...(size && { size }) });
  await expect.element(note).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});
