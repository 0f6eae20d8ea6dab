import { fold } from '../fold.ts';
import type { Form, Term } from './describe.ts';
import { japaneseWords } from './japanese-words.ts';
import { ENDINGS } from './words-left-out.ts';

/** A text of a page, its folded form, and its words, which are parted when first asked for. */
export type Piece = { readonly text: string; readonly folded: string; readonly segments: () => readonly Segment[] };

/** Folds a text whole, however long it is. */
export function pieceOf(text: string): Piece {
  let segments: readonly Segment[] | undefined;
  const parted = () => {
    segments ??= segmentsOf(text);
    return segments;
  };
  return { text, folded: fold(text, text.length), segments: parted };
}

/** The words of a text that meet a term, whole and as they are written there, and the weight of the form that they have. */
export type Meeting = { readonly words: readonly string[]; readonly weight: number };

/** How a text meets a term, by its best form that stands there; undefined where none does. */
export function meetingOf(piece: Piece, { forms }: Pick<Term, 'forms'>): Meeting | undefined {
  const standing = forms.filter(({ text }) => piece.folded.includes(text)).sort((a, b) => b.weight - a.weight);
  for (const form of standing) {
    const words = occurrences(piece, form);
    if (words.length > 0) return { words, weight: form.weight };
  }
  return undefined;
}

/** A word of the text: where it stands there, and where its folded form does in the folded text. */
type Segment = {
  readonly from: number;
  readonly to: number;
  readonly folded: string;
  readonly at: number;
  readonly end: number;
};

function segmentsOf(text: string): readonly Segment[] {
  let at = 0;
  return Array.from(japaneseWords.segment(text)).flatMap(({ segment, index }) => {
    const folded = fold(segment, segment.length);
    if (folded === '') return [];
    const begun = at;
    at += folded.length;
    return [{ from: index, to: index + segment.length, folded, at: begun, end: at }];
  });
}

function occurrences({ text, segments: parted }: Piece, form: Form): string[] {
  const segments = parted();
  return placesOf(segments.map(({ folded }) => folded).join(''), form.text).flatMap((at) => {
    const end = at + form.text.length;
    const met = segments.filter(
      (segment, index) => (segment.end > at && segment.at < end) || endsWord(segments, index, end),
    );
    const [first, last] = [met.at(0), met.at(-1)];
    return first !== undefined && last !== undefined && isWord(met, form) ? [text.slice(first.from, last.to)] : [];
  });
}

/** Places of a form that are looked at in one text; what comes later is marked alike. */
const MAX_PLACES = 32;

function placesOf(text: string, form: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(form); at >= 0 && places.length < MAX_PLACES; at = text.indexOf(form, at + form.length))
    places.push(at);
  return places;
}

/** 市 belongs to 松本 in 松本市, and 者 to 経験 in 経験者. */
function endsWord(segments: readonly Segment[], index: number, end: number): boolean {
  const [before, own] = [segments[index - 1], segments[index]];
  return (
    own?.at === end && before?.to === own.from && ENDINGS.has(own.folded) && /\p{Script=Han}$/u.test(before.folded)
  );
}

/** A short Latin word stands by itself, and a kanji that is only a part of what was typed begins a verb. */
function isWord(met: readonly Segment[], { text, weight }: Form): boolean {
  const whole = met.map(({ folded }) => folded).join('');
  if (/^[a-z]{1,3}$/.test(text)) return whole === text;
  if (text.length > 1 || weight === 1) return true;
  return whole.startsWith(text) && /^.\p{Script=Hiragana}+$/u.test(whole);
}
