import type { GeneratedDoc } from './generate-docs.ts';
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

/** One slip of the finger: a character left out, doubled, changed, or swapped with its neighbour. */
function mistyped(core: string, random: Random): string {
  const signs = Array.from(core);
  const at = 1 + Math.floor(random() * (signs.length - 2));
  const [before, here = '', next = '', after] = [signs.slice(0, at), signs[at], signs[at + 1], signs.slice(at + 2)];
  const slips = [[next], [here, here, next], [pick(random, Array.from('あかさたなはまやらわ')), next], [next, here]];
  return [...before, ...pick(random, slips), ...after].join('');
}
