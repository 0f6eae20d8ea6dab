import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { shownBrief } from './shown-brief.ts';

const brief = page.getByRole('dialog', { name: /^(会社|サービス)の概要$/ });

// It would stand over the page of the next test.
afterEach(() => shownBrief.setState(() => null));

test.each([
  ['a list of services', '/search-service?search=ナガレ', 'ナガレ'],
  ['what a company uses', '/companies/tsubame-kanjo?tab=5', 'ナガレ'],
])('the brief of a company opens from %s without leaving it', async (_where, path, name) => {
  await openPage(path);
  const button = page.getByRole('button', { name: `${name}の概要を見る` });
  const { href } = location;
  await button.click();
  await expect.element(brief).toHaveAccessibleName('サービスの概要');
  await expect.element(brief.getByText(name, { exact: true })).toBeVisible();
  await expect.element(brief.getByRole('link', { name: /公式サイト/ })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(brief).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(location.href).toBe(href);
});

test("a brief shows the business, and closes on the way to the company's page", async () => {
  await openPage('/');
  // Chosen by the editors in one way or another, it stands there more than once.
  await page.getByRole('button', { name: '株式会社コトホギの概要を見る' }).first().click();
  await expect.element(brief).toHaveAccessibleName('会社の概要');
  await expect.element(brief.getByRole('img', { name: '確認済み' })).toBeVisible();
  const services = brief.getByRole('list', { name: '主なサービス' });
  await expect.element(services.getByRole('listitem').first()).toBeVisible();
  await brief.getByRole('link', { name: 'ページを開く' }).click();
  await expect.poll(() => location.pathname).toMatch(/^\/companies\//);
  await expect.element(brief).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: /^株式会社コトホギ/ })).toBeVisible();
});

test('a brief that cannot be loaded says so, and retries on request', async () => {
  await openPage('/search-service');
  cutNetwork();
  await page
    .getByRole('button', { name: /の概要を見る$/ })
    .first()
    .click();
  const again = brief.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(again).toBeVisible();
  mendNetwork();
  await again.click();
  await expect.element(brief.getByRole('link', { name: 'ページを開く' })).toBeVisible();
});
