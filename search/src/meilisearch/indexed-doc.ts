import { type Choosable, facetTokens } from '../choice/choice.ts';
import {
  calledBy,
  fold,
  loanStarts,
  NORM_VERSION,
  popularityPoints,
  type SearchKeys,
  searchKeys,
} from '../folding/index.ts';
import type { SearchDoc, SearchKind, SearchRemoval } from '../port.ts';
import { type GramWords, gramWordsOf } from './gram-words.ts';

const REMOVED = 9;
export const VISIBILITY = { everyone: 0, 'signed-in': 1, admins: 2 } as const;

/** A document as Meilisearch keeps it: folded keys (which come back, to tell the tier), their grams, and the filters. */
export type IndexedDoc = GramWords & {
  readonly ref: string;
  readonly kind: SearchKind;
  readonly id: string;
  /** Text: versions exceed what a JSON number holds. */
  readonly docVersion: string;
  readonly normVersion: number;
  /** Milliseconds since 1970; what a rebuild carries over is chosen by it. */
  readonly changedAt: number;
  readonly visibility: number;
  readonly visibleTo: readonly string[];
  readonly followers: number;
  readonly visitors: number;
  readonly popularity: number;
  readonly createdAt: string;
  readonly categoryKeys: readonly string[];
  readonly canDo: readonly string[];
  readonly mainUsage: string | null;
  readonly facets: readonly string[];
  readonly whose: string | null;
  readonly name: readonly string[];
  readonly alias: readonly string[];
  readonly reading: readonly string[];
  readonly sound: readonly string[];
  readonly tags: readonly string[];
  readonly fact: readonly string[];
  readonly body: string;
  /** By which a name is met in the other script. */
  readonly loanStarts: readonly string[];
  readonly plain: string;
};

/** Primary keys know letters, digits, - and _ only; ids have no `_`. */
export function refOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}_${id}`;
}

export function indexedDoc(doc: SearchDoc, changedAt: number): IndexedDoc {
  return {
    ...keyFields(searchKeys(doc)),
    ...identity(doc, changedAt),
    visibility: VISIBILITY[doc.visibility],
    visibleTo: doc.visibleTo,
    followers: doc.followers,
    visitors: doc.visitors,
    popularity: popularityPoints(doc.followers, doc.visitors),
    createdAt: doc.createdAt,
    categoryKeys: doc.categoryPath,
    tags: doc.tags.map((tag) => fold(tag)),
    canDo: doc.canDo,
    mainUsage: doc.mainUsage ?? null,
    facets: facetTokens(doc.facets),
    whose: doc.whose ?? null,
  };
}

/** What remains of a removed document: its version, so that a late write is recognised as late. Nobody sees level 9. */
export function removedDoc(removal: SearchRemoval, changedAt: number): IndexedDoc {
  return {
    ...keyFields({ name: [], alias: [], reading: [], sound: [], tag: [], fact: [], body: '', plain: '' }),
    ...identity(removal, changedAt),
    visibility: REMOVED,
    visibleTo: [],
    followers: 0,
    visitors: 0,
    popularity: 0,
    createdAt: '1970-01-01T00:00:00.000Z',
    categoryKeys: [],
    tags: [],
    canDo: [],
    mainUsage: null,
    facets: [],
    whose: null,
  };
}

/** What can be chosen of it. */
export const choosable = ({ kind, categoryKeys, facets }: IndexedDoc): Choosable => ({
  ...{ kind, categoryKeys, facetTokens: facets },
});

/** The keys that a hit brings back. */
export function keysOf(doc: IndexedDoc): SearchKeys {
  return { ...doc, tag: doc.tags };
}

function identity(doc: SearchRemoval, changedAt: number) {
  const { kind, id } = doc;
  return { ref: refOf(doc), kind, id, docVersion: doc.docVersion.toString(), normVersion: NORM_VERSION, changedAt };
}

function keyFields(keys: SearchKeys) {
  const { tag: _tag, ...fields } = keys;
  return { ...fields, ...gramWordsOf(keys), loanStarts: [...new Set(calledBy(keys).flatMap(loanStarts))] };
}
