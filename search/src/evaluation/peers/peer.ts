import type { Searchable } from '../../folding/index.ts';

/** A page as other engines are given it. */
export type PeerPage = Searchable & { readonly id: string };

/** Another way to search the same pages, to compare with: as it comes, with nothing of this package. */
export type Peer = AsyncDisposable & {
  readonly name: string;
  /** Ids of the ten pages that fit best. */
  ask(text: string): Promise<readonly string[]>;
};

export const MOST_ASKED = 10;

/** All by which a page is found, in one text. */
export const wholeText = ({ name, otherNames, reading = '', tags, facts, texts }: PeerPage): string =>
  [name, ...otherNames, reading, ...tags, ...facts, ...texts].join('\n');
