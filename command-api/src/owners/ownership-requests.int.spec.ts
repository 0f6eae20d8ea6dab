import { companyId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { defaultLimits, mailedSecretHash, uuidv7 } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakingLog } from '../testing/breaking-log.ts';
import { companies, ownershipProof, people } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { post, put, remove } from '../testing/requests.ts';

const { through, breakAt } = breakingLog();
let testApp: TestApp;
let now = new Date('2026-11-21T12:00:00.000Z');
beforeAll(async () => {
  testApp = await openTestApp({ clock: { now: () => now }, through });
});
afterAll(() => testApp.close());

const url = (company: string) => `/api/company/${company}/ownership-request`;
const ask = (company: string, body: object) => put(url(company), body);
const prove = (company: string, token: string) => post(`${url(company)}/prove`, { token });
const answer = (company: string, person: string, body: object) => put(`${url(company)}s/${person}`, body);
const words = { message: '広報を担当しています。' };
const mail = { email: 'Info@KIKITOME.example' };
const no = { granted: false, reason: '会社との関わりを確かめられませんでした。' };
const told = async (who: Who, asked: Asked) => {
  const { status, json, appended } = await testApp.ask(who, asked);
  return [status, json.code ?? json.payload, appended.map(({ type }) => type)];
};

/** Writes the mail's secret down as the reactors do. */
async function issue(company: string, person: string, secret: string): Promise<void> {
  const [id, who] = [companyId(company), userId(person)];
  const { handler } = testApp.deps;
  const { state } = await handler.load(streams.companymembers(id));
  const request = state.requests.find((one) => one.userId === who);
  if (request === undefined) throw new Error(`${person} has asked nothing`);
  const { askedAt } = request;
  const data = { companyId: id, userId: who, askedAt, tokenHash: mailedSecretHash(secret), at: askedAt };
  const commandId = uuidv7();
  const actor = { id: 'system', role: 'system' } as const;
  await handler.handle(
    streams.companymembers(id),
    { type: 'issue-ownership-proof', data },
    { commandId, metadata: { correlationId: commandId, causationId: commandId, actor, issuedAt: askedAt } },
    { expected: 'any' },
  );
}

describe('a request to edit a page', () => {
  it('asks for words where no mail is sent, and for an address of the website', async () => {
    const asked = async (body: object, page: string = companies.kikitome) =>
      (await testApp.ask('sora', ask(page, body))).json;
    expect(await asked({})).toMatchObject({ errors: [{ field: 'message' }] });
    expect(await asked({ email: 'sora' })).toMatchObject({ errors: [{ field: 'email', code: 'not-an-email' }] });
    for (const email of ['sora@gmail.com', 'sora@mail.kikitome.example', 'sora@kikitome.example.jp'])
      expect(await asked({ email })).toMatchObject({
        detail: '@kikitome.example のメールアドレスを入力してください。',
        errors: [{ field: 'email', code: 'not-of-site' }],
      });
    // Where everybody can have an address, no address shows anything.
    expect(await asked({ email: 'sora@example.com' }, companies.tsubame)).toMatchObject({
      detail: expect.stringMatching(/^このページは、メールでは確認できません。/),
    });
  });

  it('is answered for an owner, and rejects a page that is not there', async () => {
    expect(await told('firm', ask(companies.tsubame, words))).toEqual([200, { standing: 'granted' }, []]);
    expect(await told('sora', ask('c-nowhere', words))).toEqual([404, 'not-found', []]);
    expect(await told('sora', remove(url(companies.kikitome)))).toEqual([404, 'ownership-request-unknown', []]);
  });

  it('is an admin’s to answer, once, lets the account of a company speak for it, and is carried on where that was cut off', async () => {
    expect(await told('newcomer', ask(companies.tsubame, words))).toEqual([
      200,
      { standing: 'open' },
      ['ownership-requested'],
    ]);
    const granted = answer(companies.tsubame, people.newcomer.id, { granted: true });
    expect(await told('firm', granted)).toEqual([403, 'admin-only', []]);
    const types = ['ownership-granted', 'owner-added', 'company-assigned'];
    // Cut off before the account follows; whoever presses again, with another id, carries it on.
    breakAt('account');
    const cut = await testApp.ask('admin', granted);
    expect([cut.status, cut.appended.map(({ type }) => type)]).toEqual([503, types.slice(0, 2)]);
    breakAt(null);
    expect(await told('admin', granted)).toEqual([200, { standing: 'granted' }, types.slice(2)]);
    expect(await told('admin', granted)).toEqual([200, { standing: 'granted' }, []]);
    expect(await told('admin', answer(companies.tsubame, people.newcomer.id, no))).toEqual([
      409,
      'ownership-request-answered',
      [],
    ]);
  });

  it('rejects a no without a reason', async () => {
    const { status, json } = await testApp.ask(
      'admin',
      answer(companies.rival, people.sora.id, { ...no, reason: ' ' }),
    );
    expect([status, json.errors]).toMatchObject([422, [{ field: 'reason' }]]);
  });

  it('can be made again after a no', async () => {
    const declined = [200, { standing: 'declined' }, ['ownership-declined']];
    expect(await told('admin', answer(companies.rival, people.sora.id, no))).toEqual(declined);
    expect(await told('sora', ask(companies.rival, words))).toMatchObject([200, { standing: 'open' }, {}]);
  });
});

describe('the mail to an address of the website', () => {
  const { secret } = ownershipProof;

  it('is nothing for another account, nor for another page', async () => {
    expect(await told('mio', prove(companies.kikitome, secret))).toEqual([403, 'ownership-proof-of-another', []]);
    expect(await told('rival', prove(companies.tsubame, secret))).toEqual([404, 'ownership-proof-unknown', []]);
    expect(await told('anonymous', prove(companies.kikitome, secret))).toMatchObject([401, {}, []]);
  });

  it('is nothing once the page has another website', async () => {
    const change = async (website: string) => {
      const url = `/api/company/${companies.kikitome}`;
      expect((await testApp.ask('admin', { method: 'PUT', url, form: { website } })).status).toBe(200);
    };
    await change('https://another.example');
    expect(await told('rival', prove(companies.kikitome, secret))).toEqual([409, 'ownership-proof-of-other-site', []]);
    await change('https://kikitome.example');
  });

  it('makes an owner of one of many at once where nobody owns the page, and leaves the next to an admin', async () => {
    await testApp.ask('mio', ask(companies.kikitome, mail));
    await issue(companies.kikitome, people.mio.id, 'M'.repeat(43));
    const before = await testApp.log.head();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => testApp.send('rival', prove(companies.kikitome, secret))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await testApp.since(before)).map(({ type }) => type)).toEqual(['ownership-proved', 'owner-added']);
    expect(await told('mio', prove(companies.kikitome, 'M'.repeat(43)))).toEqual([
      200,
      { standing: 'open' },
      ['ownership-proved'],
    ]);
  });

  it('is over after a day', async () => {
    await testApp.ask('sora', ask(companies.kikitome, mail));
    await issue(companies.kikitome, people.sora.id, 'S'.repeat(43));
    now = new Date('2026-11-22T12:00:00.000Z');
    expect(await told('sora', prove(companies.kikitome, 'S'.repeat(43)))).toEqual([410, 'ownership-proof-expired', []]);
  });
});

it('asks for no more than so many pages an hour for one account', async () => {
  const counting = await openTestApp({ limits: { ...defaultLimits, invitation: { max: 1, windowMs: 60_000 } } });
  const statuses: number[] = [];
  for (const body of [words, { message: '人事を担当しています。' }])
    statuses.push((await counting.send('sora', ask(companies.tsubame, body))).status);
  await counting.close();
  expect(statuses).toEqual([200, 429]);
});
