import { companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCommand } from '../testing/send-command.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** What a page tells of others reaches the index when the others change. */
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const projections = await app.start();
  const { write } = app;
  await write.person('mio', '星野澪');
  await write.company('tsubame', 'つばめ商会');
  await write.company('kikitome', 'ききとめ帳');
  for (const id of ['tsubame', 'kikitome']) await write.public(id, true);
  await write.usage('user', 'mio', 'kikitome', true, { comment: '会議の議事録に助かっています' });
  await projections.caughtUp();
});
afterAll(() => app?.close());

/** Whom a description finds, names of pages left aside. */
async function finds(text: string, id: string): Promise<boolean> {
  const viewer = { kind: 'anonymous' } as const;
  const page = await app.search.search({ text, viewer, sort: 'relevance', page: 1, pageSize: 10 });
  return page.hits.some((hit) => hit.id === id);
}
const soon = (text: string, id: string, found = true) =>
  eventually(async () => expect(await finds(text, id), text).toBe(found));

it('a person is found by the titles and tags of their articles, until these are gone', async () => {
  await app.write.article('essay', userId('mio'), '灯台の日誌をつける理由');
  await soon('灯台の日誌', 'mio');
  await app.write.removeArticle('essay');
  await soon('灯台の日誌', 'mio', false);
});

it('a person is found by a service in use and what they say of it, until it is hidden', async () => {
  await soon('議事録に助かる', 'mio');
  await soon('ききとめ', 'mio');
  await app.write.public('kikitome', false);
  await soon('議事録に助かる', 'mio', false);
  await app.write.public('kikitome', true);
  await soon('議事録に助かる', 'mio');
});

it('a service is found by what its company says of itself, as it is now', async () => {
  const stream = streams.company(companyId('kikitome'));
  const providedBy = { section: 'basics' as const, value: { providedBy: companyId('tsubame') } };
  await sendCommand(app.handler, { stream, command: { type: 'change-company-section', data: providedBy } });
  await soon('つばめ商会', 'kikitome');
  const told = { section: 'description' as const, value: { description: '離島の郵便を預かります' } };
  await sendCommand(app.handler, {
    stream: streams.company(companyId('tsubame')),
    command: { type: 'change-company-section', data: told },
  });
  await soon('離島の郵便', 'kikitome');
});

it('an article is found by where its author lives now', async () => {
  await app.write.article('notes', userId('mio'), '庭の手帳');
  const change = { section: 'basics' as const, value: { livingAddress: '長野県松本市' } };
  await sendCommand(app.handler, {
    stream: streams.user(userId('mio')),
    command: { type: 'change-profile-section', data: change },
  });
  await soon('松本の庭', 'notes');
});
