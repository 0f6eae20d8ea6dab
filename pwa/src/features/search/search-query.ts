const SORTS = ['TWITTER', 'VISITOR'] as const;
const EXPLORE = ['business-service', 'web-service'] as const;
const KINDS = ['company', 'service', 'person', 'article'] as const;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

/** The query of /search, /search-service and /tag-search (company-side 2.6, 2.7). */
export type SearchQuery = {
  readonly search?: string;
  readonly kind?: (typeof KINDS)[number];
  readonly explore?: (typeof EXPLORE)[number];
  /** Comma-separated keys. */
  readonly categories?: string;
  readonly canDo?: string;
  readonly mainUsage?: string;
  readonly tag?: string;
  readonly mainArticleCategory?: string;
  readonly sort?: (typeof SORTS)[number];
  readonly page?: number;
  readonly limit?: number;
  readonly preview?: true;
};

const TEXTS = ['search', 'categories', 'canDo', 'mainUsage', 'tag', 'mainArticleCategory'] as const;

function count(value: unknown, most: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** Reads the query and drops what is not of it, so that a broken link still shows a page. */
export function searchQuery(search: Record<string, unknown>): SearchQuery {
  const texts = TEXTS.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const chosen = {
    kind: oneOf(KINDS, search['kind']),
    explore: oneOf(EXPLORE, search['explore']),
    sort: oneOf(SORTS, search['sort']),
    page: count(search['page'], 1000),
    limit: count(search['limit'], 50),
    preview: search['preview'] === true || search['preview'] === 'true' ? true : undefined,
  };
  const present = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...texts, ...present]);
}
