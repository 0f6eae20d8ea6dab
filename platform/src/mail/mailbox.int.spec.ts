import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { platformMigrations } from '../database/platform-migrations.ts';
import { createServer } from '../server/create-server.ts';
import { postgresMailbox } from './mailbox.ts';
import { mailboxPages } from './mailbox-pages.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2, applicationName: 'mailbox-spec' });
  await migrate(database.pool, platformMigrations);
});

afterAll(async () => {
  await database.end();
  await test.drop();
});

const clock = { now: () => new Date('2026-01-02T03:04:05.000Z') };

it('keeps the newest mails, newest first', async () => {
  const mailbox = postgresMailbox(database, { capacity: 3, clock });
  for (const subject of ['1', '2', '3', '4', '5']) await mailbox.send({ to: 'a@b.jp', subject, text: '本文' });
  const kept = await mailbox.newest(10);
  expect(kept.map(({ subject }) => subject)).toEqual(['5', '4', '3']);
  expect(kept[0]).toMatchObject({ to: 'a@b.jp', text: '本文', sentAt: '2026-01-02T03:04:05.000Z' });
  await expect(mailbox.send({ to: 'a@b.jp\r\nBcc: x@y.jp', subject: 'x', text: 'x' })).rejects.toMatchObject({
    status: 422,
  });
});

it('shows mails as a page and as JSON, as plain text', async () => {
  const mailbox = postgresMailbox(database, { clock });
  await mailbox.send({
    to: 'a@b.jp',
    subject: '<img src=x onerror=alert(1)>',
    text: '</pre><script>alert(1)</script>',
  });
  const app = await createServer({ logger: false, limits: 'off' });
  await app.register(mailboxPages(mailbox, { production: false }));
  const page = await app.inject('/dev/mailbox');
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page.body).not.toMatch(/<script|<img/);
  expect((await app.inject('/dev/mailbox.json')).json()[0]).toMatchObject({ to: 'a@b.jp' });
});

it('does not exist in production', () => {
  expect(() => mailboxPages(postgresMailbox(database), { production: true })).toThrow('must not exist in production');
});
