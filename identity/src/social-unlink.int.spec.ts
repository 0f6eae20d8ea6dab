import { accountId } from '@meikan/domain';
import { systemClock } from '@meikan/platform';
import { eventually } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { PostgresAccountStore } from './accounts/account-store.ts';
import { mio, socialHousePerFile } from './testing/social-house.ts';
import { tablesOf } from './testing/tables.ts';
import { initializedWith, me, signUp, visit } from './testing/visitor.ts';

const house = socialHousePerFile();
const { by, accountOf } = house;

describe('a link', () => {
  const page = () => new URL('/identity/password', house.running.publicUrl);

  test('is taken off by its owner, who is told by mail and signed out elsewhere', async () => {
    const email = 'linked@shiori.example';
    const visitor = visit(house.running);
    const { account, token } = await initializedWith(
      house.running,
      visitor,
      await signUp(house.running, visitor, email),
    );
    const { database } = await tablesOf(house.running);
    const link = {
      issuer: house.played.yahoo.issuer,
      subject: 'linked',
      account_id: account.id,
      linked_at: new Date(),
    };
    await database.insertInto('external_subject').values(link).execute();
    expect((await visitor.browser.open(page())).text).toContain('aria-label="yahooさん家を外す"');
    const done = await visitor.fill(page(), {}, 1);
    expect(done.text).toContain('yahooさん家でのログインを外しました');
    expect((await me(house.running, token)).status).toBe(401);
    const mail = await eventually(() => house.running.sent.findLast(({ subject }) => subject.includes('減りました')));
    expect(mail?.to).toBe(email);
    house.played.yahoo.become({ sub: 'linked', email: 'linked@elsewhere.example', email_verified: true });
    expect((await accountOf(await by('yahoo'))).account.id).not.toBe(account.id);
  });

  test('that is the only way in stays', async () => {
    house.played.line.become({ ...mio, sub: 'only', email: 'only@elsewhere.example' });
    const { visitor } = await by('line');
    expect((await visitor.browser.open(page())).text).toContain('パスワードは、まだありません');
    const refused = await visitor.fill(page(), {});
    expect(refused.text).toContain('ログインする方法がなくなります');
    const known = await (await tablesOf(house.running)).account('only@elsewhere.example');
    expect((await accountOf(await by('line'))).account.id).toBe(known?.id);
  });

  test('stays where both of two are taken off at once', async () => {
    const store = new PostgresAccountStore((await tablesOf(house.running)).database, systemClock);
    const issuers = [house.played.yahoo.issuer, house.played.line.issuer];
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

  test('is not taken off by another site’s form, nor by nobody', async () => {
    const url = new URL('/identity/social/line/unlink', house.running.publicUrl);
    const form = new URLSearchParams({ csrf: 'x' });
    expect((await visit(house.running).browser.submit(url, form)).status).toBe(401);
    house.played.line.become({ ...mio, sub: 'forged', email: 'forged@elsewhere.example' });
    const { visitor } = await by('line');
    expect((await visitor.browser.submit(url, form)).status).toBe(403);
  });
});
