import { eventually } from '@meikan/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Request, Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(async (write) => {
  for (const id of ['aoi', 'beni', 'chie']) await write.person(id);
  await write.company('tsubame', { name: '株式会社つばめ' });
  await write.owner('tsubame', 'mio');
  await write.article('essay', { kind: 'user', id: 'mio' }, { name: '静かな仕事', category: 'private_blog_diary' });
});

const thing = z.object({
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable(), standing: z.string() }),
  reports: z.array(
    z.object({
      reporter: z.object({ id: z.string(), name: z.string(), isPerson: z.boolean() }),
      reason: z.string(),
      text: z.string(),
    }),
  ),
  reportCount: z.number(),
  mainReason: z.string(),
  upTo: z.string(),
  ruling: z.object({ hiddenFor: z.string().nullable(), isLast: z.boolean() }).nullable(),
  earlierRulings: z.number(),
});
const things = z.object({ payload: z.array(thing) });

async function ask(who: Who, request: Request) {
  const answer = await api.ask(who, request);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

type Target = readonly ['user' | 'company' | 'article', string];
const urlOf = ([kind, id]: Target) => `/api/reports/${kind}/${id}`;
const report = (who: Who, target: Target, body: object) => ask(who, { method: 'PUT', url: urlOf(target), body });
const withdraw = (who: Who, target: Target) => ask(who, { method: 'DELETE', url: urlOf(target) });

/** What admins read of a thing, once all that happened is there to be read. */
async function listed(state: 'open' | 'answered', [kind, id]: Target) {
  await api.caughtUp();
  const answer = await ask('admin', { url: `/api/reports?state=${state}&limit=50` });
  return things.parse(answer.json()).payload.filter(({ target }) => target.kind === kind && target.id === id);
}

async function rule(target: Target, hiddenFor: string | null) {
  const [waiting] = await listed('open', target);
  const upTo = waiting?.upTo ?? '';
  await ask('admin', { method: 'PUT', url: `${urlOf(target)}/ruling`, body: { hiddenFor, upTo } });
  return upTo;
}
const takeBack = (target: Target, upTo: string) =>
  ask('admin', { method: 'DELETE', url: `${urlOf(target)}/ruling`, body: { upTo } });

/** What somebody reads of what they reported. */
async function own(who: Who, [kind, id]: Target) {
  await api.caughtUp();
  const { payload } = z
    .object({ payload: z.array(z.looseObject({ target: z.looseObject({ kind: z.string(), id: z.string() }) })) })
    .parse((await ask(who, { url: '/api/users/reports?limit=50' })).json());
  return payload.filter(({ target }) => target.kind === kind && target.id === id);
}

const statusOf = async (url: string) => (await api.ask('anonymous', { url })).statusCode;

describe('a report', () => {
  const ofAoi: Target = ['user', 'aoi'];

  it('is read by its reporter and by admins, with all that others say of the same thing', async () => {
    await report('general', ofAoi, { reason: 'spam', text: '広告ばかりです。' });
    await report('business-other', ofAoi, { reason: 'impersonation' });
    await report('general-owner', ofAoi, { reason: 'impersonation' });
    const [row, ...others] = await listed('open', ofAoi);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      target: { kind: 'user', id: 'aoi', name: '利用者aoi', standing: 'shown' },
      ...{ reportCount: 3, mainReason: 'impersonation', ruling: null, earlierRulings: 0 },
    });
    expect(row?.reports).toContainEqual({
      reporter: { id: 'sora', name: '利用者sora', isPerson: true },
      ...{ reason: 'spam', text: '広告ばかりです。' },
    });
    expect(row?.reports.find(({ reporter }) => reporter.id === 'rival')?.reporter.isPerson).toBe(false);
    expect(await own('general', ofAoi)).toMatchObject([
      { target: { name: '利用者aoi' }, reason: 'spam', text: '広告ばかりです。', standing: 'open', answeredAt: null },
    ]);
    expect(await own('member-of-paid', ofAoi)).toEqual([]);
  });

  it('replaces the one before, and is taken back', async () => {
    const target: Target = ['company', 'tsubame'];
    await report('general', target, { reason: 'spam' });
    await report('general', target, { reason: 'other', text: '電話番号が違います。' });
    expect(await listed('open', target)).toMatchObject([{ reportCount: 1, mainReason: 'other' }]);
    await withdraw('general', target);
    expect([await listed('open', target), await own('general', target)]).toEqual([[], []]);
  });

  it('is not told to whom it is about', async () => {
    const answer = await api.ask('general-owner', { url: '/api/reports' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('an answer', () => {
  const ofBeni: Target = ['user', 'beni'];
  const profile = '/api/users/username/name-beni';

  it('hides a person from everybody, tells its reporter, and is taken back with a way to answer anew', async () => {
    await report('general', ofBeni, { reason: 'privacy' });
    const upTo = await rule(ofBeni, 'privacy');
    expect(await listed('open', ofBeni)).toEqual([]);
    expect(await listed('answered', ofBeni)).toMatchObject([
      { target: { standing: 'hidden', name: '利用者beni' }, ruling: { hiddenFor: 'privacy', isLast: true }, upTo },
    ]);
    expect(await own('general', ofBeni)).toMatchObject([
      { target: { name: null }, standing: 'hidden', answeredAt: expect.any(String) },
    ]);
    expect(await statusOf(profile)).toBe(404);
    await takeBack(ofBeni, upTo);
    expect(await listed('open', ofBeni)).toMatchObject([{ target: { standing: 'shown' }, upTo }]);
    expect(await own('general', ofBeni)).toMatchObject([{ standing: 'open' }]);
    expect(await statusOf(profile)).toBe(200);
  });

  it('answers what was reported until then, and not what is reported later', async () => {
    const ofChie: Target = ['user', 'chie'];
    await report('general', ofChie, { reason: 'spam' });
    const first = await rule(ofChie, null);
    expect(await own('general', ofChie)).toMatchObject([{ standing: 'kept' }]);
    // Until the clock shows another moment than that of the report before.
    await eventually(async () => {
      await report('general-owner', ofChie, { reason: 'hate' });
      const [row] = await listed('open', ofChie);
      return row !== undefined && row.upTo > first;
    });
    expect(await listed('open', ofChie)).toMatchObject([{ reportCount: 1, mainReason: 'hate', earlierRulings: 1 }]);
    const second = await rule(ofChie, 'hate');
    const [last, before] = await listed('answered', ofChie);
    expect([last?.upTo, last?.ruling?.isLast, last?.reportCount]).toEqual([second, true, 1]);
    expect([before?.upTo, before?.ruling?.isLast, before?.reportCount]).toEqual([first, false, 1]);
    expect(await own('general', ofChie)).toMatchObject([{ standing: 'kept' }]);
    expect(await own('general-owner', ofChie)).toMatchObject([{ standing: 'hidden' }]);
    const refused = await api.ask('admin', {
      method: 'DELETE',
      url: `${urlOf(ofChie)}/ruling`,
      body: { upTo: first },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'ruling-replaced' }]);
  });

  it('removes an article, and brings it back as it was', async () => {
    const target: Target = ['article', 'essay'];
    const page = '/api/articles/essay';
    await report('general', target, { reason: 'copyright' });
    const upTo = await rule(target, 'copyright');
    await api.caughtUp();
    expect(await statusOf(page)).toBe(404);
    expect(await listed('answered', target)).toMatchObject([{ target: { standing: 'gone', name: null } }]);
    await takeBack(target, upTo);
    await api.caughtUp();
    expect(await statusOf(page)).toBe(200);
  });

  it('hides the page of a company', async () => {
    const target: Target = ['company', 'tsubame'];
    await report('general', target, { reason: 'impersonation' });
    const upTo = await rule(target, 'impersonation');
    expect(await listed('answered', target)).toMatchObject([
      { target: { standing: 'hidden', name: '株式会社つばめ' } },
    ]);
    await takeBack(target, upTo);
    expect(await listed('open', target)).toMatchObject([{ target: { standing: 'shown' } }]);
  });
});
