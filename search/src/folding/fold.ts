import { enlargeKana, foldSounds, toHiragana } from './kana.ts';
import { KANJI_VARIANTS } from './kanji-variants.ts';

/** Raise it with every change of what an index keeps of a document: a change means that each index is rebuilt. */
export const NORM_VERSION = 8;

/** Characters of one name, tag or reading that count; the rest is ignored. */
export const MAX_KEY_LENGTH = 120;
/** Characters of facts and texts that are searched. */
export const MAX_BODY_LENGTH = 6000;

/** What carries no meaning in a name: marks, punctuation, symbols, separators, control characters, and the sound mark ー. */
const SILENT = /[\p{M}\p{P}\p{S}\p{Z}\p{C}ー]/gu;
/** Half of a character that a cut has left, and NUL, which no database takes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const CUT_OR_NUL = /[\u0000\p{Surrogate}]/gu;
/** C++ and C# stay what they are; a leading # of a tag goes. */
const TELLING_SIGNS = /(?<=[a-z0-9])[+#]+/g;

/**
 * One form for all spellings of a text: width, case, kana kind, kanji variant, long vowels, spaces and
 * punctuation no longer count. `|` never survives, so it may delimit keys. Takes time in proportion to `maxLength`.
 */
export function fold(text: string, maxLength: number = MAX_KEY_LENGTH): string {
  return enlargeKana(dropSilent(foldSounds(toHiragana(foldVariants(spellOutForms(foldWidth(text, maxLength)))))));
}

const SHORT_FORMS = new Map(
  '株株式会社 有有限会社 同合同会社 資合資会社 名合名会社 社社団法人 財財団法人 医医療法人 学学校法人 福社会福祉法人 独独立行政法人'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);

/** ㈱ and (株) say 株式会社; expects folded width. */
export function spellOutForms(text: string): string {
  return text.replace(/\((.)\)/gu, (short, form: string) => SHORT_FORMS.get(form) ?? short);
}

/** NFKC, lower case and Latin letters without accents: what a text looks like when only its width and case are ignored. */
export function foldWidth(text: string, maxLength: number = MAX_KEY_LENGTH): string {
  return text
    .slice(0, maxLength)
    .normalize('NFKC')
    .slice(0, maxLength)
    .toLowerCase()
    .replace(CUT_OR_NUL, '')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0));
}

function foldVariants(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (kanji) => KANJI_VARIANTS.get(kanji) ?? kanji);
}

function dropSilent(text: string): string {
  const signs: string[] = [];
  const marked = text.replace(TELLING_SIGNS, (sign) => {
    signs.push(sign);
    return '\u0000';
  });
  if (signs.length === 0) return text.replace(SILENT, '');
  return marked
    .split('\u0000')
    .map((part, index) => part.replace(SILENT, '') + (signs[index] ?? ''))
    .join('');
}
