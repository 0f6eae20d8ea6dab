import { companyId, instant } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { defaultLimits, mailedSecretHash, uuidv7 } from '@meikan/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, invitations, people } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { post, put, remove } from '../testing/requests.ts';

let testApp: TestApp;
let now = new Date('2026-11-21T12:00:00.000Z');
beforeAll(async () => {
  testApp = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => testApp.close());

const { ofSora, ofRiku } = invitations;
const page = `/api/company/${companies.rival}`;
const accept = (token: string) => post(`${page}/invitations/accept`, { token });
const read = (token: string) => post(`${page}/invitations/read`, { token });
const told = async (who: Who, asked: Asked) => {
  const { status, json, appended } = await testApp.ask(who, asked);
  return [status, json.code ?? json.payload, appended.map(({ type }) => type)];
};

describe('an invitation', () => {
  it('says to whoever has its secret what it is for, signed in or not', async () => {
    expect(await told('anonymous', read(ofSora.secret))).toEqual([
      200,
      {
        companyId: companies.rival,
        companyName: `会社 ${companies.rival}`,
        standing: 'open',
        expiresAt: '2026-11-28T12:00:00.000Z',
        handOver: false,
      },
      [],
    ]);
    expect(await told('anonymous', read('Z'.repeat(43)))).toEqual([404, 'invitation-unknown', []]);
  });

  it('is nothing for another address, nor for another page', async () => {
    expect(await told('mio', accept(ofSora.secret))).toEqual([403, 'invitation-of-another', []]);
    const elsewhere = post(`/api/company/${companies.tsubame}/invitations/accept`, { token: ofSora.secret });
    expect(await told('sora', elsewhere)).toEqual([404, 'invitation-unknown', []]);
  });

  it('answers alike whether or not its address has an account', async () => {
    const asked = async (email: string) => {
      const { status, json, appended } = await testApp.ask('rival', post(`${page}/invitations`, { email }));
      return [status, Object.keys(Object(json.payload)), appended.map(({ type }) => type)];
    };
    expect(await asked(`${people.mio.id}@example.jp`)).toEqual(await asked('nobody@example.jp'));
  });

  it('goes to one address once at a time', async () => {
    const again = post(`${page}/invitations`, { email: ofSora.address.toUpperCase() });
    const { status, json } = await testApp.ask('rival', again);
    expect([status, json.code]).toEqual([409, 'already-invited']);
    expect(json.errors).toMatchObject([{ field: 'email' }]);
  });

  it('refuses what is no address', async () => {
    const { status, json } = await testApp.ask('rival', post(`${page}/invitations`, { email: 'sora' }));
    expect([status, json.errors]).toMatchObject([422, [{ field: 'email', code: 'not-an-email' }]]);
  });

  it('is accepted by one of many at once, and by nobody after', async () => {
    const before = await testApp.log.head();
    const answers = await Promise.all(Array.from({ length: 10 }, () => testApp.send('sora', accept(ofSora.secret))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await testApp.since(before)).map(({ type }) => type)).toEqual(['invitation-accepted', 'owner-added']);
    expect(await told('sora', put(`${page}/mission`, mission))).toMatchObject([200, {}, ['company-mission-changed']]);
    expect(await told('anonymous', read(ofSora.secret))).toMatchObject([200, { standing: 'accepted' }, []]);
  });

  it('does not bring back an owner who was removed, whose next write is refused', async () => {
    expect(await told('rival', remove(`${page}/owners/${people.sora.id}`))).toMatchObject([
      200,
      { isOwner: false },
      ['owner-removed'],
    ]);
    expect(await told('sora', put(`${page}/mission`, mission))).toEqual([403, 'forbidden', []]);
    expect(await told('sora', accept(ofSora.secret))).toEqual([410, 'invitation-used', []]);
  });

  it('is over after seven days', async () => {
    now = new Date('2026-11-28T12:00:00.000Z');
    expect(await told('anonymous', read(ofRiku.secret))).toMatchObject([200, { standing: 'expired' }, []]);
    now = new Date('2026-11-21T12:00:00.000Z');
  });
});

const mission = { companyMission: { missions: ['出会いをつくる'], values: [], photos: [] } };

describe('the last owner', () => {
  it.each([
    ['leave', 'rival', post(`${page}/leave`)],
    ['be removed', 'rival', remove(`${page}/owners/${people.rival.id}`)],
    ['be removed by an admin', 'admin', remove(`${page}/owners/${people.rival.id}`)],
  ] as const)('cannot %s, and is told what to do first', async (_, who, asked) => {
    const { status, json, appended } = await testApp.ask(who, asked);
    expect([status, json.code, appended]).toEqual([409, 'last-owner', []]);
    expect(json.detail).toContain('先にほかの人を招待し');
  });

  it('cannot hand over to somebody who owns nothing', async () => {
    expect(await told('rival', post(`${page}/transfer`, { userId: people.mio.id }))).toEqual([409, 'not-an-owner', []]);
  });
});

describe('who was removed', () => {
  const ofMio = `/api/company/${companies.tsubame}/owners/${people.mio.id}`;
  it('can be let in again within the hour, and by owners only', async () => {
    await testApp.ask('firm', remove(ofMio));
    expect(await told('mio', put(ofMio))).toEqual([403, 'forbidden', []]);
    now = new Date('2026-11-21T13:00:00.000Z');
    expect(await told('firm', put(ofMio))).toMatchObject([200, { isOwner: true }, ['owner-added']]);
  });
  it('has to be asked after it', async () => {
    await testApp.ask('firm', remove(ofMio));
    now = new Date('2026-11-21T14:00:00.001Z');
    expect(await told('firm', put(ofMio))).toEqual([409, 'never-removed', []]);
  });
});

describe('an account that speaks for a company, and accepts to edit another page', () => {
  const offered = `/api/company/${companies.tsubame}`;
  /** As the reactors do, who write the mail with the secret in it. */
  async function issue(invitationId: string, secret: string): Promise<void> {
    const [id, issuedAt] = [companyId(companies.tsubame), instant(now.toISOString())];
    const data = { companyId: id, invitationId, tokenHash: mailedSecretHash(secret), at: issuedAt };
    const actor = { id: 'system', role: 'system' } as const;
    const metadata = { correlationId: invitationId, causationId: invitationId, actor, issuedAt };
    await testApp.deps.handler.handle(
      streams.companymembers(id),
      { type: 'issue-invitation', data },
      { commandId: uuidv7(), metadata },
      { expected: 'any' },
    );
  }
  async function accepted(secret: string) {
    const { json } = await testApp.ask(
      'firm',
      post(`${offered}/invitations`, { email: `${people.rival.id}@example.jp` }),
    );
    await issue((json.payload as { readonly id: string }).id, secret);
    return told('rival', post(`${offered}/invitations/accept`, { token: secret }));
  }

  it('goes on speaking for its own', async () => {
    expect(await accepted('G'.repeat(43))).toMatchObject([200, {}, ['invitation-accepted', 'owner-added']]);
    await testApp.ask('firm', remove(`${offered}/owners/${people.rival.id}`));
  });

  it('speaks for that one when its own was removed', async () => {
    await testApp.ask('admin', remove(page));
    const types = ['invitation-accepted', 'owner-added', 'company-assigned'];
    expect(await accepted('H'.repeat(43))).toMatchObject([200, { isOwner: true }, types]);
    const use = await testApp.ask('rival', post(`/api/company/${companies.kikitome}/usage`));
    expect(use.appended.map(({ stream }) => stream)).toEqual([`usage-${companies.tsubame}_${companies.kikitome}`]);
  });
});

it('mails no more than so many addresses an hour for one account', async () => {
  const counting = await openTestApp({ limits: { ...defaultLimits, invitation: { max: 2, windowMs: 60_000 } } });
  const statuses: number[] = [];
  for (const email of ['a@example.jp', 'b@example.jp', 'c@example.jp']) {
    statuses.push((await counting.send('rival', post(`${page}/invitations`, { email }))).status);
  }
  await counting.close();
  expect(statuses).toEqual([200, 200, 429]);
});
