import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { openPage, PC, PHONE } from '../../app/testing/open-page.tsx';

test('registering a feed on a phone says that it needs a PC, and shares the address', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPage('/profile/kurosaki-mio', { as: 'general', size: PHONE });
  await page.getByRole('button', { name: 'RSSから登録' }).first().click();
  const feeds = page.getByRole('dialog', { name: 'RSSから登録' });
  await expect.element(feeds.getByText('フィードの登録はパソコンで')).toBeVisible();
  const register = feeds.getByRole('button', { name: 'フィードを登録' });
  await expect.element(register).not.toBeInTheDocument();
  expect(await axeFindingsAbove()).toEqual([]);
  await feeds.getByRole('button', { name: 'アドレスをコピー' }).click();
  await expect.element(page.getByText('アドレスをコピーしました')).toBeVisible();
  expect(copied.mock.calls).toEqual([[expect.stringMatching(/\/profile\/kurosaki-mio$/)]]);
  await page.viewport(...PC);
  await expect.element(register).toBeVisible();
});

test('creating a business account on a phone says that it needs a PC, and mails the address', async () => {
  await openPage('/business/landing', { size: PHONE });
  await expect.element(page.getByText('法人アカウントの作成はパソコンで')).toBeVisible();
  const letter = page.getByRole('link', { name: 'メールで送る' }).element().getAttribute('href') ?? '';
  expect(decodeURIComponent(letter)).toMatch(/^mailto:.*\/business\/landing$/);
  const create = page.getByRole('link', { name: '法人アカウントを作る' });
  await expect.element(create).not.toBeInTheDocument();
  await page.viewport(...PC);
  await expect.element(create).toBeVisible();
});
