import { getProfile } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, overflow } from '../../../app/testing/accessibility.ts';
import { pressByKeys } from '../../../app/testing/by-keys.ts';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage, PHONE, settled } from '../../../app/testing/open-page.tsx';
import { playChanged } from '../../../app/testing/play.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { OWN } from '../testing/pages.ts';

const note = page.getByText('このプロフィールは下書きです');
const publish = page.getByRole('button', { name: '公開する' });
const back = page.getByRole('button', { name: '下書きに戻す' });
const toggle = page.getByRole('switch', { name: /^プロフィールの公開/ });
const sent = () => sentData('set-profile-published').map(({ value }) => value);

/** Answers for a profile that was a draft before what its person has sent by now. */
const playDraft = () => playChanged(getProfile, (profile) => ({ ...profile, isDraft: sent().at(-1) !== true }));

test('a draft tells its owner that nobody else sees it, is published by one press, and taken back by another', async () => {
  playDraft();
  await openPage(OWN, { as: 'general', size: PHONE });
  await expect.element(note).toBeVisible();
  await settled();
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
  await pressByKeys(publish);
  await expect.element(page.getByText('プロフィールを公開しました')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await back.click();
  await expect.element(page.getByText('プロフィールを下書きに戻しました')).toBeVisible();
  await expect.element(note).toBeVisible();
  expect(sent()).toEqual([true, false]);
});

test('a draft published without a network is said to wait on the device, and is sent when there is one', async () => {
  playDraft();
  await openPage(OWN, { as: 'general' });
  await expect.element(publish).toBeVisible();
  await settled();
  cutNetwork();
  await publish.click();
  await expect.element(page.getByText(/公開を、この端末に保存しました/)).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: /送信待ち/ }).elements()).toHaveLength(1);
  expect(sentCommands).toEqual([]);
  mendNetwork();
  await expect.poll(sent).toEqual([true]);
});

test('the preview of a draft says that it is what visitors will see', async () => {
  playChanged(getProfile, (profile) => ({ ...profile, isDraft: true }));
  await openPage(`${OWN}?preview=true`, { as: 'general' });
  await expect.element(page.getByText(/公開すると、訪問者にはこのように見えます/)).toBeVisible();
  expect(publish.elements()).toEqual([]);
});

test('a draft says so to administrators, who see that nobody hid it and cannot publish it', async () => {
  playChanged(getProfile, (profile) => ({ ...profile, isDraft: true }));
  await openPage(OWN, { as: 'admin' });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('switch', { name: /^公開.*ご本人が公開すると/ })).toBeChecked();
  expect(publish.elements()).toEqual([]);
});

test('the account page shows whether a profile is public, and turns it', async () => {
  playChanged(getProfile, (profile) => ({ ...profile, isDraft: sent().at(-1) === false }));
  await openPage('/account', { as: 'general' });
  await expect.element(toggle).toBeChecked();
  await expect.element(page.getByText(/だれでも読めます/)).toBeVisible();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.element(page.getByText(/下書きです。ご本人と運営のほかには見えません/)).toBeVisible();
  await expect.poll(sent).toEqual([false]);
});

test.each(['business', 'admin', 'anonymous'] as const)(
  'the account page of %s, who has no profile, has no such switch',
  async (as) => {
    await openPage('/account', { as });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    expect(toggle.elements()).toEqual([]);
  },
);
