import { companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, queued } from '../testing/queue.ts';

const { tsubame, kikitome, rival } = companies;
const STREAM = `company-${tsubame}` as const;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

const put = (path: string, body: object, id: string = tsubame) =>
  ({ method: 'PUT', url: `/api/company/${id}/${path}`, body }) as const;
const edit = (changes: object, more: object = {}) =>
  queued('update-company', STREAM, { companyId: tsubame, changes }, more);
const note = (adminNote: string, more: object = {}) =>
  queued('set-admin-note', STREAM, { companyId: tsubame, changes: { adminNote } }, more);

describe('a page is written', () => {
  it.each(['rival', 'sora', 'anonymous'] as const)('not by %s', async (who) => {
    const { status, appended } = await testApp.ask(who, put('why-work-here', { whyWorkHere: '乗っ取り' }));
    expect([status, appended]).toEqual([who === 'anonymous' ? 401 : 403, []]);
  });

  it('by every owner and by admins, in the name of its company', async () => {
    for (const who of ['mio', 'firm', 'admin'] as const) {
      const { status, appended } = await testApp.ask(who, put('why-work-here', { whyWorkHere: `${who}より` }));
      expect([status, appended.map(({ metadata }) => metadata.actingFor)]).toEqual([200, [tsubame]]);
    }
  });

  it('with no other picture than one’s own', async () => {
    const foreign = '/images/01920000-0000-7000-8000-00000000abcd';
    const { status, json, appended } = await testApp.ask('firm', put('cover-photo', { coverPhoto: foreign }));
    expect([status, json.errors, appended]).toMatchObject([422, [{ field: 'coverPhoto' }], []]);
  });

  it('with no more photos than a page shows', async () => {
    const photos = ['thumb-default', 'avatar-1', 'avatar-2'].map((name) => `/images/art/${name}.svg`);
    await testApp.send('firm', put('otherPhotos', { otherPhotos: photos }));
    const { status, appended } = await testApp.ask(
      'firm',
      put('otherPhotoSingle', { otherPhoto: '/images/art/avatar-3.svg' }),
    );
    expect([status, appended]).toEqual([422, []]);
  });

  it.each([
    ['companyIndustry', { companyIndustry: 'astrology' }, 'companyIndustry', '業種'],
    ['companySize', { companySize: -1 }, 'companySize', '従業員数'],
    [
      'mission',
      { companyMission: { missions: ['あ'.repeat(201)], values: [], photos: [] } },
      'companyMission.missions.0',
      '200文字',
    ],
    ['presentation', { presentation: 'javascript:alert(1)' }, 'presentation', 'https://'],
    ['why-work-here', {}, 'whyWorkHere', 'ここで働く理由'],
  ])('with a %s that its rule takes, or told which field is wrong', async (path, body, field, words) => {
    const { status, json, appended } = await testApp.ask('firm', put(path, body));
    expect([status, appended]).toEqual([422, []]);
    expect(json.errors).toMatchObject([{ field, message: expect.stringContaining(words) }]);
  });

  it('and its services’ logos by the company that offers them alone', async () => {
    const logo = '/images/art/logo-default.svg';
    const [own, foreign] = [put(`services/${kikitome}/logo`, { logo }), put(`services/${rival}/logo`, { logo })];
    const { status, appended } = await testApp.ask('firm', own);
    expect([status, appended.map(({ metadata }) => metadata.actingFor)]).toEqual([200, [tsubame]]);
    expect((await testApp.ask('firm', foreign)).status).toBe(403);
    expect((await testApp.ask('rival', put(`services/${kikitome}/logo`, { logo }, rival))).status).toBe(403);
  });

  it('with a note of the admins by admins alone', async () => {
    const { status, appended } = await testApp.ask('firm', put('admin-note', { adminNote: '見せて' }));
    expect([status, appended]).toEqual([403, []]);
    const late = await send([note('見せて')], 'firm');
    expect([late.statuses, late.appended]).toEqual([['forbidden'], []]);
  });

  it('with a trace of whoever tried to note, at once or out of a phone’s queue', async () => {
    const before = testApp.refused.length;
    await testApp.ask('firm', put('admin-note', { adminNote: '見せて' }));
    await send([note('見せて')], 'firm');
    await send([note('運営から')], 'admin');
    expect(testApp.refused.slice(before)).toEqual([
      {
        viewer: expect.objectContaining({ accountId: people.firm.id }),
        call: 'PUT /api/company/:id/admin-note',
        target: `/api/company/${tsubame}/admin-note`,
      },
      {
        viewer: expect.objectContaining({ accountId: people.firm.id }),
        call: 'POST /api/commands',
        target: `set-admin-note ${STREAM}`,
      },
    ]);
  });
});

describe('a link to apply by', () => {
  const link = { hiringUrl: 'https://jobs.example/tsubame' };
  const ofPaid = queued('update-company', `company-${rival}`, { companyId: rival, changes: link });

  it.each(['firm', 'admin'] as const)('is not registered for a company on the free plan by %s', async (who) => {
    const { status, headers, json, appended } = await testApp.ask(who, put('hiring-links', link));
    expect([status, appended]).toEqual([403, []]);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json).toMatchObject({
      code: 'paid-plan-only',
      detail: expect.stringContaining('有料プラン'),
      errors: [{ field: 'hiringUrl' }],
    });
  });

  it('is not asked about before it is known who asks', async () => {
    const statuses = ['anonymous', 'sora', 'rival'] as const;
    const answers = await Promise.all(statuses.map((who) => testApp.ask(who, put('hiring-links', link))));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
    expect(answers.map(({ json }) => json.code)).not.toContain('paid-plan-only');
  });

  it('comes by no other way either: not with the first words on a page, and not out of a phone’s queue', async () => {
    const first = await testApp.ask('firm', put('onboarding', { data: { reading: 'つばめ', ...link } }));
    expect([first.status, first.json.code, first.appended]).toEqual([403, 'paid-plan-only', []]);
    const late = await send([edit(link)], 'firm');
    expect([late.statuses, late.appended]).toEqual([['forbidden'], []]);
    expect(late.results[0]?.problem).toMatchObject({ code: 'paid-plan-only', status: 403 });
  });

  it('is registered on the paid plan, at once or out of a phone’s queue', async () => {
    const paid = await testApp.ask(
      'rival',
      put('hiring-links', { companyHiringUrl: 'https://rival.example/work' }, rival),
    );
    expect([paid.status, paid.json.payload]).toMatchObject([200, { companyHiringUrl: 'https://rival.example/work' }]);
    const late = await send([ofPaid], 'rival');
    expect(late.appended.map(({ type }) => type)).toEqual(['company-hiring-links-changed']);
  });
});

describe('two admins who note at once', () => {
  it('learn what the other noted', async () => {
    const first = await send([note('五月に確認')], 'admin');
    await send([note('六月に確認')], 'admin');
    const late = await send([note('七月に確認', { expected: { revision: first.results[0]?.revision } })], 'admin');
    expect(late.statuses).toEqual(['conflict']);
    expect(late.results[0]?.current).toMatchObject({
      changed: ['sections.admin-note'],
      state: { sections: { 'admin-note': '六月に確認' } },
    });
  });
});

describe('two owners who write at once', () => {
  const art = (name: string) => `/images/art/${name}.svg`;
  it('lose neither’s photo', async () => {
    await testApp.send('firm', put('otherPhotos', { otherPhotos: [] }));
    const added = (['firm', 'mio'] as const).map((who, index) =>
      testApp.send(who, put('otherPhotoSingle', { otherPhoto: art(`avatar-${index + 1}`) })),
    );
    expect((await Promise.all(added)).map(({ status }) => status)).toEqual([200, 200]);
    const { state } = await testApp.deps.handler.load(streams.company(companyId(tsubame)));
    const photos = state.status === 'registered' ? state.sections['other-photos'] : [];
    expect([...photos].sort()).toEqual([art('avatar-1'), art('avatar-2')]);
  });

  it('are told so where one of them says on what', async () => {
    const photos = await testApp.send('firm', put('otherPhotos', { otherPhotos: [] }));
    const { revision } = photos.json.payload as { revision: string };
    const adding = (name: string) => ({
      ...put('otherPhotoSingle', { otherPhoto: art(name) }),
      headers: { 'if-match': `"${revision}"` },
    });
    const added = [await testApp.send('firm', adding('avatar-1')), await testApp.send('mio', adding('avatar-2'))];
    expect(added.map(({ status }) => status)).toEqual([200, 409]);
  });

  it('learn which fields the other changed, and nothing of what admins note', async () => {
    await testApp.send('admin', put('admin-note', { adminNote: '要注意' }));
    const first = await send([edit({ companySize: 10 })], 'firm');
    const revision = first.results[0]?.revision;
    await send([edit({ listedStatus: 'unlisted_company' })], 'firm');
    const late = await send([edit({ companySize: 11 }, { expected: { revision } })], 'mio');
    expect(late.statuses).toEqual(['conflict']);
    const current = late.results[0]?.current;
    expect(current).toMatchObject({ changed: ['sections.listed-status'], by: 'other' });
    expect(JSON.stringify(current)).not.toContain('要注意');
  });

  it('change several sections at once, or none', async () => {
    const both = await send([edit({ companySize: 12, startupStage: 'seed', whyWorkHere: '三つ同時' })], 'mio');
    expect(both.appended.map(({ type }) => type).sort()).toEqual([
      'company-size-changed',
      'company-startup-stage-changed',
      'company-why-work-here-changed',
    ]);
    const none = await send([edit({ companySize: 13, engineerLevelPercentages: [1, 2, 3, 4, 5] })], 'mio');
    expect([none.statuses, none.appended]).toEqual([['refused'], []]);
  });
});
