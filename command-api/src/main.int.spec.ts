import { randomBytes } from 'node:crypto';
import { createTestDatabase, refusalOf, startProgram, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = new URL('main.ts', import.meta.url);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('runs apart, knows who may write, and ends when told to', async () => {
  const MEIKAN_KEK = randomBytes(32).toString('base64');
  await using service = await startProgram(program, { DATABASE_URL: database.url, MEIKAN_KEK });
  expect((await fetch(`${service.baseUrl}/api/ping`)).status).toBe(200);
  const write = (headers: Record<string, string>) => fetch(`${service.baseUrl}/api/users`, { method: 'PUT', headers });
  expect([(await write({})).status, (await write({ authorization: 'Bearer st_wrong' })).status]).toEqual([401, 401]);
  expect(await service.terminate()).toBe(0);
});

test('does not start without MEIKAN_KEK, and says so', async () => {
  expect(await refusalOf(program, { DATABASE_URL: database.url })).toBe(
    '1 名鑑（command-api）を始められませんでした。\nMEIKAN_KEK: 単独で動かすには、この設定が必要です。\n',
  );
});
