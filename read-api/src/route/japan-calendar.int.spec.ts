import { japanDay, japanMonth } from '@meikan/contracts';
import { openDatabase } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { japanMonthOf, japanToday } from './japan-calendar.ts';

let kept: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Kysely<unknown>;
let close: () => Promise<void>;
beforeAll(async () => {
  kept = await createTestDatabase();
  const database = openDatabase({ url: kept.url, poolSize: 1, applicationName: 'japan-calendar-tests' });
  db = database.withSchema('public');
  close = () => database.end();
});
afterAll(async () => {
  await close();
  await kept.drop();
});

const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'];

test.each([
  '2026-11-30T14:59:59.999Z',
  '2026-11-30T15:00:00.000Z',
  '2026-11-30T20:00:00.000Z',
  '2026-12-31T15:00:00.000Z',
])('the month of %s is the same in SQL as in the program, whatever the zone of the session', async (moment) => {
  for (const zone of ZONES) {
    await sql`select set_config('TimeZone', ${zone}, false)`.execute(db);
    const { rows } = await sql`select ${japanMonthOf(sql`${moment}::text`)} as month`.execute(db);
    expect(rows, zone).toEqual([{ month: japanMonth(moment) }]);
  }
});

test('today is Japan’s day at the moment of the statement, whatever the zone of the session', async () => {
  for (const zone of ZONES) {
    await sql`select set_config('TimeZone', ${zone}, false)`.execute(db);
    const asked = sql<{ now: Date; today: string }>`select now() as now, to_char(${japanToday}, 'YYYY-MM-DD') as today`;
    const { rows } = await asked.execute(db);
    expect(rows.map(({ today }) => today)).toEqual(rows.map(({ now }) => japanDay(now)));
  }
});
