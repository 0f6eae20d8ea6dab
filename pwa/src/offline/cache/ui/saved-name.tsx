import { Link } from '@tanstack/react-router';
import { ExternalMark } from '../../../ui/index.ts';
import type { SavedItem } from '../index.ts';

/** A saved thing's name as a link to it; an article's leads to the site on which it stands. */
export function SavedName({ item: { kind, id, card } }: { readonly item: SavedItem }) {
  if (kind === 'person') {
    return (
      <Link to="/profile/$id" params={{ id }}>
        {card.name}
      </Link>
    );
  }
  if (kind === 'company') {
    return (
      <Link to="/companies/$id" params={{ id }}>
        {card.name}
      </Link>
    );
  }
  return (
    <a href={card.url ?? ''} target="_blank" rel="noopener">
      {card.name}
      <ExternalMark className="ic-s" />
    </a>
  );
}
