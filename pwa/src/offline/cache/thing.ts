/** What can be saved: a person's or a company's page, or the card of an article (its text stands on other sites). */
export type Thing = { readonly kind: 'person' | 'company' | 'article'; readonly id: string };

/** The thing's key in the tables. */
export const thingKey = ({ kind, id }: Thing): string => `${kind}:${id}`;

/**
 * Why a thing is kept; it leaves with its last reason. `pinned`: somebody pressed the button. The others come by
 * themselves: `own`, `followed`, `bookmarked`, `author` of a bookmarked article, one of the `recent` pages looked at.
 */
export const REASONS = ['pinned', 'own', 'followed', 'bookmarked', 'author', 'recent'] as const;
export type Reason = (typeof REASONS)[number];

/** How many of the pages looked at last are kept. */
export const RECENT_LIMIT = 50;

/** What a list shows of a thing; searched where the server does not tell by what it is found. */
export type Card = {
  readonly name: string;
  /** Job, overview, or author. */
  readonly note: string;
  readonly picture: string | null;
  /** Where it is read: a path of this site; `null` for articles, which stand on other sites. */
  readonly path: string | null;
  /** The article's own address. */
  readonly url: string | null;
  /** Who wrote the article; their page is kept with it. */
  readonly author: Thing | null;
  /** Other kinds within companies: products and services. */
  readonly isService: boolean;
  readonly reading: string | null;
  readonly otherNames: readonly string[];
  readonly tags: readonly string[];
  readonly description: string;
};

/** How much of a thing is kept: what opens first, or every tab with its first page. */
export type Depth = 'front' | 'whole';

/** Pinned and own things are kept whole; what comes by itself, as far as it opens first. */
export const depthFor = (reasons: readonly Reason[]): Depth =>
  reasons.includes('pinned') || reasons.includes('own') ? 'whole' : 'front';

/** The account of those who are not signed in. */
export const VISITOR = 'visitor';
