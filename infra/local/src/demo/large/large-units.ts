import { accountId } from '@meikan/domain';
import { companyArticle, personArticle } from '../articles-units.ts';
import { companyUnit } from '../companies/company-unit.ts';
import { serviceUnit } from '../companies/service-unit.ts';
import { roll } from '../dice.ts';
import type { Pack } from '../pack.ts';
import { companyIdsByName, personUnit } from '../people/person-unit.ts';
import type { Stage, Unit } from '../step.ts';
import { personVariations, variedCompany, variedService } from './variations.ts';

/** What `large` holds in all, the pack included. */
export const LARGE = { pages: 20_000, people: 20_000, items: 200_000 } as const;

export function largeCounts(pack: Pack) {
  const pages = LARGE.pages - pack.companies.length - pack.services.length;
  const people = LARGE.people - pack.people.length;
  const items = LARGE.items - pack.articles.length - pack.contents.length;
  return { pages, people, items, units: pages + people + items };
}

/** Of five generated pages three are companies and two are services. */
const isCompany = (index: number) => index % 5 < 3;

function* pageUnits(pack: Pack, seed: number): Iterable<Unit> {
  const { pages } = largeCounts(pack);
  for (let index = 0; index < pages; index += 1) {
    yield isCompany(index)
      ? companyUnit(variedCompany(pack, index, seed), { isPublic: true, depth: 'brief' })
      : serviceUnit(variedService(pack, index, seed));
  }
}

function* peopleUnits(pack: Pack, seed: number): Iterable<Unit> {
  const vary = personVariations(pack, seed);
  const idsByName = companyIdsByName(pack);
  const { people } = largeCounts(pack);
  for (let index = 0; index < people; index += 1) yield personUnit(vary(index), { idsByName, depth: 'brief' });
}

const TITLE_FRAMES = [
  (title: string, round: number) => `${title}（その${round}）`,
  (title: string, round: number) => `【${2022 + (round % 5)}年版】${title}`,
  (title: string, round: number) => `第${round}回 ${title}`,
  (title: string, round: number) => `続・${title} ${round}`,
] as const;

function retitled(title: string, words: string, round: number): string {
  const frame = TITLE_FRAMES[roll(words, TITLE_FRAMES.length)] ?? TITLE_FRAMES[0];
  return frame(title, round);
}

function dated(words: string): string {
  const month = String(1 + roll(`${words} month`, 12)).padStart(2, '0');
  const day = String(1 + roll(`${words} day`, 28)).padStart(2, '0');
  return `${2021 + roll(`${words} year`, 5)}-${month}-${day}`;
}

/** Items of people and companies in turn, each by somebody who exists by then. */
function* itemUnits(pack: Pack, seed: number): Iterable<Unit> {
  const { items, people, pages } = largeCounts(pack);
  const vary = personVariations(pack, seed);
  const authors = Array.from({ length: people }, (_, index) => vary(index).id);
  for (let index = 0; index < items; index += 1) {
    const words = `item ${seed} ${index}`;
    yield index % 2 === 0
      ? articleOf(pack, { words, index, authorId: authors[roll(`${words} author`, people)] ?? '' })
      : contentOf(pack, { words, index, seed, pages });
  }
}

function articleOf(pack: Pack, item: { words: string; index: number; authorId: string }): Unit {
  const { words, index, authorId } = item;
  const model = pack.articles[roll(words, pack.articles.length)];
  if (model === undefined) throw new Error('the demo pack has no article');
  const round = 2 + Math.floor(index / pack.articles.length);
  const article = {
    ...model,
    id: `art-${index}-g`,
    authorId,
    articleName: retitled(model.articleName, words, round),
    articleUrl: `https://${authorId}.example/posts/${index}`,
    postedDate: dated(words),
  };
  return personArticle(article, { id: accountId(authorId), role: 'general' });
}

function contentOf(pack: Pack, item: { words: string; index: number; seed: number; pages: number }): Unit {
  const { words, index, seed, pages } = item;
  const model = pack.contents[roll(words, pack.contents.length)];
  if (model === undefined) throw new Error('the demo pack has no company content');
  const page = Math.floor(roll(`${words} page`, pages) / 5) * 5;
  const { id: owner, siteName } = variedCompany(pack, page, seed);
  const round = 2 + Math.floor(index / pack.contents.length);
  return companyArticle({
    ...model,
    id: `con-${index}-g`,
    companyId: owner,
    siteName,
    title: retitled(model.title, words, round),
    url: `https://${owner}.example/posts/${index}`,
    postedDate: dated(words),
  });
}

/** The generated part of one stage, made one by one as it is asked for. */
export function* largeUnits(pack: Pack, stage: Stage, seed: number): Iterable<Unit> {
  switch (stage) {
    case 'companies':
      return yield* pageUnits(pack, seed);
    case 'people':
      return yield* peopleUnits(pack, seed);
    case 'articles':
      return yield* itemUnits(pack, seed);
    case 'links':
    case 'end':
      return;
  }
}
