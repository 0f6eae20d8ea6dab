import { type CatalogueName, catalogueLabel, type FacetValues } from '@meikan/domain';
import type { SearchDoc } from '@meikan/search';

/** What is told of a page to the search; its version is the snapshot's. */
export type Document = Omit<SearchDoc, 'docVersion' | 'facets'> & { readonly facets: FacetValues };

/** A row with how often its page was visited, which no event tells. */
export type Visited<Row> = Row & { readonly visitors: number };

/** What an owner's document tells of an item. */
export type ToldItem = { readonly title: string; readonly tags: readonly string[] };
/** What a holder's document tells of a service in use. */
export type ToldUsage = { readonly name: string; readonly comment: string | null };
/** What a service's document tells of the company that offers it. */
export type ToldProvider = {
  readonly name: string;
  readonly place: string | null;
  readonly description: string | null;
};
/** What a page tells of what hangs on it, the newest first. */
export type Telling<Row> = Visited<Row> & {
  readonly items: readonly ToldItem[];
  readonly usages: readonly ToldUsage[];
};

/** The texts that are there. */
export const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [text] : []));

/** The Japanese names of catalogue keys; a key of a newer catalogue says nothing. */
export const labelsOf = (name: CatalogueName, keys: readonly (string | null)[]): string[] =>
  present(keys.map((key) => (key === null ? null : catalogueLabel(name, key))));

/** `副業：開発`, with one entry per label and the title alone where nothing more is told. */
export function titled(title: string, labels: readonly string[]): string[] {
  return labels.length === 0 ? [title] : labels.map((label) => `${title}：${label}`);
}

/** Title and tags of each item in one sentence: `日傘の選び方 #夏 #日傘`. */
export const sentencesOf = (items: readonly ToldItem[]): string[] =>
  items.map(({ title, tags }) => [title, ...tags.map((tag) => `#${tag}`)].join(' '));
