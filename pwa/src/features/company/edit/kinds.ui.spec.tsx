import { type CompanyFields, getCompany, searchCompanies, uploadImage } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { z } from 'zod';
import { tabPath } from '../../../app/testing/company-sections.ts';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { play } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { recordedAnswer } from '../../../app/testing/recorded-answers.ts';
import { playList } from '../../../directory/testing/play-list.ts';
import { dialogsClosed } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { openDraftStore } from '../../../offline/drafts/draft-store.ts';
import { editButton, waiting } from '../testing/editing.ts';
import { KINDS, type Kind, UPLOADED } from '../testing/kinds.ts';

const ID = 'ai-no-ito';
const ACCOUNT = 'demo-business';

/** The fields of the page before any edit. */
async function fieldsOfPage(): Promise<CompanyFields> {
  const answer = await recordedAnswer(getCompany.name, 'business', `/api/company/${ID}`);
  const { payload } = z.object({ payload: getCompany.answer }).parse(answer?.body);
  if (!('fields' in payload) || payload.fields === undefined) throw new Error('Its owner is not told the fields.');
  return payload.fields;
}

async function openForm(section: string): Promise<Locator> {
  await editButton(section).click();
  return page.getByRole('dialog', { name: `${section}を編集` });
}

/** Writes a field in the dialog of its section. */
async function save({ section, write }: Kind): Promise<void> {
  const form = await openForm(section);
  await write(form);
  await form.getByRole('button', { name: '更新する' }).click();
}

/** Reads that an edit is kept on the device, and goes back from it. */
async function readKept(): Promise<void> {
  const word = page.getByRole('dialog', { name: 'この端末に保存しました' });
  await word.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed();
}

test.each([...Map.groupBy(KINDS, ({ tab }) => tab)])(
  'edits of every kind of field on tab %i are kept offline, and sent as written',
  async (tab, kinds) => {
    play(uploadImage, () => ({ file: UPLOADED }));
    playList(searchCompanies, () => ({ payload: [], total: 0 }));
    const fields = await fieldsOfPage();
    await openPage(tabPath(tab), { as: 'business' });
    cutNetwork();
    for (const kind of kinds) {
      await save(kind);
      await readKept();
      await expect.element(editButton(kind.section)).toHaveFocus();
    }
    await expect.poll(() => waiting().toSorted()).toEqual(kinds.map(({ section }) => section).toSorted());
    expect(sentCommands).toEqual([]);
    mendNetwork();
    // What waits of one page goes as one edit.
    const changes = Object.fromEntries(kinds.map(({ change }) => change(fields)));
    await expect.poll(() => sentData('update-company')).toEqual([{ companyId: ID, changes }]);
    await expect.poll(waiting).toEqual([]);
  },
);

test('an invalid figure is reported at its field, and nothing is sent', async () => {
  await openPage(tabPath(1), { as: 'business' });
  const form = await openForm('SNS');
  const follower = form.getByLabelText('フォロワー数').last();
  await follower.fill('たくさん');
  await form.getByRole('button', { name: '更新する' }).click();
  await expect.element(form.getByText(/印のついた項目を直してください。/)).toBeVisible();
  await expect.element(follower).toHaveAttribute('aria-invalid', 'true');
  expect(sentCommands).toEqual([]);
});

test('input of a lost page is back in its form', async () => {
  await openPage(tabPath(28), { as: 'business' });
  await (await openForm('エンジニア組織')).getByLabelText(/^エンジニア組織/).fill('藍と話す人が三人。');
  // The page may come back, and does: else the played server would take its leave of it, and Dexie write no more.
  for (const moment of ['pagehide', 'pageshow']) {
    window.dispatchEvent(new PageTransitionEvent(moment, { persisted: true }));
  }
  const device = await openDraftStore(ACCOUNT);
  await expect.poll(() => device?.find(`company ${ID} engineer-organization`)).toHaveLength(1);
  device?.close();
  await openPage(tabPath(28), { as: 'business' });
  const form = await openForm('エンジニア組織');
  await expect.element(form.getByText('書きかけの内容を復元しました')).toBeVisible();
  await expect.element(form.getByLabelText(/^エンジニア組織/)).toHaveValue('藍と話す人が三人。');
});
