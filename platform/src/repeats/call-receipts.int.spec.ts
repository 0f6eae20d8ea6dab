import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { platformMigrations } from '../database/platform-migrations.ts';
import { type CallReceipts, callReceipts } from './call-receipts.ts';

const opened = new AsyncDisposableStack();
let receipts: CallReceipts;
beforeAll(async () => {
  const test = await createTestDatabase();
  opened.defer(() => test.drop());
  const database = openDatabase({ url: test.url, poolSize: 4, applicationName: 'call-receipts-spec' });
  opened.defer(() => database.end());
  await migrate(database.pool, platformMigrations);
  receipts = callReceipts(database);
});
afterAll(() => opened.disposeAsync());

const use = () => ({ commandId: randomUUID(), accountId: 'mio', bodyHash: 'a' });

it('repeats the first answer, and lets an interrupted call begin again', async () => {
  const mine = use();
  expect(await receipts.begin(mine)).toEqual({ kind: 'begun' });
  expect(await receipts.begin(mine)).toEqual({ kind: 'begun' });
  await receipts.finish(mine.commandId, '/images/first');
  await receipts.finish(mine.commandId, '/images/second');
  expect(await receipts.begin(mine)).toEqual({ kind: 'answered', answer: '/images/first' });
});

it('rejects another body and other accounts from the start', async () => {
  const mine = use();
  await receipts.begin(mine);
  expect(await receipts.begin({ ...mine, bodyHash: 'b' })).toEqual({ kind: 'reused' });
  expect(await receipts.begin({ ...mine, accountId: 'sora' })).toEqual({ kind: 'reused' });
});
