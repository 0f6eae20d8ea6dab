import { type Check, type Checked, invalid, valid } from './checked.ts';
import { firstGraphemes, graphemeCount, graphemesOf } from './graphemes.ts';
import { limits } from './limits.ts';

/**
 * Characters no text keeps: controls (but tab and line feed), zero-width spaces, bidirectional overrides and isolates,
 * byte order marks, lone surrogates. Zero-width joiners stay: emoji and some scripts are spelled with them.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|\u2028|\u2029/gu;
const SPACING = /[\t\n]+/gu;
/** A text that shows nothing: spaces, joiners, fillers, soft hyphens, variation selectors, the empty braille pattern. */
const SHOWS_NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${limits.marksPerGrapheme + 1}}`, 'u');

/**
 * Without what no text keeps and without white space around it (also U+3000); line breaks become `\n`. Otherwise as it
 * was typed: NFC would turn some ideographs of names (U+FA10, U+FA19) into others.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(FORBIDDEN, '').trim();
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(SPACING, ' ');
}

/** As `cleanLine`, cut after `max` graphemes, the last of them an ellipsis then. */
export function shortenedLine(text: string, max: number): string {
  const cleaned = cleanLine(text);
  const kept = firstGraphemes(cleaned, max);
  return kept === cleaned ? kept : `${firstGraphemes(kept, max - 1)}…`;
}

/** As `cleanLine`, cut where `units` of a machine's characters (UTF-16) are full, between graphemes and with an ellipsis. */
export function fittingLine(text: string, units: number): string {
  const cleaned = cleanLine(text);
  if (cleaned.length <= units) return cleaned;
  let kept = '';
  for (const { segment } of graphemesOf(cleaned)) {
    if (kept.length + segment.length >= units) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** The form in which two names that look alike are equal: NFKC, lower case, single spaces. */
export function comparableText(text: string): string {
  return cleanLine(text).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
}

/** A single line of 1 to `max` graphemes. */
export function line(max: number): Check<string> {
  return (text) => required(bounded(text, max, cleanLine));
}

/** A single line of at most `max` graphemes; empty becomes null. */
export function optionalLine(max: number): Check<string | null> {
  return (text) => (text === null ? valid(null) : emptyToNull(bounded(text, max, cleanLine)));
}

/** Text of at most `max` graphemes that may hold line breaks; empty becomes null. */
export function optionalParagraph(max: number): Check<string | null> {
  return (text) => (text === null ? valid(null) : emptyToNull(bounded(text, max, cleanText)));
}

/** Text of 1 to `max` graphemes that may hold line breaks. */
export function paragraph(max: number): Check<string> {
  return (text) => required(bounded(text, max, cleanText));
}

function bounded(text: string, max: number, clean: (text: string) => string): Checked<string> {
  // A grapheme of honest text has a handful of code units: far longer input is refused before it is segmented.
  if (text.length > max * 32 + 1024) return invalid('too-long');
  const cleaned = clean(text);
  if (SHOWS_NOTHING.test(cleaned)) return valid('');
  if (TOO_MANY_MARKS.test(cleaned)) return invalid('unsafe-text');
  return graphemeCount(cleaned) > max ? invalid('too-long') : valid(cleaned);
}

function required(checked: Checked<string>): Checked<string> {
  return checked.ok && checked.value === '' ? invalid('required') : checked;
}

function emptyToNull(checked: Checked<string>): Checked<string | null> {
  return checked.ok && checked.value === '' ? valid(null) : checked;
}
