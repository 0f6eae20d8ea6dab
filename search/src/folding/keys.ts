import { foldCore } from './corporate-forms.ts';
import { fold, foldWidth, MAX_BODY_LENGTH } from './fold.ts';
import { soundSkeleton } from './romaji.ts';

/** What of a profile is searched by text. */
export type Searchable = {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Kana, when known. */
  readonly reading?: string | undefined;
  readonly tags: readonly string[];
  /** What it is, does and likes, in short words. */
  readonly facts: readonly string[];
  /** What is told of it in sentences. */
  readonly texts: readonly string[];
};

/** The folded forms of a profile: made once at indexing (or at saving, on the phone) and compared with folded queries. */
export type SearchKeys = {
  /** The name without its corporate form first, then whole; one entry when they are the same. */
  readonly name: readonly string[];
  readonly alias: readonly string[];
  readonly reading: readonly string[];
  /** Sound skeletons (`soundSkeleton`) of every name that has one. */
  readonly sound: readonly string[];
  readonly tag: readonly string[];
  readonly fact: readonly string[];
  /** Facts and texts, each piece between bars so that no word is met across two of them. */
  readonly body: string;
  /** The name with only width and case ignored: breaks ties in favour of the spelling that was typed. */
  readonly plain: string;
};

export type NameKeys = Pick<SearchKeys, 'name' | 'alias' | 'reading'>;

/** All that a page is called: its names, its other names, their readings. */
export function calledBy({ name, alias, reading }: NameKeys): string[] {
  return [...name, ...alias, ...reading];
}

const MAX_ALIASES = 12;
export const MAX_TAGS = 40;
export const MAX_FACTS = 150;
const KANA_ONLY = /^[ぁ-ん]+$/;

/** Folds a profile's texts. Bounded: at most 12 other names, 40 tags and 150 facts count, and MAX_BODY_LENGTH of all texts. */
export function searchKeys(profile: Searchable): SearchKeys {
  const name = distinct([foldCore(profile.name), fold(profile.name)]);
  const others = profile.otherNames.slice(0, MAX_ALIASES);
  const alias = distinct(others.flatMap((other) => [foldCore(other), fold(other)]));
  const reading = distinct([
    ...(profile.reading === undefined ? [] : [foldCore(profile.reading)]),
    ...[...name.slice(0, 1), ...alias].filter((key) => KANA_ONLY.test(key)),
  ]);
  const fact = distinct(profile.facts.slice(0, MAX_FACTS).map((each) => fold(each)));
  return {
    name,
    alias,
    reading,
    sound: distinct([...reading, ...name.slice(0, 1), ...alias].map(soundSkeleton)),
    tag: distinct(profile.tags.slice(0, MAX_TAGS).map((tag) => fold(tag))),
    fact,
    body: bodyOf(fact, profile.texts),
    plain: foldWidth(profile.name),
  };
}

/** As much of a profile's texts as is searched, as they were written. */
export function searchedPart(profile: Searchable): Searchable {
  let left = MAX_BODY_LENGTH;
  const texts = profile.texts.map((text) => {
    const part = text.slice(0, left).toWellFormed();
    left -= part.length;
    return part;
  });
  return {
    name: profile.name,
    otherNames: profile.otherNames.slice(0, MAX_ALIASES),
    ...(profile.reading === undefined ? {} : { reading: profile.reading }),
    tags: profile.tags.slice(0, MAX_TAGS),
    facts: profile.facts.slice(0, MAX_FACTS),
    texts: texts.filter((text) => text !== ''),
  };
}

function distinct(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => key !== '');
}

function bodyOf(facts: readonly string[], texts: readonly string[]): string {
  const pieces = [...facts];
  let left = MAX_BODY_LENGTH - facts.join('|').length;
  for (const text of texts) {
    if (left <= 0) break;
    const piece = fold(text, left);
    left -= piece.length + 1;
    pieces.push(piece);
  }
  return distinct(pieces).join('|');
}
