import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsAbove } from '../../../app/testing/accessibility.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { dialogsClosed, readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { keptDrafts } from '../../../offline/drafts/testing/kept-drafts.ts';
import {
  closeUnasked,
  described,
  describeService,
  form,
  lookAndRegister,
  nameField,
  playDeclared,
  RESTORED,
  registeredName,
  registerFromList,
  SERVICES,
  send,
  websiteField,
} from '../testing/registering-by-hand.ts';

const cancel = form.getByRole('button', { name: 'キャンセル' });
const back = form.getByRole('button', { name: '戻る' });

test('a missing service is registered in two steps, and leaving a half-written one asks first', async () => {
  playDeclared(registeredName);
  await openPage(SERVICES, { as: 'general' });
  await lookAndRegister('灯台かぞえ');
  await expect.element(form.getByRole('list', { name: '全2ステップ中1ステップ目' })).toBeVisible();
  await page.viewport(...PHONE);
  const first = await axeFindingsAbove();
  await describeService('https://todai.example');
  expect([...first, ...(await axeFindingsAbove())]).toEqual([]);

  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '登録していない内容があります' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await back.click();
  await expect.element(websiteField).toHaveValue('https://todai.example');
  await form.getByRole('button', { name: '次へ' }).click();
  await expect.element(form.getByLabelText(/個人で利用している/)).toBeChecked();
  await send();
  await readCompletion('登録が完了しました');
  expect(sentData('register-service')).toMatchObject([{ service: described('灯台かぞえ', 'https://todai.example') }]);
  const serviceId = sentData('register-service')[0]?.companyId;
  const holder = { kind: 'user', id: 'kurosaki-mio' };
  expect(sentData('declare-usage')).toEqual([{ holder, serviceId, usageType: 'private' }]);
  expect(sentCommands[1]?.dependsOn).toEqual([sentCommands[0]?.id]);
  const link = page.getByRole('main').getByRole('link', { name: '灯台かぞえ' }).first();
  await expect.element(link).toHaveAttribute('href', `/companies/${serviceId}`);
});

test('a list without the service links its registration, too', async () => {
  await openPage('/search-service?search=灯台もとくらし', { as: 'general' });
  await registerFromList();
  await expect.element(nameField).toHaveValue('灯台もとくらし');
  // Nothing is written yet that could be lost.
  await closeUnasked();
});

test('an empty registration leaves no draft', async () => {
  await openPage('/search-service?search=灯台しるべ', { as: 'general' });
  await registerFromList();
  await cancel.click();
  await dialogsClosed();
  await openPage(SERVICES, { as: 'general' });
  await lookAndRegister('灯台みちびき');
  expect(form.getByText(RESTORED).elements()).toEqual([]);
});

test('F18: an interrupted registration resumes after other searches, until it is discarded', async () => {
  await openPage(SERVICES, { as: 'general' });
  await lookAndRegister('灯台ともし');
  await describeService('https://tomoshi.example');
  await expect.poll(async () => (await keptDrafts()).some((draft) => draft.includes('"step":2'))).toBe(true);

  await openPage('/search-service?search=灯台あらし', { as: 'general' });
  await registerFromList();
  await expect.element(form.getByText(RESTORED)).toBeVisible();
  await back.click();
  await expect.element(nameField).toHaveValue('灯台ともし');
  await cancel.click();
  await page.getByRole('button', { name: '登録せずに閉じる' }).click();
  await dialogsClosed();

  await registerFromList();
  await expect.element(nameField).toHaveValue('灯台あらし');
  expect(form.getByText(RESTORED).elements()).toEqual([]);
  await expect.poll(keptDrafts).toEqual([]);
  expect(sentCommands).toEqual([]);
});
