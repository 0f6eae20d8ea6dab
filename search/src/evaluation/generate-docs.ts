import type { SearchDoc } from '../port.ts';
import {
  CATEGORIES,
  COINED,
  FAMILY,
  GIVEN,
  LATIN,
  LOAN,
  MIDDLE,
  type Morpheme,
  NATURE,
  SENTENCES,
  TAGS,
  TRADE,
} from './morphemes.ts';
import { pick, type Random, seededRandom } from './random.ts';

/** A document with what the label of a query is made from: its name without form, and the blocks it was built of. */
export type GeneratedDoc = { readonly doc: SearchDoc; readonly core: string; readonly parts: readonly Morpheme[] };

type Named = {
  readonly name: string;
  readonly core: string;
  readonly parts: readonly Morpheme[];
  readonly alias?: string;
};

const FORMS = ['株式会社*', '*株式会社', '合同会社*', '有限会社*', '*', '一般社団法人*'] as const;

/** `count` documents: 40 % companies, 30 % services, 10 % people, 20 % articles; the same for the same seed. No core name twice. */
export function generateDocs(count: number, seed: number): GeneratedDoc[] {
  const random = seededRandom(seed);
  const taken = new Set<string>();
  const generated: GeneratedDoc[] = [];
  for (let index = 0; generated.length < count; index += 1) {
    const kind = kindOf(random());
    const named = NAMERS[kind](random, index);
    if (taken.has(named.core)) continue;
    taken.add(named.core);
    generated.push({ doc: docOf(random, { kind, index, named }), core: named.core, parts: named.parts });
  }
  return generated;
}

function kindOf(chance: number): SearchDoc['kind'] {
  if (chance < 0.4) return 'company';
  if (chance < 0.7) return 'service';
  return chance < 0.8 ? 'person' : 'article';
}

const NAMERS: Record<SearchDoc['kind'], (random: Random, index: number) => Named> = {
  company(random) {
    const parts = companyParts(random, random());
    const core = written(parts);
    const name = pick(random, FORMS).replace('*', core);
    return random() < 0.3 ? { name, core, parts, alias: latinName(random) } : { name, core, parts };
  },
  service(random) {
    const parts =
      random() < 0.15 ? [pick(random, LOAN), pick(random, LOAN)] : coined(random, random() < 0.5 ? TRADE : COINED);
    const core = written(parts);
    return random() < 0.3 ? { name: core, core, parts, alias: latinName(random) } : { name: core, core, parts };
  },
  person(random, index) {
    const parts = [pick(random, FAMILY), pick(random, GIVEN)];
    // Real people share names: what makes them unique here is their number, which no query uses.
    return { name: parts.map((part) => part.text).join(' '), core: `${written(parts)}#${index}`, parts };
  },
  article(random, index) {
    const parts = [pick(random, COINED), pick(random, TRADE)];
    return {
      name: `${written(parts)}で${pick(random, TAGS)}を見直した${1 + (index % 40)}か月`,
      core: `article#${index}`,
      parts,
    };
  },
};

function companyParts(random: Random, chance: number): Morpheme[] {
  if (chance < 0.05) return [pick(random, FAMILY), pick(random, MIDDLE), pick(random, TRADE)];
  return chance < 0.6 ? [pick(random, NATURE), pick(random, NATURE), pick(random, TRADE)] : coined(random, TRADE);
}

function coined(random: Random, last: readonly Morpheme[]): Morpheme[] {
  return [pick(random, COINED), pick(random, COINED), pick(random, last)];
}

function written(parts: readonly Morpheme[]): string {
  return parts.map((part) => part.text).join('');
}

function latinName(random: Random): string {
  return [pick(random, LATIN), pick(random, LATIN), pick(random, LATIN)].map(({ english }) => english).join(' ');
}

function docOf(
  random: Random,
  { kind, index, named }: { kind: SearchDoc['kind']; index: number; named: Named },
): SearchDoc {
  return {
    kind,
    id: `${kind}-${index}`,
    name: named.name,
    otherNames: named.alias === undefined ? [] : [named.alias],
    ...(kind === 'article' ? {} : { reading: named.parts.map((part) => part.reading).join('') }),
    tags: [pick(random, TAGS), pick(random, TAGS)],
    facts: [],
    texts: [pick(random, SENTENCES), pick(random, SENTENCES)],
    categoryPath: kind === 'person' ? [] : pick(random, CATEGORIES).split('/'),
    canDo: [],
    facets: {},
    followers: Math.floor(random() ** 6 * 20_000),
    visitors: Math.floor(random() ** 6 * 90_000),
    createdAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 900) * 86_400_000).toISOString(),
    visibility: 'everyone',
    visibleTo: [],
    docVersion: 1n,
  };
}
