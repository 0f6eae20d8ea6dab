import { streams } from '@meikan/event-log';
import { mailedSecretHash } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, openTestApp, type TestApp, tsubame } from '../testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await openTestApp();
  await app.ownTsubame();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
});

const secretIn = (text: string) => /\/companies\/tsubame\/invitation#([A-Za-z0-9_-]{43})\n/.exec(text)?.[1];

it('mails a secret with its expiry, and stores only its hash', async () => {
  await app.start();
  const invitationId = await app.invite('Sora@example.jp');
  await eventually(() => app.mails.length === 1);
  const [mail] = app.mails;
  expect(mail).toMatchObject({
    to: 'Sora@example.jp',
    subject: '【名鑑】「株式会社つばめ勘定」のページの編集に招待されました',
    text: expect.stringContaining('11月28日 9:00まで、1回だけ有効です。'),
  });
  const secret = secretIn(mail?.text ?? '') ?? '';
  const { state } = await app.handler.load(streams.companymembers(tsubame));
  expect(state.invitations).toMatchObject([{ invitationId, tokenHash: mailedSecretHash(secret) }]);
  const stored = JSON.stringify(await app.log.readAll({ limit: 100 }), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(stored).toContain(mailedSecretHash(secret));
  expect(stored).not.toContain(secret);
  expect(stored.toLowerCase()).not.toContain('sora@example.jp');
});

it('mails a secret of its own for each invitation', async () => {
  await app.start();
  await app.invite('sora@example.jp');
  await app.invite('riku@example.jp');
  await eventually(() => app.mails.length === 2);
  expect(new Set(app.mails.map(({ text }) => secretIn(text))).size).toBe(2);
});

it('mails nothing for a withdrawn invitation', async () => {
  await app.stop();
  await app.start([]);
  await app.stop();
  const invitationId = await app.invite('sora@example.jp');
  await app.peopleOfTsubame({ type: 'withdraw-invitation', data: { companyId: tsubame, invitationId, at } });
  await app.start();
  await app.invite('riku@example.jp');
  await eventually(() => app.mails.length > 0);
  expect(app.mails.map(({ to }) => to)).toEqual(['riku@example.jp']);
});
