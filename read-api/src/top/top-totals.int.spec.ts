import { getTopPageData } from '@meikan/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rows, run } from '../testing/rows.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await run(
    testApp.database,
    rows.people("values ('mio'), ('sora')"),
    rows.people("values ('hidden')", { disabled: true }),
    rows.companies("values ('tsubame')"),
    rows.companies("values ('secret')", { public: false }),
    rows.articles("values ('of-mio'), ('older')", "'mio'"),
    rows.articles("values ('of-hidden')", "'hidden'"),
    rows.articles("values ('of-secret')", "'secret'"),
    "update read_model.article set owner_kind = 'company' where id = 'of-secret'",
    // Within the day of the test app's clock; what was written long before it arrived was imported.
    "update read_model.person set updated_at = '2026-11-21T09:00:00.000Z', written_at = '2026-11-21T09:00:00.000Z' where id <> 'sora'",
    "update read_model.company set updated_at = '2026-11-21T09:00:00.000Z', written_at = '2026-11-21T09:00:00.000Z'",
    "update read_model.article set updated_at = '2026-11-21T09:00:00.000Z', written_at = '2026-11-21T09:00:00.000Z' where id <> 'older'",
    "update read_model.person set updated_at = '2026-11-21T09:00:00.000Z' where id = 'sora'",
    "update read_model.article set updated_at = '2026-11-21T09:00:00.000Z' where id = 'older'",
  );
});
afterAll(() => testApp?.close());

it('counts what there is to be seen and what was written today: nothing hidden, and no import', async () => {
  const answer = await testApp.app.inject({ url: '/api/company/top-page-data' });
  const { totals } = z.object({ payload: getTopPageData.answer }).parse(answer.json()).payload;
  expect(totals).toEqual({ people: 2, companies: 0, services: 1, articles: 2, updatedToday: 3 });
});
