import { type ReportTarget, reportTarget } from '@meikan/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakingLog } from '../testing/breaking-log.ts';
import { articles, companies, people } from '../testing/directory.ts';
import { type Asked, openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { put, remove } from '../testing/requests.ts';

const { through, breakAt } = breakingLog();
const now = new Date('2026-11-21T12:00:00.000Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ clock: { now: () => now }, through });
  await setPublic(companies.tsubame, true);
});
afterAll(() => testApp.close());

const ofSora = reportTarget({ kind: 'user', id: people.sora.id });
const ofTsubame = reportTarget({ kind: 'company', id: companies.tsubame });
const anArticle = reportTarget({ kind: 'article', id: articles.ofTsubame });
const url = ({ kind, id }: ReportTarget) => `/api/reports/${kind}/${id}`;
const report = (target: ReportTarget, body: object = { reason: 'spam' }) => put(url(target), body);
const upTo = now.toISOString();
const rule = (target: ReportTarget, hiddenFor: string | null, until = upTo) =>
  put(`${url(target)}/ruling`, { hiddenFor, upTo: until });
const takeBack = (target: ReportTarget): Asked => ({ ...remove(`${url(target)}/ruling`), body: { upTo } });

const setPublic = (company: string, value: boolean) =>
  testApp.ask('admin', put(`/api/company/${company}/public`, { value }));
const told = async (who: Who, asked: Asked) => {
  const { status, json, appended } = await testApp.ask(who, asked);
  return [status, json.code ?? null, appended.map(({ type }) => type)];
};

describe('a report', () => {
  it('asks for a reason that is known, and for words where it is another', async () => {
    const asked = async (body: object) => (await testApp.ask('mio', report(ofSora, body))).json;
    expect(await asked({})).toMatchObject({ errors: [{ field: 'reason' }] });
    expect(await asked({ reason: 'boring' })).toMatchObject({ errors: [{ field: 'reason', code: 'unknown-key' }] });
    expect(await asked({ reason: 'other' })).toMatchObject({
      errors: [{ field: 'text', message: '「その他」を選んだときは、状況を入力してください。' }],
    });
    expect(await asked({ reason: 'spam', text: 'あ'.repeat(1001) })).toMatchObject({ errors: [{ field: 'text' }] });
  });

  it('is made of what its reporter sees, and not of oneself', async () => {
    const missing = [
      reportTarget({ kind: 'user', id: 'u-nobody' }),
      reportTarget({ kind: 'company', id: 'c-nothing' }),
      reportTarget({ kind: 'article', id: 'a-nothing' }),
    ];
    const notPublic = reportTarget({ kind: 'company', id: companies.rival });
    await setPublic(companies.rival, false);
    for (const target of [...missing, notPublic])
      expect(await told('mio', report(target))).toEqual([404, 'not-found', []]);
    expect(await told('sora', report(ofSora))).toEqual([403, 'self-report', []]);
    for (const target of [ofSora, ofTsubame, anArticle])
      expect(await told('rival', report(target))).toEqual([200, null, ['thing-reported']]);
  });

  it('is not made of an article whose author is out of sight, as if there were none', async () => {
    const ofHidden = reportTarget({ kind: 'article', id: articles.ofSora });
    await testApp.ask('sora', put('/api/users/published', { value: false }));
    const { status, json } = await testApp.ask('rival', report(ofHidden));
    expect([status, json.detail]).toEqual([404, 'この記事は見つかりませんでした。']);
    expect(await told('admin', report(ofHidden))).toEqual([200, null, ['thing-reported']]);
    await testApp.ask('sora', put('/api/users/published', { value: true }));
    expect(await told('rival', report(ofHidden))).toEqual([200, null, ['thing-reported']]);
  });

  it('seals what its reporter writes', async () => {
    const { appended } = await testApp.ask('mio', report(ofSora, { reason: 'other', text: '別人の写真です。' }));
    const { data } = appended[0] ?? {};
    expect(data).toMatchObject({ reason: 'other' });
    expect(JSON.stringify(data)).not.toContain('別人の写真です。');
  });
});

describe('an answer to reports', () => {
  it('hides a person, a page, an article, and shows them again when it is taken back', async () => {
    const acts = [
      [ofSora, 'user-disabled', 'user-activated'],
      [ofTsubame, 'company-flag-set', 'company-flag-set'],
      [anArticle, 'article-removed', 'article-restored'],
    ] as const;
    for (const [target, hidden, shown] of acts) {
      expect(await told('admin', rule(target, 'spam'))).toEqual([200, null, [hidden, 'ruling-given']]);
      expect(await told('admin', takeBack(target))).toEqual([200, null, [shown, 'ruling-withdrawn']]);
      expect(await told('admin', takeBack(target))).toEqual([200, null, []]);
    }
  });

  it('leaves a thing as it is where there is nothing to hide', async () => {
    expect(await told('admin', rule(ofSora, null))).toEqual([200, null, ['ruling-given']]);
    expect(await told('admin', takeBack(ofSora))).toEqual([200, null, ['ruling-withdrawn']]);
  });

  it('tells the history why a thing was hidden', async () => {
    const { appended } = await testApp.ask('admin', rule(ofTsubame, 'impersonation'));
    expect(appended[0]?.metadata.reason).toBe('通報への対応：なりすまし・虚偽の所属');
    await testApp.ask('admin', takeBack(ofTsubame));
  });

  it('never brings back what its owner has removed', async () => {
    const own = reportTarget({ kind: 'article', id: articles.ofMio });
    await testApp.ask('mio', remove(`/api/users/${people.mio.id}/article/${articles.ofMio}`));
    expect(await told('admin', rule(own, 'spam'))).toEqual([200, null, ['ruling-given']]);
    expect(await told('admin', takeBack(own))).toEqual([200, null, ['ruling-withdrawn']]);
  });

  it('never publishes what its owner has made a draft', async () => {
    const publish = (value: boolean) =>
      testApp.ask('mio', put(`/api/company/${companies.tsubame}/published`, { value }));
    expect((await publish(false)).status).toBe(200);
    expect(await told('admin', rule(ofTsubame, 'spam'))).toEqual([200, null, ['ruling-given']]);
    expect(await told('admin', takeBack(ofTsubame))).toEqual([200, null, ['ruling-withdrawn']]);
    await setPublic(companies.tsubame, true);
  });

  it('answers no reports that are still to come', async () => {
    expect(await told('admin', rule(ofSora, null, '2027-01-01T00:00:00.000Z'))).toEqual([422, 'invalid', []]);
    expect(await told('admin', rule(ofSora, null, 'yesterday'))).toEqual([422, 'invalid', []]);
  });

  it('is refused where another admin has answered otherwise, and hides nothing', async () => {
    await testApp.ask('admin', rule(anArticle, null));
    expect(await told('admin', rule(anArticle, 'spam'))).toEqual([409, 'reports-answered', []]);
    expect(await told('mio', report(anArticle))).toEqual([200, null, ['thing-reported']]);
  });

  it('is carried on where it was cut off after the thing was hidden', async () => {
    breakAt('ruling');
    expect((await testApp.ask('admin', rule(ofSora, 'spam'))).status).toBe(503);
    breakAt(null);
    expect(await told('admin', rule(ofSora, 'spam'))).toEqual([200, null, ['ruling-given']]);
    expect(await told('admin', takeBack(ofSora))).toEqual([200, null, ['user-activated', 'ruling-withdrawn']]);
  });
});
