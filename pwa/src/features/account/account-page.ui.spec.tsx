import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nameInPage } from '../../app/testing/name-in-page.ts';
import { openPage } from '../../app/testing/open-page.tsx';

test.each([
  ['general', '個人アカウント'],
  ['business', '法人アカウント'],
  ['admin', '運営'],
] as const)('the account page of %s names the kind of account', async (as, kind) => {
  await openPage('/account', { as });
  await expect.element(page.getByRole('main').getByText(kind, { exact: true })).toBeVisible();
});

const changes = () => page.getByRole('region', { name: 'ログインと安全' }).getByRole('link');

test('the account page leads to the pages on which the password, the second factor and the address are changed', async () => {
  await openPage('/account', { as: 'general' });
  await expect.element(changes().first()).toHaveAttribute('href', '/identity/password');
  await expect.element(changes().nth(1)).toHaveAttribute('href', '/identity/second-factor');
  await expect.element(changes().last()).toHaveAttribute('href', '/identity/email');
});

test('the account page of whoever signs in elsewhere leads to no page that is not there', async () => {
  nameInPage({ 'oidc-issuer': 'https://id.example/' });
  await openPage('/account', { as: 'general' });
  await expect.element(page.getByText('パスワードは、ログインに使っているサービスで変更してください。')).toBeVisible();
  await expect.element(changes()).not.toBeInTheDocument();
});
