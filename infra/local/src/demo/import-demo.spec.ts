import { companyId, isPresent, memberStatusOf, userId } from '@meikan/domain';
import { codecs, createCommandHandler, createMemorySubjectKeys, MemoryEventLog, streams } from '@meikan/event-log';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUSINESS, DEMO_GENERAL, type DemoAccount, demoAccounts, demoCompany } from './demo-accounts.ts';
import { hiddenCompanies } from './demo-commands.ts';
import { countUnits } from './demo-units.ts';
import { type DemoProgress, type DemoSummary, importDemo, isDemoImported } from './import-demo.ts';
import { loadPack, type Pack } from './pack.ts';
import { STAGES } from './step.ts';
import { openAccountsIn } from './testing/open-accounts.ts';
import { chooseServices } from './usage-slots.ts';
import { wordsOnServices } from './voices.ts';

const log = new MemoryEventLog();
const handler = createCommandHandler({ log, codecs, keys: createMemorySubjectKeys() });
const told: DemoProgress[] = [];
let seeded: readonly DemoAccount[] = [];
let pack: Pack;
let first: DemoSummary;

const openAccounts = openAccountsIn(handler);
async function seedAccounts(accounts: readonly DemoAccount[]): Promise<void> {
  seeded = accounts;
  await openAccounts(accounts);
}

const run = (seed = 1) =>
  importDemo({ handler, seedAccounts, size: 'small', seed, onProgress: (progress) => told.push(progress) });

async function countOf(category: string, type: string): Promise<number> {
  const events = await log.readAll({ limit: 100_000, categories: [category] });
  return events.filter((event) => event.type === type).length;
}

beforeAll(async () => {
  pack = await loadPack();
  first = await run();
}, 120_000);

describe('the small demo', () => {
  it('contains what the pack contains', async () => {
    const rows = pack.companies.length + pack.services.length;
    expect([pack.people.length, pack.companies.length, pack.services.length]).toEqual([150, 120, 94]);
    expect(await countOf('company', 'company-registered')).toBe(rows);
    expect(await countOf('user', 'user-registered')).toBe(150);
    expect(await countOf('handle', 'handle-claimed')).toBe(150);
    expect(await countOf('article', 'article-registered')).toBe(439 + 400);
    expect(await countOf('follow', 'follow-started')).toBe(642);
    expect(await countOf('bookmark', 'article-bookmarked')).toBe(670);
    const using = pack.relations.filter(({ kind }) => kind === 'company-using').length;
    expect(await countOf('usage', 'usage-declared')).toBe(609 + using);
    expect(await countOf('relation', 'relation-added')).toBe(pack.relations.length - using);
  });

  it('contains the comments of users on services, and the answers of companies', async () => {
    const spoken = pack.voices.filter(({ type }) => type === 'recommendation').length;
    const words = [...wordsOnServices(pack, chooseServices(pack)).keys()];
    expect(words.length).toBeGreaterThan(spoken / 2);
    const [speaker = '', service = ''] = words[0]?.split(' ') ?? [];
    const { state } = await handler.load(streams.usage(userId(speaker), companyId(service)));
    expect(state).toMatchObject({ status: 'on', comment: expect.stringContaining('。') });
    expect(await countOf('survey', 'survey-question-created')).toBe(pack.surveys.length);
    const page = await handler.load(streams.company(demoCompany(pack)));
    if (page.state.status !== 'registered') throw new Error('the page is not there');
    const { 'fee-plans': plans, roadmap, help, achievements } = page.state.sections;
    for (const rows of [plans, roadmap, help, achievements]) expect(rows.length).toBeGreaterThan(1);
  });

  it('reports all of its progress, and never goes back', () => {
    const total = countUnits(pack, { size: 'small', seed: 1 });
    expect(first.units).toBe(total);
    expect(first.appended).toBeGreaterThan(7000);
    expect(first.appended).toBeLessThanOrEqual(first.commands);
    const done = told.filter((progress) => progress.total === total).map((progress) => progress.done);
    expect(done.at(0)).toBe(0);
    expect(done).toContain(total);
    expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['accounts', ...STAGES]));
  });

  it('knows that it is complete, and by which import', async () => {
    expect(await isDemoImported(log, { size: 'small', seed: 1 })).toBe(true);
    expect(await isDemoImported(log, { size: 'small', seed: 99 })).toBe(false);
    expect(await isDemoImported(log, { size: 'large', seed: 1 })).toBe(false);
    expect(await isDemoImported(new MemoryEventLog(), { size: 'small', seed: 1 })).toBe(false);
  });

  it('appends nothing when it is imported again', async () => {
    const head = await log.head();
    const again = await run();
    expect(again).toEqual({ ...first, appended: 0 });
    expect(await log.head()).toBe(head);
  });

  it('appends nothing under another seed either, since nothing would change', async () => {
    expect((await run(2)).appended).toBe(0);
  });
});

describe('the demo accounts', () => {
  it('all have an address, and three a password', () => {
    expect(seeded).toEqual(demoAccounts(pack));
    expect(seeded.every(({ accountId, email }) => email === `${accountId}@demo.meikan.example`)).toBe(true);
    expect(seeded.filter(({ password }) => password !== null)).toHaveLength(3);
    expect(seeded.filter(({ admin }) => admin)).toHaveLength(1);
    expect(seeded.filter(({ mode }) => mode === 'business')).toHaveLength(1);
  });

  it('the business account owns and acts for the first company by id', async () => {
    const company = demoCompany(pack);
    expect(company).toBe('ai-no-ito');
    const members = await handler.load(streams.companymembers(company));
    expect(members.state.owners).toEqual([DEMO_BUSINESS]);
    const account = await handler.load(streams.account(DEMO_BUSINESS));
    expect(account.state).toMatchObject({ status: 'open', mode: 'business', companyId: company });
  });

  it('people are members, and owners, where they work', async () => {
    const company = companyId('mado-to-kaze');
    const { state } = await handler.load(streams.companymembers(company));
    expect(state.owners).toEqual(['tokunaga-wakaba']);
    const staff = ['tokunaga-wakaba', 'tachibana-mutsumi', 'whitecliff-joanna', 'oba-kotetsu'].map(userId);
    expect(staff.map((id) => memberStatusOf(state, id))).toEqual(Array(4).fill('NOW-MEMBER'));
    const person = await handler.load(streams.user(userId('oba-kotetsu')));
    if (!isPresent(person.state)) throw new Error('nobody there');
    expect(person.state.sections['work-experiences'][0]).toMatchObject({ companyId: company });
    expect(await countOf('companymembers', 'owner-added')).toBeGreaterThan(30);
  });

  it('the general account has a rich profile', async () => {
    const { state } = await handler.load(streams.user(userId(DEMO_GENERAL)));
    if (!isPresent(state)) throw new Error('nobody there');
    expect(state.sections.basics.avatar ?? '/images/drawn/').toMatch(/^\/images\/drawn\//);
    expect(state.sections['work-experiences'].length).toBeGreaterThan(1);
    expect(pack.articles.filter(({ authorId }) => authorId === DEMO_GENERAL).length).toBeGreaterThan(3);
  });

  it('the last three companies by id are hidden, and no others', async () => {
    const hidden = hiddenCompanies(pack);
    expect([...hidden]).toEqual(['yoru-no-radio', 'yuka-shita', 'yukidoke-cosme']);
    for (const { id } of pack.companies) {
      const { state } = await handler.load(streams.company(companyId(id)));
      if (state.status !== 'registered') throw new Error(`${id} is not there`);
      expect(state.flags.public).toBe(!hidden.has(id));
      expect(state.sections.logo).toMatch(/^\/images\/drawn\/logo\//);
    }
  });
});
