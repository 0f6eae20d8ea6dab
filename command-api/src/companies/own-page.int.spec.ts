import { randomUUID } from 'node:crypto';
import { accountId, companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { breakingLog } from '../testing/breaking-log.ts';
import { companies, people } from '../testing/directory.ts';
import { type Answered, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { missing } from '../testing/registration-writes.ts';
import { put, remove } from '../testing/requests.ts';

const { through, breakAt } = breakingLog();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ through });
});
afterAll(() => testApp.close());

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
    expect(answer.json.detail).toContain('招待してもらってください');
    expect(await speaksFor()).not.toBe(companies.rival);
  });

  it('does not become the owner of a page by sending its id as the key of the call', async () => {
    const answer = await testApp.ask('newcomer', asking(fresh(), '01980000-0000-7000-8000-0000000000aa'));
    pages.push('01980000-0000-7000-8000-0000000000aa');
    expect(answer.status).toBe(200);
    await testApp.send('admin', remove('/api/company/01980000-0000-7000-8000-0000000000aa'));
    const again = await testApp.ask('rival', asking(fresh(), '01980000-0000-7000-8000-0000000000aa'));
    expect([again.status, again.appended]).toEqual([422, []]);
    const service = await testApp.ask('mio', { method: 'POST', url: '/api/company/usage-company', form: missing });
    const { id } = service.json.payload as { id: string };
    const stolen = await register(fresh(), id);
    expect([stolen.status, stolen.appended]).toEqual([422, []]);
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

const publishing = (id: string, value: boolean) => put(`/api/company/${id}/published`, { value });
const publication = async (who: Who, id: string, value: boolean) => {
  const { status, json, appended } = await testApp.ask(who, publishing(id, value));
  return [status, json.code ?? json.payload, appended.map(({ type }) => type)];
};

describe('publishing', () => {
  it('shows a draft, and takes the page back', async () => {
    const { id } = (await register()).json.payload as { id: string };
    expect(await publication('newcomer', id, true)).toEqual([200, { id, isPublic: true }, ['company-published']]);
    expect(await publication('newcomer', id, true)).toEqual([200, { id, isPublic: true }, []]);
    expect(await publication('newcomer', id, false)).toEqual([200, { id, isPublic: false }, ['company-unpublished']]);
    expect(await publication('newcomer', id, true)).toEqual([200, { id, isPublic: true }, ['company-published']]);
  });

  it('waits for what is missing, and names it', async () => {
    const { id } = (await register()).json.payload as { id: string };
    await testApp.send('newcomer', put(`/api/company/${id}/description`, { description: null }));
    const { status, json } = await testApp.ask('newcomer', publishing(id, true));
    expect([status, json.code, json.errors]).toMatchObject([422, 'page-incomplete', [{ field: 'description' }]]);
    expect(json.detail).toContain('説明');
  });

  it('is an admin’s alone once an admin took the page out of sight', async () => {
    const { id } = (await register()).json.payload as { id: string };
    await publication('newcomer', id, true);
    await testApp.send('admin', put(`/api/company/${id}/public`, { value: false, reason: '確認中' }));
    expect(await publication('newcomer', id, true)).toEqual([403, 'page-withheld', []]);
    await testApp.send('admin', put(`/api/company/${id}/public`, { value: true }));
    expect(await publication('newcomer', id, false)).toEqual([200, { id, isPublic: false }, ['company-unpublished']]);
  });

  it.each<readonly [Who, string, number]>([
    ['anonymous', companies.rival, 401],
    ['newcomer', companies.rival, 403],
    ['mio', companies.rival, 403],
    ['rival', 'c-none', 403],
    ['admin', 'c-none', 404],
  ])('%s of %s is answered %i', async (who, id, status) => {
    expect(await publication(who, id, false)).toMatchObject([status, expect.any(String), []]);
  });
});
