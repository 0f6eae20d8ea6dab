import type { GeneratedDoc } from './generate-docs.ts';
import { HOMOPHONES, inKatakana, MIDDLE } from './morphemes.ts';
import { pick, type Random, seededRandom } from './random.ts';
import { fullWidth, halfWidth, hepburn, hiragana, oldForms } from './spellings.ts';

/** A query with every document that answers it. `target` is the one the query was made from. */
export type LabelledQuery = {
  readonly kind: QueryClass;
  readonly text: string;
  readonly target: string;
  readonly relevant: ReadonlySet<string>;
};

const KATAKANA = /^[ァ-ヴー]+$/;
const KANJI = /^\p{Script=Han}+$/u;

/** How each class spells a document; undefined when the document does not lend itself to it. */
const SPELL = {
  exact_full: ({ doc }) => doc.name,
  exact_core: ({ core }) => core,
  prefix: ({ core, parts }) => core.slice(0, lengthOf(parts, 2) + 1),
  hiragana_for_katakana: ({ core }) => (KATAKANA.test(core) ? hiragana(core) : undefined),
  reading: ({ core, doc }) => (KANJI.test(core) ? doc.reading : undefined),
  half_width: ({ core }) => (KATAKANA.test(core) ? halfWidth(core) : undefined),
  full_width: ({ doc }) => (doc.otherNames[0] === undefined ? undefined : fullWidth(doc.otherNames[0])),
  typo: ({ core }, random) => (Array.from(core).length < 5 ? undefined : mistyped(core, random)),
  middle: ({ core, parts }) => core.slice(1, lengthOf(parts, 2) + 1),
  two_characters: ({ core }) => core.slice(0, 2),
  one_character: ({ core }) => core.slice(0, 1),
  tag: ({ doc }) => doc.tags[0],
  long_vowel: ({ core }) => (core.includes('ー') ? core.replaceAll('ー', '') : undefined),
  kanji_variant: ({ core }) => (oldForms(core) === core ? undefined : oldForms(core)),
  romaji: ({ doc }) => (doc.reading === undefined ? undefined : hepburn(doc.reading)),
  other_name: ({ doc }) => doc.otherNames[0],
  two_words: ({ parts }) =>
    parts[2] === undefined ? undefined : `${parts[2].text} ${parts[0]?.text}${parts[1]?.text}`,
  two_typos: ({ core }, random) => (Array.from(core).length < 9 ? undefined : mistyped(mistyped(core, random), random)),
  english_for_katakana: ({ parts }) => allOf(parts.map(({ english }) => english))?.join(' '),
  katakana_for_english: ({ doc }) => allOf((doc.otherNames[0] ?? '-').split(' ').map(inKatakana))?.join(''),
  missing_middle: ({ parts: [first, left, last] }) =>
    left !== undefined && MIDDLE.includes(left) ? `${first?.text}${last?.text}` : undefined,
  missing_letters: ({ core }, random) => withHole(Array.from(core), random),
  ime_homophone: ({ core, parts }, random) => {
    const { text } = pick(random, parts);
    const chosen = HOMOPHONES.get(text);
    return chosen === undefined ? undefined : core.replace(text, chosen);
  },
  ime_partial: ({ parts: [first, ...others] }, random) => unfinished(others, random, first?.text ?? ''),
} satisfies Record<string, (generated: GeneratedDoc, random: Random) => string | undefined>;

export type QueryClass = keyof typeof SPELL;
export const QUERY_CLASSES = Object.keys(SPELL).filter((name): name is QueryClass => name in SPELL);

/** Classes that many documents answer; for the others the target alone counts. */
const BROAD: Partial<Record<QueryClass, (generated: GeneratedDoc, text: string) => boolean>> = {
  two_characters: ({ doc }, text) =>
    isWrittenIn(doc.name, text) || (doc.reading?.includes(hiragana(text)) ?? false) || isTagged(doc.tags, text),
  one_character: ({ doc, core }, text) =>
    [core, doc.name, doc.reading ?? ''].some((key) => oldForms(hiragana(key)).startsWith(oldForms(hiragana(text)))),
  other_name: ({ doc }, text) => doc.otherNames.includes(text),
  full_width: ({ doc }, text) => doc.otherNames.some((name) => fullWidth(name) === text),
  two_words: ({ doc }, text) => text.split(' ').every((word) => isWrittenIn(doc.name, word)),
  tag: ({ doc }, text) => doc.tags.includes(text) || isWrittenIn(doc.name, text),
  middle: ({ doc }, text) => isWrittenIn(doc.name, text),
  prefix: ({ doc }, text) => isWrittenIn(doc.name, text),
  missing_middle: ({ doc, parts: [first, left, last] }, text) =>
    isWrittenIn(doc.name, text) || (left !== undefined && oldForms(text) === oldForms(`${first?.text}${last?.text}`)),
  missing_letters: ({ core }, text) => lacksMiddle(core, text, 3),
  ime_partial: ({ parts: [first, ...others] }, text) =>
    text.startsWith(first?.text ?? '#') && readingOf(others).startsWith(hiragana(withoutConsonant(text, first?.text))),
};

/** Old and new forms of a kanji are the same name. */
function isWrittenIn(name: string, text: string): boolean {
  return oldForms(name).includes(oldForms(text));
}

function isTagged(tags: readonly string[], text: string): boolean {
  return tags.some((tag) => tag.includes(text));
}

/** `perClass` queries of each class about companies and services; the same for the same seed. */
export function labelQueries(generated: readonly GeneratedDoc[], perClass: number, seed: number): LabelledQuery[] {
  const random = seededRandom(seed);
  const named = generated.filter(({ doc }) => doc.kind === 'company' || doc.kind === 'service');
  return QUERY_CLASSES.flatMap((kind) =>
    Array.from({ length: perClass }, () => labelOne({ kind, named, generated, random })),
  );
}

type Labelling = {
  readonly kind: QueryClass;
  readonly named: readonly GeneratedDoc[];
  readonly generated: readonly GeneratedDoc[];
  readonly random: Random;
};

function labelOne({ kind, named, generated, random }: Labelling): LabelledQuery {
  for (;;) {
    const source = pick(random, named);
    const text = SPELL[kind](source, random);
    if (text === undefined) continue;
    const answers = BROAD[kind];
    const others = answers === undefined ? [] : generated.filter((other) => answers(other, text));
    return {
      kind,
      text,
      target: source.doc.id,
      relevant: new Set([source.doc.id, ...others.map(({ doc }) => doc.id)]),
    };
  }
}

function lengthOf(parts: GeneratedDoc['parts'], count: number): number {
  return parts.slice(0, count).reduce((sum, part) => sum + part.text.length, 0);
}

/** Every one of them, or undefined where one is missing. */
function allOf(texts: readonly (string | undefined)[]): string[] | undefined {
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? known : undefined;
}

/** Without one to three characters of its middle, as 東ハンズ is 東急ハンズ. */
function withHole(signs: readonly string[], random: Random): string | undefined {
  const hole = 1 + Math.floor(random() * 3);
  const from = 1 + Math.floor(random() * 3);
  return signs.length < from + hole + 3 ? undefined : [...signs.slice(0, from), ...signs.slice(from + hole)].join('');
}

/** What an input method shows of a name half way: its beginning as chosen, then kana, then a consonant without its vowel. */
function unfinished(others: GeneratedDoc['parts'], random: Random, chosen: string): string | undefined {
  const kana = readingOf(others);
  const typed = 2 + Math.floor(random() * (kana.length - 2));
  const consonant = /^[a-z]+?(?=[aiueo])/.exec(hepburn(kana.charAt(typed)) ?? '');
  return consonant === null ? undefined : `${chosen}${kana.slice(0, typed)}${consonant[0]}`;
}

/** Whether a name is a text with up to `most` characters between its beginning and its end. */
function lacksMiddle(core: string, text: string, most: number): boolean {
  const missing = core.length - text.length;
  const heads = Array.from({ length: text.length - 1 }, (_, index) => index + 1);
  const isCut = (head: number): boolean => core.startsWith(text.slice(0, head)) && core.endsWith(text.slice(head));
  return missing > 0 && missing <= most && heads.some(isCut);
}

function withoutConsonant(text: string, chosen = ''): string {
  return text.slice(chosen.length).replace(/[a-z]+$/, '');
}

function readingOf(parts: GeneratedDoc['parts']): string {
  return parts.map(({ reading }) => reading).join('');
}

/** One slip of the finger: a character left out, doubled, changed, or swapped with its neighbour. */
function mistyped(core: string, random: Random): string {
  const signs = Array.from(core);
  const at = 1 + Math.floor(random() * (signs.length - 2));
  const [before, here = '', next = '', after] = [signs.slice(0, at), signs[at], signs[at + 1], signs.slice(at + 2)];
  const slips = [[next], [here, here, next], [pick(random, Array.from('あかさたなはまやらわ')), next], [next, here]];
  return [...before, ...pick(random, slips), ...after].join('');
}
