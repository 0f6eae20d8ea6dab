import { type Company, type CompanyEvent, companyDecider } from '@meikan/domain';
import { codecs, type DomainRecorded, type Recorded } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let testApp: TestApp;

const basics = (value: { name?: string; reading?: string }) =>
  ({ type: 'change-company-section', data: { section: 'basics', value } }) as const;
const canDo = (value: readonly string[]) =>
  ({ type: 'change-company-section', data: { section: 'can-do', value } }) as const;

beforeAll(async () => {
  testApp = await openTestApp();
  const { write } = testApp;
  await write.person('mio', '水野 さつき');
  await write.person('sora', '大庭 千紘');
  await write.registered('hiyori', '株式会社ひより', { actor: 'mio' });
  await write.company('hiyori', basics({ reading: 'ひより' }), { actor: 'sora' });
  await write.company('hiyori', canDo(['シフト作成', 'DX支援']), { actor: 'sora' });
  await write.company('hiyori', canDo(['シフト作成', '予約台帳']), {
    actor: 'mio',
    reason: '店長の言葉に合わせるため',
  });
  await write.company('hiyori', basics({ name: '株式会社ひより計画' }), { actor: 'mio' });
});
afterAll(() => testApp?.close());

const isOfCompany = (event: DomainRecorded): event is Recorded<CompanyEvent> => event.category === 'company';

async function foldedByHand(events: number): Promise<Company> {
  const recorded = await testApp.log.readStream('company-hiyori');
  const decoded = await codecs.decodeAll(recorded.slice(0, events), testApp.keys);
  return decoded.filter(isOfCompany).reduce(companyDecider.evolve, companyDecider.initial);
}

describe('the state at a revision', () => {
  it.each([0, 1, 2, 3, 4])('%i is what the domain folds by hand', async (revision) => {
    const { body } = await testApp.ask('GET', `/api/audit/state/company/hiyori?revision=${revision}`);
    expect(body.payload).toMatchObject({
      stream: 'company-hiyori',
      revision: String(revision),
      latest: '4',
      erased: false,
    });
    expect(body.payload.state).toEqual(JSON.parse(JSON.stringify(await foldedByHand(revision + 1))));
  });
  it('is the present one unless told', async () => {
    const { body } = await testApp.ask('GET', '/api/audit/state/company/hiyori');
    expect(body.payload).toMatchObject({
      revision: '4',
      state: { sections: { basics: { name: '株式会社ひより計画' } } },
    });
  });
  it('is empty before the first event', async () => {
    const { body } = await testApp.ask('GET', '/api/audit/state/article/unheard-of');
    expect(body.payload).toMatchObject({ revision: null, latest: null, state: { status: 'none' }, recordedAt: null });
  });
  it('is refused for a revision that is still to come', async () => {
    const { status, body } = await testApp.ask('GET', '/api/audit/state/company/hiyori?revision=5');
    expect(status).toBe(404);
    expect(body.detail).toBe('5番の版はまだありません。');
  });
});

describe('two revisions', () => {
  it('differ field by field, each with who, when and why, and whose the value before was', async () => {
    const { body } = await testApp.ask('GET', '/api/audit/diff/company/hiyori?from=2&to=4');
    const [name, ability] = body.payload.differences;
    expect(body.payload.differences).toHaveLength(2);
    expect(name).toMatchObject({
      path: 'sections.basics.name',
      before: '株式会社ひより',
      after: '株式会社ひより計画',
      by: { revision: '4', actor: { name: '水野 さつき' }, label: '基本情報を変更' },
      previously: { revision: '0', actor: { id: 'mio' } },
    });
    expect(ability).toMatchObject({
      path: 'sections.can-do',
      before: ['シフト作成', 'DX支援'],
      after: ['シフト作成', '予約台帳'],
      by: { revision: '3', actor: { name: '水野 さつき' }, reason: '店長の言葉に合わせるため' },
      previously: { revision: '2', actor: { name: '大庭 千紘' } },
    });
  });
  it('are compared in either order, and one with itself differs in nothing', async () => {
    const { body } = await testApp.ask('GET', '/api/audit/diff/company/hiyori?from=1&to=0');
    expect(body.payload.differences).toMatchObject([
      { path: 'sections.basics.reading', before: 'ひより', after: null, by: { revision: '0' } },
    ]);
    const same = await testApp.ask('GET', '/api/audit/diff/company/hiyori?from=3&to=3');
    expect(same.body.payload.differences).toEqual([]);
  });
});
