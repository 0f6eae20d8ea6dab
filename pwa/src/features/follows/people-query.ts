import { listFollowers, listFollowing } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';
import { pageOf, ROWS } from '../../api/page-of.ts';

export type Side = 'followers' | 'following';

/** People on a page of the lists. */
export const PAGE_SIZE = ROWS.person.people;

/** A page of who follows a person, or of whom that person follows; pages count from 1. */
export function peopleQuery(id: string, side: Side, page: number) {
  const asked = { params: { id }, query: pageOf(PAGE_SIZE, page) };
  return side === 'followers' ? apiQuery(listFollowers, asked) : apiQuery(listFollowing, asked);
}
