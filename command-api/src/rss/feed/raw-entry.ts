/** One entry as its feed words it. Texts are cut at `LONGEST_TEXT`; nothing is checked yet. */
export type RawEntry = {
  readonly guid: string | null;
  readonly title: string | null;
  /** Whether the title is HTML: markup in it is left out, not shown. */
  readonly titleIsHtml: boolean;
  readonly link: string | null;
  readonly date: string | null;
};

/** Code units of one text; longer ones are cut, so that no entry grows beyond its use. */
export const LONGEST_TEXT = 4096;
