import { lastPage } from '../../ui/index.ts';

type Asked = { readonly category?: string | undefined; readonly page?: number | undefined };

/** What an answer says of the list: how long it is in all its pages, and how many stand in each category, where there are any. */
export type Extent = {
  readonly total: number;
  readonly pageSize: number;
  readonly counts?: Readonly<Record<string, number>> | undefined;
};

/**
 * What has to change in the query of a list once its answer is there; null: nothing. A category without
 * items gives way to all of them, a page past the end to the last one, and any page to the first when the list in which it was turned
 * to has become longer or shorter. `before`: how long that was.
 */
export function correction(
  { category, page = 1 }: Asked,
  { total, pageSize, counts }: Extent,
  before: number | null,
): { readonly category?: undefined; readonly page: number | undefined } | null {
  if (counts && category !== undefined && !counts[category]) return { category: undefined, page: undefined };
  if (page > 1 && before !== null && before !== total) return { page: undefined };
  const last = lastPage(total, pageSize);
  if (page > last) return { page: last > 1 ? last : undefined };
  return null;
}
