import { createHash } from 'node:crypto';

/** Who shows an article. `id` chooses the cat that stands in for a person without a picture. */
export type CardAuthor = {
  readonly kind: 'person' | 'company';
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
};

/**
 * What a share card shows: texts as people wrote them, of any length; pictures as addresses of this site (any other is not
 * fetched, and a cat stands in for it).
 */
export type Card =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly reading: string | null;
      /** Where and as what they work. */
      readonly work: string;
      readonly text: string;
      readonly picture: string | null;
    }
  | {
      readonly kind: 'company';
      readonly id: string;
      readonly name: string;
      readonly reading: string | null;
      readonly text: string;
      readonly picture: string | null;
      readonly cover: string | null;
    }
  | {
      readonly kind: 'article';
      readonly id: string;
      readonly name: string;
      /** Small facts above the name: category, day, site. */
      readonly facts: readonly string[];
      readonly text: string;
      readonly author: CardAuthor;
    }
  | { readonly kind: 'site' };

export type CardKind = Card['kind'];
export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>;

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raised when cards are drawn in another way, so that their addresses change. */
const DESIGN = 2;

/** Names the picture of a card: the same for the same card, another one as soon as anything on it changes. */
export function cardVersion(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 16);
}
