import { Link } from '@tanstack/react-router';
import type { DrawLink } from '../../ui/index.ts';
import { EXACT } from '../exact.ts';
import { changed, type QueryChange } from './changed-query.ts';

/** Leads to the open page with its query changed. The page stays where it is scrolled to, unless it is to begin at its top. */
export const queryLink =
  <V,>(change: (value: V) => QueryChange, { fromTop = false } = {}): DrawLink<V> =>
  (value, look) => (
    <Link {...look} to="." search={changed(change(value))} activeOptions={EXACT} resetScroll={fromTop} />
  );

/** The first page needs no word. */
const turned = (page: number): QueryChange => ({ page: page > 1 ? page : undefined });

/** Leads to another page of the list, which its reader sees from where it begins (`returns`). */
export const pageLink = queryLink(turned);

/** Leads to another page of the list that is all there is on the page. */
export const pageLinkFromTop = queryLink(turned, { fromTop: true });

/** Leads to the first page of the list in one category, or in all of them. */
export const categoryLink = queryLink((category: string) => ({ category: category || undefined, page: undefined }));
