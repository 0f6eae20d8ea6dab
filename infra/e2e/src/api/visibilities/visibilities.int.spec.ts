import { listSearchTexts, MOST_SEARCH_TEXTS } from '@meikan/contracts';
import { randomOf } from '@meikan/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readList, sum } from '../reads/read-list.ts';
import { accounts, type Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { ITEMS, PAGES, PEOPLE, SWITCHES, wordsOf, writeHideable } from './hideable-directory.ts';
import { type Looker, shownTo, tellersOf } from './who-sees.ts';

const word = wordsOf(randomOf(1));
const api = apiTestAppPerFile((write) => writeHideable(write, word));

const LOOKERS: readonly Who[] = ['anonymous', 'general', 'general-owner', 'business-owner', 'admin'];
const NOBODY: Looker = { id: null, isAdmin: false };
const lookerOf = (who: Who): Looker =>
  who === 'anonymous' ? NOBODY : { id: accounts[who].id, isAdmin: accounts[who].admin };

/** Those of the directory; others are at home there besides. */
const OWN: ReadonlySet<string> = new Set([...PEOPLE, ...[...PAGES, ...ITEMS].map(({ id }) => id)]);
const own = (ids: readonly string[]) => ids.filter((id) => OWN.has(id)).sort();

/** The names of the switches that are on. */
const hidden = new Set<string>();

/** Hides and shows at random. */
async function hideSome(seed: number): Promise<void> {
  const random = randomOf(seed);
  for (const { name, set } of SWITCHES) {
    const on = random.chance(0.35);
    if (on === hidden.has(name)) continue;
    await set(api.write, on);
    if (on) hidden.add(name);
    else hidden.delete(name);
  }
  await api.caughtUp();
}

/** Each field with the pages that tell its word to the looker. */
function toldTo(looker: Looker): ReadonlyMap<string, readonly string[]> {
  const shown = new Set(shownTo(looker, hidden));
  return new Map([...tellersOf(hidden)].map(([field, tellers]) => [field, tellers.filter((id) => shown.has(id))]));
}

/** That whatever stands on a list is shown to the looker, and holds no word that no page tells them. */
function expectNothingHidden(rows: readonly { readonly id: string }[], looker: Looker): void {
  const shown = shownTo(looker, hidden);
  expect(own(rows.map(({ id }) => id)).filter((id) => !shown.includes(id))).toEqual([]);
  const untold = [...toldTo(looker)].flatMap(([field, tellers]) => (tellers.length === 0 ? [word(field)] : []));
  const read = JSON.stringify(rows);
  expect(untold.filter((one) => read.includes(one))).toEqual([]);
}

const read = (who: Who, path: string, query: Readonly<Record<string, string>>) =>
  readList(api, `${path}?${new URLSearchParams(query)}`, who);

const REFS = [
  ...PEOPLE.map((id) => `person:${id}`),
  ...PAGES.map(({ id }) => `company:${id}`),
  ...ITEMS.map(({ id }) => `article:${id}`),
];

/** By what each page is found that a device is told of. */
async function textsFor(who: Who): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  for (let at = 0; at < REFS.length; at += MOST_SEARCH_TEXTS) {
    const url = `/api/search/texts?pages=${REFS.slice(at, at + MOST_SEARCH_TEXTS).join(',')}`;
    const { payload } = listed.parse((await api.ask(who, { url })).json());
    for (const { page, ...texts } of payload) told.set(page.slice(page.indexOf(':') + 1), JSON.stringify(texts));
  }
  return told;
}
const listed = z.object({ payload: listSearchTexts.answer });

describe.each([0, 11, 12, 13])('with what chance %s hides', (seed) => {
  beforeAll(async () => {
    if (seed > 0) await hideSome(seed);
  });

  describe.each(LOOKERS)('%s', (who) => {
    const looker = lookerOf(who);

    it('finds by the word of each field all pages that tell it and are shown, counts no more, and reads nothing hidden', async () => {
      for (const [field, tellers] of toldTo(looker)) {
        const { rows, ids, total, counter } = await read(who, '/api/search', { search: word(field), limit: '50' });
        expect({ field, ids: ids.toSorted(), total, counted: sum(counter) }).toEqual({
          ...{ field, ids: tellers.toSorted(), total: tellers.length, counted: tellers.length },
        });
        expectNothingHidden(rows, looker);
      }
    });

    it('finds nothing hidden while typing, among people, companies and items, nor by two words of which one is hidden', async () => {
      const fields = [...toldTo(looker).keys()];
      for (const [at, field] of fields.entries()) {
        const other = word(fields.at(at - 7) ?? field);
        const lists = [
          await read(who, '/api/company/simple-search', { name: word(field) }),
          await read(who, '/api/users/search', { name: word(field) }),
          await read(who, '/api/company/search', { search: word(field) }),
          await read(who, '/api/search', { search: `${word(field)} ${other}` }),
        ];
        for (const { rows } of lists) expectNothingHidden(rows, looker);
        // Lists of all items hold what everyone may see, whoever asks.
        expectNothingHidden((await read(who, '/api/company/articles', { search: word(field) })).rows, NOBODY);
      }
    });

    it('tells a device by what it finds what is shown, and nothing hidden', async () => {
      const told = await textsFor(who);
      expect([...told.keys()].sort()).toEqual(shownTo(looker, hidden).toSorted());
      for (const [field, tellers] of toldTo(looker)) {
        const holding = [...told].filter(([, texts]) => texts.includes(word(field))).map(([id]) => id);
        expect({ field, ids: holding.sort() }).toEqual({ field, ids: tellers.toSorted() });
      }
    });

    it('finds without words all that is shown, and counts no more, also by facet and in the rows of the kana table', async () => {
      const shown = shownTo(looker, hidden);
      const every = await read(who, '/api/search', { limit: '50' });
      expect(own(every.ids)).toEqual(shown.toSorted());
      expect([every.total, sum(every.counter)]).toEqual([every.ids.length, every.ids.length]);
      const people = shown.filter((id) => PEOPLE.includes(id)).length;
      const { total, counter } = await read(who, '/api/search', { kind: 'person', prefecture: 'nagano' });
      expect([total, counter?.['prefecture:nagano'] ?? 0]).toEqual([people, people]);
      for (const index of 'あかさたなはまやらわ') {
        const row = await read(who, '/api/search/names', { index, limit: '50' });
        expect([row.total, sum(row.counter)]).toEqual([row.ids.length, row.ids.length]);
        expectNothingHidden(row.rows, looker);
      }
    });
  });
});
