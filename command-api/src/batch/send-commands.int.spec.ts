import { randomUUID } from 'node:crypto';
import type { CommandHandler } from '@meikan/event-log';
import { Fault } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { batchesTo, edits, type Queued, queued } from '../testing/queue.ts';

const { mio, sora, firm } = people;

/** Lets commands through until told otherwise: then the log is away for all but the first so many. */
let left = Number.POSITIVE_INFINITY;
const failing = (handler: CommandHandler): CommandHandler => ({
  load: handler.load,
  handle: (...sent) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Fault('event-log', 'the log is away')) : handler.handle(...sent);
  },
});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ through: failing });
});
afterAll(() => testApp.close());

const { rename, bookmark, remove } = edits;
const send = batchesTo(() => testApp);
const statusOf = async (command: Queued, who?: Who) => (await send([command], who)).statuses[0];

describe('the batch endpoint', () => {
  it('carries a queue out in its order, and answers where each stands, without payload around', async () => {
    const { json, results, statuses, appended } = await send([
      rename('一'),
      rename('二'),
      bookmark(articles.ofSora, true),
    ]);
    expect(statuses).toEqual(['applied', 'applied', 'applied']);
    expect(appended.map(({ position }) => position)).toEqual(results.map(({ position }) => position));
    expect(json).toMatchObject({ position: appended.at(-1)?.position, serverTime: '2026-11-21T12:00:00.000Z' });
    expect(appended[0]?.metadata).toMatchObject({ device: 'phone-1', issuedAt: '2026-11-20T08:00:00.000Z' });
  });

  it('tells what is so already, and what was answered before', async () => {
    const [first, same] = [rename('三'), rename('三')];
    expect((await send([first, same])).statuses).toEqual(['applied', 'unchanged']);
    const again = await send([first, same]);
    expect([again.statuses, again.appended]).toEqual([['duplicate', 'duplicate'], []]);
  });

  it('answers a removal that came true as a duplicate, though the item is gone', async () => {
    const removal = remove(articles.ofMio);
    expect([await statusOf(removal), await statusOf(removal)]).toEqual(['applied', 'duplicate']);
    expect(await statusOf({ ...removal, id: randomUUID() })).toBe('unchanged');
  });

  it('lets a command build on the one before it', async () => {
    const first = rename('七');
    const then = rename('八', { expected: { after: first.id } });
    expect((await send([first, then])).statuses).toEqual(['applied', 'applied']);
    expect(await statusOf(rename('九', { expected: { after: randomUUID() } }))).toBe('blocked');
  });

  it('blocks what depends on something that did not come true, in this batch or before it', async () => {
    const refused = bookmark(articles.whitePaper, true);
    const child = rename('十', { dependsOn: [refused.id] });
    const grandchild = rename('十一', { dependsOn: [child.id] });
    const { statuses } = await send([refused, child, rename('十二'), grandchild]);
    expect(statuses).toEqual(['forbidden', 'blocked', 'applied', 'blocked']);
    expect(await statusOf({ ...child, id: randomUUID() })).toBe('blocked');
    const kept = rename('十三');
    await send([kept]);
    expect(await statusOf(rename('十四', { dependsOn: [kept.id] }))).toBe('applied');
  });

  it.each<readonly [string, Queued, string, Who]>([
    ['a field is wrong', rename('長'.repeat(51)), 'refused', 'mio'],
    ["it is another's", rename('乗っ取り'), 'forbidden', 'sora'],
    ['it was queued by another account', bookmark(articles.ofTsubame, true), 'wrong-account', 'sora'],
    ['the account is of another kind', bookmark(articles.ofSora, true), 'forbidden', 'firm'],
    ['its kind is unknown', queued('set-company-flag', `company-${companies.tsubame}`, {}), 'unknown-version', 'admin'],
    ['its version is unknown', { ...rename('後'), ...{ v: 2 } }, 'unknown-version', 'mio'],
    ['what it speaks of is not there', bookmark('a-none', true), 'forbidden', 'mio'],
  ])('appends nothing when %s', async (_, command, status, who) => {
    const { results, appended } = await send([command], who);
    expect([results[0]?.status, appended]).toEqual([status, []]);
  });

  it('names the field of a refused command', async () => {
    const { results } = await send([rename('長'.repeat(51))]);
    expect(results[0]?.problem).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'changes.name', message: '名前は50文字以内で入力してください。' }],
    });
  });

  it('refuses an id that was used for something else', async () => {
    const first = rename('十五');
    const { results } = await send([first, { ...first, data: { userId: mio.id, changes: { name: '十六' } } }]);
    expect(results[1]).toMatchObject({ status: 'refused', problem: { code: 'command-id-reused' } });
  });

  it('does not believe a clock that runs ahead', async () => {
    const { appended } = await send([bookmark(articles.ofTsubame, true, { issuedAt: '2099-01-01T00:00:00.000Z' })]);
    expect(appended[0]).toMatchObject({ metadata: { issuedAt: '2026-11-21T12:00:00.000Z' } });
  });

  it("enters a company's use for its owner", async () => {
    const holder = { kind: 'company', id: companies.tsubame };
    const data = { holder, serviceId: companies.kikitome, usageType: 'company-using', since: '2024/04' };
    const usage = queued('declare-usage', `usage-${companies.tsubame}_${companies.kikitome}`, data);
    expect([await statusOf(usage, 'rival'), await statusOf(usage, 'firm')]).toEqual(['forbidden', 'applied']);
    const own = { ...data, holder: { kind: 'user', id: firm.id }, usageType: 'private' };
    expect(await statusOf(queued('declare-usage', `usage-${firm.id}_${companies.kikitome}`, own), 'firm')).toBe(
      'forbidden',
    );
  });

  it('takes a relation out from either side, whichever entered it', async () => {
    const { tsubame, rival } = companies;
    const relate = (companyId: string, otherId: string, value: boolean) => {
      const data = { companyId, otherId, relativeType: 'PARTNER', value };
      return queued('set-relation', `relation-${companyId}_${otherId}`, data);
    };
    expect(await statusOf(relate(tsubame, rival, true), 'firm')).toBe('applied');
    const out = await send([relate(rival, tsubame, false)], 'rival');
    expect([out.statuses, out.appended.map(({ stream }) => stream)]).toEqual([
      ['applied'],
      [`relation-${tsubame}_${rival}`],
    ]);
    const misnamed = { ...relate(rival, tsubame, true), stream: `relation-${rival}_${companies.kikitome}` };
    expect(await statusOf(misnamed, 'rival')).toBe('wrong-account');
  });

  it('takes 20 at a time and no more, each well formed', async () => {
    const many = (count: number) => Array.from({ length: count }, () => rename('二十'));
    expect((await send(many(20))).statuses).toHaveLength(20);
    for (const commands of [many(21), [], [{ ...rename('x'), id: 'one' }], [{ ...rename('x'), ...{ admin: true } }]]) {
      const { status, appended } = await send(commands);
      expect([status, appended]).toEqual([422, []]);
    }
    expect((await send([rename('x')], 'anonymous')).status).toBe(401);
  });

  it('loses and doubles nothing when the log is away in the middle', async () => {
    const commands = [rename('二一'), rename('二二'), bookmark(articles.ofSora, false)];
    left = 1;
    const cut = await send(commands);
    expect([cut.status, cut.headers['retry-after'], cut.appended.length]).toEqual([503, '5', 1]);
    left = Number.POSITIVE_INFINITY;
    const again = await send(commands);
    expect([again.statuses, again.appended.length]).toEqual([['duplicate', 'applied', 'applied'], 2]);
  });

  it('answers a ping without payload around it', async () => {
    const { json } = await testApp.ask('anonymous', { method: 'GET', url: '/api/ping' });
    expect(json).toEqual({ meikan: 'pong', serverTime: '2026-11-21T12:00:00.000Z' });
  });
});

it('follows nobody for another', async () => {
  const data = { target: { kind: 'user', id: sora.id }, value: true };
  expect(await statusOf(queued('set-follow', `follow-${mio.id}_user.${sora.id}`, data), 'firm')).toBe('wrong-account');
});
