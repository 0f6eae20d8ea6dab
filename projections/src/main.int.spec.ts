import { becomeSoleHolder } from '@meikan/platform';
import { eventually, startProgram } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app?.close());

test('runs as its own process, is not ready while the tables are behind the log, and ends on a signal', async () => {
  const { pool } = app.database;
  const place = await becomeSoleHolder(pool, 'meikan projection directory', new AbortController().signal);
  const settings = { DATABASE_URL: app.url, MEIKAN_KEK: app.kek.toString('base64') };
  await using service = await startProgram(new URL('main.ts', import.meta.url), settings);
  const ready = async () => {
    const answer = await fetch(`${service.baseUrl}/ready`);
    return { status: answer.status, told: await answer.json() };
  };
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  await app.write.person('mio');
  const behind = { ready: false, detail: 'is behind the log' };
  // A busy machine may look for the head of the log longer than a check has time, and says only that.
  await eventually(async () =>
    expect(await ready()).toMatchObject({ status: 503, told: { parts: { 'read model': behind } } }),
  );
  place?.release();
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  expect(await service.terminate()).toBe(0);
});
