import { type MakeRouteMatch, type RegisteredRouter, type RouteIds, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { present } from '../../address/query-parts.ts';

type Tree = RegisteredRouter['routeTree'];
type Query = MakeRouteMatch<Tree, RouteIds<Tree>, false>['search'];

/** Parts of the query of the open page with their new values; `undefined` takes one out. */
export type QueryChange = { readonly [Part in keyof Query]?: Query[Part] | undefined };

export const changed =
  (change: QueryChange) =>
  (query: Query): Query =>
    present({ ...query, ...change });

/** Changes the query where the page stands: Back does not lead to what it was. */
export function useReplacedQuery(): (change: QueryChange) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => void navigate({ to: '.', search: changed(change), replace: true, resetScroll: false }),
    [navigate],
  );
}
