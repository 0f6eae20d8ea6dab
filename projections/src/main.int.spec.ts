import { becomeSoleHolder } from '@meikan/platform';
import { eventually, startProgram } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './testing/open-house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('runs apart, is not ready while the tables stay behind the log, and ends when told to', async () => {
  const { pool } = house.database;
  const place = await becomeSoleHolder(pool, 'meikan projection directory', new AbortController().signal);
  const settings = { DATABASE_URL: house.url, MEIKAN_KEK: house.kek.toString('base64') };
  await using room = await startProgram(new URL('main.ts', import.meta.url), settings);
  const ready = async () => {
    const answer = await fetch(`${room.baseUrl}/ready`);
    return { status: answer.status, told: await answer.json() };
  };
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  await house.write.person('mio');
  const behind = { ready: false, detail: 'is behind the log' };
  // A busy machine may look for the head of the log longer than a check has time, and says only that.
  await eventually(async () =>
    expect(await ready()).toMatchObject({ status: 503, told: { parts: { 'read model': behind } } }),
  );
  place?.release();
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  expect(await room.terminate()).toBe(0);
});
