type Dated = { readonly postedDate: string | null };

/** Newest posted date first, undated last (spec section 9); equal dates keep their order when sorted. */
export function byPostedDate(a: Dated, b: Dated): number {
  if (a.postedDate === b.postedDate) return 0;
  if (a.postedDate === null) return 1;
  if (b.postedDate === null) return -1;
  return a.postedDate < b.postedDate ? 1 : -1;
}

/** A new list, newest posted date first, undated last. */
export function sortedByPostedDate<T extends Dated>(articles: readonly T[]): readonly T[] {
  return [...articles].sort(byPostedDate);
}

/** Items by their main category, each bucket newest first (spec section 4). */
export function bucketsOf<T extends Dated & { readonly mainCategory: string }>(
  articles: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const buckets = new Map<string, T[]>();
  for (const article of sortedByPostedDate(articles)) {
    const bucket = buckets.get(article.mainCategory);
    if (bucket === undefined) buckets.set(article.mainCategory, [article]);
    else bucket.push(article);
  }
  return buckets;
}
