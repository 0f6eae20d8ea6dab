import { type Database, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GeneratedDoc, generateDocs } from '../evaluation/generate-docs.ts';
import { labelQueries, type QueryClass } from '../evaluation/label-queries.ts';
import { asker, type Figures, type Mode, measure } from '../evaluation/measure.ts';
import {
  type Description,
  describe as describeText,
  foldQuery,
  matchKeys,
  popularityPoints,
  queryReadings,
  rankDescribed,
  searchKeys,
} from '../folding/index.ts';
import { openSearch } from '../open-search.ts';
import type { SearchDoc, SearchPort } from '../port.ts';
import { vocabularyAtHand } from '../vocabulary.ts';

/** Classes whose every query must lead to its own document; the floor of the others is 0.95. */
const CERTAIN: readonly QueryClass[] = [
  'exact_full',
  'exact_core',
  'hiragana_for_katakana',
  'reading',
  'half_width',
  'full_width',
  'typo',
  'long_vowel',
  'kanji_variant',
];

const generated = generateDocs(3000, 7);
const queries = labelQueries(generated, 20, 8);

async function* docsOf(all: readonly GeneratedDoc[]): AsyncGenerator<SearchDoc> {
  for (const { doc } of all) yield doc;
}

const pages = generated.map(({ doc }) => ({
  id: doc.id,
  kind: doc.kind,
  keys: searchKeys(doc),
  known: popularityPoints(doc.followers, doc.visitors),
}));
const isDescribed = (id: string, text: string): boolean =>
  rankDescribed(pages, described(text)).some(({ page }) => page.id === id);

describe('3,000 seeded names', () => {
  let own: TestDatabase;
  let database: Database;
  let port: SearchPort;

  beforeAll(async () => {
    own = await createTestDatabase();
    database = openDatabase({ url: own.url, poolSize: 2, applicationName: 'search-evaluation' });
    port = await openSearch(undefined, database);
    await port.rebuild(docsOf(generated));
  });
  afterAll(async () => {
    await database.end();
    await own.drop();
  });

  test.each<Mode>(['search', 'suggest'])('are found by %s in every form of query', async (mode) => {
    const figures = await measure(asker(port, mode), queries);
    expect(figures.filter((row) => row.top5 < floorOf(row))).toEqual([]);
    expect(figures.at(-1)).toMatchObject({ name: 'all', mrr: expect.closeTo(1, 1) });
  });

  test('get the same tiers in SQL as in the folding, which the phone uses', async () => {
    const byId = new Map(generated.map(({ doc }) => [doc.id, searchKeys(doc)]));
    for (const { text } of queries) {
      const page = await port.search({ text, viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 10 });
      const folded = foldQuery(text);
      for (const { id, tier } of page.hits) {
        const keys = byId.get(id);
        const tiers = folded && keys ? queryReadings(folded).map((reading) => matchKeys(keys, reading)?.tier) : [];
        const meets = tiers.includes(tier) || (tier === 'description' && isDescribed(id, text));
        expect(meets, `${text} → ${keys?.plain}, ${tier}`).toBe(true);
      }
    }
  });

  test('get the same first pages for a description in SQL as in the folding', async () => {
    for (const text of [
      '月末の締めを縮めたい町工場',
      '地域の農家とつながる会社',
      '経費精算に困る会社',
      '全国の拠点の保守',
    ]) {
      const page = await port.search({ text, viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 10 });
      const points = new Map(
        rankDescribed(pages, described(text)).map(({ page: { id, known }, points }) => [id, points + known / 1000]),
      );
      const most = [...points.values()].sort((one, other) => other - one).slice(0, 10);
      expect(
        page.hits.map(({ id }) => points.get(id)?.toFixed(6)),
        text,
      ).toEqual(most.map((each) => each.toFixed(6)));
    }
  });

  test('are the same for the same seed', () => expect(generateDocs(50, 7)).toEqual(generated.slice(0, 50)));
});

function described(text: string): Description {
  const description = describeText(text, vocabularyAtHand);
  if (description === undefined) throw new Error(`${text} describes nothing`);
  return description;
}

function floorOf({ name }: Figures): number {
  return CERTAIN.some((certain) => certain === name) ? 1 : 0.95;
}
