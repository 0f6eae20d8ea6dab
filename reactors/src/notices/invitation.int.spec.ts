import { specs, streams } from '@meikan/event-log';
import { mailedSecretHash } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, type Stage, setStage, tsubame } from '../testing/stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await setStage();
  await stage.ownTsubame();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const secretIn = (text: string) => /\/companies\/tsubame\/invitation#([A-Za-z0-9_-]{43})\n/.exec(text)?.[1];

it('mails a secret whose hash alone is written down, under words that say how long it is good', async () => {
  await stage.start();
  const invitationId = await stage.invite('Sora@example.jp');
  await eventually(() => stage.mails.length === 1);
  const [mail] = stage.mails;
  expect(mail).toMatchObject({
    to: 'Sora@example.jp',
    subject: '【名鑑】「株式会社つばめ勘定」のページの編集に招待されました',
    text: expect.stringContaining('11月28日 9:00まで、1回だけ有効です。'),
  });
  const secret = secretIn(mail?.text ?? '') ?? '';
  const { state } = await stage.handler.load(specs.companymembers, streams.companymembers(tsubame));
  expect(state.invitations).toMatchObject([{ invitationId, tokenHash: mailedSecretHash(secret) }]);
  const stored = JSON.stringify(await stage.log.readAll({ limit: 100 }), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(stored).toContain(mailedSecretHash(secret));
  expect(stored).not.toContain(secret);
  expect(stored.toLowerCase()).not.toContain('sora@example.jp');
});

it('mails each invitation a secret of its own', async () => {
  await stage.start();
  await stage.invite('sora@example.jp');
  await stage.invite('riku@example.jp');
  await eventually(() => stage.mails.length === 2);
  expect(new Set(stage.mails.map(({ text }) => secretIn(text))).size).toBe(2);
});

it('mails nothing of an invitation that was withdrawn before', async () => {
  await stage.stop();
  await stage.start([]);
  await stage.stop();
  const invitationId = await stage.invite('sora@example.jp');
  await stage.peopleOfTsubame({ type: 'withdraw-invitation', data: { companyId: tsubame, invitationId, at } });
  await stage.start();
  await stage.invite('riku@example.jp');
  await eventually(() => stage.mails.length > 0);
  expect(stage.mails.map(({ to }) => to)).toEqual(['riku@example.jp']);
});
