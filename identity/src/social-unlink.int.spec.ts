import { accountId } from '@meikan/domain';
import { systemClock } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { PostgresAccountStore } from './accounts/account-store.ts';
import { mio, socialTestAppPerFile } from './testing/social-test-app.ts';
import { tablesOf } from './testing/tables.ts';
import { initializedWith, me, signUp, visit } from './testing/visitor.ts';

const app = socialTestAppPerFile();
const { by, accountOf } = app;

describe('a link', () => {
  const page = () => new URL('/identity/password', app.running.publicUrl);

  test('is removed by its owner, who gets a mail and is signed out elsewhere', async () => {
    const email = 'linked@shiori.example';
    const visitor = visit(app.running);
    const { account, token } = await initializedWith(app.running, visitor, await signUp(app.running, visitor, email));
    const { database } = await tablesOf(app.running);
    const link = {
      issuer: app.played.yahoo.issuer,
      subject: 'linked',
      account_id: account.id,
      linked_at: new Date(),
    };
    await database.insertInto('external_subject').values(link).execute();
    expect((await visitor.browser.open(page())).text).toContain('aria-label="yahooさん家を外す"');
    const done = await visitor.change(page(), {}, 1);
    expect(done.text).toContain('yahooさん家でのログインを外しました');
    expect((await me(app.running, token)).status).toBe(401);
    const mail = await eventually(() => app.running.sent.findLast(({ subject }) => subject.includes('減りました')));
    expect(mail?.to).toBe(email);
    app.played.yahoo.become({ sub: 'linked', email: 'linked@elsewhere.example', email_verified: true });
    expect((await accountOf(await by('yahoo'))).account.id).not.toBe(account.id);
  });

  test('stays when it is the only way to sign in', async () => {
    app.played.line.become({ ...mio, sub: 'only', email: 'only@elsewhere.example' });
    const { visitor } = await by('line');
    expect((await visitor.browser.open(page())).text).toContain('パスワードは、まだありません');
    const refused = await visitor.fill(page(), {});
    expect(refused.text).toContain('ログインする方法がなくなります');
    const known = await (await tablesOf(app.running)).account('only@elsewhere.example');
    expect((await accountOf(await by('line'))).account.id).toBe(known?.id);
  });

  test('keeps one of two that are removed at once', async () => {
    const store = new PostgresAccountStore((await tablesOf(app.running)).database, systemClock);
    const issuers = [app.played.yahoo.issuer, app.played.line.issuer];
    for (const name of ['both-1', 'both-2', 'both-3', 'both-4', 'both-5', 'both-6', 'both-7', 'both-8']) {
      const id = accountId(name);
      const reach = { email: `${name}@shiori.example`, emailKey: name, passwordHash: null };
      await store.insert({ id, name, mode: 'general', admin: false, ...reach });
      for (const issuer of issuers) await store.linkSubject(issuer, name, id);
      const ends = await Promise.all(issuers.map((issuer) => store.unlinkIssuer(id, issuer)));
      expect(ends.toSorted()).toEqual(['last-way', 'unlinked']);
      expect(await store.linkedIssuers(id)).toHaveLength(1);
    }
  });

  test('is not removed by another site’s form, nor without a session', async () => {
    const url = new URL('/identity/social/line/unlink', app.running.publicUrl);
    const form = new URLSearchParams({ csrf: 'x' });
    expect((await visit(app.running).browser.submit(url, form)).status).toBe(401);
    app.played.line.become({ ...mio, sub: 'forged', email: 'forged@elsewhere.example' });
    const { visitor } = await by('line');
    expect((await visitor.browser.submit(url, form)).status).toBe(403);
  });
});
