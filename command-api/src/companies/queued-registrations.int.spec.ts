import { companyId } from '@meikan/domain';
import { defaultLimits, uuidv7 } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, edits, queued } from '../testing/queue.ts';
import { missing } from '../testing/registration-writes.ts';
import { uploadOf } from '../testing/upload.ts';

const { mio, sora } = people;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

let count = 0;
const fresh = () => ({ ...missing, name: `電車の中のサービス${count++}` });

/** A page and its first usage, as a phone queues them. */
function registration(service: object, { id }: { readonly id: string } = mio) {
  const page = uuidv7();
  const first = queued('register-service', `company-${page}`, { companyId: page, service }, { expected: 'absent' });
  const data = { holder: { kind: 'user', id }, serviceId: page, usageType: 'company' };
  const usage = queued('declare-usage', `usage-${id}_${page}`, data, { dependsOn: [first.id] });
  return { page, first, usage };
}

describe('a service that is registered on the way', () => {
  it('becomes a public page that is nobody’s, and then is used', async () => {
    const { page, first, usage } = registration(fresh());
    const { statuses, appended } = await send([first, usage]);
    expect(statuses).toEqual(['applied', 'applied']);
    expect(appended.map(({ stream, data }) => [stream, data])).toMatchObject([
      [`company-${page}`, { companyId: companyId(page), registeredBy: mio.id, website: 'https://musubi.example' }],
      [`company-${page}`, { flag: 'public', value: true }],
      [`usage-${mio.id}_${page}`, { usageType: 'company' }],
    ]);
  });

  it('is the same page when the queue is sent again', async () => {
    const { first, usage } = registration(fresh());
    await send([first, usage]);
    const { statuses, appended } = await send([first, usage]);
    expect([statuses, appended]).toEqual([['duplicate', 'duplicate'], []]);
  });

  it('names the page that is there already, writes nothing, and holds back the usage', async () => {
    const { page, first } = registration(fresh());
    await send([first]);
    const { service } = first.data as { service: object };
    const { first: second, usage } = registration({ ...service, website: 'http://www.musubi.example' }, sora);
    const { results, statuses, appended } = await send([second, usage], 'sora');
    expect([statuses, appended]).toEqual([['refused', 'blocked'], []]);
    expect(results[0]?.problem).toMatchObject({
      code: 'company-already-registered',
      existing: { id: page },
      errors: [{ field: 'name' }, { field: 'website' }],
    });
  });

  it('is registered once for 10 phones that come together', async () => {
    const form = fresh();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const body = { device: 'phone-1', commands: [registration(form).first] };
        return testApp.send('mio', { method: 'POST', url: '/api/commands', body });
      }),
    );
    const statuses = answers.flatMap(({ json }) => (json.results as { status: string }[]).map(({ status }) => status));
    expect(statuses.sort()).toEqual(['applied', ...Array.from({ length: 9 }, () => 'refused')]);
  });
});

/** The same from a company's owner, with what they add in the second step. */
function ofOwner(owner: object, service: object = fresh()) {
  const page = uuidv7();
  const data = { companyId: page, service, owner: { companyId: companies.tsubame, ...owner } };
  const first = queued('register-service', `company-${page}`, data, { v: 2, expected: 'absent' });
  const usage = queued(
    'declare-usage',
    `usage-${companies.tsubame}_${page}`,
    { holder: { kind: 'company', id: companies.tsubame }, serviceId: page, usageType: 'company-using' },
    { dependsOn: [first.id] },
  );
  return { page, first, usage };
}

describe('a service that a company’s owner registers on the way', () => {
  it('bears the logo that its owner may use, is nobody’s, and is used by their company', async () => {
    const photo = await uploadOf('firm');
    const { page, first, usage } = ofOwner({ photo, copyright: true });
    const { statuses, appended } = await send([first, usage], 'firm');
    expect(statuses).toEqual(['applied', 'applied']);
    expect(appended.map(({ stream, data }) => [stream, data])).toMatchObject([
      [`company-${page}`, { companyId: companyId(page), registeredBy: 'b-firm' }],
      [`company-${page}`, { flag: 'public', value: true }],
      [`company-${page}`, { value: photo }],
      [`usage-${companies.tsubame}_${page}`, { usageType: 'company-using' }],
    ]);
  });

  it('needs no logo', async () => {
    const { statuses, appended } = await send([ofOwner({}).first], 'firm');
    expect([statuses, appended.map(({ type }) => type)]).toEqual([
      ['applied'],
      ['company-registered', 'company-flag-set'],
    ]);
  });

  it('bears any logo that its page could bear: a drawn one, and an admin’s choice', async () => {
    const drawn = ofOwner({ photo: '/images/art/logo-default.svg', copyright: true });
    const chosen = ofOwner({ photo: await uploadOf('sora'), copyright: true });
    expect((await send([drawn.first], 'firm')).statuses).toEqual(['applied']);
    expect((await send([chosen.first], 'admin')).statuses).toEqual(['applied']);
  });

  it.each([
    ['a logo without consent', 'owner.copyright', 'firm', false],
    ['the picture of somebody else', 'owner.photo', 'sora', true],
  ] as const)('is refused with %s', async (_what, field, uploader, copyright) => {
    const { first } = ofOwner({ photo: await uploadOf(uploader), copyright });
    const { results, appended } = await send([first], 'firm');
    expect([appended, results[0]?.status, results[0]?.problem?.errors[0]?.field]).toEqual([[], 'refused', field]);
  });

  it('is refused in the name of a company that its sender does not own', async () => {
    const { results, appended } = await send([ofOwner({}).first], 'rival');
    expect([appended, results[0]?.status, results[0]?.problem?.code]).toEqual([[], 'forbidden', 'forbidden']);
  });
});

describe('refuses, and writes nothing', () => {
  it.each([
    ['no name', { name: ' ' }, 'service.name'],
    ['an unknown category', { category: 'web_service' }, 'service.category'],
    ['a script', { website: 'javascript:alert(1)' }, 'service.website'],
    ['an unknown field', { isVerified: true }, 'service.isVerified'],
  ])('%s', async (_what, wrong, field) => {
    const { results, appended } = await send([registration({ ...missing, ...wrong }).first]);
    expect([appended, results[0]?.status, results[0]?.problem?.errors[0]?.field]).toEqual([[], 'refused', field]);
  });

  it('a page under a chosen name, and one over a page that is there', async () => {
    const named = (id: string) =>
      queued('register-service', `company-${id}`, { companyId: id, service: fresh() }, { expected: 'absent' });
    const { page, first } = registration(fresh());
    await send([first], 'sora');
    const { results, appended } = await send([named('meikan'), named(page)]);
    expect(results.map(({ status, problem }) => [status, problem?.code])).toEqual([
      ['refused', 'invalid'],
      ['refused', 'company-already-registered'],
    ]);
    expect(appended).toEqual([]);
  });
});

it('F35 one beyond the limit waits alone: what stands beside it is carried out', async () => {
  const counting = await openTestApp({ limits: { ...defaultLimits, media: { max: 1, windowMs: 60_000 } } });
  const sendTo = batchesTo(() => counting);
  const [one, two] = [registration(fresh()), registration(fresh())];
  const both = await sendTo([one.first, two.first, two.usage, edits.rename('先へ進む名前')]);
  expect(both.results.map(({ id, status }) => [id, status])).toEqual([
    [one.first.id, 'applied'],
    [two.usage.id, 'blocked'],
    [expect.any(String), 'applied'],
  ]);
  const alone = await sendTo([two.first]);
  expect([alone.status, alone.json.code, alone.appended]).toEqual([429, 'too-many-requests', []]);
  expect(Number(alone.headers['retry-after'])).toBeGreaterThan(0);
  await counting.close();
});
