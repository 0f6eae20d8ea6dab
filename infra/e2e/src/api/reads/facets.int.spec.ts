import { eventually } from '@meikan/testkit';
import { beforeAll, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';

/** Companies, people and items of content that differ in what finds are narrowed by. */
const api = apiTestAppPerFile(async (write) => {
  await write.company('shiomi', { name: '潮見商会', category: 'business_company' });
  await write.section('shiomi', { section: 'industry', value: 'game' });
  await write.section('shiomi', { section: 'opening-positions', value: 2 });
  await write.company('minato', { name: '港商会', category: 'business_company' });
  await write.section('minato', { section: 'industry', value: 'fintech' });
  await write.company('hidden', { name: '隠れ商会', category: 'business_company', public: false });
  await write.section('hidden', { section: 'industry', value: 'banking_securities' });
  await write.person('mio', '星野 澪');
  await write.profile('mio', { section: 'basics', value: { livingAddress: '長野県松本市', profession: 'engineer' } });
  await write.person('sora', '空木 そら');
  await write.profile('sora', { section: 'basics', value: { livingAddress: '東京都府中市', profession: 'engineer' } });
  const mio = { kind: 'user', id: 'mio' } as const;
  await write.article('morning', mio, { category: 'private_blog_diary', name: '港の朝市', tags: ['SRE'] });
  await write.article(
    'night',
    { kind: 'company', id: 'minato' },
    {
      ...{ category: 'tech_blog', name: '港の夜市', tags: ['sre', '干物'], postedDate: '2024-05-01' },
    },
  );
});

/** The counts of what finds are narrowed by. */
const within = (counter: Readonly<Record<string, number>> | null) =>
  Object.fromEntries(Object.entries(counter ?? {}).filter(([key]) => key.includes(':')));

const list = (query: string) => readList(api, `/api/search?${query}`);

// The index follows the tables.
beforeAll(() => eventually(async () => expect((await list('kind=article&tag=sre')).total).toBe(2)));

it('finds are narrowed by any value of a facet and by every facet, and each counts as if nothing of it were chosen', async () => {
  const games = await list('kind=company&industry=game');
  expect(games.ids).toEqual(['shiomi']);
  expect(games.counter).toMatchObject({ company: 2, article: 2 });
  expect(within(games.counter)).toEqual({
    ...{ 'category:it_company': 1, 'industry:game': 1, 'industry:fintech': 1, 'hiring:open': 1 },
  });
  expect((await list('kind=company&industry=game,fintech')).total).toBe(2);
  expect((await list('kind=company&industry=game,fintech&hiring=open')).ids).toEqual(['shiomi']);
  expect((await list('kind=company&industry=banking_securities')).total).toBe(0);
});

it('people are narrowed by the prefecture of their address', async () => {
  const { ids, counter } = await list('kind=person&prefecture=nagano');
  expect(ids).toEqual(['mio']);
  expect(counter).toMatchObject({ 'prefecture:nagano': 1, 'prefecture:tokyo': 1, 'profession:engineer': 1 });
});

it('items are narrowed by a tag in any spelling and by year, answered as items, and counted by tag in an ASCII header', async () => {
  const { rows, counter } = await list('kind=article&tag=SRE&year=2024');
  expect(rows).toMatchObject([{ id: 'night', item: { articleName: '港の夜市', author: { id: 'minato' } } }]);
  expect(counter).toMatchObject({ 'category:tech_design_blog': 1, 'tag:sre': 1, 'tag:干物': 1, 'year:2024': 1 });
});

it('without a kind nothing but kinds is counted', async () => {
  expect((await list('search=港')).counter).toEqual({ company: 1, service: 0, person: 0, article: 2 });
});

it('a value that no catalogue knows finds nothing', async () => {
  expect(await list('kind=person&profession=astronaut')).toMatchObject({ ids: [], total: 0 });
});

it.each(['profession=宇宙', 'year=2024;drop', `size=${'a'.repeat(1001)}`])(
  'a value that cannot be one is refused by name: %.20s',
  async (query) => {
    const refused = await api.ask('anonymous', { url: `/api/search?kind=person&${encodeURI(query)}` });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ field: query.split('=')[0] }] });
  },
);
