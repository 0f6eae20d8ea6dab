import source from './catalogues.json' with { type: 'json' };
import content from './content-main-categories.json' with { type: 'json' };
import taxonomy from './service-taxonomy.json' with { type: 'json' };

/** What every entry of every catalogue has, and what some have. */
export type SourceEntry = {
  readonly key: string;
  readonly id?: number | string;
  readonly label: string;
  readonly order: number;
  readonly emoji?: string;
  readonly value?: string | number;
  readonly group?: string;
};

/** All catalogues by name. The two large trees are files of their own: a page that needs one of them loads only that. */
export const catalogueSource: ReadonlyMap<string, { readonly items: readonly SourceEntry[] }> = new Map<
  string,
  { readonly items: readonly SourceEntry[] }
>([...Object.entries(source.catalogues), ['content_main_categories', content], ['service_taxonomy', taxonomy]]);
