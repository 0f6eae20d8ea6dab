import { listUsedServices, searchCompanies } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { hear, playChanged } from '../../../app/testing/play.ts';
import { judgeCommands, sentCommands } from '../../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { flushDrafts } from '../../../offline/drafts/drafts.ts';
import { openDraft } from '../../../offline/drafts/open-draft.ts';
import { keptDrafts } from '../../../offline/drafts/testing/kept-drafts.ts';

const dialog = page.getByRole('dialog', { name: 'サービスを追加' });
const steps = (step: number) => dialog.getByRole('list', { name: `全4ステップ中${step}ステップ目` });
const search = dialog.getByLabelText('会社名・サービス名');
const main = page.getByRole('main');
const open = () => page.getByRole('button', { name: 'サービスを追加' }).first().click();

beforeEach(async () => {
  await openPage('/profile/kurosaki-mio?tab=web_service', { as: 'general' });
});

/** Opens the steps of adding a service and picks the first one that is found; answers its name. */
async function pickService(text: string): Promise<string> {
  await open();
  await expect.element(steps(1)).toBeVisible();
  await search.fill(text);
  const find = dialog.getByRole('button', { pressed: false }).filter({ hasText: text }).first();
  const name = (await find.findElement()).querySelector('b')?.textContent ?? '';
  await find.click();
  await expect.element(steps(3)).toBeVisible();
  return name;
}

async function leave(): Promise<void> {
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  const question = page.getByRole('dialog', { name: '登録していない内容があります' });
  await question.getByRole('button', { name: '登録せずに閉じる' }).click();
  await dialogsClosed();
}

/** Answers for the services of a person as a server does that has taken what was sent. */
const playServices = (name: () => string) =>
  playChanged(listUsedServices, (services) => {
    const used = sentData('declare-usage').map(({ serviceId: id, usageType }) => ({ id, usageType, name: name() }));
    return listUsedServices.answer.parse([...used.map((one) => ({ ...services[0], ...one })), ...services]);
  });

test('a service found by name and picked is declared as used, confirmed and listed', async () => {
  let name = '';
  const asked = hear(searchCompanies);
  playServices(() => name);
  name = await pickService('つばめ');
  expect(asked.map(({ query }) => query)).toMatchObject([{ name: 'つばめ', type: 'service' }]);
  expect(document.querySelector('main')?.textContent).not.toContain(name);
  await dialog.getByRole('button', { name: '次へ' }).click();
  await expect.element(steps(4)).toBeVisible();
  await dialog.getByText('社内で利用している').click();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  await expect.element(main.getByRole('link', { name }).first()).toBeVisible();
  expect(sentData('declare-usage')).toMatchObject([
    { holder: { kind: 'user', id: 'kurosaki-mio' }, usageType: 'company' },
  ]);
  expect(sentCommands).toHaveLength(1);
});

test('adding a service starts with the first step and an empty search after it was closed with a pick', async () => {
  await pickService('このへん');
  await leave();
  await open();
  await expect.element(steps(1)).toBeVisible();
  await expect.element(search).toHaveValue('');
});

test('a refused usage shows the reason in the dialog, and is neither listed nor queued', async () => {
  const detail = 'このサービスは、ただいま登録を受け付けていません。';
  const name = await pickService('このへん');
  await dialog.getByRole('button', { name: '次へ' }).click();
  judgeCommands(() => ({
    status: 'refused',
    problem: {
      type: 'about:blank',
      status: 409,
      code: 'refused',
      title: '登録できませんでした',
      detail,
      payload: detail,
      errors: [],
    },
  }));
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect.element(dialog.getByText(detail)).toBeVisible();
  expect(sentData('declare-usage')).toHaveLength(1);
  await dialog.getByRole('button', { name: '戻る' }).click();
  await leave();
  await expect.element(main.getByText(name, { exact: false })).not.toBeInTheDocument();
  await openPage('/sync', { as: 'general' });
  await expect.element(page.getByText('送信待ちの変更はありません')).toBeVisible();
});

test.each(['add-service', 'register-service'])(
  "another tab's draft of %s is kept when the dialog closes in this one",
  async (form) => {
    const elsewhere = openDraft(form, () => null);
    elsewhere.keep({ values: 'chosen in another tab', first: null, id: 'command' });
    await flushDrafts();
    await open();
    await expect.element(steps(1)).toBeVisible();
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await dialogsClosed();
    await flushDrafts();
    expect(await keptDrafts()).toEqual([expect.stringContaining('chosen in another tab')]);
    elsewhere.close();
  },
);
