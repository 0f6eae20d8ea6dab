import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import type { Writer } from '../test-app/write-directory.ts';
import { writeLongLists } from './long-lists.ts';
import { readList } from './read-list.ts';

/** Sora works at Tsubame, which the firm's account owns, and used to work at another page that nobody pays for. */
async function writePublishing(write: Writer): Promise<void> {
  await writeLongLists(write);
  await write.member('tsubame', 'sora', 'NOW-MEMBER');
  await write.member('c-n01', 'sora', 'NOW-MEMBER');
  const job = { category: 'job_engineer' };
  await write.article('job-tsubame', { kind: 'company', id: 'tsubame' }, job);
  await write.article('job-unpaid', { kind: 'company', id: 'c-n01' }, job);
}

const api = apiTestAppPerFile(writePublishing);

const change = (who: 'admin' | 'business-owner', paid: boolean) =>
  api.ask(who, { method: 'PUT', url: `/api/users/firm/${paid ? 'make' : 'disable'}-paid-account` });
const contents = async (kind: string, more = '') =>
  readList(api, `/api/users/belonging-paid-company/articles/sora?limit=50&kind=${kind}${more}`);
const company = async () => (await api.ask('anonymous', { url: '/api/company/tsubame' })).json<{ payload: object }>();
const profile = async () =>
  (await api.ask('anonymous', { url: '/api/users/username/name-sora' })).json<{ payload: object }>();

it('unlocks the limits of the free plan while it lasts, and only by an admin', async () => {
  expect((await change('business-owner', true)).statusCode).toBe(403);
  expect((await company()).payload).toMatchObject({ isPaidAccount: false });
  expect((await contents('job')).ids).toEqual([]);

  const made = await change('admin', true);
  expect(made.json()).toMatchObject({ payload: { userId: 'firm', isPaidAccount: true } });
  await api.caughtUp();
  expect((await company()).payload).toMatchObject({ isPaidAccount: true });
  expect((await readList(api, '/api/company/tsubame/users?limit=50')).total).toBe(13);
  expect((await profile()).payload).toMatchObject({ companyContentCounts: { job: 1, article: 13 } });

  const ended = await change('admin', false);
  expect(ended.json()).toMatchObject({ payload: { userId: 'firm', isPaidAccount: false } });
  await api.caughtUp();
  expect((await readList(api, '/api/company/tsubame/users?limit=50')).total).toBe(8);
  expect((await profile()).payload).toMatchObject({ companyContentCounts: { job: 0, article: 0 } });
});

it('shows publications of paid companies to their present members', async () => {
  await change('admin', true);
  await api.caughtUp();
  expect(await contents('job')).toMatchObject({ ids: ['job-tsubame'], total: 1, counter: { job_engineer: 1 } });
  const articles = await contents('article');
  expect([articles.ids.length, articles.total, articles.counter]).toEqual([13, 13, { tech_blog: 13 }]);
  expect((await contents('article', '&articleCategory=job_engineer')).ids).toEqual([]);
});

it('shows the plan of a company to its present members, and membership to nobody else', async () => {
  const member = z.object({ payload: z.object({ isMemberOfPaidAccount: z.boolean() }) });
  const told = async (who: Who, id: string) =>
    member.parse((await api.ask(who, { url: `/api/company/${id}` })).json()).payload.isMemberOfPaidAccount;
  await change('admin', true);
  await api.caughtUp();
  expect(await told('general', 'tsubame')).toBe(true);
  expect(await told('general', 'c-n01')).toBe(false);
  for (const who of ['anonymous', 'general-owner', 'admin'] as const) expect(await told(who, 'tsubame')).toBe(false);
  await change('admin', false);
  await api.caughtUp();
  expect(await told('general', 'tsubame')).toBe(false);
});

describe('the plan of a person', () => {
  const plan = (paid: boolean) =>
    api.ask('admin', { method: 'PUT', url: `/api/users/mio/${paid ? 'make' : 'disable'}-paid-account` });
  const duration = async (who: Who, query = '') => {
    const answer = await api.ask(who, { url: `/api/users/username/name-mio${query}` });
    return z.object({ payload: z.object({ duration: z.unknown().optional() }) }).parse(answer.json()).payload;
  };
  const listed = async (who: Who) => {
    const answer = await api.ask(who, { url: '/api/users/mio/subscriptions' });
    return answer.statusCode === 200 ? answer.json<{ payload: unknown }>().payload : answer.statusCode;
  };
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

  it('is shown with its start, end and status to the owner and admins only', async () => {
    expect(await duration('general-owner')).toEqual({ duration: null });
    await plan(true);
    await api.caughtUp();
    const active = { duration: { status: 'ACTIVE', start: moment, end: null } };
    for (const who of ['general-owner', 'admin'] as const) expect(await duration(who)).toEqual(active);
    for (const who of ['anonymous', 'general', 'business-owner'] as const) expect(await duration(who)).toEqual({});
    expect(await duration('general-owner', '?preview=true')).toEqual({});
    await plan(false);
    await api.caughtUp();
    expect(await duration('general-owner')).toEqual({ duration: { status: 'ENDED', start: moment, end: moment } });
  });

  it('is listed with its status for the owner only', async () => {
    await plan(true);
    await api.caughtUp();
    expect(await listed('general-owner')).toEqual([{ status: 'ACTIVE', start: moment, end: null }]);
    for (const who of ['anonymous', 'general', 'business-owner', 'admin'] as const) {
      expect(await listed(who)).toBe(who === 'anonymous' ? 401 : 404);
    }
  });
});

it('counts on a profile the users of its person’s services', async () => {
  const userCount = async () => (await profile()).payload;
  expect(await userCount()).toMatchObject({ userCount: 0 });
  await api.write.owner('tsubame', 'sora');
  await api.caughtUp();
  const shown = z.object({ payload: z.array(z.object({ id: z.string(), userCount: z.number() })) });
  const found = shown.parse((await api.ask('anonymous', { url: '/api/company/search?limit=50' })).json());
  const { userCount: users = 0 } = found.payload.find(({ id }) => id === 'tsubame') ?? {};
  expect(users).toBeGreaterThan(0);
  expect(await userCount()).toMatchObject({ userCount: users });
});

it('is unknown for an account that does not exist', async () => {
  const answer = await api.ask('admin', { method: 'PUT', url: '/api/users/nobody/make-paid-account' });
  expect(answer.statusCode).toBe(404);
});
