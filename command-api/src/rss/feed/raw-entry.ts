/** A text as its feed words it; in HTML, markup in it is left out, not shown. */
export type Words = { readonly text: string; readonly isHtml: boolean };

/** One entry as its feed words it. Texts are cut at their longest; nothing is checked yet. */
export type RawEntry = {
  readonly guid: string | null;
  readonly title: Words | null;
  /** What it says: the first of these stands for its title where it has none. */
  readonly body: readonly Words[];
  readonly link: string | null;
  /** The address that a relative link stands against. */
  readonly base: string;
  readonly date: string | null;
};

/** Code units of one text; longer ones are cut, so that no entry grows beyond its use. */
export const LONGEST_TEXT = 4096;
/** The same of what an entry says, which may begin with a picture as long as a book. */
export const LONGEST_BODY = 64 * 1024;
