import { streams } from '@meikan/event-log';
import { mailedSecretHash } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byMail, ownershipRequests, riku, sora } from '../testing/ownership-requests.ts';
import { openTestApp, type TestApp, tsubame } from '../testing/test-app.ts';

let app: TestApp;
let requests: ReturnType<typeof ownershipRequests>;
beforeEach(async () => {
  app = await openTestApp();
  requests = ownershipRequests(app);
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
});

const ADMIN = 'an-admin@demo.meikan.example';
const MIO = 'mio@demo.meikan.example';
const SORA = 'sora@demo.meikan.example';
const DAY = 24 * 60 * 60 * 1000;
const no = { granted: false, reason: '会社との関わりを確かめられませんでした。' } as const;

const secretIn = (text = '') => /\/companies\/tsubame\/ownership#([A-Za-z0-9_-]{43})\n/.exec(text)?.[1] ?? '';
/** To whom mails were sent, once all that happened was reacted to. */
async function told(): Promise<readonly string[]> {
  await app.reacted();
  return app.mails.map(({ to }) => to);
}

/** Sora asks by mail, and shows the newest mail. */
async function askAndProve(): Promise<void> {
  await requests.ask(byMail);
  await app.reacted();
  await requests.prove(secretIn(app.mails.at(-1)?.text));
}

/** Lets the reactors begin with what happens from now on, and only once they are started. */
async function beginHere(): Promise<void> {
  await app.start([]);
  await app.stop();
}

describe('a request by mail', () => {
  it('mails a secret with its expiry to the address of the website, and stores only its hash', async () => {
    await app.start();
    await requests.ask(byMail);
    await eventually(() => app.mails.length === 1);
    const [mail] = app.mails;
    expect(mail).toMatchObject({
      to: 'Sora@tsubame.example',
      subject: '【名鑑】「株式会社つばめ勘定」のページの編集の確認',
      text: expect.stringContaining('11月22日 9:00まで有効です。'),
    });
    const secret = secretIn(mail?.text);
    const { state } = await app.handler.load(streams.companymembers(tsubame));
    expect(state.requests).toMatchObject([{ userId: sora, tokenHash: mailedSecretHash(secret) }]);
    const stored = JSON.stringify(await app.log.readAll({ limit: 100 }), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(stored).toContain(mailedSecretHash(secret));
    expect(stored).not.toContain(secret);
    expect(stored.toLowerCase()).not.toContain('sora@tsubame.example');
    expect(stored).not.toContain('広報');
  });

  it('mails nothing for a request that was replaced', async () => {
    await beginHere();
    await requests.ask(byMail);
    await requests.ask({ ...byMail, address: 'info@tsubame.example' });
    await app.start();
    expect(await told()).toEqual(['info@tsubame.example']);
  });

  it('mails nothing for a request that was withdrawn', async () => {
    await beginHere();
    await requests.ask(byMail);
    await requests.withdraw();
    await requests.ask({ ...byMail, address: 'riku@tsubame.example' }, riku);
    await app.start();
    expect(await told()).toEqual(['riku@tsubame.example']);
  });

  it('notifies the admins and the owners of a proof for an owned page, with its domain for the admins', async () => {
    await app.ownTsubame();
    await app.start();
    await askAndProve();
    expect(await told()).toEqual(['Sora@tsubame.example', ADMIN, MIO]);
    expect(app.mails[1]?.text).toContain('公式サイトのドメイン（tsubame.example）のメールを確認済みです。');
    expect(app.mails[2]?.text).not.toContain('tsubame.example');
  });

  it('notifies nobody of a proof that makes an owner', async () => {
    await app.start();
    await askAndProve();
    await requests.ask({ message: '人事を担当しています。' }, riku);
    expect(await told()).toEqual(['Sora@tsubame.example', ADMIN, SORA]);
    expect(app.mails[1]?.text).toContain('人事を担当しています。');
  });
});

describe('a request without a mail', () => {
  beforeEach(() => app.ownTsubame());

  it('notifies the admins with its message, and the owners without it', async () => {
    await app.start();
    await requests.ask();
    expect(await told()).toEqual([ADMIN, MIO]);
    const [toAdmins, toOwners] = app.mails;
    expect(toAdmins?.text).toContain('広報を担当しています。');
    expect(toAdmins?.text).toContain('公式サイトのドメインのメールによる確認はありません。');
    expect(toAdmins?.text).toContain('https://meikan.example/admin/ownership');
    expect(toOwners?.text).toContain('https://meikan.example/companies/tsubame');
    expect(toOwners?.text).not.toContain('広報');
  });

  it('notifies once a day for each person and page when somebody asks again and again', async () => {
    await app.start();
    await requests.ask();
    expect(await told()).toEqual([ADMIN, MIO]);
    await requests.ask({ message: '人事を担当しています。' });
    await requests.withdraw();
    await requests.ask();
    expect(await told()).toEqual([ADMIN, MIO]);
    await requests.ask({}, riku);
    expect(await told()).toEqual([ADMIN, MIO, ADMIN, MIO]);
    await requests.askForKikitome();
    expect(await told()).toEqual([ADMIN, MIO, ADMIN, MIO, ADMIN]);
    requests.pass(DAY);
    await requests.ask();
    expect(await told()).toEqual([ADMIN, MIO, ADMIN, MIO, ADMIN, ADMIN, MIO]);
  });

  it('notifies again on the same day when the asker shows a mail', async () => {
    await app.start();
    await requests.ask();
    expect(await told()).toEqual([ADMIN, MIO]);
    await askAndProve();
    expect(await told()).toEqual([ADMIN, MIO, 'Sora@tsubame.example', ADMIN, MIO]);
  });

  it('notifies whoever asked when it is granted', async () => {
    await requests.ask();
    await app.start();
    await requests.answer({ granted: true });
    expect(await told()).toEqual([SORA]);
    expect(app.mails[0]?.subject).toBe('【名鑑】「株式会社つばめ勘定」のページを編集できるようになりました');
  });

  it('notifies whoever asked of the reason when it is declined', async () => {
    await requests.ask();
    await app.start();
    await requests.answer(no);
    expect(await told()).toEqual([SORA]);
    expect(app.mails[0]?.text).toContain(`理由:\n${no.reason}\n`);
    expect(app.mails[0]?.text).toContain('https://meikan.example/companies/tsubame/ownership\n');
  });
});

it('mails nothing about a page that was removed', async () => {
  await app.ownTsubame();
  await beginHere();
  await requests.ask();
  await requests.answer(no);
  await requests.ask(byMail);
  await requests.ask({}, riku);
  await app.ofTsubame({ type: 'remove-company', data: { reason: null } });
  await requests.askForKikitome();
  await app.start();
  expect(await told()).toEqual([ADMIN]);
  expect(app.mails[0]?.text).toContain('ききとめ');
});
