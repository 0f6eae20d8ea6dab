import { type ArticleItem, type Company, company, type PersonCard, type Profile, profile } from '@meikan/contracts';
import type { Card, Thing } from './thing.ts';

/** What an answer to `getProfile` or `getCompany` tells about its thing. */
export type Page =
  | { readonly kind: 'person'; readonly thing: Thing; readonly profile: Profile; readonly card: Card }
  | { readonly kind: 'company'; readonly thing: Thing; readonly company: Company; readonly card: Card }
  /** A company that is not public any more: nothing of it may stay. */
  | { readonly kind: 'hidden'; readonly thing: Thing; readonly name: string };

/** Reads the answer to a page's first query; `null` for every other call. Contracts have checked it already. */
export function readPage(callName: string, payload: unknown): Page | null {
  if (callName === 'getProfile') return personPage(profile.parse(payload));
  if (callName !== 'getCompany') return null;
  const whole = company.safeParse(payload);
  return whole.success ? companyPage(whole.data) : hiddenPage(payload);
}

function personPage(person: Profile): Page {
  return { kind: 'person', thing: { kind: 'person', id: person.id }, profile: person, card: personCardOf(person) };
}

const noArticle = { url: null, author: null, isService: false } as const;

function personCardOf(person: Profile): Card {
  return {
    ...noArticle,
    name: person.name,
    note: [person.job, person.workFor].filter(Boolean).join(' / '),
    picture: person.avatar,
    path: `/profile/${person.id}`,
    reading: person.reading,
    otherNames: [person.username],
    tags: [...person.hobbies, ...person.workStyles],
    description: person.introduction,
  };
}

function companyPage(whole: Company): Page {
  const card: Card = {
    ...noArticle,
    isService: whole.serviceType !== 'business_company',
    name: whole.name,
    note: whole.overview,
    picture: whole.logo,
    path: `/companies/${whole.id}`,
    reading: whole.reading,
    otherNames: whole.otherName === null ? [] : [whole.otherName],
    tags: whole.canDo,
    description: whole.description,
  };
  return { kind: 'company', thing: { kind: 'company', id: whole.id }, company: whole, card };
}

function hiddenPage(payload: unknown): Page | null {
  const answered = company.pick({ id: true, name: true }).safeParse(payload);
  if (!answered.success) return null;
  return { kind: 'hidden', thing: { kind: 'company', id: answered.data.id }, name: answered.data.name };
}

/** An article's card, complete from its row in any list. */
export const articleCard = (item: ArticleItem): Card => ({
  name: item.articleName,
  note: item.author.name,
  picture: item.coverPhoto ?? item.logo,
  path: null,
  url: item.articleUrl,
  author: authorOf(item),
  isService: false,
  reading: null,
  otherNames: item.articleWebsite === null ? [] : [item.articleWebsite],
  tags: item.tags,
  description: item.recommendTxt ?? '',
});

const authorOf = ({ author }: ArticleItem): Thing => ({
  kind: author.kind === 'user' ? 'person' : 'company',
  id: author.id,
});

/** A card before the thing's page has been asked for. */
export const bareCard = ({ kind, id }: Thing, name: string, picture: string | null = null): Card => ({
  ...noArticle,
  name,
  note: '',
  picture,
  path: kind === 'person' ? `/profile/${id}` : kind === 'company' ? `/companies/${id}` : null,
  reading: null,
  otherNames: [],
  tags: [],
  description: '',
});

/** A person's card before the page has been asked for. */
export const followedCard = (person: PersonCard): Card => ({
  ...bareCard({ kind: 'person', id: person.id }, person.name, person.avatar),
  note: [person.job, person.workFor].filter(Boolean).join(' / '),
  otherNames: [person.username],
});

/** Pictures of this site lie below here; others are not shown at all (the page's policy). */
const PICTURE = /^\/images\/[^\s]+$/;

function walk(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (PICTURE.test(value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const entry of value) walk(entry, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) walk(entry, found);
  }
}

/**
 * Every picture that an answer names, each once. It is kept as it was uploaded, the largest there
 * is: whatever size the app's components ask for (ui/picture), the worker answers with that one (worker/pictures.ts).
 */
export function picturesIn(answer: unknown): readonly string[] {
  const found = new Set<string>();
  walk(answer, found);
  return [...found];
}
