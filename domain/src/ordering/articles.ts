type Dated = { readonly postedDate: string | null };

/** Newest posted date first, undated last; equal dates keep their order when sorted. */
export function byPostedDate(a: Dated, b: Dated): number {
  if (a.postedDate === b.postedDate) return 0;
  if (a.postedDate === null) return 1;
  if (b.postedDate === null) return -1;
  return a.postedDate < b.postedDate ? 1 : -1;
}
