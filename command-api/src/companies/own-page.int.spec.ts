import { randomUUID } from 'node:crypto';
import { accountId, companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { breakingLog } from '../testing/breaking-log.ts';
import { companies, people } from '../testing/directory.ts';
import { type Answered, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { batchesTo, queued } from '../testing/queue.ts';
import { missing } from '../testing/registration-writes.ts';
import { put, remove } from '../testing/requests.ts';

const { through, breakAt } = breakingLog();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ through });
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

let count = 0;
const fresh = () => ({ ...missing, name: `はじめての会社${count++}`, category: 'it_company', reading: 'はじめて' });
const pages: string[] = [];
/** A page that is removed sets who spoke for it free: each test begins without one. */
afterEach(async () => {
  breakAt(null);
  for (const id of pages.splice(0)) await testApp.send('admin', remove(`/api/company/${id}`));
});

const asking = (form: object, key: string) => ({
  method: 'POST' as const,
  url: '/api/company',
  body: form,
  headers: { 'idempotency-key': key },
});
async function register(form: object = fresh(), key: string = randomUUID(), who: Who = 'newcomer'): Promise<Answered> {
  pages.push(key);
  return testApp.ask(who, asking(form, key));
}
const types = ({ appended }: Answered) => appended.map(({ type }) => type);
const whole = ['company-registered', 'owner-added', 'company-assigned'];
const speaksFor = async () => {
  const { state } = await testApp.deps.handler.load(streams.account(accountId(people.newcomer.id)));
  return state.status === 'open' ? state.companyId : undefined;
};

describe('a company that registers its own page', () => {
  it('gets a draft, owns it and speaks for it', async () => {
    const [form, key] = [fresh(), randomUUID()];
    const answer = await register(form, key);
    expect([answer.status, answer.json.payload, types(answer)]).toEqual([200, { id: key }, whole]);
    expect(answer.appended[0]?.data).toMatchObject({
      name: form.name,
      reading: 'はじめて',
      registeredBy: 'b-newcomer',
    });
    expect(await speaksFor()).toBe(key);
    const edit = await testApp.ask(
      'newcomer',
      put(`/api/company/${key}/description`, { description: 'あたらしい説明' }),
    );
    expect(types(edit)).toEqual(['company-description-changed']);
    const { state } = await testApp.deps.handler.load(streams.company(companyId(key)));
    expect(state).toMatchObject({ isDraft: true, flags: { public: false } });
  });

  it.each(['companymembers', 'account'])(
    'is carried on by its repeat when it was cut off before %s',
    async (category) => {
      const [form, key] = [fresh(), randomUUID()];
      breakAt(category);
      const cut = await register(form, key);
      breakAt(null);
      const mended = await register(form, key);
      expect([cut.status, mended.status, mended.json.payload]).toEqual([503, 200, { id: key }]);
      expect([...types(cut), ...types(mended)]).toEqual(whole);
      expect([await speaksFor(), types(await register(form, key))]).toEqual([key, []]);
    },
  );

  it.each(['companymembers', 'account'])(
    'goes on with what was cut off before %s when it has written its form anew',
    async (category) => {
      const [form, key] = [fresh(), randomUUID()];
      breakAt(category);
      const cut = await register(form, key);
      breakAt(null);
      const mended = await register({ ...form, description: 'あとから直した説明です。' }, randomUUID());
      expect([cut.status, mended.status, mended.json.payload]).toEqual([503, 200, { id: key }]);
      expect([...types(cut), ...types(mended)]).toEqual(whole);
      expect(await speaksFor()).toBe(key);
    },
  );

  it('gets one page for 20 presses at once, under one key', async () => {
    const [form, key, before] = [fresh(), randomUUID(), await testApp.log.head()];
    pages.push(key);
    const answers = await Promise.all(Array.from({ length: 20 }, () => testApp.send('newcomer', asking(form, key))));
    expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json.payload)}`))).toEqual(
      new Set([`200 {"id":"${key}"}`]),
    );
    expect((await testApp.since(before)).map(({ type }) => type)).toEqual(whole);
  });

  it('has one page: a second one is refused, with the way to the first, until that is removed', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await register(fresh(), first);
    const refused = await register(fresh(), second);
    expect([refused.status, refused.json.code, refused.json.existing, types(refused)]).toEqual([
      409,
      'own-page-exists',
      { id: first },
      [],
    ]);
    expect(refused.json.payload).toMatch(/[ぁ-ん]/u);
    await testApp.send('admin', remove(`/api/company/${first}`));
    expect(types(await register(fresh(), randomUUID()))).toEqual(whole);
  });

  it('is shown the page of its name and website where there is one', async () => {
    const known = { ...fresh(), name: `会社 ${companies.rival}`, website: 'https://example.com' };
    const answer = await register(known);
    expect([answer.status, answer.json.code, answer.json.existing, types(answer)]).toEqual([
      409,
      'company-already-registered',
      { id: companies.rival },
      [],
    ]);
    expect(answer.json.detail).toContain('編集を申請できます');
    expect(await speaksFor()).not.toBe(companies.rival);
  });

  it('does not become the owner of a page by sending its id as the key of the call', async () => {
    const service = await testApp.ask('mio', { method: 'POST', url: '/api/company/usage-company', form: missing });
    const { id } = service.json.payload as { id: string };
    const stolen = await register(fresh(), id);
    expect([stolen.status, stolen.json.code, stolen.appended]).toEqual([422, 'command-id-reused', []]);
  });

  it('does not become the owner of a page that a phone registered under an id of its own either', async () => {
    const id = uuidv7();
    const data = { companyId: id, service: { ...missing, name: '電車の中のサービス' } };
    const { statuses } = await send([queued('register-service', `company-${id}`, data, { expected: 'absent' })]);
    expect(statuses).toEqual(['applied']);
    const stolen = await register(fresh(), id);
    expect([stolen.status, stolen.json.code, stolen.appended]).toEqual([409, 'company-already-registered', []]);
    const named = await register({ ...fresh(), name: '電車の中のサービス' });
    expect([named.status, named.json.existing, named.appended]).toEqual([409, { id }, []]);
  });

  it.each<readonly [string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'あ'.repeat(101) }, 'name'],
    ['a long reading', { reading: 'あ'.repeat(101) }, 'reading'],
    ['an unknown category', { category: 'x' }, 'category'],
    ['a script for a website', { website: 'javascript:alert(1)' }, 'website'],
    ['a long description', { description: 'あ'.repeat(201) }, 'description'],
    ['a field of admins', { isPublic: true }, 'isPublic'],
  ])('is refused %s, by its field', async (_, wrong, field) => {
    const { status, json, appended } = await register({ ...fresh(), ...wrong });
    expect([status, json.errors, appended]).toMatchObject([
      422,
      [{ field, message: expect.stringMatching(/[ぁ-ん]/u) }],
      [],
    ]);
  });

  it.each<readonly [Who, number]>([
    ['anonymous', 401],
    ['mio', 403],
    ['admin', 403],
    ['firm', 409],
  ])('is a company: %s gets %i', async (who, status) => {
    const answer = await register(fresh(), randomUUID(), who);
    expect([answer.status, answer.appended]).toEqual([status, []]);
  });
});
