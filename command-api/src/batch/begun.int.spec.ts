import { accountId, instant } from '@meikan/domain';
import { type CommandHandler, streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, edits, queued } from '../testing/queue.ts';
import { missing } from '../testing/registration-writes.ts';
import { put } from '../testing/requests.ts';

/** What another process writes between two looks at a page. */
let meanwhile: (() => Promise<unknown>) | null = null;
const through = (handler: CommandHandler): CommandHandler => ({
  ...handler,
  async handle(stream, command, envelope, options) {
    const outcome = await handler.handle(stream, command, envelope, options);
    const write = outcome.kind === 'conflict' ? meanwhile : null;
    if (write !== null) meanwhile = null;
    await write?.();
    return outcome;
  },
});
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ through });
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

const { sora } = people;
const NOTE = '運営だけのメモ';
const expectations = [['absent'], ['any'], [{ revision: '0' }], [{ revision: '99' }]] as const;

let count = 0;
const registering = (page: string, expected: unknown = 'absent') => {
  const service = { ...missing, name: `始まりのページ${count++}` };
  return queued('register-service', `company-${page}`, { companyId: page, service }, { expected });
};

describe('where a command would begin what stands already, its sender is told nothing of it', () => {
  it.each(expectations)('of a page, expecting %o', async (expected) => {
    const page = uuidv7();
    expect((await send([registering(page)])).statuses).toEqual(['applied']);
    expect((await testApp.send('admin', put(`/api/company/${page}/admin-note`, { adminNote: NOTE }))).status).toBe(200);
    const { results, appended } = await send([registering(page, expected)], 'sora');
    expect([results[0]?.status, results[0]?.problem?.code]).toEqual(['refused', 'company-already-registered']);
    expect([results[0]?.current, appended]).toEqual([undefined, []]);
  });

  it.each(expectations)('of an item, expecting %o', async (expected) => {
    const registering = edits.register(articles.ofMio, { expected });
    const data = { ...registering.data, owner: { kind: 'user', id: sora.id } };
    const { results, appended } = await send([{ ...registering, data }], 'sora');
    expect([results[0]?.status, results[0]?.problem?.code]).toEqual(['refused', 'article-already-registered']);
    expect([results[0]?.current, appended]).toEqual([undefined, []]);
  });

  it('of a page that is written on at the same time', async () => {
    const page = uuidv7();
    await send([registering(page)]);
    meanwhile = () => testApp.send('admin', put(`/api/company/${page}/highlight`));
    const { results } = await send([registering(page)], 'sora');
    expect([meanwhile, results[0]?.status, results[0]?.current]).toEqual([null, 'refused', undefined]);
  });
});

it('does not begin a page under the id of a person, which a usage could not tell from theirs', async () => {
  const id = uuidv7();
  const [account, issuedAt] = [accountId(id), instant('2026-11-01T09:00:00.000Z')];
  const open = { type: 'open-account', data: { accountId: account, mode: 'general', at: issuedAt } } as const;
  const actor = { id: 'system', role: 'system' } as const;
  const envelope = { commandId: uuidv7(), metadata: { correlationId: id, causationId: id, actor, issuedAt } };
  await testApp.deps.handler.handle(streams.account(account), open, envelope, { expected: 'any' });
  const { results, appended } = await send([registering(id)]);
  expect([results[0]?.status, results[0]?.problem?.code, appended]).toEqual([
    'refused',
    'company-already-registered',
    [],
  ]);
});

it('the note of admins is not told to an owner either whose page is written on at the same time', async () => {
  const url = `/api/company/${companies.tsubame}`;
  await testApp.send('admin', put(`${url}/admin-note`, { adminNote: NOTE }));
  const data = { companyId: companies.tsubame, changes: { description: 'いまのままの概要' } };
  const update = (expected: unknown) => queued('update-company', `company-${companies.tsubame}`, data, { expected });
  await send([update('any')], 'firm');
  meanwhile = () => testApp.send('admin', put(`${url}/highlight`));
  const { results } = await send([update({ revision: '0' })], 'firm');
  expect([meanwhile, results[0]?.status]).toEqual([null, 'conflict']);
  expect(JSON.stringify(results)).not.toContain(NOTE);
  expect(results[0]?.current?.by).toBe('admin');
});
