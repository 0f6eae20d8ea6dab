import {
  bigrams,
  calledBy,
  type FoldedQuery,
  firstCharacters,
  gramsAndCharacters,
  lastCharacters,
  loanQueryStarts,
  loanStarts,
  type SearchKeys,
  type Term,
} from '../folding/index.ts';

/**
 * Name spaces of the one gram column. Their signs never survive folding, so they cannot meet a bigram:
 * `^` a key's start, `$` its end, `@` tags, `=` facts and texts, `~` the start of a sound, `%` the start of a loanword.
 */
const start = (text: string): string => `^${text}`;
const end = (text: string): string => `$${lastCharacters(text, 2)}`;
const ofTag = (text: string): string => `@${text}`;
const ofBody = (text: string): string => `=${text}`;
const soundStart = (text: string): string => `~${text}`;
const loanStart = (text: string): string => `%${text}`;

/** All lexemes of a document. */
export function lexemesOf(keys: SearchKeys): string[] {
  const names = calledBy(keys);
  return [
    ...new Set([
      ...names.flatMap((key) => [start(firstCharacters(key, 1)), start(firstCharacters(key, 2))]),
      ...names.map(end),
      ...names.flatMap(gramsAndCharacters),
      ...keys.tag.flatMap((key) => gramsAndCharacters(key).map(ofTag)),
      ...keys.body.split('|').flatMap(bigrams).map(ofBody),
      ...(keys.body.match(/\p{Script=Han}/gu) ?? []).map(ofBody),
      ...keys.sound.flatMap((key) => [soundStart(firstCharacters(key, 3)), soundStart(firstCharacters(key, 4))]),
      ...names.flatMap(loanStarts).map(loanStart),
    ]),
  ];
}

/** Where a text search looks: names and tags, or the description besides. */
export type SearchScope = 'names' | 'everything';

/** A condition over lexemes: every word somewhere, or the whole by its sound. */
export function strictLexemes(query: FoldedQuery, scope: SearchScope): string {
  const alone = query.terms.length === 1;
  const words = query.terms.map((term) => anyOf(alone ? placesAlone(term, scope) : placesOf(term, scope))).join(' & ');
  return query.sound === '' ? words : anyOf([words, quote(soundStart(firstCharacters(query.sound, 4)))]);
}

/** Facts and texts that hold a word which stands alone, undefined when it is too short to say anything. */
export function toldLexemes(word: string): string | undefined {
  return isOneCharacter(word) ? undefined : allOf(bigrams(word).map(ofBody));
}

/** Keys that are the whole query, by spelling or by sound; a few more hold these. */
export function wholeLexemes({ whole, sound }: FoldedQuery): string {
  const spelled = allOf([start(firstCharacters(whole, 2)), end(whole), ...bigrams(whole)]);
  return sound === '' ? spelled : anyOf([spelled, quote(soundStart(firstCharacters(sound, 4)))]);
}

/** A condition over lexemes: any form of a term somewhere. A kanji by itself is a word of a description. */
export function termLexemes({ forms }: Term): string {
  return anyOf(
    forms.flatMap(({ text }) =>
      isOneCharacter(text) ? [ofTag(text), ofBody(text)].map(quote) : placesOf(text, 'everything'),
    ),
  );
}

/** Keys that begin with the whole query, by spelling or by sound. */
export function prefixLexemes(query: FoldedQuery): string {
  const spelled = allOf([start(firstCharacters(query.whole, 2)), ...bigrams(query.whole)]);
  const begun = isOneCharacter(query.whole) ? quote(start(query.whole)) : spelled;
  return query.sound === '' ? begun : anyOf([begun, quote(soundStart(firstCharacters(query.sound, 4)))]);
}

/** Keys that begin with a text. */
export function startLexemes(text: string): string {
  return isOneCharacter(text) ? quote(start(text)) : allOf([start(firstCharacters(text, 2)), ...bigrams(text)]);
}

/** Keys that hold a text somewhere, undefined when it is too short to say anything. */
export function partLexemes(text: string): string | undefined {
  return isOneCharacter(text) || text === '' ? undefined : allOf(bigrams(text));
}

/** Keys that may be the text in the other script, undefined where it has none. */
export function loanLexemes(text: string): string | undefined {
  const starts = loanQueryStarts(text);
  return starts.length === 0 ? undefined : anyOf(starts.map((each) => quote(loanStart(each))));
}

/** A character by itself says too little to be met inside a name: it must begin one. */
function placesAlone(term: string, scope: SearchScope): string[] {
  return isOneCharacter(term) ? [quote(start(term)), quote(ofTag(term))] : placesOf(term, scope);
}

function placesOf(term: string, scope: SearchScope): string[] {
  if (isOneCharacter(term)) return [quote(term), quote(ofTag(term))];
  const grams = bigrams(term);
  const names = [allOf(grams), allOf(grams.map(ofTag))];
  return scope === 'names' ? names : [...names, allOf(grams.map(ofBody))];
}

function isOneCharacter(text: string): boolean {
  return Array.from(text.slice(0, 3)).length === 1;
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.map(quote).join(' & ')})`;
}

/** Either of several conditions that are written already. */
export function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' | ')})`;
}

/** Both of two conditions that are written already. */
export function bothOf(one: string, other: string): string {
  return `(${one} & ${other})`;
}

/** tsquery's quoting. Folding leaves neither sign in a word; quoted all the same, since the text becomes syntax. */
function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
