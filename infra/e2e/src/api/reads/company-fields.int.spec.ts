import { getCompany } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { companyParts } from '../matrix/company-parts.ts';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const PAGE = '/api/company/tsubame';
const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame');
  await write.owner('tsubame', 'mio');
  await write.owner('tsubame', 'firm');
  await write.assign('firm', 'tsubame');
});

async function read(who: Who, url = PAGE, headers: Record<string, string> = {}) {
  const answer = await api.ask(who, { url, headers });
  const { payload } = z.object({ payload: getCompany.answer }).parse(answer.json());
  if (!('isOwner' in payload)) throw new Error('The page is public, and was answered as a private one.');
  return payload;
}

async function put(who: Who, part: string, body: object) {
  const answer = await api.ask(who, { method: 'PUT', url: `${PAGE}/${part}`, body });
  expect([part, answer.statusCode]).toEqual([part, 200]);
  return { 'read-after': String(answer.headers['event-position']) };
}

it('answers editable fields to a page’s owners and to admins, to nobody else, and not in a preview', async () => {
  for (const who of ['general-owner', 'business-owner', 'admin'] as const) {
    expect((await read(who)).fields).toMatchObject({ name: '会社tsubame', category: 'sns_community' });
    expect(await read(who, `${PAGE}?preview=true`)).not.toHaveProperty('fields');
  }
  for (const who of ['anonymous', 'general', 'business-other'] as const) {
    expect(await read(who)).not.toHaveProperty('fields');
  }
});

it('answers feeds to a page’s owners and to admins, to nobody else, and not in a preview', async () => {
  await api.write.feed('f-1', { kind: 'company', id: 'tsubame' });
  await api.caughtUp();
  for (const who of ['general-owner', 'business-owner', 'admin'] as const) {
    expect((await read(who)).rssFeedConfigs).toMatchObject([{ id: 'f-1', rssName: '新着', category: 'tech_blog' }]);
    expect(await read(who, `${PAGE}?preview=true`)).not.toHaveProperty('rssFeedConfigs');
  }
  for (const who of ['anonymous', 'general', 'business-other'] as const) {
    expect(await read(who)).not.toHaveProperty('rssFeedConfigs');
  }
});

it('says whether a page has an owner', async () => {
  await api.write.company('unkept');
  await api.caughtUp();
  expect((await read('anonymous')).hasPage).toBe(true);
  expect((await read('anonymous', '/api/company/unkept')).hasPage).toBe(false);
});

it('answers the counts of a company beside its own fields', async () => {
  const figures = {
    insuredPersonInPensionService: 120,
    insuredPersonIncreaseCount: 7,
    numberWorkerChangePer3Months: -2,
    totalFinance: 30_000_000_000,
  };
  await api.write.company('counted');
  await api.write.section('counted', { section: 'figures', value: figures });
  await api.caughtUp();
  expect(await read('anonymous', '/api/company/counted')).toMatchObject(figures);
});

it('answers the notes of admins to admins only', async () => {
  const after = await put('admin', 'admin-note', { adminNote: '次の確認は六月' });
  expect((await read('admin', PAGE, after)).adminNote).toBe('次の確認は六月');
  for (const who of ['anonymous', 'business-owner'] as const) {
    const page = await read(who, PAGE, after);
    expect(JSON.stringify(page)).not.toContain('次の確認は六月');
    expect(page).not.toHaveProperty('adminNote');
  }
});

it('shows every part as soon as its owner has written it', async () => {
  let after = {};
  for (const [part, body] of Object.entries(companyParts)) after = await put('business-owner', part, body);
  expect(await read('anonymous', PAGE, after)).toMatchObject({
    reading: 'つばめ',
    companyMission: { missions: '出会いをつくる', values: ['正直'] },
    otherName: 'ツバメ',
    size: 42,
    companySize: 'size_30_50',
    compRetirementRate: 4.5,
    teamCharacteristics: { calm_lively: 2 },
    hiddenTabs: [19],
    engineerOrganization: '三つの組',
    logo: '/images/art/thumb-default.svg',
  });
});
