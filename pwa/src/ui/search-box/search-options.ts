import type { ReactNode } from 'react';

/** One find of the dropdown; `id` is unique over all groups. */
export type SearchOption = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly picture: ReactNode;
  readonly href: string;
};

export type SearchGroup = { readonly key: string; readonly label: string; readonly options: readonly SearchOption[] };

/**
 * What is known about the typed text. `waiting` covers everything from the first key to the answer: nothing old is shown
 * for a new text.
 */
export type SearchAnswer =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'found';
      /** Who and what is called so. */
      readonly groups: readonly SearchGroup[];
      /** Other ways to search for the same text. */
      readonly ways: readonly SearchOption[];
    };

export const optionsOf = (answer: SearchAnswer): readonly SearchOption[] =>
  answer.kind === 'found' ? [...answer.groups.flatMap(({ options }) => options), ...answer.ways] : [];
