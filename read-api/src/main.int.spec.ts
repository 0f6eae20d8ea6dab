import { startProgram } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/open-test-app.ts';
import { rows, run } from './testing/rows.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await run(testApp.database, rows.companies("values ('tsubame')"));
});
afterAll(() => testApp.close());

test('runs apart over a read model that others keep, and ends when told to', async () => {
  const { rows: found } = await testApp.database.pool.query('select current_database() as name');
  const url = new URL(process.env.MEIKAN_TEST_DATABASE_URL ?? '');
  url.pathname = `/${found[0]?.name}`;
  await using program = await startProgram(new URL('main.ts', import.meta.url), { DATABASE_URL: url.href });
  const answer = await fetch(`${program.baseUrl}/api/company/using-services`);
  expect(await answer.json()).toMatchObject({ payload: [{ name: '会社tsubame' }] });
  const signedOut = await fetch(`${program.baseUrl}/api/company/tsubame`, {
    headers: { authorization: 'Bearer st_wrong' },
  });
  expect(signedOut.status).toBe(401);
  expect(await program.terminate()).toBe(0);
});
