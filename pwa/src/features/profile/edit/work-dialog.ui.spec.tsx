import { getProfile, type Profile } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsAbove } from '../../../app/testing/accessibility.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';

const NORTH = { id: 'kitakaze-cold', name: '株式会社北風コールド' };
const WINDOWS = { id: 'mado-to-kaze', name: 'まどとかぜ設計株式会社' };

const dialog = page.getByRole('dialog', { name: '職歴を編集' });
const row = dialog.getByRole('group', { name: /^職歴 \d+$/ }).last();
const company = row.getByRole('combobox', { name: '会社名' });
const finds = dialog.getByRole('listbox', { name: '見つかった会社' });
const main = page.getByRole('main');

/** The work history as a server shows it that has taken what was sent. */
function withSent(profile: Profile): Profile {
  const sent = sentData('set-work-experiences').at(-1)?.changes.workExperiences;
  if (sent === undefined) return profile;
  const workExperiences = sent.map(({ companyId, companyName, ...rest }) => ({
    ...rest,
    companyName,
    company: companyId ? { id: companyId, name: companyName ?? '', logo: null } : null,
  }));
  return getProfile.answer.parse({ ...profile, workExperiences });
}

/** What was sent last of the row that is new. */
const sentRow = () => sentData('set-work-experiences').at(-1)?.changes.workExperiences.at(-1);

beforeEach(async () => {
  playChanged(getProfile, withSent);
  await openPage('/profile/kurosaki-mio', { as: 'general' });
  await page.getByRole('button', { name: '職歴を編集' }).click();
  await dialog.getByRole('button', { name: '職歴を追加' }).click();
  await row.getByLabelText('役割').fill('倉庫番');
});

async function save(): Promise<void> {
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readCompletion('更新が完了しました');
}

test('a company picked by keyboard for the work history is sent by its id, and links its page', async () => {
  await company.fill('北風');
  await expect.element(finds.getByRole('option', { name: NORTH.name, exact: false })).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(company).toHaveValue(NORTH.name);
  await expect.element(company).toHaveAttribute('readonly');
  await expect.element(row.getByText('名鑑の会社です。')).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await save();
  await expect
    .element(main.getByRole('link', { name: NORTH.name, exact: false }))
    .toHaveAttribute('href', `/companies/${NORTH.id}`);
  expect(sentData('set-work-experiences')[0]?.changes.workExperiences).toHaveLength(3);
  expect(sentRow()).toMatchObject({ companyId: NORTH.id, companyName: NORTH.name, jobTitle: '倉庫番' });
});

test('an unlinked company keeps its name, and any other name is kept as written', async () => {
  await company.fill('まどとかぜ');
  await finds.getByRole('option', { name: WINDOWS.name, exact: false }).click();
  await row.getByRole('button', { name: 'リンクを外す' }).click();
  await expect.element(company).toHaveValue(WINDOWS.name);
  await expect.element(company).toHaveFocus();
  await company.fill('喫茶 灯台のふもと');
  await expect.element(dialog.getByText(/^名鑑にない会社です。/)).toBeVisible();
  await expect.element(finds).not.toBeInTheDocument();
  await save();
  await expect.element(main.getByText('喫茶 灯台のふもと')).toBeVisible();
  expect(main.getByRole('link', { name: '喫茶 灯台のふもと', exact: false }).elements()).toEqual([]);
  expect(sentRow()).toMatchObject({ companyId: null, companyName: '喫茶 灯台のふもと', jobTitle: '倉庫番' });
});

test.each([
  ['of a row that is sent', '喫茶 灯台のふもと'],
  ['of a row without a company, which is not kept', ''],
])('an invalid month, %s, is reported at its field and stops the form', async (_, name) => {
  await company.fill(name);
  const start = row.getByLabelText('開始年月');
  await start.fill('2019年');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await expect.element(dialog.getByText(/印のついた項目を直してください。/)).toBeVisible();
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveAccessibleDescription(/年と月を入力してください（例：2026\/10）/);
  expect(sentData('set-work-experiences')).toEqual([]);
  await company.fill('喫茶 灯台のふもと');
  await start.fill('平成31年4月');
  await save();
  expect(sentRow()).toMatchObject({ companyName: '喫茶 灯台のふもと', duration: { start: '2019-04', end: null } });
});
