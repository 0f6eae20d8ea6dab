/**
 * Rows on a page of each list of a person's or a company's page. What its tab asks first and what is kept of it for offline is one
 * query: both take it from here.
 */
export const ROWS = {
  person: { items: 5, companies: 5, people: 5, services: 12 },
  /** Company-side 9: pagination default. The free plan shows eight users; members come in the same pages. */
  company: { items: 5, words: 5, people: 8, companies: 12 },
  /** What a company's overview shows before the links to all. */
  overview: { adopters: 6, articles: 3, members: 8, short: 5 },
} as const;

/** A page as a call asks for it; pages count from 1. */
export const pageOf = (rows: number, page = 1) => ({ page: String(page), limit: String(rows) });

/** The same of a list whose first page is asked for by its rows alone. */
export const rowsOf = (rows: number, page = 1) => ({
  limit: String(rows),
  ...(page > 1 && { page: String(page) }),
});
