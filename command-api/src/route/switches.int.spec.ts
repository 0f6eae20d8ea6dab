import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, people } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { post, put } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const { sora } = people;
const { tsubame, rival } = companies;

describe('a switch', () => {
  const follow = (value?: boolean): Asked =>
    put(`/api/users/${sora.id}/follow`, value === undefined ? undefined : { value });

  it('turns around without a value, and takes the value it is given', async () => {
    const answers = [];
    for (const value of [undefined, undefined, true, true, false, false]) {
      const { json, appended } = await testApp.ask('mio', follow(value));
      answers.push([json.payload, appended.length]);
    }
    const [on, off] = [{ isFollowing: true }, { isFollowing: false }];
    expect(answers).toEqual([
      [on, 1],
      [off, 1],
      [on, 1],
      [on, 0],
      [off, 1],
      [off, 0],
    ]);
  });

  it('of a relation is found from either page', async () => {
    const relate = (page: string, other: string, who: Who) =>
      testApp.ask(
        who,
        post(`/api/company/${page}/service-usage`, {
          usage: 'company-relative',
          companyId: other,
          relativeType: 'INVESTOR',
        }),
      );
    expect((await relate(tsubame, rival, 'firm')).json.payload).toEqual({ usage: true, companyId: rival });
    const off = await relate(rival, tsubame, 'rival');
    expect([off.json.payload, off.appended.map(({ stream }) => stream)]).toEqual([
      { usage: false, companyId: tsubame },
      [`relation-${tsubame}_${rival}`],
    ]);
  });

  it('of an adopting company is turned by the owners of either side, and stays as it was entered', async () => {
    const adopt = (page: string, usage: string, companyId: string, who: Who, value: boolean) =>
      testApp.ask(who, post(`/api/company/${page}/service-usage`, { usage, companyId, value }));
    expect((await adopt(tsubame, 'company-use', rival, 'firm', true)).appended).toHaveLength(1);
    expect((await adopt(rival, 'company-using', tsubame, 'rival', true)).appended).toEqual([]);
    expect((await adopt(rival, 'company-using', tsubame, 'rival', false)).json.payload).toEqual({
      usage: false,
      companyId: tsubame,
    });
  });
});
