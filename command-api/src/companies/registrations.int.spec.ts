import { randomUUID } from 'node:crypto';
import { companyId } from '@meikan/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakingLog } from '../testing/breaking-log.ts';
import { companies } from '../testing/directory.ts';
import { multipart } from '../testing/multipart.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { missing } from '../testing/registration-writes.ts';

const { through, breakAt } = breakingLog();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ through });
});
afterAll(() => testApp.close());

let count = 0;
const fresh = () => ({ ...missing, name: `新しいサービス${count++}` });
const url = '/api/company/usage-company';
const urlOf = (company: string) => `/api/company/${company}/services`;
const keyed = (form: Readonly<Record<string, string>>, key: string): Asked => ({
  method: 'POST',
  url,
  form,
  headers: { 'idempotency-key': key },
});
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

describe('a service that is missing', () => {
  it('becomes a public page that is not verified and that nobody owns, used by who registered it', async () => {
    const { json, appended } = await testApp.ask('mio', { method: 'POST', url, form: fresh() });
    const id = companyId(String((json.payload as { id: string }).id));
    expect(appended.map(({ stream }) => stream)).toEqual([`company-${id}`, `company-${id}`, `usage-u-mio_${id}`]);
    expect(appended.map(({ data }) => data)).toMatchObject([
      {
        registeredBy: 'u-mio',
        category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
      },
      { flag: 'public', value: true },
      { holder: { kind: 'user', id: 'u-mio' }, usageType: 'private' },
    ]);
  });

  it('is used by the company that a business account acts for', async () => {
    const { appended } = await testApp.ask('firm', { method: 'POST', url, form: fresh() });
    expect(appended.at(-1)?.data).toMatchObject({
      holder: { kind: 'company', id: companies.tsubame },
      usageType: 'company-using',
    });
  });

  it('is written to the end by the repeat of a call that was cut off in between', async () => {
    const [form, key] = [fresh(), randomUUID()];
    breakAt('usage');
    const cut = await testApp.ask('mio', keyed(form, key));
    breakAt(null);
    expect([cut.status, types(cut.appended)]).toEqual([503, ['company-registered', 'company-flag-set']]);
    const mended = await testApp.ask('mio', keyed(form, key));
    expect([mended.status, types(mended.appended)]).toEqual([200, ['usage-declared']]);
    expect(mended.json.payload).toEqual({ id: key, usage: true, usageType: 'private' });
    expect((await testApp.ask('mio', keyed(form, key))).appended).toEqual([]);
  });

  it('is registered once for 20 that come together, under one key or under as many', async () => {
    const [form, key, before] = [fresh(), randomUUID(), await testApp.log.head()];
    const same = await Promise.all(Array.from({ length: 20 }, () => testApp.send('mio', keyed(form, key))));
    expect(new Set(same.map(({ status, json }) => `${status} ${JSON.stringify(json.payload)}`)).size).toBe(1);
    expect(types(await testApp.since(before))).toEqual(['company-registered', 'company-flag-set', 'usage-declared']);
    const others = await Promise.all(Array.from({ length: 20 }, () => testApp.send('sora', keyed(form, randomUUID()))));
    expect(new Set(others.map(({ status, json }) => `${status} ${JSON.stringify(json.existing)}`))).toEqual(
      new Set([`409 {"id":"${key}"}`]),
    );
  });
});

it.each([
  [`会社\u3000${companies.tsubame.toUpperCase()}`, 'http://www.example.com/'],
  [`会社${companies.tsubame}`, 'https://EXAMPLE.com:443?utm_source=meikan&fbclid=1#top'],
])('offers the page that is there, typed as %s at %s', async (name, website) => {
  for (const [who, path] of [
    ['mio', url],
    ['firm', urlOf(companies.tsubame)],
  ] as const) {
    const answer = await testApp.ask(who, { method: 'POST', url: path, form: { ...missing, name, website } });
    expect([answer.status, answer.json.code, answer.appended]).toEqual([409, 'company-already-registered', []]);
    expect(answer.json).toMatchObject({
      existing: { id: companies.tsubame },
      errors: [{ field: 'name' }, { field: 'website' }],
      payload: expect.stringContaining('すでに登録されています'),
    });
  }
});

it('offers the page of a company whose form stands elsewhere and is written shorter', async () => {
  const website = 'https://重ね.example/会社';
  const first = await testApp.ask('mio', { method: 'POST', url, form: { ...missing, name: '株式会社髙木', website } });
  const twin = { ...missing, name: '高木㈱', website: 'http://www.xn--t9j2540a.example/%E4%BC%9A%E7%A4%BE/' };
  const second = await testApp.ask('sora', { method: 'POST', url, form: twin });
  expect([second.status, second.json.existing]).toEqual([409, { id: (first.json.payload as { id: string }).id }]);
});

describe('refuses, and writes nothing', () => {
  const foreign = `/images/${'0'.repeat(64)}`;
  const wrong: readonly (readonly [string, object, string])[] = [
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'あ'.repeat(101) }, 'name'],
    ['an endless name', { name: 'あ'.repeat(100_000) }, 'name'],
    ['a long description', { description: 'あ'.repeat(201) }, 'description'],
    ['an unknown category', { category: 'web_service' }, 'category'],
    ['a script', { website: 'javascript:alert(1)' }, 'website'],
    ['an endless website', { website: `https://example.com/${'a'.repeat(70_000)}` }, 'website'],
    ['an unknown field', { isVerified: 'true' }, 'isVerified'],
    ['a wrong kind of use', { usageType: 'company-use' }, 'usageType'],
  ];
  const ofCompany: typeof wrong = [
    ['a relation', { usage: 'company-relative' }, 'usage'],
    ['a private use', { usageType: 'private' }, 'usageType'],
    ['a logo without consent', { photo: foreign }, 'copyright'],
    ['the picture of somebody else', { photo: foreign, copyright: 'true' }, 'photo'],
    ['a picture from elsewhere', { photo: 'https://169.254.169.254/x.png', copyright: 'true' }, 'photo'],
  ];
  it.each([
    ...wrong.map((row) => [url, ...row] as const),
    ...[...wrong, ...ofCompany].map((row) => [urlOf(companies.tsubame), ...row] as const),
  ])('%s: %s', async (path, _, fields, field) => {
    const answer = await testApp.ask('firm', { method: 'POST', url: path, form: { ...fresh(), ...fields } });
    expect([answer.status, answer.appended]).toEqual([422, []]);
    expect(answer.json.errors).toMatchObject([{ field, message: expect.stringMatching(/[ぁ-ん]/u) }]);
  });

  it('a form without anything in it, naming all that is needed', async () => {
    const { status, json } = await testApp.ask('mio', { method: 'POST', url, form: { usageType: 'private' } });
    expect([status, json.errors]).toMatchObject([
      422,
      [{ field: 'name' }, { field: 'category' }, { field: 'website' }, { field: 'description' }],
    ]);
  });

  it.each<readonly [Who, string, number]>([
    ['anonymous', url, 401],
    ['anonymous', urlOf(companies.tsubame), 401],
    ['rival', urlOf(companies.tsubame), 403],
    ['sora', urlOf(companies.tsubame), 403],
    ['sora', urlOf('c-none'), 403],
    ['admin', urlOf('c-none'), 404],
  ])('%s at %s with %i', async (who, path, status) => {
    const answer = await testApp.ask(who, { method: 'POST', url: path, form: fresh() });
    expect([answer.status, answer.appended]).toEqual([status, []]);
  });

  it('a revision of what does not exist yet', async () => {
    const answer = await testApp.ask('mio', { method: 'POST', url, form: fresh(), headers: { 'if-match': '"3"' } });
    expect([answer.status, answer.json.code, answer.appended]).toEqual([400, 'malformed-request', []]);
  });
});

describe('crooked forms', () => {
  const { part, end, headers, of } = multipart;
  const whole = of(missing).slice(0, -end.length);
  it.each([
    ['a field twice', `${whole}${part('name="name"', 'x')}${end}`, 400],
    ['a prototype', `${whole}${part('name="__proto__"', 'x')}${end}`, 400],
    ['a part without a name', `${whole}${part('x="y"', 'x')}${end}`, 400],
    [
      '1 000 parts',
      `${whole}${Array.from({ length: 1_000 }, (_, index) => part(`name="f${index}"`, 'x')).join('')}${end}`,
      400,
    ],
    ['no end', whole, 400],
    ['a file', `${whole}${part('name="photo"; filename="../../x.png"', 'x')}${end}`, 422],
  ])('%s', async (_, payload, status) => {
    const before = await testApp.log.head();
    const answer = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization: 'Bearer mio' },
      payload,
    });
    expect([answer.statusCode, answer.headers['content-type']?.toString().split(';')[0]]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(await testApp.log.head()).toBe(before);
  });

  it('no boundary, JSON instead of a form, and forms at calls that take JSON', async () => {
    const bare = { ...keyed(missing, randomUUID()), headers: { 'content-type': 'multipart/form-data' } };
    expect((await testApp.ask('mio', bare)).status).toBe(400);
    expect((await testApp.ask('mio', { method: 'POST', url, body: missing })).status).toBe(415);
    const toggle = { method: 'POST', url: `/api/company/${companies.kikitome}/usage-service`, form: {} } as const;
    expect((await testApp.ask('mio', toggle)).status).toBe(415);
  });
});
