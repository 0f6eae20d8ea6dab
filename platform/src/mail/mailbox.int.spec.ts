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

it('keeps no mail for longer than a week', async () => {
  let now = clock.now();
  const mailbox = postgresMailbox(database, { clock: { now: () => now } });
  const sendAfter = async (days: number, subject: string) => {
    now = new Date(clock.now().getTime() + days * 24 * 3600_000);
    await mailbox.send({ to: 'a@b.jp', subject, text: '本文' });
  };
  await sendAfter(0, '初日');
  await sendAfter(6.9, '7日目');
  const subjects = async () => (await mailbox.newest(10)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(expect.arrayContaining(['7日目', '初日']));
  now = new Date(clock.now().getTime() + 7.1 * 24 * 3600_000);
  expect(await subjects()).toEqual(['7日目']);
  await sendAfter(7.1, '8日目');
  const { rows } = await database.pool.query<{ subject: string }>('select subject from platform.mailbox order by id');
  expect(rows.map(({ subject }) => subject)).toEqual(['7日目', '8日目']);
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
