import { Link } from '@tanstack/react-router';
import type { Place } from './told.ts';

/** Leads where a notification leads. */
export function PlaceLink({ place, children }: { readonly place: Place; readonly children: string }) {
  switch (place.kind) {
    case 'user':
      return (
        <Link to="/profile/$id" params={{ id: place.id }} search={{}}>
          {children}
        </Link>
      );
    case 'article':
      return (
        <Link to="/articles/$id" params={{ id: place.id }} search={{}}>
          {children}
        </Link>
      );
    case 'company':
      return (
        <Link to="/companies/$id" params={{ id: place.id }} search={place.tab ? { tab: place.tab } : {}}>
          {children}
        </Link>
      );
    case 'account':
      return (
        <Link to="/account" search={{}} {...(place.hash && { hash: place.hash })}>
          {children}
        </Link>
      );
    default:
      return place satisfies never;
  }
}
