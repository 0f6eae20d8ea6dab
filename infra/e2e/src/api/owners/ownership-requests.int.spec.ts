import { eventually } from '@meikan/testkit';
import { describe, expect, it } from 'vitest';
import { accounts, type Request, type SignedIn, type Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame', { name: '株式会社つばめ', website: 'https://tsubame.example' });
  await write.owner('tsubame', 'rival');
  await write.owner('tsubame', 'mio');
  await write.company('kikitome', { name: 'ききとめ', website: 'https://www.kikitome.example', public: false });
});

type Page = 'tsubame' | 'kikitome';
const url = (page: Page) => `/api/company/${page}/ownership-request`;
const mission = (page: Page): Request => ({
  method: 'PUT',
  url: `/api/company/${page}/mission`,
  body: { companyMission: { missions: ['聞いて残す'], values: [], photos: [] } },
});

async function payloadOf<T>(who: Who, request: Request): Promise<T> {
  const answer = await api.ask(who, request);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ payload: T }>().payload;
}

const proofOf = (page: Page, token: string): Request => ({
  method: 'POST',
  url: `${url(page)}/prove`,
  body: { token },
});
const ask = (who: Who, page: Page, body: object) => payloadOf(who, { method: 'PUT', url: url(page), body });
const decide = (who: SignedIn, page: Page, body: object) =>
  payloadOf('admin', { method: 'PUT', url: `${url(page)}s/${accounts[who].id}`, body });

/** What somebody reads of their own request, once all that happened is there to be read. */
async function own(who: Who, page: Page) {
  await api.caughtUp();
  return payloadOf<{ readonly request: object | null }>(who, { url: url(page) });
}

type Listed = { readonly company: { readonly id: string }; readonly requester: { readonly id: string } };

/** What the admin's list says of a person and a page: one row, or none. */
async function listed(state: 'open' | 'answered', who: SignedIn, page: Page): Promise<readonly Listed[]> {
  await api.caughtUp();
  const rows = await payloadOf<readonly Listed[]>('admin', { url: `/api/company/ownership-requests?state=${state}` });
  return rows.filter(({ company, requester }) => company.id === page && requester.id === accounts[who].id);
}

/** The secret of the mail to an address, about a page. */
async function mailedSecret(address: string, page: Page): Promise<string> {
  const link = new RegExp(`/companies/${page}/ownership#([A-Za-z0-9_-]{43})\\n`);
  let secret: string | undefined;
  await eventually(async () => {
    const answer = await api.ask('anonymous', { url: '/dev/mailbox.json' });
    const mail = answer.json<readonly { to: string; text: string }[]>().find(({ to }) => to === address);
    secret = mail && link.exec(mail.text)?.[1];
    return secret !== undefined;
  });
  return secret ?? '';
}

describe('a request without a mail', () => {
  const message = '広報を担当しています。';
  const reason = '会社との関わりを確かめられませんでした。';

  it('is read by the asker, and listed for admins with asker, website and owners', async () => {
    expect(await ask('general', 'tsubame', { message })).toEqual({ standing: 'open' });
    expect(await own('general', 'tsubame')).toEqual({
      ...{ companyName: '株式会社つばめ', isOwner: false, isOwned: true, mailDomains: ['tsubame.example'] },
      request: {
        ...{ standing: 'open', message, provedDomain: null, reason: null, askedAt: expect.any(String) },
        ...{ email: null, expiresAt: null, isExpired: false },
      },
    });
    const page = { id: 'tsubame', name: '株式会社つばめ', website: 'https://tsubame.example', isPublic: true };
    const requester = { id: 'sora', name: '利用者sora', email: 'sora@demo.example', isPerson: true };
    const [row, ...others] = await listed('open', 'general', 'tsubame');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ standing: 'open', message, provedDomain: null, answeredAt: null, requester });
    expect(row).toMatchObject({ company: page, ownerNames: ['利用者mio', '利用者rival'] });
  });

  it('tells the asker the reason when an admin declines, and is listed as answered', async () => {
    await ask('member-of-paid', 'tsubame', { message });
    expect(await decide('member-of-paid', 'tsubame', { granted: false, reason })).toEqual({ standing: 'declined' });
    expect(await own('member-of-paid', 'tsubame')).toMatchObject({ request: { standing: 'declined', reason } });
    expect(await listed('open', 'member-of-paid', 'tsubame')).toEqual([]);
    expect(await listed('answered', 'member-of-paid', 'tsubame')).toMatchObject([
      { standing: 'declined', reason, answeredAt: expect.any(String) },
    ]);
    const refused = await api.ask('member-of-paid', mission('tsubame'));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  });

  it('is in neither list once the asker withdraws it', async () => {
    await ask('business-owner', 'tsubame', { message });
    const requester = { id: 'firm', name: '利用者firm', email: 'firm@demo.example', isPerson: false };
    expect(await listed('open', 'business-owner', 'tsubame')).toMatchObject([{ requester }]);
    await payloadOf('business-owner', { method: 'DELETE', url: url('tsubame') });
    expect(await own('business-owner', 'tsubame')).toMatchObject({ request: { standing: 'withdrawn' } });
    expect(await listed('open', 'business-owner', 'tsubame')).toEqual([]);
    expect(await listed('answered', 'business-owner', 'tsubame')).toEqual([]);
  });
});

describe('a request by mail', () => {
  it('makes an owner of an unowned page, and is listed as answered with the domain', async () => {
    const email = 'info@kikitome.example';
    expect(await ask('general', 'kikitome', { email })).toEqual({ standing: 'mailed' });
    expect(await own('general', 'kikitome')).toMatchObject({
      ...{ isOwner: false, isOwned: false, mailDomains: ['kikitome.example'] },
      request: { standing: 'mailed', email, isExpired: false },
    });
    expect(await listed('open', 'general', 'kikitome')).toEqual([]);
    expect((await api.ask('general', mission('kikitome'))).statusCode).toBe(403);

    const proof = proofOf('kikitome', await mailedSecret(email, 'kikitome'));
    const another = await api.ask('business-owner', proof);
    expect([another.statusCode, another.json().code]).toEqual([403, 'ownership-proof-of-another']);
    expect(await payloadOf('general', proof)).toEqual({ standing: 'granted' });
    await payloadOf('general', mission('kikitome'));
    expect(await own('general', 'kikitome')).toMatchObject({
      ...{ isOwner: true, isOwned: true },
      request: { standing: 'granted', provedDomain: 'kikitome.example' },
    });
    expect(await listed('answered', 'general', 'kikitome')).toMatchObject([
      { standing: 'granted', provedDomain: 'kikitome.example', ownerNames: ['利用者sora'] },
    ]);
  });

  it('leaves an owned page to an admin, who grants it', async () => {
    const email = 'staff@tsubame.example';
    await ask('member-of-paid', 'tsubame', { email });
    expect(await listed('open', 'member-of-paid', 'tsubame')).toEqual([]);
    const token = await mailedSecret(email, 'tsubame');
    expect(await payloadOf('member-of-paid', proofOf('tsubame', token))).toEqual({ standing: 'open' });
    expect((await api.ask('member-of-paid', mission('tsubame'))).statusCode).toBe(403);
    expect(await listed('open', 'member-of-paid', 'tsubame')).toMatchObject([
      { standing: 'open', provedDomain: 'tsubame.example', answeredAt: null },
    ]);
    expect(await decide('member-of-paid', 'tsubame', { granted: true })).toEqual({ standing: 'granted' });
    await payloadOf('member-of-paid', mission('tsubame'));
    expect(await own('member-of-paid', 'tsubame')).toMatchObject({ isOwner: true, request: { standing: 'granted' } });
    expect(await listed('open', 'member-of-paid', 'tsubame')).toEqual([]);
  });
});

it('shows a request to nobody but its asker and admins', async () => {
  await ask('general', 'tsubame', { message: '人事を担当しています。' });
  expect(await own('general', 'tsubame')).toMatchObject({ request: { message: '人事を担当しています。' } });
  for (const who of ['general-owner', 'business-other', 'admin'] as const) {
    const { request } = await own(who, 'tsubame');
    expect([who, request]).toEqual([who, null]);
  }
  for (const who of ['general-owner', 'business-other'] as const) {
    const refused = await api.ask(who, { url: '/api/company/ownership-requests' });
    expect([who, refused.statusCode, refused.json().code]).toEqual([who, 403, 'admin-only']);
  }
});
