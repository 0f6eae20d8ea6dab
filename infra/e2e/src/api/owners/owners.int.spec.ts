import { randomUUID } from 'node:crypto';
import { eventually } from '@meikan/testkit';
import { expect, it } from 'vitest';
import type { Request, Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame', { name: '株式会社つばめ' });
  await write.owner('tsubame', 'rival');
  await write.assign('rival', 'tsubame');
});

const page = '/api/company/tsubame';
const mission = (text: string): Request => ({
  method: 'PUT',
  url: `${page}/mission`,
  body: { companyMission: { missions: [text], values: [], photos: [] } },
});
const post = (url: string, body: object = {}): Request => ({ method: 'POST', url, body });

async function payloadOf<T>(who: Who, request: Request): Promise<T> {
  const answer = await api.ask(who, request);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ payload: T }>().payload;
}

type Kept = { readonly to: string; readonly text: string };

/** The secret of the newest mail to an address. */
async function mailedSecret(address: string): Promise<string> {
  let secret: string | undefined;
  await eventually(async () => {
    const mails = (await api.ask('anonymous', { url: '/dev/mailbox.json' })).json<readonly Kept[]>();
    const mail = mails.find(({ to }) => to === address);
    secret = mail && /\/companies\/tsubame\/invitation#([A-Za-z0-9_-]{43})\n/.exec(mail.text)?.[1];
    return secret !== undefined;
  });
  return secret ?? '';
}

/** Asks somebody by mail, who accepts. */
async function invite(who: Who, invited: Who, email: string, more: object = {}): Promise<void> {
  await payloadOf(who, post(`${page}/invitations`, { email, ...more }));
  const token = await mailedSecret(email);
  expect(await payloadOf(invited, post(`${page}/invitations/accept`, { token }))).toMatchObject({ isOwner: true });
}

type Owners = {
  readonly owners: readonly { readonly id: string; readonly name: string; readonly isSelf: boolean }[];
  readonly invitations: readonly { readonly email: string }[];
};

it('lets two owners on two devices edit a page, and rejects the next write of a removed one', async () => {
  await payloadOf('business-other', post(`${page}/invitations`, { email: 'sora@demo.example' }));
  await api.caughtUp();
  const asked = await payloadOf<Owners>('business-other', { url: `${page}/owners` });
  expect(asked).toMatchObject({
    owners: [{ id: 'rival', name: '利用者rival', isSelf: true }],
    invitations: [{ email: 'sora@demo.example', invitedBy: '利用者rival', isExpired: false, handOver: false }],
  });
  const token = await mailedSecret('sora@demo.example');
  const phone = { headers: { authorization: `Bearer ${await api.newToken('general')}` } };
  await payloadOf('general', post(`${page}/invitations/accept`, { token }));
  await api.caughtUp();

  for (const [who, text] of [
    ['business-other', '法人の端末から'],
    ['general', '個人の端末から'],
  ] as const) {
    await payloadOf(who, mission(text));
    expect(await payloadOf(who, { url: page })).toMatchObject({ isOwner: true });
  }
  expect((await api.ask('general', { ...mission('もう一台から'), ...phone })).statusCode).toBe(200);
  const both = await payloadOf<Owners>('general', { url: `${page}/owners` });
  expect(both.owners.map(({ id, isSelf }) => [id, isSelf])).toEqual([
    ['rival', false],
    ['sora', true],
  ]);
  expect(both.invitations).toEqual([]);

  await payloadOf('business-other', { method: 'DELETE', url: `${page}/owners/sora` });
  for (const device of [{}, phone]) {
    const refused = await api.ask('general', { ...mission('あとから'), ...device });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  }
  const queued = {
    ...{ id: randomUUID(), type: 'update-company', v: 1, stream: 'company-tsubame', expected: 'any' },
    data: { companyId: 'tsubame', changes: { otherName: ['つばめ'] } },
    issuedAt: '2026-11-20T08:00:00.000Z',
  };
  const batch = await api.ask('general', post('/api/commands', { device: 'phone-1', commands: [queued] }));
  expect(batch.json().results).toMatchObject([{ status: 'forbidden' }]);
  await api.caughtUp();
  expect(await payloadOf('general', { url: page })).toMatchObject({ isOwner: false });
  expect((await api.ask('general', { url: `${page}/owners` })).statusCode).toBe(403);
});

it('transfers a page to whoever accepts it, with the right to act for it', async () => {
  expect(await payloadOf('business-owner', { url: '/api/me' })).toMatchObject({ companyId: null });
  await invite('business-other', 'business-owner', 'firm@demo.example', { handOver: true });
  expect(await payloadOf('business-owner', { url: '/api/me' })).toMatchObject({ companyId: 'tsubame' });
  expect(await payloadOf('business-other', { url: '/api/me' })).toMatchObject({ companyId: null });
  await payloadOf('business-owner', mission('引き継ぎました'));
  expect((await api.ask('business-other', mission('前の持ち主から'))).statusCode).toBe(403);
  const left = await api.ask('business-owner', post(`${page}/leave`));
  expect([left.statusCode, left.json().code]).toEqual([409, 'last-owner']);
});

it('hides owners and invitations of a page from visitors and other members', async () => {
  for (const who of ['anonymous', 'general', 'business-other'] as const) {
    const { statusCode, body } = await api.ask(who, { url: `${page}/owners` });
    expect([who === 'anonymous' ? 401 : 403, body.includes('demo.example')]).toEqual([statusCode, false]);
  }
});
