import type { DomainEvent } from '../kernel/event.ts';
import type { ArticleId, CompanyId, Instant, UserId } from '../kernel/ids.ts';

export type ArticleOwner =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId };

/** What its owner may write on an article, slide, movie, podcast, white paper, press release or event. */
export type ArticleContent = {
  readonly articleName: string;
  readonly articleUrl: string;
  /** The site or author shown before the date. */
  readonly articleWebsite: string | null;
  /** `yyyy-MM-dd`; null: undated. */
  readonly postedDate: string | null;
  readonly articleCategory: string;
  /** At most 5. */
  readonly tags: readonly string[];
  /** An uploaded picture. */
  readonly coverPhoto: string | null;
  /** An uploaded picture, in place of a cover; some categories take none. */
  readonly logo: string | null;
};

/** Besides its content: the main category follows from the category and stands with it in every event that names it. */
export type ArticleRegistered = DomainEvent<
  'article-registered',
  ArticleContent & {
    readonly articleId: ArticleId;
    readonly owner: ArticleOwner;
    readonly mainCategory: string;
    readonly recommendTxt: string | null;
    readonly registeredAt: Instant;
  }
>;
/** Whose article it is; null in events from before it stood in them. */
type Owned = { readonly owner: ArticleOwner | null };

/** Only the fields that differ. `mainCategory` stands beside a changed `articleCategory`. */
export type ArticleEdited = DomainEvent<
  'article-edited',
  Owned & { readonly changes: Partial<ArticleContent & { readonly mainCategory: string }> }
>;
export type ArticleRecommendTextChanged = DomainEvent<
  'article-recommend-text-changed',
  Owned & { readonly recommendTxt: string | null }
>;
/** The end of an article, unless it is taken back. */
export type ArticleRemoved = DomainEvent<'article-removed', { readonly reason: string | null }>;

/** Its removal is taken back: the article as it was before, whole, since nobody keeps what was removed. */
export type ArticleRestored = DomainEvent<'article-restored', ArticleRegistered['data']>;

/** What can happen in `article-<id>`. */
export type ArticleEvent =
  | ArticleRegistered
  | ArticleEdited
  | ArticleRecommendTextChanged
  | ArticleRemoved
  | ArticleRestored;
