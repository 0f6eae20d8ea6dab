import type { FontFamily, Slice } from './font-family.ts';

/** The three fonts of a card: headings, running text, and one-coloured drawings of emoji. */
export type Families = Readonly<Record<FamilyName, FontFamily>>;
export type FamilyName = 'mincho' | 'gothic' | 'emoji';

/** A piece of a text that one slice of one font can set. */
export type Run = { readonly family: FamilyName; readonly slice: Slice; readonly text: string };

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\uFE0F|\u200D)|[#*0-9]\uFE0F?\u20E3/u;
/** What is not drawn: forms of variants that the fonts do not hold, controls, marks of direction. */
const UNDRAWN = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/gu;
/** A text in pieces that can be set; a character that no font knows is left out. */
export function runsOf(text: string, family: 'mincho' | 'gothic', families: Families): Run[] {
  const runs: Run[] = [];
  for (const found of graphemesOf(text).flatMap((cluster) => clusterRuns(cluster, family, families))) {
    const last = runs.at(-1);
    if (last && last.family === found.family && last.slice === found.slice)
      runs.splice(-1, 1, { ...last, text: last.text + found.text });
    else runs.push(found);
  }
  return runs;
}

function clusterRuns(cluster: string, family: 'mincho' | 'gothic', families: Families): readonly Run[] {
  const bare = cluster.normalize('NFC').replace(UNDRAWN, '');
  if (bare === '') return [];
  const asEmoji = () => within(cluster, 'emoji', families) ?? withinFirst(bare, 'emoji', families);
  const asText = () =>
    within(bare, family, families) ??
    within(bare.normalize('NFKC'), family, families) ??
    withinFirst(bare, family, families);
  const found = EMOJI.test(cluster) ? (asEmoji() ?? asText()) : (asText() ?? asEmoji());
  return found ? [found] : plainer(bare, family, families);
}

/** 「Ⅲ」 as III and 「č」 as c where the font has no such type, else nothing. */
function plainer(bare: string, family: 'mincho' | 'gothic', families: Families): readonly Run[] {
  for (const simple of [bare.normalize('NFKC'), bare.normalize('NFKD').replace(/\p{M}/gu, '')]) {
    const found = [...simple].map((character) => within(character, family, families));
    const whole = found.filter((run) => run !== undefined);
    if (whole.length === found.length) return whole;
  }
  return [];
}

/** The whole cluster in one slice, so that what belongs together is shaped together. */
function within(cluster: string, family: FamilyName, families: Families): Run | undefined {
  const [first = 0, ...others] = [...cluster].map((character) => character.codePointAt(0) ?? 0);
  const { slicesOf } = families[family];
  const slice = slicesOf(first).find((one) => others.every((codePoint) => slicesOf(codePoint).includes(one)));
  return slice === undefined ? undefined : { family, slice, text: cluster };
}

/** Its first character alone, where the rest lies elsewhere. */
const withinFirst = (cluster: string, family: FamilyName, families: Families) =>
  within(String.fromCodePoint(cluster.codePointAt(0) ?? 0), family, families);
