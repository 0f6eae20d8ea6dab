import { MAX_BODY_LENGTH } from '../fold.ts';
import { MAX_FACTS, MAX_TAGS, type Searchable } from '../keys.ts';
import { japaneseWords } from './japanese-words.ts';
import { meetingOf, type Piece, pieceOf } from './marked-words.ts';
import type { Weighed } from './rank.ts';

/** Why a description found a page, in the words of that page. */
export type Matched = {
  /** To be marked wherever they are shown. */
  readonly words: string[];
  /** The facts that hold them: a town, a trade. */
  readonly facts: string[];
  /** The sentence that tells most of what no fact says, cut around its first word; null where facts and name say it all. */
  readonly sentence: string | null;
};

type Page = Pick<Searchable, 'name' | 'tags' | 'facts' | 'texts'>;

const SHOWN_FACTS = 4;
const SHOWN_WORDS = 16;

/** What of a page the terms meet by which it was found. */
export function matchedBy(page: Page, terms: readonly Weighed[]): Matched {
  const asked = tellingOf(terms);
  const name = pieceOf(page.name);
  const told = [...page.tags.slice(0, MAX_TAGS), ...page.facts.slice(0, MAX_FACTS)];
  const facts = bestFacts([...new Set(told)].map(pieceOf), asked);
  const said = [name, ...facts];
  const open = asked.filter(({ term }) => said.every((piece) => meetingOf(piece, term) === undefined));
  const sentence = bestSentence(sentencesOf(page.texts), open);
  const pieces = sentence === undefined ? said : [...said, sentence];
  return {
    words: [...new Set(pieces.flatMap((piece) => wordsIn(piece, asked)))].slice(0, SHOWN_WORDS),
    facts: facts.map(({ text }) => text),
    sentence: sentence === undefined ? null : excerptOf(sentence, wordsIn(sentence, open)),
  };
}

const wordsIn = (piece: Piece, terms: readonly Weighed[]): readonly string[] =>
  terms.flatMap(({ term }) => meetingOf(piece, term)?.words ?? []);

/** Words that people only say around what they look for count less than this. */
const TELLING = 0.4;

/** The terms worth showing: those that some page holds, without what is only said around them. */
function tellingOf(terms: readonly Weighed[]): readonly Weighed[] {
  const held = terms.filter(({ rarity }) => rarity > 0);
  const telling = held.filter(({ term }) => term.weight >= TELLING);
  return telling.length > 0 ? telling : held;
}

/** For each term the fact that says it best: in its own words rather than in others, and nothing besides. */
function bestFacts(facts: readonly Piece[], terms: readonly Weighed[]): Piece[] {
  const best = terms.flatMap(({ term }) => {
    const holding = facts.flatMap((fact) => {
      const meeting = meetingOf(fact, term);
      return meeting === undefined ? [] : [{ fact, weight: meeting.weight }];
    });
    holding.sort((a, b) => b.weight - a.weight || a.fact.folded.length - b.fact.folded.length);
    return holding.slice(0, 1).map(({ fact }) => fact);
  });
  return [...new Set(best)].slice(0, SHOWN_FACTS);
}

/** Of as much as the index holds. */
function sentencesOf(texts: readonly string[]): Piece[] {
  const told = texts.join('\n').slice(0, MAX_BODY_LENGTH).toWellFormed();
  return told
    .split(/(?<=[。！？!?])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map(pieceOf);
}

function bestSentence(sentences: readonly Piece[], terms: readonly Weighed[]): Piece | undefined {
  let best: { readonly sentence: Piece; readonly points: number } | undefined;
  for (const sentence of sentences) {
    const met = terms.filter(({ term }) => meetingOf(sentence, term) !== undefined);
    const points = met.reduce((sum, { rarity }) => sum + rarity, 0);
    if (points > (best?.points ?? 0)) best = { sentence, points };
  }
  return best?.sentence;
}

/** UTF-16 code units of a sentence that are shown, and of those before its first word. */
const SHOWN = { most: 90, before: 24 } as const;

/** The sentence, or the part of it around the first of the words that it is shown for; no word is cut. */
function excerptOf({ text }: Piece, words: readonly string[]): string {
  if (text.length <= SHOWN.most) return text;
  const [first] = words
    .map((word) => ({ at: text.indexOf(word), end: text.indexOf(word) + word.length }))
    .sort((a, b) => a.at - b.at);
  const { at, end } = first ?? { at: 0, end: 0 };
  const segments = japaneseWords.segment(text);
  const from = at <= SHOWN.before ? 0 : (segments.containing(at - SHOWN.before)?.index ?? 0);
  const to = Math.max(segments.containing(from + SHOWN.most)?.index ?? text.length, end);
  const cut = text.slice(from, to);
  return `${from === 0 ? cut : `…${cut.replace(/^[\s\p{P}]+/u, '')}`}${to === text.length ? '' : '…'}`;
}
