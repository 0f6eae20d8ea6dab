import type { Random } from '@meikan/testkit';
import type { Writer } from '../test-app/write-directory.ts';

export const PEOPLE = ['p0', 'p1', 'p2', 'p3'];
/** Companies and services, these with the company that offers them. */
export const PAGES: readonly { readonly id: string; readonly offeredBy?: string }[] = [
  { id: 'c0' },
  { id: 'c1' },
  { id: 's0', offeredBy: 'c0' },
  { id: 's1', offeredBy: 'c1' },
  { id: 's2' },
];
export const ITEMS = ['p0', 'p1', 'p2', 'p3', 'c0', 's1'].map((owner) => ({ id: `item-of-${owner}`, owner }));
export const USAGES = [
  { holder: 'p0', service: 's0' },
  { holder: 'p1', service: 's1' },
  { holder: 'p2', service: 's2' },
  { holder: 'c0', service: 's2' },
  { holder: 'c1', service: 's0' },
];
/** Accounts that may block people. */
const BLOCKERS = ['sora', 'mio', 'admin'];
const MISSION = 22;

export const isPerson = (id: string) => PEOPLE.includes(id);
const asOwner = (id: string) => ({ kind: isPerson(id) ? 'user' : 'company', id }) as const;

/** The word that stands in a field and nowhere else: nothing is spelled or sounds like it. */
export type Words = (field: string) => string;

const SYLLABLES = Array.from(
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ',
);

export function wordsOf(random: Random): Words {
  const words = new Map<string, string>();
  return (field) => {
    const word = words.get(field) ?? Array.from({ length: 7 }, () => random.pick(SYLLABLES)).join('');
    words.set(field, word);
    return word;
  };
}

/** Writes the directory with nothing hidden. */
export async function writeHideable(write: Writer, word: Words): Promise<void> {
  for (const id of PEOPLE) {
    await write.person(id, word(`${id} name`));
    const told = { introduction: `${word(`${id} introduction`)}です。`, job: word(`${id} job`) };
    await write.profile(id, { section: 'basics', value: { ...told, livingAddress: '長野県' } });
  }
  for (const { id, offeredBy } of PAGES) {
    const category = id.startsWith('c') ? 'business_company' : 'web_service';
    const offered = offeredBy === undefined ? {} : { providedBy: offeredBy };
    await write.company(id, { name: word(`${id} name`), category, ...offered });
    await write.section(id, { section: 'description', value: { description: `${word(`${id} description`)}です。` } });
    const missions = [`${word(`${id} mission`)}をめざす`];
    await write.section(id, { section: 'mission', value: { missions, values: [], photos: [] } });
  }
  for (const { id, owner } of ITEMS) {
    const category = isPerson(owner) ? 'private_blog_tech' : 'tech_blog';
    await write.article(id, asOwner(owner), { category, name: word(`${id} title`) });
  }
  for (const { holder, service } of USAGES) {
    const comment = `${word(`${holder} ${service} comment`)}に`;
    await write.usage(asOwner(holder), service, isPerson(holder) ? 'private' : 'company-using', comment);
  }
}

/** What can be hidden, by words of its own: `hide p0`, `block mio p0`. */
export type Switch = { readonly name: string; set(write: Writer, on: boolean): Promise<unknown> };

export const SWITCHES: readonly Switch[] = [
  ...PEOPLE.map((id): Switch => ({ name: `hide ${id}`, set: (write, on) => write.hide(id, on) })),
  ...PEOPLE.map((id): Switch => ({ name: `draft ${id}`, set: (write, on) => write.draft(id, on) })),
  ...PEOPLE.map((id): Switch => ({ name: `leave ${id}`, set: (write, on) => write.leaving(id, on) })),
  ...BLOCKERS.flatMap((by) =>
    PEOPLE.map((id): Switch => ({ name: `block ${by} ${id}`, set: (write, on) => write.block(by, id, on) })),
  ),
  ...PAGES.flatMap(({ id }): Switch[] => [
    { name: `hide ${id}`, set: (write, on) => write.publish(id, !on) },
    { name: `off-search ${id}`, set: (write, on) => write.flag(id, 'show-on-search-page', !on) },
    {
      name: `hide mission ${id}`,
      set: (write, on) => write.section(id, { section: 'hidden-tabs', value: on ? [MISSION] : [] }),
    },
    {
      name: `hide used ${id}`,
      set: (write, on) => write.section(id, { section: 'basics', value: { hideUsedService: on } }),
    },
  ]),
  ...ITEMS.map(
    ({ id }): Switch => ({
      name: `remove ${id}`,
      set: (write, on) => (on ? write.removeArticle(id) : write.restoreArticle(id)),
    }),
  ),
  ...USAGES.map(
    ({ holder, service }): Switch => ({
      name: `hide ${holder} ${service}`,
      set: (write, on) => write.judgeUsage(asOwner(holder), service, on ? 'hidden' : null),
    }),
  ),
];
