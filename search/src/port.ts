import type { SearchTier, Vocabulary, Weighed } from './folding/index.ts';

export type SearchKind = 'company' | 'service' | 'person' | 'article';
export type SearchSort = 'relevance' | 'followers' | 'visitors' | 'newest';

export type KindCounts = Readonly<Partial<Record<SearchKind, number>>>;

/** Who asks; platform's `Viewer` is one. */
export type SearchViewer =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'account'; readonly accountId: string; readonly role: 'general' | 'business' | 'admin' };

/** Who may find a document: everyone, whoever is signed in, or admins; `visibleTo` names accounts that may besides. */
export type SearchVisibility = 'everyone' | 'signed-in' | 'admins';

export type SearchRef = { readonly kind: SearchKind; readonly id: string };

/** Values by the name of a facet, which is of letters: `{ profession: ['engineer'], willing: ['side_job', 'investment'] }`. */
export type Facets = Readonly<Partial<Record<string, readonly string[]>>>;

/** One thing to be found. Texts are raw: adapters fold them. */
export type SearchDoc = SearchRef & {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Kana reading of the name, when known. */
  readonly reading?: string;
  readonly tags: readonly string[];
  /** What it is, does, likes and offers, in short words as a reader sees them: a place, a trade, a school, a working style. */
  readonly facts: readonly string[];
  /** What is told of it in sentences. */
  readonly texts: readonly string[];
  /** From the widest to the narrowest key of the catalogue: service type, main category, sub category. */
  readonly categoryPath: readonly string[];
  readonly canDo: readonly string[];
  readonly mainUsage?: string;
  readonly facets: Facets;
  /** The person whom it shows, or who wrote it. */
  readonly whose?: string;
  readonly followers: number;
  readonly visitors: number;
  /** ISO 8601; what `newest` sorts by (an article's posted date, else the day it was registered). */
  readonly createdAt: string;
  readonly visibility: SearchVisibility;
  readonly visibleTo: readonly string[];
  /** Grows with every change of the document; an older version never overwrites a newer one. */
  readonly docVersion: bigint;
};

/** A document that is gone. Carries its version too, so that a late write cannot bring it back. */
export type SearchRemoval = SearchRef & { readonly docVersion: bigint };

/** All given filters must hold; within a list any of its values does, but for `tags` and `canDo`, where all must. */
export type SearchFilters = {
  readonly kinds?: readonly SearchKind[];
  /** A category key that bounds hits and counter alike (the wire's `explore`). */
  readonly within?: string;
  readonly tags?: readonly string[];
  readonly canDo?: readonly string[];
  readonly mainUsage?: string;
  /** People of whom nothing is found or counted. */
  readonly without?: readonly string[];
};

export type SearchQuery = SearchFilters & {
  /** As typed; cut at 60 characters and 5 words. Empty means everything that passes the filters. */
  readonly text: string;
  /** True where the text can only name what is looked for, never describe it. */
  readonly namesOnly?: boolean;
  /** What else words are called, where that is more than the repository's table and the dictionary say. */
  readonly vocabulary?: Vocabulary;
  readonly viewer: SearchViewer;
  /** These three narrow the hits; each of them, and each facet, leaves its own counts as they are. */
  readonly kind?: SearchKind;
  /** Category keys of any level. */
  readonly categories?: readonly string[];
  readonly facets?: Facets;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly pageSize: number;
  /** Whether to count hits per category and per kind. */
  readonly counter?: boolean;
  /** The facets whose values to count. */
  readonly countFacets?: readonly string[];
};

/** Search while typing: names only, best hits, no counter. */
export type SuggestQuery = SearchFilters & {
  readonly text: string;
  readonly viewer: SearchViewer;
  /** 1 to 10. */
  readonly limit: number;
};

export type SearchHit = SearchRef & { readonly tier: SearchTier };

export type SearchPage = {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Whether there may be more, since not all were looked at. */
  readonly totalIsLowerBound: boolean;
  /** The same of every count. */
  readonly countsAreLowerBounds: boolean;
  /** Hits per category key of every level, whatever categories and kind are chosen; present when asked for. */
  readonly counter?: Readonly<Record<string, number>>;
  /** Hits per kind, whatever is chosen; present when asked for. */
  readonly kinds?: KindCounts;
  /** Hits per value of the facets asked for, as `profession:engineer`, whatever is chosen of the same facet; the most met first. */
  readonly facets?: Readonly<Record<string, number>>;
  /** What a text was looked for by that may describe: `matchedBy` shows it on a page. */
  readonly terms?: readonly Weighed[];
  readonly tookMs: number;
};

/** What a write answers; opaque to callers, `settled` understands it. */
export type SearchReceipt = { readonly tasks: readonly number[] };

export type SearchHealth = {
  readonly ok: boolean;
  readonly engine: 'postgres' | 'meilisearch';
  readonly documents: number;
  /** The normaliser its documents were folded with; another one than `NORM_VERSION`, if there is any, asks for a rebuild. */
  readonly normVersion: number;
};

/** Finding things by Japanese text. Answers ids only: records, and once more their visibility, come from the read model. */
export interface SearchPort {
  suggest(query: SuggestQuery): Promise<SearchPage>;
  search(query: SearchQuery): Promise<SearchPage>;
  /** Safe to repeat, in any order: the highest `docVersion` of a document stands. */
  upsert(docs: readonly SearchDoc[]): Promise<SearchReceipt>;
  remove(removals: readonly SearchRemoval[]): Promise<SearchReceipt>;
  /** Waits until the writes can be found. */
  settled(receipt: SearchReceipt, options?: { timeoutMs?: number }): Promise<'done' | 'failed' | 'timeout'>;
  /** Fills a new index beside the living one and swaps; searches never notice, writes made meanwhile are carried over. */
  rebuild(source: AsyncIterable<SearchDoc>): Promise<{ readonly indexed: number }>;
  health(): Promise<SearchHealth>;
  close(): Promise<void>;
}
