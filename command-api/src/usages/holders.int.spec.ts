import { companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, queued } from '../testing/queue.ts';
import { post, put } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

const { sora } = people;
const { tsubame, rival } = companies;
const used = async (holder: string) =>
  (await testApp.deps.handler.load(streams.usage(userId(holder), companyId(tsubame)))).state;

describe('what a person says of a service', () => {
  const asCompany = { kind: 'company', id: sora.id };
  const pair = { holder: asCompany, serviceId: tsubame };
  const stream = `usage-${sora.id}_${tsubame}`;
  beforeAll(async () => {
    const holder = { kind: 'user', id: sora.id };
    const data = { holder, serviceId: tsubame, usageType: 'private', comment: '毎日使います' };
    expect((await send([queued('declare-usage', stream, data)], 'sora')).statuses).toEqual(['applied']);
  });

  it('is not taken away by the owner of the service, who names the person as a company', async () => {
    const entry = post(`/api/company/${tsubame}/service-usage`, {
      usage: 'company-use',
      companyId: sora.id,
      value: false,
    });
    const { status, json, appended } = await testApp.ask('firm', entry);
    expect([status, json.code, appended]).toEqual([404, 'claim-unknown', []]);
  });

  it.each(['any', 'absent', { revision: '0' }])(
    'is neither taken away nor told from a queue, expecting %o',
    async (expected) => {
      const { results, appended } = await send([queued('withdraw-usage', stream, pair, { expected })], 'firm');
      expect([results[0]?.status, results[0]?.problem?.code]).toEqual(['forbidden', 'claim-unknown']);
      expect([results[0]?.current, appended]).toEqual([undefined, []]);
    },
  );

  it('is answered by the service as a person’s word only', async () => {
    const asked = { serviceId: tsubame, verdict: 'disputed' };
    const answer = await testApp.ask(
      'firm',
      put(`/api/company/${tsubame}/usage-claims`, { holder: asCompany, ...asked }),
    );
    expect([answer.status, answer.json.code, answer.appended]).toEqual([404, 'claim-unknown', []]);
  });
});

describe('what one company says of the other', () => {
  it.each([
    ['company-using', 'rival', 'company-use', 'firm'],
    ['company-use', 'firm', 'company-using', 'rival'],
  ] as const)('is not rewritten by the other side: %s', async (usageType, who, ofOther, other) => {
    const declare = (type: string, words: object) => {
      const data = { holder: { kind: 'company', id: rival }, serviceId: tsubame, usageType: type, ...words };
      return queued('declare-usage', `usage-${rival}_${tsubame}`, data, { v: 2 });
    };
    await send([declare(usageType, { since: '2023-07', comment: '毎日使います' })], who);
    const before = await used(rival);
    const { statuses, appended } = await send([declare(ofOther, { since: null, comment: '使っていません' })], other);
    expect([statuses, appended]).toEqual([['unchanged'], []]);
    expect(await used(rival)).toEqual(before);
    expect(before).toMatchObject({ status: 'on', usageType, comment: '毎日使います' });
    const withdrawal = { holder: { kind: 'company', id: rival }, serviceId: tsubame };
    await send([queued('withdraw-usage', `usage-${rival}_${tsubame}`, withdrawal)], who);
  });
});
